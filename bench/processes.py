"""What a second process brings: the same tables on one PostgreSQL, served by one process and by two.

    python -m bench.processes [--tables 50] [--seconds 10] [--rate 100] [--json]

Asked: how many actions a second are stored and shown when nobody waits, with one process, with two where all players of
a table have the same one (as a proxy that goes by the table does it), and with two where they do not; and, at a steady
rate, how long it takes from sending an action until a page that is served by the other process shows it. No bots.

Players, servers and database share the machine. So that the players do not count for more than they must, they are bare
sockets that look at nothing but what they have to decide; beside each figure stands who used the processors.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import struct
import subprocess
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from bench.tables import SEATS, SERVER, Latencies, cpu, server_at
from tools.postgres import cluster

COLUMNS = ("what", "actions_per_second", "p50", "p95", "server_ms", "postgres_ms", "players_ms", "busy_cores")


class Action(msgspec.Struct):
    words: msgspec.Raw


class Decision(msgspec.Struct):
    id: str
    actions: list[Action]


class Changed(msgspec.Struct):
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    status: str = ""


class Line(msgspec.Struct):
    seat: int


class Message(msgspec.Struct):
    """What a player needs of a message; the rest is not even read."""

    t: str
    set: Changed = msgspec.field(default_factory=Changed)
    table: Any = None
    log: list[Line] = []


class View(msgspec.Struct):
    table: Changed


READ_MESSAGE = msgspec.json.Decoder(Message)
READ_VIEW = msgspec.json.Decoder(View)


class Seat(asyncio.Protocol):
    """One player: a WebSocket with as little around it as possible."""

    def __init__(self, table: Table, seat: int, cookie: str, url: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.url = url
        self.decision: Decision | None = None
        self.sent = 0.0
        self._count = 0
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
            f"Cookie: cantiere={self.cookie}",
        )
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            _, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self._is_open, self._buffer = True, rest
            self._send(msgspec.json.encode({"t": "hello", "protocol": 1, "tables": [{"table": self.table.id}]}))
        while (text := self._next()) is not None:
            self._take(text)

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

    def _take(self, text: bytes) -> None:
        if text.startswith(b'{"t":"delta"'):
            message = READ_MESSAGE.decode(text)
            self.table.bench.seen(self, message)
            if message.set.decision is not msgspec.UNSET:
                self.decision = message.set.decision
            if message.set.status == "finished":
                self.table.over = True
        elif text.startswith(b'{"t":"view"'):
            found = READ_VIEW.decode(text).table.decision
            self.decision = None if found is msgspec.UNSET else found
        elif text.startswith(b'{"t":"nack"'):
            self.table.bench.nacks += 1
            self.sent = 0.0
        if self.decision is not None:
            self.table.bench.able.add(self)
            self.table.bench.ready.set()

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
        self._send(msgspec.json.encode(message))

    def _send(self, text: bytes) -> None:
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0x80 | 126, size)
        self._transport.write(head + b"\0\0\0\0" + text)  # masked with zeros

    def close(self) -> None:
        self._transport.abort()


class Table:
    def __init__(self, bench: Bench, id: str) -> None:
        self.bench = bench
        self.id = id
        self.over = False
        self.seats: list[Seat] = []


class Bench:
    def __init__(self, urls: list[str], *, sticky: bool) -> None:
        self.urls = urls
        self.sticky = sticky
        self.tables: list[Table] = []
        self.able: set[Seat] = set()
        self.ready = asyncio.Event()
        self.latencies = Latencies()  # from one process to a page of another; with one process: of any page
        self.actions = 0
        self.nacks = 0

    async def open(self, count: int) -> None:
        """Four guests at each table, all connected and playing."""
        async with httpx.AsyncClient(timeout=60) as http:
            for number in range(count):
                self.tables.append(await self._table(http, number))
        for table in self.tables:
            await asyncio.gather(*(seat.enter() for seat in table.seats))

    async def _table(self, http: httpx.AsyncClient, number: int) -> Table:
        home = number % len(self.urls)
        url, table = self.urls[home], Table(self, "")
        for seat in range(SEATS):
            http.cookies.clear()
            await http.post(f"{url}/api/me", json={"name": f"Player {number}-{seat}"})
            if seat == 0:
                seats = [{"kind": "person"}] + [{"kind": "open"}] * (SEATS - 1)
                made = await http.post(f"{url}/api/tables", json={"game": "tinytowns", "seats": seats})
                table.id = made.json()["table"]
            else:
                await http.post(f"{url}/api/tables/{table.id}/sit", json={"seat": seat})
            at = home if self.sticky else (home + seat) % len(self.urls)
            table.seats.append(Seat(table, seat, http.cookies["cantiere"], self.urls[at]))
        return table

    def seen(self, by: Seat, message: Message) -> None:
        for line in message.log[:1]:
            if line.seat >= 0:
                actor = by.table.seats[line.seat]
                if actor is by:
                    self.actions += 1
                elif actor.sent and (actor.url != by.url or len(self.urls) == 1 or self.sticky):
                    self.latencies.seconds.append(time.perf_counter() - actor.sent)

    def _take_able(self) -> list[Seat]:
        able, self.able = self.able, set()
        return [seat for seat in able if seat.decision is not None and not seat.table.over]

    async def full(self, seconds: float) -> None:
        """Everybody who can act, acts."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.ready.clear()
            for seat in self._take_able():
                seat.act()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await self.ready.wait()

    async def steady(self, rate: float, seconds: float) -> None:
        """Actions at even distances, whatever the server does."""
        begin = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
            able = self._take_able()
            if able:
                chosen = random.choice(able)
                self.able.update(able)
                self.able.discard(chosen)
                chosen.act()
        await asyncio.sleep(0.5)

    def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.close()


