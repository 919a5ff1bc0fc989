"""§5 E31: how far one can take back."""

from __future__ import annotations

import pytest

from cantiere.games.tinytowns import GAME
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.errors import CannotUndo
from cantiere.kernel.match import Match
from cantiere.kernel.state import State
from tests.rulebook.tinytowns.positions import building, card_placing, placing, stop, town

STARLOOM = "build the_starloom:a1G-b1G-a2O-b2W"


def played(state: State, *actions: tuple[int, str]) -> Match:
    match = Match(state, SeededDealer(1))
    for seat, words in actions:
        match.play(words, seat)
    return match


def undoable(match: Match) -> list[int]:
    """The seats that may take something back."""
    return [seat for seat in range(match.seats) if match.undoable(seat) is not None]


def test_the_last_to_be_done_may_take_it_back_until_the_next_naming() -> None:
    match = played(building("O S . .", "", ""), (0, "done"), (1, "done"), (2, "done"))
    assert match.actors() == [1]
    match.undo(2)
    assert match.actors() == [2]
    match.play("done", 2)
    match.play("name wood", 1)
    assert undoable(match) == [1]


def test_who_was_done_earlier_may_take_it_back_beside_the_others() -> None:
    match = played(building("O S . .", ""), (0, "done"), (1, "done"))
    match.undo(0)
    assert match.actors() == [0]
    match.play("build well", 0)
    assert undoable(match) == [0, 1]


def test_a_naming_may_be_taken_back_until_somebody_else_has_placed() -> None:
    match = played(stop("", "", stage="name", round=1, builder=1), (0, "name wood"))
    assert undoable(match) == [0]
    match.undo()
    match.play("name glass")
    match.play("place a1", 0)
    match.undo(0)
    match.undo(0)
    match.play("name stone")
    match.play("place a1", 1)
    assert undoable(match) == [1]


def test_everything_of_a_turn_step_by_step() -> None:
    match = played(placing("stone", "O . . .", ""), (0, "place b1"), (0, "build well"), (0, "stand a1"), (0, "done"))
    before = Match(placing("stone", "O . . .", "")).state
    for _ in range(4):
        match.undo(0)
    assert match.state == before
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_monument_that_was_shown_is_shown() -> None:
    starloom = town("G G . . / O W . .", monument="the_starloom")
    match = played(building(starloom, ""), (1, "done"), (0, STARLOOM))
    assert undoable(match) == []
    match.play("stand a1", 0)
    match.undo(0)
    assert undoable(match) == []


def test_a_card_that_was_drawn_is_drawn() -> None:
    """Town Hall: after the last one is done the next card is turned up at once. Before a free round none is."""
    match = played(card_placing("wood", "", ""), (0, "place a1"), (0, "done"), (1, "place a1"), (1, "done"))
    assert undoable(match) == []
    for seat in (0, 1):
        match.play("place b1", seat)
        match.play("done", seat)
    assert undoable(match) == [0, 1]


def test_alone_a_chosen_card_may_be_put_back_until_the_next_is_turned_up() -> None:
    match = played(stop("", stage="name", round=1, row=["wheat", "wood", "stone"]), (0, "take wood"), (0, "place a1"))
    match.undo()
    match.undo()
    match.play("take stone")
    match.play("place a1")
    match.play("done")
    assert undoable(match) == []


def test_a_monument_kept_may_be_exchanged_while_others_still_choose() -> None:
    match = played(GAME.set_up(2), (0, "keep architects_guild"))
    match.undo(0)
    match.play("keep archive_of_the_second_age", 0)
    match.play("keep barrett_castle", 1)  # now the hammer is drawn
    assert undoable(match) == []


def test_what_the_watch_has_answered_stays() -> None:
    watch = town("opaleyes_watch . . .", watch=["well", "tavern", "food"])
    match = played(building(watch, "O S . ."), (0, "done"), (1, "build well"), (1, "stand a1"), (1, "done"))
    assert match.actors() == [0]
    assert undoable(match) == [0, 1]
    match.play("claim well", 0)
    assert undoable(match) == [0]
