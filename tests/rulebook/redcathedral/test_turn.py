"""The parts of a turn: claiming, working, the market with its influence cards, optional actions, and the end."""

from __future__ import annotations

import pytest

from cantiere.games.redcathedral.box import COLOURS, DICE
from cantiere.games.redcathedral.state import Table
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.errors import CannotUndo
from cantiere.kernel.match import Match
from cantiere.kernel.state import CHANCE
from cantiere.kernel.texts import texts
from tests.rulebook.redcathedral.positions import (
    GAME,
    act,
    arguments,
    can,
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
    supply,
    table,
    value_of,
    verbs,
    why,
)

# --- claiming -------------------------------------------------------------------------------------


def test_one_section_of_each_tower_can_be_claimed() -> None:
    state = table(sections={"a1": {"banner": "red"}, "b1": {"banner": "blue"}, "b2": {"banner": "green"}})
    assert arguments(state, "claim") == ["a2", "b3", "c1", "d1", "e1", "f1"]
    assert why(state, "claim a1") == "why-yours"
    assert why(state, "claim b1") == "why-claimed"
    assert why(state, "claim c2") == "why-below"
    assert why(state, "claim f6") == "why-no-section"


def test_a_banner_from_below_the_inventory_frees_no_slot() -> None:
    state = act(table(), "claim a1", "banner spare")
    assert (player(state, "red").room(), player(state, "red").spare) == (6, 1)
    state = act(table(), "claim a1", "banner inventory")
    assert (player(state, "red").room(), player(state, "red").covered) == (7, 3)


def test_where_there_is_one_kind_of_banner_nobody_is_asked() -> None:
    sections = {f"{tower}1": {"banner": "red"} for tower in "abcd"}
    state = act(table(sections=sections), "claim e1")
    assert "tile" in verbs(state)
    assert player(state, "red").spare == 1


def test_without_a_banner_nothing_can_be_claimed() -> None:
    sections = {f"{tower}1": {"banner": "red"} for tower in "abcdef"}
    state = table(sections=sections)
    assert arguments(state, "claim") == []
    assert why(state, "claim a2") == "why-no-banner"


def test_basic_prices() -> None:
    """One's own colour and white 3, the others 2."""
    for money, expected in (
        (1, []),
        (2, ["blue", "green", "yellow"]),
        (3, ["red", "blue", "green", "yellow", "white_1"]),
    ):
        state = act(table(players={"red": {"rubles": money}}), "claim a1", "banner spare")
        assert [w for w in ("red", "blue", "green", "yellow", "white_1") if can(state, f"tile {w} up")] == expected
        assert all(can(state, f"tile {w} down") for w in ("red", "blue", "green", "yellow", "white_1"))
        assert why(state, "tile white_2 down") in ("why-same-workshop", "why-rubles")


def test_a_tile_face_down_costs_and_gives_nothing_and_is_never_used() -> None:
    state = table(sections={"a1": {"tile": "wood"}}, players={"red": {"rubles": 3}})
    act(state, "claim a1", "banner spare", "tile red down")
    assert (rubles(state, "red"), goods(state, "red")) == (3, {})
    act(state, "end_turn")
    pass_turn(pass_turn(pass_turn(state)))
    act(state, "move red 0")
    assert why(state, "activate red") == "why-face-down"


def test_a_workshop_takes_one_tile() -> None:
    state = table(sections={"b1": {"banner": "red"}}, players={"red": {"workshops": {"blue": "wood"}, "rubles": 9}})
    act(state, "claim a1", "banner spare")
    assert not can(state, "tile blue down")
    assert why(state, "tile blue up") == "why-workshop-full"


def test_a_tile_gained_into_a_full_inventory_is_lost() -> None:
    state = table(sections={"a1": {"tile": "gold"}}, players={"red": {"goods": {"wood": 6}, "rubles": 3}})
    assert goods(act(state, "claim a1", "banner spare", "tile blue up"), "red") == {"wood": 6}
    state = table(sections={"a1": {"tile": "gold"}}, players={"red": {"goods": {"wood": 6}, "rubles": 3}})
    assert goods(act(state, "claim a1", "banner inventory", "tile blue up"), "red") == {"wood": 6, "gold": 1}


