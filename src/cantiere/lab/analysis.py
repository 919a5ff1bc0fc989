"""A game looked through turn by turn, by as many processes as there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from cantiere.bots.advice import Looked, Moment, Review, look, turns_of
from cantiere.lab.scheduler import Here, Scheduler


class Analysis(Struct):
    """How a game went, and its turns."""

    game: str
    seats: int
    turns: int
    moments: list[Moment]
    reviews: list[Review]

    def of_verdict(self, verdict: str, most: int = 8) -> list[Review]:
        """The turns of a kind, those that mattered most first."""
        found = [review for review in self.reviews if review.verdict == verdict]
        return sorted(found, key=lambda one: -abs(one.points if self.seats == 1 else one.loss))[:most]


def analyse(
    replay: str,
    *,
    seed: int = 0,
    scheduler: Scheduler | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """The analysis of a replay file. The same seed gives the same one, however many work at it."""
    turns = turns_of(replay)
    found: list[Looked] = [Looked(None, None)] * len(turns)
    progress(0, len(turns))
    work = (scheduler or Here()).run(partial(_look, replay, seed), range(len(turns)))
    for done, (number, looked) in enumerate(work, start=1):
        found[number] = looked
        progress(done, len(turns))
    state = turns[0].before if turns else None
    return Analysis(
        state.game.id if state is not None else "",
        int(state.seats) if state is not None else 0,
        len(turns),
        [one.moment for one in found if one.moment is not None],
        [one.review for one in found if one.review is not None],
    )


def _look(replay: str, seed: int, number: int) -> Looked:
    return look(turns_of(replay), number, seed=seed)
