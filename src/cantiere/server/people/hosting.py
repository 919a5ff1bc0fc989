"""People as the host manages them: found, made administrators, muted, banned, given a new password, deleted.

Used by `cantiere admin` and the administrators' page.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, func, insert, null, or_, select, update

from cantiere.kernel.errors import CantiereError
from cantiere.server.clock import HOUR, Clock, now
from cantiere.server.people.validation import hashed_token
from cantiere.server.store.database import Database, one_at_a_time, tell
from cantiere.server.store.notices import PersonChanged, TableChanged
from cantiere.server.store.schema import chat, game_table, person, reset, seat, session
from cantiere.server.store.upkeep import holds

RESET_HOURS: Final = 48


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
        self._database = database
        self._clock = clock

    async def find(self, who: str) -> Member:
        """By login or id."""
        query = select(*_COLUMNS).where(or_(person.c.login == who.strip().lower(), person.c.id == who))
        row = await self._database.read(lambda db: db.execute(query).first())
        if row is None:
            raise CantiereError("error-no-person", person=who[:80])
        return Member(**row._mapping)

    async def people(self, *, guests: bool, most: int, search: str = "") -> list[Member]:
        """Accounts, and guests if asked for, the newest first. `search` looks in names, logins and ids."""
        query = select(*_COLUMNS).order_by(person.c.created.desc()).limit(most)
        if not guests:
            query = query.where(person.c.login.is_not(None))
        if search.strip():
            query = query.where(holds(search, person.c.name, person.c.login, person.c.id))
        return await self._database.read(lambda db: [Member(**row._mapping) for row in db.execute(query)])

    async def named(self, ids: Sequence[str]) -> dict[str, str]:
        """The names of these people; "" for deleted ones."""
        query = select(person.c.id, person.c.name).where(person.c.id.in_(ids))
        found = await self._database.read(lambda db: {row.id: row.name for row in db.execute(query)})
        return {id: found.get(id, "") for id in ids}

    async def grant(self, who: Member, *, admin: bool) -> None:
        """Make somebody an administrator, or revoke it. There is always one left."""

        def write(db: Connection) -> None:
            if not admin:
                self._check_others(db, who)
            db.execute(update(person).where(person.c.id == who.id).values(admin=admin))
            self._tell(db, who)

        await self._database.write(write)

    async def mute(self, who: Member, until: int | None) -> None:
        """Refuse their chat messages until that time. None: no longer."""

        def write(db: Connection) -> None:
            db.execute(update(person).where(person.c.id == who.id).values(muted=until))

        await self._database.write(write)

    async def ban(self, who: Member, until: int | None, level: str) -> None:
        """Ban somebody: every session ends now, and none begins before that time; in running games a bot of that
        level plays for them, at tables that have not started their seat is open again. None: lift the ban."""

        def write(db: Connection) -> None:
            if until is not None:
                self._check_others(db, who)
                held = (seat.c.person == who.id) & (seat.c.kind != "bot")
                self._change_tables(db, game_table.c.id.in_(select(seat.c.table_id).where(held)), "waiting", "playing")
                db.execute(update(seat).where(held & _at_tables("playing")).values(kind="bot", level=level))
                self._open_seats(db, who)
            # First this, then the sessions: one that begins at the same moment is refused, or is among them.
            db.execute(update(person).where(person.c.id == who.id).values(banned=until))
            if until is not None:
                db.execute(delete(session).where(session.c.person == who.id))
            self._tell(db, who)

        await self._database.write(write)

    async def reset_token(self, who: Member) -> str:
        """A token to choose a new password with, once, within RESET_HOURS. Older tokens are void."""
        if who.login is None:
            raise CantiereError("error-no-login", name=who.name)
        token = secrets.token_urlsafe(24)
        row = {"token": hashed_token(token), "person": who.id, "expires": self._clock() + RESET_HOURS * HOUR}

        def write(db: Connection) -> None:
            db.execute(delete(reset).where(reset.c.person == who.id))
            db.execute(insert(reset).values(row))

        await self._database.write(write)
        return token

    async def delete(self, who: Member, level: str) -> None:
        """Delete somebody: name, login, sessions and chat messages. Games are kept: in running ones a bot of that level
        plays on, in those not started the seat is open again."""

        def write(db: Connection) -> None:
            self._check_others(db, who)
            theirs = (select(table.c.table_id).where(column == who.id) for table, column in _NAMED)
            touched = or_(game_table.c.owner == who.id, *(game_table.c.id.in_(ids) for ids in theirs))
            self._change_tables(db, touched, "waiting", "playing", "finished")
            self._open_seats(db, who)
            db.execute(update(game_table).where(game_table.c.owner == who.id).values(owner=None))
            mine = seat.c.person == who.id
            played = mine & _at_tables("playing")
            db.execute(update(seat).where(played).values(kind="bot", person=None, name="", level=level))
            db.execute(update(seat).where(mine).values(person=None, name=""))
            db.execute(update(chat).where(chat.c.who == who.id).values(who=None, name="", words="…"))
            db.execute(delete(person).where(person.c.id == who.id))
            self._tell(db, who)

        await self._database.write(write)

    # --- small things -----------------------------------------------------------------------------

    def _check_others(self, db: Connection, who: Member) -> None:
        """Refuse if no other administrator could sign in."""
        one_at_a_time(db)  # or two could ban each other at the same moment
        is_free = or_(person.c.banned.is_(None), person.c.banned <= self._clock())
        others = select(func.count()).where(person.c.admin, person.c.id != who.id, is_free)
        is_admin = select(person.c.admin).where(person.c.id == who.id)
        if db.scalar(is_admin) and not db.scalar(others):
            raise CantiereError("error-last-admin")

    def _open_seats(self, db: Connection, who: Member) -> None:
        """Free the person's seats at tables that have not started."""
        mine = (seat.c.person == who.id) & _at_tables("waiting")
        db.execute(update(seat).where(mine).values(kind="open", person=None, name=""))

    def _change_tables(self, db: Connection, which: ColumnElement[bool], *statuses: str) -> None:
        """Raise the version of these tables, so that processes that have them in memory read them again. An open
        question is withdrawn: the person cannot answer it any more."""
        of_status = which & game_table.c.status.in_(statuses)
        # All at once and in the order in which actions lock them, so that neither waits for the other for ever.
        db.execute(select(game_table.c.id).where(of_status).order_by(game_table.c.id).with_for_update())
        change = update(game_table).where(of_status).values(version=game_table.c.version + 1, ask=null())
        for row in db.execute(change.returning(game_table.c.id, game_table.c.version)).all():
            tell(db, TableChanged(self._database.notices.process, row.id, row.version))

    def _tell(self, db: Connection, who: Member) -> None:
        tell(db, PersonChanged(self._database.notices.process, who.id))


def _at_tables(status: str) -> ColumnElement[bool]:
    return seat.c.table_id.in_(select(game_table.c.id).where(game_table.c.status == status))


_NAMED: Final = ((seat, seat.c.person), (chat, chat.c.who))
