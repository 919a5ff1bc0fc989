"""What one seat may see of the table, and the table drawn with letters."""

from __future__ import annotations

from typing import Final

from cantiere.games.tinytowns.actions import BUILD_, REPLACE_, RESERVE_, STAND_, SWAP_
from cantiere.games.tinytowns.box import (
    BUILDINGS,
    CELLS,
    COMMON,
    FIRST_MONUMENT,
    LETTERS,
    MONUMENT,
    MONUMENTS,
    PLAN_BUILDING,
    PLAN_CELLS,
    RESOURCES,
)
from cantiere.games.tinytowns.scoring import fed_squares, source_name, town_lines
from cantiere.games.tinytowns.state import NONE, STAGES, Table
from cantiere.kernel.frames import kind_of
from cantiere.kernel.state import Points

# What each kind of decision looks like from across the table, in the order of `state.FRAMES`.
DOING: Final = (
    "choosing", "naming", "taking", "placing", "building", "building", "building", "building", "building", "building",
    "claiming",
)  # fmt: skip


def view(table: Table, seat: int | None) -> dict[str, object]:
    """Everything but the monuments others have not built."""
    return {
        "stage": STAGES[table.stage],
        "round": int(table.round),
        "mode": "solo" if table.setup.solo else "town_hall" if table.setup.town_hall else "master_builder",
        "builder": int(table.builder) if not (table.setup.solo or table.setup.town_hall) else None,
        "named": RESOURCES[table.named] if table.named != NONE else None,
        "namer": int(table.namer) if table.namer != NONE else None,
        "cards": [BUILDINGS[card] for card in table.cards if card != NONE],
        "row": [RESOURCES[r] for r in table.row],
        "pile": sum(table.pile) if table.setup.solo or table.setup.town_hall else None,
        "towns": [_town(table, of, seat) for of in range(table.seats)],
    }


def _town(table: Table, of: int, seat: int | None) -> dict[str, object]:
    town = table.towns[of]
    own = of == seat
    built = town.built[MONUMENT] != 0
    return {
        "squares": [_square(table, of, cell) for cell in range(16)],
        "monument": BUILDINGS[town.monument] if town.monument != NONE and (own or town.unveiled()) else None,
        "monument_kept": town.monument != NONE,
        "monument_built": built,
        "dealt": [BUILDINGS[FIRST_MONUMENT + m] for m in range(MONUMENTS) if own and town.dealt >> m & 1],
        "watch": [BUILDINGS[table.cards[f]] for f in range(COMMON) if town.watch >> f & 1],
        "hand": RESOURCES[town.hand] if town.hand != NONE else None,
        "finished": int(town.finished) if town.finished else None,
        "hammers": int(town.hammers),
        "caverns": int(town.caverns),
        "doing": _doing(table, of),
    }


def _doing(table: Table, of: int) -> str | None:
    """What a town is busy with, or None when it waits. Says no more than a look across the table would."""
    if table.waiting >> of & 1 == 0:
        return None
    return DOING[kind_of(table.towns[of].frames[-1])]


def _square(table: Table, of: int, cell: int) -> dict[str, object]:
    town = table.towns[of]
    square: dict[str, object] = {"cell": CELLS[cell]}
    standing = table.standing(town, cell)
    if standing != NONE:
        square["building"] = BUILDINGS[standing]
        if fed_squares(table, town) >> cell & 1:
            square["fed"] = True
        stock = [RESOURCES[r] for r in range(5) for _ in range(town.stocked(cell, r))]
        if stock:
            square["stock"] = stock
    else:
        for resource in range(5):
            if town.of(resource) >> cell & 1:
                square["cube"] = RESOURCES[resource]
    return square


def elements(table: Table, seat: int, action: int) -> list[str]:
    """The elements that stand for an action. A building is clicked on its card or on any of its cubes."""
    if BUILD_ <= action < STAND_:
        plan = action - BUILD_
        cells = [f"town.{seat}.{CELLS[cell]}" for cell in range(16) if PLAN_CELLS[plan] >> cell & 1]
        return [f"card.{BUILDINGS[PLAN_BUILDING[plan]]}", *cells]
    if SWAP_ <= action < SWAP_ + 80:
        cell, resource = divmod(action - SWAP_, 5)
        return [f"resource.{RESOURCES[resource]}", f"town.{seat}.{CELLS[cell]}"]
    if REPLACE_ <= action < RESERVE_:
        cell, card = divmod(action - REPLACE_, FIRST_MONUMENT)
        return [f"town.{seat}.{CELLS[cell]}", f"card.{BUILDINGS[card]}"]
    element = table.game.vocabulary.element(action, seat)
    return [element] if element else []


def breakdown(table: Table, seat: int) -> list[Points]:
    lines = town_lines(table, seat)
    return [
        Points(source_name(lines[i]), CELLS[lines[i + 1]] if lines[i + 1] != NONE else "", lines[i + 2])
        for i in range(0, len(lines), 3)
    ]


def board(table: Table) -> str:
    """All towns side by side, three to a row, with the cards above."""
    head = " ".join(BUILDINGS[card] for card in table.cards if card != NONE)
    lines = [f"round {table.round}   {head}"]
    if table.row:
        lines.append("row: " + " ".join(RESOURCES[r] for r in table.row))
    drawings = [_drawing(table, seat) for seat in range(table.seats)]
    for first in range(0, len(drawings), 3):
        group = drawings[first : first + 3]
        lines.append("")
        lines.extend("   ".join(rows).rstrip() for rows in zip(*group, strict=True))
    return "\n".join(lines)


def _drawing(table: Table, seat: int) -> list[str]:
    town = table.towns[seat]
    hammer = " ⚒" if seat == table.builder and not (table.setup.solo or table.setup.town_hall) else ""
    hand = f" holds {RESOURCES[town.hand]}" if town.hand != NONE else ""
    rows = [f"{'seat ' + str(seat + 1) + hammer + hand:<34}", f"{'     a       b       c       d':<34}"]
    for row in range(4):
        cells = []
        for cell in range(row * 4, row * 4 + 4):
            standing = table.standing(town, cell)
            letters = [LETTERS[r] for r in range(5) if town.of(r) >> cell & 1]
            cells.append(BUILDINGS[standing][:7] if standing != NONE else letters[0] if letters else "·")
        rows.append(f"{row + 1}  " + " ".join(f"{cell:^7}" for cell in cells))
    return rows
