"""Tables in a file: gzipped lines of JSON, a table a line. Any later version with the same rules can import them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from cantiere.kernel.errors import CantiereError
from cantiere.server.errors import Damaged, NotFound
from cantiere.server.store.backup import whole
from cantiere.server.store.records import TableRecord
from cantiere.server.store.upkeep import Unreadable, Upkeep

_FORMAT: Final = "cantiere tables 1"
_TOGETHER: Final = 100


class _First(Struct):
    """The first line of the file."""

    format: str


class BadArchive(CantiereError):
    """The file holds no tables, or is damaged."""


async def write(upkeep: Upkeep, ids: Sequence[str], target: Path) -> tuple[int, list[str]]:
    """Write these tables. Returns how many there are, and those that cannot be read."""
    count, unreadable = 0, []
    with whole(target) as part, gzip.open(part, "wb", 6) as out:
        out.write(_line(_First(_FORMAT)))
        for at in range(0, len(ids), _TOGETHER):
            for record in await upkeep.load(ids[at : at + _TOGETHER]):
                if isinstance(record, Unreadable):
                    unreadable.append(record.id)
                else:
                    out.write(_line(record))
                    count += 1
    return count, unreadable


async def close(upkeep: Upkeep, id: str, kept: Path) -> None:
    """Remove a table once it is written to a file."""
    found = await upkeep.load([id])
    if not found:
        raise NotFound("error-no-table", table=id[:20])
    if isinstance(found[0], Unreadable):
        raise Damaged("error-table-broken")
    await asyncio.to_thread(_write_one, found[0], kept)
    await upkeep.remove([id])


def _write_one(record: TableRecord, target: Path) -> None:
    with whole(target) as part, gzip.open(part, "wb", 6) as out:
        out.write(_line(_First(_FORMAT)))
        out.write(_line(record))


def _line(content: Struct) -> bytes:
    return msgspec.json.encode(content) + b"\n"


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
