"""Decorations and statues: where they may go, storage, and the purchase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.carrara.actions import (
    BUY_DECORATION_,
    BUY_STATUE_,
    DECLINE_,
    DECORATE_,
    DISCARD_,
    ERECT_,
    PUT_,
    STORE_,
)
from cantiere.games.carrara.box import (
    GOLD_PIECE,
    PIECE_PRICE,
    STATUE,
    STATUE_PLACE_OF,
    TILE_TYPE,
    TILES,
)
from cantiere.games.carrara.building import is_twin
from cantiere.games.carrara.packs import ONE, held
from cantiere.games.carrara.scoring import open_places
from cantiere.games.carrara.state import DECORATED, STATUE_BITS, House, Table

ANYWHERE: Final = 0b111111  # every city, a bit each


def spots(house: House, piece: i64, base: i64, cities: i64, legal: list[int]) -> None:
    """The buildings in `cities` (a bit each) on which the piece may go, as actions counted from `base`."""
    before: i64 = 0
    for b in house.buildings:
        if cities >> (b >> 4 & 7) & 1 and fits(piece, b) and not is_twin(before, b):
            legal.append(base + (b >> 16))
        before = b


def fits(piece: i64, b: i64) -> bool:
    """A decoration goes on a building of its type without one; a statue on one without, where its colour is
    accepted."""
    if piece < STATUE:
        return b & DECORATED == 0 and TILE_TYPE[b >> 16] == piece
    return b & STATUE_BITS == 0 and b >> 4 & 7 <= piece - STATUE


# --- a piece just gained --------------------------------------------------------------------------


def placings(table: Table, seat: i64, piece: i64) -> list[int]:
    """Put it on a building or into storage; without either, make room or do without."""
    house = table.houses[seat]
    legal: list[int] = []
    if piece == GOLD_PIECE and open_places(table, seat, house.coins, False) == 0:
        # This scoring has no place to go to unless the statue opens one.
        spots(house, piece, PUT_, _unscored_cities(house), legal)
        return legal
    spots(house, piece, PUT_, ANYWHERE, legal)
    if house.has_room():
        legal.append(STORE_)
    elif not legal:
        kind: i64 = 0
        while kind <= GOLD_PIECE:
            if held(house.stored, kind):
                legal.append(DISCARD_ + kind)
            kind += 1
        legal.append(DECLINE_)
        return legal
    if piece == GOLD_PIECE:
        legal.append(DECLINE_)
    return legal


def _unscored_cities(house: House) -> i64:
    """The cities whose statue place the house has not scored, a bit each."""
    cities: i64 = 0
    city: i64 = 0
    while city < 6:
        if house.placed >> STATUE_PLACE_OF[city] & 1 == 0:
            cities |= 1 << city
        city += 1
    return cities


def settle(table: Table, house: House, piece: i64, action: i64) -> None:
    """What becomes of the piece just gained. Only now does it leave the supply."""
    if action == DECLINE_:
        if piece == GOLD_PIECE:
            table.box += ONE[GOLD_PIECE]
        return
    if piece != GOLD_PIECE:
        table.supply -= ONE[piece]
    if action < STORE_:
        place(house, piece, action - PUT_)
        return
    if action != STORE_:
        house.stored -= ONE[action - DISCARD_]
        table.box += ONE[action - DISCARD_]
    house.stored += ONE[piece]
    table.fresh = piece


def place(house: House, piece: i64, tile: i64) -> None:
    """Put the piece on the building."""
    i = house.index(tile)
    house.buildings[i] |= DECORATED if piece < STATUE else piece - STATUE + 1


# --- before or after the action -------------------------------------------------------------------


def extras(table: Table, seat: i64, legal: list[int]) -> None:
    """What is no action: pieces stored in an earlier turn may be put up, and one piece may be bought."""
    house = table.houses[seat]
    if house.stored:
        _from_storage(table, house, legal)
    if not table.bought and house.coins >= PIECE_PRICE:
        _purchases(table, house, legal)


def _from_storage(table: Table, house: House, legal: list[int]) -> None:
    kind: i64 = 0
    while kind <= GOLD_PIECE:
        if held(house.stored, kind) > (1 if table.fresh == kind else 0):
            base = DECORATE_ if kind < STATUE else ERECT_ + (kind - STATUE) * TILES
            spots(house, kind, base, ANYWHERE, legal)
        kind += 1


def _purchases(table: Table, house: House, legal: list[int]) -> None:
    """A decoration of the building's own type; a statue of its city's own colour."""
    before: i64 = 0
    for b in house.buildings:
        if b & DECORATED == 0 and held(table.supply, TILE_TYPE[b >> 16]) and not is_twin(before, b):
            legal.append(BUY_DECORATION_ + (b >> 16))
        before = b
    before = 0
    for b in house.buildings:
        if b & STATUE_BITS == 0 and held(table.supply, STATUE + (b >> 4 & 7)) and not is_twin(before, b):
            legal.append(BUY_STATUE_ + (b >> 16))
        before = b


def do_extra(table: Table, house: House, action: i64) -> None:
    if action < ERECT_:
        _put_up(house, TILE_TYPE[action - DECORATE_], action - DECORATE_)
    elif action < BUY_DECORATION_:
        _put_up(house, STATUE + (action - ERECT_) // TILES, (action - ERECT_) % TILES)
    elif action < BUY_STATUE_:
        _purchase(table, house, TILE_TYPE[action - BUY_DECORATION_], action - BUY_DECORATION_)
    else:
        tile = action - BUY_STATUE_
        city: i64 = house.buildings[house.index(tile)] >> 4 & 7
        _purchase(table, house, STATUE + city, tile)


def _put_up(house: House, piece: i64, tile: i64) -> None:
    house.stored -= ONE[piece]
    place(house, piece, tile)


def _purchase(table: Table, house: House, piece: i64, tile: i64) -> None:
    house.coins -= PIECE_PRICE
    table.supply -= ONE[piece]
    table.bought = True
    place(house, piece, tile)
