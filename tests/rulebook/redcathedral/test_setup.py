"""Set-up, for every number of players, and what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from cantiere.games.redcathedral.box import (
    CARD_KIND,
    CARD_NAMES,
    CARD_RECOGNITION,
    COMPONENTS,
    DICE,
    GOODS,
    INFLUENCE_GROUP,
    JAKOVLEV,
    KINDS,
    PIECES,
    PLAN_HEIGHTS,
    PLAN_PLAYERS,
    PRESTIGE_AT,
    RECOGNITION,
    TILE_DIE,
    TILE_MARKED,
    TILE_NAMES,
    TILE_PLAIN,
)
from cantiere.kernel.state import CHANCE, NONE
from tests.rulebook.redcathedral.positions import GAME, dealt, named

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@SEATS
def test_sections_and_towers(seats: int) -> None:
    players = max(seats, 2)
    for seed in range(6):
        state = dealt(seats, seed)
        assert len(state.sections()) == 6 * players
        assert len(state.heights) == {2: 4, 3: 5, 4: 6}[players]
        cards = [state.cards[s] for s in state.sections()]
        assert len(set(cards)) == len(cards)
        for s in state.sections():
            tower, level = divmod(s, 6)
            kind = "base" if level == 0 else "dome" if level == state.heights[tower] - 1 else "middle"
            assert KINDS[CARD_KIND[state.cards[s]]] == kind


@SEATS
def test_every_section_has_a_tile_and_marked_tiles_need_three_players(seats: int) -> None:
    state = dealt(seats, 3)
    free = [s for s in state.sections() if state.owner(s) == NONE]
    assert len(free) == len(state.sections()) - (seats == 1)  # Jakovlev's first section has lost its tile
    laid = Counter(state.tiles[s] for s in free)
    assert NONE not in laid
    for tile in range(len(TILE_NAMES)):
        assert laid[tile] <= TILE_PLAIN[tile] + (TILE_MARKED[tile] if seats >= 3 else 0)


@SEATS
def test_dice_lie_on_five_spaces_from_the_recognition_token_on(seats: int) -> None:
    for seed in range(6):
        state = dealt(seats, seed)
        assert sorted(state.tokens) == list(range(8))
        first = state.tokens.index(RECOGNITION)
        expected = {(first + step) % 8 for step in range(5)}
        spaces = {state.space_of(die) for die in range(5)}
        assert spaces == expected
        assert all(1 <= state.value_of(die) <= 6 for die in range(5))


@SEATS
def test_one_influence_card_of_each_group(seats: int) -> None:
    state = dealt(seats, 5)
    assert sorted(INFLUENCE_GROUP[card] for card in state.influence) == [0, 1, 2, 3]


@SEATS
def test_boards_at_the_start(seats: int) -> None:
    state = dealt(seats)
    for who in range(seats):
        player = state.players[who]
        assert (player.covered, player.spare, player.white) == (4, 2, 0)
        assert (player.room(), player.banners(), player.mark) == (6, 6, 2)
        assert [player.ready(kind) for kind in range(3)] == [1, 2, 1]


def test_advanced_boards_at_the_start() -> None:
    state = dealt(4, options={"workshops": "advanced"})
    for player in state.players:
        assert (player.covered, player.spare, player.white) == (4, 0, 3)
        assert player.ornaments == 0


def test_every_player_may_choose_a_side() -> None:
    state = GAME.new(3, {"workshops": "each"})
    for seat, side in enumerate(("basic", "advanced", "basic")):
        assert state.actor() == seat
        state.play(seat, GAME.vocabulary.read(f"side {side}"))
    assert state.actor() == CHANCE
    described = state.plain()["player"]
    assert isinstance(described, dict)
    assert [described[number]["side"] for number in "123"] == ["basic", "advanced", "basic"]
    assert described["2"]["banners"] == {"inventory": 4, "white_1": 1, "white_2": 1}


def test_a_table_may_choose_its_plan_and_influence_cards() -> None:
    for seed in range(5):
        state = dealt(3, seed, {"plan": "b", "clergy": "K3", "merchants": "M2"})
        assert state.heights == [2, 4, 5, 4, 3]
        names = state.plain()["influence"]
        assert isinstance(names, list)
        assert {"K3", "M2"} <= set(names)


def test_anybody_may_begin() -> None:
    assert {int(dealt(3, seed).first) for seed in range(30)} == {0, 1, 2}


def test_solo_set_up() -> None:
    for seed in range(8):
        state = dealt(1, seed)
        his = state.players[JAKOVLEV]
        assert sorted(state.row) == sorted(state.row_dice) == list(range(5))
        assert (his.spare, his.covered, his.rubles) == (5, 0, 0)
        assert state.actor() == 0
        assert state.players[0].rubles == 3
        bases = [tower * 6 for tower in range(len(state.heights))]
        best = max(CARD_RECOGNITION[state.cards[s]] for s in bases)
        claimed = next(s for s in bases if CARD_RECOGNITION[state.cards[s]] == best)  # the leftmost of equals
        assert his.claims == 1 << claimed
        assert his.mark == 2  # the tile leaves the game, whatever it shows


# --- the box --------------------------------------------------------------------------------------


def test_counts_of_the_box() -> None:
    assert named(PIECES) == {"wood": 20, "brick": 20, "stone": 20, "gold": 15, "emerald": 10, "amethyst": 10}
    assert GOODS.total(PIECES) == 95
    assert len(CARD_NAMES) == 40
    assert sum(TILE_PLAIN) + sum(TILE_MARKED) == 28
    assert [TILE_MARKED[tile] for tile in range(len(TILE_NAMES)) if TILE_DIE[tile] != NONE] == [1] * len(DICE)
    assert Counter(PLAN_PLAYERS) == {2: 3, 3: 3, 4: 3}


def test_no_two_plans_are_mirror_images() -> None:
    shapes = {min(tuple(heights), tuple(reversed(heights))) for heights in PLAN_HEIGHTS}
    assert len(shapes) == len(PLAN_HEIGHTS)


def test_the_track() -> None:
    spaces = [space for space in range(1, 80) if PRESTIGE_AT[space] > PRESTIGE_AT[space - 1]]
    assert spaces[:20] == [5, 9, 13, 17, 21, 25, 29, 32, 35, 38, 41, 44, 47, 49, 51, 53, 55, 57, 59, 60]
    assert spaces[20:] == list(range(61, 80))
    assert PRESTIGE_AT[0] == 0


def test_the_attested_faces_are_there() -> None:
    cards = {card["id"]: card for card in COMPONENTS["section"]}
    assert any(
        card["kind"] == "middle" and "gold" in card["cost"] and (card["recognition"], card["rubles"]) == (4, 2)
        for card in cards.values()
    )
    assert any(card["cost"] == {"wood": 2, "brick": 1, "gold": 1} for card in cards.values())
    assert all(card["source"] for card in cards.values())


def test_every_table_of_components_says_how_sure_it_is() -> None:
    marks = {"rulebook", "sources", "few", "inferred", "reconstructed"}
    for name, part in COMPONENTS.items():
        if name == "about":
            continue
        for entry in part if isinstance(part, list) else [part]:
            sources = [entry["source"]] if "source" in entry else [each["source"] for each in entry.values()]
            assert set(sources) <= marks, name
