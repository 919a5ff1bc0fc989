"""The rest of a game that nothing can change any more: alone at the table, with nothing left to draw.

All turns to the end are planned at once by a beam search: of all tables that the turns so far can lead to only the best
`width` are gone on from. How good the way is, is known only at its end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from cantiere.bots.turns import Judge, Planner, Turn
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import NOBODY, State

_KEEP: Final = 8  # turns that are gone on with from one table
_LOOKS: Final = 600  # positions of one turn


@final
class Way:
    """Turns that follow each other: the last of them, and those before it."""

    def __init__(self, last: Turn, before: Way | None) -> None:
        self.last = last
        self.before = before

    def actions(self) -> list[int]:
        turns: list[Turn] = []
        way: Way | None = self
        while way is not None:
            turns.append(way.last)
            way = way.before
        turns.reverse()
        return [action for turn in turns for action in turn.actions]


def way_to_the_end(
    state: State, seat: i64, width: i64, rng: Rng, judge: Judge, has_time: Callable[[], bool] | None = None
) -> Way | None:
    """The best that was found; None where somebody else, or chance, will act, or time has run out. The seat must be to
    act."""
    best: Way | None = None
    found = _next_turns(state, None, seat, rng, judge)
    while found:
        if has_time is not None and not has_time():
            return None
        further: dict[int, Way] = {}
        for way in found:
            actor = way.last.end.actor()
            if actor == NOBODY:
                if best is None or way.last.value > best.last.value:
                    best = way
            elif actor != seat:
                return None
            else:
                further.setdefault(way.last.value, way)  # equals are nearly always the same table
        found = []
        for value in sorted(further, reverse=True)[:width]:
            way = further[value]
            found.extend(_next_turns(way.last.end, way, seat, rng, judge))
    return best


def _next_turns(state: State, before: Way | None, seat: i64, rng: Rng, judge: Judge) -> list[Way]:
    planner = Planner(seat, _KEEP, rng, judge)
    planner.explore(state, _LOOKS)
    return [Way(turn, before) for turn in planner.turns]
