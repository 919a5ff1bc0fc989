"""Building: what can be paid for, the payment, monuments and improvements."""

from __future__ import annotations

from bisect import insort

from mypy_extensions import i64

from cantiere.games.carrara.actions import BUILD_, DECLINE_, IMPROVE_, MOST_PAID, PAY_, UPGRADE_
from cantiere.games.carrara.box import MONUMENT, RANKS, TILE_RANK, TILE_TYPE, TILE_VALUE, TWIN, VALUES, WHITE
from cantiere.games.carrara.packs import ONE, held, total
from cantiere.games.carrara.state import (
    DRESS,
    F_IMPROVE,
    F_PAY,
    F_REVEAL,
    NONE,
    House,
    Table,
    building,
)
from cantiere.kernel.frames import frame


def means(blocks: i64, city: i64) -> i64:
    """The highest value the blocks can pay for in the city: those it accepts, and pairs of the next lower colour."""
    return total(blocks >> 4 * city) + pairs(blocks, city)


def pairs(blocks: i64, city: i64) -> i64:
    """How many pairs could stand in for blocks of the city's own colour.

    Pairs for any other colour would waste accepted blocks, so that they are never offered."""
    return held(blocks, city - 1) // 2 if city else 0


# --- what can be built ----------------------------------------------------------------------------


def buildable(table: Table, house: House, legal: list[int]) -> None:
    """Every building on offer and every monument, wherever the house can pay for it; then its upgrades."""
    if house.blocks == 0:
        return
    tiles = [tile for tile in table.offer if tile != NONE and not (TWIN[tile] and tile - 1 in table.offer)]
    limits: list[int] = []
    city: i64 = 0
    while city < 6:
        limits.append(means(house.blocks, city))
        city += 1
    if limits[0] >= VALUES[MONUMENT]:
        for type in range(6):
            if table.monuments >> type & 1:
                tiles.append(type * RANKS + MONUMENT)
    tiles.sort()
    for tile in tiles:
        value: i64 = TILE_VALUE[tile]
        code: i64 = BUILD_ + tile * 6
        for limit in limits:  # pickier cities never take more
            if limit < value:
                break
            legal.append(code)
            code += 1
    if table.monuments:
        _upgrades(table, house, limits, legal)


def _upgrades(table: Table, house: House, limits: list[int], legal: list[int]) -> None:
    before: i64 = 0
    for b in house.buildings:
        tile: i64 = b >> 16
        if table.monuments >> TILE_TYPE[tile] & 1 and VALUES[MONUMENT] - TILE_VALUE[tile] <= limits[b >> 4 & 7]:
            if not is_twin(before, b):
                legal.append(UPGRADE_ + tile)
        before = b


def is_twin(before: i64, b: i64) -> bool:
    """Whether the building is in everything like the one before it in the house's list."""
    tile = b >> 16
    return TWIN[tile] and before >> 16 == tile - 1 and (before ^ b) & DRESS == 0


# --- building -------------------------------------------------------------------------------------


def build(table: Table, house: House, code: i64) -> None:
    """`code` is tile · 6 + city."""
    tile = code // 6
    city = code % 6
    value: i64 = TILE_VALUE[tile]
    insort(house.buildings, building(tile, city, house.height(city)))
    if TILE_RANK[tile] == MONUMENT:
        _unveil(table, tile)
    else:
        table.offer[table.offer.index(tile)] = NONE
        if table.stack:
            table.frames.append(frame(F_REVEAL, 1))
    _finish(table, house, value, city)


def upgrade(table: Table, house: House, tile: i64) -> None:
    """The monument takes the building's place, with all that stands on it."""
    b: i64 = house.buildings.pop(house.index(tile))
    monument = tile - TILE_RANK[tile] + MONUMENT
    insort(house.buildings, monument << 16 | TILE_RANK[tile] + 1 << 7 | b & 0xFC7F)
    _unveil(table, monument)
    _finish(table, house, VALUES[MONUMENT] - TILE_VALUE[tile], b >> 4 & 7)


def _unveil(table: Table, monument: i64) -> None:
    table.monuments &= ~(1 << TILE_TYPE[monument])
    if table.improvements:
        table.frames.append(frame(F_IMPROVE))


def _finish(table: Table, house: House, price: i64, city: i64) -> None:
    if house.is_done():
        house.vp_building += price
    ask_payment(table, house, price, city, city)


# --- paying ---------------------------------------------------------------------------------------


def ask_payment(table: Table, house: House, price: i64, colour: i64, city: i64) -> None:
    """Pay as long as there is no choice, from the city's own colour up to white; pairs make up the rest. Ask when there
    is one."""
    while price:
        if colour > WHITE:
            _spend(table, house, city - 1, 2 * price)
            return
        least = fewest(house, price, colour, city)
        if least != most(house, price, colour):
            table.frames.append(frame(F_PAY, price, colour, city))
            return
        _spend(table, house, colour, least)
        price -= least
        colour += 1


def fewest(house: House, price: i64, colour: i64, city: i64) -> i64:
    """How many blocks of the colour must be paid, since more precious ones and pairs do not suffice."""
    return max(price - total(house.blocks >> 4 * (colour + 1)) - pairs(house.blocks, city), 0)


def most(house: House, price: i64, colour: i64) -> i64:
    return min(held(house.blocks, colour), price)


def payments(house: House, price: i64, colour: i64, city: i64) -> list[int]:
    legal: list[int] = []
    count = fewest(house, price, colour, city)
    last = most(house, price, colour)
    while count <= last:
        legal.append(PAY_ + colour * (MOST_PAID + 1) + count)
        count += 1
    return legal


def pay(table: Table, house: House, action: i64, price: i64, city: i64) -> None:
    colour = (action - PAY_) // (MOST_PAID + 1)
    count = (action - PAY_) % (MOST_PAID + 1)
    _spend(table, house, colour, count)
    ask_payment(table, house, price - count, colour + 1, city)


def _spend(table: Table, house: House, colour: i64, count: i64) -> None:
    house.blocks -= ONE[colour] * count
    table.bag += ONE[colour] * count


# --- improvements ---------------------------------------------------------------------------------


def improvements(table: Table) -> list[int]:
    legal: list[int] = []
    city: i64 = 0
    while city < 6:
        if held(table.improvements, city):
            legal.append(IMPROVE_ + city)
        city += 1
    legal.append(DECLINE_)
    return legal


def improve(table: Table, house: House, action: i64) -> None:
    if action != DECLINE_:
        table.improvements -= ONE[action - IMPROVE_]
        house.improved += ONE[action - IMPROVE_]
