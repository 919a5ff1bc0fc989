"""HTTP: tables are made, joined, left and looked at."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from cantiere.kernel import replay
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game
from cantiere.server.errors import BadRequest, NotFound, Refusal
from cantiere.server.http.api import Api, Call
from cantiere.server.http.bodies import (
    ChangeSeat,
    ImportReplay,
    Leave,
    LogPage,
    Made,
    NewReport,
    NewTable,
    Nothing,
    SeatPlan,
    Sit,
)
from cantiere.server.live.live_table import LiveTable
from cantiere.server.people.accounts import User
from cantiere.server.people.lookalikes import check_unlike
from cantiere.server.people.reports import About
from cantiere.server.people.validation import clean_name
from cantiere.server.protocol import From, Lobby, TableView
from cantiere.server.store.records import Chair
from cantiere.server.table import history, view

REPLAY_BYTES: Final = 4 * 1024 * 1024
PAGE_LINES: Final = 100


def add(api: Api) -> None:
    api.get("/api/lobby", lobby)
    api.post("/api/tables", make)
    api.post("/api/replays", import_replay, REPLAY_BYTES)
    api.get("/api/tables/{id}", look, "seat")
    api.get("/api/tables/{id}/log", log_page, "before", "seat")
    api.post("/api/tables/{id}/sit", sit)
    api.post("/api/tables/{id}/leave", leave)
    api.post("/api/tables/{id}/seat", change_seat)
    api.delete("/api/tables/{id}", remove)
    api.post("/api/tables/{id}/rematch", rematch)
    api.post("/api/tables/{id}/report", report)


async def lobby(call: Call) -> Lobby:
    """Your games, tables to join and to watch, finished games."""
    return await call.services.lobby.of_person(call.person)


async def make(call: Call, body: NewTable) -> Made:
    """Make a table; with an origin, continue from another table's position."""
    me = call.me()
    call.services.quotas.tables.spend(me.id)
    if sum(plan.kind == "person" for plan in body.seats) > 1:
        raise BadRequest("error-one-person")
    if body.origin:
        origin = await call.services.tables.fresh(body.origin)
        origin.rules.require_may_copy(me.id)
        match = await asyncio.to_thread(history.continued, origin.rules, body.at)
        start = From(origin.id, body.at)
    else:
        match = Match(game(body.game).new(len(body.seats), dict(body.options)))
        start = None
    table = await call.services.tables.make(
        me, match, _chairs(call, body.seats), public=body.public, hints=body.hints, origin=start
    )
    return Made(table.id)


async def import_replay(call: Call, body: ImportReplay) -> Made:
    """Make a table from a replay file."""
    me = call.me()
    call.services.quotas.imports.spend(me.id, call.address)
    match = await asyncio.to_thread(replay.read, body.replay)
    if match.at(0) != match.game.new(match.seats, match.options):
        raise BadRequest("error-replay-start")
    plans = body.seats
    if plans is None:
        plans = _plans(call, await asyncio.to_thread(replay.note, body.replay), match.seats)
    table = await call.services.tables.make(me, match, _chairs(call, plans), public=body.public)
    return Made(table.id)


def _plans(call: Call, note: dict[str, Any], seats: int) -> list[SeatPlan]:
    """The seats as a replay file names them: bots as bots, people as local players of their names, you in person.
    A file may hold anything: what is not valid is left out."""
    me, levels = call.me(), {level.id for level in call.services.bots.levels()}
    told = note.get("seats")
    plans: list[SeatPlan] = []
    names: list[str] = []
    for seat in range(seats):
        one = told[seat] if isinstance(told, list) and seat < len(told) and isinstance(told[seat], dict) else {}
        if one.get("kind") == "bot" and one.get("level") in levels:
            plans.append(SeatPlan("bot", level=one["level"]))
            continue
        name = str(one.get("name", ""))
        if name == me.name and all(plan.kind != "person" for plan in plans):
            plans.append(SeatPlan("person"))
            names.append(name)
            continue
        try:
            name = clean_name(name)
            check_unlike(name, [me.name, *names])
            names.append(name)
        except Refusal:
            name = ""
        plans.append(SeatPlan("local", name))
    return plans


async def look(call: Call) -> TableView:
    """A table, as the socket's `view` shows it."""
    table = await call.table()
    return table.view(table.viewer(call.person, call.number("seat")))


async def log_page(call: Call) -> LogPage:
    """Older lines of the log."""
    table = await call.table()
    viewer = table.viewer(call.person, call.number("seat"))
    before = call.number("before")
    to = table.rules.log.last if before is None else max(0, before - 1)
    first = max(0, to - PAGE_LINES)
    return LogPage(table.rules.log.lines(view.reader(table.rules, viewer), first, to), first > 0)


async def sit(call: Call, body: Sit) -> Made:
    """Take an open seat, or your own back from its bot."""
    me, table = await _seating(call)
    await table.sit(me.id, me.name, body.seat)
    return Made(table.id)


async def leave(call: Call, body: Leave) -> Made:
    """Leave your seat; once the game has started, a bot takes over."""
    me, table = await _seating(call)
    level = call.services.tables.chair(body.seat, "bot", me, level=body.level).level
    await table.leave(me.id, body.seat, level)
    return Made(table.id)


async def change_seat(call: Call, body: ChangeSeat) -> Made:
    """Arrange a chair of your table."""
    me, table = await _seating(call)
    await table.arrange(me.id, _chair(call, body.seat, body.plan))
    return Made(table.id)


async def remove(call: Call) -> Nothing:
    """Remove a table of yours that has not started, or in which nobody else has a part."""
    me, table = call.me(), await call.table()
    table.rules.require_may_remove(me.id, is_admin=me.admin)
    await call.services.tables.remove(table)
    return Nothing()


async def rematch(call: Call) -> Made:
    """The table of the next game with the same people."""
    me, table = await _seating(call)
    return Made(await call.services.tables.rematch(table, me))


async def report(call: Call, body: NewReport) -> Nothing:
    """Report a chat message or a player to the administrators."""
    me, table = call.me(), await call.table()
    call.services.quotas.reports.spend(me.id)
    if body.line is not None:
        said = await call.services.store.said(table.id, body.line)
        if said is None or said.who is None or said.note is not None:
            raise NotFound("error-no-said")
        about = About(table.id, said.who, said.name, said.n, said.words)
    else:
        chairs = [one for one in table.rules.chairs if one.seat == body.seat]
        if not chairs or chairs[0].person is None:
            raise NotFound("error-nobody-there")
        about = About(table.id, chairs[0].person, chairs[0].name)
    if about.person == me.id:
        raise BadRequest("error-yourself")
    await call.services.administration.reports.make(me.id, about, body.why)
    return Nothing()


def _chairs(call: Call, plans: list[SeatPlan]) -> list[Chair]:
    return [_chair(call, seat, plan) for seat, plan in enumerate(plans)]


def _chair(call: Call, seat: int, plan: SeatPlan) -> Chair:
    return call.services.tables.chair(seat, plan.kind, call.me(), plan.name, plan.level)


async def _seating(call: Call) -> tuple[User, LiveTable]:
    """The person and the table of a request about seats, within the rate limit."""
    me = call.me()
    call.services.quotas.seats.spend(me.id)
    return me, await call.table()
