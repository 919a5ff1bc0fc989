"""The database as migrations leave it, and its manners."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, insert, text

from cantiere.server.store.database import READERS, full_url, open_database
from cantiere.server.store.schema import metadata, setting
from cantiere.server.store.store import Store
from tests.server.kit import PATIENCE, open_server

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "server.sqlite3"))
    await database.migrate()
    await database.migrate()  # a second start has nothing to do
    assert await database.read(differences) == []
    await database.close()


async def test_commits_reach_the_disk_and_keys_are_kept(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "server.sqlite3"))
    await database.migrate()
    names = ("journal_mode", "synchronous", "foreign_keys")
    settings = await database.write(lambda db: [db.scalar(text(f"pragma {name}")) for name in names])
    assert settings == ["wal", 2, 1]
    await database.close()


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:///x.db", "sqlite:///x.db"),
        ("/tmp/x.db", "sqlite:////tmp/x.db"),
        ("postgresql://anna:secret@host/club", "postgresql+asyncpg://anna:secret@host/club"),
        ("postgres://host/club", "postgresql+asyncpg://host/club"),
        ("postgresql+asyncpg://host/club", "postgresql+asyncpg://host/club"),
    ],
)
def test_urls_as_people_write_them(given: str, used: str) -> None:
    assert full_url(given) == used


def _insert(db: Connection, key: str) -> None:
    db.execute(insert(setting).values(key=key, value=bytes(3000)))


@pytest.mark.parametrize("place", range(5))
async def test_a_torn_page_is_noticed(tmp_path: Path, place: int) -> None:
    file = tmp_path / "server.sqlite3"
    database = open_database(str(file))
    await database.migrate()
    for n in range(30):
        await database.write(partial(_insert, key=f"{n}"))
    assert await database.damage() == []
    await database.close()
    content = bytearray(file.read_bytes())
    pages = len(content) // 4096
    torn = 4096 * (pages - 1 - place * 4)
    content[torn : torn + 64] = b"\xff" * 64
    file.write_bytes(content)
    database = open_database(str(file))
    assert await database.damage() != []
    await database.close()


async def test_an_index_that_does_not_fit_its_table_is_noticed_when_the_server_starts(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file, said = tmp_path / "server.sqlite3", ""
    database = open_database(str(file))
    await database.migrate()
    await database.write(partial(_insert, key="a setting"))
    await database.close()
    with contextlib.closing(sqlite3.connect(file)) as db:
        query = "select rootpage from sqlite_master where type = 'index' and tbl_name = 'setting'"
        ((page,),) = db.execute(query).fetchall()
    content = bytearray(file.read_bytes())
    content[content.index(b"a setting", 4096 * (page - 1))] = ord("b")
    file.write_bytes(content)
    async with open_server(file), asyncio.timeout(PATIENCE):
        while "the database is damaged" not in said:
            await asyncio.sleep(0.01)
            said += capfd.readouterr().err


async def test_somebodys_tables_are_found_by_indexes(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "server.sqlite3"))
    await database.migrate()
    store, plans = Store(database), list[str]()

    def explain(db: Connection, _cursor: object, statement: str, given: Any, *_: object) -> None:
        if "game_table" in statement and not statement.startswith("explain"):
            plans.extend(row[-1] for row in db.exec_driver_sql(f"explain query plan {statement}", given))

    event.listen(database._engine, "before_cursor_execute", explain)  # type: ignore[attr-defined]
    await store.of_person("anna", finished=False)
    await store.of_person("anna", finished=True)
    await store.count_open("anna")
    await store.public("finished")
    await database.close()
    assert "SEARCH game_table USING INDEX game_table_owner (owner=?)" in plans
    assert [plan for plan in plans if plan.startswith("SCAN game_table")] == []


async def test_a_read_that_fails_leaves_no_old_picture_behind(tmp_path: Path) -> None:
    """A query not read to its end keeps the database as it was, and an error that somebody holds keeps the query."""
    database = open_database(str(tmp_path / "server.sqlite3"))
    await database.write(lambda db: db.execute(text("CREATE TABLE number (n)")))
    await database.write(lambda db: db.execute(text("INSERT INTO number VALUES (1), (2), (3)")))

    def stumble(db: Connection) -> None:
        rows = db.execute(text("SELECT n FROM number"))
        for _ in rows:
            raise ValueError

    held = []
    for _ in range(READERS):
        with pytest.raises(ValueError) as error:
            await database.read(stumble)
        held.append(error)
    await database.write(lambda db: db.execute(text("INSERT INTO number VALUES (4)")))
    for _ in range(READERS + 1):
        assert await database.read(lambda db: db.execute(text("SELECT count(*) FROM number")).scalar()) == 4
    await database.close()
