"""How good a house's position looks: for bots that do not search to the end.

The live score, plus what the pillars still to be placed would bring at the best open places, what blocks and coins
are good for, and, in the middle of buying, the best purchase in sight. All weights are hundredths of a point, set by
playing `greedy` against itself and keeping what scored more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.carrara.box import (
    NEEDS,
    PAYS_COINS,
    PLACE_COUNT,
    PRICE,
    STATUE_PLACE_OF,
    TILE_TYPE,
    TYPE_PLACE,
)
from cantiere.games.carrara.packs import held
from cantiere.games.carrara.scoring import score, taken, value_of
from cantiere.games.carrara.state import F_BUY, STATUE_BITS, House, Table
from cantiere.kernel.frames import a_of, kind_of

BLOCK: Final[list[int]] = [45, 75, 110, 150, 195, 240]  # by colour
COIN: Final = 38  # before the end; the score itself counts 20 of it
PILLAR: Final = 1100  # what a pillar will bring, at the beginning
PROMISED: Final = 80  # percent of what a place would pay now
STORED: Final = 120  # a piece in storage


def worth(table: Table, seat: i64) -> i64:
    house = table.houses[seat]
    value = score(table, seat) * 100
    if not table.frames:
        return value
    left = remaining(table)
    value += house.coins * (COIN - 20) * left // 100
    value += _blocks(house.blocks, left)
    value += _promises(table, house, left)
    if house.stored:
        value += STORED * left // 100
    if table.turn == seat and kind_of(table.frames[0]) == F_BUY:
        value += _bargain(table, house, a_of(table.frames[0]), left)
    return value


def remaining(table: Table) -> i64:
    """How much of the game is to come, in percent: by the tiles still in the stack."""
    if table.ender >= 0:
        return 10
    stack = table.stack
    count: i64 = 0
    while stack:
        stack &= stack - 1
        count += 1
    return 25 + 75 * count // (6 * table.seats + 3)


def _blocks(blocks: i64, left: i64) -> i64:
    value: i64 = 0
    colour: i64 = 0
    while blocks:
        value += (blocks & 15) * BLOCK[colour]
        blocks >>= 4
        colour += 1
    return value * left // 100


def _promises(table: Table, house: House, left: i64) -> i64:
    """The best places for the pillars left, at a discount; a pillar without a good one waits for better times."""
    pillars = table.setup.pillars - _count(house.placed)
    if pillars == 0:
        return 0
    pays = _prospects(table, house)
    floor = PILLAR * left // 100
    value: i64 = 0
    while pillars:
        best = max(pays)
        if best * PROMISED // 100 <= floor:
            return value + pillars * floor
        value += best * PROMISED // 100
        pays[pays.index(best)] = 0
        pillars -= 1
    return value


def _prospects(table: Table, house: House) -> list[int]:
    """By scoring place: about what it would pay the house, in hundredths; a city with too few buildings pays in
    part."""
    pays = [0] * PLACE_COUNT
    heights = [0] * 6
    for b in house.buildings:
        city: i64 = b >> 4 & 7
        type: i64 = TILE_TYPE[b >> 16]
        pay: i64 = value_of(b) * house.reward(city) * (COIN if PAYS_COINS[city] else 100)
        heights[city] += 1
        pays[city] += pay
        pays[TYPE_PLACE + type] += pay
        if b & STATUE_BITS:
            pays[STATUE_PLACE_OF[city]] += pay
    for city in range(6):
        if heights[city] < NEEDS[city]:
            pays[city] = pays[city] * heights[city] // (2 * NEEDS[city])
    gone = taken(table, house)
    for place in range(PLACE_COUNT):
        if gone >> place & 1:
            pays[place] = 0
    return pays


def _bargain(table: Table, house: House, segment: i64, left: i64) -> i64:
    """The best that can be bought from one segment, less what it costs."""
    best: i64 = 0
    at: i64 = segment - 1 if segment else 0
    last: i64 = segment if segment else 6
    while at < last:
        coins = house.coins
        gain: i64 = 0
        colour: i64 = 5
        while colour >= 0:
            price: i64 = PRICE[at * 6 + colour]
            count = held(table.wheel[at], colour)
            each: i64 = BLOCK[colour] * left // 100 - price * COIN
            if count and each > 0:
                if price:
                    count = min(count, coins // price)
                gain += count * each
                coins -= count * price
            colour -= 1
        best = max(best, gain)
        at += 1
    return best


def _count(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
