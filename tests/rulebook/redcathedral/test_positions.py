"""Positions people write: short ones are completed, and what could not lie on a table is refused in so many words."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.games.redcathedral import box
from cantiere.games.redcathedral.state import Table
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.position import check, read, read_plain
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NONE, playout
from cantiere.kernel.text import Text
from cantiere.kernel.texts import LANGUAGES, texts
from tests.rulebook.redcathedral.positions import GAME, act, can, player, ready, section, table, verbs

# --- good ones ------------------------------------------------------------------------------------


def test_a_short_position_is_enough() -> None:
    state = read('game = "redcathedral"\nseats = 2\n[section.a1]\nbanner = "blue"\n')
    assert isinstance(state, Table)
    assert ready(act(state, "claim a2"), "red") == {"door": 1, "arch": 2, "cross": 1}
    # Blue's banner came from the inventory, and the tile lies face down.
    assert player(state, "blue").covered == 3
    assert next(tile for tile in player(state, "blue").workshops if tile != NONE) >= box.FACE_DOWN


def test_what_follows_from_the_rest_is_not_written() -> None:
    """Supply, bank and ornaments are what is left."""
    state = table(
        2,
        options={"ruble_supply": "limited"},
        sections={"a1": {"card": "B01", "banner": "red", "site": {"wood": 1}}},
        players={"red": {"goods": {"wood": 2}, "rubles": 10}, "blue": {"rubles": 20}},
    )
    assert state.supply == box.PIECES - box.goods({"wood": 3})
    assert state.bank == box.COINS - 30


def test_another_plan_has_its_own_cards_and_tiles() -> None:
    state = table(plan="P4C")
    assert state.heights == [2, 4, 6, 6, 4, 2]
    assert state == read(state.position())
    with pytest.raises(BadPosition) as refusal:
        table(plan="P3A")
    assert "P4A" in str(refusal.value)  # it names the plans that fit


def test_a_card_named_for_one_section_makes_way_in_another_and_shifts_nothing() -> None:
    state, other = table(), table(sections={"d1": {"card": "B01"}})
    assert box.CARD_NAMES[other.cards[section("d1")]] == "B01"
    changed = [s for s in state.sections() if state.cards[s] != other.cards[s]]
    assert changed == [section("a1"), section("d1")]


def test_the_first_player_gets_the_fewest_rubles() -> None:
    state = table(3, first=3, turn="green")
    assert [int(board.rubles) for board in state.players] == [4, 4, 3]


def test_where_everybody_chooses_a_side_a_played_position_has_everything_laid_out() -> None:
    options = {"workshops": "each"}
    choosing = read_plain({"game": "redcathedral", "seats": 2, "options": options})
    assert [GAME.vocabulary.short(code) for code in choosing.legal(0)] == ["side basic", "side advanced"]
    state = table(2, options=options, pending=["turn"], players={"blue": {"side": "advanced"}})
    assert "claim" in verbs(state)
    assert player(state, "blue").white == 0b11


def test_jakovlev_has_his_first_section_unless_others_are_named() -> None:
    state = table(1)
    assert player(state, "blue").claims == 1 << section("b1")  # B02 pays more than B01
    state = table(1, sections={"c1": {"banner": "blue"}, "b1": {"banner": "red"}})
    assert player(state, "blue").claims == 1 << section("c1")


def test_a_face_up_tile_stays_face_up_and_a_face_down_one_face_down() -> None:
    sections = {"a1": {"banner": "red"}, "b1": {"banner": "red"}}
    state = table(sections=sections, players={"red": {"workshops": {"red": "wood", "blue": "gold face down"}}})
    assert can(act(state, "move red 0"), "activate red")
    assert player(state, "red").workshops[1] == box.TILE_NAMES.index("gold") + box.FACE_DOWN
    assert state == read(state.position())


# --- words that nobody knows ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("nonsense", "said"),
    [
        ({"players": {"red": {"workshops": {"red": "up wood"}}}}, "[player.1.workshops] red: “up wood” is not known"),
        ({"players": {"red": {"ruble": 3}}}, "[player.1] ruble: there is no such key. Did you mean “rubles”?"),
        ({"players": {"red": {"rubles": -1}}}, "[player.1] rubles: “-1” is not a whole number"),
        (
            {"players": {"red": {"goods": {"wood": 40}}}},
            "[player.1.goods] wood: “40” is not a whole number from 0 to 31",
        ),
        (
            {"players": {"red": {"banners": {"inventory": 3, "spare": 3}}}},
            "spare: “3” is not a whole number from 0 to 2",
        ),
        (
            {
                "options": {"workshops": "advanced"},
                "players": {"red": {"banners": {"inventory": 4, "white_1": 2, "white_2": 1}}},
            },
            "[player.1.banners] white_1: “2” is not a whole number from 0 to 1",
        ),
        ({"sections": {"a6": {"banner": "red"}}}, "[section] a6: there is no such key"),
        ({"sections": {"a1": {"banner": "rad"}}}, "[section.a1] banner: “rad” is not known. Did you mean “red”?"),
        ({"dice": {"red": {"space": 9}}}, "[dice.red] space: “9” is not a whole number from 0 to 8"),
        ({"tokens": ["wood"] * 8}, "tokens: “wood” appears twice"),
        ({"supply": {"wood": 1}}, "supply: there is no such key"),
        ({"pending": ["market 7"]}, "no such key"),
        ({"pending": ["market"]}, "“die=” is missing"),
        ({"pending": ["marked die=red"]}, "Did you mean “market”?"),
        ({"pending": ["sell_prestige"]}, "“sell_prestige” is not known"),  # never pending: it is always possible
        ({"turn": "red", "first": 5}, "first: “5” is not a whole number from 1 to 4"),
    ],
)
def test_what_nobody_can_read_is_refused_with_its_place(nonsense: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        table(**nonsense)
    assert said in str(refusal.value)


# --- what could not be ------------------------------------------------------------------------------

BLUE_SIX = {f"{tower}1": {"banner": "blue", "completed": True} for tower in "abcdef"}
ARCH_FIRST = {
    "a1": {"banner": "red", "completed": True},
    "a2": {"banner": "red", "completed": True, "ornament": "blue"},
}
DELIVERY = {"a1": {"card": "B01", "banner": "red"}}
HIRED = {"influence": ["T1", "C1", "M1", "K1"], "sections": DELIVERY, "players": {"red": {"goods": {"wood": 1}}}}
SOLO = {"seats": 1, "turn": "blue"}

IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("influence-twice", {"influence": ["C1", "C2", "M1", "K1"]}),
    ("influence-choice", {"options": {"clergy": "K3"}, "influence": ["C1", "T1", "M1", "K1"]}),
    ("die", {"dice": {"red": {"space": 0}}}),
    ("dice", {"dice": {die: {"space": 1} for die in ("red", "blue", "green", "yellow")}}),
    ("card-kind", {"sections": {"a1": {"card": "D01"}}}),
    ("card-twice", {"sections": {"a1": {"card": "B01"}, "b1": {"card": "B01"}}}),
    ("no-card", {"sections": {"a1": {"card": "none", "banner": "red"}}}),
    ("unclaimed", {"sections": {"a1": {"site": {"wood": 1}}}}),
    ("unclaimed", {"sections": {"a1": {"completed": True}}}),
    ("ornament", {"sections": {"a1": {"banner": "red", "ornament": "red"}}}),
    ("tile-claimed", {"sections": {"a1": {"banner": "red", "tile": "wood"}}}),
    ("gap", {"sections": {"a2": {"banner": "red"}}}),
    ("completed-site", {"sections": {"a1": {"banner": "red", "completed": True, "site": {"wood": 1}}}}),
    ("site", {"sections": {"a1": {"card": "B01", "banner": "red", "site": {"gold": 1}}}}),
    ("full-site", {"sections": {"a1": {"card": "B01", "banner": "red", "site": {"wood": 2, "brick": 1}}}}),
    ("banners", {"plan": "P4B", "sections": {f"{t}{n}": {"banner": "red"} for t in "abcd" for n in (1, 2)}}),  # eight
    ("banners", {"sections": {f"{tower}1": {"banner": "red"} for tower in "abcdef"} | {"a2": {"banner": "red"}}}),
    ("banners", {"players": {"red": {"banners": {"inventory": 4, "spare": 1}}}}),
    (
        "ornaments",
        {
            "options": {"workshops": "advanced"},
            "sections": {"a1": {"banner": "red", "completed": True, "ornament": "blue"}},
        },
    ),
    ("side", {"players": {"red": {"side": "advanced"}}}),
    ("room", {"players": {"red": {"goods": {"wood": 7}}}}),
    ("tiles", {"players": {"red": {"workshops": {"blue": "wood"}}}}),
    (
        "blocked",
        {
            "options": {"workshops": "advanced"},
            "sections": {"a1": {"banner": "red"}},
            "players": {"red": {"workshops": {"white_1": "wood"}}},
        },
    ),
    ("materials", {"players": {colour: {"goods": {"emerald": 6}} for colour in ("red", "blue")}}),
    ("rubles", {"options": {"ruble_supply": "limited"}, "players": {"red": {"rubles": 70}}}),
    ("tile", {"sections": {f"{tower}1": {"tile": "gold"} for tower in "abcdef"}}),
    ("his-ornaments", {"seats": 1, "plan": "P2B", "sections": ARCH_FIRST}),
    ("his-base", {**SOLO, "turn": "red", "sections": {"a1": {"banner": "red"}, "a2": {"banner": "blue"}}}),
    ("dealing", {**SOLO, "pending": ["jakovlev", "deal_dice"]}),
    ("not-dealing", {**SOLO, "pending": ["jakovlev"], "jakovlev": {"face_down": 5}}),
    ("his-dice", {**SOLO, "turn": "red", "jakovlev": {"dice": ["red", "blue"]}}),
    ("his-claim", {**SOLO, "pending": ["his_claim"]}),
    ("his-ornament", {**SOLO, "pending": ["jakovlev", "deal_dice", "his_ornament"], "jakovlev": {"face_down": 5}}),
    ("missing", {**SOLO, "turn": "red", "jakovlev": {"row": ["CLAIM"]}}),
    ("above", {"pending": ["turn", "work"]}),
    ("choosing", {"pending": ["side"], "options": {"workshops": "each"}, "first": 1}),
    ("above", {"sections": {"a1": {"banner": "red"}}, "pending": ["work more=1", "tile tile=wood"]}),
    ("turn", {"pending": ["jakovlev"]}),
    ("turn", {**SOLO, "pending": ["turn"]}),
    ("not-shown", {**HIRED, "pending": ["market die=red", "deliver more=1"]}),
    ("not-shown", {**HIRED, "pending": ["market die=red used=upper", "deliver more=2"]}),
    ("not-shown", {**HIRED, "pending": ["market die=red used=upper", "receive more=1"]}),
    ("nothing-to-deliver", {**HIRED, "players": {}, "pending": ["market die=red used=upper", "deliver more=1"]}),
    (
        "receive",
        {
            "influence": ["M1", "C1", "T1", "K1"],
            "players": {"red": {"goods": {"wood": 6}}},
            "pending": ["market die=red used=upper", "receive more=1"],
        },
    ),
    ("claim", {"pending": ["work", "banner section=a2"]}),
    (
        "one-source",
        {"sections": {f"{tower}1": {"banner": "red"} for tower in "abcd"}, "pending": ["work", "banner section=e1"]},
    ),
    ("roll", {"pending": ["turn", "roll dice=red,blue"]}),
    ("roll", {"pending": ["roll"]}),
    ("ended-by", {"sections": BLUE_SIX}),
    ("ended-by", {"ended_by": 1}),
    ("over", {"pending": []}),
    ("over", {"sections": BLUE_SIX, "ended_by": 2, "pending": []}),
    ("not-over", {"sections": BLUE_SIX, "ended_by": 2, "turn": "blue"}),
    ("optional", {**SOLO, "pending": ["jakovlev"], "rerolled": True}),
    ("sale", {"prestige_sold": "over"}),
    ("missing", {"tokens": ["wood", "brick"]}),
    ("missing", {"first": "nobody"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("problem", "nonsense"), IMPOSSIBLE, ids=[f"{key}-{n}" for n, (key, _) in enumerate(IMPOSSIBLE)]
)
def test_what_could_not_lie_on_a_table_is_named(problem: str, nonsense: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refusal:
        table(**nonsense)
    assert f"impossible-{problem}" in [found.key for found in refusal.value.problems]
    for language in LANGUAGES:
        for found in refusal.value.problems:
            sentence = texts(language, "redcathedral").format(found)
            assert sentence.endswith(".")
            assert "[" not in sentence


def test_every_impossibility_is_named_at_once() -> None:
    with pytest.raises(BadPosition) as refusal:
        table(sections={"a2": {"banner": "red"}}, players={"red": {"goods": {"wood": 8}}, "blue": {"side": "advanced"}})
    assert {found.key for found in refusal.value.problems} == {
        "impossible-gap", "impossible-room", "impossible-side",
    }  # fmt: skip


# --- while the table is laid out --------------------------------------------------------------------


def laid_out(draws: int, seats: int = 1) -> Table:
    state = GAME.new(seats)
    for _ in range(draws):
        assert state.actor() == CHANCE
        state.apply(CHANCE, state.outcome(0))
    assert isinstance(state, Table)
    return state


def test_a_half_laid_table_can_be_written_down_and_played_on() -> None:
    while_laying = [laid_out(draws) for draws in range(0, 48, 3)]
    assert {GAME.decisions.of(state.pending[-1]).name for state in while_laying} >= {
        "lay_token", "lay_influence", "drop", "lay_section", "lay_tile", "lay_solo",
    }  # fmt: skip
    for state in while_laying:
        again = read(state.position())
        assert again == state
        playout(again, Rng(1))


def broken(state: Table, **changes: object) -> list[Text]:
    with pytest.raises(BadPosition) as refusal:
        read_plain({"game": "redcathedral", "seats": int(state.seats), **state.plain(), **changes})
    return refusal.value.problems


def test_a_table_is_laid_out_in_its_order() -> None:
    tokens = laid_out(3)
    assert broken(tokens, pending=["lay_influence"])[0].key == "impossible-missing"
    assert broken(tokens, influence=["C1"])[0].key == "impossible-order"
    assert broken(tokens, rerolled=True)[0].key == "impossible-too-early"
    dice = laid_out(14)
    assert GAME.decisions.of(dice.pending[-1]).name == "drop"
    lying = dice.plain()["dice"]
    assert isinstance(lying, dict)
    assert broken(dice, dice=lying | {"red": {"space": 2, "value": 1}})[0].key == "impossible-order"
    assert broken(table(2), turn="nobody", pending=["lay_token"])[0].key == "impossible-laid-out"
    assert broken(table(2), turn=1, first="nobody", pending=["side"])[0].key == "impossible-choosing"


def test_no_moment_of_a_whole_game_is_called_impossible() -> None:
    for seats in (1, 3):
        state = GAME.new(seats, GAME.presets["other_readings"])
        rng = Rng(seats)
        while not state.is_over():
            assert check(state) == []
            actor = state.actor()
            legal = state.legal(actor)
            state.apply(actor, state.sample(rng) if actor == CHANCE else legal[rng.below(len(legal))])
