"""A bot that looks as far as its own turn goes, and takes what looks best by the game's evaluation."""

from __future__ import annotations

from cantiere.bots.bot import Bot
from cantiere.bots.turns import best_turn
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import State


class GreedyBot(Bot):
    """Thinks its turn through, looking at about `looks` positions, and begins the one that ends best by `worth`. Ties
    are broken at random, by seed."""

    def __init__(self, seed: int, looks: int = 600) -> None:
        self.rng = Rng(seed)
        self.looks = looks

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return best_turn(state, seat, self.looks, self.rng).actions[0]
