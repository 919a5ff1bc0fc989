"""Chaos: people play while their server is killed and its disk is full, broken, locked or torn, round after round.
After each round every acknowledged action must be stored, once, where it was acknowledged.

    make chaos ARGS="--kills 1000 --seed 7"     the same folder goes on where it was stopped

A round opens the server, lets people play, brings on what the seed chooses, kills the server with SIGKILL and compares.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import sqlite3
import sys
import time
from pathlib import Path
from typing import Final

import httpx
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from tests.chaos.disk import FAULTS, Disk
from tests.chaos.server import ServerProcess, Unopened
from tests.server.kit import PATIENCE, Player, Refused
from tests.server.stubborn import CUT_OFF, Party, acknowledged, faults_of, free_port

LOADS: Final = ((1, 4), (8, 2))  # tables and people at each: commits of one change, and of many
ACTIONS: Final = (1, 15)  # acknowledged before the disaster
ROUNDS_A_SEASON: Final = 25  # with the same load
# What can happen, and how often. A power cut leaves torn ends behind, from which nothing may follow; a bad disk or a
# bad hand loses what was stored, and the server must bear it.
KILL: Final = "kill"
LOCKED: Final = "locked"
POWER_CUTS: Final = ("torn log", "torn page")
DAMAGES: Final = ("spoilt page", "lost log")
KINDS: Final = {
    KILL: 50,
    **dict.fromkeys(FAULTS, 6),
    LOCKED: 4,
    **dict.fromkeys(POWER_CUTS, 5),
    **dict.fromkeys(DAMAGES, 3),
}


class Round(Struct):
    """What happened in one round."""

    number: int
    kind: str
    tables: int
    kills: int = 0
    actions: int = 0  # acknowledged
    refused: int = 0  # "could not be stored"
    compared: int = 0  # acknowledged actions looked for on disk
    noticed: int = 0  # damage that SQLite's own check, or the server, found
    gone: int = 0  # acknowledged actions that damage took away
    seconds: float = 0.0
    wrong: list[str] = []


class Chaos:
    """A folder with a database, its rounds so far, and the people who play."""

    def __init__(self, folder: Path, seed: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.seed = seed
        self.rounds = _read_rounds(folder / "rounds.jsonl")
        self._disk = Disk(folder, folder / "server.sqlite3")
        self._server = ServerProcess(self._disk, free_port(), folder / "server.log")
        self._parties: list[Party] = []
        self._sizes = LOADS[0]
        self._is_open = False

    async def round(self, kind: str | None = None, load: tuple[int, int] | None = None) -> Round:
        """One more. Kind and load follow from the seed unless they are given."""
        number = len(self.rounds)
        dice = random.Random(f"{self.seed}/{number}")
        kind = kind or dice.choices(list(KINDS), list(KINDS.values()))[0]
        load = load or LOADS[number // ROUNDS_A_SEASON % len(LOADS)]
        this, began = Round(number, kind, load[0]), time.monotonic()
        await self._opened()
        await self._seat(load, number)
        told, refused = self._told(), self._refused()
        await acknowledged(self._parties, dice.randint(*ACTIONS), patience=300)
        await self._under(kind, dice)
        await asyncio.sleep(dice.uniform(0, 0.02))  # at any moment of a commit
        self._kill(this)
        this.actions, this.refused = self._told() - told, self._refused() - refused
        self._damage(kind, dice)
        this.wrong += self._compare(this)
        if kind in DAMAGES:
            await self._with_damage(kind, dice, this)
        this.seconds = round(time.monotonic() - began, 2)
        self._keep(this)
        return this

    async def close(self) -> None:
        await self._dismiss()
        self._server.close()

    async def _dismiss(self) -> None:
        parties, self._parties = self._parties, []
        for party in parties:
            await party.leave()

    # --- parts of a round -------------------------------------------------------------------------

    async def _opened(self) -> None:
        if not self._is_open:
            await asyncio.to_thread(self._server.open)
            self._is_open = True

    def _kill(self, this: Round) -> None:
        self._server.kill()
        self._is_open = False
        this.kills += 1

    async def _seat(self, load: tuple[int, int], number: int) -> None:
        """New people where a game is over, and all of them new with a new load."""
        gone = [party for party in self._parties if party.is_over or load != self._sizes]
        for party in gone:
            await party.leave()
        kept = [party for party in self._parties if party not in gone]
        tables, seats = load
        fresh = [Party(self._server.url, f"{number} {n}", seats) for n in range(tables - len(kept))]
        self._parties = kept + list(await asyncio.gather(*(party.gather() for party in fresh)))
        self._sizes = load

    async def _under(self, kind: str, dice: random.Random) -> None:
        """The disaster that the running server meets; half of the time it is over before the server is killed."""
        if kind in FAULTS:
            met = self._refused()
            with self._disk.fault(kind):
                await asyncio.sleep(dice.uniform(0.05, 0.5))
                await self._someone_is_refused(met)
                if dice.random() < 0.5:
                    return
        elif kind == LOCKED:
            with contextlib.closing(sqlite3.connect(self._disk.database, isolation_level=None)) as other:
                other.execute("begin immediate")
                await asyncio.sleep(dice.choice((0.2, 1.0, 11.0)))  # the last is longer than the server waits
        else:
            return
        await acknowledged(self._parties, 1, patience=300)

    async def _someone_is_refused(self, met: int) -> None:
        """On a busy machine it takes a while until the disk is asked for something it cannot do."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(10):
                while self._refused() == met and not all(party.is_over for party in self._parties):
                    await asyncio.sleep(0.005)

    def _damage(self, kind: str, dice: random.Random) -> None:
        """What a power cut leaves behind: nothing follows from it."""
        if kind == "torn log":
            self._disk.tear_log(dice)
        elif kind == "torn page":
            self._disk.tear_page(dice)

    def _compare(self, this: Round) -> list[str]:
        this.compared = self._told()
        copy = self._copied("looked-at")
        wrong = [one for party in self._parties for one in faults_of(copy, party.table, party.acknowledged)]
        return wrong + [f"integrity: {one}" for one in _integrity(copy)]

    def _copied(self, name: str) -> Path:
        """The database and its log, to be looked at: who opens the files themselves would tidy them up."""
        copy = self.folder / f"{name}.sqlite3"
        for end in ("", "-wal"):
            _copy(Path(f"{self._disk.database}{end}"), Path(f"{copy}{end}"))
        return copy

    # --- damage -----------------------------------------------------------------------------------

    async def _with_damage(self, kind: str, dice: random.Random, this: Round) -> None:
        """The server with a damaged file: it opens or says in words why not, shows or refuses every table, and never
        fails otherwise. Then the file is as it was."""
        told = {party.table: party.acknowledged for party in self._parties}
        await self._dismiss()  # what they were told now would be lost when the file is as it was
        kept = self._copied("kept")
        {"spoilt page": self._disk.spoil_page, "lost log": self._disk.lose_log}[kind](dice)
        copy = self._copied("looked-at")
        this.gone = sum(len(_missing(copy, table, acks)) for table, acks in told.items())
        this.noticed = int(bool(_integrity(copy)))
        try:
            await self._opened()
            this.noticed |= int(await self._visit(list(told), this))
            self._kill(this)
        except Unopened:
            this.noticed = 1
        self._disk.lose_log(dice)
        for end in ("", "-wal"):
            _copy(Path(f"{kept}{end}"), Path(f"{self._disk.database}{end}"))

    async def _visit(self, tables: list[str], this: Round) -> bool:
        """Look at everything a little; a refusal in words is fine. Returns whether there was one."""
        refusals = 0
        async with httpx.AsyncClient(base_url=self._server.url, timeout=PATIENCE) as http:
            for path in ("/api/lobby", "/api/games", *(f"/api/tables/{table}" for table in tables)):
                answer = await http.get(path)
                refusals += answer.status_code >= 400
                if answer.status_code >= 400 and "error" not in answer.text:
                    this.wrong.append(f"{path} with a damaged file: {answer.status_code} {answer.text[:100]}")
        visitor = Player(self._server.url, "Visitor")
        try:
            await visitor.post("/api/me", {"name": "Visitor"})
            await visitor.make("person", "bot")
        except Refused:
            refusals += 1
        except (*CUT_OFF, ValueError) as error:
            this.wrong.append(f"a visitor with a damaged file: {error!r}")
        await visitor.http.aclose()
        return bool(refusals)

    # --- books ------------------------------------------------------------------------------------

    def _told(self) -> int:
        return sum(len(party.acknowledged) for party in self._parties)

    def _refused(self) -> int:
        return sum(party.refused for party in self._parties)

    def _keep(self, this: Round) -> None:
        self.rounds.append(this)
        with (self.folder / "rounds.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(this) + b"\n")


def _copy(source: Path, target: Path) -> None:
    if source.exists():
        shutil.copy(source, target)
    else:
        target.unlink(missing_ok=True)


def _integrity(database: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(database)) as db:
        try:
            found = [row[0] for row in db.execute("pragma integrity_check(5)")]
        except sqlite3.DatabaseError as error:
            return [str(error)]
    return [one for one in found if one != "ok"]


def _missing(database: Path, table: str, told: dict[str, int]) -> list[str]:
    """What was acknowledged and is not there; all of it where the file cannot be read."""
    try:
        return faults_of(database, table, told)
    except sqlite3.DatabaseError:
        return list(told)


def _read_rounds(path: Path) -> list[Round]:
    """The rounds of earlier runs; a line that was being written when the run was stopped does not count."""
    rounds: list[Round] = []
    for line in path.read_bytes().splitlines() if path.exists() else []:
        with contextlib.suppress(msgspec.DecodeError):
            rounds.append(msgspec.json.decode(line, type=Round))
    return rounds


def figures(rounds: list[Round]) -> Table:
    names = ("rounds", "kills", "acknowledged", "refused", "compared", "noticed", "gone", "wrong")
    table = Table("what happened", "tables", *names)
    kinds = [(kind, tables) for kind in KINDS for tables, _ in LOADS]
    for kind, tables in [*kinds, ("all", 0)]:
        chosen = [one for one in rounds if kind == "all" or (one.kind, one.tables) == (kind, tables)]
        if chosen:
            sums = [sum(getattr(one, name) for one in chosen) for name in ("kills", "actions", "refused", "compared")]
            found = [sum(getattr(one, name) for one in chosen) for name in ("noticed", "gone")]
            wrong = sum(bool(one.wrong) for one in chosen)
            cells = [len(chosen), *sums, *found, wrong]
            table.add_row(kind, str(tables or ""), *(f"{cell:,}" for cell in cells))
    return table


async def _run(folder: Path, seed: int, kills: int, minutes: float) -> int:
    chaos, console = Chaos(folder, seed), Console(width=120)
    end = time.monotonic() + 60 * minutes if minutes else None
    try:
        while (end is None or time.monotonic() < end) and (not kills or sum(one.kills for one in chaos.rounds) < kills):
            this = await chaos.round()
            print(
                f"{this.number:5} {this.kind:12} {this.tables} tables, {this.actions:4} actions, "
                f"{this.refused:4} refused, {this.seconds:5.1f} s",
                flush=True,
            )
            if this.wrong:
                console.print(*this.wrong, sep="\n", style="red", markup=False)
                break
    finally:
        with contextlib.suppress(Exception):
            await chaos.close()
    console.print(figures(chaos.rounds))
    seconds = sum(one.seconds for one in chaos.rounds)
    console.print(f"{len(chaos.rounds)} rounds in {seconds / 60:.1f} minutes, seed {seed}, in {folder}")
    return int(any(one.wrong for one in chaos.rounds))


def main() -> None:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=0, help="stop after so many, those of earlier runs included")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--folder", type=Path, default=Path(".build/chaos"), help="go on there, or begin")
    given = parser.parse_args()
    kills = given.kills or (0 if given.minutes else 100)
    sys.exit(asyncio.run(_run(given.folder.absolute(), given.seed, kills, given.minutes)))


if __name__ == "__main__":
    main()
