"""The worked examples of the rulebook. Lumír, Laura, Renata and Čeněk are seats as each example needs them."""

from __future__ import annotations

import pytest

from cantiere.games.carrara import box
from cantiere.games.carrara.scoring import decorations_on, majority, score
from tests.rulebook.carrara.table import (
    ADVANCED,
    ADVANCED_COURT,
    ALL_PLACED,
    do,
    late,
    lay,
    of_player,
    offered,
    on_table,
    refused,
)

# --- basic ----------------------------------------------------------------------------------------


def test_T01_buying_after_a_turn_of_the_disc() -> None:
    wheel = {
        "I": {"white": 1, "red": 1, "purple": 1},
        "II": {"green": 1, "blue": 1},
        "III": {"red": 1, "yellow": 1},
        "V": {"purple": 1},
        "VI": {"white": 1},
    }
    state = lay({"coins": 6}, {}, wheel=wheel)
    do(state, "rotate", "draw red", "draw purple")
    assert state.actor() == 0, "9 blocks on the disc, so exactly 2 are drawn"
    assert on_table(state, "wheel")["I"] == {"purple": 1, "red": 1, "white": 1}, (
        "what came round from VI lies there too"
    )
    do(state, "buy III green", "buy III blue", "done")
    assert state.players[0].coins == 5, "green costs 1, blue nothing"
    assert of_player(state, 0, "blocks") == {"blue": 1, "green": 1}
    assert box.COUNTS.total(state.on_wheel()) == 9


def test_T02_two_of_a_colour_stand_for_one_of_the_next_without_chains() -> None:
    assert offered(lay({"blocks": {"green": 2}}, {}, offer=["villa-1"]), "build")[-1] == "build villa-1 lucca"
    assert offered(lay({"blocks": {"red": 2}}, {}, offer=["villa-1"]), "build")[-1] == "build villa-1 pisa"
    chained = lay({"blocks": {"green": 2, "red": 1}}, {}, offer=["villa-1"])
    assert refused(chained, "build villa-1 pisa") == "why-no-means"
    nothing_for_purple = lay({"blocks": {"purple": 1}}, {}, offer=["villa-1"])
    assert offered(nothing_for_purple, "build")[-1] == "build villa-1 lerici"


def test_T03_building_with_a_substitution() -> None:
    laura = {"blocks": {"white": 1, "yellow": 1, "red": 1, "green": 2}}
    state = lay(laura, {}, offer=["biblioteca-4", "villa-1"])
    bag = box.COUNTS.total(state.bag)
    do(state, "build biblioteca-4 lucca", "reveal villa-5")
    assert of_player(state, 0, "buildings") == {"lucca": ["biblioteca-4"]}
    assert of_player(state, 0, "blocks") == {}
    assert box.COUNTS.total(state.bag) == bag + 5
    assert on_table(state, "offer")[:2] == ["villa-5", "villa-1"]
    assert "villa-5" not in on_table(state, "stack")


def test_T04_upgrading_to_a_monument_and_taking_an_improvement() -> None:
    renata = {"buildings": {"viareggio": ["porta-5"], "pisa": ["villa-1"]}, "blocks": {"red": 1, "green": 2}}
    state = lay(renata, {})
    assert state.players[0].reward(4) == 3
    do(state, "upgrade porta-5", "improve pisa")
    assert of_player(state, 0, "buildings")["viareggio"] == ["porta-8 over porta-5"]
    assert of_player(state, 0, "blocks") == {}, "8 - 5 = 3 blocks"
    assert state.players[0].reward(4) == 4
    assert "porta" not in on_table(state, "monuments")
    assert "pisa" not in on_table(state, "improvements")


