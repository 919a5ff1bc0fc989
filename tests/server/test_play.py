"""People at a table: whole games, several seats at once, what each may see."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.kit import House

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game(house: House) -> None:
    async with house.player("Anna") as anna, house.player("Bořek") as borek:
        table = await anna.make("person", "open")
        await anna.connect(table)
        assert anna.tables[table]["status"] == "waiting"
        await borek.sit(table, 1)
        await borek.connect(table)
        await asyncio.gather(anna.play(table, seed=1), borek.play(table, seed=2))
        for player in (anna, borek):
            view = player.tables[table]
            assert view["status"] == "finished"
            assert view["ending"] in ("completed", "banked")
            assert sum(line["points"] for line in view["scores"][0]["lines"]) == view["scores"][0]["total"]
            assert player.gaps == 0
        assert anna.tables[table]["scores"] == borek.tables[table]["scores"]
