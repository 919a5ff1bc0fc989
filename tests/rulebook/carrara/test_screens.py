"""Row 30: coins and blocks lie behind screens; all else is open."""

from __future__ import annotations

import json

import pytest

from cantiere.kernel.rng import Rng
from cantiere.kernel.text import Text
from cantiere.kernel.texts import texts
from tests.rulebook.carrara.table import ADVANCED, WORDS, do, late, lay, of_house, shown

RICH = {"coins": 41, "blocks": ["white", "white"], "buildings": {"massa": ["villa-1"]}}
POOR = {"coins": 3, "blocks": ["purple"], "buildings": {"massa": ["porta-1"]}}


def test_row_30_one_sees_behind_ones_own_screen_only() -> None:
    state = lay(RICH, POOR)
    for viewer, coins in ((0, [41, None]), (1, [None, 3]), (None, [None, None])):
        houses = shown(state, viewer)["houses"]
        assert [house["coins"] for house in houses] == coins
        assert [house["blocks"] is None for house in houses] == [amount is None for amount in coins]
        assert [house["score"] is None for house in houses] == [amount is None for amount in coins]


def test_row_30_what_is_behind_a_screen_changes_nothing_others_see() -> None:
    one, other = lay(RICH, POOR, bag=[]), lay({**RICH, "coins": 2, "blocks": ["blue"] * 5}, POOR, bag=[])
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
    assert [house["coins"] for house in shown(state, None)["houses"]] == [41, 3]
    world = state.clone()
    world.hide(1, Rng(1))
    assert world == state
    assert len(state.breakdown_seen(0, 1)) == len(state.breakdown(0)) == 1


def test_row_30_screens_are_lifted_at_the_end() -> None:
    state = lay(RICH, POOR, options={"turn_cap": 1})
    do(state, "pass", "pass")
    assert [house["coins"] for house in shown(state, None)["houses"]] == [43, 5]


def test_hidden_worlds_hold_the_same_blocks_in_other_hands() -> None:
    state = lay(RICH, POOR, {"blocks": ["red", "blue", "green"]})
    guesses = set()
    for seed in range(30):
        world = state.clone()
        world.hide(0, Rng(seed))
        assert world.census() == state.census()
        assert of_house(world, 0, "blocks") == of_house(state, 0, "blocks")
        assert world.houses[0].coins == 41
        assert shown(world, 0)["bag"] == shown(state, 0)["bag"]
        guesses.add((tuple(of_house(world, 1, "blocks")), tuple(of_house(world, 2, "blocks"))))
    assert len(guesses) > 20


def test_a_hidden_world_lets_who_is_paying_pay() -> None:
    payer = {"blocks": ["red", "red", "yellow", "green", "green", "green", "green"]}
    state = lay(payer, {"blocks": ["purple"] * 4}, offer=["villa-4"], stack=[])
    do(state, "build villa-4 lucca")
    assert [WORDS.short(code) for code in state.legal(0)] == ["pay red 1", "pay red 2"]
    for seed in range(30):
        world = state.clone()
        world.hide(1, Rng(seed))
        assert world.legal(0)
        assert of_house(world, 1, "blocks") == ["purple"] * 4


def test_a_hidden_world_lets_who_is_scoring_score() -> None:
    spaces = ("statue1", "statue2", "decoration1", "decoration2", "coins1", "coins2")
    state = lay(late("porta", court=spaces, coins=40), late("villa", court=spaces), options=ADVANCED)
    do(state, "pillar coins1")
    for seed in range(30):
        world = state.clone()
        world.hide(1, Rng(seed))
        assert [WORDS.short(code) for code in world.legal(0)][:1] == ["score_shared coins_left"]


def test_the_payer_alone_is_shown_a_payment() -> None:
    payer = {"blocks": ["red", "red", "yellow", "green", "green", "green", "green"]}
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
        state = lay({"blocks": blocks}, {}, offer=["villa-1"], stack=[])
        do(state, "build villa-1 massa")
        shown_now = shown(state, 0)["payment"]["suggested"]
        assert {colour: count for colour, count in shown_now.items() if colour in suggested} == suggested
        assert sum(shown_now.values()) == sum(suggested.values())


def test_what_is_paid_is_seen_by_all_and_what_is_kept_by_nobody_else() -> None:
    payer = {"blocks": ["red", "yellow"]}
    state = lay(payer, {}, offer=["villa-1"], stack=[])
    do(state, "build villa-1 lucca")
    paid, kept = WORDS.read("pay red 1"), WORDS.read("pay red 0")
    for viewer in (1, None):
        assert state.tell(0, paid, viewer) == state.tell(0, paid, 0)
        assert state.tell(0, kept, viewer) == Text("log-pay-hidden", {"seat": 0})
    assert state.tell(0, kept, 0).key == "log-pay"


def test_a_click_on_a_tile_is_answered_by_what_it_would_mean() -> None:
    house = {"coins": 20, "buildings": {"pisa": ["villa-1", "porta-2 white"]}}
    state = lay(house, {}, options=ADVANCED, offer=["villa-5"], wheel=[["red"], [], [], [], [], []])
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
    house = {
        **RICH,
        "stored": ["book", "red_statue"],
        "buildings": {"massa": ["villa-1"], "pisa": ["biblioteca-2 white"]},
    }
    words = texts(language, "carrara")
    state = lay(house, POOR, options=ADVANCED, wheel=[["red"], [], [], [], [], []], offer=["villa-2"])
    legal = state.legal(0)
    for code in range(WORDS.base("first")):
        said = state.describe(0, code) if code in legal else state.why_not(0, code)
        assert "[" not in words.format(said)
    for key in ("ending-completed", "ending-capped", "game-name", "game-tagline"):
        assert "[" not in words.format(Text(key))
