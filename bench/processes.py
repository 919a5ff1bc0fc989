"""What a second process brings: the same tables on one PostgreSQL, served by one process and by two.

    python -m bench.processes [--tables 50] [--seconds 10] [--rate 100] [--core 0.4] [--json]

Asked: how many actions a second are stored and shown when nobody waits, with one process, with two where all players of
a table have the same one (as a proxy that goes by the table does it), and with two where they do not; and, at a steady
rate, how long it takes from sending an action until a page that is served by the other process shows it. No bots.

Players, servers and database share the machine; beside each figure stands who used the processors. With `--core 0.4`
servers and database are a host of two cores that are 0.4 times as fast as ours, by control groups (Linux, as root), and
the players have the rest to themselves, as if they were elsewhere: on two cores nothing else tells what a second
process brings.
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

COLUMNS = ("what", "actions_per_second", "p50", "p95", "server_ms", "postgres_ms", "players_ms", "busy_cores")


def postgres_processes(database: str) -> list[int]:
    """The database's server, and all it has started."""
    folder = database.rpartition("host=")[2]
    parent = int((Path(folder) / "data" / "postmaster.pid").read_text().splitlines()[0])
    return [parent, *map(int, Path(f"/proc/{parent}/task/{parent}/children").read_text().split())]


def postgres_cpu(database: str) -> float:
    """Seconds of processor time."""
    parent, *children = postgres_processes(database)
    return _ticks(parent, waited=True) + sum(_ticks(child, waited=False) for child in children)


def _ticks(process: int, *, waited: bool) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # ended just now: counted by its parent
        return 0.0
    return sum(int(field) for field in fields[11 : 15 if waited else 13]) / os.sysconf("SC_CLK_TCK")


class SlowHost:
    """A host of two cores, each `core` times as fast as ours, for whole processes and what they start."""

    PERIOD = 10_000  # microseconds: short, so that one that has used its share does not wait long

    def __init__(self, core: float) -> None:
        cpu = Path("/sys/fs/cgroup/cpu")  # version 1; in version 2 all is in one tree
        self.is_old = cpu.is_dir()
        self.root = (cpu if self.is_old else cpu.parent) / f"cantiere-bench-{os.getpid()}"
        self.core = core
        self.groups: list[Path] = []
        self._group(self.root, 2 * core)
        if not self.is_old:
            (self.root / "cgroup.subtree_control").write_text("+cpu")

    def _group(self, place: Path, share: float) -> None:
        place.mkdir()
        self.groups.append(place)
        quota = str(round(share * self.PERIOD))
        if self.is_old:
            (place / "cpu.cfs_period_us").write_text(str(self.PERIOD))
            (place / "cpu.cfs_quota_us").write_text(quota)
        else:
            (place / "cpu.max").write_text(f"{quota} {self.PERIOD}")

    def put(self, name: str, processes: list[int], cores: int = 1) -> None:
        """So many cores for these processes together, of the two."""
        self._group(self.root / name, cores * self.core)
        for process in processes:
            (self.root / name / "cgroup.procs").write_text(str(process))

    def close(self) -> None:
        """When all its processes have ended."""
        for group in reversed(self.groups):
            group.rmdir()


@contextlib.asynccontextmanager
async def servers(count: int, database: str) -> AsyncIterator[list[tuple[str, subprocess.Popen[bytes]]]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(server_at(SERVER, database)) for _ in range(count)]


async def row(what: str, processes: int, arguments: argparse.Namespace, *, sticky: bool, rate: float) -> dict[str, Any]:
    host = SlowHost(arguments.core) if arguments.core else None
    with contextlib.closing(host) if host else contextlib.nullcontext(), cluster(durable=True) as database:
        async with servers(processes, database) as opened:
            if host:
                host.put("database", postgres_processes(database), cores=2)
                for number, (_, server) in enumerate(opened):
                    host.put(f"server-{number}", [server.pid])
            players = Players([url for url, _ in opened], sticky=sticky)
            await players.open(arguments.tables)
            await asyncio.sleep(1)

            def used() -> list[float]:
                return [sum(cpu(server) for _, server in opened), postgres_cpu(database), time.process_time()]

            before, begin = used(), time.perf_counter()
            await (players.steady(rate, arguments.seconds) if rate else players.full(arguments.seconds))
            elapsed = time.perf_counter() - begin
            spent = [now - then for now, then in zip(used(), before, strict=True)]
            players.close()
            names = ("server_ms", "postgres_ms", "players_ms")
            per_action = dict(zip(names, (1000 * one / max(1, players.actions) for one in spent), strict=True))
            return (
                {"what": what, "actions_per_second": players.actions / elapsed, "nacks": players.nacks}
                | per_action
                | {"busy_cores": sum(spent) / elapsed}
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
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--core", type=float, default=0.0, help="how fast a core of the host is beside one of ours")
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
    show(rows, COLUMNS)
    print(f"\ntwo processes: {two / one:.2f} × one")


if __name__ == "__main__":
    main()
