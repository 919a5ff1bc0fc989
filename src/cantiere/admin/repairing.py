"""Damaged tables repaired as far as possible. What is removed is written to a file first."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from cantiere.admin.checking import Found
from cantiere.server.store.backup import keep_aside, whole
from cantiere.server.store.database import Database, open_database
from cantiere.server.store.schema import metadata
from cantiere.server.store.upkeep import Upkeep

_CUT: Final = ("check-line", "check-draw")
_LISTS: Final = ("check-head", "check-version")


class Repair(Struct):
    """What is to be done for a table: correct what the lists say of it, take away the end of its log, or all of it."""

    table: str
    what: Literal["lists", "cut", "remove"]
    line: int = 0  # cut: the first that goes


def plan(found: list[Found]) -> list[Repair]:
    return [_plan(one) for one in found]


def _plan(found: Found) -> Repair:
    keys = [fault.key for fault in found.faults]
    if all(key in _LISTS for key in keys):
        return Repair(found.table, "lists")
    if keys[0] in _CUT:
        return Repair(found.table, "cut", found.faults[0].line)
    return Repair(found.table, "remove")


async def take_away(database: Database, repairs: list[Repair], kept: Path) -> None:
    """Remove what cannot stay; everything stored of those tables is written to the file `kept` first."""
    upkeep = Upkeep(database)
    losing = [one for one in repairs if one.what != "lists"]
    if not losing:
        return
    rows = [await upkeep.raw(one.table) for one in losing]
    with whole(kept) as part:
        part.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in rows))
    for one in losing:
        if one.what == "remove":
            await upkeep.remove([one.table])
        else:
            await upkeep.cut(one.table, one.line)


async def correct(database: Database, found: list[Found]) -> None:
    """Let the lists say what follows from the logs."""
    for one in found:
        if one.head is not None:
            await Upkeep(database).set_head(one.table, one.version, one.head)


# --- a file that SQLite cannot read to its end ----------------------------------------------------


def salvage(file: Path) -> tuple[Path | None, dict[str, int]]:
    """Copy every row that can be read into a new file and put it in the place of the old one. Returns where the old
    one is now, and how many rows were saved of each table."""
    saved: dict[str, int] = {}
    with whole(file) as part:
        asyncio.run(_make(part))
        with contextlib.closing(sqlite3.connect(file)) as old, contextlib.closing(sqlite3.connect(part)) as new:
            for table in metadata.sorted_tables:
                rows = _readable(old, table.name)
                saved[table.name] = len(rows)
                marks = ", ".join("?" * len(table.columns))
                names = ", ".join(f'"{column.name}"' for column in table.columns)
                new.executemany(f'insert or ignore into "{table.name}" ({names}) values ({marks})', rows)
            _without_orphans(new)
            new.commit()
            new.execute("pragma journal_mode=delete")  # into one file
        aside = keep_aside(file)
    return aside, saved


async def _make(file: Path) -> None:
    database = open_database(str(file))
    await database.migrate()
    await database.close()


def _readable(db: sqlite3.Connection, table: str) -> list[tuple[Any, ...]]:
    """All rows from the first to the damage, and from the last back to it."""
    names = ", ".join(f'"{column.name}"' for column in metadata.tables[table].columns)
    found: dict[int, tuple[Any, ...]] = {}
    for order in ("asc", "desc"):
        with contextlib.suppress(sqlite3.DatabaseError):
            for rowid, *row in db.execute(f'select rowid, {names} from "{table}" order by rowid {order}'):
                if rowid in found:
                    break
                found[rowid] = tuple(row)
    return [found[rowid] for rowid in sorted(found)]


def _without_orphans(db: sqlite3.Connection) -> None:
    """Seats, lines and chat of a table that could not be saved are of no use; a person who could not be is nobody."""
    db.execute("update game_table set owner = null where owner not in (select id from person)")
    db.execute("update seat set person = null where person not in (select id from person)")
    for table in metadata.sorted_tables:
        if "table_id" in table.columns and table.columns["table_id"].foreign_keys:
            db.execute(f'delete from "{table.name}" where table_id not in (select id from game_table)')
        elif table.name == "session":
            db.execute("delete from session where person not in (select id from person)")
