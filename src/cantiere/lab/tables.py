"""How everybody stands, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.texts import texts
from cantiere.lab.figures import Figures
from cantiere.lab.standings import Summary

if TYPE_CHECKING:
    from cantiere.lab.learn import Result
    from cantiere.lab.simulate import Tally


def standings(summary: Summary, language: str) -> list[Table]:
    """Who wins, and how long everybody thinks. Names fold; figures stay whole."""
    words, figures = texts(language), Figures(language)
    results = _table(
        [
            words.format(Text("lab-player")),
            words.format(Text("lab-wins")),
            "95 %",
            words.format(Text("lab-points")),
            words.format(Text("lab-margin")),
            words.format(Text("lab-rating")),
        ]
    )
    thinking = _table(
        [
            words.format(Text("lab-player")),
            words.format(Text("lab-turns")),
            words.format(Text("lab-mean")),
            "95 %",
            words.format(Text("lab-longest")),
            words.format(Text("lab-decisions")),
        ]
    )
    for side in summary.players:
        is_alone = side.margin is None
        results.add_row(
            side.player,
            "–" if is_alone else figures.percent(side.wins.value),
            "–" if is_alone else figures.bounds(side.wins),
            f"{figures.number(side.points.value)} {figures.give_or_take(side.points)}",
            "–" if side.margin is None else f"{figures.signed(side.margin.value)} {figures.give_or_take(side.margin)}",
            figures.rating(side.rating),
        )
        if side.turns is not None:
            thinking.add_row(
                side.player,
                figures.number(side.turns.count, 0),
                figures.seconds(side.turns.mean),
                figures.seconds(side.turns.p95),
                figures.seconds(side.turns.longest),
                figures.number(side.decisions, 0),
            )
    results.caption = words.format(
        Text("lab-caption", {"finished": summary.finished, "games": summary.games, "deals": summary.deals})
    )
    if summary.plan.seats > 1:
        results.caption += " " + words.format(Text("lab-even", {"share": figures.percent(1 / summary.plan.seats)}))
    thinking.caption = words.format(Text("lab-thinking"))
    return [results, thinking]


def simulation(tally: Tally, bots: Sequence[str], engine: str, language: str) -> list[Table | str]:
    """Who won from which seat, and how fast it went."""
    words, figures = texts(language), Figures(language)
    table = _table([words.format(Text(f"lab-{key}")) for key in ("player", "seat", "wins", "points")])
    for seat in range(tally.seats):
        share = tally.wins[seat] / tally.games
        table.add_row(
            bots[seat % len(bots)],
            str(seat + 1),
            f"{figures.number(tally.wins[seat], 0)} ({figures.percent(share)})",
            figures.number(tally.points[seat] / tally.games, 2),
        )
    speed = tally.decisions / max(tally.seconds, 1e-9)
    args: dict[str, TextArg] = {
        "games": figures.number(tally.games, 0),
        "decisions": figures.number(tally.decisions, 0),
        "seconds": figures.seconds(tally.seconds),
        "speed": figures.number(speed, 0),
        "engine": engine,
        "mean": figures.number(tally.decisions / tally.games),
    }
    return [table, words.format(Text("lab-simulated", args))]


def learning(results: Sequence[Result], language: str) -> Table:
    """The generations so far, and how strong they are."""
    words, figures = texts(language), Figures(language)
    keys = ("generation", "games", "loss", "against-greedy", "against-best", "minutes")
    table = _table([words.format(Text(f"learn-{key}")) for key in keys])
    table.columns[0].no_wrap = True
    for result in results:
        matches = {match.against: result.against(match.against) for match in result.strength}
        greedy, *best = [figures.percent(ahead) for ahead in matches.values()]
        table.add_row(
            f"{result.generation} {'★' if result.is_best else ''}",
            figures.number(result.games, 0),
            figures.number(result.loss, 3),
            greedy,
            *(best or "–"),
            figures.number(result.seconds / 60, 1),
        )
    table.caption = words.format(Text("learn-caption"))
    return table


def _table(titles: list[str]) -> Table:
    table = Table()
    table.add_column(titles[0], overflow="fold")
    for title in titles[1:]:
        table.add_column(title, justify="right", no_wrap=True)
    return table
