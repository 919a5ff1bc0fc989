"""The bots at one table: each that is to act thinks in a task of its own, elsewhere, and the table goes on.

The server knows no bot: whoever starts it brings a `BotService` along.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, Protocol

import structlog

from cantiere.kernel.position import read
from cantiere.kernel.rng import Rng
from cantiere.server import metrics
from cantiere.server.clock import Clock
from cantiere.server.errors import NotFound
from cantiere.server.live.fair_queue import FairQueue
from cantiere.server.protocol import Words
from cantiere.server.settings import BotSettings
from cantiere.server.store.notices import Notices
from cantiere.server.table.log import Author, Offer
from cantiere.server.table.rules import Plan, TableRules

TRY_AGAIN_SECONDS: Final = 5  # when a bot could not act
CLAIMED_SECONDS: Final = 2  # until a bot that another process thinks for is looked at again

logger = structlog.get_logger()


class BotRecord(Protocol):
    """How a level did in a game when all of them were measured at one table."""

    @property
    def game(self) -> str: ...

    @property
    def points(self) -> float: ...

    @property
    def seconds(self) -> float: ...


class BotLevel(Protocol):
    """A level of bots: messages `level-<id>` and `level-<id>-help`."""

    @property
    def id(self) -> str: ...

    @property
    def strength(self) -> int: ...

    @property
    def records(self) -> Sequence[BotRecord]: ...


class BotService(Protocol):
    """Bots think elsewhere, in processes of their own, and are shown a text position in which what their seat may not
    know was redealt."""

    def levels(self) -> Sequence[BotLevel]:
        """The levels, the easiest first; never empty."""

    async def plan(
        self, game: str, position: str, seat: int, level: str, asked: int, deadline: float
    ) -> Sequence[Words]:
        """The bot's actions until somebody else, or chance, is to act, within `deadline` seconds; `asked` says how
        often it was asked before in this turn. When it has none it may raise anything: the table then takes any legal
        action and goes on."""

    async def close(self) -> None:
        """Stop all processes."""


class _Level(NamedTuple):
    id: str
    strength: int
    records: Sequence[BotRecord] = ()


class RandomBots:
    """For a server without bots: every decision is any legal action."""

    def levels(self) -> Sequence[BotLevel]:
        return [_Level("random", 1)]

    async def plan(
        self, game: str, position: str, seat: int, level: str, asked: int, deadline: float
    ) -> Sequence[Words]:
        state = read(position)
        return [state.game.vocabulary.words(random.choice(state.legal(seat)))]

    async def close(self) -> None:
        pass


class FairBots:
    """The service that computes the bots' moves, and the queue for it."""

    def __init__(self, service: BotService, settings: BotSettings) -> None:
        self.service = service
        self.queue = FairQueue(settings.places)
        self.settings = settings


class _Turn:
    """A bot's turn: what it still means to do, and at which decision that holds."""

    def __init__(self) -> None:
        self.asked = 0  # how often the bot was asked
        self.rest: list[int] = []
        self.decision = ""

    def keep(self, rest: list[int], decision: str) -> None:
        self.rest, self.decision = rest, decision

    def next(self, offer: Offer) -> list[int]:
        """The plan from here on, if it was made for this decision and can be played."""
        holds = offer.id == self.decision and self.rest and self.rest[0] in offer.actions
        return self.rest if holds else []


def bot_claim(table: str, seat: int) -> str:
    """What a process claims before it lets a bot think."""
    return f"{table}/{seat}"


