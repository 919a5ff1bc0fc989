"""Bots for a server: a few worker processes, a hard deadline, and no way to hang.

A bot that loops or dies takes its process with it and nothing else: the process is ended and another takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import zlib
from collections.abc import Sequence
from typing import Final

from cantiere.bots.levels import Level, levels

WORKER: Final = (sys.executable, "-m", "cantiere.bots.worker")
IN_BACKGROUND: Final = "--in-background"  # stands back for all others
ANSWER_BYTES: Final = 1 << 20


class NoAnswer(Exception):
    """The bot has none: it took too long, died, or its rules refused the question."""


class BotPool:
    """Up to `workers` bots think at once; further questions wait for a place. What is asked about finished games is
    thought about beside them, one question at a time, by a process that stands back for all others."""

    def __init__(self, workers: int | None = None, command: Sequence[str] = WORKER) -> None:
        self._bots = _Workers(workers or max(1, (os.cpu_count() or 2) - 1), command)
        self._background = _Workers(1, (*command, IN_BACKGROUND))

    @property
    def thinking(self) -> int:
        """How many think right now."""
        return self._bots.thinking + self._background.thinking

    def levels(self) -> Sequence[Level]:
        return levels()

    async def plan(
        self, game: str, position: str, seat: int, level: str, asked: int, deadline: float
    ) -> list[dict[str, str]]:
        """What the bot does until somebody else, or chance, is to act, in words; `asked` as `Bot.plan` has it. Raises
        NoAnswer; a bot that thinks longer than `deadline` seconds is ended."""
        about = {"position": position, "seat": seat, "level": level, "asked": asked, "seed": _seed(seat, position)}
        return _turn(await self._bots.answer("plan", about, deadline))

    async def hint(self, position: str, seat: int, deadline: float) -> dict[str, object]:
        """The best turns of the seat, as `advice.Hint` has them. Raises NoAnswer."""
        about: dict[str, object] = {"position": position, "seat": seat, "seed": _seed(seat, position)}
        return await self._bots.answer("hint", about, deadline)

    async def turns(self, replay: str, deadline: float) -> int:
        """How many turns of a game there are to look at. Raises NoAnswer."""
        count = (await self._background.answer("turns", {"replay": replay}, deadline)).get("turns")
        if not isinstance(count, int):
            raise NoAnswer("a strange answer")
        return count

    async def look(self, replay: str, turn: int, deadline: float) -> dict[str, object]:
        """What there is to say about one of them, as `advice.Looked` has it. Raises NoAnswer."""
        return await self._background.answer("look", {"replay": replay, "turn": turn}, deadline)

    async def close(self) -> None:
        await self._bots.close()
        await self._background.close()


class _Workers:
    """So many processes, started as they are needed."""

    def __init__(self, places: int, command: Sequence[str]) -> None:
        self._places = asyncio.Semaphore(places)
        self._command = command
        self.thinking = 0
        self._free: list[_Worker] = []

    async def answer(self, ask: str, about: dict[str, object], deadline: float) -> dict[str, object]:
        question = about | {"ask": ask, "deadline": deadline}
        async with self._places:
            # A process may have died while it waited for a question: the second try has a new one.
            answer = await self._ask(question, deadline) or await self._ask(question, deadline)
        if answer is None:
            raise NoAnswer(f"the bot died over this {ask}")
        if "error" in answer:
            raise NoAnswer(str(answer["error"]))
        return answer

    async def _ask(self, question: dict[str, object], deadline: float) -> dict[str, object] | None:
        worker = await self._worker()
        answer = None
        self.thinking += 1
        try:
            async with asyncio.timeout(deadline):
                answer = await worker.ask(question)
        except TimeoutError as error:
            raise NoAnswer(f"the bot thought longer than {deadline} s") from error
        finally:
            self.thinking -= 1
            # Dead, too slow, or whoever asked is gone: nobody else may get this answer.
            if answer is not None:
                self._free.append(worker)
            else:
                await worker.end()
        return answer

    async def _worker(self) -> _Worker:
        """A worker that waits for a question; one that has died meanwhile is replaced."""
        while self._free:
            worker = self._free.pop()
            if worker.is_alive:
                return worker
            await worker.end()
        return await _Worker.start(self._command)

    async def close(self) -> None:
        while self._free:
            await self._free.pop().end()


def _seed(seat: int, position: str) -> int:
    """The same position is answered alike: taking back a move is no way to another answer."""
    return zlib.crc32(f"{seat} {position}".encode())


class _Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str]) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=ANSWER_BYTES,
        )
        return cls(process)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, question: dict[str, object]) -> dict[str, object] | None:
        """The answer, or None if the process died over it or talks nonsense."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            await self._process.stdin.drain()
            line = await self._process.stdout.readline()
            answer = json.loads(line) if line.endswith(b"\n") else None
        except (ConnectionError, ValueError):
            return None
        return answer if isinstance(answer, dict) else None

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def _turn(answer: dict[str, object]) -> list[dict[str, str]]:
    turn = answer.get("turn")
    if not isinstance(turn, list) or not turn or not all(isinstance(words, dict) for words in turn):
        raise NoAnswer("a strange answer")
    return [{str(name): str(value) for name, value in words.items()} for words in turn]
