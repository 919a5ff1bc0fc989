"""The reader of positions: what is asked for is given in its proper form, what is wrong is refused with its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cantiere.kernel import position
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.position import Fields
from cantiere.kernel.state import NONE

WORDS = ("wood", "glass", "stone")


def test_what_is_left_out_stays_as_it_is() -> None:
    fields = Fields({})
    assert fields.number("round", 3) == 3
    assert fields.flag("open", True) is True
    assert fields.word("hand", WORDS, 1) == 1
    assert fields.words("row", WORDS, [2, 0]) == [2, 0]
    assert fields.mask("kinds", WORDS, 0b101) == 0b101
    assert fields.counts("pile", WORDS, [1, 2, 3]) == [1, 2, 3]
    assert fields.seat("builder", 1, 4) == 1
    assert [inner.number("coins", 7) for inner in fields.by_seat("player", 2)] == [7, 7]
    assert fields.by_word("map", ("paris",), WORDS) == {}
    fields.close()


def test_what_is_given_is_read() -> None:
    fields = Fields(
        {
            "hand": "none",
            "row": ["stone", "stone"],
            "pile": {"wood": 4},
            "builder": "nobody",
            "player": {"2": {"coins": 1}},
            "map": {"paris": "glass"},
        }
    )
    assert fields.word("hand", WORDS, 1, or_none=True) == NONE
    assert fields.words("row", WORDS, [], repeat=True) == [2, 2]
    assert fields.counts("pile", WORDS, [1, 2, 3]) == [4, 0, 0]
    assert fields.seat("builder", 1, 4, or_none=True) == NONE
    assert [inner.number("coins", 7) for inner in fields.by_seat("player", 2)] == [7, 1]
    assert fields.by_word("map", ("london", "paris"), WORDS) == {1: 1}
    fields.close()


@pytest.mark.parametrize(
    ("plain", "ask", "complaint"),
    [
        ({"round": -1}, lambda f: f.number("round", 1), "round: “-1” is not a whole number from 0 to 1000000000."),
        ({"round": True}, lambda f: f.number("round", 1, high=9), "round: “true” is not a whole number from 0 to 9."),
        ({"open": 1}, lambda f: f.flag("open", True), "open: “1” is neither true nor false."),
        ({"hand": "wod"}, lambda f: f.word("hand", WORDS, 0), "hand: “wod” is not known. Did you mean “wood”?"),
        ({"hand": "none"}, lambda f: f.word("hand", WORDS, 0), "hand: “none” is not known. Did you mean “stone”?"),
        ({"row": ["wood", "wood"]}, lambda f: f.words("row", WORDS, []), "row: “wood” appears twice."),
        ({"row": "wood"}, lambda f: f.words("row", WORDS, []), "row: “wood” is not a list of words."),
        (
            {"row": ["wood"]},
            lambda f: f.words("row", WORDS, [], least=2, most=3),
            "row: 2 to 3 entries are possible, not 1.",
        ),
        (
            {"pile": {"gold": 1}},
            lambda f: f.counts("pile", WORDS, []),
            "[pile] gold: there is no such key. Known are: wood, glass, stone.",
        ),
        ({"pile": 3}, lambda f: f.counts("pile", WORDS, []), "pile: “3” is not a table of keys and values."),
        ({"builder": 0}, lambda f: f.seat("builder", 0, 4), "builder: “0” is not a whole number from 1 to 4."),
        ({"builder": 5}, lambda f: f.seat("builder", 0, 4), "builder: “5” is not a whole number from 1 to 4."),
        (
            {"player": {"1": {"coin": 3}}},
            lambda f: f.by_seat("player", 2)[0].number("coins", 0),
            "[player.1] coin: there is no such key. Did you mean “coins”?",
        ),
        ({"player": {"3": {}}}, lambda f: f.by_seat("player", 2), "[player] 3: there is no such key. Known are: 1, 2."),
        ({"rond": 1}, lambda f: f.number("round", 1), "rond: there is no such key. Did you mean “round”?"),
        (
            {"map": {"pari": "wood"}},
            lambda f: f.by_word("map", ("paris",), WORDS),
            "[map] pari: there is no such key. Did you mean “paris”?",
        ),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(
    plain: dict[str, object], ask: Callable[[Fields], object], complaint: str
) -> None:
    def read() -> None:
        fields = Fields(plain)
        ask(fields)
        fields.close()

    with pytest.raises(BadPosition) as refusal:
        read()
    assert str(refusal.value) == complaint


def test_a_position_is_written_for_people() -> None:
    text = position.read('game = "twowalls"\nseats = 2\nlaid = 1\n[player.2]\nwall = 4\n').position()
    assert text == (
        'game = "twowalls"\nrules = 1\nseats = 2\nlaid = 1\npending = ["lay stone=1"]\n\n'
        '[player]\n1 = { wall = 0, ground = "14" }\n2 = { wall = 4, ground = "16" }\n'
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("not = = toml", "cannot be read"),
        ("seats = 2", "begins with its game"),
        ('game = "twowalls"\nseats = 2\nrules = 99', "rules 99"),
        ('game = "twowals"\nseats = 2', "There is no game called “twowals”"),
        ('game = "twowalls"\nseats = 3', "is for 2 to 2 players, not 3"),
        ('game = "twowalls"\nseats = 2\n[options]\nfast = true', "[options] fast: there is no such key"),
        ('game = "twowalls"\nseats = 2\nlaid = 3', "could not lie on a table: 3 stones cannot weigh 0."),
    ],
)
def test_a_bad_position_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        position.read(text)
    assert complaint in str(refusal.value)


def test_every_problem_is_named() -> None:
    with pytest.raises(BadPosition) as refusal:
        position.read('game = "twowalls"\nseats = 2\nlaid = 3\n[player]\n1 = { ground = "14" }\n2 = { ground = "14" }')
    assert [problem.key for problem in refusal.value.problems] == ["impossible-same-ground", "impossible-weight"]
