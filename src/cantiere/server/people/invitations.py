"""Invitations: links for registering where that is not open to everybody."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from cantiere.server.clock import DAY, Clock, now
from cantiere.server.errors import BadRequest, Forbidden, NotFound
from cantiere.server.people.validation import hashed_token, new_id
from cantiere.server.store.database import Database
from cantiere.server.store.schema import invitation

PATH: Final = "/invite/"  # what stands before the token in a link
MOST_USES: Final = 1000
MOST_DAYS: Final = 365
NOTE_LENGTH: Final = 80
_KEPT_DAYS: Final = 30  # how long an expired one is still listed


class Invitation(Struct):
    """A link that an administrator has made. Its token is not stored, only a hash."""

    id: str
    note: str
    uses: int
    used: int
    created: int
    expires: int


_COLUMNS: Final = [invitation.c[name] for name in Invitation.__struct_fields__]


class Invitations:
    def __init__(self, database: Database, clock: Clock = now) -> None:
        self._database = database
        self._clock = clock

    async def make(self, uses: int, days: int, note: str = "") -> tuple[Invitation, str]:
        """A new invitation for a number of people and days, and its token."""
        if not (1 <= uses <= MOST_USES and 1 <= days <= MOST_DAYS):
            raise BadRequest("error-invitation-numbers", uses=MOST_USES, days=MOST_DAYS)
        at, token = self._clock(), secrets.token_urlsafe(16)
        made = Invitation(new_id(), " ".join(note.split())[:NOTE_LENGTH], uses, 0, at, at + days * DAY)

        def write(db: Connection) -> None:
            db.execute(delete(invitation).where(invitation.c.expires < at - _KEPT_DAYS * DAY))
            values = {name: getattr(made, name) for name in Invitation.__struct_fields__}
            db.execute(insert(invitation).values(token=hashed_token(token), **values))

        await self._database.write(write)
        return made, token

    async def all(self) -> list[Invitation]:
        """The newest first."""
        query = select(*_COLUMNS).order_by(invitation.c.created.desc())
        return await self._database.read(lambda db: [Invitation(**row._mapping) for row in db.execute(query)])

    async def withdraw(self, id: str) -> None:
        """Make it invalid; people who have registered with it stay."""
        gone = delete(invitation).where(invitation.c.id == id)
        if not await self._database.write(lambda db: db.execute(gone).rowcount):
            raise NotFound("error-no-invitation", id=id[:20])

    async def check(self, token: str) -> None:
        """Refuse if it is not valid any more."""
        query = select(invitation.c.id).where(invitation.c.token == hashed_token(token))
        query = query.where(invitation.c.expires > self._clock(), invitation.c.used < invitation.c.uses)
        if await self._database.read(lambda db: db.scalar(query)) is None:
            raise Forbidden("error-invitation")
