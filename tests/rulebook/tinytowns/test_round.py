"""§1.3 and §1.4: naming, placing, building; when a town is complete and the game ends."""

from __future__ import annotations

import pytest

from cantiere.games.tinytowns import GAME
from cantiere.kernel.errors import IllegalAction, WrongSeat
from tests.rulebook.tinytowns.dossier import RESOURCES
from tests.rulebook.tinytowns.naive import turned_and_mirrored
from tests.rulebook.tinytowns.positions import (
    FULL,
    act,
    all_done,
    arguments,
    build,
    buildable,
    building,
    can,
    empty,
    look,
    naming,
    place_all,
    placing,
    squares,
    town,
)

ONE_FREE = "W " * 15 + "."  # d4 is free, and nothing can be built

# --- §1.3.1 name ----------------------------------------------------------------------------------


def test_master_builder_names_any_of_five() -> None:
    """§1.3.1: and nobody else does."""
    state = naming("", "", "", builder=1)
    assert state.actors() == [1]
    assert can(state, 1) == {f"name {resource}" for resource in RESOURCES.values()}
    with pytest.raises(WrongSeat):
        act(state, 0, "name wheat")


# --- §1.3.2 place ---------------------------------------------------------------------------------


def test_everybody_places_the_named_resource_at_once() -> None:
    """§1.3.2: all who are still in the game, in any order."""
    state = naming("", "", "")
    act(state, 0, "name glass")
    assert state.actors() == [0, 1, 2]
    for seat, cell in ((2, "a1"), (0, "b2"), (1, "d4")):
        act(state, seat, f"place {cell}")
        assert squares(state, seat)[cell] == "G"


def test_a_cube_must_be_placed() -> None:
    """§1.3.2: no passing, and nothing else before it."""
    state = placing("glass", ". W B . / . . . .", "")
    assert can(state, 0) == {f"place {cell}" for cell in empty(state, 0)}


def test_one_thing_on_a_square() -> None:
    """§1.3.2: neither on a cube nor on a building."""
    state = placing("glass", "W cottage . .", "")
    assert arguments(state, 0, "place") == set(squares(state, 0)) - {"a1", "b1"}
    with pytest.raises(IllegalAction):
        act(state, 0, "place a1")
    with pytest.raises(IllegalAction):
        act(state, 0, "place b1")


def test_placed_cubes_never_move() -> None:
    """§1.3.2: a whole round leaves them where they lie."""
    state = placing("glass", "W O . .", "W . . .")
    place_all(state, "d4")
    all_done(state)
    assert squares(state, 0) | {"a1": "W", "b1": "O", "d4": "G"} == squares(state, 0)


# --- §1.3.3 build ---------------------------------------------------------------------------------


def test_building_comes_after_placing() -> None:
    """§1.3.3: a complete pattern cannot be built before the cube is placed, nor while a resource is being named."""
    ready = "O S . ."
    assert can(placing("glass", ready, ""), 0, "build") == set()
    assert can(naming(ready, ""), 0, "build") == set()
    state = placing("glass", ready, "")
    act(state, 0, "place d4")
    assert buildable(state, 0) == {"well"}


def test_building_is_optional() -> None:
    """§1.3.3: a complete pattern may wait for a later round."""
    state = building("O S . .", "", round=1)
    all_done(state)
    act(state, 1, "name glass")
    place_all(state, "d4")
    assert buildable(state, 0) == {"well"}


def test_no_building_after_leaving_off() -> None:
    """§1.3.3: who is done builds again only after the next placing."""
    state = building("O S . .", "")
    act(state, 0, "done")
    assert state.actors() == [1]
    assert can(state, 0) == set()


def test_several_buildings_in_a_round() -> None:
    """§1.3.3: any number, one after the other, in any order; any number of copies."""
    state = building("O S . . / B B G . / O . . . / S . . .", "")
    act(state, 0, "build well:a3O-a4S", "stand a4")
    build(state, 0, "tavern", "c2")
    build(state, 0, "well", "a1")
    assert look(state, 0)["plots"].split() == ["well", *".....", "tavern", *".....", "well", *"..."]
    assert can(state, 0) == {"done"}


@pytest.mark.parametrize("drawing", sorted(turned_and_mirrored(".W / BG")), ids="/".join)
def test_pattern_may_be_turned_and_mirrored(drawing: tuple[str, ...]) -> None:
    """§1.3.3: the cottage in all its eight positions, in the middle of the town."""
    plots = ". . . . / " + " / ".join(" ".join(f".{row}.") for row in drawing)
    assert buildable(building(plots, ""), 0) == {"cottage"}


@pytest.mark.parametrize("wrong", ["B W . . / . G . .", "W . . . / B G . .", "W . . . / . B . . / . . G ."])
def test_cubes_must_lie_in_the_pattern(wrong: str) -> None:
    """§1.3.3: with wheat or brick in the glass's place, or in a slanting line, the cubes make no cottage."""
    assert buildable(building(wrong, ""), 0) == set()


@pytest.mark.parametrize("filler", [".", "W", "S", "cottage", "well"])
def test_squares_outside_the_pattern_do_not_matter(filler: str) -> None:
    """§1.3.3: the fourth square of a cottage's box may hold anything."""
    state = building(f"{filler} W . . / B G . .", "")
    assert "cottage" in buildable(state, 0)
    act(state, 0, "build cottage:b1W-a2B-b2G", "stand b2")
    assert squares(state, 0)["a1"] == filler


