"""Something done for one person, once they are found."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cantiere.admin.frame import Host
from cantiere.server.live.vacating import vacate
from cantiere.server.people.hosting import FOR_EVER, Hosting, Member
from cantiere.server.store.database import Database
from cantiere.server.store.store import Store


def for_person(host: Host, who: str, do: Callable[[Hosting, Member], Awaitable[None]], *, really: bool) -> Member:
    """Find somebody by login or id, and do it if `really`. Returns them as they were."""

    async def change(database: Database) -> Member:
        hosting = Hosting(database)
        found = await hosting.find(who)
        if really:
            await do(hosting, found)
        return found

    return host.visit(change)


async def ban(hosting: Hosting, who: Member, until: int | None, level: str) -> None:
    """Ban somebody until then (None: lift the ban); bots of that level play for them."""
    await hosting.ban(who, until)
    if until is not None:
        await vacate(Store(hosting.database), who.id, level)


async def delete(hosting: Hosting, who: Member, level: str) -> None:
    """Delete somebody, with name, login and chat messages; bots of that level play for them."""
    await hosting.ban(who, FOR_EVER)
    await vacate(Store(hosting.database), who.id, level, forget=True)
    await hosting.delete(who)
