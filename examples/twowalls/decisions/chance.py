"""What chance decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cantiere.games.twowalls import actions, box
from cantiere.games.twowalls.decisions import laying
from cantiere.kernel.decision import LOWEST, Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg

if TYPE_CHECKING:
    from cantiere.games.twowalls.state import Table


@final
class Deal(Decision["Table"]):
    """A ground card, to be seen by its owner alone."""

    name = "deal"

    def __init__(self) -> None:
        self.to = Fact("to", one_of=["1", "2"])
        super().__init__(self.to, verbs=[actions.DEAL], above=[LOWEST, "deal"])

    def ask(self, to: i64) -> i64:
        return self.kind | self.to.put(to)

    def tickets(self, table: Table, frame: i64) -> i64:
        return len(self._left(table))

    def outcome(self, table: Table, frame: i64, ticket: i64) -> i64:
        return actions.DEAL.code(self._left(table)[ticket])

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        table.ground[self.to.of(frame)] = int(actions.DEAL.of(action))

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"to": int(self.to.of(frame))}

    def secret(self, table: Table, seat: int, frame: int, action: int, viewer: int | None) -> bool:
        return viewer != self.to.of(frame)

    def check(self, table: Table, seat: int, frame: int, below: int) -> Text | None:
        once = table.pending.count(frame) == 1 and table.ground[self.to.of(frame)] == NONE
        return None if once else Text("impossible-ground")

    def _left(self, table: Table) -> list[int]:
        return [card for card in range(len(box.BEARS)) if card not in table.ground]


@final
class Draw(Decision["Table"]):
    """The next stone."""

    name = "draw"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.DRAW])

    def ask(self) -> i64:
        return self.kind

    def tickets(self, table: Table, frame: i64) -> i64:
        return len(box.WEIGHTS)

    def outcome(self, table: Table, frame: i64, ticket: i64) -> i64:
        return actions.DRAW.code(ticket)

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        table.pending.append(laying.LAY.ask(actions.DRAW.of(action)))


DEAL: Final = Deal()
DRAW: Final = Draw()
