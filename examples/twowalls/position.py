"""The table in words that people can write, and what could not lie on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantiere.games.twowalls import box
from cantiere.games.twowalls.decisions import chance
from cantiere.kernel.position import Fields, word
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text

if TYPE_CHECKING:
    from cantiere.games.twowalls.state import Table

_CARDS = [str(bears) for bears in box.BEARS]


def write(table: Table) -> dict[str, object]:
    return {
        "laid": int(table.laid),
        "pending": [table.game.decisions.write(frame) for frame in table.pending],
        "player": {
            str(seat + 1): {"wall": table.walls[seat], "ground": word(_CARDS, table.ground[seat])} for seat in range(2)
        },
    }


def read(table: Table, fields: Fields) -> None:
    table.laid = fields.number("laid", table.laid, high=box.STONES)
    for seat, player in enumerate(fields.by_seat("player", 2)):
        table.walls[seat] = player.number("wall", table.walls[seat], high=box.STONES * max(box.WEIGHTS))
        table.ground[seat] = player.word("ground", _CARDS, table.ground[seat], or_none=True)
    table.pending = fields.pending("pending", table.game.decisions, table.pending if table.laid < box.STONES else [])


def check(table: Table) -> list[Text]:
    problems = []
    dealing = any(chance.DEAL.asks(frame) for frame in table.pending)
    if bool(table.pending) == (table.laid == box.STONES):
        problems.append(Text("impossible-over" if table.pending else "impossible-not-over"))
    if dealing != (NONE in table.ground) or (dealing and table.laid):
        problems.append(Text("impossible-ground"))
    elif table.ground[0] == table.ground[1] and not dealing:
        problems.append(Text("impossible-same-ground"))
    if not table.laid <= sum(table.walls) <= table.laid * max(box.WEIGHTS):
        problems.append(Text("impossible-weight", {"laid": int(table.laid), "weight": sum(table.walls)}))
    return problems


def census(table: Table) -> dict[str, int]:
    """Limited are the ground cards: a card dealt twice would make one more of them."""
    dealt = [card for card in table.ground if card != NONE]
    return {"ground cards": len(box.BEARS) - len(set(dealt)) + len(dealt)}
