"""The solo game: what Jakovlev does, and what the player decides for him."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.games.redcathedral.box import DICE, SOLO_CARDS
from cantiere.games.redcathedral.state import Table
from cantiere.kernel.state import CHANCE
from tests.rulebook.redcathedral.positions import (
    GAME,
    act,
    arguments,
    draw,
    mark,
    named,
    pass_turn,
    player,
    rubles,
    section,
    space_of,
    supply,
    table,
)


def his_turn(card: str, **position: object) -> Table:
    """Jakovlev is about to do the card; the red die, showing 1 on space 1, lies on it."""
    row = [card, *(other for other in SOLO_CARDS if other != card)]
    jakovlev: dict[str, object] = {"row": row, **position.pop("jakovlev", {})}  # type: ignore[dict-item]
    return table(1, turn="blue", pending=["jakovlev"], jakovlev=jakovlev, **position)  # type: ignore[arg-type]


def take(state: Table) -> Table:
    """Chance takes one action."""
    assert state.actor() == CHANCE
    state.apply(CHANCE, state.outcome(0))
    return state


def test_recognition() -> None:
    assert mark(draw(his_turn("RECOGNITION")), "blue") == 2 + 4


def test_inventory_takes_four_of_the_most_plentiful() -> None:
    state = his_turn("INVENTORY", players={"red": {"goods": {"wood": 1, "brick": 1}}})
    draw(state)
    assert named(state.stock) == {"stone": 4}
    assert supply(state, "stone") == 16


def test_delivery_moves_everything_on() -> None:
    state = draw(his_turn("DELIVERY", jakovlev={"inventory": {"stone": 4}, "construction": {"wood": 1}}))
    assert (named(state.stock), named(state.yard)) == ({}, {"stone": 4, "wood": 1})
    state = draw(his_turn("DELIVERY"))
    assert state.yard == 0


def test_claim_above_the_players_section_first() -> None:
    sections = {"b1": {"banner": "red"}, "c1": {"banner": "blue"}}
    state = draw(his_turn("CLAIM", sections=sections))
    assert player(state, "blue").claims >> section("b2") & 1


def test_claim_the_player_chooses_among_equals() -> None:
    sections = {"b1": {"banner": "red"}, "c1": {"banner": "red", "completed": True}, "a1": {"banner": "blue"}}
    state = take(his_turn("CLAIM", sections=sections))
    assert state.actor() == 0
    assert arguments(state, "his_claim") == ["b2", "c2"]
    act(state, "his_claim c2")
    assert player(state, "blue").claims >> section("c2") & 1
    assert player(state, "blue").spare == 4


def test_claim_a_base_when_nothing_is_above_the_player() -> None:
    state = take(his_turn("CLAIM", sections={"a1": {"banner": "blue"}}))
    assert arguments(state, "his_claim") == ["b1", "c1", "d1"]


def test_claim_anywhere_when_neither_is_possible() -> None:
    """All bases are claimed, and above the player's stands a banner already."""
    sections = {
        "a1": {"banner": "red"},
        "a2": {"banner": "blue"},
        "b1": {"banner": "blue"},
        "c1": {"banner": "blue"},
        "d1": {"banner": "blue"},
    }
    state = take(his_turn("CLAIM", plan="P2B", sections=sections))
    assert arguments(state, "his_claim") == ["a3", "b2", "c2", "d2"]


@pytest.mark.parametrize(("tile", "gained"), [("recognition", 1), ("rubles", 0), ("die_white", 0)])
def test_claim_pays_him_only_for_a_recognition_tile(tile: str, gained: int) -> None:
    sections = {"b1": {"banner": "red"}, "b2": {"tile": tile}}
    state = his_turn("CLAIM", sections=sections)
    assert mark(draw(state), "blue") == 2 + gained
    assert rubles(state, "blue") == 0


def test_claim_without_a_banner_does_nothing() -> None:
    sections = {
        **{f"{tower}1": {"banner": "blue"} for tower in "abcd"},
        **{f"{tower}2": {"banner": "blue"} for tower in "bc"},
    }
    state = draw(his_turn("CLAIM", sections=sections))
    assert player(state, "blue").banners() == 0


def test_construction_row_by_row_from_the_left() -> None:
    sections = {
        "a1": {"banner": "red"},
        "a2": {"card": "D01", "banner": "blue"},
        "b1": {"banner": "red"},
        "c1": {"card": "B01", "banner": "blue"},
        "d1": {"card": "B06", "banner": "blue"},
    }
    state = draw(his_turn("CONSTRUCTION", sections=sections, jakovlev={"construction": {"wood": 8}}))
    assert state.done == 1 << section("c1") | 1 << section("d1")
    assert named(state.site[section("a2")]) == {"wood": 1}
    assert mark(state, "blue") == 2 + 2 + 3
    assert rubles(state, "blue") == 0


