"""A table that somebody is looking at: its log and rules, who watches, and the bots that sit at it.

Every change goes through `change`: planned under the table's lock, stored, then shown to everybody. What is not
stored was never shown, and never acknowledged; where memory and disk differ, the disk is right.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import structlog

from cantiere.kernel.errors import CantiereError
from cantiere.server import metrics
from cantiere.server.clock import Clock, has_passed
from cantiere.server.errors import Damaged, NotFound, Refusal, TooLate, TooOften, Unavailable
from cantiere.server.live.bots import FairBots, TableBots
from cantiere.server.live.presence import NOBODY, SharedPresence
from cantiere.server.people.lookalikes import check_unlike
from cantiere.server.people.validation import clean_chat
from cantiere.server.protocol import (
    Gone,
    Line,
    Presence,
    PresenceChange,
    TableView,
    Words,
    encoder,
)
from cantiere.server.store.notices import TableChanged
from cantiere.server.store.records import PLAYED_KINDS, Chair, ChatEntry, TableRecord
from cantiere.server.store.store import Conflict, Store
from cantiere.server.table import view
from cantiere.server.table.deltas import LOG_TAIL, Sent
from cantiere.server.table.log import Author
from cantiere.server.table.rules import Plan, TableRules
from cantiere.server.table.view import Viewer

PRESENCE_SECONDS: Final = 0.2  # between two messages about who is there, with few who look on
TRIES: Final = 5  # when other processes change the table at the same time
REFUSAL_MILLISECONDS: Final = 10_000  # times the square of how often one was refused

logger = structlog.get_logger()


class Watcher(Protocol):
    """Somebody who looks at a table: a page, through its socket."""

    person: str | None
    spectating: bool  # wants to see what a spectator sees, even with a seat of their own
    viewer: Viewer

    def show(self, message: bytes) -> None:
        """Send a message, soon; never waits."""


class LiveTable:
    def __init__(
        self, record: TableRecord, store: Store, shared_presence: SharedPresence, bots: FairBots, clock: Clock
    ) -> None:
        self.rules = TableRules(record)
        self.watchers: set[Watcher] = set()
        self._present: Counter[str | None] = Counter()  # person -> how many watchers
        self.on_change: Callable[[], None] = lambda: None
        self.used = clock()
        self.is_damaged = False  # what is stored makes no sense: the table must be opened anew
        self._store = store
        self._shared_presence = shared_presence
        self._default_level = bots.settings.level
        self._clock = clock
        self._lock = asyncio.Lock()
        self._sent = Sent(self.rules)
        self._shown_chairs = self.rules.chairs  # by which each watcher's viewer was found
        self._presence_told = 0.0
        self._presence_timer: asyncio.TimerHandle | None = None
        self._bots = TableBots(self.rules, self.change, self.reread_if_behind, store.notices, bots, clock)
        self._refused: dict[str, tuple[int, int]] = {}  # person -> how often, and when last
        self._answered: set[tuple[str, str]] = set()  # (person, ack id) of answers: sent again they are not refused

    @property
    def id(self) -> str:
        return self.rules.head.id

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self._bots.are_thinking and not self._lock.locked()

    # --- what people do ---------------------------------------------------------------------------

    async def act(self, person: str, seat: int, decision: str, words: Words, ack: str) -> int:
        """An action of a seat that the person plays. Returns the line of the log it became."""
        by = Author(person, self._clock(), ack)
        await self.change(self._once(by, seat, lambda: self.rules.plan_act(seat, decision, words, by)))
        return self.rules.log.acks[person, ack]

    async def undo(self, person: str, seat: int, ack: str) -> int:
        by = Author(person, self._clock(), ack)
        await self.change(self._once(by, seat, lambda: self.rules.plan_undo(seat, by)))
        return self.rules.log.acks[person, ack]

    async def rewind(self, person: str, seat: int, to: int, ack: str) -> int:
        """Returns the line it became, or 0 when it is now a question to the others."""
        by = Author(person, self._clock(), ack)
        if self.rules.other_players(person):
            self._limit_asking(person, by.at)
        await self.change(self._once(by, seat, lambda: self.rules.plan_rewind(person, seat, to, by)))
        return self.rules.log.acks.get((person, ack), 0)

    async def abort(self, person: str, seat: int, ack: str) -> bool:
        """Returns whether it is now a question to the others."""
        by = Author(person, self._clock(), ack)
        if self.rules.other_players(person):
            self._limit_asking(person, by.at)
        await self.change(self._once(by, seat, lambda: self.rules.plan_abort(person, seat, by)))
        return self.rules.head.ask is not None

    async def answer(self, person: str, ask_id: str, yes: bool, ack: str) -> None:
        if (person, ack) in self._answered:
            return
        question, by = self.rules.head.ask, Author(person, self._clock())
        await self.change(lambda: self.rules.plan_answer(person, ask_id, yes, by))
        self._answered.add((person, ack))
        if not yes and question is not None and question.person != person:
            times, _ = self._refused.get(question.person, (0, 0))
            self._refused[question.person] = (times + 1, by.at)

    async def step(self, person: str, step: int) -> None:
        """Go to a step of the tutorial that this table is."""
        by = Author(person, self._clock())
        await self.change(lambda: self.rules.plan_step(step, by))

    async def say(self, person: str, name: str, words: str, ack: str) -> None:
        words = clean_chat(words)
        own = self.rules.own_seats(person)
        by = Author(person, self._clock(), ack)

        def plan() -> Plan | None:
            if any((said.who, said.ack) == (person, ack) for said in self.rules.chat):
                return None
            return self.rules.plan_say(name, own[0] if own else None, words, by)

        await self.change(plan)

    async def remove_line(self, n: int) -> None:
        """Delete a line of the chat."""
        said = await self._store.said(self.id, n)
        if said is None or said.note is not None:
            raise NotFound("error-no-said")
        await self.change(lambda: self.rules.plan_remove(said, self._clock()))

    async def kick(self, person: str, name: str) -> None:
        await self.change(lambda: self.rules.plan_kick(person, name, self._default_level, self._clock()))

    async def pardon(self, person: str) -> None:
        await self.change(lambda: self.rules.plan_pardon(person, self._clock()))

    async def sit(self, person: str, name: str, seat: int) -> None:
        def plan() -> Plan:
            planned = self.rules.plan_sit(person, name, seat, self._clock())
            check_unlike(name, self._names(but=person))
            return planned

        await self.change(plan)

    async def rename(self, person: str, name: str) -> None:
        await self.change(lambda: self.rules.plan_rename(person, name, self._clock()))

    async def leave(self, person: str, seat: int, level: str) -> None:
        level = level or self._default_level
        await self.change(lambda: self.rules.plan_leave(person, seat, level, self._clock()))

    async def arrange(self, person: str, chair: Chair) -> None:
        """The owner decides who sits on a chair."""

        def plan() -> Plan:
            present = chair.seat in self.presence().online
            if chair.kind == "local" and chair.name:
                check_unlike(chair.name, [one.name for one in self.rules.chairs if one.seat != chair.seat])
            return self.rules.plan_chair(person, chair, self._clock(), present=present)

        await self.change(plan)

    def _names(self, but: str) -> list[str]:
        """The names of everybody else at the table, including those for whom a seat is kept."""
        return [chair.name for chair in self.rules.chairs if chair.person != but]

    def _limit_asking(self, person: str, at: int) -> None:
        """After a refusal one has to wait before asking again, longer each time."""
        times, last = self._refused.get(person, (0, 0))
        if not has_passed(REFUSAL_MILLISECONDS * times**2, last, at):
            raise TooOften("error-asked-too-often", seconds=times**2 * REFUSAL_MILLISECONDS // 1000)

    def _once(self, by: Author, seat: int, plan: Callable[[], Plan | None]) -> Callable[[], Plan | None]:
        """A plan of whoever plays the seat; what is sent again under an id we know is not planned twice."""

        def planned() -> Plan | None:
            question = self.rules.head.ask
            if (by.who, by.ack) in self.rules.log.acks:
                return None
            if question is not None and (question.person, question.ack) == (by.who, by.ack):
                return None
            self.rules.require_owns(by.who, seat)
            return plan()

        return planned

    # --- changing ---------------------------------------------------------------------------------

    async def change(self, plan: Callable[[], Plan | None]) -> None:
        """Do what is planned, once it is stored; a plan of None needs nothing done. When another process was first,
        read what it did and plan again. When it could not be stored, nothing has changed: raises `Unavailable`."""
        async with self._lock:
            self.used = self._clock()
            if self.is_damaged:
                raise Damaged("error-table-broken")
            for _ in range(TRIES):
                try:
                    planned = plan()
                except (Refusal, CantiereError):
                    if await self._is_behind():  # it was refused by what was; ask what is
                        await self._reread()
                        continue
                    raise
                if planned is None:
                    return
                try:
                    with metrics.STORING.time(), metrics.WRITING.track_inprogress():
                        await self._store.commit(self.id, self.rules.head.version, planned)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self._reread()
                    continue
                except Unavailable:
                    # A commit may fail after it has reached the disk: then planning again finds it done.
                    if await self._reread():
                        continue
                    raise
                self._take_in(planned)
                return
        raise TooLate("error-busy")

    def _take_in(self, plan: Plan) -> None:
        since, last = self.rules.head.version, self.rules.log.last
        self.rules.take_in(plan)
        for entry in plan.log:
            is_bot = entry.who.startswith("bot:")
            (metrics.BY_CHANCE if entry.seat < 0 else metrics.BY_BOT if is_bot else metrics.BY_PERSON).inc()
        self._tell(since, last, plan.chat + plan.removed)

    async def reread_if_behind(self) -> None:
        """Read what another process has changed. Raises NotFound if the table was removed."""
        if await self._is_behind():
            await self.reread()

    async def reread(self) -> None:
        """Another process has changed the table: show what it did."""
        async with self._lock:
            await self._reread()

    async def on_notice(self, notice: TableChanged) -> None:
        """A notice of another process that it has changed the table, mostly with the change: show it."""
        async with self._lock:
            if notice.version <= self.rules.head.version:
                return
            change = notice.read_change()
            if change is not None and notice.version == self.rules.head.version + 1:
                await self._take_in_record(self.rules.record_after(change), change.removed)
            else:
                await self._reread()

    async def _is_behind(self) -> bool:
        """Whether another process has changed the table, and we have not heard of it yet."""
        if not self._store.notices.is_shared:
            return False
        return (await self._store.versions([self.id])).get(self.id) != self.rules.head.version

    async def _reread(self) -> bool:
        """Read the table as it is stored, and show it. Returns whether anything was different."""
        record = await self._store.load(self.id, after=self.rules.log.last)
        if record is None:
            raise NotFound("error-no-table", table=self.id)
        if record.head.version == self.rules.head.version:
            return False
        await self._take_in_record(record)
        return True

    async def _take_in_record(self, record: TableRecord, removed: Sequence[ChatEntry] = ()) -> None:
        """What is stored, with the log we do not have yet, instead of what we remember."""
        since, last = self.rules.head.version, self.rules.log.last
        known = {said.n: said for said in self.rules.chat}
        news = [said for said in record.chat if known.get(said.n) != said]
        news += [said for said in removed if said not in news]  # from before what we remember
        try:
            if record.head.version > since:
                self.rules.take_in_record(record)
                self._tell(since, last, news)
            else:
                await self._reload()
        except Exception as error:
            self.is_damaged = True
            logger.exception("table is damaged", table=self.id)
            damaged = Damaged("error-table-broken")
            self.tell_gone(damaged.why)
            raise damaged from error

    async def _reload(self) -> None:
        """The disk has lost what we had: everybody sees the whole table anew, as it is stored."""
        record = await self._store.load(self.id)
        if record is None:
            return
        logger.error("table is older on disk", table=self.id, ours=self.rules.head.version, stored=record.head.version)
        self.rules.replace_with(await asyncio.to_thread(TableRules, record))
        self._sent.forget()
        self._tell(record.head.version, self.rules.log.last, [])

    # --- showing ----------------------------------------------------------------------------------

    def viewer(self, person: str | None, seat: int | None = None, *, spectate: bool = False) -> Viewer:
        """Through which seat the person looks: the one asked for, else the first of theirs that is to act."""
        if seat is not None and not spectate:
            self.rules.require_owns(person, seat)
            return Viewer(seat, person)
        # Strangers all see the same, so that a view is cut and written once for all of them.
        known = person if self.rules.knows(person) else None
        own = self.rules.own_seats(person)
        if spectate or not own:
            return Viewer(None, known)
        to_act = [one for one in own if one in self.rules.state.actors()]
        return Viewer((to_act or own)[0], known)

    def view(self, viewer: Viewer) -> TableView:
        """The whole table as the viewer sees it."""
        return view.whole(self.rules, viewer, LOG_TAIL, self.presence())

    def watch(self, watcher: Watcher, seen: int = 0) -> None:
        """Show the table to the watcher, now and whenever it changes."""
        is_new = watcher not in self.watchers
        if is_new:
            self.watchers.add(watcher)
            self._present[watcher.person] += 1
        watcher.show(self._sent.view(watcher.viewer, self.presence, seen))
        if is_new:
            self.tell_presence()
        self._bots.wake()

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self._present[watcher.person] -= 1
            self.used = self._clock()
            self.tell_presence()

    def presence(self) -> Presence:
        """Who looks at the table, here and through other processes."""
        return self._shared_presence.with_others(self.id, self._here())

    def _here(self) -> Presence:
        played = [chair for chair in self.rules.chairs if chair.kind in PLAYED_KINDS]
        online = [chair.seat for chair in played if self._present[chair.person]]
        players = sum(self._present[person] for person in {chair.person for chair in played})
        return Presence(online, len(self.watchers) - players)

    def tell_presence(self) -> None:
        """Show who is present, soon. Changes close together are sent together, and the more watchers the less often:
        otherwise the number of messages would be quadratic."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            next_time = self._presence_told + PRESENCE_SECONDS * (1 + len(self.watchers) / 50)
            self._presence_timer = loop.call_at(max(loop.time(), next_time), self._show_presence)

    def _show_presence(self) -> None:
        self._presence_timer = None
        self._presence_told = asyncio.get_running_loop().time()
        self._sent.views.clear()
        self._shared_presence.tell(self.id, self._here())
        message = encoder.encode(PresenceChange(self.id, self.presence()))
        for watcher in list(self.watchers):
            watcher.show(message)

    def _tell(self, since: int, last: int, chat: list[ChatEntry]) -> None:
        """Show every watcher what has changed since a version and a line of the log."""
        delta_for = self._sent.deltas(since, last, chat, is_watched=bool(self.watchers))
        same_chairs, self._shown_chairs = self._shown_chairs is self.rules.chairs, self.rules.chairs
        for watcher in list(self.watchers):
            viewer = watcher.viewer if same_chairs else self._viewer_now(watcher)
            delta = delta_for(viewer) if viewer == watcher.viewer else None
            watcher.viewer = viewer
            watcher.show(self._sent.view(viewer, self.presence, since) if delta is None else delta)
        if not same_chairs:
            self.tell_presence()  # a spectator may have sat down
        self.on_change()
        self._bots.wake()

    def _viewer_now(self, watcher: Watcher) -> Viewer:
        """Who has sat down looks through that seat from now on; who has stood up no longer does."""
        seat = watcher.viewer.seat
        if seat is not None and self.rules.owns(watcher.person, seat):
            return watcher.viewer
        return self.viewer(watcher.person, spectate=watcher.spectating)

    def tell_gone(self, why: Line) -> None:
        """Tell the watchers that the table was removed, or cannot be read any more."""
        for watcher in list(self.watchers):
            watcher.show(encoder.encode(Gone(self.id, why)))
        self.on_change()

    def wake_bots(self) -> None:
        self._bots.wake()

    async def close(self) -> None:
        """Stop the bots."""
        self._shared_presence.tell(self.id, NOBODY)
        if self._presence_timer is not None:
            self._presence_timer.cancel()
        await self._bots.close()
