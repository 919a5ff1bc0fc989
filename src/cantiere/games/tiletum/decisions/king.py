"""The king's action."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, state
from cantiere.games.tiletum.decisions import acting
from cantiere.kernel.text import Text, TextArg


@final
class King(acting.Action):
    """Forward on the king's track by all action points: it leaves no choice."""

    def __init__(self) -> None:
        super().__init__(box.KING, verbs=[actions.ADVANCE])

    def options(self, table: state.Table, player: state.Player, ap: i64, legal: list[int]) -> None:
        if table.standing(table.who) < box.TRACK_END:
            legal.append(actions.ADVANCE.base)

    def may_end(self, table: state.Table, frame: i64) -> bool:
        return self.ap.of(frame) == 0 or table.standing(table.who) == box.TRACK_END

    def cost(self, ap: i64, option: i64) -> i64:
        return ap

    def take(self, table: state.Table, player: state.Player, ap: i64, option: i64) -> None:
        table.advance(table.who, ap)

    def titus_takes(self, table: state.Table, titus: state.Player, ap: i64) -> i64:
        return actions.ADVANCE.base if table.standing(table.who) < box.TRACK_END else actions.DONE.base

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"steps": int(self.ap.of(frame))} if actions.ADVANCE.matches(action) else {}

    def why_no_option(self, table: state.Table, player: state.Player, ap: int, option: int) -> Text | None:
        return Text("why-track-end")


KING: Final = King()
