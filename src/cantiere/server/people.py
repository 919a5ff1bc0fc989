"""Who is who: guests with a signed cookie, accounts with a password."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, Signer
from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cantiere.server.clock import Clock
from cantiere.server.database import Database
from cantiere.server.names import check_password, clean_login, clean_name, new_id
from cantiere.server.protocol import Person
from cantiere.server.refusal import Forbidden, Late
from cantiere.server.schema import person, setting

COOKIE: Final = "cantiere"
COOKIE_SECONDS: Final = 365 * 24 * 3600
_KEY: Final = "cookie-key"


class ForgedCookie(Exception):
    """The cookie was not made by this server, or is void since its person signed out everywhere."""


class Someone(Struct, frozen=True):
    """A person as the server knows them."""

    id: str
    name: str
    login: str | None = None
    admin: bool = False
    epoch: int = 0

    def shown(self) -> Person:
        return Person(self.id, self.name, self.login or "", self.admin)


class People:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._signer: Signer | None = None
        self._hasher = PasswordHasher()

    async def open(self) -> None:
        """Find the key that cookies are signed with, or make it."""

        def key(db: Connection) -> bytes:
            found = db.scalar(select(setting.c.value).where(setting.c.key == _KEY))
            if found is None:
                found = secrets.token_bytes(32)
                db.execute(insert(setting).values(key=_KEY, value=found))
            return found

        self._signer = Signer(await self._database.write(key), salt="cantiere.person", key_derivation="hmac")

    # --- cookies ----------------------------------------------------------------------------------

    def cookie(self, someone: Someone) -> str:
        assert self._signer is not None
        return self._signer.sign(f"{someone.id}.{someone.epoch}".encode()).decode()

    async def of_cookie(self, cookie: str | None) -> Someone | None:
        """Who the cookie names; None without a cookie. Raises ForgedCookie."""
        if not cookie:
            return None
        assert self._signer is not None
        try:
            id, _, epoch = self._signer.unsign(cookie.encode()).decode().partition(".")
        except (BadSignature, UnicodeError) as error:
            raise ForgedCookie from error
        found = await self.find(id)
        if found is None or str(found.epoch) != epoch:
            raise ForgedCookie
        return found

    # --- people -----------------------------------------------------------------------------------

    async def find(self, id: str) -> Someone | None:
        row = await self._database.read(lambda db: db.execute(_SELECT.where(person.c.id == id)).first())
        return None if row is None else Someone(**row._mapping)

    async def guest(self, name: str) -> Someone:
        someone = Someone(new_id(), clean_name(name))
        row = {"id": someone.id, "name": someone.name, "admin": False, "epoch": 0, "created": self._clock()}
        await self._database.write(lambda db: db.execute(insert(person).values(row)))
        return someone

    async def rename(self, someone: Someone, name: str) -> Someone:
        return await self._update(someone, name=clean_name(name))

    async def has_accounts(self) -> bool:
        return await self._database.read(_has_accounts)

    async def counts(self) -> tuple[int, int]:
        """How many people there are, and how many of them with an account."""
        query = select(func.count(), func.count(person.c.login)).select_from(person)
        row = await self._database.read(lambda db: db.execute(query).one())
        return row[0], row[1]

    # --- accounts ---------------------------------------------------------------------------------

    async def make_account(self, someone: Someone, login: str, password: str) -> Someone:
        """Give the guest an account; the first on the server is the administrator's."""
        if someone.login is not None:
            raise Late("error-has-account")
        login, hashed = clean_login(login), await self._hash(check_password(password))

        def write(db: Connection) -> None:
            values = {"login": login, "password": hashed, "admin": not _has_accounts(db)}
            db.execute(update(person).where(person.c.id == someone.id).values(values))

        try:
            await self._database.write(write)
        except IntegrityError as error:
            raise Late("error-login-taken", login=login) from error
        return await self._again(someone)

    async def sign_in(self, login: str, password: str) -> Someone:
        """The person of that login. A wrong login takes as long to refuse as a wrong password."""
        query = select(person.c.id, person.c.password).where(person.c.login == login.strip().lower())
        row = await self._database.read(lambda db: db.execute(query).first())
        hashed = row.password if row is not None else self._nobody()
        if not await self._verify(hashed, password) or row is None:
            raise Forbidden("error-sign-in")
        found = await self.find(row.id)
        assert found is not None
        return found

    async def change_password(self, someone: Someone, old: str, new: str) -> Someone:
        """A new password; every cookie given out before is void."""
        if someone.login is None:
            raise Forbidden("error-no-account")
        await self.sign_in(someone.login, old)
        hashed = await self._hash(check_password(new))
        return await self._update(someone, password=hashed, epoch=someone.epoch + 1)

    async def _update(self, someone: Someone, **values: object) -> Someone:
        change = update(person).where(person.c.id == someone.id).values(values)
        await self._database.write(lambda db: db.execute(change))
        return await self._again(someone)

    async def _again(self, someone: Someone) -> Someone:
        found = await self.find(someone.id)
        assert found is not None
        return found

    # argon2 is slow on purpose: it works in a thread, so that nobody else waits.

    async def _hash(self, password: str) -> str:
        return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        try:
            return await asyncio.to_thread(self._hasher.verify, hashed, password)
        except Argon2Error:
            return False

    def _nobody(self) -> str:
        return "$argon2id$v=19$m=65536,t=3,p=4$" + "A" * 22 + "$" + "A" * 43


_SELECT: Final = select(person.c.id, person.c.name, person.c.login, person.c.admin, person.c.epoch)


def _has_accounts(db: Connection) -> bool:
    return bool(db.scalar(select(func.count()).where(person.c.login.is_not(None))))
