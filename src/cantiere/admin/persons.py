"""Something done for one person, once they are found."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cantiere.admin.frame import Host
from cantiere.server.people.hosting import Hosting, Member
from cantiere.server.store.database import Database


def for_person(host: Host, who: str, do: Callable[[Hosting, Member], Awaitable[None]], *, really: bool) -> Member:
    """Find somebody by login or id, and do it if `really`. Returns them as they were."""

    async def change(database: Database) -> Member:
        hosting = Hosting(database)
        found = await hosting.find(who)
        if really:
            await do(hosting, found)
        return found

    return host.visit(change)
