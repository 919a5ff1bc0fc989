"""Somebody goes from all their tables for good: banned, or deleted. The server and `cantiere admin` both come here.

A table in memory is changed by its `LiveTable`; the same plans are stored for those that nobody has open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import structlog

from cantiere.server.clock import Clock, now
from cantiere.server.errors import Corrupt, Damaged, Refusal, TooLate
from cantiere.server.live.live_table import LiveTable
from cantiere.server.store.records import TableRecord
from cantiere.server.store.store import Conflict, Store
from cantiere.server.table.rules import Plan, plan_ban, plan_forget

TRIES: Final = 5  # when somebody changes the table at the same time

PlanFor = Callable[[TableRecord], Plan | None]

logger = structlog.get_logger()


async def vacate(
    store: Store,
    person: str,
    level: str,
    *,
    forget: bool = False,
    live: Mapping[str, LiveTable] | None = None,
    clock: Clock = now,
) -> None:
    """Bots of that level play for the person, seats not played at yet are open again. With `forget` no table keeps a
    name, or a word that was said. A damaged table is left as it is, for the host to repair; with `forget` that raises
    Damaged, after all others."""
    damaged = False
    for id in await store.with_traces_of(person):
        try:
            await _vacate_one(store, id, person, level, forget, (live or {}).get(id), clock)
        except Exception as error:
            if isinstance(error, Refusal) and not isinstance(error, (Corrupt, Damaged)):
                raise
            logger.exception("table is damaged", table=id)
            damaged = True
    if damaged and forget:
        raise Damaged("error-table-broken")


async def _vacate_one(
    store: Store, id: str, person: str, level: str, forget: bool, table: LiveTable | None, clock: Clock
) -> None:
    said = await store.said_by(id, person) if forget else []

    def plan(record: TableRecord) -> Plan | None:
        if forget:
            return plan_forget(record, person, said, level, clock())
        return plan_ban(record, person, level, clock())

    if table is not None and not table.is_damaged:
        await table.change(partial(_of_live, table, plan))
    else:
        await _change_stored(store, id, plan)


def _of_live(table: LiveTable, plan: PlanFor) -> Plan | None:
    return plan(table.rules.record)


async def _change_stored(store: Store, id: str, plan: PlanFor) -> None:
    for _ in range(TRIES):
        record = await store.load_without_log(id)
        planned = None if record is None else plan(record)
        if record is None or planned is None:
            return
        try:
            await store.commit(id, record.head.version, planned)
        except Conflict:
            continue
        return
    raise TooLate("error-busy")
