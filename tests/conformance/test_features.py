"""Features: as many numbers as names, small, and nothing in them that the seat may not know."""

from __future__ import annotations

from hypothesis import given

from cantiere.kernel.registry import game
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from tests.conformance.kit import Case, every_case, every_game, few, moments, seeds

LARGEST = 1 << 15  # what training stores a feature in


@every_game
def test_every_feature_has_a_name_of_its_own(id: str) -> None:
    names = game(id).features.NAMES
    assert len(set(names)) == len(names)
    assert names[0] == "worth"
    assert all(name.strip() == name != "" for name in names)


@every_case
@given(seed=seeds)
@few
def test_a_position_always_has_all_features_and_they_are_small(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        before = state.position()
        for seat in range(case.seats):
            features = state.features(seat)
            assert len(features) == len(case.game.features.NAMES)
            assert all(-LARGEST <= feature < LARGEST for feature in features)
        assert state.position() == before


@every_case
@given(seed=seeds)
@few
def test_another_world_has_the_same_features(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        if state.actor() == CHANCE:
            continue
        for seat in range(case.seats):
            other = state.seen_by(seat, Rng(seed + seat))
            named = zip(case.game.features.NAMES, state.features(seat), other.features(seat), strict=True)
            assert [name for name, here, there in named if here != there] == []
