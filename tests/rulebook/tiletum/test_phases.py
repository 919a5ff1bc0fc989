"""Corruption, the king phase, markets, clean-up and the end."""

from __future__ import annotations

import pytest

from cantiere.games.tiletum import GAME
from cantiere.kernel.state import CHANCE, NONE
from cantiere.kernel.texts import texts
from tests.rulebook.tiletum.laid import EMPTY, drawing, earned, end_of_round, lay, legal, play, section


def test_G01_corruption_moves_everybody_back_and_keeps_stacks() -> None:
    blue, orange, green = 1, 2, 3
    state = lay({}, {}, {}, draws=["corruption"], king={"track": {"0": [green], "2": [orange, blue]}})
    play(state, "corrupt 2")
    assert section(state, "king", "track") == {"-2": [green], "0": [orange, blue]}


def test_corruption_stops_at_the_lowest_space_and_later_ones_land_on_top() -> None:
    """FAQ 14, D18."""
    state = lay({}, {}, {}, draws=["corruption"], king={"track": {"-5": [3], "-4": [1, 2]}})
    play(state, "corrupt 2")
    assert section(state, "king", "track") == {"-5": [3, 1, 2]}


def test_G04_the_leader_takes_the_tile_and_all_score_their_space() -> None:
    blue, orange, purple, green = 1, 2, 3, 4
    track = {"-2": [green], "0": [orange, purple], "3": [blue]}
    state = end_of_round({}, {}, {}, {}, king={"track": track, "tile": "vp4"})
    play(state, "end_turn")
    assert state.actor() == blue - 1
    assert legal(state) == ["take_tile", "discard_tile"]
    play(state, "take_tile")
    assert earned(state, "king_track") == [3, 0, 0, -2]
    assert section(state, "player", str(blue), "store") == ["vp4"]
    assert section(state, "king", "tile") == "none"


def test_the_line_that_closes_a_round_tells_what_everybody_scored() -> None:
    track = {"-2": [2], "3": [1]}
    market = {"markets": ["house", "cathedral", "fulfilled_contract", "contract_crest_set"]}
    anna = {"houses": ["tiletum.1", "paris.1"]}
    state = end_of_round(anna, {}, king={"track": track, "tile": "vp4"}, map=market)
    assert state.tell(1, GAME.vocabulary.read("end_turn"), None).key == "log-end_turn"
    play(state, "end_turn")
    line = texts("en", "tiletum").format(state.tell(0, GAME.vocabulary.read("take_tile"), None), ["Anna", "Bert"])
    play(state, "take_tile")
    assert earned(state, "king_track") == [3, -2]
    assert earned(state, "market_1") == [6, 0]
    assert (
        line == "Anna takes the helper (4 VP). King’s track: Anna: +3 VP, Bert: −2 VP. Market in Tiletum: Anna: +6 VP."
    )


def test_G05_the_new_order_follows_the_track() -> None:
    blue, orange, green = 1, 2, 3
    state = end_of_round({}, {}, {}, king={"track": {"-1": [green], "2": [orange, blue]}})
    play(state, "end_turn")
    assert section(state, "order") == [orange, blue, green]
    state = end_of_round({}, {}, {}, king={"track": {"4": [green], "5": [blue], "7": [orange]}})
    play(state, "end_turn")
    assert section(state, "order") == [orange, blue, green]
    assert section(state, "king", "track") == {"4": [green], "5": [blue], "7": [orange]}, "blue spaces stay"


def test_red_markers_return_the_lowest_on_top() -> None:
    """FAQ 15, and the guide's second example: orange below, then purple, then green."""
    orange, purple, green, blue = 1, 2, 3, 4
    state = end_of_round({}, {}, {}, {}, king={"track": {"-3": [green], "-1": [purple], "0": [orange], "6": [blue]}})
    play(state, "end_turn")
    assert section(state, "king", "track") == {"0": [orange, purple, green], "6": [blue]}
    state = end_of_round({}, {}, {}, {}, king={"track": {"-3": [green, blue], "-1": [purple], "0": [orange]}})
    play(state, "end_turn")
    assert section(state, "king", "track") == {"0": [orange, purple, green, blue]}, "a stack keeps its inner order"


