"""Writes for what happens at every action: SQLAlchemy writes each statement once, and the driver runs it.

Putting the same few statements together again and again took a quarter of an action's time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import JSON, Table, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.types import TypeEngine

from cantiere.server.protocol import encoder
from cantiere.server.store.notices import TableChanged

_SQLITE: Final = sqlite.dialect()

Row = dict[str, Any]


class Prepared:
    """An insert of these columns or, with a `key`, an update of the rows it finds: the key says which parameter each of
    its columns must equal. All other parameters have the names of their columns; `table_id` is always among them.

    SQLite is given the rows one by one. For PostgreSQL see `together.py`."""

    def __init__(self, table: Table, columns: Sequence[str], key: Mapping[str, str] | None = None) -> None:
        self.table = table
        self.columns = columns
        self.key = key
        found = {parameter: table.c[column].type for column, parameter in (key or {}).items()}
        self.parameters: dict[str, TypeEngine[Any]] = {name: table.c[name].type for name in columns} | found
        if key is None:
            compiled = insert(table).compile(dialect=_SQLITE, column_keys=columns)
        else:
            its = [table.c[column] == bindparam(parameter) for column, parameter in key.items()]
            compiled = update(table).where(*its).compile(dialect=_SQLITE, column_keys=columns)
        self.sqlite = str(compiled)
        self._order = [(name, self.is_json(name)) for name in compiled.positiontup or ()]

    def is_json(self, parameter: str) -> bool:
        return isinstance(self.parameters[parameter], JSON)

    def values(self, row: Row) -> list[Any]:
        """A row as `sqlite` takes it."""
        return [to_json(row[name]) if is_json else row[name] for name, is_json in self._order]


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
