"""Row 45: a seat may take back until another has acted, or something was drawn or shown from behind a screen."""

from __future__ import annotations

import pytest

from cantiere.games.carrara.state import Table
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.errors import CannotUndo
from cantiere.kernel.match import Match
from tests.rulebook.carrara.table import ADVANCED, lay

BUILDER = {"blocks": {"blue": 2, "white": 7, "red": 3}, "buildings": {"lucca": ["porta-5"]}}
WHEEL = {"II": {"green": 2}}


def played(state: Table, *actions: str) -> Match:
    match = Match(state, SeededDealer(1))
    for action in actions:
        match.play(action)
    return match


def takes_back(match: Match, *actions: str) -> bool:
    """Whether the first player can take all of the actions back, one by one, and the table is as before them."""
    before = match.state.clone()
    for action in actions:
        match.play(action, 0)
    try:
        for _ in actions:
            match.undo(0)
    except CannotUndo:
        return False
    return match.state == before


def test_row_45_a_building_can_be_taken_back_though_the_turn_has_passed_on() -> None:
    match = played(lay(BUILDER, {}, offer=["villa-2"], stack=[]))
    assert takes_back(match, "build villa-2 massa", "pay blue 2")
    for action in ("build villa-2 massa", "pay blue 2"):
        match.play(action)
    assert match.actors() == [1]
    match.play("pass")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_row_45_a_tile_drawn_for_the_offer_stays() -> None:
    match = played(lay(BUILDER, {}, offer=["villa-2"]), "build villa-2 massa", "pay blue 2")
    assert match.undoable(0) is None
    assert takes_back(played(lay(BUILDER, {}, offer=["villa-2"])), "build villa-2 massa"), "until it is drawn"


@pytest.mark.parametrize(
    "actions",
    [
        ["upgrade porta-5", "pay red 3", "improve pisa"],
        ["build castello-8 lucca", "pay red 1", "decline"],
        ["buy II green", "done"],
        ["pillar coins1", "score_own porta"],
        ["pass"],
    ],
    ids=lambda actions: actions[0],
)
def test_row_45_so_can_any_other_turn_of_the_basic_game(actions: list[str]) -> None:
    assert takes_back(played(lay(BUILDER, {}, wheel=WHEEL)), *actions)


def test_row_45_a_rotation_can_be_taken_back_unless_blocks_were_drawn() -> None:
    full = {"II": {"red": 4, "blue": 5}, "I": {"white": 2}}
    assert takes_back(played(lay({}, {}, wheel=full)), "rotate", "buy II white")
    assert not takes_back(played(lay({}, {}, wheel=WHEEL)), "rotate")


def test_row_45_what_was_shown_from_behind_a_screen_stays() -> None:
    """The coins of who can afford nothing, and those for a money place; with open money nothing is behind a screen."""
    poor, rich, expensive = {"coins": 0}, {"coins": 40}, {"I": {"white": 1}}
    for options, back in ((ADVANCED, False), (ADVANCED | {"open_money": True}, True)):
        assert takes_back(played(lay(poor, {}, options=options, wheel=expensive)), "rotate_inner", "relief") == back
        scoring = played(lay(rich, {}, options=options), "pillar vp1")
        assert takes_back(scoring, "score_shared coins_left") == back


def test_row_45_pieces_put_up_and_bought_can_be_taken_back() -> None:
    player = {"coins": 20, "stored": {"gate": 1}, "buildings": {"massa": ["porta-1"]}}
    match = played(lay(player, {}, options=ADVANCED))
    assert takes_back(match, "decorate porta-1", "buy_statue porta-1", "pass", "end_turn")
