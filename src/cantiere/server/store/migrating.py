"""Migration of the database when the server starts, with a backup before it."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from cantiere.kernel.errors import CantiereError
from cantiere.kernel.text import Text
from cantiere.server.errors import Refusal
from cantiere.server.store import versions
from cantiere.server.store.backup import beside, sqlite_file, write_backup
from cantiere.server.store.database import open_database, prepare


async def ready(where: str) -> list[Text]:
    """Migrate the database. Returns what the host should be told: nothing, unless something was changed.
    Raises what `prepare` raises; and when the backup cannot be made nothing is changed."""
    old, newest = await _shape(where), versions.known()[0]
    if old in (None, newest):
        await prepare(where)
        return []
    file = _backup_file(where, newest)
    await write_backup(where, file)
    await prepare(where)
    return [Text("start-backup", {"file": str(file)}), Text("start-migrated", {"old": str(old), "new": newest})]


async def _shape(where: str) -> str | None:
    """The database's schema version; None for a new one, and for one that cannot be opened: `prepare` says why."""
    try:
        database = open_database(where)
        try:
            return await database.read(versions.found)
        finally:
            await database.close()
    except (CantiereError, Refusal, SQLAlchemyError, ImportError, OSError, ValueError):
        return None


def _backup_file(where: str, newest: str) -> Path:
    file, stamp = sqlite_file(where), time.strftime("%Y%m%d-%H%M%S")
    if file is not None:
        return beside(where, f"{file.name}.before-{newest}-{stamp}")
    return beside(where, f"postgresql.before-{newest}-{stamp}.rows.gz")
