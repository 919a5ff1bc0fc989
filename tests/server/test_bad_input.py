"""What should not come over the wire: a clear refusal or a documented close code, and no change of state."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cantiere.server.clock import now
from cantiere.server.limits import Rate
from cantiere.server.live.socket import QUEUE_LENGTH, UNREADABLE_MESSAGES, Connection, Sockets
from cantiere.server.protocol import (
    CLOSE_COOKIE,
    CLOSE_FLOOD,
    CLOSE_HELLO,
    CLOSE_PROTOCOL,
    CLOSE_SILENT,
    CLOSE_TOO_BIG,
    PROTOCOL,
)
from tests.server.kit import FREE, PATIENCE, Server, dial, open_server

pytestmark = pytest.mark.anyio

HELLO = json.dumps({"t": "hello", "protocol": PROTOCOL})


async def closing_code(socket: ClientConnection) -> int | None:
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed:
            return socket.close_code


async def greeted(crowd: Server, cookie: str = "") -> ClientConnection:
    socket = await dial(crowd.url, cookie)
    await socket.send(HELLO)
    assert json.loads(await socket.recv())["t"] == "welcome"
    return socket


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "[]",
        "null",
        '"hello"',
        "{",
        '{"t": "dance"}',
        "{}",
        '{"t": "act"}',
        '{"t": "act", "ack": 1, "table": "x", "seat": 0, "decision": "", "words": {}}',
        '{"t": "act", "ack": "a", "table": "x", "seat": "0", "decision": "", "words": {}}',
        '{"t": "act", "ack": "a", "table": "x", "seat": 0, "decision": "", "words": {"verb": 1}}',
        '{"t": "ping", "more": true}',
        '{"t": "watch", "table": null}',
        "[" * 5000,
        '{"t": "say", "ack": "a", "table": "x", "words": "\\ud800"}',
    ],
)
async def test_messages_that_cannot_be_read_get_a_no(crowd: Server, text: str) -> None:
    socket = await greeted(crowd)
    await socket.send(text)
    answer = json.loads(await socket.recv())
    assert answer["t"] == "nack"
    assert answer["why"]["key"] in ("error-message", "error-nobody", "error-no-table")
    await socket.send('{"t": "ping"}')
    assert json.loads(await socket.recv())["t"] == "pong"  # and the conversation goes on
    await socket.close()


async def test_too_many_unreadable_messages_end_the_conversation(crowd: Server) -> None:
    socket = await greeted(crowd)
    for _ in range(UNREADABLE_MESSAGES):
        await socket.send("?")
    assert await closing_code(socket) == CLOSE_FLOOD


async def test_too_many_messages_end_the_conversation(tmp_path: Path) -> None:
    limits = structs.replace(FREE, messages=Rate(0.001, 60))
    async with open_server(tmp_path / "server.sqlite3", limits=limits) as server:
        socket = await greeted(server)
        for _ in range(60):
            await socket.send('{"t": "ping"}')
        assert await closing_code(socket) == CLOSE_FLOOD


async def test_too_big_a_message_ends_the_conversation(crowd: Server) -> None:
    socket = await greeted(crowd)
    await socket.send('{"t": "ping", "x": "' + "x" * 40_000 + '"}')
    assert await closing_code(socket) == CLOSE_TOO_BIG


async def test_one_says_hello_first_and_in_the_right_version(crowd: Server) -> None:
    socket = await dial(crowd.url)
    await socket.send('{"t": "ping"}')
    assert await closing_code(socket) == CLOSE_HELLO
    socket = await dial(crowd.url)
    await socket.send(json.dumps({"t": "hello", "protocol": PROTOCOL + 1}))
    assert await closing_code(socket) == CLOSE_PROTOCOL


async def test_a_forged_cookie_opens_no_socket(crowd: Server) -> None:
    socket = await dial(crowd.url, "cantiere=someone.0.forged")
    assert await closing_code(socket) == CLOSE_COOKIE


async def test_a_foreign_page_opens_no_socket_and_changes_nothing(crowd: Server) -> None:
    with pytest.raises(InvalidStatus) as no:
        await dial(crowd.url, origin="https://elsewhere.example")
    assert no.value.response.status_code == 403
    own = await dial(crowd.url, origin=crowd.url)
    await own.close()
    async with crowd.player("Anna") as anna:
        headers = {"Origin": "https://elsewhere.example"}
        answer = await anna.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "error-foreign-origin")
        assert (await anna.get("/api/me"))["you"]["name"] == "Anna"


@pytest.mark.parametrize("path", ["/api/tables", "/api/me", "/api/sign-in", "/api/replays", "/api/tables/x/sit"])
@pytest.mark.parametrize("body", [b"", b"not json", b"[]", b'{"unknown": 1}', b"\xff\xfe", b"[" * 100_000])
async def test_bodies_that_cannot_be_read_get_a_no(crowd: Server, path: str, body: bytes) -> None:
    async with crowd.player("Anna") as anna:
        answer = await anna.http.post(path, content=body)
        assert answer.status_code in (400, 413)
        assert answer.json()["error"]["key"] in ("error-message", "error-too-big")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/nothing", 404),
        ("/api/tables/none", 404),
        ("/api/tables/none/replay", 404),
        ("/api/games/chess/text/en", 404),
        ("/api/games/tinytowns/text/xx", 404),
        ("/api/games/..%2F..%2Fetc/text/en", 404),
        ("/api/games/tinytowns/guide/..%2Fen", 404),
        ("/api/admin/numbers", 403),
    ],
)
async def test_what_is_not_there_or_not_yours(crowd: Server, path: str, status: int) -> None:
    async with crowd.player("Anna") as anna:
        answer = await anna.http.get(path)
        assert answer.status_code == status
        assert "error" in answer.json()


async def test_a_table_id_or_an_ack_of_nonsense(crowd: Server) -> None:
    async with crowd.player("Anna") as anna:
        table = await anna.make("person", "bot")
        socket = await greeted(crowd, anna.cookie)
        await socket.send(json.dumps({"t": "watch", "table": "x" * 30_000}))
        assert json.loads(await socket.recv())["t"] == "gone"
        await socket.send(json.dumps({"t": "undo", "ack": "a" * 65, "table": table, "seat": 0}))
        assert json.loads(await socket.recv())["why"]["key"] == "error-ack-length"
        await socket.close()


async def test_a_number_that_is_none(crowd: Server) -> None:
    async with crowd.player("Anna") as anna:
        table = await anna.make("person", "bot")
        answer = await anna.http.get(f"/api/tables/{table}?seat=first")
        assert answer.json()["error"]["key"] == "error-number"


async def test_who_is_silent_for_too_long_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cantiere.server.live.socket.CHECK_SECONDS", 0.01)
    monkeypatch.setattr("cantiere.server.live.socket.SILENCE_SECONDS", 0.0)
    async with open_server(tmp_path / "server.sqlite3") as server:
        assert await closing_code(await dial(server.url, "")) == CLOSE_SILENT


async def test_a_reader_too_slow_for_its_queue_is_told_to_start_again() -> None:
    # A page whose socket takes nothing: what is shown to it piles up, and is dropped.
    async def nothing(*_: Any) -> Any:
        await asyncio.Event().wait()

    class Stuck:
        is_free = False
        until_free = nothing

        def write(self, text: bytes) -> None:
            raise AssertionError(text)

    sockets = Sockets(None, None, None, None, None, Rate(1, 1), now)  # type: ignore[arg-type]
    page = Connection(sockets, nothing, nothing, Stuck(), "", None)
    for n in range(QUEUE_LENGTH + 1):
        page.show(b"%d" % n)
    assert list(page._queue) == [b'{"t":"resync","table":""}']


async def test_answers_carry_the_headers_that_protect_a_page(crowd: Server) -> None:
    async with httpx.AsyncClient(base_url=crowd.url) as http:
        for path in ("/", "/api/me", "/table/abc", "/healthz"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
