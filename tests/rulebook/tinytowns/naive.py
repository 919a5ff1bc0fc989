"""Tiny Towns' scoring and pattern matching once more, written straight from the dossier with loops over squares.

Slow and simple on purpose: it shares nothing with the engine, so that the two can be held against each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from tests.rulebook.tinytowns.dossier import CARD, SQUARES

Square = tuple[int, int]  # row, column

BOARD: list[Square] = [(row, column) for row in range(4) for column in range(4)]
CORNERS = [(0, 0), (0, 3), (3, 0), (3, 3)]
CENTRE = [(1, 1), (1, 2), (2, 1), (2, 2)]


class NaiveTown(NamedTuple):
    """A town: what stands or lies on each square, and what the scoring needs beside."""

    squares: Mapping[Square, str]
    stored: int = 0  # cubes on Warehouses
    shrine: int = 0  # what the Shrine was worth when built
    finished: int = 0  # round of completion


def read_town(plots: str, **beside: int) -> NaiveTown:
    return NaiveTown(dict(zip(BOARD, plots.split(), strict=True)), **beside)


# --- who stands where -----------------------------------------------------------------------------


def stands(town: NaiveTown, square: Square) -> str:
    """The building on the square, or nothing."""
    word = town.squares.get(square, ".")
    return word if word in CARD else ""


def all_of(town: NaiveTown, card: str) -> list[Square]:
    return [square for square in BOARD if stands(town, square) == card]


def adjacent(square: Square) -> list[Square]:
    row, column = square
    return [s for s in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)] if s in BOARD]


def colours(town: NaiveTown, squares: Sequence[Square]) -> list[str]:
    return [CARD[stands(town, square)].colour for square in squares if stands(town, square)]


def cottages(town: NaiveTown, squares: Sequence[Square]) -> int:
    """How many Cottages the squares hold; the castle counts as two."""
    return sum({"cottage": 1, "barrett_castle": 2}.get(stands(town, square), 0) for square in squares)


def types(town: NaiveTown, squares: Sequence[Square]) -> set[str]:
    """The building types on the squares; the castle is a Cottage, any other monument is one type."""
    named = {stands(town, square) for square in squares} - {""}
    return {"cottage" if card == "barrett_castle" else CARD[card].family for card in named}


def groups(squares: Sequence[Square]) -> list[list[Square]]:
    """The squares split into groups connected along sides."""
    left, found = list(squares), []
    while left:
        group = [left.pop()]
        for square in group:  # grows while we walk it
            for other in adjacent(square):
                if other in left:
                    left.remove(other)
                    group.append(other)
        found.append(group)
    return found


# --- feeding --------------------------------------------------------------------------------------


def feedings(town: NaiveTown) -> Iterator[list[Square]]:
    """Every set of squares that the owner may have fed."""
    hungry = all_of(town, "cottage") + all_of(town, "barrett_castle")
    if all_of(town, "farm"):
        meals = min(4 * len(all_of(town, "farm")), len(hungry))
        for count in range(meals + 1):
            yield from (list(chosen) for chosen in combinations(hungry, count))
    elif all_of(town, "greenhouse"):
        separate = groups(hungry)
        for count in range(min(len(all_of(town, "greenhouse")), len(separate)) + 1):
            for chosen in combinations(separate, count):
                yield [square for group in chosen for square in group]
    else:
        yield [square for square in hungry if _reached(town, square)]


def _reached(town: NaiveTown, square: Square) -> bool:
    row, column = square
    for r, c in all_of(town, "granary"):
        if abs(r - row) <= 1 and abs(c - column) <= 1:
            return True
    return any(r == row or c == column for r, c in all_of(town, "orchard"))


# --- points ---------------------------------------------------------------------------------------


def score(towns: Sequence[NaiveTown], seat: int, *, starloom_dense: bool = False) -> int:
    """The best total over all feedings."""
    town = towns[seat]
    return (
        max(_fed_points(town, fed) for fed in feedings(town))
        + sum(_points(towns, seat, square) for square in BOARD)
        + _tables(town)
        + (_starloom(towns, seat, starloom_dense) if all_of(town, "the_starloom") else 0)
        - _empty(town)
    )


def _fed_points(town: NaiveTown, fed: Sequence[Square]) -> int:
    """Everything that depends on who is fed."""
    total = 0
    for square in BOARD:
        card = stands(town, square)
        if card == "cottage":
            total += 3 if square in fed or all_of(town, "grand_mausoleum_of_the_rodina") else 0
        elif card == "barrett_castle":
            total += 5 if square in fed else 0
        elif card == "chapel":
            total += cottages(town, fed)
        elif card == "temple":
            total += 4 if cottages(town, [s for s in adjacent(square) if s in fed]) >= 2 else 0
    return total


def _points(towns: Sequence[NaiveTown], seat: int, square: Square) -> int:
    """One building, wherever feeding does not matter."""
    town, card = towns[seat], stands(towns[seat], square)
    row, column = square
    beside = colours(town, adjacent(square))
    in_row = [s for s in BOARD if s[0] == row and s != square]
    in_column = [s for s in BOARD if s[1] == column and s != square]
    same = all_of(town, card)
    match card:
        case "fountain":
            return 2 if "grey" in beside else 0
        case "millstone":
            return 2 if "red" in beside or "yellow" in beside else 0
        case "well":
            return cottages(town, adjacent(square))
        case "abbey":
            return 0 if "black" in beside or "green" in beside or "yellow" in beside else 3
        case "cloister":
            return len([s for s in same if s in CORNERS])
        case "feast_hall":
            right = towns[(seat + len(towns) - 1) % len(towns)]
            return 3 if len(towns) > 1 and len(same) > len(all_of(right, card)) else 2
        case "inn":
            return 0 if any(s in same for s in in_row + in_column) else 3
        case "bakery":
            return 3 if "red" in beside or "black" in beside else 0
        case "market":
            return 1 + max(len([s for s in in_row if s in same]), len([s for s in in_column if s in same]))
        case "tailor":
            return 1 + len([s for s in same if s in CENTRE])
        case "theater":
            return len(types(town, in_row + in_column) - {"shop"})
        case "archive_of_the_second_age":
            return len(types(town, BOARD) - {"monument"})
        case "mandras_palace":
            return 2 * len(types(town, adjacent(square)))
        case "shrine_of_the_elder_tree":
            return town.shrine
        case "silva_forum":
            return 1 + max(len(group) for each in CARD for group in groups(all_of(town, each)))
        case "the_sky_baths":
            return 2 * (7 - len(types(town, BOARD) - {"monument"}))
    flat = {"shed": 1, "bank": 4, "trading_post": 1, "architects_guild": 1, "cathedral_of_caterina": 2}
    return (flat | {"fort_ironweed": 7, "grove_university": 3}).get(card, 0)


def _tables(town: NaiveTown) -> int:
    """What is counted once a town: the two tables, and the cubes on Warehouses."""
    almshouses = [0, -1, 5, -3, 15, -5, 26][min(6, len(all_of(town, "almshouse")))]
    taverns = [0, 2, 5, 9, 14, 20][min(5, len(all_of(town, "tavern")))]
    return almshouses + taverns - town.stored


def _starloom(towns: Sequence[NaiveTown], seat: int, dense: bool) -> int:
    mine = towns[seat].finished
    if not mine:
        return 0
    earlier = [town.finished for town in towns if town.finished and town.finished < mine]
    place = 1 + (len(set(earlier)) if dense else len(earlier))
    return {1: 6, 2: 3, 3: 2}.get(place, 0)


def _empty(town: NaiveTown) -> int:
    if all_of(town, "cathedral_of_caterina"):
        return 0
    return len([square for square in BOARD if not stands(town, square)])


# --- patterns -------------------------------------------------------------------------------------


def turned_and_mirrored(pattern: str) -> set[tuple[str, ...]]:
    """The pattern's drawing in every position it can be held."""
    rows = tuple(row.strip() for row in pattern.split("/"))
    found = set()
    for _ in range(4):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
        found |= {rows, tuple(row[::-1] for row in rows)}
    return found


def matches(town: NaiveTown, card: str) -> set[frozenset[str]]:
    """For every way to build the card: the squares whose cubes it takes. Trading Posts stand in for some of them."""
    found = set()
    for drawing in turned_and_mirrored(CARD[card].pattern):
        for top, left in BOARD:
            wanted = {
                (top + r, left + c): letter
                for r, row in enumerate(drawing)
                for c, letter in enumerate(row)
                if letter != "."
            }
            if all(town.squares.get(square) in (letter, "trading_post") for square, letter in wanted.items()):
                found.add(frozenset(_name(square) for square in wanted if town.squares[square] != "trading_post"))
    return found - {frozenset()}


def _name(square: Square) -> str:
    return SQUARES[square[0] * 4 + square[1]]
