"""What is in the box: `components.toml` read into typed, immutable tables.

Colours and cities are numbered alike, from the least precious up: city `c` accepts the colours `c` and above. A
decoration has the number of the building type it belongs to.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.kernel.counts import Counts
from cantiere.kernel.text import Text

COMPONENTS: Final[Mapping[str, Any]] = tomllib.loads(
    files("cantiere.games.carrara").joinpath("components.toml").read_text("utf-8")
)

COUNTS: Final = Counts(4)  # blocks by colour, improvements by city and pieces by kind are counted in packs like this

# --- blocks and the wheel -------------------------------------------------------------------------

COLOURS: Final[tuple[str, ...]] = tuple(COMPONENTS["blocks"]["colours"])
WHITE: Final = 5  # the most precious
SEGMENTS: Final[tuple[str, ...]] = ("I", "II", "III", "IV", "V", "VI")
PRICE: Final[vec[i64]] = vec[i64](
    [price for segment in COMPONENTS["ring"]["prices"] for price in segment]
)  # segment · 6 + colour
# segment · 7 + coins, 6 for more: the colours that can be afforded, a bit each
AFFORDABLE: Final[vec[i64]] = vec[i64](
    [
        sum([1 << colour for colour in range(6) if PRICE[segment * 6 + colour] <= coins])
        for segment in range(6)
        for coins in range(7)
    ]
)
BLOCKS_EACH: Final[int] = COMPONENTS["blocks"]["each"]
ALL_BLOCKS: Final[i64] = COUNTS.pack([BLOCKS_EACH] * 6)
# By turn order: a pack.
START_BLOCKS: Final[list[int]] = [
    COUNTS.pack([names.count(colour) for colour in COLOURS]) for names in COMPONENTS["blocks"]["start"]
]
START_WHEEL: Final[i64] = COUNTS.pack([1] * 6)  # in segment I
WHEEL_FILL: Final[i64] = COMPONENTS["discs"]["fill"]

# --- tiles: six types, each with its values and its monument --------------------------------------

TYPES: Final[tuple[str, ...]] = tuple(type["id"] for type in COMPONENTS["type"])
RURAL: Final[vec[bool]] = vec[bool]([type["landscape"] == "rural" for type in COMPONENTS["type"]])
VALUES: Final[vec[i64]] = vec[i64](COMPONENTS["tiles"]["values"] + [COMPONENTS["tiles"]["monument"]])
RANKS: Final = 7  # tiles of one type, the monument last
MONUMENT: Final = 6  # its rank
TILES: Final = 6 * RANKS
TILE_TYPE: Final[vec[i64]] = vec[i64]([tile // RANKS for tile in range(TILES)])
TILE_RANK: Final[vec[i64]] = vec[i64]([tile % RANKS for tile in range(TILES)])
TILE_VALUE: Final[vec[i64]] = vec[i64]([VALUES[rank] for rank in TILE_RANK])
# Whether the tile is the second of the same type and value; where both can be had, only the first is offered.
TWIN: Final[vec[bool]] = vec[bool]([rank > 0 and VALUES[rank] == VALUES[rank - 1] for rank in TILE_RANK])
TWINS: Final[i64] = sum([1 << tile for tile in range(TILES) if TWIN[tile]])  # a bit each
TILE_NAMES: Final[list[str]] = [
    f"{TYPES[TILE_TYPE[tile]]}-{TILE_VALUE[tile]}{'b' if TWIN[tile] else ''}" for tile in range(TILES)
]
OFFER: Final[i64] = COMPONENTS["tiles"]["offer"]
MOST_PAID: Final = 8  # blocks of one colour in one payment


def tiles_in_play(seats: int) -> int:
    """The mask of the building tiles that so many players use."""
    removed = list(COMPONENTS["tiles"]["removed"][str(seats)])
    mask = 0
    for tile in range(TILES):
        if tile % RANKS == 0:
            out = list(removed)
        if TILE_RANK[tile] == MONUMENT:
            continue
        if TILE_VALUE[tile] in out:
            out.remove(TILE_VALUE[tile])
        else:
            mask |= 1 << tile
    return mask


# --- cities ---------------------------------------------------------------------------------------

COINS: Final = "coins"
CITIES: Final[tuple[str, ...]] = tuple(city["id"] for city in COMPONENTS["city"])
NEEDS: Final[vec[i64]] = vec[i64]([city["needs"] for city in COMPONENTS["city"]])
REWARD: Final[vec[i64]] = vec[i64]([city["reward"]["amount"] for city in COMPONENTS["city"]])
PAYS_COINS: Final[vec[bool]] = vec[bool]([city["reward"]["kind"] == COINS for city in COMPONENTS["city"]])
IMPROVED: Final[vec[i64]] = vec[i64](
    [next(tile["amount"] for tile in COMPONENTS["improvement"] if tile["city"] == city) for city in CITIES]
)
# A pack by city.
IMPROVEMENTS: Final[i64] = COUNTS.pack(
    [next(tile["tiles"] for tile in COMPONENTS["improvement"] if tile["city"] == city) for city in CITIES]
)

# --- decorations and statues ----------------------------------------------------------------------

DECORATIONS: Final[tuple[str, ...]] = tuple(type["decoration"] for type in COMPONENTS["type"])
ALL_DECORATIONS: Final = 0b111111  # a bit each
STATUES: Final[tuple[str, ...]] = (*COLOURS, "gold")
GOLD: Final = 6  # of the statues
PIECES: Final[tuple[str, ...]] = (*DECORATIONS, *[f"{colour}_statue" for colour in STATUES])
STATUE: Final = 6  # the first piece that is a statue
GOLD_PIECE: Final = 12
OUTER: Final[list[int]] = [DECORATIONS.index(name) for name in COMPONENTS["discs"]["outer"]["decorations"]]
INNER: Final[list[int]] = [COLOURS.index(name) for name in COMPONENTS["discs"]["inner"]["statues"]]
GOLD_EACH: Final[int] = COMPONENTS["pieces"]["gold"]  # gold statues for each player, at court
STORAGE: Final[i64] = COMPONENTS["pieces"]["storage"]
PIECE_PRICE: Final[i64] = COMPONENTS["pieces"]["price"]


def supply_for(seats: int) -> int:
    """The pack of decorations and coloured statues that so many players use."""
    return COUNTS.pack([COMPONENTS["pieces"]["decorations"][str(seats)]] * 6 + [COMPONENTS["pieces"]["statues"]] * 6)


# --- the royal court ------------------------------------------------------------------------------

BONUSES: Final[tuple[str, ...]] = ("statue", "decoration", "coins", "vp")
GOLD_BONUS: Final = 0
DECORATION_BONUS: Final = 1
COINS_BONUS: Final = 2
VP_BONUS: Final = 3
_COURTS: Final[list[dict[str, int]]] = [COMPONENTS["court"][side]["spaces"] for side in ("basic", "advanced")]
# Every bonus space of either side ("vp1", "vp2", …), then the large empty space.
_BONUS_SPACES: Final = [
    (bonus, n) for bonus in BONUSES for n in range(1, 1 + max(court.get(bonus, 0) for court in _COURTS))
]
SPACES: Final[tuple[str, ...]] = (*[f"{bonus}{n}" for bonus, n in _BONUS_SPACES], "large")
LARGE: Final[i64] = len(_BONUS_SPACES)
SPACE_BONUS: Final[vec[i64]] = vec[i64]([BONUSES.index(bonus) for bonus, _ in _BONUS_SPACES])
# By side: the mask of its bonus spaces.
COURT: Final[list[int]] = [
    sum(1 << i for i, (bonus, n) in enumerate(_BONUS_SPACES) if n <= court.get(bonus, 0)) for court in _COURTS
]
PILLARS: Final[list[int]] = [mask.bit_count() for mask in COURT]
BONUS_COINS: Final[i64] = COMPONENTS["court"]["coins"]
BONUS_VP: Final[i64] = COMPONENTS["court"]["vp"]

# --- scoring places -------------------------------------------------------------------------------

_PAIRS: Final[list[list[str]]] = COMPONENTS["statue_places"]["pairs"]
SHARED_PLACES: Final[tuple[str, ...]] = (*CITIES, "coins_left", "coins_right")
OWN_PLACES: Final[tuple[str, ...]] = (*TYPES, "urban", "rural", *["_".join(pair) for pair in _PAIRS])
PLACES: Final[tuple[str, ...]] = SHARED_PLACES + OWN_PLACES
COIN_PLACE: Final = 6  # the left one; the cities come before
TYPE_PLACE: Final = 8
URBAN_PLACE: Final = 14
RURAL_PLACE: Final = 15
STATUE_PLACE: Final = 16
PLACE_COUNT: Final = 19
SHARED: Final = (1 << TYPE_PLACE) - 1
COIN_PLACES: Final = 0b11 << COIN_PLACE
ADVANCED_PLACES: Final = COIN_PLACES | 0b111 << STATUE_PLACE
STATUE_PLACE_OF: Final[vec[i64]] = vec[i64](
    [next(STATUE_PLACE + i for i, pair in enumerate(_PAIRS) if city in pair) for city in CITIES]
)

_LANDSCAPES: Final[list[dict[str, Any]]] = [COMPONENTS["landscapes"][name] for name in ("urban", "rural")]
LANDSCAPE_REWARD: Final[vec[i64]] = vec[i64]([landscape["amount"] for landscape in _LANDSCAPES])
LANDSCAPE_COINS: Final[vec[bool]] = vec[bool]([landscape["kind"] == COINS for landscape in _LANDSCAPES])
_COIN_PLACES: Final[list[dict[str, int]]] = [COMPONENTS["coin_places"][side] for side in ("left", "right")]
COINS_NEEDED: Final[vec[i64]] = vec[i64]([place["needs"] for place in _COIN_PLACES])
COIN_RATE: Final[vec[i64]] = vec[i64]([place["rate"] for place in _COIN_PLACES])
USUAL_RATE: Final[i64] = COMPONENTS["coin_places"]["otherwise"]

# --- final scoring --------------------------------------------------------------------------------

SET_VP: Final[vec[i64]] = vec[i64]([0] + COMPONENTS["sets"]["vp"])
MAJORITY_TABLES: Final[tuple[str, ...]] = ("halves", "steps")
# (table · 6 + city) · 4 + place, from 0; the fourth gets nothing
MAJORITY_VP: Final[vec[i64]] = vec[i64](
    [vp for table in MAJORITY_TABLES for city in CITIES for vp in [*COMPONENTS["majorities"][table][city], 0]]
)

# --- the other numbers of the box -----------------------------------------------------------------

START_COINS: Final[i64] = COMPONENTS["money"]["start"]
PASS_COINS: Final[i64] = COMPONENTS["money"]["pass"]
RELIEF_COINS: Final[i64] = COMPONENTS["money"]["relief"]
END_VP: Final[i64] = COMPONENTS["end"]["vp"]


# --- what things are called in sentences ------------------------------------------------------------


def block_text(colour: int) -> Text:
    return Text("block-" + COLOURS[colour])


def city_text(number: int) -> Text:
    return Text("city-" + CITIES[number])


def type_text(type: int) -> Text:
    return Text("type-" + TYPES[type])


def tile_text(number: int) -> Text:
    name = type_text(TILE_TYPE[number])
    if TILE_RANK[number] == MONUMENT:
        return Text("tile-monument", {"type": name})
    return Text("tile", {"type": name, "value": TILE_VALUE[number]})


def piece_text(number: int) -> Text:
    return Text("piece-" + PIECES[number])


def space_text(number: int) -> Text:
    return Text("space-large" if number == LARGE else "space-" + BONUSES[SPACE_BONUS[number]])


def payment_text(blocks: i64) -> Text:
    """Blocks paid, the least precious first."""
    text: Text | None = None
    for colour in range(5, -1, -1):
        count = int(COUNTS.of(blocks, colour))
        if count:
            some = Text("paid-" + COLOURS[colour], {"count": count})
            text = some if text is None else Text("payment", {"some": some, "more": text})
    assert text is not None
    return text


def gain_text(coins: int, vp: int) -> Text:
    """An amount of coins and victory points."""
    if coins and vp:
        return Text("gain-both", {"coins": coins, "vp": vp})
    if coins or vp:
        return Text("gain-coins", {"coins": coins}) if coins else Text("gain-vp", {"vp": vp})
    return Text("gain-nothing")


def _check() -> None:
    """Refuse a box whose tables do not fit the rest of the rules."""
    assert len(COLOURS) == len(TYPES) == len(CITIES) == len(SEGMENTS) == 6
    assert len(VALUES) == RANKS
    assert len(PRICE) == 36
    assert max(PRICE) <= 6
    assert len(PLACES) == PLACE_COUNT
    assert len(PIECES) == GOLD_PIECE + 1
    assert sorted(OUTER) == sorted(INNER) == list(range(6))
    assert all(COMPONENTS["court"]["advanced"]["spaces"][name] > 0 for name in BONUSES)
    assert COMPONENTS["court"]["advanced"]["spaces"]["statue"] == COMPONENTS["pieces"]["gold"]


_check()
