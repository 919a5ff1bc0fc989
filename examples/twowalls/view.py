"""What a seat may see: the walls, and its own ground only, until the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from cantiere.games.twowalls import actions, box
from cantiere.games.twowalls.decisions import laying
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, Words

if TYPE_CHECKING:
    from cantiere.games.twowalls.state import Table


class View(TypedDict):
    """The table through the eyes of one seat."""

    walls: list[int]  # their weights
    bears: list[int | None]  # what the ground bears, where one may know it
    laid: int


class Effect(TypedDict, total=False):
    """What a board shows of an action before it is taken."""

    weight: int  # of the wall, once the stone is laid


def view(table: Table, seat: int | None) -> View:
    over = not table.pending
    bears = [
        box.BEARS[card] if card != NONE and (over or owner == seat) else None for owner, card in enumerate(table.ground)
    ]
    return {"walls": list(table.walls), "bears": bears, "laid": int(table.laid)}


def effect(table: Table, seat: int, action: int) -> Effect:
    stone = box.WEIGHTS[laying.LAY.stone.of(table.pending[-1])]
    return {"weight": table.walls[actions.LAY.of(action)] + stone}


def board(table: Table, words: Words) -> str:
    names = [words("wall-" + wall) for wall in box.WALLS]
    return "\n".join(f"{name:>10} {'▇' * weight} {weight}" for name, weight in zip(names, table.walls, strict=True))


def progress(table: Table) -> Text | None:
    return Text("progress", {"laid": int(table.laid), "stones": box.STONES})
