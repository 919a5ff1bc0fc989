"""What lies on the table of Tiny Towns: the towns, the cards, the hammer. Clone, and the position as plain values.

No rule is decided here; `rules.TinyTowns` adds whose decision it is and what an action does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from cantiere.games.tinytowns.box import (
    ALL_CELLS,
    BANK,
    BITS,
    BUILDINGS,
    CARDS_EACH,
    CELLS,
    COMMON,
    COTTAGE,
    FAMILIES,
    FAMILY,
    FIRST_MONUMENT,
    GLASS,
    HIGH_TWO,
    INDUSTRY,
    LETTERS,
    LOW_THREE,
    MONUMENT,
    MONUMENTS,
    PLAN_CELLS,
    PLAN_HIGH,
    PLAN_LOW,
    PLANS_AT,
    PLANS_OF,
    RESOURCES,
    SOLO_REMOVED,
    TRADING_POST,
    building,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.frames import a_of, frame_words, kind_of, read_frame
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.state import State

# --- where the game stands ------------------------------------------------------------------------

CARDS: Final = 0  # chance reveals the building cards
DEAL: Final = 1  # chance deals monuments
KEEP: Final = 2  # everybody keeps one of two
FIRST: Final = 3  # chance gives the hammer away
NAME: Final = 4  # the master builder names a resource; alone, one chooses a card
DRAW: Final = 5  # chance turns a resource card up
ROUND: Final = 6  # everybody places and builds
WATCHING: Final = 7  # Opaleye's Watch answers what the neighbours built
OVER: Final = 8
STAGES: Final = ("cards", "deal", "keep", "first", "name", "draw", "round", "watching", "over")

# --- what a town still has to decide --------------------------------------------------------------

F_KEEP: Final = 0
F_NAME: Final = 1
F_TAKE: Final = 2  # any resource, in a free round of the Town Hall
F_PLACE: Final = 3  # a = 1: the cube must be placed, no effect may put it elsewhere any more
F_BUILD: Final = 4
F_STAND: Final = 5  # a = family of the new building, b = the squares it may stand on
F_STOCK: Final = 6  # a = square of the building that gets a cube
F_GIFT: Final = 7  # Grove University: any building
F_REPLACE: Final = 8  # Architect's Guild: a = how many more, b = squares already replaced
F_RESERVE: Final = 9  # Opaleye's Watch: a = how many more
F_CLAIM: Final = 10  # Opaleye's Watch: one of the buildings called
FRAMES: Final = (
    "keep", "name", "take", "place", "build", "stand", "stock", "gift", "replace", "reserve", "claim",
)  # fmt: skip

NONE: Final = -1
ALL_RESOURCES: Final = 0b11111


def full_pile() -> list[int]:
    """All resource cards, by resource."""
    return [int(CARDS_EACH)] * 5


class Setup:
    """The options of a table in the form the rules want them. Shared by all clones."""

    def __init__(self, options: dict[str, OptionValue], seats: int) -> None:
        self.options = options
        self.solo: bool = seats == 1
        self.town_hall: bool = options["mode"] == "town_hall"
        self.monuments: bool = bool(options["monuments"])
        self.cavern: bool = bool(options["cavern"])
        self.watch_optional: bool = bool(options["watch_optional"])
        self.watch_sees_gifts: bool = bool(options["watch_sees_gifts"])
        self.gifts_are_stocked: bool = bool(options["gifts_are_stocked"])
        self.starloom_dense: bool = options["starloom_after_tie"] == "next"
        self.banks_may_block: bool = options["five_banks"] == "pass_on"
        self.fort_always_skips: bool = bool(options["fort_always_skips"])
        self.solo_removed: list[str] = list(SOLO_REMOVED)
        if options["solo_leaves_out"] != "feast_hall":
            self.solo_removed.append("inn")
        if options["solo_leaves_out"] != "inn":
            self.solo_removed.append("feast_hall")
        tie_break = options["tie_break"]
        assert isinstance(tie_break, list)
        self.tie_break: list[str] = tie_break


@final
class Town:
    """One player's town and cards. Of its lists only `frames` is ever changed in place; the others are replaced, so
    that clones can share them."""

    def __init__(self) -> None:
        self.low: i64 = 0  # cubes: wheat, wood, brick
        self.high: i64 = 0  # cubes: glass, stone
        self.houses: i64 = 0  # squares with a building
        self.built: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]  # by family: squares
        self.stock: list[int] = []  # by square, once needed: cubes lying on the building, two bits a resource
        self.frames: list[int] = []  # what the player still has to decide
        self.ready: list[int] = []  # the plans that fit now, ascending
        self.hand: i64 = NONE  # the resource to be placed
        self.monument: i64 = NONE  # the card kept
        self.dealt: i64 = 0  # the monuments dealt to this player, a bit each
        self.watch: i64 = 0  # families lying on Opaleye's Watch
        self.called: i64 = 0  # of those: families the neighbours have just built
        self.raised: i64 = 0  # families constructed this round
        self.shrine: i64 = 0  # what the Shrine was worth when it was built
        self.finished: i64 = 0  # the round in which the town was completed
        self.hammers: i64 = 0  # turns as master builder
        self.caverns: i64 = 0  # cubes set aside by the Cavern rule
        self.shown: i64 = 0  # how often something hidden was shown

    def clone(self) -> Town:
        t = Town()
        t.low = self.low
        t.high = self.high
        t.houses = self.houses
        t.built = self.built
        t.stock = self.stock
        t.frames = self.frames[:]
        t.ready = self.ready
        t.hand = self.hand
        t.monument = self.monument
        t.dealt = self.dealt
        t.watch = self.watch
        t.called = self.called
        t.raised = self.raised
        t.shrine = self.shrine
        t.finished = self.finished
        t.hammers = self.hammers
        t.caverns = self.caverns
        t.shown = self.shown
        return t

    def cubes(self) -> i64:
        """The squares with a cube."""
        return (self.low | self.low >> 16 | self.low >> 32 | self.high | self.high >> 16) & ALL_CELLS

    def empty(self) -> i64:
        """The squares with nothing on them."""
        return ALL_CELLS & ~(self.cubes() | self.houses)

    def of(self, resource: i64) -> i64:
        """The squares with a cube of the resource."""
        if resource < GLASS:
            return self.low >> 16 * resource & ALL_CELLS
        return self.high >> 16 * (resource - GLASS) & ALL_CELLS

    def stocked(self, cell: i64, resource: i64) -> i64:
        """How many cubes of the resource lie on the building there."""
        if not self.stock:
            return 0
        return self.stock[cell] >> 2 * resource & 3

    def stocked_in_all(self, cell: i64) -> i64:
        """How many cubes lie on the building there."""
        if not self.stock:
            return 0
        packed: i64 = self.stock[cell]
        return (packed & 3) + (packed >> 2 & 3) + (packed >> 4 & 3) + (packed >> 6 & 3) + (packed >> 8 & 3)

    def put(self, cell: i64, resource: i64, count: i64) -> None:
        """Lay cubes on (or, with a negative count, take them off) the building there."""
        stock = self.stock[:] if self.stock else [0] * 16
        stock[cell] += count << 2 * resource
        self.stock = stock

    def clear(self, cell: i64) -> None:
        """Take all cubes off the building there."""
        if self.stock:
            stock = self.stock[:]
            stock[cell] = 0
            self.stock = stock

    def has_monument(self, monument: i64) -> bool:
        """Whether the monument stands in this town."""
        return self.monument == monument and self.built[MONUMENT] != 0

    def unveiled(self) -> bool:
        """Whether everybody knows the monument: it stands, or its cubes are gone and its owner is putting it up."""
        if self.built[MONUMENT]:
            return True
        for f in self.frames:
            if kind_of(f) == F_STAND and a_of(f) == MONUMENT:
                return True
        return False


class Table(State):
    """The whole table. Its lists of numbers are never changed in place, only replaced: clones share them."""

    def __init__(self, game: Game, seats: i64, setup: Setup) -> None:
        super().__init__(game, seats)
        self.setup: Setup = setup
        self.stage: i64 = CARDS
        self.round: i64 = 0
        self.builder: i64 = 0  # who has the hammer
        self.named: i64 = NONE  # the resource of this round
        self.namer: i64 = NONE  # who named it; NONE when a card did
        self.waiting: i64 = 0  # seats that are to act, a bit each
        self.turns: i64 = 0  # the barrier all share
        self.cards: list[int] = [0, NONE, NONE, NONE, NONE, NONE, NONE]  # by family: the card in play
        self.pile: list[int] = []  # resource cards not yet seen, by resource
        self.row: list[int] = []  # solo: the cards to choose from
        self.under: list[int] = []  # solo: cards put under the pile, first to come back first
        self.towns: list[Town] = []

    def copy_to(self, other: Table) -> None:
        other.stage = self.stage
        other.round = self.round
        other.builder = self.builder
        other.named = self.named
        other.namer = self.namer
        other.waiting = self.waiting
        other.turns = self.turns
        other.cards = self.cards
        other.pile = self.pile
        other.row = self.row
        other.under = self.under
        towns = other.towns
        for town in self.towns:
            towns.append(town.clone())

    # --- plans that fit ---------------------------------------------------------------------------

    def wild(self, town: Town) -> i64:
        """The squares that stand for any cube: Trading Posts."""
        if self.cards[INDUSTRY] == TRADING_POST:
            return town.built[INDUSTRY]
        return 0

    def fits(self, town: Town, plan: i64, wild: i64) -> bool:
        """Whether the plan's cubes lie there. At least one must be a real cube."""
        if PLAN_LOW[plan] & ~(town.low | wild * LOW_THREE) or PLAN_HIGH[plan] & ~(town.high | wild * HIGH_TWO):
            return False
        return PLAN_CELLS[plan] & ~wild != 0

    def gained(self, town: Town, cell: i64, resource: i64) -> None:
        """A cube (or a Trading Post, as every resource) has come to lie on a square: new plans may fit."""
        wild = self.wild(town)
        at = cell * 5 + resource
        ready = town.ready
        family: i64 = 0
        while family <= COMMON:
            card: i64 = self.cards[family] if family < COMMON else self.buildable_monument(town)
            if card != NONE:
                for plan in PLANS_AT[card * 80 + at]:
                    if self.fits(town, plan, wild) and plan not in ready:
                        ready = [*ready, plan]
            family += 1
        if len(ready) > len(town.ready):
            ready.sort()
            town.ready = ready

    def lost(self, town: Town) -> None:
        """Cubes have gone: keep the plans that still fit."""
        if town.ready:
            wild = self.wild(town)
            town.ready = [plan for plan in town.ready if self.fits(town, plan, wild)]

    def find_ready(self, town: Town) -> None:
        """Work out from nothing which plans fit."""
        ready: list[int] = []
        wild = self.wild(town)
        for family in range(COMMON + 1):
            card: i64 = self.cards[family] if family < COMMON else self.buildable_monument(town)
            if card != NONE:
                for plan in PLANS_OF[card]:
                    if self.fits(town, plan, wild):
                        ready.append(plan)
        town.ready = ready

    def buildable_monument(self, town: Town) -> i64:
        """The monument the player may still build, or NONE."""
        return town.monument if town.built[MONUMENT] == 0 else NONE

    # --- small questions --------------------------------------------------------------------------

    def is_active(self, seat: i64) -> bool:
        return self.towns[seat].finished == 0

    def active_count(self) -> i64:
        count: i64 = 0
        for town in self.towns:
            if town.finished == 0:
                count += 1
        return count

    def card_of(self, town: Town, family: i64) -> i64:
        """The card of a family in play; for the monuments, the town's own."""
        return self.cards[family] if family < COMMON else town.monument

    def next_dealt(self) -> i64:
        """Who gets the next monument."""
        seat: i64 = 0
        while seat < self.seats and BITS[self.towns[seat].dealt] == 2:
            seat += 1
        return seat

    def standing(self, town: Town, cell: i64) -> i64:
        """The building on the square, or NONE."""
        bit = 1 << cell
        if town.houses & bit:
            for family in range(COMMON + 1):
                if town.built[family] & bit:
                    return self.card_of(town, family)
        return NONE

    def stocked_kinds(self, town: Town) -> i64:
        """The resources lying on the town's Banks or Factories, a bit each."""
        mask: i64 = 0
        for cell in range(16):
            if town.built[INDUSTRY] >> cell & 1:
                for resource in range(5):
                    if town.stocked(cell, resource):
                        mask |= 1 << resource
        return mask

    def banked(self, town: Town) -> i64:
        """The resources on the town's Banks."""
        return self.stocked_kinds(town) if self.cards[INDUSTRY] == BANK and town.stock else 0

    def nameable(self, town: Town) -> i64:
        """What the owner of the town may name, or take in a free round: nothing that lies on a Bank."""
        free = ALL_RESOURCES & ~self.banked(town)
        return free if free or self.setup.banks_may_block else ALL_RESOURCES

    def has_room_for(self, town: Town, card: i64) -> bool:
        """Whether a card may be put into the town by an effect: a Bank needs a resource that is on no other Bank."""
        return card != BANK or not self.setup.gifts_are_stocked or self.banked(town) != ALL_RESOURCES

    def in_box(self, card: int) -> bool:
        """Whether the card takes part at all; some are left out of the solo game."""
        return not self.setup.solo or BUILDINGS[card] not in self.setup.solo_removed

    def free_cottages(self, town: Town) -> i64:
        """The cottages that have no cube on them yet."""
        mask: i64 = 0
        for cell in range(16):
            if town.built[COTTAGE] >> cell & 1 and town.stocked_in_all(cell) == 0:
                mask |= 1 << cell
        return mask

    def row_mask(self) -> i64:
        mask: i64 = 0
        for resource in self.row:
            mask |= 1 << resource
        return mask

    # --- as plain values --------------------------------------------------------------------------

    def options(self) -> dict[str, OptionValue]:
        return dict(self.setup.options)

    def plain(self) -> dict[str, object]:
        return {
            "table": {
                "stage": STAGES[self.stage],
                "round": int(self.round),
                "builder": int(self.builder),
                "named": _resource_name(self.named),
                "namer": int(self.namer),
                "turns": int(self.turns),
                "cards": [BUILDINGS[card] for card in self.cards if card != NONE],
                "pile": _resource_list(self.pile),
                "row": [RESOURCES[r] for r in self.row],
                "under": [RESOURCES[r] for r in self.under],
            },
            "towns": [self._plain_town(seat) for seat in range(self.seats)],
        }

    def _plain_town(self, seat: int) -> dict[str, object]:
        town = self.towns[seat]
        return {
            "plots": self.draw_town(seat),
            "stock": {
                CELLS[cell]: [RESOURCES[r] for r in range(5) for _ in range(town.stocked(cell, r))]
                for cell in range(16)
                if town.stocked_in_all(cell)
            },
            "monument": BUILDINGS[town.monument] if town.monument != NONE else "",
            "dealt": [BUILDINGS[FIRST_MONUMENT + m] for m in range(MONUMENTS) if town.dealt >> m & 1],
            "watch": _family_names(town.watch),
            "called": _family_names(town.called),
            "raised": _family_names(town.raised),
            "shrine": int(town.shrine),
            "finished": int(town.finished),
            "hammers": int(town.hammers),
            "caverns": int(town.caverns),
            "shown": int(town.shown),
            "hand": _resource_name(town.hand),
            "to_act": bool(self.waiting >> seat & 1),
            "frames": [frame_words(f, FRAMES) for f in town.frames],
        }

    def draw_town(self, seat: int) -> str:
        """The town as four lines of words: `.` an empty square, `W` a cube, `well` a building."""
        town = self.towns[seat]
        rows = []
        for row in range(4):
            words = []
            for cell in range(row * 4, row * 4 + 4):
                standing = self.standing(town, cell)
                letters = [LETTERS[r] for r in range(5) if town.of(r) >> cell & 1]
                words.append(BUILDINGS[standing] if standing != NONE else letters[0] if letters else ".")
            rows.append(" ".join(words))
        return "\n".join(rows)

    def lay(self, plain: Mapping[str, Any]) -> None:
        """Put on the table what `plain` describes."""
        table = plain.get("table", {})
        self.stage = STAGES.index(table.get("stage", "name"))
        self.round = table.get("round", 1)
        self.builder = table.get("builder", 0)
        self.named = _resource_number(table.get("named", ""))
        self.namer = table.get("namer", NONE)
        self.turns = table.get("turns", 0)
        self.row = [RESOURCES.index(name) for name in table.get("row", [])]
        self.under = [RESOURCES.index(name) for name in table.get("under", [])]
        for name in table.get("cards", []):
            self.cards[FAMILY[building(name)]] = building(name)
        if "pile" in table:
            self.pile = [table["pile"].count(name) for name in RESOURCES]
        towns = plain.get("towns", [])
        if len(towns) != self.seats:
            raise BadPosition("error-position-towns", game=self.game.id, seats=int(self.seats), towns=len(towns))
        self.waiting = 0
        for seat, described in enumerate(towns):
            self.towns[seat] = self._lay_town(described)
            if described.get("to_act", False):
                if not self.towns[seat].frames:
                    raise BadPosition("error-position-idle", game=self.game.id, number=seat + 1)
                self.waiting |= 1 << seat
        if self.waiting == 0 and self.stage in (KEEP, NAME, ROUND, WATCHING):
            raise BadPosition("error-position-nobody", game=self.game.id, stage=STAGES[self.stage])

    def _lay_town(self, plain: Mapping[str, Any]) -> Town:
        town = Town()
        if plain.get("monument"):
            town.monument = building(plain["monument"])
        town.dealt = sum(1 << building(name) - FIRST_MONUMENT for name in plain.get("dealt", []))
        self._lay_plots(town, plain.get("plots", ""))
        for cell, names in plain.get("stock", {}).items():
            for name in names:
                town.put(CELLS.index(cell), RESOURCES.index(name), 1)
        town.watch = _family_mask(plain.get("watch", []))
        town.called = _family_mask(plain.get("called", []))
        town.raised = _family_mask(plain.get("raised", []))
        town.shrine = plain.get("shrine", 0)
        town.finished = plain.get("finished", 0)
        town.hammers = plain.get("hammers", 0)
        town.caverns = plain.get("caverns", 0)
        town.shown = plain.get("shown", 0)
        town.hand = _resource_number(plain.get("hand", ""))
        town.frames = [read_frame(words, FRAMES) for words in plain.get("frames", [])]
        self.find_ready(town)
        return town

    def _lay_plots(self, town: Town, plots: str) -> None:
        words = plots.split() or ["."] * 16
        if len(words) != 16:
            raise BadPosition("error-position-plots", game=self.game.id, count=len(words))
        for cell, word in enumerate(words):
            if word in LETTERS:
                resource = LETTERS.index(word)
                if resource < GLASS:
                    town.low |= BIT[cell + 16 * resource]
                else:
                    town.high |= BIT[cell + 16 * (resource - GLASS)]
            elif word != ".":
                number = building(word) if word in BUILDINGS else NONE
                family = FAMILY[number] if number != NONE else NONE
                in_play = town.monument if family == MONUMENT else self.cards[family] if family != NONE else NONE
                if number == NONE or number != in_play or (family == MONUMENT and town.built[MONUMENT]):
                    raise BadPosition("error-position-building", game=self.game.id, cell=CELLS[cell], word=word)
                town.built[family] |= 1 << cell
                town.houses |= 1 << cell

    def census(self) -> dict[str, int]:
        """Limited are only the cards; cubes and wooden buildings are meant never to run out."""
        dealt, different = 0, 0
        for town in self.towns:
            dealt += BITS[town.dealt]
            different |= town.dealt
        return {
            # A monument dealt twice would make one more of them.
            "monuments": MONUMENTS - BITS[different] + dealt,
            "resource cards": sum(self.pile) + len(self.row) + len(self.under) if self.setup.solo else sum(full_pile()),
        }


# --- words ----------------------------------------------------------------------------------------


def _resource_name(resource: i64) -> str:
    return RESOURCES[resource] if resource != NONE else ""


def _resource_number(name: str) -> int:
    return RESOURCES.index(name) if name else NONE


def _resource_list(counts: list[int]) -> list[str]:
    return [RESOURCES[r] for r, count in enumerate(counts) for _ in range(count)]


def _family_names(mask: i64) -> list[str]:
    return [FAMILIES[family] for family in range(COMMON + 1) if mask >> family & 1]


def _family_mask(names: list[str]) -> int:
    return sum(1 << FAMILIES.index(name) for name in names)
