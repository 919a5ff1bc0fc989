"""What scoring places pay, and the final scoring. Live and final scores come from the same functions."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.carrara.box import (
    ADVANCED_PLACES,
    CITIES,
    COIN_PLACE,
    COIN_PLACES,
    COINS_NEEDED,
    DECORATIONS,
    LANDSCAPE_COINS,
    LANDSCAPE_REWARD,
    MAJORITY_VP,
    NEEDS,
    PAYS_COINS,
    RURAL,
    RURAL_PLACE,
    SET_VP,
    SHARED,
    STATUE_PLACE,
    STATUE_PLACE_OF,
    TILE_TYPE,
    TILE_VALUE,
    TYPE_PLACE,
    URBAN_PLACE,
)
from cantiere.games.carrara.packs import ONE, held, total
from cantiere.games.carrara.state import DECORATED, STATUE_BITS, House, Table
from cantiere.kernel.state import Points

# --- scoring places -------------------------------------------------------------------------------


def open_places(table: Table, seat: i64, coins: i64, gold: bool) -> i64:
    """The scoring places the seat may choose, a bit each, if it had so many coins and, with `gold`, a gold statue to
    put up first."""
    house = table.houses[seat]
    places: i64 = 0
    heights: i64 = 0  # a pack by city
    for b in house.buildings:
        city: i64 = b >> 4 & 7
        if held(heights, city) < 15:
            heights += ONE[city]
        type: i64 = TILE_TYPE[b >> 16]
        places |= 1 << TYPE_PLACE + type | 1 << (RURAL_PLACE if RURAL[type] else URBAN_PLACE)
        if gold or b & STATUE_BITS:
            places |= 1 << STATUE_PLACE_OF[city]
    city = 0
    while city < 6:
        if held(heights, city) >= NEEDS[city]:
            places |= 1 << city
        city += 1
    if not table.setup.advanced:
        return places & ~ADVANCED_PLACES & ~taken(table, house)
    if house.placed & COIN_PLACES == 0:
        if coins >= COINS_NEEDED[0]:
            places |= 1 << COIN_PLACE
        if coins >= COINS_NEEDED[1]:
            places |= 1 << COIN_PLACE + 1
    return places & ~taken(table, house)


def taken(table: Table, house: House) -> i64:
    """The scoring places the house can use no more: its own pillars stand there, or anybody's on a shared one."""
    shared: i64 = SHARED & ~COIN_PLACES if table.setup.own_coin_places else SHARED
    mask = house.placed
    for other in table.houses:
        mask |= other.placed & shared
    return mask


def payment(house: House, place: i64) -> i64:
    """What the place pays the house now: victory points, and coins × 65,536. Whether it is open is another question."""
    if place >= STATUE_PLACE:
        return _statue_place(house, place)
    if place >= URBAN_PLACE:
        return _landscape(house, place)
    pays: i64 = 0
    for b in house.buildings:
        tile: i64 = b >> 16
        city: i64 = b >> 4 & 7
        if city == place or TILE_TYPE[tile] == place - TYPE_PLACE:
            pays += _times(value_of(b) * house.reward(city), PAYS_COINS[city])
    return pays


def _landscape(house: House, place: i64) -> i64:
    value: i64 = 0
    for b in house.buildings:
        if RURAL[TILE_TYPE[b >> 16]] == (place == RURAL_PLACE):
            value += value_of(b)
    return _times(value * LANDSCAPE_REWARD[place - URBAN_PLACE], LANDSCAPE_COINS[place - URBAN_PLACE])


def _statue_place(house: House, place: i64) -> i64:
    pays: i64 = 0
    for b in house.buildings:
        city: i64 = b >> 4 & 7
        if b & STATUE_BITS and STATUE_PLACE_OF[city] == place:
            pays += _times(value_of(b) * house.reward(city), PAYS_COINS[city])
    return pays


def _times(amount: i64, coins: bool) -> i64:
    return amount << 16 if coins else amount


def value_of(b: i64) -> i64:
    """A building's value in scoring: a decoration adds 1."""
    value: i64 = TILE_VALUE[b >> 16]
    return value + 1 if b & DECORATED else value


def coins_of(payment: i64) -> i64:
    return payment >> 16


def vp_of(payment: i64) -> i64:
    return payment & 0xFFFF


# --- final scoring --------------------------------------------------------------------------------


def score(table: Table, seat: i64) -> i64:
    house = table.houses[seat]
    points = house.vp() + house.coins // house.rate()
    if table.setup.advanced:
        decorations = decorations_on(house)
        kind: i64 = 0
        while kind < 6:
            points += SET_VP[held(decorations, kind)]
            points += majority(table, seat, kind)
            kind += 1
    return points


def decorations_on(house: House) -> i64:
    """The decorations on the house's buildings: a pack."""
    pack: i64 = 0
    for b in house.buildings:
        if b & DECORATED:
            pack += ONE[TILE_TYPE[b >> 16]]
    return pack


def statues_in(house: House, city: i64) -> i64:
    """How many statues the house has in the city."""
    count: i64 = 0
    for b in house.buildings:
        if b & STATUE_BITS and b >> 4 & 7 == city:
            count += 1
    return count


def majority(table: Table, seat: i64, city: i64) -> i64:
    """The seat's victory points for its statues in the city.

    Whoever shares a number of statues gets the place below it, and everybody behind moves down one more; with the
    option `use_places`, as many places as there are houses to share them."""
    mine = statues_in(table.houses[seat], city)
    if mine == 0:
        return 0
    place: i64 = 0
    sharing: i64 = 0
    numbers: list[int] = []
    for house in table.houses:
        number = statues_in(house, city)
        if number == mine:
            sharing += 1
        elif number > mine and (table.setup.ties_use_places or numbers.count(number) < 2):
            place += 1  # a group ahead takes its own place and, shared by two or more, the one below as well
        numbers.append(number)
    if sharing > 1:
        place += sharing - 1 if table.setup.ties_use_places else 1
    return MAJORITY_VP[(table.setup.majorities * 6 + city) * 4 + min(place, 3)]


# --- line by line, and who has won ----------------------------------------------------------------


def breakdown(table: Table, seat: int) -> list[Points]:
    """The score by where it comes from; lines of nothing are left out."""
    house = table.houses[seat]
    lines = [
        Points("score-court", "", int(house.vp_court)),
        Points("score-cities", "", int(house.vp_cities)),
        Points("score-types", "", int(house.vp_types)),
        Points("score-landscapes", "", int(house.vp_landscapes)),
        Points("score-statue-places", "", int(house.vp_statues)),
        Points("score-building", "", int(house.vp_building)),
        Points("score-end", "", int(house.vp_end)),
        Points("score-coins", "", int(house.coins // house.rate())),
    ]
    if table.setup.advanced:
        decorations = decorations_on(house)
        lines.extend(Points(f"score-set-{DECORATIONS[kind]}", "", SET_VP[held(decorations, kind)]) for kind in range(6))
        lines.extend(
            Points(f"score-majority-{CITIES[city]}", "", int(majority(table, seat, city))) for city in range(6)
        )
    return [line for line in lines if line.points]


def places(table: Table) -> list[int]:
    """1 for the winner; equal scores go by blocks left, then the place is shared."""
    keys = [(int(score(table, seat)), int(total(table.houses[seat].blocks))) for seat in range(table.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]
