"""Frames: facts by name, in code and in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantiere.kernel.decision import Decision, Decisions, Fact
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.state import NONE, State
from cantiere.kernel.texts import texts

COLOURS = ("red", "green", "blue")


class Paint(Decision[State]):
    """A decision with a fact of every sort."""

    name = "paint"

    def __init__(self) -> None:
        self.colour = Fact("colour", one_of=COLOURS)
        self.over = Fact("over", one_of=COLOURS, or_none=True)
        self.walls = Fact("walls", some_of=("north", "south", "east", "west"))
        self.coats = Fact("coats", up_to=5)
        self.wet = Fact("wet")
        super().__init__(self.colour, self.over, self.walls, self.coats, self.wet)


class Wait(Decision[State]):
    """A decision without facts."""

    name = "wait"


PAINT = Paint()
DECISIONS = Decisions(Wait(), PAINT)


def frame(colour: int = 0, over: int = NONE, walls: int = 0, coats: int = 0, wet: int = 0) -> int:
    values = zip(PAINT.facts, (colour, over, walls, coats, wet), strict=True)
    return int(PAINT.kind) | sum(int(fact.put(value)) for fact, value in values)


@given(st.integers(0, 2), st.integers(-1, 2), st.integers(0, 15), st.integers(0, 5), st.integers(0, 1))
def test_a_frame_says_what_was_put_into_it(colour: int, over: int, walls: int, coats: int, wet: int) -> None:
    packed = frame(colour, over, walls, coats, wet)
    assert DECISIONS.of(packed) is PAINT
    assert PAINT.asks(packed)
    assert [int(fact.of(packed)) for fact in PAINT.facts] == [colour, over, walls, coats, wet]
    assert DECISIONS.read(DECISIONS.write(packed), "pending") == packed


def test_a_frame_is_written_for_people() -> None:
    assert DECISIONS.write(frame(1, 2, 0b0101, 3, 1)) == "paint colour=green over=blue walls=north,east coats=3 wet"
    assert DECISIONS.write(frame()) == "paint colour=red"
    assert DECISIONS.write(int(DECISIONS.by_name["wait"].kind)) == "wait"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("pant colour=red", "pending: “pant” is not known. Did you mean “paint”?"),
        ("", "pending: “” is not known. Known are: wait, paint."),
        ("paint", "pending: paint colour: “colour=” is missing."),
        ("paint color=red", "pending: paint color: there is no such key. Did you mean “colour”?"),
        ("paint colour=grene", "pending: paint colour: “grene” is not known. Did you mean “green”?"),
        ("paint colour=red colour=red", "pending: “colour” appears twice."),
        ("paint colour=red walls=north,north", "pending: paint walls: “north,north” appears twice."),
        ("paint colour=red coats=6", "pending: paint coats: “6” is not a whole number from 0 to 5."),
        ("paint colour=red coats=-1", "pending: paint coats: “-1” is not a whole number from 0 to 5."),
        ("paint colour=red wet=1", "pending: paint wet: “wet” takes no value."),
        ("wait colour=red", "pending: wait colour: there is no such key."),
    ],
)
def test_words_that_make_no_frame_are_refused_with_the_place(words: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        DECISIONS.read(words, "pending")
    assert str(refusal.value) == complaint


def test_a_value_too_large_never_reaches_the_next_fact() -> None:
    for fact, value in ((PAINT.colour, 4), (PAINT.colour, -1), (PAINT.over, 3), (PAINT.walls, 16), (PAINT.coats, 8)):
        with pytest.raises(AssertionError):
            fact.put(value)


class Dry(Decision[State]):
    """A decision that only comes after painting."""

    name = "dry"

    def __init__(self) -> None:
        super().__init__(above=["paint"])


@pytest.mark.parametrize(
    ("stack", "complaint"),
    [
        (["wait"], None),
        (["paint colour=red", "dry"], None),
        (["dry"], "nothing lies below the decision “dry”."),
        (["paint colour=red", "dry", "dry"], "the decision “dry” cannot lie on “dry”."),
        (["paint colour=red", "wait"], "the decision “wait” cannot lie on “paint colour=red”."),
    ],
)
def test_what_cannot_lie_on_what_is_named(stack: list[str], complaint: str | None) -> None:
    decisions = Decisions(Wait(), Paint(), Dry())
    found = decisions.check_stack([decisions.read(words, "pending") for words in stack])
    assert (found and texts("en").format(found)) == complaint


def test_a_decision_lies_on_none_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="paint"):
        Decisions(Wait(), Dry())


def test_facts_that_do_not_fit_and_names_that_stand_twice_are_refused() -> None:
    class Large(Decision[State]):
        """More facts than a frame holds."""

        name = "large"

        def __init__(self) -> None:
            super().__init__(Fact("mask", some_of=[str(number) for number in range(55)]))

    with pytest.raises(ValueError, match="do not fit"):
        Large()
    with pytest.raises(ValueError, match="wait"):
        Decisions(Wait(), Wait())
