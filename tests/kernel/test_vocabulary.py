"""The words of a game, on a vocabulary small enough to see through."""

from __future__ import annotations

import pytest

from cantiere.kernel.errors import BadAction
from cantiere.kernel.vocabulary import Argument, Verb, Vocabulary

COLOUR = Argument("colour", ["red", "green", "blue"])
PLACE = Argument("place", ["a1", "a2"])
SMALL = Vocabulary(Verb("pass"), Verb("put", COLOUR, PLACE, target="board.{seat}.{place}"), Verb("take", COLOUR))


def test_codes_are_dense_with_the_last_argument_running_fastest() -> None:
    assert SMALL.size == 1 + 6 + 3
    assert [SMALL.short(code) for code in range(5)] == [
        "pass",
        "put red a1",
        "put red a2",
        "put green a1",
        "put green a2",
    ]
    assert SMALL.by_name["take"].base == 7


def test_words_name_every_argument() -> None:
    assert SMALL.words(SMALL.code("put", 2, 1)) == {"verb": "put", "colour": "blue", "place": "a2"}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ({}, "There is no action called “null”"),
        ({"verb": "fly"}, "There is no action called “fly”"),
        ({"verb": "put", "colour": "red"}, "“null” is not a possible place"),
        ({"verb": "put", "colour": "pink", "place": "a1"}, "“pink” is not a possible colour"),
        ({"verb": "put", "colour": 1, "place": "a1"}, "“1” is not a possible colour"),
        ({"verb": "pass", "colour": "red"}, "takes no “colour”"),
    ],
)
def test_unknown_words_are_refused_with_the_reason(words: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadAction) as refusal:
        SMALL.parse(words)
    assert complaint in str(refusal.value)


@pytest.mark.parametrize("text", ["", "fly", "put red", "put red a1 a2", "put pink a1"])
def test_unknown_short_texts_are_refused(text: str) -> None:
    with pytest.raises(BadAction):
        SMALL.read(text)


def test_an_element_leads_to_the_actions_it_could_mean() -> None:
    assert SMALL.element(SMALL.code("put", 0, 1), 3) == "board.3.a2"
    assert SMALL.element(SMALL.code("pass"), 3) == ""
    assert [SMALL.short(code) for code in SMALL.at("board.3.a2", 3)] == ["put red a2", "put green a2", "put blue a2"]
    assert SMALL.at("board.3.a2", 1) == []


def test_a_vocabulary_with_a_doubt_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="stands twice"):
        Vocabulary(Verb("pass"), Verb("pass"))
    with pytest.raises(ValueError, match="same name"):
        Argument("colour", ["red", "red"])
    with pytest.raises(ValueError, match="out of range"):
        SMALL.code("take", 3)
