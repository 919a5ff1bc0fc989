"""Full, broken and forgetful disks: what was acknowledged is stored, what was not stored was refused in words, and
play goes on when the disk is well again."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from cantiere.server.clock import DAY
from cantiere.server.errors import Unavailable
from cantiere.server.live.recorder import MINUTE, Recorder
from cantiere.server.store.database import Database, open_database
from cantiere.server.store.samples import Samples
from tests.server.kit import Json, Player, Refused, Server, open_server, two_at_a_table
from tests.server.test_advice import Spy, analysed, finished

pytestmark = pytest.mark.anyio

Job = Callable[[Connection], Any]


@contextlib.contextmanager
def full_disk(database: Path) -> Iterator[None]:
    """No file of this process grows beyond the write-ahead log as it is: a commit fails with an I/O error."""
    size, (soft, hard) = Path(f"{database}-wal").stat().st_size, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def note(key: str) -> Job:
    return lambda db: db.execute(text("insert into setting values (:key, '')"), {"key": key})


def too_big(db: Connection) -> None:
    """SQLITE_FULL: the file may grow by a few pages, and this needs many."""
    pages = db.scalar(text("pragma page_count"))
    db.execute(text(f"pragma max_page_count = {pages + 2}"))
    try:
        db.execute(text("insert into setting values ('big', zeroblob(1000000))"))
    finally:
        db.execute(text("pragma max_page_count = 1073741823"))


def rolls_back(db: Connection) -> None:
    """An error that takes the whole transaction with it and calls itself a constraint."""
    db.execute(text("insert into setting values ('bad', '')"))


def is_doubled(db: Connection) -> None:
    """An error of this change alone."""
    for _ in range(2):
        note("doubled")(db)


async def opened(path: Path) -> Database:
    database = open_database(str(path))
    await database.migrate()
    trigger = (
        "create trigger spoil before insert on setting when new.key = 'bad' begin select raise(rollback, 'lost'); end"
    )
    await database.write(lambda db: db.execute(text(trigger)))
    return database


async def together(database: Database, jobs: list[Job]) -> list[Any]:
    """Write all of them in one commit: they pile up while the writer is kept waiting. Returns what came of each."""
    begun, go = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        begun.set()
        go.wait()

    first = asyncio.create_task(database.write(wait))
    await asyncio.to_thread(begun.wait)
    writes = [asyncio.create_task(database.write(job)) for job in jobs]
    await asyncio.sleep(0)  # all have stood in line
    go.set()
    await first
    return await asyncio.gather(*writes, return_exceptions=True)


def kept(path: Path) -> set[str]:
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert db.execute("pragma integrity_check").fetchall() == [("ok",)]
        return {key for (key,) in db.execute("select key from setting") if key in "abcdefgh"}


# --- the shared commit ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bad", "error"), [(too_big, Unavailable), (rolls_back, IntegrityError), (is_doubled, IntegrityError)]
)
@pytest.mark.parametrize("place", [0, 2, 4])
async def test_one_change_that_fails_takes_no_other_with_it(
    tmp_path: Path, bad: Job, error: type[Exception], place: int
) -> None:
    path = tmp_path / "server.sqlite3"
    database = await opened(path)
    jobs = [note(key) for key in "abcd"]
    jobs.insert(place, bad)
    results = await together(database, jobs)
    assert isinstance(results.pop(place), error)
    assert not [result for result in results if isinstance(result, Exception)]
    await database.write(note("e"))  # and the next commit is a whole one again
    await database.close()
    assert kept(path) == set("abcde")


@pytest.mark.parametrize("many", [1, 2, 30])
async def test_a_commit_that_fails_acknowledges_nobody(tmp_path: Path, many: int) -> None:
    path = tmp_path / "server.sqlite3"
    database = await opened(path)
    await database.write(note("a"))
    with full_disk(path):
        results = await together(database, [note(f"lost {n}") for n in range(many)])
        assert [type(result) for result in results] == [Unavailable] * many
        assert await database.read(lambda db: db.scalar(text("select count(*) from setting where key = 'a'"))) == 1
    await database.write(note("b"))
    assert await database.read(lambda db: db.scalar(text("select count(*) from setting where key like 'l%'"))) == 0
    await database.close()
    assert kept(path) == {"a", "b"}


async def test_a_locked_file_refuses_all_who_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "server.sqlite3"
    monkeypatch.setattr("cantiere.server.store.database._PRAGMAS", ("journal_mode=WAL", "busy_timeout=1"))
    database = await opened(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        results = await asyncio.gather(*(database.write(note(key)) for key in "abc"), return_exceptions=True)
        assert [type(result) for result in results] == [Unavailable] * 3
        other.execute("rollback")
    await database.write(note("d"))
    await database.close()
    assert kept(path) == {"d"}


# --- at the tables --------------------------------------------------------------------------------


async def seated(server: Server, *names: str) -> list[Player]:
    players = [await server.player(name).__aenter__() for name in names]
    for player in players:
        table = await player.make("person", "local", options={"monuments": False})
        await player.connect(table)
    return players


async def step(player: Player) -> tuple[str, int] | None:
    """One action at the player's table, by whoever is to act: its id and the line it became; None if refused."""
    (table,) = player.tables
    view = await player.watch(table, seat=player.tables[table]["waiting"][0])
    ack = f"{player.name} {view['version']} {len(player.received)}"
    try:
        return ack, (await player.act(table, ack=ack))["n"]
    except Refused as no:
        if no.key != "error-storage":
            raise
        return None


