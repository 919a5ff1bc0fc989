"""The course of the game: two cards are dealt, then ten stones laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantiere.games.twowalls import box
from cantiere.games.twowalls.decisions import chance

if TYPE_CHECKING:
    from cantiere.games.twowalls.state import Table


def begin(table: Table) -> None:
    table.pending = [chance.DEAL.ask(1), chance.DEAL.ask(0)]


def go_on(table: Table) -> None:
    """When all is decided, the next stone is drawn; after the last the game is over."""
    if not table.pending and table.laid < box.STONES:
        table.pending.append(chance.DRAW.ask())
