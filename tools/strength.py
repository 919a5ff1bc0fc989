"""Measure how strong the bots are: `python tools/strength.py FOLDER --minutes 60`.

Plays the matches that `docs/strength.md` reports, a few games of each at a time, for as long as it is given. What is in
the folder stays, so that more time makes the figures surer. `--write` puts what came out into `docs/strength.json` and
writes the tables of the page from that file: matches played elsewhere stay in it, until the bots of that match or their
networks change. `--levels 40` measures what people are told about the levels, in the games of those matches, and writes
it down (`src/cantiere/bots/measured.json`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from cantiere.bots import LEVELS
from cantiere.bots.levels import FILE, Record
from cantiere.bots.nets import judges_of
from cantiere.kernel.registry import game
from cantiere.lab import Summary, arena, make_plan, processes
from cantiere.lab.intervals import Estimate, Sums
from cantiere.lab.plan import Plan, Row
from cantiere.lab.standings import Standing

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
PAGE: Final = DOCS / "strength.md"
RESULTS: Final = DOCS / "strength.json"
BEGIN: Final = "<!-- measured -->\n"
END: Final = "<!-- end -->\n"
SEED: Final = 2026
STEPS: Final = (4, 12, 24, 50, 100, 200)  # games of a match: all come to one before any goes on to the next

VICTORY: Final = 12  # parts that one to four winners can share
ENOUGH: Final = 100  # games whose share is worth naming beside a bar, even where the interval lies on both sides of it

BASELINE: Final = "mcts:iterations=150"  # the search of before anything was learned


class Table(NamedTuple):
    """What is played, and two bars that depend on it: `learned` against `greedy`, and `master` against the baseline."""

    game: str
    preset: str
    learned: float | None = None
    master: float | None = None

    def is_for(self, seats: int) -> bool:
        return game(self.game).allows(self.preset, seats)


TABLES: Final = (
    Table("redcathedral", "standard", 0.95, 0.90),
    Table("carrara", "basic", 0.92, 0.90),
    Table("carrara", "advanced", 0.92, 0.90),
    Table("tinytowns", "standard", 0.65, 0.70),
    Table("tiletum", "standard", 0.82, 0.80),
)


class Match(NamedTuple):
    """A player and whom it meets, each at half of the seats or, `alone_among`, one against all others; and what it is
    to reach: a share of the victories, or points where nobody else plays."""

    table: Table
    player: str
    rival: str | None = None
    seats: int = 2
    bar: float | None = None
    alone_among: bool = False

    @property
    def plan(self) -> Plan:
        options = game(self.table.game).presets[self.table.preset]
        against = self.rival if self.alone_among else None
        players = [self.player] if self.rival is None or self.alone_among else [self.player, self.rival]
        return make_plan(self.table.game, players, seats=self.seats, against=against, options=options, seed=SEED)

    @property
    def name(self) -> str:
        among = ["among"] if self.alone_among else []
        parts = [*self.table[:2], self.seats, self.player, *among, self.rival]
        return "-".join(map(str, parts)).replace(":", "_")

    def command(self, games: int) -> str:
        plan = self.plan
        against = f" --against {plan.against}" if plan.against else ""
        return (
            f"cantiere arena {self.table.game} --preset {self.table.preset} --players {','.join(plan.players)}{against}"
            f" --seats {self.seats} --seed {SEED} --games {games}"
        )

    def measure(self, games: int, folder: Path, jobs: int) -> Summary:
        return arena(self.plan, games, folder=folder / self.name, scheduler=processes(jobs))


def other_tables() -> Iterator[Table]:
    """The option sets without bars; on most of them no network was trained."""
    for id in dict.fromkeys(table.game for table in TABLES):
        measured = [table.preset for table in TABLES if table.game == id]
        yield from (Table(id, preset) for preset in game(id).presets if preset not in measured)


def matches() -> Iterator[Match]:
    for table in TABLES:
        yield Match(table, "learned", "greedy", bar=table.learned)
        yield Match(table, "master", BASELINE, bar=table.master)
        for seats in (2, 4):
            yield Match(table, "master", "architect", seats, bar=0.60)
            yield Match(table, "architect", "builder", seats, bar=0.75)
            yield Match(table, "builder", "random", seats, bar=0.98)
        yield Match(table, "builder", "novice")
        yield Match(table, "novice", "random")
        yield Match(table, "learned", "greedy", 4)
        yield Match(table, "master", BASELINE, 4, bar=0.55, alone_among=True)
    yield Match(next(table for table in TABLES if table.game == "tinytowns"), "master", seats=1, bar=34.0)
    for table in other_tables():
        yield from (Match(table, "learned", "greedy", seats) for seats in (2, 4) if table.is_for(seats))


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a match: figures of the player first, then of whom it met."""

    match: str  # its name
    made_of: dict[str, str]  # the bots, as a plan describes them
    games: int
    reached: Estimate
    ahead: Estimate | None  # how often it comes before the other, where both have several seats
    points: list[float]
    winning: float  # points of who won, on average
    seconds: list[float]  # of thinking, a turn
    date: str

    @classmethod
    def of(cls, match: Match, summary: Summary, folder: Path) -> Measured:
        mine = _side(summary, match.player)
        both = [mine] if match.rival is None else [mine, _side(summary, match.rival)]
        rows = _rows(folder / match.name / "games.jsonl", summary.finished)
        several = match.rival is not None and match.seats > 2 and not match.alone_among
        return cls(
            match=match.name,
            made_of=match.plan.bots,
            games=summary.finished,
            reached=_short(mine.points if match.rival is None else _victories(rows, match.player)),
            ahead=_short(mine.ahead[match.rival]) if several and match.rival is not None else None,
            points=[round(side.points.value, 1) for side in both],
            winning=round(sum(max(row.points) for row in rows) / len(rows), 1),
            seconds=[float(f"{side.turns.mean:.2g}") if side.turns else 0.0 for side in both],
            date=datetime.now(UTC).date().isoformat(),
        )


