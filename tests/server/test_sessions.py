"""Sessions: each device by itself, listed, ended, and over when it is long unused. Accounts: one each."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cantiere.server.clock import DAY
from cantiere.server.errors import Forbidden
from cantiere.server.people.accounts import People
from cantiere.server.people.hosting import Hosting
from cantiere.server.people.sessions import Sessions, device_of
from cantiere.server.protocol import CLOSE_COOKIE
from cantiere.server.store.database import Database, open_database
from tests.server.kit import PATIENCE, Player, Refused, Server, open_server

pytestmark = pytest.mark.anyio

SECRET = "correct horse"


class Time:
    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


async def phone_of(server: Server, login: str, password: str = SECRET) -> Player:
    phone = Player(server.url, "phone")
    await phone.post("/api/sign-in", {"login": login, "password": password})
    return phone


async def is_closed(player: Player) -> int | None:
    """The code with which the server closes this player's socket."""
    assert player._socket is not None
    async with asyncio.timeout(PATIENCE):
        await player._socket.wait_closed()
    return player._socket.close_code


async def test_a_cookie_that_was_signed_out_opens_nothing(server: Server) -> None:
    async with server.player("Anna") as anna:
        await anna.connect()
        kept = anna.http.cookies["cantiere"]
        await anna.post("/api/sign-out")
        assert await is_closed(anna) == CLOSE_COOKIE
        anna.http.cookies.set("cantiere", kept)
        assert (await anna.get("/api/me"))["you"] is None


async def test_a_new_password_closes_the_sockets_of_other_devices_and_not_this_one(server: Server) -> None:
    async with server.player("Anna") as anna:
        await anna.post("/api/account", {"login": "anna", "password": SECRET})
        phone = await phone_of(server, "anna")
        table = await anna.make("person", "bot")
        await anna.connect(table)
        await phone.connect(table)
        await phone.turn(table)
        await anna.post("/api/account/password", {"old": SECRET, "new": "battery staple"})
        with pytest.raises((ConnectionError, ConnectionClosed)):  # at once, and not when somebody next looks
            await phone.act(table)
        assert await is_closed(phone) == CLOSE_COOKIE
        with pytest.raises(Refused):
            await phone.post("/api/me", {"name": "Eve"})
        await anna.turn(table)
        await anna.act(table)
        await phone.http.aclose()