def test_the_turn_of_a_claim_ends_with_it() -> None:
    state = act(table(players={"red": {"goods": {"wood": 1}}}), "claim a1", "banner spare", "tile red down")
    assert verbs(state) == {"end_turn"}
    assert why(state, "claim b1") == "why-acted"
    assert why(state, "build a1 wood") == "why-acted"
    assert why(state, "move red 0") == "why-acted"
    assert COLOURS[draw(act(state, "end_turn")).actor()] == "blue"


# --- the advanced side ----------------------------------------------------------------------------


def test_advanced_every_workshop_costs_three() -> None:
    state = table(options={"workshops": "advanced"}, players={"red": {"rubles": 2}})
    act(state, "claim a1", "banner inventory")
    assert not any(can(state, f"tile {colour} up") for colour in COLOURS)


def test_advanced_a_tile_face_down_loses_the_ornament_for_good() -> None:
    state = table(options={"workshops": "advanced"})
    act(state, "claim a1", "banner inventory", "tile yellow down")
    assert ready(state, "red") == {"door": 0, "arch": 0, "cross": 0}
    assert player(state, "red").workshops[COLOURS.index("yellow")] >= 64


@pytest.mark.parametrize(
    ("workshop", "ornament"), [("red", "door"), ("blue", "arch"), ("green", "arch"), ("yellow", "cross")]
)
def test_advanced_what_each_workshop_unlocks(workshop: str, ornament: str) -> None:
    state = table(options={"workshops": "advanced"})
    act(state, "claim a1", "banner inventory", f"tile {workshop} up")
    assert ready(state, "red") == {name: int(name == ornament) for name in ("door", "arch", "cross")}


def test_advanced_locked_ornaments_cannot_be_placed() -> None:
    done = {"a1": {"banner": "blue", "completed": True}}
    state = table(options={"workshops": "advanced"}, sections=done, players={"red": {"goods": {"wood": 1}}})
    assert why(state, "decorate a1 plain") == "why-no-ornament"
    state = table(
        options={"workshops": "advanced"},
        sections=done | {"b1": {"banner": "red"}},
        players={"red": {"goods": {"wood": 1}, "workshops": {"red": "wood"}}},
    )
    act(state, "decorate a1 plain")
    assert ready(state, "red")["door"] == 0


def test_advanced_a_banner_on_a_white_workshop_blocks_it() -> None:
    state = act(table(options={"workshops": "advanced"}), "claim a1", "banner inventory")
    assert why(state, "tile white_1 up") == "why-banner-there"


def test_sides_may_differ_at_one_table() -> None:
    options = {"workshops": "each"}
    state = table(2, options=options, pending=["turn"], players={"blue": {"side": "advanced"}})
    assert ready(state, "red")["arch"] == 2
    assert ready(state, "blue")["arch"] == 0


# --- working --------------------------------------------------------------------------------------


def test_up_to_three_deliveries_and_at_least_one() -> None:
    state = table(
        sections={"a1": {"card": "B06", "banner": "red"}},
        players={"red": {"goods": {"wood": 2, "stone": 2}}},
    )
    act(state, "build a1 wood")
    assert can(state, "end_turn")
    act(state, "build a1 wood", "build a1 stone")
    assert verbs(state) == {"end_turn"}
    assert named(state.site[section("a1")]) == {"wood": 2, "stone": 1}


def test_only_what_is_needed_goes_to_ones_own_unfinished_sections() -> None:
    state = table(
        sections={
            "a1": {"card": "B01", "banner": "red", "site": {"brick": 1}},
            "b1": {"card": "B02", "banner": "blue"},
            "c1": {"card": "B03", "banner": "red", "completed": True},
        },
        players={"red": {"goods": {"wood": 1, "brick": 1, "gold": 1}}},
    )
    assert [GAME.vocabulary.short(a) for a in state.legal(0) if GAME.vocabulary.verb(a).name == "build"] == [
        "build a1 wood"
    ]
    assert why(state, "build a1 brick") == "why-not-needed"
    assert why(state, "build b1 brick") == "why-not-your-section"
    assert why(state, "build c1 wood") == "why-completed"
    assert why(state, "build a1 stone") == "why-not-needed"


