"""Reports to the administrators: about a chat message, or about a player."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update

from cantiere.server.clock import Clock, now
from cantiere.server.errors import NotFound
from cantiere.server.people.validation import new_id
from cantiere.server.store.database import Database
from cantiere.server.store.schema import person, report

WHY_LENGTH: Final = 500


class About(NamedTuple):
    """Whom and what a report is about."""

    table: str
    person: str
    name: str
    line: int | None = None  # of the chat
    words: str = ""


class Report(Struct):
    """A report as administrators read it."""

    id: str
    at: int
    table: str
    name: str  # about whom, as they were called then
    words: str  # what the line said
    why: str
    line: int | None
    person: str | None  # none: they are gone
    by: str | None  # the name of who reported it
    settled: int | None
    settled_by: str | None


class Reports:
    def __init__(self, database: Database, clock: Clock = now) -> None:
        self._database = database
        self._clock = clock

    async def make(self, by: str, about: About, why: str) -> None:
        """Store a report, unless the same one is open already."""
        same = (report.c.by == by) & (report.c.person == about.person) & (report.c.table_id == about.table)
        same &= report.c.line.is_(None) if about.line is None else report.c.line == about.line
        known = select(report.c.id).where(same, report.c.settled.is_(None))
        row = {
            "id": new_id(),
            "at": self._clock(),
            "by": by,
            "person": about.person,
            "name": about.name,
            "table_id": about.table,
            "line": about.line,
            "words": about.words,
            "why": " ".join(why.split())[:WHY_LENGTH],
        }

        def write(db: Connection) -> None:
            if db.scalar(known) is None:
                db.execute(insert(report).values(row))

        await self._database.write(write)

    async def all(self, *, settled: bool, most: int = 200) -> list[Report]:
        """The newest first: the open ones, or those that are settled."""
        by, judge = person.alias(), person.alias()
        query = (
            select(report, by.c.name.label("by_name"), judge.c.name.label("judge_name"))
            .outerjoin(by, by.c.id == report.c.by)
            .outerjoin(judge, judge.c.id == report.c.settled_by)
            .where(report.c.settled.is_not(None) if settled else report.c.settled.is_(None))
            .order_by(report.c.at.desc())
            .limit(most)
        )

        def read(db: Connection) -> list[Report]:
            return [
                Report(
                    id=row.id,
                    at=row.at,
                    table=row.table_id,
                    name=row.name,
                    words=row.words,
                    why=row.why,
                    line=row.line,
                    person=row.person,
                    by=row.by_name,
                    settled=row.settled,
                    settled_by=row.judge_name,
                )
                for row in db.execute(query)
            ]

        return await self._database.read(read)

    async def count_unsettled(self) -> int:
        """How many nobody has settled."""
        query = select(func.count()).where(report.c.settled.is_(None))
        return await self._database.read(lambda db: int(db.scalar(query) or 0))

    async def settle(self, id: str, by: str | None) -> None:
        """Settle a report. `by` is None for the host's command."""
        done = update(report).where(report.c.id == id, report.c.settled.is_(None))
        done = done.values(settled=self._clock(), settled_by=by)
        if not await self._database.write(lambda db: db.execute(done).rowcount):
            raise NotFound("error-no-report", id=id[:20])
