"""Scripted players over real sockets, and the servers they play on: what `tables.py` and `processes.py` measure with.

Players and servers share the machine. So that the players do not count for more than they must, they are bare sockets
that read nothing but what they have to decide and whose action it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, TextIO, cast
from urllib.parse import urlsplit

import httpx
import msgspec

SEATS = 4
HERE = Path(__file__).parents[1]  # this checkout

SERVER = """
from cantiere import _build
print(_build.mode().name, flush=True)
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


class Latencies:
    def __init__(self) -> None:
        self.seconds: list[float] = []

    def row(self) -> dict[str, float]:
        milliseconds = sorted(1000 * second for second in self.seconds)
        if len(milliseconds) < 2:
            return {}
        cuts = statistics.quantiles(milliseconds, n=100, method="inclusive")
        return {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "worst": milliseconds[-1]}


# --- what is read of a message --------------------------------------------------------------------


class Action(msgspec.Struct):
    words: msgspec.Raw


class Decision(msgspec.Struct):
    id: str
    actions: list[Action]


class Fields(msgspec.Struct):
    """Of a table: all of them in a view, those that have changed in a delta."""

    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    status: str = ""


class Line(msgspec.Struct):
    seat: int


class Delta(msgspec.Struct):
    set: Fields
    log: list[Line] = []


class View(msgspec.Struct):
    table: Fields


READ_DELTA = msgspec.json.Decoder(Delta)
READ_VIEW = msgspec.json.Decoder(View)


class Page(asyncio.Protocol):
    """Somebody looking at a table: a WebSocket with as little around it as possible."""

    def __init__(self, table: Table, cookie: str, url: str) -> None:
        self.table = table
        self.cookie = cookie
        self.url = url
        self._buffer = b""
        self._is_open = False
        self._transport: asyncio.Transport

    async def enter(self) -> None:
        at = urlsplit(self.url)
        await asyncio.get_running_loop().create_connection(lambda: self, str(at.hostname), int(at.port or 80))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        lines = (
            "GET /api/socket HTTP/1.1",
            f"Host: {urlsplit(self.url).netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: cantiere={self.cookie}"] if self.cookie else []),
        )
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            _, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self._is_open, self._buffer = True, rest
            self.send({"t": "hello", "protocol": 1, "tables": [{"table": self.table.id}]})
        while (text := self._next()) is not None:
            self.take(text)

    def _next(self) -> bytes | None:
        """The next whole frame; the server's are neither masked nor in parts."""
        buffer = self._buffer
        if len(buffer) < 10:
            return None
        length, head = buffer[1], 2
        if length == 126:
            (length,), head = struct.unpack_from("!H", buffer, 2), 4
        elif length == 127:
            (length,), head = struct.unpack_from("!Q", buffer, 2), 10
        if len(buffer) < head + length:
            return None
        self._buffer = buffer[head + length :]
        return buffer[head : head + length]

    def take(self, text: bytes) -> None:
        self.table.players.heard += 1

    def send(self, message: dict[str, Any]) -> None:
        text = msgspec.json.encode(message)
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0x80 | 126, size)
        self._transport.write(head + b"\0\0\0\0" + text)  # masked with zeros

    def close(self) -> None:
        self._transport.abort()


class Seat(Page):
    """One player."""

    def __init__(self, table: Table, seat: int, cookie: str, url: str) -> None:
        super().__init__(table, cookie, url)
        self.seat = seat
        self.decision: Decision | None = None
        self.sent = 0.0  # when the last action was sent; 0: none was, or it was refused
        self._count = 0

    def take(self, text: bytes) -> None:
        players = self.table.players
        if text.startswith(b'{"t":"delta"'):
            delta = READ_DELTA.decode(text)
            players.seen(self, delta, len(text))
            self._learn(delta.set)
            if delta.set.status == "finished" and not self.table.is_over:
                self.table.is_over = True
                players.over += 1
        elif text.startswith(b'{"t":"view"'):
            self._learn(READ_VIEW.decode(text).table)
        elif text.startswith(b'{"t":"nack"'):
            players.nacks += 1
            self.sent = 0.0

    def _learn(self, fields: Fields) -> None:
        if fields.decision is not msgspec.UNSET:
            self.decision = fields.decision
        if self.decision is not None:
            self.table.players.able.add(self)
            self.table.players.ready.set()

    def act(self) -> None:
        assert self.decision is not None
        self._count += 1
        message = {
            "t": "act",
            "ack": f"{self.seat}/{self._count}",
            "table": self.table.id,
            "seat": self.seat,
            "decision": self.decision.id,
            "words": random.choice(self.decision.actions).words,
        }
        self.decision = None
        self.sent = time.perf_counter()
        self.send(message)


class Table:
    def __init__(self, players: Players, id: str) -> None:
        self.players = players
        self.id = id
        self.is_over = False
        self.seats: list[Seat] = []


