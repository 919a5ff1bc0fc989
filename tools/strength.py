"""Measure how strong the bots are: `python tools/strength.py FOLDER --minutes 60`.

Plays the matches that `docs/strength.md` reports, a few games of each at a time, for as long as it is given. What is in
the folder stays, so that more time makes the figures surer. Then `--write` writes the tables of the page. `--levels 40`
measures what people are told about the levels, and writes it down (`src/cantiere/bots/measured.json`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from cantiere.bots import LEVELS
from cantiere.bots.levels import FILE, Record
from cantiere.bots.nets import judges_of
from cantiere.kernel.registry import game
from cantiere.lab import Summary, arena, make_plan, processes
from cantiere.lab.intervals import Estimate
from cantiere.lab.plan import Plan
from cantiere.lab.standings import Standing

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "strength.md"
BEGIN: Final = "<!-- measured -->\n"
END: Final = "<!-- end -->\n"
SEED: Final = 2026
STEPS: Final = (4, 12, 24, 50, 100, 200, 400)  # games of a match: all come to one before any goes on to the next

BASELINE: Final = "mcts:iterations=150"  # the search of before anything was learned


class Table(NamedTuple):
    """What is played, and two bars that depend on it: `learned` against `greedy`, and `master` against the baseline."""

    game: str
    preset: str
    learned: float
    master: float


TABLES: Final = (
    Table("redcathedral", "standard", 0.95, 0.90),
    Table("carrara", "basic", 0.92, 0.90),
    Table("carrara", "advanced", 0.92, 0.90),
    Table("tinytowns", "standard", 0.65, 0.70),
    Table("tiletum", "standard", 0.82, 0.80),
)


class Match(NamedTuple):
    """A player and whom it meets, and what it is to reach: a share of the victories, or points where it is alone."""

    table: Table
    player: str
    rival: str | None = None
    seats: int = 2
    bar: float | None = None

    @property
    def plan(self) -> Plan:
        options = game(self.table.game).presets[self.table.preset]
        players = [self.player] if self.rival is None or self.seats > 2 else [self.player, self.rival]
        against = self.rival if self.seats > 2 else None
        return make_plan(self.table.game, players, seats=self.seats, against=against, options=options, seed=SEED)

    @property
    def name(self) -> str:
        return "-".join(map(str, [*self.table[:2], self.seats, self.player, self.rival])).replace(":", "_")

    def command(self, games: int) -> str:
        plan = self.plan
        against = f" --against {plan.against}" if plan.against else ""
        return (
            f"cantiere arena {self.table.game} --preset {self.table.preset} --players {','.join(plan.players)}{against}"
            f" --seats {self.seats} --seed {SEED} --games {games}"
        )

    def measure(self, games: int, folder: Path, jobs: int) -> Summary:
        return arena(self.plan, games, folder=folder / self.name, scheduler=processes(jobs))


def matches() -> Iterator[Match]:
    for table in TABLES:
        yield Match(table, "learned", "greedy", bar=table.learned)
        yield Match(table, "master", BASELINE, bar=table.master)
        yield Match(table, "master", "architect", bar=0.60)
        yield Match(table, "architect", "builder", bar=0.75)
        yield Match(table, "builder", "random", bar=0.98)
        yield Match(table, "builder", "novice")
        yield Match(table, "novice", "random")
        yield Match(table, "master", BASELINE, seats=4, bar=0.55)
    yield Match(next(table for table in TABLES if table.game == "tinytowns"), "master", seats=1, bar=34.0)


def levels_meet(table: Table) -> Plan:
    """All four levels at one table."""
    options = game(table.game).presets[table.preset]
    return make_plan(table.game, list(LEVELS), seats=len(LEVELS), options=options, seed=SEED)


def play_levels(folder: Path, jobs: int, games: int) -> list[Summary]:
    """In every game; in one with several option sets, in the first."""
    tables = {table.game: table for table in reversed(TABLES)}
    scheduler = processes(jobs)
    return [arena(levels_meet(tables[id]), games, folder=folder / f"{id}-levels", scheduler=scheduler) for id in tables]


def play(chosen: list[Match], folder: Path, jobs: int, minutes: float) -> dict[Match, Summary]:
    """Every match as far as the time goes; those there was no time for are left out."""
    end = time.monotonic() + 60 * minutes
    found: dict[Match, Summary] = {}
    for games in STEPS:
        for match in chosen:
            known = folder / match.name / "summary.json"
            if time.monotonic() < end:
                found[match] = match.measure(games, folder, jobs)
                print(match.name, row(match, found[match]), flush=True)
            elif match not in found and known.exists():
                found[match] = msgspec.json.decode(known.read_bytes(), type=Summary, strict=False)
    return found


# --- what came of it --------------------------------------------------------------------------------


def row(match: Match, summary: Summary) -> str:
    """A line of the page's table."""
    mine = _side(summary, match.player)
    reached = mine.points if match.seats == 1 else mine.wins
    shown = _points(reached) if match.seats == 1 else _share(reached)
    bar = "" if match.bar is None else f"{match.bar:.0f}" if match.seats == 1 else f"{match.bar:.0%}"
    verdict = "" if match.bar is None else _verdict(reached, match.bar)
    theirs = _side(summary, match.rival) if match.rival is not None else None
    points = f"{mine.points.value:.1f}" + (f" : {theirs.points.value:.1f}" if theirs else "")
    thought = f"{_seconds(mine)}" + (f" : {_seconds(theirs)}" if theirs else "")
    who = f"`{match.player}`" + (f" – `{match.rival}`" if match.rival else " alone")
    table = f"{match.table.game} {match.table.preset}, {match.seats}"
    return f"| {table} | {who} | {shown} | {bar} | {verdict} | {points} | {thought} | {summary.finished} |"


