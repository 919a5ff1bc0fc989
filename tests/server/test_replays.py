"""Replays are made once for all who see the same, elsewhere, and not too often."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from cantiere.server import metrics
from cantiere.server.errors import Unavailable
from cantiere.server.limits import Rate
from cantiere.server.settings import Limits
from cantiere.server.store.records import Chair, Head, TableRecord
from cantiere.server.table.replays import Replays
from cantiere.server.table.rules import TableRules
from cantiere.server.table.view import Viewer
from tests.server.kit import PLENTY, Player, Refused, Server, open_server, two_at_a_table

pytestmark = pytest.mark.anyio

NOBODY = Viewer(None, None)


def made() -> float:
    """How many replays have been made so far, by all houses of this process."""
    (family,) = metrics.REPLAYS.collect()
    return next(sample.value for sample in family.samples if sample.name.endswith("_total"))


async def test_many_who_ask_at_once_are_given_the_same(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table, before = await two_at_a_table(anna, borek), made()
        path = f"/api/tables/{table}/replay"
        strangers = [Player(server.url, "") for _ in range(12)]
        films = await asyncio.gather(*(stranger.get(path) for stranger in strangers))
        assert [film == films[0] for film in films] == [True] * 12
        assert made() == before + 1
        assert await strangers[0].get(path) == films[0]
        assert made() == before + 1
        for stranger in strangers:
            await stranger.http.aclose()


async def test_nobody_is_given_what_was_made_for_another(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek, server.player("Eve") as eve:
        table = await two_at_a_table(anna, borek)
        path = f"/api/tables/{table}/replay"
        own = {player: await player.get(f"{path}?seat={seat}") for seat, player in enumerate((anna, borek))}
        assert [film["table"]["you"] for film in own.values()] == [0, 1]
        assert [film["table"]["owner"] for film in own.values()] == [True, False]
        secret = {action["words"]["monument"] for action in anna.tables[table]["decision"]["actions"]}
        assert all(monument in json.dumps(own[anna]) for monument in secret)
        for player in (borek, eve):
            with pytest.raises(Refused):
                await player.get(f"{path}?seat=0")
            film = await player.get(path)
            assert not [monument for monument in secret if monument in json.dumps(film)]
            assert [seat["yours"] for seat in film["table"]["seats"]] == [False, player is borek]


async def test_those_asked_for_at_once_are_made_one_after_the_other(server: Server) -> None:
    async with server.player("Anna") as anna:
        tables = [await anna.make("person", "local", public=True) for _ in range(4)]
        first, *rest = [f"/api/tables/{table}/replay" for table in tables]
        films = [await anna.get(first)]  # the process has started
        films += await asyncio.gather(*map(anna.get, rest))
        assert [film["table"]["id"] for film in films] == tables


async def test_a_replay_follows_the_game(server: Server) -> None:
    async with server.player("Anna") as anna, server.player("Bořek") as borek:
        table = await two_at_a_table(anna, borek)
        path = f"/api/tables/{table}/replay?seat=0"
        first = await anna.get(path)
        await anna.act(table)
        second = await anna.get(path)
        assert len(second["frames"]) == len(first["frames"]) + 1
        await anna.ask({"t": "undo", "table": table, "seat": 0})
        assert (await anna.get(path))["frames"] == first["frames"]


async def test_without_gzip_it_is_the_same(server: Server) -> None:
    async with server.player("Anna") as anna:
        table = await anna.make("person", "local")
        path = f"/api/tables/{table}/replay"
        packed = await anna.http.get(path)
        plain = await anna.http.get(path, headers={"accept-encoding": "identity"})
        assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
        assert packed.json() == plain.json()


async def test_making_many_has_a_limit_and_looking_has_none(tmp_path: Path) -> None:
    limits = Limits(messages=PLENTY, replays=Rate(0, 2))
    async with open_server(tmp_path / "server.sqlite3", limits=limits) as server, server.player("Anna") as anna:
        tables = [await anna.make("person", "local") for _ in range(3)]
        for table in tables[:2]:
            await anna.get(f"/api/tables/{table}/replay")
        with pytest.raises(Refused) as no:
            await anna.get(f"/api/tables/{tables[2]}/replay")
        assert no.value.key == "error-too-often"
        for table in tables[:2]:
            await anna.get(f"/api/tables/{table}/replay")


# --- the process that makes them ------------------------------------------------------------------


def laid(id: str) -> TableRules:
    """A table where nothing has happened yet."""
    head = Head(id, "tinytowns", 1, {}, bytes(32), False, "playing", 0, 0)
    return TableRules(TableRecord(head, [Chair(0, "local"), Chair(1, "local")], [], []))


def no_limit() -> None:
    pass


async def test_what_is_kept_is_bounded() -> None:
    tables = [laid(id) for id in "abc"]
    replays = Replays()
    size = len(await replays.get(tables[0], NOBODY, no_limit))
    await replays.close()
    replays, before = Replays(kept_bytes=size * 5 // 2), made()
    for rules in (tables[0], tables[1], tables[0], tables[2], tables[0]):  # the second is the longest unused
        await replays.get(rules, NOBODY, no_limit)
    assert made() == before + 3
    await replays.get(tables[1], NOBODY, no_limit)
    assert made() == before + 4
    await replays.close()


DIES_ONCE = """
import os, sys
from pathlib import Path
from cantiere.server.table.replay_worker import main
if not Path(sys.argv[1]).exists():
    Path(sys.argv[1]).touch()
    os.abort()
main()
"""


async def test_a_dead_worker_is_replaced(tmp_path: Path) -> None:
    replays = Replays(command=[sys.executable, "-c", DIES_ONCE, str(tmp_path / "died")])
    assert await replays.get(laid("a"), NOBODY, no_limit)
    await replays.close()


async def test_one_that_cannot_be_made_is_refused_and_the_next_is_made() -> None:
    replays = Replays()
    bad = laid("bad")
    bad.chairs = []  # no game for nobody
    with pytest.raises(Unavailable):
        await replays.get(bad, NOBODY, no_limit)
    assert await replays.get(laid("good"), NOBODY, no_limit)
    await replays.close()


async def test_who_goes_away_leaves_it_to_the_others() -> None:
    replays, rules = Replays(), laid("a")
    first, second = (asyncio.create_task(replays.get(rules, NOBODY, no_limit)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second
    await replays.close()
