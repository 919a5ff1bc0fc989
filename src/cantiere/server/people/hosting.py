"""People as the host sees them: found, made administrators, shut out, given a new password, deleted."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from cantiere.kernel.errors import CantiereError
from cantiere.server.clock import Clock, now
from cantiere.server.people.validation import hashed_token
from cantiere.server.store.database import Database
from cantiere.server.store.schema import chat, game_table, person, reset, seat, session

RESET_HOURS: Final = 48


class Member(Struct):
    """Somebody in a list."""

    id: str
    name: str
    login: str | None
    admin: bool
    created: int
    banned: int | None


_COLUMNS: Final = [person.c[name] for name in Member.__struct_fields__]


class Hosting:
    def __init__(self, database: Database, clock: Clock = now) -> None:
        self._database = database
        self._clock = clock

    async def find(self, who: str) -> Member:
        """By login or id."""
        query = select(*_COLUMNS).where(or_(person.c.login == who.strip().lower(), person.c.id == who))
        row = await self._database.read(lambda db: db.execute(query).first())
        if row is None:
            raise CantiereError("error-no-person", person=who)
        return Member(**row._mapping)

    async def people(self, *, guests: bool, most: int) -> list[Member]:
        """Accounts, and guests if they are wanted; who came last is first."""
        query = select(*_COLUMNS).order_by(person.c.created.desc()).limit(most)
        if not guests:
            query = query.where(person.c.login.is_not(None))
        return await self._database.read(lambda db: [Member(**row._mapping) for row in db.execute(query)])

    async def grant(self, who: Member, *, admin: bool) -> None:
        """Make somebody an administrator, or no longer one. There is always one left."""

        def write(db: Connection) -> None:
            others = select(func.count()).where(person.c.admin, person.c.id != who.id)
            if not admin and who.admin and not db.scalar(others):
                raise CantiereError("error-last-admin")
            db.execute(update(person).where(person.c.id == who.id).values(admin=admin))

        await self._database.write(write)

    async def ban(self, who: Member, until: int | None) -> None:
        """Shut somebody out: every session ends now, and none begins before that time. None: no longer."""

        def write(db: Connection) -> None:
            db.execute(update(person).where(person.c.id == who.id).values(banned=until))
            if until is not None:
                db.execute(delete(session).where(session.c.person == who.id))

        await self._database.write(write)

    async def reset_token(self, who: Member) -> str:
        """With it the person can choose a new password, once, within RESET_HOURS. Older ones are void."""
        token = secrets.token_urlsafe(24)
        row = {"token": hashed_token(token), "person": who.id, "expires": self._clock() + RESET_HOURS * 3_600_000}

        def write(db: Connection) -> None:
            db.execute(delete(reset).where(reset.c.person == who.id))
            db.execute(insert(reset).values(row))

        await self._database.write(write)
        return token

    async def delete(self, who: Member, level: str) -> None:
        """Forget somebody: name, login, sessions and what they said. Games stay: in running ones a bot of that level
        plays on, in those not begun the seat is open again."""

        def write(db: Connection) -> None:
            theirs = select(seat.c.table_id).where(seat.c.person == who.id)
            at = {status: select(game_table.c.id).where(game_table.c.status == status) for status in _SEATS}
            touched = or_(game_table.c.id.in_(theirs), game_table.c.owner == who.id)
            db.execute(update(game_table).where(touched).values(version=game_table.c.version + 1))
            db.execute(update(game_table).where(game_table.c.owner == who.id).values(owner=None))
            for status, kind in _SEATS.items():
                bot = {"level": level} if kind == "bot" else {}
                mine = (seat.c.person == who.id) & seat.c.table_id.in_(at[status])
                db.execute(update(seat).where(mine).values(kind=kind, person=None, name="", **bot))
            db.execute(update(chat).where(chat.c.who == who.id).values(who=None, name="", words="…"))
            db.execute(delete(person).where(person.c.id == who.id))

        await self._database.write(write)


# Who sits where somebody was deleted, by the table's status.
_SEATS: Final = {"waiting": "open", "playing": "bot", "finished": "person"}
