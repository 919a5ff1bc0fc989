"""Undo goes back to the barrier and no further, and is nothing but a shorter replay."""

from __future__ import annotations

import pytest
from hypothesis import given

from cantiere.kernel.errors import CannotUndo
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from tests.conformance.kit import Case, every_case, few, seeds


@every_case
@given(seed=seeds)
@few
def test_undo_takes_back_ones_own_last_action_and_nothing_else(case: Case, seed: int) -> None:
    match = case.match(seed)
    rng = Rng(seed)
    for _ in range(60):
        if match.is_over:
            break
        actors = match.actors()
        seat = actors[rng.below(len(actors))]
        legal = match.state.legal(seat)
        action = legal[rng.below(len(legal))]
        steps = [(step.seat, step.action) for step in match.steps]
        match.play(action, seat)
        index = match.undoable(seat)
        if index is None:
            with pytest.raises(CannotUndo):
                match.undo(seat)
            continue
        taken = match.steps[index]
        assert (taken.seat, taken.action) == (seat, action)
        match.undo(seat)
        assert [(step.seat, step.action) for step in match.steps] == steps
        assert match.state.legal(seat) == legal
        match.play(action, seat)


@every_case
@given(seed=seeds)
@few
def test_nothing_drawn_and_nobody_elses_turn_is_ever_taken_back(case: Case, seed: int) -> None:
    match = case.match(seed)
    rng = Rng(seed)
    for _ in range(120):
        if match.is_over:
            break
        actors = match.actors()
        seat = actors[rng.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)
        for one in range(case.seats):
            index = match.undoable(one)
            if index is None:
                continue
            later = match.steps[index + 1 :]
            assert all(step.seat != CHANCE for step in later)
            # Who acted since did so beside this seat, not after it: without it they could have acted the same.
            shorter = match.at(index)
            for step in later:
                assert step.action in shorter.legal(step.seat)
                shorter.apply(step.seat, step.action)
