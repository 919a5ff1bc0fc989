"""What lies on the table of The Red Cathedral: the market, the cathedral, the boards; and whose decision it is.

A turn is exactly one basic action (claim, work, market), with the optional actions at any moment of it, and ends when
its player says so; then the dice that were used are rolled. What can be decided, and what it does, stands in
`decisions`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.redcathedral import actions, box, course, evaluate, scoring
from cantiere.games.redcathedral.decisions import chance, jakovlev
from cantiere.kernel import bits, lists
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.state import CHANCE, NOBODY, NONE, Rival, State

DIE_BITS: Final = 4  # of a pack with a small number for each die
DIE_MASK: Final = 15

_NOTHING: Final[list[int]] = []
_NO_ROW: Final[vec[i64]] = vec[i64]()
_NO_TILES: Final[vec[i64]] = vec[i64]([NONE] * len(box.WORKSHOPS))
_EMPTY_SITES: Final[vec[i64]] = vec[i64]([0] * box.SECTIONS)


class Setup:
    """The options of a table in the form the rules want them. Shared by all clones."""

    def __init__(self, options: dict[str, OptionValue], seats: int) -> None:
        self.options = options
        self.solo: bool = seats == 1
        self.players: i64 = 2 if seats == 1 else seats  # Jakovlev is one
        self.sides: str = str(options["workshops"])
        self.plan: str = str(options["plan"])
        self.influence: list[str] = [str(options[group]) for group in box.GROUPS]
        self.round_up: bool = options["final_rounding"] == "forward"
        self.one_moment: bool = options["prestige_rubles"] == "one_moment"
        self.every_sixth: bool = options["sixth_section_bonus"] == "everyone"
        self.limited_rubles: bool = options["ruble_supply"] == "limited"
        self.coins: i64 = box.COINS if self.limited_rubles else box.ENDLESS
        self.his_leftovers: bool = bool(options["jakovlev_leftovers"])
        self.amounts: vec[i64] = vec[i64](box.TOKEN_AMOUNT)  # what one die brings, by resource
        if options["recognition_token"] == "smaller":
            self.amounts[box.RECOGNITION] = box.OTHER_RECOGNITION
        marked = self.players >= box.MARKED_TILES_FROM
        self.tiles: list[int] = [  # by tile: how many take part
            plain + (box.TILE_MARKED[tile] if marked else 0) for tile, plain in enumerate(box.TILE_PLAIN)
        ]


@final
class Player:
    """One player's board, marker and pieces on the cathedral. Jakovlev is one too; his banners are `spare`."""

    def __init__(self, workshops: vec[i64]) -> None:
        self.side: i64 = 0
        self.rubles: i64 = 0
        self.mark: i64 = 0  # the recognition space of the marker, laps included
        self.goods: i64 = 0  # the inventory
        self.covered: i64 = 0  # banners on inventory slots
        self.spare: i64 = 0  # banners below the inventory
        self.white: i64 = 0  # banners on the white workshops, a bit each
        self.ornaments: i64 = 0  # ready to be placed, two bits a kind
        self.claims: i64 = 0  # sections with the player's banner
        self.decor: i64 = 0  # sections with the player's ornament
        self.workshops: vec[i64] = workshops  # tile, FACE_DOWN added where it is; replaced, never changed

    def clone(self) -> Player:
        player = Player(self.workshops)
        player.side = self.side
        player.rubles = self.rubles
        player.mark = self.mark
        player.goods = self.goods
        player.covered = self.covered
        player.spare = self.spare
        player.white = self.white
        player.ornaments = self.ornaments
        player.claims = self.claims
        player.decor = self.decor
        return player

    # --- the board --------------------------------------------------------------------------------

    def room(self) -> i64:
        """How many more materials the inventory can hold."""
        return box.INVENTORY - self.covered - box.GOODS.total(self.goods)

    def banners(self) -> i64:
        """How many banners are left to claim with."""
        return self.covered + self.spare + (self.white & 1) + (self.white >> 1)

    def ready(self, kind: i64) -> i64:
        """How many ornaments for a kind of section can be placed."""
        return self.ornaments >> 2 * kind & 3

    def active(self, workshop: i64) -> bool:
        """Whether a tile lies face up there."""
        return NONE < self.workshops[workshop] < box.FACE_DOWN

    def put_tile(self, workshop: i64, tile: i64) -> None:
        self.workshops = lists.changed(self.workshops, workshop, tile)

    # --- the marker -------------------------------------------------------------------------------

    def prestige(self) -> i64:
        """The last prestige space the marker has reached."""
        return self.mark // box.LAP * box.LAP_PRESTIGE + box.PRESTIGE_AT[self.mark % box.LAP]

    def behind(self) -> i64:
        """The nearest prestige space behind the marker, or NONE."""
        lap = self.mark // box.LAP * box.LAP
        space: i64 = box.PRESTIGE_BEHIND[self.mark - lap]
        if space != NONE:
            return lap + space
        if lap == 0:
            return NONE
        return lap if self.mark > lap else lap - box.LAP + box.PRESTIGE_BEHIND[box.LAP]

    def on_prestige(self) -> bool:
        """Whether the marker stands on a prestige space. Zero is none."""
        space = self.mark % box.LAP
        if space == 0:
            return self.mark > 0
        return box.PRESTIGE_AT[space] > box.PRESTIGE_AT[space - 1]

    def gain_prestige(self, points: i64) -> None:
        """To the next prestige space, once a point."""
        while points > 0:
            lap = self.mark // box.LAP * box.LAP
            self.mark = lap + box.PRESTIGE_AHEAD[self.mark - lap]
            points -= 1

    def lose_recognition(self, points: i64) -> None:
        """The marker never goes below zero."""
        self.mark = max(self.mark - points, 0)


