"""Which resource it is: the master builder names one, a lone builder or a free round takes one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tinytowns import actions, box, course, state
from cantiere.games.tinytowns.decisions import placing
from cantiere.kernel import lists
from cantiere.kernel.decision import LOWEST, Decision
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text


@final
class Name(Decision["state.Table"]):
    """The master builder names a resource: any that lies on none of the own Banks."""

    name = "name"
    chapter = "name"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.NAME])

    def ask(self) -> i64:
        return self.kind

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        return actions.NAME.codes(table.nameable(table.towns[seat]))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.named = actions.NAME.of(action)
        table.towns[seat].hammers += 1

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        return Text("why-banked-named", {"resource": box.resource_name(actions.NAME.of(action))})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        town = table.towns[seat]
        may = seat == table.builder and table.nameable(town)
        if town.has_monument(box.FORT):
            # Only while nobody else can.
            may = may and all(other is town or other.finished or not table.nameable(other) for other in table.towns)
        return None if may else Text("impossible-name", {"number": seat + 1})


@final
class Take(Decision["state.Table"]):
    """Alone, one of the cards in the row; in a free round of the Town Hall, any resource that is on no Bank."""

    name = "take"
    chapter = "name"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.TAKE], above=[LOWEST, "build"])

    def ask(self) -> i64:
        return self.kind

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        if table.setup.solo:
            return actions.TAKE.codes(self._row(table))
        return actions.TAKE.codes(table.nameable(table.towns[seat]))

    def _row(self, table: state.Table) -> i64:
        mask: i64 = 0
        for resource in table.row:
            mask |= 1 << resource
        return mask

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        resource = actions.TAKE.of(action)
        if table.setup.solo:
            table.row = lists.without(table.row, resource)
            table.under = [*table.under, resource]
            table.named = resource
        else:
            table.towns[seat].pending.append(placing.PLACE.ask(resource, True))

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-take-solo" if table.setup.solo else "prompt-take")

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        reason = "why-not-in-row" if table.setup.solo else "why-banked-named"
        return Text(reason, {"resource": box.resource_name(actions.TAKE.of(action))})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        if table.setup.solo:
            may = table.stage == state.NAMING
        else:
            may = table.stage == state.ROUND and table.named == NONE and course.may_take(table, table.towns[seat])
        return None if may and (below == NONE) == table.setup.solo else Text("impossible-take", {"number": seat + 1})


NAME: Final = Name()
TAKE: Final = Take()