def test_T05_victory_points_while_building() -> None:
    done = late(*ALL_PLACED, buildings={"massa": ["porta-5"]}, blocks={"white": 6, "yellow": 5})
    state = lay(done, late(), offer=["villa-4"])
    before = state.players[0].vp()
    upgraded, built, monument = state.clone(), state.clone(), state.clone()
    do(upgraded, "upgrade porta-5", "pay yellow 3")
    assert upgraded.players[0].vp() - before == 3
    do(built, "build villa-4 massa", "pay yellow 4")
    assert built.players[0].vp() - before == 4
    do(monument, "build castello-8 massa", "pay yellow 5")
    assert monument.players[0].vp() - before == 8


def test_T05_a_pillar_on_the_large_space_is_not_placed() -> None:
    state = lay(late(*ALL_PLACED[:5], blocks={"blue": 1}), late(), offer=["villa-1"])
    do(state, "build villa-1 massa")
    assert state.players[0].vp() == 0


MASSA_8 = {"massa": ["villa-1", "villa-2", "porta-5"]}
LUMIR = {"buildings": {"pisa": ["palazzo-1"], "lucca": ["palazzo-5"], "massa": ["palazzo-4"]}, "coins": 0}
LAURA = {"buildings": {"lerici": ["biblioteca-1"], "lucca": ["biblioteca-4"], "pisa": ["cathedrale-5", "cathedrale-1"]}}


def test_T06_scoring_a_city() -> None:
    state = lay({"buildings": MASSA_8, "coins": 0}, {})
    do(state, "pillar coins1", "score_shared massa")
    cenek = state.players[0]
    assert (cenek.coins, cenek.vp()) == (5, 8)
    assert state.visit_by == 0
    assert of_player(state, 0, "placed") == ["massa"]
    assert "coins1" not in of_player(state, 0, "court")


def test_T06_a_scored_city_is_closed_to_all() -> None:
    state = lay({"buildings": MASSA_8}, {"buildings": {"massa": ["castello-1", "castello-2", "castello-4"]}})
    do(state, "pillar coins1", "score_shared massa", "pillar coins1")
    assert offered(state) == ["score_own castello", "score_own rural"]
    assert refused(state, "score_shared massa") == "why-place-taken"


def test_T07_following_with_a_building_type() -> None:
    state = lay({"buildings": MASSA_8}, LUMIR)
    do(state, "pillar coins1", "score_shared massa")
    assert offered(state, "pillar") == ["pillar coins1"], "the same bonus space"
    do(state, "pillar coins1", "score_own palazzo")
    assert (state.players[1].coins, state.players[1].vp()) == (5 + 3, 10 + 4)


def test_T08_a_landscape_ignores_the_cities() -> None:
    state = lay(LAURA, {})
    do(state, "pillar vp1", "score_own urban")
    assert state.players[0].coins - 20 == 1 + 4 + 5 + 1
    assert state.players[0].vp() == 3, "only the bonus"


def test_T09_who_does_not_follow_moves_the_pillar() -> None:
    state = lay({"buildings": MASSA_8}, LUMIR, LAURA, {})
    do(state, "pillar coins1", "score_shared massa", "pillar coins1", "score_own palazzo")
    do(state, "pillar coins1", "score_own urban")
    assert state.players[1].coins == 8
    assert state.players[2].coins == 20 + 5 + 11
    do(state, "pass")
    fourth = state.players[3]
    assert (fourth.coins, fourth.large) == (22, 1), "no bonus"
    assert all(player.court >> 4 & 1 == 0 for player in state.players), "the space is cleared within a round"
    assert state.visit_by == -1, "given back when the turn comes round"


def test_T10a_the_last_tile_of_the_stack_brings_the_end() -> None:
    state = lay({"blocks": {"blue": 1}, "court": []}, late(*ALL_PLACED), late(), offer=["villa-1"], stack=["villa-5"])
    do(state, "build villa-1 massa", "reveal villa-5")
    assert state.players[0].vp() == 5
    assert state.ended_by == 0
    do(state, "pass", "pass")
    assert state.ending() == "completed", "one turn for each of the others, none for who brought the end about"


