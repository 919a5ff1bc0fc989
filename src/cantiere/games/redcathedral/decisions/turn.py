"""The beginning of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cantiere.games.redcathedral import actions, box
from cantiere.games.redcathedral.decisions import claiming, market, optional, working
from cantiere.kernel.text import Text, TextArg, whole_number

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Table


@final
class Turn(working.Delivering):
    """One basic action is chosen by beginning it: claim a section, work on the cathedral, or move a die."""

    name = "turn"
    chapter = "turn"

    def __init__(self) -> None:
        super().__init__(
            verbs=[actions.CLAIM, actions.BUILD, actions.DECORATE, actions.MOVE],
            between=optional.ALWAYS,
            explains=working.TURN_VERBS,
        )

    def ask(self) -> i64:
        return self.kind

    def left(self, frame: i64) -> i64:
        return box.DELIVERIES

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        player = table.players[seat]
        legal: list[int] = []
        claiming.add_claims(table, player, legal)
        working.add_deliveries(table, player, box.DELIVERIES, legal)
        market.add_moves(table, player, seat, legal)
        return legal

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        if actions.MOVE.matches(action):
            market.move(table, player, action)
        elif actions.CLAIM.matches(action):
            claiming.claim(table, player, actions.CLAIM.of(action))
        else:
            table.pending.append(working.WORK.ask(box.DELIVERIES - working.deliver(table, seat, action)))

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.CLAIM.matches(action):
            return claiming.section_args(table, int(actions.CLAIM.of(action)))
        if actions.MOVE.matches(action):
            return market.told_move(table, action)
        return super().text_args(table, seat, frame, action)

    def elements(self, table: Table, seat: int, frame: int, action: int) -> list[str]:
        found = super().elements(table, seat, frame, action)
        if actions.MOVE.matches(action):
            found.append(market.landing_element(table, action))
        return found

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        player = table.players[seat]
        if actions.CLAIM.matches(action):
            return claiming.why_not_claim(table, player, int(actions.CLAIM.of(action)))
        if actions.MOVE.matches(action):
            return market.why_not_move(table, player, seat, action)
        if actions.END_TURN.matches(action):
            return Text("why-must-act")
        if actions.ACTIVATE.matches(action):
            return market.why_never_active(player, int(actions.ACTIVATE.of(action))) or Text("why-no-die-moved")
        return super().why_not(table, seat, frame, action) or Text("why-no-die-moved")

    def why_not_at(self, table: Table, seat: int, frame: int, element: str) -> Text | None:
        if not working.of_a_turn(element, seat):
            return None
        head, _, rest = element.partition(".")
        if head == "space":
            space = whole_number(rest)
            return Text("why-no-die-reaches", {"space": space}) if space is not None else None
        if head == "banner":
            return Text("why-first-claim")
        return super().why_not_at(table, seat, frame, element) or Text("why-no-die-moved")


TURN: Final = Turn()
