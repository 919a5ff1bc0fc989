"""How everybody stands, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table

from cantiere.bots.advice import Hint, Suggestion
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.texts import Texts, texts
from cantiere.lab.figures import Figures
from cantiere.lab.standings import Summary

if TYPE_CHECKING:
    from cantiere.lab.analysis import Analysis
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
        "engine": Text("lab-engine", {"engine": engine}),
        "mean": figures.number(tally.decisions / tally.games),
    }
    return [table, words.format(Text("lab-simulated", args))]


def learning(results: Sequence[Result], language: str) -> Table:
    """The generations so far, and how strong they are."""
    words, figures = texts(language), Figures(language)
    keys = ("generation", "games", "loss", "against-greedy", "against-best", "minutes")
    table = _table([words.format(Text(f"learn-{key}")) for key in keys])
    table.columns[0].no_wrap = True
    for column in table.columns[3:5]:  # their long titles may break, so that figures are whole on 80 columns
        column.no_wrap, column.min_width = False, len("100.0 %")
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


# --- advice ---------------------------------------------------------------------------------------

_MOMENTS = 16  # lines of a table that shows how a game went


def hint(found: Hint, id: str, seats: int, language: str) -> Table:
    """The best turns of a seat, and why."""
    words, figures = texts(language, id), Figures(language)
    expected = "advice-points" if seats == 1 else "advice-lead"
    table = Table(show_lines=True)
    if seats > 1:
        table.add_column(words.format(Text("advice-chance")), justify="right", no_wrap=True)
    table.add_column(words.format(Text(expected)), justify="right", no_wrap=True)
    for name in ("advice-turn", "advice-why"):
        table.add_column(words.format(Text(name)), overflow="fold")
    for turn in found.turns:
        value = figures.number(turn.margin) if seats == 1 else figures.signed(turn.margin)
        error = f" ±{figures.number(turn.error)}" if turn.error >= 0.05 else ""
        chance = [_whole(turn.chance, figures)] if seats > 1 else []
        table.add_row(*chance, value + error, _steps(turn, words), _why(turn, words, figures))
    return table


def analysis(found: Analysis, language: str) -> list[RenderableType]:
    """How a game went, its costly and its brilliant turns, and how sure that is."""
    words, figures = texts(language, found.game), Figures(language)
    went = _table([words.format(Text("advice-after")), *[words.seat_name(seat) for seat in range(found.seats)]])
    went.title = words.format(Text("advice-went" if found.seats > 1 else "advice-went-alone"))
    every = max(1, -(-len(found.moments) // _MOMENTS))
    for moment in found.moments[::every]:
        chances = [f"{_whole(chance, figures)} " for chance in moment.chances] or [""] * found.seats
        points = [figures.number(points, 0) for points in moment.points]
        went.add_row(str(moment.at), *[chance + point for chance, point in zip(chances, points, strict=True)])
    parts: list[RenderableType] = [went]
    for verdict in ("mistake", "brilliant"):
        reviews = found.of_verdict(verdict)
        title = words.format(Text(f"advice-{verdict}", {"count": len(reviews)}))
        if not reviews:
            parts.append(title)
            continue
        other = words.format(Text("advice-better" if verdict == "mistake" else "advice-next"))
        table = Table(title=title, show_lines=True)
        for name in ("advice-after", "table-seat", "advice-cost" if verdict == "mistake" else "advice-gain"):
            table.add_column(words.format(Text(name)), justify="right", no_wrap=True)
        for title in (words.format(Text("advice-played")), other):
            table.add_column(title, overflow="fold")
        for review in reviews:
            is_alone = found.seats == 1
            cost = figures.number(abs(review.points)) if is_alone else _whole(abs(review.loss), figures)
            turns = [_steps(turn, words) if turn is not None else "" for turn in (review.played, review.better)]
            table.add_row(str(review.at), str(review.seat + 1), cost, *turns)
        parts.append(table)
    if found.seats == 1:
        points_off = max((moment.points_error for moment in found.moments), default=0.0)
        note = Text("advice-note-alone", {"error": figures.number(points_off, 0)})
    else:
        note = Text("advice-note", {"error": _whole(max((one.error for one in found.moments), default=0.0), figures)})
    return [*parts, words.format(note)]


def _steps(turn: Suggestion, words: Texts) -> str:
    return " → ".join(words.format(step.text) for step in turn.steps)


def _why(turn: Suggestion, words: Texts, figures: Figures) -> str:
    return "\n".join(
        words.format(reason.text) + (f" {figures.signed(reason.points)}" if reason.points else "")
        for reason in turn.reasons
    )


def _whole(share: float, figures: Figures) -> str:
    """In whole per cent: nobody knows it better."""
    return f"{figures.number(100 * share, 0)} %"
