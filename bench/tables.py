"""How many tables one server process holds: 50 tables × 4 scripted players over real sockets.

    python bench/tables.py [--game tinytowns] [--tables 50] [--rate 100] [--seconds 15] [--spectators 0]
                           [--before TREE] [--json]

Two questions, each on fresh tables and a fresh SQLite file: how long from sending an action until every page at the
table has the new view, at a steady rate; and how many actions a second are stored and shown when nobody waits. Beside
them, in the same run, a bare echo server (the same uvicorn and socket library, no database, no rules) with as many
sockets. Server and players share the machine's cores. Spectators all look at the first table, and are not counted among
the views: what they cost the others shows. `--before` measures the server of another checkout (with its own
`.venv`) in the same run, by turns with this one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
LIMIT = 50.0  # milliseconds: what people do not notice

SERVER = """
from cantiere.server.run import run
try:
    from cantiere.server.settings import keys, load
except ImportError:  # an older checkout
    from cantiere.server.limits import Limits, Rate
    much = Rate(1e9, 1e9)
    run(port={port}, db_url={database!r}, open_browser=False, limits=Limits(much, much, much, much))
else:
    much = {{name: "1000000/s" for name, key in keys().items() if type(key.default).__name__ == "Rate"}}
    run(load({{"port": {port}, "database": {database!r}}} | much))
"""
ECHO = """
import uvicorn
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    while True:
        message = await receive()
        if message["type"] == "websocket.connect":
            await send({{"type": "websocket.accept"}})
        elif message["type"] == "websocket.disconnect":
            return
        else:
            await send({{"type": "websocket.send", "text": message["text"]}})
