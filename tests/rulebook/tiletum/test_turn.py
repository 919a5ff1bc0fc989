"""Taking a die, the bonus tile, resources; and the course of a turn."""

from __future__ import annotations

import pytest

from cantiere.games.tiletum import GAME
from cantiere.games.tiletum.state import Table
from cantiere.kernel.errors import IllegalAction
from cantiere.kernel.match import Match
from cantiere.kernel.state import CHANCE, NONE
from tests.rulebook.tiletum.laid import acting, ap_left, facing, goods, lay, legal, let_chance, play, section


def test_G02_the_die_goes_to_the_board_and_the_bonus_tile_to_the_storehouse() -> None:
    wheel = facing("architect", 3, "3 blue") | {"tiles": {"architect": "vp4"}}
    state = lay({}, {}, wheel=wheel)
    play(state, "take_die 3 blue 3")
    assert section(state, "player", "1", "dice") == ["3-blue"]
    assert legal(state) == ["take_tile", "leave_tile"]
    play(state, "take_tile")
    assert section(state, "player", "1", "store") == ["vp4"]
    assert section(state, "wheel", "tiles") == {}


def test_the_bonus_tile_may_be_left() -> None:
    wheel = facing("architect", 3, "3 blue") | {"tiles": {"architect": "vp4"}}
    state = lay({}, {}, wheel=wheel)
    play(state, "take_die 3 blue 3", "leave_tile")
    assert section(state, "player", "1", "store") == []
    assert section(state, "wheel", "tiles") == {"architect": "vp4"}


def test_the_bonus_tile_needs_room_and_a_task_can_make_it() -> None:
    wheel = facing("architect", 3, "3 blue") | {"tiles": {"architect": "vp4"}}
    state = lay({"store": ["gold4", "any_2", "any_3", "each"]}, {}, wheel=wheel)
    play(state, "take_die 3 blue 3")
    assert "take_tile" not in legal(state)
    play(state, "use gold4", "take_tile")
    assert section(state, "player", "1", "store") == ["vp4", "each", "any_2", "any_3"]


def test_G03_a_pink_two_brings_two_food() -> None:
    state = lay({}, {}, wheel=facing("architect", 2, "2 pink"))
    play(state, "take_die 2 pink 2")
    assert goods(state) == {"food": 2}


@pytest.mark.parametrize(
    ("colour", "resource"),
    [("blue", "iron"), ("pink", "food"), ("yellow", "gold"), ("light_grey", "wool"), ("dark_grey", "stone")],
)
def test_each_colour_brings_its_resource(colour: str, resource: str) -> None:
    state = lay({}, {}, wheel=facing("architect", 5, f"5 {colour}"))
    play(state, f"take_die 5 {colour} 5")
    assert goods(state) == {resource: 5}


@pytest.mark.parametrize("value", range(1, 7))
def test_G16_action_points_are_seven_less_the_value(value: int) -> None:
    state = lay({}, {}, wheel=facing("merchant", value, f"{value} blue"))
    play(state, f"take_die {value} blue {value}")
    assert ap_left(state) == 7 - value


def test_G17_six_and_one_are_neighbours_for_two_gold() -> None:
    state = lay({"goods": {"gold": 2}}, {}, wheel=facing("merchant", 1, "6 blue", "1 pink"))
    dice = ("take_die 1 pink", "take_die 6 blue")
    assert [action for action in legal(state) if action.startswith(dice)] == [
        "take_die 1 pink 1",
        "take_die 1 pink 2",
        "take_die 1 pink 6",
        "take_die 6 blue 1",
        "take_die 6 blue 5",
        "take_die 6 blue 6",
    ]
    play(state, "take_die 6 blue 1")
    assert goods(state) == {"iron": 1}
    assert section(state, "player", "1", "dice") == ["1-blue"]
    assert ap_left(state) == 6


def test_a_die_may_be_changed_by_several_steps_and_then_belongs_to_the_new_segment() -> None:
    wheel = facing("architect", 5, "3 blue") | {"tiles": {"architect": "vp4"}}
    state = lay({"goods": {"gold": 5}}, {}, wheel=wheel)
    assert "take_die 3 blue 6" not in legal(state)
    play(state, "take_die 3 blue 5", "take_tile")
    assert goods(state) == {"gold": 1, "iron": 5}
    assert section(state, "pending") == ["architect ap=2 die"]


def test_nothing_can_be_changed_without_gold() -> None:
    state = lay({"goods": {"gold": 1}}, {}, wheel=facing("merchant", 1, "6 blue"))
    with pytest.raises(IllegalAction, match="2 gold"):
        play(state, "take_die 6 blue 1")


