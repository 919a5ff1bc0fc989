"""A bot that looks as far as its own turn goes, and takes what looks best by the game's evaluation."""

from __future__ import annotations

from cantiere.bots.bot import Bot
from cantiere.bots.turns import BY_HAND, best_turns
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import State


class GreedyBot(Bot):
    """Thinks its turn through, looking at about `looks` positions at a time, and plays the one that ends best by
    `worth`. Ties are broken at random, by seed."""

    def __init__(self, seed: int, looks: int = 600) -> None:
        self.rng = Rng(seed)
        self.looks = looks

    def plan(self, state: State, seat: int, asked: int = 0) -> list[int]:
        return best_turns(state, seat, 1, self.looks, self.rng, BY_HAND)[0].actions
