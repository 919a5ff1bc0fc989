"""Bots play by the rules, fairly, and the better ones better."""

from __future__ import annotations

import gc
import re

import pytest

from cantiere.bots import KINDS, LEVELS, BadBot, make
from cantiere.bots.beam import way_to_the_end
from cantiere.bots.bot import Bot
from cantiere.bots.mcts import MctsBot
from cantiere.bots.search import Candidate, SearchBot
from cantiere.bots.turns import BY_HAND, Planner, Turn
from cantiere.kernel.registry import game, game_ids
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, State
from cantiere.lab import simulate
from tests.conformance.kit import Case, cases, every_case, every_game, walk

SMALL = "mcts:iterations=4,width=3,looks=16,quick=2"  # small enough for plain Python
BEAM = 30  # the width of the first
SMALL_SEARCH = "search:iterations=12,width=3,looks=16,quick=2"
QUICK = ("random", "greedy:looks=16", "learned:looks=16", SMALL, SMALL_SEARCH)


def table_of_two(id: str) -> Case:
    return next(case for case in cases() if case.id == id and case.seats == 2)


def first_choice(case: Case) -> tuple[State, int]:
    """Where somebody first has several things to choose from, some turns into a game; in a tiny game, any choice."""
    found = None
    for number, (state, seat, _) in enumerate(walk(case.new(), seed=5)):
        if seat != CHANCE and number > 40 and len(state.legal(seat)) > 3:
            return state.clone(), seat
        if seat != CHANCE and len(state.legal(seat)) > 1:
            found = state.clone(), seat
    assert found is not None, "nobody had a choice"
    return found


@every_case
@pytest.mark.parametrize("spec", QUICK)
def test_a_choice_cannot_depend_on_what_the_seat_may_not_know(case: Case, spec: str) -> None:
    """Two worlds the seat cannot tell apart, the same bot: the same choice."""
    looked = due = 0
    for number, (state, seat, _) in enumerate(walk(case.new(), seed=5)):
        if seat == CHANCE or number < due or len(state.legal(seat)) == 1:
            continue
        choices = set()
        for world in range(3):
            other = state.clone()
            other.hide(seat, Rng(world))  # another world ...
            other.hide(seat, Rng(1000))  # ... hidden as a runner hides it
            choices.add(tuple(make(spec, seed=number).plan(other, seat)))
        assert len(choices) == 1
        assert choices.pop()[0] in state.legal(seat)
        looked += 1
        due = number + 29
        if looked == 3:
            break
    assert looked, "nobody had a choice"


@every_game
def test_a_planned_turn_can_be_played_to_its_end(id: str) -> None:
    """Every turn on a shortlist is legal decision by decision, leads where it says, and the best stands first."""
    state, seat = first_choice(table_of_two(id))
    planner = Planner(seat, 6, Rng(1))
    planner.explore(state, 60)
    values = [turn.value for turn in planner.turns]
    assert values == sorted(values, reverse=True)
    for turn in planner.turns:
        played = state.clone()
        for action in turn.actions:
            played.play(seat, action)
        assert played == turn.end
        assert not played.legal(seat)
        assert played.worth(seat) == turn.value


# Two Walls is so much luck that a few games show nothing.
games_of_skill = pytest.mark.parametrize("id", [id for id in game_ids() if id != "twowalls"])


@games_of_skill
def test_greedy_beats_random(id: str) -> None:
    case = table_of_two(id)
    tally = simulate(id, 2, 4, bots=["greedy:looks=16", "random"], options=case.game.presets[case.preset], seed=2)
    assert tally.wins[0] >= 3 * tally.wins[1]
    assert tally.points[0] > tally.points[1]


@games_of_skill
@pytest.mark.parametrize("spec", [SMALL, SMALL_SEARCH])
def test_a_search_beats_random(id: str, spec: str) -> None:
    case = table_of_two(id)
    tally = simulate(id, 2, 1, bots=["random", spec], options=case.game.presets[case.preset], seed=4)
    assert tally.wins == [0, 1]


@every_game
def test_a_slip_is_another_turn_that_can_be_played(id: str) -> None:
    state, seat = first_choice(table_of_two(id))
    slips = {tuple(make("greedy:slips=100", seed).plan(state, seat)) for seed in range(20)}
    assert len(slips) > 1
    for actions in slips:
        after = state.clone()
        for action in actions:
            assert action in after.legal(seat)
            after.apply(seat, action)
    assert make("greedy:slips=0", 1).plan(state, seat) == make("greedy", 1).plan(state, seat)


