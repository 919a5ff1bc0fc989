"""A little chaos: every kind of disaster once, with commits of one change and of many. `make chaos` goes on for as long
as one likes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.chaos.disk import FAULTS
from tests.chaos.run import DAMAGES, KILL, LOADS, POWER_CUTS, Chaos

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(shutil.which("cc") is None, reason="a bad disk is made with a C compiler"),
]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("load", LOADS, ids=["one table", "many tables"])
async def test_what_was_acknowledged_is_stored_whatever_happens(tmp_path: Path, load: tuple[int, int]) -> None:
    chaos = Chaos(tmp_path, seed=1)
    try:
        for kind in (KILL, *FAULTS, *POWER_CUTS, *DAMAGES):
            this = await chaos.round(kind, load)
            assert not this.wrong, kind
        assert sum(one.compared for one in chaos.rounds) > 100
        assert sum(one.refused for one in chaos.rounds if one.kind in FAULTS) > 0, "the disk was never bad"
        assert sum(one.gone for one in chaos.rounds if one.kind in DAMAGES) > 0, "no damage was done"
    finally:
        await chaos.close()


async def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    for rounds in (1, 2):
        chaos = Chaos(tmp_path, seed=2)
        await chaos.round(KILL, LOADS[0])
        await chaos.close()
        assert [one.number for one in chaos.rounds] == list(range(rounds))
