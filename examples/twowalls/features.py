"""A position of Two Walls in small whole numbers, as one seat sees it: what a learned evaluation looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cantiere.games.twowalls import box, evaluate

if TYPE_CHECKING:
    from cantiere.games.twowalls.state import Table

NAMES: Final = ("worth", "my wall", "my ground bears", "the other wall", "stones to come", "my turn")


def features(table: Table, seat: i64) -> list[int]:
    return [
        evaluate.wall(table, seat) // 10,
        table.walls[seat],
        box.BEARS[table.ground[seat]],
        table.walls[1 - seat],
        box.STONES - table.laid,
        1 if table.laid % 2 == seat else 0,
    ]
