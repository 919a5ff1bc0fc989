"""Points: what a wall weighs, if its ground bears it. Live and final scoring are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cantiere.games.twowalls import box
from cantiere.kernel.state import NONE, Points
from cantiere.kernel.text import Text

if TYPE_CHECKING:
    from cantiere.games.twowalls.state import Table


def score(table: Table, seat: i64) -> i64:
    return 0 if sunk(table, seat) else table.walls[seat]


def sunk(table: Table, seat: i64) -> bool:
    card = table.ground[seat]
    return card != NONE and table.walls[seat] > box.BEARS[card]


def breakdown(table: Table, seat: int) -> list[Points]:
    where = f"wall.{box.WALLS[seat]}"
    return [Points("score-sunk" if sunk(table, seat) else "score-wall", where, int(score(table, seat)))]


def places(table: Table) -> list[int]:
    mine, yours = score(table, 0), score(table, 1)
    if mine == yours:
        return [1, 1]
    return [1, 2] if mine > yours else [2, 1]


def ending(table: Table) -> str:
    return "" if table.pending else "ten_stones"


def verdict(table: Table) -> Text | None:
    return None