def test_joker_chooses_an_action_and_keeps_die_tile_and_points_of_its_segment() -> None:
    wheel = facing("joker", 2, "2 pink") | {"tiles": {"joker": "any_2", "king": "king_2"}}
    state = lay({}, {}, wheel=wheel)
    play(state, "take_die 2 pink 2", "take_tile")
    assert goods(state) == {"food": 2}
    assert legal(state, "perform") == [
        "perform merchant",
        "perform architect",
        "perform character",
        "perform contract",
        "perform king",
    ]
    play(state, "perform king")
    assert section(state, "pending") == ["king ap=5 die"]
    assert section(state, "wheel", "tiles") == {"king": "king_2"}


def test_joker_counts_the_markers_of_the_chosen_action() -> None:
    courtiers = {"1.1": "king-vp2", "1.2": "king-vp3", "1.3": "king-gold2"}
    state = lay({"rooms": courtiers, "crests": {"1": "lion"}}, {}, wheel=facing("joker", 2, "2 pink"))
    play(state, "take_die 2 pink 2", "perform king")
    assert ap_left(state) == 8


def test_a_turn_ends_only_by_saying_so_and_what_is_left_is_lost() -> None:
    state = lay({}, {}, pending=acting("merchant", 3))
    play(state, "end_turn")
    assert state.actor() == 1
    assert section(state, "pending") == ["die"]
    assert legal(state)[:2] == ["take_die 1 blue 1", "take_die 2 pink 2"]


def test_turns_go_round_three_times_with_a_corruption_token_before_each() -> None:
    state = lay({}, {}, corruption=[0], pending=["merchant die"])
    play(state, "end_turn")
    assert state.actor() == 1
    state.pending = lay(pending=["merchant die"]).pending
    play(state, "end_turn")
    assert (state.actor(), int(state.lap)) == (CHANCE, 1)
    play(state, "corrupt 1")
    assert state.actor() == 0
    assert state.shown == [0, 1]


def test_taking_back_reaches_to_the_last_draw() -> None:
    state = lay({}, {}, wheel=facing("character", 2, "2 pink", "3 blue"))
    match = Match(state)
    match.play("take_die 2 pink 2")
    match.undo()
    assert match.state == state
    match.play("take_die 2 pink 2")
    match.play("hire king-vp2")
    assert match.undoable(0) == 1, "the new character has not been drawn yet"
    match.record(CHANCE, match.state.outcomes()[0][0])
    assert match.undoable(0) is None


def test_two_dice_stay_at_the_wheel_and_all_go_back_to_the_bag() -> None:
    """FAQ 17."""
    wheel = {"dice": ["1 blue", "4 pink"]}
    state = lay(
        {"dice": ["1-pink", "2-blue", "3-yellow"]},
        {"dice": ["1-light_grey", "2-dark_grey"]},
        wheel=wheel,
        turn=3,
        who=2,
        pending=["merchant die"],
        corruption=[0, 0, 1],
    )
    play(state, "end_turn")
    assert sum(state.bag) == 10
    assert state.players[0].dice == []
    assert state.shown == []
    assert state.wheel == 1
    let_chance(state)
    assert sum(state.bag) == 2


def test_a_turn_refills_nothing_on_the_map() -> None:
    """FAQ 19."""
    state = lay({"architect": "nuernberg"}, {}, pending=acting("architect", 1), map={"tiles": {"nuernberg": "vp4"}})
    play(state, "take_bonus", "end_turn")
    assert all(tile == NONE for tile in state.map_tiles)


def left(state: Table, words: str) -> list[str]:
    """What the action would leave behind: the keys of its lines."""
    return [line.key for line in state.leaves(int(state.actor()), GAME.vocabulary.read(words))]


def test_who_ends_the_turn_is_told_of_points_that_could_be_spent() -> None:
    state = lay({}, {}, pending=acting("architect", 2))
    assert left(state, "end_turn") == ["unspent-ap"]
    assert left(lay({}, {}, pending=acting("architect", 0)), "end_turn") == []


def test_a_contract_that_could_be_fulfilled_is_left_behind_only_with_the_last_turn() -> None:
    player = {"store": ["iron3"], "goods": {"iron": 3}}
    early = lay(player, {}, pending=acting("architect", 0))
    assert left(early, "end_turn") == []
    last = lay(player, {}, pending=acting("architect", 0), round=4, turn=3)
    assert left(last, "end_turn") == ["do-fulfil"]
    play(last, "fulfil iron3")
    assert left(last, "end_turn") == []
