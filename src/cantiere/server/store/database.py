"""The database: SQLite by default, PostgreSQL by its URL. A transaction is a function of a connection.

SQLite runs in WAL mode with `synchronous=FULL`: a commit has reached the disk, so an acknowledged action survives a
power cut, not only a crash. (At NORMAL commits are some eight times cheaper, and the last of them may be lost in a
power cut; a club's tables make a few a second.) Whoever writes begins with `BEGIN IMMEDIATE`: a transaction that
reads first and then wants to write would fail at once in WAL mode, whatever its timeout.

On SQLite a transaction is one visit to a thread: an asynchronous driver visits its thread for every statement, some ten
times for one action. And what several tables want to write at the same moment shares one commit (`_Writer`), because
waiting for the disk is most of its price.

A disk can be full, locked, read-only or broken. Then nothing is written, and whoever asked is told so (`Unavailable`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, ClassVar, Final, TypeVar

import msgspec
import sqlalchemy
import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from cantiere.kernel.errors import CantiereError
from cantiere.server.errors import BadRequest, Corrupt, Refusal, Unavailable
from cantiere.server.store import versions
from cantiere.server.store.notices import CHANNEL, Notice, Notices, encoded
from cantiere.server.store.prepared import NotWritten, TableWrites, to_json

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
_Errors = tuple[type[Exception], ...]

logger = structlog.get_logger()


class Database:
    """Where everything is kept. `read` and `write` run `do` in a transaction of its own; it may be run again when that
    transaction is lost. Both raise `Unavailable` when the database does not work.

    `notices` are what processes that share the database tell each other."""

    failures: ClassVar[_Errors] = (SQLAlchemyError, sqlite3.Error, OSError)  # of the disk or the connection
    forbidden: ClassVar[_Errors] = (IntegrityError, sqlite3.IntegrityError)  # by a key
    senseless: ClassVar[_Errors] = ()  # text that cannot be stored
    notices: Notices = Notices()

    async def read(self, do: Callable[[Connection], T]) -> T:
        """In a transaction that only reads."""
        try:
            return await self._read(do)
        except self.forbidden:  # by a key: for the caller to judge
            raise
        except self.failures as error:
            raise self._in_words(error) from error

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Committed, and on disk, when this returns; not at all when `do` raises."""
        try:
            return await self._write(do)
        except self.forbidden:  # by a key: for the caller to judge
            raise
        except self.failures as error:
            raise self._in_words(error) from error

    async def write_table(self, writes: TableWrites) -> None:
        """The same for prepared statements, in their order; raises NotWritten where one may not be written."""
        try:
            await self._write_table(writes)
        except self.forbidden as error:
            raise NotWritten from error
        except self.failures as error:
            raise self._in_words(error) from error

    async def _read(self, do: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def _write(self, do: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def _write_table(self, writes: TableWrites) -> None:
        raise NotImplementedError

    async def migrate(self) -> None:
        """Migrate the database to the schema of this version."""
        await self.write(upgrade)

    async def damage(self) -> list[str]:
        """What SQLite finds broken in its file."""
        return []

    async def close(self) -> None:
        raise NotImplementedError

    def _in_words(self, error: Exception) -> Refusal:
        """An error of the disk or the connection."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(getattr(cause, "__cause__", None) or cause, self.senseless):
            return BadRequest("error-message", why=str(cause)[:200])
        logger.error("the database failed", why=str(cause))
        # Of all its errors SQLite's driver gives only "malformed" and "not a database" no class of their own.
        return (Corrupt if type(cause) is sqlite3.DatabaseError else Unavailable)("error-storage")


def one_at_a_time(db: Connection) -> None:
    """In a transaction that writes: wait until no other that calls this is running. SQLite has only one anyway."""
    if db.dialect.name == "postgresql":
        db.execute(sqlalchemy.text("select pg_advisory_xact_lock(1)"))


def tell(db: Connection, notice: Notice) -> None:
    """In a transaction that writes: notify the other processes when it is committed."""
    if db.dialect.name == "postgresql":
        db.execute(sqlalchemy.select(sqlalchemy.func.pg_notify(CHANNEL, encoded(notice))))


class SqliteDatabase(Database):
    """One thread writes, a few read beside it."""

    def __init__(self, url: str) -> None:
        _keep_private(url)
        self._engine = _sqlite(url, READERS)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = _Writer(_sqlite(url, 1))

    async def _read(self, do: Callable[[Connection], T]) -> T:
        visit = partial(_transaction, self._engine, do)
        return await asyncio.get_running_loop().run_in_executor(self._readers, visit)

    async def _write(self, do: Callable[[Connection], T]) -> T:
        def write(connection: Connection, _: sqlite3.Connection) -> T:
            if not connection.in_transaction():
                connection.begin()  # for SQLAlchemy's own books: the writer has begun already
            return do(connection)

        return await self._writer.write(write)

    async def _write_table(self, writes: TableWrites) -> None:
        def write(_: Connection, driver: sqlite3.Connection) -> None:
            for statement, rows, must_match in writes.writes:
                for row in rows:
                    done = driver.execute(statement.sqlite, statement.values(row))
                    if must_match and done.rowcount != 1:
                        raise NotWritten

        await self._writer.write(write)

    async def damage(self) -> list[str]:
        def check(db: Connection) -> list[str]:
            return [row[0] for row in db.execute(sqlalchemy.text("pragma integrity_check(10)")) if row[0] != "ok"]

        try:
            return await self.read(check)
        except Corrupt as error:
            return [str(error.__cause__)]

    async def close(self) -> None:
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()
        await self._writer.close()


class _Job:
    """Something to be written, and who waits for it."""

    def __init__(self, do: Callable[[Connection, sqlite3.Connection], Any]) -> None:
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
    """A thread that writes what has come while it wrote, all of it in one commit. A refused change is rolled back
    alone.

    It keeps one connection, which a change may use through SQLAlchemy or through the driver beneath; the transaction
    around all of them is its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._waiting: list[_Job] = []
        self._is_writing = False
        self._queue: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, do: Callable[[Connection, sqlite3.Connection], T]) -> T:
        job = _Job(do)
        self._waiting.append(job)
        if not self._is_writing:
            self._is_writing = True
            asyncio.get_running_loop().call_soon(self._hand_over)  # with what others want at the same moment
        result: T = await job.future
        return result

    async def close(self) -> None:
        while self._waiting:
            self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def _hand_over(self) -> None:
        jobs, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        self._is_writing = bool(jobs)
        if jobs:
            self._queue.put(jobs)

    def _answer(self, jobs: list[_Job]) -> None:
        self._hand_over()  # the disk is busy while the loop shows what is done
        for job in jobs:
            job.answer()

    def _run(self) -> None:
        while (jobs := self._queue.get()) is not None:
            self._write(jobs)
        if self._connection is not None:
            self._connection.close()

    def _write(self, jobs: list[_Job]) -> None:
        """One commit for all of them, or none of them is written. Where one has spoilt it for the others, each is
        written by itself."""
        try:
            self._commit(jobs)
        except _Spoilt:
            for job in jobs:
                job.error = None
                self._write([job])
            return
        except Exception as error:  # no transaction, or no commit
            for job in jobs:
                job.error = job.error or error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            jobs[0].future.get_loop().call_soon_threadsafe(self._answer, jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        """On disk when this returns; not at all when it raises."""
        if self._connection is None:
            self._connection = self._engine.connect()
        connection, driver = self._connection, self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            driver.execute("BEGIN IMMEDIATE")
            if len(jobs) == 1:
                jobs[0].result = jobs[0].do(connection, driver)
            else:
                for job in jobs:
                    _do_beside_others(job, connection, driver)
            driver.execute("COMMIT")
        finally:
            try:
                if connection.in_transaction():  # so SQLAlchemy thinks; after the commit nothing is
                    connection.rollback()
                if driver.in_transaction:
                    driver.rollback()
            except Exception:  # it is of no use any more
                self._connection = None
                connection.invalidate()
                connection.close()


class _Spoilt(Exception):
    """One change met an error after which nothing can be said of the others in the same transaction."""


def _do_beside_others(job: _Job, connection: Connection, driver: sqlite3.Connection) -> None:
    """The change in a savepoint, so that a refused one is rolled back alone. Not so after an error of the disk: SQLite
    may have rolled the whole transaction back (sqlite.org/lang_transaction.html), and what came after it would then be
    committed without what came before."""
    driver.execute("SAVEPOINT change")
    try:
        job.result = job.do(connection, driver)
        driver.execute("RELEASE change")
    except Exception as error:
        of_disk = isinstance(error, (SQLAlchemyError, sqlite3.Error)) and not isinstance(error, Database.forbidden)
        if of_disk or not driver.in_transaction:
            raise _Spoilt from error
        driver.execute("ROLLBACK TO change")
        driver.execute("RELEASE change")
        job.error = error


def open_database(where: str) -> Database:
    """By its URL, or by the path of an SQLite file."""
    url = full_url(where)
    if is_sqlite(url):
        return SqliteDatabase(url)
    from cantiere.server.store.postgres import PostgresDatabase  # its driver is not installed everywhere

    return PostgresDatabase(url)


def is_sqlite(where: str) -> bool:
    """Whether it is a file for one process, and not a server that many can share."""
    return full_url(where).startswith("sqlite")


class CannotOpen(CantiereError):
    """The database does not exist, cannot be reached or belongs to another program."""


async def prepare(where: str) -> None:
    """Migrate the database before anybody is served. Raises CannotOpen or NewerDatabase, with a sentence
    for the host."""
    name = where
    try:
        name = make_url(full_url(where)).render_as_string(hide_password=True)
        database = open_database(where)
        try:
            await database.migrate()
        finally:
            await database.close()
    except ModuleNotFoundError as error:
        raise CannotOpen("error-database-driver", database=name, module=str(error.name)) from error
    except (ArgumentError, OSError, Unavailable, ValueError) as error:  # a driver calls a wrong address a ValueError
        why = error.__cause__ if isinstance(error, Unavailable) else error
        raise CannotOpen("error-database", database=name, why=str(getattr(why, "orig", why))) from error


def _keep_private(url: str) -> None:
    """The file holds passwords' hashes and the secrets of running games: nobody else on the machine reads it. What
    SQLite puts beside it has the same rights."""
    file = make_url(url).database
    if file is None or file == ":memory:":
        return
    path = Path(file)
    with contextlib.suppress(OSError):  # what cannot be opened is said when it is
        if path.exists():
            path.chmod(path.stat().st_mode & ~0o007)
        else:
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def full_url(where: str) -> str:
    """The URL with the driver we use: people write `postgresql://…`, or the path of a file."""
    if "://" not in where:
        return f"sqlite:///{Path(where).expanduser().absolute()}"
    url = make_url(where)
    return url.set(drivername=_DRIVERS.get(url.drivername, url.drivername)).render_as_string(False)


def _transaction(engine: Engine, do: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        try:
            return do(connection)
        except Exception:
            # A query that was not read to its end lives as long as this error, and keeps the database as it was then:
            # whoever came next on this connection would see that.
            connection.invalidate()
            raise


def _sqlite(url: str, size: int) -> Engine:
    engine = create_engine(
        url, pool_size=size, max_overflow=0, json_serializer=to_json, json_deserializer=msgspec.json.decode
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


def upgrade(connection: Connection) -> None:
    versions.found(connection)  # refuses a newer one
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
