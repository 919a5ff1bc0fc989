"""What is printed on the board and the tiles, the same at every table: whoever draws them asks once."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from cantiere.games.tiletum import box

Resource = Annotated[str, box.RESOURCES]
Colour = Annotated[str, box.COLOURS]  # of the dice, in the order of the resources they bring
Action = Annotated[str, box.ACTIONS]
PieceName = Annotated[str, box.PIECES]

Gives = dict[str, int | str | bool]  # what a tile or a space gives, in the words of the components


class TileFacts(TypedDict):
    """A helper, a contract or a character."""

    kind: Literal["helper", "contract", "character"]
    gives: Gives
    cost: NotRequired[dict[str, int]]  # of a contract
    points: NotRequired[int]  # of a contract
    type: NotRequired[Action]  # of a character


class PlotFacts(TypedDict):
    """A space for a house."""

    plot: str
    points: int
    activate: bool


class SpaceFacts(TypedDict):
    """A space of the map."""

    space: str
    city: bool  # otherwise a place on a road
    plots: list[PlotFacts]


class BuildingFacts(TypedDict):
    """A building of the player board."""

    rooms: int
    bonus_ap: int
    crest_food: int
    crest_bonus: Gives
    furnished: bool  # from the start


class Facts(TypedDict):
    """Everything printed."""

    spaces: list[SpaceFacts]
    roads: list[tuple[str, str]]
    cathedrals: dict[str, list[int]]  # by city, the points of the tiles in its stack, the uppermost first
    king_track: list[int]  # points of its spaces
    contract_ap: list[int]  # what the slots of the contract market cost
    buildings: list[BuildingFacts]
    storehouse: int  # tiles it holds
    contract_points: list[int]  # of the spaces for contracts
    tiles: dict[str, TileFacts]


def facts() -> Facts:
    return {
        "spaces": [_space(space) for space in range(len(box.SPACES))],
        "roads": [(one, other) for roads in box.COMPONENTS["roads"].values() for one, other in roads],
        "cathedrals": {id: list(box.CATHEDRAL_POINTS[n]) for n, id in enumerate(box.CATHEDRALS)},
        "king_track": list(box.TRACK),
        "contract_ap": list(box.CONTRACT_AP),
        "buildings": [_building(building) for building in range(box.BUILDINGS)],
        "storehouse": int(box.STOREHOUSE),
        "contract_points": list(box.SPACE_POINTS),
        "tiles": _tiles(),
    }


def _space(space: int) -> SpaceFacts:
    plots = box.PLOTS_OF[space]
    return {"space": box.SPACES[space], "city": space < len(box.CITIES), "plots": [_plot(plot) for plot in plots]}


def _plot(plot: int) -> PlotFacts:
    reward = box.PLOT_REWARD[plot]
    return {"plot": box.PLOTS[plot], "points": int(reward.vp), "activate": reward.activate}


def _building(building: int) -> BuildingFacts:
    return {
        "rooms": len(box.ROOMS_OF[building]),
        "bonus_ap": box.BONUS_AP[building],
        "crest_food": box.CREST_FOOD[building],
        "crest_bonus": box.COMPONENTS["buildings"]["list"][building]["crest_bonus"],
        "furnished": building == box.FAMILY_HOUSE,
    }


def _tiles() -> dict[str, TileFacts]:
    found: dict[str, TileFacts] = {}
    for tile in box.COMPONENTS["helpers"]["tiles"]:
        found[tile["id"]] = {"kind": "helper", "gives": tile["gives"]}
    for tile in box.COMPONENTS["contracts"]["tiles"]:
        cost, points, gives = tile["cost"], tile["vp"], tile.get("gives", {})
        found[tile["id"]] = {"kind": "contract", "gives": gives, "cost": cost, "points": points}
    for tile in box.COMPONENTS["characters"]["tiles"]:
        bonus: str = tile["bonus"]
        gives = box.COMPONENTS["characters"]["bonus"][bonus]
        found[f"{tile['type']}-{bonus}"] = {"kind": "character", "gives": gives, "type": tile["type"]}
    return found
