"""§1.7: one player and the resource cards."""

from __future__ import annotations

import pytest

from cantiere.games.tinytowns import GAME, box
from cantiere.games.tinytowns.scoring import solo_rank
from cantiere.games.tinytowns.state import Table
from cantiere.kernel.errors import BadOption, IllegalAction
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import playout
from cantiere.kernel.text import Text
from tests.rulebook.tinytowns.dossier import RESOURCES, SQUARES
from tests.rulebook.tinytowns.positions import (
    act,
    arguments,
    can,
    chances,
    draw,
    lay,
    look,
    points_of,
    squares,
    stop,
    town,
)


def solo(*row: str, **options: object) -> Table:
    """A new table with the cards of the first game, and these cards turned up."""
    state = GAME.new(1, {**GAME.presets["first_game"], **options})
    assert isinstance(state, Table)
    draw(state, *(f"draw {resource}" for resource in row))
    return state


def row(state: Table) -> list[str]:
    turned_up: list[str] = state.plain()["row"]  # type: ignore[assignment]
    return turned_up


# --- the cards ------------------------------------------------------------------------------------


def test_three_of_fifteen_cards_are_turned_up() -> None:
    """§1.7."""
    state = solo()
    assert chances(state) == {f"draw {resource}": 3 for resource in RESOURCES.values()}
    draw(state, "draw wheat", "draw glass")
    assert sum(chances(state).values()) == 13
    draw(state, "draw wheat")
    assert row(state) == ["wheat", "glass", "wheat"]
    assert can(state, 0) == {"take wheat", "take glass"}


def test_only_what_is_turned_up_can_be_chosen() -> None:
    """§1.7."""
    state = solo("wheat", "wheat", "wheat")
    assert can(state, 0) == {"take wheat"}
    with pytest.raises(IllegalAction):
        act(state, 0, "take stone")


def test_a_turn() -> None:
    """§1.7: choose, place that resource, build, and refill from the top."""
    state = solo("wheat", "glass", "stone")
    act(state, 0, "take glass", "place b2")
    assert squares(state, 0)["b2"] == "G"
    act(state, 0, "done")
    assert sum(chances(state).values()) == 12
    draw(state, "draw wood")
    assert sorted(row(state)) == ["stone", "wheat", "wood"]


def test_chosen_card_goes_under_the_pile() -> None:
    """§1.7: it comes back after the twelve others, in the order it was put there; the pile never runs out."""
    state = solo("wheat", "wheat", "wood")
    unknown = ["wheat", "wood", "wood", *["brick", "glass", "stone"] * 3]
    taken: list[str] = []
    for cell in SQUARES[:15]:
        taken.append(row(state)[0])
        act(state, 0, f"take {taken[-1]}", f"place {cell}", "done")
        if unknown:
            draw(state, f"draw {unknown.pop(0)}")
        else:  # nothing is left to chance: cards come back in the order they were taken
            assert row(state)[-1] == taken[len(taken) - 13]
        assert len(row(state)) == 3


@pytest.mark.parametrize("seed", range(5))
def test_fifteen_cards_all_the_way(seed: int) -> None:
    """§1.7: whatever is chosen, 15 cards there are, and the game ends with a complete town."""
    state = GAME.new(1)
    playout(state, Rng(seed))
    assert state.ending() == "completed"
    view = state.view(None)
    plain = state.plain()
    assert (len(plain["row"]), len(plain["under"]), view["pile"]) == (2, 13, 0)  # type: ignore[arg-type]
    cards = [*plain["row"], *plain["under"]]  # type: ignore[misc]
    assert sorted(cards) == sorted(list(RESOURCES.values()) * 3)


# --- what is left out -----------------------------------------------------------------------------

SUSPECTS = {"inn": {"inn"}, "feast_hall": {"feast_hall"}, "both": {"inn", "feast_hall"}}


@pytest.mark.parametrize("leaves_out", SUSPECTS)
def test_buildings_left_out(leaves_out: str) -> None:
    """§1.7: the Bank, and the Inn as printed; by option the Feast Hall instead, or both."""
    state = GAME.new(1, {"solo_leaves_out": leaves_out})
    assert isinstance(state, Table)
    revealed: set[str] = set()
    while any(words.startswith("reveal") for words in chances(state)):
        revealed |= {words.split()[1] for words in chances(state)}
        draw(state, next(iter(chances(state))))
    left_out = set(box.BUILDINGS[1:25]) - revealed
    assert left_out == {"bank"} | SUSPECTS[leaves_out]


