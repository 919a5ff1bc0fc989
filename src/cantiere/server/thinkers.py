"""The bots at one table: each that is to act thinks in a task of its own, elsewhere, and the table goes on."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from msgspec import Struct

from cantiere.kernel.rng import Rng
from cantiere.server import metrics
from cantiere.server.book import Book
from cantiere.server.chronicle import Signature
from cantiere.server.clock import Clock
from cantiere.server.desk import BotDesk
from cantiere.server.protocol import Words
from cantiere.server.store import Change

TRY_AGAIN_SECONDS: Final = 5  # when a bot could not act

log = structlog.get_logger()


class Manners(Struct, frozen=True):
    """How bots behave at a table."""

    pace: float = 0.7  # seconds between seeing a decision and answering it, for people to follow
    deadline: float = 15.0  # the longest a bot may think
    default: str = "random"  # the level that sits down for who leaves without naming one


class Thinkers:
    """`change` is the table's one door: what a bot decides goes through it like anybody's action."""

    def __init__(
        self,
        book: Book,
        change: Callable[[Callable[[], Change | None]], Awaitable[None]],
        desk: BotDesk,
        manners: Manners,
        clock: Clock,
    ) -> None:
        self._book = book
        self._change = change
        self._desk = desk
        self._manners = manners
        self._clock = clock
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def are_thinking(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """See that every bot that is to act is thinking."""
        if self._book.head.status != "playing":
            return
        for seat in self._book.state.actors():
            if seat not in self._tasks and self._is_to_act(seat):
                name = f"bot {self._book.head.id}/{seat}"
                self._tasks[seat] = asyncio.create_task(self._play(seat), name=name)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _is_to_act(self, seat: int) -> bool:
        book = self._book
        return book.head.status == "playing" and book.chairs[seat].kind == "bot" and seat in book.state.actors()

    async def _play(self, seat: int) -> None:
        try:
            while self._is_to_act(seat):
                await asyncio.sleep(self._manners.pace)
                try:
                    await self._act(seat)
                except Exception:  # the database is away, say: the table waits, and tries again
                    log.exception("bot could not act", table=self._book.head.id, seat=seat)
                    await asyncio.sleep(TRY_AGAIN_SECONDS)
        finally:
            del self._tasks[seat]

    async def _act(self, seat: int) -> None:
        if not self._is_to_act(seat):
            return
        decision, level = self._book.chronicle.decision_id(seat), self._book.chairs[seat].level
        words = await self._words(seat, level, decision)

        def plan() -> Change | None:
            if not self._is_to_act(seat) or decision != self._book.chronicle.decision_id(seat):
                return None  # somebody took something back meanwhile, or sat down here
            return self._book.plan_act(seat, decision, words, Signature(f"bot:{level}", self._clock()))

        await self._change(plan)

    async def _words(self, seat: int, level: str, decision: str) -> Words:
        """What the bot wants to do; any legal action when it does not know, dies, or takes too long."""
        state, vocabulary = self._book.state, self._book.chronicle.match.game.vocabulary
        legal = state.legal(seat)
        if len(legal) == 1:
            return vocabulary.words(legal[0])
        hidden = state.clone()
        hidden.hide(seat, self._generator(decision))
        game, deadline = self._book.head.game, self._manners.deadline
        try:
            with metrics.THINKING.time():
                asked = self._desk.choose(game, hidden.position(), seat, level, deadline)
                words = await asyncio.wait_for(asked, 3 * deadline + 5)  # it may wait for a free place first
            if vocabulary.parse(words) not in legal:
                raise ValueError(f"{words} is not legal")
        except Exception as error:
            metrics.BOT_FAILURES.inc()
            log.warning("bot had no answer", table=self._book.head.id, seat=seat, level=level, why=repr(error))
            return vocabulary.words(random.choice(legal))
        return words

    def _generator(self, decision: str) -> Rng:
        """Redeals what the bot may not know; the same at the same decision, and not to be guessed."""
        digest = hmac.new(self._book.head.secret, decision.encode(), hashlib.sha256).digest()
        return Rng(int.from_bytes(digest[:7], "big"))
