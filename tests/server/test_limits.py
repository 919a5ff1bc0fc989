"""What one person may do only so often, so that the others have their place: chat, seats, names, tables, imports."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from msgspec import structs

from cantiere.server.limits import Rate
from tests.server.kit import FREE, Json, Player, Refused, Server, open_server, two_at_a_table

pytestmark = pytest.mark.anyio

TWICE = Rate(0.0001, 2)


async def refused(player: Player, path: str, body: Json) -> str:
    """Why the third time is one too many."""
    for _ in range(2):
        await player.post(path, body)
    with pytest.raises(Refused) as no:
        await player.post(path, body)
    return no.value.key


async def said(player: Player, table: str) -> bool:
    try:
        await player.ask({"t": "say", "table": table, "words": "hello"})
    except Refused:
        return False
    return True


@pytest.mark.parametrize(("limit", "counts"), [("chat", [2, 2]), ("table_chat", [2, 0])])
async def test_chat_is_limited_by_person_and_by_table(tmp_path: Path, limit: str, counts: list[int]) -> None:
    limits = structs.replace(FREE, **{limit: TWICE})
    async with (
        open_server(tmp_path / "server.sqlite3", limits=limits) as server,
        server.player("Anna") as anna,
        server.player("Bořek") as borek,
    ):
        table = await two_at_a_table(anna, borek)
        assert [sum([await said(one, table) for _ in range(4)]) for one in (anna, borek)] == counts


async def test_seats_names_and_imports_are_limited_by_person(tmp_path: Path) -> None:
    limits = structs.replace(FREE, seats=TWICE, names=TWICE, imports=TWICE)
    async with (
        open_server(tmp_path / "server.sqlite3", limits=limits) as server,
        server.player("Anna") as anna,
        server.player("Bořek") as borek,
    ):
        table = await anna.make("person", "open")
        arrange = {"seat": 1, "plan": {"kind": "open"}}
        assert await refused(anna, f"/api/tables/{table}/seat", arrange) == "error-too-often"
        assert await refused(anna, "/api/me", {"name": "Hana"}) == "error-too-often"
        alone = await anna.make("local", options={"monuments": False})
        file = (await anna.http.get(f"/api/tables/{alone}/file")).text
        assert await refused(anna, "/api/replays", {"replay": file}) == "error-too-often"
        await borek.sit(table, 1)  # others are not concerned


async def test_tables_tutorials_and_reports_are_limited_by_person(tmp_path: Path) -> None:
    limits = structs.replace(FREE, tables=TWICE, seats=TWICE, reports=TWICE)
    async with (
        open_server(tmp_path / "server.sqlite3", limits=limits) as server,
        server.player("Anna") as anna,
        server.player("Bořek") as borek,
        server.player("Cyril") as cyril,
    ):
        alone = {"game": "tinytowns", "seats": [{"kind": "local"}], "options": {"monuments": False}}
        assert await refused(anna, "/api/tables", alone) == "error-too-often"
        lesson = (await borek.post("/api/games/tinytowns/tutorial"))["table"]
        await borek.post("/api/games/tinytowns/tutorial")
        with pytest.raises(Refused, match="error-too-often"):
            await borek.post("/api/games/tinytowns/tutorial")
        assert await refused(borek, f"/api/tables/{lesson}/step", {"step": 0}) == "error-too-often"
        table = await cyril.make("person", "open")
        await anna.sit(table, 1)
        assert await refused(cyril, f"/api/tables/{table}/report", {"seat": 1, "why": "slow"}) == "error-too-often"


async def test_guests_and_imports_are_limited_by_address(tmp_path: Path) -> None:
    limits = structs.replace(FREE, guests=Rate(0.0001, 3), imports=TWICE)
    async with open_server(tmp_path / "server.sqlite3", limits=limits) as server, server.player("Anna") as anna:
        alone = await anna.make("local", options={"monuments": False})
        file = (await anna.http.get(f"/api/tables/{alone}/file")).text
        async with server.player("Bořek") as borek, server.player("Cyril") as cyril:
            for player in (anna, borek):
                await player.post("/api/replays", {"replay": file})
            with pytest.raises(Refused, match="error-too-often"):
                await cyril.post("/api/replays", {"replay": file})
        dana = server.player("Dana")
        with pytest.raises(Refused, match="error-too-often"):
            await dana.post("/api/me", {"name": "Dana"})
        await dana.http.aclose()


async def test_a_person_has_only_so_many_tables_that_wait(tmp_path: Path) -> None:
    limits = structs.replace(FREE, open_tables=3)
    async with open_server(tmp_path / "server.sqlite3", limits=limits) as server, server.player("Anna") as anna:
        tables = [await anna.make("person", "open") for _ in range(3)]
        with pytest.raises(Refused) as no:
            await anna.make("person", "open")
        assert no.value.key == "error-many-open"
        await anna.make("person", "bot")  # nobody has to come for this one
        await anna.http.delete(f"/api/tables/{tables[0]}")
        await anna.make("person", "open")


async def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    limits = structs.replace(FREE, open_tables=1000)
    time = itertools.count(1_700_000_000_000)  # no two tables are of the same moment
    async with (
        open_server(tmp_path / "server.sqlite3", limits=limits, clock=time.__next__) as server,
        server.player("Anna") as anna,
        server.player("Guest") as guest,
        server.player("Bořek") as borek,
    ):
        table = await anna.make("person", "open", public=True)
        flood = [await guest.make("person", "open", public=True) for _ in range(60)]
        seen = [card["id"] for card in (await borek.get("/api/lobby"))["open"]]
        assert table in seen
        assert seen[:2] == [flood[-1], flood[-2]]
        assert len(seen) == 6


async def test_an_empty_name_of_a_message_is_refused(server: Server) -> None:
    """Two messages called nothing would be one."""
    async with server.player("Anna") as anna:
        table = await anna.make("person", "bot")
        await anna.connect(table)
        for ack in ("", "x" * 65, "a\x00b", "a\nb"):
            await anna.send({"t": "say", "ack": ack, "table": table, "words": "hello"})
            await anna.until(lambda ack=ack: ack[:64] in anna._answers)  # type: ignore[misc]
            assert anna._answers[ack[:64]]["why"]["key"] == "error-ack-length"
        assert [line for line in anna.tables[table]["chat"] if line["words"]] == []


async def test_the_table_a_table_came_from_is_told_to_its_owner_only(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Eve") as eve:
        private = await anna.make("person", "bot")
        await anna.connect(private)
        await anna.turn(private)
        at = anna.tables[private]["log"][-1]["n"]
        seats = [{"kind": "person"}, {"kind": "bot"}]
        made = await anna.post(
            "/api/tables", {"game": "tinytowns", "seats": seats, "public": True, "origin": private, "at": at}
        )
        assert (await anna.get(f"/api/tables/{made['table']}"))["origin"] == {"table": private, "n": at}
        assert (await eve.get(f"/api/tables/{made['table']}"))["origin"] is None
        assert private not in (await eve.http.get(f"/api/tables/{made['table']}/replay")).text
