"""What a host does with people: real accounts on a real server, commands beside it while it runs."""

from __future__ import annotations

import asyncio
import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from cantiere.admin.frame import whole
from tests.admin.kit import Ran, admin
from tests.server.kit import Player, Refused, Server, open_server

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


async def account(player: Player) -> None:
    await player.post("/api/account", {"login": player.name.lower(), "password": PASSWORD})


async def host(file: Path, *arguments: str) -> Ran:
    return await asyncio.to_thread(admin, *arguments, db=file)


async def sign_in(server: Server, login: str, password: str) -> None:
    stranger = Player(server.url, "Stranger")
    try:
        await stranger.post("/api/sign-in", {"login": login, "password": password})
    finally:
        await stranger.http.aclose()


async def test_administration_is_given_and_there_is_always_somebody(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"
    async with open_server(file) as server, server.player("Anna") as anna, server.player("Borek") as borek:
        await account(anna)
        await account(borek)
        assert (await host(file, "grant", "anna", "--revoke", "--yes")).returncode == 1
        await host(file, "grant", "borek")
        assert not (await borek.get("/api/me"))["you"]["admin"], "a dry run has changed something"
        await host(file, "grant", "borek", "--yes")
        await host(file, "grant", "anna", "--revoke", "--yes")
        assert (await borek.get("/api/me"))["you"]["admin"]
        assert not (await anna.get("/api/me"))["you"]["admin"]
        listed = json.loads((await host(file, "people", "--json")).stdout)
        assert [(one["login"], one["admin"]) for one in listed] == [("borek", True), ("anna", False)]
        assert (await host(file, "grant", "nobody", "--yes")).returncode == 1


async def test_who_is_shut_out_is_signed_out_and_not_let_in(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"
    async with open_server(file) as server, server.player("Root") as root, server.player("Anna") as anna:
        await account(root)
        assert (await host(file, "ban", "root", "--yes")).returncode == 1, "nobody could lift it"
        await account(anna)
        await host(file, "ban", "anna", "--yes")
        assert (await anna.get("/api/me"))["you"] is None
        with pytest.raises(Refused) as no:
            await sign_in(server, "anna", PASSWORD)
        assert no.value.key == "error-banned"
        await host(file, "ban", "anna", "--lift", "--yes")
        await sign_in(server, "anna", PASSWORD)


async def test_a_new_password_by_an_address_that_works_once(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"
    async with open_server(file) as server, server.player("Anna") as anna, server.player("Guest") as guest:
        await account(anna)
        assert (await host(file, "reset-password", "nobody")).returncode == 1
        first = (await host(file, "reset-password", "anna", "--address", server.url)).stdout.strip()
        address = (await host(file, "reset-password", "anna", "--address", server.url)).stdout.strip()
        assert "Nové heslo" in (await guest.http.get(address, headers={"accept-language": "cs"})).text
        new = {"password": "battery staple"}
        for wrong in (first, server.url + "/reset/guessed"):
            assert (await guest.http.post(wrong, data=new)).status_code == 409
        assert (await guest.http.post(address, data={"password": "short"})).status_code == 400
        assert (await guest.http.post(address, data=new)).status_code == 200
        assert (await guest.http.post(address, data=new)).status_code == 409
        assert (await anna.get("/api/me"))["you"] is None, "older sessions go on"
        await sign_in(server, "anna", "battery staple")
        with pytest.raises(Refused):
            await sign_in(server, "anna", PASSWORD)


async def test_who_is_deleted_leaves_games_behind(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"
    async with open_server(file) as server, server.player("Anna") as anna, server.player("Borek") as borek:
        await account(borek)
        await account(anna)
        table = await anna.make("person", "open")
        waiting = await anna.make("person", "open")
        await borek.sit(table, 1)
        await borek.connect(table)
        await anna.connect(table)
        await anna.ask({"t": "say", "table": table, "words": "It is me"})
        await anna.disconnect()
        await borek.disconnect()
        assert (await host(file, "delete-person", "anna", "--yes")).returncode == 0
        assert (await anna.get("/api/me"))["you"] is None
        with pytest.raises(Refused):
            await sign_in(server, "anna", PASSWORD)
    assert json.loads((await host(file, "check", "--jobs", "1", "--json")).stdout)["found"] == []
    async with open_server(file) as server, server.player("Cyril") as cyril:
        view = await cyril.get(f"/api/tables/{table}")
        assert (view["seats"][0]["kind"], view["seats"][1]["name"]) == ("bot", "Borek")
        assert "Anna" not in json.dumps(view)
        assert "It is me" not in json.dumps(view)
        assert (await cyril.get(f"/api/tables/{waiting}"))["seats"][0]["kind"] == "open"


async def test_people_are_invited_muted_and_reported(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"
    async with open_server(file, registration="invitation") as server, server.player("Root") as root:
        await account(root)
        made = await host(file, "invite", "--uses", "1", "--note", "Anna", "--address", server.url)
        token = made.stdout.strip().removeprefix(f"{server.url}/invite/")
        anna = Player(server.url, "Anna")
        await anna.post("/api/me", {"name": "Anna", "invitation": token})
        (listed,) = json.loads((await host(file, "invitations", "--json")).stdout)
        assert (listed["note"], listed["used"]) == ("Anna", 1)
        assert json.loads((await host(file, "invitations", "--withdraw", listed["id"], "--json")).stdout) == []
        assert (await host(file, "invitations", "--withdraw", listed["id"])).returncode == 1

        table = await root.make("person", "open")
        await anna.sit(table, 1)
        await anna.connect(table)
        theirs = (await anna.get("/api/me"))["you"]["id"]
        await host(file, "mute", theirs, "--yes")
        with pytest.raises(Refused) as no:
            await anna.ask({"t": "say", "table": table, "words": "Hello"})
        assert no.value.key == "error-muted-days"
        await host(file, "mute", theirs, "--lift", "--yes")
        await anna.ask({"t": "say", "table": table, "words": "Hello"})

        await root.post(f"/api/tables/{table}/report", {"seat": 1, "why": "too slow"})
        (report,) = json.loads((await host(file, "reports", "--json")).stdout)
        assert (report["name"], report["why"]) == ("Anna", "too slow")
        assert json.loads((await host(file, "reports", "--settle", report["id"], "--json")).stdout) == []
        assert len(json.loads((await host(file, "reports", "--settled", "--json")).stdout)) == 1
        assert "Root" in (await host(file, "people", "--search", "oot")).stdout
        await anna.disconnect()
        await anna.http.aclose()


def test_tables_are_whole_on_80_columns_whatever_people_are_called() -> None:
    console = Console(width=80, file=StringIO(), record=True)
    row = ["0198f3a2c4d5", "[/red]" * 6, "a" * 40, "2026-11-17 12:00", "Bartoloměj, Cyril"]
    console.print(whole(["Id", "Name", "Login", "Since", "Players"], [row]))
    text = console.export_text()
    assert max(map(len, text.splitlines())) <= 80
    cells = [line.split("│")[1:-1] for line in text.splitlines() if line.startswith("│")]
    columns = ["".join(part.strip() for part in column) for column in zip(*cells, strict=True)]
    assert columns == [cell.replace(" ", "") for cell in row]


async def test_who_may_register_is_changed_beside_a_running_server(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"
    async with open_server(file) as server, server.player("Root") as root:
        await account(root)
        assert "open to everybody" in (await host(file, "registration")).stderr
        assert "--yes" in (await host(file, "registration", "closed")).stderr
        assert (await root.get("/api/me"))["registration"] == "open", "a dry run has changed something"
        await host(file, "registration", "closed", "--yes")
        eva = Player(server.url, "Eva")
        with pytest.raises(Refused) as no:
            await eva.post("/api/me", {"name": "Eva"})
        await eva.http.aclose()
        assert no.value.key == "error-registration-closed"
        rule = json.loads((await host(file, "registration", "--json")).stdout)
        assert rule == {"registration": "closed", "in_settings": "open", "is_changed": True}
        assert "no effect" in (await host(file, "invite")).stderr
        await host(file, "registration", "settings", "--yes")
        assert (await root.get("/api/me"))["registration"] == "open"