def player_at_start(side: i64, his: bool) -> Player:
    """Banners and ornaments on the chosen side; on the advanced one the ornaments are locked. Jakovlev has no board."""
    player = Player(_NO_TILES)
    player.mark = box.START_MARK
    player.side = side
    if his:
        player.spare = box.BANNERS
    else:
        player.covered = box.COVERED
        if side == box.ADVANCED:
            player.white = 0b11
        else:
            player.spare = box.BANNERS - box.COVERED
    if side != box.ADVANCED:
        for kind, number in enumerate(box.ORNAMENTS_EACH):
            player.ornaments += number << 2 * kind
    return player


@final
class Table(State):
    """The whole table. Of the lists of numbers, here and on the boards, only `pending` is ever changed in place; the
    others are replaced, so that clones can share them."""

    def __init__(self, game: Game, seats: i64, setup: Setup, pending: list[int], players: list[Player]) -> None:
        super().__init__(game, seats, setup.options)
        self.setup: Setup = setup
        self.pending: list[int] = pending  # to be decided, the last in the list first; nothing when it is over
        self.players: list[Player] = players
        self.turn: i64 = CHANCE  # whose turn it is; chance's, while the table is laid out
        self.first: i64 = NONE  # who begins
        self.ended_by: i64 = NONE  # who completed the sixth section first
        self.rerolled: bool = False  # the re-roll of this turn is spent
        self.sale: i64 = box.NOT_YET  # of prestige, where it is tied to one moment of the turn
        self.done: i64 = 0  # completed sections
        self.supply: i64 = box.PIECES
        self.bank: i64 = setup.coins
        self.plan: i64 = NONE
        self.spaces: i64 = 0  # by die: the market space it lies on, counted from 1; 0 before it has fallen
        self.values: i64 = 0  # by die: what it shows
        self.site: vec[i64] = _EMPTY_SITES  # materials lying on unfinished sections
        self.heights: list[int] = _NOTHING  # of the towers
        self.tokens: list[int] = _NOTHING  # by market space
        self.influence: list[int] = _NOTHING  # by quarter
        self.cards: vec[i64] = _NO_ROW  # by section; NONE where there is none
        self.tiles: vec[i64] = _NO_ROW  # by section: the tile that lies there until the section is claimed
        # Solo
        self.row: list[int] = _NOTHING  # Jakovlev's cards, from the left
        self.row_dice: list[int] = _NOTHING  # the die tiles lying on them
        self.turned: i64 = 0  # how many of those, from the left, are face down
        self.stock: i64 = 0  # materials on his card Inventory
        self.yard: i64 = 0  # materials on his card Construction

    def clone(self) -> Table:
        players = [player.clone() for player in self.players]
        copy = Table(self.game, self.seats, self.setup, self.pending[:], players)
        copy.turn = self.turn
        copy.first = self.first
        copy.ended_by = self.ended_by
        copy.rerolled = self.rerolled
        copy.sale = self.sale
        copy.done = self.done
        copy.supply = self.supply
        copy.bank = self.bank
        copy.plan = self.plan
        copy.spaces = self.spaces
        copy.values = self.values
        copy.site = self.site
        copy.heights = self.heights
        copy.tokens = self.tokens
        copy.influence = self.influence
        copy.cards = self.cards
        copy.tiles = self.tiles
        copy.row = self.row
        copy.row_dice = self.row_dice
        copy.turned = self.turned
        copy.stock = self.stock
        copy.yard = self.yard
        return copy

    # --- whose decision ---------------------------------------------------------------------------

    def actor(self) -> i64:
        if not self.pending:
            return NOBODY
        frame: i64 = self.pending[-1]
        if chance.ROLL.asks(frame):
            return CHANCE
        if self.turn < self.seats:
            return self.turn
        # Where the rules leave Jakovlev no choice, nobody is asked.
        return 0 if jakovlev.is_free(self, frame) else CHANCE

    def frames(self, seat: i64) -> list[int]:
        return self.pending

    def apply(self, seat: i64, action: i64) -> None:
        if self.sale == box.NOW and not actions.SELL_PRESTIGE.matches(action):
            self.sale = box.OVER
        super().apply(seat, action)

    def stacks(self) -> list[tuple[int, list[int]]]:
        return [(int(self.turn), self.pending)]

    def go_on(self, seat: i64) -> None:
        if not self.pending:
            course.pass_on(self)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def rival(self) -> Rival | None:
        return scoring.rival(self)

    def worth(self, seat: i64) -> i64:
        return evaluate.worth(self, seat)

    # --- the cathedral ----------------------------------------------------------------------------

    def claimed(self) -> i64:
        """The sections with a banner."""
        mask: i64 = 0
        for player in self.players:
            mask |= player.claims
        return mask

    def bare(self) -> i64:
        """The completed sections without an ornament."""
        mask = self.done
        for player in self.players:
            mask &= ~player.decor
        return mask

    def available(self) -> i64:
        """The sections that can be claimed: in each tower the lowest without a banner."""
        claimed = self.claimed()
        mask: i64 = 0
        first: i64 = 0
        for height in self.heights:
            level: i64 = box.POP[claimed >> first & box.TOWER]
            if level < height:
                mask |= 1 << first + level
            first += box.LEVELS
        return mask

    def owner(self, section: i64) -> i64:
        """Whose banner stands on the section, or NONE."""
        for who, player in enumerate(self.players):
            if player.claims >> section & 1:
                return who
        return NONE

    def completed(self, player: Player) -> i64:
        """How many sections the player has completed."""
        return bits.count(player.claims & self.done)

    def kinds(self, player: Player) -> i64:
        """The kinds of sections the player has completed, a bit each."""
        kinds: i64 = 0
        mask = player.claims & self.done
        section: i64 = 0
        while mask:
            if mask & 1:
                kinds |= 1 << box.CARD_KIND[self.cards[section]]
            mask >>= 1
            section += 1
        return kinds

    def sections(self) -> list[int]:
        """The sections of the plan, tower after tower from the bottom."""
        return [tower * box.LEVELS + level for tower, height in enumerate(self.heights) for level in range(height)]

    def kind_at(self, section: i64) -> i64:
        """Base, middle section or dome: by the place in the tower."""
        level = section % box.LEVELS
        if level == 0:
            return box.BASE
        return box.DOME if level == self.heights[section // box.LEVELS] - 1 else box.MIDDLE

    def unfold(self, plan: i64) -> None:
        """The plan card says how high the towers will be."""
        self.plan = plan
        self.heights = box.PLAN_HEIGHTS[plan]
        self.cards = lists.row_of(box.SECTIONS, NONE)
        self.tiles = lists.row_of(box.SECTIONS, NONE)

    def take_tile(self, section: i64) -> i64:
        """The tile of a section that is claimed is taken off it."""
        tile = self.tiles[section]
        self.tiles = lists.changed(self.tiles, section, NONE)
        return tile

    def put(self, section: i64, goods: i64) -> None:
        """Lay materials on a building site."""
        self.site = lists.changed(self.site, section, self.site[section] + goods)

    def clear(self, section: i64) -> None:
        """The materials of a site go back to the supply."""
        self.supply += self.site[section]
        self.put(section, -self.site[section])

    # --- the market -------------------------------------------------------------------------------

    def space_of(self, die: i64) -> i64:
        """Where a die lies, or NONE before it has fallen."""
        return (self.spaces >> DIE_BITS * die & DIE_MASK) - 1

    def value_of(self, die: i64) -> i64:
        return self.values >> DIE_BITS * die & DIE_MASK

    def put_die(self, die: i64, space: i64) -> None:
        self.spaces += space - self.space_of(die) << DIE_BITS * die

    def turn_die(self, die: i64, value: i64) -> None:
        self.values += value - self.value_of(die) << DIE_BITS * die

    def dice_on(self, space: i64) -> i64:
        """The dice on a market space, a bit each."""
        mask: i64 = 0
        bit: i64 = 1
        spaces = self.spaces
        while spaces:
            if (spaces & DIE_MASK) - 1 == space:
                mask |= bit
            bit <<= 1
            spaces >>= DIE_BITS
        return mask

    def occupied(self) -> i64:
        """The market spaces with dice, a bit each; all dice have fallen."""
        mask: i64 = 0
        spaces = self.spaces
        while spaces:
            mask |= 1 << (spaces & DIE_MASK) - 1
            spaces >>= DIE_BITS
        return mask

    def full(self) -> i64:
        """The market spaces with no slot left, a bit each."""
        mask: i64 = 0
        crowd: i64 = 0  # how many dice lie on each space, packed
        spaces = self.spaces
        while spaces:
            space = (spaces & DIE_MASK) - 1
            crowd += 1 << 2 * space
            if crowd >> 2 * space & 3 == box.SLOTS:
                mask |= 1 << space
            spaces >>= DIE_BITS
        return mask

    def card_at(self, space: i64) -> i64:
        """The influence card of the quarter a space belongs to."""
        return self.influence[space // box.QUARTER]

    def tile_resource(self, tile: i64) -> i64:
        """What a tile gives now: a die tile, what the space of that die gives."""
        die: i64 = box.TILE_DIE[tile]
        return box.TILE_RESOURCE[tile] if die == NONE else self.tokens[self.space_of(die)]

    def tile_amount(self, tile: i64) -> i64:
        """How much of it: a die tile gives the token once, however many dice lie there."""
        if box.TILE_DIE[tile] == NONE:
            return box.TILE_AMOUNT[tile]
        return self.setup.amounts[self.tile_resource(tile)]

    # --- the supply -------------------------------------------------------------------------------

    def obtainable(self, player: Player, resource: i64, amount: i64) -> i64:
        """How much of a gain the player can keep: as far as the supply and the inventory go."""
        if resource < box.MATERIALS:
            amount = min(amount, box.GOODS.of(self.supply, resource))
            return min(amount, player.room())
        if resource == box.RUBLES:
            return min(amount, self.bank)
        return amount

    def gain(self, player: Player, resource: i64, amount: i64) -> None:
        """Gain as much as can be kept."""
        amount = self.obtainable(player, resource, amount)
        if resource < box.MATERIALS:
            goods = box.GOODS.some(resource, amount)
            player.goods += goods
            self.supply -= goods
        elif resource == box.RUBLES:
            player.rubles += amount
            self.bank -= amount
        else:
            player.mark += amount

    def pay(self, player: Player, rubles: i64) -> None:
        player.rubles -= rubles
        self.bank += rubles

    def give_back(self, player: Player, material: i64, number: i64) -> None:
        """Materials from the inventory to the supply."""
        goods = box.GOODS.some(material, number)
        player.goods -= goods
        self.supply += goods
