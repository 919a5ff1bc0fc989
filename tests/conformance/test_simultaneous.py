"""Where several seats act at once, their actions commute until the phase closes."""

from __future__ import annotations

from hypothesis import given

from cantiere.kernel.rng import Rng
from tests.conformance.kit import Case, every_case, few, seeds, walk


@every_case
@given(seed=seeds)
@few
def test_the_order_of_clicking_does_not_matter(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for number, (state, _, _) in enumerate(walk(case.new(), seed)):
        actors = state.actors()
        if len(actors) < 2 or number % 5:
            continue
        one, two = actors[0], actors[1 + rng.below(len(actors) - 1)]
        first, second = state.legal(one), state.legal(two)
        a, b = first[rng.below(len(first))], second[rng.below(len(second))]
        here, there = state.clone(), state.clone()
        here.apply(one, a)
        assert here.legal(two) == second
        here.apply(two, b)
        there.apply(two, b)
        assert there.legal(one) == first
        there.apply(one, a)
        assert here == there
