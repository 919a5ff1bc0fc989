"""What a second process brings: the same tables on one PostgreSQL, served by one process and by two.

    python -m bench.processes [--game tinytowns] [--tables 50] [--seconds 10] [--rate 100] [--json]

Asked: how many actions a second are stored and shown when nobody waits, with one process, with two where all players of
a table have the same one (as a proxy that goes by the table does it), and with two where they do not; and, at a steady
rate, how long it takes from sending an action until a page that is served by the other process shows it. No bots.

Players, servers and database share the machine; beside each figure stands who used the processors: for each action in
milliseconds, and how many cores they and all others kept busy. Where others did, the run is worth nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import subprocess
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import uvloop

from bench.players import SERVER, Players, cpu, server_at, show
from tools.postgres import cluster

USED = ("server_ms", "postgres_ms", "players_ms", "busy_cores", "others_cores")
COLUMNS = ("what", "actions_per_second", "p50", "p95", *USED)


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


def machine_cpu() -> float:
    """Seconds of processor time that this machine has used, or another guest of its host has kept from it."""
    user, nice, system, _, _, *rest = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    return sum(map(int, (user, nice, system, *rest))) / os.sysconf("SC_CLK_TCK")


@contextlib.asynccontextmanager
async def servers(count: int, database: str) -> AsyncIterator[list[tuple[str, subprocess.Popen[bytes]]]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(server_at(SERVER, database)) for _ in range(count)]


async def row(what: str, processes: int, arguments: argparse.Namespace, *, sticky: bool, rate: float) -> dict[str, Any]:
    with cluster(durable=True) as database:
        async with servers(processes, database) as opened:
            players = Players([url for url, _ in opened], arguments.game, sticky=sticky)
            await players.open(arguments.tables)
            await asyncio.sleep(1)

            def used() -> list[float]:
                return [sum(cpu(server) for _, server in opened), postgres_cpu(database), time.process_time()]

            before, begin, all_before = used(), time.perf_counter(), machine_cpu()
            await (players.steady(rate, arguments.seconds) if rate else players.full(arguments.seconds))
            elapsed = time.perf_counter() - begin
            spent = [now - then for now, then in zip(used(), before, strict=True)]
            others = machine_cpu() - all_before - sum(spent)
            players.close()
            names = ("server_ms", "postgres_ms", "players_ms")
            per_action = dict(zip(names, (1000 * one / max(1, players.actions) for one in spent), strict=True))
            return (
                {"what": what, "actions_per_second": players.actions / elapsed, "nacks": players.nacks}
                | per_action
                | {"busy_cores": sum(spent) / elapsed, "others_cores": max(0.0, others / elapsed)}
                | players.latencies.row()
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
    parser.add_argument("--game", default="tinytowns")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    rows = uvloop.run(measure(arguments))
    one, two = rows[:2]
    if arguments.json:
        print(json.dumps({"python": platform.python_version(), "load_before": load, "rows": rows}, indent=1))
        return
    print(
        f"python {platform.python_version()}, {os.cpu_count()} cores, load before {load:.1f}; times in milliseconds\n"
    )
    show(rows, COLUMNS)
    faster, own = two["actions_per_second"] / one["actions_per_second"], one["server_ms"]
    cores, needed = os.cpu_count() or 1, own + one["postgres_ms"] + one["players_ms"]
    print(f"\ntwo processes: {faster:.2f} × one; at most {min(2.0, cores * own / needed):.2f} ×", end=" ")
    print(f"while players and database have their part of the {cores} cores")
    print(f"by the servers' own processor time: {2 * own / two['server_ms']:.2f} × one")


if __name__ == "__main__":
    main()
