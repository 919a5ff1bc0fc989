"""What a player decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cantiere.games.twowalls import actions, box
from cantiere.kernel.decision import Decision, Fact
from cantiere.kernel.text import Text, TextArg

if TYPE_CHECKING:
    from cantiere.games.twowalls.state import Table


@final
class Lay(Decision["Table"]):
    """The stone goes onto one's own wall, or onto the other's."""

    name = "lay"
    chapter = "turn"

    def __init__(self) -> None:
        self.stone = Fact("stone", one_of=[str(weight) for weight in box.WEIGHTS])
        super().__init__(self.stone, verbs=[actions.LAY])

    def ask(self, stone: i64) -> i64:
        return self.kind | self.stone.put(stone)

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        return actions.LAY.codes(0b11)

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        table.walls[actions.LAY.of(action)] += box.WEIGHTS[self.stone.of(frame)]
        table.laid += 1

    def prompt(self, table: Table, seat: int, frame: int) -> Text:
        return Text("prompt-lay", self.text_args(table, seat, frame, 0))

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"stone": box.WEIGHTS[self.stone.of(frame)]}


LAY: Final = Lay()
