"""Scripted players over real sockets, and the servers they play on: what `tables.py` and `processes.py` measure with.

Players and servers share the machine. So that the players do not count for more than they must, they are bare sockets
that read nothing but what they have to decide and whose action it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import select
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, TextIO
from urllib.parse import urlsplit

import httpx
import msgspec

SEATS = 4
READ_BYTES = 1 << 16
LOOK_SECONDS = 0.001  # between two looks of those who act as fast as they can
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
    actions: list[msgspec.Raw]  # each an `Action`; one of them is read


class Fields(msgspec.Struct):
    """Of a table: all of them in a view, those that have changed in a delta."""

    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    status: str = ""


class Delta(msgspec.Struct):
    set: Fields


class View(msgspec.Struct):
    table: Fields


READ_ACTION = msgspec.json.Decoder(Action)
READ_DELTA = msgspec.json.Decoder(Delta)
READ_VIEW = msgspec.json.Decoder(View)


def whose(delta: bytes) -> int:
    """The seat of the first line of the log in a delta; less than 0 if it is nobody's, or there is none."""
    log = delta.rfind(b'"log":[{')  # near the end
    return delta[delta.index(b'"seat":', log) + len('"seat":')] - ord("0") if log > 0 else -1


class Page:
    """Somebody looking at a table: a WebSocket with as little around it as possible."""

    def __init__(self, table: Table, cookie: str, url: str) -> None:
        self.table = table
        self.cookie = cookie
        self.url = url
        self._rest = b""  # the beginning of a message
        self._is_open = False
        self._socket: socket.socket

    def enter(self) -> None:
        at = urlsplit(self.url)
        self._socket = socket.create_connection((str(at.hostname), int(at.port or 80)))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = (
            "GET /api/socket HTTP/1.1",
            f"Host: {at.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: cantiere={self.cookie}"] if self.cookie else []),
        )
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self._socket.setblocking(False)
        self.table.players.watch(self, self._socket)

    def read(self) -> None:
        """Take what has come. The server's frames are neither masked nor in parts."""
        data = self._socket.recv(READ_BYTES)
        if not data:
            raise ConnectionError("the server has closed the connection")
        buffer = self._rest + data
        at, end = 0, len(buffer)
        if not self._is_open:
            at = buffer.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = buffer
                return
            self._is_open = True
            self.send({"t": "hello", "protocol": 1, "tables": [{"table": self.table.id}]})
        while end - at >= 2:
            length, begin = buffer[at + 1], at + 2
            if length >= 126:
                begin += 2 if length == 126 else 8
                if begin > end:
                    break
                length = int.from_bytes(buffer[at + 2 : begin], "big")
            if begin + length > end:
                break
            at = begin + length
            self.take(buffer[begin:at])
        self._rest = buffer[at:]

    def take(self, text: bytes) -> None:
        self.table.players.heard += 1

    def send(self, message: dict[str, Any]) -> None:
        text = msgspec.json.encode(message)
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._socket.send(head + b"\0\0\0\0" + text)  # masked with zeros

    def close(self) -> None:
        self._socket.close()


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
            players.seen(self, whose(text), len(text))
            if not text.startswith(b"{}", text.index(b'"set":') + len('"set":')):
                fields = READ_DELTA.decode(text).set
                self._learn(fields)
                if fields.status == "finished" and not self.table.is_over:
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

    def act(self) -> None:
        assert self.decision is not None
        self._count += 1
        message = {
            "t": "act",
            "ack": f"{self.seat}/{self._count}",
            "table": self.table.id,
            "seat": self.seat,
            "decision": self.decision.id,
            "words": READ_ACTION.decode(random.choice(self.decision.actions)).words,
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
        self._pages: dict[int, Page] = {}  # by their sockets
        self._poll = select.epoll()
        asyncio.get_running_loop().add_reader(self._poll.fileno(), self._read)
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
            for seat in table.seats:
                seat.enter()
            await asyncio.sleep(0)
        for _ in range(spectators):
            page = Page(self.tables[0], "", self.urls[0])
            page.enter()
            await asyncio.sleep(0)
            self.spectators.append(page)

    def watch(self, page: Page, its: socket.socket) -> None:
        self._pages[its.fileno()] = page
        self._poll.register(its, select.EPOLLIN)

    def _read(self) -> None:
        for number, _ in self._poll.poll(0):
            self._pages[number].read()

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

    def seen(self, by: Seat, seat: int, size: int) -> None:
        """A page shows what a seat has done."""
        self.deltas += 1
        self.bytes += size
        if seat < 0:
            return
        actor = by.table.seats[seat]
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
        """Everybody who can act, acts. They look at what has come at fixed times: being woken by every message would
        cost them, and the server that wakes them, more than the message."""
        end, loop = time.perf_counter() + seconds, asyncio.get_running_loop()
        loop.remove_reader(self._poll.fileno())
        while self._may_go_on(end):
            self._read()
            for seat in self._take_able():
                seat.act()
            await asyncio.sleep(LOOK_SECONDS)
        loop.add_reader(self._poll.fileno(), self._read)

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
        asyncio.get_running_loop().remove_reader(self._poll.fileno())
        self._poll.close()
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
