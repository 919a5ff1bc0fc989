"""How good a position looks to a bot: weight is good as long as the ground will bear what may still come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cantiere.games.twowalls import box, scoring
from cantiere.kernel.state import Term

if TYPE_CHECKING:
    from cantiere.games.twowalls.state import Table

REASONS: Final[tuple[str, ...]] = ("own", "other")


def worth(table: Table, seat: i64) -> i64:
    return wall(table, seat) - wall(table, 1 - seat)


def reasons(table: Table, seat: int) -> list[Term]:
    return [Term("own", int(wall(table, seat))), Term("other", -int(wall(table, 1 - seat)))]


def wall(table: Table, seat: i64) -> i64:
    """Each stone to come is feared as one of weight 2 on this wall."""
    if scoring.sunk(table, seat):
        return 0
    feared = table.walls[seat] + 2 * (box.STONES - table.laid) - box.BEARS[table.ground[seat]]
    return 100 * table.walls[seat] - 300 * max(0, feared)