def postgres_cpu(database: str) -> float:
    """Seconds of processor time, of the database's server and all it has started."""
    folder = database.rpartition("host=")[2]
    parent = int((Path(folder) / "data" / "postmaster.pid").read_text().splitlines()[0])
    children = [int(number) for number in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    return _ticks(parent, waited=True) + sum(_ticks(child, waited=False) for child in children)


def _ticks(process: int, *, waited: bool) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # ended just now: counted by its parent
        return 0.0
    return sum(int(field) for field in fields[11 : 15 if waited else 13]) / os.sysconf("SC_CLK_TCK")


@contextlib.asynccontextmanager
async def servers(count: int, database: str) -> AsyncIterator[list[tuple[str, subprocess.Popen[bytes]]]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(server_at(SERVER, database)) for _ in range(count)]


async def row(what: str, processes: int, arguments: argparse.Namespace, *, sticky: bool, rate: float) -> dict[str, Any]:
    with cluster(durable=True) as database:
        async with servers(processes, database) as opened:
            bench = Bench([url for url, _ in opened], sticky=sticky)
            await bench.open(arguments.tables)
            await asyncio.sleep(1)

            def used() -> list[float]:
                return [sum(cpu(server) for _, server in opened), postgres_cpu(database), time.process_time()]

            before, begin = used(), time.perf_counter()
            await (bench.steady(rate, arguments.seconds) if rate else bench.full(arguments.seconds))
            elapsed = time.perf_counter() - begin
            spent = [now - then for now, then in zip(used(), before, strict=True)]
            bench.close()
            names = ("server_ms", "postgres_ms", "players_ms")
            per_action = dict(zip(names, (1000 * one / max(1, bench.actions) for one in spent), strict=True))
            return (
                {"what": what, "actions_per_second": bench.actions / elapsed, "nacks": bench.nacks}
                | per_action
                | {"busy_cores": sum(spent) / elapsed}
                | bench.latencies.row()
            )


async def measure(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    return [
        await row("one process", 1, arguments, sticky=True, rate=0),
        await row("two, a table on one of them", 2, arguments, sticky=True, rate=0),
        await row("two, a table on both", 2, arguments, sticky=False, rate=0),
        await row(f"seen by the other, {arguments.rate:g}/s", 2, arguments, sticky=False, rate=arguments.rate),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    rows = uvloop.run(measure(arguments))
    one, two = rows[0]["actions_per_second"], rows[1]["actions_per_second"]
    if arguments.json:
        print(json.dumps({"python": platform.python_version(), "load_before": load, "rows": rows}, indent=1))
        return
    print(
        f"python {platform.python_version()}, {os.cpu_count()} cores, load before {load:.1f}; times in milliseconds\n"
    )
    print("| " + " | ".join(name.replace("_per_second", "/s").replace("_", " ") for name in COLUMNS) + " |")
    print("|" + "---|" * len(COLUMNS))
    for found in rows:
        cells = [found.get(name, "") for name in COLUMNS]
        print("| " + " | ".join(f"{cell:,.2f}" if isinstance(cell, float) else str(cell) for cell in cells) + " |")
    print(f"\ntwo processes: {two / one:.2f} × one")


if __name__ == "__main__":
    main()
