"""What lies on the table of The Palaces of Carrara, whose decision it is, and what a seat may not know.

A turn is one action (buy, build, score or pass), asked for in small steps that lie on one stack. What can be decided,
and what it does, stands in `decisions`.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.carrara import box, course, evaluate, scoring
from cantiere.games.carrara.decisions import building, chance, court, pieces
from cantiere.kernel import bits
from cantiere.kernel.decision import KIND_MASK, Decision
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, NONE, Points, State

USUAL_COINS: Final = 16  # what is guessed to lie behind a screen: any number of coins below this

# --- a building on a player's board, as one number: sorted by tile ---------------------------------

STATUE_BITS: Final = 0b111  # 1 + its colour, 0 without one
DECORATED: Final = 0b1000
_CITY: Final = 4  # from which bit on; three bits
_COVERED: Final = 7  # 1 + the rank of the tile below a monument, 0 without one; three bits
_LEVEL: Final = 10  # six bits
_TILE: Final = 16
LOOKS: Final = 0x7F  # city, decoration and statue: what tells twins apart


def new_building(tile: i64, city: i64, level: i64) -> i64:
    """A plain building, `level` buildings above the board."""
    return tile << _TILE | level << _LEVEL | city << _CITY


def covering(b: i64, rank: i64) -> i64:
    """The monument, on top of the tile of its type with the rank."""
    return b | rank + 1 << _COVERED


def upgraded(b: i64) -> i64:
    """The monument in the building's place, with all that stands on it."""
    tile = tile_of(b)
    rank: i64 = box.TILE_RANK[tile]
    return covering(new_building(tile - rank + box.MONUMENT, 0, level_of(b)) | b & LOOKS, rank)


def tile_of(b: i64) -> i64:
    return b >> _TILE


def level_of(b: i64) -> i64:
    return b >> _LEVEL & 63


def covered_by(b: i64) -> i64:
    """The tile a monument covers, or NONE."""
    rank = b >> _COVERED & 7
    return tile_of(b) - box.MONUMENT + rank - 1 if rank else NONE


def city_of(b: i64) -> i64:
    return b >> _CITY & 7


def is_twin(before: i64, b: i64) -> bool:
    """Whether the building is in everything like the one before it in its owner's list."""
    tile = tile_of(b)
    return box.TWIN[tile] and tile_of(before) == tile - 1 and (before ^ b) & LOOKS == 0


# --- the table ------------------------------------------------------------------------------------


class Setup:
    """The options of a table in the form the rules want them. Shared by all clones."""

    def __init__(self, options: dict[str, OptionValue], seats: int) -> None:
        self.options = options
        self.advanced: bool = options["variant"] == "advanced"
        self.open_money: bool = bool(options["open_money"])
        self.early_large_space: bool = bool(options["early_large_space"])
        self.ties_use_places: bool = options["statue_ties"] == "use_places"
        self.own_coin_places: bool = bool(options["own_coin_places"])
        self.majorities: i64 = box.MAJORITY_TABLES.index(str(options["majorities"]))
        cap = options["turn_cap"]
        assert isinstance(cap, int)
        self.last_turn: i64 = cap * seats  # after so many turns a simulation stops; 0: never
        self.court: i64 = box.COURT[self.advanced]
        self.pillars: i64 = box.PILLARS[self.advanced]
        self.tiles: i64 = box.tiles_in_play(seats)
        self.supply: i64 = box.supply_for(seats) if self.advanced else 0
        self.gold: i64 = seats * box.GOLD_EACH if self.advanced else 0
        self.drawn: i64 = bits.mask_of([int(decision.kind) for decision in chance.ALL])  # decisions of chance, by kind


