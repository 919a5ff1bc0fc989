"""How good a town looks: for bots that do not search to the end.

The live score; what standing buildings may still come to earn; what the half-laid plans that do not get in each other's
way promise; and the room that is left. Room that hangs together matters most: a cube in the wrong place costs more than
any building earns. All weights are hundredths of a point, set by playing `greedy` against itself and keeping what
scored more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.tinytowns.box import (
    ALL_CELLS,
    ALMSHOUSE,
    BAKERY,
    BITS,
    CATHEDRAL,
    COMMON,
    COTTAGE,
    FAMILY,
    FOOD,
    FOUNTAIN,
    INDUSTRY,
    MILLSTONE,
    MONUMENT,
    PLAN_BUILDING,
    PLAN_CELLS,
    PLAN_HIGH,
    PLAN_LOW,
    PLANS_AT,
    SHED,
    SHOPS,
    TAVERNS,
    TEMPLE,
    TOTALS,
    WELL,
    WELLS,
    WORSHIP,
)
from cantiere.games.tinytowns.outlook import GAINS, Outlook, beside, outlook, row_worth
from cantiere.games.tinytowns.scoring import fed_squares, feedable, score
from cantiere.games.tinytowns.state import F_STAND, NONE, Table, Town
from cantiere.kernel.frames import a_of, b_of, kind_of

HUNGRY: Final = 150  # a cottage nobody feeds yet
SPARE_MEAL: Final = 60  # a cottage that a standing feeder could still feed
ALONE: Final = 60  # a Fountain or Millstone that waits for its neighbour
WELL_SIDE: Final = 25  # an open square beside a Well
BAKERY_ALONE: Final = 90
TEMPLE_SIDE: Final = 30  # a square beside a Temple that has, or may get, a cottage
SQUARE: Final = 180  # an empty square, while there are many
OPEN_PAIR: Final = 90  # two squares that touch and are not lost to building
EMPTY_PAIR: Final = 60  # two that touch and are empty
REGAINED: Final = 290  # a square that building a plan empties
SAVED: Final = 100  # what any building saves: its square is not empty
UNWANTED: Final = 40  # a resource none of the plans pursued has a use for
IN_HAND: Final = 30  # percent of a monument's gain, while its card waits
CATHEDRAL_FORGIVES: Final = 5  # empty squares there will be at the end
PLANS_AHEAD: Final = 5  # how many half-laid plans a town can well pursue at once
# By cubes missing: what a plan is worth, in thousandths of building it. One that is ready and was not built is worth
# less than one that lacks a cube: it is in the way.
PROMISED: Final[list[int]] = [400, 800, 640, 512, 410, 328, 260]


def worth(table: Table, seat: i64) -> i64:
    town = table.towns[seat]
    value = score(table, seat) * 100
    if town.finished:
        return value
    fed = fed_squares(table, town)
    look = outlook(table, seat, fed)
    empty: i64 = BITS[town.empty()]
    if town.frames:
        top: i64 = town.frames[-1]
        if kind_of(top) == F_STAND:
            value += SAVED + look.gain(a_of(top), b_of(top))
            empty -= 1
    value += SQUARE * empty * empty // (empty + 2)
    value += _standing(table, town, fed, empty)
    if table.buildable_monument(town) != NONE:
        value += look.good[MONUMENT] * IN_HAND * empty // 1600
    return value + _promises(table, town, look, empty)


def _standing(table: Table, town: Town, fed: i64, empty: i64) -> i64:
    """What buildings that stand may still come to earn."""
    free = ALL_CELLS & ~town.houses
    food: i64 = town.built[FOOD]
    value: i64 = HUNGRY * BITS[feedable(town) & ~fed]
    if food:
        value += SPARE_MEAL * max(0, 4 - BITS[town.built[COTTAGE]])
    mine: i64 = town.built[WELLS]
    if mine:
        card: i64 = table.cards[WELLS]
        if card == FOUNTAIN:
            value += ALONE * BITS[mine & ~beside(mine) & beside(free)]
        elif card == MILLSTONE:
            value += ALONE * BITS[mine & ~beside(food | town.built[SHOPS]) & beside(free)]
        elif card == WELL:
            value += WELL_SIDE * BITS[beside(mine) & free]
    mine = town.built[SHOPS]
    if mine and table.cards[SHOPS] == BAKERY:
        value += BAKERY_ALONE * BITS[mine & ~beside(food | town.built[INDUSTRY]) & beside(free)]
    mine = town.built[WORSHIP]
    if mine and table.cards[WORSHIP] == TEMPLE:
        value += TEMPLE_SIDE * BITS[beside(mine) & (free | town.built[COTTAGE])]
    value = value * empty // (empty + 3)  # there must be room left to come to it
    mine = town.built[TAVERNS]
    if mine and empty > 2 and table.cards[TAVERNS] == ALMSHOUSE:
        count: i64 = BITS[mine]
        if count < len(TOTALS[ALMSHOUSE]):
            value += row_worth(ALMSHOUSE, count) - TOTALS[ALMSHOUSE][count - 1] * 100
    if town.built[MONUMENT]:
        value += GAINS[town.monument][2] * empty // 16
        if town.monument == CATHEDRAL:
            # The score forgives all empty squares at once, but most of them would have been built on.
            value -= 100 * max(0, BITS[free] - CATHEDRAL_FORGIVES)
    return value


def _promises(table: Table, town: Town, look: Outlook, empty: i64) -> i64:
    """What the cubes lying there are good for: the best half-laid plans that do not get in each other's way."""
    wild = table.wild(town)
    plans = _live_plans(table, town, wild)
    n: i64 = len(plans)
    values = [0] * n
    useful: i64 = 0
    chances = _chances(empty)
    i: i64 = 0
    while i < n:
        plan: i64 = plans[i]
        cells: i64 = PLAN_CELLS[plan] & ~wild
        laid = _laid(town, plan)
        useful |= laid
        missing: i64 = BITS[cells & ~laid]
        card: i64 = PLAN_BUILDING[plan]
        gain = look.gain(FAMILY[card], ALL_CELLS if card == SHED else cells)
        values[i] = (gain + SAVED + REGAINED * (BITS[laid] - 1)) * chances[missing] // 1000
        i += 1
    dead = town.cubes() & ~useful
    value: i64 = _room(ALL_CELLS & ~(town.houses | dead), town.empty())
    wanted: i64 = 0
    hand: i64 = 0
    ahead: i64 = 0
    taken: i64 = 0
    while ahead < PLANS_AHEAD:
        best: i64 = 0
        which: i64 = -1
        i = 0
        while i < n:
            if values[i] > best and PLAN_CELLS[plans[i]] & taken == 0:
                best = values[i]
                which = i
            i += 1
        if which < 0:
            break
        value += best
        plan = plans[which]
        taken |= PLAN_CELLS[plan] & ~wild
        needs = _needs(town, plan, wild)
        wanted |= needs
        if town.hand != NONE and needs >> town.hand & 1:
            hand = max(hand, best)
        ahead += 1
    if n:
        value -= UNWANTED * (5 - BITS[wanted]) * 4 // (empty + 4)
    return value + hand // 4


