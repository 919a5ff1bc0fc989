"""Where the server asks for a bot's decision. It knows no bot: whoever starts it brings a desk along."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from cantiere.kernel.position import read
from cantiere.server.protocol import Words


class BotLevel(Protocol):
    """How strong a bot can be had: messages `level-<id>` and `level-<id>-help`."""

    @property
    def id(self) -> str: ...

    @property
    def strength(self) -> int: ...


class BotDesk(Protocol):
    """Bots think elsewhere, in processes of their own, and are shown a text position in which what their seat may not
    know was redealt."""

    def levels(self) -> Sequence[BotLevel]:
        """Which bots can be sat down at a table, the easiest first; never empty."""

    async def choose(self, game: str, position: str, seat: int, level: str, deadline: float) -> Words:
        """The bot's action, within `deadline` seconds. When it has none it may raise anything: the table then takes
        any legal action and goes on."""

    async def close(self) -> None:
        """Send everybody home."""


class _Level(NamedTuple):
    id: str
    strength: int


class DiceDesk:
    """For a server without bots: every decision is any legal action."""

    def levels(self) -> Sequence[BotLevel]:
        return [_Level("random", 1)]

    async def choose(self, game: str, position: str, seat: int, level: str, deadline: float) -> Words:
        state = read(position)
        return state.game.vocabulary.words(random.choice(state.legal(seat)))

    async def close(self) -> None:
        pass
