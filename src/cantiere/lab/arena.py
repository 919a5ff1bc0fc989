"""Which bot plays better, and how sure is that: the same deals for all, with the seats changed round.

Everything that happens in a game follows from the plan and the game's number, so a run can be shared by any number of
processes, stopped and gone on with, and comes to the same result. (A bot that thinks by the clock is the exception, and
so are the times.)
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from threading import current_thread, main_thread

import msgspec

from cantiere.kernel.registry import game
from cantiere.lab.plan import Plan, Row, Seating
from cantiere.lab.play import game_seed, play
from cantiere.lab.scheduler import Scheduler, processes
from cantiere.lab.standings import Standings, Summary
from cantiere.lab.store import Store


def arena(
    plan: Plan,
    games: int,
    *,
    folder: Path | None = None,
    scheduler: Scheduler | None = None,
    progress: Callable[[Standings], None] = lambda standings: None,
) -> Summary:
    """Play at least so many games (the last deal is a whole one) and say how everybody stands.

    In a folder, games that are there already are not played again, and what comes out stays there as `Store` says.
    Ctrl-C stops early: the summary is that of the games finished by then. `progress` is told after each game."""
    seatings = {seating.game: seating for seating in plan.seatings(games)}
    standings = Standings(plan, len(seatings))
    with closing(Store(folder, plan)) if folder is not None else nullcontext() as store:
        if store is not None:
            for row in _known(store, seatings):
                standings.add(row)
            progress(standings)
        try:
            for _, row in (scheduler or processes(1)).run(partial(play_seating, plan), seatings.values()):
                with _uninterrupted():  # a game that is written down counts
                    if store is not None:
                        store.append(row)
                    standings.add(row)
                progress(standings)
        except KeyboardInterrupt:
            pass  # whoever looks at the summary sees that games are missing
        summary = standings.summary()
        if store is not None:
            store.finish(summary)
    return summary


def play_seating(plan: Plan, seating: Seating) -> Row:
    """One game of the plan."""
    state = game(plan.game).new(plan.seats, plan.options)
    played = play(state, seating.players, game_seed(plan.seed, seating.deal))
    return Row(game=seating.game, deal=seating.deal, players=list(seating.players), **msgspec.structs.asdict(played))


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until the block has ended."""
    if current_thread() is not main_thread():  # where nobody is interrupted
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed and callable(before):  # else it is ignored here
        before(pressed[0], None)


def _known(store: Store, seatings: dict[int, Seating]) -> Iterator[Row]:
    """The games that need not be played again, taken out of `seatings`. Games beyond those asked for are
    passed over."""
    games = len(seatings)
    for line, row in enumerate(store.rows(), start=1):
        if row.game >= games:
            continue
        seating = seatings.pop(row.game, None)
        if seating is None or not row.fits(seating):
            raise store.damaged(line, f"#{row.game}")
        yield row
