"""What is built, where it stands, and the cube some buildings get."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tinytowns import actions, box, state
from cantiere.games.tinytowns.decisions import monuments, placing
from cantiere.kernel import bits
from cantiere.kernel.decision import Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class Build(Decision["state.Table"]):
    """A complete pattern becomes a building; or the builder is done."""

    name = "build"
    chapter = "build"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.BUILD, actions.DONE])

    def ask(self) -> i64:
        return self.kind

    # --- the rules --------------------------------------------------------------------------------

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        town = table.towns[seat]
        legal: list[int] = []
        wild = table.wild(town)
        seen: list[int] = []
        for plan in town.ready:
            card: i64 = box.PLAN_BUILDING[plan]
            if all_banked(table, town, card):
                continue
            if wild:
                # Trading Posts make one building possible in several ways; only which cubes go makes a difference.
                effect: i64 = card << 16 | box.PLAN_CELLS[plan] & ~wild
                if effect in seen:
                    continue
                seen.append(effect)
            legal.append(actions.BUILD.code(plan))
        legal.append(actions.DONE.base)
        return legal

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.DONE.matches(action):
            return
        town = table.towns[seat]
        plan = actions.BUILD.of(action)
        card: i64 = box.PLAN_BUILDING[plan]
        cells: i64 = box.PLAN_CELLS[plan] & ~table.wild(town)
        town.remove(cells)
        table.drop_plans(town)
        town.pending.append(self.ask())
        squares = town.empty() if stands_anywhere(town, card) else cells
        town.pending.append(STAND.ask(box.FAMILY[card], squares, False))

    def reveals(self, table: state.Table, seat: int, frame: int, action: int) -> bool:
        """A monument was secret until now."""
        return actions.BUILD.matches(action) and box.PLAN_BUILDING[actions.BUILD.of(action)] >= box.FIRST_MONUMENT

    # --- what people are told ---------------------------------------------------------------------

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.DONE.matches(action):
            return {}
        plan: int = actions.BUILD.of(action)
        return {
            "building": box.building_name(box.PLAN_BUILDING[plan]),
            "cells": ", ".join([box.CELLS[cell] for cell in bits.each(box.PLAN_CELLS[plan])]),
        }

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        town = table.towns[seat]
        plan: int = actions.BUILD.of(action)
        card = box.PLAN_BUILDING[plan]
        reason = self._why_not_card(table, town, card)
        if reason is not None:
            return reason
        if box.PLAN_CELLS[plan] & ~table.wild(town) == 0:
            return Text("why-real-cube")
        if table.fits(town, plan, table.wild(town)):
            return Text("why-same-cubes")
        return self.why_not_ready(table, town, card) or Text("why-no-pattern", {"building": box.building_name(card)})

    def why_not_ready(self, table: state.Table, town: state.Town, card: int) -> Text | None:
        """Why the card cannot be built from the cubes that lie there; None if it can."""
        reason = self._why_not_card(table, town, card)
        if reason is None and all(box.PLAN_BUILDING[plan] != card for plan in town.ready):
            return Text("why-not-ready", {"building": box.building_name(card)})
        return reason

    def _why_not_card(self, table: state.Table, town: state.Town, card: int) -> Text | None:
        """Why the card cannot be built from any cubes."""
        if box.FAMILY[card] == box.MONUMENT:
            if town.monument != card:
                return Text("why-not-your-monument")
            return Text("why-monument-built") if town.built[box.MONUMENT] else None
        if all_banked(table, town, card):
            return Text("why-five-banks")
        return not_in_play(table, card)

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        town = table.towns[seat]
        card, cell = clicked_card(element), clicked_square(element, seat)
        if card != NONE:
            return self.why_not_ready(table, town, card)
        if cell == NONE:
            return why_not_named(table, element)
        if town.cubes() >> cell & 1:
            return Text("why-cube-waits", {"cell": box.CELLS[cell]})
        if town.houses >> cell & 1:
            return placing.square_taken(table, town, cell)
        return Text("why-square-empty", {"cell": box.CELLS[cell]})

    def leaves(self, table: state.Table, seat: int, frame: int, action: int) -> list[Text]:
        """Who is done with a full town builds no more: what lies ready is lost."""
        if not actions.DONE.matches(action) or table.towns[seat].empty():
            return []
        return [table.describe(seat, one) for one in table.legal(seat) if actions.BUILD.matches(one)]

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        """A building is clicked on its card or on any of its cubes."""
        if not actions.BUILD.matches(action):
            return super().elements(table, seat, frame, action)
        plan: int = actions.BUILD.of(action)
        cells = [f"town.{seat}.{box.CELLS[cell]}" for cell in bits.each(box.PLAN_CELLS[plan])]
        return [f"card.{box.BUILDINGS[box.PLAN_BUILDING[plan]]}", *cells]


@final
class Stand(Decision["state.Table"]):
    """A new building is put on one of the squares where it may stand."""

    name = "stand"
    chapter = "build"

    def __init__(self) -> None:
        self.family = Fact("family", one_of=box.FAMILIES)
        self.cells = Fact("cells", some_of=box.CELLS)
        self.given = Fact("given")  # from the supply, by an effect; not built from cubes
        super().__init__(self.family, self.cells, self.given, verbs=[actions.STAND], above=["build", "claim"])

    def ask(self, family: i64, cells: i64, given: bool) -> i64:
        return self.kind | self.family.put(family) | self.cells.put(cells) | self.given.put(given)

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        return actions.STAND.codes(self.cells.of(frame))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        stand(table, table.towns[seat], self.family.of(frame), actions.STAND.of(action), self.given.of(frame) == 1)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-stand", self.text_args(table, seat, frame, 0))

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"building": box.building_name(table.card_of(table.towns[seat], self.family.of(frame)))}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        town = table.towns[seat]
        cell: int = actions.STAND.of(action)
        if (town.cubes() | town.houses) >> cell & 1:
            return placing.square_taken(table, town, cell)
        return Text("why-not-vacated", {"cell": box.CELLS[cell]})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        town = table.towns[seat]
        family: int = self.family.of(frame)
        cells: int = self.cells.of(frame)
        given = self.given.of(frame) == 1
        card = table.card_of(town, family)
        if given:
            may = family < box.COMMON and cells == town.empty() and table.has_room_for(town, card)
        elif card == NONE or town.has_monument(card) or all_banked(table, town, card):
            may = False
        elif stands_anywhere(town, card):
            may = cells == town.empty()
        else:
            wild = table.wild(town)
            may = cells & ~town.empty() == 0 and cells in [box.PLAN_CELLS[plan] & ~wild for plan in box.PLANS_OF[card]]
        return None if may else Text("impossible-stand", {"number": seat + 1})


@final
class Stock(Decision["state.Table"]):
    """A new Bank or Factory gets a cube; a Bank one that lies on no other Bank."""

    name = "stock"
    chapter = "family-industry"

    def __init__(self) -> None:
        self.cell = Fact("cell", one_of=box.CELLS)
        super().__init__(self.cell, verbs=[actions.STOCK], above=["build", "replace", "claim"])

    def ask(self, cell: i64) -> i64:
        return self.kind | self.cell.put(cell)

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        return actions.STOCK.codes(box.ALL_RESOURCES & ~table.banked(table.towns[seat]))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.towns[seat].put(self.cell.of(frame), actions.STOCK.of(action), 1)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-stock", self.text_args(table, seat, frame, 0))

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"building": box.building_name(table.cards[box.INDUSTRY])}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        return Text("why-banked", {"resource": box.resource_name(actions.STOCK.of(action))})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        town = table.towns[seat]
        cell: int = self.cell.of(frame)
        takes_one = table.cards[box.INDUSTRY] in (box.BANK, box.FACTORY) and town.built[box.INDUSTRY] >> cell & 1
        if takes_one and town.stocked_in_all(cell) == 0:
            return None
        return Text("impossible-stocking", {"number": seat + 1, "cell": box.CELLS[cell]})


# --- what was clicked ------------------------------------------------------------------------------


def clicked_square(element: str, seat: int) -> int:
    """The square of the own town, or NONE."""
    town, _, cell = element.rpartition(".")
    return box.CELLS.index(cell) if town == f"town.{seat}" and cell in box.CELLS else NONE


def clicked_card(element: str) -> int:
    """The building or monument whose card it was, or NONE."""
    head, _, card = element.partition(".")
    return box.building(card) if head in ("card", "monument") and card in box.BUILDINGS else NONE


def why_not_named(table: state.Table, element: str) -> Text | None:
    """Why a click on a resource means nothing while everybody places and builds what was named; None otherwise."""
    if element.partition(".")[0] != "resource" or table.named == NONE:
        return None
    return Text("why-named-already", {"resource": box.resource_name(table.named)})


def not_in_play(table: state.Table, card: int) -> Text | None:
    if table.cards[box.FAMILY[card]] == card:
        return None
    return Text("why-not-in-play", {"building": box.building_name(card)})


# --- what stands where -----------------------------------------------------------------------------


def all_banked(table: state.Table, town: state.Town, card: i64) -> bool:
    """Whether the card is a Bank, and no resource is left for it."""
    return card == box.BANK and table.banked(town) == box.ALL_RESOURCES


def stands_anywhere(town: state.Town, card: i64) -> bool:
    """Whether the card, built from cubes, may stand on any empty square of the town."""
    return card == box.SHED or town.has_monument(box.OBELISK)


def is_putting_up(town: state.Town, family: i64) -> bool:
    """Whether a building of the family is still to be put on its square."""
    for frame in town.pending:
        if STAND.asks(frame) and STAND.family.of(frame) == family:
            return True
    return False


def give(town: state.Town, family: i64) -> None:
    """A building from the supply, on any empty square."""
    town.pending.append(STAND.ask(family, town.empty(), True))


# --- what a building does when it comes to stand --------------------------------------------------


def stand(table: state.Table, town: state.Town, family: i64, cell: i64, given: bool) -> None:
    built = town.built[:]
    built[family] |= 1 << cell
    town.built = built
    town.houses |= 1 << cell
    if not given or table.setup.watch_sees_gifts:
        town.constructed |= 1 << family
    if family == box.INDUSTRY:
        _open_industry(table, town, cell, given)
    elif family == box.MONUMENT:
        monuments.unveil(town)


def _open_industry(table: state.Table, town: state.Town, cell: i64, given: bool) -> None:
    card: i64 = table.cards[box.INDUSTRY]
    if card == box.TRADING_POST:
        for resource in range(5):
            table.add_plans(town, cell, resource)
    elif card != box.WAREHOUSE and (not given or table.setup.gifts_are_stocked):
        town.pending.append(STOCK.ask(cell))


BUILD: Final = Build()
STAND: Final = Stand()
STOCK: Final = Stock()
