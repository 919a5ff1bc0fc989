"""A search over whole turns, by the kernel's contract alone; it knows no game.

A shortlist of the turns that look best is made as `greedy` makes it. Then each of them is played on for some turns,
by quick greedy players in all seats, and the half that does worse drops out, again and again, until one is left. Every
pass deals all that are left the same fate (what the seat may not know, and the draws to come), so that it is turns that
are compared and not luck. Where several act at once the searcher decides first; the order cannot matter by the rules.

No playout is random and none goes to the end of the game: a greedy player's next turns, judged by `worth`, say more in
a tenth of the time. How a turn looks at first sight counts beside how it went: what can as well be done a turn later
comes out the same in a playout, and whoever goes by that alone puts everything off.
"""

from __future__ import annotations

import time

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.bots.turns import Planner, Turn, best_turn
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, State


class SearchBot(Bot):
    """Stops after `iterations` playouts, or after `seconds` when they are given and run out first. The shortlist is of
    `width` turns, found with `looks` positions; a playout goes on for `ahead` more turns of the seat, each player
    looking at `quick` positions. Playouts count for `trust` of the judgement, the first sight for the rest; a point of
    the best rival takes off `envy` of one's own."""

    def __init__(
        self,
        seed: int,
        iterations: int = 200,
        seconds: float = 0.0,
        width: int = 12,
        looks: int = 2000,
        ahead: int = 1,
        quick: int = 60,
        trust: float = 0.4,
        envy: float = 0.2,
    ) -> None:
        self.rng = Rng(seed)
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.width: i64 = width
        self.looks: i64 = looks
        self.ahead: i64 = ahead
        self.quick: i64 = quick
        self.trust = trust
        self.envy = envy
        self.playouts: i64 = 0  # played for the last decision

    def choose(self, state: State, seat: int) -> int:
        self.playouts = 0
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        end = time.perf_counter() + self.seconds
        planner = Planner(seat, self.width, self.rng)
        planner.explore(state, self.looks)
        turns = planner.turns
        for turn in turns:
            turn.first_sight = self._result(turn.end, seat)
        rounds: i64 = 0
        while 1 << rounds < len(turns):
            rounds += 1
        left = rounds
        while not _agree(turns):
            now = time.perf_counter()
            self._compare(turns, seat, self.iterations // rounds, now + (end - now) / float(left))
            turns = _better_half(turns)
            left -= 1
        return turns[0].actions[0]

    def _compare(self, turns: list[Turn], seat: i64, playouts: i64, end: float) -> None:
        """Play on from every turn, equally often, until the playouts or the time is spent."""
        passes: i64 = max(1, playouts // len(turns))
        while passes > 0 and (self.seconds <= 0.0 or time.perf_counter() < end):
            seed = self.rng.below(1 << 30)
            for turn in turns:
                fate = Rng(seed)
                world = turn.end.clone()
                world.hide(seat, fate)
                turn.result += self.trust * self._play_on(world, seat, fate) + (1.0 - self.trust) * turn.first_sight
            self.playouts += len(turns)
            passes -= 1

    def _play_on(self, world: State, seat: i64, fate: Rng) -> float:
        """How it goes: judged when the seat would be to act again after `ahead` more turns."""
        ahead = self.ahead
        while True:
            actor = world.actor()
            if actor == CHANCE:
                world.apply(CHANCE, world.outcome(fate.below(world.tickets())))
                continue
            if actor == NOBODY:
                break
            if world.legal(seat):
                if ahead == 0:
                    break
                ahead -= 1
                actor = seat
            world = best_turn(world, actor, self.quick, fate).end
        return self._result(world, seat)

    def _result(self, world: State, seat: i64) -> float:
        """What the seat has, in hundredths of a point, less a share of what the best of the others has."""
        over = world.actor() == NOBODY
        mine = 0.0
        best = -1e18
        for other in range(world.seats):
            value = float(world.score(other) * 100 if over else world.worth(other))
            if other == seat:
                mine = value
            else:
                best = max(best, value)
        return mine - self.envy * best if world.seats > 1 else mine


def _agree(turns: list[Turn]) -> bool:
    """Whether all turns begin alike: then there is nothing left to decide now."""
    for turn in turns:
        if turn.actions[0] != turns[0].actions[0]:
            return False
    return True


def _better_half(turns: list[Turn]) -> list[Turn]:
    """Those that went better; all have been played equally often."""
    ranked = sorted(turns, key=lambda turn: -turn.result)
    return ranked[: (len(turns) + 1) // 2]
