"""A position of Tiny Towns in small whole numbers, as one seat sees it: what a learned evaluation looks at.

One's own town in full, with the monument in hand; of the other towns what lies in the open, and the best of them by
itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.tinytowns import box, evaluate, scoring, state
from cantiere.kernel.state import NONE, best_rival

_ROOM: Final = (1, 2, 3, 4, 6, 8, 11)  # empty squares, in steps
_COMMON_CARDS: Final[list[int]] = list(range(1, box.FIRST_MONUMENT))  # the Cottage is always there

_OF_A_TOWN: Final = (
    "score", "town complete", "empty squares", "cubes", "buildings", "kinds of buildings", "fed cottages",
    "hungry cottages", *[f"{family} built" for family in box.FAMILIES],
)  # fmt: skip
_OF_MY_TOWN: Final = (
    "worth of empty squares", "worth of buildings standing", "worth of the monument in hand", "worth of plans",
    "cubes of no use", "plans ready", "empty corners", "empty squares that touch", "free squares that touch",
    "lonely empty squares", "resources that plans want",
    *[f"room for {room}" for room in _ROOM],
    *[f"cubes of {resource}" for resource in box.RESOURCES],
    *[f"{resource} wanted" for resource in box.RESOURCES],
    *[f"cubes missing for a {family}" for family in box.FAMILIES],
    *[f"{box.BUILDINGS[card]} built" for card in _COMMON_CARDS],
    *[f"room while {box.BUILDINGS[card]} is in play" for card in _COMMON_CARDS],
    *[f"{box.BUILDINGS[box.FIRST_MONUMENT + number]} in hand" for number in range(box.MONUMENTS)],
    *[f"{box.BUILDINGS[box.FIRST_MONUMENT + number]} stands" for number in range(box.MONUMENTS)],
)  # fmt: skip
_OF_THE_TABLE: Final = (
    "round", "towns being built", "my hammer", "turns until my hammer", "points ahead", "rivals' mean score",
    "rivals' most empty squares",
)  # fmt: skip

NAMES: Final[tuple[str, ...]] = (
    "worth",
    *_OF_MY_TOWN,
    *[f"my {name}" for name in _OF_A_TOWN],
    *[f"best rival's {name}" for name in _OF_A_TOWN],
    *_OF_THE_TABLE,
)


def features(table: state.Table, seat: i64) -> list[int]:
    if table.stage == state.REVEALING:
        return [0] * len(NAMES)
    seen = evaluate.prospects(table, seat)
    x: list[int] = [seen.worth() // 10]
    _my_town(table, table.towns[seat], seen, x)
    _town(table.towns[seat], seen.score, seen.fed, x)
    scores: list[int] = [seen.score if who == seat else scoring.score(table, who) for who in range(table.seats)]
    rival = best_rival(scores, seat)
    emptiest: i64 = 0
    if rival == NONE:
        for _ in _OF_A_TOWN:
            x.append(0)
    else:
        town = table.towns[rival]
        _town(town, scores[rival], scoring.fed_squares(table, town), x)
        for other in range(table.seats):
            if other != seat:
                emptiest = max(emptiest, box.BITS[table.towns[other].empty()])
    x.append(table.round)
    x.append(table.active_count())
    x.append(1 if table.builder == seat else 0)
    x.append((seat - table.builder + table.seats) % table.seats if table.builder != NONE else 0)
    x.append(seen.score - scores[rival] if rival != NONE else seen.score)
    x.append((sum(scores) - seen.score) // (table.seats - 1) if rival != NONE else 0)
    x.append(emptiest)
    return x


def _my_town(table: state.Table, town: state.Town, seen: evaluate.Prospects, x: list[int]) -> None:
    empty = town.empty()
    room: i64 = box.BITS[empty]
    free = box.ALL_CELLS & ~(town.houses | seen.dead)
    x.append(seen.room // 10)
    x.append(seen.standing // 10)
    x.append(seen.monument // 10)
    x.append(seen.promises // 10)
    x.append(box.BITS[seen.dead])
    x.append(len(town.ready))
    x.append(box.BITS[empty & box.CORNERS])
    x.append(evaluate.touching(empty))
    x.append(evaluate.touching(free))
    x.append(box.BITS[empty & ~evaluate.beside(empty)])
    x.append(box.BITS[seen.wanted])
    for least in _ROOM:
        x.append(1 if room >= least else 0)
    resource: i64 = 0
    while resource < 5:
        x.append(box.BITS[town.of(resource)])
        resource += 1
    resource = 0
    while resource < 5:
        x.append(seen.wanted >> resource & 1)
        resource += 1
    for missing in seen.missing:
        x.append(evaluate.NOT_BEGUN - missing)
    for card in _COMMON_CARDS:
        family: i64 = box.FAMILY[card]
        x.append(box.BITS[town.built[family]] if table.cards[family] == card else 0)
    for card in _COMMON_CARDS:
        x.append(room if table.cards[box.FAMILY[card]] == card else 0)
    stands = town.built[box.MONUMENT] != 0
    monument: i64 = town.monument - box.FIRST_MONUMENT if town.monument != NONE else NONE
    number: i64 = 0
    while number < box.MONUMENTS:
        x.append(1 if number == monument and not stands else 0)
        number += 1
    number = 0
    while number < box.MONUMENTS:
        x.append(1 if number == monument and stands else 0)
        number += 1


def _town(town: state.Town, score: i64, fed: i64, x: list[int]) -> None:
    """What everybody sees of a town."""
    x.append(score)
    x.append(1 if town.finished else 0)
    x.append(box.BITS[town.empty()])
    x.append(box.BITS[town.cubes()])
    x.append(box.BITS[town.houses])
    kinds: i64 = 0
    for squares in town.built:
        if squares:
            kinds += 1
    x.append(kinds)
    x.append(box.BITS[fed & town.built[box.COTTAGE]])
    x.append(box.BITS[town.built[box.COTTAGE] & ~fed])
    for squares in town.built:
        x.append(box.BITS[squares])
