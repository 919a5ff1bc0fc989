"""A table's log folded into a game: what counts now, and every line as each pair of eyes may read it.

Pure: it reads entries and proposes entries, and knows neither database nor clock. What is proposed becomes true
only when it has been stored and comes back through `add`.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from cantiere.kernel.chance import sealed_ticket
from cantiere.kernel.errors import CannotUndo
from cantiere.kernel.game import Game
from cantiere.kernel.match import Match
from cantiere.kernel.state import ALL_SEEING, CHANCE, State
from cantiere.server.protocol import Line, LogLine
from cantiere.server.refusal import as_line
from cantiere.server.store import Entry

CHANCE_WHO = "chance"
ORIGIN_WHO = "origin"


class Signature(NamedTuple):
    """Who takes an action, under which id, and when."""

    who: str
    at: int
    ack: str | None = None


class Proposal(NamedTuple):
    """Entries to be stored, and the table as it will be."""

    entries: list[Entry]
    state: State


class Told:
    """One entry of the log and how it reads."""

    def __init__(self, entry: Entry, plain: Line, hidden: Line, secret_from: frozenset[int | None]) -> None:
        self.entry = entry
        self.plain = plain
        self.hidden = hidden  # what those read from whom it is secret
        self.secret_from = secret_from
        self.refs: list[str] = []
        self.undone: list[int] = []
        self.void = False

    def line(self, viewer: int | None) -> LogLine:
        entry = self.entry
        secret = viewer in self.secret_from
        return LogLine(
            n=entry.n,
            kind=entry.kind,  # type: ignore[arg-type]
            seat=entry.seat,
            text=self.hidden if secret else self.plain,
            refs=[] if secret else self.refs,
            at=entry.at,
            verb=(entry.words or {}).get("verb", ""),
            undone=self.undone,
            void=self.void,
        )


class Chronicle:
    """The log of one table. `match.steps[i]` is the log's line `numbers[i]`."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], secret: bytes, prelude: int = 0) -> None:
        self.match = Match(game, seats, options)
        self.numbers: list[int] = []
        self.told: list[Told] = []
        self.acks: dict[tuple[str, str], int] = {}  # (who, ack id) -> the line it became
        self._secret = secret
        self._prelude = prelude
        self._moves = [0] * seats  # how often each seat has done anything, taking back included
        self._rewinds = 0

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def last(self) -> int:
        """The number of the log's last line."""
        return len(self.told)

    # --- reading ----------------------------------------------------------------------------------

    def add(self, entry: Entry) -> None:
        """Fold one stored entry in. Raises what the rules raise if the log does not follow them."""
        if entry.n != self.last + 1:
            raise ValueError(f"line {entry.n} cannot follow line {self.last}")
        if entry.kind == "act":
            self._add_act(entry)
        elif entry.kind == "undo":
            assert entry.target is not None
            self._take_back(entry, [entry.target])
        else:
            assert entry.target is not None
            self._take_back(entry, [n for n in self.numbers if n > (entry.target or 0)])
            self._rewinds += 1
        if entry.seat != CHANCE:
            self._moves[entry.seat] += 1
        if entry.ack is not None:
            self.acks[entry.who, entry.ack] = entry.n

    def _add_act(self, entry: Entry) -> None:
        assert entry.words is not None
        state, seat = self.match.state, entry.seat
        action = self.match.game.vocabulary.parse(entry.words)
        viewers: list[int | None] = [None, *range(self.match.seats)]
        secret_from = frozenset(viewer for viewer in viewers if state.secret(seat, action, viewer))
        plain = as_line(state.tell(seat, action, ALL_SEEING))
        hidden = as_line(state.tell(seat, action, next(iter(secret_from)))) if secret_from else plain
        told = Told(entry, plain, hidden, secret_from)
        told.refs = state.elements(seat, action)
        self.match.record(seat, action)
        self.numbers.append(entry.n)
        self.told.append(told)

    def _take_back(self, entry: Entry, gone: list[int]) -> None:
        line = Line("log-" + entry.kind, {"seat": entry.seat, "count": len(gone)})
        told = Told(entry, line, line, frozenset())
        told.undone = gone
        self.told.append(told)
        for n in gone:
            self.told[n - 1].void = True
        kept = [i for i, n in enumerate(self.numbers) if n not in gone]
        self.match.steps = [self.match.steps[i] for i in kept]
        self.numbers = [self.numbers[i] for i in kept]
        self.match.state = self.match.at(len(self.match.steps))

    def lines(self, viewer: int | None, after: int, to: int | None = None) -> list[LogLine]:
        """The lines numbered above `after`, up to `to`."""
        return [told.line(viewer) for told in self.told[max(after, 0) : to]]

    def newer_than(self, version: int) -> int:
        """How many lines were written after the table had that version."""
        count = 0
        while count < len(self.told) and self.told[-1 - count].entry.version > version:
            count += 1
        return count

    def decision_id(self, seat: int) -> str:
        """Names the seat's decision. The same for every process that reads the log, and unmoved by what other seats
        do at the same time."""
        facts = (seat, self._moves[seat], self._rewinds, self.state.barrier(seat), self.state.legal(seat))
        return hashlib.blake2b(repr(facts).encode(), digest_size=8).hexdigest()

    def undoable(self, seat: int) -> int | None:
        """The line that an undo by the seat would take back."""
        index = self.match.undoable(seat)
        if index is None or self.numbers[index] <= self._prelude:
            return None
        return self.numbers[index]

    # --- proposing --------------------------------------------------------------------------------

    def opening(self, at: int) -> Proposal:
        """What the dealer draws before the first decision."""
        return self._draw([], self.state.clone(), self.drawn(), at)

    def act(self, seat: int, action: int, by: Signature) -> Proposal:
        """An action and the draws that follow from it. Raises if it is not legal."""
        self.state.check(seat, action)
        words = self.match.game.vocabulary.words(action)
        state = self.state.clone()
        state.apply(seat, action)
        entry = Entry(self.last + 1, "act", seat, by.who, by.at, words=words, ack=by.ack)
        return self._draw([entry], state, self.drawn(), by.at)

    def undo(self, seat: int, by: Signature) -> Proposal:
        line = self.undoable(seat)
        if line is None:
            raise CannotUndo("error-cannot-undo", game=self.match.game.id)
        steps = [step for step, n in zip(self.match.steps, self.numbers, strict=True) if n != line]
        state = self.match.at(0)
        for step in steps:
            state.apply(step.seat, step.action)
        return Proposal([Entry(self.last + 1, "undo", seat, by.who, by.at, target=line, ack=by.ack)], state)

    def rewind(self, seat: int, to: int, by: Signature) -> Proposal:
        """Back to the line `to`; the dealer's later draws come again as they were."""
        if not self._prelude <= to < (self.numbers[-1] if self.numbers else 0):
            raise CannotUndo("error-cannot-rewind", game=self.match.game.id)
        kept = sum(1 for n in self.numbers if n <= to)
        entry = Entry(self.last + 1, "rewind", seat, by.who, by.at, target=to, ack=by.ack)
        return self._draw([entry], self.match.at(kept), self.drawn(to), by.at)

    def drawn(self, to: int | None = None) -> int:
        """How many draws of this table's own dealer count (up to a line)."""
        last = self.last if to is None else to
        steps = zip(self.match.steps, self.numbers, strict=True)
        return sum(1 for step, n in steps if step.seat == CHANCE and self._prelude < n <= last)

    def _draw(self, entries: list[Entry], state: State, drawn: int, at: int) -> Proposal:
        vocabulary = self.match.game.vocabulary
        while state.actor() == CHANCE:
            action = state.outcome(sealed_ticket(self._secret, drawn, state.tickets()))
            n = self.last + len(entries) + 1
            entries.append(Entry(n, "act", CHANCE, CHANCE_WHO, at, words=vocabulary.words(action)))
            state.apply(CHANCE, action)
            drawn += 1
        return Proposal(entries, state)
