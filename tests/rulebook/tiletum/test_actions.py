"""The six actions and their options."""

from __future__ import annotations

import pytest

from cantiere.kernel.errors import IllegalAction
from cantiere.kernel.state import CHANCE
from tests.rulebook.tiletum.laid import acting, ap_left, board, facing, goods, lay, legal, play, points, section

COSTS = {
    "london": "2-2", "koeln": "2-3", "paris": "3-4", "praha": "3-5", "bordeaux": "4-6", "wien": "4-7", "lyon": "5-8",
    "milano": "5-9", "firenze": "none",
}  # fmt: skip


def test_G07_architect_walks_takes_a_tile_walks_on_and_raises_a_pillar() -> None:
    state = lay(
        {"architect": "frankfurt", "store": ["any_2", "any_3", "each"]},
        {},
        wheel=facing("architect", 3, "3 blue"),
        map={"tiles": {"nuernberg": "vp4"}},
    )
    play(state, "take_die 3 blue 3")
    assert ap_left(state) == 4
    play(state, "move nuernberg", "take_bonus", "move praha", "place_pillar praha")
    assert ap_left(state) == 0
    player = section(state, "player", "1")
    assert player["architect"] == "praha"
    assert player["pillars"] == ["praha"]
    assert board(state)["supply"]["pillars"] == 1
    assert player["store"] == ["vp4", "each", "any_2", "any_3"]


def test_G08_merchant_walks_over_a_road_and_founds_a_house() -> None:
    state = lay({"merchant": "arles"}, {}, wheel=facing("merchant", 4, "4 pink"))
    play(state, "take_die 4 pink 4")
    assert ap_left(state) == 3
    assert not legal(state, "place_pillar")
    play(state, "move arles_genova")
    assert not legal(state, "place_house"), "a road has no room for a house"
    play(state, "move genova", "place_house genova.1")
    player = section(state, "player", "1")
    assert (ap_left(state), player["merchant"], player["houses"]) == (0, "genova", ["genova.1"])
    assert legal(state, "move") == []


def test_G18_architect_to_paris_and_on_towards_bordeaux() -> None:
    state = lay({}, {}, wheel=facing("architect", 2, "2 dark_grey"), map={"tiles": {"paris": "vp4"}})
    play(state, "take_die 2 dark_grey 2")
    assert goods(state) == {"stone": 2}
    assert ap_left(state) == 5
    play(state, "move paris", "take_bonus", "place_pillar paris", "move paris_bordeaux", "move bordeaux")
    assert ap_left(state) == 0
    assert section(state, "player", "1", "architect") == "bordeaux"


def test_a_pillar_needs_a_free_space_and_none_of_ones_own_there() -> None:
    one, other = {"pillars": ["wien"]}, {"pillars": ["wien"]}
    state = lay(one, other, {"architect": "wien"}, who=3, pending=acting("architect", 2))
    with pytest.raises(IllegalAction, match="taken"):
        play(state, "place_pillar wien")
    state = lay({"architect": "wien", "pillars": ["wien"]}, {}, pending=acting("architect", 2))
    with pytest.raises(IllegalAction, match="already"):
        play(state, "place_pillar wien")


def test_where_no_cathedral_is_built_no_pillar_stands() -> None:
    state = lay({"architect": "firenze"}, {}, pending=acting("architect", 2), map={"costs": COSTS})
    with pytest.raises(IllegalAction, match="No cathedral"):
        play(state, "place_pillar firenze")


def test_a_house_needs_a_space_for_so_many_players() -> None:
    state = lay({"merchant": "genova"}, {"houses": ["genova.1"]}, pending=acting("merchant", 2))
    assert not legal(state, "place_house")
    with pytest.raises(IllegalAction, match="more players"):
        play(state, "place_house genova.2")
    state = lay({"merchant": "genova"}, {"houses": ["genova.1"]}, {}, pending=acting("merchant", 2))
    assert legal(state, "place_house") == ["place_house genova.2"]


