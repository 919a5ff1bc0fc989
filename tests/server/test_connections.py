"""One visitor cannot hold all connections, nor one for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from cantiere.server.connections import Gate
from cantiere.server.settings import BadSetting, Limits, Settings
from tests.server.kit import PATIENCE, PLENTY, Server, dial, open_server

pytestmark = pytest.mark.anyio

FEW = Limits(messages=PLENTY, connections=5)
SOON = structs.replace(FEW, head_seconds=0.2, body_seconds=0.2)
HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"


async def connected(server: Server, sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def answer(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server closes."""
    async with asyncio.timeout(PATIENCE):
        return await reader.read()


@pytest.mark.parametrize("sent", [b"", b"G", b"\r\n", HEAD, HEAD + b"\r\n", HEAD + b"\r\n{"])
async def test_a_request_that_does_not_arrive_is_given_up(tmp_path: Path, sent: bytes) -> None:
    async with open_server(tmp_path / "server.sqlite3", limits=SOON) as server:
        reader, writer = await connected(server, sent)
        assert (await answer(reader)).count(b"HTTP/1.1 408") == 1
        writer.close()


async def status(server: Server) -> bytes:
    reader, writer = await connected(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    try:
        return (await answer(reader)).split()[1]
    finally:
        writer.close()


async def until_welcome(server: Server) -> None:
    """The server hears of a closed connection a moment later."""
    async with asyncio.timeout(PATIENCE):
        while await status(server) != b"200":
            await asyncio.sleep(0)


async def test_an_address_has_only_so_many_connections_and_has_them_back(tmp_path: Path) -> None:
    async with open_server(tmp_path / "server.sqlite3", limits=FEW, proxies=()) as server:
        held = [await connected(server, b"G") for _ in range(5)]
        assert await status(server) == b"429"
        for _, writer in held:
            writer.close()
        await until_welcome(server)
        sockets = [await dial(server.url) for _ in range(5)]
        assert await status(server) == b"429"
        for socket in sockets:
            await socket.close()
        await until_welcome(server)


async def test_a_trusted_proxy_may_hold_any_number(tmp_path: Path) -> None:
    async with open_server(tmp_path / "server.sqlite3", limits=FEW) as server:
        held = [await connected(server, b"G") for _ in range(10)]
        async with server.player("Anna") as anna:
            assert (await anna.http.get("/healthz")).status_code == 200
        for _, writer in held:
            writer.close()


def test_a_proxy_that_is_no_address_is_refused() -> None:
    with pytest.raises(BadSetting, match="caddy"):
        Gate(Settings(proxies=("caddy",)))