print("open at", flush=True)
uvicorn.run(app, port={port}, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off")
"""


class Latencies:
    def __init__(self) -> None:
        self.seconds: list[float] = []

    def row(self) -> dict[str, float]:
        milliseconds = sorted(1000 * second for second in self.seconds)
        if len(milliseconds) < 2:
            return {}
        cuts = statistics.quantiles(milliseconds, n=100)
        return {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "worst": milliseconds[-1]}


class Seat:
    """One scripted player with a socket."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.decision: dict[str, Any] | None = None
        self.sent = 0.0  # when the action in flight was sent; 0: none is
        self.count = 0
        self.socket: ClientConnection | None = None

    async def enter(self, url: str) -> None:
        address = url.replace("http", "ws") + "/api/socket"
        headers = {"Cookie": f"cantiere={self.cookie}"}
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        hello = {"t": "hello", "protocol": 1, "tables": [{"table": self.table.id}]}
        await self.socket.send(msgspec.json.encode(hello), text=True)

    async def act(self) -> None:
        assert self.decision is not None
        assert self.socket is not None
        action = random.choice(self.decision["actions"])
        self.count += 1
        message = {
            "t": "act",
            "ack": f"{self.seat}/{self.count}",
            "table": self.table.id,
            "seat": self.seat,
            "decision": self.decision["id"],
            "words": action["words"],
        }
        self.decision = None
        self.sent = time.perf_counter()
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def read(self, bench: Bench) -> None:
        assert self.socket is not None
        async for text in self.socket:
            bench.bytes += len(text)
            message = msgspec.json.decode(text)
            kind = message["t"]
            if kind == "view":
                self.decision = message["table"]["decision"]
            elif kind == "delta":
                bench.seen(self, message)
                if "decision" in message["set"]:
                    self.decision = message["set"]["decision"]
                if message["set"].get("status") == "finished":
                    self.table.over = True
            elif kind == "nack":
                bench.nacks += 1
                self.sent = 0.0
            if self.decision is not None:
                bench.ready.set()


class Table:
    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.over = False
        self.seats = [Seat(self, seat, cookie) for seat, cookie in enumerate(cookies)]


class Bench:
    def __init__(self, url: str, game: str, tables: int, spectators: int = 0) -> None:
        self.url = url
        self.game = game
        self.count = tables
        self.spectators = spectators
        self.looking_on: list[ClientConnection] = []
        self.heard = 0  # messages to spectators
        self.tables: list[Table] = []
        self.views = Latencies()
        self.actions = 0
        self.pushes = 0
        self.nacks = 0
        self.bytes = 0
        self.ready = asyncio.Event()

    async def open(self) -> None:
        """Four guests at each table, all connected and playing."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            for number in range(self.count):
                self.tables.append(await self._table(http, number))
        seats = [seat for table in self.tables for seat in table.seats]
        for first in range(0, len(seats), 50):
            await asyncio.gather(*(seat.enter(self.url) for seat in seats[first : first + 50]))
        self.readers = [asyncio.create_task(seat.read(self)) for seat in seats]
        for _ in range(self.spectators):
            await self._look_on(self.tables[0].id)

    async def _look_on(self, table: str) -> None:
        one = await connect(self.url.replace("http", "ws") + "/api/socket", compression=None, max_size=None)
        self.looking_on.append(one)
        await one.send(json.dumps({"t": "hello", "protocol": 1, "tables": [{"table": table}]}))

        async def read() -> None:
            async for _ in one:
                self.heard += 1

        self.readers.append(asyncio.create_task(read()))

    async def _table(self, http: httpx.AsyncClient, number: int) -> Table:
        cookies: list[str] = []
        id = ""
        for seat in range(SEATS):
            http.cookies.clear()
            await http.post("/api/me", json={"name": f"Player {number}-{seat}"})
            cookies.append(http.cookies["cantiere"])
            if seat == 0:
                seats = [{"kind": "person"}] + [{"kind": "open"}] * (SEATS - 1)
                id = (await http.post("/api/tables", json={"game": self.game, "seats": seats})).json()["table"]
            else:
                await http.post(f"/api/tables/{id}/sit", json={"seat": seat})
        return Table(id, cookies)

    def seen(self, by: Seat, message: dict[str, Any]) -> None:
        """A view has reached a page: the time since its action was sent counts, for each page at the table."""
        now = time.perf_counter()
        self.pushes += 1
        for line in message["log"][:1]:
            if line["seat"] >= 0:
                actor = by.table.seats[line["seat"]]
                if actor.sent:
                    self.views.seconds.append(now - actor.sent)
                if actor is by:
                    self.actions += 1

    def able(self) -> list[Seat]:
        return [seat for table in self.tables if not table.over for seat in table.seats if seat.decision is not None]

    async def steady(self, rate: float, seconds: float) -> None:
        """Actions at even distances, whatever the server does."""
        begin = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
            able = self.able()
            if able:
                await random.choice(able).act()
        await asyncio.sleep(0.5)

    async def full(self, seconds: float) -> None:
        """Everybody who can act, acts."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.ready.clear()
            for seat in self.able():
                await seat.act()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await self.ready.wait()

    async def close(self) -> None:
        for task in self.readers:
            task.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        sockets = [seat.socket for table in self.tables for seat in table.seats if seat.socket is not None]
        sockets += self.looking_on
        await asyncio.gather(*(one.close() for one in sockets), return_exceptions=True)


@contextlib.asynccontextmanager
async def process(program: str, python: str = sys.executable) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    """The program with an SQLite file of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with server_at(program, str(Path(folder) / "bench.sqlite3"), python) as opened:
            yield opened


@contextlib.asynccontextmanager
async def server_at(
    program: str, database: str, python: str = sys.executable
) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    """The program as a process, and its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen([python, "-c", program.format(port=port, database=database)], stdout=subprocess.PIPE)
    assert server.stdout is not None
    try:
        await asyncio.to_thread(server.stdout.readline)
        await _answers(port)
        yield f"http://127.0.0.1:{port}", server
    finally:
        server.terminate()
        await asyncio.to_thread(server.wait)


async def _answers(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)


def memory(server: subprocess.Popen[bytes]) -> float:
    """Megabytes in use."""
    for line in Path(f"/proc/{server.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(server: subprocess.Popen[bytes]) -> float:
    """Seconds of processor time used, by all its threads."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def tables(
    game: str, count: int, rate: float, seconds: float, python: str = sys.executable, spectators: int = 0
) -> dict[str, Any]:
    """One row: with a rate a steady load, with 0 as much as goes."""
    async with process(SERVER, python) as (url, server):
        bench = Bench(url, game, count, spectators)
        await bench.open()
        await asyncio.sleep(1)
        heard_joining = bench.heard
        bench.bytes = bench.pushes = 0
        begin, used = time.perf_counter(), cpu(server)
        await (bench.steady(rate, seconds) if rate else bench.full(seconds))
        elapsed = time.perf_counter() - begin
        row = {
            "what": f"{rate:g} actions/s" if rate else "as fast as it goes",
            "sockets": count * SEATS + spectators,
            "heard_joining": heard_joining,
            "actions_per_second": bench.actions / elapsed,
            "views_per_second": bench.pushes / elapsed,
            "bytes_per_view": bench.bytes / max(1, bench.pushes),
            "cpu_ms_per_action": 1000 * (cpu(server) - used) / max(1, bench.actions),
            "nacks": bench.nacks,
            "memory_mb": memory(server),
        } | bench.views.row()
        await bench.close()
        return row


async def echo(sockets: int, rate: float, seconds: float) -> dict[str, Any]:
    """The same sockets and the same number of messages, echoed and nothing else."""
    async with process(ECHO) as (url, server):
        opened = [await connect(url.replace("http", "ws"), compression=None) for _ in range(sockets)]
        latencies = Latencies()
        waiting: set[asyncio.Task[None]] = set()
        free = list(range(sockets))

        async def once(index: int) -> None:
            sent = time.perf_counter()
            await opened[index].send("x" * 200)
            await opened[index].recv()
            latencies.seconds.append(time.perf_counter() - sent)
            free.append(index)

        begin, used = time.perf_counter(), cpu(server)
        number = 0
        while time.perf_counter() < begin + seconds:
            if rate:
                await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
            number += 1
            if free:
                task = asyncio.create_task(once(free.pop(random.randrange(len(free)))))
                waiting.add(task)
                task.add_done_callback(waiting.discard)
            else:
                await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        elapsed = time.perf_counter() - begin
        row = {
            "what": f"echo, {rate:g}/s" if rate else "echo, as fast as it goes",
            "sockets": sockets,
            "actions_per_second": len(latencies.seconds) / elapsed,
            "views_per_second": len(latencies.seconds) / elapsed,
            "bytes_per_view": 200.0,
            "cpu_ms_per_action": 1000 * (cpu(server) - used) / max(1, len(latencies.seconds)),
            "nacks": 0,
            "memory_mb": memory(server),
        } | latencies.row()
        await asyncio.gather(*(one.close() for one in opened))
        return row


COLUMNS = (
    "what",
    "sockets",
    "actions_per_second",
    "views_per_second",
    "p50",
    "p95",
    "p99",
    "bytes_per_view",
    "cpu_ms_per_action",
    "memory_mb",
)


def show(rows: list[dict[str, Any]]) -> None:
    print("| " + " | ".join(name.replace("_per_second", "/s").replace("_", " ") for name in COLUMNS) + " |")
    print("|" + "---|" * len(COLUMNS))
    for row in rows:
        cells = [row.get(name, "") for name in COLUMNS]
        print("| " + " | ".join(f"{cell:,.1f}" if isinstance(cell, float) else str(cell) for cell in cells) + " |")


async def beside(
    tree: Path, game: str, count: int, rate: float, seconds: float, spectators: int
) -> list[dict[str, Any]]:
    """Another checkout and this one by turns: at the steady rate, as fast as it goes, and at rates that rise by a
    quarter as long as p95 stays below LIMIT."""
    trees = {"before": str(tree / ".venv" / "bin" / "python"), "after": sys.executable}

    async def row(name: str, rate: float) -> dict[str, Any]:
        found = await tables(game, count, rate, seconds, trees[name], spectators)
        return found | {"what": f"{name}: {found['what']}"}

    rows = [await row(name, at) for at in (rate, 0) for name in trees]
    able, at = set(trees), rate
    while able:
        at *= 1.25
        for name in trees:
            if name in able:
                rows.append(await row(name, at))
                if rows[-1].get("p95", LIMIT) >= LIMIT:
                    able.discard(name)
    return rows


async def measure(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    game, count, rate, seconds = arguments.game, arguments.tables, arguments.rate, arguments.seconds
    random.seed(1)
    if arguments.before:
        return await beside(arguments.before, game, count, rate, seconds, arguments.spectators)
    return [
        await tables(game, count, rate, seconds, spectators=arguments.spectators),
        await echo(count * SEATS, rate, seconds / 2),
        await tables(game, count, 0, seconds, spectators=arguments.spectators),
        await echo(count * SEATS, 0, seconds / 2),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="tinytowns")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--before", type=Path, metavar="TREE")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    from cantiere import _build

    rows = asyncio.run(measure(arguments))
    facts = {
        "engine": _build.mode().name,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_before": os.getloadavg()[2],
    }
    if arguments.json:
        print(json.dumps(facts | {"rows": rows}, indent=1))
        return
    print(
        ", ".join(f"{name} {value}" for name, value in facts.items()) + "; times in milliseconds, from send to view\n"
    )
    show(rows)


if __name__ == "__main__":
    main()
