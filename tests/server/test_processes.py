"""Two processes on one database: what is done in one is seen in the other, and none of it twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import NamedTuple

import asyncpg
import httpx
import pytest

from tests.server.kit import PATIENCE, Json, Player, Refused, two_at_a_table
from tests.server.processes import Process, kill_one_of_two, thoughts
from tests.server.test_postgres import end_connections

pytestmark = pytest.mark.anyio

KILLS = 3
PASSWORD = "correct horse"
ADMINISTRATOR = {"login": "host", "password": PASSWORD}


class Pair(NamedTuple):
    one: str
    other: str
    database: str
    notes: Path


@pytest.fixture(scope="module")
async def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Pair]:
    session = await asyncpg.connect(postgres)
    await session.execute("create database pair")
    database, notes = postgres.replace("/postgres?", "/pair?"), tmp_path_factory.mktemp("pair") / "notes"
    processes = [await asyncio.to_thread(Process, database, notes) for _ in range(2)]
    async with Player(processes[0].url, "Host") as host:
        await host.post("/api/account", ADMINISTRATOR)
    yield Pair(processes[0].url, processes[1].url, database, notes)
    for process in processes:
        await asyncio.to_thread(process.stop)
    await session.execute("drop database pair with (force)")
    await session.close()


async def enter(url: str, name: str, invitation: str = "") -> httpx.Response:
    """Register as a new guest."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        return await http.post("/api/me", json={"name": name, "invitation": invitation})


async def refusal(answer: Awaitable[httpx.Response]) -> str:
    return str((await answer).json()["error"]["key"])


