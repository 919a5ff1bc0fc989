"""The tables of the house: made here, found here, kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import structlog

from cantiere.kernel.chance import SealedDealer
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game
from cantiere.server import metrics
from cantiere.server.bodies import SeatPlan
from cantiere.server.book import Book, final
from cantiere.server.chronicle import ORIGIN_WHO
from cantiere.server.clock import Clock
from cantiere.server.desk import BotDesk
from cantiere.server.live import LiveTable
from cantiere.server.names import clean_name, new_id
from cantiere.server.people import Someone
from cantiere.server.protocol import From
from cantiere.server.refusal import Late, Missing, Refusal, Unreadable, as_line
from cantiere.server.store import Chair, Entry, Head, Record, Store
from cantiere.server.thinkers import Manners

IDLE_MILLISECONDS: Final = 10 * 60_000  # a table nobody needs leaves the memory after this
FOLLOW_SECONDS: Final = 1.0  # how often we look whether another process has changed a table somebody watches here
SWEEP_EVERY: Final = 60  # ... and every how many looks the memory is tidied

log = structlog.get_logger()

# The secret from which all draws of a new table follow.
Secret = Callable[[Match], bytes]


def fresh(match: Match) -> bytes:
    return SealedDealer().secret


class Tables:
    def __init__(self, store: Store, desk: BotDesk, manners: Manners, clock: Clock, secret: Secret = fresh) -> None:
        self.live: dict[str, LiveTable] = {}
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self._store = store
        self._desk = desk
        self._manners = manners
        self._clock = clock
        self._secret = secret
        self._loading: dict[str, asyncio.Lock] = {}

    # --- finding ----------------------------------------------------------------------------------

    async def get(self, id: str) -> LiveTable:
        """The table, from memory or from its log."""
        if id not in self.live:
            async with self._loading.setdefault(id, asyncio.Lock()):
                try:
                    if id not in self.live:
                        self._enter(await self._open(id))
                finally:
                    self._loading.pop(id, None)
        table = self.live[id]
        table.used = self._clock()
        return table

    async def _open(self, id: str) -> LiveTable:
        record = await self._store.load(id)
        if record is None:
            raise Missing("error-no-table", table=id[:20])
        try:
            # A long log takes a while to replay: not on the loop that serves everybody.
            parts = (record, self._store, self._desk, self._manners, self._clock)
            return await asyncio.to_thread(LiveTable, *parts)
        except CantiereError as error:
            log.error("log does not follow the rules", table=record.head.id, why=str(error))
            raise Late("error-table-broken", why=as_line(error.text)) from error

    def _enter(self, table: LiveTable) -> None:
        table.on_change = self.on_change
        self.live[table.id] = table
        metrics.TABLES.set(len(self.live))
        table.wake_bots()

    # --- making -----------------------------------------------------------------------------------

    async def make(
        self,
        owner: Someone,
        match: Match,
        plans: Sequence[SeatPlan],
        *,
        public: bool,
        origin: From | None = None,
        chairs: list[Chair] | None = None,
    ) -> LiveTable:
        """A new table that begins with the actions of `match`; it starts at once when no seat is open."""
        at = self._clock()
        if chairs is None:
            if len(plans) != match.seats:
                raise Unreadable("error-seat-count", seats=match.seats)
            chairs = [self.chair(seat, plan, owner) for seat, plan in enumerate(plans)]
        head = Head(
            id=new_id(),
            game=match.game.id,
            rules=match.game.rules,
            options=dict(match.options),
            secret=self._secret(match),
            public=public,
            status="waiting",
            created=at,
            changed=at,
            owner=owner.id,
            prelude=len(match.steps),
            origin_table=origin.table if origin is not None else None,
            origin_n=origin.n if origin is not None else None,
        )
        record = Record(head, chairs, _copied(match, at), [])
        book = await asyncio.to_thread(Book, record)
        if match.is_over:
            record.head = _changed(head, final(match.state))
        elif all(chair.kind != "open" for chair in chairs):
            start = book.plan_start(at)
            record.head = _changed(head, start.head)
            record.log, record.chat = record.log + start.log, start.chat
        await self._store.create(record)
        return await self.get(head.id)

    def chair(self, seat: int, plan: SeatPlan, owner: Someone) -> Chair:
        """Who sits there by the owner's plan."""
        if plan.kind == "person":
            return Chair(seat, "person", owner.id, owner.name)
        if plan.kind == "local":
            return Chair(seat, "local", owner.id, clean_name(plan.name) if plan.name.strip() else "")
        if plan.kind == "bot":
            level = plan.level or self._manners.default
            if all(level != known.id for known in self._desk.levels()):
                raise Unreadable("error-no-level", level=level[:40])
            return Chair(seat, "bot", None, "", level)
        return Chair(seat, "open")

    async def rematch(self, old: LiveTable, person: Someone) -> str:
        """The table of the next game: made by the first who asks, for all who sat here."""
        head = old.book.head
        if head.status != "finished":
            raise Late("error-not-finished")
        if head.next_table:
            return head.next_table
        chairs = [_invited(chair, person) for chair in old.book.chairs]
        options = {option.name: head.options[option.name] for option in game(head.game).options}
        match = Match(game(head.game), len(chairs), options)
        made = await self.make(person, match, [], public=head.public, chairs=chairs)

        await old.change(lambda: None if old.book.head.next_table else old.book.plan_next(made.id, self._clock()))
        if old.book.head.next_table != made.id:
            await self.clear(made)  # somebody asked at the same moment
        return old.book.head.next_table or made.id

    async def rename(self, person: Someone) -> None:
        """The person's new name, at every table not finished."""
        for listed in await self._store.of_person(person.id, finished=False):
            table = await self.get(listed.head.id)
            await table.rename(person.id, person.name)

    async def clear(self, table: LiveTable) -> None:
        """Remove a table that never started."""
        await self._store.remove(table.id)
        self.live.pop(table.id, None)
        await table.close()
        table.is_gone()

    # --- keeping ----------------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a start: wake the tables where a bot was to act."""
        for id in await self._store.with_bot_to_act():
            with contextlib.suppress(Refusal):
                await self.get(id)

    async def keep(self) -> None:
        """For ever: show what other processes have changed, and forget what nobody needs."""
        looks = 0
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            try:
                await self.follow()
                looks += 1
                if looks % SWEEP_EVERY == 0:
                    await self.sweep()
            except Exception:
                log.exception("keeping tables failed")

    async def follow(self) -> None:
        watched = [table for table in self.live.values() if not table.is_idle]
        if not watched:
            return
        versions = await self._store.versions([table.id for table in watched])
        for table in watched:
            if versions.get(table.id, 0) > table.book.head.version:
                await table.follow()

    async def sweep(self) -> None:
        """Forget tables that have long been idle; the log keeps them."""
        before = self._clock() - IDLE_MILLISECONDS
        for table in [one for one in self.live.values() if one.is_idle and one.used < before]:
            del self.live[table.id]
            await table.close()
        metrics.TABLES.set(len(self.live))

    async def close(self) -> None:
        for table in list(self.live.values()):
            await table.close()


def _copied(match: Match, at: int) -> list[Entry]:
    words = match.game.vocabulary.words
    return [
        Entry(n, "act", step.seat, ORIGIN_WHO, at, words=words(step.action), version=1)
        for n, step in enumerate(match.steps, start=1)
    ]


def _changed(head: Head, fields: dict[str, Any]) -> Head:
    for name, value in fields.items():
        setattr(head, name, value)
    return head


def _invited(chair: Chair, person: Someone) -> Chair:
    """The same chair at the next table: who asked sits down, the others are expected."""
    if chair.kind == "bot":
        return Chair(chair.seat, "bot", None, "", chair.level)
    if chair.person == person.id:
        return Chair(chair.seat, chair.kind, person.id, chair.name)
    return Chair(chair.seat, "open", chair.person, chair.name)