def test_among_several_free_spaces_the_player_chooses_where_it_makes_a_difference() -> None:
    """FAQ 21."""
    state = lay({"merchant": "lyon"}, {}, {}, pending=acting("merchant", 1))
    assert legal(state, "place_house") == ["place_house lyon.1", "place_house lyon.2"]
    play(state, "place_house lyon.2")
    assert points(state, "house") == 0
    state = lay({"merchant": "paris"}, {}, {}, pending=acting("merchant", 1))
    assert legal(state, "place_house") == ["place_house paris.1"]


def test_the_merchant_takes_tiles_of_the_map_too() -> None:
    """FAQ 19."""
    state = lay({"merchant": "paris"}, {}, pending=acting("merchant", 1), map={"tiles": {"paris": "vp4"}})
    play(state, "take_bonus")
    assert ap_left(state) == 0
    assert section(state, "player", "1", "store") == ["vp4"]
    assert section(state, "map", "tiles") == {}


def test_only_six_fulfilled_contracts_end_the_taking_of_contracts() -> None:
    """FAQ 10: those waiting in the storehouse reserve no space."""
    five = ["any7", "iron9", "wool9", "any2iron2", "any2wool2"]
    state = lay({"contracts": five, "store": ["iron2wool2"]}, {}, pending=acting("contract", 1))
    assert "sign 5" in legal(state)
    state = lay({"contracts": [*five, "iron2wool2"]}, {}, pending=acting("contract", 1))
    with pytest.raises(IllegalAction, match="contract spaces"):
        play(state, "sign 5")


def test_only_pieces_in_the_supply_can_be_placed() -> None:
    everywhere = ["tiletum.1", "paris.1", "wien.1"]
    state = lay({"merchant": "genova", "houses": everywhere}, {}, pending=acting("merchant", 2))
    with pytest.raises(IllegalAction, match="supply"):
        play(state, "place_house genova.1")


def test_G09_characters_taken_and_moved_into_one_building() -> None:
    market = ["contract-gold1_wool1", "contract-wool2", "character-food1", "architect-stone1", "king-vp2"]
    state = lay({}, {}, wheel=facing("character", 2, "2 pink"), market={"characters": market})
    play(state, "take_die 2 pink 2")
    assert ap_left(state) == 5
    play(state, "hire contract-gold1_wool1")
    assert state.actor() == CHANCE
    play(state, "reveal merchant-gold2")
    assert section(state, "market", "characters")[0] == "merchant-gold2"
    play(state, "hire contract-wool2", "reveal king-vp3")
    before = goods(state)
    play(state, "lodge contract-gold1_wool1 2.2", "lodge contract-wool2 2.1")
    player = section(state, "player", "1")
    assert goods(state) == before | {"gold": 1, "wool": 3}
    assert player["rooms"] == {"2.1": "contract-wool2", "2.2": "contract-gold1_wool1"}
    assert [building["roof"] for building in board(state)["buildings"]] == [True, False, True, True, True, False]
    assert board(state)["supply"]["houses"] == 4
    assert ap_left(state) == 0


def test_a_type_lives_in_one_building_and_a_building_holds_one_type() -> None:
    state = lay(
        {"rooms": {"1.1": "king-vp2"}, "store": ["king-vp3", "architect-stone2"]}, {}, pending=acting("character", 6)
    )
    assert legal(state, "lodge") == [
        "lodge architect-stone2 2.1",
        "lodge architect-stone2 2.2",
        "lodge architect-stone2 3.1",
        "lodge architect-stone2 3.2",
        "lodge architect-stone2 4.1",
        "lodge architect-stone2 5.1",
        "lodge king-vp3 1.2",
        "lodge king-vp3 1.3",
    ]
    with pytest.raises(IllegalAction, match="lives in building 1"):
        play(state, "lodge king-vp3 2.1")
    with pytest.raises(IllegalAction, match="another type"):
        play(state, "lodge architect-stone2 1.2")


def test_a_room_costs_its_floor() -> None:
    state = lay({"store": ["king-vp3"]}, {}, pending=acting("character", 2))
    assert "lodge king-vp3 1.2" in legal(state)
    assert "lodge king-vp3 1.3" not in legal(state)
    play(state, "lodge king-vp3 1.2")
    assert ap_left(state) == 0
    assert points(state, "character") == 3