def _short(found: Estimate) -> Estimate:
    low, high = [None if bound is None else round(bound, 4) for bound in (found.low, found.high)]
    return Estimate(round(found.value, 4), low, high)


def _rows(file: Path, games: int) -> list[Row]:
    """The first games."""
    played = [msgspec.json.decode(line, type=Row) for line in file.read_bytes().splitlines()]
    return [row for row in played if row.game < games]


def _victories(rows: list[Row], player: str) -> Estimate:
    """The player's share of them, on whichever of its seats."""
    sums = Sums()
    for row in rows:
        winners = [who for who, place in zip(row.players, row.places, strict=True) if place == 1]
        sums.add(row.game, row.deal, VICTORY * winners.count(player) // len(winners))
    return sums.share(VICTORY)


def levels_meet(table: Table) -> Plan:
    """All four levels at one table."""
    options = game(table.game).presets[table.preset]
    return make_plan(table.game, list(LEVELS), seats=len(LEVELS), options=options, seed=SEED)


def play_levels(chosen: list[Match], folder: Path, jobs: int, games: int) -> list[Summary]:
    """In every game of the matches; in one with several option sets, in the first."""
    games_chosen = {match.table.game for match in chosen}
    tables = {table.game: table for table in reversed(TABLES) if table.game in games_chosen}
    scheduler = processes(jobs)
    return [arena(levels_meet(tables[id]), games, folder=folder / f"{id}-levels", scheduler=scheduler) for id in tables]


def play(chosen: list[Match], folder: Path, jobs: int, minutes: float, most: int) -> list[Measured]:
    """Every match as far as the time goes. Those there was no time for are as far as they were before, or left out."""
    end = time.monotonic() + 60 * minutes
    found: dict[Match, Summary] = {}
    for games in (step for step in STEPS if step <= most):
        for match in chosen:
            known = folder / match.name / "summary.json"
            if time.monotonic() < end:
                found[match] = match.measure(games, folder, jobs)
                print(row(match, Measured.of(match, found[match], folder)), flush=True)
            elif match not in found and known.exists():
                found[match] = msgspec.json.decode(known.read_bytes(), type=Summary, strict=False)
    return [Measured.of(match, summary, folder) for match, summary in found.items()]


# --- what came of it --------------------------------------------------------------------------------


def known_results() -> dict[str, Measured]:
    """By match; those whose players have changed since are left out."""
    known = msgspec.json.decode(RESULTS.read_bytes(), type=list[Measured]) if RESULTS.exists() else []
    now = {match.name: match.plan.bots for match in matches()}
    return {measured.match: measured for measured in known if measured.made_of == now.get(measured.match)}


def row(match: Match, measured: Measured) -> str:
    """A line of the page's table."""
    reached = measured.reached
    shown = _points(reached) if match.seats == 1 else _share(reached)
    bar = "" if match.bar is None else f"{match.bar:.0f}" if match.seats == 1 else f"{match.bar:.0%}"
    verdict = "" if match.bar is None else _verdict(reached, match.bar, measured.games)
    points = " : ".join(f"{figure:.1f}" for figure in measured.points)
    thought = " : ".join(f"{figure:.2g}" for figure in measured.seconds)
    among = " among " if match.alone_among else " – "
    who = f"`{match.player}`" + (f"{among}`{match.rival}`" if match.rival else " alone")
    table = f"{match.table.game} {match.table.preset}, {match.seats}"
    ahead = "" if measured.ahead is None else _share(measured.ahead)
    return (
        f"| {table} | {who} | {shown} | {bar} | {verdict} | {ahead} | {points} | {measured.winning:.1f} | {thought} "
        f"| {measured.games} |"
    )


def page(found: dict[str, Measured]) -> str:
    head = [
        "| table, seats | who | reached | bar | enough | comes before | points | winners' points | s a turn | games |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    played = [match for match in matches() if match.name in found]
    missing = [f"`{match.name}`" for match in matches() if match.name not in found]
    lines = [*head, *(row(match, found[match.name]) for match in played), ""]
    if missing:
        lines += [f"Not played with these bots yet: {', '.join(missing)}.", ""]
    commands = [match.command(found[match.name].games) for match in played]
    return "\n".join([*lines, "```console", *commands, "```", "", *networks(), ""])


def networks() -> list[str]:
    """How the networks came about, and what they reached in their matches, on fresh deals."""
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


def write_levels(came_out: list[Record]) -> None:
    """What is known of other games stays."""
    known = msgspec.json.decode(FILE.read_bytes(), type=list[Record])
    found = {(record.game, record.level): record for record in [*known, *came_out]}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(list(found.values())), indent=1) + b"\n")


