"""HTTP with the protocol's own structs: bodies in, answers out, refusals in words, and all of it in the OpenAPI page.

FastAPI routes and documents; msgspec reads, checks and writes, so that the socket, HTTP and the TypeScript types are
made from the same structs.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
import structlog
from fastapi import FastAPI, Request, Response

from cantiere.kernel.errors import CantiereError
from cantiere.server import metrics
from cantiere.server.bodies import Problem
from cantiere.server.clock import Clock
from cantiere.server.desk import BotDesk
from cantiere.server.limits import Buckets, Limits
from cantiere.server.lobby import LobbyHub
from cantiere.server.people import COOKIE, COOKIE_SECONDS, ForgedCookie, People, Someone
from cantiere.server.protocol import encoder
from cantiere.server.refusal import Nobody, Refusal, TooBig, TooOften, Unreadable, of_kernel
from cantiere.server.store import Store
from cantiere.server.tables import Tables

BODY_BYTES: Final = 64 * 1024
_JSON: Final = "application/json"
_REF: Final = "#/components/schemas/{name}"

B = TypeVar("B")
log = structlog.get_logger()


class House:
    """Everything the routes need."""

    def __init__(
        self,
        people: People,
        tables: Tables,
        lobby: LobbyHub,
        store: Store,
        desk: BotDesk,
        clock: Clock,
        limits: Limits,
    ) -> None:
        self.people = people
        self.tables = tables
        self.lobby = lobby
        self.store = store
        self.desk = desk
        self.clock = clock
        self.guests = Buckets(limits.guests)
        self.sign_ins = Buckets(limits.sign_ins)
        self.makings = Buckets(limits.tables)


class Call:
    """One request."""

    def __init__(self, request: Request, house: House, someone: Someone | None) -> None:
        self.request = request
        self.house = house
        self.someone = someone
        self.new_cookie: Someone | None = None
        self.drop_cookie = False

    @property
    def person(self) -> str | None:
        return self.someone.id if self.someone is not None else None

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client is not None else ""

    def me(self) -> Someone:
        """Who asks; refused to nobody."""
        if self.someone is None:
            raise Nobody("error-nobody")
        return self.someone

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str) -> int | None:
        """A number from the query."""
        text = self.request.query_params.get(name)
        if text in (None, ""):
            return None
        try:
            return int(text)
        except ValueError as error:
            raise Unreadable("error-number", name=name) from error

    def not_too_often(self, buckets: Buckets, key: str) -> None:
        if not buckets.take(key):
            raise TooOften("error-too-often")


class Answer:
    """An answer that is not JSON."""

    def __init__(self, text: str, media: str, headers: dict[str, str] | None = None) -> None:
        self.text = text
        self.media = media
        self.headers = headers or {}


class Api:
    def __init__(self, app: FastAPI, house: House) -> None:
        self._app = app
        self._house = house
        self._types: list[Any] = [Problem]
        app.openapi = self.openapi  # type: ignore[method-assign]

    def get(self, path: str, answer: Any, do: Callable[[Call], Awaitable[Any]], *query: str) -> None:
        """A question. `query` names the numbers it may carry."""
        self._route("GET", path, None, answer, lambda call, _: do(call), do.__doc__, query, 0)

    def post(self, path: str, answer: Any, do: Callable[[Call], Awaitable[Any]], method: str = "POST") -> None:
        """Something to be done that needs no words."""
        self._route(method, path, None, answer, lambda call, _: do(call), do.__doc__, (), 0)

    def put(
        self,
        path: str,
        body: type[B],
        answer: Any,
        do: Callable[[Call, B], Awaitable[Any]],
        limit: int = BODY_BYTES,
    ) -> None:
        """Something to be done, with a body (it goes by POST)."""
        self._route("POST", path, body, answer, do, do.__doc__, (), limit)

    def _route(
        self,
        method: str,
        path: str,
        body: type[B] | None,
        answer: Any,
        do: Callable[[Call, Any], Awaitable[Any]],
        doc: str | None,
        query: Sequence[str],
        limit: int,
    ) -> None:
        decoder = msgspec.json.Decoder(body) if body is not None else None
        house = self._house

        async def endpoint(request: Request) -> Response:
            call = Call(request, house, None)
            try:
                await _recognise(call)
                given = decoder.decode(await _body(request, limit)) if decoder is not None else None
                return _answered(call, await do(call, given))
            except Refusal as refusal:
                return _refused(call, refusal)
            except CantiereError as error:
                return _refused(call, of_kernel(error))
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                return _refused(call, Unreadable("error-message", why=str(error)[:200]))

        self._types += [kind for kind in (body, answer) if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
        self._app.add_api_route(
            path,
            endpoint,
            methods=[method],
            summary=(doc or "").strip(),
            response_model=None,
            openapi_extra=_described(path, body, answer, query),
        )

    def openapi(self) -> dict[str, Any]:
        """The description of all routes, with the shapes of their bodies."""
        if self._app.openapi_schema is None:
            from fastapi.openapi.utils import get_openapi

            described = get_openapi(title="Cantiere", version=self._app.version, routes=self._app.routes)
            _, shapes = msgspec.json.schema_components(self._types, ref_template=_REF)
            described.setdefault("components", {})["schemas"] = shapes
            self._app.openapi_schema = described
        return self._app.openapi_schema


def _described(path: str, body: type[Any] | None, answer: Any, query: Sequence[str]) -> dict[str, Any]:
    def shape(kind: Any) -> dict[str, Any]:
        (found,), _ = msgspec.json.schema_components([kind], ref_template=_REF)
        return found

    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ] + [{"name": name, "in": "query", "schema": {"type": "integer"}} for name in query]
    content = {answer: {}} if isinstance(answer, str) else {_JSON: {"schema": shape(answer)}}
    problem = {"description": "Refused", "content": {_JSON: {"schema": shape(Problem)}}}
    described: dict[str, Any] = {
        "responses": {"200": {"description": "Done", "content": content}, "4XX": problem},
        "parameters": parameters,
    }
    if body is not None:
        described["requestBody"] = {"required": True, "content": {_JSON: {"schema": shape(body)}}}
    return described


async def _recognise(call: Call) -> None:
    """Who asks. With a forged cookie one is nobody, which is enough for looking, and is told so when doing."""
    try:
        call.someone = await call.house.people.of_cookie(call.request.cookies.get(COOKIE))
    except ForgedCookie as error:
        call.drop_cookie = True
        metrics.REFUSALS.labels("forged-cookie").inc()
        log.warning("forged cookie", path=call.request.url.path, address=call.address)
        if call.request.method != "GET":
            raise Nobody("error-cookie") from error


async def _body(request: Request, limit: int) -> bytes:
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise TooBig("error-too-big", most=limit)
        parts.append(part)
    return b"".join(parts)


def _answered(call: Call, answer: Any) -> Response:
    if isinstance(answer, Answer):
        response = Response(answer.text, media_type=answer.media, headers=answer.headers)
    else:
        response = Response(encoder.encode(answer), media_type=_JSON, headers={"cache-control": "no-store"})
    return _with_cookie(call, response)


def _refused(call: Call, refusal: Refusal) -> Response:
    metrics.REFUSALS.labels(refusal.why.key).inc()
    log.info("refused", why=refusal.why.key, path=call.request.url.path, person=call.person, address=call.address)
    response = Response(encoder.encode(Problem(refusal.why)), refusal.status, media_type=_JSON)
    return _with_cookie(call, response)


def _with_cookie(call: Call, response: Response) -> Response:
    secure = call.request.url.scheme == "https"
    if call.new_cookie is not None:
        value = call.house.people.cookie(call.new_cookie)
        response.set_cookie(COOKIE, value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    elif call.drop_cookie:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)
    return response
