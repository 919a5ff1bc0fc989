"""Who sends a request: a cookie holds the token of a session, and a session is one person on one device.

Sessions are stored, so that they can be listed and ended; of a token only its hash is stored, so that nobody who reads
the database can sign in with it. A session that is not used for a long time expires.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Collection
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from cantiere.server.clock import DAY, Clock
from cantiere.server.errors import Forbidden, NotFound, Unavailable
from cantiere.server.people.accounts import COLUMNS, User
from cantiere.server.people.validation import hashed_token, new_id
from cantiere.server.store.database import Database, tell
from cantiere.server.store.notices import PersonChanged
from cantiere.server.store.schema import person, session

COOKIE: Final = "cantiere"
_TOKEN_LENGTHS: Final = range(1, 100)
# Marks in a User-Agent header, the more specific first, and what people call them.
_BROWSERS: Final = {"Firefox": "Firefox", "Edg": "Edge", "OPR": "Opera", "Chrome": "Chrome", "Safari": "Safari"}
_SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


class ForgedCookie(Exception):
    """The cookie was not made by this server, or its session is over."""


class Session(Struct, frozen=True):
    """A person on a device."""

    id: str
    person: str
    device: str
    created: int
    used: int  # to the day


class SignedIn(Struct, frozen=True):
    """Who the cookie names, and by which session."""

    user: User
    session: str
    is_renewed: bool = False  # used again after a while: the browser should keep its cookie longer, too


class Sessions:
    def __init__(self, database: Database, clock: Clock, days: int) -> None:
        self.on_end: Callable[[Collection[str]], None] = lambda ended: None
        self.seconds = days * 24 * 3600
        self._database = database
        self._clock = clock

    async def open(self) -> None:
        """Delete expired sessions."""
        over = delete(session).where(session.c.used < self._oldest())
        with contextlib.suppress(Unavailable):  # another time: people can look at their tables all the same
            await self._database.write(lambda db: db.execute(over))

    async def begin(self, user: User, device: str, password: str | None = None) -> str:
        """A new session. Returns its token, which is known to nobody else. `password` is the hash that was checked,
        None for a guest. Checking takes a while: refused if the person was banned, or has another password, since."""
        token, now = secrets.token_urlsafe(32), self._clock()
        row = {"id": new_id(), "token": hashed_token(token), "person": user.id, "device": device}
        same = (person.c.id == user.id) & person.c.password.is_not_distinct_from(password)
        query = select(person.c.banned).where(same).with_for_update()

        def write(db: Connection) -> None:
            found = db.execute(query).first()
            if found is None:
                raise Forbidden("error-sign-in")
            if found.banned is not None and found.banned > now:
                raise Forbidden("error-banned")
            db.execute(insert(session).values(**row, created=now, used=now))

        await self._database.write(write)
        return token

    async def find(self, token: str | None) -> SignedIn | None:
        """Who the token names; None without one. Raises ForgedCookie."""
        if not token:
            return None
        if len(token) not in _TOKEN_LENGTHS:
            raise ForgedCookie
        query = select(session.c.id.label("session"), session.c.used, *COLUMNS).join_from(session, person)
        query = query.where(session.c.token == hashed_token(token))
        row = await self._database.read(lambda db: db.execute(query).first())
        if row is None or row.used < self._oldest():
            raise ForgedCookie
        is_old = abs(self._clock() - row.used) > DAY
        return SignedIn(_user(row), row.session, is_old and await self._renew(row.session))

    async def _renew(self, id: str) -> bool:
        """Note that it was used today. With a full disk people may come in all the same."""
        use = update(session).where(session.c.id == id).values(used=self._clock())
        try:
            await self._database.write(lambda db: db.execute(use))
        except Unavailable:
            return False
        return True

    async def of(self, person_id: str) -> list[Session]:
        """All sessions of a person, the one used last first."""
        columns = [session.c[name] for name in Session.__struct_fields__]
        query = select(*columns).where(session.c.person == person_id, session.c.used >= self._oldest())
        query = query.order_by(session.c.used.desc(), session.c.created.desc())
        return await self._database.read(lambda db: [Session(**row._mapping) for row in db.execute(query)])

    async def users(self, ids: Collection[str]) -> dict[str, User]:
        """The people of those of these sessions that have not ended."""
        query = select(session.c.id.label("session"), *COLUMNS).join_from(session, person)
        query = query.where(session.c.id.in_(ids))
        return await self._database.read(lambda db: {row.session: _user(row) for row in db.execute(query)})

    async def end(self, person_id: str, id: str) -> None:
        """End one session of the person; its sockets are closed."""
        if not await self._end((session.c.person == person_id) & (session.c.id == id)):
            raise NotFound("error-no-session")

    async def end_all(self, person_id: str, but: str | None = None) -> None:
        """End the person's sessions, all `but` one."""
        await self._end((session.c.person == person_id) & (session.c.id != (but or "")))

    async def _end(self, which: ColumnElement[bool]) -> list[str]:
        query = delete(session).where(which).returning(session.c.id, session.c.person)

        def write(db: Connection) -> list[str]:
            ended = db.execute(query).all()
            for owner in {row.person for row in ended}:
                tell(db, PersonChanged(self._database.notices.process, owner))
            return [row.id for row in ended]

        ended = await self._database.write(write)
        self.on_end(ended)
        return ended

    def _oldest(self) -> int:
        return self._clock() - self.seconds * 1000


def _user(row: Row[Any]) -> User:
    return User(**{name: row._mapping[name] for name in User.__struct_fields__})


def device_of(agent: str) -> str:
    """Browser and system, from a User-Agent header."""
    browser = next((name for mark, name in _BROWSERS.items() if f"{mark}/" in agent), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in agent), "")
    return " · ".join(part for part in (browser, system) if part)
