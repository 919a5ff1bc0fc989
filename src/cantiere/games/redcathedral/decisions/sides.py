"""Which side of the workshop board one plays, where everybody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cantiere.games.redcathedral import actions, course, state
from cantiere.kernel.decision import Decision

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Table


@final
class Side(Decision["Table"]):
    """Basic or advanced; then the next player chooses, and after the last one the table is laid out."""

    name = "side"
    chapter = "workshop-board"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.SIDE])

    def ask(self) -> i64:
        return self.kind

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        return actions.SIDE.codes(0b11)

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        table.players[seat] = state.player_at_start(actions.SIDE.of(action), False)
        table.turn += 1
        if table.turn < table.seats:
            table.pending.append(self.ask())
        else:
            course.lay_out(table)


SIDE: Final = Side()