def test_T10b_the_last_pillar_brings_the_end() -> None:
    state = lay(late(*ALL_PLACED[:5], buildings={"lerici": ["villa-1"]}), late(), late(), stack=[])
    do(state, "pillar large", "score_own villa")
    assert state.players[0].vp_end == 5
    do(state, "pass", "pass")
    assert state.is_over()


@pytest.mark.parametrize(("coins", "vp"), [(0, 0), (4, 0), (5, 1), (23, 4), (25, 5)])
def test_T11_five_coins_make_a_point(coins: int, vp: int) -> None:
    assert score(lay({"coins": coins}, {}), 0) == vp


COURT = list(ADVANCED_COURT[1:])  # in play are the gold statues of the first space

# --- advanced -------------------------------------------------------------------------------------


def test_A1_an_emptied_segment_gives_its_decoration() -> None:
    wheel = {"I": {"white": 1}, "II": {"red": 2, "yellow": 1, "blue": 1}}
    cenek = {"buildings": {"pisa": ["castello-2"]}, "coins": 20}
    state = lay(cenek, {}, options=ADVANCED, wheel=wheel, discs={"decoration": "cup"})
    assert state.decoration_at(1) == 4, "the banner, which is the Castello's"
    do(state, "rotate_inner", "buy II red", "buy II yellow", "buy II red", "buy II blue")
    assert "take banner" in offered(state)
    do(state, "take banner", "put castello-2")
    assert of_player(state, 0, "buildings") == {"pisa": ["castello-2 decorated"]}
    assert on_table(state, "supply")["banner"] == 4
    assert on_table(state, "wheel")["II"] == {}
    assert state.players[0].coins == 20 - 3 - 4 - 3 - 1


def test_A1b_without_a_building_of_its_type_it_goes_to_storage() -> None:
    wheel = {"I": {"white": 1}, "II": {"red": 1}}
    player = {"buildings": {"pisa": ["castello-2"]}, "coins": 15}
    state = lay(player, {}, options=ADVANCED, wheel=wheel, discs={"decoration": "cup"})
    assert state.decoration_at(0) == 1, "the cup"
    do(state, "rotate_inner", "buy I white", "take cup")
    assert offered(state) == ["store"]
    do(state, "store", "end_turn")
    assert of_player(state, 0, "stored") == {"cup": 1}


def test_A2_an_emptied_segment_gives_its_statue() -> None:
    lumir = {"buildings": {"massa": ["porta-2"], "lerici": ["villa-2"], "pisa": ["villa-1"]}, "coins": 9}
    wheel = {"V": {"green": 1, "blue": 1}}
    state = lay(lumir, {}, options=ADVANCED, wheel=wheel, discs={"decoration": "gate"})
    do(state, "rotate_inner", "buy V green", "buy V blue")
    assert offered(state) == ["take cup", "take red_statue", "decline"]
    do(state, "take red_statue")
    assert offered(state) == ["put porta-2", "put villa-2", "store"], "red is not accepted in Pisa"
    do(state, "put porta-2")
    assert of_player(state, 0, "buildings")["massa"] == ["porta-2 red"]
    assert on_table(state, "supply")["red_statue"] == 5
    assert on_table(state, "supply")["cup"] == 5, "one of the two, not both"


def test_A3_a_money_place() -> None:
    state = lay({"coins": 40, "buildings": {"massa": ["villa-1"]}}, {}, options=ADVANCED)
    do(state, "pillar vp1")
    assert "score_shared coins_left" in offered(state)
    assert refused(state, "score_shared coins_right") == "why-few-coins"
    do(state, "score_shared coins_left")
    renata = state.players[0]
    assert renata.coins == 40, "nothing is paid"
    renata.coins = 31
    assert score(state, 0) == 3 + 10


def test_A3b_a_third_of_the_florins_rounded_down() -> None:
    spaces = ("statue1", "statue2", "decoration1", "decoration2", "coins1", "coins2", "vp1")
    state = lay(late("coins_left", court=spaces, coins=25), late(court=spaces), options=ADVANCED)
    assert score(state, 0) == 8


