"""Who may register: as an administrator has chosen, else as the settings say."""

from __future__ import annotations

from typing import Final, get_args

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from cantiere.server.settings import Registration
from cantiere.server.store.database import Database, one_at_a_time
from cantiere.server.store.schema import setting

_KEY: Final = "registration"
_KNOWN: Final[tuple[Registration, ...]] = get_args(Registration)


class Rule(Struct):
    """Who may register now, what the settings say, and whether an administrator has chosen otherwise."""

    registration: Registration
    in_settings: Registration
    is_changed: bool


class Admission:
    """Stored in the database and read at every registration, so that it holds in all processes from the moment it is
    set."""

    def __init__(self, database: Database, in_settings: Registration) -> None:
        self._database = database
        self._in_settings = in_settings

    def read(self, db: Connection) -> Registration:
        """In a transaction."""
        return self._rule(db).registration

    async def rule(self) -> Rule:
        return await self._database.read(self._rule)

    async def change(self, to: Registration | None) -> Rule:
        """Choose who may register from now on; None: as the settings say."""

        def write(db: Connection) -> Rule:
            one_at_a_time(db)
            db.execute(delete(setting).where(setting.c.key == _KEY))
            if to is not None:
                db.execute(insert(setting).values(key=_KEY, value=to.encode()))
            return self._rule(db)

        return await self._database.write(write)

    def _rule(self, db: Connection) -> Rule:
        stored = db.scalar(select(setting.c.value).where(setting.c.key == _KEY))
        said = next((one for one in _KNOWN if one.encode() == stored), None)
        return Rule(said or self._in_settings, self._in_settings, said is not None)
