"""What lies on the table of Tiletum: the wheel, the map, the markets, the players' boards. Clone, and small questions.

No rule is decided here. Lists marked *shared* are never changed in place: who changes one puts a new list in its stead,
so that a clone may share it. Piles are ascending lists of tiles: nobody knows their order, so they have none.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum.box import (
    BUILDINGS,
    CATHEDRAL_POINTS,
    CONTRACT_SPACES,
    FAMILY_HOUSE,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    FIRST_CREST,
    HOUSES_AT_START,
    NO_CATHEDRAL,
    NONE,
    PILLARS_AT_START,
    PLOT_GIFT,
    PLOT_MASK,
    PLOTS_OF,
    POINTS_AT_START,
    ROOMS,
    ROOMS_OF,
    STOREHOUSE,
    TILE_INDEX,
    TILE_SPACES,
    TILETUM,
    TRACK_START,
    TYPE,
    open_plots,
    open_tile_spaces,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import kind_of
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.state import State

# --- where the game stands ------------------------------------------------------------------------

WHEEL: Final = 0  # chance sets the wheel
ACTION_TILES: Final = 1  # chance lays the action tiles
BONUSES: Final = 2  # chance fills the spaces for bonus tiles, here and in every clean-up
CONTRACTS_LAID: Final = 3  # chance fills the contract market
CHARACTERS_LAID: Final = 4  # chance fills the character market
COSTS_LAID: Final = 5
CITIES_LAID: Final = 6
MARKETS_LAID: Final = 7
CHALLENGES_DRAWN: Final = 8  # alone: chance draws challenge cards
READY_CREST: Final = 9  # alone: chance draws the crest Titus starts with
FIRST_PLAYER: Final = 10
DICE: Final = 11  # chance draws and rolls
CORRUPTING: Final = 12  # chance turns a corruption token
DECREEING: Final = 13  # alone: chance draws a decree for Titus
TURN: Final = 14  # a player (or Titus) takes a turn
REFILL: Final = 15  # after a turn: chance fills the contract market
KING_TILE: Final = 16  # the leader on the king's track takes or discards the tile
OVER: Final = 17
STAGES: Final = (
    "wheel", "action_tiles", "bonuses", "contracts", "characters", "costs", "cities", "markets", "challenges",
    "ready_crest", "first", "dice", "corruption", "decree", "turn", "refill", "king_tile", "over",
)  # fmt: skip

# --- what is still to decide in a turn ------------------------------------------------------------

F_DIE: Final = 0  # take a die
F_TILE: Final = 1  # the bonus tile at place a of the wheel: take or leave it
F_COLLECT: Final = 2  # a resources of the colour b, or of another by a helper; c = 1: its tile has just been taken
F_COLOUR: Final = 3  # a resources of any one kind
F_JOKER: Final = 4  # a action points: for which action?
F_ACT: Final = 5  # action a with b action points; c = 1: by the die
F_ROAM: Final = 6  # piece a may make b moves and place c houses or pillars where it stands
F_ANYWHERE: Final = 7  # move or place a anywhere
F_GAIN: Final = 8  # a resources of one's choice
F_ANY: Final = 9  # any action with a action points
F_ACTIVATE: Final = 10  # choose a building
F_WELCOME: Final = 11  # the characters in the rooms a (a bit each) give their bonus once more
F_RESTOCK: Final = 12  # chance fills the character market
FRAMES: Final = (
    "die", "tile", "collect", "colour", "joker", "act", "roam", "anywhere", "gain", "any", "activate", "welcome",
    "restock",
)  # fmt: skip

# --- where points come from -----------------------------------------------------------------------

E_START: Final = 0
E_KING: Final = 1
E_LEADER: Final = 2
E_CONTRACT: Final = 3
E_CATHEDRAL: Final = 4
E_CREST: Final = 5
E_HOUSE: Final = 6
E_CHARACTER: Final = 7
E_HELPER: Final = 8
E_MARKET: Final = 9  # of the first round, and so on
SOURCES: Final = (
    "start", "king_track", "king_leader", "contract", "cathedral", "crest", "house", "character", "helper",
    "market_1", "market_2", "market_3", "market_4",
)  # fmt: skip

TITUS: Final = 1  # the player he is, in a game of one
ALL_ROOFS: Final[i64] = BIT[FAMILY_HOUSE] - 1


class Setup:
    """The options of a table in the form the rules want them. Shared by all clones."""

    def __init__(self, options: dict[str, OptionValue], seats: int) -> None:
        self.options = options
        self.solo: bool = seats == 1
        self.players: int = max(2, seats)  # Titus counts as one
        self.difficulty: str = str(options["difficulty"])
        self.action_tiles: bool = bool(options["action_tiles"])
        self.leader_scores: bool = bool(options["leader_scores"])
        self.king_tile_renewed: bool = bool(options["king_tile_renewed"])
        self.king_market_early: bool = options["king_market"] == "before_reset"
        self.family_house_counts: bool = bool(options["family_house_counts"])
        self.colour_at_once: bool = bool(options["colour_at_once"])
        self.plots: i64 = open_plots(self.players)
        self.tile_spaces: list[int] = open_tile_spaces(self.players)


# What lies on an empty table. Never changed in place, like everything shared.
_NOTHING: Final[list[int]] = []
_EMPTY_ROOMS: Final[list[int]] = [NONE] * len(ROOMS)
_NO_CRESTS: Final[list[int]] = [NONE] * int(BUILDINGS)
_NO_WHEEL_TILES: Final[list[int]] = [NONE] * 6
_NO_MAP_TILES: Final[list[int]] = [NONE] * len(TILE_SPACES)


@final
class Player:
    """One player's board and pieces."""

    def __init__(self, goods: list[int], store: list[int], earned: list[int]) -> None:
        self.goods: list[int] = goods  # by resource
        self.store: list[int] = store  # tiles in the storehouse, ascending
        self.earned: list[int] = earned  # points by source
        self.rooms: list[int] = _EMPTY_ROOMS  # shared: the character in each
        self.crests: list[int] = _NO_CRESTS  # shared: the family below each building
        self.contracts: list[int] = _NOTHING  # shared: fulfilled, from the left
        self.dice: list[int] = _NOTHING  # shared: taken this round, value · 5 + colour
        self.merchant: i64 = TILETUM
        self.architect: i64 = TILETUM
        self.houses: i64 = 0  # house spaces on the map, a bit each
        self.pillars: i64 = 0  # cathedrals with a pillar, a bit each
        self.given: i64 = 0  # cathedrals contributed to, a bit each
        self.roofs: i64 = ALL_ROOFS  # buildings with a house on the roof, a bit each
        self.house_supply: i64 = HOUSES_AT_START
        self.pillar_supply: i64 = PILLARS_AT_START
        self.markers: i64 = 0  # bonus action points, four bits an action

    def clone(self) -> Player:
        p = Player(self.goods[:], self.store[:], self.earned[:])
        p.rooms = self.rooms
        p.crests = self.crests
        p.contracts = self.contracts
        p.dice = self.dice
        p.merchant = self.merchant
        p.architect = self.architect
        p.houses = self.houses
        p.pillars = self.pillars
        p.given = self.given
        p.roofs = self.roofs
        p.house_supply = self.house_supply
        p.pillar_supply = self.pillar_supply
        p.markers = self.markers
        return p

    # --- small questions --------------------------------------------------------------------------

    def points(self) -> i64:
        """On the score track."""
        total: i64 = 0
        for points in self.earned:
            total += points
        return total

    def bonus_ap(self, action: i64) -> i64:
        return self.markers >> 4 * action & 15

    def has_crest(self, family: i64) -> bool:
        """Anywhere on the board, the storehouse included."""
        return family in self.crests or FIRST_CREST + family in self.store

    def crest_count(self) -> i64:
        count: i64 = 0
        for family in self.crests:
            if family != NONE:
                count += 1
        for tile in self.store:
            if FIRST_CREST <= tile < FIRST_CONTRACT:
                count += 1
        return count

    def resident(self, building: i64) -> i64:
        """The type of the characters in a building, NONE while it is empty."""
        for room in ROOMS_OF[building]:
            character: i64 = self.rooms[room]
            if character != NONE:
                return TYPE[character - FIRST_CHARACTER]
        return NONE

    def home_of(self, type: i64) -> i64:
        """The building in which characters of a type live, or NONE."""
        building: i64 = 0
        while building < FAMILY_HOUSE:
            if self.resident(building) == type:
                return building
            building += 1
        return NONE

    def is_filled(self, building: i64) -> bool:
        for room in ROOMS_OF[building]:
            if self.rooms[room] == NONE:
                return False
        return True

    def is_completed(self, building: i64) -> bool:
        return self.crests[building] != NONE and self.is_filled(building)

    def resource_count(self) -> i64:
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[3] + goods[4]


