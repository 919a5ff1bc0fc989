"""What lies on the table of The Palaces of Carrara: wheel, offer, court and houses. Clone, and the position as plain
values.

No rule is decided here; `rules.Carrara` adds whose decision it is and what an action does.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from cantiere.games.carrara.box import (
    ALL_BLOCKS,
    CITIES,
    COIN_PLACE,
    COIN_RATE,
    COLOURS,
    COURT,
    GOLD_BONUS,
    GOLD_PIECE,
    IMPROVED,
    IMPROVEMENTS,
    INNER,
    LARGE,
    MAJORITY_TABLES,
    MONUMENT,
    OFFER,
    OUTER,
    PIECES,
    PILLARS,
    PLACE_COUNT,
    PLACES,
    RANKS,
    REWARD,
    SPACE_BONUS,
    SPACES,
    START_COINS,
    STATUE,
    STATUES,
    STORAGE,
    TILE_NAMES,
    TILE_RANK,
    TILE_TYPE,
    TILES,
    TYPES,
    USUAL_RATE,
    supply_for,
    tiles_in_play,
)
from cantiere.games.carrara.packs import ONE, held, listed, packed, total
from cantiere.kernel.bits import BIT
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.frames import a_of, b_of, c_of, frame, kind_of
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.state import State

# --- what is still to be decided, the table's one stack; chance decides the first four -------------

F_FIRST: Final = 0  # who begins
F_SPIN: Final = 1  # how the outer disc lies
F_REVEAL: Final = 2  # a tile of the stack comes to the offer; a = how many
F_DRAW: Final = 3  # a block of the bag comes to segment I; a = how many
F_TURN: Final = 4  # the action of the turn
F_BUY: Final = 5  # a = 1 + the segment bought from, 0 before the first block
F_PAY: Final = 6  # a = value still to be paid, b = with how many blocks of this colour, c = the city
F_IMPROVE: Final = 7
F_SCORE: Final = 8  # where the pillar goes
F_REWARD: Final = 9  # the decoration or the statue of segment a
F_GIFT: Final = 10  # any decoration
F_PUT: Final = 11  # a = the piece just gained
F_END: Final = 12  # after the action, in the advanced game
FRAMES: Final = (
    "first", "spin", "reveal", "draw", "turn", "buy", "pay", "improve", "score", "reward", "gift", "put", "end",
)  # fmt: skip

NONE: Final = -1

# --- a building on a house's board, as one number: sorted by tile ---------------------------------

DRESS: Final = 0x7F  # city, decoration and statue: what tells twins apart
STATUE_BITS: Final = 0b111  # 1 + its colour, 0 without one
DECORATED: Final = 0b1000


def building(tile: i64, city: i64, level: i64) -> i64:
    """A plain building, `level` buildings above the board."""
    return tile << 16 | level << 10 | city << 4


def tile_of(b: i64) -> i64:
    return b >> 16


def level_of(b: i64) -> i64:
    return b >> 10 & 63


def covered_by(b: i64) -> i64:
    """The tile a monument covers, or NONE."""
    rank = b >> 7 & 7
    return (b >> 16) - MONUMENT + rank - 1 if rank else NONE


def city_of(b: i64) -> i64:
    return b >> 4 & 7


class Setup:
    """The options of a table in the form the rules want them. Shared by all clones."""

    def __init__(self, options: dict[str, OptionValue], seats: int) -> None:
        self.options = options
        self.advanced: bool = options["variant"] == "advanced"
        self.open_money: bool = bool(options["open_money"])
        self.early_large_space: bool = bool(options["early_large_space"])
        self.ties_use_places: bool = options["statue_ties"] == "use_places"
        self.own_coin_places: bool = bool(options["own_coin_places"])
        self.majorities: i64 = MAJORITY_TABLES.index(str(options["majorities"]))
        cap = options["turn_cap"]
        assert isinstance(cap, int)
        self.last_turn: i64 = cap * seats  # after so many turns a simulation stops; 0: never
        self.court: i64 = COURT[self.advanced]
        self.pillars: i64 = PILLARS[self.advanced]
        self.tiles: i64 = tiles_in_play(seats)


@final
class House:
    """One noble house: what stands on its board, and what lies behind its screen."""

    def __init__(self) -> None:
        self.coins: i64 = START_COINS  # behind the screen
        self.blocks: i64 = 0  # behind the screen: a pack by colour
        self.court: i64 = 0  # bonus spaces with a pillar of this house, a bit each
        self.idle: i64 = 0  # pillars on the large empty space
        self.placed: i64 = 0  # scoring places with a pillar of this house, a bit each
        self.improved: i64 = 0  # improvement tiles: a pack by city
        self.stored: i64 = 0  # pieces in storage: a pack
        self.buildings: list[int] = []
        # Victory points so far, by where they came from.
        self.vp_court: i64 = 0
        self.vp_cities: i64 = 0
        self.vp_types: i64 = 0
        self.vp_landscapes: i64 = 0
        self.vp_statues: i64 = 0
        self.vp_building: i64 = 0
        self.vp_end: i64 = 0

    def clone(self) -> House:
        h = House()
        h.coins = self.coins
        h.blocks = self.blocks
        h.court = self.court
        h.idle = self.idle
        h.placed = self.placed
        h.improved = self.improved
        h.stored = self.stored
        h.buildings = self.buildings[:]
        h.vp_court = self.vp_court
        h.vp_cities = self.vp_cities
        h.vp_types = self.vp_types
        h.vp_landscapes = self.vp_landscapes
        h.vp_statues = self.vp_statues
        h.vp_building = self.vp_building
        h.vp_end = self.vp_end
        return h

    def vp(self) -> i64:
        """What the house's markers show on the track."""
        track = self.vp_court + self.vp_cities + self.vp_types + self.vp_landscapes
        return track + self.vp_statues + self.vp_building + self.vp_end

    def reward(self, city: i64) -> i64:
        """What a point of value is worth to the house in the city."""
        return IMPROVED[city] if held(self.improved, city) else REWARD[city]

    def rate(self) -> i64:
        """How many coins make a victory point at the end."""
        if self.placed >> COIN_PLACE & 1:
            return COIN_RATE[0]
        if self.placed >> COIN_PLACE + 1 & 1:
            return COIN_RATE[1]
        return USUAL_RATE

    def is_done(self) -> bool:
        """Whether every pillar stands on a scoring place."""
        return self.court == 0 and self.idle == 0

    def height(self, city: i64) -> i64:
        """How many buildings stand in the city."""
        count: i64 = 0
        for b in self.buildings:
            if b >> 4 & 7 == city:
                count += 1
        return count

    def has_room(self) -> bool:
        """Whether a storage space is free."""
        return total(self.stored) < STORAGE

    def index(self, tile: i64) -> i64:
        """Where the tile stands among the house's buildings, or NONE."""
        i: i64 = len(self.buildings) - 1
        while i >= 0 and self.buildings[i] >> 16 != tile:
            i -= 1
        return i