@final
class Player:
    """What stands on one player's board, and what lies behind the screen. Lists are replaced, never changed, so that
    clones share them."""

    def __init__(self, buildings: vec[i64]) -> None:
        self.coins: i64 = 0  # behind the screen
        self.blocks: i64 = 0  # behind the screen: a pack by colour
        self.court: i64 = 0  # bonus spaces with a pillar of this player, a bit each
        self.large: i64 = 0  # pillars on the large empty space
        self.placed: i64 = 0  # scoring places with a pillar of this player, a bit each
        self.improved: i64 = 0  # improvement tiles: a pack by city
        self.stored: i64 = 0  # pieces in storage: a pack
        self.buildings: vec[i64] = buildings  # ascending
        # Victory points so far, by where they came from.
        self.vp_court: i64 = 0
        self.vp_cities: i64 = 0
        self.vp_types: i64 = 0
        self.vp_landscapes: i64 = 0
        self.vp_statues: i64 = 0
        self.vp_building: i64 = 0
        self.vp_end: i64 = 0

    def clone(self) -> Player:
        p = Player(self.buildings)
        p.coins = self.coins
        p.blocks = self.blocks
        p.court = self.court
        p.large = self.large
        p.placed = self.placed
        p.improved = self.improved
        p.stored = self.stored
        p.vp_court = self.vp_court
        p.vp_cities = self.vp_cities
        p.vp_types = self.vp_types
        p.vp_landscapes = self.vp_landscapes
        p.vp_statues = self.vp_statues
        p.vp_building = self.vp_building
        p.vp_end = self.vp_end
        return p

    def vp(self) -> i64:
        """What the player's markers show on the track."""
        track = self.vp_court + self.vp_cities + self.vp_types + self.vp_landscapes
        return track + self.vp_statues + self.vp_building + self.vp_end

    def reward(self, city: i64) -> i64:
        """What a point of value is worth to the player in the city."""
        return box.IMPROVED[city] if box.COUNTS.of(self.improved, city) else box.REWARD[city]

    def rate(self) -> i64:
        """How many coins make a victory point at the end."""
        if self.placed >> box.COIN_PLACE & 1:
            return box.COIN_RATE[0]
        if self.placed >> box.COIN_PLACE + 1 & 1:
            return box.COIN_RATE[1]
        return box.USUAL_RATE

    def is_done(self) -> bool:
        """Whether no pillar is left at court."""
        return self.court == 0 and self.large == 0

    def height(self, city: i64) -> i64:
        """How many buildings stand in the city."""
        count: i64 = 0
        for b in self.buildings:
            if city_of(b) == city:
                count += 1
        return count

    def column(self, city: int) -> list[int]:
        """The buildings in the city, from the board upwards."""
        column = [b for b in self.buildings if city_of(b) == city]
        column.sort(key=level_of)
        return column

    def has_room(self) -> bool:
        """Whether a storage space is free."""
        return box.COUNTS.total(self.stored) < box.STORAGE

    def index(self, tile: i64) -> i64:
        """Where the tile stands among the player's buildings, or NONE."""
        i: i64 = len(self.buildings) - 1
        while i >= 0 and tile_of(self.buildings[i]) != tile:
            i -= 1
        return i

    def put_piece(self, piece: i64, tile: i64) -> None:
        """Put a decoration or a statue on the building."""
        buildings = self.buildings[:]
        buildings[self.index(tile)] |= DECORATED if piece < box.STATUE else piece - box.STATUE + 1
        self.buildings = buildings


