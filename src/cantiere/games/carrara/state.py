"""What lies on the table of The Palaces of Carrara: wheel, offer, court and houses, and how to clone it.

No rule is decided here; `rules.Carrara` adds whose decision it is and what an action does.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.carrara.box import (
    COIN_PLACE,
    COIN_RATE,
    COLOURS,
    COURT,
    GOLD_BONUS,
    GOLD_PIECE,
    IMPROVED,
    INNER,
    LARGE,
    MAJORITY_TABLES,
    MONUMENT,
    OUTER,
    PIECES,
    PILLARS,
    REWARD,
    SPACE_BONUS,
    START_COINS,
    STATUE,
    STORAGE,
    TILE_RANK,
    TILE_TYPE,
    USUAL_RATE,
    tiles_in_play,
)
from cantiere.games.carrara.packs import ONE, held, total
from cantiere.kernel.frames import a_of, kind_of
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

    def options(self) -> dict[str, OptionValue]:
        return dict(self.setup.options)

    def column(self, house: House, city: int) -> list[int]:
        """The buildings in the city, from the board upwards."""
        column = [b for b in house.buildings if city_of(b) == city]
        column.sort(key=level_of)
        return column

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
