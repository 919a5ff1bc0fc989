"""How good a town looks: for bots that do not search to the end.

The live score, plus what half-laid patterns and unused feeders promise, less what lies in the way. The weights are
hundredths of a point, set by playing `greedy` against itself and keeping what scored more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.tinytowns.box import (
    BITS,
    COMMON,
    COTTAGE,
    FOOD,
    MONUMENT,
    PLAN_CELLS,
    PLAN_HIGH,
    PLAN_LOW,
    PLANS_OF,
)
from cantiere.games.tinytowns.scoring import fed_squares, feedable, score
from cantiere.games.tinytowns.state import NONE, Table, Town

PROMISE: Final[list[int]] = [260, 330, 170, 300, 260, 280, 200, 420]  # by family: what finishing one promises
HUNGRY: Final = 130  # a cottage nobody feeds yet, while there is room for a feeder
SPARE_MEAL: Final = 60  # what a Farm could still feed


def worth(table: Table, seat: i64) -> i64:
    town = table.towns[seat]
    value = score(table, seat) * 100
    empty: i64 = BITS[town.empty()]
    if empty == 0 and town.finished:
        return value
    hungry: i64 = BITS[feedable(town) & ~fed_squares(table, town)]
    if hungry and empty > 2:
        value += hungry * HUNGRY
    if town.built[FOOD]:
        spare: i64 = 3 - BITS[town.built[COTTAGE]]
        if spare > 0 and empty > 3:
            value += spare * SPARE_MEAL
    elif empty > 6:
        value -= 100  # somebody will have to feed them
    return value + _promises(table, town)


def _promises(table: Table, town: Town) -> i64:
    """What the cubes lying there are good for: each card's best half-laid plan, and a cube that fits no plan is
    rubble."""
    open_squares = town.empty() | table.wild(town)
    useful: i64 = 0
    value: i64 = 0
    family: i64 = 0
    while family <= COMMON:
        card: i64 = table.cards[family] if family < COMMON else table.buildable_monument(town)
        if card != NONE and not (family == MONUMENT and town.built[MONUMENT]):
            best: i64 = 0
            for plan in PLANS_OF[card]:
                laid: i64 = _laid(town, plan)
                cells: i64 = PLAN_CELLS[plan]
                if laid and cells & ~(laid | open_squares) == 0:
                    need: i64 = BITS[cells]
                    have: i64 = BITS[laid]
                    useful |= laid
                    best = max(best, PROMISE[family] * have * have // (need * need))
            value += best
        family += 1
    rubble: i64 = BITS[town.cubes() & ~useful]
    return value - rubble * 60


def _laid(town: Town, plan: i64) -> i64:
    """The squares of the plan on which the right cube lies."""
    low: i64 = PLAN_LOW[plan] & town.low
    high: i64 = PLAN_HIGH[plan] & town.high
    return (low | low >> 16 | low >> 32 | high | high >> 16) & 0xFFFF
