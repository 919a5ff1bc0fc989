"""Bots play by the rules, fairly, and the better ones better."""

from __future__ import annotations

import pytest

from cantiere.bots import LEVELS, BadBot, make
from cantiere.bots.bot import Bot
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from cantiere.lab import simulate
from tests.conformance.kit import Case, cases, every_case, every_game, walk

QUICK = ("random", "greedy:looks=20", "mcts:iterations=8,depth=3")


@every_case
@pytest.mark.parametrize("spec", QUICK)
def test_a_choice_cannot_depend_on_what_the_seat_may_not_know(case: Case, spec: str) -> None:
    """Two worlds the seat cannot tell apart, the same bot: the same choice."""
    looked = 0
    for number, (state, seat, _) in enumerate(walk(case.new(), seed=5)):
        if seat == CHANCE or number % 29:
            continue
        choices = set()
        for world in range(3):
            other = state.clone()
            other.hide(seat, Rng(world))  # another world ...
            other.hide(seat, Rng(1000))  # ... hidden as a runner hides it
            choices.add(make(spec, seed=number).choose(other, seat))
        assert len(choices) == 1
        assert choices.pop() in state.legal(seat)
        looked += 1
        if looked == 6:
            return


@every_game
def test_greedy_beats_random(id: str) -> None:
    case = next(case for case in cases() if case.id == id and case.seats == 2)
    tally = simulate(id, 2, 12, bots=["greedy:looks=60", "random"], options=case.game.presets[case.preset], seed=2)
    assert tally.wins[0] > tally.wins[1]
    assert tally.points[0] > tally.points[1]


@every_game
def test_search_beats_random(id: str) -> None:
    case = next(case for case in cases() if case.id == id and case.seats == 2)
    bots = ["random", "mcts:iterations=30,depth=4"]
    tally = simulate(id, 2, 3, bots=bots, options=case.game.presets[case.preset], seed=4)
    assert tally.wins[1] > tally.wins[0]


def test_a_bot_is_made_from_a_short_text() -> None:
    for spec in ("random", "greedy", "mcts", "mcts:iterations=3", "mcts:seconds=0.5,depth=2", *LEVELS):
        assert isinstance(make(spec, seed=1), Bot)


@pytest.mark.parametrize("spec", ["", "clever", "greedy:iterations=3", "mcts:iterations=many", "mcts:depth"])
def test_a_bot_that_does_not_exist_is_refused(spec: str) -> None:
    with pytest.raises(BadBot):
        make(spec)


def test_the_same_seed_makes_the_same_choice() -> None:
    case = Case("tinytowns", "standard", 3)
    for spec in ("greedy", "mcts:iterations=40"):
        state = case.match(seed=6).state
        assert len({make(spec, seed=3).choose(state.clone(), 0) for _ in range(3)}) == 1


def test_a_time_budget_ends_a_search() -> None:
    case = Case("tinytowns", "standard", 2)
    state = case.match(seed=6).state
    from cantiere.bots.mcts import MctsBot

    root = MctsBot(seed=1, iterations=10_000_000, seconds=0.05).search(state, 0)
    assert 0 < root.visits < 10_000_000
