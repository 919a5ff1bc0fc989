"""A game goes by the contract from the first decision to the last."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantiere.kernel.errors import BadAction, BadOption, IllegalAction, SeatsOutOfRange, WrongSeat
from cantiere.kernel.registry import game
from cantiere.kernel.state import CHANCE, NOBODY
from cantiere.kernel.text import Text
from tests.conformance.kit import Case, cases, every_case, every_game, few, moments, play_to_end, seeds, walk

LONGEST_TURN = 30  # decisions; at random no turn of ours has twenty


@every_case
@given(seed=seeds)
@few
def test_a_random_game_ends_in_one_of_the_ways_the_game_declares(case: Case, seed: int) -> None:
    state = case.new()
    assert state.ending() == ""
    play_to_end(state, seed)
    assert state.ending() in case.game.endings
    assert state.actors() == []


@every_case
@given(seed=seeds)
@few
def test_legal_actions_are_known_never_double_and_only_for_those_to_act(case: Case, seed: int) -> None:
    for state, _, _ in walk(case.new(), seed):
        actors = state.actors()
        assert state.actor() == min(actors)
        assert CHANCE not in actors or actors == [CHANCE]
        for seat in range(case.seats):
            legal = state.legal(seat)
            assert len(legal) == len(set(legal))
            assert bool(legal) == (seat in actors)
            assert all(0 <= action < case.game.vocabulary.size for action in legal)


@pytest.mark.parametrize("case", [case for case in cases() if case.seats == 1], ids=str)
@given(seed=seeds)
@few
def test_a_turn_alone_has_an_end(case: Case, seed: int) -> None:
    """Something is drawn, or the next turn begins: nobody else acts in between."""
    number, decisions = -1, 0
    for state, seat, _ in walk(case.new(), seed):
        goes_on = seat != CHANCE and state.turn_number() == number
        number, decisions = state.turn_number(), decisions + 1 if goes_on else 0
        assert decisions < LONGEST_TURN


@every_case
@given(seed=seeds)
@few
def test_pieces_are_neither_lost_nor_made(case: Case, seed: int) -> None:
    state = case.new()
    census = state.census()
    assert census
    for after, _, _ in walk(state, seed):
        assert after.census() == census
    assert state.census() == census


@every_case
@given(seed=seeds)
@few
def test_a_score_is_the_sum_of_its_lines_at_any_moment(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        if state.actor() == CHANCE and state.ending() == "":
            continue  # between two draws a table may be half set up
        for seat in range(case.seats):
            assert state.score(seat) == sum(line.points for line in state.breakdown(seat))


@every_case
@given(seed=seeds)
@few
def test_places_follow_the_scores(case: Case, seed: int) -> None:
    state = play_to_end(case.new(), seed)
    places = state.places()
    assert len(places) == case.seats
    assert min(places) == 1
    for one in range(case.seats):
        assert places[one] == 1 + sum(place < places[one] for place in places)
        for other in range(case.seats):
            if state.score(one) > state.score(other):
                assert places[one] < places[other]


@every_case
@given(seed=seeds)
@few
def test_bad_input_is_refused_and_changes_nothing(case: Case, seed: int) -> None:
    size = case.game.vocabulary.size
    for number, (state, seat, action) in enumerate(walk(case.new(), seed)):
        if number % 17:
            continue
        before = state.plain()
        legal = state.legal(seat)
        illegal = next((code for code in range(seed % size, size) if code not in legal), None)
        if seat != CHANCE and illegal is not None:
            with pytest.raises(IllegalAction) as refusal:
                state.play(seat, illegal)
            assert "[" not in str(refusal.value), "every reason has words"
        for idle in set(range(case.seats)) - set(state.actors()):
            with pytest.raises(WrongSeat):
                state.play(idle, action)
        assert state.plain() == before


@every_case
@given(seed=seeds)
@few
def test_every_reason_prompt_and_action_has_words(case: Case, seed: int) -> None:
    from cantiere.kernel.texts import LANGUAGES, texts

    for number, (state, seat, action) in enumerate(walk(case.new(), seed)):
        if number % 13:
            continue
        for language in LANGUAGES:
            words = texts(language, case.id)
            if seat != CHANCE:
                assert "[" not in words.format(state.prompt(seat))
                assert "[" not in words.format(state.progress() or Text("game-name"))
                assert "[" not in words.format(state.describe(seat, action))
            for viewer in (None, *range(case.seats)):
                assert "[" not in words.format(state.tell(seat, action, viewer))
            for line in state.breakdown(0) if seat != CHANCE else ():
                assert words.has(line.source)


@every_case
def test_a_finished_game_takes_no_more_actions(case: Case) -> None:
    state = play_to_end(case.new(), 1)
    assert state.actor() == NOBODY
    for seat in range(case.seats):
        assert state.legal(seat) == []
        with pytest.raises(WrongSeat):
            state.play(seat, 0)


@every_case
def test_a_match_refuses_what_the_vocabulary_does_not_know(case: Case) -> None:
    match = case.match(3)
    before = match.state.plain()
    for nonsense in ("", "no_such_verb", case.game.vocabulary.size, -5, {"verb": 3}, {}):
        with pytest.raises(BadAction):
            match.play(nonsense)
    assert match.state.plain() == before


@every_game
def test_seats_and_options_out_of_range_are_refused(id: str) -> None:
    subject = game(id)
    for seats in (0, -1, max(subject.seats) + 1):
        with pytest.raises(SeatsOutOfRange):
            subject.new(seats)
    with pytest.raises(BadOption):
        subject.new(subject.seats[-1], {"no_such_option": True})
    for option in subject.options:
        with pytest.raises(BadOption):
            option.check("no such value")
        assert option.check(option.default) == option.default


@every_case
@given(data=st.data(), seed=seeds)
@few
def test_a_click_on_anything_is_answered_or_means_nothing(case: Case, data: st.DataObject, seed: int) -> None:
    """Whatever a page may send as an element of the board, also what is on no board."""
    for state, seat, action in walk(case.new(), seed):
        if seat == CHANCE or data.draw(st.integers(0, 9)):
            continue
        known = [*state.elements(seat, action), case.game.vocabulary.verbs[0].target]
        element = data.draw(st.sampled_from(known))
        parts = element.split(".")
        odd = data.draw(
            st.sampled_from(["", ".", element + ".x", element[:-1], ".".join(parts[:1]), ".".join([*parts[:-1], "no"])])
        )
        for viewer in range(case.seats):
            state.why_not_at(viewer, odd)
            state.why_not_at(viewer, element)
