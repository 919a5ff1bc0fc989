"""At the door: where a request comes from, and what the browser may do with the answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cantiere.server import metrics
from cantiere.server.bodies import Problem
from cantiere.server.protocol import Line, encoder

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
}
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

log = structlog.get_logger()


class Guard:
    """Refuses what a foreign page asks for in a visitor's name, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, origins: Iterable[str] = ()) -> None:
        self._app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if changes and not self._is_ours(headers):
            metrics.REFUSALS.labels("foreign-origin").inc()
            log.warning("foreign origin", origin=headers.get("origin"), path=scope["path"])
            await self._refuse(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers)

    def _is_ours(self, headers: Headers) -> bool:
        """No Origin at all is a program, not a browser; browsers always send one where it matters."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin.lower() in self._origins:
            return True
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = encoder.encode(Problem(Line("error-foreign-origin")))
        if scope["type"] == "websocket":
            # Closing before accepting is answered with HTTP 403 by the server.
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
            return
        await Response(body, 403, media_type="application/json")(scope, receive, send)
