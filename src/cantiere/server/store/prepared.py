"""Writes for what happens at every action: SQLAlchemy writes each statement once, and the driver runs it.

Putting the same few statements together again and again took a quarter of an action's time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import JSON, Dialect, Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg

from cantiere.server.protocol import encoder
from cantiere.server.store.notices import TableChanged

_SQLITE: Final = sqlite.dialect()
_POSTGRES: Final[Dialect] = asyncpg.dialect()  # type: ignore[no-untyped-call]

Row = dict[str, Any]


class _Text:
    """A statement as one driver takes it."""

    def __init__(self, statement: Insert | Update, changes: Sequence[str] | None, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=changes)
        self.sql = str(compiled)
        self._parameters = [(name, isinstance(compiled.binds[name].type, JSON)) for name in compiled.positiontup or ()]

    def values(self, row: Row) -> list[Any]:
        return [to_json(row[name]) if is_json else row[name] for name, is_json in self._parameters]


class Prepared:
    """An insert, or an update of the columns `changes`, with parameters by name."""

    def __init__(self, statement: Insert | Update, changes: Sequence[str] | None = None) -> None:
        self.sqlite = _Text(statement, changes, _SQLITE)
        self.postgres = _Text(statement, changes, _POSTGRES)


class Write(NamedTuple):
    """Rows to be written by one statement. With `must_match` the statement has to find a row to change."""

    statement: Prepared
    rows: list[Row]
    must_match: bool = False


class TableWrites(NamedTuple):
    """What is written of one table, provided that it still has this version; its head comes first. The notice goes out
    with it."""

    table: str
    version: int
    writes: list[Write]
    notice: TableChanged


class NotWritten(Exception):
    """There was no row to change, or a key forbids it."""


def to_json(value: object) -> str | None:
    return None if value is None else encoder.encode(value).decode()
