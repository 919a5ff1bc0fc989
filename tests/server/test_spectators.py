"""Many who look on: all see the same, and hear of all the others, not of each by itself."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from cantiere.kernel.match import Match
from cantiere.kernel.registry import game
from cantiere.server.clock import now
from cantiere.server.live.bots import FairBots, RandomBots
from cantiere.server.live.tables import Tables
from cantiere.server.people.accounts import People
from cantiere.server.settings import BotSettings
from cantiere.server.store.database import open_database
from cantiere.server.store.store import Store
from cantiere.server.table.view import Viewer
from tests.server.kit import PATIENCE, Player, Server

pytestmark = pytest.mark.anyio

CROWD = 500


class Page:
    """Somebody who looks on, and keeps what is shown."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.viewer = Viewer(None, None)
        self.spectating = False
        self.shown: list[bytes] = []

    def show(self, message: bytes) -> None:
        self.shown.append(message)

    def told(self, kind: str) -> list[Any]:
        return [read for read in map(json.loads, self.shown) if read["t"] == kind]


async def test_who_comes_together_is_told_of_together_and_the_table_is_written_once(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "server.sqlite3"))
    await database.migrate()
    bots = FairBots(RandomBots(), BotSettings(pace=1000, level="random"))
    tables, owner = Tables(Store(database), bots, now), await People(database, now).guest("Anna")
    chairs = [tables.chair(0, "person", owner), tables.chair(1, "bot", owner)]
    table = await tables.make(owner, Match(game("tinytowns").new(2, {})), chairs, public=True)
    crowd = [Page() for _ in range(CROWD)]
    for page in crowd:
        table.watch(page)
    assert len({id(page.shown[0]) for page in crowd}) == 1
    async with asyncio.timeout(PATIENCE):
        while len(crowd[-1].shown) < 2:
            await asyncio.sleep(0)
    for page in crowd[:: CROWD // 10]:
        assert [told["presence"] for told in page.told("presence")] == [{"online": [], "watching": CROWD}]
    assert sum(len(page.shown) for page in crowd) == 2 * CROWD
    await tables.close()
    await database.close()


async def test_everybody_knows_in_the_end_who_is_there(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", "bot")
        await anna.connect(table)
        crowd = [Player(server.url, f"Spectator {n}") for n in range(20)]
        await asyncio.gather(*(one.connect(table) for one in crowd))
        everybody = [anna, *crowd]
        for one in everybody:
            await one.until(lambda one=one: one.presence.get(table) == {"online": [0], "watching": 20})  # type: ignore[misc]
        await anna.turn(table)
        await anna.act(table)
        for one in everybody:
            await one.until(lambda one=one: one.tables[table]["version"] >= anna.tables[table]["version"])  # type: ignore[misc]
            assert one.gaps == 0
        for one in crowd:
            await one.disconnect()
            await one.http.aclose()
        await anna.until(lambda: anna.presence[table] == {"online": [0], "watching": 0})


async def test_who_sits_down_is_there_for_everybody_and_watches_no_more(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await anna.make("person", "open")
        await anna.connect(table)
        await borek.connect(table)
        await anna.until(lambda: anna.presence[table] == {"online": [0], "watching": 1})
        await borek.sit(table, 1)
        for one in (anna, borek):
            await one.until(lambda one=one: one.presence[table] == {"online": [0, 1], "watching": 0})  # type: ignore[misc]
