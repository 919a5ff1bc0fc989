"""Tables of another server, imported from a file."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from cantiere.server.store.archive import read
from cantiere.server.store.upkeep import Upkeep
from cantiere.server.table.check import check


class Taken(Struct):
    """What an import does, table by table."""

    new: list[str] = []
    known: list[str] = []  # there is a table of that id already: left as it is
    damaged: list[str] = []  # does not follow the rules: left out


async def take_in(upkeep: Upkeep, source: Path, *, really: bool) -> Taken:
    """Import what is new and follows the rules; the file is read to its end first. A dry run unless `really`."""
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
