"""Undo as far as the rules give it; further back freely where nobody else is concerned, else by consent."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.kit import Json, Player, Refused, Server, open_server

pytestmark = pytest.mark.anyio

FIRST_GAME = {"monuments": False}


def builder(view: Json) -> int:
    seat: int = view["board"]["builder"]
    return seat


async def three_people(server: Server, anna: Player, borek: Player, cyril: Player) -> str:
    """Three people in the middle of a round: everybody has a cube to place."""
    table = await anna.make("person", "open", "open", options=FIRST_GAME)
    await borek.sit(table, 1)
    await cyril.sit(table, 2)
    people = [anna, borek, cyril]
    for player in people:
        await player.connect(table)
    await people[builder(anna.tables[table])].act(table)
    for player in people:
        await player.turn(table)
    return table


async def test_a_draft_can_be_undone_until_it_is_done(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Cyril") as cyril:
        table = await three_people(server, anna, borek, cyril)
        placing = anna.tables[table]["decision"]
        acted = await anna.act(table)
        await borek.act(table)
        await anna.until(lambda: anna.tables[table]["undo"] == acted["n"])
        await borek.until(lambda: borek.tables[table]["board"]["towns"][0]["squares"])
        await anna.ask({"t": "undo", "table": table, "seat": 0})
        await anna.until(lambda: anna.tables[table]["decision"]["prompt"] == placing["prompt"])
        assert anna.tables[table]["decision"]["id"] != placing["id"]
        line = anna.tables[table]["log"][-1]
        assert (line["kind"], line["undone"]) == ("undo", [acted["n"]])
        assert [line["n"] for line in anna.tables[table]["log"] if line["void"]] == [acted["n"]]
        # Bořek's own action stays, and Anna's cube is gone from his view.
        await borek.until(lambda: not borek.tables[table]["board"]["towns"][0]["squares"])
        assert borek.tables[table]["undo"] is not None
        with pytest.raises(Refused) as no:
            await anna.ask({"t": "undo", "table": table, "seat": 0})
        assert no.value.key == "error-cannot-undo"


async def test_undo_is_refused_once_somebody_else_has_acted(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Cyril") as cyril:
        table = await three_people(server, anna, borek, cyril)
        people = [anna, borek, cyril]
        seat = builder(anna.tables[table])
        namer = people[seat]
        assert namer.tables[table]["undo"] is not None
        await people[(seat + 1) % 3].act(table)
        await namer.until(lambda: namer.tables[table]["undo"] is None)
        assert namer.tables[table]["rewind"] == "ask"
        with pytest.raises(Refused) as no:
            await namer.ask({"t": "undo", "table": table, "seat": seat})
        assert no.value.key == "error-cannot-undo"


async def test_the_table_agrees(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Cyril") as cyril:
        table = await three_people(server, anna, borek, cyril)
        last = anna.tables[table]["log"][-1]["n"]
        ack = await anna.ask({"t": "rewind", "table": table, "seat": 0, "to": last - 1})
        assert ack["asked"] is True
        await borek.until(lambda: borek.tables[table]["ask"])
        question = borek.tables[table]["ask"]
        assert (question["seat"], question["pending"]) == (0, [1, 2])
        for player, seat in ((borek, 1), (cyril, 2)):
            await player.ask({"t": "answer", "table": table, "seat": seat, "ask": question["id"], "yes": True})
        await anna.until(lambda: anna.tables[table]["log"][-1]["kind"] == "rewind")
        assert anna.tables[table]["ask"] is None
        assert anna.tables[table]["log"][-1]["undone"] == [last]
        assert "note-ask-agreed" in [line["note"]["key"] for line in anna.tables[table]["chat"] if line["note"]]
        assert anna.tables[table]["waiting"] == [builder(anna.tables[table])]


async def test_one_no_is_enough_and_asking_again_has_to_wait(tmp_path: Path) -> None:
    time = [1_000_000]
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(open_server(tmp_path / "db.sqlite3", clock=lambda: time[0]))
        anna, borek, cyril = [await stack.enter_async_context(server.player(n)) for n in ("Anna", "Bořek", "Cyril")]
        table = await three_people(server, anna, borek, cyril)
        rewind = {"t": "rewind", "table": table, "seat": 0, "to": 0}
        for wait in (10_000, 40_000):
            await anna.ask(dict(rewind))
            await borek.until(lambda: borek.tables[table]["ask"])
            question = borek.tables[table]["ask"]["id"]
            await borek.ask({"t": "answer", "table": table, "seat": 1, "ask": question, "yes": False})
            await anna.until(lambda: anna.tables[table]["ask"] is None)
            with pytest.raises(Refused) as late:
                await cyril.ask({"t": "answer", "table": table, "seat": 2, "ask": question, "yes": True})
            assert late.value.key == "error-no-question"
            time[0] += wait - 1
            with pytest.raises(Refused) as no:
                await anna.ask(dict(rewind))
            assert no.value.key == "error-asked-too-often"
            time[0] += 1
        assert all(line["kind"] != "rewind" for line in anna.tables[table]["log"])


async def test_who_asked_can_withdraw_and_only_the_asked_answer(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Cyril") as cyril:
        table = await three_people(server, anna, borek, cyril)
        await anna.ask({"t": "rewind", "table": table, "seat": 0, "to": 0})
        await borek.until(lambda: borek.tables[table]["ask"])
        answer = {"t": "answer", "table": table, "seat": 0, "ask": borek.tables[table]["ask"]["id"]}
        with pytest.raises(Refused) as no:
            await anna.ask(answer | {"yes": True})
        assert no.value.key == "error-not-asked"
        with pytest.raises(Refused) as second:
            await borek.ask({"t": "rewind", "table": table, "seat": 1, "to": 0})
        assert second.value.key == "error-already-asked"
        await anna.ask(answer | {"yes": False})
        await borek.until(lambda: borek.tables[table]["ask"] is None)
        await anna.ask({"t": "rewind", "table": table, "seat": 0, "to": 0})  # withdrawing costs no waiting


async def test_who_leaves_no_longer_has_to_agree(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Cyril") as cyril:
        table = await three_people(server, anna, borek, cyril)
        await anna.ask({"t": "rewind", "table": table, "seat": 0, "to": 0})
        await borek.until(lambda: borek.tables[table]["ask"])
        question = borek.tables[table]["ask"]["id"]
        await borek.ask({"t": "answer", "table": table, "seat": 1, "ask": question, "yes": True})
        await cyril.post(f"/api/tables/{table}/leave", {"seat": 2})
        await anna.until(lambda: any(line["kind"] == "rewind" for line in anna.tables[table]["log"]))


@pytest.mark.parametrize("others", [["bot", "bot"], ["local"], []], ids=["against bots", "hot-seat", "solo"])
async def test_alone_one_goes_back_freely(server: Server, others: list[str]) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", *others)
        await anna.connect(table)
        for _ in range(8):
            if anna.tables[table]["decision"] is None and others == ["local"]:
                await anna.watch(table, seat=anna.tables[table]["waiting"][0])
            await anna.turn(table)
            await anna.act(table)
        assert anna.tables[table]["rewind"] == "free"
        dealt = [line for line in anna.tables[table]["log"] if line["seat"] == -1 and line["n"] < 10]
        ack = await anna.ask({"t": "rewind", "table": table, "seat": 0, "to": 0})
        assert ack["asked"] is False
        await anna.until(lambda: anna.tables[table]["log"][-1]["n"] >= ack["n"])
        # Rewinding does not change the dealer's draws: nobody fishes for better ones.
        again = [line for line in anna.tables[table]["log"] if line["seat"] == -1 and line["n"] > ack["n"]]
        assert [line["text"] for line in again[: len(dealt)]] == [line["text"] for line in dealt]


async def test_one_cannot_go_back_where_there_is_nothing(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", "local")
        await anna.connect(table)
        for to in (-1, 10_000, anna.tables[table]["log"][-1]["n"]):
            with pytest.raises(Refused) as no:
                await anna.ask({"t": "rewind", "table": table, "seat": 0, "to": to})
            assert no.value.key == "error-cannot-rewind"