def test_the_character_market_is_wiped_and_the_old_tiles_go_back_afterwards() -> None:
    state = lay({}, {}, pending=acting("character", 2))
    old = section(state, "market", "characters")
    pile = list(state.character_pile)
    play(state, "wipe")
    for _ in range(5):
        assert state.actor() == CHANCE
        assert {state.game.vocabulary.code("reveal", tile) for tile in state.character_pile} == {
            code for code, _ in state.outcomes()
        }
        assert not set(old) & {state.game.vocabulary.short(code).split()[1] for code, _ in state.outcomes()} - {
            state.game.vocabulary.words(state.game.vocabulary.code("reveal", tile))["tile"] for tile in pile
        }
        state.apply(CHANCE, state.outcome(0))
    assert state.actor() == 0
    assert ap_left(state) == 1
    assert len(state.character_pile) == 20
    assert section(state, "market", "aside") == []


def test_G10_an_exchange_with_its_bonus_and_two_contracts() -> None:
    market = ["any3", "iron3", "wool3", "iron5", "wool5"]
    state = lay({"goods": {"food": 1}}, {}, wheel=facing("contract", 1, "1 yellow"), market={"contracts": market})
    play(state, "take_die 1 yellow 1")
    assert ap_left(state) == 6
    play(state, "trade food gold")
    assert legal(state) == ["gain gold", "gain food", "gain wool", "gain stone", "gain iron"]
    play(state, "gain iron")
    assert goods(state) == {"gold": 2, "iron": 1}
    play(state, "sign 4", "sign 2")
    assert ap_left(state) == 0
    assert section(state, "player", "1", "store") == ["iron3", "iron5"]
    assert section(state, "market", "contracts") == ["any3", "none", "wool3", "none", "wool5"]
    play(state, "end_turn")
    assert section(state, "market", "contracts") == ["none", "none", "any3", "wool3", "wool5"]
    play(state, "reveal any7", "reveal crest-eagle")
    assert section(state, "market", "contracts") == ["crest-eagle", "any7", "any3", "wool3", "wool5"]
    assert state.actor() == 1


def test_only_the_first_exchange_of_a_turn_gives_a_resource() -> None:
    """FAQ 5: once a turn, not once for each contract action."""
    state = lay({"goods": {"food": 3}, "store": ["contract_2"]}, {}, pending=acting("contract", 2))
    play(state, "trade food gold", "gain iron", "trade food gold", "use contract_2", "trade food gold")
    assert goods(state) == {"gold": 3, "iron": 1}
    assert ap_left(state) == 1


def test_the_contract_market_waits_for_the_end_of_the_turn() -> None:
    """FAQ 6."""
    state = lay({"store": ["contract_3"]}, {}, pending=acting("contract", 1))
    play(state, "sign 5", "use contract_3")
    assert section(state, "market", "contracts") == ["any3", "iron3", "wool3", "iron5", "none"]
    assert legal(state, "sign") == ["sign 1", "sign 2", "sign 3", "sign 4"]


def test_G11_the_king_action_walks_all_its_points_onto_the_top() -> None:
    track = {"-1": [1], "2": [2, 3]}
    state = lay({}, {}, {}, wheel=facing("king", 4, "4 pink"), king={"track": track})
    play(state, "take_die 4 pink 4")
    assert "end_turn" not in legal(state)
    play(state, "advance")
    assert section(state, "king", "track") == {"2": [2, 3, 1]}
    assert legal(state, "end_turn") == ["end_turn"]


def test_the_kings_track_ends_at_fifteen() -> None:
    state = lay({}, {}, pending=acting("king", 6), king={"track": {"13": [1], "0": [2]}})
    play(state, "advance")
    assert section(state, "king", "track") == {"0": [2], "15": [1]}
    state = lay({}, {}, pending=acting("king", 6), king={"track": {"15": [1, 2]}})
    assert "advance" not in legal(state)
    assert "end_turn" in legal(state)
