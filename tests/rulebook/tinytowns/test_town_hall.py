"""§1.6: the Town Hall variant."""

from __future__ import annotations

import pytest

from cantiere.games.tinytowns import GAME
from cantiere.games.tinytowns.state import Table
from cantiere.kernel.errors import BadOption
from tests.rulebook.tinytowns.dossier import RESOURCES
from tests.rulebook.tinytowns.positions import (
    FULL,
    Town,
    act,
    all_done,
    arguments,
    can,
    card_placing,
    chances,
    draw,
    empty,
    look,
    place_all,
    squares,
    stop,
    town,
)

TOWN_HALL = {"mode": "town_hall"}


def town_hall(seats: int = 2) -> Table:
    """A new table with the cards of the first game."""
    state = GAME.new(seats, {**GAME.presets["first_game"], **TOWN_HALL})
    assert isinstance(state, Table)
    return state


def free_round(*towns: str | Town, cards: str = "", **options: object) -> Table:
    """The third round has just begun."""
    return stop(*towns, cards=cards, stage="round", round=3, named="none", options={**TOWN_HALL, **options})


def play_card(state: Table, resource: str, cell: str) -> None:
    draw(state, f"draw {resource}")
    place_all(state, cell)
    all_done(state)


def test_nobody_has_the_hammer() -> None:
    """§1.6: no master builder; the first thing is a card, any of 15."""
    state = town_hall()
    assert chances(state) == {f"draw {resource}": 3 for resource in RESOURCES.values()}
    draw(state, "draw glass")
    assert state.actors() == [0, 1]
    place_all(state, "a1")
    assert [squares(state, seat)["a1"] for seat in (0, 1)] == ["G", "G"]
    assert state.view(None)["builder"] is None


def test_two_cards_then_a_free_choice() -> None:
    """§1.6: the cycle of three rounds, over and over."""
    state = town_hall()
    for turn in range(4):
        play_card(state, "wheat" if turn % 2 else "stone", f"a{turn + 1}")
        play_card(state, "glass" if turn % 2 else "wood", f"b{turn + 1}")
        assert state.actors() == [0, 1]
        for seat in (0, 1):
            assert can(state, seat) == {f"take {resource}" for resource in RESOURCES.values()}
            act(state, seat, "take brick", f"place c{turn + 1}", "done")
    assert look(state, 0)["plots"].split()[2::4] == ["B"] * 4


def test_free_choice_is_everybodys_own() -> None:
    """§1.6: individually and at once."""
    state = free_round("", "", "")
    for seat, (resource, letter) in enumerate([("wheat", "W"), ("stone", "S"), ("wheat", "W")]):
        act(state, seat, f"take {resource}", "place a1")
        assert squares(state, seat)["a1"] == letter


def test_drawn_cards_are_gone_until_the_pile_is_empty() -> None:
    """§1.6: after three wheat cards there is no fourth."""
    state = town_hall()
    for cell in ("a1", "b1"):
        play_card(state, "wheat", cell)
    for seat in (0, 1):
        act(state, seat, "take wood", "place c1", "done")
    play_card(state, "wheat", "d1")
    assert chances(state) == {f"draw {resource}": 3 for resource in RESOURCES.values() if resource != "wheat"}


def test_ten_cards_then_a_new_shuffle() -> None:
    """§1.6: five of the fifteen lie face down; the eleventh card comes from all fifteen again."""
    state = town_hall()
    cells = iter(f"{column}{row}" for row in "1234" for column in "abcd")
    drawn = ["wheat", "wheat", "wheat", "wood", "wood", "wood", "brick", "brick", "brick", "glass"]
    for number, resource in enumerate(drawn):
        assert sum(chances(state).values()) == 15 - number
        assert state.view(None)["pile"] == 10 - number
        play_card(state, resource, next(cells))
        if number % 2:
            cell = next(cells)
            for seat in (0, 1):
                act(state, seat, "take stone", f"place {cell}", "done")
    assert chances(state) == {f"draw {resource}": 3 for resource in RESOURCES.values()}
    assert state.view(None)["pile"] == 10


