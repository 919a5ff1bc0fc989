"""A seat's whole turn: all its decisions until somebody else, or chance, is to act.

Decisions are atomic: after "build" there is still "where" and "with what". A half-done turn is hard to judge, so bots
compare turns that are thought through to their end.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.kernel.rng import Rng
from cantiere.kernel.state import State

_LEAST: Final = -(1 << 40)
_LONGEST: Final = 60  # decisions after which a turn is judged though it goes on


@final
class Turn:
    """One way to play a turn, the table after it, and what that is worth to the seat and to its rivals together."""

    def __init__(self, actions: list[int], end: State, worth: i64, rivals: i64) -> None:
        self.actions = actions
        self.end = end
        self.worth: i64 = worth
        self.rivals: i64 = rivals


@final
class Planner:
    """Thinks turns of one seat through, and keeps the best `keep` that differ, the best first. Equals are told apart
    at random."""

    def __init__(self, seat: i64, keep: i64, rng: Rng) -> None:
        self.seat: i64 = seat
        self.keep: i64 = keep
        self.rng = rng
        self.turns: list[Turn] = []
        self._path: list[int] = []

    def explore(self, state: State, looks: i64) -> i64:
        """Every way to go on, as long as `looks` positions suffice for that; from there the decisions that look best at
        once. Returns how many positions were judged."""
        legal = state.legal(self.seat)
        n: i64 = len(legal)
        if n == 0 or len(self._path) >= _LONGEST:
            self._note(state)
            return 1
        if n > looks:
            return self._finish(state, legal)
        spent: i64 = 0
        first = self.rng.below(n)
        i: i64 = 0
        while i < n:
            action: i64 = legal[(first + i) % n]
            after = state.clone()
            after.apply(self.seat, action)
            self._path.append(action)
            # What one branch leaves over is the next ones' to spend.
            spent += self.explore(after, (looks - spent) // (n - i))
            self._path.pop()
            i += 1
        return spent

    def _finish(self, state: State, legal: list[int]) -> i64:
        """One decision after the other, each the one that looks best."""
        before: i64 = len(self._path)
        spent: i64 = 0
        while legal and len(self._path) < _LONGEST:
            n: i64 = len(legal)
            first = self.rng.below(n)
            chosen: i64 = -1
            best: i64 = _LEAST
            line = state
            i: i64 = 0
            while i < n:
                action: i64 = legal[(first + i) % n]
                after = state.clone()
                after.apply(self.seat, action)
                worth = after.worth(self.seat)
                if worth > best:
                    best, chosen, line = worth, action, after
                i += 1
            spent += n
            self._path.append(chosen)
            state = line
            legal = state.legal(self.seat)
        self._note(state)
        del self._path[before:]
        return spent

    def _note(self, end: State) -> None:
        """Keep the turn just walked, if it is good enough."""
        turns = self.turns
        worth = end.worth(self.seat)
        at: i64 = len(turns)
        if at == self.keep and worth <= turns[at - 1].worth:
            return
        rivals: i64 = 0
        if self.keep > 1:
            for other in range(end.seats):
                if other != self.seat:
                    rivals += end.worth(other)
        while at > 0 and turns[at - 1].worth <= worth:
            # The same decisions in another order lead to the same place: one of them is enough.
            if turns[at - 1].worth == worth and turns[at - 1].rivals == rivals:
                return
            at -= 1
        turns.insert(at, Turn(self._path[:], end, worth, rivals))
        if len(turns) > self.keep:
            turns.pop()


def best_turn(state: State, seat: i64, looks: i64, rng: Rng) -> Turn:
    """The turn that looks best, by about `looks` positions. The seat must be to act."""
    planner = Planner(seat, 1, rng)
    planner.explore(state, looks)
    return planner.turns[0]
