"""The page of an arena stands alone, in three languages; tables are whole on 80 columns."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from io import StringIO

import pytest
from msgspec.structs import replace
from rich.console import Console

from bench.playouts import show
from cantiere.bots.nets import Strength, Tables
from cantiere.kernel.registry import games
from cantiere.kernel.text import Text
from cantiere.kernel.texts import LANGUAGES, texts
from cantiere.lab import Summary, arena, make_plan, simulate
from cantiere.lab.figures import Figures
from cantiere.lab.learn import Result
from cantiere.lab.plan import table_plan
from cantiere.lab.report import name_of_thing, page
from cantiere.lab.standings import Standings
from cantiere.lab.tables import learning, standings

LONG = "mcts:iterations=2,width=2,looks=8,quick=2,ahead=1,trust=0.4,envy=0.25"


@pytest.fixture(scope="module")
def summary() -> Summary:
    return arena(make_plan("tinytowns", ["random", "greedy:looks=4", LONG], seats=3, seed=2), 6)


@pytest.fixture(scope="module")
def alone() -> Summary:
    return arena(make_plan("tinytowns", ["random"], seats=1, seed=2), 4)


@pytest.fixture(scope="module")
def simulated() -> Summary:
    """Random builders, all on seats of their own."""
    standings = Standings(table_plan("tinytowns", ["random"], seats=3, seed=2), 40)
    simulate("tinytowns", 3, 40, seed=2, standings=standings)
    return standings.summary(rated=False)


class Reader(HTMLParser):
    """Checks that tags close in order, and keeps what is asked for from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.drawings = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "srcset", "action", "data")]
        self.drawings += tag == "svg"
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_asks_for_nothing_from_elsewhere(summary: Summary, alone: Summary, language: str) -> None:
    for of in (summary, alone):
        html = page(of, language)
        reader = Reader()
        reader.feed(html)
        assert reader.open == reader.fetched == []
        assert not re.search(r"https?:|//[a-z]|url\(|@import|<script", html)
        assert "[report-" not in html
        assert "[lab-" not in html
        assert "[ending-" not in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_has_a_page_too_and_says_what_wins(simulated: Summary, language: str) -> None:
    html = page(simulated, language, is_arena=False)
    reader = Reader()
    reader.feed(html)
    assert reader.open == reader.fetched == []
    assert not re.search(r"\[[a-z]+-", html)
    words = texts(language, "tinytowns")
    assert words.format(Text("report-things")) in html
    assert words.format(Text("report-title-simulation", {"game": Text("game-name")})) in html
    best = simulated.things[0]
    assert words.format(Text(best.key)) in html
    assert simulated.finished == 40
    assert sum(seat.value for seat in simulated.seats) == pytest.approx(1)


def test_what_wins_is_counted_for_those_who_did_it(simulated: Summary) -> None:
    assert len(simulated.things) > 5
    assert all(thing.games >= 20 for thing in simulated.things)
    shares = [thing.wins.value for thing in simulated.things]
    assert shares == sorted(shares, reverse=True)
    assert {thing.key.partition("-")[0] for thing in simulated.things} <= {"building", "resource"}


def test_the_page_shows_every_player_in_every_plot(summary: Summary) -> None:
    reader = Reader()
    reader.feed(page(summary, "en"))
    # Wins, points, margins and times of three players, three seats, three turns, one length.
    assert reader.drawings == 4 * 3 + 3 + 3 + 1


def test_names_of_players_are_only_text(alone: Summary) -> None:
    [side] = alone.players
    html = page(replace(alone, players=[replace(side, player="<b>&")]), "en")
    assert "<b>" not in html
    assert "&lt;b&gt;&amp;" in html


def paper() -> Console:
    return Console(width=80, file=StringIO(), record=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_whole_on_80_columns(summary: Summary, alone: Summary, language: str) -> None:
    for of in (summary, alone):
        console = paper()
        console.print(*standings(of, language), sep="\n")
        text = console.export_text()
        assert "…" not in text
        assert max(map(len, text.splitlines())) <= 80
        names = "".join(re.findall(r"^│ (\S*) ", text, re.MULTILINE))
        assert all(side.player in names for side in of.players)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_learning_is_whole_on_80_columns(language: str) -> None:
    always = [
        Strength(tables=Tables("standard", 2), against=other, games=300, ahead=1.0, low=0.99, high=1.0)
        for other in ("greedy", "best")
    ]
    result = Result(
        generation=12, games=1_234_567, positions=1, loss=0.693, strength=always, is_best=True, seconds=123_456.0
    )
    console = paper()
    console.print(learning([result], language))
    text = console.export_text()
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 80
    for figure in (1_234_567, 100.0, 100.0, 2057.6):
        assert Figures(language).number(figure, 0 if figure > 10_000 else 1) in text


def test_the_table_of_the_benchmark_is_whole_on_80_columns() -> None:
    rows = [
        {
            "engine": engine,
            "game": game,
            "decisions_per_second": 1308412.4,
            "games_per_second": 123456.7,
            "decisions_per_game": 1234.0,
            "clone_us": clone,
        }
        for engine, game, clone in (
            ("Cantiere, mask and features", "redcathedral, 4 seats", 123.45),
            ("Cantiere in PettingZoo", "redcathedral, 2 seats", None),
            ("catanatron", "catan, 4 seats", 123.45),
        )
    ]
    console = paper()
    show(rows, console)
    text = console.export_text()
    assert "…" not in text
    for figure in ("1,308,412", "1.0", "123,456.7", "1234", "123.45"):
        assert figure in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_the_same_name(language: str) -> None:
    for game in games():
        arguments = [argument for verb in game.vocabulary.verbs for argument in verb.arguments if argument.text_key]
        keys = {f"{argument.text_key}{value}" for argument in arguments for value in argument.values}
        names = [name_of_thing(texts(language, game.id), key) for key in sorted(keys)]
        assert sorted(set(names)) == sorted(names)