def page(found: dict[Match, Summary]) -> str:
    head = [
        "| table, seats | who | wins of the first | bar | reached | points | s a turn | games |",
        "|---|---|---|---|---|---|---|---|",
    ]
    commands = [match.command(summary.finished) for match, summary in found.items()]
    lines = [*head, *(row(match, summary) for match, summary in found.items())]
    return "\n".join([*lines, "", "```console", *commands, "```", "", *networks(), ""])


def networks() -> list[str]:
    """How the networks came about, and what they reached in their matches (each on 300 fresh deals)."""
    lines = [
        "| network | trained on | games | minutes | against `greedy` |",
        "|---|---|---|---|---|",
    ]
    commands = []
    for id in sorted({table.game for table in TABLES}):
        for net in judges_of(id).nets:
            met = [match for match in net.history.strength if match.against == "greedy"]
            reached = ", ".join(
                f"{match.tables} {_share(Estimate(match.ahead, match.low, match.high))} of {match.games}"
                for match in met
            )
            tables = ", ".join(map(str, net.tables))
            lines.append(f"| {id} | {tables} | {net.history.games} | {net.history.minutes:.0f} | {reached} |")
            commands.append(net.history.command)
    return [*lines, "", "```console", *commands, "```"]


def records(known: Iterable[Summary]) -> Iterator[Record]:
    """How the levels did when all four sat at one table."""
    for summary in known:
        for side in summary.players:
            assert side.turns is not None
            points, seconds = round(side.points.value, 1), float(f"{side.turns.mean:.2g}")
            yield Record(summary.plan.game, side.player, side.games, points, seconds)


def _verdict(reached: Estimate, bar: float) -> str:
    """As sure as the games can make it."""
    if reached.low is not None and reached.low >= bar:
        return "yes"
    return "**no**" if reached.high is not None and reached.high < bar else "too few games to say"


def _side(summary: Summary, player: str) -> Standing:
    return next(side for side in summary.players if side.player == player)


def _seconds(side: Standing) -> str:
    return f"{side.turns.mean:.2g}" if side.turns is not None else "–"


def _share(wins: Estimate) -> str:
    bounds = f" [{wins.low:.0%}–{wins.high:.0%}]" if wins.low is not None and wins.high is not None else ""
    return f"{wins.value:.1%}{bounds}"


def _points(points: Estimate) -> str:
    bounds = f" [{points.low:.1f}–{points.high:.1f}]" if points.low is not None and points.high is not None else ""
    return f"{points.value:.1f}{bounds}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="matches whose name holds this")
    parser.add_argument("--levels", type=int, default=0, help="games in which all levels meet, in every game")
    parser.add_argument("--write", action="store_true", help="write the page")
    asked = parser.parse_args()
    came_out = play([match for match in matches() if asked.only in match.name], asked.folder, asked.jobs, asked.minutes)
    if asked.write:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        PAGE.write_text(before + BEGIN + "\n" + page(came_out) + "\n" + END + rest.partition(END)[2], "utf-8")
    if asked.levels:
        measured = list(records(play_levels(asked.folder, asked.jobs, asked.levels)))
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=1) + b"\n")
