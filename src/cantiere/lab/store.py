"""Results of an arena in a folder, so that a run can be stopped at any moment and gone on with.

    plan.json      what decides the games
    games.jsonl    one line a game, in the order they were finished
    games.parquet  the same, one row a game in the order of their numbers, where polars is installed
    summary.json   how everybody stands

A line is written at once and never changed, and the other files appear whole or not at all. What a kill in the middle
of a line left behind is cut off by the next run.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from io import FileIO
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from cantiere.kernel.errors import CantiereError, cause
from cantiere.lab.plan import Plan, Row
from cantiere.lab.standings import Summary

HAS_PARQUET: Final = find_spec("polars") is not None
_Struct = TypeVar("_Struct", bound=msgspec.Struct)
_PART: Final = ".part"  # the end of a file's name while it is being written


class Store:
    """One run at a time has the folder. A folder of something else, or of another plan, is refused and left alone."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self._log_file = folder / "games.jsonl"
        claim(folder, plan)
        self._log = lock(self._log_file)

    def rows(self) -> Iterator[Row]:
        """The games that are there. Read to the end before the first `append`."""
        decoder = msgspec.json.Decoder(Row)
        whole = 0
        with open(self._log_file, "rb") as lines:
            for number, line in enumerate(lines, start=1):
                if not line.endswith(b"\n"):
                    break
                try:
                    yield decoder.decode(line)
                except (msgspec.DecodeError, UnicodeDecodeError) as error:
                    raise self.damaged(number, str(error)) from error
                whole += len(line)
        self._log.truncate(whole)

    def damaged(self, line: int, why: str) -> CantiereError:
        return CantiereError("error-arena-line", file=str(self._log_file), line=line, why=why)

    def append(self, row: Row) -> None:
        line = msgspec.json.encode(row) + b"\n"
        end = self._log.seek(0, os.SEEK_END)
        try:
            written = self._log.write(line)
            if written < len(line):  # the disk is full: what is left says so
                self._log.write(line[written:])
        except OSError as error:
            self._log.truncate(end)
            raise unwritable(self._log_file, error) from error

    def finish(self, summary: Summary) -> None:
        """Write down how everybody stands, and the rows for programs that read tables."""
        os.fsync(self._log.fileno())
        write_whole(self.folder / "summary.json", lambda part: part.write_bytes(pretty(summary)))
        table = self.folder / "games.parquet"
        if HAS_PARQUET:
            write_whole(table, lambda part: _write_parquet(self._log_file, part, summary.games))
        else:
            table.unlink(missing_ok=True)  # of an earlier run, with fewer games

    def close(self) -> None:
        self._log.close()


class Parts:
    """A file that comes in pieces, in any order: they lie in a folder beside it until they are joined by number."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._folder = file.with_name(file.name + _PART + "s")
        self.remove()  # what a kill has left
        try:
            self._folder.mkdir()
        except OSError as error:
            raise unwritable(file, error) from error

    def add(self, number: int, piece: bytes) -> None:
        place = self._folder / f"{number:015}"
        try:
            place.write_bytes(piece)
        except OSError as error:
            raise unwritable(place, error) from error

    def join(self, join: Callable[[Sequence[Path], Path], object]) -> None:
        """The whole file, as `join` makes it of the pieces."""
        pieces = sorted(self._folder.iterdir())
        write_whole(self._file, lambda part: join(pieces, part))

    def remove(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)


def claim(folder: Path, plan: msgspec.Struct) -> None:
    """Make the folder that of a plan: a new one, or one where the same plan was at work before."""
    file = folder / "plan.json"
    try:
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            if any(not other.name.endswith(_PART) for other in folder.iterdir()):
                raise CantiereError("error-arena-foreign", folder=str(folder))
            write_whole(file, lambda part: part.write_bytes(pretty(plan)))
            return
        found = read_whole(file, type(plan))
    except OSError as error:
        raise unwritable(folder, error) from error
    for name in plan.__struct_fields__:
        theirs, ours = getattr(found, name), getattr(plan, name)
        if theirs != ours:
            raise CantiereError(
                "error-arena-other", folder=str(folder), what=name, theirs=_shown(theirs), ours=_shown(ours)
            )


def lock(file: Path) -> FileIO:
    """The file, open to be added to, by one run at a time."""
    try:
        opened = open(file, "ab", buffering=0)  # noqa: SIM115 (closed by whoever asked)
    except OSError as error:
        raise unwritable(file.parent, error) from error
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        opened.close()
        raise CantiereError("error-arena-busy", folder=str(file.parent)) from error
    return opened


def read_whole(file: Path, type: type[_Struct]) -> _Struct:
    """What `write_whole` has written."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=type)
    except OSError as error:
        raise CantiereError("error-file", file=str(file), why=cause(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CantiereError("error-arena-damaged", file=str(file), why=str(error)) from error


def write_whole(file: Path, write: Callable[[Path], object]) -> None:
    """The file as `write` leaves it, or no change at all."""
    part = file.with_name(file.name + _PART)
    try:
        write(part)
        with open(part, "rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    except OSError as error:
        with contextlib.suppress(OSError):  # the disk may be read-only
            part.unlink(missing_ok=True)
        raise unwritable(file, error) from error


def unwritable(file: Path, error: OSError) -> CantiereError:
    return CantiereError("error-file-write", file=str(file), why=cause(error))


def _write_parquet(log: Path, file: Path, games: int) -> None:
    import polars as pl

    by_seat = pl.List(pl.Int32)
    schema: dict[str, type[pl.DataType] | pl.DataType] = {
        "game": pl.Int64,
        "deal": pl.Int64,
        "players": pl.List(pl.String),
        "points": by_seat,
        "places": by_seat,
        "decisions": by_seat,
        "turns": pl.List(pl.List(pl.Float32)),
        "things": pl.List(pl.List(pl.String)),
        "first": pl.Int32,
        "ending": pl.String,
    }
    rows = pl.scan_ndjson(log, schema=schema)
    rows.filter(pl.col("game") < games).sort("game").sink_parquet(file)


def pretty(struct: msgspec.Struct) -> bytes:
    return msgspec.json.format(msgspec.json.encode(struct), indent=2) + b"\n"


def _shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
