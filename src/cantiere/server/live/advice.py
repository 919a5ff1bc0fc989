"""Hints while one plays, and the analysis of finished games. Both are computed by the bots' processes.

A hint is wanted now and has its turn among the bots. An analysis goes on in the background, one game after the other, a
turn of the game at a time, begun when no bot waits, and at a lower priority than bots. What is found is stored with
the game, so that a restart, or the end of a process, costs a few turns of it at most. Whoever looks at one that nobody
works on sets it going again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol, TypeVar, runtime_checkable

import structlog
from msgspec import ValidationError, convert, structs

from cantiere.kernel import replay
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, State
from cantiere.server import metrics
from cantiere.server.clock import Clock
from cantiere.server.errors import BadRequest, NotFound, TooLate, TooOften, Unavailable
from cantiere.server.live.bots import FairBots
from cantiere.server.live.live_table import LiveTable
from cantiere.server.live.tables import Tables
from cantiere.server.protocol import Analysis, Hint, Looked
from cantiere.server.store.analyses import Analyses, Stored

HINTS_KEPT: Final = 300
MOST_WAITING: Final = 100  # analyses in this process
MOST_TURNS: Final = 1000  # of a game; no real one has as many
STORED_EVERY: Final = 8  # turns
MOST_FAILURES: Final = 3  # turns in a row that nobody could look at: then something else is wrong
PATIENCE: Final = 4  # times as long as a bot may think: on a busy machine late advice is better than none

logger = structlog.get_logger()

T = TypeVar("T", Hint, Looked)
R = TypeVar("R")


@runtime_checkable
class Adviser(Protocol):
    """Who thinks about turns, elsewhere. What is asked for may not come, and then anything may be raised."""

    async def hint(self, position: str, seat: int, deadline: float) -> Mapping[str, object]:
        """The best turns of a seat, as `Hint` has them. It is shown what a bot on that seat would be."""

    async def turns(self, replay: str, deadline: float) -> int:
        """How many turns of a finished game there are to look at."""

    async def look(self, replay: str, turn: int, deadline: float) -> Mapping[str, object]:
        """What there is to say about one of them, as `Looked` has it."""


class Advice:
    def __init__(self, tables: Tables, stored: Analyses, bots: FairBots, clock: Clock) -> None:
        self._adviser = bots.service if isinstance(bots.service, Adviser) else None
        self._deadline = PATIENCE * bots.settings.deadline
        self._places = bots.queue
        self._tables = tables
        self._stored = stored
        self._clock = clock
        self._hints: OrderedDict[tuple[int, str], Hint] = OrderedDict()  # the longest unused first
        self._queue: list[str] = []  # tables to be analysed; the first is worked on ...
        self._found: Stored | None = None  # ... and this is what was found so far
        self._worker: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    # --- hints ------------------------------------------------------------------------------------

    async def hint(
        self, table: LiveTable, person: str, seat: int | None, at: int | None, may_think: Callable[[], None]
    ) -> Hint:
        """The best turns of a seat, now or after a line of the log. Calls `may_think`, which may refuse, unless the
        hint was given before."""
        rules, adviser = table.rules, self._wanted()
        rules.require_may_hint(person, seat)
        state = rules.state if at is None else await asyncio.to_thread(_after, table, at)
        if state.actor() == CHANCE:
            raise TooLate("error-draw-next")
        if seat is None:
            seat = next(iter(state.actors()), -1)
        if not 0 <= seat < len(rules.chairs) and not state.is_over():
            raise NotFound("error-no-seat", number=seat + 1)
        if seat not in state.actors():
            raise TooLate("error-over" if state.is_over() else "error-not-your-decision")
        # The same for all worlds that the seat cannot tell apart: so is the hint.
        position = state.seen_by(seat, Rng(0)).position()
        if (seat, position) in self._hints:
            self._hints.move_to_end((seat, position))
            return self._hints[seat, position]
        may_think()
        async with self._places.place(person, table.id):
            found = await self._asked(adviser.hint(position, seat, self._deadline))
        hint = _read(found, Hint)
        self._hints[seat, position] = hint
        while len(self._hints) > HINTS_KEPT:
            self._hints.popitem(last=False)
        return hint

    def _wanted(self) -> Adviser:
        if self._adviser is None:
            raise Unavailable("error-no-advice")
        return self._adviser

    async def _asked(self, answer: Awaitable[R]) -> R:
        try:
            return await asyncio.wait_for(answer, 3 * self._deadline + 5)  # a process may have to be started first
        except Exception as error:
            metrics.BOT_FAILURES.inc()
            logger.warning("no advice", why=repr(error))
            raise Unavailable("error-no-advice") from error

    # --- finished games ---------------------------------------------------------------------------

    async def analysis(self, table: LiveTable) -> Analysis:
        """As far as it has come. One that nobody works on any more is set going again."""
        is_current = self._queue[:1] == [table.id]
        found = (self._found if is_current else None) or await self._stored.load(table.id)
        if found is None:
            return Analysis("none")
        if not found.is_done and table.id not in self._queue and await self._is_nobodys(table.id):
            self._go_on(table.id)
        return self._shown(table, found)

    async def analyse(self, table: LiveTable, person: str, may_begin: Callable[[], None]) -> Analysis:
        """Have a finished game analysed, unless it is already. Calls `may_begin`, which may refuse,
        if it has to be."""
        self._wanted()
        if table.rules.head.status != "finished":
            raise TooLate("error-not-finished")
        if await self._stored.load(table.id) is None:
            if len(self._queue) >= MOST_WAITING:
                raise TooOften("error-too-often")
            may_begin()
            await self._stored.begin(table.id, person, self._clock())
        return await self.analysis(table)

    async def _is_nobodys(self, table: str) -> bool:
        return bool(await self._stored.notices.unclaimed([_claim(table)]))

    def _shown(self, table: LiveTable, found: Stored) -> Analysis:
        if not found.is_done:
            place = self._queue.index(table.id) if table.id in self._queue else 0
            waits = place > 0 or found.total == 0
            return Analysis("waiting" if waits else "running", len(found.looked), found.total, ahead=place)
        numbers = [0, *table.rules.log.numbers]  # the line of the log after so many actions
        moments = [
            structs.replace(one.moment, at=numbers[one.moment.at]) for one in found.looked if one.moment is not None
        ]
        reviews = [
            structs.replace(one.review, at=numbers[one.review.at], last=numbers[one.review.last])
            for one in found.looked
            if one.review is not None
        ]
        return Analysis("done", len(found.looked), found.total, 0, moments, reviews)

    def _go_on(self, table: str) -> None:
        if self._adviser is None or table in self._queue:
            return
        self._queue.append(table)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work_through(), name="analyses")

    async def _work_through(self) -> None:
        while self._queue:
            id = self._queue[0]
            try:
                async with self._stored.notices.claim(_claim(id)) as is_ours:
                    if is_ours:
                        await self._work_on(await self._tables.fresh(id))
            except Exception:  # whoever looks at it next sets it going again
                logger.exception("analysis failed", table=id)
            finally:
                self._queue.remove(id)
                self._found = None

    async def _work_on(self, table: LiveTable) -> None:
        """Look at the turns that were not looked at yet, and store what is found."""
        adviser, found = self._wanted(), await self._stored.load(table.id)
        if found is None or found.is_done:
            return
        self._found = found
        text = await asyncio.to_thread(replay.write, table.rules.log.match)
        if not found.total:
            async with self._places.place(_WHO, table.id, background=True):
                count = await self._asked(adviser.turns(text, self._deadline))
            found.total = min(MOST_TURNS, count)
        failures = 0
        while len(found.looked) < found.total:
            async with self._places.place(_WHO, table.id, background=True):
                looked = await self._looked(adviser, text, len(found.looked))
            failures = failures + 1 if looked is None else 0
            if failures == MOST_FAILURES:
                raise Unavailable("error-no-advice")
            found.looked.append(looked or Looked(None, None))
            if len(found.looked) % STORED_EVERY == 0 and not failures:
                await self._stored.save(table.id, found)
        await self._stored.save(table.id, structs.replace(found, is_done=True))  # nobody is told before it is stored

    async def _looked(self, adviser: Adviser, text: str, turn: int) -> Looked | None:
        """What there is to say about a turn; None if the bot process fails."""
        with contextlib.suppress(Unavailable):
            return _read(await self._asked(adviser.look(text, turn, self._deadline)), Looked)
        return None


_WHO: Final = "analysis"  # who has the turn: nobody's own bots wait because somebody's game is analysed


def _claim(table: str) -> str:
    """What a process claims before it works on an analysis."""
    return f"analysis/{table}"


def _after(table: LiveTable, at: int) -> State:
    """The game after a line of the log, and after the draws that follow it there."""
    log = table.rules.log
    if not 0 <= at <= log.last:
        raise BadRequest("error-no-line", line=at)
    count, steps = sum(1 for n in log.numbers if n <= at), log.match.steps[:]
    while count < len(steps) and steps[count].seat == CHANCE:
        count += 1
    return log.match.at(count)


def _read(found: object, kind: type[T]) -> T:
    try:
        return convert(found, kind)
    except ValidationError as error:
        logger.warning("strange advice", why=str(error))
        raise Unavailable("error-no-advice") from error
