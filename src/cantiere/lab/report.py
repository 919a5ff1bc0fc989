"""An arena or a simulation as one page: nothing is fetched from elsewhere, and it is readable on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from cantiere.kernel.registry import game
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.texts import Texts, texts
from cantiere.lab.figures import Figures
from cantiere.lab.intervals import Estimate
from cantiere.lab.plots import Scale, Span, histogram, spans
from cantiere.lab.standings import Standing, Summary

_STYLE = """
:root { color-scheme: light dark; --ink: #23201c; --paper: #fbf9f4; --faint: #d8d2c4; --main: #a3472b;
  --calm: #6b655a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece6da; --paper: #1d1b18; --faint: #45403a; --main: #e58a68; --calm: #a79f91; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 50rem; padding: 1rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .25rem; }
p { margin: .25rem 0 .75rem; } .calm { color: var(--calm); } .name { overflow-wrap: anywhere; font-weight: 600; }
.row { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem;
  margin-top: .6rem; font-variant-numeric: tabular-nums; }
.row svg { grid-column: 1 / -1; width: 100%; height: 1.25rem; overflow: visible; } .row.tall svg { height: 5rem; }
.ends { display: flex; justify-content: space-between; color: var(--calm); font-size: .85rem; }
line { vector-effect: non-scaling-stroke; stroke-linecap: round; }
.axis { stroke: var(--faint); stroke-width: 1px; }
.mark { stroke: var(--calm); stroke-width: 1px; stroke-dasharray: 3 4; }
.span { stroke: var(--main); stroke-width: 4px; opacity: .55; } .dot { stroke: var(--main); stroke-width: 12px; }
.bar { fill: var(--main); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem .3rem 0; text-align: right; border-bottom: 1px solid var(--faint); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere;
  min-width: min(8rem, 20vw); }
th:last-child, td:last-child { white-space: normal; padding-right: 0; }
"""


MOST_THINGS: Final = 8  # of the best, and as many of the worst


def page(summary: Summary, language: str, is_arena: bool = True) -> str:
    """The whole page, in one of our languages. In an arena the seats change round; in a simulation they do not."""
    return _Page(summary, language, is_arena).html()


def name_of_thing(words: Texts, key: str) -> str:
    """By itself, in a list. Where the name of a thing is only part of a sentence, `thing-<kind>` makes it whole."""
    kind = key.partition("-")[0]
    return words.format(Text(f"thing-{kind}", {kind: Text(key)}) if words.has(f"thing-{kind}") else Text(key))


class _Page:
    def __init__(self, summary: Summary, language: str, is_arena: bool) -> None:
        self._summary = summary
        self._is_arena = is_arena
        self._words = texts(language, summary.plan.game)
        self._figures = Figures(language)

    def _say(self, text: Text) -> str:
        return escape(self._words.format(text))

    def html(self) -> str:
        key = "report-title" if self._is_arena else "report-title-simulation"
        title = self._say(Text(key, {"game": Text("game-name")}))
        return (
            f'<!doctype html>\n<html lang="{self._words.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
            f"<style>{_STYLE}</style></head><body><h1>{title}</h1>{''.join(self._sections())}</body></html>\n"
        )

    def _sections(self) -> Iterator[str]:
        summary = self._summary
        yield self._about()
        if not summary.finished:
            return
        if summary.plan.seats > 1 and len(summary.players) > 1:
            yield self._wins()
        yield self._table()
        if len(summary.players) > 2 and summary.plan.seats > 1:
            yield self._ahead()
        yield self._scores()
        if summary.plan.seats > 1:
            if len(summary.players) > 1:
                yield self._margins()
            yield self._seats()
            if summary.things:
                yield self._things()
        yield self._length()
        yield self._times()
        yield self._method()

    def _section(self, title: Text, help: Text | None, *parts: str) -> str:
        hint = f'<p class="calm">{self._say(help)}</p>' if help is not None else ""
        return f"<section><h2>{self._say(title)}</h2>{hint}{''.join(parts)}</section>"

    def _about(self) -> str:
        summary, plan = self._summary, self._summary.plan
        counts: dict[str, TextArg] = {
            "finished": summary.finished,
            "games": summary.games,
            "deals": summary.deals,
            "seats": plan.seats,
        }
        engine = Text("lab-engine", {"engine": summary.engine})
        usual = {option.name: option.default for option in game(plan.game).options}
        options = [f"{name}={value}" for name, value in plan.options.items() if value != usual.get(name)]
        facts = [
            (Text("report-options"), ", ".join(options)),
            (Text("report-seed"), str(plan.seed)),
            (Text("report-engine"), f"{self._words.format(engine)}, cantiere {plan.version}"),
        ]
        line = " · ".join(f"{self._say(name)}: {escape(fact)}" for name, fact in facts if fact)
        return (
            f"<p>{self._say(Text('report-about', counts))}</p>"
            f'<p class="calm">{line}<br>{self._say(Text("report-interval"))}</p>'
        )

    # --- shares ---------------------------------------------------------------------------------------

    def _shares(self, shares: Sequence[tuple[str, Estimate]]) -> str:
        even = 1 / self._summary.plan.seats
        rows = [
            Span(name, f"{self._figures.percent(share.value)} ({self._figures.bounds(share)})", *_bounds(share))
            for name, share in shares
        ]
        return spans(rows, Scale(0, 1), ("0 %", "100 %"), mark=even)

    def _wins(self) -> str:
        even = self._figures.percent(1 / self._summary.plan.seats)
        return self._section(
            Text("report-wins"),
            Text("report-wins-help", {"share": even}),
            self._shares([(side.player, side.wins) for side in self._summary.players]),
        )

    def _seats(self) -> str:
        seats = [
            (self._words.format(Text("report-seat", {"number": number})), wins)
            for number, wins in enumerate(self._summary.seats, start=1)
        ]
        order = [
            (self._words.format(Text("report-turn", {"number": number})), wins)
            for number, wins in enumerate(self._summary.order, start=1)
        ]
        return self._section(Text("report-seats"), Text("report-seats-help"), self._shares(seats)) + self._section(
            Text("report-order"), Text("report-order-help"), self._shares(order)
        )

    def _things(self) -> str:
        """Those that came up in every hand alike say nothing, and are left out where there are many."""
        even = 1 / self._summary.plan.seats
        things = [thing for thing in self._summary.things if self._words.has(thing.key)]
        chosen = [thing for thing in things if thing.wins.value >= even][:MOST_THINGS]
        chosen += [thing for thing in things if thing.wins.value < even][-MOST_THINGS:]
        named = [(name_of_thing(self._words, thing.key), thing.wins) for thing in chosen]
        return self._section(Text("report-things"), Text("report-things-help"), self._shares(named))

    # --- tables ---------------------------------------------------------------------------------------

    def _grid(self, titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        head = "".join(f"<th>{escape(title)}</th>" for title in titles)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'

    def _table(self) -> str:
        is_rated = any(side.rating is not None for side in self._summary.players)
        keys = ["lab-player", *(["lab-rating"] if is_rated else []), "lab-points", "report-places"]
        titles = [Text(key) for key in keys]
        rows = []
        for side in self._summary.players:
            rating = [self._figures.rating(side.rating)] if is_rated else []
            points = f"{self._figures.number(side.points.value)} {self._figures.give_or_take(side.points)}"
            places = " · ".join(self._figures.number(times, 0) for times in side.places)
            rows.append([side.player, *rating, points, places])
        return self._section(
            Text("report-table"),
            Text("report-places-help"),
            self._grid([self._words.format(title) for title in titles], rows),
        )

    def _ahead(self) -> str:
        names = [side.player for side in self._summary.players]
        rows = [[side.player, *(self._before(side, other) for other in names)] for side in self._summary.players]
        return self._section(Text("report-ahead"), Text("report-ahead-help"), self._grid(["", *names], rows))

    def _before(self, side: Standing, other: str) -> str:
        share = side.ahead.get(other)
        return f"{self._figures.percent(share.value)} ({self._figures.bounds(share)})" if share is not None else "–"

    # --- figures --------------------------------------------------------------------------------------

    def _scores(self) -> str:
        everything = [points for side in self._summary.players for points in side.scores]
        low, high = min(everything), max(everything)
        ends = (self._figures.number(low, 0), self._figures.number(high, 0))
        drawn = [
            histogram(
                side.player,
                f"{self._figures.number(side.points.value)} {self._figures.give_or_take(side.points)}",
                side.scores,
                low,
                high,
                ends,
            )
            for side in self._summary.players
        ]
        return self._section(Text("report-scores"), Text("report-scores-help"), *drawn)

    def _margins(self) -> str:
        rows = [
            Span(
                side.player,
                f"{self._figures.signed(side.margin.value)} {self._figures.give_or_take(side.margin)}",
                *_bounds(side.margin),
            )
            for side in self._summary.players
            if side.margin is not None
        ]
        far = max(1.0, *(abs(bound) for row in rows for bound in (row.low, row.value, row.high) if bound is not None))
        ends = (self._figures.signed(-far), self._figures.signed(far))
        return self._section(
            Text("report-margins"), Text("report-margins-help"), spans(rows, Scale(-far, far), ends, mark=0)
        )

    def _length(self) -> str:
        lengths = self._summary.lengths
        low, high = min(lengths), max(lengths)
        ends = (self._figures.number(low, 0), self._figures.number(high, 0))
        mean = sum(decisions * games for decisions, games in lengths.items()) / self._summary.finished
        endings = [
            [self._words.format(Text(f"ending-{ending}")), self._figures.number(games, 0)]
            for ending, games in self._summary.endings.items()
        ]
        return self._section(
            Text("report-length"),
            Text("report-length-help"),
            histogram("", self._figures.number(mean), lengths, low, high, ends),
        ) + self._section(Text("report-endings"), None, self._grid(["", ""], endings))

    def _times(self) -> str:
        seconds = self._figures.seconds
        rows = [
            Span(
                side.player,
                " · ".join(map(seconds, (side.turns.mean, side.turns.p95, side.turns.longest))),
                side.turns.mean,
                side.turns.p95,
                side.turns.longest,
            )
            for side in self._summary.players
            if side.turns is not None
        ]
        low = min((row.low for row in rows if row.low is not None), default=0.001)
        high = max((row.high for row in rows if row.high is not None), default=1.0)
        return self._section(
            Text("report-times"),
            Text("report-times-help"),
            spans(rows, Scale(low, high, by_powers=True), (seconds(low), seconds(high))),
        )

    def _method(self) -> str:
        deals, games = ["deals", "intervals", "rating", "turn"], ["games", "shares", "turn"]
        said = [Text(f"report-method-{key}") for key in (deals if self._is_arena else games)]
        return self._section(Text("report-method"), None, *(f"<p>{self._say(text)}</p>" for text in said))


def _bounds(estimate: Estimate) -> tuple[float | None, float, float | None]:
    return estimate.low, estimate.value, estimate.high
