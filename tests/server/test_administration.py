"""What administrators see and do, and that nobody else does."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from cantiere.server.clock import DAY, now
from cantiere.server.protocol import Statistics
from cantiere.server.store.archive import read
from cantiere.server.store.database import open_database
from cantiere.server.store.samples import Samples
from tests.server.kit import Json, Player, Refused, Server, open_server, two_at_a_table

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


class Club(NamedTuple):
    server: Server
    admin: Player
    file: Path


async def account(player: Player) -> str:
    """Its owner's id."""
    me = await player.post("/api/account", {"login": player.name.lower(), "password": PASSWORD})
    return str(me["you"]["id"])


async def id_of(player: Player) -> str:
    return str((await player.get("/api/me"))["you"]["id"])


async def refusal(request: httpx.Response) -> str:
    assert request.status_code >= 400, request.text
    return str(request.json()["error"]["key"])


@pytest.fixture(scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    """A server with an administrator, for tests that disturb nobody but their own people."""
    file = tmp_path_factory.mktemp("club") / "server.sqlite3"
    async with open_server(file) as server, server.player("Host") as host:
        await account(host)
        yield Club(server, host, file)


async def test_nobody_else_may_do_any_of_it(club: Club) -> None:
    async with club.server.player("Guest") as guest, httpx.AsyncClient(base_url=club.server.url) as nobody:
        described = await guest.get("/api/openapi.json")
        paths = {path: route for path, route in described["paths"].items() if path.startswith("/api/admin/")}
        assert len(paths) > 10
        mine = await id_of(guest)
        for path, methods in paths.items():
            address = re.sub(r"{\w+}", mine, path)
            for method in methods:
                assert await refusal(await nobody.request(method, address, json={})) == "error-nobody"
                assert await refusal(await guest.http.request(method, address, json={})) == "error-not-admin"


async def test_an_administrator_cannot_lock_themselves_out(club: Club) -> None:
    host, mine = club.admin, await id_of(club.admin)
    for path, body in (("grant", {"admin": False}), ("ban", {"hours": 1})):
        with pytest.raises(Refused) as no:
            await host.post(f"/api/admin/people/{mine}/{path}", body)
        assert no.value.key == "error-yourself"
    assert await refusal(await host.http.delete(f"/api/admin/people/{mine}")) == "error-yourself"
    async with club.server.player("Second") as second:
        theirs = await id_of(second)
        with pytest.raises(Refused) as no:
            await host.post(f"/api/admin/people/{theirs}/grant", {"admin": True})
        assert no.value.key == "error-no-login", "a guest could be gone tomorrow"
        await account(second)
        assert (await host.post(f"/api/admin/people/{theirs}/grant", {"admin": True}))["admin"]
        assert (await second.get("/api/admin/reports")) == []
        assert not (await host.post(f"/api/admin/people/{theirs}/grant", {"admin": False}))["admin"]
        with pytest.raises(Refused):
            await second.get("/api/admin/reports")


async def test_who_is_muted_is_told_why_nobody_hears_them(club: Club) -> None:
    async with club.server.player("Anna") as anna, club.server.player("Loud") as loud:
        table = await two_at_a_table(anna, loud)
        person = f"/api/admin/people/{await id_of(loud)}/mute"
        assert (await club.admin.post(person, {"hours": 24}))["muted"]
        with pytest.raises(Refused) as no:
            await loud.ask({"t": "say", "table": table, "words": "Hello?"})
        assert no.value.key == "error-muted-hours"
        await loud.turn(table)
        await loud.act(table)  # but plays on
        await club.admin.post(person, {"hours": 24 * 30})
        with pytest.raises(Refused) as no:
            await loud.ask({"t": "say", "table": table, "words": "Hello?"})
        assert no.value.key == "error-muted-days"
        await club.admin.post(person, {"hours": 0})
        await loud.ask({"t": "say", "table": table, "words": "Sorry."})
        await anna.until(lambda: anna.tables[table]["chat"][-1]["words"] == "Sorry.")
        with pytest.raises(Refused):
            await club.admin.post(person, {"hours": -1})


async def test_a_deleted_line_disappears_from_open_pages_and_from_the_disk(club: Club) -> None:
    async with club.server.player("Anna") as anna, club.server.player("Rude") as rude:
        table = await two_at_a_table(anna, rude)
        await rude.ask({"t": "say", "table": table, "words": "Something rude"})
        await rude.ask({"t": "say", "table": table, "words": "Something else"})
        await anna.until(lambda: anna.tables[table]["chat"][-1]["words"] == "Something else")
        line = next(one["n"] for one in anna.tables[table]["chat"] if one["words"] == "Something rude")
        address = f"/api/admin/tables/{table}/chat/{line}"
        assert (await club.admin.http.delete(address)).status_code == 200
        await anna.until(lambda: "rude" not in json.dumps(anna.tables[table]["chat"]).lower().replace('"rude"', ""))
        assert [one["n"] for one in anna.tables[table]["chat"]] == list(range(1, len(anna.tables[table]["chat"]) + 1))
        assert anna.tables[table]["chat"][line - 1]["note"] == {"key": "note-removed", "args": {"name": "Rude"}}
        assert anna.gaps == 0
        later = await anna.get(f"/api/tables/{table}")
        assert "Something rude" not in json.dumps(later)
        assert b"Something rude" not in b"".join(part.read_bytes() for part in club.file.parent.glob("*.sqlite3"))
        assert await refusal(await club.admin.http.delete(address)) == "error-no-said"
        assert await refusal(await club.admin.http.delete(f"/api/admin/tables/{table}/chat/x")) == "error-no-said"


async def test_who_is_sent_away_leaves_their_seat_to_a_bot_and_to_nobody_else(club: Club) -> None:
    people = [club.server.player(name) for name in ("Anna", "Rude", "Friend")]
    async with people[0] as anna, people[1] as rude, people[2] as friend:
        table = await two_at_a_table(anna, rude)
        theirs = await id_of(rude)
        await club.admin.post(f"/api/admin/tables/{table}/barred", {"person": theirs})
        await anna.until(lambda: anna.tables[table]["seats"][1]["kind"] == "bot")
        assert anna.tables[table]["seats"][1]["held"], "the chair keeps its person"
        await rude.until(lambda: rude.tables[table]["you"] is None)
        assert rude.tables[table]["decision"] is None
        for who in (friend, anna):
            with pytest.raises(Refused):
                await who.sit(table, 1)
        for kind in ("local", "open"):
            with pytest.raises(Refused):
                await anna.post(f"/api/tables/{table}/seat", {"seat": 1, "plan": {"kind": kind}})
        for doing in (
            rude.sit(table, 1),
            rude.ask({"t": "say", "table": table, "words": "Let me in"}),
        ):
            with pytest.raises(Refused) as no:
                await doing
            assert no.value.key == "error-barred"
        info = await club.admin.get(f"/api/admin/tables/{table}")
        assert info["barred"] == [{"id": theirs, "name": "Rude"}]
        assert (await club.admin.http.delete(f"/api/admin/tables/{table}/barred/{theirs}")).status_code == 200
        await rude.sit(table, 1)
        await rude.until(lambda: rude.tables[table]["you"] == 1)


async def test_before_the_start_who_is_sent_away_frees_the_seat(club: Club) -> None:
    async with club.server.player("Anna") as anna, club.server.player("Rude") as rude:
        table = await anna.make("person", "open", "open")
        await rude.sit(table, 1)
        await club.admin.post(f"/api/admin/tables/{table}/barred", {"person": await id_of(rude)})
        seat = (await anna.get(f"/api/tables/{table}"))["seats"][1]
        assert (seat["kind"], seat["held"]) == ("open", False)
        with pytest.raises(Refused):
            await rude.sit(table, 2)


async def test_a_banned_persons_pages_close_and_a_bot_plays_for_them(club: Club) -> None:
    async with club.server.player("Anna") as anna, club.server.player("Rude") as rude:
        table = await two_at_a_table(anna, rude)
        waiting = await anna.make("person", "open", "open")
        await rude.sit(waiting, 1)
        theirs = await id_of(rude)
        banned = await club.admin.post(f"/api/admin/people/{theirs}/ban", {"hours": 24})
        assert banned["banned"]
        with pytest.raises(ConnectionError, match="4401"):
            await rude.until(lambda: False)
        assert (await rude.get("/api/me"))["you"] is None
        await anna.until(lambda: anna.tables[table]["seats"][1]["kind"] == "bot")
        assert anna.tables[table]["seats"][1]["held"]
        assert (await anna.get(f"/api/tables/{waiting}"))["seats"][1]["kind"] == "open"
        assert (await club.admin.post(f"/api/admin/people/{theirs}/ban", {"hours": 0}))["banned"] is None


async def test_who_is_deleted_is_gone_from_open_pages(club: Club) -> None:
    async with club.server.player("Anna") as anna, club.server.player("Rude") as rude:
        table = await two_at_a_table(anna, rude)
        await rude.ask({"t": "say", "table": table, "words": "It was me"})
        theirs = await id_of(rude)
        assert (await club.admin.http.delete(f"/api/admin/people/{theirs}")).status_code == 200
        await anna.until(lambda: "It was me" not in json.dumps(anna.tables[table]["chat"]))
        await anna.until(lambda: anna.tables[table]["seats"][1]["name"] == "")
        with pytest.raises(ConnectionError, match="4401"):
            await rude.until(lambda: False)
        with pytest.raises(Refused) as no:
            await club.admin.get(f"/api/admin/people/{theirs}")
        assert no.value.key == "error-no-person"


async def test_what_is_not_there_is_not_found(club: Club) -> None:
    for method, path, body, status, key in (
        ("GET", "people/nobody", None, 404, "error-no-person"),
        ("POST", "people/nobody/ban", {"hours": 1}, 404, "error-no-person"),
        ("POST", "reports/none/settle", None, 404, "error-no-report"),
        ("DELETE", "invitations/none", None, 404, "error-no-invitation"),
        ("POST", "invitations", {"uses": 0, "days": 1}, 400, "error-invitation-numbers"),
        ("DELETE", "tables/none", None, 404, "error-no-table"),
    ):
        answer = await club.admin.http.request(method, f"/api/admin/{path}", json=body)
        assert (answer.status_code, await refusal(answer)) == (status, key), path


async def test_people_are_found_by_any_part_of_their_name(club: Club) -> None:
    async with club.server.player("Čeněk_1") as guest:
        found = [
            [one["id"] for one in await club.admin.get(f"/api/admin/people?guests=1&search={words}")]
            for words in ("čeněk", "ENĚK", "k_1", "k%1", await id_of(guest))
        ]
        assert [await id_of(guest) in ids for ids in found] == [True, True, True, False, True]
        assert await id_of(guest) not in [one["id"] for one in await club.admin.get("/api/admin/people")]


async def test_a_new_password_by_a_link(club: Club) -> None:
    async with club.server.player("Forgetful") as forgetful, club.server.player("Guest") as guest:
        theirs = await account(forgetful)
        path = (await club.admin.post(f"/api/admin/people/{theirs}/reset"))["path"]
        assert (await guest.http.post(path, data={"password": "battery staple"})).status_code == 200
        with pytest.raises(Refused) as no:
            await club.admin.post(f"/api/admin/people/{await id_of(guest)}/reset")
        assert no.value.key == "error-no-login"
        await guest.post("/api/sign-in", {"login": "forgetful", "password": "battery staple"})


async def test_tables_are_listed_looked_into_and_closed(club: Club) -> None:
    async with club.server.player("Anna") as anna, club.server.player("Zdeněk") as zdenek:
        table = await two_at_a_table(anna, zdenek)
        for words in (table, "zdeněk", "tinytowns"):
            listed = await club.admin.get(f"/api/admin/tables?search={words}&status=playing")
            assert table in [one["id"] for one in listed], words
        assert await club.admin.get(f"/api/admin/tables?search={table}&status=waiting") == []
        with pytest.raises(Refused):
            await club.admin.get("/api/admin/tables?status=lost")
        info = await club.admin.get(f"/api/admin/tables/{table}")
        assert [seat["name"] for seat in info["seats"]] == ["Anna", "Zdeněk"]
        assert "secret" not in json.dumps(info)
        closed = (await club.admin.http.delete(f"/api/admin/tables/{table}")).json()
        await anna.until(lambda: "gone" in anna._answers)
        with pytest.raises(Refused):
            await anna.get(f"/api/tables/{table}")
        (kept,) = read(club.file.parent / closed["file"])
        assert kept.head.id == table
        assert await refusal(await club.admin.http.delete(f"/api/admin/tables/{table}")) == "error-no-table"


async def test_a_line_and_a_player_are_reported_and_settled(club: Club) -> None:
    async with club.server.player("Anna") as anna, club.server.player("Rude") as rude:
        table = await two_at_a_table(anna, rude, "bot")
        await rude.ask({"t": "say", "table": table, "words": "Something rude"})
        await anna.until(lambda: anna.tables[table]["chat"][-1]["words"] == "Something rude")
        line, address = anna.tables[table]["chat"][-1]["n"], f"/api/tables/{table}/report"
        for _ in range(2):  # once more is not another
            await anna.post(address, {"line": line, "why": "rude"})
        await anna.post(address, {"seat": 1})
        for wrong, why in (
            ({"line": 99}, "error-no-said"),
            ({"line": 1}, "error-no-said"),  # a note of the table
            ({"seat": 2}, "error-nobody-there"),
            ({"seat": 7}, "error-nobody-there"),
            ({}, "error-nobody-there"),
            ({"seat": 0}, "error-yourself"),
        ):
            with pytest.raises(Refused) as no:
                await anna.post(address, wrong)
            assert no.value.key == why
        await club.admin.http.delete(f"/api/admin/tables/{table}/chat/{line}")
        assert (await club.admin.get("/api/me"))["reports"] == 2
        assert (await anna.get("/api/me"))["reports"] == 0
        player, said = await club.admin.get("/api/admin/reports")
        assert (said["words"], said["why"], said["by"], said["name"]) == ("Something rude", "rude", "Anna", "Rude")
        assert (player["line"], player["person"]) == (None, await id_of(rude))
        for one in (player, said):
            await club.admin.post(f"/api/admin/reports/{one['id']}/settle")
        assert await club.admin.get("/api/admin/reports") == []
        settled = await club.admin.get("/api/admin/reports?settled=1")
        assert [one["settled_by"] for one in settled] == ["Host", "Host"]
        with pytest.raises(Refused):
            await club.admin.post(f"/api/admin/reports/{said['id']}/settle")


async def test_numbers_are_added_up_and_old_ones_forgotten(club: Club) -> None:
    database = open_database(str(club.file))
    samples = Samples(database)
    minute = now() // 60_000 * 60_000
    await samples.put(minute - 8 * DAY, Statistics(actions=1000))
    await samples.put(minute - 60_000, Statistics(actions=3, storing=5, changes=1))
    database.notices.process = 7  # another process, the same minute
    await samples.put(minute - 60_000, Statistics(actions=4, storing=2, changes=2))
    database.notices.process = 0
    await database.close()
    numbers = await club.admin.get("/api/admin/numbers?hours=1")
    assert numbers["accounts"] >= 1
    assert numbers["now"]["people"] >= 0
    shown = next(point["statistics"] for point in numbers["points"] if point["at"] == minute - 60_000)
    assert (shown["actions"], shown["storing"], shown["changes"]) == (7, 5, 3)
    week = await club.admin.get("/api/admin/numbers?hours=100000")
    assert max(point["statistics"]["actions"] for point in week["points"]) == 7


# --- who may register -------------------------------------------------------------------------------


async def enter(server: Server, name: str, invitation: str = "") -> Json:
    """Register as a new guest."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/me", json={"name": name, "invitation": invitation})
        found: Json = answer.json()
        return found


async def test_by_invitation_only(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"
    async with open_server(file, registration="invitation") as server, server.player("Host") as host:
        # Before there is an account anybody may register: somebody has to.
        assert (await host.get("/api/me"))["registration"] == "open"
        await account(host)
        assert (await enter(server, "Stranger"))["error"]["key"] == "error-invitation-needed"
        assert (await enter(server, "Stranger", "guessed"))["error"]["key"] == "error-invitation"
        path = (await host.post("/api/admin/invitations", {"uses": 2, "days": 7, "note": "chess club"}))["path"]
        token = path.removeprefix("/invite/")
        async with httpx.AsyncClient(base_url=server.url) as nobody:
            assert (await nobody.get("/api/me")).json()["registration"] == "invitation"
            assert (await nobody.get(f"/api/invitations/{token}")).status_code == 200
        assert (await enter(server, "<b>", token))["error"]["key"] == "error-name-characters"
        assert (await enter(server, "Eva", token))["you"]["name"] == "Eva"
        assert (await enter(server, "Filip", token))["you"]["name"] == "Filip"
        assert (await enter(server, "Gita", token))["error"]["key"] == "error-invitation"
        async with httpx.AsyncClient(base_url=server.url) as nobody:
            assert await refusal(await nobody.get(f"/api/invitations/{token}")) == "error-invitation"
        (listed,) = await host.get("/api/admin/invitations")
        assert (listed["note"], listed["used"], listed["uses"]) == ("chess club", 2, 2)
        assert token not in json.dumps(listed)
        other = (await host.post("/api/admin/invitations", {"uses": 5, "days": 1}))["path"].split("/")[-1]
        withdrawn = (await host.get("/api/admin/invitations"))[0]["id"]
        assert (await host.http.delete(f"/api/admin/invitations/{withdrawn}")).status_code == 200
        assert (await enter(server, "Hana", other))["error"]["key"] == "error-invitation"
        for wrong in ({"uses": 0, "days": 1}, {"uses": 1, "days": 1000}):
            with pytest.raises(Refused):
                await host.post("/api/admin/invitations", wrong)


async def test_invitations_expire(tmp_path: Path) -> None:
    time = [1_700_000_000_000]
    file = tmp_path / "server.sqlite3"
    opened = open_server(file, clock=lambda: time[0], registration="invitation")
    async with opened as server, server.player("Host") as host:
        await account(host)
        token = (await host.post("/api/admin/invitations", {"uses": 9, "days": 1}))["path"].split("/")[-1]
        assert "you" in await enter(server, "Eva", token)
        time[0] += DAY + 1
        assert (await enter(server, "Filip", token))["error"]["key"] == "error-invitation"


async def test_a_closed_server_lets_in_whom_it_knows(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"
    async with open_server(file) as server, server.player("Host") as host:
        await account(host)
    async with open_server(file, registration="closed") as server:
        assert (await enter(server, "Stranger"))["error"]["key"] == "error-registration-closed"
        host = Player(server.url, "Host")
        me = await host.post("/api/sign-in", {"login": "host", "password": PASSWORD})
        assert (me["you"]["admin"], me["registration"]) == (True, "closed")
        await host.post("/api/me", {"name": "Host again"})
        await host.http.aclose()


async def test_who_may_register_is_changed_while_people_register(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "server.sqlite3"
    async with open_server(file) as server, server.player("Host") as host:
        await account(host)
        assert await host.get("/api/admin/registration") == {
            "registration": "open",
            "in_settings": "open",
            "is_changed": False,
        }
        assert "you" in await enter(server, "Eva")
        await host.post("/api/admin/registration", {"registration": "closed"})
        assert (await enter(server, "Filip"))["error"]["key"] == "error-registration-closed"
        assert (await host.get("/api/me"))["registration"] == "closed"
        await host.post("/api/admin/registration", {"registration": "invitation"})
        assert (await enter(server, "Filip"))["error"]["key"] == "error-invitation-needed"
        with pytest.raises(Refused) as no:
            await host.post("/api/admin/registration", {"registration": "ajar"})
        assert no.value.key == "error-message"
    logged = " ".join(capfd.readouterr().err.split())
    assert "registration changed by=host" in logged, "who did it"
    assert "to=closed" in logged
    # It is stored and goes before what the settings say, until they are asked for again.
    async with open_server(file, registration="closed") as server:
        host = Player(server.url, "Host")
        await host.post("/api/sign-in", {"login": "host", "password": PASSWORD})
        rule = await host.get("/api/admin/registration")
        assert rule == {"registration": "invitation", "in_settings": "closed", "is_changed": True}
        rule = await host.post("/api/admin/registration", {"registration": None})
        assert rule == {"registration": "closed", "in_settings": "closed", "is_changed": False}
        assert (await enter(server, "Filip"))["error"]["key"] == "error-registration-closed"
        await host.http.aclose()
