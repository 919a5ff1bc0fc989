"""Alone against Cardinal Titus: his cards, his habits, his challenges."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.games.tiletum import GAME, box, solo
from cantiere.games.tiletum.decisions.chance import decree_deck
from cantiere.games.tiletum.state import TITUS, Table
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NONE
from tests.rulebook.tiletum.laid import (
    EMPTY,
    MARKETS,
    board,
    drawing,
    facing,
    goods,
    lay,
    let_chance,
    play,
    points,
    section,
)


def against(his: dict[str, Any], decree: str, me: dict[str, Any] | None = None, **more: Any) -> Table:
    """Titus is to act by a decree, one of whose markets is to come."""
    cards = {"decree": decree, "decrees": [decree], "challenges": []} | more.pop("titus", {})
    market = box.DECREE_MARKET[box.DECREES.index(decree)]
    others = [name for name in MARKETS if market == NONE or name != box.MARKETS[market]]
    markets = others if market == NONE else [box.MARKETS[market], *others][:4]
    board = {"markets": markets} | more.pop("map", {})
    options = {"difficulty": "normal" if cards["challenges"] else "easy"}
    dice = sum(len(row.split()) - 1 for row in more.get("wheel", {}).get("dice", []))
    if dice >= 3:  # there are no others at the wheel when he takes his last
        more |= {"turn": 3, "order": [1, 2] if dice == 3 else [2, 1]}
        cards["decrees"] += [card for card in ("undying_fame", "worldly_riches", "glorious_spires") if card != decree][
            :2
        ]
    return lay(me or {}, his, seats=1, who=2, titus=cards, map=board, options=options, **more)


def two(card: str) -> list[str]:
    """A challenge card, and one more that changes nothing during a turn."""
    return [card, "favor_at_the_court" if card != "favor_at_the_court" else "resourceful_clergy"]


def next_of(state: Table) -> str:
    """What Titus does next."""
    assert state.actor() == CHANCE
    assert state.tickets() == 1
    return GAME.vocabulary.short(int(state.outcome(0)))


def his_turn(state: Table) -> list[str]:
    """His whole turn, in words; chance draws the first ticket where it has a choice."""
    done = []
    while state.pending and state.who == TITUS:
        done.append(GAME.vocabulary.short(int(state.outcome(0))))
        state.apply(CHANCE, state.outcome(0))
    return done


# --- cards ----------------------------------------------------------------------------------------


def test_thirteen_decrees_and_eight_challenges() -> None:
    assert len(box.DECREES) == 13
    assert len(box.CHALLENGES) == 8
    assert sorted(market for market in box.DECREE_MARKET if market != NONE) == list(range(11))


def test_the_deck_shrinks_with_the_markets() -> None:
    sizes = []
    for round in range(1, 5):
        state = lay({}, {}, seats=1, round=round)
        sizes.append(len(decree_deck(state)))
    assert sizes == [6, 5, 4, 3]


def test_no_decree_comes_twice_in_a_round() -> None:
    state = GAME.new(1)
    assert isinstance(state, Table)
    rng = Rng(4)
    drawn: list[str] = []
    while state.round == 1 or drawing(state) == "bonus_tiles":
        actor = state.actor()
        action = state.sample(rng) if actor == CHANCE else state.legal(actor)[rng.below(len(state.legal(actor)))]
        if GAME.vocabulary.verb(action).name == "decree":
            drawn.append(GAME.vocabulary.short(action))
        state.apply(actor, action)
    assert len(drawn) == len(set(drawn)) == 3


@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 0), ("normal", 2), ("hard", 5)])
def test_difficulty_is_the_number_of_challenges(difficulty: str, cards: int) -> None:
    state = GAME.new(1, {"difficulty": difficulty})
    assert isinstance(state, Table)
    let_chance(state, 6)
    assert len(section(state, "titus", "challenges")) == cards


def test_laid_as_for_two_players() -> None:
    state = GAME.new(1, {"difficulty": "easy"})
    assert isinstance(state, Table)
    let_chance(state, 6)
    assert len(state.players) == 2
    assert len(section(state, "map", "tiles")) == 11
    assert goods(state, TITUS)["iron"] >= 2, "wool is iron to him"


# --- which die ------------------------------------------------------------------------------------


def test_an_action_means_a_die_there_by_the_order_of_colours() -> None:
    wheel = facing("merchant", 3, "3 yellow pink", "6 light_grey")
    assert next_of(against({}, "merchant_empire", wheel=wheel)) == "take_die 3 pink 3"
    wheel = facing("merchant", 3, "3 yellow light_grey blue", "6 pink")
    assert next_of(against({}, "merchant_empire", wheel=wheel)) == "take_die 3 blue 3"


def test_without_a_die_at_the_action_the_joker_will_do() -> None:
    wheel = facing("joker", 2, "2 pink", "5 yellow")
    state = against({}, "merchant_empire", wheel=wheel)
    assert next_of(state) == "take_die 2 pink 2"
    state.apply(CHANCE, state.outcome(0))
    assert next_of(state) == "perform merchant"


def test_when_no_priority_works_the_highest_of_the_first_colour() -> None:
    wheel = facing("king", 3, "5 yellow", "6 yellow", "1 blue")
    assert next_of(against({}, "merchant_empire", wheel=wheel)) == "take_die 1 blue 1"


def test_more_pillars_than_houses_sends_him_to_the_merchant() -> None:
    wheel = facing("merchant", 3, "3 yellow", "4 blue")
    many = {"pillars": ["praha", "wien"], "houses": ["tiletum.2"]}
    assert next_of(against(many, "buildings_are_forever", wheel=wheel)) == "take_die 3 yellow 3"
    assert next_of(against({"houses": ["tiletum.2"]}, "buildings_are_forever", wheel=wheel)) == "take_die 4 blue 4"


def test_more_pillars_than_cathedrals_asks_for_stone() -> None:
    wheel = {"dice": ["2 dark_grey", "5 dark_grey", "6 pink"]}
    state = against({"pillars": ["praha"]}, "glorious_spires", wheel=wheel)
    assert next_of(state) == "take_die 5 dark_grey 5"


def test_undying_fame_counts_equal_houses_and_pillars_for_the_architect() -> None:
    wheel = facing("architect", 4, "4 yellow", "3 pink")
    even = {"houses": ["tiletum.2"], "pillars": ["praha"]}
    assert next_of(against(even, "undying_fame", wheel=wheel)) == "take_die 4 yellow 4"


def test_an_open_contract_asks_for_what_it_lacks() -> None:
    wheel = {"dice": ["2 blue", "4 light_grey", "6 yellow"]}
    poor = {"store": ["iron9"]}
    assert next_of(against(poor, "business_is_business", wheel=wheel, market=EMPTY)) == "take_die 4 light_grey 4"
    rich = {"store": ["iron9"], "goods": {"iron": 9}}
    assert next_of(against(rich, "business_is_business", wheel=wheel, market=EMPTY)) == "take_die 6 yellow 6"


def test_a_crest_in_reach_decides_between_architect_and_merchant() -> None:
    wheel = facing("merchant", 4, "4 yellow", "5 pink", "6 yellow")
    near = {"tiles": {"paris": "crest-lion"}}
    assert next_of(against({}, "noblesse_oblige", wheel=wheel, map=near)) == "take_die 5 pink 5", "architect, 2 AP"
    far = {"tiles": {"troyes": "crest-lion"}}
    assert next_of(against({}, "noblesse_oblige", wheel=wheel, map=far)) == "take_die 4 yellow 4", "merchant, 3 AP"
    assert next_of(against({"crests": {"1": "lion"}}, "noblesse_oblige", wheel=wheel, map={})) == "take_die 5 pink 5"


def test_worldly_riches_takes_the_highest_die_of_what_he_needs_most() -> None:
    wheel = {"dice": ["5 pink", "5 yellow", "3 blue"]}
    state = against({"goods": {"food": 4, "gold": 1, "iron": 2}}, "worldly_riches", wheel=wheel)
    assert next_of(state) == "take_die 5 yellow 5"


def test_he_never_pays_to_change_a_die() -> None:
    for seed in range(5):
        state = GAME.new(1, {"difficulty": "hard"})
        rng = Rng(seed)
        while not state.is_over():
            actor = state.actor()
            action = state.sample(rng) if actor == CHANCE else state.legal(actor)[-1]
            words = GAME.vocabulary.words(action)
            if actor == CHANCE and words["verb"] == "take_die":
                assert words["value"] == words["as"]
            state.apply(actor, action)


# --- how he acts ----------------------------------------------------------------------------------


def test_a_helper_is_nothing_to_him_a_contract_is_kept() -> None:
    wheel = facing("king", 3, "3 yellow") | {"tiles": {"king": "vp4"}}
    state = against({}, "king_and_country", wheel=wheel)
    assert his_turn(state)[:2] == ["take_die 3 yellow 3", "take_tile"]
    assert section(state, "used") == {"vp4": 1}
    assert points(state, "helper", TITUS) == 0
    wheel = facing("king", 3, "3 yellow") | {"tiles": {"king": "iron1wool1"}}
    state = against({}, "king_and_country", wheel=wheel)
    his_turn(state)
    assert section(state, "player", "2", "contracts") == []
    assert section(state, "player", "2", "store") == ["iron1wool1"]


def test_a_crest_is_placed_at_once_below_the_leftmost_building_if_there_is_food() -> None:
    wheel = facing("king", 3, "3 pink") | {"tiles": {"king": "crest-lion"}}
    state = against({"goods": {"food": 3}}, "king_and_country", wheel=wheel)
    assert "crest 1" in his_turn(state)
    assert section(state, "player", "2", "crests") == {"1": "lion"}
    state = against({"goods": {"food": 2}}, "king_and_country", wheel=wheel)
    his_turn(state)
    assert section(state, "player", "2", "store") == ["crest-lion"]


def test_the_merchant_goes_to_the_nearest_place_for_a_house() -> None:
    wheel = facing("merchant", 3, "3 yellow")
    state = against({"houses": ["tiletum.2"]}, "merchant_empire", wheel=wheel)
    assert his_turn(state) == [
        "take_die 3 yellow 3",
        "move antwerpen",
        "place_house antwerpen.1",
        "move brugge",
        "place_house brugge.1",
        "end_turn",
    ]


def test_the_architect_prefers_the_higher_tile_among_the_nearest() -> None:
    wheel = facing("architect", 5, "5 yellow")
    state = against({}, "proud_pillars", wheel=wheel)
    assert his_turn(state) == ["take_die 5 yellow 5", "move koeln", "place_pillar koeln", "end_turn"]


def test_characters_move_into_the_cheapest_room() -> None:
    wheel = facing("character", 4, "4 yellow")
    state = against({}, "busy_hands", wheel=wheel)
    turn = [action for action in his_turn(state) if not action.startswith("reveal")]
    assert turn[:3] == ["take_die 4 yellow 4", "hire contract-wool2", "lodge contract-wool2 1.1"]
    assert goods(state, TITUS) == {"gold": 4}, "their bonuses are nothing to him"


def test_contracts_from_the_right_a_crest_first() -> None:
    market = ["crest-eagle", "iron3", "wool3", "iron5", "wool5"]
    wheel = facing("contract", 2, "2 yellow")
    state = against({}, "business_is_business", wheel=wheel, market={"contracts": market})
    assert his_turn(state) == ["take_die 2 yellow 2", "sign 1", "sign 5", "end_turn"]


def test_gold_buys_what_a_contract_lacks() -> None:
    titus = {"store": ["iron3"], "goods": {"iron": 2, "gold": 2}}
    state = against(titus, "king_and_country", pending=["king die"], market=EMPTY)
    assert his_turn(state) == ["buy iron", "fulfil iron3", "end_turn"]
    assert points(state, "contract", TITUS) == 4 + 1
    assert goods(state, TITUS) == {}


def test_iron_and_wool_are_one_kind_to_him() -> None:
    titus = {"store": ["iron2wool2"], "goods": {"iron": 4}}
    state = against(titus, "king_and_country", pending=["king die"], market=EMPTY)
    assert his_turn(state) == ["fulfil iron2wool2", "end_turn"]


def test_he_contributes_where_it_pays_most() -> None:
    titus = {"pillars": ["paris", "praha"], "goods": {"stone": 4}}
    state = against(titus, "king_and_country", pending=["king die"])
    assert his_turn(state) == ["contribute praha", "end_turn"]


# --- the other phases -----------------------------------------------------------------------------


def end_with(his: dict[str, Any], me: dict[str, Any] | None = None, **more: Any) -> Table:
    """I end the last turn of the round."""
    board = {"markets": MARKETS} | more.pop("map", {})
    last = box.DECREE_MARKET.index(box.MARKETS.index(board["markets"][3]))
    cards = {"decrees": [box.DECREES[last], "undying_fame", "worldly_riches"], "challenges": []} | more.pop("titus", {})
    options = {"difficulty": "normal" if cards["challenges"] else "easy"} | more.pop("options", {})
    course = {"order": [2, 1], "who": 1, "turn": 3, "pending": ["merchant die"]}
    mine = {"merchant": "wien"} | (me or {})
    state = lay(mine, his, seats=1, titus=cards, map=board, options=options, **course, **more)
    play(state, "end_turn")
    return state


def test_leading_he_discards_the_kings_tile_for_four_points() -> None:
    state = end_with({}, king={"track": {"0": [1], "3": [2]}, "tile": "vp4"})
    assert points(state, "king_leader", TITUS) == 4
    assert points(state, "king_track", TITUS) == 3
    assert section(state, "used") == {"vp4": 1}


def test_he_takes_part_in_every_market() -> None:
    markets = ["house", "crest", "pillar", "king"]
    state = end_with({"merchant": "milano", "houses": ["genova.1", "lyon.1"]}, map={"markets": markets})
    assert points(state, "market_1", TITUS) == 6


@pytest.mark.parametrize(("mine", "ending"), [(30, "titus_beaten"), (20, "titus_wins"), (10, "titus_wins")])
def test_he_must_be_beaten_outright(mine: int, ending: str) -> None:
    titus, me = {"points": {"start": 20}}, {"points": {"start": mine}}
    state = end_with(titus, me, round=4, options={"leader_scores": False})
    assert state.ending() == ending
    verdict = state.verdict()
    assert verdict is not None
    assert verdict.args == {"points": mine, "titus": 20}


# --- challenges -----------------------------------------------------------------------------------


def challenged(card: str, tile: str = "") -> Table:
    wheel = facing("king", 3, "3 yellow") | {"tiles": {"king": tile} if tile else {}}
    state = against({}, "king_and_country", wheel=wheel, titus={"challenges": two(card)})
    his_turn(state)
    return state


@pytest.mark.parametrize("tile", ["activate", "colour"])
def test_very_special_friends(tile: str) -> None:
    assert goods(challenged("very_special_friends", tile), TITUS) == {"gold": 3 + 5}


def test_resourceful_clergy() -> None:
    assert goods(challenged("resourceful_clergy", "gold4"), TITUS) == {"gold": 3 + 4}
    state = challenged("resourceful_clergy", "gold2_vp2")
    assert points(state, "helper", TITUS) == 2
    assert sum(goods(challenged("resourceful_clergy", "any_2"), TITUS).values()) == 3 + 2


@pytest.mark.parametrize(("tile", "value"), [("any_action", 1), ("merchant_3", 3), ("add_ap_2", 2)])
def test_whispers_and_ecclesiastical_income(tile: str, value: int) -> None:
    assert section(challenged("whispers_in_the_kings_ear", tile), "king", "track") == {"0": [1], "5": [2]}
    assert points(challenged("ecclesiastical_income", tile), "helper", TITUS) == value


def test_visitors_to_the_curia() -> None:
    def moved_in(tile: str, **titus: Any) -> Table:
        state = against(
            {"store": [tile], **titus}, "busy_hands", pending=["character ap=1 die"], market=EMPTY,
            titus={"challenges": two("visitors_to_the_curia")},
        )  # fmt: skip
        his_turn(state)
        return state

    assert goods(moved_in("contract-wool2"), TITUS) == {"iron": 2}
    assert section(moved_in("king-king_ap2"), "king", "track") == {"0": [1], "2": [2]}
    assert section(moved_in("architect-architect_move1_pillar"), "player", "2", "pillars") == ["koeln"]
    idle = moved_in("architect-architect_move1_pillar", pillars=["praha", "wien"])
    assert section(idle, "player", "2", "points", "character") == 2


def test_deep_coffers() -> None:
    assert goods(challenged("deep_coffers"), TITUS) == {"gold": 4}


def test_favour_at_the_court() -> None:
    state = end_with({}, titus={"challenges": two("favor_at_the_court")}, king={"track": {"-2": [2], "2": [1]}})
    assert section(state, "king", "track") == {"2": [1], "5": [2]}


def test_ready_for_action() -> None:
    for seed in range(40):
        state = GAME.new(1, {"difficulty": "hard"})
        assert isinstance(state, Table)
        let_chance(state, seed)
        if "ready_for_action" in section(state, "titus", "challenges"):
            titus = board(state, TITUS)
            assert not any(building["roof"] for building in titus["buildings"])
            assert titus["supply"]["houses"] == 7
            assert sorted(titus["markers"].values()) == [1, 1, 2, 2, 3]
            assert titus["buildings"][0]["crest"]
            return
    raise AssertionError("five of eight cards are drawn: one of forty games has it")


def test_ready_for_action_when_every_crest_lies_open() -> None:
    """The crest comes from the bonus pile, else from the contract pile, else there is none."""

    def about_to_be_ready() -> Table:
        state = GAME.new(1, {"difficulty": "normal"})
        assert isinstance(state, Table)
        while drawing(state) != "challenges":
            state.apply(CHANCE, state.outcome(state.tickets() - 1))
        return state

    state = about_to_be_ready()
    state.bonus_pile = [tile for tile in state.bonus_pile if not box.is_crest(tile)]
    play(state, "challenge deep_coffers", "challenge ready_for_action", "reveal crest-eagle")
    assert section(state, "player", "2", "crests") == {"1": "eagle"}
    state = about_to_be_ready()
    state.bonus_pile = [tile for tile in state.bonus_pile if not box.is_crest(tile)]
    state.contract_pile = [tile for tile in state.contract_pile if not box.is_crest(tile)]
    play(state, "challenge deep_coffers", "challenge ready_for_action", "first 1")
    assert section(state, "player", "2", "crests") == {}


def test_every_habit_has_an_answer() -> None:
    """Whole games against him, easy and hard, end within reason."""
    for seed in range(12):
        state = GAME.new(1, {"difficulty": ("easy", "hard")[seed % 2]})
        rng = Rng(seed)
        steps = 0
        while not state.is_over():
            actor = state.actor()
            legal = state.legal(actor)
            state.apply(actor, state.sample(rng) if actor == CHANCE else legal[rng.below(len(legal))])
            steps += 1
        assert steps < 1000
        assert state.score(TITUS) > 20


def test_conditions_of_the_cards_are_known() -> None:
    state = lay({}, {}, seats=1)
    known = {
        "pillars>houses",
        "houses>=pillars",
        "pillars>cathedrals",
        "contract_open",
        "crest_in_reach",
        "crest_in_market",
    }
    used = {take["if"] for card in range(13) for take in box.decree_takes(card) if "if" in take}
    assert used == known
    assert not any(
        solo.holds(state, state.players[TITUS], condition, box.MERCHANT, 3) for condition in known - {"houses>=pillars"}
    )
