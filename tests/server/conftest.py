"""What server tests share."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.server.kit import Server, open_server
from tools.postgres import cluster


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def crowd(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One server for all tests of a file: for those that leave nothing behind that another could see."""
    async with open_server(tmp_path_factory.mktemp("crowd") / "server.sqlite3") as open:
        yield open


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "server.sqlite3") as open:
        yield open


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL, by its URL."""
    with cluster() as url:
        yield url


@pytest.fixture
async def database(postgres: str) -> AsyncIterator[str]:
    """An empty database in it, by its URL."""
    session = await asyncpg.connect(postgres)
    name = f"test_{secrets.token_hex(6)}"
    await session.execute(f"create database {name} strategy file_copy")
    yield postgres.replace("/postgres?", f"/{name}?")
    await session.execute(f"drop database {name} with (force)")
    await session.close()