def test_a_tie_for_the_lead_goes_to_the_lowest_in_the_stack() -> None:
    state = end_of_round({}, {}, {}, king={"track": {"0": [1], "4": [3, 2]}, "tile": "vp4"})
    play(state, "end_turn")
    assert state.actor() == 2


@pytest.mark.parametrize(
    ("leader", "tile"),
    [
        ({"store": ["any_2", "any_3", "each", "gold4"]}, "vp4"),
        ({"contracts": ["any3", "iron3", "wool3", "any7", "wool9", "iron9"]}, "any1"),
        ({"crests": {"1": "lion"}}, "crest-lion"),
    ],
    ids=["storehouse full", "no contract space", "crest owned"],
)
def test_a_king_tile_that_cannot_be_taken_is_discarded(leader: dict[str, object], tile: str) -> None:
    """FAQ 1 and 22: nothing can be used first to make room."""
    state = end_of_round(leader, {}, {}, market=EMPTY, king={"track": {"1": [1], "0": [2, 3]}, "tile": tile})
    play(state, "end_turn")
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.outcome(0))
    assert legal(state) == ["discard_tile"]
    play(state, "discard_tile")
    assert section(state, "used") == {tile: 1}


def test_a_king_tile_may_be_discarded_by_choice() -> None:
    """FAQ 1."""
    state = end_of_round({}, {}, king={"track": {"1": [1], "0": [2]}, "tile": "vp4"})
    play(state, "end_turn", "discard_tile")
    assert section(state, "player", "1", "store") == []


@pytest.mark.parametrize(("scores", "points"), [(True, [4, 0]), (False, [0, 0])])
def test_without_a_tile_the_leader_scores_by_the_polish_rules(scores: bool, points: list[int]) -> None:
    """D1."""
    state = end_of_round({}, {}, round=4, king={"track": {"1": [1], "0": [2]}}, options={"leader_scores": scores})
    play(state, "end_turn")
    assert earned(state, "king_leader") == points
    assert state.is_over()


@pytest.mark.parametrize(
    ("round", "renewed", "tile"), [(1, True, True), (2, True, True), (3, True, False), (1, False, False)]
)
def test_the_kings_tile_is_renewed_in_the_first_two_clean_ups(round: int, renewed: bool, tile: bool) -> None:
    """D2."""
    state = end_of_round({}, {}, round=round, king={"tile": "vp4"}, options={"king_tile_renewed": renewed})
    play(state, "end_turn", "discard_tile")
    for _ in range(7 if tile else 6):
        assert drawing(state) == "bonus_tiles"
        state.apply(CHANCE, state.outcome(0))
    assert drawing(state) == "draw_die"
    assert (state.king_tile != NONE) == tile
    assert NONE not in state.wheel_tiles


def test_points_never_fall_below_nothing() -> None:
    """FAQ 13."""
    state = end_of_round({"points": {"start": 2}}, {}, king={"track": {"-5": [1], "0": [2]}})
    play(state, "end_turn")
    assert state.players[0].points() == 0
    assert earned(state, "king_track") == [-2, 0]


# --- markets --------------------------------------------------------------------------------------


def test_G06_the_contract_market_in_verona() -> None:
    cities = ["tiletum", "hamburg", "verona", "genova"]
    blue = {"merchant": "verona", "contracts": ["any3", "iron3", "wool3"]}
    other = {"merchant": "milano", "architect": "verona", "contracts": ["any7", "iron9"]}
    state = end_of_round(blue, other, round=3, market=EMPTY, map={"cities": cities})
    play(state, "end_turn")
    while drawing(state) == "contracts":
        state.apply(CHANCE, state.outcome(0))
    assert earned(state, "market_3") == [18, 0], "an architect is no merchant (FAQ 12)"


