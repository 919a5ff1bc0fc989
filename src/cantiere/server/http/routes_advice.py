"""HTTP: hints, and the analysis of finished games."""

from __future__ import annotations

from cantiere.server.http.api import Api, Call
from cantiere.server.protocol import Analysis, Hint


def add(api: Api) -> None:
    api.get("/api/tables/{id}/hint", hint, "seat", "at")
    api.get("/api/tables/{id}/analysis", analysis)
    api.post("/api/tables/{id}/analysis", analyse)


async def hint(call: Call) -> Hint:
    """The best turns of your seat; of any seat, at any line of the log, once the game is finished."""
    me, table = call.me(), await call.table()
    seat, at = call.number("seat"), call.number("at")
    return await call.services.advice.hint(table, me.id, seat, at, lambda: call.services.quotas.hints.spend(me.id))


async def analysis(call: Call) -> Analysis:
    """The analysis of a finished game, as far as it has come."""
    return await call.services.advice.analysis(await call.table())


async def analyse(call: Call) -> Analysis:
    """Have a finished game analysed."""
    me, table = call.me(), await call.table()
    return await call.services.advice.analyse(table, me.id, lambda: call.services.quotas.analyses.spend(me.id))
