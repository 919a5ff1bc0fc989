"""People at a table: whole games, several seats at once, what each may see."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.kit import Server

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
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


async def test_a_lone_builder_hears_a_closing_word(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person")
        await anna.connect(table)
        assert anna.tables[table]["verdict"] is None
        await anna.play(table)
        assert anna.tables[table]["verdict"]["key"].startswith("rank")


async def test_seats_that_are_yours_alone_can_be_played_by_one(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", {"kind": "local", "name": "Dana"}, {"kind": "local", "name": "Emil"})
        await anna.connect(table)
        while anna.tables[table]["status"] == "playing":
            view = anna.tables[table]
            if view["decision"] is None:
                view = await anna.watch(table, seat=view["waiting"][0])
            await anna.act(table)
        assert len(anna.tables[table]["scores"]) == 3
