"""The engine beside the naive rules of `naive.py`: random towns, and every position of random games."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cantiere.games.tinytowns import GAME
from cantiere.games.tinytowns.state import Table
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from tests.rulebook.tinytowns import naive
from tests.rulebook.tinytowns.dossier import BUILDINGS, CARD, FAMILIES, MONUMENTS, SQUARES
from tests.rulebook.tinytowns.positions import Town, arguments, building, can, empty, lay, look, town

# How long an example takes is not what these tests are about.
many = settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])

CUBES = list("WOBGS")
MONUMENT_IDS = [card.id for card in MONUMENTS]
# A feeding is chosen among all subsets of what can be fed: more would be too many to try.
MOST_COTTAGES = 8


def decks(**fixed: list[str]) -> st.SearchStrategy[list[str]]:
    """One card of each family; of some families only certain ones."""
    of_family = {family: [card.id for card in BUILDINGS if card.family == family] for family in FAMILIES}
    return st.tuples(*(st.sampled_from(fixed.get(family, of_family[family])) for family in FAMILIES)).map(list)


@st.composite
def towns(draw: st.DrawFn, words: list[str], monuments: list[str]) -> Town:
    """A random town of the words; with one of the monuments, or with none."""
    plots = draw(st.lists(st.sampled_from([".", *words]), min_size=16, max_size=16))
    for cell in [cell for cell in range(16) if plots[cell] == "cottage"][MOST_COTTAGES:]:
        plots[cell] = "."
    monument = draw(st.sampled_from(["", *monuments]))
    if monument:
        plots[draw(st.integers(0, 15))] = monument
    stored = st.lists(st.sampled_from(["wheat", "glass"]), max_size=3)
    stock = {cell: draw(stored) for cell, word in zip(SQUARES, plots, strict=True) if word == "warehouse"}
    return town(" ".join(plots), stock=stock, shrine=draw(st.integers(1, 8)), finished=draw(st.integers(0, 3)))


def naively(described: Town) -> naive.NaiveTown:
    words = described["plots"].split()
    stored = sum(
        sum(cubes.values()) for cell, cubes in described["stock"].items() if words[SQUARES.index(cell)] == "warehouse"
    )
    shrine, finished = described.get("shrine", 0), described.get("finished", 0)
    return naive.read_town(described["plots"], stored=stored, shrine=shrine, finished=finished)


# --- scoring --------------------------------------------------------------------------------------


@many
@given(data=st.data(), seats=st.integers(1, 4), dense=st.booleans())
def test_whole_scoring(data: st.DataObject, seats: int, dense: bool) -> None:
    """§4: every town's total, whatever stands in it; and the lines add up to it."""
    deck = data.draw(decks())
    drawn = [data.draw(towns([*deck, "W"], MONUMENT_IDS)) for _ in range(seats)]
    options = {"starloom_after_tie": "next" if dense else "skip"}
    state = lay(*drawn, cards=" ".join(deck), options=options)
    for seat in range(seats):
        assert state.score(seat) == naive.score([naively(each) for each in drawn], seat, starloom_dense=dense)
        assert state.score(seat) == sum(line.points for line in state.breakdown(seat))


@st.composite
def hungry_towns(draw: st.DrawFn) -> Town:
    """More to feed than the feeders can, and Temples or Chapels that make it matter who is fed."""
    feeder, worship = draw(st.sampled_from(["farm", "greenhouse"])), draw(st.sampled_from(["temple", "chapel"]))
    words = [feeder] * draw(st.integers(1, 2)) + [worship] * draw(st.integers(1, 4))
    words += ["cottage"] * draw(st.integers(4, MOST_COTTAGES))
    words += draw(st.sampled_from([[], ["barrett_castle"], ["grand_mausoleum_of_the_rodina"]]))
    plots = draw(st.permutations([*words, *"." * 16][:16]))
    return town(" ".join(plots), stock={}, shrine=0, finished=0)


@many
@given(drawn=hungry_towns())
def test_optimal_feeding(drawn: Town) -> None:
    """§4.2: where Farms and Greenhouses leave a choice, the engine's total is the greatest over all feedings."""
    state = lay(drawn, "")
    assert state.score(0) == naive.score([naively(drawn), naively(look(state, 1))], 0)


# --- patterns -------------------------------------------------------------------------------------


def expected_builds(cards: list[str], drawn: naive.NaiveTown) -> set[tuple[str, frozenset[str]]]:
    """Every building that can be built, with the squares whose cubes it takes."""
    return {(card, cells) for card in cards for cells in naive.matches(drawn, card)}