def test_just_the_cubes_of_the_pattern_go() -> None:
    """§1.3.3: each cube serves one building."""
    state = building("O S O . / . . . .", "")
    act(state, 0, "build well:a1O-b1S", "stand a1")
    assert {cell: word for cell, word in squares(state, 0).items() if word != "."} == {"a1": "well", "c1": "O"}
    assert buildable(state, 0) == set()


def test_building_stands_on_a_vacated_square() -> None:
    """§1.3.3: on any of them and on no other."""
    state = building("G W . . / B G . . / . . . . / . . . .", "")
    act(state, 0, "build cottage:b1W-a2B-b2G")
    assert can(state, 0) == {"stand b1", "stand a2", "stand b2"}


def test_a_building_never_makes_room() -> None:
    """§1.3.3: its square never becomes free again, and it is no cube."""
    state = placing("wood", "well S . .", "")
    assert "a1" not in arguments(state, 0, "place")
    act(state, 0, "place a2")
    assert buildable(state, 0) == set()


# --- §1.3.4 end of the round ----------------------------------------------------------------------


@pytest.mark.parametrize("builder", range(4))
def test_hammer_passes_left(builder: int) -> None:
    """§1.3.4: to the next seat, when all are ready and not before."""
    state = building("", "", "", "", builder=builder)
    for seat in range(3):
        act(state, seat, "done")
    assert state.actors() == [3]
    act(state, 3, "done")
    assert state.actors() == [(builder + 1) % 4]
    assert len(can(state, (builder + 1) % 4, "name")) == 5


# --- §1.4 completing a town -----------------------------------------------------------------------


def test_full_town_is_complete_after_the_building_step() -> None:
    """§1.4: its owner is out, neither places nor names any more."""
    state = placing("glass", ONE_FREE, "", "", namer=2, round=7)
    place_all(state, "d4")
    assert look(state, 0)["finished"] == 0
    all_done(state)
    assert look(state, 0)["finished"] == 7
    assert state.actors() == [1]
    act(state, 1, "name wood")
    assert state.actors() == [1, 2]


def test_building_makes_room_and_the_town_goes_on() -> None:
    """§1.4: only after the building step does it count whether every square is taken."""
    state = placing("stone", "W " * 14 + "O .", "", round=7)
    place_all(state, "d4")
    build(state, 0, "well", "c4")
    all_done(state)
    assert look(state, 0)["finished"] == 0
    assert empty(state, 0) == {"d4"}


def test_owner_may_complete_although_something_could_be_built() -> None:
    """§1.4: cannot *or does not want to* build."""
    state = placing("stone", "W " * 14 + "O .", "", round=7)
    place_all(state, "d4")
    assert buildable(state, 0) == {"well"}
    all_done(state)
    assert look(state, 0)["finished"] == 7


def test_nobody_stops_early() -> None:
    """§1.4: with an empty square one goes on, though nothing can be built."""
    state = building("W " * 14 + ". .", FULL, round=7)
    all_done(state)
    assert [look(state, seat)["finished"] for seat in (0, 1)] == [0, 7]
    act(state, 0, "name wood")
    assert can(state, 0) == {"place c4", "place d4"}


def test_hammer_skips_completed_towns() -> None:
    """§1.4."""
    state = building("", town(FULL, finished=3), town(FULL, finished=5), "", round=8)
    all_done(state)
    assert state.actors() == [3]


def test_last_player_names_every_round_alone() -> None:
    """§1.4: and plays on until the town is complete; then the game is over."""
    state = building("W " * 13, town(FULL, finished=3), town(FULL, finished=4), round=9)
    all_done(state)
    for number, cell in enumerate(["b4", "c4", "d4"], start=1):
        assert state.actors() == [0]
        act(state, 0, "name wheat", f"place {cell}", "done")
        assert look(state, 0)["hammers"] == number
    assert state.is_over()
    assert state.ending() == "completed"
    assert [look(state, seat)["finished"] for seat in range(3)] == [12, 3, 4]


def test_game_ends_when_all_towns_are_complete() -> None:
    """§1.4."""
    state = building(FULL, FULL, round=16)
    act(state, 0, "done")
    assert not state.is_over()
    act(state, 1, "done")
    assert state.is_over()
    assert state.actors() == []


def test_everybody_active_has_room_when_a_resource_is_named() -> None:
    """§1.4, consequence: who has no room is out before the next naming."""
    state = building(ONE_FREE, FULL, "", round=15)
    all_done(state)
    assert state.actors() == [2]
    act(state, 2, "name wood")
    assert [bool(can(state, seat, "place")) for seat in range(3)] == [True, False, True]


def test_who_is_done_with_a_full_town_is_told_what_could_still_be_built() -> None:
    """A full town is complete after the round; with a square left the pattern can wait."""
    done = GAME.vocabulary.read("done")
    cottage = ". O W W / B G W W / W W W W / W W W W"
    full = building(cottage.replace(".", "W"), "")
    assert buildable(full, 0) == {"cottage"}
    assert [line.key for line in full.leaves(0, done)] == ["do-build"]
    assert building(cottage, "").leaves(0, done) == []
    assert full.leaves(1, done) == []