def test_a_bot_is_made_from_a_short_text() -> None:
    for spec in (*KINDS, "mcts:iterations=3", "search:seconds=0.5,ahead=2", *LEVELS):
        assert isinstance(make(spec, seed=1), Bot)


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("", "There is no bot called “”"),
        ("clever", "There is no bot called “clever”. Known are: random"),
        ("gredy:looks=5", "There is no bot called “gredy”. Did you mean “greedy”?"),
        ("master:seconds=1", "“master” is a level, and levels take no settings"),
        ("greedy:iterations=3", "has no setting “iterations=3”"),
        ("greedy:looks=5,looks=5", "“looks” of the bot “greedy” is given twice"),
        ("greedy:looks=5,6", "has no setting “6”"),
        ("mcts:iterations=many", "is a whole number from 1 to 1000000000"),
        ("mcts:iterations=1e3", "is a whole number from 1 to 1000000000"),
        ("mcts:seconds=many", "is a number from 0 to 3600"),
        ("mcts:ahead", "is a whole number from 0 to 1000"),
    ],
)
def test_a_bot_that_does_not_exist_is_refused(spec: str, why: str) -> None:
    with pytest.raises(BadBot, match=re.escape(why)):
        make(spec)


@pytest.mark.parametrize(
    "setting", ["width=0", "looks=-1", f"iterations={10**23}", "seconds=-1", "seconds=inf", "trust=nan", "trust=7"]
)
def test_a_setting_that_no_bot_can_play_with_is_refused(setting: str) -> None:
    with pytest.raises(BadBot, match=setting):
        make(f"search:{setting}")


@every_game
def test_the_same_seed_makes_the_same_choice(id: str) -> None:
    state, seat = first_choice(table_of_two(id))
    for spec in QUICK:
        assert len({tuple(make(spec, seed=3).plan(state.clone(), seat)) for _ in range(3)}) == 1


@every_game
@pytest.mark.parametrize("spec", QUICK)
def test_a_plan_can_be_played(id: str, spec: str) -> None:
    """Decision by decision; bots that think turns through plan to the end of theirs."""
    state, seat = first_choice(table_of_two(id))
    planned = make(spec, seed=3).plan(state.clone(), seat)
    for action in planned:
        state.play(seat, action)
    assert not state.legal(seat) or len(planned) == 1


# --- budgets ----------------------------------------------------------------------------------------


