"""Row 30: coins and blocks lie behind screens; all else is open."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from cantiere.kernel.rng import Rng
from cantiere.kernel.text import Text
from cantiere.kernel.texts import texts
from tests.rulebook.carrara.table import ADVANCED, WORDS, do, late, lay, of_player, shown

RICH = {"coins": 41, "blocks": {"white": 2}, "buildings": {"massa": ["villa-1"]}}
POOR = {"coins": 3, "blocks": {"purple": 1}, "buildings": {"massa": ["porta-1"]}}


def test_row_30_one_sees_behind_ones_own_screen_only() -> None:
    state = lay(RICH, POOR)
    for viewer, coins in ((0, [41, None]), (1, [None, 3]), (None, [None, None])):
        players = shown(state, viewer)["players"]
        assert [player["coins"] for player in players] == coins
        assert [player["blocks"] is None for player in players] == [amount is None for amount in coins]
        assert [player["score"] is None for player in players] == [amount is None for amount in coins]


def test_row_30_what_is_behind_a_screen_changes_nothing_others_see() -> None:
    other_hand = {**RICH, "coins": 2, "blocks": {"blue": 5}}
    one, other = lay(RICH, POOR, {}, bag={}), lay(other_hand, POOR, {}, bag={})
    assert json.dumps(one.view(1)) == json.dumps(other.view(1))
    assert json.dumps(one.view(None)) == json.dumps(other.view(None))


def test_row_30_nor_do_the_scores_that_are_shown() -> None:
    state = lay(RICH, POOR, options=ADVANCED)
    assert sum(line.points for line in state.breakdown(0)) == 8
    assert state.breakdown_seen(0, 0) == state.breakdown(0) or len(state.breakdown_seen(0, 0)) == len(
        state.breakdown(0)
    )
    assert state.breakdown_seen(0, 1) == []
    assert state.breakdown_seen(0, None) == []


def test_row_30_open_money_shows_everything() -> None:
    state = lay(RICH, POOR, options={"open_money": True})
    assert [player["coins"] for player in shown(state, None)["players"]] == [41, 3]
    world = state.clone()
    world.hide(1, Rng(1))
    assert world == state
    assert len(state.breakdown_seen(0, 1)) == len(state.breakdown(0)) == 1


def test_row_30_screens_are_lifted_at_the_end() -> None:
    state = lay(RICH, POOR, options={"turn_cap": 1})
    do(state, "pass", "pass")
    assert [player["coins"] for player in shown(state, None)["players"]] == [43, 5]


def test_hidden_worlds_hold_the_same_blocks_in_other_hands() -> None:
    state = lay(RICH, POOR, {"blocks": {"red": 1, "blue": 1, "green": 1}})
    guesses = set()
    for seed in range(30):
        world = state.clone()
        world.hide(0, Rng(seed))
        assert world.census() == state.census()
        assert of_player(world, 0, "blocks") == of_player(state, 0, "blocks")
        assert world.players[0].coins == 41
        assert shown(world, 0)["bag"] == shown(state, 0)["bag"]
        guesses.add((tuple(of_player(world, 1, "blocks")), tuple(of_player(world, 2, "blocks"))))
    assert len(guesses) > 20


def test_a_hidden_world_lets_who_is_paying_pay() -> None:
    payer = {"blocks": {"red": 2, "yellow": 1, "green": 4}}
    state = lay(payer, {"blocks": {"purple": 4}}, offer=["villa-4"], stack=[])
    do(state, "build villa-4 lucca")
    assert [WORDS.short(code) for code in state.legal(0)] == ["pay red 1", "pay red 2"]
    for seed in range(30):
        world = state.clone()
        world.hide(1, Rng(seed))
        assert world.legal(0)
        assert of_player(world, 1, "blocks") == {"purple": 4}


def test_a_hidden_world_lets_who_is_scoring_score() -> None:
    spaces = ("statue1", "statue2", "decoration1", "decoration2", "coins1")
    scorer = late("porta", "urban", court=spaces, coins=40)
    state = lay(scorer, late("villa", "rural", court=spaces), options=ADVANCED)
    do(state, "pillar coins1")
    for seed in range(30):
        world = state.clone()
        world.hide(1, Rng(seed))
        assert [WORDS.short(code) for code in world.legal(0)][:1] == ["score_shared coins_left"]


def test_the_payer_alone_is_shown_a_payment() -> None:
    payer = {"blocks": {"red": 2, "yellow": 1, "green": 4}}
    state = lay(payer, {}, offer=["villa-4"], stack=[])
    do(state, "build villa-4 lucca")
    assert shown(state, 0)["payment"] == {
        "price": 4,
        "colour": "red",
        "city": "lucca",
        "suggested": {"red": 2, "yellow": 1, "white": 0, "green": 2},
    }
    for other in (1, None):
        assert shown(state, other)["payment"] == {"price": 4, "city": "lucca"}


def test_the_payment_shown_is_the_one_that_is_cheapest_to_replace() -> None:
    for blocks, suggested in (
        (["white", "purple", "purple"], {"purple": 2, "white": 0}),  # 2 florins rather than 6
        (["green", "purple", "purple"], {"purple": 2, "green": 0}),  # 2 rather than 3
        (["blue", "purple", "purple"], {"blue": 1}),  # as dear, but one block less
    ):
        state = lay({"blocks": Counter(blocks)}, {}, offer=["villa-1"], stack=[])
        do(state, "build villa-1 massa")
        shown_now = shown(state, 0)["payment"]["suggested"]
        assert {colour: count for colour, count in shown_now.items() if colour in suggested} == suggested
        assert sum(shown_now.values()) == sum(suggested.values())


def test_row_40_a_payment_without_a_choice_is_told_with_the_building() -> None:
    state = lay({"blocks": {"yellow": 1, "green": 2}}, {}, offer=["porta-2"])
    build = WORDS.read("build porta-2 lucca")
    assert {
        language: texts(language, "carrara").format(state.tell(0, build, None), ["Ada", "Ben"])
        for language in ("en", "cs", "pl")
    } == {
        "en": "Ada builds Porta 2 in Lucca and pays 2 green, 1 yellow.",
        "cs": "Ada staví Portu 2 v Lucce a platí 2 zelené, 1 žlutý.",
        "pl": "Ada buduje Portę 2 w Lukce i płaci 2 zielone, 1 żółty.",
    }


def test_row_40_so_is_that_of_an_upgrade() -> None:
    state = lay({"blocks": {"white": 3}, "buildings": {"lucca": ["porta-5"]}}, {})
    told = state.tell(0, WORDS.read("upgrade porta-5"), None)
    assert texts("en", "carrara").format(told) == "Player 1 upgrades Porta 5 in Lucca to a monument and pays 3 white."


def test_row_40_a_payment_with_a_choice_is_told_whole_once_it_is_complete() -> None:
    payer = {"blocks": {"red": 2, "yellow": 2, "white": 1, "green": 2}}
    state = lay(payer, {}, offer=["villa-4"], stack=[])
    seen, bag = shown(state, 1), state.bag
    do(state, "build villa-4 lucca")
    asked = shown(state, 1)
    assert asked["payment"] == {"price": 4, "city": "lucca"}
    laid_out = WORDS.read("pay red 1")
    for viewer in (1, None):
        assert state.tell(0, laid_out, viewer) == Text("log-pay-hidden", {"seat": 0})
    assert texts("en", "carrara").format(state.tell(0, laid_out, 0)) == "Player 1 lays out 1 red block."
    do(state, "pay red 1")
    assert shown(state, 1) == asked, "nothing is seen of it"
    assert shown(state, 0)["players"][0]["blocks"] == ["green", "green", "red", "yellow", "yellow", "white"]
    assert state.bag == bag
    last = state.tell(0, WORDS.read("pay yellow 1"), 1)
    assert last == state.tell(0, WORDS.read("pay yellow 1"), 0)
    assert {language: texts(language, "carrara").format(last, ["Ada", "Ben"]) for language in ("en", "cs", "pl")} == {
        "en": "Ada pays 2 green, 1 red, 1 yellow, 1 white for Villa 4 in Lucca.",
        "cs": "Ada platí za Villu 4 v Lucce: 2 zelené, 1 červený, 1 žlutý, 1 bílý.",
        "pl": "Ada płaci za Villę 4 w Lukce: 2 zielone, 1 czerwony, 1 żółty, 1 biały.",
    }
    do(state, "pay yellow 1")
    assert seen["paid"] == {}
    assert shown(state, 1)["paid"] == {"green": 2, "red": 1, "yellow": 1, "white": 1}
    assert shown(state, 1)["bag"] == seen["bag"] + 5


def test_row_40_what_else_could_have_been_paid_is_told_nobody() -> None:
    told = []
    for kept in (1, 2):
        state = lay({"blocks": {"red": kept, "yellow": 1}}, {}, offer=["villa-1"], stack=[])
        do(state, "build villa-1 lucca")
        told.append(state.tell(0, WORDS.read("pay red 0"), 1))
    assert told[0] == told[1]
    assert {"block", "count", "colour"}.isdisjoint(told[0].args)


def test_row_40_with_open_money_every_step_is_told() -> None:
    payer = {"blocks": {"red": 2, "yellow": 2, "white": 1}}
    state = lay(payer, {}, options={"open_money": True}, offer=["villa-4"], stack=[])
    do(state, "build villa-4 lucca")
    assert state.tell(0, WORDS.read("pay red 1"), 1).key == "log-pay"


def test_a_hidden_world_forgets_what_is_laid_out() -> None:
    payer = {"blocks": {"red": 2, "yellow": 2, "white": 2}}
    state = lay(payer, {"blocks": {"purple": 4}}, offer=["villa-4"], stack=[])
    do(state, "build villa-4 lucca")
    other = state.clone()
    do(state, "pay red 1")
    do(other, "pay red 2")
    assert state.seen_by(1, Rng(3)) == other.seen_by(1, Rng(3))
    assert state.seen_by(0, Rng(3)) != other.seen_by(0, Rng(3))


def test_a_click_on_a_tile_is_answered_by_what_it_would_mean() -> None:
    player = {"coins": 5, "buildings": {"pisa": ["villa-1", "porta-2 white"]}}
    state = lay(player, {}, options=ADVANCED, offer=["villa-5"], wheel={"I": {"red": 1}})
    reasons = {tile: state.why_not_at(0, f"tile.{tile}") for tile in ("villa-5", "villa-1", "villa-2", "porta-8")}
    assert {tile: reason.key if reason else None for tile, reason in reasons.items()} == {
        "villa-5": "why-no-means",
        "villa-1": "why-no-means",
        "villa-2": "why-not-on-offer",
        "porta-8": "why-no-means",
    }
    do(state, "rotate_inner", "buy I red", "take white_statue")
    assert state.why_not_at(0, "tile.villa-1") is None
    statue_there = state.why_not_at(0, "tile.porta-2")
    assert statue_there is not None
    assert statue_there.key == "why-has-statue"


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_action_and_every_reason_can_be_said(language: str) -> None:
    player = {
        **RICH,
        "stored": {"book": 1, "red_statue": 1},
        "buildings": {"massa": ["villa-1"], "pisa": ["biblioteca-2 white"]},
    }
    words = texts(language, "carrara")
    state = lay(player, POOR, options=ADVANCED, wheel={"I": {"red": 1}}, offer=["villa-2"])
    legal = state.legal(0)
    for code in range(WORDS.size):
        said = state.describe(0, code) if code in legal else state.why_not(0, code)
        assert "[" not in words.format(said)
    for key in ("ending-completed", "ending-capped", "game-name", "game-tagline"):
        assert "[" not in words.format(Text(key))
