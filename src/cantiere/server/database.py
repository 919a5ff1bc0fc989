"""The door to the database: SQLite by default, PostgreSQL by its URL.

SQLite runs in WAL mode with `synchronous=FULL`: a commit has reached the disk, so an acknowledged action survives a power
cut, not only a crash. (At NORMAL commits are some eight times cheaper, and the last of them may be lost with the
current; a table makes a few a second.) Whoever writes begins with `BEGIN IMMEDIATE` on the one writing
connection: a transaction that reads first and then wants to write would fail at once in WAL mode, whatever its patience.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY_MILLISECONDS: Final = 10_000  # how long one process waits for another's write
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    f"busy_timeout={BUSY_MILLISECONDS}",
)


class Database:
    """Connections for reading and for writing."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        if self.is_sqlite:
            self._reader = _sqlite(self.url, "BEGIN", 4)
            self._writer = _sqlite(self.url, "BEGIN IMMEDIATE", 1)
        else:
            self._reader = self._writer = create_async_engine(self.url, pool_size=10, pool_pre_ping=True)

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    def read(self) -> AsyncConnection:
        """A consistent look at the database."""
        return self._reader.connect()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed, and on disk, when the block ends without an exception."""
        async with self._writer.begin() as connection:
            yield connection

    async def migrate(self) -> None:
        """Bring the database to the shape this version needs."""
        async with self._writer.begin() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self._reader.dispose()
        await self._writer.dispose()


def async_url(url: str) -> str:
    """The URL with the driver we use: people write `postgresql://…`, or the path of a file."""
    if "://" not in url:
        return f"sqlite+aiosqlite:///{Path(url).expanduser().absolute()}"
    parsed = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername)).render_as_string(False)


def _sqlite(url: str, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=60)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