def new_player() -> Player:
    """A player before the game."""
    return Player([0] * 5, [], [int(POINTS_AT_START)] + [0] * (len(SOURCES) - 1))


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def changed(items: list[int], index: i64, item: i64) -> list[int]:
    """The list with one item replaced: for the lists that are shared."""
    copy = items[:]
    copy[index] = item
    return copy


def without(items: list[int], item: i64) -> list[int]:
    """The list with one such item less."""
    copy = items[:]
    copy.remove(item)
    return copy


def merged(items: list[int], more: list[int]) -> list[int]:
    """Two piles in one."""
    pile = items + more
    pile.sort()
    return pile


class Table(State):
    """The whole table."""

    def __init__(self, game: Game, seats: i64, setup: Setup) -> None:
        super().__init__(game, seats)
        self.setup: Setup = setup
        self.stage: i64 = WHEEL
        self.round: i64 = 1
        self.lap: i64 = 0  # which of the three turns of a round
        self.turn: i64 = 0  # how far the lap is, in turn order
        self.who: i64 = 0  # the player to decide
        self.turns: i64 = 0  # the barrier
        self.wheel: i64 = 0  # the place the segment of value 1 faces
        self.rolling: i64 = NONE  # the colour of the die drawn but not rolled
        self.king_tile: i64 = NONE
        self.traded: i64 = 0  # whether the first exchange of the turn is done
        self.decree: i64 = NONE  # alone: the card of this turn
        self.decrees: i64 = 0  # alone: cards drawn this round, a bit each
        self.challenges: i64 = 0  # alone: cards in play, a bit each
        self.frames: list[int] = _NOTHING  # what is still to decide in this turn
        self.dice: list[int] = _NOTHING  # by value less 1: dice at the wheel, four bits a colour
        self.court: list[int] = _NOTHING  # the king's track from the left, stacks from below: space · 8 + player
        # All that follow are shared.
        self.order: list[int] = _NOTHING  # the players in turn order
        self.actions: list[int] = _NOTHING  # by place, clockwise
        self.wheel_tiles: list[int] = _NO_WHEEL_TILES  # by place
        self.map_tiles: list[int] = _NO_MAP_TILES  # by space for tiles
        self.costs: list[int] = _NOTHING  # by cathedral
        self.cities: list[int] = _NOTHING  # by round
        self.markets: list[int] = _NOTHING  # by round
        self.contract_market: list[int] = _NOTHING  # from the left
        self.character_market: list[int] = _NOTHING
        self.bonus_pile: list[int] = _NOTHING
        self.contract_pile: list[int] = _NOTHING
        self.character_pile: list[int] = _NOTHING
        self.aside: list[int] = _NOTHING  # characters wiped from the market until it is full again
        self.used: list[int] = _NOTHING  # bonus tiles used or discarded
        self.bag: list[int] = _NOTHING  # dice by colour
        self.shown: list[int] = _NOTHING  # corruption tokens turned this round
        self.players: list[Player] = []

    def copy_to(self, other: Table) -> None:
        other.stage = self.stage
        other.round = self.round
        other.lap = self.lap
        other.turn = self.turn
        other.who = self.who
        other.turns = self.turns
        other.wheel = self.wheel
        other.rolling = self.rolling
        other.king_tile = self.king_tile
        other.traded = self.traded
        other.decree = self.decree
        other.decrees = self.decrees
        other.challenges = self.challenges
        other.frames = self.frames[:]
        other.dice = self.dice[:]
        other.court = self.court[:]
        other.order = self.order
        other.actions = self.actions
        other.wheel_tiles = self.wheel_tiles
        other.map_tiles = self.map_tiles
        other.costs = self.costs
        other.cities = self.cities
        other.markets = self.markets
        other.contract_market = self.contract_market
        other.character_market = self.character_market
        other.bonus_pile = self.bonus_pile
        other.contract_pile = self.contract_pile
        other.character_pile = self.character_pile
        other.aside = self.aside
        other.used = self.used
        other.bag = self.bag
        other.shown = self.shown
        for player in self.players:
            other.players.append(player.clone())

    # --- the wheel --------------------------------------------------------------------------------

    def place_of(self, value: i64) -> i64:
        """The place that the segment of a die value faces."""
        return (self.wheel + value - 1) % 6

    def action_of(self, value: i64) -> i64:
        return self.actions[self.place_of(value)]

    def dice_at(self, value: i64, colour: i64) -> i64:
        """How many dice of a colour lie at a segment."""
        return self.dice[value - 1] >> 4 * colour & 15

    # --- the map ----------------------------------------------------------------------------------

    def taken_plots(self) -> i64:
        """The house spaces with a house, a bit each."""
        taken: i64 = 0
        for player in self.players:
            taken |= player.houses
        return taken

    def may_build_in(self, player: Player, space: i64, taken: i64) -> bool:
        """Whether the player could place a house there: a free space, and none of theirs in the city."""
        mask: i64 = PLOT_MASK[space]
        return player.houses & mask == 0 and mask & self.setup.plots & ~taken != 0

    def free_plots(self, space: i64, taken: i64) -> list[int]:
        """The free house spaces of a city; of those that give the same, the first."""
        found: list[int] = []
        gifts: i64 = 0
        for plot in PLOTS_OF[space]:
            if self.setup.plots & BIT[plot] and taken & BIT[plot] == 0:
                gift = BIT[PLOT_GIFT[plot]]
                if gifts & gift == 0:
                    gifts |= gift
                    found.append(plot)
        return found

    def may_raise_at(self, player: Player, cathedral: i64) -> bool:
        """Whether the player could place a pillar there."""
        if player.pillars & BIT[cathedral] or self.costs[cathedral] == NO_CATHEDRAL:
            return False
        count: i64 = 0
        for other in self.players:
            if other.pillars & BIT[cathedral]:
                count += 1
        return count < len(CATHEDRAL_POINTS[cathedral])

    def contributions(self, cathedral: i64) -> i64:
        """How many tiles of its stack are gone."""
        count: i64 = 0
        for player in self.players:
            if player.given & BIT[cathedral]:
                count += 1
        return count

    def tile_at(self, space: i64) -> i64:
        """The bonus tile lying on a space of the map, or NONE."""
        index: i64 = TILE_INDEX[space]
        return self.map_tiles[index] if index != NONE else NONE

    # --- tiles ------------------------------------------------------------------------------------

    def has_room(self, player: Player) -> bool:
        """In the storehouse. Titus lays his tiles before him and needs none."""
        return len(player.store) < STOREHOUSE or (self.setup.solo and player is self.players[TITUS])

    def is_welcome(self, player: Player, tile: i64) -> bool:
        """Whether the player may take such a tile if there is room: no crest twice, no contract without a space."""
        if tile < FIRST_CREST:
            return True
        if tile < FIRST_CONTRACT:
            return not player.has_crest(tile - FIRST_CREST)
        return tile >= FIRST_CHARACTER or len(player.contracts) < CONTRACT_SPACES

    def can_take(self, player: Player, tile: i64) -> bool:
        return tile != NONE and self.has_room(player) and self.is_welcome(player, tile)

    # --- the king's track -------------------------------------------------------------------------

    def rank(self, player: i64) -> i64:
        """Where a player's marker is in `court`."""
        i: i64 = 0
        while self.court[i] & 7 != player:
            i += 1
        return i

    def standing(self, player: i64) -> i64:
        """The space of a player's marker."""
        if not self.court:
            return TRACK_START
        return self.court[self.rank(player)] >> 3

    def leader(self) -> i64:
        """Who is furthest; in a stack, the lowest."""
        top: i64 = self.court[-1] >> 3
        for marker in self.court:
            if marker >> 3 == top:
                return marker & 7
        return NONE

    # --- whose turn -------------------------------------------------------------------------------

    def is_titus(self, player: i64) -> bool:
        return self.setup.solo and player == TITUS

    def die_frame(self) -> i64:
        """The frame of the die's action, or NONE before a die is taken."""
        if self.frames:
            f: i64 = self.frames[0]
            if kind_of(f) == F_ACT or kind_of(f) == F_JOKER:
                return f
        return NONE