def test_the_pile_holds_what_can_still_be_drawn() -> None:
    """§1.6: the five laid aside are not in it; after the tenth card it is empty until the next one is needed."""
    drawn = {"wheat": 3, "wood": 3, "brick": 3, "glass": 1}
    assert stop("", "", stage="round", round=14, named="glass", drawn=drawn, options=TOWN_HALL).view(0)["pile"] == 0


# --- effects --------------------------------------------------------------------------------------

FACTORY = town("factory . . .", stock={"a1": ["wheat"]})
WAREHOUSE = town("warehouse . . .", stock={"a1": ["wheat"]})
STATUE = town("statue_of_the_bondmaker cottage . .")


@pytest.mark.parametrize(
    ("cards", "described", "verb"),
    [("factory", FACTORY, "exchange"), ("warehouse", WAREHOUSE, "store"), ("factory", STATUE, "lodge")],
    ids=["factory", "warehouse", "statue"],
)
def test_cards_count_as_named_by_another(cards: str, described: Town, verb: str) -> None:
    """§1.6: in the two card rounds, for every owner; not in the free one."""
    state = card_placing("wheat", described, "", cards=cards)
    assert can(state, 0, verb) != set()
    state = free_round(described, "", cards=cards)
    act(state, 0, "take wheat")
    assert can(state, 0) == {f"place {cell}" for cell in empty(state, 0)}


def test_bank_in_the_free_round() -> None:
    """§1.6: its owner may not choose what is banked; a card may still bring it."""
    bank = town("bank . . .", stock={"a1": ["wheat"]})
    state = free_round(bank, "", cards="bank")
    assert arguments(state, 0, "take") == set(RESOURCES.values()) - {"wheat"}
    assert arguments(state, 1, "take") == set(RESOURCES.values())
    state = card_placing("wheat", bank, "", cards="bank")
    assert arguments(state, 0, "place") == empty(state, 0)


@pytest.mark.parametrize("ruling", ["pass_on", "any"])
def test_five_banks_in_the_free_round(ruling: str) -> None:
    """§5 `MB with 5 Banks`, here: nothing is left to take, so nothing is placed; by option anything may be taken."""
    stock = {"a1": ["wheat"], "b1": ["wood"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}
    state = free_round(town("bank bank bank bank / bank", stock=stock), "", cards="bank", five_banks=ruling)
    assert len(can(state, 0, "take")) == (0 if ruling == "pass_on" else 5)
    assert ("done" in can(state, 0)) is (ruling == "pass_on")


def test_fort_takes_nothing_in_the_free_round() -> None:
    """§1.6: its owner may still build; the card rounds are as for everybody."""
    state = free_round("fort_ironweed O S .", "")
    assert {words.split()[0] for words in can(state, 0)} == {"build", "done"}
    assert len(can(state, 1, "take")) == 5
    state = card_placing("wheat", "fort_ironweed . . .", "")
    assert arguments(state, 0, "place") == empty(state, 0)


@pytest.mark.parametrize("always", [False, True])
def test_fort_alone(always: bool) -> None:
    """§1.6: lifted when the owner is the only active player; by option not even then."""
    state = free_round("fort_ironweed", town(FULL, finished=1), fort_always_skips=always)
    assert len(can(state, 0, "take")) == (0 if always else 5)


# --- the end --------------------------------------------------------------------------------------


def test_ends_as_the_base_game() -> None:
    """§1.6: complete towns are out, also in free rounds; when all are, the game is over."""
    state = free_round("W " * 15, town(FULL, finished=1))
    assert state.actors() == [0]
    act(state, 0, "take wood", "place d4", "done")
    assert state.ending() == "completed"
    assert look(state, 0)["finished"] == 3


def test_town_hall_is_not_for_one() -> None:
    """§1.6 and §1.7: solo has its own way with the cards."""
    with pytest.raises(BadOption):
        GAME.new(1, TOWN_HALL)
    assert not GAME.allows("town_hall", 1)
    assert GAME.allows("town_hall", 2)