class TableBots:
    """What a bot decides goes through the table's `change` like anybody's action."""

    def __init__(
        self,
        rules: TableRules,
        change: Callable[[Callable[[], Plan | None]], Awaitable[None]],
        reread_if_behind: Callable[[], Awaitable[None]],
        notices: Notices,
        bots: FairBots,
        clock: Clock,
    ) -> None:
        self._rules = rules
        self._change = change
        self._reread_if_behind = reread_if_behind
        self._notices = notices
        self._service = bots.service
        self._queue = bots.queue
        self._settings = bots.settings
        self._clock = clock
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def are_thinking(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """See that every bot that is to act is thinking."""
        if self._rules.head.status != "playing":
            return
        for seat in self._rules.state.actors():
            if seat not in self._tasks and self._is_to_act(seat):
                name = f"bot {self._rules.head.id}/{seat}"
                self._tasks[seat] = asyncio.create_task(self._play(seat), name=name)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _is_to_act(self, seat: int) -> bool:
        rules = self._rules
        if rules.head.tutorial:  # the script plays for them
            return False
        return rules.head.status == "playing" and rules.chairs[seat].kind == "bot" and seat in rules.state.actors()

    async def _play(self, seat: int) -> None:
        try:
            while self._is_to_act(seat):
                try:
                    async with self._notices.claim(bot_claim(self._rules.head.id, seat)) as is_ours:
                        if is_ours:
                            await self._reread_if_behind()  # what others did before the claim was ours
                            await self._take_turn(seat)
                    if not is_ours:  # another process sees to it; should it not, we look again
                        await asyncio.sleep(CLAIMED_SECONDS)
                except NotFound:  # removed by another process
                    return
                except Exception:  # the database is away, say: the table waits, and tries again
                    logger.exception("bot could not act", table=self._rules.head.id, seat=seat)
                    await asyncio.sleep(TRY_AGAIN_SECONDS)
        finally:
            del self._tasks[seat]

    async def _take_turn(self, seat: int) -> None:
        turn = _Turn()
        while self._is_to_act(seat):
            await asyncio.sleep(self._settings.pace)
            await self._act(seat, turn)

    async def _act(self, seat: int, turn: _Turn) -> None:
        if not self._is_to_act(seat):
            return
        offer = self._rules.log.offer(seat)
        if len(offer.actions) == 1 or turn.next(offer):
            await self._decide(seat, turn)
            return
        head = self._rules.head
        with metrics.BOTS_ASKED.track_inprogress():
            async with self._queue.place(head.owner or head.id, head.id):
                if self._is_to_act(seat):
                    await self._decide(seat, turn)

    async def _decide(self, seat: int, turn: _Turn) -> None:
        log, level = self._rules.log, self._rules.chairs[seat].level
        offer = log.offer(seat)
        decision = offer.id
        action, *rest = turn.next(offer) or await self._planned(seat, level, decision, turn)
        drawn, is_taken = log.drawn(), False

        def plan() -> Plan | None:
            nonlocal drawn, is_taken
            if not self._is_to_act(seat) or decision != log.offer(seat).id:
                return None  # somebody took something back meanwhile, or sat down here
            drawn, is_taken = log.drawn(), not log.state.reveals(seat, action)
            words = log.match.game.vocabulary.words(action)
            return self._rules.plan_act(seat, decision, words, Author(f"bot:{level}", self._clock()))

        await self._change(plan)
        # What was drawn or shown the bot did not know: it thinks again.
        turn.keep(rest if is_taken and drawn == log.drawn() else [], log.offer(seat).id)

    async def _planned(self, seat: int, level: str, decision: str, turn: _Turn) -> list[int]:
        """The bot's plan; a random legal action when it has none, dies, or takes too long."""
        state, vocabulary = self._rules.state, self._rules.log.match.game.vocabulary
        legal = self._rules.log.offer(seat).actions
        if len(legal) == 1:
            return legal
        hidden = state.seen_by(seat, self._generator(decision))
        game, deadline = self._rules.head.game, self._settings.deadline
        try:
            with metrics.THINKING.time():
                asked = self._service.plan(game, hidden.position(), seat, level, turn.asked, deadline)
                words = await asyncio.wait_for(asked, 3 * deadline + 5)  # a process may have to be started first
            planned = [vocabulary.parse(one) for one in words]
            if planned[0] not in legal:
                raise ValueError(f"{words[0]} is not legal")
        except Exception as error:
            metrics.BOT_FAILURES.inc()
            logger.warning("bot had no answer", table=self._rules.head.id, seat=seat, level=level, why=repr(error))
            return [random.choice(legal)]
        if state.seats > 1:  # who plays alone begins a turn with every plan
            turn.asked += 1
        return planned

    def _generator(self, decision: str) -> Rng:
        """Redeals what the bot may not know; the same at the same decision, and not to be guessed."""
        digest = hmac.new(self._rules.head.secret, decision.encode(), hashlib.sha256).digest()
        return Rng(int.from_bytes(digest[:7], "big"))
