"""Hints and reviews: fair, the same every time, legal, bounded, and right where it is plain to see."""

from __future__ import annotations

from itertools import count, pairwise
from pathlib import Path

import pytest

from cantiere.bots import advice, make
from cantiere.bots.advice import Budget, NothingToDecide, Played
from cantiere.kernel import replay
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game, game_ids
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, State
from cantiere.lab.analysis import analyse

FIXTURES = Path(__file__).parent.parent / "fixtures"
SHORT = Budget(12, width=4, looks=60, quick=12)

every_game = pytest.mark.parametrize("id", game_ids())


def some_position(id: str, seed: int = 3, turns: int = 7) -> tuple[State, int]:
    """In the middle of a game, and who is to act."""
    subject = game(id)
    match = Match(subject.new(2, subject.presets[subject.bench_preset]), SeededDealer(seed))
    bots = [make("greedy:looks=12", seat) for seat in range(2)]
    for _ in range(turns):
        seat = match.actors()[0]
        for action in bots[seat].plan(match.state.seen_by(seat, Rng(seed)), seat):
            if action not in match.state.legal(seat):
                break
            match.play(action, seat)
    return match.state, match.actors()[0]


@every_game
def test_a_hint_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(id: str) -> None:
    state, seat = some_position(id)
    hints = {advice.written(advice.hint(world, seat, SHORT)) for world in (state, state.seen_by(seat, Rng(99)))}
    assert hints == {advice.written(advice.hint(state, seat, SHORT))}  # by iterations it is the same every time


@every_game
def test_a_review_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(id: str) -> None:
    state, seat = some_position(id)
    actions = make("greedy:looks=12").plan(state.seen_by(seat, Rng(1)), seat)
    worlds = (state, state.seen_by(seat, Rng(99)))
    found = [advice.review(Played(seat, 0, len(actions), world, actions), 7, SHORT) for world in worlds]
    assert found[0] is not None
    assert advice.written(found[0]) == advice.written(found[1])


@every_game
def test_turns_that_are_advised_can_be_played(id: str) -> None:
    state, seat = some_position(id)
    before = state.position()
    hint = advice.hint(state, seat, SHORT)
    assert state.position() == before
    assert 1 <= len(hint.turns) <= advice.SHOWN
    told = [(round(turn.chance, 2), turn.margin) for turn in hint.turns]
    assert told == sorted(told, reverse=True)
    first = [turn.steps for turn in hint.turns]
    assert all(first.count(steps) == 1 for steps in first)
    for turn in hint.turns:
        world = state.seen_by(seat, Rng(0))
        for step in turn.steps:
            action = state.game.vocabulary.parse(step.words)
            assert step.text == world.describe(seat, action)
            world.play(seat, action)
        assert 1 <= len(turn.reasons) <= advice.SHOWN


def test_what_a_hint_tells_of_is_all_of_the_turn() -> None:
    """Who finishes a round of Tiny Towns and names the next resource goes on: figures and reasons are of both."""
    match = replay.read((FIXTURES / "tinytowns" / "first-game.json").read_text("utf-8"))
    for turn in advice.hint(match.at(53), 1, SHORT).turns:
        verbs = [step.words["verb"] for step in turn.steps]
        assert ("done", "name") in pairwise(verbs)


def test_where_the_best_turns_become_the_same_others_are_shown_beside() -> None:
    match = replay.read((FIXTURES / "tiletum" / "czech.json").read_text("utf-8"))
    assert len(advice.hint(match.at(103), 1, Budget(24)).turns) == advice.SHOWN


@every_game
def test_nothing_but_the_end_of_a_game_is_told_as_certain(id: str) -> None:
    state, seat = some_position(id)
    assert advice._lowered(0.9999, -3.0) == 0.99
    assert advice._lowered(0.0001, 3.0) == 0.01
    assert [advice._lowered(result, 3.0) for result in (0.0, 1.0)] == [0.0, 1.0]
    assert all(0.01 <= turn.chance <= 0.99 for turn in advice.hint(state, seat, SHORT).turns)


def test_what_a_turn_only_keeps_is_not_told_as_a_gain() -> None:
    match = replay.read((FIXTURES / "carrara" / "advanced-2-greedy.json").read_text("utf-8"))
    state = match.at(231)
    hint = advice.hint(state, state.actor(), SHORT)
    ends = next(turn for turn in hint.turns if [step.words["verb"] for step in turn.steps] == ["end_turn"])
    assert [reason.text.key for reason in ends.reasons] == ["reason-compared"]


def test_who_has_just_had_a_turn_does_not_look_better_than_the_game_stands() -> None:
    """The two players of a game have one chance to win together."""
    played = advice.turns_played(replay.read((FIXTURES / "redcathedral" / "two-seats.json").read_text("utf-8")))
    told = [advice.hint(turn.before, turn.seat, SHORT).turns[0].chance for turn in played[:24]]
    assert sum(told) / len(told) == pytest.approx(0.5, abs=0.06)
    stood = [advice.moment(turn.before, turn.at, 1).chances[0] for turn in played[:24]]
    assert sum(abs(now - then) for now, then in pairwise(stood)) / len(stood) < 0.12


