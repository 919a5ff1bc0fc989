"""Every ruling on an edge case, by the number of its row in docs/rules/carrara.md."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from cantiere.games.carrara import box
from cantiere.games.carrara.scoring import majority, score
from cantiere.games.carrara.state import Table
from cantiere.kernel.rng import Rng
from tests.rulebook.carrara.table import (
    ADVANCED,
    ADVANCED_COURT,
    ALL_PLACED,
    WORDS,
    do,
    draw_all,
    late,
    lay,
    of_player,
    offered,
    on_table,
    refused,
    shown,
)

BASIC_COURT = ("coins1", "coins2", "coins3", "vp1", "vp2", "vp3")
ONE_VILLA: dict[str, Any] = {"buildings": {"lerici": ["villa-1"]}}

# --- the royal court ------------------------------------------------------------------------------


def test_row_1_scoring_early_from_the_large_space() -> None:
    player = late(court=BASIC_COURT[:5], **ONE_VILLA)
    state = lay(player, late(court=BASIC_COURT[:5]))
    assert offered(state, "pillar") == ["pillar coins1", "pillar vp1", "pillar large"]
    do(state, "pillar large", "score_own villa")
    assert (state.players[0].coins, state.players[0].vp()) == (21, 0), "no bonus"
    assert state.visit_by == -1, "no token"


def test_row_1_otherwise_only_when_the_bonus_spaces_are_empty() -> None:
    later = {"early_large_space": False}
    state = lay(late(court=BASIC_COURT[:5], **ONE_VILLA), late(court=BASIC_COURT[:5]), options=later)
    assert offered(state, "pillar") == ["pillar coins1", "pillar vp1"]
    assert refused(state, "pillar large") == "why-bonus-first"
    state = lay(late(**ONE_VILLA), late(), options=later)
    assert offered(state, "pillar") == ["pillar large"]


def visited(follower: dict[str, Any], **more: Any) -> Table:
    """A table at which seat 1 has just scored from the first bonus space of 5 coins and seat 0 is to act."""
    spaces = BASIC_COURT[:5]
    scorer = late("villa", court=spaces[1:])
    return lay(late(court=spaces, **follower), scorer, visit_by=2, visit_space="coins1", **more)


def test_row_2_during_a_visit_an_older_pillar_does_not_do() -> None:
    state = visited(ONE_VILLA)
    assert state.players[0].large == 1
    assert offered(state, "pillar") == ["pillar coins1"]
    assert refused(state, "pillar large") == "why-same-space"
    assert refused(state, "pillar vp1") == "why-same-space"


def test_row_3_who_has_no_place_to_score_cannot_follow() -> None:
    state = visited({})
    assert offered(state, "pillar") == []
    assert refused(state, "pillar coins1") == "why-no-building"
    do(state, "pass")
    assert state.players[0].large == 2


def test_row_26_the_last_pillar_of_a_follower_brings_the_end() -> None:
    follower = late(*ALL_PLACED[:5], court=("coins1",), **ONE_VILLA)
    state = lay(follower, late("villa"), visit_by=2, visit_space="coins1", stack=[])
    do(state, "pillar coins1", "score_own villa")
    assert state.ended_by == 0
    assert state.players[0].vp_end == 5


def test_row_28_who_has_a_last_turn_may_still_follow() -> None:
    ender = late(*ALL_PLACED[:5], court=("coins1",), **ONE_VILLA)
    follower = late("porta", court=("coins1",), buildings={"lerici": ["palazzo-2"]}, coins=0)
    state = lay(ender, follower, late("porta", court=("coins1",)), stack=[])
    do(state, "pillar coins1", "score_own villa")
    assert state.ended_by == state.visit_by == 0
    do(state, "pillar coins1", "score_own palazzo")
    assert state.players[1].coins == 5 + 2
    do(state, "pass")
    assert state.is_over()


@pytest.mark.parametrize("passing", [["pass"], ["rotate", "relief"]], ids=["pass", "relief"])
def test_row_37_passing_and_relief_give_the_bonus_up(passing: list[str]) -> None:
    state = visited({**ONE_VILLA, "coins": 0}, wheel={"VI": {"red": 1}}, bag={})
    do(state, *passing)
    assert (state.players[0].large, state.players[0].coins) == (2, 2)
    assert "coins1" not in of_player(state, 0, "court")


# --- buying ---------------------------------------------------------------------------------------


def test_row_4_at_least_one_block_must_be_bought() -> None:
    state = lay({}, {}, wheel={"I": {"blue": 1}, "II": {"red": 1}})
    assert not offered(state, "done")
    assert not offered(state, "relief"), "only after a turn of the disc"
    assert refused(state, "relief") == "why-no-relief"
    do(state, "rotate")
    draw_all(state)
    assert refused(state, "done") == "why-buy-one"
    assert not offered(state, "relief")


def test_row_4_relief_is_for_who_can_afford_nothing() -> None:
    state = lay({"coins": 0}, {}, wheel={"II": {"red": 1}, "VI": {"white": 1}}, bag={})
    do(state, "rotate")
    assert offered(state) == ["relief"]
    do(state, "relief")
    assert state.players[0].coins == 2
    assert state.turn == 1


def test_row_5_relief_after_turning_only_the_inner_disc() -> None:
    state = lay({"coins": 0}, {}, options=ADVANCED, wheel={"I": {"white": 1}})
    do(state, "rotate_inner", "relief")
    assert state.players[0].coins == 2


def test_row_23_blocks_that_come_round_cost_the_full_price_and_count() -> None:
    wheel = {"I": {"red": 2}, "II": {"blue": 2}, "III": {"green": 2}, "V": {"yellow": 1}, "VI": {"white": 3}}
    state = lay({"coins": 6}, {}, wheel=wheel)
    do(state, "rotate", "draw purple")
    assert state.actor() == 0, "ten were there, so one is drawn"
    assert on_table(state, "wheel")["I"] == {"purple": 1, "white": 3}
    do(state, "buy I white")
    assert state.players[0].coins == 0


def test_row_24_a_full_disc_is_not_refilled() -> None:
    state = lay({}, {}, wheel={"I": {"red": 5}, "II": {"blue": 6}})
    do(state, "rotate")
    assert state.actor() == 0


def test_row_36_an_empty_disc_can_only_be_turned() -> None:
    assert offered(lay({}, {})) == ["rotate", "pass"]
    assert offered(lay({}, {}, options=ADVANCED)) == ["rotate", "pass"]
    assert refused(lay({}, {}, options=ADVANCED), "rotate_inner") == "why-disc-empty"


def test_row_36_nothing_can_be_bought_when_the_bag_is_empty_too() -> None:
    assert offered(lay({}, {}, bag={})) == ["pass"]
    assert refused(lay({}, {}, bag={}), "rotate") == "why-disc-empty"


def test_a_short_bag_gives_what_it_has() -> None:
    state = lay({}, {}, wheel={"I": {"red": 1}}, bag={"blue": 2})
    do(state, "rotate", "draw blue", "draw blue")
    assert state.actor() == 0
    assert box.COUNTS.total(state.on_wheel()) == 3


def test_one_buys_from_one_segment_only() -> None:
    state = lay({}, {}, wheel={"I": {"blue": 1}, "II": {"red": 1, "green": 1}})
    do(state, "buy II red")
    assert offered(state) == ["buy II green", "done"]
    assert refused(state, "buy I blue") == "why-other-segment"


def test_who_finishes_buying_is_told_of_blocks_that_cost_nothing() -> None:
    state = lay({}, {}, wheel={"VI": {"red": 2, "white": 1}})
    free, *_ = [words for words in offered(state, "buy") if "red" in words]
    do(state, free)
    left = [line.args["price"] for line in state.leaves(0, WORDS.read("done"))]
    assert left == [0]
    assert state.leaves(0, WORDS.read(free)) == []


# --- paying and building --------------------------------------------------------------------------


def payments_by_rule(hand: list[str], city: int, price: int) -> set[tuple[tuple[str, int], ...]]:
    """Every exact payment: accepted blocks, and pairs of the next lower colour for the city's own."""
    have = Counter(hand)
    found = set()
    for counts in product(*(range(have[colour] + 1) for colour in box.COLOURS)):
        paid = dict(zip(box.COLOURS, counts, strict=True))
        below = counts[city - 1] if city else 0
        if below % 2 or any(counts[colour] for colour in range(city - 1) if colour >= 0):
            continue
        if sum(counts[city:]) + below // 2 == price and (city or below == 0):
            found.add(tuple(sorted(paid.items())))
    return found


