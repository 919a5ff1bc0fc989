"""The rules of Tiletum: whose decision it is, which actions are open, what an action does.

A turn is a stack of decisions: below lies the action of the die, above whatever its bonuses have opened. Tasks
interrupt any of them. `offers` lists what may be done, `deeds` does it, `course` leads from turn to turn; nothing on
the table is known to one player only, so `hide` has nothing to do.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cantiere.games.tiletum import course, evaluate, explain, position, reckoning, scoring, solo, view
from cantiere.games.tiletum.actions import END_TURN_, TURN_WHEEL_
from cantiere.games.tiletum.deeds import decide
from cantiere.games.tiletum.offers import offers
from cantiere.games.tiletum.state import F_RESTOCK, KING_TILE, OVER, TITUS, TURN, Table
from cantiere.kernel.frames import kind_of
from cantiere.kernel.options import OptionValue
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, Points
from cantiere.kernel.text import Text, TextArg


@final
class Tiletum(Table):
    # --- whose decision ---------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.stage == TURN:
            if self.who < self.seats and kind_of(self.frames[-1]) != F_RESTOCK:
                return self.who
            return CHANCE
        if self.stage == KING_TILE:
            return self.who
        return NOBODY if self.stage == OVER else CHANCE

    def barrier(self, seat: i64) -> i64:
        return self.turns

    def clone(self) -> Tiletum:
        copy = Tiletum(self.game, self.seats, self.setup)
        self.copy_to(copy)
        return copy

    # --- actions ----------------------------------------------------------------------------------

    def legal(self, seat: i64) -> list[int]:
        return offers(self) if seat >= 0 and self.actor() == seat else []

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.turns += 1
        if action >= TURN_WHEEL_:
            course.draw(self, action)
        elif self.stage == KING_TILE:
            course.answer_king(self, action)
        elif action == END_TURN_:
            course.end_turn(self)
        else:
            decide(self, action)

    def tickets(self) -> i64:
        return 1 if self._titus_decides() else course.tickets(self)

    def outcome(self, ticket: i64) -> i64:
        return solo.decide(self) if self._titus_decides() else course.outcome(self, ticket)

    def _titus_decides(self) -> bool:
        """Titus' decisions are no draws, but it is chance that carries them out."""
        return self.stage == TURN and self.who >= self.seats and kind_of(self.frames[-1]) != F_RESTOCK

    def hide(self, seat: i64, rng: Rng) -> None:
        """Nobody knows more than anybody else."""

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
        if not self.setup.solo:
            return "four_rounds"
        return "titus_beaten" if self.score(0) > self.score(TITUS) else "titus_wins"

    def verdict(self) -> Text | None:
        if self.stage != OVER or not self.setup.solo:
            return None
        args: dict[str, TextArg] = {"points": int(self.score(0)), "titus": int(self.score(TITUS))}
        return Text("verdict-" + self.ending(), args)

    def progress(self) -> Text | None:
        return explain.progress(self)

    def prompt(self, seat: int) -> Text:
        return explain.prompt(self, seat)

    def particulars(self, seat: int, action: int) -> dict[str, TextArg]:
        return explain.particulars(self, seat, action)

    def tell(self, seat: int, action: int, viewer: int | None) -> Text:
        line = super().tell(seat, action, viewer)
        if not reckoning.may_close(self):
            return line
        after = self.clone()
        after.apply(seat, action)
        return reckoning.told(self, after, line)

    def why_not(self, seat: int, action: int) -> Text:
        return explain.why_not(self, seat, action)

    def elements(self, seat: int, action: int) -> list[str]:
        return view.elements(self, seat, action)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def board(self) -> str:
        return view.board(self)

    def options(self) -> dict[str, OptionValue]:
        return self.setup.options

    def plain(self) -> dict[str, object]:
        return position.plain(self)

    def census(self) -> dict[str, int]:
        return position.census(self)