def test_deliveries_may_be_split_over_sections() -> None:
    state = table(
        sections={"a1": {"card": "B01", "banner": "red"}, "b1": {"card": "B02", "banner": "red"}},
        players={"red": {"goods": {"wood": 2, "brick": 1}}},
    )
    act(state, "build a1 wood", "build b1 wood", "build b1 brick")
    assert goods(state, "red") == {}


def test_a_completed_section_pays_and_returns_its_materials() -> None:
    state = table(
        sections={"a1": {"card": "B01", "banner": "red", "site": {"wood": 2}}},
        players={"red": {"goods": {"brick": 1}, "rubles": 0}},
    )
    before = supply(state, "wood"), supply(state, "brick")
    act(state, "build a1 brick")
    assert (supply(state, "wood"), supply(state, "brick")) == (before[0] + 2, before[1] + 1)
    assert (mark(state, "red"), rubles(state, "red")) == (4, 2)
    assert can(state, "end_turn")


def test_recognition_never_falls_below_zero() -> None:
    state = table(
        sections={"a1": {"banner": "blue"}, "a2": {"card": "M04", "banner": "red", "site": {"wood": 2}}},
        players={"red": {"goods": {"gold": 1}}, "blue": {"mark": 0}},
    )
    assert mark(act(state, "build a2 gold"), "blue") == 0


def test_the_one_who_completes_can_be_punished_too() -> None:
    """Blue has completed the top; red's base lies unfinished below both when red completes the middle."""
    state = table(
        sections={
            "a1": {"banner": "red"},
            "a2": {"card": "M04", "banner": "red", "site": {"wood": 2}},
            "a3": {"banner": "blue", "completed": True},
        },
        players={"red": {"goods": {"gold": 1}, "mark": 10}},
    )
    assert mark(act(state, "build a2 gold"), "red") == 10 + 4 - 1


def test_each_ornament_has_its_section_and_material() -> None:
    tower = {f"a{level}": {"banner": "blue", "completed": True} for level in (1, 2, 3)}
    for stock, place in (("wood", "a1"), ("stone", "a2"), ("gold", "a3")):
        state = table(sections=tower, players={"red": {"goods": {stock: 1}}})
        assert [GAME.vocabulary.short(a) for a in state.legal(0) if GAME.vocabulary.verb(a).name == "decorate"] == [
            f"decorate {place} plain"
        ]


# --- the market -----------------------------------------------------------------------------------


def test_only_white_and_ones_own_die_can_be_pushed() -> None:
    state = table(players={"red": {"rubles": 9}})
    moves = [GAME.vocabulary.words(a) for a in state.legal(0) if GAME.vocabulary.verb(a).name == "move"]
    by_die = {die: [int(m["extra"]) for m in moves if m["die"] == die] for die in DICE}
    assert by_die == {"red": list(range(8)), "blue": [0], "green": [0], "yellow": [0], "white": list(range(8))}
    poor = table(players={"red": {"rubles": 1}})
    assert why(poor, "move red 2") == "why-rubles"


def test_one_may_take_less_of_materials() -> None:
    """Row 26: what is offered first is everything."""
    state = act(table(dice={"red": {"space": 8}}), "move red 0")
    assert arguments(state, "acquire") == ["2", "1"]
    act(state, "acquire 1")
    assert goods(state, "red") == {"wood": 1}
    assert why(state, "acquire 1") == "why-acquired"


