"""How busy the server was: a row a minute for each process, kept for a week."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import structs
from sqlalchemy import Connection, delete, insert, select

from cantiere.server.clock import DAY
from cantiere.server.protocol import Figures
from cantiere.server.store.database import Database
from cantiere.server.store.schema import sample

KEPT_DAYS: Final = 7
# Of several minutes the worst is shown, of several processes, too; everything else is counted.
_WORST: Final = frozenset({"storing", "answering"})
_QUEUES: Final = frozenset({"changes", "bots"})


class Samples:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, at: int, figures: Figures) -> None:
        """What this process did in the minute that ends there."""
        process = self._database.notices.process

        def write(db: Connection) -> None:
            is_over = sample.c.at < at - KEPT_DAYS * DAY
            is_same = (sample.c.at == at) & (sample.c.process == process)  # the clock was set back
            db.execute(delete(sample).where(is_over | is_same))
            db.execute(insert(sample).values(at=at, process=process, figures=msgspec.to_builtins(figures)))

        await self._database.write(write)

    async def since(self, begin: int) -> dict[int, Figures]:
        """Minute by minute, of all processes together."""
        query = select(sample.c.at, sample.c.figures).where(sample.c.at >= begin).order_by(sample.c.at)

        def read(db: Connection) -> dict[int, list[Figures]]:
            found: dict[int, list[Figures]] = defaultdict(list)
            for row in db.execute(query):
                found[row.at].append(msgspec.convert(row.figures, Figures))
            return found

        minutes = await self._database.read(read)
        return {at: together(figures) for at, figures in minutes.items()}


def together(figures: Sequence[Figures]) -> Figures:
    """Several processes in one minute."""
    names = Figures.__struct_fields__
    return Figures(**{name: (max if name in _WORST else sum)(getattr(one, name) for one in figures) for name in names})


def averaged(figures: Sequence[Figures]) -> Figures:
    """Several minutes as one that stands for them: counts on average, delays and queues at their worst."""
    total = structs.asdict(together(figures))
    mean = {name: round(value / len(figures), 2) for name, value in total.items() if name not in _WORST | _QUEUES}
    return Figures(**total | mean | {name: max(getattr(one, name) for one in figures) for name in _QUEUES})
