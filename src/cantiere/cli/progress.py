"""How far a command has come, on a terminal; nowhere else."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cantiere.console import complaints
from cantiere.kernel.text import Text
from cantiere.kernel.texts import texts

if TYPE_CHECKING:
    from cantiere.lab.learn import Result, Step
    from cantiere.lab.standings import Standings


def progress_bar(hidden: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=complaints, transient=True, disable=hidden)


class StandingsShown:
    """A bar and a table that follow an arena, on a terminal; nowhere else."""

    def __init__(self, game: str, language: str, hidden: bool) -> None:
        self._language = language
        self._progress = progress_bar(hidden)
        self._task = self._progress.add_task(game, total=None)
        self._live = Live(self._progress, console=complaints, transient=True)
        self._is_seen = complaints.is_terminal and not hidden
        self._next = 0.0  # when the table is drawn anew

    def __enter__(self) -> StandingsShown:
        if self._is_seen:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def show(self, standings: Standings) -> None:
        from cantiere.lab import tables

        self._progress.update(self._task, completed=standings.finished, total=standings.games)
        now = time.monotonic()
        if not self._is_seen or now < self._next:
            return
        summary = standings.summary(rated=False)
        self._live.update(Group(*tables.standings(summary, self._language), self._progress))
        # Adding up takes longer the more games there are; a twentieth of the time is enough for it.
        self._next = now + max(1.0, 20 * (time.monotonic() - now))


class LearningShown:
    """A bar and a table that follow learning, on a terminal; nowhere else."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._results: list[Result] = []
        self._progress = progress_bar(hidden=False)
        self._task = self._progress.add_task("", total=None)
        self._live = Live(self._progress, console=complaints, transient=True)

    def __enter__(self) -> LearningShown:
        if complaints.is_terminal:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def step(self, step: Step) -> None:
        what = texts(self._language).format(Text("learn-step", {"generation": step.generation, "what": step.what}))
        self._progress.update(self._task, description=what, completed=step.done, total=step.of)

    def finished(self, result: Result) -> None:
        from cantiere.lab import tables

        self._results.append(result)
        self._live.update(Group(tables.learning(self._results, self._language), self._progress))