def payments_offered(state: Table, building: str) -> list[tuple[tuple[str, int], ...]]:
    """Every payment that can be reached by the engine's small questions."""
    hand = Counter(of_player(state, 0, "blocks"))
    do(state, building)
    open_ends, found = [state], []
    while open_ends:
        state = open_ends.pop()
        questions = offered(state, "pay") if state.turn == 0 and not state.is_over() else []
        for words in questions:
            after = state.clone()
            do(after, words)
            open_ends.append(after)
        if not questions:
            left = Counter(of_player(state, 0, "blocks"))
            found.append(tuple(sorted((colour, hand[colour] - left[colour]) for colour in box.COLOURS)))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_rows_21_and_22_payments_are_exact_and_every_useful_one_is_offered_once(seed: int) -> None:
    rng = Rng(seed)
    hand = [box.COLOURS[rng.below(6)] for _ in range(3 + rng.below(8))]
    hand = [colour for colour in box.COLOURS for _ in range(min(hand.count(colour), 7))]
    tile = ("villa-1", "villa-2", "villa-4", "villa-5", "villa-8")[rng.below(5)]
    for city, name in enumerate(("lerici", "massa", "viareggio", "lucca", "pisa", "livorno")):
        state = lay({"blocks": Counter(hand)}, {}, offer=["villa-1", "villa-2", "villa-4", "villa-5"], stack=[])
        expected = payments_by_rule(hand, city, int(tile[-1]))
        if f"build {tile} {name}" not in offered(state):
            assert not expected
            continue
        reached = payments_offered(state, f"build {tile} {name}")
        assert len(reached) == len(set(reached))
        assert set(reached) == expected


