"""Kill −9 while people play: after each restart every acknowledged action is there, and none twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.kit import PATIENCE, Player, Refused

pytestmark = pytest.mark.anyio

KILLS = 5
PLAYERS = 4
LIVES = (0.6, 1.6)  # seconds between opening and being killed


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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Stubborn(Player):
    """Plays on through everything, sends again what was not acknowledged, and remembers what was."""

    def __init__(self, url: str, name: str, seat: int) -> None:
        super().__init__(url, name)
        self.seat = seat
        self.acknowledged: dict[str, int] = {}  # ack id -> the line it became
        self._dice = random.Random(seat)
        self._unanswered: dict[str, object] | None = None

    async def play_for_ever(self, table: str) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, httpx.HTTPError, AssertionError):
                async with asyncio.timeout(5):
                    await self.connect(table)
                await self._play_on(table)
            await self.disconnect()
            await asyncio.sleep(0.05)

    async def _play_on(self, table: str) -> None:
        while True:
            if self._unanswered is None:
                async with asyncio.timeout(3):
                    decision = await self.turn(table)
                self._unanswered = {
                    "t": "act",
                    "ack": f"{self.seat}/{len(self.acknowledged)}/{self._dice.random()}",
                    "table": table,
                    "seat": self.seat,
                    "decision": decision["id"],
                    "words": self._dice.choice(decision["actions"])["words"],
                }
            message = dict(self._unanswered)
            try:
                async with asyncio.timeout(3):
                    answer = await self.ask(message)
            except Refused as no:
                if no.key not in ("error-stale-decision", "error-not-your-decision", "error-over"):
                    raise
                self._unanswered = None
                return
            self.acknowledged[str(message["ack"])] = answer["n"]
            self._unanswered = None
            await self.watch(table)


def stored(database: Path, table: str) -> list[tuple[int, str | None]]:
    with contextlib.closing(sqlite3.connect(database)) as db:
        return db.execute("select n, ack from action where table_id = ? order by n", [table]).fetchall()


async def test_acknowledged_actions_survive_being_killed(tmp_path: Path) -> None:
    database, port, dice = tmp_path / "house.sqlite3", free_port(), random.Random(1)
    server = await asyncio.to_thread(Mortal, database, port)
    players = [Stubborn(server.url, f"Player {seat}", seat) for seat in range(PLAYERS)]
    for player in players:
        await player.post("/api/me", {"name": player.name})
    table = await players[0].make("person", *["open"] * (PLAYERS - 1))
    for player in players[1:]:
        await player.sit(table, player.seat)
    playing = [asyncio.create_task(player.play_for_ever(table)) for player in players]
    total = 0
    for _ in range(KILLS):
        await asyncio.sleep(dice.uniform(*LIVES))
        server.kill()
        told = {ack: n for player in players for ack, n in player.acknowledged.items()}
        log = stored(database, table)
        by_ack = {ack: n for n, ack in log if ack is not None}
        assert [n for n, _ in log] == list(range(1, len(log) + 1))
        assert len(by_ack) == sum(ack is not None for _, ack in log), "an action stands twice"
        assert {ack: by_ack.get(ack) for ack in told} == told, "an acknowledged action is gone"
        total = len(told)
        server = await asyncio.to_thread(Mortal, database, port)
    assert total >= KILLS
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for player in players:
        await player.disconnect()
        await player.http.aclose()
    assert server.interrupt() in (0, 130, -signal.SIGINT)


async def test_ctrl_c_closes_the_house_cleanly(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Mortal, tmp_path / "house.sqlite3", free_port())
    async with Player(server.url, "Anna") as anna:
        table = await anna.make("person", "bot")
        await anna.connect(table)
        before = time.monotonic()
        code = await asyncio.to_thread(server.interrupt)
        assert code in (0, 130, -signal.SIGINT)
        assert time.monotonic() - before < 8
        assert not list(tmp_path.glob("*-wal"))  # the last connection out folds the log into the file