@final
class Table(State):
    """The whole table. `offer` is shared by clones like the lists of a player."""

    def __init__(
        self,
        game: Game,
        seats: i64,
        setup: Setup,
        wheel: vec[i64],
        offer: vec[i64],
        pending: list[int],
        players: list[Player],
    ) -> None:
        super().__init__(game, seats, setup.options)
        self.setup: Setup = setup
        self.first: i64 = 0  # who began
        self.turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # how many have passed
        self.visit_by: i64 = NONE  # who has the royal visit token
        self.visit_space: i64 = NONE  # the bonus space of the royal visit
        self.ended_by: i64 = NONE  # who has brought the end about
        self.purchased: bool = False  # whether the purchase of this turn has been made
        self.stored_now: i64 = NONE  # the piece that went into storage in this turn
        self.outer: i64 = 0  # how far the discs are turned
        self.inner: i64 = 0
        self.bag: i64 = 0  # a pack by colour
        self.paid: i64 = 0  # what went into the bag last, seen by all: a pack
        self.wheel: vec[i64] = wheel  # by segment: a pack by colour
        self.offer: vec[i64] = offer  # by space: a tile, or NONE
        self.stack: i64 = 0  # tiles face down, a bit each
        self.monuments: i64 = 0  # those not built, a bit for each type
        self.improvements: i64 = 0  # a pack by city
        self.supply: i64 = 0  # a pack of pieces
        self.box: i64 = 0  # pieces out of the game: a pack
        self.pending: list[int] = pending
        self.players: list[Player] = players

    def clone(self) -> Table:
        players: list[Player] = []
        for player in self.players:
            players.append(player.clone())
        copy = Table(self.game, self.seats, self.setup, self.wheel[:], self.offer, self.pending[:], players)
        copy.first = self.first
        copy.turn = self.turn
        copy.turns = self.turns
        copy.visit_by = self.visit_by
        copy.visit_space = self.visit_space
        copy.ended_by = self.ended_by
        copy.purchased = self.purchased
        copy.stored_now = self.stored_now
        copy.outer = self.outer
        copy.inner = self.inner
        copy.bag = self.bag
        copy.paid = self.paid
        copy.stack = self.stack
        copy.monuments = self.monuments
        copy.improvements = self.improvements
        copy.supply = self.supply
        copy.box = self.box
        return copy

    # --- whose decision ---------------------------------------------------------------------------

    def actor(self) -> i64:
        if not self.pending:
            return NOBODY
        return CHANCE if self.setup.drawn >> (self.pending[-1] & KIND_MASK) & 1 else self.turn

    def frames(self, seat: i64) -> list[int]:
        return self.pending

    def stacks(self) -> list[tuple[int, list[int]]]:
        return [(int(self.turn), self.pending)]

    def go_on(self, seat: i64) -> None:
        if not self.pending:
            course.next_turn(self)

    # --- what a seat may not know -----------------------------------------------------------------

    def is_open(self) -> bool:
        """Whether there is nothing to hide: money was agreed to be open, or the screens are lifted at the end."""
        return self.setup.open_money or not self.pending

    def hide(self, seat: i64, rng: Rng) -> None:
        """Redeal what lies behind the other screens.

        Known to everybody is how many blocks are in the bag, and so, all together, how many the others hold; which
        ones, and who has how many, is dealt anew out of all blocks the seat does not see. Coins are anybody's guess.
        Only what the rules have just shown stays certain: who is paying can pay, who is scoring can score. What a payer
        has laid out so far nobody else has seen."""
        if self.is_open():
            return
        unknown = box.ALL_BLOCKS - self.on_wheel() - self.players[seat].blocks
        in_bag = box.COUNTS.total(self.bag)
        for other in range(self.seats):
            if other != seat:
                self.players[other].coins = rng.below(USUAL_COINS)
                self.players[other].blocks = 0
        if seat != self.turn:
            self._keep_promises(self.players[self.turn], unknown, box.COUNTS.total(unknown) - in_bag)
            unknown -= self.players[self.turn].blocks
        self.bag = 0
        while in_bag:
            block = self._any_block(unknown, rng)
            unknown -= block
            self.bag += block
            in_bag -= 1
        while unknown:
            block = box.COUNTS.some(box.COUNTS.kind_at(unknown, 0), 1)
            unknown -= block
            self.players[(seat + 1 + rng.below(self.seats - 1)) % self.seats].blocks += block

    def _any_block(self, blocks: i64, rng: Rng) -> i64:
        return box.COUNTS.some(box.COUNTS.kind_at(blocks, rng.below(box.COUNTS.total(blocks))), 1)

    def _keep_promises(self, player: Player, unknown: i64, most: i64) -> None:
        """Give who is about to pay the blocks best suited to it, up to `most`, and who is about to score the coins for
        a coin place if no other place is open."""
        for index, frame in enumerate(self.pending):
            if building.PAY.asks(frame):
                tile = building.PAY.tile.of(frame)
                city = building.city_of(player, tile)
                self.pending[index] = building.PAY.ask(tile, city, 0)
                for colour in [*range(box.WHITE, city - 1, -1), city - 1]:
                    count = min(box.COUNTS.of(unknown, colour), most) if colour >= 0 else 0
                    player.blocks += box.COUNTS.some(max(colour, 0), count)
                    most -= count
            elif court.SCORE.asks(frame):
                if scoring.open_places(self, self.turn, 0, self.piece_in_hand() == box.GOLD_PIECE) == 0:
                    player.coins = max(player.coins, box.COINS_NEEDED[1])

    # --- points -----------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def worth(self, seat: i64) -> i64:
        return evaluate.worth(self, seat)

    def hides_points(self) -> bool:
        return not self.is_open()

    def breakdown_seen(self, seat: int, viewer: int | None) -> list[Points]:
        """Not what the coins behind another's screen are worth."""
        lines = scoring.breakdown(self, seat)
        if self.is_open() or viewer == seat:
            return lines
        return [line for line in lines if line.source != "score-coins"]

    # --- small questions --------------------------------------------------------------------------

    def on_wheel(self) -> i64:
        """All blocks on the disc: a pack by colour."""
        blocks: i64 = 0
        for segment in self.wheel:
            blocks += segment
        return blocks

    def turn_wheel(self) -> None:
        """The blocks of each segment come to the next."""
        wheel = self.wheel
        self.wheel = vec[i64]([wheel[5], wheel[0], wheel[1], wheel[2], wheel[3], wheel[4]])

    def has_blocks_on_wheel(self) -> bool:
        for segment in self.wheel:
            if segment:
                return True
        return False

    def refill(self) -> i64:
        """How many blocks a rotation would bring now: as many as the wheel is short of, and the bag has."""
        return max(min(box.WHEEL_FILL - box.COUNTS.total(self.on_wheel()), box.COUNTS.total(self.bag)), 0)

    def decoration_at(self, segment: i64) -> i64:
        """The decoration the outer disc shows at a segment."""
        return box.OUTER[(segment + 6 - self.outer) % 6]

    def statue_at(self, segment: i64) -> i64:
        """The statue the inner disc shows at a segment."""
        return box.STATUE + box.INNER[(segment + 6 - self.inner) % 6]

    def scored_by(self, place: int) -> int:
        """Whose pillar stands on a shared scoring place, or NONE."""
        for seat in range(self.seats):
            if self.players[seat].placed >> place & 1:
                return seat
        return NONE

    def visits(self, bonus: i64) -> bool:
        """Whether the royal visit is to a space with the bonus."""
        return self.visit_space != NONE and box.SPACE_BONUS[self.visit_space] == bonus

    def gold_at(self, space: int) -> int:
        """How many gold statues lie at a bonus space: one for each pillar still there."""
        if box.SPACE_BONUS[space] != box.GOLD_BONUS:
            return 0
        return sum([int(player.court >> space & 1) for player in self.players])

    def is_pending(self, decision: Decision[Any]) -> bool:
        for frame in self.pending:
            if decision.asks(frame):
                return True
        return False

    def pillar_in_hand(self) -> bool:
        """Whether a pillar has been taken up and not yet placed."""
        return self.is_pending(court.SCORE)

    def piece_in_hand(self) -> i64:
        """The piece that has been gained and not yet put anywhere, or NONE."""
        for frame in self.pending:
            if pieces.PUT.asks(frame):
                return pieces.PUT.piece.of(frame)
        return NONE
