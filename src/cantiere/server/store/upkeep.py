"""What a host does to all tables at once: list, read whole, put back, remove, count and tidy. Not for the running game:
a table that somebody plays at is changed through `Store.commit` alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, convert, structs
from sqlalchemy import ColumnElement, Connection, Select, Table, delete, exists, func, insert, or_, select, text, update

from cantiere.server.protocol import Status
from cantiere.server.store import schema
from cantiere.server.store.database import Database, tell
from cantiere.server.store.notices import TableChanged
from cantiere.server.store.records import Chair, ChatEntry, Head, HeadChange, LogEntry, TableRecord
from cantiere.server.store.store import from_row, to_rows

_PARTS: Final[tuple[tuple[Table, Any], ...]] = (
    (schema.seat, Chair),
    (schema.action, LogEntry),
    (schema.chat, ChatEntry),
)


class TableRow(Struct):
    """A table in a list."""

    id: str
    game: str
    status: Status
    public: bool
    created: int
    changed: int
    lines: int
    owner: str = ""  # by name
    players: list[str] = []


class Unreadable(NamedTuple):
    """A table whose rows are not what they should be."""

    id: str
    why: str


class Upkeep:
    def __init__(self, database: Database) -> None:
        self._database = database

    # --- looking ----------------------------------------------------------------------------------

    async def ids(self, status: Status | None = None, changed_before: int | None = None) -> list[str]:
        """Tables, the oldest first."""
        head = schema.game_table
        query = _chosen(select(head.c.id), status, changed_before).order_by(head.c.created)
        return await self._database.read(lambda db: list(db.scalars(query)))

    async def rows(self, status: Status | None = None, most: int = 1000, search: str = "") -> list[TableRow]:
        """Tables, latest change first; with `search` only those whose id, game or people are called so."""
        head, person = schema.game_table, schema.person
        query = _chosen(_row_query(), status).order_by(head.c.changed.desc()).limit(most)
        if search.strip():
            seated = select(schema.seat.c.table_id).where(holds(search, schema.seat.c.name))
            query = query.where(or_(head.c.id.in_(seated), holds(search, head.c.id, head.c.game, person.c.name)))
        return await self._database.read(lambda db: _rows(db, query))

    async def rows_of(self, ids: Sequence[str]) -> list[TableRow]:
        """These tables."""
        query = _row_query().where(schema.game_table.c.id.in_(ids))
        return await self._database.read(lambda db: _rows(db, query))

    async def load(self, ids: Sequence[str]) -> list[TableRecord | Unreadable]:
        """These tables with all that is stored of them, each by itself where they cannot be read together. Those that
        are gone meanwhile are left out."""
        try:
            return list(await self._database.read(lambda db: _records(db, ids)))
        except Exception as error:  # a damaged row may raise anything
            if len(ids) > 1:
                return [one for id in ids for one in await self.load([id])]
            return [Unreadable(ids[0], str(error.__cause__ or error))]

    async def has(self, id: str) -> bool:
        return await self._database.read(
            lambda db: bool(db.scalar(select(exists().where(schema.game_table.c.id == id))))
        )

    async def raw(self, id: str) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored of a table, as it stands there, readable or not. Bytes are written in hex."""

        def read(db: Connection) -> dict[str, list[dict[str, Any]]]:
            found = {}
            for table, key in ((schema.game_table, "id"), *((part, "table_id") for part, _ in _PARTS)):
                rows = db.execute(text(f'select * from "{table.name}" where {key} = :id'), {"id": id})
                found[table.name] = [{name: _plain(value) for name, value in row.items()} for row in rows.mappings()]
            return found

        return await self._database.read(read)

    # --- changing ---------------------------------------------------------------------------------

    async def put(self, record: TableRecord) -> None:
        """Write a whole table, in place of the one of that id if there is one. Unknown people
        are replaced by nobody, and a bot can take their seat."""

        def write(db: Connection) -> None:
            known = set(db.scalars(select(schema.person.c.id).where(schema.person.c.id.in_(_people(record)))))
            head = structs.replace(record.head, owner=record.head.owner if record.head.owner in known else None)
            chairs = [
                chair if chair.person in known else structs.replace(chair, person=None) for chair in record.chairs
            ]
            _remove(db, [head.id])
            db.execute(insert(schema.game_table), structs.asdict(head))
            parts: tuple[Sequence[Struct], ...] = (chairs, record.log, record.chat)
            for (part, _), rows in zip(_PARTS, parts, strict=True):
                if rows:
                    db.execute(insert(part), to_rows(head.id, rows))

        await self._database.write(write)

    async def remove(self, ids: Sequence[str]) -> None:
        def write(db: Connection) -> None:
            _remove(db, ids)
            for id in ids:
                tell(db, TableChanged(self._database.notices.process, id, 0))

        await self._database.write(write)

    async def forget_guests(self, made_before: int, *, really: bool) -> int:
        """Guests who have no account, sit nowhere and own no table. Returns how many there are; they are removed only
        if `really`."""
        person, seat, head = schema.person, schema.seat, schema.game_table
        idle = (
            person.c.login.is_(None)
            & (person.c.created < made_before)
            & ~exists().where(seat.c.person == person.c.id)
            & ~exists().where(head.c.owner == person.c.id)
        )
        if really:
            return await self._database.write(lambda db: db.execute(delete(person).where(idle)).rowcount)
        return await self._database.read(lambda db: db.scalar(select(func.count()).where(idle)) or 0)

    async def set_head(self, id: str, version: int, change: HeadChange) -> bool:
        """Correct what the lists say, if the table still has that version."""
        head = schema.game_table
        query = update(head).where(head.c.id == id, head.c.version == version)
        fields = msgspec.to_builtins(change.fields())
        done = await self._database.write(lambda db: db.execute(query.values(**fields, version=version + 1)).rowcount)
        return bool(done)

    async def cut(self, id: str, line: int) -> None:
        """Take away the log from this line on. What the lists say has to be set after it."""
        action = schema.action
        gone = delete(action).where(action.c.table_id == id, action.c.n >= line)
        stale = delete(schema.analysis).where(schema.analysis.c.table_id == id)
        await self._database.write(lambda db: (db.execute(gone), db.execute(stale)))


