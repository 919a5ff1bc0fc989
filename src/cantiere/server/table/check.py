"""Whether a stored table makes sense: its log follows the rules, its draws the dealer's secret, and what the lists say
of it follows from its log."""

from __future__ import annotations

from msgspec import UNSET, Struct, structs

from cantiere.kernel.chance import sealed_ticket
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.registry import game
from cantiere.kernel.state import CHANCE, State
from cantiere.server.store.records import ABORTED, Head, HeadChange, LogEntry, TableRecord
from cantiere.server.table.rules import aborted, final, to_act_mask


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
        played = _Played(game(head.game).new(len(chairs), head.options), head)
    except CantiereError as error:
        fault = Fault("check-game", why=str(error))
        return Checked([fault])
    for entry in record.log:
        try:
            played.take(entry)
        except _WrongDraw:
            fault = Fault("check-draw", entry.n)
            return Checked([fault])
        except Exception as error:  # a damaged line may be anything
            fault = Fault("check-line", played.last + 1, str(error) or type(error).__name__)
            return Checked([fault])
    return _with_head(head, played.state, record.log)


class _WrongDraw(Exception):
    """A draw that was possible, but is not the one that the secret gives."""


class _Played:
    """The game that follows from a log, each line of it judged before it is taken. Unlike a `TableLog` it keeps nothing
    that only readers need: a host has ten thousand tables looked through."""

    def __init__(self, state: State, head: Head) -> None:
        self.state = state
        self.last = 0
        self._start = state.clone()
        self._parse = state.game.vocabulary.parse
        self._secret = head.secret
        self._copied = head.prelude
        self._is_dealt = not head.tutorial  # a tutorial's draws are in its script
        self._counting: dict[int, tuple[int, int]] = {}  # line -> seat and action, in their order
        self._drawn = 0

    def take(self, entry: LogEntry) -> None:
        """Raises what is wrong with it; the rest of the log is of no use then."""
        if entry.n != self.last + 1:
            raise ValueError(f"line {entry.n} cannot follow line {self.last}")
        if entry.kind == "act":
            self._act(entry)
        else:
            self._go_back(entry)
        self.last = entry.n

    def _act(self, entry: LogEntry) -> None:
        assert entry.words is not None
        seat, action = entry.seat, self._parse(entry.words)
        if self._is_own_draw(seat, entry.n):
            self._judge_draw(action)
        else:
            self.state.require(seat, action)
        self.state.apply(seat, action)
        self._counting[entry.n] = seat, action

    def _judge_draw(self, action: int) -> None:
        state = self.state
        if state.actor() == CHANCE and action == state.outcome(
            sealed_ticket(self._secret, self._drawn, state.tickets())
        ):
            self._drawn += 1
            return
        state.require(CHANCE, action)  # says why it cannot be
        raise _WrongDraw

    def _go_back(self, entry: LogEntry) -> None:
        gone = {
            "undo": [entry.target] if entry.target in self._counting else [],
            "rewind": [n for n in self._counting if entry.target is not None and n > entry.target],
        }.get(entry.kind)
        if not gone or entry.seat not in range(self.state.seats):
            raise ValueError(f"{entry.kind} of {entry.target} takes nothing back")
        for n in gone:
            del self._counting[n]
        self._drawn = sum(self._is_own_draw(seat, n) for n, (seat, _) in self._counting.items())
        self.state = self._start.clone()
        for n, (seat, action) in self._counting.items():
            if n > gone[0]:  # what was done beside it has to stand without it
                self.state.require(seat, action)
            self.state.apply(seat, action)

    def _is_own_draw(self, seat: int, n: int) -> bool:
        return seat == CHANCE and n > self._copied and self._is_dealt


def _with_head(head: Head, state: State, log: list[LogEntry]) -> Checked:
    """What the head should say of a game that can be read."""
    faults = []
    right = HeadChange(status=head.status)
    if head.status != "waiting" or len(log) > head.prelude:
        if head.ending == ABORTED and not state.is_over():
            right = aborted()
        else:
            right = final(state) if state.is_over() else HeadChange(status="playing")
            right.waiting = to_act_mask(state)
    if any(getattr(head, name) != value for name, value in structs.asdict(right).items() if value is not UNSET):
        faults.append(Fault("check-head"))
    if log and log[-1].version > head.version:
        faults.append(Fault("check-version", log[-1].n))
    return Checked(faults, right)
