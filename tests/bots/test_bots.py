"""Bots play by the rules, fairly, and the better ones better."""

from __future__ import annotations

import pytest

from cantiere.bots import LEVELS, BadBot, make
from cantiere.bots.bot import Bot
from cantiere.bots.mcts import MctsBot
from cantiere.bots.turns import Planner
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, State
from cantiere.lab import simulate
from tests.conformance.kit import Case, cases, every_case, every_game, walk

SMALL = "mcts:iterations=4,width=3,looks=16,quick=2"  # small enough for plain Python
QUICK = ("random", "greedy:looks=16", SMALL)


def table_of_two(id: str) -> Case:
    return next(case for case in cases() if case.id == id and case.seats == 2)


def first_choice(case: Case) -> tuple[State, int]:
    """Where somebody first has several things to choose from, some turns into a game."""
    for number, (state, seat, _) in enumerate(walk(case.new(), seed=5)):
        if number > 40 and seat != CHANCE and len(state.legal(seat)) > 3:
            return state.clone(), seat
    raise AssertionError("nobody had a choice")


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
        if looked == 3:
            return


@every_game
def test_a_planned_turn_can_be_played_to_its_end(id: str) -> None:
    """Every turn on a shortlist is legal decision by decision, leads where it says, and the best stands first."""
    state, seat = first_choice(table_of_two(id))
    planner = Planner(seat, 6, Rng(1))
    planner.explore(state, 60)
    worths = [turn.worth for turn in planner.turns]
    assert worths == sorted(worths, reverse=True)
    for turn in planner.turns:
        played = state.clone()
        for action in turn.actions:
            played.play(seat, action)
        assert played == turn.end
        assert not played.legal(seat)
        assert played.worth(seat) == turn.worth


@every_game
def test_greedy_beats_random(id: str) -> None:
    case = table_of_two(id)
    tally = simulate(id, 2, 4, bots=["greedy:looks=16", "random"], options=case.game.presets[case.preset], seed=2)
    assert tally.wins[0] >= 3 * tally.wins[1]
    assert tally.points[0] > tally.points[1]


@every_game
def test_mcts_beats_random(id: str) -> None:
    case = table_of_two(id)
    tally = simulate(id, 2, 1, bots=["random", SMALL], options=case.game.presets[case.preset], seed=4)
    assert tally.wins == [0, 1]


def test_a_bot_is_made_from_a_short_text() -> None:
    for spec in ("random", "greedy", "mcts", "mcts:iterations=3", "mcts:seconds=0.5,ahead=2", *LEVELS):
        assert isinstance(make(spec, seed=1), Bot)


@pytest.mark.parametrize("spec", ["", "clever", "greedy:iterations=3", "mcts:iterations=many", "mcts:ahead"])
def test_a_bot_that_does_not_exist_is_refused(spec: str) -> None:
    with pytest.raises(BadBot):
        make(spec)


@every_game
def test_the_same_seed_makes_the_same_choice(id: str) -> None:
    state, seat = first_choice(table_of_two(id))
    for spec in ("greedy:looks=16", SMALL):
        assert len({make(spec, seed=3).choose(state.clone(), seat) for _ in range(3)}) == 1


def test_a_budget_ends_a_search() -> None:
    state = Case("tinytowns", "standard", 2).match(seed=6).state
    endless = 10_000_000
    searcher = MctsBot(seed=1, iterations=endless, seconds=0.05)
    searcher.choose(state.clone(), 0)
    assert 0 < searcher.playouts < endless
    searcher = MctsBot(seed=1, iterations=24, width=4)
    searcher.choose(state.clone(), 0)
    assert 0 < searcher.playouts <= 24


def test_mcts_beats_the_greedy_player_it_plans_with() -> None:
    """Where the difference is large enough for few games to show it."""
    bots = ["mcts:iterations=40,width=8,quick=30", "greedy"]
    tally = simulate("redcathedral", 2, 10, bots=bots, seed=1)
    assert tally.points[0] > tally.points[1]
    assert tally.wins[0] > tally.wins[1]