async def test_people_play_through_both(pair: Pair) -> None:
    async with Player(pair.one, "Anna") as anna, Player(pair.other, "Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        # All act at once in Tiny Towns: both processes write to the same log.
        playing = [player.play(table, lambda view: view["version"] > 40, seed=3) for player in (anna, borek)]
        await asyncio.gather(*playing)
        newest = max(player.tables[table]["version"] for player in (anna, borek))
        for player in (anna, borek):
            await player.until(lambda player=player: player.tables[table]["version"] >= newest)  # type: ignore[misc]
            assert player.gaps == 0
        logs = [[line["n"] for line in player.tables[table]["log"]] for player in (anna, borek)]
        assert logs[0] == logs[1]


async def test_a_table_nobody_watches_is_looked_at_as_it_is_stored(pair: Pair) -> None:
    async with Player(pair.one, "Anna") as anna, Player(pair.other, "Bořek") as borek:
        table = await anna.make("person", "local")
        assert (await borek.get(f"/api/tables/{table}"))["version"] == await _version(pair, table)
        await anna.connect(table)
        for _ in range(5):
            await anna.watch(table)  # through the seat that is to act
            await anna.act(table)
            assert (await borek.get(f"/api/tables/{table}"))["version"] == await _version(pair, table)


async def test_rights_that_one_process_gives_and_takes_hold_in_the_other(pair: Pair) -> None:
    async with Player(pair.one, "Anna") as anna, Player(pair.other, "Bořek") as borek:
        table = await anna.make("person", "open")
        await borek.connect(table)
        # He sits down through the one process, and acts at once through the other.
        borek.http.base_url = pair.one
        await borek.sit(table, 1)
        await borek.turn(table)
        await borek.act(table)
        await borek.post(f"/api/tables/{table}/leave", {"seat": 1})
        with pytest.raises(Refused, match="error-not-your-seat"):
            await borek.ask({"t": "undo", "table": table, "seat": 1})
        borek.http.base_url = pair.other
        with pytest.raises(Refused, match="error-not-your-seat"):
            await borek.get(f"/api/tables/{table}?seat=1")
        await borek.until(lambda: borek.tables[table]["you"] is None)


async def test_who_has_missed_a_notice_goes_by_what_is_stored(pair: Pair) -> None:
    async with Player(pair.one, "Anna") as anna, Player(pair.other, "Bořek") as borek:
        looked_at, played = [await anna.make("person", "local") for _ in range(2)]
        await borek.connect(looked_at, played)
        his = (await borek.get("/api/me"))["you"]["id"]
        session = await asyncpg.connect(pair.database)
        for table in (looked_at, played):
            await session.execute(
                "update seat set kind = 'person', person = $2 where table_id = $1 and seat = 1", table, his
            )
            await session.execute("update game_table set version = version + 1 where id = $1", table)
        await session.close()
        seen = await borek.get(f"/api/tables/{looked_at}?seat=1")
        assert (seen["you"], seen["version"]) == (1, await _version(pair, looked_at))
        with pytest.raises(Refused, match="error-cannot-undo"):  # the seat is his, and nothing was done yet
            await borek.ask({"t": "undo", "table": played, "seat": 1})


async def test_what_is_taken_back_in_one_is_taken_back_in_the_other(pair: Pair) -> None:
    async with Player(pair.one, "Anna") as anna, Player(pair.other, "Eve") as eve:
        table = await anna.make("person", "local", options={"monuments": False})
        await anna.connect(table)
        await eve.connect(table)
        first = await anna.turn(table)
        done = await anna.act(table)
        await eve.until(lambda: eve.tables[table]["log"][-1]["n"] >= done["n"])
        await anna.ask({"t": "undo", "table": table, "seat": first["seat"]})
        await eve.until(lambda: any(line["n"] == done["n"] and line["void"] for line in eve.tables[table]["log"]))
        assert eve.gaps == 0


async def test_who_is_there_is_known_everywhere(pair: Pair) -> None:
    async with (
        Player(pair.one, "Anna") as anna,
        Player(pair.other, "Bořek") as borek,
        Player(pair.other, "Eve") as eve,
    ):
        table = await two_at_a_table(anna, borek)
        await anna.until(lambda: anna.presence[table] == {"online": [0, 1], "watching": 0})
        await eve.connect(table)
        await anna.until(lambda: anna.presence[table] == {"online": [0, 1], "watching": 1})
        assert (await anna.get(f"/api/tables/{table}"))["presence"] == {"online": [0, 1], "watching": 1}
        # Nobody can be put out of a seat in which they sit, wherever that is.
        with pytest.raises(Refused, match="error-seat-present"):
            await anna.post(f"/api/tables/{table}/seat", {"seat": 1, "plan": {"kind": "bot"}})
        await borek.disconnect()
        await anna.until(lambda: anna.presence[table] == {"online": [0], "watching": 1})
        await anna.post(f"/api/tables/{table}/seat", {"seat": 1, "plan": {"kind": "bot"}})


async def test_what_an_administrator_does_in_one_is_felt_in_the_other(pair: Pair) -> None:
    async with (
        Player(pair.one, "Host") as host,
        Player(pair.other, "Anna") as anna,
        Player(pair.other, "Rude") as rude,
    ):
        await host.post("/api/sign-in", ADMINISTRATOR)
        table = await two_at_a_table(anna, rude)
        theirs = (await rude.get("/api/me"))["you"]["id"]
        await rude.ask({"t": "say", "table": table, "words": "Something bad"})
        await anna.until(lambda: anna.tables[table]["chat"][-1]["words"] == "Something bad")
        line = anna.tables[table]["chat"][-1]["n"]
        assert (await host.http.delete(f"/api/admin/tables/{table}/chat/{line}")).status_code == 200
        await anna.until(lambda: anna.tables[table]["chat"][-1]["note"])
        await host.post(f"/api/admin/people/{theirs}/mute", {"hours": 1})
        with pytest.raises(Refused, match="error-muted-hours"):
            await rude.ask({"t": "say", "table": table, "words": "Again"})
        await host.post(f"/api/admin/tables/{table}/barred", {"person": theirs})
        await anna.until(lambda: anna.tables[table]["seats"][1]["kind"] == "bot")
        await rude.until(lambda: rude.tables[table]["you"] is None)
        await host.post(f"/api/admin/people/{theirs}/ban", {"hours": 1})
        with pytest.raises(ConnectionError, match="4401"):
            await rude.until(lambda: False)
        assert (await host.http.delete(f"/api/admin/tables/{table}")).status_code == 200
        await anna.until(lambda: "gone" in anna._answers)
        assert anna.gaps == 0


async def test_who_may_register_is_the_same_in_both(pair: Pair) -> None:
    async with Player(pair.one, "Host") as host:
        await host.post("/api/sign-in", ADMINISTRATOR)
        assert (await enter(pair.other, "Eva")).json()["you"]["name"] == "Eva"
        await host.post("/api/admin/registration", {"registration": "invitation"})
        assert await refusal(enter(pair.other, "Filip")) == "error-invitation-needed"
        token = (await host.post("/api/admin/invitations", {"uses": 3, "days": 1}))["path"].split("/")[-1]
        # Eight at once, through both: as many come in as the link is for.
        names = [(url, f"Guest {n}") for n in range(4) for url in (pair.one, pair.other)]
        came = await asyncio.gather(*(enter(url, name, token) for url, name in names))
        assert sorted(answer.status_code for answer in came) == [200] * 3 + [403] * 5
        assert (await host.get("/api/admin/invitations"))[0]["used"] == 3
        withdrawn = (await host.post("/api/admin/invitations", {"uses": 3, "days": 1}))["path"].split("/")[-1]
        id = (await host.get("/api/admin/invitations"))[0]["id"]
        assert (await host.http.delete(f"/api/admin/invitations/{id}")).status_code == 200
        assert await refusal(enter(pair.other, "Filip", withdrawn)) == "error-invitation"
        left = (await host.post("/api/admin/invitations", {"uses": 3, "days": 1}))["path"].split("/")[-1]
        await host.post("/api/admin/registration", {"registration": "closed"})
        assert await refusal(enter(pair.other, "Filip")) == "error-registration-closed"
        assert await refusal(enter(pair.other, "Filip", left)) == "error-registration-closed"
        async with httpx.AsyncClient(base_url=pair.other) as nobody:
            assert (await nobody.get("/api/me")).json()["registration"] == "closed"
            assert await refusal(nobody.get(f"/api/invitations/{left}")) == "error-registration-closed"
        await host.post("/api/admin/registration", {"registration": None})
        assert (await enter(pair.other, "Filip")).status_code == 200


async def test_a_session_ended_in_one_is_ended_in_the_other(pair: Pair) -> None:
    async with Player(pair.one, "Anna") as anna:
        await anna.post("/api/account", {"login": "anna", "password": PASSWORD})
        for end in ("session", "all", "password", "sign-out"):
            phone = Player(pair.other, "phone")
            await phone.post("/api/sign-in", {"login": "anna", "password": PASSWORD})
            await phone.connect(lobby=True)
            id = next(one["id"] for one in await phone.get("/api/sessions") if one["current"])
            if end == "session":
                await anna.http.delete(f"/api/sessions/{id}")
            elif end == "all":
                await anna.http.delete("/api/sessions")
            elif end == "password":
                await anna.post("/api/account/password", {"old": PASSWORD, "new": PASSWORD})
            else:
                phone.http.base_url = pair.one
                await phone.post("/api/sign-out")
            with pytest.raises(ConnectionError, match="4401"):
                await phone.until(lambda: False)
            phone.http.base_url = pair.other
            assert (await phone.get("/api/me"))["you"] is None
            await phone.http.aclose()


async def test_a_ban_in_one_shuts_the_other(pair: Pair) -> None:
    async with Player(pair.one, "Host") as host, Player(pair.other, "Rude") as rude:
        await host.post("/api/sign-in", ADMINISTRATOR)
        await rude.post("/api/account", {"login": "rude", "password": PASSWORD})
        theirs = (await rude.get("/api/me"))["you"]["id"]
        await rude.connect(lobby=True)
        await host.post(f"/api/admin/people/{theirs}/ban", {"hours": 1})
        with pytest.raises(ConnectionError, match="4401"):
            await rude.until(lambda: False)
        with pytest.raises(Refused, match="error-cookie"):
            await rude.make("person", "bot")
        with pytest.raises(Refused, match="error-banned"):
            await rude.post("/api/sign-in", {"login": "rude", "password": PASSWORD})
        await host.post(f"/api/admin/people/{theirs}/ban", {"hours": 0})
        await rude.post("/api/sign-in", {"login": "rude", "password": PASSWORD})


async def test_a_game_is_ended_by_consent_through_both(pair: Pair) -> None:
    async with Player(pair.one, "Anna") as anna, Player(pair.other, "Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        # Both ask at once: one of them has a question, the other an answer to give.
        ends = [player.ask({"t": "abort", "table": table, "seat": n}) for n, player in enumerate((anna, borek))]
        answers = await asyncio.gather(*ends, return_exceptions=True)
        assert [str(one) for one in answers if isinstance(one, Refused)] == ["error-already-asked"]
        asker, other = (anna, borek) if not isinstance(answers[0], Refused) else (borek, anna)
        await other.until(lambda: other.tables[table]["ask"])
        answer = {"t": "answer", "table": table, "seat": 0, "ask": other.tables[table]["ask"]["id"]}
        # One agrees while the other withdraws: whichever is stored first counts, and both see the same.
        both = [other.ask(answer | {"yes": True}), asker.ask(answer | {"yes": False})]
        said = await asyncio.gather(*both, return_exceptions=True)
        refused = [str(one) for one in said if isinstance(one, Refused)]
        assert refused in (["error-over"], ["error-no-question"])
        status = "finished" if refused == ["error-over"] else "playing"
        for player in (anna, borek):
            view = player.tables[table]
            await player.until(lambda view=view: view["ask"] is None and view["status"] == status)  # type: ignore[misc]
        notes = [line["note"]["key"] for line in anna.tables[table]["chat"] if line["note"]]
        assert notes[-2:] == ["note-ask-end", "note-ended" if status == "finished" else "note-ask-withdrawn"]
        assert anna.gaps == borek.gaps == 0


async def test_the_lobby_shows_the_tables_of_both(pair: Pair) -> None:
    async with Player(pair.one, "Anna") as anna, Player(pair.other, "Eve") as eve:
        await eve.connect(lobby=True)
        table = await anna.make("person", "open", public=True)
        await eve.until(lambda: table in [card["id"] for card in eve.lobby.get("open", [])])
        await eve.watch(table)
        await anna.http.delete(f"/api/tables/{table}")
        await eve.until(lambda: table not in [card["id"] for card in eve.lobby["open"]])
        await eve.until(lambda: "gone" in eve._answers)
        with pytest.raises(Refused, match="error-no-table"):
            await eve.get(f"/api/tables/{table}")


async def test_every_position_is_thought_about_once(pair: Pair) -> None:
    async with Player(pair.one, "Anna") as anna, Player(pair.other, "Bořek") as borek:
        tables = [await player.make("person", "bot", "bot", public=True) for player in (anna, borek)]
        await asyncio.gather(anna.connect(*tables), borek.connect(*tables))  # both processes hold both tables
        playing = zip((anna, borek), tables, strict=True)
        await asyncio.gather(*(player.play(table, lambda view: view["version"] > 20) for player, table in playing))
    asked = thoughts(pair.notes)
    assert len({what for _, what in asked}) == len(asked) > 0
    assert len({process for process, _ in asked}) == 2


async def test_a_lost_connection_is_made_good(pair: Pair) -> None:
    async with Player(pair.one, "Anna") as anna, Player(pair.other, "Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        playing = [asyncio.create_task(_play_through(player, table, 20)) for player in (anna, borek)]
        for version in (5, 10, 15):
            await anna.until(lambda version=version: anna.tables[table]["version"] >= version)  # type: ignore[misc]
            await end_connections(pair.database)
        await asyncio.gather(*playing)
        await anna.until(lambda: anna.presence[table] == {"online": [0, 1], "watching": 0})
        await borek.until(lambda: borek.presence[table] == {"online": [0, 1], "watching": 0})


async def test_another_process_takes_up_the_work_of_one_that_dies(database: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    one, other = [await asyncio.to_thread(Process, database, notes) for _ in range(2)]
    async with Player(one.url, "Anna") as anna, Player(other.url, "Eve") as eve:
        table = await anna.make("bot", "bot", public=True)  # the other process has not even heard of it
        await anna.connect(table)
        await anna.until(lambda: anna.tables[table]["version"] > 3)
        await asyncio.to_thread(one.kill)
        await _finished(database, table)
        await eve.connect(table)
        assert eve.tables[table]["presence"] == {"online": [], "watching": 1}
    await asyncio.to_thread(other.stop)


async def test_one_of_two_processes_is_killed_again_and_again(database: str, tmp_path: Path) -> None:
    found = await kill_one_of_two(database, tmp_path / "notes", KILLS)
    assert found.acknowledged > KILLS


# --- cantiere serve --workers -----------------------------------------------------------------------


class Command:
    """`cantiere serve --workers 2`."""

    def __init__(self, database: str) -> None:
        program = "from cantiere.cli import app; app()"
        command = [sys.executable, "-c", program, "serve", "--port", "0", "--db", database, "--no-browser", "--workers"]
        self.process = subprocess.Popen([*command, "2"], stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        self.url = next(w for w in self.process.stdout.readline().decode().split() if w.startswith("http")).rstrip("/")

    def workers(self) -> set[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return {int(number) for number in listed.split()}

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def is_alive(process: int) -> bool:
    """Not so one that nobody has buried yet: that is the business of the system, and not every container has it."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


async def test_workers_share_a_port_and_are_replaced(database: str) -> None:
    command = await asyncio.to_thread(Command, database)
    try:
        first = command.workers()
        assert len(first) == 2
        os.kill(min(first), signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while min(first) in command.workers() or len(command.workers()) < 2:
                await asyncio.sleep(0.02)
        assert max(first) in command.workers()
        async with Player(command.url, "Anna") as anna, Player(command.url, "Bořek") as borek:
            table = await two_at_a_table(anna, borek)
            await asyncio.gather(*(p.play(table, lambda view: view["version"] > 15) for p in (anna, borek)))
        workers = command.workers()
    finally:
        code = await asyncio.to_thread(command.end, signal.SIGTERM)
    assert code == 0
    assert not any(map(is_alive, workers))


async def test_workers_end_with_their_parent(database: str) -> None:
    command = await asyncio.to_thread(Command, database)
    workers = command.workers()
    await asyncio.to_thread(command.end, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while any(map(is_alive, workers)):
            await asyncio.sleep(0.02)


async def _play_through(player: Player, table: str, version: int) -> None:
    """Play, and try again what could not be stored."""

    def view() -> Json:
        return player.tables[table]

    while view()["version"] < version:
        await player.until(lambda: view()["decision"] or view()["version"] >= version)
        before = view()["version"]
        if view()["decision"]:
            with contextlib.suppress(Refused):
                await player.act(table)
                await player.until(lambda before=before: view()["version"] > before)  # type: ignore[misc]


async def _version(pair: Pair, table: str) -> int:
    session = await asyncpg.connect(pair.database)
    try:
        return int(await session.fetchval("select version from game_table where id = $1", table))
    finally:
        await session.close()


async def _finished(database: str, table: str) -> None:
    session = await asyncpg.connect(database)
    async with asyncio.timeout(PATIENCE):
        while await session.fetchval("select status from game_table where id = $1", table) != "finished":
            await asyncio.sleep(0.05)
    await session.close()
