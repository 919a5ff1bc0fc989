"""Tables 2 and 3 of the dossier and its check values: what is printed on the cards."""

from __future__ import annotations

import pytest

from cantiere.games.tinytowns import box
from tests.rulebook.tinytowns.dossier import BUILDINGS, CARDS, CONTAINED_IN, FAMILIES, MONUMENTS, RESOURCES, Card
from tests.rulebook.tinytowns.naive import turned_and_mirrored
from tests.rulebook.tinytowns.positions import buildable, building, lay, squares, town

each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)


def test_25_buildings_and_15_monuments() -> None:
    """§1.1."""
    assert tuple(card.id for card in CARDS) == box.BUILDINGS
    assert (box.FIRST_MONUMENT, box.MONUMENTS) == (len(BUILDINGS), len(MONUMENTS)) == (25, 15)


def test_one_cottage_and_six_families_of_four() -> None:
    """§1.1 and table 2."""
    families = [[box.BUILDINGS[card] for card in box.FAMILY_CARDS[family]] for family in range(7)]
    assert families == [[card.id for card in BUILDINGS if card.family == family] for family in FAMILIES]
    assert [len(family) for family in families] == [1, 4, 4, 4, 4, 4, 4]


def test_15_resource_cards_three_of_each() -> None:
    """§1.1: three cards a resource, and the five resources."""
    assert box.CARDS_EACH * len(box.RESOURCES) == 15
    assert dict(zip(box.LETTERS, box.RESOURCES, strict=True)) == RESOURCES


@each_card
def test_pattern(card: Card) -> None:
    """Tables 2 and 3: the card's drawing, however it is held, is what its plans in the upper left corner are."""
    drawings = {"/".join(rows) for rows in turned_and_mirrored(card.pattern)}
    number = box.building(card.id)
    plans = [box.PLAN_NAMES[plan].split(":")[1] for plan in box.PLANS_OF[number]]
    assert {drawing for drawing in map(_drawing, plans) if drawing} == drawings


def _drawing(plan: str) -> str:
    """The plan as rows of letters if it lies in the upper left corner."""
    cubes = {(int(cube[1]) - 1, "abcd".index(cube[0])): cube[2] for cube in plan.split("-")}
    if min(row for row, _ in cubes) or min(column for _, column in cubes):
        return ""
    height, width = max(row for row, _ in cubes) + 1, max(column for _, column in cubes) + 1
    return "/".join("".join(cubes.get((row, column), ".") for column in range(width)) for row in range(height))


@each_card
def test_cubes(card: Card) -> None:
    """Tables 2 and 3: how many cubes a building takes, in every plan."""
    assert {box.BITS[box.PLAN_CELLS[plan]] for plan in box.PLANS_OF[box.building(card.id)]} == {card.cubes}


@each_card
def test_orientations_and_placements(card: Card) -> None:
    """§4, check values."""
    number = box.building(card.id)
    assert (box.ORIENTATIONS[number], len(box.PLANS_OF[number])) == (card.orientations, card.placements)


def test_contained_patterns() -> None:
    """§4: which pattern lies within which bigger one; all others do not."""

    def within(small: Card, big: Card) -> bool:
        return any(
            box.PLAN_LOW[plan] & ~box.PLAN_LOW[other] == 0 and box.PLAN_HIGH[plan] & ~box.PLAN_HIGH[other] == 0
            for plan in box.PLANS_OF[box.building(small.id)]
            for other in box.PLANS_OF[box.building(big.id)]
        )

    found = {(a.id, b.id) for a in CARDS for b in CARDS if a.cubes < b.cubes and within(a, b)}
    assert found == {(small, big) for small, bigger in CONTAINED_IN.items() for big in bigger.split()}


@pytest.mark.parametrize(
    ("small", "big"), [(small, big) for small, bigger in CONTAINED_IN.items() for big in bigger.split()]
)
def test_contained_pattern_leaves_the_choice(small: str, big: str) -> None:
    """§4: on the cubes of the bigger pattern either may be built (two monuments are never one owner's)."""
    both = [card for card in CARDS if card.id in (small, big)]
    monuments = [card.id for card in both if card.family == "monument"]
    rows = [row.strip() for row in next(card for card in both if card.id == big).pattern.split("/")]
    plots = " / ".join(" ".join(row.ljust(4, ".")) for row in rows)
    for monument in monuments or [""]:
        cards = " ".join(card.id for card in both if card.family != "monument")
        state = building(town(plots, monument=monument), "", cards=cards)
        assert {card.id for card in both if card.family != "monument" or card.id == monument} <= buildable(state, 0)


@each_card
def test_card_can_be_built_from_its_drawing(card: Card) -> None:
    """Tables 2 and 3, by the rules and not only by the table of plans."""
    rows = [row.strip() for row in card.pattern.split("/")]
    plots = " / ".join(" ".join(row.ljust(4, ".")) for row in rows)
    monument = card.id if card.family == "monument" else ""
    state = building(town(plots, monument=monument), "", cards="" if monument else card.id)
    assert card.id in buildable(state, 0)


def test_every_table_of_the_box_says_how_sure_it_is() -> None:
    """The tables' confidence marks travel with them."""
    sources = {"rulebook", "sources", "few", "inferred", "reconstructed"}
    assert {
        box.COMPONENTS[table]["source"] for table in ("board", "cubes", "setup", "cards", "solo", "cavern")
    } <= sources
    assert set(box.SOURCE) <= sources


def test_squares_are_named_by_column_and_row() -> None:
    """A position reads as it is drawn: a1 is the upper left square, d1 the upper right, a4 the lower left."""
    state = lay("W . . O / . . . . / . . . . / B . . G")
    assert {cell: word for cell, word in squares(state, 0).items() if word != "."} == {
        "a1": "W",
        "d1": "O",
        "a4": "B",
        "d4": "G",
    }
