"""Every game of the server at a table, though the server knows none of them."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.kernel.game import Game
from cantiere.kernel.registry import games
from cantiere.kernel.text import Text
from cantiere.kernel.texts import texts
from tests.server.kit import Refused, Server

pytestmark = pytest.mark.anyio

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
every_number = pytest.mark.parametrize("pick", [0, -1], ids=["fewest", "most"])


def text(line: dict[str, Any]) -> Text:
    args = {name: text(arg) if isinstance(arg, dict) else arg for name, arg in line.get("args", {}).items()}
    return Text(line["key"], args)


@every_game
@every_number
async def test_a_person_plays_against_bots(crowd: Server, game: Game, pick: int) -> None:
    seats = game.seats[pick]
    plans = [{"kind": "person"}, *[{"kind": "bot"}] * (seats - 1)]
    async with crowd.player("Anna") as anna, crowd.player("Eve") as eve:
        table = str((await anna.post("/api/tables", {"game": game.id, "seats": plans}))["table"])
        await anna.connect(table)
        await eve.connect(table)
        await anna.play(table, lambda view: view["log"] and view["log"][-1]["n"] > 60, seed=seats)
        view = anna.tables[table]
        words = texts("en", game.id)
        said = [line["text"] for line in view["log"]] + [line["text"] for line in eve.tables[table]["log"]]
        if view["decision"] is not None:
            said += [view["decision"]["prompt"], *(choice["text"] for choice in view["decision"]["actions"])]
        assert [sentence for line in said if "[" in (sentence := words.format(text(line)))] == []
        assert all(sum(line["points"] for line in score["lines"]) == score["total"] for score in view["scores"])
        assert anna.gaps == eve.gaps == 0
        told = await anna.get(f"/api/tables/{table}/replay?seat=0")
        assert len(told["frames"]) > 20
        try:
            await anna.ask({"t": "rewind", "table": table, "seat": 0, "to": 0})
        except Refused as no:
            if no.key != "error-over":  # it was a short one, or the bots have just ended it
                raise
        assert (await anna.http.get(f"/api/tables/{table}/file")).status_code == 200