def test_construction_keeps_what_fits_nowhere() -> None:
    state = draw(
        his_turn(
            "CONSTRUCTION", sections={"a1": {"card": "B01", "banner": "blue"}}, jakovlev={"construction": {"gold": 8}}
        )
    )
    assert named(state.yard) == {"gold": 5}


def test_what_his_sections_lack_is_counted_whatever_lies_on_them() -> None:
    """He may deliver what the card does not show; a network sees how many pieces are missing."""
    state = table(1, sections={"a1": {"card": "B01", "banner": "blue", "site": {"amethyst": 2}}})
    features = dict(zip(GAME.features.NAMES, state.features(0), strict=True))
    assert features["best rival's materials on sites"] == 2
    assert features["best rival's materials missing"] == 1


def test_penalties_hit_both_sides() -> None:
    sections = {
        "a1": {"banner": "blue", "completed": True},
        "b1": {"banner": "red"},
        "b2": {"card": "M04", "banner": "blue", "site": {"gold": 2}},
    }
    state = his_turn("CONSTRUCTION", sections=sections, jakovlev={"construction": {"gold": 1}})
    assert mark(draw(state), "red") == 1
    sections = {"b1": {"banner": "blue"}, "b2": {"card": "M04", "banner": "red", "site": {"wood": 2}}}
    state = table(1, sections=sections, players={"red": {"goods": {"gold": 1}}})
    assert mark(act(state, "build b2 gold"), "blue") == 1


# --- his die --------------------------------------------------------------------------------------


def test_he_moves_the_die_and_turns_the_tile_down() -> None:
    state = take(his_turn("DELIVERY", dice={"red": {"space": 1, "value": 4}}))
    assert space_of(state, "red") == 5
    assert state.turned == 1
    rolled = {GAME.vocabulary.words(int(state.outcome(0)))["die"]}
    state.apply(CHANCE, state.outcome(0))
    rolled.add(GAME.vocabulary.words(int(state.outcome(0)))["die"])
    assert rolled == {"red", "white"}
    assert draw(state).actor() == 0
    assert [rubles(state, "blue"), player(state, "blue").goods] == [0, 0]


def test_he_gains_recognition_from_the_token_and_the_clergy_only() -> None:
    dice = {"red": {"space": 7}, "blue": {"space": 8}, "green": {"space": 2}}
    assert mark(draw(his_turn("DELIVERY", dice=dice)), "blue") == 2 + 4 + 1  # two dice, and K1
    market: dict[str, Any] = {"dice": {"red": {"space": 6}}, "influence": ["C1", "T1", "M1", "K2"]}
    assert mark(draw(his_turn("DELIVERY", **market)), "blue") == 2 + 1
    tower = {f"a{level}": {"banner": "blue", "completed": True} for level in (1, 2, 3)}
    state = his_turn("DELIVERY", plan="P2B", sections=tower, **market)
    assert mark(draw(state), "blue") == 2 + 2


def test_a_die_that_would_be_the_fourth_stays_and_the_card_is_done_all_the_same() -> None:
    dice = {"red": {"space": 7}, "blue": {"space": 8}, "green": {"space": 8}, "white": {"space": 8}}
    state = draw(his_turn("RECOGNITION", dice=dice))
    assert space_of(state, "red") == 7
    assert mark(state, "blue") == 2 + 4
    assert state.turned == 1
    assert state.actor() == 0


# --- his ornaments --------------------------------------------------------------------------------


def after_the_last_tile(sections: dict[str, dict[str, object]]) -> Table:
    """The player has just ended a turn, and all his tiles lie face down."""
    return act(table(1, plan="P2B", pending=["work"], sections=sections, jakovlev={"face_down": 5}), "end_turn")


def test_ornament_on_the_players_section_first() -> None:
    sections: dict[str, dict[str, object]] = {
        "a1": {"banner": "blue", "completed": True},
        "b1": {"banner": "red", "completed": True},
    }
    state = draw(after_the_last_tile(sections))
    assert player(state, "blue").decor == 1 << section("b1")
    assert mark(state, "blue") >= 5  # 1 prestige


def test_ornament_on_his_own_section_if_need_be() -> None:
    sections: dict[str, dict[str, object]] = {
        "a1": {"banner": "blue", "completed": True},
        "b1": {"banner": "red", "completed": True, "ornament": "red"},
    }
    assert player(draw(after_the_last_tile(sections)), "blue").decor == 1


def test_ornament_where_the_player_chooses_among_equals() -> None:
    sections: dict[str, dict[str, object]] = {
        "a1": {"banner": "blue", "completed": True},
        "b1": {"banner": "red", "completed": True},
        "c1": {"banner": "red", "completed": True},
    }
    state = after_the_last_tile(sections)
    assert state.actor() == 0
    assert arguments(state, "his_ornament") == ["b1", "c1"]
    act(state, "his_ornament c1")
    assert player(state, "blue").decor == 1 << section("c1")


