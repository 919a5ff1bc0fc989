"""Learning a game by playing it: generation after generation of self-play, fitting and matches.

    plan.json                what decides everything that follows
    generation-00/net.json   the network that plays first, where one was given; else the hand-made evaluation does
    generation-01/
      games-0000.npz, …      positions of games the player of the generation before played against itself
      net.json               the network fitted to the games of this generation and some before it ...
      fit.json               ... and how well
      against-greedy-…/      matches on deals of their own, as the arena keeps them; so too against the best so far
      result.json            what came of it
    net.json                 the best network so far

Whoever goes on is always the newest player, so that its follies are in the games that the next one learns from; which
network is the best is for the matches to say. Every file appears whole or not at all and depends on the plan and the
files before it, so a run can be stopped at any moment, and comes to the same networks as one that never was.
"""

from __future__ import annotations

import shlex
import sys
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
from threadpoolctl import threadpool_limits

import cantiere
from cantiere.bots.net import LearnedJudge
from cantiere.bots.nets import History, NetFile, Strength, Tables, features_digest, read
from cantiere.bots.turns import BY_HAND, Judge
from cantiere.kernel.errors import CantiereError, cause, hint
from cantiere.kernel.registry import game
from cantiere.kernel.rng import Rng
from cantiere.lab.arena import arena
from cantiere.lab.fit import fit
from cantiere.lab.intervals import Estimate
from cantiere.lab.plan import make_plan
from cantiere.lab.play import game_seed
from cantiere.lab.scheduler import Scheduler, processes
from cantiere.lab.selfplay import Rows, record
from cantiere.lab.store import claim, lock, pretty, read_whole, write_whole

BATCH_GAMES: Final = 20  # games that are played in one go
BASELINE: Final = "greedy"
TOLERANCE: Final = 0.02  # by so much a better network may seem worse against the baseline
_MATCHES: Final = 1 << 40  # seeds from here on are for matches: no network has seen their deals


class LearnPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What decides a course of learning; how many generations there are is said later, and can grow."""

    game: str
    rules: int
    version: str
    features: str
    tables: list[Tables]  # games are played at these in turn
    seed: int
    games: int  # of a generation
    gate: int  # deals of a match, all kinds of tables together
    start: str = ""  # digest of the network that plays first
    hidden: int = 32
    looks: int = 300
    epsilon: float = 0.12
    trace: float = 0.7
    window: int = 3  # generations whose games a network is fitted to
    guests: float = 0.2  # of the games: how many have a player of an earlier generation at one seat
    blend: float  # how much of the hand-made evaluation the first network is helped with ...
    fade: float  # ... and how much of that is left from one generation to the next
    margin: bool = False  # whether networks are fitted to the margin, not to who wins

    def blended(self, generation: int) -> float:
        """What is less than a tenth is nothing: in the end a network stands by itself."""
        blend = self.blend * self.fade ** (generation - 1)
        return blend if blend >= 0.1 else 0.0


class Fit(msgspec.Struct, frozen=True, kw_only=True):
    """How a network was fitted."""

    positions: int
    loss: float


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a generation."""

    generation: int
    games: int  # played to learn from, all generations together
    positions: int  # that the network was fitted to
    loss: float
    strength: list[Strength]
    is_best: bool
    seconds: float  # from the generation's beginning, or the last time it was gone on with

    def against(self, player: str) -> float:
        """How it did against a player it met, all tables together."""
        matches = [match for match in self.strength if match.against == player]
        return sum(match.ahead for match in matches) / len(matches)


class Step(NamedTuple):
    """What is going on, for who looks on: `games`, `fit`, or whom and where a match is against."""

    generation: int
    what: str
    done: int
    of: int


class Batch(NamedTuple):
    """Games of a generation that are played in one go."""

    generation: int
    number: int
    games: int

    def __str__(self) -> str:
        return f"{self.generation}/{self.number}"


def make_learn_plan(
    id: str,
    tables: list[Tables],
    *,
    seed: int,
    games: int,
    gate: int,
    blend: float,
    fade: float = 0.5,
    margin: bool = False,
    start: NetFile | None = None,
) -> LearnPlan:
    """A plan that can be played; raises where an option set or a number of seats is not possible, or the network to
    start from is another game's."""
    chosen = game(id)
    if start is not None:
        start.require(id, "start")
    for kind in tables:
        if kind.preset not in chosen.presets:
            raise CantiereError(
                "error-preset", game=id, preset=kind.preset, hint=hint(kind.preset, list(chosen.presets))
            )
        chosen.new(kind.seats, chosen.presets[kind.preset])
        if margin and kind.seats == 1:
            raise CantiereError("error-margin-alone")
    return LearnPlan(
        game=id,
        rules=chosen.rules,
        version=cantiere.__version__,
        features=features_digest(chosen),
        tables=tables,
        seed=seed,
        games=games,
        gate=gate,
        start=start.digest if start is not None else "",
        blend=blend,
        fade=fade,
        margin=margin,
    )


