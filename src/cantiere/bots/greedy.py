"""A bot that looks as far as its own turn goes, and takes what looks best by the game's evaluation."""

from __future__ import annotations

from typing import Final

from cantiere.bots.bot import Bot
from cantiere.bots.turns import BY_HAND, best_turns
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import State

BEST: Final = 6  # turns among which a slip picks one


class GreedyBot(Bot):
    """Thinks its turn through, looking at about `looks` positions at a time, and plays the one that ends best by
    `worth`. Ties are broken at random, by seed. In `slips` of a hundred turns it takes any of the best few."""

    def __init__(self, seed: int, looks: int = 600, slips: int = 0) -> None:
        self.rng = Rng(seed)
        self.looks = looks
        self.slips = slips

    def plan(self, state: State, seat: int, asked: int = 0) -> list[int]:
        is_slip = self.slips > 0 and int(self.rng.below(100)) < self.slips
        turns = best_turns(state, seat, BEST if is_slip else 1, self.looks, self.rng, BY_HAND)
        return turns[self.rng.below(len(turns)) if is_slip else 0].actions
