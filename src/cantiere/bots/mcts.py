"""Monte-Carlo tree search over the kernel's contract; it knows no game.

Information-set search with one observer: every iteration redeals what the seat may not know, then walks one tree of
actions, so that what is learnt is an average over the worlds the seat cannot tell apart. Chance picks its branch by its
own odds. Where several act at once the searcher decides first; the order cannot matter by the rules.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from mypy_extensions import i64

from cantiere.bots.bot import Bot
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, State

_SWING: Final = 1200.0  # a lead of so many hundredths of a point is about three quarters of a win
_ALONE: Final = 3000.0  # alone at the table: so many are about three quarters of perfection


@final
class Node:
    """What followed one action: how often, and how well it went for the seat that took it."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often the action was legal when its parent was visited
        self.value: float = 0.0
        self.children: list[Node] = []

    def child(self, action: i64) -> Node | None:
        for node in self.children:
            if node.action == action:
                return node
        return None


class MctsBot(Bot):
    """Stops after `iterations`, or after `seconds` when they are given and run out first. A playout follows the tree
    for `depth` random decisions before the position is judged by `worth` (or by the result, when the game ends)."""

    def __init__(
        self, seed: int, iterations: int = 400, seconds: float = 0.0, depth: int = 12, explore: float = 0.6
    ) -> None:
        self.rng = Rng(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.depth: i64 = depth
        self.explore = explore

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        root = self.search(state, seat)
        best = root.children[0]
        for node in root.children:
            if node.visits > best.visits:
                best = node
        return best.action

    def search(self, state: State, seat: int) -> Node:
        """The tree after the budget is spent; the children of the root are the actions tried."""
        root = Node(-1)
        end = time.perf_counter() + self.seconds if self.seconds > 0 else 0.0
        for done in range(self.iterations):
            if self.seconds > 0 and done % 8 == 7 and time.perf_counter() > end:
                break
            world = state.clone()
            world.hide(seat, self.rng)
            self._iterate(root, world, seat)
        return root

    def _iterate(self, root: Node, world: State, seat: i64) -> None:
        path = [root]
        movers: list[int] = [NOBODY]
        node = root
        grown = False
        while not grown:
            actor = _next(world, seat)
            if actor == NOBODY:
                break
            if actor == CHANCE:
                action = world.outcome(self.rng.below(world.tickets()))
                found = node.child(action)
                if found is None:
                    found = Node(action)
                    node.children.append(found)
                node = found
            else:
                legal = world.legal(actor)
                if len(legal) == 1:
                    # Nothing to decide: no node, so that the tree holds decisions only.
                    world.apply(actor, legal[0])
                    continue
                node = self._pick(node, legal)
                grown = node.visits == 0
                action = node.action
            path.append(node)
            movers.append(actor)
            world.apply(actor, action)
        self._play_on(world, seat)
        results = _results(world)
        for i in range(len(path)):
            path[i].visits += 1
            if movers[i] >= 0:
                path[i].value += results[movers[i]]

    def _pick(self, node: Node, legal: list[int]) -> Node:
        """A legal action never tried here, or the one with the best upper confidence bound."""
        untried: i64 = 0
        fresh: i64 = -1
        best: Node | None = None
        best_bound = -1.0
        for action in legal:
            child = node.child(action)
            if child is None:
                untried += 1
                if self.rng.below(untried) == 0:
                    fresh = action
                continue
            child.offered += 1
            visits = float(child.visits)
            bound = child.value / visits + self.explore * math.sqrt(math.log(float(child.offered)) / visits)
            if bound > best_bound:
                best_bound, best = bound, child
        if fresh >= 0 or best is None:
            best = Node(fresh)
            best.offered = 1
            node.children.append(best)
        return best

    def _play_on(self, world: State, seat: i64) -> None:
        """At random for a while. Draws come with what is decided, and do not count."""
        left = self.depth
        while True:
            actor = _next(world, seat)
            if actor == CHANCE:
                world.apply(CHANCE, world.outcome(self.rng.below(world.tickets())))
            elif actor == NOBODY or left == 0:
                return
            else:
                legal = world.legal(actor)
                world.apply(actor, legal[self.rng.below(len(legal))])
                left -= 1


def _next(world: State, seat: i64) -> i64:
    """Who decides next: the searching seat whenever it may."""
    actor = world.actor()
    if actor >= 0 and actor != seat and world.legal(seat):
        return seat
    return actor


def _results(world: State) -> list[float]:
    """How it went for each seat, from 0 to 1: by the lead over the best of the others."""
    over = world.actor() == NOBODY
    seats: i64 = world.seats
    values: list[float] = []
    for seat in range(seats):
        values.append(float(world.score(seat) * 100 if over else world.worth(seat)))
    results: list[float] = []
    for seat in range(seats):
        others = _ALONE
        lead = values[seat]
        if seats > 1:
            others = _SWING
            best = -1e18
            for other in range(seats):
                if other != seat and values[other] > best:
                    best = values[other]
            lead -= best
        results.append(0.5 + 0.5 * lead / (abs(lead) + others))
    return results