def test_row_17_an_improvement_may_be_declined() -> None:
    state = lay({"blocks": {"red": 3}, "buildings": {"lucca": ["porta-5"]}}, {})
    do(state, "upgrade porta-5", "decline")
    assert sum(on_table(state, "improvements").values()) == 8


def test_row_18_a_second_improvement_covers_the_first_and_adds_nothing() -> None:
    state = lay({"blocks": {"red": 3}, "buildings": {"lucca": ["porta-5", "villa-8"]}, "improved": {"lerici": 1}}, {})
    do(state, "upgrade porta-5", "improve lerici")
    assert state.players[0].reward(0) == 2
    assert "lerici" not in on_table(state, "improvements")


def test_row_19_a_monument_is_a_building_of_value_8() -> None:
    player = {
        "buildings": {"lucca": ["porta-8 over porta-5", "villa-1"], "pisa": ["castello-8"]},
        "coins": 0,
    }
    state = lay(player, {})
    places = shown(state, 0)["players"][0]["places"].items()
    paid = {name: (place["coins"], place["vp"]) for name, place in places}
    assert paid["lucca"] == (0, (8 + 1) * 2)
    assert paid["porta"] == (0, 16)
    assert paid["urban"] == (8, 0)
    assert paid["rural"] == (0, 1 + 8)
    do(state, "pillar vp1", "score_shared lucca")
    assert state.players[0].vp_cities == 18, "an upgrade keeps the number of buildings"


def test_row_20_only_a_building_of_the_same_type_can_be_upgraded() -> None:
    player = {"blocks": {"red": 7}, "buildings": {"lucca": ["porta-5", "villa-2"]}}
    state = lay(player, {}, monuments=["palazzo", "villa"])
    assert offered(state, "upgrade") == ["upgrade villa-2"]
    assert refused(state, "upgrade porta-5") == "why-monument-gone"


def test_row_25_gaps_in_the_offer_stay_when_the_stack_is_empty() -> None:
    state = lay({"blocks": {"blue": 1}}, {}, offer=["villa-1", "villa-2"], stack=[])
    do(state, "build villa-1 massa")
    assert on_table(state, "offer")[:2] == ["none", "villa-2"]
    assert state.turn == 1


