"""What lies on the table of The Red Cathedral: the market, the cathedral, the players' boards. Clone, and the position
as plain values.

No rule is decided here; `rules.RedCathedral` adds whose decision it is and what an action does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from cantiere.games.redcathedral.box import (
    ADVANCED,
    BANNERS,
    CARD_COST,
    CARD_KIND,
    CARD_NAMES,
    CARD_SIZE,
    COINS,
    COLOURS,
    COVERED,
    DICE,
    ENDLESS,
    FACE_DOWN,
    FIRST_WHITE,
    INFLUENCE_GROUP,
    INFLUENCE_NAMES,
    INVENTORY,
    LAST_SECTION,
    LEVELS,
    MARKED_TILES_FROM,
    MATERIALS,
    NONE,
    ORNAMENTS,
    ORNAMENTS_EACH,
    OTHER_RECOGNITION,
    PIECES,
    PLAN_HEIGHTS,
    PLAN_NAMES,
    POP,
    QUARTERS,
    RECOGNITION,
    RESOURCES,
    SECTION_NAMES,
    SECTIONS,
    SIDES,
    SLOTS,
    SOLO_CARDS,
    SPACES,
    START_MARK,
    START_RUBLES,
    TILE_MARKED,
    TILE_NAMES,
    TILE_PLAIN,
    TOKEN_AMOUNT,
    UNLOCKS,
    WORKSHOPS,
    count,
    pack,
    plans_for,
    section,
    size,
    unpack,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.frames import a_of, b_of, c_of, frame, kind_of
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
    """One player's board, marker and pieces on the cathedral. Jakovlev is such a player too; his banners are `spare`."""

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
        p.workshops = self.workshops[:]
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
    """The whole table. Lists that are replaced and never changed (`heights` to `row_tiles`) are shared by clones."""

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
        other.die_space = self.die_space[:]
        other.die_value = self.die_value[:]
        other.site = self.site[:]
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
        who: i64 = 0
        for player in self.players:
            if player.claims >> s & 1:
                return who
            who += 1
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

    # --- looking at the market --------------------------------------------------------------------

    def dice_on(self, space: i64) -> i64:
        """The dice on a market space, a bit each."""
        mask: i64 = 0
        for die in range(len(DICE)):
            if self.die_space[die] == space:
                mask |= 1 << die
        return mask

    # --- as plain values --------------------------------------------------------------------------

    def plain(self) -> dict[str, object]:
        plain: dict[str, object] = {
            "options": dict(self.setup.options),
            "table": {
                "stage": STAGES[self.stage],
                "turn": COLOURS[self.turn],
                "first": COLOURS[self.first],
                "ender": COLOURS[self.ender] if self.ender != NONE else "",
                "turns": int(self.turns),
                "rerolled": self.rerolled == 1,
                "prestige_sold": SALES[self.sold],
                "frames": [_frame_words(f) for f in self.frames],
                "supply": unpack(self.supply),
                "bank": int(self.bank) if self.setup.limited_rubles else -1,
            },
            "market": {
                "tokens": [RESOURCES[token] for token in self.tokens],
                "influence": [INFLUENCE_NAMES[card] for card in self.influence],
                "dice": {
                    DICE[die]: {"space": self.die_space[die] + 1, "value": self.die_value[die]}
                    for die in range(len(DICE))
                    if self.die_space[die] != NONE
                },
            },
            "plan": PLAN_NAMES[self.plan] if self.plan != NONE else "",
            "sections": {SECTION_NAMES[s]: self._plain_section(s) for s in self.sections()},
            "players": [self._plain_player(player) for player in self.players],
        }
        if self.setup.solo:
            plain["jakovlev"] = {
                "row": [SOLO_CARDS[card] for card in self.row],
                "dice": [DICE[die] for die in self.row_tiles],
                "used": [place + 1 for place in range(len(SOLO_CARDS)) if self.used >> place & 1],
                "inventory": unpack(self.stock),
                "construction": unpack(self.yard),
            }
        return plain

    def sections(self) -> list[int]:
        """The sections of the plan, tower after tower from the bottom."""
        return [tower * LEVELS + level for tower, height in enumerate(self.heights) for level in range(height)]

    def _plain_section(self, s: int) -> dict[str, object]:
        plain: dict[str, object] = {}
        if self.cards[s] != NONE:
            plain["card"] = CARD_NAMES[self.cards[s]]
        if self.tiles[s] != NONE:
            plain["tile"] = TILE_NAMES[self.tiles[s]]
        if self.owner(s) != NONE:
            plain["banner"] = COLOURS[self.owner(s)]
        if self.site[s]:
            plain["site"] = unpack(self.site[s])
        if self.done >> s & 1:
            plain["completed"] = True
        for who, player in enumerate(self.players):
            if player.decor >> s & 1:
                plain["ornament"] = COLOURS[who]
        return plain

    def _plain_player(self, player: Player) -> dict[str, object]:
        return {
            "side": SIDES[player.side],
            "rubles": int(player.rubles),
            "mark": int(player.mark),
            "goods": unpack(player.goods),
            "banners": {
                "inventory": int(player.covered),
                "spare": int(player.spare),
                "white_1": int(player.white & 1),
                "white_2": int(player.white >> 1),
            },
            "workshops": {
                name: ("down " if tile >= FACE_DOWN else "") + TILE_NAMES[tile % FACE_DOWN]
                for name, tile in zip(WORKSHOPS, player.workshops, strict=True)
                if tile != NONE
            },
        }

    # --- and back ---------------------------------------------------------------------------------

    def lay(self, plain: Mapping[str, Any]) -> None:
        """Put on the table what `plain` describes. At a table that plays already, tokens, cards, tiles and dice that are
        left out are the first of the box, and a banner is taken from the inventory first."""
        table = plain.get("table", {})
        self.stage = STAGES.index(table.get("stage", "play"))
        self.turn = COLOURS.index(table.get("turn", COLOURS[0]))
        self.first = COLOURS.index(table.get("first", COLOURS[0]))
        self.ender = COLOURS.index(table["ender"]) if table.get("ender") else NONE
        self.turns = table.get("turns", 0)
        self.rerolled = int(table.get("rerolled", False))
        self.sold = SALES.index(table.get("prestige_sold", SALES[UNSOLD]))
        playing = self.stage >= PLAY
        self.frames = [_frame_number(words) for words in table.get("frames", ["turn"] if self.stage == PLAY else [])]
        self._lay_market(plain.get("market", {}), playing)
        self._lay_sections(plain.get("plan", ""), plain.get("sections", {}), playing)
        players = plain.get("players", [{}] * int(self.setup.players))
        if len(players) != self.setup.players or max(self.turn, self.first, self.ender) >= self.setup.players:
            raise self._bad("players", count=len(players), players=int(self.setup.players))
        self.players = [self._lay_player(who, described) for who, described in enumerate(players)]
        self._lay_pieces(plain.get("sections", {}))
        for who, described in enumerate(players):
            self._lay_board(who, described)
        if self.setup.solo:
            self._lay_jakovlev(plain.get("jakovlev", {}), playing)
        self._lay_supply(table)

    def _bad(self, what: str, **args: str | int) -> BadPosition:
        return BadPosition("error-position-" + what, game=self.game.id, **args)

    def _lay_market(self, market: Mapping[str, Any], playing: bool) -> None:
        tokens = market.get("tokens", RESOURCES if playing else ())
        self.tokens = [RESOURCES.index(name) for name in tokens]
        cards = market.get("influence", [f"{letter}1" for letter in "CTMK"] if playing else ())
        self.influence = [INFLUENCE_NAMES.index(name) for name in cards]
        groups = [INFLUENCE_GROUP[card] for card in self.influence]
        whole = not playing or (len(self.tokens) == SPACES and len(groups) == QUARTERS)
        if not whole or len(set(self.tokens)) != len(self.tokens) or len(set(groups)) != len(groups):
            raise self._bad("market")
        dice = market.get("dice", {})
        for die, colour in enumerate(DICE):
            at = dice.get(colour, {"space": die + 1} if playing else {"space": 0})
            self.die_space[die] = at["space"] - 1
            self.die_value[die] = at.get("value", 1)
            if not NONE <= self.die_space[die] < SPACES or not 1 <= self.die_value[die] <= 6:
                raise self._bad("market")
        if any(self.die_space.count(space) > SLOTS for space in range(SPACES)):
            raise self._bad("market")

    def _lay_sections(self, plan: str, sections: Mapping[str, Any], playing: bool) -> None:
        if not plan:
            if not playing:
                return
            plan = PLAN_NAMES[plans_for(int(self.setup.players))[0]]
        self.unfold(PLAN_NAMES.index(plan))
        if self.plan not in plans_for(int(self.setup.players)) or any(section(s) not in self.sections() for s in sections):
            raise self._bad("plan", plan=plan)
        cards, tiles = self.cards[:], self.tiles[:]
        for name, described in sections.items():
            if "card" in described:
                cards[section(name)] = CARD_NAMES.index(described["card"])
            if "tile" in described:
                tiles[section(name)] = TILE_NAMES.index(described["tile"])
        for s in self.sections() if playing else []:
            if cards[s] == NONE:
                cards[s] = next(c for c, kind in enumerate(CARD_KIND) if c not in cards and kind == self.kind_at(s))
            if tiles[s] == NONE:
                tiles[s] = next(t for t, number in enumerate(self.setup.tiles) if tiles.count(t) < number)
        laid = [card for card in cards if card != NONE]
        if (
            len(set(laid)) != len(laid)
            or any(cards[s] != NONE and CARD_KIND[cards[s]] != self.kind_at(s) for s in self.sections())
            or any(tiles.count(t) > number for t, number in enumerate(self.setup.tiles))
        ):
            raise self._bad("cards")
        self.cards, self.tiles = cards, tiles

    def unfold(self, plan: int) -> None:
        """The plan card says how high the towers will be."""
        self.plan = plan
        self.heights = PLAN_HEIGHTS[plan]
        self.cards = [NONE] * SECTIONS
        self.tiles = [NONE] * SECTIONS

    def kind_at(self, s: int) -> int:
        """Base, middle section or dome: by the place in the tower."""
        tower, level = divmod(s, LEVELS)
        return 0 if level == 0 else 2 if level == self.heights[tower] - 1 else 1

    def _lay_player(self, who: int, described: Mapping[str, Any]) -> Player:
        player = Player()
        player.side = SIDES.index(described.get("side", SIDES[self.default_side()]))
        player.rubles = described.get("rubles", START_RUBLES[who] if self.stage >= PLAY else 0)
        player.mark = described.get("mark", START_MARK)
        player.goods = pack(described.get("goods", {}))
        for name, tile in described.get("workshops", {}).items():
            words = tile.split()
            player.workshops[WORKSHOPS.index(name)] = TILE_NAMES.index(words[-1]) + (len(words) - 1) * FACE_DOWN
        if player.rubles < 0 or player.mark < 0:
            raise self._bad("player", colour=COLOURS[who])
        return player

    def default_side(self) -> int:
        return ADVANCED if self.setup.sides == "advanced" else 0

    def _lay_pieces(self, sections: Mapping[str, Any]) -> None:
        """Banners, materials, finished sections and ornaments on the cathedral."""
        self.done = 0
        for name, described in sections.items():
            s = section(name)
            site = pack(described.get("site", {}))
            banner = described.get("banner", "")
            if banner:
                self.players[COLOURS.index(banner)].claims |= BIT[s]
            if described.get("completed", False):
                self.done |= BIT[s]
            if described.get("ornament"):
                self.players[COLOURS.index(described["ornament"])].decor |= BIT[s]
            fits = self._fits(s, site, banner)
            if (site or self.done >> s & 1) and not banner or described.get("ornament") and not self.done >> s & 1:
                fits = False
            if not fits or (site and self.done >> s & 1):
                raise self._bad("section", section=name)
            self.site[s] = site
        claimed = self.claimed()
        for s in self.sections():
            if claimed >> s & 1 and s % LEVELS and claimed >> s - 1 & 1 == 0:
                raise self._bad("section", section=SECTION_NAMES[s])

    def _fits(self, s: int, site: int, banner: str) -> bool:
        """Whether the materials on an unfinished section are some that it needs. Jakovlev looks at their number only."""
        if not site:
            return True
        card = self.cards[s]
        if self.setup.solo and banner == COLOURS[JAKOVLEV]:
            return size(site) < CARD_SIZE[card]
        return site != CARD_COST[card] and all(count(site, m) <= count(CARD_COST[card], m) for m in range(MATERIALS))

    def _lay_board(self, who: int, described: Mapping[str, Any]) -> None:
        """What is left on a player's board follows from what was taken from it, but for where the banners came from."""
        player = self.players[who]
        claims = bin(player.claims).count("1")
        his = self.setup.solo and who == JAKOVLEV
        start = [0, int(BANNERS), 0, 0] if his else self.banners_at_start(player.side)
        if "banners" in described:
            names = ("inventory", "spare", "white_1", "white_2")
            left = [int(described["banners"].get(name, 0)) for name in names]
        else:
            left = start[:]
            for _ in range(claims):
                left[next(i for i in range(4) if left[i])] -= 1
        player.covered, player.spare, player.white = left[0], left[1], left[2] | left[3] << 1
        player.ornaments = self._ornaments_left(player, his)
        tiles = sum(tile != NONE for tile in player.workshops)
        if (
            sum(left) != BANNERS - claims
            or any(not 0 <= left[i] <= start[i] for i in range(4))
            or (tiles > claims or player.room() < 0)
            or any(player.white >> i & 1 and player.workshops[FIRST_WHITE + i] != NONE for i in range(2))
            or self.completed(player) > LAST_SECTION
        ):
            raise self._bad("player", colour=COLOURS[who])

    def banners_at_start(self, side: i64) -> list[int]:
        """How many banners lie on the inventory, below it, and on each white workshop."""
        rest = int(BANNERS - COVERED)
        return [int(COVERED), 0, rest // 2, rest - rest // 2] if side == ADVANCED else [int(COVERED), rest, 0, 0]

    def _ornaments_left(self, player: Player, his: bool) -> int:
        ready = ORNAMENTS_EACH[:]
        if player.side == ADVANCED and not his:
            open_ = [UNLOCKS[w] for w in range(FIRST_WHITE) if NONE < player.workshops[w] < FACE_DOWN]
            ready = [open_.count(kind) for kind in range(len(ORNAMENTS))]
        for s in self.sections():
            if player.decor >> s & 1:
                ready[self.kind_at(s)] -= 1
        if min(ready) < 0:
            raise self._bad("ornaments")
        return sum(number << 2 * kind for kind, number in enumerate(ready))

    def _lay_jakovlev(self, his: Mapping[str, Any], playing: bool) -> None:
        self.row = [SOLO_CARDS.index(name) for name in his.get("row", SOLO_CARDS if playing else ())]
        self.row_tiles = [DICE.index(name) for name in his.get("dice", DICE if playing else ())]
        self.used = sum(1 << place - 1 for place in his.get("used", []))
        self.stock = pack(his.get("inventory", {}))
        self.yard = pack(his.get("construction", {}))
        if len(set(self.row)) != len(self.row) or len(set(self.row_tiles)) != len(self.row_tiles) or self.used > 31:
            raise self._bad("jakovlev")

    def _lay_supply(self, table: Mapping[str, Any]) -> None:
        """What lies nowhere else is in the supply, unless the position wants it scarcer."""
        lying = self.materials_lying()
        paid = sum(int(player.rubles) for player in self.players)
        if any(number > count(PIECES, m) for m, number in enumerate(lying)) or (paid > COINS and self.setup.limited_rubles):
            raise self._bad("supply")
        left = [count(PIECES, m) - number for m, number in enumerate(lying)]
        self.supply = pack(table["supply"]) if "supply" in table else _packed(left)
        if any(count(self.supply, m) > left[m] for m in range(MATERIALS)):
            raise self._bad("supply")
        if self.setup.limited_rubles:
            self.bank = table.get("bank", COINS - paid)
            if not 0 <= self.bank <= COINS - paid:
                raise self._bad("supply")

    def materials_lying(self) -> list[int]:
        """By material: how many lie anywhere but in the supply."""
        places = [*self.site, self.stock, self.yard, *(player.goods for player in self.players)]
        return [sum(int(count(goods, m)) for goods in places) for m in range(MATERIALS)]

    # --- counting ---------------------------------------------------------------------------------

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


# --- words ----------------------------------------------------------------------------------------


def _packed(numbers: list[int]) -> int:
    return sum(number << 5 * m for m, number in enumerate(numbers))


def _frame_words(f: i64) -> str:
    """A frame as words: `market 2 1 0` is what kind it is and its facts, left out when all are 0."""
    a, b, c = a_of(f), b_of(f), c_of(f)
    return FRAMES[kind_of(f)] + (f" {a} {b} {c}" if a or b or c else "")


def _frame_number(words: str) -> int:
    parts = words.split()
    facts = [int(part) for part in parts[1:]] + [0, 0, 0]
    return frame(FRAMES.index(parts[0]), facts[0], facts[1], facts[2])
