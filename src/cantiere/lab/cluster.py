"""A scheduler on Ray: the same work on the cores of this machine, or of a cluster."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import cantiere
from cantiere.kernel.errors import CantiereError, cause
from cantiere.lab.extras import needs
from cantiere.lab.scheduler import TRIES, Answer, WorkerDied, attempt, taken

with needs("ray"):
    import ray
    from ray.exceptions import RayError

Item = TypeVar("Item")
Result = TypeVar("Result")

PORT: Final = 10001  # where a cluster listens, if nothing else is said
AHEAD: Final = 2  # items under way for each core: the next lies ready when one is finished
MEMORY: Final = 128 << 20  # for results on their way; they are small


class Cluster:
    """Ray at an address (`ray://HOST:PORT`), or, without one, started on this machine with so many cores.

    Who has called `ray.init` before keeps what that gave. What `work` needs must be installed on every machine, in the
    same version as here. A worker that dies is replaced by Ray, and its item done again."""

    def __init__(self, address: str = "", jobs: int = 1) -> None:
        self._address = address
        self._jobs = jobs

    def run(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        self._connect()
        cores = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        give: Any = ray.remote(max_retries=TRIES - 1)(_attempt)
        shared = ray.put(work)
        ahead = iter(items)
        under_way: dict[Any, Item] = {}
        try:
            while True:
                while len(under_way) < AHEAD * cores:
                    item = next(((each,) for each in ahead), None)
                    if item is None:
                        break
                    under_way[give.remote(cantiere.__version__, shared, item[0])] = item[0]
                if not under_way:
                    return
                for answer in ray.wait(list(under_way))[0]:
                    done = under_way.pop(answer)
                    yield done, taken(self._get(answer, done))
        finally:
            for answer in under_way:
                ray.cancel(answer, force=True)

    def _connect(self) -> None:
        if ray.is_initialized():
            return
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is done here
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if not self._address:
            ray.init(num_cpus=self._jobs, include_dashboard=False, object_store_memory=MEMORY, **quiet)
            return
        try:
            _knock(self._address)
            ray.init(self._address, **quiet)
        except (OSError, RuntimeError, RayError, ValueError) as error:
            raise CantiereError("error-cluster", address=self._address, why=cause(error)) from error

    def _get(self, answer: Any, item: Item) -> Answer[Any]:
        try:
            return ray.get(answer)  # type: ignore[no-any-return]
        except RayError as error:
            raise WorkerDied("error-worker-died", what=str(item), times=TRIES) from error


def _knock(address: str) -> None:
    """Ray itself would try for half a minute to reach somebody who is not there."""
    place = urlsplit(address)
    socket.create_connection((place.hostname or "", place.port or PORT), timeout=10).close()


def _attempt(version: str, work: Callable[[Item], Result], item: Item) -> Answer[Result]:
    if version != cantiere.__version__:
        return None, CantiereError("error-cluster-version", theirs=cantiere.__version__, ours=version)
    return attempt(work, item)
