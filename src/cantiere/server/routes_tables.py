"""HTTP: tables are made, joined, left and looked at."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Struct

from cantiere.kernel import replay
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game
from cantiere.server import sight
from cantiere.server.api import Api, Call
from cantiere.server.bodies import ChangeSeat, ImportReplay, Leave, LogPage, Made, NewTable, SeatPlan, Sit
from cantiere.server.live import LiveTable
from cantiere.server.protocol import From, Lobby, TableView
from cantiere.server.refusal import Forbidden, Late, Unreadable

REPLAY_BYTES: Final = 4 * 1024 * 1024
PAGE_LINES: Final = 100


class Nothing(Struct):
    """Done; there is nothing to say about it."""


def add(api: Api) -> None:
    api.get("/api/lobby", Lobby, lobby)
    api.put("/api/tables", NewTable, Made, make)
    api.put("/api/replays", ImportReplay, Made, import_replay, REPLAY_BYTES)
    api.get("/api/tables/{id}", TableView, look, "seat")
    api.get("/api/tables/{id}/log", LogPage, log_page, "before", "seat")
    api.put("/api/tables/{id}/sit", Sit, Made, sit)
    api.put("/api/tables/{id}/leave", Leave, Made, leave)
    api.put("/api/tables/{id}/seat", ChangeSeat, Made, change_seat)
    api.post("/api/tables/{id}", Nothing, clear, "DELETE")
    api.post("/api/tables/{id}/rematch", Made, rematch)


async def lobby(call: Call) -> Lobby:
    """Your games, tables to join and to watch, finished games."""
    return await call.house.lobby.lobby(call.person)


async def make(call: Call, body: NewTable) -> Made:
    """Make a table; with an origin, continue from another table's position."""
    me = call.me()
    call.not_too_often(call.house.makings, me.id)
    if sum(plan.kind == "person" for plan in body.seats) > 1:
        raise Unreadable("error-one-person")
    if body.origin:
        origin = await call.house.tables.get(body.origin)
        match, start = await _continued(call, origin, body.at), From(origin.id, body.at)
    else:
        match, start = Match(game(body.game), len(body.seats), dict(body.options)), None
    table = await call.house.tables.make(me, match, body.seats, public=body.public, origin=start)
    return _made(call, table)


async def _continued(call: Call, origin: LiveTable, at: int) -> Match:
    """The game of another table up to a line of its log."""
    may_copy(call, origin)
    if not 0 <= at <= origin.book.chronicle.last:
        raise Unreadable("error-no-line", line=at)
    return await asyncio.to_thread(_replayed, origin, at)


def _replayed(origin: LiveTable, at: int) -> Match:
    chronicle = origin.book.chronicle
    match = Match(chronicle.match.game, chronicle.match.seats, origin.book.head.options)
    for step, n in zip(chronicle.match.steps[:], chronicle.numbers[:], strict=True):
        if n <= at:
            match.record(step.seat, step.action)
    return match


def may_copy(call: Call, table: LiveTable) -> None:
    """A game's whole course holds secrets: it may be had when it is over, or when nobody else plays in it."""
    if table.book.head.status != "finished" and not table.book.alone(call.person):
        raise Forbidden("error-not-finished")


async def import_replay(call: Call, body: ImportReplay) -> Made:
    """Make a table from a replay file."""
    me = call.me()
    call.not_too_often(call.house.makings, me.id)
    match = await asyncio.to_thread(replay.read, body.replay)
    plans = body.seats if body.seats is not None else [SeatPlan("local")] * match.seats
    return _made(call, await call.house.tables.make(me, match, plans, public=body.public))


async def look(call: Call) -> TableView:
    """A table, as the socket's `view` shows it."""
    table = await _table(call)
    return table.look(table.eyes(call.person, call.number("seat")))


async def log_page(call: Call) -> LogPage:
    """Older lines of the log."""
    table = await _table(call)
    eyes = table.eyes(call.person, call.number("seat"))
    before = call.number("before")
    to = table.book.chronicle.last if before is None else max(0, before - 1)
    first = max(0, to - PAGE_LINES)
    return LogPage(table.book.chronicle.lines(sight.reader(table.book, eyes), first, to), first > 0)


async def sit(call: Call, body: Sit) -> Made:
    """Take an open seat, or your own back from its bot."""
    me, table = call.me(), await _table(call)
    await table.sit(me.id, me.name, body.seat)
    return _made(call, table)


async def leave(call: Call, body: Leave) -> Made:
    """Stand up; once the game runs, a bot sits down for you."""
    me, table = call.me(), await _table(call)
    level = call.house.tables.chair(body.seat, SeatPlan("bot", level=body.level), me).level
    await table.leave(me.id, body.seat, level)
    return _made(call, table)


async def change_seat(call: Call, body: ChangeSeat) -> Made:
    """Arrange a chair of your table."""
    me, table = call.me(), await _table(call)
    chair = call.house.tables.chair(body.seat, body.plan, me)
    await table.change(lambda: table.book.plan_chair(me.id, chair, call.house.clock()))
    return _made(call, table)


async def clear(call: Call) -> Nothing:
    """Clear away a table of yours that has not started."""
    me, table = call.me(), await _table(call)
    if table.book.head.owner != me.id and not me.admin:
        raise Forbidden("error-not-owner")
    if table.book.head.status != "waiting":
        raise Late("error-started")
    await call.house.tables.clear(table)
    return Nothing()


async def rematch(call: Call) -> Made:
    """The table of the next game with the same people."""
    me, table = call.me(), await _table(call)
    if not any(chair.person == me.id for chair in table.book.chairs):
        raise Forbidden("error-not-your-seat")
    return Made(await call.house.tables.rematch(table, me))


async def _table(call: Call) -> LiveTable:
    return await call.house.tables.get(call.path("id"))


def _made(call: Call, table: LiveTable) -> Made:
    call.house.lobby.changed()
    return Made(table.id)