def test_A4_a_statue_place() -> None:
    laura = {
        "court": COURT,
        "improved": {"pisa": 1},
        "buildings": {
            "lerici": ["castello-8"],
            "pisa": ["villa-1 decorated yellow", "porta-2", "porta-4"],
            "massa": ["porta-5 decorated blue", "palazzo-1 white", "palazzo-4 decorated gold"],
        },
        "coins": 0,
    }
    state = lay(laura, {"court": COURT}, options=ADVANCED)
    do(state, "pillar vp1", "score_own massa_pisa")
    assert state.players[0].coins == (1 + 1) * 4
    assert state.players[0].vp_statues == 5 + 1 + 1 + 4 + 1


def test_A5_sets_of_decorations() -> None:
    laura = {
        "buildings": {
            "massa": ["castello-1 decorated", "villa-2 decorated", "porta-1 decorated", "porta-2 decorated"],
            "lucca": [f"palazzo-{value} decorated" for value in (1, 2, 4, 5)],
            "pisa": ["villa-5", "porta-4"],
        },
        "coins": 0,
    }
    state = lay(laura, {}, options=ADVANCED)
    assert [int(box.COUNTS.of(decorations_on(state.players[0]), kind)) for kind in range(6)] == [0, 0, 4, 2, 1, 1]
    assert [line.points for line in state.breakdown(0)] == [20, 6, 2, 2]
    assert score(state, 0) == 30


def test_A6_statue_majorities() -> None:
    players: list[dict[str, object]] = [
        {
            "buildings": {
                "lerici": ["biblioteca-1 purple", "biblioteca-2 purple", "biblioteca-3 purple"],
                "viareggio": ["biblioteca-3b green", "biblioteca-4 green"],
                "livorno": ["biblioteca-5 white"],
            }
        },
        {
            "buildings": {
                "massa": ["palazzo-1 blue", "palazzo-2 blue", "palazzo-3 blue", "palazzo-3b blue"],
                "viareggio": ["palazzo-4 red", "palazzo-5 red", "villa-1 red"],
            }
        },
        {
            "buildings": {
                "massa": ["porta-1 yellow", "porta-2 yellow", "porta-3 yellow", "porta-3b yellow"],
                "viareggio": ["porta-4 white", "porta-5 white"],
            }
        },
        {
            "buildings": {
                "lerici": ["castello-1 purple", "castello-2 gold"],
                "viareggio": ["castello-3 gold"],
            }
        },
    ]
    state = lay(*({**player, "court": COURT} for player in players), options=ADVANCED)
    by_city = [[int(majority(state, seat, city)) for seat in range(4)] for city in range(6)]
    assert by_city[0] == [7, 0, 0, 3], "Lerici"
    assert by_city[1] == [0, 4, 4, 0], "Massa"
    assert by_city[2] == [2, 9, 2, 0], "Viareggio"
    assert by_city[3] == by_city[4] == [0, 0, 0, 0]
    assert by_city[5] == [12, 0, 0, 0], "Livorno"
    assert [sum(city[seat] for city in by_city) for seat in range(4)] == [21, 13, 6, 3]


def test_A7_a_statue_from_the_wheel_and_a_bought_one() -> None:
    everywhere = {
        "buildings": {
            "lerici": ["villa-1"],
            "massa": ["villa-2"],
            "viareggio": ["villa-4"],
            "lucca": ["villa-5"],
            "pisa": ["porta-1"],
            "livorno": ["porta-2"],
        },
    }
    state = lay(everywhere, {}, options=ADVANCED, wheel={"VI": {"blue": 1}}, supply={"yellow_statue": 1})
    assert offered(state, "buy_statue") == ["buy_statue porta-1"], "bought for 10: only in Pisa"
    do(state, "rotate_inner", "buy VI blue", "take yellow_statue")
    assert offered(state, "put") == ["put porta-1", "put villa-1", "put villa-2", "put villa-4", "put villa-5"]
