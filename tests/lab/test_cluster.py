"""Work on Ray: the same results as anywhere else, nothing lost with a worker, and a clear word where no cluster is."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import polars as pl
import pytest
import ray

from cantiere.bots import advice
from cantiere.kernel.errors import CantiereError, SeatsOutOfRange
from cantiere.kernel.registry import game
from cantiere.lab import Scheduler, Summary, arena, make_plan, simulate
from cantiere.lab.analysis import analyse
from cantiere.lab.learn import learn
from cantiere.lab.scheduler import TRIES, WorkerDied, scheduler
from tests.lab.test_arena import results
from tests.lab.test_learn import networks, plan

TWO_WALLS = Path(__file__).parent.parent / "fixtures" / "twowalls" / "ten-stones.json"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Scheduler]:
    """Two cores of this machine. Ray gives itself half a minute to start, which a busy machine may miss."""
    two = scheduler("ray", 2)
    for is_last in (False, False, True):
        try:
            assert list(two.run(abs, [-1])) == [(-1, 1)]
            break
        except Exception:
            ray.shutdown()
            if is_last:
                raise
    yield two
    ray.shutdown()


def too_many(number: int) -> None:
    game("tinytowns").new(number)


def die(folder: Path, times: int, number: int) -> int:
    """Dies over the number 3, the first so many times."""
    deaths = len(list(folder.iterdir()))
    if number == 3 and deaths < times:
        (folder / str(deaths)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_cluster_plays_the_same_games(cluster: Scheduler, tmp_path: Path) -> None:
    bots = ["random", "greedy:looks=4"]
    alone, shared = [
        simulate("tinytowns", 2, 6, bots=bots, seed=5, scheduler=who, positions=tmp_path / f"{name}.parquet").plain()
        for name, who in (("alone", None), ("shared", cluster))
    ]
    for figures in (alone, shared):
        del figures["seconds"], figures["decisions_per_second"]
    assert alone == shared
    tables = [pl.read_parquet(tmp_path / f"{name}.parquet") for name in ("alone", "shared")]
    assert tables[0].equals(tables[1])
    both = make_plan("twowalls", ["greedy", "random"], seed=3)
    summaries: list[Summary] = [arena(both, 8), arena(both, 8, scheduler=cluster)]
    assert results(summaries[0]) == results(summaries[1])


def test_a_cluster_learns_the_same_networks(cluster: Scheduler, tmp_path: Path) -> None:
    for folder, who in ((tmp_path / "alone", None), (tmp_path / "shared", cluster)):
        learn(plan(), 1, folder=folder, scheduler=who)
    assert networks(tmp_path / "alone") == networks(tmp_path / "shared") != []


def test_a_cluster_finds_the_same_in_a_game(cluster: Scheduler) -> None:
    replay = TWO_WALLS.read_text("utf-8")
    seen: list[tuple[int, int]] = []
    alone = analyse(replay, seed=2)
    shared = analyse(replay, seed=2, scheduler=cluster, progress=lambda done, of: seen.append((done, of)))
    assert advice.written(alone) == advice.written(shared)
    assert seen == [(done, 10) for done in range(11)]


def test_work_lost_with_a_worker_is_done_again(cluster: Scheduler, tmp_path: Path) -> None:
    assert sorted(cluster.run(partial(die, tmp_path, 1), range(6))) == [(n, n) for n in range(6)]
    assert len(list(tmp_path.iterdir())) == 1


def test_what_goes_wrong_there_is_said_here(cluster: Scheduler, tmp_path: Path) -> None:
    with pytest.raises(SeatsOutOfRange, match="Tiny Towns is for 1 to 6 players, not 9"):
        list(cluster.run(too_many, [9]))
    with pytest.raises(WorkerDied, match=f"worked on 3 died {TRIES} times"):
        list(cluster.run(partial(die, tmp_path, TRIES), range(6)))


@pytest.mark.parametrize("place", ["mars", "ray:/head", "http://head:10001"])
def test_a_place_that_is_none_is_refused(place: str) -> None:
    with pytest.raises(CantiereError, match="Cannot run on"):
        scheduler(place, 1)


COMMANDS = {
    "simulate": ["twowalls", "--games", "2", "--positions", "positions.parquet", "--report", "page.html"],
    "arena": ["twowalls", "--players", "greedy,random", "--games", "2", "--report", "page.html"],
    "learn": ["twowalls", "--out", "learned"],
    "analyse": [str(TWO_WALLS)],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_cluster_that_cannot_be_reached_is_said_and_leaves_nothing_behind(command: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"ray://127.0.0.1:{taken.getsockname()[1]}"
    # It is closed again: nobody listens there.
    program = [sys.executable, "-c", "from cantiere.cli import app; app()", command]
    typed = [*program, *COMMANDS[command], "--on", address]
    run = subprocess.run(typed, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert run.returncode == 1
    assert f"The cluster at {address} cannot be reached: the connection was refused" in " ".join(run.stderr.split())
    assert {file.name for file in tmp_path.iterdir()} <= {"learned"}
    assert not list(tmp_path.rglob("*.part*"))
