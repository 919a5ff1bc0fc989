"""How many tables one server process holds: 50 tables × 4 scripted players over real sockets.

    python -m bench.tables [--game tinytowns] [--tables 50] [--rate 100] [--seconds 15] [--spectators 0]
                           [--before TREE] [--json]

Two questions, each on fresh tables and a fresh SQLite file: how long from sending an action until every page at the
table has the new view, at a steady rate; and how many actions a second are stored and shown when nobody waits. Beside
them, in the same run, a bare echo server (the same uvicorn and socket library, no database, no rules) with as many
sockets. Server and players share the machine's cores. Spectators all look at the first table, and are not counted among
the views: what they cost the others shows.

`--before` measures the server of another checkout (with its `.venv`, or ours) in the same run, by turns with this one:
every game at the steady rate, then as fast as it goes, then at rates that rise as long as p95 stays below 50 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import sys
import time
from pathlib import Path
from typing import Any

import uvloop
from websockets.asyncio.client import connect

from bench.players import HERE, SEATS, SERVER, Latencies, Players, cpu, memory, process, show

GAMES = ("tinytowns", "carrara", "redcathedral", "tiletum")
LIMIT = 50.0  # milliseconds: what people do not notice
STEP = 1.25  # from one rate to the next

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
print("open", flush=True)
uvicorn.run(app, port={port}, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off")
"""


async def tables(
    game: str, count: int, rate: float, seconds: float, tree: Path = HERE, spectators: int = 0
) -> dict[str, Any]:
    """One row: with a rate a steady load, with 0 as much as goes."""
    async with process(SERVER, tree) as (url, server):
        players = Players([url], game)
        await players.open(1, spectators)  # with the first table all is loaded that any table needs
        one = memory(server)
        await players.open(count - 1)
        await asyncio.sleep(1)
        opened, heard_joining = memory(server), players.heard
        players.bytes = players.deltas = 0
        begin, used = time.perf_counter(), cpu(server)
        await (players.steady(rate, seconds) if rate else players.full(seconds))
        elapsed, used = time.perf_counter() - begin, cpu(server) - used
        players.close()
        return {
            "what": f"{game}, {rate:.0f} actions/s" if rate else f"{game}, as fast as it goes",
            "sockets": count * SEATS + spectators,
            "heard_joining": heard_joining,
            "actions_per_second": players.actions / elapsed,
            "deltas_per_second": players.deltas / elapsed,
            "bytes_per_delta": players.bytes / max(1, players.deltas),
            "cpu_ms_per_action": 1000 * used / max(1, players.actions),
            "nacks": players.nacks,
            "kb_per_table": 1024 * (opened - one) / (count - 1),
            "memory_mb": memory(server),
        } | players.latencies.row()


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
            "what": f"echo, {rate:.0f}/s" if rate else "echo, as fast as it goes",
            "sockets": sockets,
            "actions_per_second": len(latencies.seconds) / elapsed,
            "deltas_per_second": len(latencies.seconds) / elapsed,
            "bytes_per_delta": 200.0,
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
    "deltas_per_second",
    "p50",
    "p95",
    "p99",
    "bytes_per_delta",
    "cpu_ms_per_action",
    "kb_per_table",
    "memory_mb",
)


async def beside(tree: Path, count: int, rate: float, seconds: float, spectators: int) -> list[dict[str, Any]]:
    """Another checkout and this one by turns."""
    trees = {"before": tree.absolute(), "after": HERE}

    async def row(name: str, game: str, rate: float) -> dict[str, Any]:
        found = await tables(game, count, rate, seconds, trees[name], spectators)
        found["what"] = f"{name}: {found['what']}"
        show([found], COLUMNS, to=sys.stderr)  # as they come: all of them take some minutes
        return found

    rows = [await row(name, game, rate) for game in GAMES for name in trees]
    rows += [await row(name, GAMES[0], 0) for name in trees]
    able, at = list(trees), rate
    while able:
        at *= STEP
        found = {name: await row(name, GAMES[0], at) for name in able}
        rows += found.values()
        able = [name for name in able if found[name].get("p95", LIMIT) < LIMIT]
    return rows


async def measure(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    game, count, rate, seconds = arguments.game, arguments.tables, arguments.rate, arguments.seconds
    random.seed(1)
    if arguments.before:
        return await beside(arguments.before, count, rate, seconds, arguments.spectators)
    return [
        await tables(game, count, rate, seconds, spectators=arguments.spectators),
        await echo(count * SEATS, rate, seconds / 2),
        await tables(game, count, 0, seconds, spectators=arguments.spectators),
        await echo(count * SEATS, 0, seconds / 2),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--before", type=Path, metavar="TREE")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    rows = uvloop.run(measure(arguments))
    facts = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_before": load,
    }
    if arguments.json:
        print(json.dumps(facts | {"rows": rows}, indent=1))
        return
    print(
        ", ".join(f"{name} {value}" for name, value in facts.items()) + "; times in milliseconds, from send to view\n"
    )
    show(rows, COLUMNS)


if __name__ == "__main__":
    main()
