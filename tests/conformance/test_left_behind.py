"""Who ends something is told what is left behind."""

from __future__ import annotations

from hypothesis import given

from cantiere.kernel.state import CHANCE
from cantiere.kernel.texts import LANGUAGES, texts
from tests.conformance.kit import Case, every_case, few, moments, seeds


@every_case
@given(seed=seeds)
@few
def test_what_is_left_behind_has_words_and_saying_it_changes_nothing(case: Case, seed: int) -> None:
    words = [texts(language, case.game.id) for language in LANGUAGES]
    for state in moments(case, seed):
        for seat in state.actors():
            if seat == CHANCE:
                continue
            before = state.plain()
            for action in state.legal(seat):
                for left in state.leaves(seat, action):
                    assert not any(each.format(left).startswith("[") for each in words)
            assert state.plain() == before