class Table(State):
    """The whole table."""

    def __init__(self, game: Game, seats: i64, setup: Setup) -> None:
        super().__init__(game, seats)
        self.setup: Setup = setup
        self.first: i64 = 0  # who began
        self.turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # how many have passed
        self.shown: i64 = 0  # the barrier
        self.holder: i64 = NONE  # who has the royal visit token
        self.visited: i64 = NONE  # the bonus space of the royal visit
        self.ender: i64 = NONE  # who has brought the end about
        self.bought: bool = False  # whether the purchase of this turn has been made
        self.fresh: i64 = NONE  # the piece that went into storage in this turn
        self.outer: i64 = 0  # how far the discs are turned
        self.inner: i64 = 0
        self.bag: i64 = 0  # a pack by colour
        self.wheel: list[int] = [0, 0, 0, 0, 0, 0]  # by segment: a pack by colour
        self.offer: list[int] = []  # by space: a tile, or NONE
        self.stack: i64 = 0  # tiles face down, a bit each
        self.monuments: i64 = 0  # those not built, a bit for each type
        self.improvements: i64 = 0  # a pack by city
        self.supply: i64 = 0  # a pack of pieces
        self.box: i64 = 0  # pieces out of the game: a pack
        self.frames: list[int] = []
        self.houses: list[House] = []

    def copy_to(self, other: Table) -> None:
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.shown = self.shown
        other.holder = self.holder
        other.visited = self.visited
        other.ender = self.ender
        other.bought = self.bought
        other.fresh = self.fresh
        other.outer = self.outer
        other.inner = self.inner
        other.bag = self.bag
        other.wheel = self.wheel[:]
        other.offer = self.offer[:]
        other.stack = self.stack
        other.monuments = self.monuments
        other.improvements = self.improvements
        other.supply = self.supply
        other.box = self.box
        other.frames = self.frames[:]
        houses = other.houses
        for house in self.houses:
            houses.append(house.clone())

    # --- small questions --------------------------------------------------------------------------

    def on_wheel(self) -> i64:
        """All blocks on the disc: a pack by colour."""
        blocks: i64 = 0
        for segment in self.wheel:
            blocks += segment
        return blocks

    def decoration_at(self, segment: i64) -> i64:
        """The decoration the outer disc shows at a segment."""
        return OUTER[(segment + 6 - self.outer) % 6]

    def statue_at(self, segment: i64) -> i64:
        """The colour of the statue the inner disc shows at a segment."""
        return INNER[(segment + 6 - self.inner) % 6]

    def scored_by(self, place: int) -> int:
        """Whose pillar stands on a shared scoring place, or NONE."""
        for seat in range(self.seats):
            if self.houses[seat].placed >> place & 1:
                return seat
        return NONE

    def is_open(self) -> bool:
        """Whether there is nothing to hide: money was agreed to be open, or the screens are lifted at the end."""
        return self.setup.open_money or not self.frames

    def pieces_lying(self, house: House) -> int:
        """The decorations and statues on the house's buildings and in its storage: a pack."""
        pack = int(house.stored)
        for b in house.buildings:
            if b & DECORATED:
                pack += ONE[TILE_TYPE[tile_of(b)]]
            if b & STATUE_BITS:
                pack += ONE[STATUE - 1 + (b & STATUE_BITS)]
        return pack

    def gold_at(self, space: int) -> int:
        """How many gold statues lie at a bonus space: one for each pillar still there."""
        if SPACE_BONUS[space] != GOLD_BONUS:
            return 0
        return sum(int(house.court >> space & 1) for house in self.houses)

    # --- as plain values --------------------------------------------------------------------------

    def options(self) -> dict[str, OptionValue]:
        return dict(self.setup.options)

    def plain(self) -> dict[str, object]:
        return {
            "table": {
                "first": int(self.first),
                "turn": int(self.turn),
                "turns": int(self.turns),
                "shown": int(self.shown),
                "holder": int(self.holder),
                "visited": SPACES[self.visited] if self.visited != NONE else "",
                "ender": int(self.ender),
                "bought": self.bought,
                "fresh": PIECES[self.fresh] if self.fresh != NONE else "",
                "outer": int(self.outer),
                "inner": int(self.inner),
                "bag": _names(COLOURS, self.bag),
                "wheel": [_names(COLOURS, segment) for segment in self.wheel],
                "offer": [TILE_NAMES[tile] if tile != NONE else "" for tile in self.offer],
                "stack": [TILE_NAMES[tile] for tile in range(TILES) if self.stack & BIT[tile]],
                "monuments": [TYPES[type] for type in range(6) if self.monuments >> type & 1],
                "improvements": _names(CITIES, self.improvements),
                "supply": _names(PIECES, self.supply),
                "box": _names(PIECES, self.box),
                "frames": [_frame_words(f) for f in self.frames],
            },
            "houses": [self._plain_house(house) for house in self.houses],
        }

    def _plain_house(self, house: House) -> dict[str, object]:
        return {
            "coins": int(house.coins),
            "blocks": _names(COLOURS, house.blocks),
            "court": [SPACES[space] for space in range(LARGE) if house.court >> space & 1],
            "idle": int(house.idle),
            "placed": [PLACES[place] for place in range(PLACE_COUNT) if house.placed >> place & 1],
            "improved": _names(CITIES, house.improved),
            "stored": _names(PIECES, house.stored),
            "buildings": {
                CITIES[city]: [_building_words(b) for b in self.column(house, city)]
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

    def column(self, house: House, city: int) -> list[int]:
        """The buildings in the city, from the board upwards."""
        column = [b for b in house.buildings if city_of(b) == city]
        column.sort(key=level_of)
        return column

    def lay(self, plain: Mapping[str, Any]) -> None:
        """Put on the table what `plain` describes; bag, stack and supplies not described hold what the rest leaves."""
        houses = plain.get("houses", [{}] * int(self.seats))
        if len(houses) != self.seats:
            raise BadPosition("error-position-houses", game=self.game.id, seats=int(self.seats), houses=len(houses))
        self.houses = [self._lay_house(described) for described in houses]
        table = plain.get("table", {})
        self.first = table.get("first", 0)
        self.turn = table.get("turn", 0)
        self.turns = table.get("turns", 0)
        self.shown = table.get("shown", 0)
        self.holder = table.get("holder", NONE)
        self.visited = _number(SPACES, table.get("visited", ""))
        self.ender = table.get("ender", NONE)
        self.bought = table.get("bought", False)
        self.fresh = _number(PIECES, table.get("fresh", ""))
        self.outer = table.get("outer", 0)
        self.inner = table.get("inner", 0)
        self.frames = [_frame_number(words) for words in table.get("frames", ["turn"])]
        self._lay_blocks(table)
        self._lay_tiles(table)
        self._lay_pieces(table)
        self._check_houses()

    def _lay_house(self, plain: Mapping[str, Any]) -> House:
        house = House()
        house.coins = plain.get("coins", START_COINS)
        house.blocks = _pack(COLOURS, plain.get("blocks", []))
        house.placed = sum(1 << PLACES.index(name) for name in plain.get("placed", []))
        spaces = range(LARGE)
        house.court = (
            sum(1 << SPACES.index(name) for name in plain["court"] if SPACES.index(name) in spaces)
            if "court" in plain
            else self.setup.court
        )
        standing = int(house.court).bit_count() + int(house.placed).bit_count()
        house.idle = plain.get("idle", int(self.setup.pillars) - standing)
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

    def _lay_blocks(self, table: Mapping[str, Any]) -> None:
        self.wheel = [_pack(COLOURS, names) for names in table.get("wheel", [[]] * 6)]
        out = self.on_wheel()
        for house in self.houses:
            out += house.blocks
        self._check_within(out, ALL_BLOCKS, COLOURS)
        self.bag = _pack(COLOURS, table["bag"]) if "bag" in table else ALL_BLOCKS - out
        self._check_within(out + self.bag, ALL_BLOCKS, COLOURS)

    def _lay_tiles(self, table: Mapping[str, Any]) -> None:
        self.offer = [_number(TILE_NAMES, name) for name in table.get("offer", [""] * int(OFFER))]
        self.monuments = sum(1 << TYPES.index(name) for name in table.get("monuments", TYPES))
        seen = [tile for tile in self.offer if tile != NONE]
        for house in self.houses:
            for b in house.buildings:
                seen.append(tile_of(b))
                if covered_by(b) != NONE:
                    seen.append(covered_by(b))
        if "monuments" not in table:
            self.monuments = sum(1 << type for type in range(6) if type * RANKS + MONUMENT not in seen)
        seen.extend(type * RANKS + MONUMENT for type in range(6) if self.monuments >> type & 1)
        if "stack" in table:
            seen.extend(TILE_NAMES.index(name) for name in table["stack"])
            self.stack = sum(BIT[TILE_NAMES.index(name)] for name in table["stack"])
        else:
            self.stack = sum(BIT[tile] for tile in range(TILES) if self.setup.tiles & BIT[tile] and tile not in seen)
        for tile in seen:
            if seen.count(tile) > 1:
                raise BadPosition("error-position-tile", game=self.game.id, tile=TILE_NAMES[tile])
        out: i64 = 0
        for house in self.houses:
            out += house.improved
        self._check_within(out, IMPROVEMENTS, CITIES)
        self.improvements = _pack(CITIES, table["improvements"]) if "improvements" in table else IMPROVEMENTS - out

    def _lay_pieces(self, table: Mapping[str, Any]) -> None:
        self.box = _pack(PIECES, table.get("box", []))
        out = int(self.box)
        for house in self.houses:
            out += self.pieces_lying(house)
        full = supply_for(int(self.seats)) if self.setup.advanced else 0
        self._check_within(out & ONE[GOLD_PIECE] - 1, full, PIECES)
        self.supply = _pack(PIECES, table["supply"]) if "supply" in table else full - (out & ONE[GOLD_PIECE] - 1)

    def _check_within(self, pack: i64, limit: i64, names: tuple[str, ...]) -> None:
        for kind in range(len(names)):
            if held(pack, kind) > held(limit, kind):
                raise BadPosition(
                    "error-position-too-many", game=self.game.id, piece=names[kind], count=int(held(limit, kind))
                )

    def _check_houses(self) -> None:
        """Everybody has as many pillars as the others, and no more in storage than goes in."""
        if not 0 <= self.turn < self.seats or not 0 <= self.first < self.seats:
            raise ValueError(f"turn {self.turn}, first {self.first}")
        for seat, house in enumerate(self.houses):
            if total(house.stored) > STORAGE or house.coins < 0:
                raise ValueError(f"house {seat + 1}")
            in_hand = seat == self.turn and self.in_hand(F_SCORE)
            pillars = int(house.court).bit_count() + house.idle + int(house.placed).bit_count() + in_hand
            if pillars != self.setup.pillars or house.idle < 0 or house.court & ~self.setup.court:
                raise BadPosition(
                    "error-position-pillars", game=self.game.id, number=seat + 1, count=int(self.setup.pillars)
                )

    def census(self) -> dict[str, int]:
        """Everything of which there is a certain number. Coins are meant never to run out."""
        blocks = self.bag + self.on_wheel()
        pieces = int(self.supply + self.box)
        improvements = self.improvements
        monuments = int(self.monuments).bit_count()
        tiles = int(self.stack).bit_count() + sum(tile != NONE for tile in self.offer)
        pillars = 0
        for house in self.houses:
            blocks += house.blocks
            pieces += self.pieces_lying(house)
            improvements += house.improved
            pillars += int(house.court).bit_count() + int(house.idle) + int(house.placed).bit_count()
            for b in house.buildings:
                if TILE_RANK[tile_of(b)] == MONUMENT:
                    monuments += 1
                    tiles += covered_by(b) != NONE
                else:
                    tiles += 1
        counts = {
            "tiles": tiles,
            "monuments": monuments,
            "improvements": int(total(improvements)),
            "pillars": pillars + int(self.in_hand(F_SCORE)),
        }
        counts |= {f"{COLOURS[colour]} blocks": int(held(blocks, colour)) for colour in range(6)}
        if self.setup.advanced:
            gold = sum(self.gold_at(space) for space in range(LARGE)) + int(self.in_hand(F_PUT, GOLD_PIECE))
            pieces += gold * ONE[GOLD_PIECE]
            counts |= {PIECES[piece]: int(held(pieces, piece)) for piece in range(GOLD_PIECE + 1)}
        return counts

    def in_hand(self, kind: i64, fact: i64 = 0) -> bool:
        """Whether such a decision, about something just taken up, is pending."""
        for f in self.frames:
            if kind_of(f) == kind and a_of(f) == fact:
                return True
        return False


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


def _frame_words(f: i64) -> str:
    """A frame as words: `pay 3 2 1` is what kind it is and its facts, left out when all are 0."""
    a, b, c = a_of(f), b_of(f), c_of(f)
    return FRAMES[kind_of(f)] + (f" {a} {b} {c}" if a or b or c else "")


def _frame_number(words: str) -> int:
    parts = words.split()
    facts = [int(part) for part in parts[1:]] + [0, 0, 0]
    return frame(FRAMES.index(parts[0]), facts[0], facts[1], facts[2])
