"""A bot that looks as far as its own turn goes, and takes what looks best by the game's evaluation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import State

_LEAST: Final = -(1 << 40)


class GreedyBot(Bot):
    """Follows each of its actions through its own next decisions while they are few enough (`looks` positions in
    all), then asks `worth`. Ties are broken at random, by seed."""

    def __init__(self, seed: int, looks: int = 600) -> None:
        self.rng = Rng(seed)
        self.looks = looks

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        chosen: i64 = legal[0]
        if len(legal) == 1:
            return chosen
        best: i64 = _LEAST
        ties: i64 = 0
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            value = best_worth(after, seat, self.looks // len(legal))
            if value > best:
                best, chosen, ties = value, action, 1
            elif value == best:
                ties += 1
                if self.rng.below(ties) == 0:
                    chosen = action
        return chosen


def best_worth(state: State, seat: i64, looks: i64) -> i64:
    """What the seat can make of the state by its own next decisions, looking at about `looks` positions."""
    legal = state.legal(seat)
    n: i64 = len(legal)
    if n == 0 or n > looks:
        return state.worth(seat)
    best: i64 = _LEAST
    for action in legal:
        after = state.clone()
        after.apply(seat, action)
        value = best_worth(after, seat, looks // n)
        best = max(best, value)
    return best
