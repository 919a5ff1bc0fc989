"""Who is who: guests with a signed cookie, accounts with a password."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, Signer
from msgspec import Struct
from sqlalchemy import func, insert, select, update
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
        async with self._database.write() as db:
            key = await db.scalar(select(setting.c.value).where(setting.c.key == _KEY))
            if key is None:
                key = secrets.token_bytes(32)
                await db.execute(insert(setting).values(key=_KEY, value=key))
        self._signer = Signer(key, salt="cantiere.person", key_derivation="hmac")

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
        async with self._database.read() as db:
            row = (await db.execute(_SELECT.where(person.c.id == id))).first()
        return None if row is None else Someone(**row._mapping)

    async def guest(self, name: str) -> Someone:
        someone = Someone(new_id(), clean_name(name))
        async with self._database.write() as db:
            row = {"id": someone.id, "name": someone.name, "admin": False, "epoch": 0, "created": self._clock()}
            await db.execute(insert(person).values(row))
        return someone

    async def rename(self, someone: Someone, name: str) -> Someone:
        return await self._update(someone, name=clean_name(name))

    async def has_accounts(self) -> bool:
        async with self._database.read() as db:
            return bool(await db.scalar(select(func.count()).where(person.c.login.is_not(None))))

    async def counts(self) -> tuple[int, int]:
        """How many people there are, and how many of them with an account."""
        async with self._database.read() as db:
            row = (await db.execute(select(func.count(), func.count(person.c.login)).select_from(person))).one()
            return row[0], row[1]

    # --- accounts ---------------------------------------------------------------------------------

    async def make_account(self, someone: Someone, login: str, password: str) -> Someone:
        """Give the guest an account; the first on the server is the administrator's."""
        if someone.login is not None:
            raise Late("error-has-account")
        login, hashed = clean_login(login), await self._hash(check_password(password))
        try:
            async with self._database.write() as db:
                first = not await db.scalar(select(func.count()).where(person.c.login.is_not(None)))
                values = {"login": login, "password": hashed, "admin": first}
                await db.execute(update(person).where(person.c.id == someone.id).values(values))
        except IntegrityError as error:
            raise Late("error-login-taken", login=login) from error
        return await self._again(someone)

    async def sign_in(self, login: str, password: str) -> Someone:
        """The person of that login. A wrong login takes as long to refuse as a wrong password."""
        async with self._database.read() as db:
            query = select(person.c.id, person.c.password).where(person.c.login == login.strip().lower())
            row = (await db.execute(query)).first()
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
        async with self._database.write() as db:
            await db.execute(update(person).where(person.c.id == someone.id).values(values))
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
