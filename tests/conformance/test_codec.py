"""Codes, words and short texts of actions are three views of one thing."""

from __future__ import annotations

from cantiere.kernel.registry import game
from tests.conformance.kit import every_game


@every_game
def test_codes_are_dense_and_every_view_leads_back(id: str) -> None:
    vocabulary = game(id).vocabulary
    texts = set()
    for code in range(vocabulary.size):
        words = vocabulary.words(code)
        assert vocabulary.parse(words) == code
        assert vocabulary.read(vocabulary.short(code)) == code
        assert vocabulary.code(words["verb"], *vocabulary.values(code)) == code
        texts.add(vocabulary.short(code))
    assert len(texts) == vocabulary.size


@every_game
def test_words_have_no_space_in_them(id: str) -> None:
    for verb in game(id).vocabulary.verbs:
        assert verb.name.replace("_", "").isalnum()
        for argument in verb.arguments:
            assert argument.name not in ("verb", "by")
            assert all(value and " " not in value for value in argument.values)
