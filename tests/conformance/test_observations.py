"""What a learning program is given: a mask over all actions, and a text for all that a seat may know."""

from __future__ import annotations

from hypothesis import given

from cantiere.kernel import position
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from tests.conformance.kit import Case, every_case, few, moments, seeds


@every_case
@given(seed=seeds)
@few
def test_the_mask_has_the_legal_actions_and_no_others(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        for seat in range(case.seats):
            mask = state.mask(seat)
            assert len(mask) == case.game.vocabulary.size
            assert [code for code, may in enumerate(mask) if may] == sorted(state.legal(seat))
            assert set(mask) <= {0, 1}


@every_case
@given(seed=seeds)
@few
def test_an_information_state_is_the_same_for_worlds_that_a_seat_cannot_tell_apart(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        if state.actor() == CHANCE:
            continue
        for seat in range(case.seats):
            other = state.seen_by(seat, Rng(seed + seat))
            assert other.information_state(seat) == state.information_state(seat)


@every_case
@given(seed=seeds)
@few
def test_an_information_state_tells_apart_what_a_seat_can_tell_apart(case: Case, seed: int) -> None:
    known: dict[str, tuple[int, object, list[int]]] = {}
    for number in range(2):
        for state in moments(case, seed + number):
            if state.actor() == CHANCE:
                continue
            for seat in range(case.seats):
                seen = (seat, state.view(seat), state.legal(seat))
                assert known.setdefault(state.information_state(seat), seen) == seen


@every_case
@given(seed=seeds)
@few
def test_an_information_state_read_as_a_position_is_a_table_that_may_lie_there(case: Case, seed: int) -> None:
    for state in moments(case, seed, every=25):
        if state.actor() == CHANCE:
            continue
        for seat in range(case.seats):
            world = position.read(state.information_state(seat))
            assert world.view(seat) == state.view(seat)
            assert world.information_state(seat) == state.information_state(seat)
