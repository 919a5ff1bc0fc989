"""Which schema version a database has, and which ones this program knows."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from cantiere.kernel.errors import CantiereError


class NewerDatabase(CantiereError):
    """The database was made by a later version of the program."""


@cache
def known() -> list[str]:
    """Every schema version, the newest first."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def found(db: Connection) -> str | None:
    """The schema version of this database; None for an empty one. Raises NewerDatabase."""
    shape = MigrationContext.configure(db).get_current_revision()
    if shape is not None and shape not in known():
        raise NewerDatabase("error-database-newer", database=db.engine.url.render_as_string())
    return shape
