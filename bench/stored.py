"""Whether pages stay quick when much is stored: 10,000 tables, and how long a page takes then.

    python -m bench.stored [--tables 10000] [--times 50]

The tables are copies of games played at random, most of them finished; one person sits at a tenth of them. Asked over
HTTP, one request after the other: the lobby of a stranger and of that person, tables that nobody has looked at since
the server started and which are read from their logs, and an action's way there and back.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import uvloop
from msgspec import structs
from sqlalchemy import Connection, insert

from bench.players import SEATS, SERVER, Latencies, Players, server_at, show
from cantiere.kernel.registry import game, game_ids
from cantiere.server.people.validation import new_id
from cantiere.server.store import schema
from cantiere.server.store.database import open_database
from cantiere.server.store.records import Chair, Head, TableRecord
from cantiere.server.store.store import to_rows
from cantiere.server.table.log import Author
from cantiere.server.table.rules import TableRules

COLUMNS = ("what", "p50", "p95", "worst")
FINISHED = 0.9
LONG = 500  # lines of a log; with longer ones the file would be gigabytes


def played(id: str, dice: random.Random, *, to_its_end: bool) -> TableRecord:
    """A game at random."""
    options = dict(game(id).new(SEATS).options())
    head = Head(id, id, game(id).rules, options, dice.randbytes(32), True, "waiting", 1, 1)
    rules = TableRules(TableRecord(head, [Chair(seat, "person") for seat in range(SEATS)], [], []))
    rules.take_in(rules.plan_start(1))
    while rules.head.status == "playing" and (to_its_end or rules.log.last < 60):
        seat = dice.choice(rules.state.actors())
        offer = rules.log.offer(seat)
        words = rules.log.match.game.vocabulary.words(dice.choice(offer.actions))
        rules.take_in(rules.plan_act(seat, offer.id, words, Author(str(seat), 1)))
    return TableRecord(rules.head, rules.chairs, [item.entry for item in rules.log.items], rules.chat)


async def fill(database: str, count: int, person: str) -> list[str]:
    """So many tables; the person sits at every tenth. Returns their ids."""
    dice = random.Random(1)
    kinds = {end: [played(id, dice, to_its_end=end) for id in game_ids()] for end in (True, False)}
    kinds[True] = [record for record in kinds[True] if len(record.log) < LONG]
    ids = [new_id() for _ in range(count)]

    def write(db: Connection) -> None:
        for number, id in enumerate(ids):
            record = dice.choice(kinds[dice.random() < FINISHED])
            sits = number % 10 == 0
            chairs = [
                structs.replace(chair, person=person if sits and chair.seat == 0 else None) for chair in record.chairs
            ]
            head = structs.replace(record.head, id=id, created=number, changed=number)
            db.execute(insert(schema.game_table), structs.asdict(head))
            db.execute(insert(schema.seat), to_rows(id, chairs))
            db.execute(insert(schema.action), to_rows(id, record.log))

    opened = open_database(database)
    await opened.write(write)
    await opened.close()
    return ids


async def timed(what: str, times: int, ask: Callable[[], Awaitable[httpx.Response]]) -> dict[str, Any]:
    latencies = Latencies()
    for _ in range(times):
        begin = time.perf_counter()
        (await ask()).raise_for_status()
        latencies.seconds.append(time.perf_counter() - begin)
    return {"what": what} | latencies.row()


async def measure(count: int, times: int) -> list[dict[str, Any]]:
    dice = random.Random(2)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "stored.sqlite3")
        async with server_at(SERVER, database) as (url, _), httpx.AsyncClient(base_url=url, timeout=60) as http:
            person = (await http.post("/api/me", json={"name": "Player"})).json()["you"]["id"]
            cookies = dict(http.cookies)
        ids = await fill(database, count, person)
        begin = time.perf_counter()
        async with server_at(SERVER, database) as (url, _):
            started = time.perf_counter() - begin
            async with httpx.AsyncClient(base_url=url, timeout=60) as http:
                rows = [
                    await timed("lobby of a stranger", times, lambda: http.get("/api/lobby")),
                    await timed("a table nobody looked at", times, lambda: http.get(f"/api/tables/{dice.choice(ids)}")),
                ]
            async with httpx.AsyncClient(base_url=url, timeout=60, cookies=cookies) as http:
                rows.append(await timed(f"lobby of who has {count // 10:,}", times, lambda: http.get("/api/lobby")))
            players = Players([url])
            await players.open(5)
            await asyncio.sleep(1)
            await players.steady(20, times / 10)
            players.close()
            rows.append({"what": "an action, 20 a second"} | players.latencies.row())
            print(
                f"{count:,} tables, {Path(database).stat().st_size / 1e6:,.0f} MB; the server opens in {started:.1f} s"
            )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--times", type=int, default=50)
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    rows = uvloop.run(measure(arguments.tables, arguments.times))
    print(f"load before {load:.1f}; times in milliseconds\n")
    show(rows, COLUMNS)


if __name__ == "__main__":
    main()
