"""HTTP with the protocol's own structs: bodies in, answers out, refusals in words, and all of it in the OpenAPI page.

Starlette routes; msgspec reads, checks and writes, so that the socket, HTTP, its description and the TypeScript types
are made from the same structs.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from cantiere.kernel.errors import CantiereError
from cantiere.server import metrics
from cantiere.server.clock import Clock
from cantiere.server.errors import BadRequest, Forbidden, NotSignedIn, Refusal, TooBig, of_kernel
from cantiere.server.http.bodies import Problem
from cantiere.server.http.openapi import Description, Shape
from cantiere.server.http.own_addresses import OwnAddresses
from cantiere.server.live.advice import Advice
from cantiere.server.live.bots import BotService
from cantiere.server.live.live_table import LiveTable
from cantiere.server.live.lobby import LobbyLists
from cantiere.server.live.recorder import Recorder
from cantiere.server.live.socket import Sockets
from cantiere.server.live.tables import Tables
from cantiere.server.people.accounts import People, User
from cantiere.server.people.hosting import Hosting
from cantiere.server.people.invitations import Invitations
from cantiere.server.people.reports import Reports
from cantiere.server.people.sessions import COOKIE, ForgedCookie, Sessions, device_of
from cantiere.server.protocol import encoder
from cantiere.server.quotas import Quotas
from cantiere.server.store.samples import Samples
from cantiere.server.store.store import Store
from cantiere.server.store.upkeep import Upkeep
from cantiere.server.table.replays import Replays

BODY_BYTES: Final = 64 * 1024
QUERY_LENGTH: Final = 80
ADMIN: Final = "/api/admin/"  # whatever lies below is for administrators
_JSON: Final = "application/json"
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")

Handler = Callable[..., Awaitable[Any]]  # (call), or (call, body)

logger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Administration:
    """What only the administrators' routes need."""

    hosting: Hosting
    invitations: Invitations
    reports: Reports
    upkeep: Upkeep
    samples: Samples
    recorder: Recorder
    kept: Callable[[str], Path]  # where a file of that name is kept


@dataclass(frozen=True, slots=True)
class Services:
    """Everything the routes need."""

    people: People
    sessions: Sessions
    sockets: Sockets
    tables: Tables
    lobby: LobbyLists
    store: Store
    bots: BotService
    replays: Replays
    advice: Advice
    clock: Clock
    quotas: Quotas
    administration: Administration
    own_addresses: OwnAddresses


class Call:
    """One request."""

    def __init__(self, request: Request, services: Services) -> None:
        self.request = request
        self.services = services
        self.user: User | None = None
        self.session = ""  # of the user
        self.new_cookie = ""
        self.drop_cookie = False

    @property
    def person(self) -> str | None:
        return self.user.id if self.user is not None else None

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client is not None else ""

    @property
    def device(self) -> str:
        return device_of(self.request.headers.get("user-agent", ""))

    def me(self) -> User:
        """Who asks; refused if not signed in."""
        if self.user is None:
            raise NotSignedIn("error-nobody")
        return self.user

    def admin(self) -> User:
        """Who asks; refused unless an administrator."""
        if not self.me().admin:
            raise Forbidden("error-not-admin")
        return self.me()

    async def table(self) -> LiveTable:
        """The table that the address names, as it is stored now."""
        return await self.services.tables.fresh(self.path("id"))

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str) -> int | None:
        """A number from the query."""
        text = self.request.query_params.get(name)
        if not text:
            return None
        if not _NUMBER.fullmatch(text):
            raise BadRequest("error-number", name=name)
        return int(text)

    def text(self, name: str) -> str:
        """Words from the query; "" without them."""
        return self.request.query_params.get(name, "")[:QUERY_LENGTH]


class Packed(NamedTuple):
    """Gzipped."""

    content: bytes


class Written:
    """An answer that is written already; a `Packed` one by gzip, and unpacked for who cannot. A browser that has one of
    the same tag is told to keep it."""

    def __init__(
        self, text: str | bytes | Packed, media: str, headers: dict[str, str] | None = None, tag: str = ""
    ) -> None:
        self.text = text
        self.media = media
        self.headers = headers or {}
        self.tag = tag


