"""States are cheap to copy, honest to write down, and never change behind one's back."""

from __future__ import annotations

from hypothesis import given

from cantiere.kernel import position
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import playout
from tests.conformance.kit import Case, every_case, few, moments, play_to_end, seeds, walk


@every_case
@given(seed=seeds)
@few
def test_a_clone_is_equal_and_independent(case: Case, seed: int) -> None:
    for state in moments(case, seed, every=15):
        before = state.plain()
        copy = state.clone()
        assert copy.plain() == before
        playout(copy, Rng(seed))
        assert state.plain() == before


@every_case
@given(seed=seeds)
@few
def test_a_clone_plays_on_the_same(case: Case, seed: int) -> None:
    for state in moments(case, seed, every=40):
        assert play_to_end(state.clone(), seed) == play_to_end(state.clone(), seed)


@every_case
@given(seed=seeds)
@few
def test_a_position_is_read_back_as_it_was(case: Case, seed: int) -> None:
    for state in moments(case, seed, every=15):
        text = state.position()
        again = position.read(text)
        assert again == state
        assert again.position() == text
        for seat in range(case.seats):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat) == state.view(seat)
        assert play_to_end(again, seed) == play_to_end(state.clone(), seed)


@every_case
@given(seed=seeds)
@few
def test_earlier_states_never_change(case: Case, seed: int) -> None:
    kept = []
    for number, (state, _, _) in enumerate(walk(case.new(), seed)):
        if number % 10 == 0:
            copy = state.clone()
            kept.append((copy, copy.plain()))
    assert all(copy.plain() == plain for copy, plain in kept)
