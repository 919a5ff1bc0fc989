"""The rules of Tiny Towns: whose decision it is, which actions are open, what an action does.

A round: the hammer's owner names a resource, everybody places a cube of it and builds, all at once; what the
buildings do to others (Opaleye's Watch, completed towns, the hammer's way) is settled when all are done, so that
nobody's order of clicking matters.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cantiere.games.tinytowns import course, evaluate, explain, scoring, view
from cantiere.games.tinytowns.actions import (
    BUILD_,
    CAVERN_,
    CLAIM_,
    DEAL_,
    DECLINE_,
    DONE_,
    EXCHANGE_,
    FIRST_,
    GIFT_,
    KEEP_,
    LODGE_,
    NAME_,
    PLACE_,
    REPLACE_,
    RESERVE_,
    STAND_,
    STOCK_,
    STORE_,
    SWAP_,
    TAKE_,
)
from cantiere.games.tinytowns.box import (
    BANK,
    BITS,
    CAVERN_USES,
    COMMON,
    COUNT,
    FACTORY,
    FAMILY,
    FIRST_MONUMENT,
    GLASS,
    GROVE,
    GUILD,
    HIGH_TWO,
    INDUSTRY,
    LOW_THREE,
    MONUMENT,
    MONUMENTS,
    OBELISK,
    PLAN_BUILDING,
    PLAN_CELLS,
    SHED,
    SHRINE,
    STATUE,
    TRADING_POST,
    WAREHOUSE,
    WATCH,
)
from cantiere.games.tinytowns.state import (
    ALL_RESOURCES,
    F_BUILD,
    F_CLAIM,
    F_GIFT,
    F_KEEP,
    F_NAME,
    F_PLACE,
    F_REPLACE,
    F_RESERVE,
    F_STAND,
    F_STOCK,
    F_TAKE,
    NONE,
    OVER,
    Table,
    Town,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import a_of, b_of, c_of, frame, kind_of
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, Points
from cantiere.kernel.text import Text, TextArg

PUT_THERE = 1  # F_STAND: a building put on the board by an effect, not constructed


@final
class TinyTowns(Table):
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

    def barrier(self, seat: i64) -> i64:
        return self.turns + self.towns[seat].shown

    def tickets(self) -> i64:
        return course.tickets(self)

    def outcome(self, ticket: i64) -> i64:
        return course.outcome(self, ticket)

    def clone(self) -> TinyTowns:
        copy = TinyTowns(self.game, self.seats, self.setup)
        self.copy_to(copy)
        return copy

    # --- which actions ----------------------------------------------------------------------------

    def legal(self, seat: i64) -> list[int]:
        if seat < 0 or self.waiting >> seat & 1 == 0:
            return []
        town = self.towns[seat]
        f: i64 = town.frames[-1]
        kind = kind_of(f)
        if kind == F_PLACE:
            return self._placings(seat, town, a_of(f))
        if kind == F_BUILD:
            return self._buildings(town)
        if kind == F_STAND:
            return _codes(STAND_, b_of(f))
        if kind == F_NAME:
            return _codes(NAME_, self.nameable(town))
        if kind == F_TAKE:
            return _codes(TAKE_, self.row_mask() if self.setup.solo else self.nameable(town))
        if kind == F_KEEP:
            return _codes(KEEP_, town.dealt)
        if kind == F_STOCK:
            return _codes(STOCK_, ALL_RESOURCES & ~self.banked(town))
        if kind == F_GIFT:
            return self._cards_in(GIFT_, town, (1 << COMMON) - 1)
        if kind == F_RESERVE:
            return self._cards_in(RESERVE_, None, ~town.watch)
        if kind == F_CLAIM:
            claims = self._cards_in(CLAIM_, town, town.called)
            if self.setup.watch_optional:
                claims.append(DECLINE_)
            return claims
        return self._replacements(town, b_of(f))

    def _placings(self, seat: i64, town: Town, must_place: i64) -> list[int]:
        legal = _codes(PLACE_, town.empty())
        if must_place or self.namer == seat:
            return legal
        industry: i64 = self.cards[INDUSTRY]
        if industry == FACTORY and self.stocked_kinds(town) >> self.named & 1:
            legal.extend(_codes(EXCHANGE_, ALL_RESOURCES & ~(1 << self.named)))
        elif industry == WAREHOUSE and town.built[INDUSTRY]:
            self._storings(town, legal)
        if town.has_monument(STATUE):
            legal.extend(_codes(LODGE_, self.free_cottages(town)))
        if self.setup.cavern and town.caverns < CAVERN_USES:
            legal.append(CAVERN_)
        return legal

    def _storings(self, town: Town, legal: list[int]) -> None:
        """Warehouse: put the cube on it if there is room, or exchange it for another lying there."""
        stores: i64 = town.built[INDUSTRY]
        for cell in range(16):
            if stores >> cell & 1 and town.stocked_in_all(cell) < COUNT[WAREHOUSE]:
                legal.append(STORE_ + cell)
        for cell in range(16):
            if stores >> cell & 1:
                for resource in range(5):
                    if resource != self.named and town.stocked(cell, resource):
                        legal.append(SWAP_ + cell * 5 + resource)

    def _buildings(self, town: Town) -> list[int]:
        legal: list[int] = []
        wild = self.wild(town)
        seen: list[int] = []
        for plan in town.ready:
            card: i64 = PLAN_BUILDING[plan]
            if card == BANK and self.banked(town) == ALL_RESOURCES:
                continue
            if wild:
                # Trading Posts make one building possible in several ways; only which cubes go makes a difference.
                effect: i64 = card << 16 | PLAN_CELLS[plan] & ~wild
                if effect in seen:
                    continue
                seen.append(effect)
            legal.append(BUILD_ + plan)
        legal.append(DONE_)
        return legal

    def _cards_in(self, base: i64, town: Town | None, families: i64) -> list[int]:
        """The cards of some families; a Bank only where its owner has a resource left for it."""
        legal: list[int] = []
        for family in range(COMMON):
            card: i64 = self.cards[family]
            if families >> family & 1 and (town is None or self.has_room_for(town, card)):
                legal.append(base + card)
        return legal

    def _replacements(self, town: Town, done: i64) -> list[int]:
        legal: list[int] = []
        for cell in range(16):
            if (town.houses & ~town.built[MONUMENT] & ~done) >> cell & 1:
                for family in range(COMMON):
                    card: i64 = self.cards[family]
                    if town.built[family] >> cell & 1 == 0 and self.has_room_for(town, card):
                        legal.append(REPLACE_ + cell * FIRST_MONUMENT + card)
        legal.append(DECLINE_)
        return legal

    # --- what an action does ----------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            course.draw(self, action)
            return
        town = self.towns[seat]
        f: i64 = town.frames.pop()
        kind = kind_of(f)
        if kind == F_PLACE:
            self._place(town, action)
        elif kind == F_BUILD:
            if action != DONE_:
                self._build(town, action - BUILD_)
        elif kind == F_STAND:
            self._stand(town, a_of(f), action - STAND_, c_of(f) != PUT_THERE)
        elif kind == F_NAME:
            self.named = action - NAME_
            self.namer = seat
            town.hammers += 1
        elif kind == F_TAKE:
            self._take(town, action - TAKE_)
        elif kind == F_KEEP:
            town.monument = FIRST_MONUMENT + action - KEEP_
        elif kind == F_STOCK:
            town.put(a_of(f), action - STOCK_, 1)
        elif kind == F_GIFT:
            self._put(town, FAMILY[action - GIFT_])
        elif kind == F_RESERVE:
            town.watch |= 1 << FAMILY[action - RESERVE_]
            if a_of(f) > 1:
                town.frames.append(frame(F_RESERVE, a_of(f) - 1))
        elif kind == F_CLAIM:
            self._claim(town, action)
        elif kind == F_REPLACE:
            self._replace(town, action, a_of(f), b_of(f))
        if town.frames and kind_of(town.frames[-1]) == F_CLAIM and not course.can_claim(self, town):
            town.frames.pop()
        if not town.frames:
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                course.close(self)

    def _place(self, town: Town, action: i64) -> None:
        if action < EXCHANGE_:
            cell = action - PLACE_
            resource = town.hand
            if resource < GLASS:
                town.low |= BIT[cell + 16 * resource]
            else:
                town.high |= BIT[cell + 16 * (resource - GLASS)]
            self.gained(town, cell, resource)
        elif action < STORE_:
            town.hand = action - EXCHANGE_
            town.frames.append(frame(F_PLACE, 1))
            return
        elif action < SWAP_:
            town.put(action - STORE_, town.hand, 1)
        elif action < LODGE_:
            cell, resource = (action - SWAP_) // 5, (action - SWAP_) % 5
            town.put(cell, town.hand, 1)
            town.put(cell, resource, -1)
            town.hand = resource
            town.frames.append(frame(F_PLACE, 1))
            return
        elif action < CAVERN_:
            town.put(action - LODGE_, town.hand, 1)
        else:
            town.caverns += 1
        town.hand = NONE

    def _take(self, town: Town, resource: i64) -> None:
        if self.setup.solo:
            row = self.row[:]
            row.remove(resource)
            self.row = row
            self.under = [*self.under, resource]
            self.named = resource
            self.namer = NONE
        else:
            town.hand = resource
            town.frames.append(frame(F_PLACE, 1))

    def _build(self, town: Town, plan: i64) -> None:
        card: i64 = PLAN_BUILDING[plan]
        cells: i64 = PLAN_CELLS[plan] & ~self.wild(town)
        town.low &= ~(cells * LOW_THREE)
        town.high &= ~(cells * HIGH_TWO)
        self.lost(town)
        if card >= FIRST_MONUMENT:
            town.shown += 1
        anywhere = card == SHED or town.has_monument(OBELISK)
        town.frames.append(frame(F_BUILD))
        town.frames.append(frame(F_STAND, FAMILY[card], town.empty() if anywhere else cells))

    def _put(self, town: Town, family: i64) -> None:
        """A building from the supply, on any empty square."""
        town.frames.append(frame(F_STAND, family, town.empty(), PUT_THERE))

    def _stand(self, town: Town, family: i64, cell: i64, constructed: bool) -> None:
        built = town.built[:]
        built[family] |= 1 << cell
        town.built = built
        town.houses |= 1 << cell
        if constructed or self.setup.watch_sees_gifts:
            town.raised |= 1 << family
        if family == INDUSTRY:
            self._open_industry(town, cell, constructed)
        elif family == MONUMENT:
            self._unveil(town)

    def _open_industry(self, town: Town, cell: i64, constructed: bool) -> None:
        card: i64 = self.cards[INDUSTRY]
        if card == TRADING_POST:
            for resource in range(5):
                self.gained(town, cell, resource)
        elif card != WAREHOUSE and (constructed or self.setup.gifts_are_stocked):
            town.frames.append(frame(F_STOCK, cell))

    def _unveil(self, town: Town) -> None:
        """A monument stands: some do something at once."""
        self._lose_plans(town)
        card = town.monument
        if card == SHRINE:
            town.shrine = scoring.shrine_value(BITS[town.houses])
        elif card == GROVE:
            if town.empty():
                town.frames.append(frame(F_GIFT))
        elif card == WATCH:
            town.frames.append(frame(F_RESERVE, COUNT[WATCH]))
        elif card == GUILD and town.houses != town.built[MONUMENT]:
            town.frames.append(frame(F_REPLACE, COUNT[GUILD]))

    def _lose_plans(self, town: Town) -> None:
        """A monument is built once: its other plans fit no more."""
        town.ready = [plan for plan in town.ready if PLAN_BUILDING[plan] < FIRST_MONUMENT]

    def _replace(self, town: Town, action: i64, more: i64, done: i64) -> None:
        if action == DECLINE_:
            return
        cell, card = (action - REPLACE_) // FIRST_MONUMENT, (action - REPLACE_) % FIRST_MONUMENT
        bit: i64 = 1 << cell
        town.built = [squares & ~bit for squares in town.built]
        town.clear(cell)
        town.houses &= ~bit
        if more > 1 and town.houses & ~town.built[MONUMENT] & ~done:
            town.frames.append(frame(F_REPLACE, more - 1, done | bit))
        self.lost(town)
        self._stand(town, FAMILY[card], cell, False)

    # --- Opaleye's Watch --------------------------------------------------------------------------

    def _claim(self, town: Town, action: i64) -> None:
        if action == DECLINE_:
            town.called = 0
            return
        family: i64 = FAMILY[action - CLAIM_]
        town.called &= ~(1 << family)
        town.watch &= ~(1 << family)
        town.frames.append(frame(F_CLAIM))
        self._put(town, family)

    # --- what a seat may not know -----------------------------------------------------------------

    def hide(self, seat: i64, rng: Rng) -> None:
        """The monuments of the others, as far as they have not been built."""
        if not self.setup.monuments:
            return
        known = self.towns[seat].dealt
        for town in self.towns:
            if town.unveiled():
                known |= 1 << town.monument - FIRST_MONUMENT
        stack = [m for m in range(MONUMENTS) if known >> m & 1 == 0 and self.in_box(FIRST_MONUMENT + m)]
        for other in range(self.seats):
            town = self.towns[other]
            if other == seat or town.dealt == 0:
                continue
            count = BITS[town.dealt]
            unveiled = town.unveiled()
            town.dealt = 1 << town.monument - FIRST_MONUMENT if unveiled else 0
            while BITS[town.dealt] < count:
                card: i64 = stack.pop(rng.below(len(stack)))
                if not unveiled and town.monument != NONE and town.dealt == 0:
                    town.monument = FIRST_MONUMENT + card
                town.dealt |= 1 << card
            if not unveiled and town.monument != NONE:
                self.find_ready(town)

    def secret(self, seat: int, action: int, viewer: int | None) -> bool:
        if seat == CHANCE:
            return DEAL_ <= action < FIRST_ and viewer != self.next_dealt()
        return action < NAME_ and viewer != seat

    # --- points, and what people are told ---------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def worth(self, seat: i64) -> i64:
        return evaluate.worth(self, seat)

    def breakdown(self, seat: int) -> list[Points]:
        return view.breakdown(self, seat)

    def places(self) -> list[int]:
        return scoring.places(self)

    def ending(self) -> str:
        if self.stage != OVER:
            return ""
        return "completed" if all(town.empty() == 0 for town in self.towns) else "banked"

    def verdict(self) -> Text | None:
        if self.stage != OVER or not self.setup.solo:
            return None
        return Text("rank-" + scoring.solo_rank(int(self.score(0))))

    def progress(self) -> Text | None:
        return explain.progress(self)

    def prompt(self, seat: int) -> Text:
        return explain.prompt(self, seat)

    def particulars(self, seat: int, action: int) -> dict[str, TextArg]:
        return explain.particulars(self, seat, action)

    def why_not(self, seat: int, action: int) -> Text:
        return explain.why_not(self, seat, action)

    def elements(self, seat: int, action: int) -> list[str]:
        return view.elements(self, seat, action)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def board(self) -> str:
        return view.board(self)


def _codes(base: i64, mask: i64) -> list[int]:
    """An action for every bit of the mask."""
    codes: list[int] = []
    value: i64 = 0
    while mask:
        if mask & 1:
            codes.append(base + value)
        mask >>= 1
        value += 1
    return codes
