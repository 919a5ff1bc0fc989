"""Tasks, helpers, and bonuses that open actions inside actions."""

from __future__ import annotations

import pytest

from cantiere.games.tiletum import box
from cantiere.kernel.errors import IllegalAction
from tests.rulebook.tiletum.laid import (
    EMPTY,
    acting,
    ap_left,
    board,
    facing,
    goods,
    lay,
    legal,
    play,
    points,
    section,
)


def test_two_gold_buy_a_resource_of_another_kind() -> None:
    state = lay({"goods": {"gold": 5}}, {}, pending=acting("merchant", 0))
    assert legal(state, "buy") == ["buy food", "buy wool", "buy stone", "buy iron"]
    play(state, "buy iron", "buy iron")
    assert goods(state) == {"gold": 1, "iron": 2}
    assert legal(state, "buy") == []


def test_tasks_are_possible_before_the_die_between_and_after() -> None:
    state = lay({"goods": {"gold": 8}}, {}, wheel=facing("merchant", 5, "5 blue"))
    play(state, "buy food", "take_die 5 blue 5", "buy food", "move paris", "buy food", "move tiletum", "buy food")
    assert goods(state) == {"food": 4, "iron": 5}


def test_G14_seven_iron_are_paid_whatever_the_tokens() -> None:
    state = lay({"goods": {"iron": 7}, "store": ["iron7"]}, {}, {}, {}, pending=acting("merchant", 0))
    play(state, "fulfil iron7")
    player = section(state, "player", "1")
    assert goods(state) == {}
    assert player["contracts"] == ["iron7"]
    assert player["points"]["contract"] == 11 + 1
    assert board(state)["supply"]["pillars"] == 3
    assert section(state, "king", "track") == {"0": [2, 3, 4], "1": [1]}


def test_contract_spaces_are_filled_from_the_left_and_pay_more_and_more() -> None:
    held = ["any3", "iron3", "wool3", "any7", "wool9"]
    state = lay(
        {"contracts": held, "store": ["iron5"], "goods": {"iron": 5}},
        {},
        pending=acting("merchant", 0),
        market=EMPTY,
    )
    assert board(state)["supply"]["pillars"] == 7
    play(state, "fulfil iron5")
    player = section(state, "player", "1")
    assert player["points"]["contract"] == 7 + 6
    assert board(state)["supply"]["pillars"] == 7, "no pillar stood on the sixth space"


def test_a_freely_chosen_part_may_be_gold_or_the_same_as_the_fixed_part() -> None:
    """FAQ 8."""
    state = lay({"store": ["any2iron2"], "goods": {"iron": 4, "gold": 2, "wool": 1}}, {}, pending=acting("merchant", 0))
    assert legal(state, "fulfil_with") == ["fulfil_with any2iron2 gold", "fulfil_with any2iron2 iron"]
    play(state, "fulfil_with any2iron2 iron")
    assert goods(state) == {"gold": 2, "wool": 1}


@pytest.mark.parametrize("contract", range(len(box.CONTRACTS)), ids=box.CONTRACTS)
def test_every_contract_can_be_paid_and_no_cheaper(contract: int) -> None:
    name = box.CONTRACTS[contract]
    cost = dict(zip(box.RESOURCES, box.COST[contract], strict=True))
    words = f"fulfil {name}"
    if box.COST_ANY[contract]:
        cost["stone"] += box.COST_ANY[contract]
        words = f"fulfil_with {name} stone"
    cost = {resource: count for resource, count in cost.items() if count}
    state = lay({"store": [name], "goods": cost}, {}, {}, {}, pending=acting("merchant", 0), market=EMPTY)
    assert words in legal(state)
    for resource in cost:
        poorer = lay(
            {"store": [name], "goods": cost | {resource: cost[resource] - 1}}, {}, {}, {},
            pending=acting("merchant", 0), market=EMPTY,
        )  # fmt: skip
        assert words not in legal(poorer)
    play(state, words)
    assert goods(state) == {}


def test_the_wool_contracts_bonus_may_move_the_merchant() -> None:
    """D16: it may, it need not."""
    state = lay({"store": ["wool5"], "goods": {"wool": 5}}, {}, pending=acting("architect", 1), market=EMPTY)
    play(state, "fulfil wool5")
    assert "move paris" in legal(state)
    assert "done" in legal(state)
    play(state, "move paris")
    assert section(state, "player", "1", "merchant") == "paris"
    assert ap_left(state) == 1


