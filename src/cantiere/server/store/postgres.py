"""PostgreSQL, for several processes on one database.

What several tables want to write at the same moment shares one commit here as it does on SQLite; it is one statement
(`together.py`). SQLAlchemy does everything that is not done at every action.
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
from cantiere.server.store.postgres_notices import PostgresNotices
from cantiere.server.store.prepared import NotWritten, TableWrites, to_json
from cantiere.server.store.together import write_together

ENOUGH: Final = 12  # changes that are not kept waiting for others
CONNECTIONS: Final = 10  # for everything but the actions, the notices and what is committed

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
            await self._gather()
            jobs = self._next()
            try:
                await self._together(jobs)
            except Exception as error:
                if len(jobs) == 1:
                    jobs[0].answer(error)
                else:
                    await self._one_by_one(jobs)

    async def _gather(self) -> None:
        """Let come what the loop is about to bring: a commit costs much the same for one change as for ten. Whoever the
        last one has answered goes on in the next round of the loop, and who comes after them in the round after that.
        With enough of them it is time: while they are written there is still something to do."""
        count = quiet_rounds = 0
        while len(self._waiting) < ENOUGH and quiet_rounds < 2:
            await asyncio.sleep(0)
            quiet_rounds = 0 if len(self._waiting) > count else quiet_rounds + 1
            count = len(self._waiting)

    def _next(self) -> list[_Job]:
        """What is written next; of each table one change, for only one can be planned for the version it has."""
        taken: dict[str, _Job] = {}
        left: list[_Job] = []
        for job in self._waiting:
            if len(taken) == TOGETHER or taken.setdefault(job.writes.table, job) is not job:
                left.append(job)
        self._waiting = left
        return list(taken.values())

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
            written = await write_together(session, [job.writes for job in jobs])
        except BaseException:
            # After an error in the middle nothing is known of the connection; a new one costs little.
            with contextlib.suppress(Exception):
                session.terminate()
            raise
        for job in jobs:
            job.answer(None if job.writes.table in written else NotWritten())
