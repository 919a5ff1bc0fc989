"""The live socket: one for each page. Reads messages, does what they say, and sends what changes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from cantiere import __version__
from cantiere.kernel.errors import CantiereError
from cantiere.server import metrics
from cantiere.server.clock import Clock
from cantiere.server.limits import Bucket, Rate
from cantiere.server.lobby import LobbyHub
from cantiere.server.people import COOKIE, ForgedCookie, People, Someone
from cantiere.server.protocol import (
    CLOSE_COOKIE,
    CLOSE_FLOOD,
    CLOSE_HELLO,
    CLOSE_PROTOCOL,
    CLOSE_SILENT,
    CLOSE_TOO_BIG,
    MESSAGE_BYTES,
    PROTOCOL,
    Ack,
    Act,
    Answer,
    ClientMessage,
    Gone,
    Hello,
    Line,
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
from cantiere.server.refusal import Failed, Forbidden, Nobody, Refusal, Unreadable, of_kernel
from cantiere.server.sight import Eyes
from cantiere.server.tables import Tables

SILENCE_SECONDS: Final = 60
QUEUE_LENGTH: Final = 256  # messages a slow reader may be behind
SEND_SECONDS: Final = 20  # a send that takes longer goes to nobody
UNREADABLE_MESSAGES: Final = 20  # then the connection ends
TABLES_PER_PAGE: Final = 20
ACK_LENGTH: Final = 64

log = structlog.get_logger()


class Look:
    """One page looking at one table."""

    def __init__(self, page: Page, eyes: Eyes, spectating: bool) -> None:
        self.person = page.person
        self.eyes = eyes
        self.spectating = spectating
        self.show = page.show


class Page:
    """One socket, from hello to goodbye."""

    def __init__(
        self,
        socket: WebSocket,
        someone: Someone | None,
        tables: Tables,
        lobby: LobbyHub,
        rate: Rate,
        clock: Clock,
    ) -> None:
        self.someone = someone
        self.person = someone.id if someone is not None else None
        self._socket = socket
        self._tables = tables
        self._lobby = lobby
        self._clock = clock
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE_LENGTH)
        self._looks: dict[str, Look] = {}
        self._bucket = Bucket(rate)
        self._unreadable = 0
        self._log = log.bind(person=self.person, address=socket.client.host if socket.client else None)
        self._handlers: dict[type[Any], Callable[[Any], Awaitable[None]]] = {
            Hello: self._hello,
            Watch: self._watch,
            Unwatch: self._unwatch,
            WatchLobby: self._watch_lobby,
            Act: self._act,
            Undo: self._undo,
            Rewind: self._rewind,
            Answer: self._answer,
            Why: self._why,
            Say: self._say,
            Ping: self._ping,
        }

    # --- sending ----------------------------------------------------------------------------------

    def show(self, message: bytes) -> None:
        """Send a message, soon. A reader too slow for the queue loses all of it, and is told so."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            while not self._queue.empty():
                self._queue.get_nowait()
            self._queue.put_nowait(encoder.encode(Resync()))
            metrics.DROPPED.inc()
            self._log.warning("queue dropped")

    def send(self, message: msgspec.Struct) -> None:
        self.show(encoder.encode(message))

    async def _write(self) -> None:
        while True:
            message = await self._queue.get()
            async with asyncio.timeout(SEND_SECONDS):
                await self._socket.send_text(message.decode())

    # --- reading ----------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Until either side goes away."""
        metrics.SOCKETS.inc()
        writer = asyncio.create_task(self._write(), name="socket writer")
        try:
            code = await self._read(writer)
            if code is not None:
                self._log.info("socket closed", code=code)
                await self._flush()
                writer.cancel()
                await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the other side is gone
        finally:
            metrics.SOCKETS.dec()
            self._lobby.leave(self)
            for table, look in self._looks.items():
                if table in self._tables.live:
                    self._tables.live[table].unwatch(look)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer

    async def _flush(self) -> None:
        """Give what is still to be said a moment to leave."""
        for _ in range(50):
            if self._queue.empty():
                return
            await asyncio.sleep(0.01)

    async def _read(self, writer: asyncio.Task[None]) -> int | None:
        """Returns the code to close with, or None when the other side has closed."""
        greeted = False
        while not writer.done():
            try:
                async with asyncio.timeout(SILENCE_SECONDS):
                    text = await self._receive()
            except TimeoutError:
                return CLOSE_SILENT
            if text is None:
                return None
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
        return None

    async def _receive(self) -> str | bytes | None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def _decode(self, text: str | bytes) -> ClientMessage | None:
        try:
            message: ClientMessage = decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._unreadable += 1
            self._refuse("", Unreadable("error-message", why=str(error)[:200]))
            return None
        return message

    async def _do(self, message: ClientMessage) -> None:
        ack, table = getattr(message, "ack", ""), getattr(message, "table", "")
        try:
            if len(ack) > ACK_LENGTH:
                raise Unreadable("error-ack-length", most=ACK_LENGTH)
            await self._handlers[type(message)](message)
        except Refusal as refusal:
            self._refuse(ack, refusal, table)
        except CantiereError as error:
            self._refuse(ack, of_kernel(error), table)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            self._log.exception("message failed", message=type(message).__name__, table=table)
            self._refuse(ack, Failed("error-server"), table)

    def _refuse(self, ack: str, refusal: Refusal, table: str = "") -> None:
        metrics.REFUSALS.labels(refusal.why.key).inc()
        self._log.info("refused", why=refusal.why.key, table=table)
        self.send(Nack(ack[:ACK_LENGTH], refusal.why, table))

    def _me(self) -> Someone:
        if self.someone is None:
            raise Nobody("error-nobody")
        return self.someone

    # --- what messages do -------------------------------------------------------------------------

    async def _hello(self, message: Hello) -> None:
        you = self.someone.shown() if self.someone is not None else None
        self.send(Welcome(PROTOCOL, __version__, you, self._clock()))
        if message.lobby:
            await self._lobby.enter(self)
        for one in message.tables[:TABLES_PER_PAGE]:
            await self._do(Watch(one.table, one.seat, False, one.seen))

    async def _watch(self, message: Watch) -> None:
        id = message.table
        if id not in self._looks and len(self._looks) >= TABLES_PER_PAGE:
            raise Forbidden("error-too-many-tables")
        try:
            table = await self._tables.get(id)
        except Refusal as refusal:
            self.send(Gone(id, refusal.why))
            return
        eyes = table.eyes(self.person, message.seat, spectate=message.spectate)
        look = self._looks.get(id)
        if look is None:
            look = self._looks[id] = Look(self, eyes, message.spectate)
        look.eyes, look.spectating = eyes, message.spectate
        table.watch(look, message.seen)

    async def _unwatch(self, message: Unwatch) -> None:
        look = self._looks.pop(message.table, None)
        if look is not None and message.table in self._tables.live:
            self._tables.live[message.table].unwatch(look)

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

    async def _answer(self, message: Answer) -> None:
        me, table = self._me(), await self._tables.get(message.table)
        await table.answer(me.id, message.ask, message.yes)
        self.send(Ack(message.ack, table.id))

    async def _why(self, message: Why) -> None:
        table = await self._tables.get(message.table)
        if not table.book.owns(self.person, message.seat):
            raise Forbidden("error-not-your-seat")
        reason: Line | None = table.why_not(message.seat, message.element, message.words)
        self.send(Reason(message.ack, reason))

    async def _say(self, message: Say) -> None:
        me, table = self._me(), await self._tables.get(message.table)
        await table.say(me.id, me.name, message.words, message.ack)
        self.send(Ack(message.ack, table.id))

    async def _ping(self, _: Ping) -> None:
        self.send(Pong(self._clock()))


async def serve(socket: WebSocket, people: People, tables: Tables, lobby: LobbyHub, rate: Rate, clock: Clock) -> None:
    """One connection. Its Origin has been looked at already."""
    await socket.accept()
    try:
        someone = await people.of_cookie(socket.cookies.get(COOKIE))
    except ForgedCookie:
        metrics.REFUSALS.labels("forged-cookie").inc()
        log.warning("forged cookie", address=socket.client.host if socket.client else None)
        await socket.close(CLOSE_COOKIE)
        return
    await Page(socket, someone, tables, lobby, rate, clock).serve()
