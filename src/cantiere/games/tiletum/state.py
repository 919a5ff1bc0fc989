"""What lies on the table of Tiletum: the wheel, the map, the markets, the players' boards; and whose decision it is.

A turn is a stack of decisions, `pending`: below lies the action of the die, above whatever its bonuses have opened;
tasks interrupt them. What chance is to draw, `draws`, comes before it. When neither holds anything, the game is over.
Nothing on the table is known to one player only, so there is nothing to hide.

Lists marked *shared* are never changed in place: who changes one puts a new list in its stead, so that a clone may
share it. Piles are ascending lists of tiles: nobody knows their order, so they have none.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.tiletum import box, course, evaluate, scoring
from cantiere.games.tiletum.decisions import chance
from cantiere.kernel import lists
from cantiere.kernel.counts import Counts
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.state import CHANCE, NOBODY, NONE, Rival, State
from cantiere.kernel.text import Text, TextArg

# --- where points come from -----------------------------------------------------------------------

FROM_TRACK: Final = 1  # the first source is the start
FROM_LEAD: Final = 2
FROM_CONTRACT: Final = 3
FROM_CATHEDRAL: Final = 4
FROM_CREST: Final = 5
FROM_HOUSE: Final = 6
FROM_CHARACTER: Final = 7
FROM_HELPER: Final = 8
FROM_MARKET: Final = 9  # of the first round, and so on
SOURCES: Final = (
    "start", "king_track", "king_leader", "contract", "cathedral", "crest", "house", "character", "helper",
    "market_1", "market_2", "market_3", "market_4",
)  # fmt: skip

TITUS: Final = 1  # the player he is, in a game of one
DICE: Final = Counts(4)  # dice at a segment of the wheel, by colour
MARKERS: Final = Counts(4)  # bonus action points, by action

# What lies on an empty table. Never changed in place, like everything shared.
_NOTHING: Final[list[int]] = []
_NO_POINTS: Final[vec[i64]] = vec[i64]([int(box.POINTS_AT_START)] + [0] * (len(SOURCES) - 1))
_EMPTY_ROOMS: Final[vec[i64]] = vec[i64]([NONE] * len(box.ROOMS))
_NO_CRESTS: Final[vec[i64]] = vec[i64]([NONE] * int(box.BUILDINGS))
_NO_WHEEL_TILES: Final[vec[i64]] = vec[i64]([NONE] * 6)
_NO_MAP_TILES: Final[vec[i64]] = vec[i64]([NONE] * len(box.TILE_SPACES))
_ALL_ROOFS: Final = (1 << int(box.FAMILY_HOUSE)) - 1


class Setup:
    """The options of a table in the form the rules want them. Shared by all clones."""

    def __init__(self, options: dict[str, OptionValue], seats: int) -> None:
        self.options = options
        self.solo: bool = seats == 1
        self.players: int = max(2, seats)  # Titus counts as one
        self.challenges: int = box.DIFFICULTIES[str(options["difficulty"])] if self.solo else 0
        self.action_tiles: bool = bool(options["action_tiles"])
        self.leader_scores: bool = bool(options["leader_scores"])
        self.king_tile_renewed: bool = bool(options["king_tile_renewed"])
        self.king_market_early: bool = options["king_market"] == "before_reset"
        self.family_house_counts: bool = bool(options["family_house_counts"])
        self.colour_at_once: bool = bool(options["colour_at_once"])
        self.plots: i64 = box.open_plots(self.players)
        self.tile_spaces: list[int] = box.open_tile_spaces(self.players)


@final
class Player:
    """One player's board and pieces: as at the start, or a copy of another."""

    def __init__(self, titus: bool, like: Player | None = None) -> None:
        self.titus: bool = titus
        if like is None:
            self.goods: vec[i64] = vec[i64]([0] * len(box.RESOURCES))  # by resource
            self.store: list[int] = _NOTHING  # shared: tiles in the storehouse, ascending
            self.earned: vec[i64] = _NO_POINTS  # shared: points by source
            self.rooms: vec[i64] = _EMPTY_ROOMS  # shared: the character in each
            self.crests: vec[i64] = _NO_CRESTS  # shared: the family below each building
            self.contracts: list[int] = _NOTHING  # shared: fulfilled, from the left
            self.dice: list[int] = _NOTHING  # shared: taken this round, of `box.ROLLED`
            self.merchant: i64 = box.TILETUM
            self.architect: i64 = box.TILETUM
            self.houses: i64 = 0  # house spaces on the map, a bit each
            self.pillars: i64 = 0  # cathedrals with a pillar, a bit each
            self.contributed: i64 = 0  # cathedrals contributed to, a bit each
            self.roofs: i64 = _ALL_ROOFS  # buildings with a house on the roof, a bit each
            self.house_supply: i64 = box.HOUSES_AT_START
            self.pillar_supply: i64 = box.PILLARS_AT_START
            self.markers: i64 = 0  # bonus action points, of `MARKERS`
        else:
            self.goods = like.goods[:]
            self.store = like.store
            self.earned = like.earned
            self.rooms = like.rooms
            self.crests = like.crests
            self.contracts = like.contracts
            self.dice = like.dice
            self.merchant = like.merchant
            self.architect = like.architect
            self.houses = like.houses
            self.pillars = like.pillars
            self.contributed = like.contributed
            self.roofs = like.roofs
            self.house_supply = like.house_supply
            self.pillar_supply = like.pillar_supply
            self.markers = like.markers

    # --- resources and points ---------------------------------------------------------------------

    def gain(self, resource: i64, count: i64) -> None:
        """Resources from the supply. To Titus, wool is iron."""
        if self.titus and resource == box.WOOL:
            resource = box.IRON
        self.goods[resource] += count

    def pay(self, resource: i64, count: i64) -> None:
        self.gain(resource, -count)

    def award(self, source: i64, points: i64) -> None:
        """Points, or a loss; nobody falls below 0."""
        if points < 0:
            points = max(points, -self.points())
        self.earned = lists.changed(self.earned, source, self.earned[source] + points)

    def points(self) -> i64:
        """On the score track."""
        total: i64 = 0
        for points in self.earned:
            total += points
        return total

    def resource_count(self) -> i64:
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[3] + goods[4]

    # --- small questions --------------------------------------------------------------------------

    def die_value(self) -> i64:
        """Of the die taken last: once it is taken, that of this turn."""
        return self.dice[-1] // len(box.COLOURS) + 1

    def die_colour(self) -> i64:
        return self.dice[-1] % len(box.COLOURS)

    def bonus_ap(self, action: i64) -> i64:
        return MARKERS.of(self.markers, action)

    def place_of(self, piece: i64) -> i64:
        """Where the merchant or the architect stands."""
        return self.merchant if piece == box.MERCHANT else self.architect

    def has_crest(self, family: i64) -> bool:
        """Anywhere on the board, the storehouse included."""
        return family in self.crests or box.FIRST_CREST + family in self.store

    def crest_in_store(self) -> i64:
        """The first crest in the storehouse, or NONE."""
        for tile in self.store:
            if box.is_crest(tile):
                return tile
        return NONE

    def crest_count(self) -> i64:
        count: i64 = 0
        for family in self.crests:
            if family != NONE:
                count += 1
        for tile in self.store:
            if box.is_crest(tile):
                count += 1
        return count

    def resident(self, building: i64) -> i64:
        """The type of the characters in a building, NONE while it is empty."""
        for room in box.ROOMS_OF[building]:
            character: i64 = self.rooms[room]
            if character != NONE:
                return box.TYPE[character - box.FIRST_CHARACTER]
        return NONE

    def has_residents(self) -> bool:
        """Whether there is a building to activate."""
        for character in self.rooms:
            if character != NONE:
                return True
        return False

    def home_of(self, type: i64) -> i64:
        """The building in which characters of a type live, or NONE."""
        building: i64 = 0
        while building < box.FAMILY_HOUSE:
            if self.resident(building) == type:
                return building
            building += 1
        return NONE

    def is_filled(self, building: i64) -> bool:
        for room in box.ROOMS_OF[building]:
            if self.rooms[room] == NONE:
                return False
        return True

    def is_completed(self, building: i64) -> bool:
        return self.crests[building] != NONE and self.is_filled(building)

    def has_room(self) -> bool:
        """In the storehouse. Titus lays his tiles before him and needs none."""
        return len(self.store) < box.STOREHOUSE or self.titus

    def may_own(self, tile: i64) -> bool:
        """Whether such a tile may be taken if there is room: no crest twice, no contract without a space."""
        if box.is_crest(tile):
            return not self.has_crest(tile - box.FIRST_CREST)
        return not box.is_contract(tile) or len(self.contracts) < box.CONTRACT_SPACES

    def can_take(self, tile: i64) -> bool:
        return tile != NONE and self.has_room() and self.may_own(tile)


