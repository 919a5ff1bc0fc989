"""What is printed on the boards and the tiles, the same at every table: whoever draws them asks once."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from cantiere.games.carrara import box

Colour = Annotated[str, box.COLOURS]  # from the least to the most precious
City = Annotated[str, box.CITIES]
BuildingType = Annotated[str, box.TYPES]
Decoration = Annotated[str, box.DECORATIONS]
Statue = Annotated[str, box.STATUES]
Piece = Annotated[str, box.PIECES]
Segment = Annotated[str, box.SEGMENTS]


class TypeFacts(TypedDict):
    """What is true of every building of a type."""

    type: BuildingType
    landscape: Literal["urban", "rural"]
    decoration: Decoration


class TileFacts(TypeFacts):
    """A building tile, or a monument."""

    tile: str
    value: int
    monument: bool


class CityFacts(TypedDict):
    """A city of a player board."""

    city: City
    colour: Colour
    accepts: list[Colour]
    needs: int  # buildings, to be scored
    pays: Literal["coins", "vp"]
    improvement: int  # what an improvement makes of the reward


class SegmentFacts(TypedDict):
    """A segment of the wheel."""

    segment: Segment
    next: Segment  # where a rotation takes it
    prices: dict[Colour, int]


class PlaceFacts(TypedDict):
    """A scoring place."""

    place: str
    kind: Literal["city", "coins", "type", "landscape", "statues"]  # what it is about
    shared: bool  # one for all players
    cities: NotRequired[list[City]]  # of statues: where they count
    needs: NotRequired[int]  # of a money place: coins to show ...
    rate: NotRequired[int]  # ... and coins for a point at the end


class SpaceFacts(TypedDict):
    """A space of the court."""

    space: str
    bonus: Literal["statue", "decoration", "coins", "vp"]
    amount: int


class Facts(TypedDict):
    """Everything printed."""

    types: list[TypeFacts]
    tiles: dict[str, TileFacts]
    cities: list[CityFacts]
    wheel: list[SegmentFacts]
    places: list[PlaceFacts]
    court: list[SpaceFacts]


def facts() -> Facts:
    tiles = [_tile(tile) for tile in range(box.TILES)]
    return {
        "types": [_type(type) for type in range(len(box.TYPES))],
        "tiles": {tile["tile"]: tile for tile in tiles},
        "cities": [_city(city) for city in range(len(box.CITIES))],
        "wheel": [_segment(segment) for segment in range(len(box.SEGMENTS))],
        "places": [_place(place) for place in range(box.PLACE_COUNT)],
        "court": [_space(space) for space in range(box.LARGE)],
    }


def _type(type: int) -> TypeFacts:
    landscape: Literal["urban", "rural"] = "rural" if box.RURAL[type] else "urban"
    return {"type": box.TYPES[type], "landscape": landscape, "decoration": box.DECORATIONS[type]}


def _tile(tile: int) -> TileFacts:
    return {
        "tile": box.TILE_NAMES[tile],
        "value": box.TILE_VALUE[tile],
        "monument": box.TILE_RANK[tile] == box.MONUMENT,
        **_type(box.TILE_TYPE[tile]),
    }


def _city(city: int) -> CityFacts:
    return {
        "city": box.CITIES[city],
        "colour": box.COLOURS[city],
        "accepts": list(box.COLOURS[city:]),
        "needs": box.NEEDS[city],
        "pays": "coins" if box.PAYS_COINS[city] else "vp",
        "improvement": box.IMPROVED[city],
    }


def _segment(segment: int) -> SegmentFacts:
    return {
        "segment": box.SEGMENTS[segment],
        "next": box.SEGMENTS[(segment + 1) % len(box.SEGMENTS)],
        "prices": {name: box.PRICE[segment * 6 + colour] for colour, name in enumerate(box.COLOURS)},
    }


def _place(place: int) -> PlaceFacts:
    found: PlaceFacts = {"place": box.PLACES[place], "kind": "city", "shared": bool(box.SHARED >> place & 1)}
    if place >= box.STATUE_PLACE:
        found["kind"] = "statues"
        found["cities"] = [name for city, name in enumerate(box.CITIES) if box.STATUE_PLACE_OF[city] == place]
    elif place >= box.URBAN_PLACE:
        found["kind"] = "landscape"
    elif place >= box.TYPE_PLACE:
        found["kind"] = "type"
    elif place >= box.COIN_PLACE:
        found["kind"] = "coins"
        found["needs"] = box.COINS_NEEDED[place - box.COIN_PLACE]
        found["rate"] = box.COIN_RATE[place - box.COIN_PLACE]
    return found


def _space(space: int) -> SpaceFacts:
    name = box.SPACES[space]
    if box.SPACE_BONUS[space] == box.COINS_BONUS:
        return {"space": name, "bonus": "coins", "amount": int(box.BONUS_COINS)}
    if box.SPACE_BONUS[space] == box.VP_BONUS:
        return {"space": name, "bonus": "vp", "amount": int(box.BONUS_VP)}
    return {
        "space": name,
        "bonus": "statue" if box.SPACE_BONUS[space] == box.GOLD_BONUS else "decoration",
        "amount": 1,
    }
