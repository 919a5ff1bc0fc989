"""A fair queue for the bots: places are few, and nobody gets all of them by asking more often."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

REMEMBERED: Final = 10_000  # people and tables whose last turn is known


class _Waiting(NamedTuple):
    person: str
    table: str
    background: bool
    place: asyncio.Future[None]


class FairQueue:
    """So many places. Of those who wait, the next is a person who has the fewest, then whose last turn is the longest
    ago; among that person's tables it is the same. Somebody's first table never waits for another's thirtieth. What
    goes on in the background has a place while one is free, and does not keep it from whoever comes meanwhile: it then
    thinks beside them, and the operating system prefers them."""

    def __init__(self, places: int) -> None:
        self._free = places  # but for what goes on in the background
        self._background = 0
        self._waiting: list[_Waiting] = []
        self._having: Counter[str] = Counter()
        self._turns = 0
        self._last: dict[str, int] = {}  # person or table -> its last turn

    @asynccontextmanager
    async def place(self, person: str, table: str, *, background: bool = False) -> AsyncIterator[None]:
        """Waits for a place, however long that takes, and has it for the block."""
        await self._enter(person, table, background)
        try:
            yield
        finally:
            self._leave(person, background)

    async def _enter(self, person: str, table: str, background: bool) -> None:
        one = _Waiting(person, table, background, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        self._give()
        try:
            await one.place
        except asyncio.CancelledError:
            if one.place.cancelled():
                self._waiting.remove(one)
            else:  # it was given in the same moment
                self._leave(person, background)
            raise

    def _leave(self, person: str, background: bool) -> None:
        self._take(background, -1)
        self._having[person] -= 1
        if not self._having[person]:
            del self._having[person]
        self._give()

    def _give(self) -> None:
        while self._free > 0 and (able := [one for one in self._waiting if not one.place.done()]):
            one = min(able, key=self._order)
            if one.background and self._free <= self._background:
                break
            self._waiting.remove(one)
            self._take(one.background, 1)
            self._having[one.person] += 1
            self._remember(one)
            one.place.set_result(None)

    def _take(self, background: bool, places: int) -> None:
        if background:
            self._background += places
        else:
            self._free -= places

    def _order(self, one: _Waiting) -> tuple[bool, int, int, int]:
        return one.background, self._having[one.person], self._last.get(one.person, 0), self._last.get(one.table, 0)

    def _remember(self, one: _Waiting) -> None:
        self._turns += 1
        if len(self._last) > REMEMBERED:
            self._last = {name: turn for name, turn in self._last.items() if turn > self._turns - REMEMBERED // 4}
        self._last[one.person] = self._last[one.table] = self._turns