def test_a_contract_opens_a_character_action_inside_an_architect_action() -> None:
    state = lay(
        {
            "store": ["iron3wool3", "king-king_ap1"],
            "goods": {"iron": 3, "wool": 3},
            "rooms": {"5.1": "character-food1"},
            "crests": {"5": "lion"},
        },
        {},
        pending=acting("architect", 2),
    )
    play(state, "fulfil iron3wool3")
    assert section(state, "pending") == ["architect ap=2 die", "character ap=1"], "no bonus AP for what no die brought"
    play(state, "lodge king-king_ap1 4.1")
    assert section(state, "king", "track") == {"0": [2], "1": [1]}
    assert section(state, "pending") == ["architect ap=2 die"]


# --- crests ---------------------------------------------------------------------------------------


def test_a_crest_costs_food_by_its_space() -> None:
    state = lay({"store": ["crest-lion"], "goods": {"food": 4}}, {}, pending=acting("merchant", 0))
    assert legal(state, "crest") == ["crest 4", "crest 5", "crest 6"]
    with pytest.raises(IllegalAction, match="6 food"):
        play(state, "crest 1")
    play(state, "crest 6")
    assert goods(state) == {"food": 2}
    assert points(state, "crest") == 5
    assert section(state, "player", "1", "crests") == {"6": "lion"}


def test_crest_bonuses_from_left_to_right() -> None:
    base = {"store": ["crest-lion"], "goods": {"food": 6}}
    state = lay(base, {}, pending=acting("merchant", 0))
    play(state, "crest 1", "place_house wien.1")
    assert points(state, "house") == 5, "the bonus of the house space counts too (FAQ 4)"
    state = lay(base, {}, pending=acting("merchant", 0))
    play(state, "crest 2", "place_pillar praha")
    assert section(state, "player", "1", "pillars") == ["praha"]
    state = lay(base, {}, pending=acting("merchant", 0))
    play(state, "crest 3", "move firenze")
    assert section(state, "player", "1", "merchant") == "firenze"
    state = lay(base, {}, pending=acting("merchant", 0))
    play(state, "crest 4", "move arles_genova")
    assert section(state, "player", "1", "architect") == "arles_genova"
    state = lay(base, {}, pending=acting("merchant", 0))
    play(state, "crest 5", "gain stone", "gain gold")
    assert goods(state) == {"gold": 1, "food": 3, "stone": 1}


def test_a_crest_may_be_placed_without_use_for_its_bonus() -> None:
    """FAQ 3."""
    everywhere = ["tiletum.1", "paris.1", "wien.1"]
    player = {"store": ["crest-lion"], "goods": {"food": 6}, "houses": everywhere}
    state = lay(player, {}, pending=acting("merchant", 0))
    play(state, "crest 1")
    assert section(state, "pending") == ["merchant die"]
    state = lay({"store": ["crest-lion"], "goods": {"food": 6}}, {}, pending=acting("merchant", 0))
    play(state, "crest 3", "done")
    assert section(state, "player", "1", "merchant") == "tiletum"


def test_no_family_twice_on_a_board() -> None:
    for has in ({"store": ["crest-lion"]}, {"crests": {"6": "lion"}}):
        state = lay(
            {"architect": "paris", **has},
            {},
            {},
            pending=acting("architect", 2),
            map={"tiles": {"paris": "crest-lion"}},
        )
        with pytest.raises(IllegalAction, match="family"):
            play(state, "take_bonus")


def test_a_crest_already_owned_is_not_even_offered_with_the_die() -> None:
    wheel = facing("architect", 3, "3 blue") | {"tiles": {"architect": "crest-lion"}}
    state = lay({"crests": {"6": "lion"}}, {}, {}, wheel=wheel)
    play(state, "take_die 3 blue 3")
    assert ap_left(state) == 4


# --- cathedrals -----------------------------------------------------------------------------------


def test_contributing_pays_cost_tile_and_top_cathedral_tile() -> None:
    costs = {"london": "2-2", "koeln": "2-3", "paris": "3-4", "praha": "3-5", "bordeaux": "4-6", "wien": "4-7"}
    costs |= {"lyon": "5-8", "milano": "5-9", "firenze": "none"}
    player = {"pillars": ["paris", "praha"], "goods": {"stone": 6}, "architect": "tiletum"}
    other = {"pillars": ["praha"], "contributed": ["praha"]}
    state = lay(player, other, pending=acting("merchant", 0), map={"costs": costs})
    play(state, "contribute paris")
    assert points(state, "cathedral") == 4 + 3
    with pytest.raises(IllegalAction, match="already"):
        play(state, "contribute paris")
    play(state, "contribute praha")
    assert points(state, "cathedral") == 7 + 5 + 5, "the first tile of Prague is gone"
    assert goods(state) == {}


