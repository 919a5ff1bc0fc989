"""Bots think elsewhere: what they are shown, and what happens when they die, loop or talk nonsense."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from cantiere.bots.desk import Desk, NoAnswer
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.match import Match
from cantiere.kernel.position import read
from cantiere.kernel.registry import game
from cantiere.server.live import Manners
from tests.server.kit import House, open_house

pytestmark = pytest.mark.anyio

LOOPS = (sys.executable, "-c", "while True: pass")
DIES = (sys.executable, "-c", "input(); raise SystemExit(1)")
BABBLES = (sys.executable, "-c", "while True: input(); print('what?', flush=True)")


def position() -> str:
    return Match(game("tinytowns"), 2, {"monuments": False}, SeededDealer(1)).state.position()


async def test_every_level_answers(tmp_path: Path) -> None:
    desk = Desk(workers=1)
    try:
        state = read(position())
        seat = state.actor()
        for level in desk.levels()[:2]:
            words = await desk.choose("tinytowns", position(), seat, level.id, 15)
            assert state.game.vocabulary.parse(words) in state.legal(seat)
        with pytest.raises(NoAnswer):
            await desk.choose("tinytowns", "nonsense", seat, "builder", 15)
        with pytest.raises(NoAnswer):
            await desk.choose("tinytowns", position(), seat, "no such level", 15)
    finally:
        await desk.close()


@pytest.mark.parametrize(
    ("command", "deadline"), [(LOOPS, 0.3), (DIES, 5), (BABBLES, 5)], ids=["loops", "dies", "babbles"]
)
async def test_a_bot_that_does_not_answer_is_ended(command: tuple[str, ...], deadline: float) -> None:
    desk = Desk(workers=1, command=command)
    for _ in range(2):  # the place is free again afterwards
        with pytest.raises(NoAnswer):
            await desk.choose("tinytowns", position(), 0, "builder", deadline)
    assert desk.thinking == 0
    await desk.close()


async def test_the_table_goes_on_when_its_bot_loops(tmp_path: Path) -> None:
    desk = Desk(workers=2, command=LOOPS)
    manners = Manners(pace=0, deadline=0.05)
    async with open_house(tmp_path / "house.sqlite3", desk, manners=manners) as house, house.player("Anna") as anna:
        table = await anna.make("person", {"kind": "bot", "level": "master"}, options={"monuments": False})
        await anna.connect(table)
        await anna.play(table, lambda view: view["board"]["round"] > 2)


class Level(NamedTuple):
    id: str
    strength: int


class Spy:
    """A desk that keeps what it is shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[str, int]] = []

    def levels(self) -> Sequence[Level]:
        return [Level("spy", 1)]

    async def choose(self, game: str, position: str, seat: int, level: str, deadline: float) -> dict[str, str]:
        self.shown.append((position, seat))
        state = read(position)
        return state.game.vocabulary.words(state.legal(seat)[0])

    async def close(self) -> None:
        pass


async def test_a_bot_is_shown_only_what_its_seat_may_know(tmp_path: Path) -> None:
    spy = Spy()
    async with open_house(tmp_path / "house.sqlite3", spy) as house, house.player("Anna") as anna:
        seen = set()
        for _ in range(12):
            table = await anna.make("person", "bot")
            await anna.connect(table)
            kept = (await anna.turn(table))["actions"][0]["words"]["monument"]
            await anna.act(table)
            await anna.play(table, lambda view: view["board"]["round"] > 1)
            for position, seat in spy.shown[:]:
                state = read(position)
                towns = state.view(0)["towns"]
                assert isinstance(towns, list)
                if seat == 1 and towns[0]["monument"]:
                    seen.add(towns[0]["monument"] == kept)
            spy.shown.clear()
            await anna.disconnect()
        # Redealt: Anna's monument in the bot's world is hers only by chance.
        assert False in seen


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    async with open_house(database, pace=60) as house, house.player("Anna") as anna:
        table = await anna.make("bot", "bot", public=True)
    async with open_house(database) as house:
        await _finished(house, table)


async def _finished(house: House, table: str) -> None:
    async with house.player("Eve") as eve:
        await eve.connect(table)
        await eve.until(lambda: eve.tables[table]["status"] == "finished")
