"""Replays, ready to be sent: made once for all who see the same, one at a time, in a process of their own, and kept.

The event loop never makes one: a long game takes a second of the processor, and everybody's moves would wait for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from cantiere.server import metrics
from cantiere.server.errors import TooOften, Unavailable
from cantiere.server.store.records import TableRecord
from cantiere.server.table.replay_worker import LENGTH_BYTES, Asked
from cantiere.server.table.rules import TableRules
from cantiere.server.table.view import Viewer

WORKER: Final = (sys.executable, "-c", "from cantiere.server.table.replay_worker import main; main()")
KEPT_BYTES: Final = 32 * 1024 * 1024  # some thousand games
MOST_WAITING: Final = 50
SECONDS: Final = 30.0  # the longest one may take

Key = tuple[str, int, Viewer]  # table, version, viewer


class Replays:
    def __init__(self, kept_bytes: int = KEPT_BYTES, command: Sequence[str] = WORKER) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()  # the longest unused first
        self._room = kept_bytes
        self._making: dict[Key, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Lock()
        self._command = command
        self._worker: asyncio.subprocess.Process | None = None

    async def get(self, rules: TableRules, viewer: Viewer, may_make: Callable[[], None]) -> bytes:
        """The game as the viewer sees it, as gzipped JSON. Calls `may_make`, which may refuse, unless somebody else has
        asked for the same."""
        key = (rules.head.id, rules.head.version, viewer)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            may_make()
            if len(self._making) >= MOST_WAITING:
                raise TooOften("error-too-often")
            question = msgspec.msgpack.encode(Asked(_record(rules), viewer))  # now: play may go on meanwhile
            task = self._making[key] = asyncio.create_task(self._make(key, question))
            task.add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])  # who goes away leaves it to the others

    async def close(self) -> None:
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await self._end_worker()

    async def _make(self, key: Key, question: bytes) -> bytes:
        async with self._turn:
            # The process may have died since it was last asked: the second try has a new one.
            answer = await self._ask(question) or await self._ask(question)
        if not answer:
            raise Unavailable("error-replay-unmade")
        metrics.REPLAYS.inc()
        self._keep(key, answer)
        return answer

    def _keep(self, key: Key, replay: bytes) -> None:
        self._kept[key] = replay
        self._room -= len(replay)
        while self._room < 0:
            _, oldest = self._kept.popitem(last=False)
            self._room += len(oldest)

    async def _ask(self, question: bytes) -> bytes:
        """The worker's answer; nothing if it has none, dies over it or takes too long."""
        answer = b""
        try:
            if self._worker is None:
                self._worker = await asyncio.create_subprocess_exec(
                    *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
                )
            async with asyncio.timeout(SECONDS):
                answer = await _exchange(self._worker, question)
        except (OSError, EOFError, TimeoutError):
            pass
        finally:
            if not answer:  # nobody else may get what it still has to say
                await self._end_worker()
        return answer

    async def _end_worker(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()


async def _exchange(worker: asyncio.subprocess.Process, question: bytes) -> bytes:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(len(question).to_bytes(LENGTH_BYTES, "big") + question)
    await worker.stdin.drain()
    length = int.from_bytes(await worker.stdout.readexactly(LENGTH_BYTES), "big")
    return await worker.stdout.readexactly(length)


def _record(rules: TableRules) -> TableRecord:
    """What the table was read from, without the chat."""
    return TableRecord(rules.head, rules.chairs, [items.entry for items in rules.log.items], [])
