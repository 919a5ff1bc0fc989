"""How busy the server was: a row a minute for each process, kept for a week."""

from __future__ import annotations

from typing import Final

from msgspec import structs
from sqlalchemy import Connection, delete, func, insert, select

from cantiere.server.clock import DAY
from cantiere.server.protocol import Statistics
from cantiere.server.store.database import Database
from cantiere.server.store.schema import sample

KEPT_DAYS: Final = 7
_DELAYS: Final = ("storing", "answering")
_QUEUES: Final = ("changes", "bots")


class Samples:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, at: int, statistics: Statistics) -> None:
        """What this process did in the minute that ends there."""
        process = self._database.notices.process

        def write(db: Connection) -> None:
            is_over = sample.c.at < at - KEPT_DAYS * DAY
            is_same = (sample.c.at == at) & (sample.c.process == process)  # the clock was set back
            db.execute(delete(sample).where(is_over | is_same))
            db.execute(insert(sample).values(at=at, process=process, **structs.asdict(statistics)))

        await self._database.write(write)

    async def since(self, begin: int, step: int) -> list[tuple[int, Statistics]]:
        """Of all processes together, in parts of so many milliseconds, each with its last minute: delays and queues at
        their worst, everything else as it was in a minute on average."""
        names = Statistics.__struct_fields__
        of_all = {name: (func.max if name in _DELAYS else func.sum)(sample.c[name]).label(name) for name in names}
        minute = select(sample.c.at, *of_all.values()).where(sample.c.at >= begin).group_by(sample.c.at).subquery()
        worst = (*_DELAYS, *_QUEUES)
        columns = [(func.max if name in worst else func.avg)(minute.c[name]).label(name) for name in names]
        query = select(func.max(minute.c.at).label("last"), *columns).group_by(minute.c.at // step).order_by("last")

        def read(db: Connection) -> list[tuple[int, Statistics]]:
            rows = db.execute(query).all()
            return [(row.last, Statistics(**{name: round(row._mapping[name], 2) for name in names})) for row in rows]

        return await self._database.read(read)