class Players:
    """Four at each table; with several servers a table's players share one (`sticky`) or are spread over them."""

    def __init__(self, urls: list[str], game: str = "tinytowns", *, sticky: bool = True) -> None:
        self.urls = urls
        self.game = game
        self.sticky = sticky
        self.tables: list[Table] = []
        self.spectators: list[Page] = []
        self.able: set[Seat] = set()
        self.ready = asyncio.Event()
        # From sending an action until a page shows it, the page of who acted included; where the tables are spread,
        # only pages that another server serves.
        self.latencies = Latencies()
        self.actions = 0
        self.deltas = 0
        self.bytes = 0  # of deltas
        self.nacks = 0
        self.heard = 0  # messages to spectators
        self.over = 0

    async def open(self, count: int, spectators: int = 0) -> None:
        """So many tables more, all connected and playing; the spectators look at the first one."""
        async with httpx.AsyncClient(timeout=60) as http:
            opened = [await self._table(http, len(self.tables) + number) for number in range(count)]
        self.tables += opened
        for table in opened:
            await asyncio.gather(*(seat.enter() for seat in table.seats))
        for _ in range(spectators):
            page = Page(self.tables[0], "", self.urls[0])
            await page.enter()
            self.spectators.append(page)

    async def _table(self, http: httpx.AsyncClient, number: int) -> Table:
        home = number % len(self.urls)
        url, table = self.urls[home], Table(self, "")
        for seat in range(SEATS):
            http.cookies.clear()
            await http.post(f"{url}/api/me", json={"name": f"Player {number}-{seat}"})
            if seat == 0:
                seats = [{"kind": "person"}] + [{"kind": "open"}] * (SEATS - 1)
                made = await http.post(f"{url}/api/tables", json={"game": self.game, "seats": seats})
                table.id = made.json()["table"]
            else:
                await http.post(f"{url}/api/tables/{table.id}/sit", json={"seat": seat})
            at = home if self.sticky else (home + seat) % len(self.urls)
            table.seats.append(Seat(table, seat, http.cookies["cantiere"], self.urls[at]))
        return table

    def seen(self, by: Seat, delta: Delta, size: int) -> None:
        self.deltas += 1
        self.bytes += size
        if not delta.log or delta.log[0].seat < 0:
            return
        actor = by.table.seats[delta.log[0].seat]
        if actor is by:
            self.actions += 1
        if actor.sent and (self.sticky or actor.url != by.url):
            self.latencies.seconds.append(time.perf_counter() - actor.sent)

    def _take_able(self) -> list[Seat]:
        able, self.able = self.able, set()
        return [seat for seat in able if seat.decision is not None and not seat.table.is_over]

    def _may_go_on(self, end: float) -> bool:
        """With too few games left there is nothing to measure."""
        return time.perf_counter() < end and self.over <= len(self.tables) // 4

    async def full(self, seconds: float) -> None:
        """Everybody who can act, acts."""
        end = time.perf_counter() + seconds
        while self._may_go_on(end):
            self.ready.clear()
            for seat in self._take_able():
                seat.act()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await self.ready.wait()

    async def steady(self, rate: float, seconds: float) -> None:
        """Actions at even distances, whatever the server does."""
        begin = time.perf_counter()
        number = 0
        while self._may_go_on(begin + seconds):
            await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
            number += 1
            able = self._take_able()
            if able:
                chosen = random.choice(able)
                self.able.update(able)
                self.able.discard(chosen)
                chosen.act()

    def close(self) -> None:
        for page in [seat for table in self.tables for seat in table.seats] + self.spectators:
            page.close()


# --- servers --------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def process(program: str, tree: Path = HERE) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    """The program with an SQLite file of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with server_at(program, str(Path(folder) / "bench.sqlite3"), tree) as opened:
            yield opened


@contextlib.asynccontextmanager
async def server_at(
    program: str, database: str, tree: Path = HERE
) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    """The program as a process, and its address, with the sources and, if it has them, the packages of that checkout.
    It prints a line when it starts; ours says how its engine runs."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    own = tree / ".venv" / "bin" / "python"
    python = str(own) if tree != HERE and own.exists() else sys.executable
    command = [python, "-c", program.format(port=port, database=database)]
    server = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": str(tree / "src")}, stdout=subprocess.PIPE)
    assert server.stdout is not None
    try:
        engine = (await asyncio.to_thread(server.stdout.readline)).decode().strip()
        if program is SERVER and engine != "compiled":
            raise RuntimeError(f"the engine is not compiled: run tools/compile.py with {python}")
        await _answers(port)
        yield f"http://127.0.0.1:{port}", server
    finally:
        server.terminate()
        await asyncio.to_thread(server.wait)


async def _answers(port: int) -> None:
    for _ in range(1200):  # a minute
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)
    raise TimeoutError("the server does not open")


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


def show(rows: list[dict[str, Any]], columns: tuple[str, ...], to: TextIO = sys.stdout) -> None:
    lines = ["| " + " | ".join(name.replace("_per_second", "/s").replace("_", " ") for name in columns) + " |"]
    lines.append("|" + "---|" * len(columns))
    for row in rows:
        cells = [row.get(name, "") for name in columns]
        lines.append(
            "| " + " | ".join(f"{cell:,.2f}" if isinstance(cell, float) else str(cell) for cell in cells) + " |"
        )
    print("\n".join(lines), file=to, flush=True)