def test_twins_are_offered_once_unless_they_differ() -> None:
    state = lay({"blocks": {"blue": 3}}, {}, {}, {}, offer=["villa-3b", "villa-3"], stack=[])
    assert offered(state, "build") == ["build villa-3 lerici", "build villa-3 massa"]
    alike = {"buildings": {"massa": ["villa-3", "villa-3b"]}, "stored": {"coat_of_arms": 1}}
    assert offered(lay(alike, {}, {}, {}, options=ADVANCED), "decorate") == ["decorate villa-3"]
    unlike = {"buildings": {"massa": ["villa-3", "villa-3b blue"]}, "stored": {"coat_of_arms": 1}}
    both = ["decorate villa-3", "decorate villa-3b"]
    assert offered(lay(unlike, {}, {}, {}, options=ADVANCED), "decorate") == both


# --- the end --------------------------------------------------------------------------------------


def test_row_27_building_points_come_on_top_of_the_five() -> None:
    state = lay(late(*ALL_PLACED, blocks={"blue": 4}), late(), offer=["villa-4"], stack=["villa-1"])
    do(state, "build villa-4 massa", "reveal villa-1")
    assert state.players[0].vp() == 4 + 5


def test_row_29_nothing_forces_the_end_but_a_cap_does() -> None:
    state = lay({}, {})
    do(state, *["pass"] * 500)
    assert not state.is_over()
    state = lay({}, {}, options={"turn_cap": 3})
    do(state, *["pass"] * 6)
    assert state.ending() == "capped"


def test_row_34_there_is_no_second_trigger() -> None:
    first, second = late(*ALL_PLACED[:5], **ONE_VILLA), late(*ALL_PLACED[:5], buildings={"lerici": ["villa-2"]})
    state = lay(first, second, late(), stack=[])
    do(state, "pillar large", "score_own villa", "pillar large", "score_own villa")
    assert state.ended_by == 0
    assert state.players[1].vp_end == 0
    do(state, "pass")
    assert state.is_over()


def test_row_35_a_monument_never_brings_the_end() -> None:
    state = lay(late(*ALL_PLACED, blocks={"white": 7, "red": 1}), late(), stack=["villa-1"], offer=["villa-2"])
    do(state, "build porta-8 lucca", "decline")
    assert state.ended_by == -1
    assert on_table(state, "stack") == ["villa-1"]


def test_ties_go_by_blocks_left_and_then_are_shared() -> None:
    state = lay({"coins": 10, "blocks": {"red": 1}}, {"coins": 12}, {"coins": 11, "blocks": {"blue": 1}})
    assert state.places() == [1, 3, 1]


# --- advanced: scoring ----------------------------------------------------------------------------


def tied(*numbers: int, **options: object) -> list[int]:
    """The points for so many statues in Livorno, by player."""
    tiles = [f"{type}-{value}" for type in ("porta", "palazzo", "villa") for value in (1, 2, 4, 5)]
    statues = iter([f"{tile} {statue}" for tile, statue in zip(tiles, ["white"] * 6 + ["gold"] * 6, strict=True)])
    players = [
        late(court=ADVANCED_COURT[2:], buildings={"livorno": [next(statues) for _ in range(number)]})
        for number in numbers
    ]
    state = lay(*players, options=ADVANCED | options)
    return [int(majority(state, seat, 5)) for seat in range(len(numbers))]


def test_row_6_three_equal_in_statues() -> None:
    assert tied(2, 2, 2, 1) == [6, 6, 6, 3], "one place down for all"
    assert tied(2, 2, 2, 1, statue_ties="use_places") == [3, 3, 3, 0], "they use up three places"
    assert tied(2, 2, 1) == tied(2, 2, 1, statue_ties="use_places") == [6, 6, 3]


def test_row_7_a_second_tie_below_a_tie() -> None:
    assert tied(3, 3, 2, 2) == [6, 6, 0, 0]
    assert tied(3, 2, 2, 1) == [12, 3, 3, 0]


def test_the_other_table_of_majorities() -> None:
    assert tied(3, 2, 1, majorities="steps") == [12, 8, 5]


def test_row_8_the_bonus_comes_before_the_scoring_place() -> None:
    state = lay({"coins": 31}, {}, options=ADVANCED)
    assert offered(state, "pillar") == ["pillar coins1"], "only the 5 coins open a place"
    do(state, "pillar coins1")
    assert offered(state) == ["score_shared coins_left"]


