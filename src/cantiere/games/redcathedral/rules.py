"""The rules of The Red Cathedral: whose decision it is, which actions are open, what an action does.

A turn is exactly one basic action (claim, work, market), with the optional actions at any moment of it, and ends when
its player says so; then the dice that were used are rolled.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cantiere.games.redcathedral import (
    building,
    evaluate,
    explain,
    laying,
    market,
    position,
    scoring,
    solo,
    view,
)
from cantiere.games.redcathedral.actions import (
    ACQUIRE_,
    ACTIVATE_,
    BANNER_,
    BUILD_,
    CLAIM_,
    DEAL_DIE_,
    DECORATE_,
    DONE_,
    END_TURN_,
    EXTRA,
    HIS_CLAIM_,
    HIS_ORNAMENT_,
    MOVE_,
    PER_SECTION,
    RECEIVE_,
    REROLL_,
    ROLL_,
    SELL_,
    SELL_PRESTIGE_,
    SIDE_,
    TILE_,
)
from cantiere.games.redcathedral.box import (
    ADVANCED,
    DELIVERIES,
    DICE,
    INFLUENCE_ACTION,
    ORNAMENTS_EACH,
    QUARTER,
    SIDES,
)
from cantiere.games.redcathedral.laying import PIPS
from cantiere.games.redcathedral.state import (
    ACQUIRED,
    ACTIVATED,
    F_BANNER,
    F_DELIVER,
    F_HIS_CLAIM,
    F_HIS_ORNAMENT,
    F_JAKOVLEV,
    F_MARKET,
    F_RECEIVE,
    F_ROLL,
    F_SHUFFLE,
    F_SIDE,
    F_TILE,
    F_TURN,
    F_WORK,
    FIRST,
    JAKOVLEV,
    OVER,
    PLAY,
    SELLING,
    SOLD,
    UNSOLD,
    USED,
    Player,
    Table,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import a_of, b_of, frame, kind_of
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, Points
from cantiere.kernel.text import Text, TextArg


@final
class RedCathedral(Table):
    # --- whose decision ---------------------------------------------------------------------------

    def actor(self) -> i64:
        if not self.frames:
            return NOBODY if self.stage == OVER else CHANCE
        kind = kind_of(self.frames[-1])
        if kind < F_HIS_CLAIM:
            return self.turn
        if kind >= F_ROLL:
            return CHANCE
        # Where the rules leave Jakovlev no choice, nobody is asked.
        return CHANCE if len(self.his_places()) == 1 else 0

    def his_places(self) -> list[int]:
        """The sections Jakovlev's banner or ornament may go to."""
        f: i64 = self.frames[-1]
        if kind_of(f) == F_HIS_CLAIM:
            return solo.claim_places(self, a_of(f) == 1)
        return solo.ornament_places(self)

    def barrier(self, seat: i64) -> i64:
        return self.turns

    def clone(self) -> RedCathedral:
        copy = RedCathedral(self.game, self.seats, self.setup)
        self.copy_to(copy)
        return copy

    # --- which actions ----------------------------------------------------------------------------

    def legal(self, seat: i64) -> list[int]:
        legal: list[int] = []
        if seat < 0 or self.actor() != seat:
            return legal
        f: i64 = self.frames[-1]
        kind = kind_of(f)
        if kind in (F_HIS_CLAIM, F_HIS_ORNAMENT):
            base = HIS_CLAIM_ if kind == F_HIS_CLAIM else HIS_ORNAMENT_
            for s in self.his_places():
                legal.append(base + s)
            return legal
        if kind == F_SIDE:
            for side in range(len(SIDES)):
                legal.append(SIDE_ + side)
            return legal
        player = self.players[seat]
        self._decisions(player, f, kind, legal)
        market.add_optional(self, player, legal)
        return legal

    def _decisions(self, player: Player, f: i64, kind: i64, legal: list[int]) -> None:
        """What the top frame asks for, without the optional actions."""
        if kind == F_TURN:
            building.add_claims(self, player, legal)
            building.add_deliveries(self, player, DELIVERIES, legal)
            market.add_moves(self, player, self.turn, legal)
        elif kind == F_WORK:
            building.add_deliveries(self, player, a_of(f), legal)
            legal.append(END_TURN_)
        elif kind == F_MARKET:
            market.add_market(self, player, a_of(f), b_of(f), legal)
            legal.append(END_TURN_)
        elif kind == F_BANNER:
            legal.extend(building.banner_sources(player))
        elif kind == F_TILE:
            building.add_tile_places(player, self.turn, legal)
        elif kind == F_DELIVER:
            building.add_deliveries(self, player, a_of(f), legal)
            legal.append(DONE_)
        else:  # F_RECEIVE
            market.add_receiving(self, legal)

    # --- what an action does ----------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.turns += 1
            self._draw(action)
        elif action == SELL_PRESTIGE_:
            market.sell_prestige(self, self.players[seat])
        else:
            if self.sold == SELLING:
                self.sold = SOLD
            self._decide(action)
        if not self.frames and self.stage == PLAY:
            self._pass_on()

    def _decide(self, action: i64) -> None:
        if action < BUILD_:
            self._claim(action)
        elif action < MOVE_:
            self._deliver(action)
        elif action < SELL_:
            self._visit(action)
        elif action < RECEIVE_:
            self._use_influence(action)
        elif action < DONE_:
            self._receive(action - RECEIVE_)
        elif action == DONE_:
            self.frames.pop()
        elif action == END_TURN_:
            self._end_turn()
        elif action < HIS_CLAIM_:
            market.pay_for_reroll(self, self.players[self.turn])
            self.frames.append(frame(F_ROLL, self.dice_on(action - REROLL_)))
        else:
            self._place_his(action)

    # --- claiming ---------------------------------------------------------------------------------

    def _claim(self, action: i64) -> None:
        """The section, then the banner (if there is a choice), then the tile."""
        if action < CLAIM_:
            self._choose_side(action - SIDE_)
            return
        player = self.players[self.turn]
        f: i64 = self.frames.pop()
        if action < BANNER_:
            self.frames.append(frame(F_WORK))
            sources = building.banner_sources(player)
            if len(sources) == 1:
                self._raise_banner(player, sources[0] - BANNER_, action - CLAIM_)
            else:
                self.frames.append(frame(F_BANNER, action - CLAIM_))
        elif action < TILE_:
            self._raise_banner(player, action - BANNER_, a_of(f))
        else:
            face_down = (action - TILE_) % 2 == 1
            building.lay_tile(self, self.turn, (action - TILE_) // 2, face_down, self.tiles[a_of(f)])

    def _raise_banner(self, player: Player, source: i64, s: i64) -> None:
        building.take_banner(player, source)
        player.claims |= BIT[s]
        self.frames.append(frame(F_TILE, s))

    # --- working ----------------------------------------------------------------------------------

    def _deliver(self, action: i64) -> None:
        f: i64 = self.frames.pop()
        kind = kind_of(f)
        left = DELIVERIES if kind == F_TURN else a_of(f)
        if action < DECORATE_:
            building.deliver(self, self.turn, (action - BUILD_) // PER_SECTION, (action - BUILD_) % PER_SECTION)
            left -= 1
        else:
            place = action - DECORATE_
            left -= building.decorate(self, self.turn, place // PER_SECTION, place % PER_SECTION)
        if kind != F_DELIVER:
            self.frames.append(frame(F_WORK, left))
        elif market.can_deliver(self, self.players[self.turn], left):
            self.frames.append(frame(F_DELIVER, left))

    # --- the market -------------------------------------------------------------------------------

    def _visit(self, action: i64) -> None:
        player = self.players[self.turn]
        f: i64 = self.frames.pop()
        if action < ACQUIRE_:
            die = (action - MOVE_) // EXTRA
            market.move(self, player, die, (action - MOVE_) % EXTRA)
            self.frames.append(frame(F_MARKET, die))
        elif action < ACTIVATE_:
            market.acquire(self, player, self.die_space[a_of(f)], action - ACQUIRE_ + 1)
            self.frames.append(frame(F_MARKET, a_of(f), b_of(f) | ACQUIRED))
        else:
            market.activate(self, player, action - ACTIVATE_)
            self.frames.append(frame(F_MARKET, a_of(f), b_of(f) | ACTIVATED))

    def _use_influence(self, action: i64) -> None:
        """A half of the quarter's card; it may open a delivery or an exchange on top of the visit."""
        f: i64 = self.frames.pop()
        half = market.half_of(action)
        self.frames.append(frame(F_MARKET, a_of(f), b_of(f) | USED << half))
        card: i64 = self.influence[self.die_space[a_of(f)] // QUARTER]
        market.use_influence(self, self.players[self.turn], INFLUENCE_ACTION[card * 2 + half], action)

    def _receive(self, material: i64) -> None:
        player = self.players[self.turn]
        left = a_of(self.frames.pop()) - 1
        market.receive(self, player, material)
        if left and player.room():
            self.frames.append(frame(F_RECEIVE, left))

    # --- the course of the game -------------------------------------------------------------------

    def open(self) -> None:
        """Begin: sides of the boards where everybody chooses, then chance lays out the rest."""
        for who in range(self.setup.players):
            self.players.append(Player())
            self._set_up_board(who, self.default_side() if who < self.seats else 0)
        if self.setup.sides == "each":
            self.frames = [frame(F_SIDE)]
        else:
            self._lay_out()

    def _set_up_board(self, who: i64, side: i64) -> None:
        """Banners and ornaments on the chosen side; on the advanced one the ornaments are locked."""
        player = self.players[who]
        player.side = side
        player.covered, player.spare, first, second = self.banners_at_start(who, side)
        player.white = first | second << 1
        player.ornaments = 0
        if side != ADVANCED:
            for kind, number in enumerate(ORNAMENTS_EACH):
                player.ornaments += number * BIT[2 * kind]

    def _choose_side(self, side: i64) -> None:
        self._set_up_board(self.turn, side)
        self.frames.pop()
        self.turns += 1
        self.turn += 1
        if self.turn < self.seats:
            self.frames.append(frame(F_SIDE))
        else:
            self._lay_out()

    def _lay_out(self) -> None:
        self.turn = 0
        if self.setup.solo:
            laying.begin_with(self, 0)
        else:
            self.stage = FIRST

    def _end_turn(self) -> None:
        """The dice on the space that was used are rolled; then the next player."""
        f: i64 = self.frames.pop()
        self.turns += 1
        if kind_of(f) == F_MARKET:
            self.frames.append(frame(F_ROLL, self.dice_on(self.die_space[a_of(f)])))

    def _pass_on(self) -> None:
        """To the next player, unless that is the one who completed the sixth section: then everybody has had a last
        turn."""
        self.turn = (self.turn + 1) % self.setup.players
        self.rerolled = 0
        self.sold = UNSOLD
        if self.turn == self.ender:
            self.stage = OVER
        elif self.setup.solo and self.turn == JAKOVLEV:
            solo.begin_turn(self)
        else:
            self.frames = [frame(F_TURN)]

    # --- chance -----------------------------------------------------------------------------------

    def tickets(self) -> i64:
        if not self.frames:
            return laying.tickets(self)
        kind = kind_of(self.frames[-1])
        if kind == F_ROLL:
            return PIPS
        return len(solo.undealt(self)) if kind == F_SHUFFLE else 1

    def outcome(self, ticket: i64) -> i64:
        if not self.frames:
            return laying.outcome(self, ticket)
        f: i64 = self.frames[-1]
        kind = kind_of(f)
        if kind == F_ROLL:
            return ROLL_ + _lowest(a_of(f)) * PIPS + ticket
        if kind == F_SHUFFLE:
            return solo.undealt(self)[ticket]
        if kind == F_JAKOVLEV:
            return solo.turn_card(self)
        return (HIS_CLAIM_ if kind == F_HIS_CLAIM else HIS_ORNAMENT_) + self.his_places()[0]

    def _draw(self, action: i64) -> None:
        if not self.frames:
            laying.draw(self, action)
            return
        f: i64 = self.frames[-1]
        kind = kind_of(f)
        if kind == F_ROLL:
            die = (action - ROLL_) // PIPS
            self.turn_die(die, (action - ROLL_) % PIPS + 1)
            self.frames.pop()
            if a_of(f) != BIT[die]:
                self.frames.append(frame(F_ROLL, a_of(f) & ~BIT[die]))
        elif kind == F_SHUFFLE:
            solo.deal(self, action - DEAL_DIE_)
        elif kind == F_JAKOVLEV:
            solo.take_turn(self)
        else:
            self._place_his(action)

    def _place_his(self, action: i64) -> None:
        """Jakovlev's banner or ornament, wherever the choice came from."""
        f: i64 = self.frames.pop()
        if action < HIS_ORNAMENT_:
            solo.claim(self, action - HIS_CLAIM_, a_of(f) == 1)
        else:
            solo.place_ornament(self, action - HIS_ORNAMENT_)

    def hide(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden: what is not drawn yet is known to nobody."""

    # --- points, and what people are told ---------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def worth(self, seat: i64) -> i64:
        return evaluate.worth(self, seat)

    def breakdown(self, seat: int) -> list[Points]:
        return scoring.lines(self, seat)

    def places(self) -> list[int]:
        return scoring.places(self)

    def ending(self) -> str:
        return scoring.ending(self) if self.stage == OVER else ""

    def verdict(self) -> Text | None:
        return scoring.verdict(self) if self.stage == OVER and self.setup.solo else None

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

    def plain(self) -> dict[str, object]:
        return position.plain(self)

    def board(self) -> str:
        return view.board(self)


def _lowest(mask: i64) -> i64:
    """The lowest die of a mask."""
    die: i64 = 0
    while die < len(DICE) and mask >> die & 1 == 0:
        die += 1
    return die
