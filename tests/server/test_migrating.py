"""A server that starts with an older database: a backup is made before anything changes, and the host is told."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

import cantiere.server.store
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.text import Text
from cantiere.server.store import versions
from cantiere.server.store.backup import write_rows
from cantiere.server.store.database import open_database
from cantiere.server.store.migrating import ready

pytestmark = pytest.mark.anyio


async def first_shape(file: Path) -> None:
    """A database as the first version made it, with somebody in it."""

    def upgrade(db: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(cantiere.server.store.__file__).parent / "migrations"))
        config.attributes["connection"] = db
        command.upgrade(config, "0001")

    database = open_database(str(file))
    await database.write(upgrade)
    await database.close()
    sql = "insert into person (id, name, admin, epoch, created) values ('anna', 'Anna', 0, 0, 0)"
    with contextlib.closing(sqlite3.connect(file)) as db, db:
        db.execute(sql)


def shape(file: Path) -> tuple[str, list[tuple[str]]]:
    with contextlib.closing(sqlite3.connect(file)) as db:
        (found,) = db.execute("select version_num from alembic_version").fetchone()
        return found, db.execute("select name from person").fetchall()


async def test_a_backup_is_made_before_the_shape_changes(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite3"
    await first_shape(file)
    said = await ready(str(file))
    (backup,) = tmp_path.glob("club.sqlite3.before-*")
    newest = versions.known()[0]
    migrated = Text("start-migrated", {"old": "0001", "new": newest})
    assert said == [Text("start-backup", {"file": str(backup)}), migrated]
    assert shape(backup) == ("0001", [("Anna",)])
    assert shape(file) == (newest, [("Anna",)])
    assert await ready(str(file)) == []
    assert list(tmp_path.glob("club.sqlite3.before-*")) == [backup]


async def test_a_new_database_needs_no_backup(tmp_path: Path) -> None:
    assert await ready(str(tmp_path / "new.sqlite3")) == []
    assert not list(tmp_path.glob("*.before-*"))


async def test_without_room_for_the_backup_nothing_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "club.sqlite3"
    await first_shape(file)
    nowhere = tmp_path / "missing" / "backup"
    monkeypatch.setattr("cantiere.server.store.migrating._backup_file", lambda where, newest: nowhere)
    with pytest.raises(CantiereError):
        await ready(str(file))
    assert shape(file) == ("0001", [("Anna",)])


async def test_rows_of_an_older_shape_are_written_as_they_are(tmp_path: Path) -> None:
    file, rows = tmp_path / "club.sqlite3", tmp_path / "rows.gz"
    await first_shape(file)
    await write_rows(str(file), rows)
    assert rows.stat().st_size > 0
