"""A seat's whole turn: all its decisions until somebody else, or chance, is to act. Alone, where that may never happen
any more, until its next turn begins.

Decisions are atomic: after "build" there is still "where" and "with what". A half-done turn is hard to judge, so bots
compare turns that are thought through to their end.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from cantiere.kernel.rng import Rng
from cantiere.kernel.state import NOBODY, NONE, State

_LEAD: Final = 1000.0  # hundredths of a point: ahead by so much the odds are about 3 to 1
_LEAST: Final = -(1 << 40)
_LONGEST: Final = 60  # decisions after which a turn is judged though it goes on
_CLOCK_STEPS: Final = 16  # positions between two looks at the clock


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says how good the table is for a seat whose turn is over. This one goes by the game's hand-made evaluation."""

    def value(self, end: State, seat: i64) -> i64:
        """What turns are ranked by: the higher the better, on a scale of the judge's own."""
        return end.worth(seat)

    def chance(self, end: State, seat: i64) -> float:
        """What averages are made of: from 0, surely lost, to 1, surely won. By hand a lead is as good as it is long; a
        seat that is alone counts its points against a hundred."""
        mine = _points(end, seat)
        best = 0
        for other in range(end.seats):
            if other != seat:
                best = max(best, _points(end, other))
        if end.seats == 1:
            return float(mine) / 10_000.0
        return 1.0 / (1.0 + math.exp(float(best - mine) / _LEAD))


def _points(end: State, seat: i64) -> i64:
    """In hundredths of a point."""
    return end.score(seat) * 100 if end.actor() == NOBODY else end.worth(seat)


BY_HAND: Final = Judge()


@final
class Turn:
    """One way to play a turn, the table after it, what the judge says of that, and what it is worth to the rivals
    together."""

    def __init__(self, actions: list[int], end: State, value: i64, rivals: i64) -> None:
        self.actions = actions
        self.end = end
        self.value: i64 = value
        self.rivals: i64 = rivals


@final
class Planner:
    """Thinks turns of one seat through, and keeps the best `keep` that differ, the best first. Equals are told apart
    at random.

    The judge is asked about the ends of turns only. Within a turn, where not all ways can be walked, `worth` shows the
    way: half-done turns are not what a judge knows about. When there is no time left, no further turn is walked."""

    def __init__(
        self, seat: i64, keep: i64, rng: Rng, judge: Judge = BY_HAND, has_time: Callable[[], bool] | None = None
    ) -> None:
        self.seat: i64 = seat
        self.keep: i64 = keep
        self.rng = rng
        self.judge = judge
        self.has_time = has_time
        self.turns: list[Turn] = []
        self.saw_all = True  # whether every way to play the turn was walked
        self._path: list[int] = []
        self._turn: i64 = NONE  # the number of the turn, alone
        self._steps: i64 = 0
        self._late = False

    def explore(self, state: State, looks: i64) -> i64:
        """Every way to go on, as long as `looks` positions suffice for that; from there the decisions that look best at
        once. Returns how many positions were judged."""
        self._turn = state.turn_number() if state.seats == 1 else NONE
        return self._explore(state, looks)

    def _explore(self, state: State, looks: i64) -> i64:
        legal = self._legal(state)
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
            if self._is_late():
                self.saw_all = False
                break
            action: i64 = legal[(first + i) % n]
            after = state.clone()
            after.apply(self.seat, action)
            self._path.append(action)
            # What one branch leaves over is the next ones' to spend.
            spent += self._explore(after, (looks - spent) // (n - i))
            self._path.pop()
            i += 1
        return spent

    def _is_late(self) -> bool:
        """Whether time is up and there is a turn to show for it. The clock is looked at now and then only."""
        self._steps += 1
        if self.has_time is not None and self.turns and self._steps % _CLOCK_STEPS == 0:
            self._late = self._late or not self.has_time()
        return self._late

    def _legal(self, state: State) -> list[int]:
        """What can still be done in this turn."""
        if self._turn != NONE and state.turn_number() != self._turn:
            return []
        return state.legal(self.seat)

    def _finish(self, state: State, legal: list[int]) -> i64:
        """One decision after the other, each the one that looks best."""
        self.saw_all = False
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
            legal = self._legal(state)
        self._note(state)
        del self._path[before:]
        return spent

    def _note(self, end: State) -> None:
        """Keep the turn just walked, if it is good enough."""
        turns = self.turns
        value = self.judge.value(end, self.seat)
        at: i64 = len(turns)
        if at == self.keep and value <= turns[at - 1].value:
            return
        rivals: i64 = 0
        if self.keep > 1:
            for other in range(end.seats):
                if other != self.seat:
                    rivals += end.worth(other)
        while at > 0 and turns[at - 1].value <= value:
            # The same decisions in another order lead to the same place: one of them is enough.
            if turns[at - 1].value == value and turns[at - 1].rivals == rivals:
                return
            at -= 1
        turns.insert(at, Turn(self._path[:], end, value, rivals))
        if len(turns) > self.keep:
            turns.pop()


def best_turn(state: State, seat: i64, looks: i64, rng: Rng, judge: Judge = BY_HAND) -> Turn:
    """The turn that ends best by the judge, of about `looks` positions. The seat must be to act."""
    planner = Planner(seat, 1, rng, judge)
    planner.explore(state, looks)
    return planner.turns[0]


def best_turns(
    state: State,
    seat: i64,
    keep: i64,
    looks: i64,
    rng: Rng,
    judge: Judge,
    has_time: Callable[[], bool] | None = None,
) -> list[Turn]:
    """The best `keep` turns that differ, the best first, each thought through again after every decision with its share
    of the looks: from further on they reach further; as long as there is time. The seat must be to act."""
    planner = Planner(seat, keep, rng, judge, has_time)
    planner.explore(state, looks)
    if planner.saw_all:
        return planner.turns
    turns: dict[int, Turn] = {}
    for turn in planner.turns:
        better = _thought_again(turn, state, seat, looks // keep, rng, judge, has_time)
        turns.setdefault(better.value, better)
    return [turns[value] for value in sorted(turns, reverse=True)]


def _thought_again(
    turn: Turn, state: State, seat: i64, looks: i64, rng: Rng, judge: Judge, has_time: Callable[[], bool] | None
) -> Turn:
    """The turn with the end that looks best from each of its decisions on."""
    world = state.clone()
    done = 0
    while done < len(turn.actions) - 1 and (has_time is None or has_time()):
        world.apply(seat, turn.actions[done])
        done += 1
        planner = Planner(seat, 1, rng, judge, has_time)
        planner.explore(world, looks)
        found = planner.turns[0]
        if found.value > turn.value:
            turn = Turn(turn.actions[:done] + found.actions, found.end, found.value, found.rivals)
        if planner.saw_all:
            break
    return turn
