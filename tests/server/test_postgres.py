"""The same house on PostgreSQL, where one is installed: a cluster of its own in a temporary folder."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantiere.server.database import open_database
from cantiere.server.store import Change, Conflict, Entry, Store
from tests.server.kit import open_house
from tests.server.test_database import differences
from tests.server.test_promises import two_at_a_table

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if not shutil.which("initdb") else [Path()]

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not PROGRAMS, reason="PostgreSQL is not installed (Debian: postgresql)"),
]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    # PostgreSQL refuses to run as root; the folder then belongs to whom it runs as. A short path: it holds a socket.
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="cantiere-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if as_user:
            shutil.chown(folder, "postgres")
        yield from _cluster(folder, as_user)


def _cluster(folder: Path, as_user: list[str]) -> Iterator[str]:
    def run(program: str, *arguments: str) -> None:
        command = [*as_user, str(PROGRAMS[-1] / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd="/")

    data = str(folder / "data")
    run("initdb", "-D", data, "-A", "trust", "-U", "cantiere", "--no-sync")
    run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", f"-k {folder} -h '' -F", "start")
    yield f"postgresql://cantiere@/postgres?host={folder}"
    run("pg_ctl", "-D", data, "-m", "immediate", "stop")


async def test_migrations_lead_to_the_schema(url: str) -> None:
    database = open_database(url)
    await database.migrate()
    assert await database.read(differences) == []
    await database.close()


async def test_a_game_is_played_and_survives_a_restart(url: str) -> None:
    async with open_house(url) as house, house.player("Anna") as anna, house.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        playing = [player.play(table, lambda view: view["version"] > 30, seed=3) for player in (anna, borek)]
        await asyncio.gather(*playing)
        log = (await anna.get(f"/api/tables/{table}/log?seat=0"))["lines"]
        cookie = anna.cookie
    async with open_house(url) as house, house.player("Anna") as anna:
        anna.http.cookies.clear()
        anna.http.headers["Cookie"] = cookie
        assert (await anna.get(f"/api/tables/{table}/log?seat=0"))["lines"] == log


async def test_of_two_writers_one_wins(url: str) -> None:
    async with open_house(url) as house, house.player("Anna") as anna:
        table = await anna.make("person", "local")
        store = Store(open_database(url))
        record = await store.load(table)
        assert record is not None
        version, n = record.head.version, record.log[-1].n + 1
        entries = [Entry(n, "act", 0, f"writer {at}", at, {"verb": "done"}, version=version + 1) for at in (1, 2)]
        writing = [store.commit(table, version, Change(entry.at, [entry])) for entry in entries]
        results = await asyncio.gather(*writing, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Conflict]
        await store.database.close()
