"""HTTP: replays, replay files, and the proof that the draws were fair."""

from __future__ import annotations

import asyncio

from cantiere.server.errors import Forbidden
from cantiere.server.http.api import Api, Call, Packed, Written
from cantiere.server.http.bodies import Best
from cantiere.server.protocol import Dice, Replay
from cantiere.server.store.records import ABORTED, Listed
from cantiere.server.table import history
from cantiere.server.table.view import Viewer


def add(api: Api) -> None:
    api.get("/api/tables/{id}/replay", replay_of, "seat", answer=Replay)
    api.get("/api/tables/{id}/file", file, answer="application/json")
    api.get("/api/tables/{id}/dice", dice)
    api.get("/api/tables/{id}/best", best)


async def replay_of(call: Call) -> Written:
    """A game from its start: through anybody's eyes when it is finished, through your own before."""
    table = await call.table()
    seat, rules = call.number("seat"), table.rules
    rules.require_may_replay(call.person, seat)
    viewer = Viewer(seat, call.person if rules.knows(call.person) else None)
    packed = await call.services.replays.get(rules, viewer, lambda: call.services.quotas.replays.spend(call.address))
    return Written(Packed(packed), "application/json", {"cache-control": "no-store"})


async def file(call: Call) -> Written:
    """The game as a replay file."""
    table = await call.table()
    table.rules.require_may_copy(call.person)
    name = f"cantiere-{table.rules.head.game}-{table.id}.json"
    text = await asyncio.to_thread(history.file, table.rules)
    return Written(text, "application/json", {"content-disposition": f'attachment; filename="{name}"'})


async def dice(call: Call) -> Dice:
    """The draws of a game: the commitment, what was drawn, and after the end the secret that proves it."""
    table = await call.table()
    return await asyncio.to_thread(history.dice, table.rules)


async def best(call: Call) -> Best:
    """Your result in a finished game, compared with your other games of its kind."""
    me, table = call.me(), await call.table()
    head = table.rules.head
    if head.status != "finished" or head.ending == ABORTED:
        raise Forbidden("error-not-finished")
    found = await call.services.store.results(me.id, head.game)
    alike = [one for one in found if one.head.options == head.options and len(one.chairs) == len(table.rules.chairs)]
    points = {one.head.id: _points_of(one, me.id) for one in alike}
    own = points.pop(head.id, None)
    if own is None:
        raise Forbidden("error-not-your-seat")
    return Best(len(points) + 1, own, max(points.values(), default=None))


def _points_of(listed: Listed, person: str) -> int:
    return max(listed.head.totals[chair.seat] for chair in listed.chairs if chair.person == person)
