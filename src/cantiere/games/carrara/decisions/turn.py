"""A turn: its one action, and in the advanced game its end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.carrara import actions, box, state
from cantiere.games.carrara.decisions import building, court, market, pieces
from cantiere.kernel.decision import LOWEST
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class End(pieces.Question):
    """After the action, in the advanced game: what is no action may still be done, then the turn ends."""

    name = "end"
    chapter = "turn"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.END_TURN,), above=(LOWEST,))

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        return [actions.END_TURN.base]

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        """Nothing is left to decide."""

    def leaves(self, table: state.Table, seat: int, frame: int, action: int) -> list[Text]:
        """After the last turn nothing stored is put up any more."""
        if table.ended_by == NONE:
            return []
        stored: list[int] = []
        pieces.PUT_UP.offer(table, seat, frame, stored)
        return table.would_pay(seat, stored)

    def why_no_action(self) -> Text | None:
        return Text("why-acted")

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if table.setup.advanced else Text("impossible-advanced-only", {"what": self.name})


END: Final = End()


@final
class Turn(pieces.Question):
    """The action of a turn: buy, build, score or pass."""

    name = "turn"
    chapter = "turn"

    def __init__(self) -> None:
        super().__init__(
            verbs=(actions.PASS,),
            ways=(market.ROTATE, market.BUY, building.BUILD, court.PILLAR),
            explains=(actions.SCORE_SHARED, actions.SCORE_OWN, actions.END_TURN),
        )

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        legal: list[int] = []
        for way in self.ways:
            way.offer(table, seat, frame, legal)
        legal.append(actions.PASS.base)
        return legal

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if not actions.PILLAR.matches(action):
            court.give_up_bonus(table, seat)
        if actions.PASS.matches(action):
            table.players[seat].coins += box.PASS_COINS
        else:
            self.way(action).apply(table, seat, frame, action)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        if table.visit_by == NONE:
            return Text("prompt-turn")
        return Text("prompt-turn-visit", {"space": box.space_text(int(table.visit_space)), "to": int(table.visit_by)})

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"coins": int(box.PASS_COINS)}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        if actions.END_TURN.matches(action):
            return Text("why-act-first" if table.setup.advanced else "why-advanced-only")
        return court.SCORE.why_not(table, seat, frame, action)

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        return building.BUILD.why_not_at(table, seat, frame, element) or super().why_not_at(table, seat, frame, element)

    def why_no_action(self) -> Text | None:
        return None


TURN: Final = Turn()
