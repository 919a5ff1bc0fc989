"""What many tables want to write at the same moment, as one statement of PostgreSQL: one round trip, one commit, and of
each kind of row all at once. A statement for each row cost the database a third more, and both sides the waiting.

The notices of what was written are part of it: they are sent if it is stored, and not otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import (
    ARRAY,
    JSON,
    Dialect,
    Insert,
    Integer,
    Text,
    Update,
    bindparam,
    column,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.sql.selectable import CTE, TableValuedAlias
from sqlalchemy.types import TypeEngine

from cantiere.server.store import schema
from cantiere.server.store.notices import CHANNEL, bundled, encoded
from cantiere.server.store.prepared import Prepared, Row, TableWrites, to_json

_DIALECT: Final[Dialect] = asyncpg.dialect()  # type: ignore[no-untyped-call]
_PLANNED: Final[dict[str, TypeEngine[Any]]] = {
    "table_id": schema.game_table.c.id.type,
    "version": schema.game_table.c.version.type,
    "bundle": Integer(),
    "notice": Text(),
}


async def write_together(session: Any, writes: Sequence[TableWrites]) -> set[str]:
    """Write of these tables, all different, those that have the version they were planned for, and return their ids."""
    notices = [encoded(one.notice) for one in writes]
    planned: list[Row] = [
        {"table_id": one.table, "version": one.version, "bundle": bundle, "notice": notice}
        for one, bundle, notice in zip(writes, bundled(notices), notices, strict=True)
    ]
    rows: dict[Prepared, list[Row]] = {}
    for one in writes:
        for write in one.writes:
            rows.setdefault(write.statement, []).extend(write.rows)
    parts = sorted(rows, key=lambda part: part.sqlite)  # in any order the same statement
    statement = _statement(*parts)
    found = await session.fetch(statement.sql, *statement.values([planned, *(rows[part] for part in parts)]))
    return {table for row in found for table in row[0]}


class _Statement:
    """Writes the rows of each part whose table is due."""

    def __init__(self, parts: Sequence[Prepared]) -> None:
        head, planned = schema.game_table, _given(0, _PLANNED)
        # Locked in the order of their ids: two processes that want the same tables wait for each other, never both.
        due = (
            select(head.c.id, planned.c.bundle, planned.c.notice)
            .join(planned, (head.c.id == planned.c.table_id) & (head.c.version == planned.c.version))
            .order_by(head.c.id)
            .with_for_update(of=head)
            .cte("due")
        )
        writing = [_writing(part, number, due).cte(f"part{number}") for number, part in enumerate(parts, start=1)]
        lines = func.string_agg(due.c.notice, literal_column(r"E'\n'"))
        telling = func.pg_notify(literal_column(f"'{CHANNEL}'"), lines)
        whole = select(func.array_agg(due.c.id), telling).group_by(due.c.bundle).add_cte(*writing)
        compiled = whole.compile(dialect=_DIALECT)
        self.sql = str(compiled)
        types = [_PLANNED, *(part.parameters for part in parts)]
        wanted = {_key(number, name): (number, name) for number, some in enumerate(types) for name in some}
        self._order = [
            (number, name, isinstance(types[number][name], JSON))
            for number, name in (wanted[key] for key in compiled.positiontup or ())
        ]

    def values(self, rows: Sequence[list[Row]]) -> list[list[Any]]:
        """The arguments: of each column an array."""
        return [
            [to_json(row[name]) for row in rows[number]] if is_json else [row[name] for row in rows[number]]
            for number, name, is_json in self._order
        ]


@lru_cache(100)  # as many as a connection keeps
def _statement(*parts: Prepared) -> _Statement:
    return _Statement(parts)


def _writing(part: Prepared, number: int, due: CTE) -> Insert | Update:
    given = _given(number, part.parameters)
    is_due = given.c.table_id.in_(select(due.c.id))
    if part.key is None:
        return insert(part.table).from_select(list(part.columns), select(*given.c).where(is_due))
    # Not by the version: it was looked at when the table was locked; here it is what it was when the statement began.
    key = {name: parameter for name, parameter in part.key.items() if part.table.c[name].primary_key}
    its = [part.table.c[name] == given.c[parameter] for name, parameter in key.items()]
    return update(part.table).values({name: given.c[name] for name in part.columns}).where(*its, is_due)


def _given(number: int, types: Mapping[str, TypeEngine[Any]]) -> TableValuedAlias:
    """The rows of a part, from arrays."""
    arrays = (bindparam(_key(number, name), type_=ARRAY(kind)) for name, kind in types.items())
    return func.unnest(*arrays).table_valued(*(column(name, kind) for name, kind in types.items())).render_derived()


def _key(number: int, name: str) -> str:
    return f"{name}_{number}"
