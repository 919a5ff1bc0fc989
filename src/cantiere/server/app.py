"""The server put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, WebSocket
from msgspec import Struct, structs
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from cantiere import __version__
from cantiere.server import client, docs_page, routes_after, routes_games, routes_people, routes_tables, socket
from cantiere.server.api import Api, House
from cantiere.server.clock import Clock, now
from cantiere.server.database import Database, open_database
from cantiere.server.desk import BotDesk, DiceDesk
from cantiere.server.guard import Guard
from cantiere.server.limits import Limits
from cantiere.server.lobby import LobbyHub
from cantiere.server.people import People
from cantiere.server.store import Store
from cantiere.server.tables import Secret, Tables, fresh
from cantiere.server.thinkers import Manners

log = structlog.get_logger()


class Config(Struct, frozen=True):
    """How a server is set up."""

    database: str  # a URL, or the path of an SQLite file
    origins: tuple[str, ...] = ()  # further origins whose pages may use this server, besides its own
    manners: Manners = Manners()
    limits: Limits = Limits()


def build(config: Config, desk: BotDesk | None = None, clock: Clock = now, secret: Secret = fresh) -> FastAPI:
    """The application. `desk` is where bots think; without one they play at random. `secret` makes the secrets of
    tables, which nobody must be able to guess except in tests."""
    desk = desk if desk is not None else DiceDesk()
    levels = desk.levels()
    manners = config.manners
    if all(manners.default != level.id for level in levels):
        manners = structs.replace(manners, default=levels[len(levels) // 2].id)
    database = open_database(config.database)
    people, store = People(database, clock), Store(database)
    tables, lobby = Tables(store, desk, manners, clock, secret), LobbyHub(store)
    tables.on_change = lambda table: lobby.changed()

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await database.migrate()
        await people.open()
        await tables.resume()
        keepers = [asyncio.create_task(tables.keep()), asyncio.create_task(lobby.keep())]
        log.info("open", version=__version__)
        yield
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)
        await tables.close()
        await desk.close()
        await database.close()
        log.info("closed")

    app = FastAPI(title="Cantiere", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.openapi_url = None
    api = Api(app, House(people, tables, lobby, store, desk, clock, config.limits))
    for routes in (routes_people, routes_games, routes_tables, routes_after):
        routes.add(api)
    _add_plain(app, api, database)

    @app.websocket("/api/socket")
    async def live(websocket: WebSocket) -> None:
        await socket.serve(websocket, people, tables, lobby, config.limits.messages, clock)

    client.add(app)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Guard, origins=config.origins)
    return app


def _add_plain(app: FastAPI, api: Api, database: Database) -> None:
    """What watchdogs and curious people ask for."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        await database.read(lambda db: db.execute(text("select 1")))
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> dict[str, object]:
        return api.openapi()

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(docs_page.page(api.openapi()))
