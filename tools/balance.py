"""Ask games between equal bots whether the four games are fair: `python tools/balance.py FOLDER --minutes 60`.

Plays the tables that `docs/balance.md` reports, some games of each at a time, for as long as it is given. What is in
the folder stays, so that more time makes the figures surer. Then `--write` writes the tables of the page.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from cantiere.bots import LEVELS
from cantiere.bots.nets import judges_of
from cantiere.kernel.text import Text
from cantiere.kernel.texts import texts
from cantiere.lab import Summary, arena, processes
from cantiere.lab.intervals import Estimate
from cantiere.lab.plan import Plan, table_plan
from cantiere.lab.report import name_of_thing
from cantiere.lab.standings import Thing

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "balance.md"
BEGIN: Final = "<!-- measured -->\n"
END: Final = "<!-- end -->\n"
SEED: Final = 0
GAMES: Final = ("tinytowns", "carrara", "redcathedral", "tiletum")
SEATS: Final = (2, 4)
ORDER: Final = ("first", "second", "third", "fourth")
MOST_THINGS: Final = 4  # at each end of a list

BOTS: Final = {
    "greedy": "greedy",
    # Without its clock: what it plays must not depend on how busy the machine is.
    "architect": ",".join(part for part in LEVELS["architect"].split(",") if not part.startswith("seconds=")),
}
STEPS: Final = {"greedy": (100, 200, 400, 800), "architect": (4, 8, 16, 24, 32, 48, 64, 96, 128, 200, 300)}  # games


class Table(NamedTuple):
    """Equal bots at a table."""

    game: str
    seats: int
    level: str

    @property
    def name(self) -> str:
        """With the networks it judges by: games with others are other games."""
        nets = judges_of(self.game).nets if self.level != "greedy" else []
        return "-".join([self.game, str(self.seats), self.level, *(net.digest for net in nets)])

    @property
    def plan(self) -> Plan:
        return table_plan(self.game, [BOTS[self.level]], self.seats, seed=SEED)

    def command(self, games: int) -> str:
        return f"cantiere simulate {self.game} --bots {BOTS[self.level]} --seats {self.seats} --games {games}"

    def row(self, summary: Summary, cells: list[str]) -> str:
        title = texts("en", self.game).format(Text("game-name"))
        return f"| {title} | {self.seats} | {summary.finished} | {' | '.join([*cells, '', ''][: SEATS[-1]])} |"


def play(level: str, folder: Path, jobs: int, end: float) -> dict[Table, Summary]:
    """Every table as far as the time goes, in the order of the page; those there was no time for are left out."""
    tables = [Table(id, seats, level) for id in GAMES for seats in SEATS]
    found: dict[Table, Summary] = {}
    for games in STEPS[level]:
        for table in tables:
            known = folder / table.name / "summary.json"
            if time.monotonic() < end:
                found[table] = arena(table.plan, games, folder=folder / table.name, scheduler=processes(jobs))
                print(time.strftime("%H:%M:%S"), table.name, found[table].finished, flush=True)
            elif table not in found and known.exists():
                found[table] = msgspec.json.decode(known.read_bytes(), type=Summary, strict=False)
    return {table: found[table] for table in tables if table in found}


# --- what came of it --------------------------------------------------------------------------------


def page(found: dict[Table, Summary]) -> Iterator[str]:
    """The tables of one level."""
    head = "|---|---|---|---|---|---|---|"
    yield from ("", "Wins of who went first, second, …", "", f"| game | seats | games | {' | '.join(ORDER)} |", head)
    for table, summary in found.items():
        yield table.row(summary, [share(wins, 1 / table.seats) for wins in summary.order])
    yield from ("", "Wins of the seats:", "", "| game | seats | games | 1 | 2 | 3 | 4 |", head)
    for table, summary in found.items():
        yield table.row(summary, [share(wins, 1 / table.seats) for wins in summary.seats])
    yield from ("", "Wins of those who did something with a building or a card:", "")
    yield from ("| game | seats | goes with winning | goes with losing |", "|---|---|---|---|")
    for table, summary in found.items():
        title = texts("en", table.game).format(Text("game-name"))
        yield f"| {title} | {table.seats} | {' | '.join(things(table, summary))} |"
    yield from ("", "| game | seats | points, mean | decisions a game |", "|---|---|---|---|")
    for table, summary in found.items():
        title = texts("en", table.game).format(Text("game-name"))
        decisions = sum(length * times for length, times in summary.lengths.items()) / summary.finished
        yield f"| {title} | {table.seats} | {summary.players[0].points.value:.0f} | {decisions:.0f} |"
    commands = [table.command(summary.finished) for table, summary in found.items()]
    yield from ("", "```console", *commands, "```")


def share(wins: Estimate, even: float) -> str:
    """In per cent; bold where an even share is not within the bounds."""
    if wins.low is None or wins.high is None:
        return f"{wins.value:.0%}"
    text = f"{100 * wins.value:.0f} ({100 * wins.low:.0f}–{100 * wins.high:.0f})"
    return text if wins.low <= even <= wins.high else f"**{text}**"


def things(table: Table, summary: Summary) -> list[str]:
    """Those of which chance alone would hardly be the reason, the surest first."""
    even = 1 / table.seats
    words = texts("en", table.game)

    def listed(chosen: list[Thing]) -> str:
        return ", ".join(f"{name_of_thing(words, thing.key)} {share(thing.wins, 1.0)[2:-2]}" for thing in chosen) or "–"

    better = [thing for thing in summary.things if thing.wins.low is not None and thing.wins.low > even]
    worse = [thing for thing in summary.things if thing.wins.high is not None and thing.wins.high < even]
    better.sort(key=lambda thing: -(thing.wins.low or 0))
    worse.sort(key=lambda thing: thing.wins.high or 0)
    return [listed(better[:MOST_THINGS]), listed(worse[:MOST_THINGS])]


def networks() -> Iterator[str]:
    """What the architect judged by; games without a network have the hand-made evaluation."""
    yield from ("| network | made on | digest |", "|---|---|---|")
    for id in GAMES:
        for net in judges_of(id).nets:
            yield f"| {id}: {', '.join(map(str, net.tables))} | {net.history.date} | `{net.digest}` |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0, help="for each level")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", choices=BOTS, help="play this level alone")
    parser.add_argument("--write", action="store_true", help="write the page")
    asked = parser.parse_args()
    lines: list[str] = []
    for level in BOTS:
        minutes = asked.minutes if asked.only in (None, level) else 0.0
        came_out = play(level, asked.folder, asked.jobs, time.monotonic() + 60 * minutes)
        lines += ["", f"## {level.capitalize()}", *page(came_out)] if came_out else []
    if asked.write:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        tables = "\n".join([*lines, "", *networks(), "", ""])
        PAGE.write_text(before + BEGIN + tables + END + rest.partition(END)[2], "utf-8")
