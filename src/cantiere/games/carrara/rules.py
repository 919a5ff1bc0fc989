"""The rules of The Palaces of Carrara: whose decision it is, which actions are open, what an action does.

A turn is one action (buy, build, score or pass), asked for in small steps that lie on one stack of frames. In the
advanced game pieces may be put up or bought before and after it, so that the turn ends with `end_turn`. What the
actions do stands in `market`, `building`, `court` and `pieces`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.carrara import building, court, evaluate, explain, market, pieces, position, refusal, scoring, view
from cantiere.games.carrara.actions import (
    BUILD_,
    BUY_,
    DECORATE_,
    DONE_,
    DRAW_,
    END_TURN_,
    FIRST_,
    IMPROVE_,
    MOST_PAID,
    PASS_,
    PAY_,
    PILLAR_,
    RELIEF_,
    REVEAL_,
    ROTATE_,
    ROTATE_INNER_,
    SCORE_,
    SPIN_,
    UPGRADE_,
)
from cantiere.games.carrara.box import (
    ALL_BLOCKS,
    COINS_NEEDED,
    GOLD_PIECE,
    IMPROVEMENTS,
    OFFER,
    ONE_OF_EACH,
    OUTER,
    PASS_COINS,
    START_BLOCKS,
    WHITE,
    supply_for,
)
from cantiere.games.carrara.packs import ONE, held, kind_at, total
from cantiere.games.carrara.state import (
    F_BUY,
    F_DRAW,
    F_END,
    F_FIRST,
    F_GIFT,
    F_IMPROVE,
    F_PAY,
    F_PUT,
    F_REVEAL,
    F_REWARD,
    F_SCORE,
    F_SPIN,
    F_TURN,
    NONE,
    House,
    Table,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import a_of, b_of, c_of, frame, kind_of
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, Points
from cantiere.kernel.text import Text, TextArg

USUAL_COINS: Final = 16  # what is guessed to lie behind a screen: any number of coins below this


@final
class Carrara(Table):
    # --- whose decision ---------------------------------------------------------------------------

    def actor(self) -> i64:
        if not self.frames:
            return NOBODY
        return CHANCE if kind_of(self.frames[-1]) <= F_DRAW else self.turn

    def barrier(self, seat: i64) -> i64:
        return self.shown

    def clone(self) -> Carrara:
        copy = Carrara(self.game, self.seats, self.setup)
        self.copy_to(copy)
        return copy

    # --- which actions ----------------------------------------------------------------------------

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn or self.actor() != seat:
            return []
        house = self.houses[seat]
        f: i64 = self.frames[-1]
        kind = kind_of(f)
        if kind == F_TURN:
            return self._turn(seat, house)
        if kind == F_BUY:
            return market.purchases(self, house, a_of(f))
        if kind == F_PAY:
            return building.payments(house, a_of(f), b_of(f), c_of(f))
        if kind == F_IMPROVE:
            return building.improvements(self)
        if kind == F_SCORE:
            return court.scorable(self, seat)
        if kind == F_REWARD:
            return market.rewards(self, a_of(f))
        if kind == F_GIFT:
            return market.gifts(self)
        if kind == F_PUT:
            return pieces.placings(self, seat, a_of(f))
        legal: list[int] = []
        pieces.extras(self, seat, legal)
        legal.append(END_TURN_)
        return legal

    def _turn(self, seat: i64, house: House) -> list[int]:
        legal: list[int] = []
        market.openings(self, house, legal)
        building.buildable(self, house, legal)
        court.pillars(self, seat, legal)
        if self.setup.advanced:
            pieces.extras(self, seat, legal)
        legal.append(PASS_)
        return legal

    # --- what an action does ----------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        f: i64 = self.frames.pop()
        kind = kind_of(f)
        if seat == CHANCE:
            self._draw(kind, a_of(f), action)
        else:
            self._decide(seat, f, kind, action)
        if not self.frames:
            if action == END_TURN_ or not self.setup.advanced:
                self._next_turn()
            else:
                self.frames.append(frame(F_END))

    def _decide(self, seat: i64, f: i64, kind: i64, action: i64) -> None:
        house = self.houses[seat]
        if kind == F_TURN:
            self._act(seat, house, action)
        elif kind == F_BUY:
            if action == RELIEF_:
                market.relieve(self, house)
            elif action != DONE_:
                market.buy(self, house, action - BUY_)
        elif kind == F_PAY:
            building.pay(self, house, action, a_of(f), c_of(f))
        elif kind == F_IMPROVE:
            building.improve(self, house, action)
        elif kind == F_SCORE:
            court.score(self, seat, action - SCORE_)
        elif kind == F_PUT:
            pieces.settle(self, house, a_of(f), action)
        elif kind != F_END:  # F_REWARD, F_GIFT
            market.take(self, action)
        elif action != END_TURN_:
            pieces.do_extra(self, house, action)
            self.frames.append(f)

    def _act(self, seat: i64, house: House, action: i64) -> None:
        """The action of a turn. Anything but scoring gives up the bonus of a royal visit first."""
        if DECORATE_ <= action < PASS_:
            pieces.do_extra(self, house, action)
            self.frames.append(frame(F_TURN))
            return
        if PILLAR_ <= action < SCORE_:
            court.take_pillar(self, seat, action - PILLAR_)
            return
        court.forfeit(self, seat)
        if action == ROTATE_:
            market.rotate(self)
        elif action == ROTATE_INNER_:
            market.rotate_inner(self)
        elif action < DONE_:
            market.buy(self, house, action - BUY_)
        elif action == PASS_:
            house.coins += PASS_COINS
        elif action < UPGRADE_:
            building.build(self, house, action - BUILD_)
        else:
            building.upgrade(self, house, action - UPGRADE_)

    # --- the course of the game -------------------------------------------------------------------

    def open(self) -> None:
        """Lay the table for a new game: who begins, the outer disc and the first offer are left to chance."""
        self.wheel[0] = ONE_OF_EACH
        self.bag = ALL_BLOCKS - ONE_OF_EACH
        self.offer = [NONE] * OFFER
        self.stack = self.setup.tiles
        self.monuments = 0b111111
        self.improvements = IMPROVEMENTS
        for _ in range(self.seats):
            house = House()
            house.court = self.setup.court
            self.houses.append(house)
        self.frames = [frame(F_TURN), frame(F_REVEAL, OFFER)]
        if self.setup.advanced:
            self.supply = supply_for(int(self.seats))
            self.frames.append(frame(F_SPIN))
        self.frames.append(frame(F_FIRST))

    def _next_turn(self) -> None:
        self.shown += 1
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self.bought = False
        self.fresh = NONE
        if self.turn == self.ender or self.turns == self.setup.last_turn:
            return
        if self.holder == self.turn:
            self.holder = NONE
            self.visited = NONE
        self.frames.append(frame(F_TURN))

    # --- chance -----------------------------------------------------------------------------------

    def tickets(self) -> i64:
        kind = kind_of(self.frames[-1])
        if kind == F_DRAW:
            return total(self.bag)
        if kind == F_REVEAL:
            count: i64 = 0
            stack = self.stack
            while stack:
                stack &= stack - 1
                count += 1
            return count
        return self.seats if kind == F_FIRST else len(OUTER)

    def outcome(self, ticket: i64) -> i64:
        kind = kind_of(self.frames[-1])
        if kind == F_DRAW:
            return DRAW_ + kind_at(self.bag, ticket)
        if kind == F_REVEAL:
            tile: i64 = 0
            while True:
                if self.stack >> tile & 1:
                    if ticket == 0:
                        return REVEAL_ + tile
                    ticket -= 1
                tile += 1
        return (FIRST_ if kind == F_FIRST else SPIN_) + ticket

    def _draw(self, kind: i64, count: i64, action: i64) -> None:
        self.shown += 1
        if kind == F_DRAW:
            market.draw(self, action - DRAW_, count - 1)
        elif kind == F_REVEAL:
            self._reveal(action - REVEAL_, count - 1)
        elif kind == F_SPIN:
            self.outer = (6 - OUTER.index(action - SPIN_)) % 6
        else:
            self._begin(action - FIRST_)

    def _begin(self, seat: i64) -> None:
        """Everybody takes the first blocks, in the order of turns."""
        self.first = seat
        self.turn = seat
        for step in range(self.seats):
            blocks: i64 = START_BLOCKS[step]
            self.houses[(seat + step) % self.seats].blocks = blocks
            self.bag -= blocks

    def _reveal(self, tile: i64, more: i64) -> None:
        self.stack &= ~BIT[tile]
        self.offer[self.offer.index(NONE)] = tile
        if more:
            self.frames.append(frame(F_REVEAL, more))
        if self.stack == 0:
            for house in self.houses:
                if house.is_done():
                    court.trigger_end(self, self.turn)

    # --- what a seat may not know -----------------------------------------------------------------

    def hide(self, seat: i64, rng: Rng) -> None:
        """Redeal what lies behind the other screens.

        Known to everybody is how many blocks are in the bag, and so, all together, how many the others hold; which
        ones, and who has how many, is dealt anew out of all blocks the seat does not see. Coins are anybody's guess.
        Only what the rules have just shown stays certain: who is paying can pay, who is scoring can score."""
        if self.is_open():
            return
        unknown: i64 = ALL_BLOCKS - self.on_wheel() - self.houses[seat].blocks
        in_bag = total(self.bag)
        for other in range(self.seats):
            if other != seat:
                self.houses[other].coins = rng.below(USUAL_COINS)
                self.houses[other].blocks = 0
        if seat != self.turn:
            self._keep_promises(self.houses[self.turn], unknown, total(unknown) - in_bag)
            unknown -= self.houses[self.turn].blocks
        self.bag = 0
        while total(self.bag) < in_bag:
            block: i64 = ONE[kind_at(unknown, rng.below(total(unknown)))]
            unknown -= block
            self.bag += block
        while unknown:
            block = ONE[kind_at(unknown, 0)]
            unknown -= block
            self.houses[(seat + 1 + rng.below(self.seats - 1)) % self.seats].blocks += block

    def _keep_promises(self, house: House, unknown: i64, most: i64) -> None:
        """Give who is about to pay the blocks best suited to it, up to `most`, and who is about to score the coins for
        a coin place if no other place is open."""
        for f in self.frames:
            if kind_of(f) == F_PAY:
                for colour in [*range(WHITE, b_of(f) - 1, -1), c_of(f) - 1]:
                    count = min(held(unknown, colour), most) if colour >= 0 else 0
                    house.blocks += ONE[colour] * count
                    most -= count
            elif kind_of(f) == F_SCORE:
                gold = self.in_hand(F_PUT, GOLD_PIECE)
                if scoring.open_places(self, self.turn, 0, gold) == 0:
                    house.coins = max(house.coins, COINS_NEEDED[1])

    def secret(self, seat: int, action: int, viewer: int | None) -> bool:
        """Blocks that are paid are seen by all; which colour somebody has and keeps is not."""
        if viewer == seat or self.setup.open_money:
            return False
        return PAY_ <= action < IMPROVE_ and (action - PAY_) % (MOST_PAID + 1) == 0

    # --- points, and what people are told ---------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def worth(self, seat: i64) -> i64:
        return evaluate.worth(self, seat)

    def breakdown(self, seat: int) -> list[Points]:
        return scoring.breakdown(self, seat)

    def breakdown_seen(self, seat: int, viewer: int | None) -> list[Points]:
        return view.breakdown_seen(self, seat, viewer, scoring.breakdown(self, seat))

    def places(self) -> list[int]:
        return scoring.places(self)

    def ending(self) -> str:
        if self.frames:
            return ""
        return "completed" if self.turn == self.ender else "capped"

    def progress(self) -> Text | None:
        return explain.progress(self)

    def prompt(self, seat: int) -> Text:
        return explain.prompt(self, seat)

    def particulars(self, seat: int, action: int) -> dict[str, TextArg]:
        return explain.particulars(self, seat, action)

    def why_not(self, seat: int, action: int) -> Text:
        return refusal.why_not(self, seat, action)

    def why_not_at(self, seat: int, element: str) -> Text | None:
        action = refusal.meant(self, seat, element)
        if action == NONE:
            return super().why_not_at(seat, element)
        return None if action in self.legal(seat) else refusal.why_not(self, seat, action)

    def elements(self, seat: int, action: int) -> list[str]:
        return view.elements(self, seat, action)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def plain(self) -> dict[str, object]:
        return position.plain(self)

    def board(self) -> str:
        return view.board(self)
