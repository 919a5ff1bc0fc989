"""People as the host manages them: found, made administrators, muted, banned, given a new password, deleted.

Used by `cantiere admin` and the administrators' page.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from cantiere.server.clock import HOUR, Clock, now
from cantiere.server.errors import BadRequest, NotFound, TooLate
from cantiere.server.people.validation import hashed_token
from cantiere.server.store.database import Database, one_at_a_time, tell
from cantiere.server.store.notices import PersonChanged
from cantiere.server.store.schema import person, reset, session
from cantiere.server.store.upkeep import holds

RESET_HOURS: Final = 48
FOR_EVER: Final = 2**53  # a time that never comes


class Member(Struct):
    """Somebody in a list."""

    id: str
    name: str
    login: str | None
    admin: bool
    created: int
    banned: int | None
    muted: int | None
    seen: int | None  # when they were last here, to the day


_SEEN: Final = select(func.max(session.c.used)).where(session.c.person == person.c.id).scalar_subquery()
_COLUMNS: Final = [_SEEN.label("seen"), *(person.c[name] for name in Member.__struct_fields__ if name != "seen")]


class Hosting:
    def __init__(self, database: Database, clock: Clock = now) -> None:
        self.database = database
        self._clock = clock

    async def find(self, who: str) -> Member:
        """By login or id."""
        query = select(*_COLUMNS).where(or_(person.c.login == who.strip().lower(), person.c.id == who))
        row = await self.database.read(lambda db: db.execute(query).first())
        if row is None:
            raise NotFound("error-no-person", person=who[:80])
        return Member(**row._mapping)

    async def people(self, *, guests: bool, most: int, search: str = "") -> list[Member]:
        """Accounts, and guests if asked for, the newest first. `search` looks in names, logins and ids."""
        query = select(*_COLUMNS).order_by(person.c.created.desc()).limit(most)
        if not guests:
            query = query.where(person.c.login.is_not(None))
        if search.strip():
            query = query.where(holds(search, person.c.name, person.c.login, person.c.id))
        return await self.database.read(lambda db: [Member(**row._mapping) for row in db.execute(query)])

    async def named(self, ids: Sequence[str]) -> dict[str, str]:
        """The names of these people; "" for deleted ones."""
        query = select(person.c.id, person.c.name).where(person.c.id.in_(ids))
        found = await self.database.read(lambda db: {row.id: row.name for row in db.execute(query)})
        return {id: found.get(id, "") for id in ids}

    async def grant(self, who: Member, *, admin: bool) -> None:
        """Make somebody an administrator, or revoke it. There is always one left."""

        def write(db: Connection) -> None:
            if not admin:
                self._check_others(db, who)
            db.execute(update(person).where(person.c.id == who.id).values(admin=admin))
            self._tell(db, who)

        await self.database.write(write)

    async def mute(self, who: Member, until: int | None) -> None:
        """Refuse their chat messages until that time. None: no longer."""

        def write(db: Connection) -> None:
            db.execute(update(person).where(person.c.id == who.id).values(muted=until))

        await self.database.write(write)

    async def ban(self, who: Member, until: int | None) -> None:
        """Ban somebody: every session ends now, and none begins before that time. None: lift the ban. Their seats are
        for `live.vacating`, after this."""

        def write(db: Connection) -> None:
            if until is not None:
                self._check_others(db, who)
            # First this, then the sessions: one that begins at the same moment is refused, or is among them.
            db.execute(update(person).where(person.c.id == who.id).values(banned=until))
            if until is not None:
                db.execute(delete(session).where(session.c.person == who.id))
            self._tell(db, who)

        await self.database.write(write)

    async def reset_token(self, who: Member) -> str:
        """A token to choose a new password with, once, within RESET_HOURS. Older tokens are void."""
        if who.login is None:
            raise BadRequest("error-no-login", name=who.name)
        token = secrets.token_urlsafe(24)
        row = {"token": hashed_token(token), "person": who.id, "expires": self._clock() + RESET_HOURS * HOUR}

        def write(db: Connection) -> None:
            db.execute(delete(reset).where(reset.c.person == who.id))
            db.execute(insert(reset).values(row))

        await self.database.write(write)
        return token

    async def delete(self, who: Member) -> None:
        """Delete somebody who is banned, and whose tables `live.vacating` has seen to."""

        def write(db: Connection) -> None:
            self._check_others(db, who)
            db.execute(delete(person).where(person.c.id == who.id))
            self._tell(db, who)

        await self.database.write(write)

    # --- small things -----------------------------------------------------------------------------

    def _check_others(self, db: Connection, who: Member) -> None:
        """Refuse if no other administrator could sign in."""
        one_at_a_time(db)  # or two could ban each other at the same moment
        is_free = or_(person.c.banned.is_(None), person.c.banned <= self._clock())
        others = select(func.count()).where(person.c.admin, person.c.id != who.id, is_free)
        is_admin = select(person.c.admin).where(person.c.id == who.id)
        if db.scalar(is_admin) and not db.scalar(others):
            raise TooLate("error-last-admin")

    def _tell(self, db: Connection, who: Member) -> None:
        tell(db, PersonChanged(self.database.notices.process, who.id))