def test_a_house_is_presence_too() -> None:
    """FAQ 12 and 23: in round 1 everybody has the start house in Tiletum."""
    players = [{"merchant": "wien", "houses": [f"tiletum.{n}"], "contracts": []} for n in (1, 2)]
    state = end_of_round(*players, map={"markets": ["house", "crest", "pillar", "king"]})
    play(state, "end_turn")
    assert earned(state, "market_1") == [3, 3]


ONE_OF_EACH = {
    "houses": ["tiletum.1", "paris.1", "wien.1"],
    "pillars": ["paris", "wien"],
    "contributed": ["paris"],
    "contracts": ["iron3", "wool3"],
    "crests": {"6": "lion"},
    "store": ["crest-eagle", "king-vp3"],
    "rooms": {"2.1": "architect-stone1", "2.2": "architect-stone2", "1.3": "king-vp2"},
}


@pytest.mark.parametrize(
    ("market", "points"),
    [
        ("house_pillar_set", 7 * 2),
        ("contract_cathedral_set", 6 * 1),
        ("fulfilled_contract", 4 * 2),
        ("king", 4 + 6),
        ("contract_crest_set", 7 * 2),
        ("house", 3 * 3),
        ("upper_floor_character", 4 * 2),
        ("crest", 4 * 2),
        ("pillar", 3 * 2),
        ("filled_building", 6 * 2),
        ("cathedral", 5 * 1),
    ],
)
def test_every_market(market: str, points: int) -> None:
    """D5, D6: crests in the storehouse count. FAQ 11: the family house is filled."""
    rest = [name for name in ("house", "crest", "pillar", "cathedral") if name != market][:3]
    state = end_of_round(
        ONE_OF_EACH, {}, market=EMPTY, king={"track": {"0": [2], "6": [1]}}, map={"markets": [market, *rest]}
    )
    play(state, "end_turn")
    while drawing(state) == "contracts":
        state.apply(CHANCE, state.outcome(0))
    assert earned(state, "market_1")[0] == points


def test_the_family_house_counts_by_option() -> None:
    """FAQ 11."""
    markets = ["filled_building", "house", "crest", "pillar"]
    for counts, points in ((True, 6), (False, 0)):
        state = end_of_round({}, {}, map={"markets": markets}, options={"family_house_counts": counts})
        play(state, "end_turn")
        assert earned(state, "market_1") == [points, points]


@pytest.mark.parametrize(("when", "points"), [("before_reset", [11, 2]), ("after_reset", [11, 4])])
def test_the_kings_market_before_or_after_the_markers_return(when: str, points: list[int]) -> None:
    """D3: (1 + 3) + 7, and (1 + 3) - 2 before the red marker returns."""
    track = {"-2": [2], "7": [1]}
    markets = ["king", "house", "crest", "pillar"]
    state = end_of_round({}, {}, king={"track": track}, map={"markets": markets}, options={"king_market": when})
    play(state, "end_turn")
    assert earned(state, "market_1") == points


def test_the_kings_market_needs_presence_too() -> None:
    """FAQ 12."""
    state = end_of_round({"merchant": "wien"}, {}, map={"markets": ["king", "house", "crest", "pillar"]})
    play(state, "end_turn")
    assert earned(state, "market_1") == [0, 4]


# --- clean-up and end -----------------------------------------------------------------------------


def test_only_empty_action_spaces_are_refilled() -> None:
    state = end_of_round(
        {}, {}, wheel={"tiles": {"joker": "vp4", "architect": "gold4"}, "dice": []}, map={"tiles": {"paris": "each"}}
    )
    play(state, "end_turn")
    for _ in range(5):  # four at the wheel, one at the king's track
        assert drawing(state) == "bonus_tiles"
        state.apply(CHANCE, state.outcome(0))
    assert drawing(state) == "draw_die"
    assert section(state, "wheel", "tiles")["joker"] == "vp4"
    assert section(state, "wheel", "tiles")["architect"] == "gold4"
    assert section(state, "map", "tiles") == {"paris": "each"}