def acks(path: Path, table: str) -> dict[str, int]:
    """The stored log: whole, and no action twice."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        log = db.execute("select n, ack from action where table_id = ? order by n", [table]).fetchall()
    assert [n for n, _ in log] == list(range(1, len(log) + 1))
    found = {ack: n for n, ack in log if ack is not None}
    assert len(found) == sum(ack is not None for _, ack in log)
    return found


async def test_tables_through_a_full_disk_and_after(tmp_path: Path) -> None:
    path = tmp_path / "server.sqlite3"
    told: dict[str, list[tuple[str, int] | None]] = {}
    views = {}
    async with open_server(path) as server:
        players = await seated(server, "Anna", "Bořek", "Cyril", "Dana")
        for disk in (contextlib.nullcontext(), full_disk(path), contextlib.nullcontext()):
            with disk:
                for _ in range(3):
                    for player, done in zip(players, await asyncio.gather(*map(step, players)), strict=True):
                        told.setdefault(player.name, []).append(done)
        for player in players:
            (table,) = player.tables
            views[table] = player, await player.get(f"/api/tables/{table}?seat=0")
            assert [done is None for done in told[player.name]] == [False] * 3 + [True] * 3 + [False] * 3
        for player in players:
            await player.disconnect()
    async with open_server(path) as server:
        for table, (player, before) in views.items():
            assert acks(path, table) == dict(done for done in told[player.name] if done is not None)
            player.http.base_url = server.url
            after = await player.get(f"/api/tables/{table}?seat=0")
            assert after == before | {"presence": after["presence"]}
            await player.http.aclose()


async def test_one_table_whose_change_cannot_be_stored_holds_up_no_other(tmp_path: Path) -> None:
    path = tmp_path / "server.sqlite3"
    async with open_server(path) as server:
        players = await seated(server, "Anna", "Bořek", "Cyril")
        (bad,) = players[1].tables
        with contextlib.closing(sqlite3.connect(path)) as db:
            db.execute(
                f"create trigger spoil before update on game_table when old.id = '{bad}' "
                "begin insert into setting select 'x', zeroblob(1100000000); end"  # more than SQLite takes: an error
            )
        done = await asyncio.gather(*map(step, players))
        assert [one is None for one in done] == [False, True, False]
        with contextlib.closing(sqlite3.connect(path)) as db:
            db.execute("drop trigger spoil")
        assert None not in await asyncio.gather(*map(step, players))
        for player in players:
            assert acks(path, next(iter(player.tables)))
            await player.__aexit__()


async def test_a_table_the_disk_has_forgotten_is_shown_as_it_is_stored(tmp_path: Path) -> None:
    """As after a lost write-ahead log, or a backup laid over a running server."""
    path = tmp_path / "server.sqlite3"
    async with open_server(path) as server, server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        first = await anna.turn(table)
        with contextlib.closing(sqlite3.connect(path)) as db:
            old = db.execute("select * from game_table where id = ?", [table]).fetchone()
            last, names = (
                anna.tables[table]["log"][-1]["n"],
                [f"{row[1]} = ?" for row in db.execute("pragma table_info(game_table)")],
            )
        await anna.act(table, ack="forgotten")
        version = anna.tables[table]["version"]
        with contextlib.closing(sqlite3.connect(path)) as db, db:
            db.execute("delete from action where table_id = ? and n > ?", [table, last])
            db.execute(f"update game_table set {', '.join(names)} where id = ?", [*old, table])
        # Whatever is tried next, everybody sees the table as it is stored, and goes on from there.
        await anna.until(lambda: anna.tables[table]["version"] < version)
        await borek.until(lambda: borek.tables[table]["version"] < version)
        assert (await anna.turn(table))["id"] == first["id"]
        await anna.act(table, ack="again")
        assert acks(path, table)["again"] == last + 1
        await borek.until(lambda: borek.tables[table]["version"] == version)
        assert borek.gaps == 0


# --- everything else that is stored ---------------------------------------------------------------


def rows_of(path: Path, query: str) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


async def test_whatever_cannot_be_stored_is_refused_and_happens_later(tmp_path: Path) -> None:
    """Reports, invitations, registration, tutorials, sessions and accounts: with a full disk each says so and leaves
    nothing behind, people look on meanwhile, and afterwards each is done once."""
    path = tmp_path / "server.sqlite3"
    async with open_server(path) as server, server.player("Anna") as anna, server.player("Bořek") as borek:
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        table = await two_at_a_table(anna, borek)
        lesson = (await borek.post("/api/games/tinytowns/tutorial", {"again": False}))["table"]
        link = (await anna.post("/api/admin/invitations", {"uses": 1, "days": 1}))["path"].removeprefix("/invite/")
        newcomer = Player(server.url, "Cyril")
        asked: list[tuple[Player, str, Any]] = [
            (borek, f"/api/tables/{table}/report", {"seat": 0, "why": "too slow"}),
            (anna, "/api/admin/invitations", {"uses": 2, "days": 1, "note": "new"}),
            (anna, "/api/admin/registration", {"registration": "invitation"}),
            (anna, "/api/games/carrara/tutorial", {"again": False}),
            (borek, f"/api/tables/{lesson}/step", {"step": 6}),
            (borek, "/api/account", {"login": "borek", "password": "correct horse"}),
            (borek, "/api/me", {"name": "Bořivoj"}),
            (newcomer, "/api/me", {"name": "Cyril", "invitation": link}),
        ]
        before = {player.name: await player.get("/api/me") for player in (anna, borek)}
        shown = await borek.get(f"/api/tables/{lesson}?seat=0")
        with full_disk(path):
            for player, address, body in asked:
                with pytest.raises(Refused) as no:
                    await player.post(address, body)
                assert no.value.key == "error-storage", address
            assert {player.name: await player.get("/api/me") for player in (anna, borek)} == before
            assert await anna.get("/api/admin/reports") == []
            assert (await borek.get(f"/api/tables/{lesson}?seat=0"))["version"] == shown["version"]
            assert (await anna.get("/api/admin/registration"))["registration"] == "open"
        for player, address, body in asked:
            await player.post(address, body)
        assert rows_of(path, "select count(*) from report") == [(1,)]
        assert rows_of(path, "select note, used from invitation order by created, note") == [("", 1), ("new", 0)]
        assert rows_of(path, "select count(*) from person") == [(3,)]
        assert rows_of(path, "select count(*) from game_table where tutorial <> ''") == [(2,)]
        await anna.act(table)  # and play went on
        await newcomer.http.aclose()


async def test_who_was_away_for_a_day_may_come_in_while_the_disk_is_full(tmp_path: Path) -> None:
    path, time = tmp_path / "server.sqlite3", [1_700_000_000_000]
    async with open_server(path, clock=lambda: time[0]) as server, server.player("Anna") as anna:
        table = await anna.make("person", "bot")
        time[0] += 2 * DAY
        with full_disk(path):
            answer = await anna.http.get("/api/me")
            assert answer.json()["you"]["name"] == "Anna"
            assert "set-cookie" not in answer.headers, "a longer time than is stored was promised"
            assert (await anna.get(f"/api/tables/{table}"))["status"] == "playing"
        assert "set-cookie" in (await anna.http.get("/api/me")).headers


class Pausing(Spy):
    """Stops before the last turn of a game until it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.last = -1
        self.is_there, self.may_end = asyncio.Event(), asyncio.Event()

    async def turns(self, text: str, deadline: float) -> int:
        count = await super().turns(text, deadline)
        self.last = count - 1
        return count

    async def look(self, text: str, turn: int, deadline: float) -> Json:
        if turn == self.last:
            self.is_there.set()
            await self.may_end.wait()
        return await super().look(text, turn, deadline)


