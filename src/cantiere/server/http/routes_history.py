"""HTTP: replays, replay files, and the proof that the draws were fair."""

from __future__ import annotations

import asyncio
import gzip

from cantiere.kernel import replay
from cantiere.kernel.chance import commitment
from cantiere.kernel.state import ALL_SEEING, CHANCE
from cantiere.server.errors import Forbidden, NotFound, as_line
from cantiere.server.http.api import Answer, Api, Call
from cantiere.server.http.bodies import Best, Dice, Draw
from cantiere.server.http.routes_tables import may_copy
from cantiere.server.live.live_table import LiveTable
from cantiere.server.protocol import Replay
from cantiere.server.store.records import ABORTED, Head, Listed
from cantiere.server.table.log import TableLog
from cantiere.server.table.view import Viewer


def add(api: Api) -> None:
    api.get("/api/tables/{id}/replay", replay_of, "seat", answer=Replay)
    api.get("/api/tables/{id}/file", file, answer="application/json")
    api.get("/api/tables/{id}/dice", dice)
    api.get("/api/tables/{id}/best", best)


async def replay_of(call: Call) -> Answer:
    """A game from its start: through anybody's eyes when it is finished, through your own before."""
    table = await call.services.tables.fresh(call.path("id"))
    seat, rules = call.number("seat"), table.rules
    if seat is not None and not 0 <= seat < len(rules.chairs):
        raise NotFound("error-no-seat", number=seat + 1)
    if seat is not None and rules.head.status != "finished" and not rules.owns(call.person, seat):
        raise Forbidden("error-not-your-seat")
    if rules.head.status == "waiting":
        raise Forbidden("error-not-started")
    viewer = Viewer(seat, call.person if rules.knows(call.person) else None)
    packed = await call.services.replays.get(rules, viewer, lambda: call.services.quotas.replays.spend(call.address))
    headers = {"cache-control": "no-store"}
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        return Answer(packed, "application/json", headers | {"content-encoding": "gzip"})
    return Answer(await asyncio.to_thread(gzip.decompress, packed), "application/json", headers)


async def file(call: Call) -> Answer:
    """The game as a replay file."""
    table = await call.services.tables.fresh(call.path("id"))
    may_copy(call, table)
    name = f"cantiere-{table.rules.head.game}-{table.id}.json"
    text = await asyncio.to_thread(_file, table)
    return Answer(text, "application/json", {"content-disposition": f'attachment; filename="{name}"'})


def _file(table: LiveTable) -> str:
    head, chairs = table.rules.head, table.rules.chairs
    seats = [{"kind": chair.kind, "name": chair.name, "level": chair.level} for chair in chairs]
    note: dict[str, object] = {"seats": seats}
    if head.status == "finished" and not head.prelude:
        # With the secret anybody can repeat the draws (`cantiere.kernel.replay.draws_match`).
        note |= {"secret": head.secret.hex(), "commitment": commitment(head.secret)}
    return replay.write(table.rules.log.match, note)


async def dice(call: Call) -> Dice:
    """The draws of a game: the commitment, what was drawn, and after the end the secret that proves it."""
    table = await call.services.tables.fresh(call.path("id"))
    head, log = table.rules.head, table.rules.log
    if head.tutorial:  # what comes is written in its script
        return Dice(commitment(head.secret), 0, "", [], None)
    if head.status != "finished":
        return Dice(commitment(head.secret), log.drawn(), "", [], None)
    return await asyncio.to_thread(_dice, head, log)


def _dice(head: Head, log: TableLog) -> Dice:
    words = log.match.game.vocabulary.words
    draws: list[Draw] = []
    fair = True
    for state, n, ticket, action in log.own_draws():
        drawn = state.outcome(ticket)
        text = as_line(state.tell(CHANCE, action, ALL_SEEING))
        draws.append(Draw(len(draws), n, int(state.tickets()), ticket, words(drawn), text))
        fair = fair and drawn == action
    return Dice(commitment(head.secret), len(draws), head.secret.hex(), draws, fair)


async def best(call: Call) -> Best:
    """Your result in a finished game, compared with your other games of its kind."""
    me, table = call.me(), await call.services.tables.fresh(call.path("id"))
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
