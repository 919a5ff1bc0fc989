"""Where the cube goes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tinytowns import actions, box, state
from cantiere.games.tinytowns.decisions import building
from cantiere.kernel.decision import Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class Place(Decision["state.Table"]):
    """A cube goes onto an empty square. What somebody else has named, some buildings let go elsewhere, or exchange."""

    name = "place"
    chapter = "place"

    def __init__(self) -> None:
        self.cube = Fact("cube", one_of=box.RESOURCES)
        self.must = Fact("must")  # no effect may put the cube elsewhere any more
        super().__init__(
            self.cube,
            self.must,
            verbs=[actions.PLACE, actions.EXCHANGE, actions.STORE, actions.SWAP, actions.LODGE, actions.CAVERN],
            above=["build"],
        )

    def ask(self, cube: i64, must: bool) -> i64:
        return self.kind | self.cube.put(cube) | self.must.put(must)

    # --- the rules --------------------------------------------------------------------------------

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        town = table.towns[seat]
        legal = actions.PLACE.codes(town.empty())
        if self.must.of(frame) or table.builder == seat:
            return legal
        industry: i64 = table.cards[box.INDUSTRY]
        if industry == box.FACTORY and table.stocked_kinds(town) >> table.named & 1:
            actions.EXCHANGE.add_to(legal, box.ALL_RESOURCES & ~(1 << table.named))
        elif industry == box.WAREHOUSE and town.built[box.INDUSTRY]:
            self._storings(table, town, legal)
        if town.has_monument(box.STATUE):
            actions.LODGE.add_to(legal, table.free_cottages(town))
        if table.setup.cavern and town.caverns < box.CAVERN_USES:
            legal.append(actions.CAVERN.base)
        return legal

    def _storings(self, table: state.Table, town: state.Town, legal: list[int]) -> None:
        """Warehouse: put the cube on it if there is room, or exchange it for another lying there."""
        stores: i64 = town.built[box.INDUSTRY]
        for cell in range(16):
            if stores >> cell & 1 and town.stocked_in_all(cell) < box.COUNT[box.WAREHOUSE]:
                legal.append(actions.STORE.code(cell))
        for cell in range(16):
            if stores >> cell & 1:
                for resource in range(5):
                    if resource != table.named and town.stocked(cell, resource):
                        legal.append(actions.SWAP.pair(cell, resource))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        town = table.towns[seat]
        cube = self.cube.of(frame)
        if actions.PLACE.matches(action):
            cell = actions.PLACE.of(action)
            town.lay(cell, cube)
            table.add_plans(town, cell, cube)
        elif actions.EXCHANGE.matches(action):
            town.pending.append(self.ask(actions.EXCHANGE.of(action), True))
        elif actions.SWAP.matches(action):
            cell, other = actions.SWAP.first(action), actions.SWAP.second(action)
            town.put(cell, cube, 1)
            town.put(cell, other, -1)
            town.pending.append(self.ask(other, True))
        elif actions.STORE.matches(action):
            town.put(actions.STORE.of(action), cube, 1)
        elif actions.LODGE.matches(action):
            town.put(actions.LODGE.of(action), cube, 1)
        else:
            town.caverns += 1

    # --- what people are told ---------------------------------------------------------------------

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-place", {"resource": box.resource_name(self.cube.of(frame))})

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.EXCHANGE.matches(action):
            return {}
        return {"hand" if actions.SWAP.matches(action) else "resource": box.resource_name(self.cube.of(frame))}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        town = table.towns[seat]
        cube: int = self.cube.of(frame)
        if actions.PLACE.matches(action):
            return self._why_not_on(table, seat, frame, actions.PLACE.of(action))
        if actions.EXCHANGE.matches(action):
            if table.cards[box.INDUSTRY] != box.FACTORY:
                return Text("why-no-factory")
            if not town.built[box.INDUSTRY]:
                return Text("why-no-such-building", {"building": box.building_name(box.FACTORY)})
            if actions.EXCHANGE.of(action) == cube:
                return Text("why-same-resource", {"resource": box.resource_name(cube)})
            return self._why_no_effect(table, seat, frame) or Text(
                "why-factory-other", {"resource": box.resource_name(table.named)}
            )
        if actions.STORE.matches(action):
            return self._why_no_warehouse(table, seat, frame, actions.STORE.of(action)) or Text(
                "why-warehouse-full", {"count": box.COUNT[box.WAREHOUSE]}
            )
        if actions.SWAP.matches(action):
            other: int = actions.SWAP.second(action)
            reason = self._why_no_warehouse(table, seat, frame, actions.SWAP.first(action))
            if reason is None and other == cube:
                return Text("why-same-resource", {"resource": box.resource_name(cube)})
            return reason or Text("why-not-stored", {"resource": box.resource_name(other)})
        if actions.LODGE.matches(action):
            cell: int = actions.LODGE.of(action)
            if not town.has_monument(box.STATUE):
                return Text("why-no-such-building", {"building": box.building_name(box.STATUE)})
            if town.built[box.COTTAGE] >> cell & 1 == 0:
                return Text("why-not-a-cottage", {"cell": box.CELLS[cell]})
            return self._why_no_effect(table, seat, frame) or Text("why-cottage-full", {"cell": box.CELLS[cell]})
        if not table.setup.cavern:
            return Text("why-no-cavern")
        return self._why_no_effect(table, seat, frame) or Text("why-cavern-full", {"count": int(box.CAVERN_USES)})

    def _why_no_effect(self, table: state.Table, seat: int, frame: int) -> Text | None:
        """Why the cube may only be placed, whatever stands in the town."""
        if table.builder == seat:
            return Text("why-own-naming")
        if self.must.of(frame):
            return Text("why-must-place", {"resource": box.resource_name(self.cube.of(frame))})
        return None

    def _why_no_warehouse(self, table: state.Table, seat: int, frame: int, cell: int) -> Text | None:
        """Why no Warehouse on the square can be used, however much it holds."""
        if table.standing(table.towns[seat], cell) != box.WAREHOUSE:
            warehouse = box.building_name(box.WAREHOUSE)
            return Text("why-no-building-there", {"building": warehouse, "cell": box.CELLS[cell]})
        return self._why_no_effect(table, seat, frame)

    def _why_not_on(self, table: state.Table, seat: int, frame: int, cell: int) -> Text:
        """Why the cube cannot be placed on the square. Where it could lie on the building there if that had room, that
        is the reason."""
        town = table.towns[seat]
        standing = table.standing(town, cell)
        if self._why_no_effect(table, seat, frame) is None:
            if standing == box.WAREHOUSE and town.stocked_in_all(cell) == box.COUNT[box.WAREHOUSE]:
                return Text("why-warehouse-full", {"count": box.COUNT[box.WAREHOUSE]})
            if standing == box.COTTAGE_CARD and town.has_monument(box.STATUE) and town.stocked_in_all(cell):
                return Text("why-cottage-full", {"cell": box.CELLS[cell]})
        return square_taken(table, town, cell)

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        """A card is for building, which comes next."""
        card = building.clicked_card(element)
        if card == NONE:
            return building.why_not_named(table, element)
        return building.BUILD.why_not_ready(table, table.towns[seat], card)

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        if actions.SWAP.matches(action):
            cell, resource = box.CELLS[actions.SWAP.first(action)], box.RESOURCES[actions.SWAP.second(action)]
            return [f"resource.{resource}", f"town.{seat}.{cell}"]
        return super().elements(table, seat, frame, action)

    # --- positions --------------------------------------------------------------------------------

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        town = table.towns[seat]
        cube: int = self.cube.of(frame)
        if town.empty() == 0:
            return Text("impossible-no-room", {"number": seat + 1})
        if self.must.of(frame) == 0:
            may = cube == table.named
        elif table.named == NONE:
            may = table.nameable(town) >> cube & 1 == 1
        else:  # a Factory or a Warehouse has given it
            may = cube != table.named and seat != table.builder and _exchanges(table, town)
        return None if may else Text("impossible-cube", {"number": seat + 1, "resource": box.resource_name(cube)})


def _exchanges(table: state.Table, town: state.Town) -> bool:
    """Whether the named resource lies on a Factory, or in a Warehouse where it was swapped for another."""
    industry = table.cards[box.INDUSTRY]
    return industry in (box.FACTORY, box.WAREHOUSE) and table.stocked_kinds(town) >> table.named & 1 == 1


def square_taken(table: state.Table, town: state.Town, cell: int) -> Text:
    standing = table.standing(town, cell)
    if standing != NONE:
        return Text("why-square-built", {"cell": box.CELLS[cell], "building": box.building_name(standing)})
    return Text("why-square-cube", {"cell": box.CELLS[cell]})


PLACE: Final = Place()
