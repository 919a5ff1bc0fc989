"""Every answer has the right headers, whatever was asked; strange addresses, names and numbers get a plain no."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from cantiere.server.http.guard import HEADERS, HTTPS_HEADERS, Guard
from tests.server.kit import PATIENCE, Player, Refused, Server, dial, open_server

pytestmark = pytest.mark.anyio

SITE = "https://games.example.org"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/healthz", 200),
        ("/api/server", 200),
        ("/api/nothing", 404),
        ("/assets/old.js", 404),
        ("/%00", 400),
        ("/api/tables/%00", 400),
        ("/assets/%00", 400),
        ("/api/lobby?seat=%00", 200),
        ("/" + "x" * 5000, 414),
        ("/" + "x" * 999, 200),
        ("/api/tables/" + "x" * 800, 404),
        ("/api/tables/%C3%A9%F0%9F%98%80%FF", 404),
        ("/api/tables/x?seat=" + "9" * 5000, 404),
    ],
)
async def test_every_answer_has_its_headers_and_none_is_a_fault(crowd: Server, path: str, status: int) -> None:
    async with httpx.AsyncClient() as http:
        answer = await http.get(crowd.url + path)
        assert answer.status_code == status
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert "strict-transport-security" not in answer.headers


async def test_a_fault_of_the_server_has_its_headers_too() -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise ZeroDivisionError

    async with httpx.AsyncClient(transport=httpx.ASGITransport(Guard(broken)), base_url="http://localhost") as http:
        answer = await http.get("/api/server")
        assert (answer.status_code, answer.json()["error"]["key"]) == (500, "error-server")
        assert HEADERS.items() <= dict(answer.headers).items()


def test_no_protection_is_missing() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert HEADERS["cross-origin-opener-policy"] == HEADERS["cross-origin-resource-policy"] == "same-origin"
    assert HEADERS["x-content-type-options"] == "nosniff"
    assert int(HTTPS_HEADERS["strict-transport-security"].removeprefix("max-age=")) >= 365 * 24 * 3600


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 20, "1e3", "٣", "1_0", "--1", "x"])
async def test_a_number_is_a_number(crowd: Server, number: str) -> None:
    async with crowd.player("Anna") as anna:
        table = await anna.make("person", "open")
        answer = await anna.http.get(f"/api/tables/{table}", params={"seat": number})
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "error-number")


async def test_a_giant_number_in_a_body_is_refused(crowd: Server) -> None:
    async with crowd.player("Anna") as anna:
        table = await anna.make("person", "open")
        huge = 10**40
        for path, body in (
            (f"/api/tables/{table}/sit", {"seat": huge}),
            (f"/api/tables/{table}/leave", {"seat": -huge}),
            (f"/api/tables/{table}/seat", {"seat": huge, "plan": {"kind": "bot"}}),
            ("/api/tables", {"game": "tinytowns", "seats": [], "origin": table, "at": huge}),
            ("/api/tables", {"game": "tinytowns", "seats": [{"kind": "person"}], "options": {"cavern": huge}}),
        ):
            answer = await anna.http.post(path, json=body)
            assert 400 <= answer.status_code < 500, answer.text
        await anna.connect(table)
        for asked in (
            {"t": "undo", "seat": huge},
            {"t": "rewind", "seat": 0, "to": huge},
            {"t": "why", "seat": huge},
        ):
            with pytest.raises(Refused):
                await anna.ask({"table": table} | asked)


@pytest.mark.parametrize("path", ["/api/me", "/reset/guessed"])
async def test_a_body_without_end_is_refused_before_it_ends(crowd: Server, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", crowd.port)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    writer.write(head.encode() + b"10000\r\n" + b"x" * 0x10000 + b"\r\n" + b"1\r\nx\r\n")
    assert (await reader.readline()).split()[1] == b"413"
    writer.close()


@pytest.mark.parametrize("path", ["/api/me", "/reset/guessed"])
async def test_a_client_that_goes_away_is_no_fault_of_the_server(crowd: Server, path: str) -> None:
    def answered(status: str) -> float:
        counted = {"method": "POST", "status": status}
        return REGISTRY.get_sample_value("cantiere_request_seconds_count", counted) or 0

    refused, faults = answered("4xx"), answered("5xx")
    _, writer = await asyncio.open_connection("127.0.0.1", crowd.port)
    writer.write(f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{{".encode())
    await writer.drain()
    writer.close()
    async with asyncio.timeout(PATIENCE):
        while answered("4xx") + answered("5xx") == refused + faults:
            await asyncio.sleep(0.01)
    assert answered("5xx") == faults


async def test_head_is_answered_like_get_without_a_body(crowd: Server) -> None:
    async with httpx.AsyncClient(base_url=crowd.url) as http:
        for path in ("/", "/healthz", "/api/server", "/api/lobby", "/api/docs"):
            answer = await http.head(path)
            assert (answer.status_code, answer.content) == (200, b""), path


async def test_a_name_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    async with open_server(tmp_path / "server.sqlite3", addresses=(SITE,)) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            for host, status in (
                ("games.example.org", 200),
                ("games.example.org:8000", 200),
                ("LOCALHOST", 200),
                ("192.168.1.5:8000", 200),
                ("[::1]:8000", 200),
                ("evil.example.org", 421),
                ("games.example.org.evil.org", 421),
                ("[::1", 421),
                ("", 421),
            ):
                answer = await http.get("/api/me", headers={"Host": host})
                assert answer.status_code == status, host
            for path in ("/healthz", "/readyz"):  # a watchdog in another container calls us as it likes
                assert (await http.get(path, headers={"Host": "cantiere:8000"})).status_code == 200
        with pytest.raises(InvalidStatus):
            await dial(server.url.replace("127.0.0.1", "evil.example.org"), host="127.0.0.1", port=server.port)


async def test_a_proxy_that_is_trusted_is_believed_and_no_other(tmp_path: Path) -> None:
    """Address and scheme are what the proxy says, wherever it runs: the cookie is Secure then."""
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7", "Host": "games.example.org"}
    for proxies, believed in ((("127.0.0.0/8",), True), ((), False), (("10.0.0.0/8",), False)):
        file = tmp_path / f"{len(proxies)}{believed}.sqlite3"
        async with open_server(file, addresses=(SITE,), proxies=proxies) as server:
            player = Player(server.url, "Anna")
            answer = await player.http.post("/api/me", json={"name": "Anna"}, headers=told | {"Origin": SITE})
            assert answer.status_code == 200
            assert ("Secure" in answer.headers["set-cookie"]) is believed
            assert ("strict-transport-security" in answer.headers) is believed
            await player.http.aclose()
