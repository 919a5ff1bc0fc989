"""Kill −9 while people play: after each restart every acknowledged action is there, and none twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.kit import PATIENCE, Player
from tests.server.stubborn import Party, acknowledged, faults_of, free_port

pytestmark = pytest.mark.anyio

KILLS = 5
PLAYERS = 4
ACTIONS = (1, 12)  # acknowledged between opening and being killed


class Mortal:
    """The real command as a process of its own."""

    def __init__(self, database: Path, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        program = "from cantiere.cli import app; app()"
        arguments = ["serve", "--port", str(port), "--db", str(database), "--no-browser"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, start_new_session=True
        )
        assert self._process.stdout is not None
        assert b"open at" in self._process.stdout.readline()

    def kill(self) -> None:
        os.kill(self._process.pid, signal.SIGKILL)
        self._reap()

    def interrupt(self) -> int:
        """Ctrl-C. Returns the exit code."""
        self._process.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


async def test_acknowledged_actions_survive_being_killed(tmp_path: Path) -> None:
    database, port, dice = tmp_path / "server.sqlite3", free_port(), random.Random(1)
    server = await asyncio.to_thread(Mortal, database, port)
    party = await Party(server.url, "Player", PLAYERS).gather()
    for _ in range(KILLS):
        await acknowledged([party], dice.randint(*ACTIONS))
        await asyncio.sleep(dice.uniform(0, 0.02))  # at any moment of the next one
        server.kill()
        assert not faults_of(database, party.table, party.acknowledged)
        server = await asyncio.to_thread(Mortal, database, port)
    await party.leave()
    assert server.interrupt() in (0, 130, -signal.SIGINT)


async def test_ctrl_c_closes_the_house_cleanly(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Mortal, tmp_path / "server.sqlite3", free_port())
    async with Player(server.url, "Anna") as anna:
        table = await anna.make("person", "bot")
        await anna.connect(table)
        code = await asyncio.to_thread(server.interrupt)
        assert code in (0, 130, -signal.SIGINT)
        assert not list(tmp_path.glob("*-wal"))  # the last connection out folds the log into the file