def _row_query() -> Select[Any]:
    head, action = schema.game_table, schema.action
    lines = select(func.count()).where(action.c.table_id == head.c.id).scalar_subquery()
    query = select(head, lines.label("lines"), schema.person.c.name.label("owner_name"))
    return query.outerjoin(schema.person, schema.person.c.id == head.c.owner)


def _rows(db: Connection, query: Select[Any]) -> list[TableRow]:
    rows = db.execute(query).all()
    players = _players(db, [row.id for row in rows])
    return [
        TableRow(
            row.id,
            row.game,
            row.status,
            row.public,
            row.created,
            row.changed,
            row.lines,
            row.owner_name or "",
            players.get(row.id, []),
        )
        for row in rows
    ]


def _chosen(query: Select[Any], status: Status | None, changed_before: int | None = None) -> Select[Any]:
    head = schema.game_table
    if status is not None:
        query = query.where(head.c.status == status)
    return query if changed_before is None else query.where(head.c.changed < changed_before)


def _remove(db: Connection, ids: Sequence[str]) -> None:
    for part in (*(part for part, _ in _PARTS), schema.analysis):  # said: an older file may not enforce its keys
        db.execute(delete(part).where(part.c.table_id.in_(ids)))
    db.execute(delete(schema.game_table).where(schema.game_table.c.id.in_(ids)))


def holds(search: str, *columns: ColumnElement[Any]) -> ColumnElement[bool]:
    """Whether what people look for stands in one of these, in whichever case. SQLite knows no capitals beyond Z: others
    are looked for in the ways people write them."""
    given = search.strip()
    plain = {"".join(f"!{c}" if c in "!%_" else c for c in case(given)) for case in (str, str.lower, str.capitalize)}
    return or_(*(column.ilike(f"%{one}%", escape="!") for column in columns for one in plain))


def _plain(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value


def _people(record: TableRecord) -> list[str]:
    return [id for id in (record.head.owner, *(chair.person for chair in record.chairs)) if id is not None]


def _players(db: Connection, ids: Sequence[str]) -> dict[str, list[str]]:
    seat = schema.seat
    names: dict[str, list[str]] = {}
    query = select(seat).where(seat.c.table_id.in_(ids)).order_by(seat.c.table_id, seat.c.seat)
    for row in db.execute(query):
        names.setdefault(row.table_id, []).append(row.name or row.level or row.kind)
    return names


def _records(db: Connection, ids: Sequence[str]) -> list[TableRecord]:
    head = schema.game_table
    found = {
        row.id: TableRecord(from_row(Head, row), [], [], [])
        for row in db.execute(select(head).where(head.c.id.in_(ids)))
    }
    for (part, kind), name in zip(_PARTS, ("chairs", "log", "chat"), strict=True):
        names = kind.__struct_fields__
        for id, *values in db.execute(_of_tables(part, names, ids)):
            if id in found:
                getattr(found[id], name).append(convert(dict(zip(names, values, strict=True)), kind))
    return [found[id] for id in ids if id in found]


def _of_tables(part: Table, names: Sequence[str], ids: Sequence[str]) -> Select[Any]:
    columns = [part.c[name] for name in ("table_id", *names)]
    return select(*columns).where(part.c.table_id.in_(ids)).order_by(*part.primary_key.columns)
