"""What server tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cantiere.server.limits import Limits
from tests.server.kit import PLENTY, House, open_house


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def crowd(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One house for all tests of a file: for those that leave nothing behind that another could see."""
    limits = Limits(guests=PLENTY, sign_ins=PLENTY)
    async with open_house(tmp_path_factory.mktemp("crowd") / "house.sqlite3", limits=limits) as open:
        yield open


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path / "house.sqlite3") as open:
        yield open
