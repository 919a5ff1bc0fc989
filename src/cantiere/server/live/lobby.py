"""The first page: your games with your turn first, tables to join, tables to watch, finished games."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import structlog

from cantiere.server.protocol import Lobby, LobbyView, TableCard, encoder
from cantiere.server.store.records import Listed
from cantiere.server.store.store import Store
from cantiere.server.table.view import card

REST_SECONDS: Final = 0.5  # changes that come close together are shown together

logger = structlog.get_logger()


class LobbyWatcher(Protocol):
    """A page that looks at the lobby."""

    person: str | None

    def show(self, message: bytes) -> None:
        """Send a message, soon."""


class LobbyLists:
    def __init__(self, store: Store) -> None:
        self.pages: set[LobbyWatcher] = set()
        self._store = store
        self._changed = asyncio.Event()
        self._shown: dict[int, bytes] = {}

    async def of_person(self, person: str | None) -> Lobby:
        public = [await self._store.public(status) for status in ("waiting", "playing", "finished")]
        return await self._of(person, public)

    async def _of(self, person: str | None, public: list[list[Listed]]) -> Lobby:
        waiting, playing, finished = public
        mine: list[Listed] = []
        if person is not None:
            mine = await self._store.of_person(person, finished=False)
            finished = _merged(await self._store.of_person(person, finished=True), finished)
        own = {listed.head.id for listed in mine}
        cards = _cards(mine, person)
        return Lobby(
            mine=sorted(cards, key=lambda one: (not one.your_turn, -one.changed)),
            open=_cards([one for one in waiting if one.head.id not in own], person),
            live=_cards([one for one in playing if one.head.id not in own], person),
            finished=_cards(finished, person),
        )

    # --- live -------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Some table has changed."""
        self._changed.set()

    async def enter(self, page: LobbyWatcher) -> None:
        self.pages.add(page)
        page.show(encoder.encode(LobbyView(await self.of_person(page.person))))

    def leave(self, page: LobbyWatcher) -> None:
        self.pages.discard(page)
        self._shown.pop(id(page), None)

    async def publish(self) -> None:
        """Forever: send changes to the pages that show the lobby."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self._tell()
            except Exception:
                logger.exception("showing the lobby failed")
            await asyncio.sleep(REST_SECONDS)

    async def _tell(self) -> None:
        if not self.pages:
            return
        public = [await self._store.public(status) for status in ("waiting", "playing", "finished")]
        for page in list(self.pages):
            message = encoder.encode(LobbyView(await self._of(page.person, public)))
            if page in self.pages and self._shown.get(id(page)) != message:
                self._shown[id(page)] = message
                page.show(message)


def _cards(listed: list[Listed], person: str | None) -> list[TableCard]:
    """A damaged table is left out; the others are shown."""
    cards = []
    for one in listed:
        try:
            cards.append(card(one.head, one.chairs, person))
        except Exception:
            logger.exception("table cannot be listed", table=one.head.id)
    return cards


def _merged(one: list[Listed], other: list[Listed]) -> list[Listed]:
    """Both lists without doubles, latest change first."""
    tables = {listed.head.id: listed for listed in [*one, *other]}
    return sorted(tables.values(), key=lambda listed: -listed.head.changed)
