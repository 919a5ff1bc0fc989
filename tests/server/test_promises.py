"""The table's promises (docs/architecture.md): the log is the truth, only what was offered is accepted, nobody sees
what is not theirs to see, and the dice can be checked."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from pathlib import Path

import pytest
from sqlalchemy import select

import cantiere.server
from cantiere.kernel import replay
from cantiere.server.store import schema
from cantiere.server.store.database import open_database
from cantiere.server.store.records import Change, LogEntry
from cantiere.server.store.store import Conflict, Store
from tests.server.kit import Json, Player, Refused, Server, open_server, two_at_a_table

pytestmark = pytest.mark.anyio


async def rows(database: Path, table: str) -> list[tuple[int, str, int]]:
    opened = open_database(str(database))
    query = select(schema.action).where(schema.action.c.table_id == table).order_by(schema.action.c.n)
    found = await opened.read(lambda db: [(row.n, row.kind, row.seat) for row in db.execute(query)])
    await opened.close()
    return found


def test_secrets_leave_in_two_ways_only() -> None:
    """What tells of a game is asked in `table/`: by `view` for one viewer, by `history` for who may have all of it."""
    telling = (".state.view(", "state.tell(", ".position(", ".breakdown", "ALL_SEEING", "secret.hex", "replay.write(")
    allowed = {
        ("bots.py", ".position("): "what the seat cannot know is dealt anew before it is told to a bot",
        ("advice.py", ".position("): "likewise",
        ("advice.py", "replay.write("): "of finished games, to who thinks about them",
    }
    server = Path(cantiere.server.__file__).parent
    for file in [*(server / "http").glob("*.py"), *(server / "live").glob("*.py")]:
        if file.name == "figures.py":  # positions of the guides: nobody's game
            continue
        text = file.read_text("utf-8")
        found = {(file.name, word) for word in telling if word in text}
        assert found <= allowed.keys(), found


# --- the log is the truth -------------------------------------------------------------------------


async def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "server.sqlite3"
    async with open_server(database) as server, server.player("Anna") as anna:
        table = await anna.make("person", {"kind": "local", "name": "Bořek"})
        await anna.connect(table)
        for _ in range(12):
            own = anna.tables[table]["waiting"]
            await anna.watch(table, seat=own[0])
            await anna.act(table)
        before = await anna.get(f"/api/tables/{table}?seat=1")
        cookie = anna.cookie
    async with open_server(database) as server, server.player("Anna") as anna:
        anna.http.cookies.clear()
        anna.http.headers["Cookie"] = cookie
        assert await anna.get(f"/api/tables/{table}?seat=1") == before | {"presence": {"online": [], "watching": 0}}


async def test_the_log_is_only_ever_added_to(tmp_path: Path, server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", "bot")
        await anna.connect(table)
        await anna.turn(table)
        await anna.act(table)
        await anna.turn(table)
        first = await rows(tmp_path / "server.sqlite3", table)
        await anna.ask({"t": "rewind", "table": table, "seat": 0, "to": 0})
        after = await rows(tmp_path / "server.sqlite3", table)
        assert after[: len(first)] == first
        assert "rewind" in [kind for _, kind, _ in after[len(first) :]]
        assert [n for n, _, _ in after] == list(range(1, len(after) + 1))


async def test_of_two_writers_one_wins(tmp_path: Path, server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", "local")
        store = Store(open_database(str(tmp_path / "server.sqlite3")))
        record = await store.load(table)
        assert record is not None
        version, n = record.head.version, record.log[-1].n + 1
        changes = [
            Change(at, [LogEntry(n, "act", 0, f"writer {at}", at, {"verb": "done"}, version=version + 1)])
            for at in (1, 2)
        ]
        results = await asyncio.gather(
            *(store.commit(table, version, change) for change in changes), return_exceptions=True
        )
        assert [type(result) for result in results if result is not None] == [Conflict]
        # The same number under a newer version is refused by the key itself.
        with pytest.raises(Conflict):
            await store.commit(table, version + 1, changes[0])
        again = await store.load(table)
        assert again is not None
        assert [entry.n for entry in again.log].count(n) == 1
        assert again.head.version == version + 1
        await store.database.close()


async def test_two_processes_may_serve_the_same_table(tmp_path: Path) -> None:
    database = tmp_path / "server.sqlite3"
    houses = open_server(database), open_server(database)
    async with houses[0] as one, houses[1] as other, one.player("Anna") as anna, other.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        # All act at once in Tiny Towns: both servers write to the same log, and each re-reads what the other wrote.
        playing = [player.play(table, lambda view: view["version"] > 25, seed=3) for player in (anna, borek)]
        await asyncio.gather(*playing)
        log = await rows(database, table)
        assert [n for n, _, _ in log] == list(range(1, len(log) + 1))
        assert {0, 1} <= {seat for _, _, seat in log}


# --- an acknowledged action -----------------------------------------------------------------------


async def test_an_action_sent_again_is_not_done_twice(tmp_path: Path) -> None:
    database = tmp_path / "server.sqlite3"
    async with open_server(database) as server, server.player("Anna") as anna:
        table = await anna.make("person", "open")
        async with server.player("Bořek") as borek:
            await borek.sit(table, 1)
        await anna.connect(table)
        decision = await anna.turn(table)
        message = {
            "t": "act",
            "table": table,
            "seat": 0,
            "decision": decision["id"],
            "words": decision["actions"][0]["words"],
            "ack": "the same",
        }
        first = await anna.ask(dict(message))
        count = len(await rows(database, table))
        assert await anna.ask(dict(message)) == first
        assert len(await rows(database, table)) == count
        cookie = anna.cookie
    # Nor after a restart: the id is in the log.
    async with open_server(database) as server:
        again = Player(server.url, "Anna")
        again.http.cookies.set("cantiere", cookie.partition("=")[2])
        await again.connect(table)
        assert await again.ask(dict(message)) == first
        assert len(await rows(database, table)) == count
        await again.disconnect()
        await again.http.aclose()


async def test_only_what_was_offered_is_accepted(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Eve") as eve:
        table = await two_at_a_table(anna, borek)
        await eve.connect(table)
        decision = await anna.turn(table)
        good = decision["actions"][0]["words"]
        offered = {"t": "act", "table": table, "seat": 0, "decision": decision["id"], "words": good}
        refused: list[tuple[Player, Json, str]] = [
            (anna, {"words": {"verb": "done"}}, "error-illegal"),
            (anna, {"words": {"verb": "fly"}}, "error-no-such-verb"),
            (anna, {"words": {"verb": "place", "cell": "z9"}}, "error-bad-argument"),
            (anna, {"words": {}}, "error-no-such-verb"),
            (anna, {"decision": "0" * 16}, "error-stale-decision"),
            (anna, {"seat": 1}, "error-not-your-seat"),
            (anna, {"seat": -1}, "error-not-your-seat"),
            (anna, {"seat": 7}, "error-not-your-seat"),
            (borek, {}, "error-not-your-seat"),
            (eve, {}, "error-not-your-seat"),
            (anna, {"table": "nowhere"}, "error-no-table"),
        ]
        version = (await anna.get(f"/api/tables/{table}"))["version"]
        for player, change, why in refused:
            with pytest.raises(Refused) as no:
                await player.ask(offered | change)
            assert no.value.key == why, change
        assert (await anna.get(f"/api/tables/{table}"))["version"] == version
        await anna.ask(dict(offered))
        with pytest.raises(Refused) as no:
            await anna.ask(dict(offered))  # under a new id: a double click
        assert no.value.key in ("error-stale-decision", "error-not-your-decision")


async def test_others_acting_at_once_do_not_disturb_a_decision(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        mine = await anna.turn(table)
        await borek.act(table)
        await anna.until(lambda: anna.tables[table]["waiting"] == [0])
        assert anna.tables[table]["decision"]["id"] == mine["id"]
        await anna.act(table)


# --- nobody sees more than is theirs --------------------------------------------------------------


async def test_secrets_do_not_leave_the_server(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Eve") as eve:
        table = await two_at_a_table(anna, borek)
        await eve.connect(table)
        kept = (await anna.turn(table))["actions"][0]["words"]["monument"]
        dealt = {action["words"]["monument"] for action in anna.tables[table]["decision"]["actions"]}
        await anna.act(table)
        await borek.act(table)
        await anna.until(lambda: anna.tables[table]["board"]["towns"][0]["monument"] == kept)
        for player in (borek, eve):
            seen = json.dumps(player.received) + json.dumps(await player.get(f"/api/tables/{table}"))
            seen += json.dumps(await player.get(f"/api/tables/{table}/log"))
            seen += json.dumps(await player.get(f"/api/tables/{table}/replay"))
            for monument in dealt:
                assert monument not in seen
        for path in ("?seat=0", "/log?seat=0", "/replay?seat=0", "/file"):
            with pytest.raises(Refused):
                await eve.get(f"/api/tables/{table}{path}")
            with pytest.raises(Refused):
                await borek.get(f"/api/tables/{table}{path}")
        with pytest.raises(Refused):
            await eve.post("/api/tables", {"game": "tinytowns", "seats": [], "origin": table, "at": 3})


async def test_who_leaves_leaves_no_secrets_behind(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        await borek.post(f"/api/tables/{table}/leave", {"seat": 1})
        # A bot plays on for him, and he may come back: his monument is still his.
        for path in ("/file", "/replay?seat=1"):
            with pytest.raises(Refused):
                await anna.get(f"/api/tables/{table}{path}")
        with pytest.raises(Refused):
            await anna.make("person", "local", origin=table, at=5)


async def test_who_lost_the_seat_cannot_act_for_it_any_more(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        decision = await borek.turn(table)
        await borek.post(f"/api/tables/{table}/leave", {"seat": 1})
        words = decision["actions"][0]["words"]
        with pytest.raises(Refused) as no:
            await borek.ask({"t": "act", "table": table, "seat": 1, "decision": decision["id"], "words": words})
        assert no.value.key == "error-not-your-seat"


async def test_the_dice_can_be_checked(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", "bot")
        await anna.connect(table)
        commitment = anna.tables[table]["commitment"]
        early = await anna.get(f"/api/tables/{table}/dice")
        assert early["secret"] == ""
        assert early["draws"] == []
        assert early["count"] > 0
        await anna.play(table)
        dice = await anna.get(f"/api/tables/{table}/dice")
        secret = bytes.fromhex(dice["secret"])
        told = [message for message in anna.received if dice["secret"] in json.dumps(message)]
        assert [message["set"]["status"] for message in told] == ["finished"]  # not before the end
        assert hashlib.sha256(secret).hexdigest() == commitment == dice["commitment"]
        assert anna.tables[table]["secret"] == dice["secret"]
        for draw in dice["draws"]:
            digest = hmac.new(secret, str(draw["n"]).encode(), hashlib.sha256).digest()
            assert int.from_bytes(digest, "big") % draw["tickets"] == draw["ticket"]
        assert dice["fair"] is True
        file = await anna.http.get(f"/api/tables/{table}/file")
        assert replay.draws_match(replay.read(file.text), secret)


# --- versions -------------------------------------------------------------------------------------


async def test_a_reconnect_loses_nothing(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        await anna.turn(table)
        await anna.disconnect()
        await borek.act(table)
        seen = anna.tables[table]["version"]
        await anna.connect(table)
        await anna.until(lambda: anna.tables[table]["version"] > seen)
        view = next(message for message in reversed(anna.received) if message["t"] == "view")
        assert view["missed"] == 1
        assert view["table"]["log"][-1]["seat"] == 1
        assert anna.tables[table]["log"] == (await anna.get(f"/api/tables/{table}"))["log"]


async def looked_at(player: Player, table: str) -> Json:
    """The table by HTTP, at the version the player's page has: bots may act between the two looks."""
    while True:
        whole: Json = await player.get(f"/api/tables/{table}")
        version = whole["version"]
        await player.until(lambda version=version: player.tables[table]["version"] >= version)  # type: ignore[misc]
        if player.tables[table]["version"] == version:
            return whole


async def test_deltas_add_up_to_the_view(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Eve") as eve:
        table = await anna.make("person", "bot", "bot")
        await anna.connect(table)
        await eve.connect(table)
        await anna.play(table, lambda view: len(view["log"]) > 60, seed=9)
        await anna.ask({"t": "rewind", "table": table, "seat": 0, "to": 40})
        await anna.turn(table)
        for player in (anna, eve):
            whole = await looked_at(player, table)
            tail = len(whole["log"])
            ours = player.tables[table] | {"log": player.tables[table]["log"][-tail:], "presence": whole["presence"]}
            assert ours == whole
            assert player.gaps == 0
