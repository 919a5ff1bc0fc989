"""The log store: tables as they are written down, and the one way to change them.

Every change of a table is a `Change`, written in one transaction that also raises the table's version by one. Of two
writers who both read version v only one gets v + 1; the other gets `Conflict`, reads again and decides anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeVar

import sqlalchemy
import structlog
from msgspec import Raw, Struct, convert, structs
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select
from sqlalchemy.exc import OperationalError

from cantiere.server.protocol import Status, encoder
from cantiere.server.store import schema
from cantiere.server.store.database import Database, tell
from cantiere.server.store.notices import UNTOLD, TableChanged
from cantiere.server.store.prepared import NotWritten, Prepared, Row, TableWrites, Write
from cantiere.server.store.records import (
    ABORTED,
    CHAT_TAIL,
    Chair,
    Change,
    ChatEntry,
    Head,
    Listed,
    LogEntry,
    TableRecord,
)

T = TypeVar("T", bound=Struct)

_NO_LINE: Final = 2**31 - 1  # no log gets there

LIST_LENGTH: Final = 50  # tables in one list of the lobby
OF_ONE_OWNER: Final = 5  # ... where strangers' tables are listed
LOOKED_THROUGH: Final = 500  # to find them
_MARK: Final = "health"  # what a watchdog writes

logger = structlog.get_logger()


class Conflict(Exception):
    """Somebody else changed the table first."""


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.notices = database.notices

    # --- one table --------------------------------------------------------------------------------

    async def create(self, record: TableRecord) -> None:
        """Write down a new table, its opening draws included."""

        def write(db: Connection) -> None:
            id = record.head.id
            db.execute(insert(schema.game_table), structs.asdict(record.head))
            for kind, rows in ((schema.seat, record.chairs), (schema.action, record.log), (schema.chat, record.chat)):
                if rows:
                    db.execute(insert(kind), to_rows(id, rows))
            tell(db, self._notice(id, record.head.version))

        await self.database.write(write)

    async def load(self, table: str, after: int = 0) -> TableRecord | None:
        """A table with its log after line `after`; None if there is no such table."""

        def read(db: Connection) -> TableRecord | None:
            row = db.execute(select(schema.game_table).where(schema.game_table.c.id == table)).first()
            if row is None:
                return None
            chairs = select(schema.seat).where(schema.seat.c.table_id == table).order_by(schema.seat.c.seat)
            log = select(schema.action).where(schema.action.c.table_id == table, schema.action.c.n > after)
            chat = select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.n.desc())
            return TableRecord(
                from_row(Head, row),
                [from_row(Chair, row) for row in db.execute(chairs)],
                [from_row(LogEntry, row) for row in db.execute(log.order_by(schema.action.c.n))],
                [from_row(ChatEntry, row) for row in db.execute(chat.limit(CHAT_TAIL))][::-1],
            )

        return await self.database.read(read)

    async def load_without_log(self, table: str) -> TableRecord | None:
        return await self.load(table, after=_NO_LINE)

    async def commit(self, table: str, version: int, change: Change) -> None:
        """Write the change down as version + 1, durably, or raise Conflict and write nothing."""
        head = change.head.fields() | {"version": version + 1, "changed": change.at}
        writes = [Write(_update_head(*head), [head | {"table_id": table, "its_version": version}], must_match=True)]
        if change.log:
            writes.append(Write(_INSERT_ACTION, to_rows(table, change.log)))
        if change.chat:
            writes.append(Write(_INSERT_CHAT, to_rows(table, change.chat)))
        if change.removed:
            writes.append(Write(_REMOVE_CHAT, to_rows(table, change.removed), must_match=True))
        if change.chairs:
            writes.append(Write(_UPDATE_SEAT, to_rows(table, change.chairs), must_match=True))
        try:
            await self.database.write_table(
                TableWrites(table, version, writes, self._notice(table, version + 1, change))
            )
        except NotWritten as error:
            raise Conflict from error

    async def said(self, table: str, n: int) -> ChatEntry | None:
        """A line of the table's chat, however old."""
        query = select(schema.chat).where(schema.chat.c.table_id == table, schema.chat.c.n == n)

        def read(db: Connection) -> ChatEntry | None:
            row = db.execute(query).first()
            return None if row is None else from_row(ChatEntry, row)

        return await self.database.read(read)

    async def said_by(self, table: str, person: str) -> list[ChatEntry]:
        """All that the person has said at the table."""
        query = select(schema.chat).where(schema.chat.c.table_id == table, schema.chat.c.who == person)
        return await self.database.read(lambda db: [from_row(ChatEntry, row) for row in db.execute(query)])

    async def remove(self, table: str, version: int) -> None:
        """Remove a table with all that is stored of it, or raise Conflict if it no longer has that version."""
        head = schema.game_table
        gone = delete(head).where(head.c.id == table, head.c.version == version)

        def write(db: Connection) -> int:
            tell(db, self._notice(table, 0))
            return db.execute(gone).rowcount

        if not await self.database.write(write):
            raise Conflict

    def _notice(self, table: str, version: int, change: Change | None = None) -> TableChanged:
        told = UNTOLD
        if change is not None and self.notices.is_shared:
            only = {name: getattr(change, name) for name in Change.__struct_fields__}  # a plan holds more
            told = Raw(encoder.encode(Change(**only)))
        return TableChanged(self.notices.process, table, version, told)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How far these tables have come: to see what another process has changed."""
        head = schema.game_table
        query = select(head.c.id, head.c.version).where(head.c.id.in_(tables))
        return await self.database.read(lambda db: {row.id: row.version for row in db.execute(query)})

    # --- lists ------------------------------------------------------------------------------------

    async def of_person(self, person: str, *, finished: bool) -> list[Listed]:
        """Tables where the person sits or is expected, or that the person has made; latest change first."""
        head, seat = schema.game_table, schema.seat
        seated = select(seat.c.table_id).where(seat.c.person == person)
        status = head.c.status == "finished" if finished else head.c.status != "finished"
        return await self._list(status & (head.c.tutorial == "") & or_(head.c.id.in_(seated), head.c.owner == person))

    async def with_traces_of(self, person: str) -> list[str]:
        """All tables that the person owns, sits at, is expected at, or has said something at."""
        head, seat, chat = schema.game_table, schema.seat, schema.chat
        seated = select(seat.c.table_id).where(seat.c.person == person)
        said = select(chat.c.table_id).where(chat.c.who == person)
        query = select(head.c.id).where(or_(head.c.owner == person, head.c.id.in_(seated), head.c.id.in_(said)))
        return await self.database.read(lambda db: list(db.scalars(query.order_by(head.c.id))))

    async def tutorials(self, person: str) -> list[Head]:
        """The person's tutorials, latest change first."""
        head = schema.game_table
        query = select(head).where(head.c.owner == person, head.c.tutorial != "").order_by(head.c.changed.desc())
        return await self.database.read(
            lambda db: [from_row(Head, row) for row in db.execute(query.limit(LIST_LENGTH))]
        )

    async def results(self, person: str, game: str) -> list[Listed]:
        """Tables of a game where the person sat and that were played to the end, latest first."""
        head, seat = schema.game_table, schema.seat
        seated = select(seat.c.table_id).where(seat.c.person == person, seat.c.kind == "person")
        ended = (head.c.status == "finished") & (head.c.ending != ABORTED)
        return await self._list(ended & (head.c.game == game) & head.c.id.in_(seated))

    async def public(self, status: Status) -> list[Listed]:
        """Public tables, latest change first, of each owner only a few: nobody fills the list alone."""
        head = schema.game_table
        return await self._list(head.c.public & (head.c.status == status), OF_ONE_OWNER)

    async def count_open(self, owner: str) -> int:
        """How many tables of the person wait for players."""
        head = schema.game_table
        query = select(func.count()).where(head.c.owner == owner, head.c.status == "waiting")
        return await self.database.read(lambda db: int(db.scalar(query) or 0))

    async def bots_to_act(self) -> list[tuple[str, int]]:
        """Tables and seats where a bot should be thinking: for a server that starts."""
        head, seat = schema.game_table, schema.seat
        to_act = head.c.waiting.bitwise_rshift(seat.c.seat).bitwise_and(1) == 1
        query = select(head.c.id, seat.c.seat).join(seat, seat.c.table_id == head.c.id).order_by(head.c.id)
        query = query.where(head.c.status == "playing", seat.c.kind == "bot", to_act)
        return await self.database.read(lambda db: [(row.id, row.seat) for row in db.execute(query)])

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        status = schema.game_table.c.status
        query = select(status, func.count()).group_by(status)
        return await self.database.read(lambda db: {row[0]: row[1] for row in db.execute(query)})

    async def try_writing(self) -> None:
        """Write a row of no meaning, for health checks; raises Unavailable if nothing can be stored."""

        def write(db: Connection) -> None:
            db.execute(delete(schema.setting).where(schema.setting.c.key == _MARK))
            db.execute(insert(schema.setting).values(key=_MARK, value=b""))

        await self.database.write(write)

    async def _list(self, condition: ColumnElement[bool], most_of_one: int = LIST_LENGTH) -> list[Listed]:
        head = schema.game_table
        newest = select(head.c.id, head.c.owner).where(condition).order_by(head.c.changed.desc()).limit(LOOKED_THROUGH)

        def read(db: Connection) -> list[Listed]:
            found: Counter[str | None] = Counter()
            ids: list[str] = []
            for row in db.execute(newest):
                found[row.owner] += 1
                if found[row.owner] <= most_of_one and len(ids) < LIST_LENGTH:
                    ids.append(row.id)
            try:
                return _listed(db, ids)
            except Exception:
                return [one for id in ids for one in _readable(db, id)]

        return await self.database.read(read)


