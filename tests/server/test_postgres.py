"""The same server on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import threading
from pathlib import Path

import asyncpg
import pytest

from cantiere.server.clock import now
from cantiere.server.live.live_table import LiveTable
from cantiere.server.live.tables import Tables
from cantiere.server.people.accounts import People
from cantiere.server.protocol import Line, Statistics
from cantiere.server.store.database import open_database
from cantiere.server.store.notices import Notice, TableChanged
from cantiere.server.store.records import (
    Chair,
    Change,
    ChatEntry,
    Head,
    HeadChange,
    LogEntry,
    Question,
    TableRecord,
)
from cantiere.server.store.samples import Samples
from cantiere.server.store.store import Conflict, Store
from tests.admin.kit import Ran, admin, played, put
from tests.server.kit import PATIENCE, Refused, open_server, two_at_a_table
from tests.server.test_database import differences

pytestmark = pytest.mark.anyio


async def test_migrations_lead_to_the_schema(database: str) -> None:
    opened = open_database(database)
    await opened.migrate()
    await opened.migrate()  # a second start has nothing to do
    assert await opened.read(differences) == []
    await opened.close()


async def test_processes_that_start_at_once_make_one_database(database: str) -> None:
    opened = [open_server(database) for _ in range(4)]
    servers = await asyncio.gather(*(one.__aenter__() for one in opened))
    try:
        async with servers[0].player("Anna") as anna:
            for server in servers:  # the cookie of one is good for all
                anna.http.base_url = server.url
                assert (await anna.get("/api/me"))["you"]["name"] == "Anna"
    finally:
        await asyncio.gather(*(one.__aexit__(None, None, None) for one in opened))


async def test_a_game_is_played_and_survives_a_restart(database: str) -> None:
    async with open_server(database) as server, server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        playing = [player.play(table, lambda view: view["version"] > 30, seed=3) for player in (anna, borek)]
        await asyncio.gather(*playing)
        log = (await anna.get(f"/api/tables/{table}/log?seat=0"))["lines"]
        cookie = anna.cookie
    async with open_server(database) as server, server.player("Anna") as anna:
        anna.http.cookies.clear()
        anna.http.headers["Cookie"] = cookie
        assert (await anna.get(f"/api/tables/{table}/log?seat=0"))["lines"] == log


async def test_what_another_process_does_while_a_table_is_opened_is_seen(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_read, go, built = threading.Event(), threading.Event(), Tables._built

    def slowly(tables: Tables, record: TableRecord) -> LiveTable:
        is_read.set()
        go.wait()
        return built(tables, record)

    async with (
        open_server(database) as one,
        open_server(database) as other,
        one.player("Anna") as anna,
        other.player("Bořek") as borek,
        other.player("Eve") as eve,
    ):
        table, known = [await anna.make("person", "local") for _ in range(2)]
        await anna.connect(table, known)
        await borek.connect(known)
        monkeypatch.setattr(Tables, "_built", slowly)
        opening = asyncio.create_task(eve.connect(table))
        await asyncio.to_thread(is_read.wait)
        await anna.act(table)
        await anna.act(known)
        await borek.until(lambda: borek.tables[known]["version"] == anna.tables[known]["version"])  # it was told of
        go.set()
        await opening
        await eve.until(lambda: eve.tables[table]["version"] == anna.tables[table]["version"])


async def test_of_two_writers_one_wins(database: str) -> None:
    async with open_server(database) as server, server.player("Anna") as anna:
        table = await anna.make("person", "local")
        stores = [Store(open_database(database)) for _ in range(2)]
        record = await stores[0].load(table)
        assert record is not None
        version, n = record.head.version, record.log[-1].n + 1
        entries = [LogEntry(n, "act", 0, f"writer {at}", at, {"verb": "done"}, version=version + 1) for at in (1, 2)]
        for pair in (stores, stores[:1] * 2):  # two processes, and one
            writing = [
                store.commit(table, version, Change(entry.at, [entry]))
                for store, entry in zip(pair, entries, strict=True)
            ]
            results = await asyncio.gather(*writing, return_exceptions=True)
            assert [type(result) for result in results if result is not None] == [Conflict] * (2 - (pair is stores))
        for store in stores:
            await store.database.close()


async def test_one_change_that_a_key_forbids_holds_up_no_other(database: str) -> None:
    async with open_server(database) as server, server.player("Anna") as anna:
        tables = [await anna.make("person", "local") for _ in range(3)]
        store = Store(open_database(database))
        records = [await store.load(table) for table in tables]
        heads = [record.head for record in records if record is not None]
        # The second wants to write a line that stands in the log already.
        entries = [LogEntry(n, "act", 0, "writer", 1, {"verb": "done"}, version=9) for n in (1000, 1, 1000)]
        writing = [
            store.commit(head.id, head.version, Change(1, [entry])) for head, entry in zip(heads, entries, strict=True)
        ]
        results = await asyncio.gather(*writing, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        stored = await store.versions(tables)
        assert [stored[head.id] - head.version for head in heads] == [1, 0, 1]
        await store.database.close()


async def test_changes_of_many_kinds_share_a_commit_and_one_is_too_late(database: str) -> None:
    opened = open_database(database)
    await opened.migrate()
    store = Store(opened)
    chairs = [Chair(seat, "open") for seat in range(2)]
    said = [ChatEntry(n, 1, "Anna", "Dobrý večer") for n in (1, 2)]
    records = {
        id: TableRecord(Head(id, "tinytowns", 1, {}, b"", True, "waiting", 1, 1), chairs, [], said)
        for id in ("note", "late", "action", "seats")
    }
    for record in records.values():
        await store.create(record)
    question = Question("2", "", "anna", 0, None, [], [1])
    line = LogEntry(1, "act", 0, "anna", 5, {"verb": "place", "barva": "žlutá"}, version=2)
    changes = {
        "note": Change(5, chat=[ChatEntry(3, 5, "", note=Line("note", {"seat": 1}))], head=HeadChange(ask=question)),
        "late": Change(5, [line], head=HeadChange(ask=question, totals=[7])),
        "action": Change(5, [line, LogEntry(2, "undo", 0, "anna", 5, target=1, version=2)], head=HeadChange(ask=None)),
        "seats": Change(
            5,
            removed=[ChatEntry(2, 1, "", note=Line("gone", {}))],
            chairs=[Chair(0, "bot", None, "", "novice"), Chair(1, "local", None, 'a "b" {c,\\}')],
            head=HeadChange(status="playing", totals=[], places=[2, 1], barred=["eve", "adam"]),
        ),
    }
    versions = {id: 2 if id == "late" else 1 for id in changes}
    writing = [store.commit(id, versions[id], change) for id, change in changes.items()]
    results = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None), type(None)]
    for id, change in changes.items():
        record = records[id]
        if id != "late":
            record.head = change.head.applied(record.head, change.at)
            record.log, record.chairs = change.log, change.chairs or chairs
            record.chat = [one for one in said if all(gone.n != one.n for gone in change.removed)]
            record.chat = sorted(record.chat + change.removed + change.chat, key=lambda one: one.n)
        assert await store.load(id) == record
    session = await asyncpg.connect(database)
    assert await session.fetchval("select count(distinct xmin::text) from game_table where version = 2") == 1
    await session.close()
    await opened.close()


async def test_what_another_wrote_while_a_commit_waited_for_it_decides(database: str) -> None:
    opened, other = open_database(database), await asyncpg.connect(database)
    await opened.migrate()
    store = Store(opened)
    for id in ("ahead", "renamed"):
        await store.create(TableRecord(Head(id, "tinytowns", 1, {}, b"", True, "playing", 1, 1), [], [], []))
    line = LogEntry(1, "act", 0, "anna", 5, {"verb": "done"}, version=2)
    async with other.transaction():
        await other.execute("update game_table set version = 2 where id = 'ahead'")
        await other.execute("update game_table set next_table = 'next' where id = 'renamed'")  # not a new version
        change = Change(5, [line], head=HeadChange(waiting=3))
        writing = [asyncio.create_task(store.commit(id, 1, change)) for id in ("ahead", "renamed")]
        await until_waiting(other, 1)
    results = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(result) for result in results] == [Conflict, type(None)]
    found = [await store.load(id) for id in ("ahead", "renamed")]
    stored = [(one.head.version, one.head.waiting, one.head.next_table, one.log) for one in found if one is not None]
    assert stored == [(2, 0, None, []), (2, 3, "next", [line])]
    await other.close()
    await opened.close()


async def test_every_notice_of_a_commit_is_heard_in_order(database: str) -> None:
    one, other = open_database(database), open_database(database)
    await one.migrate()
    store, heard = Store(one), list[TableChanged]()

    class Heard:
        def on_notice(self, notice: Notice) -> None:
            if isinstance(notice, TableChanged):
                heard.append(notice)

        def reread_all(self) -> None:
            raise AssertionError("a notice could not be read")

    await one.notices.open(Heard())  # hears nothing: it is the one who says it
    ids = [f"table{number:02}" for number in range(30)]
    for id in ids:
        await store.create(TableRecord(Head(id, "tinytowns", 1, {}, b"", True, "playing", 1, 1), [], [], []))
    await other.notices.open(Heard())
    # Some fit into one message of PostgreSQL, some fill it alone, and some are too long to tell more than the version.
    long = {id: "ž" * (50, 900, 3700, 4500)[number % 4] for number, id in enumerate(ids)}
    for version in (1, 2):
        changes = {id: Change(1, chat=[ChatEntry(version, 1, "", long[id])]) for id in ids}
        await asyncio.gather(*(store.commit(id, version, change) for id, change in changes.items()))
    async with asyncio.timeout(PATIENCE):
        while len(heard) < 2 * len(ids):
            await asyncio.sleep(0.01)
    for id in ids:
        told = [(notice.version, notice.read_change()) for notice in heard if notice.table == id]
        assert [version for version, _ in told] == [2, 3]
        words = [change.chat[0].words if change is not None else None for _, change in told]
        assert words == [None if len(long[id]) == 4500 else long[id]] * 2
    for database_ in (one, other):
        await database_.notices.close()
        await database_.close()


async def test_text_that_cannot_be_stored_is_refused(database: str) -> None:
    async with open_server(database) as server, server.player("Anna") as anna, server.player("Bořek") as borek:
        with pytest.raises(Refused, match="error-path"):
            await anna.get("/api/tables/%00")
        table = await anna.make("person", "local")
        await anna.connect(table)
        await anna.turn(table)
        with pytest.raises(Refused, match="error-ack-length"):
            await anna.act(table, ack="a\0b")
        await anna.act(table, ack="ab")
        shared = await two_at_a_table(anna, borek)
        with pytest.raises(Refused, match="error-message"):
            await anna.post(f"/api/tables/{shared}/report", {"seat": 1, "why": "a\0b"})


async def test_the_database_may_be_away_for_a_while(database: str) -> None:
    async with open_server(database) as server, server.player("Anna") as anna:
        table = await anna.make("person", "local")
        await anna.connect(table)
        await anna.watch(table)
        await anna.act(table)
        await end_connections(database)
        for _ in range(3):
            await anna.watch(table)
            with contextlib.suppress(Refused):  # told that it could not be stored; then it may be sent again
                await anna.act(table)
        await anna.watch(table)
        await anna.act(table)


async def end_connections(database: str) -> None:
    """As a restart of PostgreSQL does, without the waiting: every connection there was has ended when this returns."""
    session = await asyncpg.connect(database)
    await session.execute(
        "select pg_terminate_backend(pid, $1) from pg_stat_activity "
        "where datname = current_database() and pid <> pg_backend_pid()",
        PATIENCE * 1000,
    )
    await session.close()


async def until_waiting(session: asyncpg.Connection, count: int) -> None:
    """Until so many wait for a lock."""
    async with asyncio.timeout(PATIENCE):
        while await session.fetchval("select count(*) from pg_locks where not granted") < count:
            await asyncio.sleep(0.01)


async def test_of_accounts_made_at_the_same_moment_one_is_the_administrators(database: str) -> None:
    opened, earlier = open_database(database), await asyncpg.connect(database)
    await opened.migrate()
    people = People(opened, now)
    guests = [await people.guest(name) for name in ("Anna", "Eve")]
    await earlier.execute("select pg_advisory_lock(1)")  # somebody makes an account just now, and both wait
    making = [asyncio.create_task(people.make_account(one, f"login-{one.id}", "correct horse")) for one in guests]
    await until_waiting(earlier, 2)
    await earlier.close()
    assert sorted([(await one).admin for one in making]) == [False, True]
    await opened.close()


async def test_a_ban_and_an_action_never_wait_for_each_other(database: str) -> None:
    async with (
        open_server(database) as server,
        server.player("Host") as host,
        server.player("Anna") as anna,
        server.player("Rude") as rude,
    ):
        await host.post("/api/account", {"login": "host", "password": "correct horse"})
        running = await two_at_a_table(anna, rude)
        theirs = (await rude.get("/api/me"))["you"]["id"]
        while (waiting := await rude.make("person", "open")) > running:
            pass
        # What commits actions locks their tables in the order of their ids, here between the two.
        action = await asyncpg.connect(database)
        lock = "select id from game_table where id = $1 for update"
        async with action.transaction():
            await action.fetch(lock, waiting)
            ban = asyncio.create_task(host.post(f"/api/admin/people/{theirs}/ban", {"hours": 1}))
            await until_waiting(action, 1)
            await action.fetch(lock, running)
        await action.close()
        await ban
        await anna.until(lambda: anna.tables[running]["seats"][1]["kind"] == "bot")
        seats = (await host.get(f"/api/tables/{waiting}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["open", "open"]


async def test_administrators_find_the_same_there(database: str) -> None:
    async with open_server(database) as server, server.player("Host") as host, server.player("Čeněk") as cenek:
        await host.post("/api/account", {"login": "host", "password": "correct horse"})
        table = await two_at_a_table(host, cenek)
        await cenek.ask({"t": "say", "table": table, "words": "Hello"})
        theirs = (await cenek.get("/api/me"))["you"]["id"]
        assert [one["id"] for one in await host.get("/api/admin/people?guests=1&search=ČEN")] == [theirs]
        assert [one["id"] for one in await host.get("/api/admin/tables?search=čeněk")] == [table]
        await host.post(f"/api/tables/{table}/report", {"seat": 1})
        (report,) = await host.get("/api/admin/reports")
        await host.post(f"/api/admin/reports/{report['id']}/settle")
        await host.post("/api/admin/invitations", {"uses": 2, "days": 1})
        assert len(await host.get("/api/admin/invitations")) == 1
        assert (await host.get("/api/admin/numbers"))["accounts"] == 1
        assert (await host.http.delete(f"/api/admin/people/{theirs}")).status_code == 200
        await host.until(lambda: host.tables[table]["seats"][1]["name"] == "")
        assert (await host.get("/api/admin/reports?settled=1"))[0]["person"] is None
    opened = open_database(database)
    samples = Samples(opened)
    for actions in (3, 5):  # the clock was set back: the same minute again
        await samples.put(60_000, Statistics(actions=actions))
    await samples.put(120_000, Statistics(actions=2, storing=7))
    ((last, statistics),) = await samples.since(0, 3_600_000)
    assert (last, statistics.actions, statistics.storing) == (120_000, 3.5, 7)
    await opened.close()


async def test_a_backup_moves_everything_there_and_back(database: str, tmp_path: Path) -> None:
    file, there, back = tmp_path / "club.sqlite3", tmp_path / "there.rows.gz", tmp_path / "back.rows.gz"
    await asyncio.to_thread(put, file, [played(n, 60) for n in range(4)])
    async with open_server(file) as server, server.player("Host") as host, server.player("Anna") as anna:
        await host.post("/api/account", {"login": "host", "password": "correct horse"})
        table = await two_at_a_table(host, anna)
        await anna.ask({"t": "say", "table": table, "words": "Hello"})
        await host.post(f"/api/tables/{table}/report", {"seat": 1, "why": "no reason"})
        await host.post("/api/admin/invitations", {"uses": 2, "days": 1})

    async def run(*arguments: str, db: Path | str) -> Ran:
        return await asyncio.to_thread(admin, *arguments, db=db)

    assert (await run("backup", str(there), "--rows", db=file)).returncode == 0
    assert (await run("restore", str(there), "--yes", db=database)).returncode == 0
    assert json.loads((await run("check", "--jobs", "1", "--json", db=database)).stdout)["found"] == []
    assert (await run("restore", str(there), "--yes", db=database)).returncode == 1, "it is not empty any more"
    assert (await run("backup", str(back), db=database)).returncode == 0
    assert _rows(there) == _rows(back)
    async with open_server(database) as server:
        host = server.player("Host")
        await host.post("/api/sign-in", {"login": "host", "password": "correct horse"})
        assert len(await host.get("/api/admin/reports")) == 1
        await host.http.aclose()


def _rows(file: Path) -> list[str]:
    """What a backup holds, in any order."""
    lines = gzip.decompress(file.read_bytes()).splitlines()
    return sorted(json.dumps(json.loads(line), sort_keys=True) for line in lines)
