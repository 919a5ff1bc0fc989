"""HTTP: what administrators see and do. Their rights are checked in one place, by the path (`api.ADMIN`)."""

from __future__ import annotations

from typing import Final

import structlog

from cantiere import __version__, _build
from cantiere.server.clock import HOUR
from cantiere.server.errors import BadRequest, Forbidden, NotFound
from cantiere.server.http.api import Api, Call
from cantiere.server.http.bodies import (
    ClosedTable,
    ForHours,
    Grant,
    Kick,
    Link,
    NewInvitation,
    NewRule,
    Nothing,
    Numbers,
    Point,
    Said,
    Somebody,
    TableInfo,
    TableSeat,
)
from cantiere.server.people.admission import Rule
from cantiere.server.people.hosting import FOR_EVER, Member
from cantiere.server.people.invitations import PATH, Invitation
from cantiere.server.people.reports import Report
from cantiere.server.protocol import Status
from cantiere.server.store import archive
from cantiere.server.store.samples import KEPT_DAYS
from cantiere.server.store.upkeep import TableRow

MOST_ROWS: Final = 500
SOME_ROWS: Final = 50
MOST_HOURS: Final = 100_000
POINTS: Final = 120  # in one plot
_STATUSES: Final[dict[str, Status | None]] = {
    "": None,
    "waiting": "waiting",
    "playing": "playing",
    "finished": "finished",
}

logger = structlog.get_logger()


def add(api: Api) -> None:
    api.get("/api/admin/numbers", numbers, "hours")
    api.get("/api/admin/tables", tables, "most", texts=["status", "search"])
    api.get("/api/admin/tables/{id}", table_info)
    api.delete("/api/admin/tables/{id}", close)
    api.post("/api/admin/tables/{id}/barred", kick)
    api.delete("/api/admin/tables/{id}/barred/{person}", pardon)
    api.delete("/api/admin/tables/{id}/chat/{line}", remove_line)
    api.get("/api/admin/people", people, "guests", "most", texts=["search"])
    api.get("/api/admin/people/{id}", person)
    api.post("/api/admin/people/{id}/grant", grant)
    api.post("/api/admin/people/{id}/reset", reset)
    api.post("/api/admin/people/{id}/mute", mute)
    api.post("/api/admin/people/{id}/ban", ban)
    api.delete("/api/admin/people/{id}", delete)
    api.get("/api/admin/reports", reports, "settled")
    api.post("/api/admin/reports/{id}/settle", settle)
    api.get("/api/admin/registration", registration)
    api.post("/api/admin/registration", change_registration)
    api.get("/api/admin/invitations", invitations)
    api.post("/api/admin/invitations", invite)
    api.delete("/api/admin/invitations/{id}", withdraw)


# --- numbers --------------------------------------------------------------------------------------


