"""The questions players ask, row by row of the list of edge cases."""

from __future__ import annotations

from itertools import product

from cantiere.games.redcathedral.box import COLOURS
from cantiere.games.redcathedral.scoring import share
from cantiere.kernel.state import CHANCE
from tests.rulebook.redcathedral.positions import (
    act,
    arguments,
    can,
    draw,
    goods,
    lines,
    mark,
    pass_turn,
    player,
    ready,
    rubles,
    space_of,
    table,
    value_of,
    verbs,
    why,
)

TOWER = {
    "a1": {"banner": "blue", "completed": True},
    "a2": {"banner": "blue", "completed": True},
    "a3": {"banner": "blue", "completed": True},
}


def test_row_01_claim_above_an_unfinished_section() -> None:
    state = table(sections={"a1": {"banner": "blue"}})
    assert can(state, "claim a2")
    assert not can(state, "claim a3")
    assert not can(state, "claim a1")


def test_row_02_ornaments_go_on_others_sections_one_each() -> None:
    state = table(sections=TOWER, players={"red": {"goods": {"wood": 2}}})
    act(state, "decorate a1 plain")
    assert not can(state, "decorate a1 plain")
    assert why(state, "decorate a1 plain") == "why-decorated"


def test_row_03_two_equal_jewels_bring_two() -> None:
    for jewels, stock in (("two_emeralds", {"emerald": 2}), ("two_amethysts", {"amethyst": 2})):
        state = table(sections=TOWER, players={"red": {"goods": {"wood": 1, **stock}, "mark": 5}})
        assert mark(act(state, f"decorate a1 {jewels}"), "red") == 13


def test_row_04_an_ornament_is_paid_at_once_or_not_at_all() -> None:
    """No order of deliveries leaves one half paid: what cannot be paid completely is not offered."""
    state = table(
        sections=TOWER | {"b1": {"card": "B01", "banner": "red"}},
        players={"red": {"goods": {"wood": 3, "brick": 1, "emerald": 1, "amethyst": 1}}},
    )
    assert arguments(state, "decorate") == ["plain", "emerald", "amethyst", "both"]
    act(state, "build b1 wood")
    assert arguments(state, "decorate") == ["plain", "emerald", "amethyst"]
    assert why(state, "decorate a1 both") == "why-deliveries"
    act(state, "build b1 wood")
    assert arguments(state, "decorate") == ["plain"]
    act(state, "build b1 brick")
    assert arguments(state, "decorate") == []


def test_row_05_complete_and_decorate_in_one_action() -> None:
    state = table(
        sections={"a1": {"card": "B01", "banner": "red", "site": {"wood": 2}}},
        players={"red": {"goods": {"brick": 1, "wood": 1, "emerald": 1}}},
    )
    assert not can(state, "decorate a1 plain")
    act(state, "build a1 brick", "decorate a1 emerald")
    assert player(state, "red").decor == 1


def test_row_06_one_of_two_white_tiles() -> None:
    state = table(
        sections={"a1": {"banner": "red"}, "b1": {"banner": "red"}},
        players={"red": {"workshops": {"white_1": "wood", "white_2": "gold"}}},
    )
    act(state, "move white 0")
    assert arguments(state, "activate") == ["white_1", "white_2"]
    act(state, "activate white_2")
    assert goods(state, "red") == {"gold": 1}
    assert why(state, "activate white_1") == "why-activated"


def test_row_07_a_die_tile_gives_the_token_once_in_company_too() -> None:
    state = table(
        sections={"a1": {"banner": "red"}},
        dice={"green": {"space": 2}, "yellow": {"space": 2}, "blue": {"space": 2}, "red": {"space": 4}},
        players={"red": {"workshops": {"red": "die_green"}}},
    )
    assert goods(act(state, "move red 0", "activate red"), "red") == {"brick": 2}


def test_row_08_a_die_tile_of_the_moved_die() -> None:
    """It gives the space where the die lies now."""
    state = table(sections={"a1": {"banner": "red"}}, players={"red": {"workshops": {"red": "die_red"}}})
    assert goods(act(state, "move red 0", "activate red"), "red") == {"brick": 2}


def test_row_09_acquire_influence_and_workshop_in_any_order_once_each() -> None:
    given = {"workshops": {"red": "wood"}, "rubles": 0}
    steps = ("acquire 2", "favour lower", "activate red")
    ends = set()
    for order in product(steps, repeat=3):
        if len(set(order)) < 3:
            continue
        state = table(
            sections={"a1": {"banner": "red"}},
            influence=["T1", "C1", "M1", "K1"],
            dice={"red": {"space": 8}, "blue": {"space": 5}},
            players={"red": given},
        )
        act(state, "move red 0", *order)
        assert verbs(state) == {"end_turn"}
        ends.add(str(state.plain()))
    assert len(ends) == 1


