"""What one seat may see of the table, and the table drawn with letters."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from cantiere.games.tinytowns import actions, box, facts, scoring, state
from cantiere.games.tinytowns.decisions import building
from cantiere.kernel import bits
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, Words

Stage = Annotated[str, state.STAGES]
Doing = Literal["choosing", "naming", "taking", "placing", "building", "claiming"]

# What some decisions look like from across the table; all others are building.
DOING: Final[dict[str, Doing]] = {
    "keep": "choosing",
    "name": "naming",
    "take": "taking",
    "place": "placing",
    "claim": "claiming",
}


class Square(TypedDict, total=False):
    """What stands or lies on a square."""

    building: str
    fed: bool
    stock: list[facts.Resource]  # cubes lying on a Bank, Factory, Warehouse or Cottage
    cube: facts.Resource


class Town(TypedDict):
    """A player's town."""

    squares: dict[str, Square]  # those that are not empty
    monument: str | None  # none: not kept yet, or hidden from you
    monument_kept: bool
    monument_built: bool
    dealt: list[str]  # what you were dealt, also after you kept one; nothing of others
    watch: list[str]  # what lies on Opaleye's Watch
    hand: facts.Resource | None
    finished: int | None  # the round in which the town was completed
    hammers: int
    caverns: int
    doing: Doing | None  # none when it waits


class View(TypedDict):
    """Everything but the monuments others have not built."""

    stage: Stage
    round: int
    mode: Literal["solo", "town_hall", "master_builder"]
    builder: int | None
    named: facts.Resource | None
    namer: int | None
    cards: list[str]
    row: list[facts.Resource]
    pile: int | None
    towns: list[Town]


class Effect(TypedDict, total=False):
    """What a board shows of an action before it is taken."""

    building: str  # what comes to stand ...
    cells: dict[str, facts.Resource]  # ... the pattern from which it is built ...
    leaves: list[str]  # ... squares that lose their cube ...
    stands: list[str]  # ... and where it may stand
    cell: str  # the square of the building that gets a cube


def view(table: state.Table, seat: int | None) -> View:
    return {
        "stage": state.STAGES[table.stage],
        "round": int(table.round),
        "mode": "solo" if table.setup.solo else "town_hall" if table.setup.town_hall else "master_builder",
        "builder": int(table.builder) if table.builder != NONE else None,
        "named": box.RESOURCES[table.named] if table.named != NONE else None,
        "namer": int(table.builder) if NONE not in (table.builder, table.named) else None,
        "cards": [box.BUILDINGS[card] for card in table.cards if card != NONE],
        "row": [box.RESOURCES[r] for r in table.row],
        "pile": int(table.left_to_draw()) if not table.setup.has_hammer() else None,
        "towns": [_town(table, of, seat) for of in range(table.seats)],
    }


def effect(table: state.Table, seat: int, action: int) -> Effect:
    town = table.towns[seat]
    if actions.BUILD.matches(action):
        return _built(table, town, int(actions.BUILD.of(action)))
    if actions.STAND.matches(action):
        family = building.STAND.family.of(table.asked(seat))
        return {"building": box.BUILDINGS[table.card_of(town, family)]}
    if actions.STOCK.matches(action):
        return {"cell": box.CELLS[building.STOCK.cell.of(table.asked(seat))]}
    return {}


def _built(table: state.Table, town: state.Town, plan: int) -> Effect:
    card = box.PLAN_BUILDING[plan]
    spent = box.PLAN_CELLS[plan] & ~int(table.wild(town))
    stands = spent | int(town.empty()) if building.stands_anywhere(town, card) else spent
    return {
        "building": box.BUILDINGS[card],
        "cells": {box.CELLS[cell]: box.RESOURCES[wanted] for cell, wanted in box.PLAN_SQUARES[plan]},
        "leaves": [box.CELLS[cell] for cell in bits.each(spent)],
        "stands": [box.CELLS[cell] for cell in bits.each(stands)],
    }


def _town(table: state.Table, of: int, seat: int | None) -> Town:
    town = table.towns[of]
    own = of == seat
    hand = town.hand()
    return {
        "squares": _squares(table, town),
        "monument": box.BUILDINGS[town.monument] if town.monument != NONE and (own or town.unveiled()) else None,
        "monument_kept": town.monument != NONE,
        "monument_built": town.built[box.MONUMENT] != 0,
        "dealt": [box.BUILDINGS[box.FIRST_MONUMENT + m] for m in bits.each(town.dealt)] if own else [],
        "watch": [box.BUILDINGS[table.cards[family]] for family in bits.each(town.watch)],
        "hand": box.RESOURCES[hand] if hand != NONE else None,
        "finished": int(town.finished) if town.finished else None,
        "hammers": int(town.hammers),
        "caverns": int(town.caverns),
        "doing": _doing(table, of),
    }


def _doing(table: state.Table, of: int) -> Doing | None:
    """What a town is busy with, or None when it waits. Says no more than a look across the table would."""
    frame = table.asked(of)
    return DOING.get(table.game.decisions.of(frame).name, "building") if frame != NONE else None


def _squares(table: state.Table, town: state.Town) -> dict[str, Square]:
    fed = int(scoring.fed_squares(table, town))
    squares: dict[str, Square] = {}
    for cell in bits.each(box.ALL_CELLS & ~town.empty()):
        standing = table.standing(town, cell)
        square: Square = {}
        if standing != NONE:
            square["building"] = box.BUILDINGS[standing]
            if fed >> cell & 1:
                square["fed"] = True
            stock = [box.RESOURCES[r] for r in range(5) for _ in range(town.stocked(cell, r))]
            if stock:
                square["stock"] = stock
        else:
            square["cube"] = box.RESOURCES[town.cube(cell)]
        squares[box.CELLS[cell]] = square
    return squares


def progress(table: state.Table) -> Text | None:
    return Text("progress-round", {"round": int(table.round)}) if table.round else None


def board(table: state.Table, words: Words) -> str:
    """All towns, two side by side (a terminal has room for that), with the cards above."""
    head = ", ".join([words("building-" + box.BUILDINGS[card]) for card in table.cards if card != NONE])
    lines = [f"{words('drawn-round')} {table.round}   {head}"]
    if table.row:
        lines.append(f"{words('drawn-row')}: " + ", ".join([words("resource-" + box.RESOURCES[r]) for r in table.row]))
    drawings = [_drawing(table, seat, words) for seat in range(table.seats)]
    for first in range(0, len(drawings), 2):
        lines.append("")
        lines.extend(["   ".join(rows).rstrip() for rows in zip(*drawings[first : first + 2], strict=True)])
    return "\n".join(lines)


def _drawing(table: state.Table, seat: int, words: Words) -> list[str]:
    town = table.towns[seat]
    hammer = " ⚒" if seat == table.builder else ""
    hand = f" {words('drawn-hand')}: {words('resource-' + box.RESOURCES[town.hand()])}" if town.hand() != NONE else ""
    head = f"{words('drawn-player')} {seat + 1}{hammer}{hand}"
    rows = [f"{head:<34}", f"{'     a       b       c       d':<34}"]
    for row in range(4):
        cells = []
        for cell in range(row * 4, row * 4 + 4):
            standing, cube = table.standing(town, cell), town.cube(cell)
            if standing != NONE:
                cells.append(words("building-" + box.BUILDINGS[standing])[:7])
            else:
                cells.append(words("letter-" + box.LETTERS[cube]) if cube != NONE else "·")
        rows.append(f"{row + 1}  " + " ".join([f"{cell:^7}" for cell in cells]))
    return rows
