"""§1.8: the Cavern rule."""

from __future__ import annotations

import pytest

from cantiere.games.tinytowns import GAME
from tests.rulebook.tinytowns.positions import act, all_done, buildable, can, empty, lay, look, placing, stop, town

CAVERN = {"cavern": True}


@pytest.mark.parametrize("cavern", [False, True])
def test_cavern_is_an_option(cavern: bool) -> None:
    """§1.8: off unless the table wants it."""
    state = placing("wheat", "", "", options={"cavern": cavern})
    assert (can(state, 1, "cavern") == {"cavern"}) is cavern
    assert GAME.complete(2, {})["cavern"] is False


def test_cube_is_set_aside_instead_of_placed() -> None:
    """§1.8: nothing is placed, it never comes back, building is still allowed."""
    state = placing("wheat", "", "O S . .", options=CAVERN)
    before = look(state, 1)["plots"]
    act(state, 1, "cavern")
    assert look(state, 1)["plots"] == before
    assert look(state, 1)["caverns"] == 1
    assert buildable(state, 1) == {"well"}


def test_twice_a_game() -> None:
    """§1.8."""
    for used, left in ((0, True), (1, True), (2, False)):
        state = placing("wheat", "", town("", caverns=used), options=CAVERN)
        assert (can(state, 1, "cavern") == {"cavern"}) is left


def test_each_player_has_two() -> None:
    """§1.8: a player, so everybody their own."""
    state = placing("wheat", "", town("", caverns=2), "", options=CAVERN)
    assert [bool(can(state, seat, "cavern")) for seat in (1, 2)] == [False, True]


def test_own_naming_must_be_placed() -> None:
    """§1.8: only what *another* player names."""
    state = placing("wheat", "", "", options=CAVERN)
    assert can(state, 0) == {f"place {cell}" for cell in empty(state, 0)}


def test_neither_points_nor_penalties() -> None:
    """§1.8."""
    assert lay(town("well", caverns=2), "well", options=CAVERN).score(0) == lay("well", "well").score(0)


def test_exchanged_cube_is_not_the_named_one() -> None:
    """§1.8 with the Factory: *that* cube is set aside, not one taken instead."""
    state = placing("wheat", "", town("factory . . .", stock={"a1": ["wheat"]}), options=CAVERN)
    act(state, 1, "exchange glass")
    assert can(state, 1, "cavern") == set()


def test_last_free_square_is_kept() -> None:
    """§1.8: who sets the cube aside stays in the game."""
    state = placing("wheat", "", "W " * 15, options=CAVERN, round=15)
    act(state, 0, "place a1")
    act(state, 1, "cavern")
    all_done(state)
    assert look(state, 1)["finished"] == 0
    assert empty(state, 1) == {"d4"}


@pytest.mark.parametrize("cavern", [False, True])
def test_alone_every_card_counts_as_named_by_another(cavern: bool) -> None:
    """§1.7, §1.8: with the option, also in solo."""
    state = stop(
        "", stage="round", round=1, named="wood", row=["wheat", "wheat"], under=["wood"], options={"cavern": cavern}
    )
    assert (can(state, 0, "cavern") == {"cavern"}) is cavern