def test_one_may_take_less_of_rubles_and_recognition() -> None:
    """Row 26: they are resources like the others."""
    for before, taken in ((6, 1), (7, 3)):
        dice = {"red": {"space": before}, "blue": {"space": before + 1}}
        state = act(table(dice=dice, players={"red": {"rubles": 0}}), "move red 0")
        assert arguments(state, "acquire") == ["4", "3", "2", "1"]
        act(state, f"acquire {taken}")
        assert rubles(state, "red") + mark(state, "red") == 2 + taken
        assert not can(state, "acquire 1")


def test_the_inventory_is_a_limit() -> None:
    state = table(dice={"red": {"space": 8}, "blue": {"space": 1}}, players={"red": {"goods": {"gold": 3}}})
    act(state, "move red 0")
    assert arguments(state, "acquire") == ["3", "2", "1"]
    assert why(state, "acquire 4") == "why-no-room"
    assert why(state, "acquire 5") == "why-not-so-many"
    assert not can(state, "offer upper wood+brick+stone")


def test_the_supply_is_a_limit() -> None:
    dice = {"red": {"space": 4}, "blue": {"space": 5}}
    others = {"blue": {"goods": {"emerald": 5}}, "green": {"goods": {"emerald": 4}}}
    state = act(table(dice=dice, players=others), "move red 0")
    assert arguments(state, "acquire") == ["1"]
    assert why(state, "acquire 2") == "why-none-left"
    act(state, "acquire 1")
    assert supply(state, "emerald") == 0
    others["green"] = {"goods": {"emerald": 5}}
    assert "acquire" not in verbs(act(table(dice=dice, players=others), "move red 0"))


def test_a_workshop_answers_its_own_die_only() -> None:
    state = table(sections={"a1": {"banner": "red"}}, players={"red": {"workshops": {"blue": "gold"}}})
    act(state, "move red 0")
    assert why(state, "activate blue") == "why-other-die"
    assert why(state, "activate red") == "why-no-tile"


def test_all_dice_of_the_space_used_are_rolled_at_the_end() -> None:
    dice = {"red": {"space": 1}, "blue": {"space": 2}, "green": {"space": 2}, "yellow": {"space": 5}}
    state = act(table(dice=dice), "move red 0", "end_turn")
    rolled = []
    while state.actor() == CHANCE:
        assert state.tickets() == 6
        words = GAME.vocabulary.words(int(state.outcome(3)))
        rolled.append(words["die"])
        state.apply(CHANCE, state.outcome(3))
    assert rolled == ["red", "blue", "green"]
    assert [value_of(state, die) for die in ("red", "blue", "green", "yellow")] == [4, 4, 4, 1]


# --- influence ------------------------------------------------------------------------------------


def visit(card: str, **red: object) -> Table:
    """Red has moved the red die to space 1, whose quarter has the card."""
    others = [other for other in ("C1", "T1", "M1", "K1") if other[0] != card[0]]
    return table(
        influence=[card, *others],
        sections={
            "a1": {"card": "B01", "banner": "red"},
            "b1": {"banner": "red", "completed": True},
            "b2": {"banner": "red", "completed": True},
        },
        players={"red": {"rubles": 4, **red}},
        pending=["market die=red"],
    )


def test_craftsmen_sell_and_buy() -> None:
    stock = {"wood": 1, "gold": 1, "emerald": 1}
    for card, sold, price in (
        ("C1", ["wood", "gold", "emerald"], 1),
        ("C2", ["wood"], 1),
        ("C3", ["gold", "emerald"], 2),
    ):
        state = visit(card, goods=stock)
        assert arguments(state, "sell") == sold
        act(state, f"sell upper {sold[0]}")
        assert rubles(state, "red") == 4 + price
    everything = ["wood", "brick", "stone", "gold", "emerald", "amethyst"]
    for card, bought, price in (("C1", everything[:3], 1), ("C2", everything, 2), ("C3", ["gold"], 2)):
        state = visit(card)
        assert arguments(state, "buy") == bought
        act(state, f"buy lower {bought[0]}", f"buy lower {bought[0]}")
        assert rubles(state, "red") == 4 - 2 * price
        assert goods(state, "red") == {bought[0]: 2}


