"""What lies on the table of Tiny Towns: the towns, the cards, the hammer; and whose decision it is.

A round: the hammer's owner names a resource, everybody places a cube of it and builds, all at once; what the
buildings do to others (Opaleye's Watch, completed towns, the hammer's way) waits until all are done, so that nobody's
order of clicking matters. What can be decided, and what it does, stands in `decisions`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.tinytowns import box, course, evaluate, scoring
from cantiere.games.tinytowns.decisions import building, chance, placing
from cantiere.kernel.counts import Counts
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, NONE, State
from cantiere.kernel.text import Text

# --- where the game stands ------------------------------------------------------------------------

REVEALING: Final = 0  # chance reveals the building cards
DEALING: Final = 1  # chance deals monuments
KEEPING: Final = 2  # everybody keeps one of two
BEGINNING: Final = 3  # chance gives the hammer away
NAMING: Final = 4  # the master builder names a resource; alone, one chooses a card
DRAWING: Final = 5  # chance turns a resource card up
ROUND: Final = 6  # everybody places and builds
WATCHING: Final = 7  # Opaleye's Watch answers what the neighbours built
OVER: Final = 8
STAGES: Final[tuple[str, ...]] = ("cards", "deal", "keep", "first", "name", "draw", "round", "watching", "over")

RANDOM: Final = "random"  # the option of a family whose card chance reveals

STOCK: Final = Counts(2)  # the cubes lying on a building, by resource


@final
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
        self.solo_removed: list[str] = list(box.SOLO_REMOVED)
        if options["solo_leaves_out"] != "feast_hall":
            self.solo_removed.append("inn")
        if options["solo_leaves_out"] != "inn":
            self.solo_removed.append("feast_hall")
        tie_break = options["tie_break"]
        assert isinstance(tie_break, list)
        self.tie_break: list[str] = tie_break

    def has_hammer(self) -> bool:
        """Whether the players name the resources in turn."""
        return not (self.solo or self.town_hall)

    def in_box(self, card: int) -> bool:
        """Whether the card takes part at all; some are left out of the solo game."""
        return not self.solo or box.BUILDINGS[card] not in self.solo_removed


@final
class Town:
    """One player's town and cards. Of its lists only `pending` is ever changed in place; the others are replaced, so
    that clones can share them."""

    def __init__(self, built: vec[i64], stock: list[int], pending: list[int], ready: list[int]) -> None:
        self.built: vec[i64] = built  # by family: squares
        self.stock: list[int] = stock  # by square, once needed: cubes lying on the building
        self.pending: list[int] = pending  # what the player still has to decide
        self.ready: list[int] = ready  # the plans that fit now, ascending
        self.low: i64 = 0  # cubes: wheat, wood, brick
        self.high: i64 = 0  # cubes: glass, stone
        self.houses: i64 = 0  # squares with a building
        self.monument: i64 = NONE  # the card kept
        self.dealt: i64 = 0  # the monuments dealt to this player, a bit each
        self.watch: i64 = 0  # families lying on Opaleye's Watch
        self.constructed: i64 = 0  # families built this round
        self.shrine: i64 = 0  # what the Shrine was worth when it was built
        self.finished: i64 = 0  # the round in which the town was completed
        self.hammers: i64 = 0  # turns as master builder
        self.caverns: i64 = 0  # cubes set aside by the Cavern rule

    def clone(self) -> Town:
        town = Town(self.built, self.stock, self.pending[:], self.ready)
        town.low = self.low
        town.high = self.high
        town.houses = self.houses
        town.monument = self.monument
        town.dealt = self.dealt
        town.watch = self.watch
        town.constructed = self.constructed
        town.shrine = self.shrine
        town.finished = self.finished
        town.hammers = self.hammers
        town.caverns = self.caverns
        return town

    # --- squares ----------------------------------------------------------------------------------

    def cubes(self) -> i64:
        """The squares with a cube."""
        return (self.low | self.low >> 16 | self.low >> 32 | self.high | self.high >> 16) & box.ALL_CELLS

    def empty(self) -> i64:
        """The squares with nothing on them."""
        return box.ALL_CELLS & ~(self.cubes() | self.houses)

    def of(self, resource: i64) -> i64:
        """The squares with a cube of the resource."""
        if resource < box.GLASS:
            return self.low >> 16 * resource & box.ALL_CELLS
        return self.high >> 16 * (resource - box.GLASS) & box.ALL_CELLS

    def cube(self, cell: i64) -> i64:
        """The resource of the cube on a square, or NONE."""
        for resource in range(5):
            if self.of(resource) >> cell & 1:
                return resource
        return NONE

    def lay(self, cell: i64, resource: i64) -> None:
        """Put a cube on a square."""
        if resource < box.GLASS:
            self.low |= 1 << cell + 16 * resource
        else:
            self.high |= 1 << cell + 16 * (resource - box.GLASS)

    def remove(self, cells: i64) -> None:
        """Take the cubes off some squares."""
        self.low &= ~(cells * box.LOW_THREE)
        self.high &= ~(cells * box.HIGH_TWO)

    # --- cubes on buildings -----------------------------------------------------------------------

    def stocked(self, cell: i64, resource: i64) -> i64:
        """How many cubes of the resource lie on the building there."""
        return STOCK.of(self.stock[cell], resource) if self.stock else 0

    def stocked_in_all(self, cell: i64) -> i64:
        """How many cubes lie on the building there."""
        return STOCK.total(self.stock[cell]) if self.stock else 0

    def put(self, cell: i64, resource: i64, count: i64) -> None:
        """Lay cubes on (or, with a negative count, take them off) the building there."""
        stock = self.stock[:] if self.stock else [0] * 16
        stock[cell] += STOCK.some(resource, count)
        self.stock = stock

    def clear(self, cell: i64) -> None:
        """Take all cubes off the building there."""
        if self.stock:
            stock = self.stock[:]
            stock[cell] = 0
            self.stock = stock

    # --- what the player has and does -------------------------------------------------------------

    def has_monument(self, monument: i64) -> bool:
        """Whether the monument stands in this town."""
        return self.monument == monument and self.built[box.MONUMENT] != 0

    def unveiled(self) -> bool:
        """Whether everybody knows the monument: it stands, or its cubes are gone and its owner is putting it up."""
        return self.built[box.MONUMENT] != 0 or building.is_putting_up(self, box.MONUMENT)

    def hand(self) -> i64:
        """The resource of the cube that is to be placed, or NONE."""
        if self.pending and placing.PLACE.asks(self.pending[-1]):
            return placing.PLACE.cube.of(self.pending[-1])
        return NONE


def empty_town() -> Town:
    return Town(vec[i64]([0] * len(box.FAMILIES)), [], [], [])


def full_pile() -> list[int]:
    """All resource cards, by resource."""
    return [int(box.CARDS_EACH)] * len(box.RESOURCES)


@final
class Table(State):
    """The whole table. Its lists of numbers are never changed in place, only replaced: clones share them."""

    def __init__(
        self, game: Game, seats: i64, setup: Setup, cards: vec[i64], pile: list[int], row: list[int],
        under: list[int], towns: list[Town],
    ) -> None:  # fmt: skip
        super().__init__(game, seats, setup.options)
        self.setup: Setup = setup
        self.cards: vec[i64] = cards  # by family: the card in play, or NONE
        self.pile: list[int] = pile  # resource cards not yet seen, by resource
        self.row: list[int] = row  # alone: the cards to choose from
        self.under: list[int] = under  # alone: cards put under the pile, first to come back first
        self.towns: list[Town] = towns
        self.stage: i64 = REVEALING
        self.round: i64 = 0
        self.builder: i64 = NONE  # who has the hammer, and so has named what is named
        self.named: i64 = NONE  # the resource of this round
        self.waiting: i64 = 0  # seats that have something to decide, a bit each

    def clone(self) -> Table:
        towns = [town.clone() for town in self.towns]
        copy = Table(self.game, self.seats, self.setup, self.cards, self.pile, self.row, self.under, towns)
        copy.stage = self.stage
        copy.round = self.round
        copy.builder = self.builder
        copy.named = self.named
        copy.waiting = self.waiting
        return copy

    # --- whose decision ---------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.waiting:
            seat: i64 = 0
            while self.waiting >> seat & 1 == 0:
                seat += 1
            return seat
        return NOBODY if self.stage == OVER else CHANCE

    def actors(self) -> list[int]:
        if self.waiting:
            return [seat for seat in range(self.seats) if self.waiting >> seat & 1]
        return [] if self.stage == OVER else [CHANCE]

    def asked(self, seat: i64) -> i64:
        if seat >= 0:
            return self.towns[seat].pending[-1] if self.waiting >> seat & 1 else NONE
        if self.stage == DRAWING:
            return chance.DRAW.ask()
        if self.stage == REVEALING:
            return chance.REVEAL.ask()
        if self.stage == DEALING:
            return chance.DEAL.ask()
        if self.stage == BEGINNING:
            return chance.FIRST.ask()
        return NONE

    def frames(self, seat: i64) -> list[int]:
        """Chance has none: what it is asked follows from the stage."""
        return self.towns[seat].pending if seat >= 0 else [self.asked(CHANCE)]

    def stacks(self) -> list[tuple[int, list[int]]]:
        drawn = [(int(CHANCE), self.frames(CHANCE))] if self.asked(CHANCE) >= 0 else []
        return drawn + [(seat, town.pending) for seat, town in enumerate(self.towns)]

    def go_on(self, seat: i64) -> None:
        if seat >= 0 and not self.towns[seat].pending:
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                course.all_decided(self)

    def turn_number(self) -> i64:
        return self.round

    def ask(self, seat: i64, frame: i64) -> None:
        """Give the seat something to decide."""
        self.towns[seat].pending.append(frame)
        self.waiting |= 1 << seat

    # --- what a seat may not know -----------------------------------------------------------------

    def hide(self, seat: i64, rng: Rng) -> None:
        """The monuments of the others, as far as they have not been built."""
        if not self.setup.monuments:
            return
        known = self.towns[seat].dealt
        for town in self.towns:
            if town.unveiled():
                known |= 1 << town.monument - box.FIRST_MONUMENT
        stack = self.undealt(known)
        for other in range(self.seats):
            town = self.towns[other]
            if other == seat or town.dealt == 0:
                continue
            count = box.BITS[town.dealt]
            unveiled = town.unveiled()
            town.dealt = 1 << town.monument - box.FIRST_MONUMENT if unveiled else 0
            while box.BITS[town.dealt] < count:
                card: i64 = stack.pop(rng.below(len(stack)))
                if not unveiled and town.monument != NONE and town.dealt == 0:
                    town.monument = box.FIRST_MONUMENT + card
                town.dealt |= 1 << card
            if not unveiled and town.monument != NONE:
                self.find_ready(town)

    # --- points -----------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def ranks(self) -> list[tuple[int, Text]]:
        return scoring.ranks(self)

    def worth(self, seat: i64) -> i64:
        return evaluate.worth(self, seat)

    # --- plans that fit ---------------------------------------------------------------------------

    def wild(self, town: Town) -> i64:
        """The squares that stand for any cube: Trading Posts."""
        if self.cards[box.INDUSTRY] == box.TRADING_POST:
            return town.built[box.INDUSTRY]
        return 0

    def fits(self, town: Town, plan: i64, wild: i64) -> bool:
        """Whether the plan's cubes lie there. At least one must be a real cube."""
        if box.PLAN_LOW[plan] & ~(town.low | wild * box.LOW_THREE):
            return False
        if box.PLAN_HIGH[plan] & ~(town.high | wild * box.HIGH_TWO):
            return False
        return box.PLAN_CELLS[plan] & ~wild != 0

    def add_plans(self, town: Town, cell: i64, resource: i64) -> None:
        """A cube (or a Trading Post, as every resource) has come to lie on a square: new plans may fit."""
        wild = self.wild(town)
        # As `fits` does, but what is lacking is worked out once: no loop of the game is walked more often.
        no_low = ~(town.low | wild * box.LOW_THREE)
        no_high = ~(town.high | wild * box.HIGH_TWO)
        at = cell * 5 + resource
        ready = town.ready
        family: i64 = 0
        while family <= box.COMMON:
            card: i64 = self.cards[family] if family < box.COMMON else self.buildable_monument(town)
            if card != NONE:
                for plan in box.PLANS_AT[card * 80 + at]:
                    if box.PLAN_LOW[plan] & no_low == 0 and box.PLAN_HIGH[plan] & no_high == 0:
                        if box.PLAN_CELLS[plan] & ~wild and plan not in ready:
                            ready = [*ready, plan]
            family += 1
        if len(ready) > len(town.ready):
            ready.sort()
            town.ready = ready

    def drop_plans(self, town: Town) -> None:
        """Cubes have gone: keep the plans that still fit."""
        if town.ready:
            wild = self.wild(town)
            town.ready = [plan for plan in town.ready if self.fits(town, plan, wild)]

    def find_ready(self, town: Town) -> None:
        """Work out from nothing which plans fit."""
        ready: list[int] = []
        wild = self.wild(town)
        for family in range(box.COMMON + 1):
            card: i64 = self.cards[family] if family < box.COMMON else self.buildable_monument(town)
            if card != NONE:
                for plan in box.PLANS_OF[card]:
                    if self.fits(town, plan, wild):
                        ready.append(plan)
        town.ready = ready

    def buildable_monument(self, town: Town) -> i64:
        """The monument the player may still build, or NONE."""
        return town.monument if town.built[box.MONUMENT] == 0 else NONE

    # --- small questions --------------------------------------------------------------------------

    def active_count(self) -> i64:
        """How many towns are not complete."""
        count: i64 = 0
        for town in self.towns:
            if town.finished == 0:
                count += 1
        return count

    def card_of(self, town: Town, family: i64) -> i64:
        """The card of a family in play; for the monuments, the town's own."""
        return self.cards[family] if family < box.COMMON else town.monument

    def next_dealt(self) -> i64:
        """Who gets the next monument; one more than the last seat when everybody has two."""
        seat: i64 = 0
        while seat < self.seats and box.BITS[self.towns[seat].dealt] == box.MONUMENTS_DEALT:
            seat += 1
        return seat

    def left_to_draw(self) -> i64:
        """How many resource cards the pile still holds. Of those not yet seen, the Town Hall has laid some aside."""
        unseen: i64 = sum(self.pile)
        return unseen - box.CARDS_ASIDE if self.setup.town_hall else unseen

    def undealt(self, known: i64) -> list[int]:
        """The monuments that take part, but for the known ones."""
        return [
            monument
            for monument in range(box.MONUMENTS)
            if known >> monument & 1 == 0 and self.setup.in_box(box.FIRST_MONUMENT + monument)
        ]

    def standing(self, town: Town, cell: i64) -> i64:
        """The building on the square, or NONE."""
        bit = 1 << cell
        if town.houses & bit:
            for family in range(box.COMMON + 1):
                if town.built[family] & bit:
                    return self.card_of(town, family)
        return NONE

    def stocked_kinds(self, town: Town) -> i64:
        """The resources lying on the town's Banks, Factories or Warehouses, a bit each."""
        mask: i64 = 0
        if town.stock:
            for cell in range(16):
                if town.built[box.INDUSTRY] >> cell & 1:
                    mask |= STOCK.kinds(town.stock[cell])
        return mask

    def banked(self, town: Town) -> i64:
        """The resources on the town's Banks."""
        return self.stocked_kinds(town) if self.cards[box.INDUSTRY] == box.BANK else 0

    def nameable(self, town: Town) -> i64:
        """What the owner of the town may name, or take in a free round: nothing that lies on a Bank."""
        free = box.ALL_RESOURCES & ~self.banked(town)
        return free if free or self.setup.banks_may_block else box.ALL_RESOURCES

    def has_room_for(self, town: Town, card: i64) -> bool:
        """Whether a card may be put into the town by an effect: a Bank needs a resource that is on no other Bank."""
        return card != box.BANK or not self.setup.gifts_are_stocked or self.banked(town) != box.ALL_RESOURCES

    def free_cottages(self, town: Town) -> i64:
        """The cottages that have no cube on them yet."""
        mask: i64 = 0
        for cell in range(16):
            if town.built[box.COTTAGE] >> cell & 1 and town.stocked_in_all(cell) == 0:
                mask |= 1 << cell
        return mask
