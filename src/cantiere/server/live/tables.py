"""All tables: made here, found here, kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Final

import structlog

from cantiere.kernel.chance import SealedDealer
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game
from cantiere.server import metrics
from cantiere.server.clock import Clock, has_passed
from cantiere.server.errors import BadRequest, Corrupt, Damaged, NotFound, Refusal, TooLate, TooOften, Unavailable
from cantiere.server.live.bots import FairBots, bot_claim
from cantiere.server.live.live_table import LiveTable
from cantiere.server.live.presence import SharedPresence
from cantiere.server.live.vacating import vacate
from cantiere.server.people.accounts import User
from cantiere.server.people.lookalikes import check_unlike
from cantiere.server.people.validation import clean_name, new_id
from cantiere.server.protocol import From, Line, SeatKind
from cantiere.server.store.notices import Notice, Opened, PersonChanged, PresenceChanged, TableChanged
from cantiere.server.store.records import PLAYED_KINDS, Chair, Head, LogEntry, TableRecord
from cantiere.server.store.store import Conflict, Store
from cantiere.server.table.log import ORIGIN_WHO
from cantiere.server.table.rules import TableRules, final
from cantiere.server.table.tutorial import LEARNER, tutorial
from cantiere.server.table.view import Viewer

IDLE_MILLISECONDS: Final = 10 * 60_000  # a table nobody needs leaves the memory after this
FOLLOW_SECONDS: Final = 1.0  # how often we look whether another process has changed a table somebody watches here
SWEEP_EVERY: Final = 60  # ... and every how many looks the memory is tidied

ASIDE_MILLISECONDS: Final = 10_000  # a damaged table is not read again before: the host may have repaired it then

logger = structlog.get_logger()

# The secret from which all draws of a new table follow.
Secret = Callable[[Match], bytes]


def new_secret(match: Match) -> bytes:
    return SealedDealer().secret


async def _nothing(_: str) -> None:
    pass


class Tables:
    def __init__(
        self, store: Store, bots: FairBots, clock: Clock, secret: Secret = new_secret, most_open: int = 20
    ) -> None:
        self.live: dict[str, LiveTable] = {}
        self.on_change: Callable[[], None] = lambda: None  # of any table, by any process
        self.on_person: Callable[[str], Coroutine[None, None, None]] = _nothing  # of somebody, by another process
        self._store = store
        self._shared_presence = SharedPresence(store.notices)
        self._bots = bots
        self._clock = clock
        self._secret = secret
        self._most_open = most_open  # tables of one person that wait for players
        self._loading: dict[str, asyncio.Lock] = {}
        self._set_aside: dict[str, int] = {}  # damaged table -> when we last tried to open it
        self._tasks: set[asyncio.Task[None]] = set()  # what notices have set going

    # --- finding ----------------------------------------------------------------------------------

    async def fresh(self, id: str) -> LiveTable:
        """The table as it is stored now, for reading. Raises `NotFound` or `Damaged`."""
        known = self.live.get(id)
        table = await self.get(id)
        if table is known:
            await self._reread_if_behind(table)
        return table

    async def _reread_if_behind(self, table: LiveTable) -> None:
        try:
            await table.reread_if_behind()
        except NotFound:
            await self._unload_removed(table)
            raise

    async def get(self, id: str) -> LiveTable:
        """The table, from memory or from its log, for changing: what is planned against an old version is planned
        again. Raises `NotFound` or `Damaged`."""
        if id in self.live and self.live[id].is_damaged:
            await self._unload(self.live[id])
        if id not in self.live:
            async with self._loading.setdefault(id, asyncio.Lock()):
                try:
                    if id not in self.live:
                        table = await self._open(id)
                        self._enter(table)
                        await self._reread_if_behind(table)  # what was told of while we read, nobody here has heard
                finally:
                    self._loading.pop(id, None)
        table = self.live[id]
        table.used = self._clock()
        return table

    async def _open(self, id: str) -> LiveTable:
        if not (id.isascii() and id.isalnum()):
            raise NotFound("error-no-table", table=id[:20])
        if not has_passed(ASIDE_MILLISECONDS, self._set_aside.get(id, 0), self._clock()):
            raise Damaged("error-table-broken")
        try:
            record = await self._store.load(id)
            if record is not None:
                # A long log takes a while to replay: not on the loop that serves everybody.
                return await asyncio.to_thread(self._built, record)
        except Exception as error:
            if isinstance(error, Refusal) and not isinstance(error, Corrupt):
                raise
            # Whatever is wrong with it, it is wrong with this table only. Why is for the host: it may tell secrets.
            logger.exception("table is damaged", table=id)
            self._set_aside[id] = self._clock()
            raise Damaged("error-table-broken") from error
        raise NotFound("error-no-table", table=id[:20])

    def _built(self, record: TableRecord) -> LiveTable:
        table = LiveTable(record, self._store, self._shared_presence, self._bots, self._clock)
        table.view(Viewer(None, None))  # a table that cannot be shown is damaged, too
        return table

    def _enter(self, table: LiveTable) -> None:
        table.on_change = self.on_change
        self.live[table.id] = table
        metrics.TABLES.set(len(self.live))
        table.wake_bots()

    # --- making -----------------------------------------------------------------------------------

    async def make(
        self,
        owner: User,
        match: Match,
        chairs: list[Chair],
        *,
        public: bool,
        hints: bool = False,
        origin: From | None = None,
        script: str = "",
    ) -> LiveTable:
        """A new table that begins with the actions of `match`; it starts at once when no seat is open."""
        at = self._clock()
        if len(chairs) != match.seats:
            raise BadRequest("error-seat-count", seats=match.seats)
        for chair in chairs:
            if chair.kind in PLAYED_KINDS:
                check_unlike(chair.name, [other.name for other in chairs[: chair.seat]])
        if any(chair.kind == "open" for chair in chairs) and await self._store.count_open(owner.id) >= self._most_open:
            raise TooOften("error-many-open", most=self._most_open)
        head = Head(
            id=new_id(),
            game=match.game.id,
            rules=match.game.rules,
            options=dict(match.options),
            secret=self._secret(match),
            public=public,
            hints=hints,
            status="waiting",
            created=at,
            changed=at,
            owner=owner.id,
            prelude=len(match.steps),
            origin_table=origin.table if origin is not None else None,
            origin_n=origin.n if origin is not None else None,
            tutorial=script,
        )
        record = TableRecord(head, chairs, _copied(match, at), [])
        rules = await asyncio.to_thread(TableRules, record)
        if match.is_over:
            record.head = final(match.state).applied(head, at)
        elif all(chair.kind != "open" for chair in chairs):
            start = rules.plan_start(at)
            record.head = start.head.applied(head, at)
            record.log, record.chat = record.log + start.log, start.chat
        await self._store.create(record)
        self.on_change()
        return await self.get(head.id)

    async def learn(self, person: User, game_id: str, *, again: bool) -> LiveTable:
        """The person's tutorial of a game: the one that was left, or a new one."""
        script = await asyncio.to_thread(tutorial, game_id)
        if script is None:
            raise NotFound("error-no-tutorial")
        if not again:
            for known in await self._store.tutorials(person.id):
                if known.game == game_id and known.tutorial == script.fingerprint and known.status == "playing":
                    return await self.get(known.id)
        seats = range(script.match.seats)
        chairs = [self.chair(seat, "person" if seat == LEARNER else "bot", person) for seat in seats]
        match = Match(script.match.at(0))
        return await self.make(person, match, chairs, public=False, script=script.fingerprint)

    def chair(self, seat: int, kind: SeatKind, owner: User, name: str = "", level: str = "") -> Chair:
        """A chair as the owner wants it: for the owner, a local player of that name, a bot of that level, or open."""
        if kind == "person":
            return Chair(seat, "person", owner.id, owner.name)
        if kind == "local":
            return Chair(seat, "local", owner.id, clean_name(name) if name.strip() else "")
        if kind == "bot":
            level = level or self.default_level
            if all(level != known.id for known in self._bots.service.levels()):
                raise BadRequest("error-no-level", level=level[:40])
            return Chair(seat, "bot", None, "", level)
        return Chair(seat, "open")

    async def rematch(self, old: LiveTable, person: User) -> str:
        """The table of the next game: made by the first who asks, for all who sat here."""
        head = old.rules.head
        old.rules.require_may_rematch(person.id)
        if head.tutorial:
            return (await self.learn(person, head.game, again=True)).id
        if head.next_table:
            return head.next_table
        chairs = [_invited(chair, person) for chair in old.rules.chairs]
        options = {option.name: head.options[option.name] for option in game(head.game).options}
        match = Match(game(head.game).new(len(chairs), options))
        made = await self.make(person, match, chairs, public=head.public, hints=head.hints)

        await old.change(lambda: None if old.rules.head.next_table else old.rules.plan_next(made.id, self._clock()))
        if old.rules.head.next_table != made.id:
            await self.remove(made)  # somebody asked at the same moment
        return old.rules.head.next_table or made.id

    async def check_name(self, person: User, name: str) -> None:
        """Refuse a new name that looks like another's at one of the person's tables."""
        for listed in await self._store.of_person(person.id, finished=False):
            check_unlike(name, [chair.name for chair in listed.chairs if chair.person != person.id])

    async def rename(self, person: User) -> None:
        """The person's new name, at every table not finished; a damaged one is left as it is."""
        for listed in await self._store.of_person(person.id, finished=False):
            with contextlib.suppress(Damaged):
                table = await self.get(listed.head.id)
                await table.rename(person.id, person.name)

    @property
    def default_level(self) -> str:
        """The level of the bot that replaces a player who leaves."""
        return self._bots.settings.level

    async def vacate(self, person: str, *, forget: bool = False) -> None:
        """Somebody goes from all their tables: bots sit down for them. With `forget` no table keeps their name."""
        await vacate(self._store, person, self.default_level, forget=forget, live=self.live, clock=self._clock)
        await self.reread_changed(list(self.live.values()))  # one may have been read while it was changed
        self.on_change()
        await self.resume()

    async def remove(self, table: LiveTable) -> None:
        """Remove a table; too late if somebody has just changed it."""
        try:
            await self._store.remove(table.id, table.rules.head.version)
        except Conflict as conflict:
            raise TooLate("error-busy") from conflict
        await self._unload_removed(table)

    async def on_removed(self, id: str) -> None:
        """A table was removed directly from the database: tell its watchers and the lobby."""
        if id in self.live:
            await self._unload_removed(self.live[id])
        self.on_change()

    async def _unload_removed(self, table: LiveTable) -> None:
        await self._unload(table)
        table.tell_gone(Line("error-no-table", {"table": table.id}))

    # --- other processes --------------------------------------------------------------------------

    def on_notice(self, notice: Notice) -> None:
        """Another process says something."""
        if isinstance(notice, TableChanged):
            self.on_change()
            table = self.live.get(notice.table)
            if table is not None:
                self._soon(self._on_table_changed(table, notice))
        elif isinstance(notice, PresenceChanged):
            self._shared_presence.on_notice(notice)
            self._tell_presence([notice.table])
        elif isinstance(notice, PersonChanged):
            self._soon(self.on_person(notice.person))
        elif isinstance(notice, Opened):
            self._shared_presence.tell_again()
        else:
            self._tell_presence(self._shared_presence.forget(notice.by))
            self._soon(self.resume())

    def reread_all(self) -> None:
        """Notices may have been missed: everything is looked at."""
        self._tell_presence(self._shared_presence.forget())
        self._shared_presence.tell_again()
        self.on_change()
        self._soon(self.reread_changed(list(self.live.values())))
        self._soon(self.resume())

    async def _on_table_changed(self, table: LiveTable, notice: TableChanged) -> None:
        if notice.version == 0:
            await self._unload_removed(table)
            return
        with contextlib.suppress(Damaged, NotFound):
            await table.on_notice(notice)

    def _tell_presence(self, tables: list[str]) -> None:
        for id in tables:
            if id in self.live:
                self.live[id].tell_presence()

    def _soon(self, doing: Coroutine[None, None, None]) -> None:
        """Run in a task of its own; what fails is tried again with the next notice, or when somebody looks."""

        async def done() -> None:
            try:
                await doing
            except Unavailable as refusal:
                logger.warning("could not follow another process", why=refusal.why.key)
            except Exception:
                logger.exception("following another process failed")

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- maintaining ------------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a start, or another process' end: wake the tables where a bot is to act and no process sees to it. What
        cannot be read is skipped."""
        with contextlib.suppress(Corrupt):
            to_act = {bot_claim(table, seat): table for table, seat in await self._store.bots_to_act()}
            free = await self._store.notices.unclaimed(list(to_act))
            for id in dict.fromkeys(to_act[one] for one in free):
                with contextlib.suppress(Refusal):
                    (await self.get(id)).wake_bots()

    async def maintain(self) -> None:
        """Forever: poll for changes, unless the database sends notices, and drop unused tables from memory."""
        looks = 0
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            try:
                for damaged in [table for table in self.live.values() if table.is_damaged]:
                    await self._unload(damaged)  # its bots included
                if not self._store.notices.is_shared:
                    await self.reread_changed([table for table in self.live.values() if not table.is_idle])
                looks += 1
                if looks % SWEEP_EVERY == 0:
                    await self.sweep()
            except Exception:
                logger.exception("maintaining tables failed")

    async def reread_changed(self, tables: list[LiveTable]) -> None:
        """Show what is stored of these tables, if it is not what we remember."""
        if not tables:
            return
        versions = await self._store.versions([table.id for table in tables])
        for table in tables:
            if table.id not in versions:
                await self._unload_removed(table)
            elif versions[table.id] != table.rules.head.version:
                with contextlib.suppress(Damaged):
                    await table.reread()

    async def sweep(self) -> None:
        """Drop tables from memory that have long been idle; they stay stored."""
        now, idle = self._clock(), [table for table in self.live.values() if table.is_idle]
        for table in idle:
            if has_passed(IDLE_MILLISECONDS, table.used, now):
                await self._unload(table)

    async def _unload(self, table: LiveTable) -> None:
        self.live.pop(table.id, None)
        metrics.TABLES.set(len(self.live))
        await table.close()

    async def close(self) -> None:
        following = list(self._tasks)
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
        for table in list(self.live.values()):
            await table.close()


def _copied(match: Match, at: int) -> list[LogEntry]:
    words = match.game.vocabulary.words
    return [
        LogEntry(n, "act", step.seat, ORIGIN_WHO, at, words=words(step.action), version=1)
        for n, step in enumerate(match.steps, start=1)
    ]


def _invited(chair: Chair, person: User) -> Chair:
    """The same seat at the next table: the person who asked sits down, the others' seats are kept for them."""
    if chair.kind == "bot":
        return Chair(chair.seat, "bot", None, "", chair.level)
    if chair.person == person.id:
        return Chair(chair.seat, chair.kind, person.id, chair.name)
    return Chair(chair.seat, "open", chair.person, chair.name)