def test_one_half_of_the_card_a_turn() -> None:
    state = visit("C1", goods={"wood": 2})
    act(state, "sell upper wood")
    assert why(state, "buy lower brick") == "why-used-other"
    assert can(state, "sell upper wood")


def test_once_a_turn_means_once() -> None:
    state = visit("T1")
    act(state, "favour lower")
    assert rubles(state, "red") == 5
    assert why(state, "favour lower") == "why-used"
    state = visit("M1", goods={"wood": 4})
    act(state, "exchange upper wood", "receive gold")
    assert why(state, "exchange upper wood") == "why-used"
    state = visit("M1", goods={"wood": 4})
    act(state, "exchange lower wood", "receive gold", "exchange lower wood", "receive gold")
    assert (goods(state, "red"), rubles(state, "red")) == ({"wood": 2, "gold": 2}, 2)


def test_teamsters_deliver_for_money() -> None:
    state = visit("T1", goods={"wood": 2}, rubles=1)
    act(state, "hire upper")
    assert why(state, "end_turn") == "why-asked-else"
    act(state, "build a1 wood")
    assert (rubles(state, "red"), goods(state, "red")) == (0, {"wood": 1})
    assert can(state, "end_turn")
    assert why(visit("T1", goods={"gold": 1}), "hire upper") == "why-nothing-to-deliver"
    assert why(visit("T2", goods={"wood": 1}, rubles=2), "hire upper") == "why-rubles"


def test_teamsters_may_deliver_less_than_they_were_paid_for() -> None:
    state = visit("T2", goods={"wood": 2})
    act(state, "hire upper", "build a1 wood", "done")
    assert goods(state, "red") == {"wood": 1}


def test_an_ornament_needs_deliveries_of_the_teamsters_too() -> None:
    state = visit("T2", goods={"wood": 1, "emerald": 2})
    act(state, "hire upper")
    assert can(state, "decorate b1 emerald")
    assert not can(state, "decorate b1 two_emeralds")


def test_merchants_four_for_two() -> None:
    state = visit("M2", goods={"wood": 4})
    act(state, "exchange lower wood", "receive gold", "receive emerald")
    assert goods(state, "red") == {"gold": 1, "emerald": 1}
    assert why(visit("M2", goods={"wood": 3}), "exchange lower wood") == "why-too-few"


def test_clergy_take_three_different_materials() -> None:
    state = visit("K1", goods={"wood": 2, "brick": 1, "gold": 1}, mark=5)
    assert arguments(state, "offer") == ["wood+brick+gold"]
    act(state, "offer upper wood+brick+gold")
    assert (goods(state, "red"), mark(state, "red")) == ({"wood": 1}, 9)


def test_clergy_bless_who_has_built_all_three_kinds() -> None:
    assert why(visit("K2"), "favour upper") == "why-no-set"
    state = table(
        influence=["K2", "C1", "M1", "T1"],
        dice={"red": {"space": 8}},
        sections={f"a{level}": {"banner": "red", "completed": True} for level in (1, 2, 3)},
    )
    act(state, "move red 0", "favour upper")
    assert mark(state, "red") == 4
    state = visit("K2")
    assert mark(act(state, "favour lower"), "red") == 3


def test_the_quarter_decides_the_card() -> None:
    for space, verb in ((1, "buy"), (2, "buy"), (3, "favour"), (4, "favour"), (5, "exchange"), (7, "favour")):
        state = act(
            table(
                dice={"red": {"space": (space + 6) % 8 + 1}, "white": {"space": 6}},
                players={"red": {"goods": {"brick": 2}}},
            ),
            "move red 0",
        )
        assert verb in verbs(state)
    assert why(state, "exchange upper brick") == "why-not-offered"


# --- optional actions -----------------------------------------------------------------------------


def test_prestige_for_rubles_as_often_as_one_likes_at_any_moment() -> None:
    state = table(players={"red": {"mark": 13, "rubles": 0}}, sections={"a1": {"tile": "wood"}})
    act(state, "sell_prestige", "claim a1", "banner spare", "sell_prestige", "tile blue up")
    assert (mark(state, "red"), rubles(state, "red")) == (5, 2)
    assert why(state, "sell_prestige") == "why-no-prestige"


