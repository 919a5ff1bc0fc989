"""Real server processes on one database, which can be killed; and a long run of it:

python -m tests.server.processes [--kills 100] [--tables 2]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import asyncpg

from cantiere.kernel.position import read
from cantiere.server.run import run
from cantiere.server.settings import BotSettings, Settings
from tests.server.kit import FREE, PATIENCE
from tests.server.stubborn import Party, Stubborn, acknowledged, faults_in, free_port
from tools.postgres import cluster

ROOT = Path(__file__).parents[2]
THOUGHT_SECONDS = 0.02
SEATS = 2


class Process:
    """A server with bots that note what they are asked."""

    def __init__(self, database: str, notes: Path, port: int = 0) -> None:
        command = [sys.executable, "-m", "tests.server.processes", "--serve", database, str(notes), str(port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT)
        assert self._process.stdout is not None
        words = self._process.stdout.readline().decode().split()
        self.url = next(word for word in words if word.startswith("http")).rstrip("/")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


class NotingBots:
    """Take the first action, after a thought that is long enough for another process to have it, too."""

    class Level(NamedTuple):
        id: str
        strength: int
        records: Sequence[Any] = ()

    def __init__(self, notes: Path) -> None:
        self._notes = notes

    def levels(self) -> Sequence[Level]:
        return [self.Level("noting", 1)]

    async def plan(
        self, game: str, position: str, seat: int, level: str, asked: int, deadline: float
    ) -> Sequence[dict[str, str]]:
        with self._notes.open("ab", buffering=0) as notes:  # in one piece: another process notes beside us
            notes.write(f"{os.getpid()} {seat} {position!r}\n".encode())
        await asyncio.sleep(THOUGHT_SECONDS)
        state = read(position)
        return [state.game.vocabulary.words(state.legal(seat)[0])]

    async def close(self) -> None:
        pass


def thoughts(notes: Path) -> list[tuple[str, str]]:
    """What bots were asked, with the process they thought in."""
    lines = [line.split(" ", 1) for line in notes.read_text().splitlines()] if notes.exists() else []
    return [(process, asked) for process, asked in lines]


def serve(database: str, notes: str, port: str) -> None:
    settings = Settings(database, port=int(port), bots=BotSettings(pace=0), limits=FREE)
    run(settings, NotingBots(Path(notes)))


# --- killing ----------------------------------------------------------------------------------------


class Roaming(Stubborn):
    """Plays on through any process that is left: another one after every interruption."""

    def __init__(self, urls: list[str], name: str, seat: int) -> None:
        super().__init__(urls[seat % len(urls)], name, seat)
        self._urls = itertools.cycle(urls[seat % len(urls) :] + urls[: seat % len(urls)])

    async def connect(self, *tables: str, lobby: bool = False) -> None:
        self.url = next(self._urls)
        await super().connect(*tables, lobby=lobby)


class RoamingParty(Party):
    """Two people, each through another process, and a bot."""

    def __init__(self, urls: list[str], name: str) -> None:
        super().__init__(urls[0], name, SEATS, bots=1)
        self.players = [Roaming(urls, player.name, player.seat) for player in self.players]


class Killings(NamedTuple):
    """What came of it."""

    kills: int
    acknowledged: int
    lines: int
    seconds: float


async def kill_one_of_two(database: str, notes: Path, kills: int, tables: int = 2, seed: int = 1) -> Killings:
    """Kill −9 one of two processes again and again while people play through both, with a bot at every table. Raises
    AssertionError when an acknowledged action is lost, anything stands twice, or a line is missing."""
    begun, dice, told, lines = time.monotonic(), random.Random(seed), 0, 0
    # They come back where they were: whoever plays finds them there again.
    processes = [await asyncio.to_thread(Process, database, notes, free_port()) for _ in range(2)]
    urls = [process.url for process in processes]
    try:
        for number in range(kills):
            parties = [await RoamingParty(urls, f"{number} {n}").gather() for n in range(tables)]
            await acknowledged(parties, dice.randint(1, 10) * tables)
            await asyncio.sleep(dice.uniform(0, 0.02))  # at any moment of the next one
            victim = dice.randrange(2)
            processes[victim].kill()
            await acknowledged(parties, tables)  # the other one goes on, with whoever comes
            for party in parties:
                await party.leave()
                lines += await _checked(database, party)
                told += len(party.acknowledged)
            port = int(urls[victim].rpartition(":")[2])
            processes[victim] = await asyncio.to_thread(Process, database, notes, port)
    finally:
        for process in processes:
            process.kill()
    return Killings(kills, told, lines, time.monotonic() - begun)


async def _checked(database: str, party: Party) -> int:
    """Everything that was acknowledged is stored, once. Returns how long the log is."""
    session = await asyncpg.connect(database)
    log = await session.fetch("select n, ack from action where table_id = $1 order by n", party.table)
    await session.close()
    wrong = faults_in([(row["n"], row["ack"]) for row in log], party.table, party.acknowledged)
    assert not wrong, wrong
    return len(log)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill one of two processes on PostgreSQL, again and again.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--serve", nargs=3, metavar=("DATABASE", "NOTES", "PORT"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(*arguments.serve)
        return
    with cluster(durable=True) as database, TemporaryDirectory() as folder:
        killing = kill_one_of_two(database, Path(folder) / "notes", arguments.kills, arguments.tables, arguments.seed)
        found = asyncio.run(killing)
    print(
        f"{found.kills} kills in {found.seconds:.0f} s: {found.acknowledged} actions acknowledged, {found.lines} lines "
        "stored; none lost, none doubled"
    )


if __name__ == "__main__":
    main()