def learn(
    plan: LearnPlan,
    generations: int,
    *,
    folder: Path,
    start: NetFile | None = None,
    scheduler: Scheduler | None = None,
    progress: Callable[[Step], None] = lambda step: None,
    finished: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """Learn until there are so many generations, going on from what is in the folder; `start` is the plan's. Ctrl-C
    raises KeyboardInterrupt, and nothing that was finished is lost."""
    folder = folder.resolve()  # players of matches are called by it
    claim(folder, plan)
    with closing(lock(folder / "lock")):
        if start is not None:
            _place(folder, 0).mkdir(exist_ok=True)
            write_whole(_net(folder, 0), lambda part: part.write_bytes(start.written()))
        run = _Run(plan, folder, scheduler or processes(1), progress)
        for generation in range(1, generations + 1):
            finished(run.generation(generation))
        run.keep_best()
        return run.results


class _Run:
    def __init__(self, plan: LearnPlan, folder: Path, scheduler: Scheduler, progress: Callable[[Step], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.scheduler = scheduler
        self.progress = progress
        self.results: list[Result] = []

    def generation(self, number: int) -> Result:
        begun = time.monotonic()
        place = _place(self.folder, number)
        file = place / "result.json"
        if file.exists():
            self.results.append(read_whole(file, Result))
            return self.results[-1]
        place.mkdir(exist_ok=True)
        self._play(number)
        fitted = self._fit(number)
        strength = list(self._matches(number))
        result = Result(
            generation=number,
            games=number * self.plan.games,
            positions=fitted.positions,
            loss=fitted.loss,
            strength=strength,
            is_best=False,
            seconds=round(time.monotonic() - begun, 1),
        )
        if _is_better(result, self._best()):
            result = msgspec.structs.replace(result, is_best=True)
        write_whole(file, lambda part: part.write_bytes(pretty(result)))
        self.results.append(result)
        self.keep_best()
        return result

    # --- games ------------------------------------------------------------------------------------

    def _play(self, generation: int) -> None:
        """The games that are not there yet."""
        starts = range(0, self.plan.games, BATCH_GAMES)
        batches = [
            Batch(generation, number, min(BATCH_GAMES, self.plan.games - first)) for number, first in enumerate(starts)
        ]
        done = sum(batch.games for batch in batches if self._file(batch).exists())
        missing = [batch for batch in batches if not self._file(batch).exists()]
        self.progress(Step(generation, "games", done, self.plan.games))
        for batch, rows in self.scheduler.run(partial(play_batch, self.plan, self.folder), missing):
            write_whole(self._file(batch), partial(_save, rows))
            done += batch.games
            self.progress(Step(generation, "games", done, self.plan.games))

    def _file(self, batch: Batch) -> Path:
        return _place(self.folder, batch.generation) / f"games-{batch.number:04}.npz"

    # --- the network ------------------------------------------------------------------------------

    def _fit(self, generation: int) -> Fit:
        """The network that is not there yet."""
        file = _place(self.folder, generation) / "fit.json"
        if file.exists():
            return read_whole(file, Fit)
        places = [_place(self.folder, n) for n in range(max(1, generation - self.plan.window + 1), generation + 1)]
        features = len(game(self.plan.game).features.NAMES)
        files = [file for place in places for file in sorted(place.glob("games-*.npz"))]
        rows = Rows.joined([_load(file, features) for file in files])
        plan = self.plan
        # With more threads sums come out otherwise, and on a busy machine they wait for each other for minutes.
        with threadpool_limits(1):
            fitted = fit(
                rows,
                plan.hidden,
                plan.trace,
                plan.blended(generation),
                game_seed(plan.seed, generation),
                lambda share: self.progress(Step(generation, "fit", round(100 * share), 100)),
                plan.margin,
            )
        net = NetFile(
            game=plan.game,
            rules=plan.rules,
            features=plan.features,
            tables=plan.tables,
            history=History(
                command=_command(),
                seed=plan.seed,
                generation=generation,
                games=generation * plan.games,
                date=datetime.now(UTC).date().isoformat(),
                strength=[],
            ),
            digest=fitted.weights.digest(),
            weights=fitted.weights,
        )
        write_whole(_net(self.folder, generation), lambda part: part.write_bytes(net.written()))
        found = Fit(positions=len(rows.share), loss=fitted.loss)
        write_whole(file, lambda part: part.write_bytes(pretty(found)))
        return found

    def keep_best(self) -> None:
        """The best network so far, with how it came about."""
        best = self._best()
        if best is None:
            return
        net = read(_net(self.folder, best.generation))
        minutes = round(sum(result.seconds for result in self.results[: best.generation]) / 60, 1)
        history = msgspec.structs.replace(net.history, strength=best.strength, minutes=minutes)
        net = msgspec.structs.replace(net, history=history)
        write_whole(self.folder / "net.json", lambda part: part.write_bytes(net.written()))

    # --- matches ----------------------------------------------------------------------------------

    def _matches(self, generation: int) -> Iterator[Strength]:
        """Against the hand-made evaluation and against the best so far, on deals no network has seen."""
        best = self._best()
        opponents = {BASELINE: BASELINE}
        if best is not None or self.plan.start:
            net = _net(self.folder, best.generation if best is not None else 0)
            opponents[net.parent.name] = f"learned:net={net}"
        deals = -(-self.plan.gate // len(self.plan.tables))
        for name, opponent in opponents.items():
            for tables in self.plan.tables:
                ahead, games = self._match(generation, name, opponent, tables, deals)
                yield Strength(
                    tables=tables, against=name, games=games, ahead=ahead.value, low=ahead.low, high=ahead.high
                )

    def _best(self) -> Result | None:
        return next((result for result in reversed(self.results) if result.is_best), None)

    def _match(self, generation: int, name: str, opponent: str, tables: Tables, deals: int) -> tuple[Estimate, int]:
        """How often the network comes before its opponent, and in how many games."""
        player = f"learned:net={_net(self.folder, generation)}"
        meeting = make_plan(
            self.plan.game,
            [player, opponent],
            seats=tables.seats,
            options=game(self.plan.game).presets[tables.preset],
            seed=_MATCHES + game_seed(self.plan.seed, generation),
        )
        what = f"{name} {tables}"
        summary = arena(
            meeting,
            deals * len(meeting.games_of(0)),
            folder=_place(self.folder, generation) / f"against-{name}-{tables}",
            scheduler=self.scheduler,
            progress=lambda standings: self.progress(Step(generation, what, standings.finished, standings.games)),
        )
        if summary.finished < summary.games:
            raise KeyboardInterrupt  # the arena stops quietly
        mine = next(side for side in summary.players if side.player == player)
        return mine.ahead[opponent], summary.finished


def play_batch(plan: LearnPlan, folder: Path, batch: Batch) -> Rows:
    """Some games of the player that the generation before has left: at first the one it starts with."""
    player = _judge(folder, batch.generation - 1)
    chosen = game(plan.game)
    parts = []
    for number in range(batch.number * BATCH_GAMES, batch.number * BATCH_GAMES + batch.games):
        seed = game_seed(plan.seed, batch.generation * 1_000_000 + number)
        tables = plan.tables[number % len(plan.tables)]
        choices = Rng(seed)
        judges: list[Judge | None] = [player] * tables.seats
        guest = _judge(folder, int(choices.below(batch.generation)))
        if batch.generation > 1 and tables.seats > 1 and int(choices.below(1000)) < plan.guests * 1000:
            judges[choices.below(tables.seats)] = None
        state = chosen.new(tables.seats, chosen.presets[tables.preset])
        parts.append(record(state, judges, guest, number, seed, plan.epsilon, plan.looks))
    return Rows.joined(parts)


@cache
def _judge(folder: Path, generation: int) -> Judge:
    net = _net(folder, generation)
    return LearnedJudge(read(net).weights.net()) if generation or net.exists() else BY_HAND


def _is_better(newer: Result, best: Result | None) -> bool:
    """Whether it beats whom it met, and does not do worse against the baseline than the best so far; as far as matches
    of this length can tell."""
    if any(newer.against(match.against) <= 0.5 for match in newer.strength):
        return False
    return best is None or newer.against(BASELINE) >= best.against(BASELINE) - TOLERANCE


def _place(folder: Path, generation: int) -> Path:
    return folder / f"generation-{generation:02}"


def _net(folder: Path, generation: int) -> Path:
    return _place(folder, generation) / "net.json"


def _save(rows: Rows, part: Path) -> None:
    with open(part, "wb") as file:
        np.savez_compressed(file, **rows._asdict())


def _load(file: Path, features: int) -> Rows:
    try:
        with open(file, "rb") as opened, np.load(opened) as columns:
            rows = Rows(**columns)
    except OSError as error:
        raise CantiereError("error-file", file=str(file), why=cause(error)) from error
    except (ValueError, TypeError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise CantiereError("error-arena-damaged", file=str(file), why=str(error)) from error
    shapes = [column.shape for column in rows]
    if shapes != [(len(rows.share), features)] + [(len(rows.share),)] * (len(rows) - 1):
        raise CantiereError("error-arena-damaged", file=str(file), why=str(shapes))
    return rows


def _command() -> str:
    """As it was typed, wherever the program lies."""
    return shlex.join(["cantiere", *sys.argv[1:]])
