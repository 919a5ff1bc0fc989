"""Hints for who may have them, and analyses that survive whatever happens to those who work on them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from cantiere.bots.pool import BotPool
from cantiere.kernel import replay
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from cantiere.server.limits import Rate
from cantiere.server.live.bots import RandomBots
from tests.server.kit import FREE, Json, Player, Refused, open_server

pytestmark = pytest.mark.anyio

FIXTURES = Path(__file__).parent.parent / "fixtures"
BOT = {"kind": "bot", "level": "random"}
ONE_ANSWER = (  # a process that answers one question and dies over the next
    sys.executable,
    "-c",
    "import sys, json; from cantiere.bots import worker\n"
    "print(worker.answer(json.loads(sys.stdin.readline())).decode(), flush=True); sys.stdin.readline()",
)


class Spy(RandomBots):
    """Bots whose advice is a known one, given when they are let."""

    def __init__(self) -> None:
        self.shown: list[tuple[str, int]] = []
        self.looked: list[int] = []
        self.may_look = asyncio.Event()
        self.may_look.set()

    async def hint(self, position: str, seat: int, deadline: float) -> Json:
        self.shown.append((position, seat))
        step = {"words": {"verb": "pass"}, "text": {"key": "do-pass"}, "elements": []}
        reason = {"text": {"key": "reason-own", "args": {"count": 1}}, "points": 1.5}
        turn = {"steps": [step], "chance": 0.5, "margin": 1.0, "error": 0.1, "reasons": [reason]}
        return {"seat": seat, "playouts": 7, "turns": [turn]}

    async def turns(self, text: str, deadline: float) -> int:
        return len([step for step in replay.read(text).steps if step.seat != CHANCE])

    async def look(self, text: str, turn: int, deadline: float) -> Json:
        await self.may_look.wait()
        self.looked.append(turn)
        moment = {"at": turn, "chances": [0.5, 0.5], "points": [1.0, 2.0], "error": 0.1, "points_error": 1.0}
        return {"moment": moment, "review": None}


async def finished(player: Player, **more: Any) -> str:
    """A finished game of Two Walls."""
    table = await player.make(BOT, BOT, game="twowalls", public=True, **more)
    while (await player.get(f"/api/tables/{table}"))["status"] != "finished":
        await asyncio.sleep(0.01)
    return table


async def analysed(
    player: Player, table: str, wanted: Callable[[Json], bool] = lambda one: one["status"] == "done"
) -> Json:
    """The analysis, as soon as it is as wanted."""
    async with asyncio.timeout(60):
        while not wanted(found := await player.get(f"/api/tables/{table}/analysis")):
            await asyncio.sleep(0.02)
    return dict(found)


async def refused(answer: Any) -> str:
    with pytest.raises(Refused) as why:
        await answer
    return why.value.key


# --- hints ----------------------------------------------------------------------------------------


async def test_a_hint_comes_from_the_bots_processes(tmp_path: Path) -> None:
    async with open_server(tmp_path / "server.sqlite3", BotPool(workers=1)) as server, server.player("Anna") as anna:
        table = await anna.make("person", {"kind": "bot", "level": "novice"}, game="twowalls")
        await anna.connect(table)
        decision = await anna.turn(table)
        assert anna.tables[table]["hints"]
        hint = await anna.get(f"/api/tables/{table}/hint?seat=0")
        offered = [choice["words"] for choice in decision["actions"]]
        assert hint["turns"]
        assert all(turn["steps"][0]["words"] in offered for turn in hint["turns"])
        assert all(turn["reasons"] for turn in hint["turns"])


async def test_who_plays_with_others_has_hints_only_where_the_table_allows_them(tmp_path: Path) -> None:
    spy = Spy()
    async with (
        open_server(tmp_path / "server.sqlite3", spy) as server,
        server.player("Anna") as anna,
        server.player("Ben") as ben,
    ):
        for allowed in (False, True):
            table = await anna.make("person", "open", game="twowalls", hints=allowed)
            await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            await anna.connect(table)
            await anna.turn(table)
            assert anna.tables[table]["hints"] is allowed
            mine = f"/api/tables/{table}/hint?seat=0"
            if allowed:
                assert (await anna.get(mine))["playouts"] == 7
            else:
                assert await refused(anna.get(mine)) == "error-no-hints"
            assert await refused(ben.get(mine)) == "error-not-your-seat"
            assert await refused(anna.get(f"/api/tables/{table}/hint")) == "error-not-your-seat"
            # Who leaves has still a part in the game: that is no way to a hint.
            await ben.post(f"/api/tables/{table}/leave", {"seat": 1, "level": "random"})
            assert (await anna.get(f"/api/tables/{table}"))["hints"] is allowed
            await anna.disconnect()
        # Two at one device are two.
        table = await anna.make("person", "local", game="twowalls")
        assert not (await anna.get(f"/api/tables/{table}"))["hints"]


async def test_a_hint_is_made_from_what_the_seat_may_know_and_only_once(tmp_path: Path) -> None:
    spy = Spy()
    limits = structs.replace(FREE, hints=Rate(0.0001, 1))
    async with (
        open_server(tmp_path / "server.sqlite3", spy, limits=limits) as server,
        server.player("Anna") as anna,
    ):
        table = await anna.make("person", BOT, game="twowalls")
        await anna.connect(table)
        await anna.turn(table)
        for _ in range(3):  # the same question costs nothing
            await anna.get(f"/api/tables/{table}/hint?seat=0")
        game = replay.read((await anna.http.get(f"/api/tables/{table}/file")).text)
        assert spy.shown == [(game.state.seen_by(0, Rng(0)).position(), 0)]
        await anna.act(table)
        await anna.turn(table)
        assert await refused(anna.get(f"/api/tables/{table}/hint?seat=0")) == "error-too-often"


async def test_a_finished_game_can_be_asked_about_at_any_line(tmp_path: Path) -> None:
    spy = Spy()
    async with (
        open_server(tmp_path / "server.sqlite3", spy) as server,
        server.player("Anna") as anna,
        server.player("Eve") as eve,
    ):
        table = await finished(anna)
        path = f"/api/tables/{table}/hint"
        assert (await eve.get(f"{path}?at=0"))["seat"] == 0  # after the draws that follow
        assert (await eve.get(f"{path}?at=4"))["turns"]
        assert await refused(eve.get(f"{path}?at=4&seat=7")) == "error-no-seat"
        assert await refused(eve.get(f"{path}?at=999999")) == "error-no-line"
        assert await refused(eve.get(f"{path}?at=-1")) == "error-no-line"
        assert await refused(eve.get(f"{path}?at=x")) == "error-number"
        assert await refused(eve.get(path)) == "error-over"
        running = await anna.make("person", BOT, game="twowalls")
        assert await refused(eve.get(f"/api/tables/{running}/hint?at=1&seat=0")) == "error-not-your-seat"


async def test_where_nobody_gives_advice_that_is_said(tmp_path: Path) -> None:
    async with open_server(tmp_path / "server.sqlite3") as server, server.player("Anna") as anna:
        table = await finished(anna)
        assert await refused(anna.get(f"/api/tables/{table}/hint?at=4")) == "error-no-advice"
        assert await refused(anna.post(f"/api/tables/{table}/analysis", None)) == "error-no-advice"


# --- analyses -------------------------------------------------------------------------------------


async def test_an_analysis_is_stored_with_the_game_in_sqlite(tmp_path: Path) -> None:
    await _is_stored(str(tmp_path / "server.sqlite3"))


async def test_an_analysis_is_stored_with_the_game_in_postgresql(database: str) -> None:
    await _is_stored(database)


async def _is_stored(where: str) -> None:
    spy = Spy()
    spy.may_look.clear()
    async with open_server(where, spy) as server, server.player("Anna") as anna:
        table, later = await finished(anna), await finished(anna)
        running = await anna.make("person", BOT, game="twowalls")
        assert await refused(anna.post(f"/api/tables/{running}/analysis", None)) == "error-not-finished"
        assert (await anna.get(f"/api/tables/{table}/analysis"))["status"] == "none"
        await anna.post(f"/api/tables/{table}/analysis", None)
        second = await anna.post(f"/api/tables/{later}/analysis", None)
        assert (second["status"], second["ahead"]) == ("waiting", 1)
        spy.may_look.set()
        found = await analysed(anna, table)
        assert (found["done"], found["total"]) == (10, 10)
        lines = [line["n"] for line in (await anna.get(f"/api/tables/{table}/log"))["lines"]]
        assert [moment["at"] for moment in found["moments"]] == [0, *lines][:10]
        await analysed(anna, later)
        assert spy.looked == [*range(10), *range(10)]
        await anna.post(f"/api/tables/{table}/analysis", None)  # again: it is there
        assert len(spy.looked) == 20
    async with open_server(where) as server, server.player("Eve") as eve:
        assert (await eve.get(f"/api/tables/{table}/analysis"))["moments"] == found["moments"]


async def test_an_analysis_goes_on_after_a_restart(tmp_path: Path) -> None:
    spy = Spy()
    async with open_server(tmp_path / "server.sqlite3", spy) as server, server.player("Anna") as anna:
        table = await finished(anna)
        spy.may_look.clear()
        await anna.post(f"/api/tables/{table}/analysis", None)
        await analysed(anna, table, lambda one: one["status"] == "running")
    async with open_server(tmp_path / "server.sqlite3", other := Spy()) as server, server.player("Eve") as eve:
        assert other.looked == []
        assert (await analysed(eve, table))["done"] == 10  # who looks at it sets it going


async def test_processes_that_die_cost_an_analysis_nothing(tmp_path: Path) -> None:
    game = (FIXTURES / "twowalls" / "ten-stones.json").read_text("utf-8")
    found = []
    for name, pool in (("whole", BotPool(workers=1)), ("dying", BotPool(workers=1, command=ONE_ANSWER))):
        async with open_server(tmp_path / "server.sqlite3", pool) as server, server.player(name) as anna:
            table = (await anna.post("/api/replays", {"replay": game}))["table"]
            await anna.post(f"/api/tables/{table}/analysis", None)
            found.append(await analysed(anna, table))
    assert found[0] == found[1]
    assert found[0]["total"] == 10
    assert found[0]["moments"]


async def test_a_person_has_only_so_many_games_analysed(tmp_path: Path) -> None:
    limits = structs.replace(FREE, analyses=Rate(0.0001, 1))
    async with open_server(tmp_path / "server.sqlite3", Spy(), limits=limits) as server, server.player("Anna") as anna:
        first, second = await finished(anna), await finished(anna)
        await anna.post(f"/api/tables/{first}/analysis", None)
        await analysed(anna, first)
        await anna.post(f"/api/tables/{first}/analysis", None)
        assert await refused(anna.post(f"/api/tables/{second}/analysis", None)) == "error-too-often"
        assert (await anna.get(f"/api/tables/{second}/analysis"))["status"] == "none"
