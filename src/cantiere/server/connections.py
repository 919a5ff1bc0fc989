"""Limits of connections: how many one address may hold, and how long a request may take to arrive. Without them a
thousand half-sent requests from one visitor would leave no file descriptor for anybody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections import defaultdict
from ipaddress import ip_address, ip_network
from typing import Any, Final

import structlog
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from cantiere.server.live.socket import WIRE
from cantiere.server.settings import BadSetting, Limits, Settings

_TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

logger = structlog.get_logger()


class Trusted:
    """The trusted proxies; they may hold any number of connections."""

    def __init__(self, proxies: tuple[str, ...]) -> None:
        try:
            self._networks = [ip_network(one, strict=False) for one in proxies]
        except ValueError as error:
            raise BadSetting("error-setting-proxy", why=str(error)) from error

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class Gate:
    """Who is connected, by address."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.limits.connections
        self._trusted = Trusted(settings.proxies)
        self._open: defaultdict[str, set[asyncio.BaseTransport]] = defaultdict(set)

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Count one more connection; False if its address has too many."""
        address = _address(transport)
        if address in self._trusted:
            return True
        if len(self._open[address]) >= self._most:
            logger.warning("too many connections", address=address)
            return False
        self._open[address].add(transport)
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = _address(transport)
        if address in self._open:
            self._open[address].discard(transport)
            if not self._open[address]:
                del self._open[address]


def _address(transport: asyncio.BaseTransport) -> str:
    found = get_remote_addr(transport)  # type: ignore[arg-type]
    return found[0] if found is not None else ""


def protocols(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """For uvicorn: HTTP and the socket it may become, both counted and timed."""
    gate = Gate(settings)

    class Http(_TimedHttp):
        limits = settings.limits

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if not gate.enter(transport):
                self.end(_TOO_MANY)

        def connection_lost(self, exc: Exception | None) -> None:
            gate.leave(self.transport)
            super().connection_lost(exc)

    class Socket(_DirectSocket):
        def connection_lost(self, exc: Exception | None) -> None:
            gate.leave(self.transport)
            super().connection_lost(exc)

    return Http, Socket


class _TimedHttp(HttpToolsProtocol):
    """The head of a request, and then its body, has to arrive in time."""

    limits: Limits

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timer: asyncio.TimerHandle | None = None
        self._is_answering = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_within(self.limits.head_seconds)

    def data_received(self, data: bytes) -> None:
        if self._timer is None and not self._is_answering:
            self._expect_within(self.limits.head_seconds)
        if not self.transport.is_closing():
            super().data_received(data)

    def on_headers_complete(self) -> None:
        self._expect_within(self.limits.body_seconds)
        self._is_answering = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._is_answering = False
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def end(self, answer: bytes) -> None:
        self._stop_waiting()
        self.transport.write(answer)
        self.transport.close()

    def _expect_within(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        logger.info("request took too long to arrive", address=_address(self.transport))
        self.end(_TOO_SLOW)


class _DirectSocket(WebSocketsSansIOProtocol):
    """A `Wire` for the application: a message for many readers is written to each as it is, without a task, an ASGI
    message and a new frame for each. What is sent in the same moment (a change and its acknowledgement) goes out in one
    write."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"wire": self}

    @property
    def is_free(self) -> bool:
        return self.writable.is_set()

    async def until_free(self) -> None:
        await self.writable.wait()

    def write(self, text: bytes) -> None:
        if not self._unsent:
            self.loop.call_soon(self._send_unsent)
        self._unsent += _frame_head(len(text)), text

    async def send(self, message: ASGISendEvent) -> None:
        self._send_unsent()
        await super().send(message)

    def shutdown(self) -> None:
        self._send_unsent()
        super().shutdown()

    def _send_unsent(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))


def _frame_head(length: int) -> bytes:
    """Of a whole text message (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def allow_many_files() -> None:
    """Every connection is a file descriptor: raise the limit as far as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