async def numbers(call: Call) -> Numbers:
    """Statistics of the server, now and in the last hours."""
    services, admin = call.services, call.services.administration
    hours = min(max(call.number("hours") or 24, 1), KEPT_DAYS * 24)
    at = services.clock()
    points = await admin.samples.since(at - hours * HOUR, hours * HOUR // POINTS)
    counted, accounts = await services.people.counts()
    return Numbers(
        people=counted,
        accounts=accounts,
        tables=await services.store.counts(),
        engine=_build.mode().name,
        version=__version__,
        now=admin.recorder.now(),
        points=[Point(last, statistics) for last, statistics in points],
    )


# --- tables ---------------------------------------------------------------------------------------


async def tables(call: Call) -> list[TableRow]:
    """Tables, latest change first."""
    status = call.text("status")
    if status not in _STATUSES:
        raise BadRequest("error-status", status=status)
    return await call.services.administration.upkeep.rows(_STATUSES[status], _most(call), call.text("search"))


async def table_info(call: Call) -> TableInfo:
    """One table: who sits there, what was said."""
    table, admin = await call.table(), call.services.administration
    (row,) = await admin.upkeep.rows_of([table.id])
    barred = await admin.hosting.named(table.rules.head.barred)
    return TableInfo(
        row,
        [TableSeat(one.seat, one.kind, one.name, one.level, one.person) for one in table.rules.chairs],
        [Said(one.n, one.at, one.name, one.words, one.who, one.note) for one in table.rules.chat],
        [Somebody(id, name) for id, name in barred.items()],
    )


async def close(call: Call) -> ClosedTable:
    """Remove a table; a copy is kept in a file on the server."""
    id, services = call.path("id"), call.services
    kept = services.administration.kept(f"cantiere-{id}.tables.gz")
    await archive.close(services.administration.upkeep, id, kept)
    await services.tables.on_removed(id)
    return ClosedTable(kept.name)


async def kick(call: Call, body: Kick) -> Nothing:
    """Remove somebody from a table for good. In a running game a bot takes over their seat."""
    found = await call.services.administration.hosting.find(body.person)
    table = await call.table()
    await table.kick(found.id, found.name)
    return Nothing()


async def pardon(call: Call) -> Nothing:
    """Let somebody who was removed from a table come back to it."""
    table = await call.table()
    await table.pardon(call.path("person"))
    return Nothing()


async def remove_line(call: Call) -> Nothing:
    """Delete a line of a table's chat."""
    table, line = await call.table(), call.path("line")
    if not (line.isdecimal() and line.isascii() and len(line) < 9):
        raise NotFound("error-no-said")
    await table.remove_line(int(line))
    return Nothing()


# --- people ---------------------------------------------------------------------------------------


async def people(call: Call) -> list[Member]:
    """Accounts, and guests if asked for, the newest first."""
    hosting = call.services.administration.hosting
    return await hosting.people(guests=bool(call.number("guests")), most=_most(call), search=call.text("search"))


async def person(call: Call) -> Member:
    """Somebody, by id or login."""
    return await _member(call)


async def grant(call: Call, body: Grant) -> Member:
    """Make somebody an administrator, or revoke it."""
    found = await (_member(call) if body.admin else _other(call))
    if body.admin and found.login is None:
        raise BadRequest("error-no-login", name=found.name)
    await call.services.administration.hosting.grant(found, admin=body.admin)
    return await _changed(call, found)


async def reset(call: Call) -> Link:
    """A link by which somebody can choose a new password, once. The old one works until then."""
    token = await call.services.administration.hosting.reset_token(await _member(call))
    return Link(f"/reset/{token}")


async def mute(call: Call, body: ForHours) -> Member:
    """Refuse somebody's chat messages for a while."""
    found = await _member(call)
    await call.services.administration.hosting.mute(found, _until(call, body))
    return await _changed(call, found)


async def ban(call: Call, body: ForHours) -> Member:
    """Ban somebody: signed out everywhere now, and no signing in for a while. Bots play for them."""
    found, until = await _other(call), _until(call, body)
    await call.services.administration.hosting.ban(found, until)
    if until is not None:
        await call.services.tables.vacate(found.id)
    return await _changed(call, found)


async def delete(call: Call) -> Nothing:
    """Delete somebody: name, login and chat messages. Their games are kept without the name."""
    found, hosting = await _other(call), call.services.administration.hosting
    await hosting.ban(found, FOR_EVER)  # so that they sit down nowhere meanwhile
    await call.services.tables.vacate(found.id, forget=True)
    await hosting.delete(found)
    await call.services.sockets.refresh(found.id)
    return Nothing()


# --- reports and invitations ----------------------------------------------------------------------


async def reports(call: Call) -> list[Report]:
    """Reports: the open ones, or those that are settled."""
    return await call.services.administration.reports.all(settled=bool(call.number("settled")))


async def settle(call: Call) -> Nothing:
    """Settle a report."""
    await call.services.administration.reports.settle(call.path("id"), call.me().id)
    return Nothing()


async def registration(call: Call) -> Rule:
    """Who may register."""
    return await call.services.people.admission.rule()


async def change_registration(call: Call, body: NewRule) -> Rule:
    """Change who may register: anybody, people with an invitation, nobody; or as the settings say."""
    rule = await call.services.people.admission.change(body.registration)
    logger.warning("registration changed", by=call.me().login, to=rule.registration, in_settings=not rule.is_changed)
    return rule


async def invitations(call: Call) -> list[Invitation]:
    """Invitations, the newest first."""
    return await call.services.administration.invitations.all()


async def invite(call: Call, body: NewInvitation) -> Link:
    """Make an invitation. Its link is shown only now."""
    _, token = await call.services.administration.invitations.make(body.uses, body.days, body.note)
    return Link(PATH + token)


async def withdraw(call: Call) -> Nothing:
    """Withdraw an invitation."""
    await call.services.administration.invitations.withdraw(call.path("id"))
    return Nothing()


# --- small things ---------------------------------------------------------------------------------


def _most(call: Call) -> int:
    return min(max(call.number("most") or SOME_ROWS, 1), MOST_ROWS)


def _until(call: Call, body: ForHours) -> int | None:
    if not 0 <= body.hours <= MOST_HOURS:
        raise BadRequest("error-number", name="hours")
    return call.services.clock() + body.hours * HOUR if body.hours else None


async def _member(call: Call) -> Member:
    return await call.services.administration.hosting.find(call.path("id"))


async def _other(call: Call) -> Member:
    """Somebody other than the one who asks: nobody locks themselves out."""
    found = await _member(call)
    if found.id == call.person:
        raise Forbidden("error-yourself")
    return found


async def _changed(call: Call, who: Member) -> Member:
    """The same person afterwards; their open pages are updated, too."""
    await call.services.sockets.refresh(who.id)
    return await call.services.administration.hosting.find(who.id)
