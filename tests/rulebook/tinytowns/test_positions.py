"""Positions of Tiny Towns that people write: what is left out, and what could not lie on a table."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.games.tinytowns.state import Table
from cantiere.kernel import position
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.state import CHANCE
from cantiere.kernel.texts import texts
from tests.rulebook.tinytowns.positions import arguments, can, look, stop

OPEN = {"game": "tinytowns", "seats": 2, "options": {"monuments": False}, "stage": "name", "round": 1, "builder": 1}
SECRET = {
    "game": "tinytowns",
    "seats": 2,
    "stage": "name",
    "round": 1,
    "builder": 1,
    "town": {"1": {"monument": "the_starloom"}, "2": {"monument": "fort_ironweed"}},
}
ROUND = {"stage": "round", "named": "wood"}
HALL = {"game": "tinytowns", "seats": 2, "options": {"monuments": False, "mode": "town_hall"}}
ALONE = {"game": "tinytowns", "seats": 1, "options": {"monuments": False}}
FULL = "W " * 16


def one(plots: str = "", **more: object) -> dict[str, object]:
    """The first town of a position, its other squares empty."""
    words = plots.split()
    return {"1": {"plots": " ".join([*words, *"." * (16 - len(words))]), **more}}


def read(plain: dict[str, Any]) -> Table:
    state = position.read_plain(plain)
    assert isinstance(state, Table)
    return state


# --- what is left out -------------------------------------------------------------------------------


def test_the_head_alone_is_the_start_of_a_game() -> None:
    state = read({"game": "tinytowns", "seats": 3})
    assert state.actors() == [0, 1, 2]
    assert look(state, 0)["pending"] == ["keep"]
    assert state.plain()["builder"] == "nobody"


def test_a_stage_asks_what_everybody_is_asked_when_it_begins() -> None:
    state = read(OPEN | ROUND | {"town": {"2": {"plots": FULL, "finished": 1}}, "round": 2})
    assert look(state, 0)["pending"] == ["build", "place cube=wood"]
    assert look(state, 1)["pending"] == []
    assert read(OPEN | {"builder": 2}).actors() == [1]
    assert look(read(HALL | {"stage": "round", "round": 3, "named": "none"}), 0)["pending"] == ["build", "take"]


def test_monuments_left_out_while_they_are_dealt_are_still_to_be_dealt() -> None:
    dealing = {"game": "tinytowns", "seats": 2, "stage": "deal"}
    for towns, left in (({}, 4), ({"1": {"dealt": ["the_starloom"]}}, 3)):
        state = read(dealing | {"town": towns})
        for _ in range(left):
            assert state.plain()["stage"] == "deal"
            state.apply(CHANCE, state.outcome(0))
        assert state.actors() == [0, 1]
        assert look(state, 0)["pending"] == ["keep"]


def test_cards_left_out_are_the_first_of_their_family() -> None:
    state = read(OPEN | {"cards": {"well": "shed"}})
    assert state.view(None)["cards"] == ["cottage", "farm", "shed", "abbey", "almshouse", "bakery", "bank"]


def test_a_monument_that_stands_is_its_owners() -> None:
    state = read(SECRET | {"town": {"1": {"plots": "the_starloom " + ". " * 15}, "2": {"monument": "silva_forum"}}})
    assert look(state, 0)["monument"] == "the_starloom"


def test_what_was_dealt_is_the_monument_kept_and_another_that_nobody_has() -> None:
    state = read(SECRET)
    hands = [look(state, seat)["dealt"] for seat in (0, 1)]
    assert hands == [["architects_guild", "the_starloom"], ["archive_of_the_second_age", "fort_ironweed"]]


def test_cards_not_seen_are_in_the_pile() -> None:
    state = stop("", stage="name", round=3, row=["wheat", "wheat", "stone"], under=["wheat", "glass"])
    assert state.view(None)["pile"] == 10
    assert arguments(state, 0, "take") == {"wheat", "stone"}


# --- what could not be so -----------------------------------------------------------------------------

IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    # squares
    "fifteen squares": (OPEN | {"town": {"1": {"plots": ". " * 15}}}, "a town has 16 squares; that of player 1 has 15"),
    "two letters in one": (OPEN | {"town": one("WO")}, "[town.1] plots a1: “WO” is not known"),
    "a card not in play": (OPEN | {"town": one("granary")}, "on a1 of player 1 stands a Granary, which is not"),
    "a monument without": (OPEN | {"town": one(". fort_ironweed")}, "on b1 of player 1 stands Fort Ironweed"),
    "a monument of another": (
        SECRET | {"town": one("fort_ironweed", monument="the_starloom")},
        "on a1 of player 1 stands Fort Ironweed",
    ),
    "two monuments": (SECRET | {"town": one("the_starloom the_starloom")}, "a town has one monument"),
    # cubes on buildings
    "a stock too large": (OPEN | {"town": one("bank", stock={"a1": {"wood": 4}})}, "“4” is not a whole number"),
    "two cubes on a bank": (OPEN | {"town": one("bank", stock={"a1": {"wood": 2}})}, "lie too many cubes: 2"),
    "a bank without a cube": (OPEN | {"town": one("bank")}, "the Bank on a1 of player 1 lacks its cube"),
    "a cube on nothing": (
        OPEN | {"town": one("", stock={"b2": {"wood": 1}})},
        "on b2 of player 1 lie too many cubes: 1",
    ),
    "two banks alike": (
        OPEN | {"town": one("bank bank", stock={"a1": {"wood": 1}, "b1": {"wood": 1}})},
        "no two Banks of player 1 can hold the same resource",
    ),
    "a cube on a cottage": (OPEN | {"town": one("cottage", stock={"a1": {"wood": 1}})}, "lie too many cubes: 1"),
    "an overfull warehouse": (
        OPEN | {"cards": {"industry": "warehouse"}, "town": one("warehouse", stock={"a1": {"wood": 2, "glass": 2}})},
        "lie too many cubes: 4",
    ),
    "no such square": (OPEN | {"town": one("", stock={"e5": {"wood": 1}})}, "[town.1.stock] e5: there is no such key"),
    # cards
    "another card than chosen": (
        OPEN | {"options": {"monuments": False, "well": "shed"}, "cards": {"well": "well"}},
        "the options say another card than “Well”",
    ),
    "a card of another family": (OPEN | {"cards": {"well": "farm"}}, "[cards] well: “farm” is not known"),
    "no card": (OPEN | {"cards": {"well": "none"}}, "no card is in play for “Wells”"),
    "a card left out": (ALONE | {"cards": {"industry": "bank"}}, "the card “Bank” is left out when playing alone"),
    # the course of the game
    "a stage of another mode": (OPEN | {"stage": "draw"}, "there is no stage “draw” with these options"),
    "no round": (OPEN | {"round": 0}, "round 0 does not go with the stage “name”"),
    "a free round too early": (HALL | {"stage": "draw", "round": 3, "named": "none"}, "round 3 does not go with"),
    "no hammer": (OPEN | {"builder": "nobody"}, "somebody must have the hammer"),
    "a hammer too early": (SECRET | {"stage": "keep", "round": 0, "town": {}}, "nobody has the hammer before"),
    "a seat that is not there": (OPEN | {"builder": 3}, "“3” is not a whole number from 1 to 2"),
    "named too early": (OPEN | {"named": "wood"}, "no resource can be named at this point"),
    "nothing named": (OPEN | {"stage": "round"}, "a resource must be named at this point"),
    "too many turns": (OPEN | {"town": one("", hammers=2)}, "turns with the hammer so far: 2, but at most 0"),
    "nobody to act": (OPEN | {"town": one("", pending=[])}, "somebody must have something to decide"),
    "two to name": (
        OPEN | {"town": {"1": {"pending": []}, "2": {"pending": ["name"]}}},
        "player 2 cannot be the one to name a resource",
    ),
    # completed towns
    "an end that should have come": (
        OPEN | {"round": 3, "town": {"1": {"plots": FULL, "finished": 1}, "2": {"plots": FULL, "finished": 2}}},
        "all towns are complete, so the game is over",
    ),
    "a full town that goes on": (OPEN | {"town": one(FULL)}, "the town of player 1 must have been completed by now"),
    "completed in the future": (
        OPEN | {"town": {"2": {"plots": FULL, "finished": 4}}},
        "cannot have been completed in that",
    ),
    "completed with room": (
        OPEN | {"round": 5, "town": {"2": {"finished": 4}}},
        "cannot have been completed in that round",
    ),
    "over, but not complete": (OPEN | {"stage": "over"}, "the town of player 1 must have been completed by now"),
    "a town before the start": (
        {"game": "tinytowns", "seats": 2, "town": one("W")},
        "before the first round the town of player 1 is empty",
    ),
    "built before the round": (
        OPEN | {"town": one("", constructed=["well"])},
        "cannot have built anything in this round",
    ),
    "built, but nowhere": (OPEN | ROUND | {"town": one("", constructed=["well"])}, "does not stand in the town"),
    # monuments
    "dealt twice": (
        SECRET | {"town": {"1": {"monument": "the_starloom"}, "2": {"monument": "the_starloom"}}},
        "two players cannot both have been dealt the Starloom",
    ),
    "three dealt": (
        SECRET
        | {"town": {"1": {"monument": "the_starloom", "dealt": ["the_starloom", "fort_ironweed", "silva_forum"]}}},
        "player 1 was dealt another number of monuments than 3",
    ),
    "kept, but not dealt": (
        SECRET | {"town": {"1": {"monument": "the_starloom", "dealt": ["fort_ironweed", "silva_forum"]}}},
        "player 1 was not dealt the Starloom",
    ),
    "the same one twice": (
        SECRET | {"town": {"1": {"monument": "the_starloom", "dealt": ["the_starloom", "the_starloom"]}}},
        "“the_starloom” appears twice",
    ),
    "nothing left to deal": (
        {"game": "tinytowns", "seats": 1, "stage": "deal", "town": {"1": {"dealt": ["the_starloom", "silva_forum"]}}},
        "everybody has been dealt two monuments",
    ),
    "nothing left to reveal": (
        {"game": "tinytowns", "seats": 2, "stage": "cards"},
        "no building card is left to reveal",
    ),
    "dealt to the second first": (
        {"game": "tinytowns", "seats": 2, "stage": "deal", "town": {"2": {"dealt": ["the_starloom"]}}},
        "player 2 was dealt another number of monuments than 1",
    ),
    "none kept": (SECRET | {"town": {}}, "player 1 must have kept a monument"),
    "a building kept": (SECRET | {"town": {"1": {"monument": "farm"}}}, "[town.1] monument: “farm” is not known"),
    "a watch that does not stand": (
        SECRET | {"town": {"1": {"monument": "opaleyes_watch", "watch": ["well"]}, "2": {"monument": "silva_forum"}}},
        "buildings lie on Opaleye’s Watch only where it stands",
    ),
    "a shrine that does not stand": (
        SECRET | {"town": {"1": {"monument": "the_starloom", "shrine": 3}}},
        "cannot be worth",
    ),
    # resource cards
    "five cards of a kind": (
        ALONE | {"stage": "name", "row": ["wheat"] * 3, "under": ["wheat"] * 2},
        "there are only 3 cards of wheat",
    ),
    "a short row": (ALONE | {"stage": "name", "row": ["wheat"]}, "the row has another number of cards than 1"),
    "a card that was not chosen": (
        ALONE | {"stage": "round", "named": "wood", "row": ["wheat", "wheat"], "under": ["glass"]},
        "the card last put under the pile must be wood",
    ),
    "eleven cards drawn": (
        HALL | {"drawn": {"wheat": 3, "wood": 3, "brick": 3, "glass": 2}},
        "cards drawn since the last shuffle: 11, but at most 10",
    ),
    "a card never drawn": (HALL | {"named": "wood", "drawn": {"wheat": 1}}, "no card of it has been drawn"),
    # what is asked
    "a decision of another stage": (
        OPEN | {"town": one("", pending=["build"])},
        "cannot have this to decide now: build",
    ),
    "placing without building after": (
        OPEN | ROUND | {"town": one("", pending=["place cube=wood"])},
        "nothing lies below the decision “place cube=wood”",
    ),
    "a draw to decide": (OPEN | {"town": one("", pending=["draw"])}, "cannot have this to decide now: draw"),
    "no such decision": (OPEN | {"town": one("", pending=["nam"])}, "“nam” is not known. Did you mean “name”?"),
    "another cube": (
        OPEN | ROUND | {"town": one("", pending=["build", "place cube=glass"])},
        "player 1 cannot have glass to place",
    ),
    "no cube": (OPEN | ROUND | {"town": one("", pending=["build", "place"])}, "“cube=” is missing"),
    "no room": (OPEN | ROUND | {"town": one(FULL, pending=["build", "place cube=wood"])}, "no empty square for it"),
    "not those squares": (
        OPEN | ROUND | {"town": one("", pending=["build", "stand family=well cells=a1,c3"])},
        "cannot stand on just these squares",
    ),
    "squares taken": (
        OPEN | ROUND | {"town": one("W", pending=["build", "stand family=well cells=a1,b1"])},
        "cannot stand on just these squares",
    ),
    "nowhere to stand": (
        OPEN | ROUND | {"town": one("", pending=["build", "stand family=well"])},
        "just these squares",
    ),
    "nothing to stock": (
        OPEN | ROUND | {"town": one("", pending=["build", "stock cell=a1"])},
        "on a1 of player 1 stands nothing that still gets a cube",
    ),
    "a gift of nobody": (
        OPEN | ROUND | {"town": one("", pending=["build", "gift"])},
        "has not just built Grove University",
    ),
    "a replacement of nobody": (
        OPEN | ROUND | {"town": one("fountain", pending=["build", "replace"])},
        "has not just built the Architect’s Guild",
    ),
    "a reservation of nobody": (
        OPEN | ROUND | {"town": one("", pending=["build", "reserve"])},
        "has not just built Opaleye’s Watch",
    ),
    "a claim of nobody": (
        SECRET
        | ROUND
        | {
            "stage": "watching",
            "town": {
                "1": {"monument": "the_starloom", "pending": ["build", "claim"]},
                "2": {"monument": "shrine_of_the_elder_tree"},
            },
        },
        "can take nothing of that from Opaleye’s Watch",
    ),
    "a completed town that acts": (
        OPEN | ROUND | {"round": 2, "town": one(FULL, finished=1, pending=["build"])},
        "cannot have this to decide now: build",
    ),
    # keys
    "no such key": (
        OPEN | {"town": one("", hammer=1)},
        "[town.1] hammer: there is no such key. Did you mean “hammers”?",
    ),
    "a third town": (OPEN | {"town": {"3": {}}}, "[town] 3: there is no such key"),
    "a number below nothing": (OPEN | {"town": one("", hammers=-1)}, "“-1” is not a whole number"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_could_not_lie_on_a_table_is_refused_with_the_reason(case: str) -> None:
    plain, reason = IMPOSSIBLE[case]
    with pytest.raises(BadPosition) as refusal:
        read(plain)
    words = texts("en", "tinytowns")
    assert any(reason in words.format(problem) for problem in refusal.value.problems)


def test_every_impossibility_is_named() -> None:
    with pytest.raises(BadPosition) as refusal:
        read(OPEN | {"round": 0, "named": "wood", "town": one("bank", hammers=3)})
    assert len(refusal.value.problems) == 4


# --- what is possible, though it looks odd --------------------------------------------------------------


def test_a_town_may_be_half_built_in_the_first_round() -> None:
    """Only what lies there is looked at, not how it came to that."""
    assert can(read(OPEN | {"town": one("cottage cottage farm W W S")}), 0)


def test_a_factory_without_a_cube_where_gifts_get_none() -> None:
    options = {"monuments": False, "industry": "factory", "gifts_are_stocked": False}
    assert can(read(OPEN | {"options": options, "town": one("factory")}), 0)
