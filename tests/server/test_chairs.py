"""While a game runs a chair keeps its person: no way of arranging chairs shows anybody another seat's secrets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cantiere.server.table.rules import PATIENCE_MILLISECONDS
from tests.server.kit import Player, Refused, Server, open_server, two_at_a_table

pytestmark = pytest.mark.anyio

NOT_YOURS = {"key": "error-not-your-seat"}
BOT, LOCAL, OPEN = {"kind": "bot"}, {"kind": "local", "name": "Dana"}, {"kind": "open"}


async def refused(player: Player, path: str, body: dict[str, object]) -> str:
    with pytest.raises(Refused) as no:
        await player.post(path, body)
    return no.value.key


async def arrange(player: Player, table: str, seat: int, plan: dict[str, str]) -> None:
    await player.post(f"/api/tables/{table}/seat", {"seat": seat, "plan": plan})


async def cannot_arrange(player: Player, table: str, seat: int, plan: dict[str, str]) -> str:
    return await refused(player, f"/api/tables/{table}/seat", {"seat": seat, "plan": plan})


async def game_of_two(anna: Player, borek: Player, *more: str) -> tuple[str, set[str]]:
    """Anna's table with Bořek on seat 1, and what was dealt to him in secret."""
    table = await two_at_a_table(anna, borek, *more)
    await anna.until(lambda: {0, 1} <= set(anna.presence[table]["online"]))  # whoever goes is missed
    dealt = {action["words"]["monument"] for action in (await borek.turn(table))["actions"]}
    return table, dealt


async def learns_nothing(anna: Player, table: str, seat: int, secrets: set[str]) -> None:
    """Every way to look through the seat, over HTTP and the socket, is closed to her, and nothing has come through."""
    for path in (f"?seat={seat}", f"/log?seat={seat}", f"/replay?seat={seat}", "/file"):
        with pytest.raises(Refused):
            await anna.get(f"/api/tables/{table}{path}")
    assert await refused(anna, f"/api/tables/{table}/sit", {"seat": seat}) in ("error-seat-taken", "error-second-seat")
    plans = [{"kind": "local"}] * len(anna.tables[table]["seats"])
    assert await refused(anna, "/api/tables", {"game": "tinytowns", "seats": plans, "origin": table, "at": 1})
    await anna.send({"t": "watch", "table": table, "seat": seat})
    await anna.until(lambda: {"t": "nack", "ack": "", "why": NOT_YOURS, "table": table} in anna.received)
    for message in ({"t": "why", "element": "town.1.a1"}, {"t": "undo"}, {"t": "rewind", "to": 0}):
        with pytest.raises(Refused) as no:
            await anna.ask(message | {"table": table, "seat": seat})
        assert no.value.key == "error-not-your-seat"
    seen = json.dumps(
        anna.received + [await anna.get(f"/api/tables/{table}{path}") for path in ("", "/log", "/replay")]
    )
    assert not [secret for secret in secrets if secret in seen]


