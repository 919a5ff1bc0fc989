"""A real server on a real port with a real SQLite file, and players who are real clients of it."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import random
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import structlog
import uvicorn
from msgspec import structs
from starlette.types import ASGIApp
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cantiere.server.app import build
from cantiere.server.clock import now
from cantiere.server.limits import Rate
from cantiere.server.live.bots import BotService
from cantiere.server.live.tables import Secret, new_secret
from cantiere.server.protocol import PROTOCOL
from cantiere.server.run import config
from cantiere.server.settings import BotSettings, Limits, Settings

# Warnings only, and never to what a command prints beside the server.
structlog.configure(
    wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
    logger_factory=structlog.PrintLoggerFactory(file=sys.__stderr__),
)

PLENTY = Rate(1000, 1000)
_RATES: Any = {name: PLENTY for name, value in structs.asdict(Limits()).items() if isinstance(value, Rate)}
FREE = Limits(**_RATES, open_tables=1000)
PATIENCE = 120  # seconds until something that should happen has not, on the busiest machine

# Why an action is refused that was fine a moment ago: others have acted since, or do so too fast.
OVERTAKEN = ("error-stale-decision", "error-not-your-decision", "error-over", "error-busy")

Json = dict[str, Any]


class Server:
    """An open server."""

    def __init__(self, app: ASGIApp, port: int) -> None:
        self.app = app
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def player(self, name: str) -> Player:
        return Player(self.url, name)


@asynccontextmanager
async def open_server(
    database: Path | str,
    bots: BotService | None = None,
    bot_settings: BotSettings = BotSettings(pace=0.0),  # noqa: B008 (it is frozen)
    clock: Callable[[], int] = now,
    limits: Limits = FREE,
    secret: Secret = new_secret,
    **more: Any,
) -> AsyncIterator[Server]:
    """Serve until the block ends, in this very loop but over real sockets. Bots do not dawdle, and players may click
    faster than a person does."""
    settings = Settings(str(database), port=0, bots=bot_settings, limits=limits, **more)
    app = build(settings, bots, clock, secret)
    server = uvicorn.Server(config(app, settings))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    serving = asyncio.create_task(server._serve())
    while not server.started:
        assert not serving.done(), serving.exception() if serving.done() else ""
        await asyncio.sleep(0.005)
    try:
        yield Server(app, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await serving


class Refused(Exception):
    """The server said no: `key` says why."""

    def __init__(self, why: Json) -> None:
        super().__init__(why["key"])
        self.key: str = why["key"]


class Player:
    """A person with a browser: a cookie, HTTP, and a socket whose deltas are applied as a page would."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        # A connection that the server may be about to close is not used again.
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=2))
        self.tables: dict[str, Json] = {}
        self.lobby: Json = {}
        self.presence: dict[str, Json] = defaultdict(lambda: {"online": [], "watching": 0})
        self.gaps = 0
        self.closed = False
        self.received: list[Json] = []
        self._acks = (f"{name}-{random.randrange(1 << 40)}-{n}" for n in itertools.count())
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._answers: dict[str, Json] = {}

    # --- coming and going -------------------------------------------------------------------------

    async def __aenter__(self) -> Player:
        await self.post("/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return f"cantiere={self.http.cookies['cantiere']}" if "cantiere" in self.http.cookies else ""

    async def connect(self, *tables: str, lobby: bool = False) -> None:
        """Open the socket and say hello, telling what was seen before."""
        self._socket = await dial(self.url, self.cookie)
        self.closed = False
        self._reader = asyncio.create_task(self._read(self._socket))
        watching = [
            {"table": table, "seen": self.tables[table]["version"] if table in self.tables else 0} for table in tables
        ]
        self._answers.pop("welcome", None)
        await self.send({"t": "hello", "protocol": PROTOCOL, "tables": watching, "lobby": lobby})
        await self.until(lambda: "welcome" in self._answers and all(table in self.tables for table in tables))

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        self._socket = None

    async def send(self, message: Json) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.received.append(json.loads(text))
                self._take(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed = True
        self._news.set()

    def _take(self, message: Json) -> None:
        kind = message["t"]
        if kind == "view":
            self.tables[message["table"]["id"]] = message["table"]
        elif kind == "delta":
            table = self.tables.get(message["table"])
            if table is None:
                return  # its view was asked for anew, and is on the way
            if table["version"] != message["since"]:
                self.gaps += 1
            for line in message["log"]:
                undone = set(line["undone"])
                for old in table["log"]:
                    old["void"] = old["void"] or old["n"] in undone
            table |= message["set"]
            if message["board"]:
                table["board"] = (table["board"] or {}) | message["board"]
            table["version"] = message["version"]
            table["log"] = table["log"] + message["log"]
            said = {line["n"]: line for line in message["chat"]}
            table["chat"] = [said.pop(line["n"], line) for line in table["chat"]] + list(said.values())
        elif kind == "presence":
            self.presence[message["table"]] = message["presence"]
        elif kind == "lobby":
            self.lobby = message["lobby"]
        elif kind in ("ack", "nack", "reason"):
            self._answers[message["ack"]] = message
        else:
            self._answers[kind] = message

    async def until(self, true: Callable[[], object]) -> None:
        """Wait for news until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                if self.closed:
                    raise ConnectionError(f"closed with {self._socket.close_code if self._socket else None}")
                self._news.clear()
                await self._news.wait()

    # --- HTTP -------------------------------------------------------------------------------------

    async def get(self, path: str) -> Any:
        return _json(await self.http.get(path))

    async def post(self, path: str, body: Json | None = None) -> Any:
        return _json(await self.http.post(path, json=body if body is not None else {}))

    async def make(self, *seats: str | Json, **more: Any) -> str:
        """A table of Tiny Towns: `make("person", "open")`, `make("person", "bot")`."""
        plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        made = await self.post("/api/tables", {"game": "tinytowns", "seats": plans} | more)
        return str(made["table"])

    async def sit(self, table: str, seat: int) -> None:
        await self.post(f"/api/tables/{table}/sit", {"seat": seat})

    # --- at the table -----------------------------------------------------------------------------

    async def ask(self, message: Json) -> Json:
        """Send a message and wait for its answer; a no is raised."""
        ack = message.setdefault("ack", next(self._acks))
        self._answers.pop(ack, None)
        await self.send(message)
        await self.until(lambda: ack in self._answers)
        answer = self._answers[ack]
        if answer["t"] == "nack":
            raise Refused(answer["why"])
        return answer

    async def watch(self, table: str, **more: Any) -> Json:
        self.tables.pop(table, None)
        await self.send({"t": "watch", "table": table} | more)
        await self.until(lambda: table in self.tables)
        return self.tables[table]

    async def act(self, table: str, words: Json | None = None, **more: Any) -> Json:
        """Take an action: the one given, or the first that is offered."""
        decision = self.tables[table]["decision"]
        message = {
            "t": "act",
            "table": table,
            "seat": decision["seat"],
            "decision": decision["id"],
            "words": words or decision["actions"][0]["words"],
        }
        return await self.ask(message | more)

    async def turn(self, table: str) -> Json:
        """Wait until there is something to decide."""
        await self.until(lambda: self.tables[table]["decision"])
        decision: Json = self.tables[table]["decision"]
        return decision

    async def play(self, table: str, until: Callable[[Json], bool] = lambda view: False, seed: int = 0) -> None:
        """Play any legal actions, until the game or the condition is fulfilled."""
        dice = random.Random(seed)
        while True:
            await self.until(
                lambda: (
                    self.tables[table]["decision"]
                    or self.tables[table]["status"] == "finished"
                    or until(self.tables[table])
                )
            )
            view = self.tables[table]
            if view["status"] == "finished" or until(view):
                return
            before = view["version"]
            try:
                await self.act(table, dice.choice(view["decision"]["actions"])["words"])
            except Refused as refused:
                if refused.key not in OVERTAKEN:
                    raise
            await self.until(lambda before=before: self.tables[table]["version"] > before)  # type: ignore[misc]


async def two_at_a_table(anna: Player, borek: Player, *more: str) -> str:
    """Anna's table, with Bořek on seat 1 and both looking at it."""
    table = await anna.make("person", "open", *more)
    await borek.sit(table, 1)
    await anna.connect(table)
    await borek.connect(table)
    return table


async def dial(url: str, cookie: str = "", **more: Any) -> ClientConnection:
    """A bare socket."""
    headers = {"Cookie": cookie} if cookie else {}
    address = url.replace("http", "ws") + "/api/socket"
    return await connect(address, additional_headers=headers, compression=None, open_timeout=PATIENCE, **more)


def _json(response: httpx.Response) -> Any:
    if response.status_code >= 400:
        raise Refused(response.json()["error"])
    return response.json() if "json" in response.headers.get("content-type", "") else response.text


def patched(old: Any, changes: list[list[Any]]) -> Any:
    """What a patch makes of a value, as a page applies it. Changes what it is given."""
    for path, *value in changes:
        if not path:
            old = value[0]
            continue
        at = old
        for key in path[:-1]:
            at = at[key]
        if value:
            at[path[-1]] = value[0]
        else:
            del at[path[-1]]
    return old