async def test_an_analysis_is_done_when_it_is_stored_and_not_before(tmp_path: Path) -> None:
    path, bots = tmp_path / "server.sqlite3", Pausing()
    async with open_server(path, bots) as server, server.player("Anna") as anna:
        table, other = await finished(anna), await finished(anna)
        await anna.post(f"/api/tables/{table}/analysis")
        await bots.is_there.wait()
        said = set()
        with full_disk(path):
            with pytest.raises(Refused) as no:
                await anna.post(f"/api/tables/{other}/analysis")
            assert no.value.key == "error-storage"
            assert (await anna.get(f"/api/tables/{other}/analysis"))["status"] == "none"
            bots.may_end.set()
            while bots.looked.count(bots.last) < 2:  # to its end, and again because it could not be stored
                said.add((await anna.get(f"/api/tables/{table}/analysis"))["status"])
        assert said <= {"waiting", "running"}
        await analysed(anna, table)
        await anna.post(f"/api/tables/{other}/analysis")
        await analysed(anna, other)


async def test_a_minute_that_cannot_be_stored_is_a_gap_in_the_plot(tmp_path: Path) -> None:
    path = tmp_path / "server.sqlite3"
    database = await opened(path)
    time = [MINUTE]
    recorder = Recorder(Samples(database), lambda: 3, lambda: time[0])
    await recorder.record()
    with full_disk(path):
        time[0] += MINUTE
        with pytest.raises(Unavailable):
            await recorder.record()
    time[0] += MINUTE
    await recorder.record()
    assert [at for at, _ in await Samples(database).since(0, 1)] == [MINUTE, 3 * MINUTE]
    await database.close()
