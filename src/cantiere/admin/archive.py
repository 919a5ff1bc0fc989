"""Tables in a file: gzipped lines of JSON, a table a line. Any later version with the same rules can take them in."""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from cantiere.kernel.errors import CantiereError
from cantiere.server.store.backup import whole
from cantiere.server.store.records import TableRecord
from cantiere.server.store.upkeep import Unreadable, Upkeep
from cantiere.server.table.check import check

_FORMAT: Final = "cantiere tables 1"
_TOGETHER: Final = 100


class _First(Struct):
    """The first line of the file."""

    format: str


class BadArchive(CantiereError):
    """The file holds no tables, or is damaged."""


class Taken(Struct):
    """What an import does, table by table."""

    new: list[str] = []
    known: list[str] = []  # there is a table of that id already: left as it is
    damaged: list[str] = []  # does not follow the rules: left out


async def write(upkeep: Upkeep, ids: Sequence[str], target: Path) -> tuple[int, list[str]]:
    """Write these tables. Returns how many there are, and those that cannot be read."""
    count, unreadable = 0, []
    with whole(target) as part, gzip.open(part, "wb", 6) as out:
        out.write(msgspec.json.encode(_First(_FORMAT)) + b"\n")
        for at in range(0, len(ids), _TOGETHER):
            for record in await upkeep.load(ids[at : at + _TOGETHER]):
                if isinstance(record, Unreadable):
                    unreadable.append(record.id)
                else:
                    out.write(msgspec.json.encode(record) + b"\n")
                    count += 1
    return count, unreadable


def read(source: Path) -> Iterator[TableRecord]:
    """The tables of a file, one after the other. Raises BadArchive."""
    decoder = msgspec.json.Decoder(TableRecord)
    try:
        with gzip.open(source, "rb") as lines:
            if msgspec.json.decode(lines.readline(), type=_First).format != _FORMAT:
                raise ValueError("another format")
            for line in lines:
                yield decoder.decode(line)
    except (OSError, EOFError, ValueError) as error:
        raise BadArchive("error-backup", file=str(source)) from error


async def take_in(upkeep: Upkeep, source: Path, *, really: bool) -> Taken:
    """Take in what is new and follows the rules; the file is read to its end first. Only say it unless `really`."""
    taken = Taken()
    for record in read(source):
        id = record.head.id
        if await upkeep.has(id):
            taken.known.append(id)
        elif check(record).faults:
            taken.damaged.append(id)
        else:
            taken.new.append(id)
    if really:
        chosen = set(taken.new)
        for record in read(source):
            if record.head.id in chosen:
                await upkeep.put(record)
    return taken
