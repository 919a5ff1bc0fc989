"""A bot that does anything the rules allow."""

from __future__ import annotations

from cantiere.bots.bot import Bot
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import State


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def plan(self, state: State, seat: int, asked: int = 0) -> list[int]:
        legal = state.legal(seat)
        return [legal[self.rng.below(len(legal))]]
