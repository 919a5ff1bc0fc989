"""Monte-Carlo tree search over whole turns, by the kernel's contract alone; it knows no game.

The branches of the tree are turns, not clicks: a shortlist of those that look best, made as `greedy` makes it. At the
root every turn is played on equally often and the half that does worse drops out, again and again, until one is left.
Below, whoever is to act takes the turn with the best upper confidence bound, and beyond the tree everybody plays
greedily. Every pass through the root deals all turns the same fate (what the seat may not know, and the draws to come),
so that it is turns that are compared and not luck. A node stands for the turns that led to it, whatever was drawn in
between: what is learnt there is an average over the worlds the seat cannot tell apart. Where several act at once the
searcher decides first; the order cannot matter by the rules.

No playout is random and none goes to the end of the game: a greedy player's next turns, judged by `worth`, say more in
a tenth of the time. How a turn looks at first sight counts beside how it went: what can as well be done a turn later
comes out the same in a playout, and whoever goes by that alone puts everything off.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.bots.turns import Planner, Turn, best_turn
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, State

_BRANCHES: Final = 3  # turns on the shortlist of a node below the root
_CURIOSITY: Final = 300.0  # how much better, in hundredths of a point, a turn nobody has tried may be than it looks


@final
class Branch:
    """A turn that may be played at a node, how it went so far for the seat that plays it, and what comes after."""

    def __init__(self, turn: Turn, first_sight: float) -> None:
        self.actions = turn.actions
        self.end = turn.end
        self.first_sight = first_sight
        self.visits: i64 = 0
        self.result: float = 0.0  # summed over the visits
        self.after = Node()

    def value(self, trust: float) -> float:
        if self.visits == 0:
            return self.first_sight
        return trust * self.result / float(self.visits) + (1.0 - trust) * self.first_sight


@final
class Node:
    """Somebody is to begin a turn; the shortlist is made when the node is first left downwards."""

    def __init__(self) -> None:
        self.branches: list[Branch] = []


class MctsBot(Bot):
    """Stops after `iterations` playouts, or after `seconds` when they are given and run out first. The root has `width`
    turns, found with `looks` positions; a playout goes on for `ahead` more turns of the seat, each player looking at
    `quick` positions. Playouts count for `trust` of the judgement, the first sight for the rest; a point of the best
    rival takes off `envy` of one's own."""

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
        clock: Callable[[], float] = time.perf_counter,
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
        self._clock = clock
        self.playouts: i64 = 0  # played for the last decision

    def plan(self, state: State, seat: int, asked: int = 0) -> list[int]:
        """One decision: every click is searched for anew, with the whole budget."""
        self.playouts = 0
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal
        end = self._clock() + self.seconds
        branches = self._shortlist(state, seat, self.width, self.looks, self.rng)
        rounds: i64 = 0
        while 1 << rounds < len(branches):
            rounds += 1
        left = rounds
        while not _agree(branches):
            now = self._clock()
            self._compare(branches, seat, self.iterations // rounds, now + (end - now) / float(left))
            branches = self._better_half(branches)
            left -= 1
        return branches[0].actions[:1]

    def _shortlist(self, state: State, seat: i64, width: i64, looks: i64, rng: Rng) -> list[Branch]:
        planner = Planner(seat, width, rng)
        planner.explore(state, looks)
        return [Branch(turn, self._result(turn.end, seat)) for turn in planner.turns]

    def _compare(self, branches: list[Branch], seat: i64, playouts: i64, end: float) -> None:
        """Play on from every turn, equally often, until the playouts or the time is spent."""
        passes: i64 = max(1, playouts // len(branches))
        while passes > 0 and (self.seconds <= 0.0 or self._clock() < end):
            seed = self.rng.below(1 << 30)
            for branch in branches:
                fate = Rng(seed)
                world = branch.end.clone()
                world.hide(seat, fate)
                self._play_on(branch, world, seat, fate)
            self.playouts += len(branches)
            passes -= 1

    def _better_half(self, branches: list[Branch]) -> list[Branch]:
        ranked = sorted(branches, key=lambda branch: -branch.value(self.trust))
        return ranked[: (len(branches) + 1) // 2]

    def _play_on(self, root: Branch, world: State, seat: i64, fate: Rng) -> None:
        """Down the tree and beyond, until the seat would be to act again after `ahead` more turns."""
        path = [root]
        movers: list[int] = [seat]
        ahead = self.ahead
        inside = root.visits > 0  # a turn played for the first time is the tree's edge
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
            if inside:
                branch = self._pick(path[-1].after, world, actor, fate)
                inside = branch.visits > 0
                path.append(branch)
                movers.append(actor)
                world = self._follow(branch, world, actor, fate)
            else:
                world = best_turn(world, actor, self.quick, fate).end
        for i in range(len(path)):
            path[i].visits += 1
            path[i].result += self._result(world, movers[i])

    def _pick(self, node: Node, world: State, actor: i64, fate: Rng) -> Branch:
        """The turn with the best upper confidence bound."""
        if not node.branches:
            node.branches = self._shortlist(world, actor, _BRANCHES, self.quick, fate)
        best = node.branches[0]
        if len(node.branches) == 1:
            return best
        visits: i64 = 1
        for branch in node.branches:
            visits += branch.visits
        doubt = math.log(float(visits))
        best_bound = -1e18
        for branch in node.branches:
            bound = branch.value(self.trust) + _CURIOSITY * math.sqrt(doubt / float(branch.visits + 1))
            if bound > best_bound:
                best_bound, best = bound, branch
        return best

    def _follow(self, branch: Branch, world: State, actor: i64, fate: Rng) -> State:
        """Play the turn in a world where other things may have been drawn: as far as it goes, then as looks best."""
        for action in branch.actions:
            legal = world.legal(actor)
            if not legal:
                return world
            if action not in legal:
                break
            world.apply(actor, action)
        if world.legal(actor):
            world = best_turn(world, actor, self.quick, fate).end
        return world

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


def _agree(branches: list[Branch]) -> bool:
    """Whether all turns begin alike: then there is nothing left to decide now."""
    for branch in branches:
        if branch.actions[0] != branches[0].actions[0]:
            return False
    return True
