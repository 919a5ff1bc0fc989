"""Whether a stored table makes sense: its log follows the rules, its draws the dealer's secret, and what the lists say
of it follows from its log."""

from __future__ import annotations

from msgspec import UNSET, Struct, structs

from cantiere.kernel.errors import CantiereError
from cantiere.kernel.registry import game
from cantiere.kernel.state import State
from cantiere.server.store.records import ABORTED, Head, HeadChange, LogEntry, TableRecord
from cantiere.server.table.log import TableLog
from cantiere.server.table.rules import aborted, final, waiting_mask


class Fault(Struct):
    """What is wrong with a table: `key` is a message, `line` the first line of its log that cannot stay."""

    key: str
    line: int = 0
    why: str = ""


class Checked(Struct):
    """A table's faults. `head` is what the lists should say of it, where its log can be read."""

    faults: list[Fault]
    head: HeadChange | None = None


def check(record: TableRecord) -> Checked:
    """Look through the whole table."""
    head, chairs = record.head, record.chairs
    if not chairs or [chair.seat for chair in chairs] != list(range(len(chairs))):
        return Checked([Fault("check-chairs")])
    try:
        log = TableLog(game(head.game), len(chairs), head.options, head.secret, head.prelude, in_words=False)
    except CantiereError as error:
        fault = Fault("check-game", why=str(error))
        return Checked([fault])
    for entry in record.log:
        try:
            log.read([entry])
        except Exception as error:  # a damaged line may be anything
            fault = Fault("check-line", log.last + 1, str(error) or type(error).__name__)
            return Checked([fault])
    for state, n, ticket, action in () if head.tutorial else log.own_draws():
        if action != state.outcome(ticket):
            fault = Fault("check-draw", n)
            return Checked([fault])
    return _with_head(head, log.state, record.log)


def _with_head(head: Head, state: State, log: list[LogEntry]) -> Checked:
    """What the head should say of a game that can be read."""
    faults = []
    right = HeadChange(status=head.status)
    if head.status != "waiting" or len(log) > head.prelude:
        if head.ending == ABORTED and not state.is_over():
            right = aborted()
        else:
            right = final(state) if state.is_over() else HeadChange(status="playing")
            right.waiting = waiting_mask(state)
    if any(getattr(head, name) != value for name, value in structs.asdict(right).items() if value is not UNSET):
        faults.append(Fault("check-head"))
    if log and log[-1].version > head.version:
        faults.append(Fault("check-version", log[-1].n))
    return Checked(faults, right)
