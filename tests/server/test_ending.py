"""A game that is ended before it is over: by everybody's consent, and without a result."""

from __future__ import annotations

from pathlib import Path

import pytest

from cantiere.server.store.database import open_database
from cantiere.server.store.store import Store
from cantiere.server.table.check import check
from tests.server.kit import Json, Player, Refused, Server, open_server, two_at_a_table

pytestmark = pytest.mark.anyio


async def asked(player: Player, table: str, pending: list[int]) -> Json:
    """The question as this player sees it, once these seats are still to answer: an answer to it, but for the yes."""
    await player.until(lambda: (player.tables[table]["ask"] or {}).get("pending") == pending)
    return {"t": "answer", "table": table, "seat": 0, "ask": player.tables[table]["ask"]["id"]}


async def ends(player: Player, table: str) -> None:
    await player.until(lambda: player.tables[table]["status"] == "finished")


async def test_everybody_agrees_and_nobody_has_won(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        assert (await anna.ask({"t": "abort", "table": table, "seat": 0}))["asked"] is True
        await borek.until(lambda: borek.tables[table]["ask"])
        question = borek.tables[table]["ask"]
        assert (question["seat"], question["to"], question["pending"]) == (0, None, [1])
        await borek.ask({"t": "answer", "table": table, "seat": 1, "ask": question["id"], "yes": True})
        await ends(anna, table)
        view = anna.tables[table]
        assert (view["ending"], view["ask"], view["waiting"], view["verdict"]) == ("aborted", None, [], None)
        assert view["decision"] is None
        assert view["secret"]
        assert [line["note"]["key"] for line in view["chat"] if line["note"]][-2:] == ["note-ask-end", "note-ended"]
        card = next(one for one in (await anna.get("/api/lobby"))["finished"] if one["id"] == table)
        assert (card["totals"], card["places"], card["ending"]) == ([], [], "aborted")
        with pytest.raises(Refused) as no:
            await anna.get(f"/api/tables/{table}/best")
        assert no.value.key == "error-not-finished"
        # What was played can be looked at, by either seat, and they may play again.
        assert (await borek.get(f"/api/tables/{table}/replay?seat=0"))["table"]["ending"] == "aborted"
        assert (await anna.post(f"/api/tables/{table}/rematch"))["table"]


async def test_one_no_and_the_game_goes_on(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        await anna.ask({"t": "abort", "table": table, "seat": 0})
        await borek.until(lambda: borek.tables[table]["ask"])
        question = borek.tables[table]["ask"]["id"]
        with pytest.raises(Refused) as twice:
            await borek.ask({"t": "abort", "table": table, "seat": 1})
        assert twice.value.key == "error-already-asked"
        await borek.ask({"t": "answer", "table": table, "seat": 1, "ask": question, "yes": False})
        await anna.until(lambda: anna.tables[table]["ask"] is None)
        assert anna.tables[table]["status"] == "playing"
        with pytest.raises(Refused) as soon:
            await anna.ask({"t": "abort", "table": table, "seat": 0})
        assert soon.value.key == "error-asked-too-often"


async def test_only_who_plays_may_ask_and_only_while_it_goes_on(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Cyril") as cyril:
        table = await two_at_a_table(anna, borek)
        await cyril.connect(table)
        with pytest.raises(Refused) as no:
            await cyril.ask({"t": "abort", "table": table, "seat": 0})
        assert no.value.key == "error-not-your-seat"
        open_table = await anna.make("person", "open")
        with pytest.raises(Refused) as early:
            await anna.ask({"t": "abort", "table": open_table, "seat": 0})
        assert early.value.key == "error-not-started"


async def test_who_left_need_not_agree_and_a_lost_answer_ends_it_once(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        await borek.post(f"/api/tables/{table}/leave", {"seat": 1})
        end = {"t": "abort", "table": table, "seat": 0, "ack": "the same"}
        for _ in range(2):
            assert (await anna.ask(dict(end)))["asked"] is False
        await ends(anna, table)
        notes = [line["note"]["key"] for line in anna.tables[table]["chat"] if line["note"]]
        assert notes.count("note-ended") == 1


async def test_an_answer_counts_once_however_often_it_is_sent(server: Server) -> None:
    people = [server.player(name) for name in ("Anna", "Bořek", "Cyril", "Eve")]
    async with people[0] as anna, people[1] as borek, people[2] as cyril, people[3] as eve:
        table = await two_at_a_table(anna, borek, "open")
        await cyril.sit(table, 2)
        await cyril.connect(table)
        await eve.connect(table)
        await anna.ask({"t": "abort", "table": table, "seat": 0})
        answer = await asked(borek, table, [1, 2])
        with pytest.raises(Refused, match="error-not-asked"):
            await eve.ask(answer | {"yes": True})  # a spectator
        for ack in ("the same", "the same", "another"):
            await borek.ask(answer | {"yes": True, "ack": ack})
        await asked(anna, table, [2])
        for _ in range(2):
            await cyril.ask(answer | {"yes": True, "ack": "once"})
        await ends(anna, table)
        notes = [line["note"]["key"] for line in anna.tables[table]["chat"] if line["note"]]
        assert notes.count("note-ended") == 1
        with pytest.raises(Refused, match="error-over"):
            await borek.ask(answer | {"yes": False})


async def test_who_comes_back_has_to_agree_too(server: Server) -> None:
    people = [server.player(name) for name in ("Anna", "Bořek", "Cyril")]
    async with people[0] as anna, people[1] as borek, people[2] as cyril:
        table = await two_at_a_table(anna, borek, "open")
        await cyril.sit(table, 2)
        await cyril.connect(table)
        await borek.post(f"/api/tables/{table}/leave", {"seat": 1})
        await anna.ask({"t": "abort", "table": table, "seat": 0})
        await asked(cyril, table, [2])
        await borek.sit(table, 1)
        answer = await asked(cyril, table, [1, 2])
        await cyril.ask(answer | {"yes": True})
        await asked(anna, table, [1])
        # Who has agreed, goes and comes back is not asked again; who goes without an answer is.
        await cyril.post(f"/api/tables/{table}/leave", {"seat": 2})
        await cyril.sit(table, 2)
        assert (await anna.watch(table))["ask"]["pending"] == [1]
        await borek.ask(answer | {"yes": False})
        await anna.until(lambda: anna.tables[table]["ask"] is None)
        assert anna.tables[table]["status"] == "playing"


async def test_who_goes_and_comes_back_has_not_agreed(server: Server) -> None:
    people = [server.player(name) for name in ("Anna", "Bořek", "Cyril")]
    async with people[0] as anna, people[1] as borek, people[2] as cyril:
        table = await two_at_a_table(anna, borek, "open")
        await cyril.sit(table, 2)
        await anna.ask({"t": "abort", "table": table, "seat": 0})
        await asked(borek, table, [1, 2])
        await cyril.post(f"/api/tables/{table}/leave", {"seat": 2})
        await asked(borek, table, [1])
        await cyril.sit(table, 2)
        await borek.ask(await asked(borek, table, [1, 2]) | {"yes": True})
        await asked(anna, table, [2])
        assert anna.tables[table]["status"] == "playing"


async def test_leaving_one_of_two_seats_is_no_consent(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await anna.make("person", {"kind": "local", "name": "Ada"}, "open")
        await borek.sit(table, 2)
        await anna.connect(table)
        await borek.connect(table)
        await borek.ask({"t": "abort", "table": table, "seat": 2})
        await asked(anna, table, [0])
        await anna.post(f"/api/tables/{table}/leave", {"seat": 0})
        answer = await asked(borek, table, [1])  # she still plays for Ada, and is asked there
        assert borek.tables[table]["status"] == "playing"
        await anna.post(f"/api/tables/{table}/leave", {"seat": 1})
        await ends(borek, table)
        with pytest.raises(Refused, match="error-over"):
            await anna.ask(answer | {"yes": True})


async def test_a_table_so_ended_is_whole_and_stays_so(tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite3"
    async with open_server(file) as server, server.player("Anna") as anna:
        table = await anna.make("person", "bot")
        await anna.connect(table)
        await anna.ask({"t": "abort", "table": table, "seat": 0})
    async with open_server(file) as server, server.player("Bořek") as borek:
        await borek.connect(table)
        assert borek.tables[table]["ending"] == "aborted"
    database = open_database(str(file))
    record = await Store(database).load(table)
    await database.close()
    assert record is not None
    assert check(record).faults == []