def test_row_8_a_decoration_from_the_court_counts_at_once() -> None:
    state = lay({"buildings": {"massa": ["villa-4"]}}, {}, options=ADVANCED)
    do(state, "pillar decoration1", "take coat_of_arms", "put villa-4", "score_own villa")
    assert state.players[0].vp_types == 5


def test_row_8_a_gold_statue_opens_a_statue_place_and_must_if_there_is_no_other() -> None:
    spaces = ADVANCED_COURT[:5]
    buildings = {"massa": ["villa-4", "villa-1 blue"], "lucca": ["villa-2"]}
    player = late("villa", "rural", "massa_pisa", court=spaces, buildings=buildings, coins=9)
    state = lay(player, late("porta", "palazzo", "urban", court=spaces), options=ADVANCED)
    assert offered(state, "pillar") == ["pillar statue1"]
    do(state, "pillar statue1")
    assert offered(state) == ["put villa-2"], "not in Massa, whose place is scored, and not into storage"
    assert refused(state, "store") == "why-must-open"
    do(state, "put villa-2", "score_own viareggio_lucca")
    assert state.players[0].vp_statues == 4


def test_row_9_a_money_place_is_kept_without_the_coins() -> None:
    state = lay({"coins": 50}, {}, options=ADVANCED)
    do(state, "pillar vp1", "score_shared coins_right", "end_turn")
    state.players[0].coins = 7
    assert score(state, 0) == 3 + 3


def test_money_places_are_shared_and_each_player_has_at_most_one() -> None:
    state = lay({"coins": 60}, {"coins": 60}, options=ADVANCED)
    do(state, "pillar vp1", "score_shared coins_right", "end_turn", "pillar vp1")
    assert offered(state) == ["score_shared coins_left"]
    do(state, "score_shared coins_left", "end_turn")
    assert offered(state, "pillar") == [], "neither is left"
    own = lay({"coins": 60}, {"coins": 60}, options=ADVANCED | {"own_coin_places": True})
    do(own, "pillar vp1", "score_shared coins_right", "end_turn", "pillar vp1")
    assert offered(own) == ["score_shared coins_left", "score_shared coins_right"]


def test_row_31_a_statue_place_pays_only_for_buildings_with_a_statue() -> None:
    buildings = {"livorno": ["villa-2 white", "villa-4"], "lerici": ["porta-5"]}
    state = lay({"buildings": buildings}, {}, options=ADVANCED)
    do(state, "pillar vp1")
    assert refused(state, "score_own massa_pisa") == "why-no-statue"
    do(state, "score_own livorno_lerici")
    assert state.players[0].vp_statues == 6
    assert state.players[0].coins == 20


def test_row_32_an_improvement_does_not_help_a_landscape() -> None:
    state = lay({"buildings": {"massa": ["villa-4"], "lerici": ["porta-8"]}, "improved": {"massa": 1}}, {})
    do(state, "pillar coins1", "score_own rural")
    assert state.players[0].vp() == 4


def test_row_33_only_pieces_on_buildings_count_at_the_end() -> None:
    player = {"coins": 0, "stored": {"book": 1, "white_statue": 1}, "buildings": {"massa": ["villa-1 decorated blue"]}}
    state = lay(player, {}, options=ADVANCED)
    assert [(line.source, line.points) for line in state.breakdown(0)] == [
        ("score-set-coat_of_arms", 2),
        ("score-majority-massa", 8),
    ]


def test_statues_never_add_value_and_a_decoration_adds_one_everywhere() -> None:
    player = {"buildings": {"lucca": ["villa-2 decorated red", "villa-4 red"]}}
    state = lay(player, {}, options=ADVANCED)
    paid = {name: place["vp"] for name, place in shown(state, 0)["players"][0]["places"].items()}
    assert (paid["lucca"], paid["villa"], paid["rural"], paid["viareggio_lucca"]) == (14, 14, 7, 14)


# --- advanced: pieces -----------------------------------------------------------------------------


def test_row_10_one_purchase_a_turn() -> None:
    state = lay({"coins": 40, "buildings": {"massa": ["villa-1", "porta-1"]}}, {"coins": 0}, options=ADVANCED)
    do(state, "buy_decoration villa-1")
    assert state.players[0].coins == 30
    assert refused(state, "buy_statue villa-1") == "why-bought-already"
    do(state, "pass", "end_turn", "pass", "end_turn")
    assert offered(state, "buy_statue") == ["buy_statue porta-1", "buy_statue villa-1"]


