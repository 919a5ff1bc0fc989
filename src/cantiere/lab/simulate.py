"""Many games between bots, as fast as the machine allows."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from cantiere.kernel.registry import game
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import State, playout
from cantiere.lab.plan import Plan, Row, table_plan
from cantiere.lab.play import game_seed, play, play_at_random
from cantiere.lab.scheduler import Scheduler, processes

if TYPE_CHECKING:
    from cantiere.lab.record import Files, Pieces
    from cantiere.lab.standings import Standings

CHUNK_SECONDS: Final = 0.5  # how long a chunk of games should take: short enough for a lively progress bar


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


class Chunk(NamedTuple):
    """Games of a simulation that are played in one go."""

    first: int
    games: int

    def __str__(self) -> str:
        return f"#{self.first}–{self.first + self.games - 1}"


class Wanted(NamedTuple):
    """What is brought along of games besides counts; all of it takes time."""

    rows: bool = False
    replays: bool = False
    positions: bool = False


class Games(NamedTuple):
    """What came of a chunk."""

    tally: Tally
    rows: list[Row]
    pieces: Pieces | None


def play_games(plan: Plan, wanted: Wanted, chunk: Chunk) -> Games:
    """Some games of a simulation. A game depends on the plan and its number alone."""
    tally = Tally(plan.seats)
    start = game(plan.game).new(plan.seats, plan.options)
    bots = seated(plan)
    at_random = all(spec == "random" for spec in bots)
    rows: list[Row] = []
    recorder = None
    if wanted.replays or wanted.positions:
        from cantiere.lab.record import Recorder

        recorder = Recorder(start, bots, wanted.replays, wanted.positions)
    watch = recorder.watch if recorder is not None else None
    begun = time.perf_counter()
    for number in range(chunk.first, chunk.first + chunk.games):
        state, seed = start.clone(), game_seed(plan.seed, number)
        if at_random and not any(wanted):
            tally.count(state, playout(state, Rng(seed)))
            continue
        played = play_at_random(state, seed, watch) if at_random else play(state, bots, seed, watch)
        tally.count(state, sum(played.decisions))
        if recorder is not None:
            recorder.finish(number, state, seed)
        if wanted.rows:
            rows.append(Row(game=number, deal=number, players=bots, **msgspec.structs.asdict(played)))
    tally.seconds = time.perf_counter() - begun
    return Games(tally, rows, recorder.pieces() if recorder is not None else None)


def seated(plan: Plan) -> list[str]:
    """Who sits where; fewer bots than seats take turns."""
    return [plan.players[seat % len(plan.players)] for seat in range(plan.seats)]


def simulate(
    id: str,
    seats: int,
    games: int,
    *,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    replays: Path | None = None,
    positions: Path | None = None,
    standings: Standings | None = None,
    scheduler: Scheduler | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play `games` games and count what came of them. The result is the same whoever does the work, but for the time.

    `replays` and `positions` are files to write them to, in the order of the games: all of them or, where something
    goes wrong, none. `standings` are told of every game. `progress` is told, now and then, how many games are done."""
    plan = table_plan(id, bots, seats, options, seed)
    total = Tally(seats)
    size = 1  # games in the next chunk, by how long those before took

    def chunks() -> Iterator[Chunk]:
        first = 0
        while first < games:
            chunk = Chunk(first, min(size, games - first))
            yield chunk
            first += chunk.games

    begun = time.perf_counter()
    work = partial(play_games, plan, Wanted(standings is not None, replays is not None, positions is not None))
    with _files(replays, positions) as files:
        for chunk, played in (scheduler or processes(1)).run(work, chunks()):
            total.add(played.tally)
            if standings is not None:
                for row in played.rows:
                    standings.add(row)
            if files is not None and played.pieces is not None:
                files.add(chunk.first, played.pieces)
            size = max(1, round(played.tally.games * CHUNK_SECONDS / max(played.tally.seconds, 1e-6)))
            progress(total.games)
        if files is not None:
            files.finish()
    total.seconds = time.perf_counter() - begun
    return total


def _files(replays: Path | None, positions: Path | None) -> AbstractContextManager[Files | None]:
    if replays is None and positions is None:
        return nullcontext()
    from cantiere.lab.record import Files

    return Files(replays, positions)