def _chances(empty: i64) -> list[int]:
    """`PROMISED`, less what the cubes missing may never come: the fewer squares are left, the likelier."""
    chances = PROMISED[:]
    each: i64 = 1000 * empty * 2 // (empty * 2 + 3)
    power: i64 = 1000
    missing: i64 = 1
    while missing < len(chances):
        power = power * each // 1000
        chances[missing] = chances[missing] * power // 1000
        missing += 1
    return chances


def _room(open: i64, empty: i64) -> i64:
    """What squares to build on are worth beside each other: the more of them touch, the more plans will fit."""
    value: i64 = OPEN_PAIR * (BITS[open & open >> 4] + BITS[open & open >> 1 & 0x7777])
    return value + EMPTY_PAIR * (BITS[empty & empty >> 4] + BITS[empty & empty >> 1 & 0x7777])


def _live_plans(table: Table, town: Town, wild: i64) -> list[int]:
    """The plans of which a cube lies and that nothing blocks, each once."""
    plans: list[int] = []
    cubes = town.cubes()
    blocked = town.houses & ~wild
    monument = table.buildable_monument(town)
    cell: i64 = 0
    while cubes >> cell:
        if cubes >> cell & 1:
            resource: i64 = 0
            while town.of(resource) >> cell & 1 == 0:
                resource += 1
            at = cell * 5 + resource
            family: i64 = 0
            while family <= COMMON:
                card: i64 = table.cards[family] if family < COMMON else monument
                if card != NONE:
                    for plan in PLANS_AT[card * 80 + at]:
                        cells: i64 = PLAN_CELLS[plan]
                        if cells & blocked == 0 and cells & cubes == _laid(town, plan):
                            plans.append(plan)
                family += 1
            # Plans that want this square have been met, or want something else on it.
            blocked |= 1 << cell
        cell += 1
    return plans


def _needs(town: Town, plan: i64, wild: i64) -> i64:
    """The resources the plan still needs, a bit each."""
    low: i64 = PLAN_LOW[plan] & ~town.low
    high: i64 = PLAN_HIGH[plan] & ~town.high
    tame = ALL_CELLS & ~wild
    needs: i64 = 0
    if low & tame:
        needs |= 1
    if low >> 16 & tame:
        needs |= 2
    if low >> 32 & tame:
        needs |= 4
    if high & tame:
        needs |= 8
    if high >> 16 & tame:
        needs |= 16
    return needs


def _laid(town: Town, plan: i64) -> i64:
    """The squares of the plan on which the right cube lies."""
    low: i64 = PLAN_LOW[plan] & town.low
    high: i64 = PLAN_HIGH[plan] & town.high
    return (low | low >> 16 | low >> 32 | high | high >> 16) & ALL_CELLS
