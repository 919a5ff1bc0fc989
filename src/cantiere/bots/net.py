"""A small network that judges positions: a linear part and one hidden layer, over a game's features.

All weights are whole numbers, so a position is judged alike on every machine, compiled or plain. What comes out is how
likely the seat is to win, as a logit (the logarithm of the odds): fine enough to rank turns even where a win is near
certain. Alone, points take the place of winning.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from cantiere.bots.turns import Judge
from cantiere.kernel.state import NOBODY, State

ONE: Final = 1 << 16  # a weight of 1, and one unit of a logit
CERTAIN: Final = 64 * ONE  # the logit of a game that is won: beyond whatever the network says
_CLEAR: Final = 6 * ONE  # a game as good as decided: 400 to 1
_HAND: Final = (1 << 20) - 1  # the most the hand-made evaluation may say then
_ALONE: Final = 4.0  # units of a logit between what is poor and what is excellent, alone


@final
class Net:
    """The logit is `bias + skip · x + out · relu(inner_bias + inner · x)`; `inner` is stored feature by feature.

    Positions that are judged one after the other differ in few features, so the sums of the last one are kept, and only
    what has changed is added to them: with whole numbers that comes to the same.
    """

    def __init__(self, skip: list[int], inner: list[int], inner_bias: list[int], out: list[int], bias: int) -> None:
        self.features: i64 = len(skip)
        self.hidden: i64 = len(inner_bias)
        self.skip: vec[i32] = vec[i32](skip)
        self.inner: vec[i32] = vec[i32](inner)
        self.out: vec[i32] = vec[i32](out)
        self._last: vec[i64] = vec[i64]([0] * len(skip))  # the features that were judged last ...
        self._sums: vec[i64] = vec[i64](inner_bias)  # ... and what they came to
        self._direct: i64 = bias

    def logit(self, features: list[int]) -> i64:
        """How good the position with these features is, in units of `ONE`."""
        last, sums, inner, skip, out = self._last, self._sums, self.inner, self.skip, self.out
        hidden = self.hidden
        direct = self._direct
        i: i64 = 0
        while i < self.features:
            x: i64 = features[i]
            change = x - last[i]
            if change:
                last[i] = x
                direct += change * i64(skip[i])
                row = i * hidden
                j: i64 = 0
                while j < hidden:
                    sums[j] += change * i64(inner[row + j])
                    j += 1
            i += 1
        self._direct = direct
        rest: i64 = 0
        j = 0
        while j < hidden:
            if sums[j] > 0:
                rest += sums[j] * i64(out[j])
            j += 1
        return direct + (rest >> 16)


@final
class LearnedJudge(Judge):
    """Goes by a network while the game is on, and by the result when it is over, on one scale.

    Where a game that the rules do not end is as good as decided, the hand-made evaluation ranks turns. Networks have
    seen few such positions, and who goes by them may gather for ever what makes a sure victory surer still.
    """

    def __init__(self, net: Net) -> None:
        self.net = net

    def value(self, end: State, seat: i64) -> i64:
        if end.actor() == NOBODY:
            return _result(end, seat)
        logit = self.net.logit(end.features(seat))
        if -_CLEAR < logit < _CLEAR or not end.game.endless:
            return logit
        by_hand = max(-_HAND, min(_HAND, end.worth(seat)))
        return (_CLEAR + _HAND if logit > 0 else -_CLEAR - _HAND) + by_hand

    def chance(self, end: State, seat: i64) -> float:
        """The success the seat can expect."""
        if end.actor() == NOBODY:
            return success(end)[seat]
        most = _CLEAR if end.game.endless else CERTAIN
        logit = max(-most, min(most, self.net.logit(end.features(seat))))
        return 1.0 / (1.0 + math.exp(-float(logit) / float(ONE)))


def won(state: State) -> list[float]:
    """Each seat's share of the victory, once the game is over; who shares it with k - 1 others has 1/k."""
    places = state.places()
    winners = places.count(1)
    return [1.0 / float(winners) if place == 1 else 0.0 for place in places]


def success(state: State) -> list[float]:
    """What a network foretells, once the game is over: each seat's share of the victory; alone, points on the scale
    of a chance."""
    return won(state) if state.seats > 1 else [1.0 / (1.0 + math.exp(-_alone(state)))]


def _alone(state: State) -> float:
    """The logit of the points of who plays alone: 0 halfway from poor to excellent."""
    poor, excellent = state.game.alone
    return _ALONE * (float(state.score(0) - poor) / float(excellent - poor) - 0.5)


def _result(state: State, seat: i64) -> i64:
    """Certain, one way or the other; a victory shared is in between. Among equal results points decide. Alone, it is
    points that count."""
    if state.seats == 1:
        return i64(_alone(state) * float(ONE))
    share = won(state)[seat]
    points = state.score(seat)
    if share == 1.0:
        return CERTAIN + points
    if share == 0.0:
        return points - CERTAIN
    return points
