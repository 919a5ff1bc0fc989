"""A match as people use it: actions in any form, undo, the log, positions."""

from __future__ import annotations

import pytest

import cantiere
from cantiere.kernel import position
from cantiere.kernel.errors import BadPosition, CannotUndo, CantiereError, IllegalAction, UnknownGame, WrongSeat
from cantiere.kernel.match import Match
from cantiere.kernel.state import ALL_SEEING, CHANCE
from cantiere.kernel.texts import texts


@pytest.fixture
def match() -> Match:
    """Two towns, no monuments, the first game's cards; the hammer is somebody's."""
    return cantiere.start(
        "tinytowns", seats=2, seed=3, monuments=False, food="farm", well="well", worship="chapel", tavern="tavern",
        shop="theater", industry="factory",
    )  # fmt: skip


def test_an_action_may_be_given_in_any_of_its_forms(match: Match) -> None:
    builder = match.actors()[0]
    match.play("name stone")
    assert match.actors() == [0, 1]
    match.play({"verb": "place", "cell": "b3"}, seat=0)
    match.play(match.legal(1)[4])
    match.play(match.game.vocabulary.code("done"), seat=0)
    assert match.actors() == [1]
    assert [step.seat for step in match.steps] == [CHANCE, builder, 0, 1, 0]


def test_what_is_refused_changes_nothing_and_says_why(match: Match) -> None:
    match.play("name stone")
    match.play("place b3", seat=0)
    before = match.state.plain()
    for action, seat, error, reason in (
        ("place b3", 0, IllegalAction, "Something else comes first."),
        ("place b3", 5, WrongSeat, "It is not player 6’s turn."),
        ("build well:a1O-b1S", 0, IllegalAction, "The cubes there do not make a Well."),
        ("fly", 0, CantiereError, "There is no action called “fly”"),
    ):
        with pytest.raises(error) as refusal:
            match.play(action, seat)
        assert reason in str(refusal.value)
    assert match.state.plain() == before


def test_undo_takes_back_ones_own_action_and_leaves_the_others(match: Match) -> None:
    match.play("name stone")
    match.play("place b3", seat=0)
    match.play("place a1", seat=1)
    match.undo(0)
    assert match.actors() == [0, 1]
    assert "place a1" not in [str(action) for action in match.legal(1)]
    match.play("place c3", seat=0)
    match.play("done", seat=0)
    match.undo(0)  # not everybody is done: nothing has been shown yet
    match.play("done", seat=0)
    match.play("done", seat=1)
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_a_name_once_said_is_said(match: Match) -> None:
    builder = match.actors()[0]
    match.play("name stone")
    with pytest.raises(CannotUndo):
        match.undo(builder)


def test_the_log_keeps_secrets_until_it_may_tell() -> None:
    match = cantiere.start("tinytowns", seats=2, seed=1)
    words = texts("en", "tinytowns")

    def read(viewer: int | None) -> str:
        return "\n".join(words.format(line, ["Anna", "Bob"]) for line in match.log(viewer))

    assert read(0).count("Anna is dealt a monument.") == 0
    assert read(0).count("Bob is dealt a monument.") == 2
    assert read(None).count("is dealt a monument.") == 4
    assert read(ALL_SEEING).count("is dealt a monument.") == 0


def test_clicking_something_impossible_says_why(match: Match) -> None:
    match.play("name stone")
    match.play("place b3", seat=0)
    match.play("done", seat=0)
    match.play("place a1", seat=1)
    match.play("done", seat=1)
    builder = match.actors()[0]
    match.play("name wood")
    assert match.state.why_not_at(builder, f"town.{builder}.c4") is None
    stone = "b3" if builder == 0 else "a1"
    reason = match.state.why_not_at(builder, f"town.{builder}.{stone}")
    assert reason is not None
    assert texts("en", "tinytowns").format(reason) == f"There is already a cube on {stone}."


def test_unknown_games_are_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame) as refusal:
        cantiere.start("chess")
    assert "tinytowns" in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("not = = toml", "cannot be read"),
        ("seats = 2", "begins with its game"),
        ('game = "tinytowns"\nseats = 2\nrules = 99', "rules 99"),
        ('game = "tinytowns"\nseats = 2', "one town for each seat: 2, not 0"),
        ('game = "tinytowns"\nseats = 1\n[[towns]]\nplots = "W W"', "16 squares, not 2"),
        ('game = "tinytowns"\nseats = 1\n[[towns]]\nhand = "gold"', "makes no sense"),
        ('game = "tinytowns"\nseats = 1\n[table]\nstage = "lunch"\n[[towns]]', "makes no sense"),
        ('game = "tinytowns"\nseats = 1\n[[towns]]', "somebody must be to act"),
        ('game = "tinytowns"\nseats = 1\n[[towns]]\nto_act = true', "has nothing to decide"),
        ('game = "tinytowns"\nseats = 1\n[[towns]]\nplots = "castle . . . . . . . . . . . . . . ."', "“castle” on a1"),
    ],
)
def test_a_bad_position_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        position.read(text)
    assert complaint in str(refusal.value)
