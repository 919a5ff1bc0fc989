"""A replay is the game: the same actions lead to the same state, and nothing else is needed."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from cantiere.kernel import replay
from cantiere.kernel.errors import BadReplay, UnknownGame
from cantiere.kernel.match import Match
from cantiere.kernel.rng import Rng
from tests.conformance.kit import Case, every_case, few, seeds


def played(case: Case, seed: int, decisions: int = 10_000) -> Match:
    """A match played at random, to the end or for so many decisions."""
    match = case.match(seed)
    rng = Rng(seed + 1)
    while not match.is_over and decisions:
        actors = match.actors()
        seat = actors[rng.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)
        decisions -= 1
    return match


@every_case
@given(seed=seeds)
@few
def test_a_replay_leads_to_the_same_state(case: Case, seed: int) -> None:
    match = played(case, seed)
    text = replay.write(match)
    again = replay.read(text)
    assert again.state == match.state
    assert replay.write(again) == text
    assert match.at(len(match.steps)) == match.state


@every_case
@given(seed=seeds)
@few
def test_the_same_seed_gives_the_same_game(case: Case, seed: int) -> None:
    assert replay.write(played(case, seed)) == replay.write(played(case, seed))


@every_case
def test_a_replay_can_be_stopped_anywhere(case: Case) -> None:
    match = played(case, 8, decisions=30)
    text = replay.write(match)
    for count in (0, 1, len(match.steps) // 2, len(match.steps)):
        assert replay.read(text, to=count).state == match.at(count)


@every_case
def test_a_damaged_replay_says_where_and_why(case: Case) -> None:
    match = played(case, 2, decisions=20)
    plain = json.loads(replay.write(match))
    for text in ("", "{", "[]", "{}", json.dumps(plain | {"cantiere": 99}), json.dumps(plain | {"rules": -1})):
        with pytest.raises(BadReplay):
            replay.read(text)
    with pytest.raises(UnknownGame):
        replay.read(json.dumps(plain | {"game": "chess"}))
    broken = [*plain["actions"]]
    broken[-1] = {"by": 0, "verb": "no_such_verb"}
    with pytest.raises(BadReplay) as refusal:
        replay.read(json.dumps(plain | {"actions": broken}))
    assert str(len(broken)) in str(refusal.value)
    twice = [*plain["actions"], plain["actions"][0]]
    with pytest.raises(BadReplay):
        replay.read(json.dumps(plain | {"actions": twice}))
