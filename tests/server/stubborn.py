"""Players who play on through everything that happens to their server, and remember what it has acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.server.kit import OVERTAKEN, PATIENCE, Player, Refused

# What being cut off looks like.
CUT_OFF = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, AssertionError)
_LATER = ("error-storage", "error-too-often", "error-busy")
# Below those that the system gives to whoever connects: one of these would have the port while its server is dead.
_PORTS = range(15_000, 30_000)


def free_port() -> int:
    """For a server that comes back where it was."""
    while True:
        with socket.socket() as probe, contextlib.suppress(OSError):
            port = random.choice(_PORTS)
            probe.bind(("127.0.0.1", port))
            return port


class Stubborn(Player):
    """Sends again what was not acknowledged, under the same id."""

    def __init__(self, url: str, name: str, seat: int) -> None:
        super().__init__(url, name)
        self.seat = seat
        self.acknowledged: dict[str, int] = {}  # ack id -> the line it became
        self.refused = 0  # how often something could not be stored
        self._patience = 4.0  # seconds until we come anew
        self._dice = random.Random(f"{name}/{seat}")
        self._unanswered: dict[str, object] | None = None

    async def play_for_ever(self, table: str) -> None:
        while True:
            try:
                async with asyncio.timeout(self._patience):
                    await self.connect(table)
                await self._play_on(table)
            except TimeoutError:  # a server so slow gets slower by who asks it again: it has longer the next time
                self._patience = min(2 * self._patience, PATIENCE)
            except CUT_OFF:
                pass
            await self.disconnect()
            await asyncio.sleep(0.05)

    async def _play_on(self, table: str) -> None:
        while True:
            if self._unanswered is None:
                async with asyncio.timeout(self._patience):
                    decision = await self.turn(table)
                self._unanswered = {
                    "t": "act",
                    "ack": f"{self.name}/{len(self.acknowledged)}/{self._dice.random()}",
                    "table": table,
                    "seat": self.seat,
                    "decision": decision["id"],
                    "words": self._dice.choice(decision["actions"])["words"],
                }
            message = dict(self._unanswered)
            try:
                async with asyncio.timeout(self._patience):
                    answer = await self.ask(message)
            except Refused as no:
                if no.key in _LATER:
                    self.refused += no.key == "error-storage"
                    await asyncio.sleep(0.02)
                    continue
                if no.key not in OVERTAKEN:
                    raise
                self._unanswered = None
                return
            self.acknowledged[str(message["ack"])] = answer["n"]
            self._unanswered = None
            async with asyncio.timeout(self._patience):
                await self.until(lambda given=message["decision"]: self._decision(table) != given)  # type: ignore[misc]

    def _decision(self, table: str) -> str | None:
        decision = self.tables[table]["decision"]
        return decision["id"] if decision else None


class Party:
    """The people at one table, playing by themselves from `gather` to `leave`."""

    def __init__(self, url: str, name: str, seats: int, bots: int = 0) -> None:
        self.players: Sequence[Stubborn] = [Stubborn(url, f"{name} {seat}", seat) for seat in range(seats)]
        self.table = ""
        self._bots = bots
        self._playing: list[asyncio.Task[None]] = []

    async def gather(self, tries: int = 5) -> Party:
        """Come to a table. The server may just have given up a connection that was not used for a while."""
        for left in reversed(range(tries)):
            try:
                await self._sit_down()
                break
            except CUT_OFF:
                if not left:
                    raise
        self._playing = [asyncio.create_task(player.play_for_ever(self.table)) for player in self.players]
        return self

    async def _sit_down(self) -> None:
        for player in self.players:
            await player.post("/api/me", {"name": player.name})
        first, *others = self.players
        self.table = await first.make("person", *["open"] * len(others), *["bot"] * self._bots)
        for player in others:
            await player.sit(self.table, player.seat)

    async def leave(self) -> None:
        for task in self._playing:
            task.cancel()
        for result in await asyncio.gather(*self._playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        for player in self.players:
            await player.disconnect()
            await player.http.aclose()

    @property
    def is_over(self) -> bool:
        """Whether the game is, or somebody met what nobody should meet: `leave` then says it."""
        views = [player.tables.get(self.table, {}) for player in self.players]
        return any(view.get("status") == "finished" for view in views) or any(task.done() for task in self._playing)

    @property
    def acknowledged(self) -> dict[str, int]:
        return {ack: n for player in self.players for ack, n in player.acknowledged.items()}

    @property
    def refused(self) -> int:
        return sum(player.refused for player in self.players)


async def acknowledged(parties: Sequence[Party], more: int, patience: float = PATIENCE) -> None:
    """Until so many more actions are, or all the games are over."""
    goal = sum(len(party.acknowledged) for party in parties) + more
    async with asyncio.timeout(patience):
        while sum(len(party.acknowledged) for party in parties) < goal and not all(one.is_over for one in parties):
            await asyncio.sleep(0.005)


def faults_of(database: Path, table: str, told: dict[str, int]) -> list[str]:
    """What is wrong with a stored table, given what was acknowledged: nothing, if all is well."""
    with contextlib.closing(sqlite3.connect(database)) as db:
        log = db.execute("select n, ack from action where table_id = ? order by n", [table]).fetchall()
    return faults_in(log, table, told)


def faults_in(log: Sequence[tuple[int, str | None]], table: str, told: dict[str, int]) -> list[str]:
    """The same for the log itself: the numbers of its lines, and the ids their senders gave them."""
    by_ack = {ack: n for n, ack in log if ack is not None}
    wrong = []
    if [n for n, _ in log] != list(range(1, len(log) + 1)):
        wrong.append("the log has a gap")
    if len(by_ack) != sum(ack is not None for _, ack in log):
        wrong.append("an action stands twice")
    wrong += [
        f"{ack} was acknowledged as line {n}, stored is {by_ack.get(ack)}"
        for ack, n in told.items()
        if by_ack.get(ack) != n
    ]
    return [f"{table}: {one}" for one in wrong]
