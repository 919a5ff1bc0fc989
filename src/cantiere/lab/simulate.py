"""Many games between bots, as fast as the machine allows."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from cantiere.bots import make
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.options import OptionValue
from cantiere.kernel.registry import game
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, State, playout

CHUNK_SECONDS = 0.5  # how long a chunk of games should take: short enough for a lively progress bar


@dataclass
class Tally:
    """What came of some games. Tallies of different games add up."""

    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0  # on the clock
    points: list[int] = field(default_factory=list)  # by seat, summed
    wins: list[int] = field(default_factory=list)  # by seat; a shared victory counts for each
    endings: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.points = self.points or [0] * self.seats
        self.wins = self.wins or [0] * self.seats

    def count(self, state: State, decisions: int) -> None:
        """Add a finished game."""
        self.games += 1
        self.decisions += decisions
        places = state.places()
        for seat in range(self.seats):
            self.points[seat] += int(state.score(seat))
            self.wins[seat] += places[seat] == 1
        self.endings[state.ending()] = self.endings.get(state.ending(), 0) + 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        for ending, times in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + times

    def plain(self) -> dict[str, object]:
        """For machines."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "mean_decisions": round(self.decisions / self.games, 2) if self.games else 0,
            "mean_scores": [round(points / self.games, 3) for points in self.points] if self.games else [],
            "wins": self.wins,
            "endings": self.endings,
        }


def play_games(
    id: str, seats: int, options: Mapping[str, OptionValue], bots: Sequence[str], seed: int, first: int, games: int
) -> Tally:
    """Games number `first` to `first + games` - 1 of a simulation. A game depends on the seed and its number alone."""
    tally = Tally(seats)
    start = game(id).new(seats, options)
    at_random = all(spec == "random" for spec in bots)
    begun = time.perf_counter()
    for number in range(first, first + games):
        rng = Rng(seed * 1_000_003 + number)
        state = start.clone()
        decisions = playout(state, rng) if at_random else _play(state, bots, seed, number, rng)
        tally.count(state, decisions)
    tally.seconds = time.perf_counter() - begun
    return tally


def _play(state: State, bots: Sequence[str], seed: int, number: int, rng: Rng) -> int:
    """One game between bots, each shown only what its seat may know."""
    players = [make(bots[seat % len(bots)], (seed * 7_919 + number) * 64 + seat) for seat in range(state.seats)]
    decisions = 0
    while True:
        seat = state.actor()
        if seat == NOBODY:
            return decisions
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        seen = state.clone()
        seen.hide(seat, rng)
        action = players[seat].choose(seen, seat)
        if action not in state.legal(seat):
            raise CantiereError("error-bot-illegal", bot=bots[seat % len(bots)], action=int(action))
        state.apply(seat, action)
        decisions += 1


def simulate(
    id: str,
    seats: int,
    games: int,
    *,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play `games` games and count what came of them. The result is the same for any number of jobs, but for the time.

    `progress` is told, now and then, how many games are done."""
    settled = game(id).settle(seats, options or {})
    for spec in bots:
        make(spec)  # a bad text is better refused before the first game
    total = Tally(seats)
    if jobs == 1:
        size, done = 1, 0
        while done < games:
            chunk = play_games(id, seats, settled, bots, seed, done, min(size, games - done))
            total.add(chunk)
            done += chunk.games
            size = max(1, round(chunk.games * CHUNK_SECONDS / max(chunk.seconds, 1e-6)))
            progress(done)
        return total
    begun = time.perf_counter()
    size = max(1, min(1000, games // (jobs * 20)))
    # "spawn" everywhere: the same on all systems, and safe beside threads.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        chunks = [
            pool.submit(play_games, id, seats, settled, bots, seed, first, min(size, games - first))
            for first in range(0, games, size)
        ]
        for finished in as_completed(chunks):
            total.add(finished.result())
            progress(total.games)
    total.seconds = time.perf_counter() - begun
    return total
