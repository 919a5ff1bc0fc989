"""Bots think in turn: who has many tables waits for themselves, and nobody else does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from cantiere.kernel.position import read
from cantiere.server.live.bots import BotLevel, RandomBots
from cantiere.server.live.fair_queue import FairQueue
from cantiere.server.protocol import Words
from cantiere.server.settings import BotSettings, Limits
from tests.server.kit import PATIENCE, PLENTY, open_server

pytestmark = pytest.mark.anyio


class Askers:
    """Askers who have a turn until they are told to go, in the order in which they got it."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self.served: list[str] = []
        self._go: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, person: str, table: str, *, background: bool = False) -> None:
        self._go[table] = asyncio.Event()
        self._tasks[table] = asyncio.create_task(self._stay(person, table, background))
        await asyncio.sleep(0)

    async def _stay(self, person: str, table: str, background: bool) -> None:
        async with self.queue.place(person, table, background=background):
            self.served.append(table)
            await self._go[table].wait()

    async def end(self, table: str) -> None:
        self._go[table].set()
        await self._tasks[table]
        await asyncio.sleep(0)

    async def give_up(self, table: str) -> None:
        self._tasks[table].cancel()
        with suppress(asyncio.CancelledError):
            await self._tasks[table]
        await asyncio.sleep(0)


async def test_the_first_table_of_one_comes_before_the_second_of_another() -> None:
    askers = Askers(1)
    for n in range(30):
        await askers.ask("guest", f"g{n}")
    await askers.ask("anna", "a0")
    await askers.ask("borek", "b0")
    await askers.ask("anna", "a1")
    for n in range(6):
        await askers.end(askers.served[n])
    assert askers.served == ["g0", "a0", "b0", "g1", "a1", "g2", "g3"]


async def test_nobody_has_all_places_while_others_wait() -> None:
    askers = Askers(3)
    for n in range(5):
        await askers.ask("guest", f"g{n}")
    for n in range(3):
        await askers.ask("anna", f"a{n}")
    await askers.end("g0")
    await askers.end("g1")
    assert askers.served == ["g0", "g1", "g2", "a0", "g3"]


async def test_who_gives_up_leaves_the_place_to_others() -> None:
    askers = Askers(1)
    for table in ("a", "b", "c", "d"):
        await askers.ask(table, table)
    await askers.give_up("b")  # while waiting
    await askers.give_up("a")  # while served
    assert askers.served == ["a", "c"]
    await askers.end("c")
    await askers.end("d")
    await askers.ask("e", "e")
    assert askers.served[-1] == "e"


async def test_what_goes_on_in_the_background_waits_for_everybody() -> None:
    askers = Askers(1)
    await askers.ask("anna", "a0")
    await askers.ask("analysis", "x0", background=True)
    await askers.ask("anna", "a1")
    await askers.ask("anna", "a2")
    for n in range(3):
        await askers.end(askers.served[n])
    assert askers.served == ["a0", "a1", "a2", "x0"]


async def test_what_goes_on_in_the_background_keeps_nobody_waiting() -> None:
    askers = Askers(1)
    await askers.ask("analysis", "x0", background=True)
    await askers.ask("anna", "a0")
    await askers.ask("anna", "a1")
    assert askers.served == ["x0", "a0"]
    await askers.end("x0")
    await askers.ask("analysis", "x1", background=True)
    await askers.end("a0")
    await askers.end("a1")
    assert askers.served == ["x0", "a0", "a1", "x1"]


class SlowBots(RandomBots):
    """Think until they are allowed to answer, one after the other, and remember who was asked."""

    def __init__(self) -> None:
        self.asked = asyncio.Queue[int]()
        self.may_answer = asyncio.Semaphore(0)

    def levels(self) -> Sequence[BotLevel]:
        return super().levels()

    async def plan(
        self, game: str, position: str, seat: int, level: str, asked: int, deadline: float
    ) -> Sequence[Words]:
        self.asked.put_nowait(int(read(position).seats))
        await self.may_answer.acquire()
        return await super().plan(game, position, seat, level, asked, deadline)


async def test_a_guests_many_tables_do_not_delay_anybodys_first_bot(tmp_path: Path) -> None:
    bots, settings = SlowBots(), BotSettings(workers=1, pace=0, deadline=1000)
    limits = Limits(messages=PLENTY, tables=PLENTY)
    async with (
        asyncio.timeout(PATIENCE),
        open_server(tmp_path / "server.sqlite3", bots, settings, limits=limits) as server,
        server.player("Guest") as guest,
        server.player("Anna") as anna,
    ):
        for _ in range(30):
            await guest.make("person", "bot", "bot", "bot")
        await bots.asked.get()
        await anna.make("person", "bot")
        asked = []
        for _ in range(4):
            bots.may_answer.release()
            asked.append(await bots.asked.get())
        assert 2 in asked[:2]
