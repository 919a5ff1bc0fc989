"""A table's log folded into a game: what counts now, and every line as each viewer may read it.

Pure: it reads entries and proposes entries, and knows neither database nor clock. What is proposed becomes true only
when it has been stored and is given to `take_in`; by then all that follows from it has been computed, once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cantiere.kernel.chance import sealed_ticket
from cantiere.kernel.errors import CannotUndo
from cantiere.kernel.game import Game
from cantiere.kernel.match import Match, Step
from cantiere.kernel.state import ALL_SEEING, CHANCE, State
from cantiere.server.errors import as_line
from cantiere.server.protocol import Decision, Line, LogLine
from cantiere.server.store.records import LogEntry
from cantiere.server.table.tutorial import Tutorial

CHANCE_WHO = "chance"
ORIGIN_WHO = "origin"
SCRIPT_WHO = "script"


class Author(NamedTuple):
    """Who takes an action, under which id, and when."""

    who: str
    at: int
    ack: str | None = None


class OfferFacts(NamedTuple):
    """While these stay the same, so does the decision."""

    seat: int
    moves: int  # of the seat, taking back included
    rewinds: int
    asked: int  # the line since which it is asked
    actions: list[int]


class Offer:
    """What a seat may decide now."""

    def __init__(self, facts: OfferFacts) -> None:
        self.facts = facts
        self.actions = facts.actions
        # The same for every process that reads the log, and unmoved by what other seats do meanwhile.
        self.id = hashlib.blake2b(repr(tuple(facts)).encode(), digest_size=8).hexdigest()
        self.decision: Decision | None = None  # how it is shown, once somebody has looked


class LogItem:
    """One entry of the log and how it reads."""

    __slots__ = ("begins", "entry", "hidden", "plain", "progress", "refs", "secret_from", "undone", "void")

    def __init__(
        self,
        entry: LogEntry,
        plain: Line,
        hidden: Line | None = None,
        secret_from: frozenset[int | None] = frozenset(),
        refs: Sequence[str] = (),
        undone: Sequence[int] = (),
        progress: Line | None = None,
    ) -> None:
        self.entry = entry
        self.plain = plain
        self.hidden = hidden or plain  # what those read from whom it is secret
        self.secret_from = secret_from
        self.refs = list(refs)
        self.undone = list(undone)
        self.void = False
        self.progress = progress  # how far the game was
        self.begins = False  # whether it was not as far at the line before

    @classmethod
    def of_action(cls, entry: LogEntry, action: int, state: State) -> LogItem:
        """An action that is about to be taken."""
        seat = entry.seat
        viewers: list[int | None] = [None, *range(state.seats)]
        secret_from = frozenset(viewer for viewer in viewers if state.secret(seat, action, viewer))
        plain = as_line(state.tell(seat, action, ALL_SEEING))
        hidden = as_line(state.tell(seat, action, next(iter(secret_from)))) if secret_from else plain
        progress = state.progress()
        return cls(
            entry,
            plain,
            hidden,
            secret_from,
            state.elements(seat, action),
            progress=as_line(progress) if progress else None,
        )

    @classmethod
    def of_return(cls, entry: LogEntry, undone: list[int]) -> LogItem:
        """An undo or a rewind."""
        return cls(entry, Line("log-" + entry.kind, {"seat": entry.seat, "count": len(undone)}), undone=undone)

    def line(self, viewer: int | None) -> LogLine:
        entry = self.entry
        secret = viewer in self.secret_from
        return LogLine(
            n=entry.n,
            kind=entry.kind,
            seat=entry.seat,
            text=self.hidden if secret else self.plain,
            refs=[] if secret else self.refs,
            at=entry.at,
            verb=(entry.words or {}).get("verb", ""),
            undone=self.undone,
            void=self.void,
            progress=self.progress if self.begins else None,
        )


class _LastAction:
    """A seat's last action, and whether it may be taken back; of what has happened since each step is looked at once.
    `Match.undoable` says the same of the whole game."""

    def __init__(self, index: int, before: State) -> None:
        self._index = index  # among the game's steps
        self._without = before  # the game as it would be had the action not been taken, as far as we have looked
        self._looked = index
        self._stands = True

    def undoable(self, steps: list[Step]) -> int | None:
        if self._stands and self._looked < len(steps):
            self._stands = all(self._goes_on(steps, index) for index in range(self._looked, len(steps)))
            self._looked = len(steps)
        return self._index if self._stands else None

    def _goes_on(self, steps: list[Step], index: int) -> bool:
        """Whether it may still be taken back after that step."""
        step = steps[index]
        if step.reveals or index == self._index:
            return not step.reveals
        if steps[self._index].alone or step.action not in self._without.legal(step.seat):
            return False
        if index == self._index + 1:
            self._without = self._without.clone()
        self._without.apply(step.seat, step.action)
        return True


class Proposal:
    """Entries to be stored, and what follows from them: how they read, and the game as it will be. The lines `gone` no
    longer hold then. Changes the state it is given."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.items: list[LogItem] = []
        self.steps: list[Step | None] = []  # for each item the action it stands for
        self.actors: list[list[int]] = []  # ... and who is to act after it
        self.gone: list[int] = []

    @property
    def entries(self) -> list[LogEntry]:
        return [item.entry for item in self.items]

    def act(self, entry: LogEntry, action: int) -> None:
        state, seat = self.state, entry.seat
        item = LogItem.of_action(entry, action, state)
        step = Step(seat, action, state.reveals(seat, action), len(state.actors()) == 1)
        state.apply(seat, action)
        self._add(item, step)

    def go_back(self, entry: LogEntry, gone: list[int]) -> None:
        """The state is already as it is without the lines that are gone."""
        self.gone = gone
        self._add(LogItem.of_return(entry, gone), None)

    def _add(self, item: LogItem, step: Step | None) -> None:
        self.items.append(item)
        self.steps.append(step)
        self.actors.append(self.state.actors())