class Ticking:
    """A clock that goes on by a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_a_budget_ends_a_search() -> None:
    state = Case("tinytowns", "standard", 2).match(seed=6).state
    clock = Ticking()
    searcher = MctsBot(seed=1, iterations=10_000, seconds=40, looks=100, quick=2, clock=clock)
    searcher.plan(state.clone(), 0)
    assert searcher.playouts > 0
    assert clock.now <= 1.2 * 40
    searcher = MctsBot(seed=1, iterations=24, width=4)
    searcher.plan(state.clone(), 0)
    assert 0 < searcher.playouts <= 24


@every_game
@pytest.mark.parametrize("asked", [0, 1, 3])
def test_a_search_spends_at_most_half_of_what_is_left_of_its_turn(id: str, asked: int) -> None:
    """By counted work: playouts, and looks at the clock."""
    state, seat = first_choice(table_of_two(id))
    searcher = SearchBot(seed=1, iterations=96, width=3, looks=16, quick=2)
    searcher.plan(state.clone(), seat, asked)
    assert 0 < searcher.playouts <= 48 >> asked
    clock = Ticking()
    searcher = SearchBot(seed=1, iterations=10_000_000, seconds=400, width=3, looks=16, quick=2, clock=clock)
    searcher.plan(state.clone(), seat, asked)
    assert searcher.playouts > 0
    assert clock.now <= 1.2 * (200 >> asked)


@every_game
def test_what_looks_best_is_looked_for_as_long_as_there_is_time(id: str) -> None:
    state, seat = first_choice(table_of_two(id))
    clock = Ticking()
    searcher = SearchBot(seed=1, iterations=4, seconds=400, width=12, looks=10_000_000, clock=clock)
    for action in searcher.plan(state.clone(), seat):
        state.play(seat, action)
    assert clock.now <= 1.2 * 200


# --- alone ------------------------------------------------------------------------------------------


def nothing_left_to_draw() -> State:
    """Tiny Towns alone, when all cards have come once: from there on the order is known."""
    state, draws = game("tinytowns").new(1), Rng(4)
    while state.actor() == CHANCE or state.turn_number() < 13:
        seat = state.actor()
        state.apply(seat, state.sample(draws) if seat == CHANCE else make("greedy", seed=1).choose(state.clone(), seat))
    return state


def points(state: State, actions: list[int]) -> int:
    """After these actions, with which the game must end."""
    world = state.clone()
    for action in actions:
        world.play(0, action)
    assert world.is_over()
    return int(world.score(0))


def test_a_turn_alone_ends_where_the_next_begins() -> None:
    state = nothing_left_to_draw()
    number = state.turn_number()
    for action in make("greedy", seed=1).plan(state.clone(), 0):
        assert state.turn_number() == number
        state.play(0, action)
    assert state.turn_number() == number + 1


def test_alone_the_rest_is_planned_to_its_end_once_nothing_is_left_to_draw() -> None:
    state = nothing_left_to_draw()
    turn_by_turn = state.clone()
    while not turn_by_turn.is_over():
        turn_by_turn.apply(0, make("greedy", seed=1).choose(turn_by_turn.clone(), 0))
    narrow, wide = [
        points(state, SearchBot(seed=1, iterations=width).plan(state.clone(), 0)) for width in (BEAM, 3 * BEAM)
    ]
    assert turn_by_turn.score(0) < narrow <= wide
    assert SearchBot(seed=1, iterations=BEAM).plan(state.clone(), 0) == SearchBot(seed=1, iterations=BEAM).plan(
        state, 0
    )


def test_alone_a_beam_ends_with_the_time() -> None:
    clock = Ticking()  # a second for every turn that a beam looks ahead
    SearchBot(seed=1, iterations=10_000_000, seconds=40, clock=clock).plan(nothing_left_to_draw(), 0)
    assert 10 < clock.now <= 1.2 * 40


def test_what_may_still_be_drawn_is_not_planned() -> None:
    state = game("tinytowns").new(1)
    draws = Rng(4)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample(draws))
    assert way_to_the_end(state, 0, 4, Rng(1), BY_HAND) is None


def played(*results: float) -> Candidate:
    """A turn that looks even, and went like this."""
    state = game("twowalls").new(2)
    candidate = Candidate(Turn([], state, 0, 0), 0.5)
    for result in results:
        candidate.add(result)
    return candidate


def test_a_turn_that_can_hardly_be_the_best_drops_out() -> None:
    best = played(0.9, 0.5, 0.9, 0.5)
    assert not played(0.6, 0.2, 0.6, 0.2).may_beat(best, 0.7, 0.01)  # worse by as much each time
    assert not played(0.9, 0.5, 0.9, 0.5).may_beat(best, 0.7, 0.01)  # the same each time
    assert played(0.5, 0.9, 0.5, 0.9).may_beat(best, 0.7, 0.01)  # now better, now worse
    assert played(0.2, 1.0, 0.3, 0.9).may_beat(best, 0.7, 0.01)
    assert played(0.905, 0.505, 0.905, 0.505).may_beat(best, 0.7, 0.001)  # slightly better, where that counts


@every_game
def test_a_search_leaves_nothing_behind(id: str) -> None:
    """What a match needs the first time it is played, such as tables made when they are asked for, is all it needs. A
    bot that is kept has kept nothing of it."""
    bots = []

    def objects_after_a_match() -> int:
        bots.append(make(SMALL_SEARCH, seed=1))
        state, draws = table_of_two(id).new(), Rng(5)
        turns = 0
        while turns < 60 and not state.is_over():
            actor = state.actor()
            if actor == CHANCE:
                state.apply(CHANCE, state.outcome(draws.below(state.tickets())))
                continue
            turns += 1
            for action in bots[-1].plan(state.seen_by(actor, Rng(turns)), actor):
                if action not in state.legal(actor):
                    break
                state.apply(actor, action)
        gc.collect()
        return len(gc.get_objects())

    before = objects_after_a_match()
    assert abs(objects_after_a_match() - before) < 50


def test_mcts_beats_the_greedy_player_it_plans_with() -> None:
    """Where the difference is large enough for few games to show it."""
    bots = ["mcts:iterations=40,width=8,quick=30", "greedy"]
    tally = simulate("redcathedral", 2, 10, bots=bots, seed=1)
    assert tally.points[0] > tally.points[1]
    assert tally.wins[0] > tally.wins[1]


# --- levels -----------------------------------------------------------------------------------------


BRIEFLY = {"greedy": "looks=20", "search": "iterations=4,width=4,looks=12,quick=6"}


@every_case
def test_every_level_plays_every_table_to_its_end(case: Case) -> None:
    """Novices as they are, and the others with the budgets of a moment: none may get stuck."""
    kinds = [LEVELS[level].partition(":")[0] for level in LEVELS]
    specs = list(dict.fromkeys(f"{kind}:{BRIEFLY[kind]}" for kind in kinds))
    groups = [specs[first : first + case.seats] for first in range(0, len(specs), case.seats)]
    for bots in (["novice"], *groups):
        tally = simulate(case.id, case.seats, 1, bots=bots, options=case.game.presets[case.preset], seed=3)
        assert tally.games == 1
