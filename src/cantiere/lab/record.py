"""What is written down of games while they are played: every action, and every position a player decided in.

Workers write down the games they play, packed, and whoever asked for the games puts the pieces together: what has to be
held at a time is a piece, however many games there are.
"""

from __future__ import annotations

import io
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from cantiere.bots.net import won
from cantiere.kernel import replay
from cantiere.kernel.match import Match, Step
from cantiere.kernel.state import CHANCE, State
from cantiere.lab.extras import needs
from cantiere.lab.store import Parts

with needs("lab"):
    import polars as pl
    import zstandard

# Beside the features: what is known of a position, and what came of the game for the seat.
COLUMNS: Final = {
    "game": pl.Int64,
    "decision": pl.Int32,  # of the game, from 0
    "seat": pl.Int8,
    "action": pl.Int32,  # that was taken
    "choices": pl.Int32,  # how many there were
    "points": pl.Int32,
    "place": pl.Int8,
    "won": pl.Float32,  # the share of the victory
}


class Pieces(NamedTuple):
    """Some games, packed; empty where nobody wanted them."""

    replays: bytes
    positions: bytes


class Recorder:
    """Watches games being played."""

    def __init__(self, start: State, bots: Sequence[str], replays: bool, positions: bool) -> None:
        self._start = start
        self._bots = list(bots)
        self._lines: list[bytes] | None = [] if replays else None
        self._columns = {name: _column(name) for name in COLUMNS} if positions else None
        self._features = array("h")
        self._steps: list[Step] = []

    def watch(self, state: State, seat: int, action: int) -> None:
        """Just before the action is taken."""
        self._steps.append(Step(seat, action, reveals=False, alone=True))
        if self._columns is not None and seat != CHANCE:
            self._columns["seat"].append(seat)
            self._columns["action"].append(action)
            self._columns["choices"].append(len(state.legal(seat)))
            self._features.extend(state.features(seat))

    def finish(self, number: int, state: State, seed: int) -> None:
        """The game is over, and another may begin."""
        if self._lines is not None:
            match = Match(self._start)
            match.steps = self._steps
            text = replay.write(match, {"game": number, "bots": self._bots, "seed": seed})
            self._lines.append(msgspec.json.encode(msgspec.json.decode(text)) + b"\n")
        if self._columns is not None:
            shares, places = won(state), state.places()
            points = [int(state.score(seat)) for seat in range(state.seats)]
            seats = [step.seat for step in self._steps if step.seat != CHANCE]
            outcomes: dict[str, Sequence[float]] = {"points": points, "place": places, "won": shares}
            for name, by_seat in outcomes.items():
                self._columns[name].extend(by_seat[seat] for seat in seats)
            self._columns["game"].extend([number] * len(seats))
            self._columns["decision"].extend(range(len(seats)))
        self._steps = []

    def pieces(self) -> Pieces:
        replays = b"" if self._lines is None else zstandard.compress(b"".join(self._lines))
        return Pieces(replays, b"" if self._columns is None else self._table(self._columns))

    def _table(self, columns: dict[str, array[Any]]) -> bytes:
        names = self._start.game.features.NAMES
        series = [pl.Series(name, columns[name], dtype) for name, dtype in COLUMNS.items()]
        series += [pl.Series(name, self._features[number :: len(names)], pl.Int16) for number, name in enumerate(names)]
        packed = io.BytesIO()
        pl.DataFrame(series).write_parquet(packed)
        return packed.getvalue()


def _column(name: str) -> array[Any]:
    return array("d" if name == "won" else "q")


def join_replays(pieces: Sequence[Path], file: Path) -> None:
    """Packed pieces one after another are a packed file."""
    with open(file, "wb") as whole:
        for piece in pieces:
            whole.write(piece.read_bytes())


def join_positions(pieces: Sequence[Path], file: Path) -> None:
    pl.scan_parquet(list(pieces)).sink_parquet(file)


class Files:
    """The files of a simulation, if any are wanted: they appear when all games are played, or not at all."""

    def __init__(self, replays: Path | None, positions: Path | None) -> None:
        self._replays = Parts(replays) if replays is not None else None
        self._positions = Parts(positions) if positions is not None else None

    def add(self, first: int, pieces: Pieces) -> None:
        """The games from number `first` on."""
        if self._replays is not None:
            self._replays.add(first, pieces.replays)
        if self._positions is not None:
            self._positions.add(first, pieces.positions)

    def finish(self) -> None:
        if self._replays is not None:
            self._replays.join(join_replays)
        if self._positions is not None:
            self._positions.join(join_positions)

    def __enter__(self) -> Files:
        return self

    def __exit__(self, *_: object) -> None:
        for parts in (self._replays, self._positions):
            if parts is not None:
                parts.remove()
