"""The position of The Palaces of Carrara as plain values: written down, and laid on the table again."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from cantiere.games.carrara.box import (
    ALL_BLOCKS,
    CITIES,
    COLOURS,
    GOLD_PIECE,
    IMPROVEMENTS,
    LARGE,
    MONUMENT,
    OFFER,
    PIECES,
    PLACE_COUNT,
    PLACES,
    RANKS,
    SPACES,
    START_COINS,
    STATUES,
    STORAGE,
    TILE_NAMES,
    TILE_RANK,
    TILE_TYPE,
    TILES,
    TYPES,
    supply_for,
)
from cantiere.games.carrara.packs import ONE, held, listed, packed, total
from cantiere.games.carrara.state import (
    DECORATED,
    F_SCORE,
    FRAMES,
    NONE,
    STATUE_BITS,
    House,
    Table,
    building,
    covered_by,
    tile_of,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.frames import frame_words, read_frame


def plain(state: Table) -> dict[str, object]:
    return {
        "table": {
            "first": int(state.first),
            "turn": int(state.turn),
            "turns": int(state.turns),
            "shown": int(state.shown),
            "holder": int(state.holder),
            "visited": SPACES[state.visited] if state.visited != NONE else "",
            "ender": int(state.ender),
            "bought": state.bought,
            "fresh": PIECES[state.fresh] if state.fresh != NONE else "",
            "outer": int(state.outer),
            "inner": int(state.inner),
            "bag": _names(COLOURS, state.bag),
            "wheel": [_names(COLOURS, segment) for segment in state.wheel],
            "offer": [TILE_NAMES[tile] if tile != NONE else "" for tile in state.offer],
            "stack": [TILE_NAMES[tile] for tile in range(TILES) if state.stack & BIT[tile]],
            "monuments": [TYPES[type] for type in range(6) if state.monuments >> type & 1],
            "improvements": _names(CITIES, state.improvements),
            "supply": _names(PIECES, state.supply),
            "box": _names(PIECES, state.box),
            "frames": [frame_words(f, FRAMES) for f in state.frames],
        },
        "houses": [_plain_house(state, house) for house in state.houses],
    }


def _plain_house(state: Table, house: House) -> dict[str, object]:
    return {
        "coins": int(house.coins),
        "blocks": _names(COLOURS, house.blocks),
        "court": [SPACES[space] for space in range(LARGE) if house.court >> space & 1],
        "idle": int(house.idle),
        "placed": [PLACES[place] for place in range(PLACE_COUNT) if house.placed >> place & 1],
        "improved": _names(CITIES, house.improved),
        "stored": _names(PIECES, house.stored),
        "buildings": {
            CITIES[city]: [_building_words(b) for b in state.column(house, city)]
            for city in range(6)
            if house.height(city)
        },
        "vp": {
            "court": int(house.vp_court),
            "cities": int(house.vp_cities),
            "types": int(house.vp_types),
            "landscapes": int(house.vp_landscapes),
            "statues": int(house.vp_statues),
            "building": int(house.vp_building),
            "end": int(house.vp_end),
        },
    }


def lay(state: Table, plain: Mapping[str, Any]) -> None:
    """Put on the table what `plain` describes; bag, stack and supplies not described hold what the rest leaves."""
    houses = plain.get("houses", [{}] * int(state.seats))
    if len(houses) != state.seats:
        raise BadPosition("error-position-houses", game=state.game.id, seats=int(state.seats), houses=len(houses))
    state.houses = [_lay_house(state, described) for described in houses]
    table = plain.get("table", {})
    state.first = table.get("first", 0)
    state.turn = table.get("turn", 0)
    state.turns = table.get("turns", 0)
    state.shown = table.get("shown", 0)
    state.holder = table.get("holder", NONE)
    state.visited = _number(SPACES, table.get("visited", ""))
    state.ender = table.get("ender", NONE)
    state.bought = table.get("bought", False)
    state.fresh = _number(PIECES, table.get("fresh", ""))
    state.outer = table.get("outer", 0)
    state.inner = table.get("inner", 0)
    state.frames = [read_frame(words, FRAMES) for words in table.get("frames", ["turn"])]
    _lay_blocks(state, table)
    _lay_tiles(state, table)
    _lay_pieces(state, table)
    _check_houses(state)


def _lay_house(state: Table, plain: Mapping[str, Any]) -> House:
    house = House()
    house.coins = plain.get("coins", START_COINS)
    house.blocks = _pack(COLOURS, plain.get("blocks", []))
    house.placed = sum(1 << PLACES.index(name) for name in plain.get("placed", []))
    spaces = range(LARGE)
    house.court = (
        sum(1 << SPACES.index(name) for name in plain["court"] if SPACES.index(name) in spaces)
        if "court" in plain
        else state.setup.court
    )
    standing = int(house.court).bit_count() + int(house.placed).bit_count()
    house.idle = plain.get("idle", int(state.setup.pillars) - standing)
    house.improved = _pack(CITIES, plain.get("improved", []))
    house.stored = _pack(PIECES, plain.get("stored", []))
    for city, column in plain.get("buildings", {}).items():
        for level, words in enumerate(column):
            insort(house.buildings, _building_number(words, CITIES.index(city), level))
    vp = plain.get("vp", {})
    house.vp_court = vp.get("court", 0)
    house.vp_cities = vp.get("cities", 0)
    house.vp_types = vp.get("types", 0)
    house.vp_landscapes = vp.get("landscapes", 0)
    house.vp_statues = vp.get("statues", 0)
    house.vp_building = vp.get("building", 0)
    house.vp_end = vp.get("end", 0)
    return house


def _lay_blocks(state: Table, table: Mapping[str, Any]) -> None:
    state.wheel = [_pack(COLOURS, names) for names in table.get("wheel", [[]] * 6)]
    out = state.on_wheel()
    for house in state.houses:
        out += house.blocks
    _check_within(state, out, ALL_BLOCKS, COLOURS)
    state.bag = _pack(COLOURS, table["bag"]) if "bag" in table else ALL_BLOCKS - out
    _check_within(state, out + state.bag, ALL_BLOCKS, COLOURS)


def _lay_tiles(state: Table, table: Mapping[str, Any]) -> None:
    state.offer = [_number(TILE_NAMES, name) for name in table.get("offer", [""] * int(OFFER))]
    state.monuments = sum(1 << TYPES.index(name) for name in table.get("monuments", TYPES))
    seen = [tile for tile in state.offer if tile != NONE]
    for house in state.houses:
        for b in house.buildings:
            seen.append(tile_of(b))
            if covered_by(b) != NONE:
                seen.append(covered_by(b))
    if "monuments" not in table:
        state.monuments = sum(1 << type for type in range(6) if type * RANKS + MONUMENT not in seen)
    seen.extend(type * RANKS + MONUMENT for type in range(6) if state.monuments >> type & 1)
    if "stack" in table:
        seen.extend(TILE_NAMES.index(name) for name in table["stack"])
        state.stack = sum(BIT[TILE_NAMES.index(name)] for name in table["stack"])
    else:
        state.stack = sum(BIT[tile] for tile in range(TILES) if state.setup.tiles & BIT[tile] and tile not in seen)
    for tile in seen:
        if seen.count(tile) > 1:
            raise BadPosition("error-position-tile", game=state.game.id, tile=TILE_NAMES[tile])
    out: i64 = 0
    for house in state.houses:
        out += house.improved
    _check_within(state, out, IMPROVEMENTS, CITIES)
    state.improvements = _pack(CITIES, table["improvements"]) if "improvements" in table else IMPROVEMENTS - out


def _lay_pieces(state: Table, table: Mapping[str, Any]) -> None:
    state.box = _pack(PIECES, table.get("box", []))
    out = int(state.box)
    for house in state.houses:
        out += state.pieces_lying(house)
    full = supply_for(int(state.seats)) if state.setup.advanced else 0
    _check_within(state, out & ONE[GOLD_PIECE] - 1, full, PIECES)
    state.supply = _pack(PIECES, table["supply"]) if "supply" in table else full - (out & ONE[GOLD_PIECE] - 1)


def _check_within(state: Table, pack: i64, limit: i64, names: tuple[str, ...]) -> None:
    for kind in range(len(names)):
        if held(pack, kind) > held(limit, kind):
            raise BadPosition(
                "error-position-too-many", game=state.game.id, piece=names[kind], count=int(held(limit, kind))
            )


def _check_houses(state: Table) -> None:
    """Everybody has as many pillars as the others, and no more in storage than goes in."""
    if not 0 <= state.turn < state.seats or not 0 <= state.first < state.seats:
        raise ValueError(f"turn {state.turn}, first {state.first}")
    for seat, house in enumerate(state.houses):
        if total(house.stored) > STORAGE or house.coins < 0:
            raise ValueError(f"house {seat + 1}")
        in_hand = seat == state.turn and state.in_hand(F_SCORE)
        pillars = int(house.court).bit_count() + house.idle + int(house.placed).bit_count() + in_hand
        if pillars != state.setup.pillars or house.idle < 0 or house.court & ~state.setup.court:
            raise BadPosition(
                "error-position-pillars", game=state.game.id, number=seat + 1, count=int(state.setup.pillars)
            )


# --- words ----------------------------------------------------------------------------------------


def _names(words: tuple[str, ...], pack: i64) -> list[str]:
    return [words[kind] for kind in listed(pack)]


def _pack(words: tuple[str, ...], names: list[str]) -> int:
    for name in names:
        if names.count(name) > 15:
            raise ValueError(name)
    return packed([words.index(name) for name in names])


def _number(words: tuple[str, ...] | list[str], name: str) -> int:
    return words.index(name) if name else NONE


def _building_words(b: i64) -> str:
    """A building as words: `porta-8 over porta-5 decorated red`."""
    words = [TILE_NAMES[tile_of(b)]]
    if covered_by(b) != NONE:
        words += ["over", TILE_NAMES[covered_by(b)]]
    if b & DECORATED:
        words.append("decorated")
    if b & STATUE_BITS:
        words.append(STATUES[(b & STATUE_BITS) - 1])
    return " ".join(words)


def _building_number(words: str, city: int, level: int) -> int:
    parts = words.split()
    b = building(TILE_NAMES.index(parts.pop(0)), city, level)
    if parts[:1] == ["over"]:
        covered = TILE_NAMES.index(parts[1])
        if TILE_TYPE[covered] != TILE_TYPE[tile_of(b)] or TILE_RANK[tile_of(b)] != MONUMENT:
            raise ValueError(words)
        b |= TILE_RANK[covered] + 1 << 7
        del parts[:2]
    if parts[:1] == ["decorated"]:
        b |= DECORATED
        del parts[0]
    if parts:
        b |= STATUES.index(parts.pop(0)) + 1
    if parts:
        raise ValueError(words)
    return b
