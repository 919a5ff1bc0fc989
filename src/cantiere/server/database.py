"""The door to the database: SQLite by default, PostgreSQL by its URL. A transaction is a function of a connection.

SQLite runs in WAL mode with `synchronous=FULL`: a commit has reached the disk, so an acknowledged action survives a
power cut, not only a crash. (At NORMAL commits are some eight times cheaper, and the last of them may be lost with
the current; a club's tables make a few a second.) Whoever writes begins with `BEGIN IMMEDIATE`: a transaction that
reads first and then wants to write would fail at once in WAL mode, whatever its patience.

On SQLite a transaction is one visit to a thread: an asynchronous driver visits its thread for every statement, some ten
times for one action. And what several tables want to write at the same moment shares one commit (`_Writer`), because
waiting for the disk is most of its price.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

BUSY_MILLISECONDS: Final = 10_000  # how long one process waits for another's write
READERS: Final = 4
TOGETHER: Final = 100  # changes in one commit, at most
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    f"busy_timeout={BUSY_MILLISECONDS}",
)
_DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

T = TypeVar("T")


class Database:
    """Where everything is kept. Both methods run `do` in a transaction of its own."""

    async def read(self, do: Callable[[Connection], T]) -> T:
        """A consistent look."""
        raise NotImplementedError

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Committed, and on disk, when this returns; not at all when `do` raises."""
        raise NotImplementedError

    async def migrate(self) -> None:
        """Bring the database to the shape this version needs."""
        await self.write(_upgrade)

    async def close(self) -> None:
        raise NotImplementedError


class SqliteDatabase(Database):
    """One thread writes, a few read beside it."""

    def __init__(self, url: str) -> None:
        self._engine = _sqlite(url, "BEGIN", READERS)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = _Writer(_sqlite(url, "BEGIN IMMEDIATE", 1))

    async def read(self, do: Callable[[Connection], T]) -> T:
        visit = partial(_transaction, self._engine, do)
        return await asyncio.get_running_loop().run_in_executor(self._readers, visit)

    async def write(self, do: Callable[[Connection], T]) -> T:
        return await self._writer.write(do)

    async def close(self) -> None:
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()
        await asyncio.to_thread(self._writer.close)


class _Job:
    """Something to be written, and who waits for it."""

    def __init__(self, do: Callable[[Connection], Any]) -> None:
        self.do = do
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def answer(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class _Writer:
    """A thread that writes what lies in its queue, all of it in one commit. What fails is taken back alone."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, do: Callable[[Connection], T]) -> T:
        job = _Job(do)
        self._queue.put(job)
        result: T = await job.future
        return result

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            jobs: list[_Job] = [job]
            while len(jobs) < TOGETHER and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)  # these first, then the end
                    break
                jobs.append(more)
            self._write(jobs)

    def _write(self, jobs: list[_Job]) -> None:
        job = jobs[0]
        try:
            with self._engine.begin() as connection:
                if len(jobs) == 1:
                    job.result = job.do(connection)
                else:
                    for job in jobs:
                        self._do(job, connection)
        except Exception as error:  # nothing of it is written
            for job in jobs:
                job.error = job.error or error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            job.future.get_loop().call_soon_threadsafe(_answer, jobs)

    def _do(self, job: _Job, connection: Connection) -> None:
        try:
            with connection.begin_nested():
                job.result = job.do(connection)
        except Exception as error:
            job.error = error


def _answer(jobs: list[_Job]) -> None:
    for job in jobs:
        job.answer()


class PostgresDatabase(Database):
    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=10, pool_pre_ping=True)

    async def read(self, do: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(do)

    async def write(self, do: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(do)

    async def close(self) -> None:
        await self._engine.dispose()


def open_database(where: str) -> Database:
    """By its URL, or by the path of an SQLite file."""
    url = full_url(where)
    return SqliteDatabase(url) if url.startswith("sqlite") else PostgresDatabase(url)


def full_url(where: str) -> str:
    """The URL with the driver we use: people write `postgresql://…`, or the path of a file."""
    if "://" not in where:
        return f"sqlite:///{Path(where).expanduser().absolute()}"
    url = make_url(where)
    return url.set(drivername=_DRIVERS.get(url.drivername, url.drivername)).render_as_string(False)


def _transaction(engine: Engine, do: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return do(connection)


def _sqlite(url: str, begin: str, size: int) -> Engine:
    engine = create_engine(url, pool_size=size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
