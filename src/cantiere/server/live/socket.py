"""The live socket: one for each page. Reads messages, does what they say, and sends what changes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, Protocol

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from cantiere import __version__
from cantiere.kernel.errors import CantiereError
from cantiere.server import metrics
from cantiere.server.clock import Clock
from cantiere.server.errors import BadRequest, Forbidden, InternalError, NotSignedIn, Refusal, of_kernel
from cantiere.server.limits import Bucket, Rate
from cantiere.server.live.lobby import LobbyLists
from cantiere.server.live.tables import Tables
from cantiere.server.people.accounts import People, User
from cantiere.server.people.sessions import COOKIE, ForgedCookie, Sessions, SignedIn
from cantiere.server.protocol import (
    CLOSE_COOKIE,
    CLOSE_FLOOD,
    CLOSE_HELLO,
    CLOSE_PROTOCOL,
    CLOSE_SILENT,
    CLOSE_TOO_BIG,
    MESSAGE_BYTES,
    PROTOCOL,
    Abort,
    Ack,
    Act,
    Answer,
    ClientMessage,
    Gone,
    Hello,
    Nack,
    Ping,
    Pong,
    Reason,
    Resync,
    Rewind,
    Say,
    Undo,
    Unwatch,
    Watch,
    WatchLobby,
    Welcome,
    Why,
    decoder,
    encoder,
)
from cantiere.server.quotas import Quotas
from cantiere.server.table.view import Viewer

WIRE: Final = "cantiere.wire"  # the extension of ASGI by which a connection brings its `Wire`
SILENCE_SECONDS: Final = 60
QUEUE_LENGTH: Final = 256  # messages a slow reader may be behind
CHECK_SECONDS: Final = 10  # how often we look who is silent, and whether another process has ended a session
SEND_SECONDS: Final = 20  # a send that takes longer goes to nobody
UNREADABLE_MESSAGES: Final = 20  # then the connection ends
TABLES_PER_PAGE: Final = 20
ACK_LENGTH: Final = 64

logger = structlog.get_logger()


class Wire(Protocol):
    """A connection to a page. `write` never waits; while the wire is not free, messages would pile up."""

    @property
    def is_free(self) -> bool: ...

    def write(self, text: bytes) -> None: ...

    async def until_free(self) -> None: ...


class Subscription:
    """One page looking at one table."""

    def __init__(self, connection: Connection, viewer: Viewer, spectating: bool) -> None:
        self.person = connection.person
        self.viewer = viewer
        self.spectating = spectating
        self.show = connection.show


class Connection:
    """One open socket."""

    def __init__(
        self, sockets: Sockets, receive: Receive, send: Send, wire: Wire, address: str, known: SignedIn | None
    ) -> None:
        self.user = known.user if known is not None else None
        self.person = self.user.id if self.user is not None else None
        self.session = known.session if known is not None else None
        self._receive = receive
        self._send = send
        self._wire = wire
        self._people = sockets.people
        self._tables = sockets.tables
        self._lobby = sockets.lobby
        self._quotas = sockets.quotas
        self._clock = sockets.clock
        self._queue: deque[bytes] = deque()  # what the wire could not take yet
        self._drainer: asyncio.Task[None] | None = None  # writes it when it can
        self._subscriptions: dict[str, Subscription] = {}
        self._bucket = Bucket(sockets.rate)
        self._unreadable = 0
        self._end_code = 0
        self._loop = asyncio.get_running_loop()
        self.heard = self._loop.time()  # when the last message came
        self._is_waiting = False  # for the next one
        self._patience = asyncio.Timeout(None)  # with that; it ends by `end` alone
        self._log = logger.bind(person=self.person, address=address)
        self._handlers: dict[type[Any], Callable[[Any], Awaitable[None]]] = {
            Hello: self._hello,
            Watch: self._watch,
            Unwatch: self._unwatch,
            WatchLobby: self._watch_lobby,
            Act: self._act,
            Undo: self._undo,
            Rewind: self._rewind,
            Abort: self._abort,
            Answer: self._answer,
            Why: self._why,
            Say: self._say,
            Ping: self._ping,
        }

    # --- sending ----------------------------------------------------------------------------------

    def show(self, message: bytes) -> None:
        """Send a message, soon. A reader too slow for the queue loses all of it, and is told so."""
        if self._drainer is None and self._wire.is_free:
            self._wire.write(message)
            return
        if len(self._queue) == QUEUE_LENGTH:
            self._queue.clear()
            message = encoder.encode(Resync())
            metrics.DROPPED.inc()
            self._log.warning("queue dropped")
        self._queue.append(message)
        if self._drainer is None:
            self._drainer = asyncio.create_task(self._drain(), name="socket drainer")

    def send(self, message: msgspec.Struct) -> None:
        self.show(encoder.encode(message))

    async def _drain(self) -> None:
        try:
            while self._queue:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._wire.until_free()
                self._wire.write(self._queue.popleft())
        except TimeoutError:
            self.end(CLOSE_SILENT)
        finally:
            self._drainer = None

    # --- reading ----------------------------------------------------------------------------------

    def end(self, code: int) -> None:
        """Close, and ignore what the other side still sends."""
        self._end_code = code
        if self._is_waiting:  # else it is doing something just now, and then looks
            self._patience.reschedule(0)

    def _is_to_end(self) -> bool:
        return self._end_code != 0

    async def serve(self) -> None:
        """Until either side goes away."""
        metrics.SOCKETS.inc()
        try:
            code = await self._read()
            if code is not None:
                self._log.info("socket closed", code=code)
                await self._flush()
                await self._send({"type": "websocket.close", "code": code})
        except (RuntimeError, OSError):
            pass  # the other side is gone
        finally:
            metrics.SOCKETS.dec()
            self._lobby.leave(self)
            for table, subscription in self._subscriptions.items():
                if table in self._tables.live:
                    self._tables.live[table].unwatch(subscription)
            if self._drainer is not None:
                self._drainer.cancel()

    async def _flush(self) -> None:
        """Give queued messages a moment to be sent."""
        for _ in range(50):
            if not self._queue:
                return
            await asyncio.sleep(0.01)

    async def _read(self) -> int | None:
        """Returns the code to close with, or None when the other side has closed."""
        try:
            async with asyncio.timeout(None) as self._patience:
                return await self._read_on()
        except TimeoutError:
            return self._end_code

    async def _read_on(self) -> int | None:
        greeted = False
        while not self._is_to_end():
            self._is_waiting = True
            text = await self._next()
            self._is_waiting = False
            if self._is_to_end():
                break
            if text is None:
                return None
            self.heard = self._loop.time()
            if len(text) > MESSAGE_BYTES:
                return CLOSE_TOO_BIG
            if not self._bucket.take():
                metrics.REFUSALS.labels("flood").inc()
                return CLOSE_FLOOD
            message = self._decode(text)
            if message is None:
                if self._unreadable >= UNREADABLE_MESSAGES:
                    return CLOSE_FLOOD
            elif not greeted and not isinstance(message, Hello):
                return CLOSE_HELLO
            elif isinstance(message, Hello) and message.protocol != PROTOCOL:
                return CLOSE_PROTOCOL
            else:
                greeted = True
                await self._do(message)
        return self._end_code

    async def _next(self) -> str | bytes | None:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def _decode(self, text: str | bytes) -> ClientMessage | None:
        try:
            message: ClientMessage = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._unreadable += 1
            self._refuse("", BadRequest("error-message", why=str(error)[:200]))
            return None
        return message

    async def _do(self, message: ClientMessage) -> None:
        ack, table = getattr(message, "ack", ""), getattr(message, "table", "")
        try:
            if hasattr(message, "ack") and not (1 <= len(ack) <= ACK_LENGTH and ack.isprintable()):
                raise BadRequest("error-ack-length", most=ACK_LENGTH)
            await self._handlers[type(message)](message)
        except Refusal as refusal:
            self._refuse(ack, refusal, table)
        except CantiereError as error:
            self._refuse(ack, of_kernel(error), table)
        except Exception:
            self._log.exception("message failed", message=type(message).__name__, table=table)
            self._refuse(ack, InternalError("error-server"), table)

    def _refuse(self, ack: str, refusal: Refusal, table: str = "") -> None:
        metrics.REFUSALS.labels(refusal.why.key).inc()
        self._log.info("refused", why=refusal.why.key, table=table)
        self.send(Nack(ack[:ACK_LENGTH], refusal.why, table))

    def _me(self) -> User:
        if self.user is None:
            raise NotSignedIn("error-nobody")
        return self.user

    # --- what messages do -------------------------------------------------------------------------

    async def _hello(self, message: Hello) -> None:
        you = self.user.shown() if self.user is not None else None
        self.send(Welcome(PROTOCOL, __version__, you, self._clock()))
        if message.lobby:
            await self._lobby.enter(self)
        for one in message.tables[:TABLES_PER_PAGE]:
            await self._do(Watch(one.table, one.seat, False, one.seen))

    async def _watch(self, message: Watch) -> None:
        id = message.table
        if id not in self._subscriptions and len(self._subscriptions) >= TABLES_PER_PAGE:
            raise Forbidden("error-too-many-tables")
        try:
            table = await self._tables.fresh(id)
        except Refusal as refusal:
            self.send(Gone(id, refusal.why))
            return
        viewer = table.viewer(self.person, message.seat, spectate=message.spectate)
        subscription = self._subscriptions.get(id)
        if subscription is None:
            subscription = self._subscriptions[id] = Subscription(self, viewer, message.spectate)
        subscription.viewer, subscription.spectating = viewer, message.spectate
        table.watch(subscription, message.seen)

    async def _unwatch(self, message: Unwatch) -> None:
        subscription = self._subscriptions.pop(message.table, None)
        if subscription is not None and message.table in self._tables.live:
            self._tables.live[message.table].unwatch(subscription)

    async def _watch_lobby(self, message: WatchLobby) -> None:
        if message.on:
            await self._lobby.enter(self)
        else:
            self._lobby.leave(self)

    async def _act(self, message: Act) -> None:
        me, table = self._me(), await self._tables.get(message.table)
        n = await table.act(me.id, message.seat, message.decision, message.words, message.ack)
        self.send(Ack(message.ack, table.id, n))

    async def _undo(self, message: Undo) -> None:
        me, table = self._me(), await self._tables.get(message.table)
        self.send(Ack(message.ack, table.id, await table.undo(me.id, message.seat, message.ack)))

    async def _rewind(self, message: Rewind) -> None:
        me, table = self._me(), await self._tables.get(message.table)
        n = await table.rewind(me.id, message.seat, message.to, message.ack)
        self.send(Ack(message.ack, table.id, n, asked=n == 0))

    async def _abort(self, message: Abort) -> None:
        me, table = self._me(), await self._tables.get(message.table)
        self.send(Ack(message.ack, table.id, asked=await table.abort(me.id, message.seat, message.ack)))

    async def _answer(self, message: Answer) -> None:
        me, table = self._me(), await self._tables.get(message.table)
        await table.answer(me.id, message.ask, message.yes, message.ack)
        self.send(Ack(message.ack, table.id))

    async def _why(self, message: Why) -> None:
        table = await self._tables.fresh(message.table)
        table.rules.require_owns(self.person, message.seat)
        reason = table.rules.why_not(message.seat, message.element, message.words)
        self.send(Reason(message.ack, reason, table.rules.chapter(message.seat, message.element, message.words)))

    async def _say(self, message: Say) -> None:
        me, table = self._me(), await self._tables.get(message.table)
        self._quotas.chat.spend(me.id)
        self._quotas.table_chat.spend(table.id)
        await self._people.check_speech(me)
        await table.say(me.id, me.name, message.words, message.ack)
        self.send(Ack(message.ack, table.id))

    async def _ping(self, _: Ping) -> None:
        self.send(Pong(self._clock()))


class Sockets:
    """The live socket as an ASGI application, without any middleware that would cost time at every message. Its Origin
    has been checked already."""

    def __init__(
        self,
        people: People,
        sessions: Sessions,
        tables: Tables,
        lobby: LobbyLists,
        quotas: Quotas,
        rate: Rate,
        clock: Clock,
    ) -> None:
        self.people = people
        self.tables = tables
        self.lobby = lobby
        self.quotas = quotas
        self.rate = rate  # of messages
        self.clock = clock
        self._sessions = sessions
        self._open: set[Connection] = set()

    def end(self, sessions: Collection[str]) -> None:
        """Close the sockets of sessions that are over."""
        for connection in self._open:
            if connection.session in sessions:
                connection.end(CLOSE_COOKIE)

    async def refresh(self, person: str | None = None) -> None:
        """Read the person's data again (None: everybody's), and close the sockets of sessions that have ended."""
        asked = {one.session for one in self._open if one.session is not None and person in (None, one.person)}
        users = await self._sessions.users(asked)
        self.end(asked - users.keys())
        for connection in self._open:
            connection.user = users.get(connection.session or "", connection.user)

    def count_people(self) -> int:
        """How many people have a page open."""
        return len({connection.person for connection in self._open} - {None})

    async def maintain(self) -> None:
        """Forever: close silent sockets, and those of sessions that another process has ended."""
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            for connection in self._open:
                if clock() - connection.heard > SILENCE_SECONDS:
                    connection.end(CLOSE_SILENT)
            try:
                await self.refresh()
            except Exception:
                logger.exception("looking for ended sessions failed")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked, wire = HTTPConnection(scope), scope["extensions"][WIRE]["wire"]
        address = asked.client.host if asked.client is not None else ""
        await receive()  # "websocket.connect"
        await send({"type": "websocket.accept"})
        try:
            known = await self._sessions.find(asked.cookies.get(COOKIE))
        except ForgedCookie:
            metrics.REFUSALS.labels("forged-cookie").inc()
            logger.warning("forged cookie", address=address)
            await send({"type": "websocket.close", "code": CLOSE_COOKIE})
            return
        connection = Connection(self, receive, send, wire, address, known)
        self._open.add(connection)
        try:
            await connection.serve()
        finally:
            self._open.discard(connection)
