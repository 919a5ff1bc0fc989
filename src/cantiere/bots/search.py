"""The search: whole turns compared by playing on from them. It knows no game.

A shortlist of turns is made as `learned` makes it, and every turn on it is played on equally often: the others answer,
and the seat plays on, each with the turn that looks best to the judge at a quick look. The half that does worse drops
out, again and again, until one turn is left; and so does every turn as soon as it can hardly be better than the
best, so that a clear choice costs little. Every pass deals all turns the same fate (what the seat may not know, and the
draws to come), so that it is turns that are compared and not luck.

A playout ends with a turn of the seat's own, for that is what a judge knows about, and counts for the chance to win
from there. How a turn looks at first sight counts beside how it went: what can as well be done a turn later comes out
the same in a playout, and whoever goes by that alone puts everything off.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from cantiere.bots.beam import Way, way_to_the_end
from cantiere.bots.bot import Bot
from cantiere.bots.learned import Bench
from cantiere.bots.turns import Judge, Turn, best_turn, best_turns
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, State

_PASSES: Final = 8  # between two looks at who can still be the best
_SURE: Final = 2.0  # standard errors
_SLIGHT: Final = 0.01  # of a victory: a turn that is at most so much better is not worth finding ...
_SLIGHT_ALONE: Final = 0.001  # ... nor is one by so much of what points alone can come to
_PLAYED_ON: Final = 8  # the width of a playout's beam
_NARROW: Final = 30  # the width of the first beam of a plan ...
_WIDER: Final = 3  # ... and how many times as wide the next one is


class Candidate:
    """A turn on the shortlist, and how it went, pass by pass."""

    def __init__(self, turn: Turn, first_sight: float) -> None:
        self.turn = turn
        self.first_sight = first_sight
        self.results: list[float] = []
        self.sum = 0.0

    def add(self, result: float) -> None:
        self.results.append(result)
        self.sum += result

    def value(self, trust: float) -> float:
        if not self.results:
            return self.first_sight
        return trust * self.sum / float(len(self.results)) + (1.0 - trust) * self.first_sight

    def may_beat(self, best: Candidate, trust: float, slight: float) -> bool:
        """Whether this turn can still turn out better than the best so far, by more than is slight."""
        passes = len(self.results)
        mean = (self.sum - best.sum) / float(passes)
        spread = 0.0
        for i in range(passes):
            off = self.results[i] - best.results[i] - mean
            spread += off * off
        error = math.sqrt(spread) / float(passes)
        return self.value(trust) - best.value(trust) + _SURE * trust * error > slight


class SearchBot(Bot):
    """Stops after `iterations` playouts, or after `seconds` when they are given and run out first; both are for a whole
    turn, and time is the processor's, so that a busy machine makes nobody play worse. `width` turns are compared, found
    with `looks` positions; a playout goes on for `ahead` more turns of the seat, each player looking at `quick`
    positions. Playouts count for `trust` of the judgement, the first sight for the rest. `net` as for `learned`."""

    def __init__(
        self,
        seed: int,
        iterations: int = 200,
        seconds: float = 0.0,
        width: int = 8,
        looks: int = 1000,
        ahead: int = 1,
        quick: int = 60,
        trust: float = 0.7,
        net: str = "",
        clock: Callable[[], float] = time.process_time,
    ) -> None:
        self.rng = Rng(seed)
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.width: i64 = width
        self.looks: i64 = looks
        self.ahead: i64 = ahead
        self.quick: i64 = quick
        self.trust = trust
        self.bench = Bench(net)
        self.playouts: i64 = 0  # played for the last plan
        self._clock = clock
        self._end = 0.0  # of the time there is for it

    def network(self, state: State) -> str:
        return self.bench.network(state)

    def plan(self, state: State, seat: int, asked: int = 0) -> list[int]:
        self.playouts = 0
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal
        judge = self.bench.judge(state)
        begun = self._clock()
        if state.seats == 1:
            self._end = begun + self.seconds
            rest = self._rest(state, seat, judge)
            if rest is not None:
                return rest.actions()
        self._end = begun + self.seconds / float(2 << asked)
        looked = (begun + self._end) / 2.0  # when the first look has to be over
        turns = best_turns(state, seat, self.width, self.looks, self.rng, judge, lambda: self._has_time(looked))
        left = [Candidate(turn, judge.chance(turn.end, seat)) for turn in turns]
        playouts: i64 = self.iterations >> 1 + asked
        while len(left) > 1:
            rounds = _halvings(len(left))
            now = self._clock()
            before = self.playouts
            half = (len(left) + 1) // 2
            end = now + (self._end - now) / float(rounds)
            left = self._compare(left, seat, playouts // rounds, end, judge)[:half]
            playouts -= self.playouts - before
        return left[0].turn.actions

    def _rest(self, state: State, seat: i64, judge: Judge) -> Way | None:
        """Alone, with nothing left to draw: the rest of the game, planned with beams of up to `iterations`, each wider
        than the one before, while there is time for the next one."""
        width = min(_NARROW, self.iterations)
        best: Way | None = None
        took = 0.0
        while width <= self.iterations and self._has_time(self._end - took):
            before = self._clock()
            found = way_to_the_end(state, seat, width, self.rng, judge, lambda: self._has_time(self._end))
            if found is None:
                break
            if best is None or found.last.value > best.last.value:
                best = found
            took = _WIDER * (self._clock() - before)
            width *= _WIDER
        return best

    def _has_time(self, end: float) -> bool:
        """Always, where no seconds are given."""
        return self.seconds <= 0.0 or self._clock() < end

    def _compare(self, left: list[Candidate], seat: i64, playouts: i64, end: float, judge: Judge) -> list[Candidate]:
        """Play on from every turn, equally often, until the playouts or the time is spent. Returns the turns that may
        still be the best, the best first."""
        last = self.playouts + playouts
        while len(left) > 1 and self.playouts + len(left) <= last and self._has_time(end):
            seed = self.rng.below(1 << 30)
            for candidate in left:
                fate = Rng(seed)
                world = candidate.turn.end.clone()
                world.hide(seat, fate)
                candidate.add(judge.chance(self.played_on(world, seat, fate, judge), seat))
            self.playouts += len(left)
            if len(left[0].results) % _PASSES == 0:
                left = self._ranked(left)
                best = left[0]
                slight = _SLIGHT if best.turn.end.seats > 1 else _SLIGHT_ALONE
                left = [best] + [one for one in left[1:] if one.may_beat(best, self.trust, slight)]
        return self._ranked(left)

    def _ranked(self, candidates: list[Candidate]) -> list[Candidate]:
        return sorted(candidates, key=lambda candidate: -candidate.value(self.trust))

    def played_on(self, world: State, seat: i64, fate: Rng, judge: Judge) -> State:
        """The table after `ahead` more turns of the seat, or at the end of the game; alone, with nothing left to draw,
        always at the end."""
        if world.seats == 1 and world.legal(seat):
            rest = way_to_the_end(world, seat, _PLAYED_ON, fate, judge, lambda: self._has_time(self._end))
            if rest is not None:
                return rest.last.end
        ahead = self.ahead
        is_new = world.seats == 1  # whether what the seat does next begins a new turn: somebody else acted before
        while ahead > 0:
            actor = world.actor()
            if actor == CHANCE:
                world.apply(CHANCE, world.outcome(fate.below(world.tickets())))
                continue
            if actor == NOBODY:
                break
            if world.legal(seat):
                actor = seat
            if actor != seat:
                is_new = True
            elif is_new:
                ahead -= 1
                is_new = world.seats == 1
            world = best_turn(world, actor, self.quick, fate, judge).end
        return world


def _halvings(count: int) -> int:
    """How often so many can be halved until one is left."""
    return (count - 1).bit_length()
