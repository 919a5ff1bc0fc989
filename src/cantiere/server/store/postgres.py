"""PostgreSQL, for several processes on one database.

What several tables want to write at the same moment shares one transaction here as it does on SQLite: a few round
trips and one commit for all of them. The notices of what was written are part of it, so they are sent if
it is stored, and not otherwise. SQLAlchemy does everything that is not done at every action.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

import asyncpg
import msgspec
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from cantiere.server.store.database import TOGETHER, Database, one_at_a_time, upgrade
from cantiere.server.store.notices import CHANNEL, encoded
from cantiere.server.store.postgres_notices import NOTIFY, PostgresNotices
from cantiere.server.store.prepared import NotWritten, Prepared, Row, TableWrites, to_json

CONNECTIONS: Final = 10  # for everything but the actions, the notices and what is committed
# In the order of their ids: two processes that want the same tables wait for each other, never both.
_LOCK_HEADS: Final = "select id, version from game_table where id = any($1) order by id for update"

T = TypeVar("T")


class PostgresDatabase(Database):
    failures = (*Database.failures, asyncpg.PostgresError, asyncpg.InterfaceError)
    forbidden = (*Database.forbidden, asyncpg.IntegrityConstraintViolationError)
    senseless = (asyncpg.DataError,)

    def __init__(self, url: str) -> None:
        # asyncpg reads the URL itself, so that everything `libpq` knows may stand in it (`sslmode`, say).
        plain = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: asyncpg.connect(plain),
            pool_size=CONNECTIONS,
            pool_pre_ping=True,
            json_serializer=to_json,
            json_deserializer=msgspec.json.decode,
        )
        self.notices: PostgresNotices = PostgresNotices(plain)
        self._writer = _Writer(plain)

    async def _read(self, do: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(do)

    async def _write(self, do: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(do)

    async def _write_table(self, writes: TableWrites) -> None:
        await self._writer.write(writes)

    async def migrate(self) -> None:
        def write(connection: Connection) -> None:
            one_at_a_time(connection)  # several may start at once
            upgrade(connection)

        await self.write(write)

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()


class _Job:
    """What is to be written of one table, and who waits for it."""

    def __init__(self, writes: TableWrites) -> None:
        self.writes = writes
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(self, error: Exception | None = None) -> None:
        if self.done.done():  # whoever waited is gone
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class _Writer:
    """Writes what has come while it wrote, all of it in one transaction, over a connection of its own."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._session: Any = None
        self._waiting: list[_Job] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, writes: TableWrites) -> None:
        job = _Job(writes)
        self._waiting.append(job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all(), name="writer")
        await job.done

    async def close(self) -> None:
        if self._task is not None:
            await self._task
        if self._session is not None:
            await self._session.close()

    async def _write_all(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            try:
                await self._together(jobs)
            except Exception as error:
                if len(jobs) == 1:
                    jobs[0].answer(error)
                else:
                    await self._one_by_one(jobs)

    async def _one_by_one(self, jobs: list[_Job]) -> None:
        """One of them has spoilt it for the others."""
        for job in jobs:
            try:
                await self._together([job])
            except Exception as error:
                job.answer(error)

    async def _together(self, jobs: list[_Job]) -> None:
        """One commit for all of them; those that are too late are told so."""
        if self._session is None or self._session.is_closed():
            self._session = await asyncpg.connect(self._url)
        session = self._session
        try:
            async with session.transaction():
                tables = [job.writes.table for job in jobs]
                versions = {row["id"]: row["version"] for row in await session.fetch(_LOCK_HEADS, tables)}
                written = [job for job in jobs if versions.get(job.writes.table) == job.writes.version]
                for statement, rows in _by_statement(written).items():
                    await session.executemany(statement.postgres.sql, [statement.postgres.values(row) for row in rows])
                if written:
                    await session.execute(NOTIFY, CHANNEL, [encoded(job.writes.notice) for job in written])
        except BaseException:
            # After an error in the middle nothing is known of the connection; a new one costs little.
            with contextlib.suppress(Exception):
                session.terminate()
            raise
        for job in jobs:
            job.answer(None if job in written else NotWritten())


def _by_statement(jobs: list[_Job]) -> dict[Prepared, list[Row]]:
    """All rows of the same statement go together: a round trip for each statement, not for each row."""
    found: dict[Prepared, list[Row]] = {}
    for job in jobs:
        for write in job.writes.writes:
            found.setdefault(write.statement, []).extend(write.rows)
    return found
