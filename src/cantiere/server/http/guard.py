"""Before any route: by what name we are called, where a request comes from, what a browser may do with the answer."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cantiere.server import metrics
from cantiere.server.errors import BadRequest, Forbidden, InternalError, Misdirected, Refusal, TooLong
from cantiere.server.http.bodies import Problem
from cantiere.server.protocol import encoder

HEADERS: Final = {
    # No script but our own files. Inline styles are allowed: a board sets positions and colours by them.
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HTTPS_HEADERS: Final = HEADERS | {"strict-transport-security": "max-age=31536000"}
PATH_LENGTH: Final = 1000
_FOR_MACHINES: Final = frozenset({"/healthz", "/readyz", "/metrics"})  # they call us by any name, and act for nobody
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

logger = structlog.get_logger()


class Guard:
    """Refuses what a foreign page asks for in a visitor's name, and puts the headers on every answer, the one that
    says that something went wrong here included."""

    def __init__(self, app: ASGIApp, addresses: Iterable[str] = ()) -> None:
        self._app = app
        self._origins = frozenset(address.rstrip("/").lower() for address in addresses)
        names = {urlsplit(origin).hostname for origin in self._origins}
        here = socket.gethostname().lower()
        self._names = names | {"localhost", here, f"{here}.local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        started = False
        fixed = HTTPS_HEADERS if scope["scheme"] in ("https", "wss") else HEADERS

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                found = MutableHeaders(scope=message)
                for name, value in fixed.items():
                    found.setdefault(name, value)
            await send(message)

        outwards = with_headers if scope["type"] == "http" else send
        try:
            self._check(scope)
            await self._app(scope, receive, outwards)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.why.key).inc()
            logger.warning("refused", why=refusal.why.key, path=scope["path"][:PATH_LENGTH])
            await _refuse(refusal, scope, receive, outwards)
        except Exception:
            logger.exception("request failed", path=scope["path"][:PATH_LENGTH])
            if started or scope["type"] != "http":
                raise
            await _refuse(InternalError("error-server"), scope, receive, outwards)

    def _check(self, scope: Scope) -> None:
        headers, path = Headers(scope=scope), scope["path"]
        if len(path) > PATH_LENGTH:
            raise TooLong("error-path-length")
        if "\0" in path or "\0" in scope["query_string"].decode("latin-1"):
            raise BadRequest("error-path")
        if path not in _FOR_MACHINES and not self._is_called(headers.get("host", "")):
            raise Misdirected("error-host", host=headers.get("host", "")[:80])
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if changes and not self._is_ours(headers):
            raise Forbidden("error-foreign-origin")

    def _is_called(self, host: str) -> bool:
        """Whether this is a name of ours. A foreign name that leads here is how a foreign page pretends to be our own;
        a bare address cannot be pretended."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if name in self._names:
                return True
            ip_address(name)
        except ValueError:
            return False
        return True

    def _is_ours(self, headers: Headers) -> bool:
        """No Origin at all is a program, not a browser; browsers always send one where it matters."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin.lower() in self._origins:
            return True
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        # Closing before accepting is answered with HTTP 403 by the server.
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.why.key})
        return
    body = encoder.encode(Problem(refusal.why))
    await Response(body, refusal.status, media_type="application/json")(scope, receive, send)
