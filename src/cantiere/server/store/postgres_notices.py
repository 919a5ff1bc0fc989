"""Notices through PostgreSQL: LISTEN and NOTIFY, and advisory locks for what only one process may do.

All of it uses one connection that stays open. The server sees when it ends, however the process ended, and
then gives back what the process had claimed; that is why claims are locks of this session and not rows with a date.
Like `SKIP LOCKED`, taking one never waits: it succeeds at once or not at all.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
import msgspec
import structlog

from cantiere.server.store.notices import CHANNEL, Closed, Listener, Notice, Notices, Opened, decoder, encoded

BEAT_SECONDS: Final = 2.0  # how soon a process is missed that ended without a word
AGAIN_SECONDS: Final = 0.5  # after the connection was lost
ANSWER_SECONDS: Final = 10.0  # a server that is silent for longer is gone
PROCESSES: Final = 0x63616E74  # the advisory locks (PROCESSES, process) say which processes live

NOTIFY: Final = "select pg_notify($1, payload) from unnest($2::text[]) payload"
_PROCESS: Final = "select pg_advisory_lock($1, $2)"
_LIVE: Final = """
    select objid::bigint from pg_locks
    where locktype = 'advisory' and objsubid = 2 and classid = $1 and granted
      and database = (select oid from pg_database where datname = current_database())
"""
_CLAIMED: Final = """
    select classid::bigint << 32 | objid::bigint from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
"""

FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

logger = structlog.get_logger()


class PostgresNotices(Notices):
    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._listener: Listener
        self._session: asyncpg.Connection[Any] | None = None
        self._turn = asyncio.Lock()  # the connection does one thing at a time
        self._known: set[int] = set()  # processes that lived when we last looked, or have spoken since
        self._outgoing: list[str] = []
        self._news = asyncio.Event()  # something to send, or the end of the connection
        self._task: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        session = await self._connect()
        self._task = asyncio.create_task(self._run(session), name="notices")

    def tell(self, notice: Notice) -> None:
        self._outgoing.append(encoded(notice))
        self._news.set()

    @asynccontextmanager
    async def claim(self, work: str) -> AsyncIterator[bool]:
        session, key = self._session, _key(work)
        if session is None or not await self._ask(session, "select pg_try_advisory_lock($1)", key):
            yield False
            return
        try:
            yield True
        finally:
            if session is self._session:  # with the connection its claims are lost, too
                await self._ask(session, "select pg_advisory_unlock($1)", key)

    async def unclaimed(self, works: Sequence[str]) -> list[str]:
        if self._session is None:
            return []
        async with self._turn:
            claimed = {row[0] for row in await self._session.fetch(_CLAIMED)}
        return [work for work in works if _key(work) not in claimed]

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # --- the connection ---------------------------------------------------------------------------

    async def _run(self, session: asyncpg.Connection[Any]) -> None:
        """Forever: receive and send; when the connection is lost, open another."""
        while True:
            try:
                await self._use(session)
            except asyncio.CancelledError:
                await self._say_goodbye(session)
                raise
            except FAILURES as error:
                logger.warning("notices are interrupted", why=str(error))
            self._session = None
            session.terminate()
            session = await self._reconnect()
            self._listener.reread_all()

    async def _reconnect(self) -> asyncpg.Connection[Any]:
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            try:
                return await self._connect()
            except FAILURES as error:
                logger.warning("notices are interrupted", why=str(error))

    async def _connect(self) -> asyncpg.Connection[Any]:
        session = await asyncpg.connect(self._url, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS)
        try:
            # Another number for every connection: the server may not have noticed yet that the last one has ended.
            self.process = secrets.randbits(31)
            session.add_termination_listener(self._ended)
            await session.fetchval(_PROCESS, PROCESSES, self.process)
            await session.add_listener(CHANNEL, self._hear)
        except BaseException:
            session.terminate()
            raise
        self._session = session
        return session

    async def _use(self, session: asyncpg.Connection[Any]) -> None:
        self.tell(Opened(self.process))
        clock = asyncio.get_running_loop().time
        beat = 0.0
        while not session.is_closed():
            self._news.clear()
            if self._outgoing:
                telling, self._outgoing = self._outgoing, []
                async with self._turn:
                    await session.execute(NOTIFY, CHANNEL, telling)
            if clock() >= beat:
                await self._look_around(session)
                beat = clock() + BEAT_SECONDS
            try:
                async with asyncio.timeout(beat - clock()):
                    await self._news.wait()
            except TimeoutError:
                pass
        raise ConnectionError("the database has closed the connection")

    async def _look_around(self, session: asyncpg.Connection[Any]) -> None:
        """Find out which processes have ended."""
        async with self._turn:
            known = set(self._known)  # who speaks while we look may have come too late to be seen
            live = {row[0] for row in await session.fetch(_LIVE, PROCESSES)}
        for process in known - live:
            self._listener.on_notice(Closed(process))
        self._known = (self._known - known) | live

    async def _say_goodbye(self, session: asyncpg.Connection[Any]) -> None:
        self._session = None
        try:
            async with asyncio.timeout(1):
                await session.execute(NOTIFY, CHANNEL, [encoded(Closed(self.process))])
                await session.close()
        except FAILURES:
            session.terminate()

    def _ended(self, session: object) -> None:
        self._news.set()

    def _hear(self, session: object, sender: int, channel: str, payload: object) -> None:
        try:
            notices = decoder.decode_lines(str(payload))
        except msgspec.MsgspecError as error:  # of a newer version of the program, say
            logger.warning("a notice cannot be read", why=str(error))
            self._listener.reread_all()
            return
        for notice in notices:
            if notice.by == self.process:
                continue
            if isinstance(notice, Closed):
                self._known.discard(notice.by)
            else:
                self._known.add(notice.by)
            self._listener.on_notice(notice)

    async def _ask(self, session: asyncpg.Connection[Any], query: str, key: int) -> bool:
        """A lock taken or given back; False where the connection is lost."""
        try:
            async with self._turn:
                return bool(await session.fetchval(query, key))
        except FAILURES as error:
            logger.warning("a claim failed", why=str(error))
            session.terminate()  # whether the lock is ours now nobody knows: with the connection it is not
            return False


def _key(work: str) -> int:
    return int.from_bytes(hashlib.blake2b(work.encode(), digest_size=8).digest(), "big", signed=True)
