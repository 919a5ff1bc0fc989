"""A match as people use it: actions in any form, undo, the log, positions."""

from __future__ import annotations

import pytest

import cantiere
from cantiere.kernel import position, replay
from cantiere.kernel.errors import (
    BadAction,
    BadOption,
    BadPosition,
    BadReplay,
    CannotUndo,
    CantiereError,
    IllegalAction,
    UnknownGame,
    WrongSeat,
)
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
        ("place b3", 0, IllegalAction, "First:"),
        ("place b3", 5, WrongSeat, "It is not player 6’s turn."),
        ("build well:a1O-b1S", 0, IllegalAction, "The cubes in your town do not make a Well yet."),
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
    match.undo(0)
    match.play("done", seat=0)
    match.play("done", seat=1)
    match.undo(1)  # the round has passed on, but nobody has acted since
    match.play("done", seat=1)
    builder = match.actors()[0]
    match.play("name wood")
    with pytest.raises(CannotUndo):
        match.undo(1 - builder)


def test_after_an_undo_who_acted_beside_it_may_still_take_back(match: Match) -> None:
    match.play("name stone")
    for seat in (0, 1):
        match.play("place b3", seat)
        match.play("done", seat)  # the second one alone, as it seemed
    match.undo(0)
    match.play("done", 0)
    again = Match(match.at(0))
    for step in match.steps:
        again.record(step.seat, step.action)
    assert [match.undoable(seat) for seat in (0, 1)] == [again.undoable(seat) for seat in (0, 1)]


def test_a_name_stands_once_somebody_else_has_acted_on_it(match: Match) -> None:
    builder = match.actors()[0]
    match.play("name stone")
    match.undo(builder)
    match.play("name wood")
    match.play("place b3", seat=1 - builder)
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


def test_words_may_be_left_out_where_one_action_is_meant(match: Match) -> None:
    match.play("STONE")
    match.play("b3", seat=0)
    assert [match.game.vocabulary.short(step.action) for step in match.steps[1:]] == ["name stone", "place b3"]
    before = len(match.steps)
    for typed, reason in (
        ("place z9", "“z9” is not a possible cell"),
        ("build winch", "“winch” is not a possible plan"),
        ("-", "There is no action called “-”"),
    ):
        with pytest.raises(BadAction, match=reason):
            match.play(typed, seat=1)
    assert len(match.steps) == before


def test_what_is_no_action_at_all_is_refused(match: Match) -> None:
    for nonsense in (None, True, 1.5, ["name", "stone"], 10**30, -1, {"verb": 10**5000}, {"verb": "name"}, {}):
        with pytest.raises(BadAction):
            match.play(nonsense)  # type: ignore[arg-type]


def test_a_position_says_everything_itself() -> None:
    text = cantiere.start("tinytowns", monuments=False).state.position()
    assert cantiere.start(position=text).seats == 2
    for more in ({"seats": 3}, {"game": "tinytowns"}, {"monuments": True}):
        with pytest.raises(BadPosition):
            cantiere.start(position=text, **more)


def test_numbers_and_nesting_without_end_are_refused() -> None:
    digits, deep = "9" * 5000, "[" * 100_000
    for text in (f"seats = {digits}", f"x = {deep}", f'game = "twowalls"\nseats = 2\npending = ["lay stone={digits}"]'):
        with pytest.raises(BadPosition):
            position.read(text)
    hexadecimal = "0x" + "f" * 5000  # which a TOML reader takes
    for line in ("seats = {}", "rules = [{}]", "pending = [{}]", "player = [{}]", "options = {{ x = [{}] }}"):
        text = line.format(hexadecimal)
        with pytest.raises(BadPosition) as refusal:
            position.read(f'game = "twowalls"\n{text}' + ("" if "seats" in text else "\nseats = 2"))
        assert "???" not in str(refusal.value)
    with pytest.raises(BadOption):
        cantiere.start("carrara", variant=[int(hexadecimal, 16)])
    for text in (f'{{"cantiere": {digits}}}', f'{{"cantiere": {deep}'):
        with pytest.raises(BadReplay):
            replay.read(text)
    for number in ("--5", "²", digits):
        with pytest.raises(BadOption):
            cantiere.start("carrara", turn_cap=number)


def test_what_is_long_is_quoted_short(match: Match) -> None:
    for typed in ("x" * 5000, "name " + "y" * 5000):
        with pytest.raises(BadAction) as refusal:
            match.play(typed)
        assert "…" in str(refusal.value)
        assert "[" not in str(refusal.value)