def offered_builds(state: Table, seat: int) -> list[tuple[str, frozenset[str]]]:
    """What the engine offers, in the same form."""
    posts = {cell for cell, word in zip(SQUARES, look(state, seat)["plots"].split(), strict=True) if word in CARD}
    offered = []
    for plan in arguments(state, seat, "build"):
        card, cubes = plan.split(":")
        offered.append((card, frozenset(cube[:2] for cube in cubes.split("-")) - posts))
    return offered


@many
@given(data=st.data(), industry=st.sampled_from(["trading_post", "factory"]))
def test_legal_builds(data: st.DataObject, industry: str) -> None:
    """§1.3: exactly the complete patterns can be built, each set of cubes once, with and without Trading Posts."""
    deck = data.draw(decks(industry=[industry]))
    monument = data.draw(st.sampled_from(MONUMENT_IDS))
    plots = data.draw(st.lists(st.sampled_from([".", *CUBES, *CUBES, industry]), min_size=16, max_size=16))
    stock = {cell: ["glass"] for cell, word in zip(SQUARES, plots, strict=True) if word == "factory"}
    state = building(town(" ".join(plots), monument=monument, stock=stock), "", cards=" ".join(deck))
    offered = offered_builds(state, 0)
    assert len(offered) == len(set(offered))
    assert set(offered) == expected_builds([*deck, monument], naive.read_town(" ".join(plots)))
    assert "done" in can(state, 0)


@many
@given(data=st.data())
def test_build_takes_its_cubes_and_stands_on_their_squares(data: st.DataObject) -> None:
    """§1.3: just those cubes go, everything else stays, and the building may stand on just those squares; the Shed
    on any empty one."""
    deck = data.draw(decks(well=["well", "shed"], industry=["trading_post"]))
    plots = data.draw(st.lists(st.sampled_from([*CUBES, ".", "trading_post"]), min_size=16, max_size=16))
    state = building(town(" ".join(plots)), "", cards=" ".join(deck))
    plans = sorted(can(state, 0, "build"))
    if not plans:
        return
    plan = data.draw(st.sampled_from(plans))
    card, cubes = plan.removeprefix("build ").split(":")
    taken = {cube[:2] for cube in cubes.split("-") if plots[SQUARES.index(cube[:2])] != "trading_post"}
    free = {cell for cell, word in zip(SQUARES, plots, strict=True) if word == "."}
    state.play(0, GAME.vocabulary.read(plan))
    assert empty(state, 0) == free | taken
    assert arguments(state, 0, "stand") == (free | taken if card == "shed" else taken)
    cell = data.draw(st.sampled_from(sorted(arguments(state, 0, "stand"))))
    state.play(0, GAME.vocabulary.read(f"stand {cell}"))
    after = [card if at == cell else "." if at in taken else was for at, was in zip(SQUARES, plots, strict=True)]
    assert look(state, 0)["plots"].split() == after


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(24))
def test_every_position_of_a_random_game(seed: int) -> None:
    """Points, and what can be built, after every action of a game: what the engine keeps up to date is what one finds
    by looking at the board anew."""
    rng = Rng(seed)
    options: dict[str, Any] = {"industry": ["trading_post", "random"][seed % 2], "cavern": seed % 3 == 0}
    seats = 1 + seed % 4
    if seats > 1 and seed % 5 == 0:
        options["mode"] = "town_hall"
    state = GAME.new(seats, options)
    assert isinstance(state, Table)
    while not state.is_over():
        actor = state.actor()
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        _check_builds(state, actor)
        legal = state.legal(actor)
        # Builders rather than idlers: else little would ever stand.
        busy = [action for action in legal if GAME.vocabulary.verb(action).name == "build"] or legal
        state.apply(actor, busy[rng.below(len(busy))])
        if rng.below(8) == 0:
            _check_scores(state)
    _check_scores(state)
    assert state.ending() == "completed"


def _check_builds(state: Table, seat: int) -> None:
    if look(state, seat)["pending"][-1] != "build":
        return
    described = look(state, seat)
    cards: list[str] = list(state.view(seat)["cards"])  # type: ignore[call-overload]
    drawn = naive.read_town(described["plots"])
    if described["monument"] and not naive.all_of(drawn, described["monument"]):
        cards.append(described["monument"])
    if "bank" in cards and len(described["stock"]) == 5:
        cards.remove("bank")
    assert set(offered_builds(state, seat)) == expected_builds(cards, drawn)


def _check_scores(state: Table) -> None:
    drawn = [naively(look(state, seat)) for seat in range(state.seats)]
    if any(len(naive.all_of(each, "cottage")) > MOST_COTTAGES for each in drawn):
        return
    assert [state.score(seat) for seat in range(state.seats)] == [
        naive.score(drawn, seat) for seat in range(state.seats)
    ]
