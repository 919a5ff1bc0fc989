"""A table whose stored rows are damaged: it says so, and nothing else suffers."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path
from typing import NamedTuple

import pytest

from cantiere.server.clock import now
from cantiere.server.live.tables import ASIDE_MILLISECONDS
from cantiere.server.settings import BotSettings
from tests.server.kit import Player, Refused, Server, open_server

pytestmark = pytest.mark.anyio

# What a bad disk, a bad restore or a bad hand can leave behind.
DAMAGES = {
    "a gap in the log": "delete from action where table_id = :bad and n = 3",
    "an illegal action": """update action set words = '{"verb": "done"}' where table_id = :bad and n = 2""",
    "an action that is no JSON": "update action set words = '{' where table_id = :bad and n = 2",
    "an action of nobody": "update action set seat = 7 where table_id = :bad and n = 3",
    "a line of no kind": "update action set kind = 'jump' where table_id = :bad and n = 3",
    "an unknown game": "update game_table set game = 'chess' where id = :bad",
    "an unknown status": "update game_table set status = 'lost' where id = :bad",
    "options that are no JSON": "update game_table set options = 'x' where id = :bad",
    "options of no game": """update game_table set options = '{"dragons": true}' where id = :bad""",
    "a number that is none": "update game_table set waiting = 'abc' where id = :bad",
    "a question that is none": """update game_table set ask = '{"pending": [9]}' where id = :bad""",
    "no chairs": "delete from seat where table_id = :bad",
    "a chair too few": "delete from seat where table_id = :bad and seat = 0",
    "a chair of no kind": "update seat set kind = 'throne' where table_id = :bad and seat = 0",
    "a note without words": """update chat set note = '{}' where table_id = :bad""",
}


class Club(NamedTuple):
    """A server that was closed: two tables of Anna's where a bot is to act, one of which will be damaged."""

    file: Path
    cookie: str
    bad: str
    good: str


@pytest.fixture(scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> Club:
    file = tmp_path_factory.mktemp("club") / "server.sqlite3"
    async with open_server(file, bot_settings=BotSettings(pace=1e6)) as server, server.player("Anna") as anna:
        tables = [await anna.make("person", "bot", public=True) for _ in range(2)]
        return Club(file, anna.http.cookies["cantiere"], *tables)


def run_sql(file: Path, sql: str, bad: str) -> None:
    with contextlib.closing(sqlite3.connect(file)) as db, db:
        db.execute(sql, {"bad": bad})


def returning(server: Server, club: Club) -> Player:
    anna = Player(server.url, "Anna")
    anna.http.cookies.set("cantiere", club.cookie)
    return anna


@pytest.mark.parametrize("damage", DAMAGES)
async def test_the_house_opens_and_the_table_says_that_it_is_damaged(club: Club, tmp_path: Path, damage: str) -> None:
    file = Path(shutil.copy(club.file, tmp_path))
    run_sql(file, DAMAGES[damage], club.bad)
    async with open_server(file) as server, returning(server, club) as anna:  # entering gives her name again
        lobby = await anna.get("/api/lobby")
        assert club.good in [card["id"] for card in lobby["mine"]]
        here = f"/api/tables/{club.bad}"
        for path in ("", "/log", "/replay", "/file", "/dice"):
            with pytest.raises(Refused) as no:
                await anna.get(here + path)
            assert no.value.key == "error-table-broken"
        plan = {"seat": 1, "plan": {"kind": "bot"}}
        for path, body in (("/sit", {"seat": 1}), ("/leave", {"seat": 0}), ("/seat", plan), ("/rematch", {})):
            with pytest.raises(Refused) as no:
                await anna.post(here + path, body)
            assert no.value.key == "error-table-broken"
        assert (await anna.http.delete(here)).status_code == 409
        await anna.connect(club.good, lobby=True)
        await anna.send({"t": "watch", "table": club.bad})
        await anna.until(lambda: "gone" in anna._answers)
        assert anna._answers["gone"]["why"] == {"key": "error-table-broken"}
        act = {"table": club.bad, "seat": 0, "decision": "", "words": {}}
        for message in ({"t": "act"} | act, {"t": "say", "table": club.bad, "words": "Hm"}):
            with pytest.raises(Refused) as no:
                await anna.ask(message)
            assert no.value.key == "error-table-broken"
        await anna.turn(club.good)
        await anna.act(club.good)
        await anna.play(club.good, lambda view: any(line["seat"] == 1 for line in view["log"]))  # its bot woke up


async def test_a_repaired_table_is_open_again(club: Club, tmp_path: Path) -> None:
    file, ahead = Path(shutil.copy(club.file, tmp_path)), 0
    run_sql(file, "update game_table set game = 'chess' where id = :bad", club.bad)
    async with open_server(file, clock=lambda: now() + ahead) as server, returning(server, club) as anna:
        with pytest.raises(Refused):
            await anna.get(f"/api/tables/{club.bad}")
        run_sql(file, "update game_table set game = 'tinytowns' where id = :bad", club.bad)
        ahead = ASIDE_MILLISECONDS
        await anna.connect(club.bad)
        await anna.turn(club.bad)
        await anna.act(club.bad)


async def test_a_table_damaged_while_people_watch_is_taken_away(club: Club, tmp_path: Path) -> None:
    file = Path(shutil.copy(club.file, tmp_path))
    async with open_server(file, bot_settings=BotSettings(pace=1e6)) as server, returning(server, club) as anna:
        await anna.connect(club.bad, club.good)
        run_sql(
            file,
            "insert into action select table_id, 99, kind, seat, words, target, who, ack, version, at "
            "from action where table_id = :bad and n = 1",
            club.bad,
        )
        run_sql(file, "update game_table set version = version + 1 where id = :bad", club.bad)
        with pytest.raises(Refused) as no:
            await anna.act(club.bad)
        assert no.value.key == "error-table-broken"
        await anna.until(lambda: any(message["t"] == "gone" for message in anna.received))
        with pytest.raises(Refused) as still:
            await anna.get(f"/api/tables/{club.bad}")
        assert still.value.key == "error-table-broken"
        await anna.act(club.good)
