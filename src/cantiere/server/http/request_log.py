"""Observability: every request has an id, a duration and a line in the log; `/metrics` is protected."""

from __future__ import annotations

import hmac
import ipaddress
import time

import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cantiere.server import metrics
from cantiere.server.people.invitations import PATH
from cantiere.server.people.validation import new_id

logger = structlog.get_logger()


class RequestLog:
    """Gives every HTTP request an id, which stands in all its lines of the log and in its answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        id, began, status = new_id(), time.perf_counter(), 500

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = id
            await send(message)

        with structlog.contextvars.bound_contextvars(request=id):
            try:
                await self._app(scope, receive, with_id)
            finally:
                seconds = time.perf_counter() - began
                metrics.REQUESTS.labels(scope["method"], f"{status // 100}xx").observe(seconds)
                logger.info(
                    "request", method=scope["method"], path=_shown(scope["path"]), status=status, ms=seconds * 1000
                )


def _shown(path: str) -> str:
    """The path without the secret that some contain: more people read the log than may know it."""
    for secret in ("/reset/", PATH, "/api/invitations/"):
        if path.startswith(secret):
            return f"{secret}…"
    return path


def metrics_route(token: str) -> Route:
    """For requests with the token; without one set, for this machine alone. Everybody else gets a 404."""

    async def answer(request: Request) -> Response:
        given = request.headers.get("authorization", "").encode()
        is_known = hmac.compare_digest(given, f"Bearer {token}".encode()) if token else _is_local(request)
        if not is_known:
            return PlainTextResponse("not found\n", 404)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    return Route("/metrics", answer)


def _is_local(request: Request) -> bool:
    """Whether the request comes from this machine, and no proxy has brought it from elsewhere."""
    if request.client is None or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
