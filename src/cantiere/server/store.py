"""The log store: tables as they are written down, and the one way to change them.

Every change of a table is a `Change`, written in one transaction that also raises the table's version by one. Of two
writers who both read version v only one gets v + 1; the other gets `Conflict`, reads again and decides anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct, structs
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cantiere.server import schema
from cantiere.server.database import Database
from cantiere.server.protocol import SeatKind, Status, Words

T = TypeVar("T", bound=Struct)

CHAT_TAIL: Final = 50  # how much of the chat a table keeps at hand
LIST_LENGTH: Final = 50  # tables in one list of the lobby


class Conflict(Exception):
    """Somebody else changed the table first."""


class Head(Struct):
    """A table's settings and its place in the lists: one row of `game_table`."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    secret: bytes
    public: bool
    status: Status
    created: int
    changed: int
    owner: str | None = None
    prelude: int = 0
    origin_table: str | None = None
    origin_n: int | None = None
    next_table: str | None = None
    version: int = 1
    waiting: int = 0
    ask: dict[str, Any] | None = None
    totals: list[int] = []
    places: list[int] = []
    ending: str = ""


class Chair(Struct):
    """One row of `seat`. A bot with a person plays for somebody who left; an open chair with a person is kept for
    that one."""

    seat: int
    kind: SeatKind
    person: str | None = None
    name: str = ""
    level: str = ""


class Entry(Struct):
    """One row of the log."""

    n: int
    kind: str
    seat: int
    who: str
    at: int
    words: Words | None = None
    target: int | None = None
    ack: str | None = None
    version: int = 0


class Said(Struct):
    """One row of the chat."""

    n: int
    at: int
    name: str
    words: str = ""
    seat: int | None = None
    note: dict[str, Any] | None = None
    ack: str | None = None


class Record(Struct):
    """All that is stored of a table (of the chat: the end)."""

    head: Head
    chairs: list[Chair]
    log: list[Entry]
    chat: list[Said]


class Change(Struct):
    """What one transaction writes."""

    at: int
    log: list[Entry] = []
    chat: list[Said] = []
    chairs: list[Chair] = []  # those that change
    head: dict[str, Any] = {}  # fields of Head that change


class Listed(Struct):
    """A table as the lobby shows it."""

    head: Head
    chairs: list[Chair]


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- one table --------------------------------------------------------------------------------

    async def create(self, record: Record) -> None:
        """Write down a new table, its opening draws included."""

        def write(db: Connection) -> None:
            db.execute(insert(schema.game_table), structs.asdict(record.head))
            _add(db, schema.seat, record.head.id, record.chairs)
            _add(db, schema.action, record.head.id, record.log)
            _add(db, schema.chat, record.head.id, record.chat)

        await self.database.write(write)

    async def load(self, table: str, after: int = 0) -> Record | None:
        """A table with its log after line `after`; None if there is no such table."""

        def read(db: Connection) -> Record | None:
            row = db.execute(select(schema.game_table).where(schema.game_table.c.id == table)).first()
            if row is None:
                return None
            chairs = select(schema.seat).where(schema.seat.c.table_id == table).order_by(schema.seat.c.seat)
            log = select(schema.action).where(schema.action.c.table_id == table, schema.action.c.n > after)
            chat = select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.n.desc())
            return Record(
                _read(Head, row),
                [_read(Chair, row) for row in db.execute(chairs)],
                [_read(Entry, row) for row in db.execute(log.order_by(schema.action.c.n))],
                [_read(Said, row) for row in db.execute(chat.limit(CHAT_TAIL))][::-1],
            )

        return await self.database.read(read)

    async def commit(self, table: str, version: int, change: Change) -> None:
        """Write the change down as version + 1, durably, or raise Conflict and write nothing."""
        head, seat = schema.game_table, schema.seat
        guarded = update(head).where(head.c.id == table, head.c.version == version)
        values = change.head | {"version": version + 1, "changed": change.at}

        def write(db: Connection) -> None:
            if db.execute(guarded.values(values)).rowcount != 1:
                raise Conflict
            _add(db, schema.action, table, change.log)
            _add(db, schema.chat, table, change.chat)
            for chair in change.chairs:
                mine = (seat.c.table_id == table) & (seat.c.seat == chair.seat)
                db.execute(update(seat).where(mine).values(structs.asdict(chair)))

        try:
            await self.database.write(write)
        except IntegrityError as error:
            raise Conflict from error

    async def remove(self, table: str) -> None:
        """Clear away a table that never started."""
        head = schema.game_table
        gone = delete(head).where(head.c.id == table, head.c.status == "waiting")
        await self.database.write(lambda db: db.execute(gone))

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
        return await self._list(status & or_(head.c.id.in_(seated), head.c.owner == person))

    async def public(self, status: Status) -> list[Listed]:
        head = schema.game_table
        return await self._list(head.c.public & (head.c.status == status))

    async def with_bot_to_act(self) -> list[str]:
        """Tables where a bot should be thinking: for a server that starts."""
        head, seat = schema.game_table, schema.seat
        query = select(head.c.id, head.c.waiting, seat.c.seat).join(seat, seat.c.table_id == head.c.id)
        query = query.where(head.c.status == "playing", seat.c.kind == "bot")
        rows = await self.database.read(lambda db: db.execute(query).all())
        return sorted({row.id for row in rows if row.waiting >> row.seat & 1})

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        status = schema.game_table.c.status
        query = select(status, func.count()).group_by(status)
        return await self.database.read(lambda db: {row[0]: row[1] for row in db.execute(query)})

    async def _list(self, condition: Any) -> list[Listed]:
        head, seat = schema.game_table, schema.seat

        def read(db: Connection) -> list[Listed]:
            newest = select(head).where(condition).order_by(head.c.changed.desc()).limit(LIST_LENGTH)
            heads = [_read(Head, row) for row in db.execute(newest)]
            chairs = select(seat).where(seat.c.table_id.in_([h.id for h in heads])).order_by(seat.c.seat)
            seated: dict[str, list[Chair]] = {h.id: [] for h in heads}
            for row in db.execute(chairs):
                seated[row.table_id].append(_read(Chair, row))
            return [Listed(h, seated[h.id]) for h in heads]

        return await self.database.read(read)


def _add(db: Connection, into: Any, table: str, rows: Sequence[Struct]) -> None:
    if rows:
        db.execute(insert(into), [{"table_id": table} | structs.asdict(row) for row in rows])


def _read(kind: type[T], row: Row[Any]) -> T:
    return kind(**{name: value for name, value in row._mapping.items() if name != "table_id"})
