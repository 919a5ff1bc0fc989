"""Guests at once, accounts for who wants one, and cookies that nobody else can make."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from pathlib import Path

import pytest

from cantiere.server.limits import Rate
from cantiere.server.settings import Limits
from tests.server.kit import PATIENCE, Player, Refused, Server, open_server

pytestmark = pytest.mark.anyio


async def test_a_guest_needs_nothing_but_a_name(server: Server) -> None:
    player = Player(server.url, "nobody yet")
    assert (await player.get("/api/me"))["you"] is None
    with pytest.raises(Refused) as no:
        await player.make("person", "bot")
    assert no.value.key == "error-nobody"
    answer = await player.http.post("/api/me", json={"name": "  Žofie   Nováková "})
    assert answer.json()["you"]["name"] == "Žofie Nováková"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert (await player.get("/api/me"))["you"]["account"] == ""
    await player.post("/api/me", {"name": "Žofka"})
    assert (await player.get("/api/me"))["you"]["name"] == "Žofka"
    await player.http.aclose()


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "<b>Anna</b>", 'An"na', "An\u202ena", "An\x00na", "a\u200bb", "Tom & Jerry"]
)
async def test_names_are_text_and_short(crowd: Server, name: str) -> None:
    async with crowd.player("Anna") as anna:
        with pytest.raises(Refused) as no:
            await anna.post("/api/me", {"name": name})
        assert no.value.key.startswith("error-name")
        assert (await anna.get("/api/me"))["you"]["name"] == "Anna"


async def test_the_first_account_is_the_administrators(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        await anna.post("/api/account", {"login": "Anna@Example.org", "password": "correct horse"})
        me = await anna.get("/api/me")
        assert me == {
            "you": {"id": me["you"]["id"], "name": "Anna", "account": "anna@example.org", "admin": True},
            "first": False,
            "registration": "open",
            "reports": 0,
        }
        second = await borek.post("/api/account", {"login": "borek", "password": "battery staple"})
        assert second["you"]["admin"] is False
        assert (await anna.get("/api/admin/numbers"))["accounts"] == 2
        with pytest.raises(Refused) as no:
            await borek.get("/api/admin/numbers")
        assert no.value.key == "error-not-admin"


async def test_signing_in_elsewhere_is_being_the_same_person(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", "open")
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        phone = Player(server.url, "phone")
        for login, password in (("anna", "wrong horse"), ("nobody", "correct horse"), ("", "")):
            with pytest.raises(Refused) as no:
                await phone.post("/api/sign-in", {"login": login, "password": password})
            assert no.value.key == "error-sign-in"
        await phone.post("/api/sign-in", {"login": " ANNA ", "password": "correct horse"})
        assert (await phone.get("/api/lobby"))["mine"][0]["id"] == table
        await phone.post("/api/sign-out")
        assert (await phone.get("/api/me"))["you"] is None
        await phone.http.aclose()


async def test_a_new_password_signs_every_other_device_out(server: Server) -> None:
    async with server.player("Anna") as anna:
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        phone = Player(server.url, "phone")
        await phone.post("/api/sign-in", {"login": "anna", "password": "correct horse"})
        with pytest.raises(Refused):
            await anna.post("/api/account/password", {"old": "wrong", "new": "battery staple"})
        await anna.post("/api/account/password", {"old": "correct horse", "new": "battery staple"})
        assert (await anna.get("/api/me"))["you"]["account"] == "anna"
        assert (await phone.get("/api/me"))["you"] is None
        await phone.http.aclose()


async def test_bad_accounts_are_refused(crowd: Server) -> None:
    async with crowd.player("Anna") as anna, crowd.player("Bořek") as borek:
        await borek.post("/api/account", {"login": "taken", "password": "correct horse"})
        for login, password, why in (
            ("an", "correct horse", "error-login"),
            ("an na", "correct horse", "error-login"),
            ("<anna>", "correct horse", "error-login"),
            ("anna", "short", "error-password-length"),
            ("anna", "x" * 201, "error-password-length"),
            ("taken", "correct horse", "error-login-taken"),
        ):
            with pytest.raises(Refused) as no:
                await anna.post("/api/account", {"login": login, "password": password})
            assert no.value.key == why
        assert (await anna.get("/api/me"))["you"]["account"] == ""


async def test_a_forged_cookie_is_nobodys(server: Server) -> None:
    async with server.player("Anna") as anna:
        token = anna.cookie.partition("=")[2]
        id = (await anna.get("/api/me"))["you"]["id"]
        session = (await anna.get("/api/sessions"))[0]["id"]
        hashed = hashlib.sha256(token.encode()).hexdigest()  # what the database holds
        for forged in (token[:-1], token.swapcase(), id, session, hashed, "…", "x" * 5000):
            async with Player(server.url, "Eve").http as http:
                headers = {b"Cookie": f"cantiere={forged}".encode()}
                assert (await http.get("/api/me", headers=headers)).json()["you"] is None
                answer = await http.post("/api/tables", headers=headers, json={"game": "tinytowns", "seats": []})
                assert answer.status_code == 401
                assert answer.json()["error"]["key"] == "error-cookie"
                assert 'cantiere=""' in answer.headers["set-cookie"]


async def test_guessing_passwords_is_slowed_down(tmp_path: Path) -> None:
    limits = Limits(sign_ins=Rate(0.001, 2))
    async with open_server(tmp_path / "server.sqlite3", limits=limits) as server, server.player("Anna") as anna:
        guesses = [{"login": "anna", "password": str(n)} for n in range(4)]
        statuses = [(await anna.http.post("/api/sign-in", json=guess)).status_code for guess in guesses]
        assert statuses == [403, 403, 429, 429]


async def test_many_passwords_at_once_hold_up_nobody_who_opens_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have threads of their own: none of those that tables are loaded in waits for them."""
    may_end, begun = threading.Event(), threading.Event()

    def verify(*_: object) -> bool:
        begun.set()
        return may_end.wait(PATIENCE)

    monkeypatch.setattr("argon2.PasswordHasher.verify", verify)
    async with open_server(tmp_path / "db.sqlite3") as server, server.player("Anna") as anna:
        table = await anna.make("person", "bot")
        guesses = [Player(server.url, f"Guest {n}") for n in range(40)]
        wrong = {"login": "anna", "password": "a wrong one"}
        asked = [asyncio.create_task(guess.http.post("/api/sign-in", json=wrong)) for guess in guesses]
        await asyncio.to_thread(begun.wait)
        for _ in range(20):  # by then all of them have come
            file = await anna.http.get(f"/api/tables/{table}/file")  # is written in such a thread
            assert file.status_code == 200
        assert not any(one.done() for one in asked)
        may_end.set()
        await asyncio.gather(*asked)
        for guess in guesses:
            await guess.http.aclose()
