"""How far a command has come, on a terminal; nowhere else."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Self

from rich.console import Group, RenderableType
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


class _Shown:
    """A bar, and above it what is known so far, on a terminal; nowhere else."""

    def __init__(self, language: str, description: str = "", *, hidden: bool = False) -> None:
        self._language = language
        self._progress = progress_bar(hidden)
        self._task = self._progress.add_task(description, total=None)
        self._live = Live(self._progress, console=complaints, transient=True)
        self._is_seen = complaints.is_terminal and not hidden

    def __enter__(self) -> Self:
        if self._is_seen:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def _draw(self, *above: RenderableType) -> None:
        self._live.update(Group(*above, self._progress))


class StandingsShown(_Shown):
    """Follows an arena."""

    def __init__(self, game: str, language: str, hidden: bool) -> None:
        super().__init__(language, game, hidden=hidden)
        self._next = 0.0  # when the table is drawn anew

    def show(self, standings: Standings) -> None:
        from cantiere.lab import tables

        self._progress.update(self._task, completed=standings.finished, total=standings.games)
        now = time.monotonic()
        if not self._is_seen or now < self._next:
            return
        self._draw(*tables.standings(standings.summary(rated=False), self._language))
        # Adding up takes longer the more games there are; a twentieth of the time is enough for it.
        self._next = now + max(1.0, 20 * (time.monotonic() - now))


class LearningShown(_Shown):
    """Follows learning."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._results: list[Result] = []

    def step(self, step: Step) -> None:
        what = texts(self._language).format(Text("learn-step", {"generation": step.generation, "what": step.what}))
        self._progress.update(self._task, description=what, completed=step.done, total=step.of)

    def finished(self, result: Result) -> None:
        from cantiere.lab import tables

        self._results.append(result)
        self._draw(tables.learning(self._results, self._language))