def test_contributing_needs_a_pillar_not_the_architect() -> None:
    """D12."""
    state = lay({"architect": "praha", "goods": {"stone": 9}}, {}, pending=acting("architect", 0))
    with pytest.raises(IllegalAction, match="no pillar"):
        play(state, "contribute praha")


def test_an_empty_stack_takes_no_contribution() -> None:
    """FAQ 16. A cathedral has as many pillar spaces as tiles, so it takes a table on which others gave without one."""
    state = lay({"pillars": ["wien"], "goods": {"stone": 9}}, {}, {}, pending=acting("merchant", 0))
    assert legal(state, "contribute") == ["contribute wien"]
    for other in (1, 2):
        state.players[other].contributed = 1 << box.CATHEDRALS.index("wien")
    assert legal(state, "contribute") == []
    with pytest.raises(IllegalAction, match="No cathedral tile is left"):
        play(state, "contribute wien")


# --- helpers --------------------------------------------------------------------------------------


def test_a_helper_leaves_the_game_when_used() -> None:
    state = lay({"store": ["gold2_vp2"]}, {}, pending=acting("merchant", 0))
    play(state, "use gold2_vp2")
    player = section(state, "player", "1")
    assert (player["goods"], player["points"]["helper"], player["store"]) == ({"gold": 2}, 2, [])
    assert section(state, "used") == {"gold2_vp2": 1}


def test_helpers_that_give_resources_and_points() -> None:
    state = lay({"store": ["gold4", "vp4", "each", "any_3"]}, {}, pending=acting("merchant", 0))
    play(state, "use gold4", "use vp4", "use each", "use any_3", "gain iron", "gain iron", "gain gold")
    assert goods(state) == {"gold": 5, "food": 1, "wool": 1, "stone": 1, "iron": 3}
    assert points(state, "helper") == 4


def test_helpers_with_an_action_get_no_bonus_points() -> None:
    couriers = {"rooms": {"5.1": "merchant-gold2"}, "crests": {"5": "lion"}}
    state = lay({"store": ["merchant_2"], **couriers}, {}, pending=acting("architect", 1))
    play(state, "use merchant_2", "move paris")
    assert ap_left(state) == 1
    play(state, "done")
    assert section(state, "pending") == ["architect ap=1 die"]


def test_any_action_with_one_point() -> None:
    state = lay({"store": ["any_action", "king_2"]}, {}, pending=acting("architect", 1))
    play(state, "use any_action")
    assert len(legal(state)) == 5
    play(state, "perform king", "use king_2")
    assert section(state, "king", "track") == {"0": [2], "3": [1]}


def test_more_action_points_only_for_the_action_of_the_die() -> None:
    """FAQ 7."""
    state = lay({"store": ["add_ap_2", "merchant_2"]}, {}, wheel=facing("architect", 6, "6 blue"))
    with pytest.raises(IllegalAction, match="take one first"):
        play(state, "use add_ap_2")
    play(state, "take_die 6 blue 6", "use merchant_2", "use add_ap_2")
    assert section(state, "pending") == ["architect ap=3 die", "merchant ap=2"]


def test_the_colour_helper_changes_what_the_die_brings() -> None:
    state = lay({"store": ["colour"]}, {}, wheel=facing("architect", 4, "4 blue"))
    with pytest.raises(IllegalAction):
        play(state, "use colour")
    play(state, "take_die 4 blue 4")
    assert "collect" in legal(state)
    play(state, "use colour", "gain food")
    assert goods(state) == {"food": 4}
    assert section(state, "pending") == ["architect ap=3 die"]


def test_the_colour_helper_makes_room_for_the_tile_beside_the_die() -> None:
    """FAQ 25: it is used when a die is taken, also while the tile there is still being decided."""
    wheel = facing("architect", 4, "4 blue") | {"tiles": {"architect": "vp4"}}
    state = lay({"store": ["colour", "any_2", "any_3", "each"]}, {}, wheel=wheel)
    play(state, "take_die 4 blue 4")
    assert "take_tile" not in legal(state)
    play(state, "use colour", "take_tile", "gain food")
    assert goods(state) == {"food": 4}
    assert section(state, "player", "1", "store") == ["vp4", "each", "any_2", "any_3"]
    assert section(state, "pending") == ["architect ap=3 die"]