def test_both_optional_actions_in_one_turn() -> None:
    state = table(players={"red": {"mark": 13, "rubles": 0}})
    act(state, "sell_prestige", "reroll 1", "move red 0")
    assert (mark(state, "red"), rubles(state, "red")) == (5, 2)


def test_a_reroll_is_for_every_die_of_the_space() -> None:
    dice = {"red": {"space": 4}, "blue": {"space": 4}, "green": {"space": 4}, "yellow": {"space": 1}}
    state = act(table(dice=dice, players={"red": {"mark": 9}}), "reroll 4")
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.outcome(4))
    assert [value_of(state, die) for die in DICE] == [5, 5, 5, 1, 1]
    assert state.actor() == 0


def test_the_next_turn_brings_a_new_reroll() -> None:
    state = act(table(2, players={"red": {"mark": 13}, "blue": {"mark": 13}}), "reroll 1", "move red 0", "end_turn")
    draw(state)
    assert can(state, "reroll 3")


# --- the end --------------------------------------------------------------------------------------

FIVE = {f"{tower}1": {"banner": "blue", "completed": True} for tower in "bcdef"}


def test_only_those_after_the_ender_have_another_turn() -> None:
    """Blue ends the game; red, who began, has one more turn like the others, and blue has none."""
    state = table(
        turn="blue",
        sections=FIVE | {"a1": {"card": "B01", "banner": "blue", "site": {"wood": 2}}},
        players={"blue": {"goods": {"brick": 1}}},
    )
    act(state, "build a1 brick", "end_turn")
    for colour in ("green", "yellow", "red"):
        assert COLOURS[state.actor()] == colour
        assert not state.is_over()
        pass_turn(state)
    assert state.is_over()


def test_a_second_sixth_section_brings_no_bonus() -> None:
    green = {f"{tower}2": {"banner": "green", "completed": True} for tower in "bcde"}
    green["c3"] = {"banner": "green", "completed": True}
    site = {"f2": {"card": "M04", "banner": "green", "site": {"wood": 2}}}
    state = table(
        turn="green",
        ended_by=2,
        sections=FIVE | {"a1": {"banner": "blue", "completed": True}} | green | site,
        players={"green": {"goods": {"gold": 1}, "mark": 5}},
    )
    act(state, "build f2 gold")
    assert mark(state, "green") == 9
    assert state.ended_by == COLOURS.index("blue")


def test_scores_are_the_same_live_and_final() -> None:
    sections = FIVE | {"a1": {"card": "B01", "banner": "blue", "completed": True}}
    live = table(ended_by=2, turn="red", sections=sections)
    final = table(ended_by=2, turn="blue", pending=[], sections=sections)
    assert (live.is_over(), final.is_over()) == (False, True)
    assert [live.score(seat) for seat in range(4)] == [final.score(seat) for seat in range(4)]


def test_ties_are_broken_by_completed_sections_or_shared() -> None:
    """Blue's second tower is worth as much prestige as red's marker has more, but it is one more section."""
    for completed, red, places in ((False, 2, [1, 1]), (True, 9, [2, 1])):
        sections = {
            "a1": {"banner": "red", "completed": True},
            "b1": {"banner": "blue", "completed": True},
            "c1": {"banner": "blue", "completed": completed},
        }
        players = {"red": {"rubles": 0, "mark": red}, "blue": {"rubles": 0}}
        state = table(sections=sections, players=players)
        assert state.score(0) == state.score(1)
        assert state.places()[:2] == places


def test_an_ornament_breaks_a_tie() -> None:
    """Both have 2 prestige and one section; red has placed an ornament."""
    sections = {
        "a1": {"banner": "red", "completed": True},
        "b1": {"banner": "blue", "completed": True, "ornament": "red"},  # level there: nobody scores
    }
    players = {"red": {"rubles": 0}, "blue": {"rubles": 0, "mark": 9}}
    state = table(2, plan="P2B", sections=sections, players=players)
    assert [state.score(0), state.score(1)] == [2, 2]
    assert state.places() == [1, 2]


