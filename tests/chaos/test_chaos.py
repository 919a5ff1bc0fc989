"""A little chaos: every kind of disaster once, with commits of one change and of many. `make chaos` goes on for as long
as one likes."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.chaos.disk import FAULTS, Disk
from tests.chaos.run import DAMAGES, KILL, LOADS, POWER_CUTS, Chaos
from tests.chaos.server import ServerProcess
from tests.server.kit import Player, Refused
from tests.server.stubborn import free_port

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


async def test_whatever_else_is_stored_is_acknowledged_only_when_it_is(tmp_path: Path) -> None:
    """Invitations, tutorials and registration, with every fault of a disk, and then the server is killed."""
    disk = Disk(tmp_path, tmp_path / "server.sqlite3")
    server = ServerProcess(disk, free_port(), tmp_path / "server.log")
    notes: list[str] = []
    lessons: list[str] = []
    refusals: list[tuple[int, str]] = []
    try:
        await asyncio.to_thread(server.open)
        host = Player(server.url, "Host")
        await host.post("/api/me", {"name": "Host"})
        await host.post("/api/account", {"login": "host", "password": "correct horse"})
        for kind in FAULTS:
            for n in range(7):
                with disk.fault(kind) if n < 6 else contextlib.nullcontext():  # and the last when the disk is well
                    try:
                        await host.post("/api/admin/invitations", {"uses": 1, "days": 1, "note": f"{kind} {n}"})
                        notes.append(f"{kind} {n}")
                        lessons.append((await host.post("/api/games/tinytowns/tutorial", {"again": True}))["table"])
                        rule = await host.post("/api/admin/registration", {"registration": ["open", "closed"][n % 2]})
                        assert rule == await host.get("/api/admin/registration")
                    except Refused as no:
                        refusals.append((n, no.key))
        await host.http.aclose()
        server.kill()
        with contextlib.closing(sqlite3.connect(disk.database)) as db:
            stored = [note for (note,) in db.execute("select note from invitation")]
            tables = {id for (id,) in db.execute("select id from game_table")}
        assert {key for _, key in refusals} == {"error-storage"}
        assert all(n < 6 for n, _ in refusals), "the disk was well again"
        assert all(stored.count(note) == 1 for note in notes)
        assert set(lessons) <= tables
    finally:
        server.close()
