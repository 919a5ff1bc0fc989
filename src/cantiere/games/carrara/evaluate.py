"""How good a house's position looks: for bots that do not search to the end.

The live score; what the pillars still to be placed would bring at the best open places now, and what they may gain by
waiting; what blocks and coins are good for; and, in the middle of buying, the best purchase in sight. All weights are
hundredths of a point, set by playing `greedy` against itself and keeping what scored more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.carrara.box import (
    NEEDS,
    PAYS_COINS,
    PLACE_COUNT,
    PRICE,
    RURAL,
    RURAL_PLACE,
    STATUE_PLACE_OF,
    TILE_TYPE,
    TYPE_PLACE,
    URBAN_PLACE,
)
from cantiere.games.carrara.packs import held
from cantiere.games.carrara.scoring import score, taken, value_of
from cantiere.games.carrara.state import F_BUY, F_DRAW, STATUE_BITS, House, Table
from cantiere.kernel.frames import a_of, kind_of

BLOCK: Final[list[int]] = [40, 70, 110, 160, 200, 260]  # by colour
PURSE: Final = 24  # so many coins come in useful; more are only points
USEFUL_COIN: Final = 24  # beyond its points
COIN: Final = 28  # paid by a scoring place
PROMISED: Final = 76  # percent of what a place would pay now
PATIENCE: Final = 300  # what a pillar may gain by waiting, at the beginning
STORED: Final = 150  # a piece in storage
DRAWN: Final = 25  # a block to be drawn before one buys


def worth(table: Table, seat: i64) -> i64:
    house = table.houses[seat]
    value = score(table, seat) * 100
    if not table.frames:
        return value
    left = remaining(table)
    value += (_purse(house.coins) + _blocks(house.blocks)) * left // 100
    value += _promises(table, house, left)
    if house.stored:
        value += STORED * left // 100
    if table.turn == seat and kind_of(table.frames[0]) == F_BUY:
        value += _bargain(table, house, a_of(table.frames[0]), left)
        if kind_of(table.frames[-1]) == F_DRAW:
            value += DRAWN * a_of(table.frames[-1]) * left // 100
    return value


def remaining(table: Table) -> i64:
    """How much of the game is to come, in percent: by the tiles still in the stack."""
    if table.ender >= 0:
        return 10
    return 25 + 75 * _count(table.stack) // (6 * table.seats + 3)


def _purse(coins: i64) -> i64:
    return min(coins, PURSE) * USEFUL_COIN


def _blocks(blocks: i64) -> i64:
    value: i64 = 0
    colour: i64 = 0
    while blocks:
        value += (blocks & 15) * BLOCK[colour]
        blocks >>= 4
        colour += 1
    return value


def _promises(table: Table, house: House, left: i64) -> i64:
    """The best places for the pillars left, at a discount, and what waiting may add."""
    pillars = table.setup.pillars - _count(house.placed)
    value = pillars * PATIENCE * left // 100
    pays = _prospects(table, house)
    while pillars:
        best: i64 = max(pays)
        value += best * PROMISED // 100
        pays[pays.index(best)] = 0
        pillars -= 1
    return value


def _prospects(table: Table, house: House) -> list[int]:
    """By scoring place: about what it would pay the house. A city with too few buildings pays in part."""
    pays = [0] * PLACE_COUNT
    heights = [0] * 6
    for b in house.buildings:
        city: i64 = b >> 4 & 7
        type: i64 = TILE_TYPE[b >> 16]
        value = value_of(b)
        pay: i64 = value * house.reward(city) * (COIN if PAYS_COINS[city] else 100)
        heights[city] += 1
        pays[city] += pay
        pays[TYPE_PLACE + type] += pay
        if RURAL[type]:
            pays[RURAL_PLACE] += value * 100
        else:
            pays[URBAN_PLACE] += value * COIN
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
            while count and price <= coins:
                each = (BLOCK[colour] + _purse(coins - price) - _purse(coins)) * left // 100 - price * 20
                if each <= 0:
                    break
                gain += each
                coins -= price
                count -= 1
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
