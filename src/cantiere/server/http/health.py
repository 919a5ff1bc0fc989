"""Whether all is well, for watchdogs and load balancers: `/healthz` and `/readyz`.

Both write: a server that can read but not store anything is of no use to players. `/readyz` also fails while the
server stops.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cantiere.server.errors import Unavailable
from cantiere.server.store.store import Store

REST_SECONDS: Final = 1.0  # however often somebody asks, it is looked at no more often
PATIENCE_SECONDS: Final = 5.0


class Health:
    def __init__(self, store: Store) -> None:
        self.is_open = False  # for people: after the start, and until the stop
        self._store = store
        self._one_at_a_time = asyncio.Lock()
        self._looked = 0.0
        self._problem = ""

    def routes(self) -> list[Route]:
        return [Route("/healthz", self._healthz), Route("/readyz", self._readyz)]

    async def problem(self) -> str:
        """What is wrong, in a few words for a host; "" when nothing is."""
        async with self._one_at_a_time:
            if time.monotonic() > self._looked + REST_SECONDS:
                self._problem = await self._look()
                self._looked = time.monotonic()
        return self._problem

    async def _look(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._store.try_writing()
        except Unavailable:
            return "storing fails"
        except TimeoutError:
            return "storing takes too long"
        return ""

    async def _healthz(self, _: Request) -> Response:
        return _said(await self.problem())

    async def _readyz(self, _: Request) -> Response:
        return _said(await self.problem() if self.is_open else "not open")


def _said(problem: str) -> Response:
    headers = {"cache-control": "no-store"}
    return PlainTextResponse(f"{problem or 'ok'}\n", 503 if problem else 200, headers)
