"""Whoever does the work: the same results, nothing lost with a process, and errors that say what they mean."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from cantiere.kernel.errors import SeatsOutOfRange
from cantiere.kernel.registry import game
from cantiere.lab.scheduler import TRIES, Here, Processes, Scheduler, WorkerDied

either = pytest.mark.parametrize("scheduler", [Here(), Processes(2)], ids=["here", "processes"])


def square(number: int) -> int:
    return number * number


def too_many(number: int) -> None:
    game("tinytowns").new(number)


def die_once(folder: Path, number: int) -> int:
    """Dies over the number 3, the first time."""
    mark = folder / str(number)
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(folder: Path, number: int) -> int:
    (folder / f"{number}-{os.getpid()}").touch()
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def crash(number: int) -> int:
    raise ZeroDivisionError(f"over {number}")


@either
def test_every_item_is_done_once(scheduler: Scheduler) -> None:
    assert sorted(scheduler.run(square, range(20))) == [(number, number * number) for number in range(20)]


@either
def test_items_are_taken_as_they_are_needed(scheduler: Scheduler) -> None:
    taken = []

    def items() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = scheduler.run(square, items())
    next(results)
    assert len(taken) <= 6
    results.close()  # type: ignore[attr-defined]  # both are generators


@either
def test_an_error_arrives_with_its_sentence(scheduler: Scheduler) -> None:
    with pytest.raises(SeatsOutOfRange, match="Tiny Towns is for 1 to 6 players, not 9"):
        list(scheduler.run(too_many, [9]))


def test_a_crash_brings_its_traceback_along() -> None:
    with pytest.raises(RuntimeError, match="ZeroDivisionError: over 5"):
        list(Processes(2).run(crash, [5]))


def test_work_lost_with_a_process_is_done_again(tmp_path: Path) -> None:
    assert sorted(Processes(2).run(partial(die_once, tmp_path), range(8))) == [(n, n) for n in range(8)]
    assert (tmp_path / "3").exists()


def test_work_that_kills_every_process_is_named(tmp_path: Path) -> None:
    with pytest.raises(WorkerDied, match=f"worked on 3 died {TRIES} times"):
        list(Processes(2).run(partial(die, tmp_path), range(8)))
    assert len(list(tmp_path.glob("3-*"))) == TRIES
