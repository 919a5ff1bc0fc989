"""The analyses of finished games, as far as they have come."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from cantiere.server.protocol import Looked, encoder
from cantiere.server.store import schema
from cantiere.server.store.database import Database

_looked: Final = msgspec.json.Decoder(list[Looked])


class Stored(Struct):
    """What is stored of one."""

    total: int
    is_done: bool
    looked: list[Looked]


class Analyses:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.notices = database.notices

    async def load(self, table: str) -> Stored | None:
        """A table's analysis; None if nobody has asked for one."""
        query = select(schema.analysis).where(schema.analysis.c.table_id == table)

        def read(db: Connection) -> Stored | None:
            row = db.execute(query).first()
            return None if row is None else Stored(row.total, row.is_done, _looked.decode(row.looked))

        return await self._database.read(read)

    async def begin(self, table: str, person: str, at: int) -> None:
        """Somebody asks for one; nothing happens where there is one already."""
        exists = select(schema.analysis.c.table_id).where(schema.analysis.c.table_id == table)
        row = {"table_id": table, "person": person, "asked": at, "total": 0, "is_done": False, "looked": b"[]"}

        def write(db: Connection) -> None:
            if db.execute(exists).first() is None:
                db.execute(insert(schema.analysis), row)

        await self._database.write(write)

    async def save(self, table: str, found: Stored) -> None:
        row = {"total": found.total, "is_done": found.is_done, "looked": encoder.encode(found.looked)}
        change = update(schema.analysis).where(schema.analysis.c.table_id == table).values(**row)
        await self._database.write(lambda db: db.execute(change))