@pytest.mark.parametrize("file", ["redcathedral/solo-won.json", "tinytowns/solo.json", "tiletum/solo.json"])
def test_alone_a_hint_tells_of_points_as_an_analysis_does(file: str) -> None:
    """Of those the game ends with, and the turn that brings most comes first."""
    played = advice.turns_played(replay.read((FIXTURES / file).read_text("utf-8")))
    for turn in (played[0], played[len(played) // 2]):
        hint = advice.hint(turn.before, turn.seat, Budget(24, width=6, looks=200, quick=20))
        points = [one.margin for one in hint.turns]
        assert points == sorted(points, reverse=True)
        stood = advice.moment(turn.before, turn.at, 1)
        assert points[0] == pytest.approx(stood.points[0], abs=10 + 0.1 * abs(stood.points[0]))


def test_a_lead_is_that_at_the_end_of_the_game() -> None:
    """The last turn of a game ends it: there the lead is no guess."""
    match = replay.read((FIXTURES / "carrara" / "advanced-2-greedy.json").read_text("utf-8"))
    last = advice.turns_played(match)[-1]
    told = advice.hint(last.before, last.seat, SHORT).turns[0]
    points = [float(match.state.score(seat)) for seat in range(2)]
    assert told.margin >= points[last.seat] - points[1 - last.seat]
    assert told.error == 0.0


def test_a_hint_comes_when_time_is_out() -> None:
    state, seat = some_position("redcathedral")
    ticks = count(0, 100)  # every look at the clock is a hundred seconds later
    hint = advice.hint(state, seat, Budget(10_000, seconds=1.0, width=4, looks=60), clock=lambda: float(next(ticks)))
    assert 0 < hint.playouts < 30


def test_nothing_is_advised_to_who_has_nothing_to_decide() -> None:
    state, seat = some_position("redcathedral")
    with pytest.raises(NothingToDecide):
        advice.hint(state, 1 - seat, SHORT)
    over = replay.read((FIXTURES / "redcathedral" / "two-seats.json").read_text("utf-8")).state
    with pytest.raises(NothingToDecide, match="over"):
        advice.hint(over, 0, SHORT)


@pytest.mark.parametrize("file", ["tinytowns/four-seats.json", "tiletum/solo.json", "carrara/advanced-3-mixed.json"])
def test_the_turns_of_a_game_hold_all_its_decisions(file: str) -> None:
    match = replay.read((FIXTURES / file).read_text("utf-8"))
    turns = advice.turns_played(match)
    assert sum(len(turn.actions) for turn in turns) == sum(step.seat != CHANCE for step in match.steps)
    assert [turn.at for turn in turns] == sorted(turn.at for turn in turns)
    for turn in turns:
        world = turn.before.clone()
        for action in turn.actions:
            world.play(turn.seat, action)


def test_alone_a_turn_ends_where_the_next_begins() -> None:
    """Though nothing is drawn any more."""
    subject = game("tinytowns")
    match = Match(subject.new(1, {}), SeededDealer(3))
    bot = make("greedy:looks=12", 1)
    while not match.is_over:
        if match.state.turn_number() == 14:
            steps = [turn.steps for turn in advice.hint(match.state, 0, SHORT).turns]
            assert all(sum(step.words["verb"] == "place" for step in turn) <= 1 for turn in steps)
        match.play(bot.choose(match.state.clone(), 0), 0)
    turns = advice.turns_played(match)
    assert {turn.before.turn_number() for turn in turns} == set(range(match.state.turn_number() + 1))
    late = [turn for turn in turns if turn.before.turn_number() > 13]
    for turn in late[:6]:
        review = advice.review(turn, 1, SHORT)
        assert review is not None
        assert review.verdict == "good" or review.played.steps != review.better.steps  # type: ignore[union-attr]


def test_a_blunder_is_found_and_what_would_have_been_better() -> None:
    """Two Walls, the last stone: on one's own wall it counts, on the other it helps the rival."""
    subject = game("twowalls")
    for seed in range(40):
        match = Match(subject.new(2, {}), SeededDealer(seed))
        bot = make("greedy", 1)
        while not match.is_over:
            seat = match.actors()[0]
            legal = match.state.legal(seat)
            best = bot.plan(match.state.seen_by(seat, Rng(1)), seat)[0]
            is_last = len(advice.turns_played(match)) == 9
            match.play(next(action for action in legal if action != best) if is_last else best, seat)
        turns = advice.turns_played(match)
        review = advice.review(turns[-1], 1)
        assert review is not None
        if review.verdict == "mistake":
            assert review.loss > 0
            assert review.played is not None
            assert review.better is not None
            assert review.played.steps != review.better.steps
            return
    raise AssertionError("no blunder was found in forty games")


def test_an_analysis_follows_from_the_game_and_its_seed() -> None:
    text = (FIXTURES / "twowalls" / "ten-stones.json").read_text("utf-8")
    whole = [analyse(text, seed=5) for _ in range(2)]
    assert advice.written(whole[0]) == advice.written(whole[1])
    match = replay.read(text)
    assert whole[0].turns == 10
    assert [moment.at for moment in whole[0].moments] == sorted({moment.at for moment in whole[0].moments})
    for moment in whole[0].moments:
        assert abs(sum(moment.chances) - 1) < 0.01
        assert len(moment.points) == match.seats
    # Before its last stone is laid, a game that is decided looks decided.
    winner = match.state.places().index(1)
    assert whole[0].moments[-1].chances[winner] > 0.5
