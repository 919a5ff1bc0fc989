"""What a seat may not know reaches it by no way: not by its view, its legal actions, its log, or a hidden clone."""

from __future__ import annotations

from hypothesis import given

from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from tests.conformance.kit import Case, every_case, few, moments, seeds, walk


@every_case
@given(seed=seeds)
@few
def test_another_world_looks_the_same(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        if state.actor() == CHANCE:
            continue
        for seat in range(case.seats):
            other = state.clone()
            other.hide(seat, Rng(seed + seat))
            assert other.view(seat) == state.view(seat)
            assert other.view(None) == state.view(None)
            assert other.legal(seat) == state.legal(seat)
            assert other.actors() == state.actors()
            assert other.census() == state.census()
            if other.legal(seat):
                assert other.prompt(seat) == state.prompt(seat)


@every_case
@given(seed=seeds)
@few
def test_hiding_depends_only_on_what_the_seat_may_know(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        if state.actor() == CHANCE:
            continue
        for seat in range(case.seats):
            world = state.clone()
            world.hide(seat, Rng(seed + 1))
            from_here, from_there = state.clone(), world
            from_here.hide(seat, Rng(seed + 2))
            from_there.hide(seat, Rng(seed + 2))
            assert from_here == from_there


@every_case
def test_a_game_says_whether_it_has_secrets(case: Case) -> None:
    states = [state.clone() for state in moments(case, seed=3) if state.actor() != CHANCE]
    hidden = any(state.seen_by(seat, Rng(4)) != state for state in states for seat in range(case.seats))
    secrets = case.game.has_secrets(case.new().options())
    assert hidden == (secrets and case.seats > 1)
    for state in states:
        assert secrets or all(state.view(seat) == state.view(None) for seat in range(case.seats))
        left_out = any(
            len(state.breakdown_seen(seat, viewer)) != len(state.breakdown(seat))
            for seat in range(case.seats)
            for viewer in (None, *range(case.seats))
        )
        assert state.hides_points() or not left_out


@every_case
@given(seed=seeds)
@few
def test_a_hidden_world_can_be_played_on(case: Case, seed: int) -> None:
    for state in moments(case, seed, every=25):
        if state.actor() == CHANCE:
            continue
        for seat in range(case.seats):
            world = state.clone()
            world.hide(seat, Rng(seed))
            for _ in walk(world, seed):
                pass


@every_case
@given(seed=seeds)
@few
def test_the_log_tells_no_secret(case: Case, seed: int) -> None:
    for state, seat, action in walk(case.new(), seed):
        verb = case.game.vocabulary.verb(action)
        for viewer in (None, *range(case.seats)):
            if not state.secret(seat, action, viewer):
                continue
            assert viewer != seat
            told = state.tell(seat, action, viewer)
            # Whatever else of the same kind had been done, the viewer would read the same.
            for other in state.legal(seat) if seat != CHANCE else [code for code, _ in state.outcomes()]:
                if case.game.vocabulary.verb(other) is verb and state.secret(seat, other, viewer):
                    assert state.tell(seat, other, viewer) == told
