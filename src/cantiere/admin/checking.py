"""Every stored table played again by its rules, in several processes."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct

from cantiere.lab import processes
from cantiere.server.store.backup import sqlite_file
from cantiere.server.store.database import open_database
from cantiere.server.store.records import HeadChange
from cantiere.server.store.upkeep import Unreadable, Upkeep
from cantiere.server.table.check import Fault, check

_TOGETHER: Final = 100  # tables that are read at once


class Found(Struct):
    """A faulty table. `head` is what the lists should say of it, where that is known."""

    table: str
    faults: list[Fault]
    version: int = 0
    head: HeadChange | None = None


def check_tables(
    place: str, ids: Sequence[str], jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> list[Found]:
    """The faulty ones of these tables."""
    found: list[Found] = []
    done = 0
    batches = [list(ids[at : at + _TOGETHER]) for at in range(0, len(ids), _TOGETHER)]
    for batch, wrong in processes(jobs).run(partial(_check_batch, place), batches):
        found += wrong
        done += len(batch)
        progress(done)
    return sorted(found, key=lambda one: one.table)


def _check_batch(place: str, ids: list[str]) -> list[Found]:
    return asyncio.run(_checked(place, ids))


async def _checked(place: str, ids: list[str]) -> list[Found]:
    database = open_database(place)
    try:
        records = await Upkeep(database).load(ids)
    finally:
        await database.close()
    found = []
    for record in records:
        if isinstance(record, Unreadable):
            found.append(Found(record.id, [Fault("check-unreadable", why=record.why)]))
            continue
        checked = check(record)
        if checked.faults:
            found.append(Found(record.head.id, checked.faults, record.head.version, checked.head))
    return found


def check_file(place: str) -> list[str]:
    """What SQLite finds wrong with its file, in its own words; nothing for PostgreSQL, which looks after itself."""
    file = sqlite_file(place)
    if file is None:
        return []
    return file_faults(file)


def file_faults(file: Path) -> list[str]:
    try:
        with contextlib.closing(sqlite3.connect(file)) as db:
            found = [row[0] for row in db.execute("pragma integrity_check(20)")]
            found += [f"{row[0]}: {row[2]}" for row in db.execute("pragma foreign_key_check")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [one for one in found if one != "ok"]
