"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import structlog
from msgspec import structs
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from cantiere import __version__
from cantiere.server.clock import Clock, now
from cantiere.server.errors import Unavailable
from cantiere.server.http import (
    client_files,
    docs_page,
    reset_page,
    routes_admin,
    routes_advice,
    routes_games,
    routes_history,
    routes_people,
    routes_tables,
    routes_tutorials,
)
from cantiere.server.http.api import Administration, Api, Services
from cantiere.server.http.guard import Guard
from cantiere.server.http.health import Health
from cantiere.server.http.own_addresses import OwnAddresses
from cantiere.server.http.request_log import RequestLog, metrics_route
from cantiere.server.live.advice import Advice
from cantiere.server.live.bots import BotService, FairBots, RandomBots
from cantiere.server.live.lobby import LobbyLists
from cantiere.server.live.recorder import Recorder
from cantiere.server.live.socket import Sockets
from cantiere.server.live.tables import Secret, Tables, new_secret
from cantiere.server.people.accounts import People
from cantiere.server.people.hosting import Hosting
from cantiere.server.people.invitations import Invitations
from cantiere.server.people.reports import Reports
from cantiere.server.people.sessions import Sessions
from cantiere.server.quotas import Quotas
from cantiere.server.settings import BadSetting, BotSettings, Settings
from cantiere.server.store.analyses import Analyses
from cantiere.server.store.backup import beside
from cantiere.server.store.database import Database, open_database
from cantiere.server.store.samples import Samples
from cantiere.server.store.store import Store
from cantiere.server.store.upkeep import Upkeep
from cantiere.server.table.replays import Replays

ROUTES: Final = (
    routes_people,
    routes_games,
    routes_tables,
    routes_tutorials,
    routes_history,
    routes_advice,
    routes_admin,
)

logger = structlog.get_logger()


def build(
    settings: Settings, bots: BotService | None = None, clock: Clock = now, secret: Secret = new_secret
) -> ASGIApp:
    """The application. `bots` computes the bots' moves; without it they play at random. `secret` makes the secrets
    of tables, which only tests may be able to guess."""
    bots = bots if bots is not None else RandomBots()
    database = open_database(settings.database)
    people, store = People(database, clock, settings.registration), Store(database)
    sessions = Sessions(database, clock, settings.session_days)
    fair_bots = FairBots(bots, _with_level(settings.bots, bots))
    tables = Tables(store, fair_bots, clock, secret, settings.limits.open_tables)
    lobby, quotas = LobbyLists(store), Quotas(settings.limits)
    sockets = Sockets(people, sessions, tables, lobby, quotas, settings.limits.messages, clock)
    tables.on_change = lobby.changed
    tables.on_person = sockets.refresh
    sessions.on_end = sockets.end
    services = Services(
        people=people,
        sessions=sessions,
        sockets=sockets,
        tables=tables,
        lobby=lobby,
        store=store,
        bots=bots,
        replays=Replays(),
        advice=Advice(tables, Analyses(database), fair_bots, clock),
        clock=clock,
        quotas=quotas,
        administration=Administration(
            hosting=Hosting(database, clock),
            invitations=Invitations(database, clock),
            reports=Reports(database, clock),
            upkeep=Upkeep(database),
            samples=Samples(database),
            recorder=Recorder(Samples(database), sockets.count_people, clock),
            kept=partial(beside, settings.database),
        ),
        own_addresses=OwnAddresses(settings.host, settings.addresses),
    )
    health, api = Health(store), Api(services)
    for routes in ROUTES:
        routes.add(api)
    client = Path(settings.client) if settings.client else client_files.BUILT_IN
    plain = [
        *_plain_routes(api.description.document()),
        *health.routes(),
        metrics_route(settings.metrics_token),
        reset_page.route(services),
    ]
    http = Starlette(
        routes=[*api.routes, *plain, client_files.route(client)],
        lifespan=lambda _: _open(services, database, health),
    )
    either = _SocketOrHttp(GZipMiddleware(http, minimum_size=2000, compresslevel=5), sockets)
    return RequestLog(Guard(either, settings.addresses))


@asynccontextmanager
async def _open(services: Services, database: Database, health: Health) -> AsyncIterator[None]:
    """From the first request to the last."""
    tables = services.tables
    await database.migrate()
    await services.sessions.open()
    await database.notices.open(tables)
    await tables.resume()
    work = (
        tables.maintain(),
        services.lobby.publish(),
        services.sockets.maintain(),
        services.administration.recorder.maintain(),
        _look_for_damage(database),
    )
    tasks = [asyncio.create_task(one) for one in work]
    health.is_open = True
    logger.info("open", version=__version__)
    yield
    health.is_open = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await services.advice.close()
    await database.notices.close()
    await tables.close()
    await services.bots.close()
    await services.replays.close()
    await database.close()
    logger.info("closed")


async def _look_for_damage(database: Database) -> None:
    """Find a torn page at the start, not when somebody opens that table a year later."""
    with contextlib.suppress(Unavailable):
        for what in await database.damage():
            logger.error("the database is damaged", what=what)


def _with_level(settings: BotSettings, bots: BotService) -> BotSettings:
    """With the level of the bot that replaces a player who leaves: as set, else the middle one."""
    levels = [level.id for level in bots.levels()]
    if settings.level and settings.level not in levels:
        raise BadSetting("error-no-level", level=settings.level)
    return structs.replace(settings, level=settings.level or levels[len(levels) // 2])


class _SocketOrHttp:
    """Routes the live socket past everything that only HTTP needs: it would cost time at every message."""

    def __init__(self, http: ASGIApp, sockets: ASGIApp) -> None:
        self._http = http
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == "websocket" and scope["path"] == "/api/socket"
        await (self._sockets if is_socket else self._http)(scope, receive, send)


def _plain_routes(described: dict[str, Any]) -> list[Route]:
    """The description of the HTTP interface."""

    async def openapi(_: Request) -> Response:
        return JSONResponse(described)

    async def docs(_: Request) -> Response:
        return HTMLResponse(docs_page.page(described))

    return [
        Route("/api/openapi.json", openapi),
        Route("/api/docs", docs),
    ]