def test_the_marker_goes_round_a_second_time() -> None:
    state = table(players={"red": {"mark": 79, "rubles": 0}})
    assert lines(state, "red")["track"] == 39
    player(state, "red").mark += 1
    assert lines(state, "red")["track"] == 40
    player(state, "red").mark += 4
    assert lines(state, "red")["track"] == 40
    player(state, "red").mark += 1
    assert lines(state, "red")["track"] == 41


# --- undo -----------------------------------------------------------------------------------------


def test_a_market_visit_can_be_taken_back_until_the_dice_are_rolled() -> None:
    """Row 39."""
    start = table(2, dice={"red": {"space": 8}}, players={"red": {"goods": {"wood": 1}}})
    match = Match(start, SeededDealer(3))
    for words in ("move red 0", "acquire 2", "buy lower brick"):
        match.play(words)
    for _ in range(3):
        match.undo(0)
    assert match.state == start
    for words in ("move red 0", "end_turn"):
        match.play(words)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_turn_without_dice_can_be_taken_back_until_the_next_player_acts() -> None:
    """Row 39: that the turn has passed on is no barrier."""
    start = table(2, players={"red": {"mark": 13}})
    match = Match(start, SeededDealer(3))
    for words in ("claim a1", "banner spare", "tile red down", "end_turn"):
        match.play(words)
    assert match.actors() == [1]
    for _ in range(4):
        match.undo(0)
    assert match.state == start
    for words in ("claim a1", "banner spare", "tile red down", "end_turn", "move blue 0"):
        match.play(words)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_chosen_side_can_be_taken_back_until_somebody_else_chooses() -> None:
    """Row 39."""
    match = Match(GAME.new(3, {"workshops": "each"}), SeededDealer(3))
    match.play("side advanced")
    match.undo(0)
    match.play("side basic")
    match.play("side basic")
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(1)
    assert match.actors() == [1]


def test_alone_nothing_is_taken_back_once_jakovlev_has_moved() -> None:
    """Row 39: his turn is played by chance."""
    sections = {"a1": {"card": "B01", "banner": "red"}}
    match = Match(table(1, sections=sections, players={"red": {"goods": {"wood": 1}}}), SeededDealer(3))
    match.play("build a1 wood")
    match.undo(0)
    for words in ("build a1 wood", "end_turn"):
        match.play(words)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_ending_the_turn_says_what_is_left_lying() -> None:
    state = act(table(dice={"red": {"space": 8}}), "move red 0")
    end = GAME.vocabulary.read("end_turn")
    assert texts("en", "redcathedral").format(state.describe(0, end)) == "End the turn and leave 2 wood"
    act(state, "acquire 1")
    assert texts("en", "redcathedral").format(state.describe(0, end)) == "End the turn"


# --- what is left behind --------------------------------------------------------------------------


def left(state: Table, words: str) -> list[str]:
    """What the action would leave behind, in English."""
    english = texts("en", GAME.id)
    return [english.format(line) for line in state.leaves(int(state.actor()), GAME.vocabulary.read(words))]


def test_who_ends_the_turn_is_told_what_the_space_still_offers() -> None:
    state = act(table(dice={"red": {"space": 8}}), "move red 0")
    assert left(state, "end_turn") == ["Acquire 2 wood"]
    assert left(state, "acquire 2") == []
    act(state, "acquire 1")
    assert left(state, "end_turn") == []


def test_who_delivers_no_more_is_told_what_could_be_delivered() -> None:
    goods = {"wood": 1, "brick": 2, "stone": 2, "gold": 2}
    state = table(sections={"a1": {"banner": "red"}}, players={"red": {"goods": goods}})
    act(state, f"build a1 {arguments(state, 'build')[0]}")
    assert [line.split(" ")[0] for line in left(state, "end_turn")] == ["Deliver"] * len(arguments(state, "build"))