def test_the_colour_helper_waits_for_whatever_else_is_open_before_the_resources() -> None:
    """FAQ 9: until the die's resources are gained, also inside another helper's action."""
    wheel = facing("architect", 4, "4 blue") | {"tiles": {"architect": "vp4"}}
    state = lay({"store": ["colour", "merchant_2"]}, {}, wheel=wheel)
    play(state, "take_die 4 blue 4", "use merchant_2", "use colour", "move paris", "done", "leave_tile", "gain gold")
    assert goods(state) == {"gold": 4}


def test_the_colour_helper_need_not_be_used_and_comes_too_late_afterwards() -> None:
    """FAQ 9."""
    state = lay({"store": ["colour"]}, {}, wheel=facing("architect", 4, "4 blue"))
    play(state, "take_die 4 blue 4", "collect")
    assert goods(state) == {"iron": 4}
    with pytest.raises(IllegalAction, match="gaining its resources"):
        play(state, "use colour")


@pytest.mark.parametrize("at_once", [True, False])
def test_the_colour_helper_just_taken(at_once: bool) -> None:
    """FAQ 9, by the table's option."""
    wheel = facing("architect", 4, "4 blue") | {"tiles": {"architect": "colour"}}
    state = lay({}, {}, wheel=wheel, options={"colour_at_once": at_once})
    play(state, "take_die 4 blue 4", "take_tile")
    assert ("use colour" in legal(state)) == at_once
    assert goods(state) == ({} if at_once else {"iron": 4})


def test_activating_a_building_gives_each_bonus_once_in_any_order() -> None:
    """D7: each once, any may be skipped."""
    rooms = {"2.1": "architect-stone2", "2.2": "architect-architect_move1_pillar"}
    state = lay({"store": ["activate"], "rooms": rooms, "architect": "troyes"}, {}, pending=acting("merchant", 1))
    play(state, "use activate")
    assert legal(state) == ["activate 2", "done"]
    play(state, "activate 2")
    assert legal(state, "welcome") == ["welcome 2.1", "welcome 2.2"]
    play(state, "welcome 2.2", "move paris", "place_pillar paris")
    assert legal(state, "welcome") == ["welcome 2.1"]
    play(state, "welcome 2.1")
    assert goods(state) == {"stone": 2}
    assert section(state, "pending") == ["merchant ap=1 die"]


def test_activation_needs_somebody_to_activate() -> None:
    """FAQ 11: the family house has no bonus."""
    state = lay({"store": ["activate"]}, {}, pending=acting("merchant", 1))
    with pytest.raises(IllegalAction, match="No character"):
        play(state, "use activate")


def test_a_house_space_activates_a_building_too() -> None:
    state = lay({"merchant": "hamburg", "rooms": {"4.1": "king-vp3"}}, {}, pending=acting("merchant", 1))
    play(state, "place_house hamburg.1", "activate 4", "welcome 4.1")
    assert points(state, "character") == 3


def test_move_and_house_in_either_order_or_in_part() -> None:
    """FAQ 20."""
    player = {"store": ["merchant-merchant_move1_house"], "merchant": "genova"}
    state = lay(player, {}, pending=acting("character", 1))
    play(state, "lodge merchant-merchant_move1_house 4.1", "place_house genova.1", "move milano")
    assert section(state, "player", "1", "houses") == ["genova.1"]
    state = lay(player, {}, pending=acting("character", 1))
    play(state, "lodge merchant-merchant_move1_house 4.1", "move milano", "place_house milano.1")
    assert section(state, "player", "1", "houses") == ["milano.1"]
    state = lay(player, {}, pending=acting("character", 1))
    play(state, "lodge merchant-merchant_move1_house 4.1", "place_house genova.1", "done")
    assert section(state, "player", "1", "merchant") == "genova"


def test_a_pillar_that_is_missing_may_still_be_freed_by_a_contract() -> None:
    """FAQ 26: the second half of a bonus stays open as long as a task could make it possible."""
    mason = "architect-architect_move1_pillar"
    player = {"store": [mason, "iron3"], "architect": "tiletum", "pillars": ["praha", "wien"], "goods": {"iron": 3}}
    state = lay(player, {}, pending=acting("character", 1))
    play(state, f"lodge {mason} 4.1", "move paris")
    assert section(state, "pending") == ["character die", "move_and_place piece=architect places=1"]
    assert legal(state) == ["fulfil iron3", "done"]
    with pytest.raises(IllegalAction, match="no pillar in your supply"):
        play(state, "place_pillar paris")
    play(state, "fulfil iron3", "place_pillar paris")
    assert section(state, "player", "1", "pillars") == ["paris", "praha", "wien"]
    assert section(state, "pending") == ["character die"]