def merged(items: list[int], more: list[int]) -> list[int]:
    """Two piles in one."""
    pile = items + more
    pile.sort()
    return pile


@final
class Table(State):
    """The whole table: empty, or a copy of another."""

    def __init__(self, game: Game, seats: i64, setup: Setup, like: Table | None = None) -> None:
        super().__init__(game, seats, setup.options)
        self.setup: Setup = setup
        if like is None:
            self.round: i64 = 1
            self.lap: i64 = 0  # which of the three turns of a round; `box.LAPS` after the last
            self.turn: i64 = 0  # how far the lap is, in turn order
            self.who: i64 = 0  # the player to decide
            self.wheel: i64 = 0  # the place the segment of value 1 faces
            self.king_tile: i64 = NONE
            self.traded: bool = False  # whether the first exchange of the turn is done
            self.decree: i64 = NONE  # alone: the card of this turn
            self.decrees: i64 = 0  # alone: cards drawn this round, a bit each
            self.challenges: i64 = 0  # alone: cards in play, a bit each
            self.pending: list[int] = []  # what is still to decide in this turn
            self.dice: vec[i64] = vec[i64]([0] * 6)  # by value less 1: dice at the wheel, of `DICE`
            self.draws: list[int] = []  # what chance is to draw before anything else
            # All that follow are shared.
            self.track: list[int] = _NOTHING  # the markers on the king's track from the left, stacks from below
            self.order: list[int] = _NOTHING  # the players in turn order
            self.actions: list[int] = _NOTHING if setup.action_tiles else box.PRINTED_ACTIONS  # by place, clockwise
            self.wheel_tiles: vec[i64] = _NO_WHEEL_TILES  # by place
            self.map_tiles: vec[i64] = _NO_MAP_TILES  # by space for tiles
            self.costs: list[int] = _NOTHING  # by cathedral
            self.cities: list[int] = [int(box.TILETUM)]  # by round
            self.markets: list[int] = _NOTHING  # by round
            self.contract_market: vec[i64] = vec[i64]([NONE] * int(box.CONTRACT_SLOTS))  # from the left
            self.character_market: vec[i64] = vec[i64]([NONE] * int(box.CHARACTER_SLOTS))
            self.bonus_pile: list[int] = box.pile("bonus", setup.players)
            self.contract_pile: list[int] = box.pile("contract", setup.players)
            self.character_pile: list[int] = box.pile("character", setup.players)
            self.aside: list[int] = _NOTHING  # characters wiped from the market until it is full again
            self.used: list[int] = _NOTHING  # bonus tiles used or discarded
            self.bag: list[int] = full_bag(setup.players)  # dice by colour
            self.shown: list[int] = _NOTHING  # corruption tokens turned this round
            self.players: list[Player] = [Player(setup.solo and who == TITUS) for who in range(setup.players)]
        else:
            self.round = like.round
            self.lap = like.lap
            self.turn = like.turn
            self.who = like.who
            self.wheel = like.wheel
            self.king_tile = like.king_tile
            self.traded = like.traded
            self.decree = like.decree
            self.decrees = like.decrees
            self.challenges = like.challenges
            self.pending = like.pending[:]
            self.dice = like.dice[:]
            self.draws = like.draws[:]
            self.track = like.track
            self.order = like.order
            self.actions = like.actions
            self.wheel_tiles = like.wheel_tiles
            self.map_tiles = like.map_tiles
            self.costs = like.costs
            self.cities = like.cities
            self.markets = like.markets
            self.contract_market = like.contract_market
            self.character_market = like.character_market
            self.bonus_pile = like.bonus_pile
            self.contract_pile = like.contract_pile
            self.character_pile = like.character_pile
            self.aside = like.aside
            self.used = like.used
            self.bag = like.bag
            self.shown = like.shown
            players: list[Player] = []
            for player in like.players:
                players.append(Player(player.titus, player))
            self.players = players

    def clone(self) -> Table:
        return Table(self.game, self.seats, self.setup, self)

    # --- whose decision, and what it does ---------------------------------------------------------

    def actor(self) -> i64:
        if self.draws:
            return CHANCE
        if self.pending:
            return self.who if self.who < self.seats else CHANCE
        return NOBODY

    def frames(self, seat: i64) -> list[int]:
        return self.draws if self.draws else self.pending

    def stacks(self) -> list[tuple[int, list[int]]]:
        return [(int(self.who), self.pending), (CHANCE, self.draws)]

    def go_on(self, seat: i64) -> None:
        course.skip_idle(self)

    # --- points, and what people are told ---------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def rival(self) -> Rival | None:
        return scoring.rival(self)

    def worth(self, seat: i64) -> i64:
        return evaluate.worth(self, seat)

    def text_args(self, seat: int, action: int) -> dict[str, TextArg]:
        args = super().text_args(seat, action)
        if seat == CHANCE and not self.draws:
            args["player"] = Text("titus")
        return args

    def tell(self, seat: int, action: int, viewer: int | None) -> Text:
        return course.with_points(self, seat, action, super().tell(seat, action, viewer))

    # --- the players ------------------------------------------------------------------------------

    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.who]

    def is_titus(self, player: i64) -> bool:
        return self.setup.solo and player == TITUS

    def has_challenge(self, card: i64) -> bool:
        return self.challenges >> card & 1 == 1

    # --- the wheel --------------------------------------------------------------------------------

    def place_of(self, value: i64) -> i64:
        """The place that the segment of a die value faces."""
        return (self.wheel + value - 1) % 6

    def action_of(self, value: i64) -> i64:
        return self.actions[self.place_of(value)]

    def dice_at(self, value: i64, colour: i64) -> i64:
        """How many dice of a colour lie at a segment."""
        return DICE.of(self.dice[value - 1], colour)

    def dice_in_bag(self) -> i64:
        bag = self.bag
        return bag[0] + bag[1] + bag[2] + bag[3] + bag[4]

    def dice_lying(self) -> i64:
        """How many dice are at the wheel."""
        lying: i64 = 0
        for packed in self.dice:
            lying += DICE.total(packed)
        return lying

    def rolling(self) -> i64:
        """The colour of the die drawn but not rolled, or NONE."""
        if self.draws and chance.ROLL_DIE.asks(self.draws[-1]):
            return chance.ROLL_DIE.colour.of(self.draws[-1])
        return NONE

    # --- the map ----------------------------------------------------------------------------------

    def taken_plots(self) -> i64:
        """The house spaces with a house, a bit each."""
        taken: i64 = 0
        for player in self.players:
            taken |= player.houses
        return taken

    def may_build_in(self, player: Player, space: i64, taken: i64) -> bool:
        """Whether the player could place a house there: a free space, and none of theirs in the city."""
        mask: i64 = box.PLOT_MASK[space]
        return player.houses & mask == 0 and mask & self.setup.plots & ~taken != 0

    def free_plots(self, space: i64, taken: i64) -> list[int]:
        """The free house spaces of a city; of those that give the same, the first."""
        found: list[int] = []
        gifts: i64 = 0
        free = self.setup.plots & ~taken
        for plot in box.PLOTS_OF[space]:
            if free >> plot & 1:
                gift: i64 = box.PLOT_GIFT[plot]
                if gifts >> gift & 1 == 0:
                    gifts |= 1 << gift
                    found.append(plot)
        return found

    def may_raise_at(self, player: Player, cathedral: i64) -> bool:
        """Whether the player could place a pillar there."""
        if player.pillars >> cathedral & 1 or self.costs[cathedral] == box.NO_CATHEDRAL:
            return False
        return self.pillars_at(cathedral) < len(box.CATHEDRAL_POINTS[cathedral])

    def pillars_at(self, cathedral: i64) -> i64:
        count: i64 = 0
        for player in self.players:
            count += player.pillars >> cathedral & 1
        return count

    def contributions(self, cathedral: i64) -> i64:
        """How many tiles of its stack are gone."""
        count: i64 = 0
        for player in self.players:
            count += player.contributed >> cathedral & 1
        return count

    def tile_at(self, space: i64) -> i64:
        """The bonus tile lying on a space of the map, or NONE."""
        index: i64 = box.TILE_INDEX[space]
        return self.map_tiles[index] if index != NONE else NONE

    # --- the king's track -------------------------------------------------------------------------

    def rank(self, player: i64) -> i64:
        """Where a player's marker is in `track`."""
        i: i64 = 0
        while owner_of(self.track[i]) != player:
            i += 1
        return i

    def standing(self, player: i64) -> i64:
        """The space of a player's marker."""
        if not self.track:
            return box.TRACK_START
        return space_of(self.track[self.rank(player)])

    def leader(self) -> i64:
        """Who is furthest; in a stack, the lowest."""
        top: i64 = space_of(self.track[-1])
        for marker in self.track:
            if space_of(marker) == top:
                return owner_of(marker)
        return NONE

    def advance(self, player: i64, steps: i64) -> None:
        """A marker goes forward, onto the top of whoever stands there."""
        rank = self.rank(player)
        space = space_of(self.track[rank])
        target = min(space + steps, box.TRACK_END)
        if target > space:
            track = self.track[:]
            track.pop(rank)
            at: i64 = 0
            n: i64 = len(track)
            while at < n and space_of(track[at]) <= target:
                at += 1
            track.insert(at, marker(target, player))
            self.track = track


# --- a marker on the king's track, as one number ----------------------------------------------------


def marker(space: i64, player: i64) -> i64:
    return space << 3 | player


def space_of(marker: i64) -> i64:
    return marker >> 3


def owner_of(marker: i64) -> i64:
    return marker & 7


def full_bag(players: int) -> list[int]:
    """One die of each colour for each player."""
    return [players] * len(box.COLOURS)