def test_inn_is_left_out_by_default() -> None:
    """§1.7: as printed in the English and the Czech rules."""
    assert GAME.complete(1, {})["solo_leaves_out"] == "inn"


def test_monuments_left_out() -> None:
    """§1.7: Fort Ironweed and Opaleye's Watch; two of the others are dealt, one kept."""
    state = solo(monuments=True)
    dealt = {words.split()[1] for words in chances(state)}
    assert set(box.BUILDINGS[25:]) - dealt == {"fort_ironweed", "opaleyes_watch"}
    draw(state, "deal the_starloom", "deal barrett_castle")
    assert arguments(state, 0, "keep") == {"the_starloom", "barrett_castle"}


def test_nothing_is_left_out_with_more_players() -> None:
    """§1.7: only solo."""
    state = GAME.new(2, {"tavern": "inn", "industry": "bank"})
    cards = state.view(None)["cards"]
    assert isinstance(cards, list)
    assert {"inn", "bank"} <= set(cards)


@pytest.mark.parametrize(
    ("card", "leaves_out", "allowed"),
    [
        ("inn", "inn", False),
        ("inn", "feast_hall", True),
        ("inn", "both", False),
        ("feast_hall", "inn", True),
        ("feast_hall", "feast_hall", False),
        ("feast_hall", "both", False),
    ],
)
def test_card_left_out_cannot_be_chosen(card: str, leaves_out: str, allowed: bool) -> None:
    """§1.7 with a card chosen."""
    options = {"tavern": card, "solo_leaves_out": leaves_out}
    if allowed:
        assert GAME.new(1, options).actors() != []
    else:
        with pytest.raises(BadOption):
            GAME.new(1, options)
    with pytest.raises(BadOption):
        GAME.new(1, {"industry": "bank"})


# --- effects and points ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "plots", "stock", "verb"),
    [
        ("factory", "factory . . .", {"a1": ["wheat"]}, "exchange"),
        ("warehouse", "warehouse . . .", {}, "store"),
        ("factory", "statue_of_the_bondmaker cottage . .", {}, "lodge"),
    ],
    ids=["factory", "warehouse", "statue"],
)
def test_deck_counts_as_another_player(cards: str, plots: str, stock: dict[str, list[str]], verb: str) -> None:
    """§1.7: Factory, Warehouse and Statue of the Bondmaker work with every chosen card."""
    state = stop(town(plots, stock=stock), cards=cards, stage="name", round=1, row=["wheat", "wood", "glass"])
    act(state, 0, "take wheat")
    assert can(state, 0, verb) != set()


def test_feast_hall_is_worth_two() -> None:
    """§5 `Feast Hall in solo`: 2 each, there is no neighbour."""
    assert points_of(lay("feast_hall feast_hall", cards="feast_hall"), 0, "feast_hall") == 4


def test_starloom_is_always_first() -> None:
    """§1.7: 6."""
    assert points_of(lay(town("the_starloom", finished=14)), 0, "the_starloom") == 6


def test_ends_when_the_town_is_complete() -> None:
    """§1.7."""
    state = stop("W " * 15, stage="round", round=15, named="wood", row=["wheat", "wheat"], under=["glass", "wood"])
    act(state, 0, "place d4", "done")
    assert state.ending() == "completed"
    assert look(state, 0)["finished"] == 15
    assert state.places() == [1]


# --- ranks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "high", "rank"),
    [
        (38, 99, "master_architect"),
        (32, 37, "town_planner"),
        (25, 31, "engineer"),
        (18, 24, "carpenter"),
        (10, 17, "apprentice"),
        (-99, 9, "aspirant"),
    ],
)
def test_rank(low: int, high: int, rank: str) -> None:
    """§1.7."""
    assert {solo_rank(points) for points in range(low, high + 1)} == {rank}


def test_rank_is_told_to_one_player_only() -> None:
    """§1.7: when the town is complete; with more players the most points win."""
    rich = "bank bank bank bank / bank bank bank bank / bank bank bank bank / bank bank bank bank"
    assert lay("").verdict() == Text("rank-aspirant")
    assert lay("trading_post" + " fort_ironweed" + " trading_post" * 14).verdict() == Text("rank-carpenter")
    assert lay(rich).verdict() == Text("rank-master_architect")
    assert lay(rich, "").verdict() is None
    assert stop("", stage="name", round=1).verdict() is None
