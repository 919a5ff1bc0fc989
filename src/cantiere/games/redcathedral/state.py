"""What lies on the table of The Red Cathedral: the market, the cathedral, the players' boards.

No rule is decided here; `rules.RedCathedral` adds whose decision it is and what an action does.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.redcathedral.box import (
    ADVANCED,
    BANNERS,
    BASE,
    CARD_KIND,
    COINS,
    COLOURS,
    COVERED,
    DICE,
    DOME,
    ENDLESS,
    FACE_DOWN,
    FIRST_WHITE,
    INVENTORY,
    LEVELS,
    MARKED_TILES_FROM,
    MATERIALS,
    MIDDLE,
    NONE,
    ORNAMENTS,
    OTHER_RECOGNITION,
    PIECES,
    PLAN_HEIGHTS,
    POP,
    RECOGNITION,
    RESOURCES,
    SECTIONS,
    START_MARK,
    TILE_MARKED,
    TILE_PLAIN,
    TOKEN_AMOUNT,
    count,
    size,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.state import State

# --- where the game stands ------------------------------------------------------------------------

SIDE: Final = 0  # everybody chooses a side of the workshop board
FIRST: Final = 1  # chance says who begins
TOKENS: Final = 2
INFLUENCE: Final = 3
DROP: Final = 4  # the dice fall one by one
PLAN: Final = 5
CARDS: Final = 6  # the cathedral is laid out
TILES: Final = 7
ROW: Final = 8  # solo: Jakovlev's cards
PLAY: Final = 9
OVER: Final = 10
STAGES: Final = (
    "side", "first", "tokens", "influence", "drop", "plan", "cards", "tiles", "row", "play", "over",
)  # fmt: skip

# --- what is to be decided ------------------------------------------------------------------------

F_SIDE: Final = 0
F_TURN: Final = 1  # the basic action is still to be chosen
F_WORK: Final = 2  # it is taken, the turn can end; a = materials that can still be delivered
F_MARKET: Final = 3  # a = the die moved, b = what has been done since: ACQUIRED, ACTIVATED, USED_UPPER, USED_LOWER
F_BANNER: Final = 4  # where the banner for a claim comes from; a = the section
F_TILE: Final = 5  # where the section's tile goes; a = the section
F_DELIVER: Final = 6  # by teamsters; a = how many more
F_RECEIVE: Final = 7  # in exchange; a = how many more
F_HIS_CLAIM: Final = 8  # Jakovlev's; a = 1 during set-up
F_HIS_ORNAMENT: Final = 9
# From here on chance is to act.
F_ROLL: Final = 10  # a = the dice to roll, a bit each
F_SHUFFLE: Final = 11  # Jakovlev's die tiles are dealt anew
F_JAKOVLEV: Final = 12  # his turn, which the rules fix
FRAMES: Final = (
    "side", "turn", "work", "market", "banner", "tile", "deliver", "receive", "his_claim", "his_ornament",
    "roll", "shuffle", "jakovlev",
)  # fmt: skip
ACQUIRED: Final = 1
ACTIVATED: Final = 2
USED: Final = 4  # shifted by the half of the influence card

# --- "lose 1 prestige for 2 rubles", where it is tied to one moment of the turn -------------------

UNSOLD: Final = 0
SELLING: Final = 1
SOLD: Final = 2
SALES: Final = ("not_yet", "now", "over")

TOWER_MASK: Final = 63
JAKOVLEV: Final = 1  # his place at the table of the solo game


class Setup:
    """The options of a table in the form the rules want them. Shared by all clones."""

    def __init__(self, options: dict[str, OptionValue], seats: int) -> None:
        self.options = options
        self.solo: bool = seats == 1
        self.players: i64 = 2 if seats == 1 else seats  # Jakovlev is one
        self.sides: str = str(options["workshops"])
        self.plan: str = str(options["plan"])
        self.influence: list[str] = [str(options[group]) for group in ("craftsmen", "teamsters", "merchants", "clergy")]
        self.round_up: bool = options["final_rounding"] == "forward"
        self.one_moment: bool = options["prestige_rubles"] == "one_moment"
        self.every_sixth: bool = options["sixth_section_bonus"] == "everyone"
        self.limited_rubles: bool = options["ruble_supply"] == "limited"
        self.his_leftovers: bool = bool(options["jakovlev_leftovers"])
        self.amounts: list[int] = TOKEN_AMOUNT[:]  # what one die brings, by resource
        if options["recognition_token"] == "smaller":
            self.amounts[RECOGNITION] = OTHER_RECOGNITION
        marked = self.players >= MARKED_TILES_FROM
        self.tiles: list[int] = [  # by tile: how many take part
            plain + (TILE_MARKED[t] if marked else 0) for t, plain in enumerate(TILE_PLAIN)
        ]


@final
class Player:
    """One player's board, marker and pieces on the cathedral. Jakovlev is one too; his banners are `spare`."""

    def __init__(self) -> None:
        self.side: i64 = 0
        self.rubles: i64 = 0
        self.mark: i64 = START_MARK  # the recognition space of the marker, laps included
        self.goods: i64 = 0  # the inventory
        self.covered: i64 = COVERED  # banners on inventory slots
        self.spare: i64 = 0  # banners below the inventory
        self.white: i64 = 0  # banners on the white workshops, a bit each
        self.ornaments: i64 = 0  # ready to be placed, two bits a kind
        self.claims: i64 = 0  # sections with the player's banner
        self.decor: i64 = 0  # sections with the player's ornament
        self.workshops: list[int] = [NONE, NONE, NONE, NONE, NONE, NONE]  # tile, FACE_DOWN added where it is

    def put_tile(self, workshop: i64, tile: i64) -> None:
        workshops = self.workshops[:]
        workshops[workshop] = tile
        self.workshops = workshops

    def clone(self) -> Player:
        p = Player()
        p.side = self.side
        p.rubles = self.rubles
        p.mark = self.mark
        p.goods = self.goods
        p.covered = self.covered
        p.spare = self.spare
        p.white = self.white
        p.ornaments = self.ornaments
        p.claims = self.claims
        p.decor = self.decor
        p.workshops = self.workshops
        return p

    def room(self) -> i64:
        """How many more materials the inventory can hold."""
        return INVENTORY - self.covered - size(self.goods)

    def banners(self) -> i64:
        """How many banners are left to claim with."""
        return self.covered + self.spare + (self.white & 1) + (self.white >> 1)

    def ready(self, kind: i64) -> i64:
        """How many ornaments for a kind of section can be placed."""
        return self.ornaments >> 2 * kind & 3


