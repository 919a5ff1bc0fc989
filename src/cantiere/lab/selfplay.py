"""Games that a learning player plays against itself, and what is written down of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cantiere.bots.net import success
from cantiere.bots.turns import Judge, Planner
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, State

BEST: Final = 8  # turns among which a player that tries something else picks one
_DICE: Final = 1 << 20  # in how many parts a chance is divided


class Rows(NamedTuple):
    """Positions after the turns of one seat after another, game after game, each in the order of play."""

    features: NDArray[np.int16]  # a row each
    share: NDArray[np.float32]  # what the seat had of the victory in the end; alone, `success`
    margin: NDArray[np.float32]  # points more than the best of the others in the end
    last: NDArray[np.bool_]  # whether it is the seat's last of its game
    game: NDArray[np.int32]

    @classmethod
    def joined(cls, parts: Sequence[Rows]) -> Rows:
        return cls(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])


def record(
    state: State, judges: Sequence[Judge | None], guest: Judge, game: int, seed: int, epsilon: float, looks: int
) -> Rows:
    """Play to the end, in place. A seat without a judge is the guest's, and its positions are not written down.

    With a chance of `epsilon` a player does not begin the turn that ends best but any of the `BEST` ones: what is never
    played is never learned about."""
    draws, hidden, tries, ties = [Rng(seed * 4 + stream) for stream in range(4)]
    seen: list[list[list[int]]] = [[] for _ in judges]
    while (seat := int(state.actor())) != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(draws))
            continue
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        judge = judges[seat]
        tries_another = int(tries.below(_DICE)) < epsilon * _DICE
        planner = Planner(seat, BEST if tries_another else 1, ties, judge or guest)
        planner.explore(state.seen_by(seat, hidden), looks)
        turn = planner.turns[tries.below(len(planner.turns))]
        if judge is not None and not turn.end.is_over():
            seen[seat].append(turn.end.features(seat))
        for action in turn.actions:
            # Where something hidden came out otherwise than thought, the rest of the turn is thought through anew.
            if action not in state.legal(seat):
                break
            state.apply(seat, action)
    return _rows(state, seen, game)


def _rows(state: State, seen: list[list[list[int]]], game: int) -> Rows:
    shares, points = success(state), [int(state.score(seat)) for seat in range(state.seats)]
    counts = [len(positions) for positions in seen]
    others = [max([*points[:seat], *points[seat + 1 :]], default=0) for seat in range(len(points))]
    last = np.zeros(sum(counts), np.bool_)
    last[[end - 1 for end, count in zip(np.cumsum(counts), counts, strict=True) if count]] = True
    return Rows(
        np.array([row for positions in seen for row in positions], np.int16).reshape(sum(counts), -1),
        np.repeat(np.array(shares, np.float32), counts),
        np.repeat(np.array(points, np.float32) - np.array(others, np.float32), counts),
        last,
        np.full(sum(counts), game, np.int32),
    )
