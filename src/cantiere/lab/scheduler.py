"""Who does the work: this process, several beside it, or a cluster. Commands give it work and items, and no more."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Final, Generic, Protocol, TypeVar

from cantiere.kernel.errors import CantiereError

Item = TypeVar("Item")
Result = TypeVar("Result")

TRIES: Final = 3  # how often an item is given to a process that dies over it


class WorkerDied(CantiereError):
    """A process has died over the same item again and again; `str()` of the item says which."""


class Scheduler(Protocol):
    """A way to get work done."""

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        """Each item with its result, in the order they are finished.

        Items are taken when somebody is free, never far ahead. `work`, items and results can be pickled, and a result
        depends on its item alone: work that was lost with its worker is done again. An error of `work` is raised here.
        Closing the iterator ends all work."""


def scheduler(on: str, jobs: int) -> Scheduler:
    """Who works at a place that a person names: `ray` or `ray://HOST:PORT`; nothing said, processes."""
    if not on:
        return processes(jobs)
    if on != "ray" and not on.startswith("ray://"):
        raise CantiereError("error-on", on=on)
    from cantiere.lab.cluster import Cluster

    return Cluster("" if on == "ray" else on, jobs)


def processes(jobs: int) -> Scheduler:
    """As many processes as jobs; one job needs no other process than this."""
    return Here() if jobs == 1 else Processes(jobs)


Answer = tuple[Result | None, Exception | None]  # from another process: what came of the work, or an error


def attempt(work: Callable[[Item], Result], item: Item) -> Answer[Result]:
    """Do the work; whatever goes wrong is an answer too."""
    try:
        return work(item), None
    except CantiereError as error:
        return None, error
    except Exception:  # not every exception can be sent, its traceback can
        return None, RuntimeError(traceback.format_exc())


def taken(answer: Answer[Result]) -> Result:
    """The result of an answer; its error is raised."""
    result, error = answer
    if error is not None:
        raise error
    return result  # type: ignore[return-value]  # None only where the work says so


class Here:
    """In this process, one after another."""

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        for item in items:
            yield item, work(item)


class Processes:
    """`jobs` processes on this machine, each with one item at a time."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        ahead = iter(items)
        lost: list[_Task[Item]] = []  # their worker died: they come first
        idle: list[_Worker[Item, Result]] = []
        busy: dict[Connection, _Worker[Item, Result]] = {}
        finished: list[tuple[Item, Result]] = []
        try:
            while True:
                while len(busy) < self.jobs:
                    task = lost.pop() if lost else next((_Task(item) for item in ahead), None)
                    if task is None:
                        break
                    worker = idle.pop() if idle else _Worker(work)
                    worker.give(task)
                    busy[worker.connection] = worker
                # Handed over only now, so that nobody is idle while the caller looks at results.
                yield from finished
                if not busy:
                    return
                finished = []
                ready = wait(list(busy))
                for worker in [worker for connection, worker in busy.items() if connection in ready]:
                    del busy[worker.connection]
                    idle.append(worker)
                    try:
                        finished.append((worker.task.item, worker.take()))
                    except (EOFError, OSError):
                        idle.remove(worker)
                        worker.end()
                        lost.append(worker.task)
                        if worker.task.tries == TRIES:
                            raise WorkerDied("error-worker-died", what=str(worker.task.item), times=TRIES) from None
        finally:
            for worker in (*idle, *busy.values()):
                worker.end()


class _Task(Generic[Item]):
    def __init__(self, item: Item) -> None:
        self.item = item
        self.tries = 0


class _Worker(Generic[Item, Result]):
    """A process at the other end of a pipe. It ends with the pipe, so it does not outlive us for long."""

    task: _Task[Item]

    def __init__(self, work: Callable[[Item], Result]) -> None:
        # "spawn" everywhere: the same on all systems, and safe beside threads.
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        with _without_interrupts():
            self._process.start()
        theirs.close()

    def give(self, task: _Task[Item]) -> None:
        self.task = task
        task.tries += 1
        with contextlib.suppress(OSError):  # it is dead, as whoever waits for its answer will find out
            self.connection.send(task.item)

    def take(self) -> Result:
        """The result; EOFError or OSError if there is none because the process died."""
        answer: Answer[Result] = self.connection.recv()
        return taken(answer)

    def end(self) -> None:
        self.connection.close()
        self._process.kill()
        self._process.join()


@contextlib.contextmanager
def _without_interrupts() -> Iterator[None]:
    """A process started here never hears Ctrl-C, not even while it is still loading: that is for us alone."""
    resource_tracker.ensure_running()  # which would lift the block if the first process had to start it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(connection: Connection, work: Callable[[Item], Result]) -> None:
    try:
        while True:
            connection.send(attempt(work, connection.recv()))
    except (EOFError, OSError):
        pass  # whoever asked is gone