def test_row_11_gold_statues_are_not_for_sale() -> None:
    state = lay({"coins": 40, "buildings": {"massa": ["villa-1"]}}, {}, options=ADVANCED)
    do(state, "buy_statue villa-1")
    assert of_player(state, 0, "buildings") == {"massa": ["villa-1 blue"]}
    assert "gold_statue" not in on_table(state, "supply")


def test_row_12_bonus_pieces_may_go_into_storage() -> None:
    state = lay({"buildings": {"massa": ["villa-1"]}}, {"buildings": {"massa": ["porta-1"]}}, options=ADVANCED)
    do(state, "pillar statue1", "store", "score_own villa", "end_turn")
    assert of_player(state, 0, "stored") == {"gold_statue": 1}
    do(state, "pillar statue1", "decline", "score_own porta", "end_turn")
    assert on_table(state, "box") == {"gold_statue": 1}, "what is not taken goes to the box"
    do(state, "pillar decoration1", "take book", "store")
    assert of_player(state, 0, "stored") == {"book": 1, "gold_statue": 1}


def test_row_12_who_does_not_follow_loses_the_gold_statue_to_the_box() -> None:
    state = lay({"buildings": {"massa": ["villa-1"]}}, {}, options=ADVANCED)
    census = state.census()
    do(state, "pillar statue1", "put villa-1", "score_own villa", "end_turn", "pass")
    assert on_table(state, "box") == {"gold_statue": 1}
    assert state.census() == census


def test_row_13_a_piece_stored_now_waits_for_a_later_turn() -> None:
    state = lay({"buildings": {"massa": ["villa-1"]}, "coins": 0}, {}, options=ADVANCED)
    do(state, "pillar statue1", "store", "score_own villa")
    assert offered(state) == ["end_turn"]
    assert refused(state, "erect gold villa-1") == "why-stored-now"
    do(state, "end_turn", "pass", "end_turn")
    assert "erect gold villa-1" in offered(state)


def test_row_13_one_of_the_same_kind_stored_earlier_may_go() -> None:
    court = ADVANCED_COURT[:1] + ADVANCED_COURT[2:]
    buildings = {"massa": ["villa-1", "porta-1"]}
    player = late(court=court, buildings=buildings, stored={"gold_statue": 1}, coins=0)
    state = lay(player, late(court=court), options=ADVANCED)
    do(state, "pillar statue1", "store", "score_own villa", "erect gold villa-1")
    assert offered(state) == ["end_turn"], "the other came only now"


def test_row_14_a_stored_piece_may_go_on_a_building_just_built() -> None:
    player = {"blocks": {"blue": 1}, "stored": {"coat_of_arms": 1}, "coins": 0}
    state = lay(player, {}, options=ADVANCED, offer=["villa-1"], stack=[])
    do(state, "build villa-1 massa", "decorate villa-1", "end_turn")
    assert of_player(state, 0, "buildings") == {"massa": ["villa-1 decorated"]}
    assert of_player(state, 0, "stored") == {}


def test_row_15_the_purchase_may_come_before_or_after_the_action() -> None:
    player = {"coins": 12, "buildings": {"massa": ["villa-1"]}}
    before, after = lay(player, {}, options=ADVANCED), lay(player, {}, options=ADVANCED)
    do(before, "buy_statue villa-1", "pass", "end_turn")
    do(after, "pass", "buy_statue villa-1", "end_turn")
    assert before == after