def test_row_10_sell_first_then_acquire_into_the_freed_slot() -> None:
    state = table(
        dice={"red": {"space": 1}, "blue": {"space": 8}},
        players={"red": {"goods": {"emerald": 6}, "rubles": 0}},
    )
    act(state, "move blue 0")
    assert "acquire" not in verbs(state)
    act(state, "sell upper emerald")
    assert arguments(state, "acquire") == ["1"]
    act(state, "acquire 1")
    assert goods(state, "red") == {"wood": 1, "emerald": 5}
    assert rubles(state, "red") == 1
    assert can(state, "sell upper emerald")  # it may be repeated, even with something in between


def test_row_11_exchange_with_a_full_inventory() -> None:
    state = table(
        dice={"red": {"space": 4}},
        players={"red": {"goods": {"wood": 6}, "rubles": 1}},
    )
    act(state, "move red 0", "exchange lower wood", "receive gold")
    assert goods(state, "red") == {"wood": 5, "gold": 1}


FULL = {
    "red": {"space": 3},
    "blue": {"space": 3},
    "green": {"space": 3},
    "yellow": {"space": 2, "value": 1},
    "white": {"space": 1, "value": 2},
}


def test_row_12_a_full_landing_space() -> None:
    state = table(turn="blue", dice=FULL, players={"blue": {"rubles": 2}})
    assert not can(state, "move yellow 0")
    assert not can(state, "move yellow 1")
    assert why(state, "move yellow 0") == "why-space-full"
    assert why(state, "move yellow 1") == "why-not-your-die"
    assert not can(state, "move white 0")
    assert can(state, "move white 1")
    assert can(state, "move red 0")


def test_row_13_a_full_lap_back_to_its_own_space() -> None:
    dice = {"red": {"space": 3, "value": 5}, "blue": {"space": 3}, "green": {"space": 3}}
    state = table(dice=dice, players={"red": {"rubles": 4}})
    act(state, "move red 3")
    assert space_of(state, "red") == 3
    assert rubles(state, "red") == 1
    assert arguments(state, "acquire")[0] == "6"


def test_row_14_not_every_die_can_be_blocked() -> None:
    """All ways five dice can lie with three on space 1, whatever they show: somebody without rubles can still move."""
    for other, another in product(range(1, 9), repeat=2):
        for value in range(1, 7):
            dice = {
                "red": {"space": 1, "value": value},
                "blue": {"space": 1, "value": value},
                "green": {"space": 1, "value": value},
                "yellow": {"space": other if other != 1 else 2, "value": value},
                "white": {"space": another if another != 1 else 2, "value": value},
            }
            state = table(dice=dice, players={"red": {"rubles": 0}})
            assert "move" in verbs(state)


def test_row_15_a_turn_cannot_be_passed_but_the_market_is_always_open() -> None:
    state = table(players={"red": {"rubles": 0}})
    assert why(state, "end_turn") == "why-must-act"
    act(state, "move green 0")
    assert can(state, "end_turn")


def test_row_16_teamsters_deliver_like_workers() -> None:
    """They complete a section, bring a penalty, place an ornament and end the game."""
    sections = {f"{tower}1": {"banner": "red", "completed": True} for tower in "bcdef"}
    sections |= {
        "a1": {"card": "B01", "banner": "blue"},
        "a2": {"card": "M04", "banner": "red", "site": {"wood": 2}},
    }
    state = table(
        sections=sections,
        influence=["T2", "C1", "M1", "K1"],
        dice={"red": {"space": 8}},
        players={"red": {"goods": {"gold": 1, "stone": 1}, "rubles": 3, "mark": 5}, "blue": {"mark": 9}},
    )
    act(state, "move red 0", "hire upper")
    assert rubles(state, "red") == 0
    act(state, "build a2 gold")
    assert mark(state, "blue") == 8
    assert state.ended_by == COLOURS.index("red")
    assert mark(state, "red") == 21  # 5 + 4, then 13, 17, 21
    act(state, "decorate a2 plain")
    assert ready(state, "red")["arch"] == 1
    act(state, "end_turn")
    for _ in range(3):
        pass_turn(state)
    assert state.is_over()


