"""Refusals are true: what a reason claims is worked out a second time, from the table and not from the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cantiere.games.redcathedral import box
from cantiere.games.redcathedral.state import Table
from cantiere.kernel.rng import Rng, shuffle
from cantiere.kernel.state import CHANCE
from tests.rulebook.redcathedral.positions import GAME, act, table, why, why_at
from tests.rulebook.redcathedral.second_opinion import is_true

# Everything on the board that could ever be clicked by a seat.
ELEMENTS = [
    *[f"section.{name}" for name in box.SECTION_NAMES],
    *[f"die.{name}" for name in box.DICE],
    *[f"{piece}.{space}" for piece in ("space", "token", "reroll") for space in box.SPACE_NAMES],
    *[f"influence.{quarter}.{half}" for quarter in range(4) for half in box.HALVES],
    *[f"supply.{name}" for name in box.MATERIAL_NAMES],
]
OWN_ELEMENTS = [
    *[f"inventory.{{seat}}.{name}" for name in box.MATERIAL_NAMES],
    *[f"workshop.{{seat}}.{name}" for name in box.WORKSHOPS],
    *[f"banner.{{seat}}.{name}" for name in box.SOURCES],
    "rubles.{seat}",
]


def decisions(preset: str, seats: int, seed: int) -> Iterator[tuple[Table, int, Rng]]:
    """Every decision of a random game in which all kinds of actions are as likely, and who is to take it."""
    state = GAME.new(seats, GAME.presets[preset])
    rng = Rng(seed)
    while not state.is_over():
        actor = state.actor()
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        assert isinstance(state, Table)
        yield state, actor, rng
        legal = state.legal(actor)
        kinds = sorted({GAME.vocabulary.verb(code).name for code in legal})
        kind = kinds[rng.below(len(kinds))]
        chosen = [code for code in legal if GAME.vocabulary.verb(code).name == kind]
        state.apply(actor, chosen[rng.below(len(chosen))])


def some_refused(state: Table, seat: int, rng: Rng) -> list[int]:
    """A few actions of every verb that are not open."""
    legal = set(state.legal(seat))
    refused = []
    for verb in GAME.vocabulary.verbs:
        codes = [code for code in range(int(verb.base), int(verb.base + verb.size)) if code not in legal]
        shuffle(codes, rng)
        refused += codes[:1]
    return refused


@pytest.mark.parametrize(
    ("preset", "seats"), [("standard", 2), ("advanced", 4), ("own_choice", 3), ("other_readings", 2), ("standard", 1)]
)
def test_what_a_refusal_claims_is_so(preset: str, seats: int) -> None:
    for number, (state, seat, rng) in enumerate(decisions(preset, seats, 5)):
        if number % 6:
            continue
        for action in some_refused(state, seat, rng):
            reason = state.why_not(seat, action)
            assert is_true(state, seat, action, "", reason), (GAME.vocabulary.short(action), reason, state.position())
        elements = ELEMENTS + [element.format(seat=who) for element in OWN_ELEMENTS for who in (seat, seat + 1)]
        for element in [elements[rng.below(len(elements))] for _ in range(9)]:
            found = state.why_not_at(seat, element)
            if found is not None:
                assert is_true(state, seat, None, element, found), (element, found, state.position())


# --- those that were not ----------------------------------------------------------------------------


def test_a_repeatable_influence_action_is_not_called_used_up() -> None:
    """C1 sells as often as one likes; what keeps one from it is the next thing."""
    state = table(pending=["market die=red"], players={"red": {"goods": {"wood": 1}, "rubles": 0}})
    act(state, "sell upper wood")
    assert why(state, "sell upper wood") == "why-not-held"
    assert why(state, "buy lower wood") == "why-used-other"
    once = table(pending=["market die=green"])
    assert why(act(once, "favour lower"), "favour lower") == "why-used"


def test_a_face_down_workshop_says_so_whenever_it_is_clicked() -> None:
    sections = {"a1": {"banner": "red"}, "b1": {"banner": "red"}}
    workshops = {"red": "wood", "blue": "gold face down"}
    for pending in (["turn"], ["market die=red"], ["market die=blue"]):
        state = table(sections=sections, players={"red": {"workshops": workshops}}, pending=pending)
        assert why_at(state, "workshop.0.blue") == "why-face-down"
        assert why_at(state, "workshop.0.green") == "why-no-tile"
    state = table(sections=sections, players={"red": {"workshops": workshops}})
    assert why_at(state, "workshop.0.red") == "why-no-die-moved"
    assert why_at(act(state, "move blue 0"), "workshop.0.red") == "why-other-die"


def test_a_click_gets_the_most_helpful_reason() -> None:
    tower = {f"a{level}": {"banner": "blue", "completed": True} for level in (1, 2)}
    sections = tower | {"b1": {"banner": "red"}, "c1": {"banner": "blue"}}
    state = table(sections=sections, players={"red": {"rubles": 0}})
    assert why_at(state, "section.a1") == "why-completed-bare"
    assert why_at(state, "section.b1") == "why-yours"
    assert why_at(state, "section.c1") == "why-claimed"
    assert why_at(state, "section.d2") == "why-below"
    assert why_at(state, "space.1") == "why-no-die-reaches"
    assert why_at(state, "supply.wood") == "why-no-die-moved"
    assert why_at(state, "inventory.0.wood") == "why-not-held"
    assert why_at(state, "banner.0.inventory") == "why-first-claim"
    assert why_at(state, "rubles.0") == "why-no-prestige"
    assert why_at(state, "rubles.1") == why_at(state, "inventory.2.wood") == "why-not-yours"
    act(state, "move red 0")  # to space 2, in the quarter of the craftsmen
    assert why_at(state, "space.5") == "why-other-space"
    assert why_at(state, "influence.1.upper") == "why-other-quarter"
    assert why_at(state, "influence.0.upper") == "why-none-for-half"
    assert why_at(state, "influence.0.lower") == "why-rubles"
    assert why_at(state, "inventory.0.gold") == "why-not-held"
    assert why_at(state, "supply.gold") == "why-not-depicted"
    assert why_at(state, "token.3") == "why-not-offered"
    assert why_at(state, "section.a1") == "why-acted"


def test_while_one_delivers_a_section_says_what_it_still_needs() -> None:
    sections = {"a1": {"card": "B01", "banner": "red"}, "b1": {"banner": "blue"}}
    state = table(sections=sections, players={"red": {"goods": {"emerald": 1}}}, pending=["work more=2"])
    cost = box.CARD_COST[box.CARD_NAMES.index("B01")]
    for material, name in enumerate(box.MATERIAL_NAMES):
        needed = box.GOODS.of(cost, material) > 0
        assert why(state, f"build a1 {name}") == ("why-not-held" if needed else "why-not-needed")
    assert why_at(state, "section.a1") in ("why-not-held", "why-not-needed")
    assert why_at(state, "section.b1") == "why-not-your-section"
    assert why(state, "build f6 wood") == why(state, "decorate f6 emerald") == "why-no-section"


def test_an_empty_bank_is_the_reason_where_rubles_are_limited() -> None:
    red: dict[str, object] = {"rubles": 0, "mark": 9, "goods": {"wood": 1}}
    players: dict[str, dict[str, object]] = {
        "red": red,
        "blue": {"rubles": 72},
        "green": {"rubles": 0},
        "yellow": {"rubles": 0},
    }
    state = table(options={"ruble_supply": "limited"}, players=players, pending=["market die=red"])
    assert why(state, "sell upper wood") == "why-none-left"
    assert why(state, "sell_prestige") == "why-none-left"