def _listed(db: Connection, ids: Sequence[str]) -> list[Listed]:
    head, seat = schema.game_table, schema.seat
    heads = {row.id: from_row(Head, row) for row in db.execute(select(head).where(head.c.id.in_(ids)))}
    seated: dict[str, list[Chair]] = {id: [] for id in ids}
    for row in db.execute(select(seat).where(seat.c.table_id.in_(ids)).order_by(seat.c.seat)):
        seated[row.table_id].append(from_row(Chair, row))
    return [Listed(heads[id], seated[id]) for id in ids]


def _readable(db: Connection, id: str) -> list[Listed]:
    """The table, or nothing where it is damaged: the others are listed all the same."""
    try:
        return _listed(db, [id])
    except OperationalError:
        raise
    except Exception as error:
        logger.error("table cannot be listed", table=id, why=str(error))
        return []


def to_rows(table: str, rows: Sequence[Struct]) -> list[Row]:
    return [{"table_id": table} | structs.asdict(row) for row in rows]


@cache
def _update_head(*names: str) -> Prepared:
    """A change of these columns, if the table still has the version it was planned for."""
    return Prepared(schema.game_table, names, {"id": "table_id", "version": "its_version"})


_UPDATE_SEAT: Final = Prepared(
    schema.seat,
    [name for name in Chair.__struct_fields__ if name != "seat"],
    {"table_id": "table_id", "seat": "seat"},
)
_INSERT_ACTION: Final = Prepared(schema.action, schema.action.c.keys())
_INSERT_CHAT: Final = Prepared(schema.chat, schema.chat.c.keys())
_REMOVE_CHAT: Final = Prepared(schema.chat, ("words", "note", "name", "who"), {"table_id": "table_id", "n": "n"})


def from_row(kind: type[T], row: sqlalchemy.Row[Any]) -> T:
    """One row as what it should be; raises where it is not that."""
    values = row._mapping
    return convert({name: values[name] for name in kind.__struct_fields__}, kind)
