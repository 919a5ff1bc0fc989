"""Positions that people write: what is left out, what is read, and what could not lie on a table."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cantiere.games.carrara import GAME, box
from cantiere.games.carrara.state import Table
from cantiere.kernel import position
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.rng import Rng
from cantiere.kernel.texts import texts
from tests.conformance.kit import play_to_end
from tests.rulebook.carrara.table import ADVANCED_COURT, of_player, on_table

BASIC: dict[str, Any] = {"game": "carrara", "seats": 2}
ADVANCED: dict[str, Any] = {**BASIC, "options": {"variant": "advanced"}}
COURT = ["coins1", "coins2", "coins3", "vp1", "vp2", "vp3"]
ALL_TILES = [name for tile, name in enumerate(box.TILE_NAMES) if box.tiles_in_play(2) >> tile & 1]


def read(plain: dict[str, Any], **more: Any) -> Table:
    state = position.read_plain({**plain, **more})
    assert isinstance(state, Table)
    return state


def players(one: dict[str, Any], two: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"1": one, "2": two or {}}


# --- what is left out -----------------------------------------------------------------------------


def test_first_blocks_go_by_who_begins() -> None:
    state = read(BASIC, first=2)
    assert [of_player(state, seat, "blocks") for seat in (0, 1)] == [{"purple": 1, "blue": 1}, {"purple": 2}]
    assert state.turn == 1


def test_whose_turn_it_is_follows_from_the_turns_passed_and_the_other_way_round() -> None:
    assert read(BASIC, turns=5).turn == 1
    assert read(BASIC, turn=2).turns == 1
    assert read(BASIC, first=2, turn=1).turns == 1


def test_the_bag_holds_the_blocks_that_lie_nowhere_else() -> None:
    state = read(BASIC, wheel={"II": {"white": 2}}, player=players({"blocks": {"white": 4}}))
    assert on_table(state, "wheel")["I"] == dict.fromkeys(box.COLOURS, 1), "a segment left out is as at the start"
    assert "white" not in on_table(state, "bag")


def test_the_offer_is_filled_up_and_the_stack_is_the_rest() -> None:
    state = read(BASIC, offer=["villa-5", "porta-1"], player=players({"buildings": {"massa": ["biblioteca-1"]}}))
    offer, stack = on_table(state, "offer"), on_table(state, "stack")
    assert offer[:3] == ["villa-5", "porta-1", "biblioteca-2"]
    assert sorted([*offer, *stack, "biblioteca-1"]) == sorted(ALL_TILES)


def test_pillars_that_stand_nowhere_else_are_on_the_large_space() -> None:
    state = read(BASIC, player=players({"court": COURT[:4]}, {"court": COURT[:4]}))
    assert [of_player(state, seat, "large") for seat in (0, 1)] == [2, 2]


def test_pieces_that_lie_nowhere_are_in_the_supply_and_gold_ones_in_the_box() -> None:
    without = [space for space in ADVANCED_COURT if space != "statue1"]
    state = read(
        ADVANCED, player=players({"court": without, "stored": {"gold_statue": 1, "cup": 1}}, {"court": without})
    )
    assert on_table(state, "supply")["cup"] == 4
    assert on_table(state, "box") == {"gold_statue": 1}
    scarce = read(ADVANCED, supply={"cup": 5})
    assert on_table(scarce, "box")["book"] == 5, "what the supply lacks is out of the game"


def test_monuments_and_improvements_are_those_nobody_has() -> None:
    state = read(BASIC, player=players({"buildings": {"pisa": ["porta-8 over porta-2"]}, "improved": {"massa": 1}}))
    assert "porta" not in on_table(state, "monuments")
    assert on_table(state, "improvements")["massa"] == 1


def test_discs_are_written_as_what_they_show() -> None:
    state = read(ADVANCED, discs={"decoration": "gate", "statue": "red_statue"})
    shown = [box.PIECES[state.decoration_at(segment)] for segment in range(6)]
    assert shown == ["gate", "book", "coat_of_arms", "crown", "cup", "banner"]
    assert box.PIECES[state.statue_at(1)] == "yellow_statue"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_behind_screens_stays_there_in_a_position_of_which_little_is_said(seats: int) -> None:
    state = read({**ADVANCED, "seats": seats}, player={"2": {"coins": 33, "blocks": {"white": 5}}})
    other = read({**ADVANCED, "seats": seats}, player={"2": {"coins": 2, "blocks": {"red": 5}}})
    assert state.seen_by(0, Rng(4)) == other.seen_by(0, Rng(4))
    assert state.view(0) == other.view(0)


def test_a_payment_half_laid_out_is_written_and_read() -> None:
    payer = {"blocks": {"red": 2, "yellow": 2, "white": 2}, "buildings": {"lucca": ["villa-4"]}}
    state = read(BASIC, player=players(payer), pending=["pay tile=villa-4 colour=yellow red=1"])
    assert [GAME.vocabulary.short(code) for code in state.legal(0)] == ["pay yellow 1", "pay yellow 2"]
    play_to_end(state, 1)


# --- what nobody can read -------------------------------------------------------------------------

UNREADABLE: dict[str, tuple[dict[str, Any], str]] = {
    "five segments": ({"wheel": [{}, {}, {}, {}, {}]}, "wheel"),
    "a seventh segment": ({"wheel": {"VII": {}}}, "[wheel] VII"),
    "a count that overflows": ({"bag": {"purple": 16}}, "[bag] purple"),
    "a negative count": ({"bag": {"purple": -1}}, "[bag] purple"),
    "a colour there is not": ({"bag": {"black": 1}}, "[bag] black"),
    "a key misspelt": ({"player": {"1": {"coin": 3}}}, "Did you mean “coins”"),
    "a seat too many": ({"player": {"3": {}}}, "[player] 3"),
    "a turn of nobody": ({"turn": 3}, "turn"),
    "coins without end": ({"player": {"1": {"coins": 10**6}}}, "[player.1] coins"),
    "a tile there is not": ({"offer": ["prota-5"]}, "Did you mean “porta-5”"),
    "an offer too long": ({"offer": ["none"] * 10}, "offer"),
    "a tile twice in the offer": ({"offer": ["porta-1", "porta-1"]}, "offer"),
    "a city there is not": ({"player": {"1": {"buildings": {"roma": []}}}}, "[player.1.buildings] roma"),
    "a building on a building": (
        {"player": {"1": {"buildings": {"pisa": ["porta-5 over porta-1"]}}}},
        "[player.1.buildings] pisa",
    ),
    "a monument on another type": (
        {"player": {"1": {"buildings": {"pisa": ["porta-8 over villa-1"]}}}},
        "[player.1.buildings] pisa",
    ),
    "two statues": ({"player": {"1": {"buildings": {"pisa": ["porta-5 red red"]}}}}, "[player.1.buildings] pisa"),
    "no building": ({"player": {"1": {"buildings": {"pisa": [""]}}}}, "[player.1.buildings] pisa"),
    "buildings that are no list": ({"player": {"1": {"buildings": {"pisa": "porta-5"}}}}, "[player.1.buildings] pisa"),
    "an unknown decision": ({"pending": ["trun"]}, "Did you mean “turn”"),
    "a decision without its fact": ({"pending": ["put"]}, "piece"),
    "a draw too large": ({"pending": ["buy", "draw count=12"]}, "count"),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_what_cannot_be_read_is_refused_with_its_place(what: str) -> None:
    plain, place = UNREADABLE[what]
    with pytest.raises(BadPosition) as refusal:
        read(BASIC, **plain)
    assert place in str(refusal.value)


# --- what could not lie on a table ----------------------------------------------------------------


def built(*tiles: str, city: str = "lerici", **more: Any) -> dict[str, Any]:
    return players({"buildings": {city: list(tiles)}, **more})


ALL_PLACED = ["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"]
FIRST_SIX = {"lerici": [f"{type}-1" for type in ALL_PLACED]}
DONE = {"court": [], "placed": ALL_PLACED, "buildings": FIRST_SIX}
OTHERS = [tile for tile in ALL_TILES if not tile.endswith("-1")]
ENDED: dict[str, Any] = {
    "offer": ["none"] * 9,
    "stack": [],
    "ended_by": 1,
    "player": players({**DONE, "vp": {"end": 5}}, {"court": [], "buildings": {"massa": OTHERS}}),
}

NO_STATUE = [space for space in ADVANCED_COURT if space != "statue1"]

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "impossible-count": {**BASIC, "player": players({"blocks": {"white": 7}})},
    "impossible-improvements": {**BASIC, "improvements": {"pisa": 2}},
    "impossible-wheel": {**BASIC, "wheel": {"II": {"red": 6}}},
    "impossible-tile-twice": {**BASIC, "offer": ["porta-1"], "player": built("porta-1")},
    "impossible-tile-missing": {**BASIC, "stack": ["porta-1"]},
    "impossible-tile-unused": {**BASIC, "player": built("porta-3")},
    "impossible-monument-offered": {**BASIC, "offer": ["porta-8"], "monuments": ALL_PLACED[:3] + ALL_PLACED[4:]},
    "impossible-gaps": {**BASIC, "offer": ["none"]},
    "impossible-turn": {**BASIC, "turn": 2, "turns": 2},
    "impossible-purchased": {**BASIC, "purchased": True},
    "impossible-stored-now": {**ADVANCED, "stored_now": "cup", "pending": ["end"]},
    "impossible-no-end": {**ADVANCED, "pending": ["turn"]},
    "impossible-advanced-only": {**BASIC, "pending": ["end"]},
    "impossible-first": {**BASIC, "pending": ["turn", "reveal count=9", "first"], "offer": ["none"] * 9},
    "impossible-reveal": {**BASIC, "pending": ["reveal count=2"], "offer": ["none"]},
    "impossible-draw": {**BASIC, "pending": ["buy", "draw count=3"]},
    "impossible-segment-empty": {**ADVANCED, "pending": ["end", "buy segment=II"]},
    "impossible-segment-full": {**ADVANCED, "pending": ["end", "reward segment=I"]},
    "impossible-bonus": {
        **ADVANCED,
        "pending": ["end", "put piece=gold_statue"],
        "player": players({"court": NO_STATUE}, {"court": NO_STATUE}),
    },
    "impossible-not-built": {**BASIC, "pending": ["pay tile=porta-1 colour=blue"]},
    "impossible-laid": {**BASIC, "pending": ["pay tile=porta-2 colour=blue purple=7"], "player": built("porta-2")},
    "impossible-pay": {**BASIC, "pending": ["pay tile=porta-5 colour=blue"], "player": built("porta-5")},
    "impossible-improve": {**BASIC, "pending": ["improve"]},
    "impossible-no-place": {
        **BASIC,
        "pending": ["score"],
        "player": players({"court": COURT[1:]}, {"court": COURT[1:]}),
    },
    "impossible-visit-half": {**BASIC, "visit_by": 2},
    "impossible-visit-over": {**BASIC, "visit_by": 1, "visit_space": "vp1"},
    "impossible-visit-pillars": {**BASIC, "visit_by": 2, "visit_space": "vp1"},
    "impossible-space": {**BASIC, "visit_by": 2, "visit_space": "statue1"},
    "impossible-court-uneven": {**BASIC, "player": players({"court": COURT[1:]})},
    "impossible-pillars": {**BASIC, "player": built("porta-1", placed=["porta"])},
    "impossible-storage": {**ADVANCED, "player": players({"stored": {"cup": 2, "book": 1}})},
    "impossible-improved": {**BASIC, "player": players({"improved": {"pisa": 1}})},
    "impossible-statue": {**ADVANCED, "player": built("porta-1 red", city="livorno")},
    "impossible-place": {
        **BASIC,
        "player": players({"court": COURT[1:], "placed": ["massa"]}, {"court": COURT[1:]}),
    },
    "impossible-place-twice": {
        **BASIC,
        "player": players(
            {"court": COURT[1:], "placed": ["lucca"], "buildings": {"lucca": ["porta-1", "porta-2"]}},
            {"court": COURT[1:], "placed": ["lucca"], "buildings": {"lucca": ["villa-1", "villa-2"]}},
        ),
    },
    "impossible-coin-places": {
        **ADVANCED,
        "player": players(
            {"court": ADVANCED_COURT[2:], "placed": ["coins_left", "coins_right"]}, {"court": ADVANCED_COURT[2:]}
        ),
    },
    "impossible-end": {**BASIC, "ended_by": 2, "player": players({}, {"vp": {"end": 5}})},
    "impossible-end-due": {**BASIC, **ENDED, "ended_by": "nobody", "player": ENDED["player"] | {"1": DONE}},
    "impossible-end-points": {**BASIC, "player": players({"vp": {"end": 5}})},
    "impossible-over": {**BASIC, "pending": []},
    "impossible-over-due": {**BASIC, **ENDED, "turns": 12},
}


def as_lists(plain: Any) -> Any:
    """The same with tuples as lists, as a TOML reader gives them."""
    if isinstance(plain, dict):
        return {key: as_lists(value) for key, value in plain.items()}
    return list(plain) if isinstance(plain, tuple) else plain


@pytest.mark.parametrize("key", IMPOSSIBLE)
def test_what_could_not_lie_on_a_table_is_refused_with_the_reason(key: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        position.read_plain(as_lists(IMPOSSIBLE[key]))
    assert key in [problem.key for problem in refusal.value.problems]
    for language in ("en", "cs", "pl"):
        for problem in refusal.value.problems:
            sentence = texts(language, "carrara").format(problem)
            assert sentence.endswith(".")
            assert "[" not in sentence


def test_every_impossibility_is_tested() -> None:
    written = re.findall(r"^(impossible-[\w-]+) =", (GAME.folder / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    assert sorted(IMPOSSIBLE) == sorted(written)


def test_all_that_is_wrong_is_said() -> None:
    with pytest.raises(BadPosition) as refusal:
        read(BASIC, visit_by=2, turns=2, turn=2, player=players({"improved": {"pisa": 1}}))
    assert [problem.key for problem in refusal.value.problems] == [
        "impossible-turn",
        "impossible-visit-half",
        "impossible-improved",
    ]


def test_a_game_that_has_ended_is_read_too() -> None:
    state = read({**BASIC, **ENDED, "turns": 12, "pending": []})
    assert state.ending() == "completed"