def test_used_bonus_tiles_come_back_only_when_the_pile_is_empty() -> None:
    """FAQ 2."""
    everything = section(end_of_round({}, {}), "piles", "bonus")
    state = end_of_round({}, {}, used=everything, piles={"bonus": {}})
    play(state, "end_turn")
    assert drawing(state) == "bonus_tiles"
    assert sum(section(state, "piles", "bonus").values()) == 38
    assert section(state, "used") == {}


def test_an_empty_contract_pile_leaves_spaces_empty() -> None:
    """FAQ 2."""
    state = lay({}, {}, pending=["contract ap=1 die"])
    state.contract_pile = []
    play(state, "sign 5", "end_turn")
    assert state.actor() == 1
    assert section(state, "market", "contracts")[0] == "none"


def test_wiping_with_few_characters_left_draws_the_old_ones_for_the_rest() -> None:
    """FAQ 2."""
    state = lay({}, {}, pending=["character ap=2 die"])
    state.character_pile = state.character_pile[:2]
    play(state, "wipe")
    state.apply(CHANCE, state.outcome(0))
    state.apply(CHANCE, state.outcome(0))
    assert (state.actor(), len(state.character_pile)) == (CHANCE, 5)
    for _ in range(3):
        state.apply(CHANCE, state.outcome(0))
    assert (state.actor(), len(state.character_pile)) == (0, 2)
    assert NONE not in state.character_market
    state.character_pile = []
    assert legal(state, "wipe") == []
    play(state, legal(state, "hire")[0])
    assert state.actor() == 0
    assert NONE in state.character_market


def test_G13_final_scoring() -> None:
    houses = ["tiletum.1", "paris.1", "wien.1", "genova.1", "lyon.1"]
    pillars = ["london", "koeln", "paris", "praha", "wien"]
    rooms = {
        "2.1": "architect-stone1", "2.2": "architect-stone2", "4.1": "king-vp2", "5.1": "merchant-gold2",
    }  # fmt: skip
    player = {
        "houses": houses,
        "pillars": pillars,
        "rooms": rooms,
        "crests": {"2": "lion", "4": "eagle", "5": "cross", "6": "tower"},
        "goods": {"iron": 3, "gold": 5, "wool": 1},
        "contracts": ["any3", "iron3", "wool3"],
        "points": {"start": 0},
    }
    state = end_of_round(
        player,
        {},
        {},
        round=4,
        market=EMPTY,
        map={"cities": ["tiletum", "hamburg", "troyes", "toulouse"]},
        options={"leader_scores": False},
    )
    lines = {line.source: line.points for line in state.breakdown(0)}
    assert lines["score-houses_pillars"] == 25
    assert lines["score-completed_buildings"] == 10
    assert lines["score-resources"] == 2
    assert state.score(0) == 37


@pytest.mark.parametrize(("completed", "points"), list(enumerate([0, 0, 0, 5, 10, 20, 30])))
def test_completed_buildings_pay_more_and_more(completed: int, points: int) -> None:
    rooms = {
        "4.1": "king-vp2", "5.1": "merchant-gold2", "2.1": "architect-stone1", "2.2": "architect-stone2",
        "3.1": "character-food1", "3.2": "character-food2", "1.1": "contract-wool2", "1.2": "contract-iron1",
        "1.3": "contract-gold1_wool1",
    }  # fmt: skip
    families = ["lion", "fleur_de_lis", "eagle", "chequers", "cross", "tower"]
    crests = {str(6 - n): families[n] for n in range(completed)}
    state = lay({"rooms": rooms, "crests": crests}, {}, {}, market=EMPTY)
    assert {line.source: line.points for line in state.breakdown(0)}["score-completed_buildings"] == points


def test_a_tie_goes_to_the_earlier_in_the_turn_order() -> None:
    state = end_of_round(
        {},
        {},
        {},
        round=4,
        king={"track": {"1": [2], "0": [1, 3]}},
        map={"cities": ["tiletum", "hamburg", "troyes", "toulouse"]},
        options={"leader_scores": False},
    )
    play(state, "end_turn")
    assert state.is_over()
    assert [state.score(seat) for seat in range(3)] == [10, 11, 10]
    assert state.order == [1, 0, 2]
    assert state.places() == [2, 1, 3]