def test_row_15_or_at_any_moment_of_it() -> None:
    wheel = {"I": {"red": 2, "white": 1}, "II": {"blue": 1}}
    player = {"coins": 40, "blocks": {"white": 4, "yellow": 4}, "buildings": {"massa": ["villa-1", "porta-5"]}}
    begun = lay(player, {}, options=ADVANCED, wheel=wheel, offer=["castello-2"])
    bonus = begun.clone()
    do(bonus, "pillar decoration1")
    moments = {"turn": begun, "gift": bonus}
    for way in (
        ["rotate_inner"],
        ["rotate_inner", "buy I red"],
        ["rotate_inner", "buy II blue"],
        ["rotate_inner", "buy II blue", "take coat_of_arms"],
        ["build castello-2 lucca"],
        ["upgrade porta-5", "pay yellow 3"],
        ["pillar vp1"],
        ["pass"],
    ):
        state = begun.clone()
        do(state, *way)
        moments[" ".join(way)] = state
    assert {shown(state, 0)["asked"] for state in moments.values()} == {
        "turn", "buy", "reward", "put", "pay", "improve", "score", "gift", "end",
    }  # fmt: skip
    for state in moments.values():
        asked = shown(state, 0)["asked"]
        assert {"buy_decoration villa-1", "buy_statue villa-1"} <= set(offered(state))
        do(state, "buy_statue villa-1")
        assert shown(state, 0)["asked"] == asked, "the question stays"
        assert state.players[0].coins < 40
        assert not offered(state, "buy_statue")


def test_row_15_a_purchase_does_not_take_the_piece_in_hand() -> None:
    player = {"buildings": {"massa": ["villa-1", "villa-2"]}}
    state = lay(player, {}, options=ADVANCED, supply={"coat_of_arms": 1})
    do(state, "pillar decoration1", "take coat_of_arms")
    assert not offered(state, "buy_decoration")
    assert refused(state, "buy_decoration villa-1") == "why-supply-empty"
    do(state, "put villa-1")
    assert on_table(state, "supply") == {}


def test_row_41_a_stored_piece_may_make_room_for_the_new_one() -> None:
    player = {"stored": {"cup": 1, "crown": 1}, "coins": 4, "buildings": {"massa": ["palazzo-1"]}}
    state = lay(player, {}, options=ADVANCED, wheel={"I": {"red": 1}})
    do(state, "rotate_inner", "buy I red", "take book")
    assert offered(state) == ["discard cup", "discard crown", "decline", "decorate palazzo-1"]
    do(state, "decorate palazzo-1")
    assert offered(state) == ["store"]
    do(state, "store")
    assert of_player(state, 0, "stored") == {"book": 1, "cup": 1}
    assert of_player(state, 0, "buildings") == {"massa": ["palazzo-1 decorated"]}
    assert on_table(state, "box") == {}


def test_row_41_what_was_stored_in_this_turn_does_not() -> None:
    player = {"stored": {"cup": 1}, "coins": 0, "buildings": {"massa": ["villa-1"]}}
    state = lay(player, {}, options=ADVANCED)
    do(state, "pillar decoration1", "take coat_of_arms", "store")
    assert refused(state, "decorate villa-1") == "why-stored-now"


def test_row_42_a_purchase_between_bonus_and_scoring_place() -> None:
    state = lay({"coins": 5, "buildings": {"massa": ["villa-4"]}}, {}, options=ADVANCED)
    do(state, "pillar coins1", "buy_decoration villa-4", "score_own villa")
    assert (state.players[0].coins, state.players[0].vp_types) == (0, 5), "the bonus pays for it, and it counts"


def test_row_42_the_florins_without_which_no_place_is_open_are_not_spent() -> None:
    spaces = ADVANCED_COURT[:5]
    for coins, allowed in ((45, []), (46, ["buy_decoration villa-4"])):
        buildings = {"massa": ["villa-4 blue"]}
        scorer = late("villa", "rural", "massa_pisa", court=spaces, buildings=buildings, coins=coins)
        state = lay(scorer, late("porta", court=spaces), options=ADVANCED)
        assert offered(state, "buy_decoration"), "before the action it is one's own affair"
        do(state, "pillar decoration1", "decline")
        assert offered(state, "buy_decoration") == allowed


def test_row_42_a_statue_that_opens_a_place_itself_may_be_bought() -> None:
    spaces = ADVANCED_COURT[:5]
    scorer = late("villa", "rural", court=spaces, buildings={"massa": ["villa-4"]}, coins=40)
    state = lay(scorer, late("porta", court=spaces), options=ADVANCED)
    do(state, "pillar decoration1", "decline")
    assert refused(state, "buy_decoration villa-4") == "why-coins-needed"
    assert offered(state, "buy_statue") == ["buy_statue villa-4"]
    do(state, "buy_statue villa-4")
    assert offered(state) == ["score_own massa_pisa"]


