"""Guests, and accounts with a password."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cantiere.server.clock import DAY, HOUR, Clock
from cantiere.server.errors import Forbidden, TooLate
from cantiere.server.people.admission import Admission
from cantiere.server.people.validation import check_password, clean_login, clean_name, hashed_token, known_login, new_id
from cantiere.server.protocol import Person
from cantiere.server.settings import Registration
from cantiere.server.store.database import Database, one_at_a_time, tell
from cantiere.server.store.notices import PersonChanged
from cantiere.server.store.schema import invitation, person, reset

HASHERS: Final = 2  # passwords that are checked at the same time

T = TypeVar("T")


class User(Struct, frozen=True):
    """A person as the server knows them."""

    id: str
    name: str
    login: str | None = None
    admin: bool = False

    def shown(self) -> Person:
        return Person(self.id, self.name, self.login or "", self.admin)


class CheckedLogin(NamedTuple):
    """Whose login and password were right, and the hash they were checked against."""

    user: User
    password: str


class People:
    def __init__(self, database: Database, clock: Clock, registration: Registration = "open") -> None:
        self.admission = Admission(database, registration)
        self._database = database
        self._clock = clock
        self._hasher = PasswordHasher()
        # argon2 is slow on purpose: it works in threads of its own, so that nobody else waits, not even for a table.
        self._threads = ThreadPoolExecutor(HASHERS, "argon2")

    # --- people -----------------------------------------------------------------------------------

    async def find(self, id: str) -> User | None:
        row = await self._database.read(lambda db: db.execute(_SELECT.where(person.c.id == id)).first())
        return None if row is None else User(**row._mapping)

    async def guest(self, name: str, invitation: str = "") -> User:
        """A new guest, with an invitation where one is needed."""
        user = User(new_id(), clean_name(name))
        row = {"id": user.id, "name": user.name, "admin": False, "created": self._clock()}

        def write(db: Connection) -> None:
            registration = self.admission.read(db)
            if registration != "open" and _has_accounts(db):
                self._check_in(db, registration, invitation)
            db.execute(insert(person).values(row))

        await self._database.write(write)
        return user

    def _check_in(self, db: Connection, registration: Registration, token: str) -> None:
        """Use an invitation up by one."""
        if registration == "closed":
            raise Forbidden("error-registration-closed")
        if not token:
            raise Forbidden("error-invitation-needed")
        known = (invitation.c.token == hashed_token(token)) & (invitation.c.expires > self._clock())
        use = update(invitation).where(known, invitation.c.used < invitation.c.uses)
        if not db.execute(use.values(used=invitation.c.used + 1)).rowcount:
            raise Forbidden("error-invitation")

    async def check_speech(self, user: User) -> None:
        """Refuse the chat messages of somebody who is muted, and say for how long."""
        query = select(person.c.muted).where(person.c.id == user.id)
        until = await self._database.read(lambda db: db.scalar(query))
        left = (until or 0) - self._clock()
        if left > 2 * DAY:
            raise Forbidden("error-muted-days", days=math.ceil(left / DAY))
        if left > 0:
            raise Forbidden("error-muted-hours", hours=math.ceil(left / HOUR))

    async def rename(self, user: User, name: str) -> User:
        return await self._update(user, name=clean_name(name))

    async def entrance(self) -> tuple[bool, Registration]:
        """Whether there is no account yet, and who may register: until there is one, anybody."""

        def read(db: Connection) -> tuple[bool, Registration]:
            return (False, self.admission.read(db)) if _has_accounts(db) else (True, "open")

        return await self._database.read(read)

    async def counts(self) -> tuple[int, int]:
        """How many people there are, and how many of them with an account."""
        query = select(func.count(), func.count(person.c.login)).select_from(person)
        row = await self._database.read(lambda db: db.execute(query).one())
        return row[0], row[1]

    # --- accounts ---------------------------------------------------------------------------------

    async def make_account(self, user: User, login: str, password: str) -> User:
        """Give the guest an account; the first on the server is the administrator's."""
        if user.login is not None:
            raise TooLate("error-has-account")
        login, hashed = clean_login(login), await self._hash(check_password(password))

        def write(db: Connection) -> int:
            one_at_a_time(db)  # or two at the same moment would both be the first
            values = {"login": login, "password": hashed, "admin": not _has_accounts(db)}
            guest = (person.c.id == user.id) & person.c.login.is_(None)
            return db.execute(update(person).where(guest).values(values)).rowcount

        try:
            changed = await self._database.write(write)
        except IntegrityError as error:
            raise TooLate("error-login-taken", login=login) from error
        if not changed:
            raise TooLate("error-has-account")
        return await self._again(user)

    async def sign_in(self, login: str, password: str) -> CheckedLogin:
        """Check a login and its password. A wrong login takes as long to refuse as a wrong password."""
        query = select(person.c.id, person.c.password, person.c.banned).where(person.c.login == known_login(login))
        row = await self._database.read(lambda db: db.execute(query).first())
        hashed = row.password if row is not None else self._nobody()
        if not await self._verify(hashed, password) or row is None:
            raise Forbidden("error-sign-in")
        if row.banned is not None and row.banned > self._clock():
            raise Forbidden("error-banned")
        found = await self.find(row.id)
        if found is None:  # deleted meanwhile
            raise Forbidden("error-sign-in")
        return CheckedLogin(found, hashed)

    async def change_password(self, user: User, old: str, new: str) -> User:
        """A new password. The caller has to end the person's other sessions."""
        if user.login is None:
            raise Forbidden("error-no-account")
        await self.sign_in(user.login, old)
        hashed = await self._hash(check_password(new))
        return await self._update(user, password=hashed)

    async def reset_password(self, token: str, new: str) -> str:
        """A new password for the person of the token, which is used up. Returns the person's id; the caller has to end
        their sessions."""
        hashed = await self._hash(check_password(new))

        def write(db: Connection) -> str:
            known = (reset.c.token == hashed_token(token)) & (reset.c.expires > self._clock())
            owner = db.scalar(delete(reset).where(known).returning(reset.c.person))
            if owner is None:
                raise TooLate("error-reset")
            db.execute(update(person).where(person.c.id == owner).values(password=hashed))
            return str(owner)

        return await self._database.write(write)

    async def _update(self, user: User, **values: object) -> User:
        def write(db: Connection) -> None:
            db.execute(update(person).where(person.c.id == user.id).values(values))
            tell(db, PersonChanged(self._database.notices.process, user.id))

        await self._database.write(write)
        return await self._again(user)

    async def _again(self, user: User) -> User:
        found = await self.find(user.id)
        assert found is not None
        return found

    async def _hash(self, password: str) -> str:
        return await self._in_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        try:
            return await self._in_thread(self._hasher.verify, hashed, password)
        except Argon2Error:
            return False

    async def _in_thread(self, do: Callable[..., T], *given: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, do, *given)

    def _nobody(self) -> str:
        return "$argon2id$v=19$m=65536,t=3,p=4$" + "A" * 22 + "$" + "A" * 43


COLUMNS: Final = [person.c[name] for name in User.__struct_fields__]
_SELECT: Final = select(*COLUMNS)


def _has_accounts(db: Connection) -> bool:
    return bool(db.scalar(select(func.count()).where(person.c.login.is_not(None))))