def _verdict(reached: Estimate, bar: float, games: int) -> str:
    """As sure as the games can make it."""
    if reached.low is not None and reached.low >= bar:
        return "yes"
    if reached.high is not None and reached.high < bar:
        return "**no**"
    if games < ENOUGH:
        return "too few games to say"
    return "yes, but not for sure" if reached.value >= bar else "no, but not for sure"


def _side(summary: Summary, player: str) -> Standing:
    return next(side for side in summary.players if side.player == player)


def _share(wins: Estimate) -> str:
    bounds = f" [{wins.low:.0%}–{wins.high:.0%}]" if wins.low is not None and wins.high is not None else ""
    return f"{wins.value:.1%}{bounds}"


def _points(points: Estimate) -> str:
    bounds = f" [{points.low:.1f}–{points.high:.1f}]" if points.low is not None and points.high is not None else ""
    return f"{points.value:.1f}{bounds}"


def renewed(text: str, found: dict[str, Measured]) -> str:
    """The page with the tables of what was found."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + "\n" + page(found) + "\n" + END + rest.partition(END)[2]


def write(came_out: list[Measured]) -> None:
    found = known_results() | {measured.match: measured for measured in came_out}
    in_order = [found[match.name] for match in matches() if match.name in found]
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(in_order), indent=1) + b"\n")
    PAGE.write_text(renewed(PAGE.read_text("utf-8"), found), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0, help="after so many no match is begun or gone on with")
    parser.add_argument("--games", type=int, default=STEPS[-1], help="of a match at most")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="matches whose name holds this")
    parser.add_argument("--levels", type=int, default=0, help="games in which all levels meet, in every game")
    parser.add_argument("--write", action="store_true", help="write the page")
    asked = parser.parse_args()
    chosen = [match for match in matches() if asked.only in match.name]
    results = play(chosen, asked.folder, asked.jobs, asked.minutes, asked.games)
    if asked.write:
        write(results)
    if asked.levels:
        write_levels(list(records(play_levels(chosen, asked.folder, asked.jobs, asked.levels))))