async def test_who_is_at_the_table_keeps_the_seat(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table, dealt = await game_of_two(anna, borek)
        for plan, why in ((LOCAL, "error-seat-kept"), (OPEN, "error-seat-kept"), (BOT, "error-seat-present")):
            assert await cannot_arrange(anna, table, 1, plan) == why
            assert await cannot_arrange(borek, table, 1, plan) == "error-not-owner"
        await learns_nothing(anna, table, 1, dealt)
        await borek.act(table)  # nothing has changed for him


@pytest.mark.parametrize("goes", ["is away", "leaves"])
async def test_a_bot_keeps_the_seat_and_its_secrets_for_who_went(server: Server, goes: str) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table, dealt = await game_of_two(anna, borek)
        await borek.disconnect()
        await anna.until(lambda: anna.presence[table]["online"] == [0])
        if goes == "leaves":
            await borek.post(f"/api/tables/{table}/leave", {"seat": 1})
        else:
            await arrange(anna, table, 1, BOT)
        for plan in (LOCAL, OPEN):
            assert await cannot_arrange(anna, table, 1, plan) == "error-seat-kept"
        await arrange(anna, table, 1, BOT | {"level": "random"})  # another bot is still his
        seat = (await borek.get(f"/api/tables/{table}"))["seats"][1]
        assert (seat["kind"], seat["name"], seat["held_for_you"]) == ("bot", "Bořek", True)
        await learns_nothing(anna, table, 1, dealt)
        await borek.sit(table, 1)
        await borek.connect(table)
        await borek.until(lambda: borek.tables[table]["you"] == 1)
        assert await cannot_arrange(anna, table, 1, LOCAL) == "error-seat-kept"


async def test_a_bots_seat_stays_a_bots_while_others_play(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table, _ = await game_of_two(anna, borek, "bot")
        for plan in (LOCAL, OPEN):
            assert await cannot_arrange(anna, table, 2, plan) == "error-seat-kept"
        await learns_nothing(anna, table, 2, set())
        await arrange(anna, table, 2, BOT)
        for player in (anna, borek):
            assert await refused(player, f"/api/tables/{table}/sit", {"seat": 2}) == "error-seat-taken"


async def test_the_owners_own_seats_cannot_be_passed_on(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table, _ = await game_of_two(anna, borek, "local")
        for seat in (0, 2):
            assert await cannot_arrange(anna, table, seat, OPEN) == "error-seat-kept"
            await arrange(anna, table, seat, BOT)
            assert (await anna.get(f"/api/tables/{table}"))["seats"][seat]["held_for_you"] is True
            await anna.sit(table, seat)


async def test_an_open_seat_is_for_somebody_new(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Cyril") as cyril:
        table = await anna.make("person", "bot", "bot")
        for seat in (1, 2):
            await arrange(anna, table, seat, OPEN)  # alone she may
        await borek.sit(table, 1)
        sit = f"/api/tables/{table}/sit"
        for player in (anna, borek):
            assert await refused(player, sit, {"seat": 2}) == "error-second-seat"
        await borek.post(f"/api/tables/{table}/leave", {"seat": 1})  # nor by the back door
        assert await refused(borek, sit, {"seat": 2}) == "error-second-seat"
        assert await cannot_arrange(anna, table, 2, LOCAL) == "error-seat-kept"
        await cyril.sit(table, 2)
        assert (await cyril.get(f"/api/tables/{table}"))["you"] == 2


async def test_giving_a_seat_to_a_bot_is_no_consent(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table, _ = await game_of_two(anna, borek)
        await anna.act(table)
        await borek.disconnect()
        await anna.until(lambda: anna.presence[table]["online"] == [0])
        assert (await anna.ask({"t": "rewind", "table": table, "seat": 0, "to": 0}))["asked"] is True
        await arrange(anna, table, 1, BOT)
        view = await anna.get(f"/api/tables/{table}")
        assert view["ask"] is None
        assert "rewind" not in [line["kind"] for line in view["log"]]


async def test_anybody_who_plays_may_let_a_bot_play_for_who_vanished(tmp_path: Path) -> None:
    time = [1_000_000]
    async with (
        open_server(tmp_path / "db.sqlite3", clock=lambda: time[0]) as server,
        server.player("Anna") as anna,
        server.player("Bořek") as borek,
        server.player("Cyril") as cyril,
    ):
        table, _ = await game_of_two(anna, borek)
        await anna.disconnect()
        await borek.until(lambda: borek.presence.get(table, {}).get("online") == [1])
        assert await cannot_arrange(borek, table, 0, BOT) == "error-seat-soon"
        time[0] += PATIENCE_MILLISECONDS
        assert await cannot_arrange(borek, table, 0, LOCAL) == "error-not-owner"
        assert await cannot_arrange(cyril, table, 0, BOT) == "error-not-owner"
        await arrange(borek, table, 0, BOT)
        assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["held_for_you"] is True


async def test_a_clock_that_was_set_back_makes_nobody_wait_for_ever(tmp_path: Path) -> None:
    time = [10_000_000_000]
    async with (
        open_server(tmp_path / "db.sqlite3", clock=lambda: time[0]) as server,
        server.player("Anna") as anna,
        server.player("Bořek") as borek,
    ):
        table, _ = await game_of_two(anna, borek)
        await anna.disconnect()
        await borek.until(lambda: borek.presence.get(table, {}).get("online") == [1])
        assert await cannot_arrange(borek, table, 0, BOT) == "error-seat-soon"
        time[0] -= 1_000_000_000
        await arrange(borek, table, 0, BOT)
