"""§5: the rows that are not already under their building, monument or mode."""

from __future__ import annotations

import pytest

from cantiere.games.tinytowns.state import Table
from tests.rulebook.tinytowns.dossier import FAMILIES, RESOURCES
from tests.rulebook.tinytowns.positions import (
    FULL,
    Town,
    act,
    all_done,
    arguments,
    build,
    buildable,
    building,
    can,
    lay,
    look,
    naming,
    placing,
    squares,
    town,
)

BANKED = {"a1": ["wheat"], "b1": ["wood"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}
FIVE = "bank bank bank bank / bank . . ."


def five_banks() -> Town:
    return town(FIVE, stock=BANKED)


# --- building -------------------------------------------------------------------------------------


def test_several_patterns_at_once_in_any_order() -> None:
    """`Several patterns complete at once`: any number, in any order."""
    for order in (("well", "a1"), ("tavern", "a2")), (("tavern", "a2"), ("well", "a1")):
        state = building("O S . . / B B G .", "")
        for card, cell in order:
            build(state, 0, card, cell)
        assert [squares(state, 0)[cell] for cell in ("a1", "a2")] == ["well", "tavern"]


def test_overlapping_patterns_force_a_choice() -> None:
    """`Several patterns complete at once`: a cube is used once."""
    state = building("O S O .", "")
    assert can(state, 0, "build") == {"build well:a1O-b1S", "build well:b1S-c1O"}
    act(state, 0, "build well:b1S-c1O", "stand c1")
    assert can(state, 0) == {"done"}


def test_nobody_must_build() -> None:
    """`Must one build?`: no."""
    assert "done" in can(building("O S . .", ""), 0)


def test_trading_post_serves_in_the_round_it_is_built() -> None:
    """`Trading Post built this round`: yes."""
    state = building("S O . . / S O B S", "", cards="trading_post")
    act(state, 0, "build trading_post:a1S-b1O-a2S-b2O-c2B")
    act(state, 0, "stand c2")
    assert buildable(state, 0) == {"well"}


def test_one_black_card_a_game() -> None:
    """`Warehouse + Factory + Bank + Trading Post together`: cannot happen; seven cards, one of each family."""
    cards = lay("", "").view(None)["cards"]
    assert isinstance(cards, list)
    assert len(cards) == len(FAMILIES) == 7


# --- placing --------------------------------------------------------------------------------------


def test_factory_then_statue() -> None:
    """`Factory + Bondmaker in one round`: the exchanged cube is not the named one, so it is not put on a cottage."""
    state = placing("wheat", "", town("factory statue_of_the_bondmaker cottage .", stock={"a1": ["wheat"]}))
    assert can(state, 1, "lodge") == {"lodge c1"}
    act(state, 1, "exchange glass")
    assert {words.split()[0] for words in can(state, 1)} == {"place"}


def test_cube_on_a_cottage_is_no_factory_cube() -> None:
    """The same two: what lies on a cottage gives a Factory no second resource."""
    stock = {"a1": ["wheat"], "c1": ["glass"]}
    state = placing("glass", "", town("factory statue_of_the_bondmaker cottage .", stock=stock))
    assert can(state, 1, "exchange") == set()


def test_several_warehouses_one_store_or_one_swap() -> None:
    """`Several Warehouses, one naming`."""
    two = town("warehouse warehouse . .", stock={"a1": ["wheat"], "b1": ["glass"]})
    state = placing("brick", "", two, cards="warehouse")
    assert can(state, 1, "store") == {"store a1", "store b1"}
    assert can(state, 1, "swap") == {"swap a1 wheat", "swap b1 glass"}
    stored, swapped = state.clone(), state.clone()
    act(stored, 1, "store a1")
    assert can(stored, 1) == {"done"}
    act(swapped, 1, "swap b1 glass")
    assert {words.split()[0] for words in can(swapped, 1)} == {"place"}


@pytest.mark.parametrize(
    ("action", "plots", "stock"),
    [
        ("store a1", "warehouse O S .", {"a1": ["wheat"]}),
        ("lodge b2", "statue_of_the_bondmaker O S . / . cottage", {}),
        ("cavern", ". O S .", {}),
    ],
)
def test_building_without_placing(action: str, plots: str, stock: dict[str, list[str]]) -> None:
    """`Stored in Warehouse/Cottage/cavern, nothing placed: may one build?`: yes."""
    state = placing("brick", "", town(plots, stock=stock), cards="warehouse", options={"cavern": True})
    act(state, 1, action)
    assert buildable(state, 1) == {"well"}


def test_full_town_with_room_in_the_warehouse() -> None:
    """`Board full but Warehouse has room`: complete at round end all the same."""
    state = building("warehouse" + " W" * 15, "", cards="warehouse", round=9)
    all_done(state)
    assert look(state, 0)["finished"] == 9


# --- Banks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruling", ["pass_on", "any"])
def test_five_banks_and_the_hammer(ruling: str) -> None:
    """`MB with 5 Banks`: the hammer passes on; by option its owner then names what they like."""
    state = building("", five_banks(), "", cards="bank", round=9, options={"five_banks": ruling})
    all_done(state)
    assert state.actors() == [2 if ruling == "pass_on" else 1]
    assert len(can(state, state.actor(), "name")) == 5


@pytest.mark.parametrize("ruling", ["pass_on", "any"])
def test_five_banks_and_alone(ruling: str) -> None:
    """`MB with 5 Banks`: if the last player, the town ends; its empty squares count."""
    state = building(
        five_banks(), town(FULL, finished=3), cards="bank", round=9, builder=1, options={"five_banks": ruling}
    )
    all_done(state)
    if ruling == "pass_on":
        assert state.ending() == "banked"
        assert look(state, 0)["finished"] > 3
        assert state.score(0) == 5 * 4 - 11
    else:
        assert state.actors() == [0]
        assert arguments(state, 0, "name") == set(RESOURCES.values())


def test_five_banks_on_every_side() -> None:
    """`MB with 5 Banks`: nobody left can name, so all towns end, together."""
    state = building(five_banks(), town(FULL, finished=3), five_banks(), cards="bank", round=9)
    all_done(state)
    assert state.ending() == "banked"
    assert look(state, 0)["finished"] == look(state, 2)["finished"]


def test_master_builder_with_four_banks() -> None:
    """`Bank owner as MB`: one resource is left to name."""
    four = town("bank bank bank bank", stock={cell: kinds for cell, kinds in BANKED.items() if cell != "a2"})
    assert can(naming(four, "", cards="bank"), 0) == {"name stone"}


def by_grove(card: str, rest: str, stock: dict[str, list[str]], **options: object) -> Table:
    """Grove University has just been built by seat 0."""
    described = town(f". B . . / S G S . / {rest}", monument="grove_university", stock=stock)
    state = building(described, "", cards=card, options=options)
    build(state, 0, "grove_university", "b1")
    return state


def by_guild(card: str, rest: str, stock: dict[str, list[str]], **options: object) -> Table:
    """The Architect's Guild has just been built by seat 0."""
    described = town(f"cottage . G . / . W S . / O B . {rest}", monument="architects_guild", stock=stock)
    state = building(described, "", cards=card, options=options)
    act(state, 0, "build architects_guild:c1G-b2W-c2S-a3O-b3B", "stand c1")
    return state


def by_watch(card: str, rest: str, stock: dict[str, list[str]], **options: object) -> Table:
    """Seat 1 has just built what lies on seat 0's Watch."""
    drawing = {"bank": "W W . . / O G B .", "factory": "O . . . / B S S B"}[card]
    described = town(f"opaleyes_watch . . . / . . . . / {rest}", watch=["industry"], stock=stock)
    state = building(described, drawing, cards=card, options=options)
    build(state, 1, card, "a2")
    act(state, 1, "stock wheat")
    all_done(state)
    return state


# The effect, the words that put a building there, and the squares of five other buildings.
PUT_THERE = {
    "grove": (by_grove, ["gift {card}", "stand a1"], ["a3", "b3", "c3", "d3", "a4"]),
    "guild": (by_guild, ["replace a1 {card}"], ["d3", "a4", "b4", "c4", "d4"]),
    "watch": (by_watch, ["claim {card}", "stand b1"], ["a3", "b3", "c3", "d3", "a4"]),
}


@pytest.mark.parametrize("stocked", [True, False])
@pytest.mark.parametrize("card", ["bank", "factory"])
@pytest.mark.parametrize("effect", PUT_THERE)
def test_bank_or_factory_put_there(effect: str, card: str, stocked: bool) -> None:
    """`Bank/Factory placed by Grove, Guild or Opaleye`: gets its resource as if constructed; by option it does not."""
    lay_out, put, _ = PUT_THERE[effect]
    state = lay_out(card, ". . . . .", {}, gifts_are_stocked=stocked)
    act(state, 0, *(words.format(card=card) for words in put))
    assert arguments(state, 0, "stock") == (set(RESOURCES.values()) if stocked else set())


@pytest.mark.parametrize("effect", PUT_THERE)
def test_put_bank_has_a_resource_of_its_own(effect: str) -> None:
    """The same row with §2.2: a resource that is on no other own Bank."""
    lay_out, put, cells = PUT_THERE[effect]
    state = lay_out("bank", "bank . . . .", {cells[0]: ["glass"]})
    act(state, 0, *(words.format(card="bank") for words in put))
    assert arguments(state, 0, "stock") == set(RESOURCES.values()) - {"glass"}


@pytest.mark.parametrize("effect", PUT_THERE)
def test_sixth_bank_is_not_possible(effect: str) -> None:
    """`Sixth Bank by Grove, Guild or Opaleye`: no resource is left for it; other buildings are still possible."""
    lay_out, put, cells = PUT_THERE[effect]
    stock = {cell: [resource] for cell, resource in zip(cells, RESOURCES.values(), strict=True)}
    state = lay_out("bank", "bank bank bank bank bank", stock)
    assert put[0].format(card="bank") not in can(state, 0)
    assert (put[0].format(card="well") in can(state, 0)) is (effect != "watch")


def test_guild_frees_a_banked_resource() -> None:
    """§3.1 with the row before: a Bank replaced first makes room for another one."""
    stock = {"a4": ["wheat"], "b4": ["wood"], "c4": ["brick"], "d4": ["glass"], "b1": ["stone"]}
    plots = "cottage bank G . / . W S . / O B . . / bank bank bank bank"
    state = building(town(plots, monument="architects_guild", stock=stock), "", cards="bank")
    act(state, 0, "build architects_guild:c1G-b2W-c2S-a3O-b3B", "stand c1", "replace b1 well", "replace a1 bank")
    assert can(state, 0) == {"stock stone"}


# --- Fort and hammer ------------------------------------------------------------------------------


def test_fort_built_by_the_master_builder() -> None:
    """`Fort Ironweed owner holds the hammer when building it`: the round finishes, afterwards skipped."""
    state = building(town("W . B . / S O S .", monument="fort_ironweed"), "", round=4)
    build(state, 0, "fort_ironweed", "b2")
    all_done(state)
    for _ in range(2):
        assert state.actors() == [1]
        act(state, 1, "name wheat")
        for seat in (0, 1):
            free = sorted(arguments(state, seat, "place"))
            act(state, seat, f"place {free[0]}", "done")


def test_master_builder_completes_the_own_town() -> None:
    """`MB completes the town in the own round`: the hammer passes to the next active player on the left."""
    state = building("", town(FULL), town(FULL, finished=2), "", builder=1, round=6)
    all_done(state)
    assert state.actors() == [3]


def test_several_towns_completed_in_the_same_round() -> None:
    """`Several towns completed in the same round`: out together."""
    state = building(FULL, FULL, "", round=6)
    all_done(state)
    assert [look(state, seat)["finished"] for seat in range(3)] == [6, 6, 0]
    assert state.actors() == [2]


def test_fort_and_five_banks() -> None:
    """Not covered by any source: the only one who could name anything is the Fort's owner, who then does, so that
    the game goes on."""
    state = building("fort_ironweed", five_banks(), cards="bank", builder=1, round=6)
    all_done(state)
    assert state.actors() == [0]
