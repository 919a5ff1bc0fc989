"""Backups of a whole database, made while others use it, and restoring them.

An SQLite file is copied by SQLite itself. Any database can also be written as rows: gzipped lines of JSON, one for each
row, from one consistent snapshot. Rows made from one kind of database can be put back into the other. A copy has its
name only when it is whole and on disk; until then the name ends in `.part`.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
import platformdirs
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from cantiere.kernel.errors import CantiereError, cause
from cantiere.kernel.text import Text
from cantiere.server.store import versions
from cantiere.server.store.database import Database, full_url, open_database
from cantiere.server.store.schema import metadata

_SQLITE: Final = b"SQLite format 3\0"
_GZIP: Final = b"\x1f\x8b"
_FORMAT: Final = "cantiere rows 1"
_TOGETHER: Final = 1000  # rows in one statement
_PRIVATE: Final = 0o600  # a copy holds what the database holds: secrets of tables, hashes of passwords


class BadBackup(CantiereError):
    """The file is no backup, or a damaged one."""


class InUse(CantiereError):
    """The database is in use, or not empty."""


def sqlite_file(where: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    url = make_url(full_url(where))
    return Path(url.database) if url.drivername == "sqlite" and url.database else None


def beside(where: str, name: str) -> Path:
    """A file to keep: in the folder of an SQLite file; for PostgreSQL in the user's data directory."""
    file = sqlite_file(where)
    if file is not None:
        return file.with_name(name)
    folder = Path(platformdirs.user_data_dir("cantiere", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / name


async def write_backup(where: str, target: Path, *, rows: bool = False) -> None:
    """Copy the database: an SQLite file as one, unless rows are wanted, everything else as rows."""
    file = sqlite_file(where)
    if file is None or rows:
        await write_rows(where, target)
    else:
        copy_file(file, target)


async def put_back(source: Path, where: str) -> Path | None:
    """Restore a backup. The file that was there is kept under another name, which is returned;
    a PostgreSQL database has to be empty. Raises BadBackup or InUse, and nothing has changed then."""
    file = sqlite_file(where)
    with source.open("rb") as opened:
        kind = opened.read(len(_SQLITE))
    if not kind.startswith((_SQLITE, _GZIP)):
        raise BadBackup("error-backup", file=str(source))
    if kind != _SQLITE:
        return await _rows_back(source, where, file)
    if file is None:
        raise BadBackup("error-backup-kind", file=str(source))
    with whole(file) as part:
        shutil.copyfile(source, part)
        _check_file(part, source)
        return keep_aside(file)


async def _rows_back(source: Path, where: str, file: Path | None) -> Path | None:
    if file is None:
        await read_rows(source, where)
        return None
    with whole(file) as part:
        await read_rows(source, str(part))
        return keep_aside(file)


async def vacuum(where: str) -> None:
    """Give the space of removed rows back to the disk."""
    file = sqlite_file(where)
    if file is not None:
        with contextlib.closing(sqlite3.connect(file)) as db:
            db.execute("vacuum")
        return
    engine = create_async_engine(full_url(where), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("vacuum"))
    await engine.dispose()


# --- files ----------------------------------------------------------------------------------------


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy of an SQLite file that others may be writing to; they need not wait."""
    if not source.exists():
        raise CantiereError("error-file", file=str(source), why=Text("cause-missing"))
    with whole(target) as part, contextlib.closing(sqlite3.connect(source)) as db:
        part.touch(_PRIVATE)
        db.execute("vacuum into ?", [str(part)])


@contextlib.contextmanager
def whole(target: Path) -> Iterator[Path]:
    """A file to write to that gets its name when the block ends well, and is on disk then."""
    part = target.with_name(target.name + ".part")
    _remove(part)
    try:
        yield part
        descriptor = os.open(part, os.O_RDONLY)
        os.fsync(descriptor)
        os.close(descriptor)
        part.chmod(_PRIVATE)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise CantiereError("error-file-write", file=str(target), why=cause(error)) from error
    finally:
        _remove(part)


def _remove(file: Path) -> None:
    for end in ("", "-wal", "-shm"):
        Path(f"{file}{end}").unlink(missing_ok=True)


def _check_file(file: Path, shown: Path) -> None:
    """Refuse what is no whole database of a known schema."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as db:
            is_whole = db.execute("pragma quick_check").fetchone() == ("ok",)
            (shape,) = db.execute("select version_num from alembic_version").fetchone() or ("",)
    except sqlite3.DatabaseError as error:
        raise BadBackup("error-backup", file=str(shown)) from error
    if not is_whole:
        raise BadBackup("error-backup", file=str(shown))
    if shape not in versions.known():
        raise versions.NewerDatabase("error-database-newer", database=str(shown))


def require_alone(file: Path) -> None:
    """Raises InUse while a server, or anybody else, has the SQLite file open."""
    with contextlib.closing(sqlite3.connect(file, timeout=0.5)) as db:
        try:
            db.execute("pragma journal_mode=delete")  # possible only for who is alone with the file
        except sqlite3.OperationalError as error:
            raise InUse("error-database-in-use", file=str(file)) from error
        except sqlite3.DatabaseError:
            pass  # damaged: that may be why somebody wants to be alone with it


def keep_aside(file: Path) -> Path | None:
    """Rename the existing file together with its WAL. Raises InUse."""
    if not file.exists():
        return None
    require_alone(file)
    number = 1
    while (aside := file.with_name(f"{file.name}.old-{number}")).exists():
        number += 1
    for end in ("", "-wal"):
        with contextlib.suppress(FileNotFoundError):
            Path(f"{file}{end}").rename(f"{aside}{end}")
    _remove(file)
    return aside


# --- rows -----------------------------------------------------------------------------------------


async def write_rows(where: str, target: Path) -> None:
    """Every row of every table, from one snapshot."""
    database = open_database(where)
    try:
        with whole(target) as part:
            part.touch(_PRIVATE)
            with gzip.open(part, "wb", 6) as out:
                await database.read(lambda db: _write_all(db, out))
    finally:
        await database.close()


def _write_all(db: Connection, out: gzip.GzipFile | BinaryIO) -> None:
    if db.dialect.name == "postgresql":
        db.execute(text("set transaction isolation level repeatable read"))
    shape = versions.found(db)
    stored = MetaData()  # as the database has them, which may be older than ours
    stored.reflect(db)
    tables = [table for table in stored.sorted_tables if table.name != "alembic_version"]
    counts = {str(table.name): db.scalar(select(func.count()).select_from(table)) for table in tables}
    out.write(msgspec.json.encode({"format": _FORMAT, "shape": shape, "rows": counts}) + b"\n")
    for table in tables:
        for row in db.execution_options(yield_per=_TOGETHER).execute(select(table)).mappings():
            out.write(msgspec.json.encode([str(table.name), {str(name): value for name, value in row.items()}]) + b"\n")


async def read_rows(source: Path, where: str) -> None:
    """Put rows into an empty database, all or none of them."""
    database = open_database(where)
    try:
        await _make_empty(database)
        try:
            with gzip.open(source, "rb") as lines:
                await database.write(lambda db: _read_all(db, lines, source))
        except (OSError, EOFError, ValueError, KeyError, TypeError) as error:  # not gzip, not JSON, not ours, cut short
            raise BadBackup("error-backup", file=str(source)) from error
    finally:
        await database.close()


async def _make_empty(database: Database) -> None:
    shape = await database.read(versions.found)
    if shape is None:
        await database.migrate()
    person = metadata.tables["person"]
    if await database.read(lambda db: db.scalar(select(func.count()).select_from(person))):
        raise InUse("error-database-not-empty")


def _read_all(db: Connection, lines: Any, source: Path) -> None:
    first = msgspec.json.decode(lines.readline())
    if first["format"] != _FORMAT:
        raise ValueError(first["format"])
    if first["shape"] != versions.known()[0]:
        raise BadBackup("error-backup-shape", file=str(source), shape=str(first["shape"]), ours=versions.known()[0])
    counts = dict.fromkeys(first["rows"], 0)
    rows: list[dict[str, Any]] = []
    now: Table | None = None
    for line in lines:
        name, values = msgspec.json.decode(line)
        table = metadata.tables[name]
        if rows and (table is not now or len(rows) >= _TOGETHER):
            db.execute(insert(now), rows)  # type: ignore[arg-type]
            rows = []
        now = table
        counts[name] += 1
        rows.append({column.name: _value(column.type, values[column.name]) for column in table.columns})
    if now is not None and rows:
        db.execute(insert(now), rows)
    if counts != first["rows"]:
        raise ValueError("cut short")


def _value(kind: object, value: Any) -> Any:
    return base64.b64decode(value) if isinstance(kind, LargeBinary) and value is not None else value
