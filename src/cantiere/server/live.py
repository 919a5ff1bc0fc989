"""A table that somebody is looking at: its book, who watches, and the bots that sit at it.

Changes go through one door, `change`: planned under the table's lock, stored, then shown to everybody. What is not
stored was never shown, and never acknowledged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from cantiere.server import metrics, sight
from cantiere.server.book import Book
from cantiere.server.chronicle import Signature
from cantiere.server.clock import Clock
from cantiere.server.desk import BotDesk
from cantiere.server.protocol import (
    Delta,
    Gone,
    Line,
    Presence,
    PresenceChange,
    TableView,
    View,
    Words,
    encoder,
)
from cantiere.server.refusal import Forbidden, Late, TooOften, as_line
from cantiere.server.sight import Eyes
from cantiere.server.store import Change, Conflict, Record, Said, Store
from cantiere.server.thinkers import Manners, Thinkers

LOG_TAIL: Final = 60  # lines of the log in a view
TRIES: Final = 5  # when other processes change the table at the same time
REFUSAL_MILLISECONDS: Final = 10_000  # times the square of how often one was refused
_IN_DELTAS: Final = frozenset(TableView.__struct_fields__) - {"id", "version", "log", "chat", "presence"}


class Watcher(Protocol):
    """Somebody who looks at a table: a page, through its socket."""

    person: str | None
    spectating: bool  # wants to see what a spectator sees, even with a seat of their own
    eyes: Eyes

    def show(self, message: bytes) -> None:
        """Send a message, soon; never waits."""


class LiveTable:
    def __init__(self, record: Record, store: Store, desk: BotDesk, manners: Manners, clock: Clock) -> None:
        self.book = Book(record)
        self.watchers: set[Watcher] = set()
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self.used = clock()
        self._store = store
        self._default_level = manners.default
        self._clock = clock
        self._lock = asyncio.Lock()
        self._shown: dict[Eyes, dict[str, bytes]] = {}  # what each kind of eyes has been sent, field by field
        self._bots = Thinkers(self.book, self.change, desk, manners, clock)
        self._refused: dict[str, tuple[int, int]] = {}  # person -> how often, and when last

    @property
    def id(self) -> str:
        return self.book.head.id

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self._bots.are_thinking and not self._lock.locked()

    # --- what people do ---------------------------------------------------------------------------

    async def act(self, person: str, seat: int, decision: str, words: Words, ack: str) -> int:
        """An action of a seat that the person plays. Returns the line of the log it became."""
        by = Signature(person, self._clock(), ack)
        await self.change(self._once(by, seat, lambda: self.book.plan_act(seat, decision, words, by)))
        return self.book.chronicle.acks[person, ack]

    async def undo(self, person: str, seat: int, ack: str) -> int:
        by = Signature(person, self._clock(), ack)
        await self.change(self._once(by, seat, lambda: self.book.plan_undo(seat, by)))
        return self.book.chronicle.acks[person, ack]

    async def rewind(self, person: str, seat: int, to: int, ack: str) -> int:
        """Returns the line it became, or 0 when it is now a question to the others."""
        by = Signature(person, self._clock(), ack)
        if self.book.others(person):
            self._must_not_nag(person, by.at)
        await self.change(self._once(by, seat, lambda: self.book.plan_rewind(person, seat, to, by)))
        return self.book.chronicle.acks.get((person, ack), 0)

    async def answer(self, person: str, ask_id: str, yes: bool) -> None:
        question, by = self.book.question, Signature(person, self._clock())
        await self.change(lambda: self.book.plan_answer(person, ask_id, yes, by))
        if not yes and question is not None and question.person != person:
            times, _ = self._refused.get(question.person, (0, 0))
            self._refused[question.person] = (times + 1, by.at)

    async def say(self, person: str, name: str, words: str, ack: str) -> None:
        own = self.book.own_seats(person)
        by = Signature(person, self._clock(), ack)

        def plan() -> Change | None:
            if any((said.who, said.ack) == (person, ack) for said in self.book.chat):
                return None
            return self.book.plan_say(name, own[0] if own else None, words, by)

        await self.change(plan)

    async def sit(self, person: str, name: str, seat: int) -> None:
        await self.change(lambda: self.book.plan_sit(person, name, seat, self._clock()))

    async def rename(self, person: str, name: str) -> None:
        await self.change(lambda: self.book.plan_rename(person, name, self._clock()))

    async def leave(self, person: str, seat: int, level: str) -> None:
        level = level or self._default_level
        await self.change(lambda: self.book.plan_leave(person, seat, level, self._clock()))

    def why_not(self, seat: int, element: str, words: Words | None) -> Line | None:
        """Why the seat cannot click the element or take the action; None if it can, or if it never means anything."""
        state = self.book.state
        if self.book.head.status != "playing":
            return Line("error-over" if self.book.head.status == "finished" else "error-not-started")
        if seat not in state.actors():
            return Line("why-not-your-decision")
        if words is not None:
            action = self.book.chronicle.match.game.vocabulary.parse(words)
            return None if action in state.legal(seat) else as_line(state.why_not(seat, action))
        reason = state.why_not_at(seat, element)
        return None if reason is None else as_line(reason)

    def _must_not_nag(self, person: str, at: int) -> None:
        """Who was refused waits before asking again, longer each time."""
        times, last = self._refused.get(person, (0, 0))
        if at < last + REFUSAL_MILLISECONDS * times**2:
            raise TooOften("error-asked-too-often", seconds=times**2 * REFUSAL_MILLISECONDS // 1000)

    def _once(self, by: Signature, seat: int, plan: Callable[[], Change]) -> Callable[[], Change | None]:
        """A plan of whoever plays the seat; what is sent again under an id we know is not planned twice."""

        def planned() -> Change | None:
            question = self.book.question
            if (by.who, by.ack) in self.book.chronicle.acks:
                return None
            if question is not None and (question.person, question.ack) == (by.who, by.ack):
                return None
            if not self.book.owns(by.who, seat):
                raise Forbidden("error-not-your-seat")
            return plan()

        return planned

    # --- the one door -----------------------------------------------------------------------------

    async def change(self, plan: Callable[[], Change | None]) -> None:
        """Do what is planned, once it is stored; a plan of None needs nothing done. When another process was first,
        read what it did and plan again."""
        async with self._lock:
            self.used = self._clock()
            for _ in range(TRIES):
                change = plan()
                if change is None:
                    return
                try:
                    with metrics.STORING.time():
                        await self._store.commit(self.id, self.book.head.version, change)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self._catch_up()
                    continue
                self._take_in(change)
                return
        raise Late("error-busy")

    def _take_in(self, change: Change) -> None:
        since, last = self.book.head.version, self.book.chronicle.last
        self.book.apply(change)
        for entry in change.log:
            by = "chance" if entry.seat < 0 else "bot" if entry.who.startswith("bot:") else "person"
            metrics.ACTIONS.labels(by).inc()
        self._tell(since, last, change.chat)

    async def follow(self) -> None:
        """Another process has changed the table: show what it did."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        since, last = self.book.head.version, self.book.chronicle.last
        known = self.book.chat[-1].n if self.book.chat else 0
        record = await self._store.load(self.id, after=last)
        if record is None or record.head.version == since:
            return
        self.book.catch_up(record)
        self._tell(since, last, [said for said in record.chat if said.n > known])

    # --- showing ----------------------------------------------------------------------------------

    def eyes(self, person: str | None, seat: int | None = None, *, spectate: bool = False) -> Eyes:
        """Whose eyes the person looks through: the seat asked for, else the first of theirs that is to act."""
        if seat is not None and not spectate:
            if not self.book.owns(person, seat):
                raise Forbidden("error-not-your-seat")
            return Eyes(seat, person)
        # Strangers all see the same, so that a view is cut and written once for all of them.
        known = person if self.book.knows(person) else None
        own = self.book.own_seats(person)
        if spectate or not own:
            return Eyes(None, known)
        to_act = [one for one in own if one in self.book.state.actors()]
        return Eyes((to_act or own)[0], known)

    def view(self, eyes: Eyes, seen: int = 0) -> bytes:
        """The whole table as a message, and from now on deltas may follow it."""
        table = self.look(eyes)
        self._shown[eyes] = _encoded({name: getattr(table, name) for name in _IN_DELTAS})
        return encoder.encode(View(table, self.book.chronicle.newer_than(seen) if seen else 0))

    def look(self, eyes: Eyes) -> TableView:
        """The whole table as these eyes see it."""
        chronicle = self.book.chronicle
        lines = chronicle.lines(sight.reader(self.book, eyes), chronicle.last - LOG_TAIL)
        chat = [sight.said(one) for one in self.book.chat]
        fields = sight.common(self.book) | sight.own(self.book, eyes)
        return TableView(**fields, log=lines, chat=chat, presence=self.presence())

    def watch(self, watcher: Watcher, seen: int = 0) -> None:
        """Show the table to the watcher, now and whenever it changes."""
        is_new = watcher not in self.watchers
        self.watchers.add(watcher)
        watcher.show(self.view(watcher.eyes, seen))
        if is_new:
            self._tell_presence()
        self._bots.wake()

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self.used = self._clock()
            self._tell_presence()

    def presence(self) -> Presence:
        people = {watcher.person for watcher in self.watchers if watcher.person is not None}
        played = (chair for chair in self.book.chairs if chair.kind in ("person", "local"))
        online = [chair.seat for chair in played if chair.person in people]
        spectators = sum(1 for watcher in self.watchers if not self.book.own_seats(watcher.person))
        return Presence(online, spectators)

    def _tell_presence(self) -> None:
        message = encoder.encode(PresenceChange(self.id, self.presence()))
        for watcher in list(self.watchers):
            watcher.show(message)

    def _tell(self, since: int, last: int, chat: list[Said]) -> None:
        """Show every watcher what has changed since a version and a line of the log."""
        before, self._shown = self._shown, {}
        common = _encoded(sight.common(self.book)) if self.watchers else {}
        deltas: dict[Eyes, bytes] = {}
        for watcher in list(self.watchers):
            eyes = self._eyes_now(watcher)
            if eyes != watcher.eyes or eyes not in before:
                watcher.eyes = eyes
                watcher.show(self.view(eyes, since))
                continue
            if eyes not in deltas:
                self._shown[eyes] = common | _encoded(sight.own(self.book, eyes))
                deltas[eyes] = self._delta(eyes, before[eyes], since, last, chat)
            watcher.show(deltas[eyes])
        self.on_change(self)
        self._bots.wake()

    def _eyes_now(self, watcher: Watcher) -> Eyes:
        """Who has sat down looks through that seat from now on; who has stood up no longer does."""
        seat = watcher.eyes.seat
        if seat is not None and self.book.owns(watcher.person, seat):
            return watcher.eyes
        return self.eyes(watcher.person, spectate=watcher.spectating)

    def _delta(self, eyes: Eyes, before: dict[str, bytes], since: int, last: int, chat: list[Said]) -> bytes:
        fields = self._shown[eyes].items()
        changed = {name: msgspec.Raw(value) for name, value in fields if before.get(name) != value}
        lines = self.book.chronicle.lines(sight.reader(self.book, eyes), last)
        said = [sight.said(one) for one in chat]
        return encoder.encode(Delta(self.id, since, self.book.head.version, changed, lines, said))

    def is_gone(self) -> None:
        """The table was cleared away: tell those who look at it."""
        for watcher in list(self.watchers):
            watcher.show(encoder.encode(Gone(self.id, Line("error-no-table", {"table": self.id}))))
        self.on_change(self)

    def wake_bots(self) -> None:
        self._bots.wake()

    async def close(self) -> None:
        """Send the bots home."""
        await self._bots.close()


def _encoded(fields: dict[str, Any]) -> dict[str, bytes]:
    """Each field as it goes over the wire: equal bytes need not be sent again."""
    return {name: encoder.encode(value) for name, value in fields.items() if name in _IN_DELTAS}