async def test_devices_are_listed_and_signed_out(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Eve") as eve:
        await anna.post("/api/account", {"login": "anna", "password": SECRET})
        phones = [await phone_of(server, "anna") for _ in range(3)]
        await phones[0].connect()
        listed = await anna.get("/api/sessions")
        assert [one["current"] for one in listed].count(True) == 1
        assert len(listed) == 4
        assert len(await eve.get("/api/sessions")) == 1
        first = next(one["id"] for one in await phones[0].get("/api/sessions") if one["current"])
        answer = await eve.http.delete(f"/api/sessions/{first}")  # it is not hers
        assert answer.status_code == 404
        assert (await anna.http.delete(f"/api/sessions/{first}")).status_code == 200
        assert await is_closed(phones[0]) == CLOSE_COOKIE
        assert (await phones[0].get("/api/me"))["you"] is None
        assert (await phones[1].get("/api/me"))["you"]["account"] == "anna"
        assert (await anna.http.delete("/api/sessions")).status_code == 200
        assert [one["current"] for one in await anna.get("/api/sessions")] == [True]
        assert (await phones[1].get("/api/me"))["you"] is None
        for phone in phones:
            await phone.http.aclose()


async def test_signing_in_ends_who_was_there_before(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("guest") as guest:
        await anna.post("/api/account", {"login": "anna", "password": SECRET})
        left = guest.http.cookies["cantiere"]
        await guest.post("/api/sign-in", {"login": "anna", "password": SECRET})
        guest.http.cookies.set("cantiere", left)
        assert (await guest.get("/api/me"))["you"] is None


async def test_a_session_is_over_when_it_is_long_unused_and_goes_on_while_it_is_used(tmp_path: Path) -> None:
    time = Time()
    async with (
        open_server(tmp_path / "server.sqlite3", clock=time, session_days=10) as server,
        server.player("Anna") as anna,
        server.player("Bořek") as borek,
    ):
        for _ in range(4):
            time.now += 8 * DAY
            answer = await anna.http.get("/api/me")
            assert answer.json()["you"]["name"] == "Anna"
            assert "Max-Age=864000" in answer.headers["set-cookie"]  # the browser keeps it as long
            assert "set-cookie" not in (await anna.http.get("/api/me")).headers
        assert (await borek.get("/api/me"))["you"] is None


async def test_a_stolen_database_makes_nobody_somebody_else(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"
    async with open_server(file) as server, server.player("Anna") as anna:
        token = anna.http.cookies["cantiere"]
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Anna" in everything
    assert token.encode() not in everything
    with contextlib.closing(sqlite3.connect(file)) as db:
        assert db.execute("select count(*) from setting").fetchone() == (0,)  # no key that signs cookies


async def test_a_new_name_is_the_name_in_the_chat(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", "open")
        await anna.connect(table)
        await anna.post("/api/me", {"name": "Hana"})
        await anna.ask({"t": "say", "table": table, "words": "hello"})
        await anna.until(lambda: any(line["words"] for line in anna.tables[table]["chat"]))
        assert [line["name"] for line in anna.tables[table]["chat"] if line["words"]] == ["Hana"]


async def test_of_accounts_made_at_the_same_moment_one_is_the_administrators(server: Server) -> None:
    players = [Player(server.url, f"Player {n}") for n in range(5)]
    for player in players:
        await player.post("/api/me", {"name": player.name})
    made = await asyncio.gather(
        *(player.post("/api/account", {"login": f"player{n}", "password": SECRET}) for n, player in enumerate(players))
    )
    assert [one["you"]["admin"] for one in made].count(True) == 1
    for player in players:
        await player.http.aclose()


async def test_one_guest_gets_one_account_however_often_it_is_asked_for(server: Server) -> None:
    async with server.player("Anna") as anna:
        asked = [{"login": f"anna{n}", "password": SECRET} for n in range(4)]
        answers = await asyncio.gather(*(anna.http.post("/api/account", json=one) for one in asked))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        login = next(answer.json()["you"]["account"] for answer in answers if answer.status_code == 200)
        me = (await anna.get("/api/me"))["you"]
        assert (me["account"], me["admin"]) == (login, True)


async def overtaken(opened: Database) -> None:
    """Somebody is banned, gets another password or is deleted while their own is being checked."""
    await opened.migrate()
    time = Time()
    people, sessions, hosting = People(opened, time), Sessions(opened, time, 10), Hosting(opened, time)
    await people.make_account(await people.guest("Host"), "host", SECRET)
    anna = await people.make_account(await people.guest("Anna"), "anna", SECRET)
    member = await hosting.find("anna")
    signed_in = await people.sign_in("anna", SECRET)
    await hosting.ban(member, time.now + DAY)
    with pytest.raises(Forbidden, match="error-banned"):
        await sessions.begin(signed_in.user, "", signed_in.password)
    await hosting.ban(member, None)
    await people.change_password(anna, SECRET, "battery staple")
    with pytest.raises(Forbidden, match="error-sign-in"):
        await sessions.begin(signed_in.user, "", signed_in.password)
    assert await sessions.of(anna.id) == []
    signed_in = await people.sign_in("anna", "battery staple")
    assert await sessions.begin(signed_in.user, "", signed_in.password)
    await hosting.delete(member)
    with pytest.raises(Forbidden, match="error-sign-in"):
        await sessions.begin(signed_in.user, "", signed_in.password)


async def test_who_is_banned_while_signing_in_is_not_let_in(tmp_path: Path) -> None:
    opened = open_database(str(tmp_path / "server.sqlite3"))
    await overtaken(opened)
    await opened.close()


async def test_who_is_banned_while_signing_in_is_not_let_in_on_postgresql(database: str) -> None:
    opened = open_database(database)
    await overtaken(opened)
    await opened.close()


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari · iPhone"),
        ("curl/8.5", ""),
    ],
)
def test_a_device_is_called_by_what_people_know(agent: str, device: str) -> None:
    assert device_of(agent) == device