def test_a_half_that_no_task_can_save_is_over() -> None:
    """FAQ 26."""
    mason = "architect-architect_move1_pillar"
    for more in ({}, {"store": [mason, "iron3"], "goods": {"iron": 2}}, {"store": [mason, "vp4"]}):
        player = {"store": [mason], "architect": "tiletum", "pillars": ["praha", "wien"], **more}
        state = lay(player, {}, pending=acting("character", 1))
        play(state, f"lodge {mason} 4.1", "move paris")
        assert section(state, "pending") == ["character die"]


def test_gold_may_buy_what_the_saving_task_costs() -> None:
    """FAQ 26, and a crest may carry the merchant to where the house can stand."""
    courier = "merchant-merchant_move1_house"
    player = {"store": [courier, "crest-lion"], "houses": ["tiletum.1", "paris.1"], "goods": {"food": 4, "gold": 2}}
    state = lay(player, {}, pending=acting("character", 1))
    play(state, f"lodge {courier} 4.1", "move paris")
    assert section(state, "pending")[-1] == "move_and_place piece=merchant places=1"
    play(state, "buy food", "crest 3", "move genova", "place_house genova.1")
    assert section(state, "player", "1", "houses") == ["tiletum.1", "paris.1", "genova.1"]


def test_action_points_of_a_helper_wait_for_a_task_too() -> None:
    """FAQ 26: nothing to exchange and nothing to take, until another helper brings a resource."""
    state = lay({"store": ["contract_2", "gold4"]}, {}, pending=acting("merchant", 0), market=EMPTY)
    play(state, "use contract_2")
    assert legal(state) == ["use gold4", "done"]
    play(state, "use gold4", "trade gold iron")
    assert section(state, "pending") == ["merchant die", "contract ap=1", "gain count=1"]


def test_a_character_whose_type_fits_nowhere_stays_in_the_storehouse() -> None:
    """FAQ 18."""
    state = lay({"rooms": {"4.1": "king-vp2"}, "store": ["king-vp3"]}, {}, pending=acting("character", 6))
    assert legal(state, "lodge") == []
    assert not any(action.startswith("discard") for action in legal(state))


# --- completed buildings --------------------------------------------------------------------------


def test_G12_a_completed_building_strengthens_its_action() -> None:
    rooms = {"1.1": "king-vp2", "1.2": "king-king_ap1"}
    player = {"rooms": rooms, "store": ["king-vp3", "crest-tower"], "goods": {"food": 6}}
    state = lay(player, {}, wheel=facing("king", 5, "5 blue"), pending=acting("character", 3), market=EMPTY)
    play(state, "lodge king-vp3 1.3")
    assert points(state, "character") == 3
    play(state, "crest 1", "place_house bordeaux.1", "done")
    owner = section(state, "player", "1")
    assert owner["goods"] == {}
    assert board(state)["markers"] == {"king": 3}
    assert owner["houses"] == ["bordeaux.1"]
    state.pending = lay().pending
    play(state, "take_die 5 blue 5")
    assert ap_left(state) == 2 + 3


def test_the_bonus_counts_for_the_action_in_progress() -> None:
    """FAQ 7."""
    player = {"rooms": {"4.1": "architect-stone1"}, "store": ["crest-tower"], "goods": {"food": 4}}
    state = lay(player, {}, pending=acting("architect", 0))
    play(state, "crest 4", "done")
    assert ap_left(state) == 1
    state = lay(player, {}, pending=acting("merchant", 0))
    play(state, "crest 4", "done")
    assert ap_left(state) == 0


def test_crest_first_and_characters_afterwards_completes_as_well() -> None:
    player = {"crests": {"4": "lion"}, "store": ["character-food2"]}
    state = lay(player, {}, pending=acting("character", 1))
    play(state, "lodge character-food2 4.1")
    assert board(state)["markers"] == {"character": 1}
    assert ap_left(state) == 1, "the action in progress"


def test_the_family_house_gives_no_bonus_points() -> None:
    state = lay({"store": ["crest-lion"], "goods": {"food": 2}}, {}, pending=acting("merchant", 0))
    play(state, "crest 6")
    assert board(state)["markers"] == {}
