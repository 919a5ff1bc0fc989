"""How good a town looks: for bots that do not search to the end.

The live score, plus what half-laid patterns and unused feeders promise, less what lies in the way. The weights are
hundredths of a point, set by playing `greedy` against itself and keeping what scored more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.tinytowns.box import (
    ALL_CELLS,
    BITS,
    COMMON,
    COTTAGE,
    FOOD,
    PLAN_CELLS,
    PLAN_HIGH,
    PLAN_LOW,
    PLANS_OF,
)
from cantiere.games.tinytowns.scoring import fed_squares, feedable, score
from cantiere.games.tinytowns.state import NONE, Table, Town

PROMISE: Final[list[int]] = [330, 360, 220, 330, 300, 330, 260, 480]  # by family: what finishing one is worth
HUNGRY: Final = 150  # a cottage nobody feeds yet, while there is room for a feeder
SPARE_MEAL: Final = 60  # a cottage that a standing feeder could still feed
RUBBLE: Final = 220  # a cube that fits no plan any more
ROOM: Final = 60  # an empty square: one more cube that need not go wrong
PLANS_AHEAD: Final = 3  # how many half-laid plans a town can well pursue at once


def worth(table: Table, seat: i64) -> i64:
    town = table.towns[seat]
    value = score(table, seat) * 100
    if town.finished:
        return value
    empty: i64 = BITS[town.empty()]
    hungry: i64 = BITS[feedable(town) & ~fed_squares(table, town)]
    if empty > 2:
        value += hungry * HUNGRY
    if town.built[FOOD] and empty > 3:
        value += SPARE_MEAL * max(0, 4 - BITS[town.built[COTTAGE]])
    return value + empty * ROOM + _promises(table, town)


def _promises(table: Table, town: Town) -> i64:
    """What the cubes lying there are good for: the best half-laid plans that do not get in each other's way. A cube
    that fits no plan is rubble."""
    wild = table.wild(town)
    free = town.empty() | wild
    cubes = town.cubes()
    useful: i64 = 0
    value: i64 = 0
    ahead: i64 = 0
    while ahead < PLANS_AHEAD:
        best: i64 = 0
        best_cells: i64 = 0
        family: i64 = 0
        while family <= COMMON:
            card: i64 = table.cards[family] if family < COMMON else table.buildable_monument(town)
            if card != NONE:
                for plan in PLANS_OF[card]:
                    cells: i64 = PLAN_CELLS[plan]
                    laid = _laid(town, plan) & cubes
                    if laid and cells & ~(laid | free) == 0:
                        if ahead == 0:
                            useful |= laid
                        need: i64 = BITS[cells]
                        have: i64 = BITS[laid | cells & wild]
                        promise: i64 = PROMISE[family] * have * have // (need * need)
                        if promise > best:
                            best, best_cells = promise, cells
            family += 1
        if ahead == 0:
            value -= RUBBLE * BITS[cubes & ~useful]
        if best == 0:
            break
        value += best
        free &= ~best_cells | wild
        cubes &= ~best_cells
        ahead += 1
    return value


def _laid(town: Town, plan: i64) -> i64:
    """The squares of the plan on which the right cube lies."""
    low: i64 = PLAN_LOW[plan] & town.low
    high: i64 = PLAN_HIGH[plan] & town.high
    return (low | low >> 16 | low >> 32 | high | high >> 16) & ALL_CELLS