def test_row_17_swapped_tokens_leave_the_dice_where_they_are() -> None:
    state = table(
        influence=["T3", "C1", "M1", "K1"],
        dice={"red": {"space": 8}},
        players={"red": {"rubles": 2}},
    )
    act(state, "move red 0")
    before = state.spaces
    other = state.clone()
    act(state, "swap upper 1-4")
    assert (rubles(state, "red"), state.spaces) == (0, before)
    assert goods(act(state, "acquire 1"), "red") == {"gold": 1}
    assert goods(act(other, "acquire 2"), "red") == {"wood": 2}


def test_row_18_reroll_at_any_moment_once_a_turn() -> None:
    state = table(players={"red": {"mark": 13}}, sections={"a1": {"tile": "wood"}})
    for steps in ((), ("move red 0",), ("move red 0", "acquire 1"), ("claim a1",), ("claim a1", "banner spare")):
        trial = act(state.clone(), *steps)
        assert can(trial, "reroll 3")
        act(trial, "reroll 3")
        assert mark(trial, "red") == 9
        assert trial.actor() == CHANCE
        trial.apply(CHANCE, trial.outcome(5))
        assert value_of(trial, "green") == 6
        assert trial.actor() == COLOURS.index("red")
        assert not can(trial, "reroll 3")
        assert why(trial, "reroll 3") == "why-rerolled"
    assert why(state, "reroll 7") == "why-no-dice"


def test_row_19_prestige_gained_between_two_prestige_spaces() -> None:
    for before, after in ((2, 5), (5, 9), (6, 9), (48, 49), (49, 51), (60, 61), (79, 80), (80, 85), (83, 85)):
        board = player(table(players={"red": {"mark": before}}), "red")
        board.gain_prestige(1)
        assert board.mark == after


def test_row_20_prestige_lost_between_two_prestige_spaces() -> None:
    for before, after in ((6, 5), (9, 5), (12, 9), (50, 49), (51, 49), (62, 61), (80, 79), (83, 80), (85, 80)):
        state = table(players={"red": {"mark": before, "rubles": 0}})
        act(state, "sell_prestige")
        assert (mark(state, "red"), rubles(state, "red")) == (after, 2)
    for before in (0, 2, 4, 5):
        state = table(players={"red": {"mark": before}})
        assert why(state, "sell_prestige") == "why-no-prestige"
        assert why(state, "reroll 1") == "why-no-prestige"


def test_row_21_three_level_at_the_top_share_three_prizes() -> None:
    assert [share(9, 0, 3, False), share(9, 3, 1, False)] == [(9 + 4 + 2) // 3, 1]
    assert [share(8, 0, 2, False), share(8, 2, 1, False)] == [6, 2]


def test_row_22_the_last_section_is_rewarded_and_punished_like_any_other() -> None:
    sections = {f"{tower}1": {"banner": "red", "completed": True} for tower in "bcdef"}
    sections |= {"a1": {"banner": "blue"}, "a2": {"card": "M04", "banner": "red", "site": {"wood": 2}}}
    state = table(sections=sections, players={"red": {"goods": {"gold": 1}, "rubles": 0}, "blue": {"mark": 4}})
    act(state, "build a2 gold")
    assert rubles(state, "red") == 1
    assert mark(state, "blue") == 3
    assert mark(state, "red") == 17  # 2 + 4 recognition, then 3 prestige: 9, 13, 17


def test_row_23_third_prize_after_a_second_of_one() -> None:
    assert [share(2, better, 1, False) for better in range(3)] == [2, 1, 0]


def test_row_24_jakovlev_scores_no_leftovers() -> None:
    left = {"inventory": {"wood": 4}, "construction": {"gold": 7}}
    state = table(1, players={"red": {"rubles": 10}}, jakovlev=left)
    assert lines(state, "red")["leftovers"] == 2
    assert "leftovers" not in lines(state, "blue")
    other = table(1, players={"red": {"rubles": 10}}, jakovlev=left, options={"jakovlev_leftovers": True})
    assert lines(other, "red")["leftovers"] == 2
    assert lines(other, "blue")["leftovers"] == 2  # 11 materials on his two cards
    assert int(other.score(1)) == int(state.score(1)) + 2


def test_row_25_jakovlevs_ornament_without_a_place_is_skipped() -> None:
    """His door needs a base; a completed middle section will not do."""
    state = table(
        1,
        pending=["work"],
        sections={
            "a1": {"banner": "blue"},
            "a2": {"banner": "red", "completed": True},
            "b1": {"banner": "red"},
        },
        jakovlev={"face_down": 5},
    )
    act(state, "end_turn")
    draw(state)
    assert player(state, "blue").decor == 0
    assert state.turned == 1
