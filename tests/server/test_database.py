"""The database as migrations leave it, and its manners."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from cantiere.server.database import full_url, open_database
from cantiere.server.schema import metadata

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "house.sqlite3"))
    await database.migrate()
    await database.migrate()  # a second start has nothing to do
    assert await database.read(differences) == []
    await database.close()


async def test_commits_reach_the_disk_and_keys_are_kept(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "house.sqlite3"))
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
