"""The worked examples of the rules, G01 to G21."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.games.redcathedral.box import COLOURS
from cantiere.games.redcathedral.scoring import contribution, share, tower_share, tower_value
from cantiere.kernel.state import CHANCE
from tests.rulebook.redcathedral.positions import (
    GAME,
    act,
    can,
    dealt,
    draw,
    goods,
    lines,
    mark,
    named,
    pass_turn,
    player,
    ready,
    rubles,
    section,
    space_of,
    table,
    value_of,
)


def test_G01_claim_on_the_basic_side_with_a_die_tile() -> None:
    state = table(
        turn="yellow",
        sections={"a1": {"tile": "die_white"}},
        dice={"white": {"space": 7}},
        players={"yellow": {"rubles": 2}},
    )
    act(state, "claim a1", "banner inventory")
    assert state.owner(section("a1")) == COLOURS.index("yellow")
    act(state, "tile blue up")
    assert rubles(state, "yellow") == 2  # 2 paid, 2 gained from the white die's space


def test_G01_the_price_must_be_there_before_the_gain() -> None:
    state = table(
        turn="yellow",
        sections={"a1": {"tile": "die_white"}},
        dice={"white": {"space": 7}},
        players={"yellow": {"rubles": 1}},
    )
    act(state, "claim a1", "banner inventory")
    assert not can(state, "tile blue up")
    assert can(state, "tile blue down")


def test_G01_later_moves_of_the_blue_die_copy_the_white_dies_space() -> None:
    state = table(
        turn="yellow",
        sections={"a1": {"banner": "yellow"}},
        dice={"white": {"space": 7}},
        players={"yellow": {"rubles": 0, "workshops": {"blue": "die_white"}}},
    )
    act(state, "move blue 0", "activate blue")
    assert rubles(state, "yellow") == 2


def test_G02_claim_on_the_advanced_side_unlocks_an_ornament() -> None:
    state = table(
        turn="yellow",
        options={"workshops": "advanced"},
        sections={"a1": {"tile": "wood"}},
        players={"yellow": {"rubles": 3}},
    )
    assert ready(state, "yellow") == {"door": 0, "arch": 0, "cross": 0}
    room = player(state, "yellow").room()
    act(state, "claim a1", "banner inventory")
    assert player(state, "yellow").room() == room + 1
    act(state, "tile green up")
    assert rubles(state, "yellow") == 0
    assert ready(state, "yellow") == {"door": 0, "arch": 1, "cross": 0}


def test_G03_a_white_workshop_is_blocked_until_its_banner_is_used() -> None:
    state = act(table(turn="yellow", options={"workshops": "advanced"}), "claim a1", "banner inventory")
    assert not can(state, "tile white_1 down")
    assert not can(state, "tile white_2 up")
    state = act(table(turn="yellow", options={"workshops": "advanced"}), "claim a1", "banner white_1")
    assert can(state, "tile white_1 up")
    assert can(state, "tile white_1 down")
    assert not can(state, "tile white_2 down")


TOWER_OF_FOUR = {
    "b1": {"card": "B01", "banner": "blue"},
    "b2": {"card": "M04", "banner": "red", "site": {"wood": 2}},
    "b3": {"card": "M05", "banner": "blue", "site": {"brick": 2}},
    "b4": {"card": "D01", "banner": "yellow", "site": {"gold": 2}},
}


def test_G04_penalty_of_one_then_three() -> None:
    state = table(
        plan="P4B",
        sections=TOWER_OF_FOUR,
        players={"red": {"goods": {"gold": 1}}, "blue": {"mark": 20}, "yellow": {"goods": {"wood": 1}}},
    )
    act(state, "build b2 gold")
    assert mark(state, "blue") == 19
    act(state, "end_turn")
    pass_turn(pass_turn(state))
    act(state, "build b4 wood")
    assert mark(state, "blue") == 16  # 2 for level one, 1 for level three
    assert mark(state, "red") == 2 + 4


def test_G05_penalty_leaves_out_ones_own_completed_sections() -> None:
    sections = TOWER_OF_FOUR | {"b2": {"card": "M04", "banner": "red", "completed": True}}
    state = table(
        plan="P4B",
        turn="blue",
        sections=sections,
        players={"blue": {"mark": 20, "goods": {"gold": 1}}, "yellow": {"goods": {"wood": 1}}},
    )
    act(state, "build b3 gold")
    assert mark(state, "blue") == 20 + 3 - 1
    act(state, "end_turn")
    pass_turn(state)
    act(state, "build b4 wood")
    assert mark(state, "blue") == 22 - 2


def test_G06_cross_with_two_different_jewels() -> None:
    state = table(
        turn="yellow",
        sections={
            "a1": {"banner": "red", "completed": True},
            "a2": {"banner": "red", "completed": True},
            "a3": {"banner": "blue", "completed": True},
        },
        players={"yellow": {"mark": 5, "goods": {"gold": 1, "emerald": 1, "amethyst": 1}}},
    )
    act(state, "decorate a3 both")
    assert mark(state, "yellow") == 17  # prestige 1 to 4
    assert goods(state, "yellow") == {}
    assert state.plain()["pending"] == ["work"]


def test_G07_door_with_one_jewel_and_a_plain_cross() -> None:
    state = table(
        turn="yellow",
        sections={
            "a1": {"banner": "red", "completed": True},
            "a2": {"banner": "red", "completed": True},
            "a3": {"banner": "blue", "completed": True},
        },
        players={"yellow": {"mark": 5, "goods": {"wood": 1, "amethyst": 1, "gold": 1}}},
    )
    act(state, "decorate a1 amethyst")
    assert mark(state, "yellow") == 9
    act(state, "decorate a3 plain")
    assert mark(state, "yellow") == 9
    assert goods(state, "yellow") == {}
    assert ready(state, "yellow") == {"door": 0, "arch": 2, "cross": 0}


def test_G08_build_then_decorate_in_one_action() -> None:
    state = table(
        turn="yellow",
        sections={
            "a1": {"banner": "green"},
            "a2": {"card": "M11", "banner": "yellow", "site": {"wood": 2, "brick": 1}},
        },
        players={
            "yellow": {"mark": 5, "rubles": 0, "goods": {"gold": 1, "stone": 1, "emerald": 1}},
            "green": {"mark": 10},
        },
    )
    act(state, "build a2 gold")
    assert (mark(state, "yellow"), rubles(state, "yellow")) == (9, 2)
    assert mark(state, "green") == 9
    act(state, "decorate a2 emerald")
    assert mark(state, "yellow") == 13
    assert not can(state, "build a2 gold")
    assert can(state, "end_turn")


G09: dict[str, Any] = {
    "tokens": ["stone", "gold", "emerald", "brick", "wood", "amethyst", "rubles", "recognition"],
    "influence": ["C1", "M1", "T1", "K1"],
    "dice": {
        "yellow": {"space": 1, "value": 3},
        "blue": {"space": 4},
        "red": {"space": 5},
        "green": {"space": 7},
        "white": {"space": 8},
    },
}


def test_G09_market_move_lands_on_a_second_die() -> None:
    state = table(turn="yellow", **G09)
    act(state, "move yellow 0", "acquire 4")
    assert goods(state, "yellow") == {"brick": 4}
    act(state, "end_turn")
    rolled = set()
    while state.actor() == CHANCE:
        rolled.add(GAME.vocabulary.words(int(state.outcome(5)))["die"])
        state.apply(CHANCE, state.outcome(5))
    assert rolled == {"yellow", "blue"}
    assert [value_of(state, die) for die in ("yellow", "blue", "red")] == [6, 6, 1]
    assert [space_of(state, die) for die in ("yellow", "blue")] == [4, 4]


def test_G10_own_die_pushed_one_further() -> None:
    state = table(turn="yellow", **G09, players={"yellow": {"rubles": 1}})
    act(state, "move yellow 1", "acquire 4")
    assert rubles(state, "yellow") == 0
    assert goods(state, "yellow") == {"wood": 4}


def test_G11_merchants_after_the_market() -> None:
    state = act(table(turn="yellow", **G09), "move yellow 0", "acquire 4", "exchange upper brick")
    act(state, "receive emerald")
    assert goods(state, "yellow") == {"brick": 2, "emerald": 1}


@pytest.mark.parametrize("company", [1, 8])
def test_G12_a_die_tile_gives_the_space_once(company: int) -> None:
    state = table(
        turn="yellow",
        sections={"a1": {"banner": "yellow"}},
        dice={"red": {"space": 1}, "green": {"space": company}},
        players={"yellow": {"workshops": {"blue": "die_red"}}},
    )
    act(state, "move blue 0", "activate blue")
    assert goods(state, "yellow") == {"wood": 2}


def test_G13_a_resource_tile() -> None:
    state = table(
        turn="yellow",
        sections={"a1": {"banner": "yellow"}},
        players={"yellow": {"workshops": {"yellow": "recognition"}}},
    )
    act(state, "move yellow 0", "activate yellow")
    assert mark(state, "yellow") == 3


def test_G14_final_alignment_of_the_markers() -> None:
    state = table(players={"yellow": {"mark": 50}, "green": {"mark": 57}})
    assert lines(state, "yellow")["track"] == 14
    assert lines(state, "green")["track"] == 18
    assert "alignment" not in lines(state, "yellow")


# --- towers: banners from the bottom, ornaments by level --------------------------------------------

FOUR = {
    "G4P_T1": ("P4A", "b", ["green", "yellow", "red"], {1: "green"}, 7, [2, 0, 7, 2]),
    "G4P_T2": ("P4A", "b", ["blue", "yellow"], {1: "blue"}, 5, [0, 5, 0, 2]),
    "G4P_T3": ("P4A", "c", ["blue", "yellow", "green", "red", "blue"], {1: "blue", 2: "yellow"}, 12, [2, 12, 2, 6]),
    "G4P_T4": ("P4A", "b", ["green", "red", "yellow", "green"], {1: "green", 2: "red"}, 10, [5, 0, 10, 2]),
    "G4P_T5": ("P4A", "b", ["blue", "yellow", "red", "green"], {3: "blue"}, 9, [2, 9, 2, 2]),
    "G4P_T6": ("P4A", "a", ["red", "green", "blue"], {1: "red", 2: "red", 3: "green"}, 9, [9, 2, 4, 0]),
}
# Of two players the first is red, the second blue.
TWO = {
    "G2P_T1": ("P2B", "a", ["red", "red", "red"], {1: "red", 2: "red"}, 8, [8, 0]),
    "G2P_T2": ("P2B", "a", ["blue", "red", "blue"], {}, 6, [2, 6]),
    "G2P_T3": ("P2B", "a", ["blue", "red", "blue"], {1: "blue", 2: "red"}, 8, [2, 8]),
    "G2P_T4": ("P2B", "a", ["red", "blue"], {1: "red"}, 5, [5, 1]),
}


@pytest.mark.parametrize(("seats", "id"), [(4, id) for id in FOUR] + [(2, id) for id in TWO])
def test_towers_G4P_T1_to_T6_and_G2P_T1_to_T4(seats: int, id: str) -> None:
    plan, name, banners, ornaments, value, shares = (FOUR | TWO)[id]
    sections: dict[str, dict[str, object]] = {
        f"{name}{level}": {"banner": colour, "completed": True} for level, colour in enumerate(banners, start=1)
    }
    for level, colour in ornaments.items():
        sections[f"{name}{level}"]["ornament"] = colour
    state = table(seats, plan=plan, sections=sections)
    tower = "abcdef".index(name)
    assert tower_value(state, tower) == value
    assert [tower_share(state, tower, who) for who in range(seats)] == shares
    for who, colour in enumerate(COLOURS[:seats]):
        pieces = [*banners, *ornaments.values()].count(colour)
        assert contribution(state, tower, state.players[who]) == pieces
        assert lines(state, colour).get(name, 0) == shares[who]


def test_G15_two_players_level_score_nothing() -> None:
    sections = {
        "a1": {"banner": "red", "completed": True, "ornament": "blue"},
        "a2": {"banner": "red", "completed": True, "ornament": "blue"},
    }
    state = table(2, plan="P2B", sections=sections)
    assert [tower_share(state, 0, who) for who in range(2)] == [0, 0]


def test_G16_third_place_behind_a_tie_for_first() -> None:
    """Two who share the first place of a tower of 11 leave the third its own prize."""
    sections = {
        "b1": {"banner": "red", "completed": True, "ornament": "blue"},
        "b2": {"banner": "red", "completed": True, "ornament": "blue"},
        "b3": {"banner": "blue", "completed": True, "ornament": "red"},
        "b4": {"banner": "green", "completed": True},
    }
    state = table(3, plan="P3A", sections=sections)
    assert tower_value(state, 1) == 11
    assert [tower_share(state, 1, who) for who in range(3)] == [8, 8, 2]
    assert [share(11, 0, 2, False), share(11, 2, 1, False)] == [8, 2]


def test_G17_jakovlev_ignores_the_kinds_of_materials() -> None:
    state = table(
        1,
        turn="blue",
        pending=["jakovlev"],
        sections={"a1": {"banner": "red"}, "a2": {"banner": "blue"}, "b1": {"card": "B06", "banner": "blue"}},
        jakovlev={
            "row": ["CONSTRUCTION", "RECOGNITION", "INVENTORY", "DELIVERY", "CLAIM"],
            "construction": {"amethyst": 4},
        },
    )
    draw(state)
    assert state.done >> section("b1") & 1  # 2 wood and 2 stone asked for
    assert mark(state, "blue") == 2 + 3


def test_G18_what_is_left_over_goes_to_the_next_section() -> None:
    state = table(
        1,
        turn="blue",
        pending=["jakovlev"],
        sections={"a1": {"card": "B01", "banner": "blue"}, "b1": {"card": "B06", "banner": "blue"}},
        jakovlev={
            "row": ["CONSTRUCTION", "RECOGNITION", "INVENTORY", "DELIVERY", "CLAIM"],
            "construction": {"gold": 4},
        },
    )
    draw(state)
    assert state.done == 1
    assert named(state.site[section("b1")]) == {"gold": 1}


def test_G19_starting_rubles_and_marker() -> None:
    for seed in range(4):
        state = dealt(4, seed)
        in_turn_order = [state.players[(state.first + place) % 4] for place in range(4)]
        assert [seat.rubles for seat in in_turn_order] == [3, 4, 4, 5]
        assert [seat.mark for seat in in_turn_order] == [2, 2, 2, 2]
        assert state.actor() == state.first


SIX = {
    "b1": {"banner": "red", "completed": True},
    "b2": {"banner": "red", "completed": True},
    "c1": {"banner": "red", "completed": True},
    "c2": {"banner": "red", "completed": True},
    "d1": {"banner": "red", "completed": True},
    "a1": {"card": "B01", "banner": "red", "site": {"wood": 2}},
}


def test_G20_the_sixth_section_ends_the_game() -> None:
    state = table(sections=SIX, players={"red": {"goods": {"brick": 1}, "mark": 5, "rubles": 0}})
    act(state, "build a1 brick")
    assert rubles(state, "red") == 2
    assert mark(state, "red") == 17  # 5 + 2 recognition, then 3 prestige: 9, 13, 17
    act(state, "end_turn")
    for colour in ("blue", "green", "yellow"):
        assert COLOURS[state.actor()] == colour
        pass_turn(state)
    assert state.is_over()
    assert state.ending() == "sixth_section"


def test_G21_leftovers() -> None:
    state = table(players={"red": {"goods": {"wood": 3, "gold": 1}, "rubles": 7}})
    assert lines(state, "red")["leftovers"] == 2