def test_ornaments_in_the_order_door_arch_arch_cross() -> None:
    sections: dict[str, dict[str, object]] = {
        "a1": {"banner": "red", "completed": True, "ornament": "blue"},
        "b1": {"banner": "red", "completed": True},
        "b2": {"banner": "red", "completed": True},
    }
    state = draw(after_the_last_tile(sections))
    assert player(state, "blue").decor >> section("b2") & 1
    assert [int(player(state, "blue").ready(kind)) for kind in range(3)] == [0, 1, 1]


def test_after_five_turns_the_tiles_are_dealt_anew() -> None:
    state = after_the_last_tile({})
    dealt = []
    for left in (5, 4, 3, 2, 1):
        assert state.tickets() == left
        dealt.append(GAME.vocabulary.words(int(state.outcome(left - 1)))["die"])
        state.apply(CHANCE, state.outcome(left - 1))
    assert dealt == [DICE[die] for die in state.row_dice]
    assert state.turned == 0
    assert draw(state).turned == 1


def test_the_cards_are_done_from_left_to_right() -> None:
    state = table(1, jakovlev={"row": ["CLAIM", "DELIVERY", "RECOGNITION", "INVENTORY", "CONSTRUCTION"]})
    assert GAME.vocabulary.short(int(_his_card(state))) == "jakovlev CLAIM"
    for card in ("DELIVERY", "RECOGNITION", "INVENTORY", "CONSTRUCTION", "CLAIM"):
        assert GAME.vocabulary.short(int(_his_card(state))) == f"jakovlev {card}"


def _his_card(state: Table) -> int:
    """The card Jakovlev does after the player's next turn."""
    move = next(a for a in state.legal(0) if GAME.vocabulary.verb(a).name == "move")
    state.play(0, move)
    act(state, "end_turn")
    while True:
        if state.actor() != CHANCE:
            state.play(0, state.legal(0)[0])
            continue
        action = int(state.outcome(0))
        state.apply(CHANCE, action)
        if GAME.vocabulary.verb(action).name == "jakovlev":
            break
    while state.actor() == CHANCE or "his_claim" in {GAME.vocabulary.verb(a).name for a in state.legal(0)}:
        if state.actor() == CHANCE:
            state.apply(CHANCE, state.outcome(0))
        else:
            state.play(0, state.legal(0)[0])
    return action


# --- the end --------------------------------------------------------------------------------------

FIVE = ("a1", "a2", "b1", "b2", "c1")


def test_no_bonus_for_the_sixth_section_and_one_last_turn_for_him() -> None:
    sections: dict[str, dict[str, object]] = {name: {"banner": "red", "completed": True} for name in FIVE}
    sections["c2"] = {"card": "M04", "banner": "red", "site": {"wood": 2}}
    state = table(1, sections=sections, players={"red": {"goods": {"gold": 1}, "mark": 20}})
    act(state, "build c2 gold")
    assert mark(state, "red") == 24
    act(state, "end_turn")
    assert not state.is_over()
    take(state)
    assert draw(state).is_over()
    assert state.ending() == "sixth_section"


def test_when_he_completes_six_the_player_has_one_last_turn() -> None:
    sections: dict[str, dict[str, object]] = {name: {"banner": "blue", "completed": True} for name in FIVE}
    sections["d1"] = {"card": "B01", "banner": "blue", "site": {"wood": 2}}
    state = his_turn("CONSTRUCTION", sections=sections, jakovlev={"construction": {"gold": 1}})
    draw(state)
    assert mark(state, "blue") == 2 + 2
    assert state.actor() == 0
    pass_turn(state)
    assert state.is_over()


@pytest.mark.parametrize(("mark_of_red", "verdict"), [(30, "won"), (2, "lost"), (17, "shared")])
def test_who_has_won(mark_of_red: int, verdict: str) -> None:
    """Both have completed two towers, worth 12."""
    sections: dict[str, dict[str, object]] = {
        f"{tower}{level}": {"banner": colour, "completed": True}
        for towers, colour in (("ab", "blue"), ("cd", "red"))
        for tower in towers
        for level in (1, 2, 3)
    }
    state = table(
        1,
        turn="blue",
        pending=[],
        ended_by=2,
        plan="P2B",
        sections=sections,
        players={"red": {"mark": mark_of_red, "rubles": 0}},
        jakovlev={"mark": 17},
    )
    told = state.verdict()
    assert told is not None
    assert told.key == f"verdict-{verdict}"
    assert (told.args["own"], told.args["his"]) == (state.score(0), 4 + 12)
    assert state.places() == [1]
    assert state.ending() == "jakovlevs_sixth"


def test_towers_are_scored_as_for_two() -> None:
    sections: dict[str, dict[str, object]] = {
        "b1": {"banner": "red", "completed": True},
        "b2": {"banner": "red", "completed": True},
        "b3": {"banner": "blue", "completed": True},
        "c1": {"banner": "blue"},
    }
    state = table(1, plan="P2B", sections=sections, players={"red": {"rubles": 0}})
    assert state.score(0) == 6
    shown = state.view(0)["players"]
    assert shown[1]["score"] == 2  # type: ignore[index]