class Api:
    """The routes. A handler's own annotations say what its body and its answer are, its docstring what it is for."""

    def __init__(self, services: Services) -> None:
        self.routes: list[Route] = []
        self.description = Description()
        self._services = services

    def get(self, path: str, do: Handler, *query: str, texts: Sequence[str] = (), answer: Shape | None = None) -> None:
        """A question; `query` names the numbers it may carry, `texts` the words. `answer` is for one that is written
        already."""
        kinds = [(name, "integer") for name in query] + [(name, "string") for name in texts]
        self._add("GET", path, do, kinds, answer)

    def post(self, path: str, do: Handler, limit: int = BODY_BYTES) -> None:
        """Something to be done; the body, if it has one, is at most `limit` bytes long."""
        self._add("POST", path, do, limit=limit)

    def delete(self, path: str, do: Handler) -> None:
        self._add("DELETE", path, do)

    def _add(
        self,
        method: str,
        path: str,
        do: Handler,
        query: Sequence[tuple[str, str]] = (),
        answer: Shape | None = None,
        limit: int = 0,
    ) -> None:
        types = get_type_hints(do)
        body = types.get("body")
        decoder = None if body is None else msgspec.json.Decoder(body)
        for_administrators = path.startswith(ADMIN)

        async def endpoint(request: Request) -> Response:
            call = Call(request, self._services)
            try:
                await _recognise(call)
                if for_administrators:
                    _note(call, call.admin())
                given = () if decoder is None else (decoder.decode(await read_body(request, limit)),)
                return await _answered(call, await do(call, *given))
            except Refusal as refusal:
                return _refused(call, refusal)
            except CantiereError as error:
                return _refused(call, of_kernel(error))
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                return _refused(call, BadRequest("error-message", why=str(error)[:200]))

        self.routes.append(Route(path, endpoint, methods=[method]))
        self.description.add(method, path, (do.__doc__ or "").strip(), body, answer or types["return"], query)


async def _recognise(call: Call) -> None:
    """Find out who asks. With an invalid cookie one may still read; anything else is refused."""
    token = call.request.cookies.get(COOKIE)
    try:
        known = await call.services.sessions.find(token)
        if known is not None:
            call.user, call.session = known.user, known.session
            call.new_cookie = str(token) if known.is_renewed else ""
    except ForgedCookie as error:
        call.drop_cookie = True
        metrics.REFUSALS.labels("forged-cookie").inc()
        logger.warning("forged cookie", path=call.request.url.path, address=call.address)
        if call.request.method != "GET":
            raise NotSignedIn("error-cookie") from error


def _note(call: Call, admin: User) -> None:
    """Log who has changed what."""
    if call.request.method != "GET":
        logger.warning("administration", by=admin.login, method=call.request.method, path=call.request.url.path)


async def read_body(request: Request, limit: int) -> bytes:
    """The whole body. Raises TooBig as soon as it is longer than `limit` bytes, BadRequest if the client goes away."""
    parts, size = [], 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > limit:
                raise TooBig("error-too-big", most=limit)
            parts.append(part)
    except ClientDisconnect as error:
        raise BadRequest("error-message", why="the body was cut short") from error
    return b"".join(parts)


async def _answered(call: Call, answer: Any) -> Response:
    if isinstance(answer, Written):
        text, headers = answer.text, answer.headers | ({"etag": answer.tag} if answer.tag else {})
        if isinstance(text, Packed):
            headers["vary"] = "accept-encoding"
            if "gzip" in call.request.headers.get("accept-encoding", ""):
                text, headers["content-encoding"] = text.content, "gzip"
            else:
                text = await asyncio.to_thread(gzip.decompress, text.content)
        if answer.tag and call.request.headers.get("if-none-match") == answer.tag:
            response = Response(status_code=304, headers=headers)
        else:
            response = Response(text, media_type=answer.media, headers=headers)
    else:
        response = Response(encoder.encode(answer), media_type=_JSON, headers={"cache-control": "no-store"})
    return _with_cookie(call, response)


def _refused(call: Call, refusal: Refusal) -> Response:
    metrics.REFUSALS.labels(refusal.why.key).inc()
    logger.info("refused", why=refusal.why.key, path=call.request.url.path, person=call.person, address=call.address)
    response = Response(encoder.encode(Problem(refusal.why)), refusal.status, media_type=_JSON)
    return _with_cookie(call, response)


def _with_cookie(call: Call, response: Response) -> Response:
    secure = call.request.url.scheme == "https"
    if call.drop_cookie:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)
    elif call.new_cookie:
        age = call.services.sessions.seconds
        response.set_cookie(COOKIE, call.new_cookie, max_age=age, httponly=True, samesite="lax", secure=secure)
    return response