class Table(State):
    """The whole table. Of the lists of numbers, here and on the boards, only `frames` is ever changed in place; the
    others are replaced, so that clones can share them."""

    def __init__(self, game: Game, seats: i64, setup: Setup) -> None:
        super().__init__(game, seats)
        self.setup: Setup = setup
        self.stage: i64 = SIDE
        self.turn: i64 = 0  # whose turn it is
        self.first: i64 = 0  # who began
        self.ender: i64 = NONE  # who completed the sixth section first
        self.turns: i64 = 0  # the barrier
        self.rerolled: i64 = 0  # 1: the re-roll of this turn is spent
        self.sold: i64 = UNSOLD
        self.done: i64 = 0  # completed sections
        self.supply: i64 = PIECES
        self.bank: i64 = COINS if setup.limited_rubles else ENDLESS
        self.plan: i64 = NONE
        self.frames: list[int] = []
        self.die_space: list[int] = [NONE, NONE, NONE, NONE, NONE]
        self.die_value: list[int] = [1, 1, 1, 1, 1]
        self.site: list[int] = [0] * SECTIONS  # materials lying on unfinished sections
        self.players: list[Player] = []
        self.heights: list[int] = []  # of the towers
        self.tokens: list[int] = []  # by market space
        self.influence: list[int] = []  # by quarter
        self.cards: list[int] = []  # by section; NONE where there is none
        self.tiles: list[int] = []  # by section: the tile laid there; it lies there until the section is claimed
        # Solo
        self.row: list[int] = []  # Jakovlev's cards, from the left
        self.row_tiles: list[int] = []  # the dice lying on them
        self.used: i64 = 0  # those face down, a bit each
        self.stock: i64 = 0  # materials on his card Inventory
        self.yard: i64 = 0  # materials on his card Construction

    def copy_to(self, other: Table) -> None:
        other.stage = self.stage
        other.turn = self.turn
        other.first = self.first
        other.ender = self.ender
        other.turns = self.turns
        other.rerolled = self.rerolled
        other.sold = self.sold
        other.done = self.done
        other.supply = self.supply
        other.bank = self.bank
        other.plan = self.plan
        other.frames = self.frames[:]
        other.die_space = self.die_space
        other.die_value = self.die_value
        other.site = self.site
        players = other.players
        for player in self.players:
            players.append(player.clone())
        other.heights = self.heights
        other.tokens = self.tokens
        other.influence = self.influence
        other.cards = self.cards
        other.tiles = self.tiles
        other.row = self.row
        other.row_tiles = self.row_tiles
        other.used = self.used
        other.stock = self.stock
        other.yard = self.yard

    # --- looking at the cathedral -----------------------------------------------------------------

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

    def owner(self, s: i64) -> i64:
        """Whose banner stands on the section, or NONE."""
        for who, player in enumerate(self.players):
            if player.claims >> s & 1:
                return who
        return NONE

    def completed(self, player: Player) -> i64:
        """How many sections the player has completed."""
        mask = player.claims & self.done
        number: i64 = 0
        while mask:
            number += POP[mask & TOWER_MASK]
            mask >>= LEVELS
        return number

    def kinds(self, player: Player) -> i64:
        """The kinds of sections the player has completed, a bit each."""
        kinds: i64 = 0
        mask = player.claims & self.done
        s: i64 = 0
        while mask:
            if mask & 1:
                kinds |= BIT[CARD_KIND[self.cards[s]]]
            mask >>= 1
            s += 1
        return kinds

    def sections(self) -> list[int]:
        """The sections of the plan, tower after tower from the bottom."""
        return [tower * LEVELS + level for tower, height in enumerate(self.heights) for level in range(height)]

    def kind_at(self, s: i64) -> i64:
        """Base, middle section or dome: by the place in the tower."""
        level = s % LEVELS
        if level == 0:
            return BASE
        return DOME if level == self.heights[s // LEVELS] - 1 else MIDDLE

    # --- moving pieces ----------------------------------------------------------------------------

    def put(self, s: i64, goods: i64) -> None:
        """Lay materials on a building site."""
        site = self.site[:]
        site[s] += goods
        self.site = site

    def clear(self, s: i64) -> None:
        """The materials of a site go back to the supply."""
        self.supply += self.site[s]
        self.put(s, -self.site[s])

    def put_die(self, die: i64, space: i64) -> None:
        spaces = self.die_space[:]
        spaces[die] = space
        self.die_space = spaces

    def turn_die(self, die: i64, value: i64) -> None:
        values = self.die_value[:]
        values[die] = value
        self.die_value = values

    # --- looking at the market --------------------------------------------------------------------

    def dice_on(self, space: i64) -> i64:
        """The dice on a market space, a bit each."""
        mask: i64 = 0
        for die in range(len(DICE)):
            if self.die_space[die] == space:
                mask |= 1 << die
        return mask

    # --- laying out ---------------------------------------------------------------------------------

    def unfold(self, plan: int) -> None:
        """The plan card says how high the towers will be."""
        self.plan = plan
        self.heights = PLAN_HEIGHTS[plan]
        self.cards = [NONE] * SECTIONS
        self.tiles = [NONE] * SECTIONS

    def default_side(self) -> int:
        return ADVANCED if self.setup.sides == "advanced" else 0

    def banners_at_start(self, who: i64, side: i64) -> list[int]:
        """How many banners lie on the inventory, below it, and on each white workshop. Jakovlev's lie on his card."""
        if self.setup.solo and who == JAKOVLEV:
            return [0, int(BANNERS), 0, 0]
        return [int(COVERED), 0, 1, 1] if side == ADVANCED else [int(COVERED), int(BANNERS - COVERED), 0, 0]

    # --- counting ---------------------------------------------------------------------------------

    def options(self) -> dict[str, OptionValue]:
        return dict(self.setup.options)

    def materials_lying(self) -> list[int]:
        """By material: how many lie anywhere but in the supply."""
        places = [*self.site, self.stock, self.yard, *(player.goods for player in self.players)]
        return [sum(int(count(goods, m)) for goods in places) for m in range(MATERIALS)]

    def census(self) -> dict[str, int]:
        lying = self.materials_lying()
        census = {name: int(count(self.supply, m)) + lying[m] for m, name in enumerate(RESOURCES[:MATERIALS])}
        for who, player in enumerate(self.players):
            banners = bin(player.claims).count("1") + int(player.banners())
            census[f"banners of {COLOURS[who]}"] = banners
            census[f"ornaments of {COLOURS[who]}"] = self._ornaments_of(player)
        if self.setup.limited_rubles:
            census["rubles"] = int(self.bank) + sum(int(player.rubles) for player in self.players)
        return census

    def _ornaments_of(self, player: Player) -> int:
        """Placed, ready, and on the advanced side still locked or lost."""
        ready = sum(int(player.ready(kind)) for kind in range(len(ORNAMENTS)))
        shut = 0
        if player.side == ADVANCED:
            shut = sum(not NONE < player.workshops[w] < FACE_DOWN for w in range(FIRST_WHITE))
        return ready + shut + bin(player.decor).count("1")