def test_row_16_what_the_supply_lacks_cannot_be_taken() -> None:
    wheel = {"I": {"red": 1}}
    player = {"buildings": {"massa": ["biblioteca-1"]}, "coins": 13}
    state = lay(player, {}, options=ADVANCED, wheel=wheel, supply={"book": 1})
    assert state.decoration_at(0) == 0, "the book"
    do(state, "rotate_inner", "buy I red")
    assert offered(state) == ["take book", "decline"]
    empty = lay(player, {}, options=ADVANCED, wheel=wheel, supply={})
    assert refused(empty, "buy_decoration biblioteca-1") == "why-supply-empty"
    do(empty, "rotate_inner", "buy I red")
    assert offered(empty) == ["end_turn"]


def test_row_38_a_purchase_needs_a_place_at_once() -> None:
    player = {"coins": 40, "buildings": {"pisa": ["villa-1 decorated white"]}}
    state = lay(player, {}, options=ADVANCED)
    assert not offered(state, "buy_decoration")
    assert refused(state, "buy_decoration villa-1") == "why-decorated"
    assert refused(state, "buy_statue villa-1") == "why-has-statue"


def test_row_39_a_piece_given_up_goes_to_the_box() -> None:
    player = {"stored": {"cup": 1, "crown": 1}, "coins": 4}
    state = lay(player, {}, options=ADVANCED, wheel={"I": {"red": 1}})
    do(state, "rotate_inner", "buy I red", "take book")
    assert offered(state) == ["discard cup", "discard crown", "decline"]
    supply = on_table(state, "supply")
    do(state, "discard cup")
    assert on_table(state, "box") == {"cup": 1}
    assert on_table(state, "supply")["cup"] == supply["cup"], "the supply does not grow"
    assert of_player(state, 0, "stored") == {"book": 1, "crown": 1}


def test_row_39_or_the_new_piece_is_forgone() -> None:
    state = lay({"stored": {"cup": 1, "crown": 1}, "coins": 4}, {}, options=ADVANCED, wheel={"I": {"red": 1}})
    supply = on_table(state, "supply")
    do(state, "rotate_inner", "buy I red", "take book", "decline")
    assert on_table(state, "supply") == supply


def test_after_the_last_turn_nothing_stored_is_put_up() -> None:
    player = {"stored": {"cup": 1}, "buildings": {"pisa": ["cathedrale-1"]}}
    state = lay(player, {}, options=ADVANCED)
    do(state, "pass")
    end = WORDS.read("end_turn")
    pays = offered(state, "decorate")
    assert pays
    assert state.leaves(0, end) == []
    state.ended_by = 1
    assert len(state.leaves(0, end)) == len(pays)
    do(state, pays[0])
    assert state.leaves(0, end) == []


def test_a_segment_that_was_empty_gives_nothing() -> None:
    state = lay({}, {}, options=ADVANCED, wheel={"I": {"red": 1, "blue": 1}})
    do(state, "rotate_inner", "buy I red", "done")
    assert offered(state) == ["end_turn"]


def test_an_upgrade_keeps_decoration_and_statue() -> None:
    player = {"blocks": {"red": 3}, "buildings": {"lucca": ["porta-5 decorated white"]}}
    state = lay(player, {}, options=ADVANCED)
    do(state, "upgrade porta-5", "decline")
    assert of_player(state, 0, "buildings") == {"lucca": ["porta-8 over porta-5 decorated white"]}


def test_both_discs_turn_or_only_the_inner_one() -> None:
    state = lay({}, {}, options=ADVANCED, wheel={"I": {"red": 1}, "II": {"blue": 1}}, bag={})
    both, inner = state.clone(), state.clone()
    do(both, "rotate")
    assert [both.decoration_at(segment) for segment in (1, 2)] == [state.decoration_at(segment) for segment in (0, 1)]
    assert [both.statue_at(segment) for segment in (1, 2)] == [state.statue_at(segment) for segment in (0, 1)]
    assert on_table(both, "wheel")["II"] == {"red": 1}
    do(inner, "rotate_inner")
    assert inner.decoration_at(1) == state.decoration_at(1)
    assert inner.statue_at(1) == state.statue_at(0)
    assert on_table(inner, "wheel") == on_table(state, "wheel")