class TableLog:
    """The log of one table. `match.steps[i]` is the log's line `numbers[i]`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, object],
        secret: bytes,
        prelude: int = 0,
        *,
        script: Tutorial | None = None,
    ) -> None:
        self.match = Match(game.new(seats, options))
        self.numbers: list[int] = []
        self.items: list[LogItem] = []
        self.acks: dict[tuple[str, str | None], int] = {}  # (who, ack id) -> the line it became
        self._secret = secret
        self._prelude = prelude
        self._script = script
        self._moves = [0] * seats  # how often each seat has done anything, taking back included
        self._asked = [0] * seats  # the line since which each seat is asked, 0 when it is not
        self._rewinds = 0
        self._drawn = 0
        self._last_actions: dict[int, _LastAction] = {}  # of each seat, where it is known
        self._offers: dict[int, Offer] = {}
        self._asked_rules: set[int] = set()  # seats whose offer is that of the state as it is

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def last(self) -> int:
        """The number of the log's last line."""
        return len(self.items)

    # --- reading ----------------------------------------------------------------------------------

    def read(self, entries: Iterable[LogEntry]) -> None:
        """Fold stored entries in. Raises what the rules raise if they do not follow them; the log is of no use then."""
        for entry in entries:
            if entry.n != self.last + 1:
                raise ValueError(f"line {entry.n} cannot follow line {self.last}")
            self.take_in(self._read_act(entry) if entry.kind == "act" else self._read_return(entry))

    def _read_act(self, entry: LogEntry) -> Proposal:
        assert entry.words is not None
        action = self.match.game.vocabulary.parse(entry.words)
        self.state.require(entry.seat, action)
        proposal = Proposal(self.state.clone())
        proposal.act(entry, action)
        return proposal

    def _read_return(self, entry: LogEntry) -> Proposal:
        target = entry.target
        assert target is not None
        gone = [target] if entry.kind == "undo" else [n for n in self.numbers if n > target]
        proposal = Proposal(self._without(gone))
        proposal.go_back(entry, gone)
        return proposal

    def take_in(self, proposal: Proposal) -> None:
        """What was proposed has been stored."""
        if proposal.gone:
            self._strike(proposal.gone)
            self._last_actions.clear()
        # The game before the first of the actions; what it was before those that follow nobody knows any more.
        known = None if proposal.gone or proposal.state is self.state else self.state
        for item, step, actors in zip(proposal.items, proposal.steps, proposal.actors, strict=True):
            entry = item.entry
            before = self.items[-1].progress if self.items else None
            if step is None:
                item.progress = before
            item.begins = item.progress != before
            self.items.append(item)
            if step is not None:
                self._last_actions.pop(step.seat, None)
                if known is not None:
                    self._last_actions[step.seat] = _LastAction(len(self.match.steps), known)
                    known = None
                self.match.steps.append(step)
                self.numbers.append(entry.n)
                self._drawn += step.seat == CHANCE and entry.n > self._prelude
            if entry.kind == "rewind":
                self._rewinds += 1
            if entry.seat != CHANCE:
                self._moves[entry.seat] += 1
            self._asked = [(since or entry.n) if seat in actors else 0 for seat, since in enumerate(self._asked)]
            if entry.ack is not None:
                self.acks[entry.who, entry.ack] = entry.n
        self.match.state = proposal.state
        self._asked_rules.clear()

    def _strike(self, gone: list[int]) -> None:
        for n in gone:
            self.items[n - 1].void = True
        kept = [i for i, n in enumerate(self.numbers) if n not in gone]
        self.match.steps = [self.match.steps[i] for i in kept]
        self.numbers = [self.numbers[i] for i in kept]
        self._drawn = self.drawn(self.last)

    def _without(self, gone: list[int]) -> State:
        """The game as it is without some lines."""
        state = self.match.at(0)
        for step, n in zip(self.match.steps, self.numbers, strict=True):
            if n not in gone:
                state.apply(step.seat, step.action)
        return state

    def lines(self, viewer: int | None, after: int, to: int | None = None) -> list[LogLine]:
        """The lines numbered above `after`, up to `to`."""
        return [item.line(viewer) for item in self.items[max(after, 0) : to]]

    def newer_than(self, version: int) -> int:
        """How many lines were written after the table had that version."""
        count = 0
        while count < len(self.items) and self.items[-1 - count].entry.version > version:
            count += 1
        return count

    def offer(self, seat: int) -> Offer:
        """What the seat may decide now; nothing if it is not to act. The rules are asked once; while the decision stays
        the same, so does the offer."""
        if seat not in self._asked_rules:
            self._asked_rules.add(seat)
            facts = OfferFacts(seat, self._moves[seat], self._rewinds, self._asked[seat], self.state.legal(seat))
            if seat not in self._offers or self._offers[seat].facts != facts:
                self._offers[seat] = Offer(facts)
        return self._offers[seat]

    def undoable(self, seat: int) -> int | None:
        """The line that an undo by the seat would take back."""
        known = self._last_actions.get(seat)
        index = known.undoable(self.match.steps) if known is not None else self.match.undoable(seat)
        if index is None or self.numbers[index] <= self._prelude:
            return None
        return self.numbers[index]

    # --- proposing --------------------------------------------------------------------------------

    def opening(self, at: int) -> Proposal:
        """What the dealer draws before the first decision."""
        return self._draw(Proposal(self.state.clone()), self.drawn(), at)

    def act(self, seat: int, action: int, by: Author) -> Proposal:
        """An action and the draws that follow from it. Raises if it is not legal."""
        if action not in self.offer(seat).actions:
            self.state.require(seat, action)  # says why not
        words = self.match.game.vocabulary.words(action)
        proposal = Proposal(self.state.clone())
        proposal.act(LogEntry(self.last + 1, "act", seat, by.who, by.at, words=words, ack=by.ack), action)
        return self._draw(proposal, self.drawn(), by.at)

    def undo(self, seat: int, by: Author) -> Proposal:
        line = self.undoable(seat)
        if line is None:
            raise CannotUndo("error-cannot-undo", game=self.match.game.id)
        proposal = Proposal(self._without([line]))
        proposal.go_back(LogEntry(self.last + 1, "undo", seat, by.who, by.at, target=line, ack=by.ack), [line])
        return proposal

    def rewind(self, seat: int, to: int, by: Author) -> Proposal:
        """Back to the line `to`; the dealer's later draws come again as they were."""
        if not self._prelude <= to < (self.numbers[-1] if self.numbers else 0):
            raise CannotUndo("error-cannot-rewind", game=self.match.game.id)
        gone = [n for n in self.numbers if n > to]
        proposal = Proposal(self._without(gone))
        proposal.go_back(LogEntry(self.last + 1, "rewind", seat, by.who, by.at, target=to, ack=by.ack), gone)
        return self._draw(proposal, self.drawn(to), by.at)

    def play_to(self, played: int, by: Author) -> Proposal:
        """As the script goes on until so many actions have been played, those of the person among them."""
        proposal = Proposal(self.state.clone())
        self._follow(proposal, len(self.numbers), played, by)
        return proposal

    def drawn(self, to: int | None = None) -> int:
        """How many draws of this table's own dealer count (up to a line)."""
        if to is None:
            return self._drawn
        steps = zip(self.match.steps, self.numbers, strict=True)
        return sum(1 for step, n in steps if step.seat == CHANCE and self._prelude < n <= to)

    def own_draws(self) -> Iterator[tuple[State, int, int, int]]:
        """Every draw of this table's own dealer that counts: the game before it, its line, the ticket that the secret
        gives for it, and the action that is in the log."""
        state, drawn = self.match.at(0), 0
        for step, n in zip(self.match.steps, self.numbers, strict=True):
            if step.seat == CHANCE and n > self._prelude:
                yield state, n, sealed_ticket(self._secret, drawn, state.tickets()), step.action
                drawn += 1
            state.apply(step.seat, step.action)

    def _draw(self, proposal: Proposal, drawn: int, at: int) -> Proposal:
        if self._script is not None:
            played = len(self.numbers) - len(proposal.gone) + sum(step is not None for step in proposal.steps)
            self._follow(proposal, played, self._script.stops(played), Author(SCRIPT_WHO, at))
            return proposal
        state, words = proposal.state, self.match.game.vocabulary.words
        while state.actor() == CHANCE:
            action = state.outcome(sealed_ticket(self._secret, drawn, state.tickets()))
            n = self.last + len(proposal.items) + 1
            proposal.act(LogEntry(n, "act", CHANCE, CHANCE_WHO, at, words=words(action)), action)
            drawn += 1
        return proposal

    def _follow(self, proposal: Proposal, played: int, to: int, by: Author) -> None:
        """What the script says, from one action to another."""
        assert self._script is not None
        words = self.match.game.vocabulary.words
        for step in self._script.actions[played:to]:
            n = self.last + len(proposal.items) + 1
            proposal.act(LogEntry(n, "act", step.seat, by.who, by.at, words=words(step.action)), step.action)
