"""Reasons: what the evaluation sees, by name. They add up to it, and have words in every language."""

from __future__ import annotations

from hypothesis import given

from cantiere.kernel.registry import game
from cantiere.kernel.state import CHANCE
from cantiere.kernel.text import Text
from cantiere.kernel.texts import LANGUAGES, texts
from tests.conformance.kit import Case, every_case, every_game, few, moments, seeds


@every_game
def test_every_reason_has_a_name_of_its_own_and_words(id: str) -> None:
    names = game(id).evaluate.REASONS
    assert len(set(names)) == len(names)
    for language in LANGUAGES:
        assert [name for name in names if not texts(language, id).has(f"reason-{name}")] == []


@every_case
@given(seed=seeds)
@few
def test_reasons_add_up_to_what_a_position_is_worth(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        if state.actor() == CHANCE:
            continue
        for seat in range(case.seats):
            terms = state.reasons(seat)
            assert sum(term.value for term in terms) == state.worth(seat)
            told = [(term.name, str(term.about)) for term in terms]
            assert len(set(told)) == len(told)
            for term in terms:
                assert term.name in case.game.evaluate.REASONS
                text = Text(f"reason-{term.name}", {"count": term.count, **term.about})
                assert all("[" not in texts(language, case.id).format(text) for language in LANGUAGES)
