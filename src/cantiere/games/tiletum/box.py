"""What is in the box: `components.toml` read into typed, immutable tables, and counted.

Tiles of one kind cannot be told apart, so a tile is the number of its kind: helpers first, then crests, contracts and
characters. What a tile, a crest space or a house space gives is a `Reward`, whatever it is printed on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.kernel.bits import mask_of
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text

COMPONENTS: Final[Mapping[str, Any]] = tomllib.loads(
    files("cantiere.games.tiletum").joinpath("components.toml").read_text("utf-8")
)

# --- resources, dice, actions ---------------------------------------------------------------------

RESOURCES: Final[tuple[str, ...]] = tuple(COMPONENTS["resources"]["names"])
COLOURS: Final[tuple[str, ...]] = tuple(COMPONENTS["resources"]["colours"])
ALL_RESOURCES: Final = 0b11111  # as a mask
GOLD: Final = 0
FOOD: Final = 1
WOOL: Final = 2
STONE: Final = 3
IRON: Final = 4

ACTIONS: Final[tuple[str, ...]] = ("merchant", "architect", "character", "contract", "king", "joker")
MERCHANT: Final = 0
ARCHITECT: Final = 1
CHARACTER: Final = 2
CONTRACT: Final = 3
KING: Final = 4
JOKER: Final = 5
HOUSE: Final = 2  # what `anywhere` may place, besides the merchant and the architect
PILLAR: Final = 3
ANYWHERE: Final = ("merchant", "architect", "house", "pillar")
PIECES: Final[tuple[str, ...]] = ("merchant", "architect")

PRINTED_ACTIONS: Final[list[int]] = [ACTIONS.index(name) for name in COMPONENTS["wheel"]["actions"]]
PIPS_AND_POINTS: Final[i64] = COMPONENTS["wheel"]["sum"]
VALUES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")  # of a die
ROLLED: Final[tuple[str, ...]] = tuple(f"{value}-{colour}" for value in VALUES for colour in COLOURS)  # a die rolled

# --- what things give -----------------------------------------------------------------------------


@final
class Reward:
    """What a tile or a space gives."""

    def __init__(self, gives: Mapping[str, Any]) -> None:
        self.goods: vec[i64] = vec[i64]([gives.get(name, 0) for name in RESOURCES])
        self.vp: i64 = gives.get("vp", 0)
        self.any: i64 = gives.get("any", 0)  # resources of one's choice
        action = gives.get("action", "")
        self.action: i64 = JOKER if action == "any" else ACTIONS.index(action) if action else NONE
        self.ap: i64 = gives.get("ap", 0)
        self.merchant: i64 = gives.get("merchant", 0)  # moves
        self.house: i64 = gives.get("house", 0)  # where the merchant stands
        self.architect: i64 = gives.get("architect", 0)
        self.pillar: i64 = gives.get("pillar", 0)
        self.anywhere: i64 = ANYWHERE.index(gives["anywhere"]) if "anywhere" in gives else NONE
        self.activate: bool = gives.get("activate", False)
        self.add_ap: i64 = gives.get("add_ap", 0)
        self.colour: bool = gives.get("colour", False)


# --- tiles: helpers, crests, contracts, characters ------------------------------------------------

_HELPERS: Final[list[dict[str, Any]]] = COMPONENTS["helpers"]["tiles"]
_CRESTS: Final[list[dict[str, Any]]] = COMPONENTS["crests"]["tiles"]
_CONTRACTS: Final[list[dict[str, Any]]] = COMPONENTS["contracts"]["tiles"]
_CHARACTERS: Final[list[dict[str, Any]]] = COMPONENTS["characters"]["tiles"]
_BONUS_OF: Final[Mapping[str, Any]] = COMPONENTS["characters"]["bonus"]

HELPERS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in _HELPERS)
CRESTS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in _CRESTS)
CONTRACTS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in _CONTRACTS)
CHARACTERS: Final[tuple[str, ...]] = tuple(tile["type"] + "-" + tile["bonus"] for tile in _CHARACTERS)
TILES: Final[tuple[str, ...]] = HELPERS + tuple("crest-" + id for id in CRESTS) + CONTRACTS + CHARACTERS
FIRST_CREST: Final[i64] = len(HELPERS)
FIRST_CONTRACT: Final[i64] = FIRST_CREST + len(CRESTS)
FIRST_CHARACTER: Final[i64] = FIRST_CONTRACT + len(CONTRACTS)

REWARDS: Final[list[Reward]] = [
    *[Reward(tile["gives"]) for tile in _HELPERS],
    *[Reward({}) for _ in _CRESTS],
    *[Reward(tile.get("gives", {})) for tile in _CONTRACTS],
    *[Reward(_BONUS_OF[tile["bonus"]]) for tile in _CHARACTERS],
]
COLOUR_HELPER: Final[i64] = HELPERS.index("colour")

# By contract, counted from the first: what it costs and pays.
COST_ANY: Final[vec[i64]] = vec[i64]([tile["cost"].get("any", 0) for tile in _CONTRACTS])
COST: Final[vec[vec[i64]]] = vec[vec[i64]](
    [vec[i64]([tile["cost"].get(name, 0) for name in RESOURCES]) for tile in _CONTRACTS]
)
CONTRACT_POINTS: Final[vec[i64]] = vec[i64]([tile["vp"] for tile in _CONTRACTS])
ANY_CONTRACTS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in _CONTRACTS if "any" in tile["cost"])
ANY_INDEX: Final[vec[i64]] = vec[i64]([ANY_CONTRACTS.index(id) if id in ANY_CONTRACTS else NONE for id in CONTRACTS])
ANY_CONTRACT: Final[vec[i64]] = vec[i64]([CONTRACTS.index(id) for id in ANY_CONTRACTS])

# By character, counted from the first: the action it belongs to.
TYPE: Final[vec[i64]] = vec[i64]([ACTIONS.index(tile["type"]) for tile in _CHARACTERS])
TYPES: Final = ACTIONS[:JOKER]


def is_crest(tile: i64) -> bool:
    return FIRST_CREST <= tile < FIRST_CONTRACT


def is_contract(tile: i64) -> bool:
    return FIRST_CONTRACT <= tile < FIRST_CHARACTER


def allowed(mark: str, players: int) -> bool:
    """Whether something with this mark takes part in a game of so many."""
    return players >= {"": 2, "3+": 3, "4": 4}[mark]


def pile(back: str, players: int) -> list[int]:
    """The tiles with this back (`bonus`, `contract` or `character`) in a game of so many, ascending."""
    marks: list[list[str]] = [
        *[tile["marks"] if back == "bonus" else [] for tile in _HELPERS],
        *[tile.get(back, []) for tile in _CRESTS],
        *[tile.get(back, []) for tile in _CONTRACTS],
        *[tile["marks"] if back == "character" else [] for tile in _CHARACTERS],
    ]
    return [kind for kind, copies in enumerate(marks) for mark in copies if allowed(mark, players)]


# --- the map --------------------------------------------------------------------------------------

_SPACES: Final[list[dict[str, Any]]] = COMPONENTS["map"]["spaces"]
SPACES: Final[tuple[str, ...]] = tuple(space["id"] for space in _SPACES)
CITIES: Final[tuple[str, ...]] = tuple(space["id"] for space in _SPACES if "houses" in space)  # they come first
TILETUM: Final[i64] = SPACES.index(COMPONENTS["cities"]["first"])


def _neighbours() -> list[list[int]]:
    near: list[set[int]] = [set() for _ in SPACES]
    for roads in COMPONENTS["roads"].values():
        for one, other in roads:
            near[SPACES.index(one)].add(SPACES.index(other))
            near[SPACES.index(other)].add(SPACES.index(one))
    return [sorted(spaces) for spaces in near]


NEIGHBOURS: Final[list[list[int]]] = _neighbours()
NEAR: Final[vec[i64]] = vec[i64]([mask_of(spaces) for spaces in NEIGHBOURS])  # the same as masks
ALL_SPACES: Final[i64] = (1 << len(SPACES)) - 1


def _distances() -> list[list[int]]:
    table: list[list[int]] = []
    for start in range(len(SPACES)):
        steps = [99] * len(SPACES)
        steps[start] = 0
        queue = [start]
        for here in queue:
            for there in NEIGHBOURS[here]:
                if steps[there] == 99:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        table.append(steps)
    return table


STEPS: Final[vec[vec[i64]]] = vec[vec[i64]]([vec[i64](steps) for steps in _distances()])  # from space to space

# House spaces, city by city.
_PLOTS: Final = [(city, n) for city in range(len(CITIES)) for n in range(len(_SPACES[city]["houses"]))]
PLOTS: Final[tuple[str, ...]] = tuple(f"{CITIES[city]}.{n + 1}" for city, n in _PLOTS)
PLOT_CITY: Final[list[int]] = [city for city, _ in _PLOTS]
PLOT_MARK: Final[list[str]] = [_SPACES[city]["houses"][n] for city, n in _PLOTS]
PLOT_REWARD: Final[list[Reward]] = [Reward(_SPACES[city].get("bonus", [{}] * 9)[n]) for city, n in _PLOTS]
_GIFTS: Final = [str(_SPACES[city].get("bonus", [{}] * 9)[n]) for city, n in _PLOTS]
PLOT_GIFT: Final[vec[i64]] = vec[i64]([sorted(set(_GIFTS)).index(gift) for gift in _GIFTS])  # equal for equal rewards
PLOTS_OF: Final[vec[vec[i64]]] = vec[vec[i64]](
    [vec[i64]([plot for plot, at in enumerate(PLOT_CITY) if at == space]) for space in range(len(SPACES))]
)
PLOT_MASK: Final[vec[i64]] = vec[i64]([sum(1 << plot for plot in plots) for plots in PLOTS_OF])  # by space


def open_plots(players: int) -> int:
    """The house spaces usable by so many, a bit each."""
    return sum(1 << plot for plot, mark in enumerate(PLOT_MARK) if allowed(mark, players))


def _place_in(spaces: list[int], space: int) -> int:
    return spaces.index(space) if space in spaces else NONE


# Spaces for bonus tiles.
_TILE_SPACES: Final = [space for space in range(len(CITIES)) if "tile" in _SPACES[space]]
TILE_SPACES: Final[vec[i64]] = vec[i64](_TILE_SPACES)
TILE_INDEX: Final[vec[i64]] = vec[i64]([_place_in(_TILE_SPACES, space) for space in range(len(SPACES))])


def open_tile_spaces(players: int) -> list[int]:
    """The map spaces on which a bonus tile lies in a game of so many."""
    return [space for space in _TILE_SPACES if allowed(_SPACES[space]["tile"], players)]


# Cathedrals.
_CATHEDRAL_SPACES: Final = [space for space in range(len(CITIES)) if "cathedral" in _SPACES[space]]
CATHEDRALS: Final[tuple[str, ...]] = tuple(SPACES[space] for space in _CATHEDRAL_SPACES)
CATHEDRAL_SPACE: Final[vec[i64]] = vec[i64](_CATHEDRAL_SPACES)
CATHEDRAL_AT: Final[vec[i64]] = vec[i64]([_place_in(_CATHEDRAL_SPACES, space) for space in range(len(SPACES))])
CATHEDRAL_POINTS: Final[vec[vec[i64]]] = vec[vec[i64]](
    [vec[i64](_SPACES[space]["cathedral"]) for space in _CATHEDRAL_SPACES]
)

_COSTS: Final[list[dict[str, int]]] = COMPONENTS["costs"]["tiles"]


def _cost_names() -> list[str]:
    """Three stones for four points are called "3-4"; a second tile with the same numbers "3-4-2"."""
    names: list[str] = []
    for cost in _COSTS:
        name = f"{cost['stone']}-{cost['vp']}" if cost else "none"
        names.append(name if name not in names else f"{name}-{1 + names.count(name)}")
    return names


COST_TILES: Final[tuple[str, ...]] = tuple(_cost_names())
COST_STONE: Final[vec[i64]] = vec[i64]([cost.get("stone", 0) for cost in _COSTS])
COST_POINTS: Final[vec[i64]] = vec[i64]([cost.get("vp", 0) for cost in _COSTS])
NO_CATHEDRAL: Final[i64] = COST_TILES.index("none")

# --- markets --------------------------------------------------------------------------------------

CITY_TILES: Final[list[int]] = [SPACES.index(id) for id in COMPONENTS["cities"]["tiles"]]
CITY_TILE_NAMES: Final[tuple[str, ...]] = tuple(COMPONENTS["cities"]["tiles"])
MARKETS: Final[tuple[str, ...]] = tuple(COMPONENTS["markets"]["tiles"])
MARKET_POINTS: Final[vec[i64]] = vec[i64](COMPONENTS["markets"]["tiles"].values())
BOARD_POINTS: Final[vec[i64]] = vec[i64](COMPONENTS["markets"]["board"])
M_HOUSE_PILLAR: Final[i64] = MARKETS.index("house_pillar_set")
M_CONTRACT_CATHEDRAL: Final[i64] = MARKETS.index("contract_cathedral_set")
M_CONTRACT: Final[i64] = MARKETS.index("fulfilled_contract")
M_KING: Final[i64] = MARKETS.index("king")
M_CONTRACT_CREST: Final[i64] = MARKETS.index("contract_crest_set")
M_HOUSE: Final[i64] = MARKETS.index("house")
M_CREST: Final[i64] = MARKETS.index("crest")
M_PILLAR: Final[i64] = MARKETS.index("pillar")
M_FILLED: Final[i64] = MARKETS.index("filled_building")
M_CATHEDRAL: Final[i64] = MARKETS.index("cathedral")

CONTRACT_AP: Final[vec[i64]] = vec[i64](COMPONENTS["contract_market"]["ap"])
CONTRACT_SLOTS: Final[i64] = len(CONTRACT_AP)
CHARACTER_SLOTS: Final[i64] = COMPONENTS["character_market"]["spaces"]

# --- the player board -----------------------------------------------------------------------------

_BOARD: Final[dict[str, Any]] = COMPONENTS["player_board"]
_BUILDINGS: Final[list[dict[str, Any]]] = COMPONENTS["buildings"]["list"]
BUILDINGS: Final[i64] = len(_BUILDINGS)
FAMILY_HOUSE: Final[i64] = BUILDINGS - 1  # furnished from the start
BONUS_AP: Final[vec[i64]] = vec[i64]([building["bonus_ap"] for building in _BUILDINGS])
CREST_FOOD: Final[vec[i64]] = vec[i64]([building["crest_food"] for building in _BUILDINGS])
CREST_REWARD: Final[list[Reward]] = [Reward(building["crest_bonus"]) for building in _BUILDINGS]
_ROOMS: Final = [(b, f + 1) for b, building in enumerate(_BUILDINGS) for f in range(building["rooms"])]
ROOMS: Final[tuple[str, ...]] = tuple(f"{b + 1}.{floor}" for b, floor in _ROOMS)  # "1.3": first building, third floor
ROOM_BUILDING: Final[list[int]] = [b for b, _ in _ROOMS]
ROOM_FLOOR: Final[vec[i64]] = vec[i64]([floor for _, floor in _ROOMS])
ROOMS_OF: Final[vec[vec[i64]]] = vec[vec[i64]](
    [vec[i64]([r for r, b in enumerate(ROOM_BUILDING) if b == of]) for of in range(len(_BUILDINGS))]
)

STOREHOUSE: Final[i64] = _BOARD["storehouse"]
SPACE_POINTS: Final[vec[i64]] = vec[i64](_BOARD["contract_points"])
CONTRACT_SPACES: Final[i64] = len(SPACE_POINTS)
HOUSES: Final[i64] = _BOARD["houses"]
HOUSES_AT_START: Final[i64] = _BOARD["houses_in_supply"]
PILLARS: Final[i64] = _BOARD["pillars"]
PILLARS_AT_START: Final[i64] = _BOARD["pillars_in_supply"]
PILLARS_ON_CONTRACTS: Final[i64] = PILLARS - PILLARS_AT_START  # on the first contract spaces

# --- the king's track, corruption, the course -----------------------------------------------------

_TRACK: Final[list[int]] = COMPONENTS["king_track"]["points"]
TRACK: Final[vec[i64]] = vec[i64](_TRACK)
TRACK_START: Final[i64] = _TRACK.index(0)
TRACK_END: Final[i64] = len(TRACK) - 1
LEADER_POINTS: Final[i64] = COMPONENTS["king_track"]["leader_points"]
CORRUPTION: Final[list[int]] = sorted(COMPONENTS["corruption"]["tokens"])
CORRUPTION_VALUES: Final[list[int]] = sorted(set(CORRUPTION))

_COURSE: Final[dict[str, Any]] = COMPONENTS["course"]
ROUNDS: Final[i64] = _COURSE["rounds"]
LAPS: Final[i64] = _COURSE["laps"]
DICE_ROLLED: Final[list[int]] = _COURSE["dice_rolled"]
DICE_EACH: Final[i64] = COMPONENTS["resources"]["dice_each"]
GOLD_FOR_STEP: Final[i64] = _COURSE["gold_for_step"]
GOLD_FOR_RESOURCE: Final[i64] = _COURSE["gold_for_resource"]
POINTS_AT_START: Final[i64] = _COURSE["points_at_start"]
GOLD_AT_START: Final[list[int]] = _COURSE["gold_at_start"]
GOODS_AT_START: Final[list[int]] = [_COURSE["resources_at_start"].get(name, 0) for name in RESOURCES]
FINAL_BUILDINGS: Final[vec[i64]] = vec[i64](COMPONENTS["final"]["buildings"])
RESOURCES_FOR_POINT: Final[i64] = COMPONENTS["final"]["resources_for_point"]

# No action has more points than the best die, its marker and every helper that adds some.
MOST_AP: Final = int(PIPS_AND_POINTS) - 1 + max(BONUS_AP) + sum(int(REWARDS[tile].add_ap) for tile in pile("bonus", 4))

# --- Cardinal Titus -------------------------------------------------------------------------------

_TITUS: Final[dict[str, Any]] = COMPONENTS["titus"]
DIFFICULTIES: Final[dict[str, int]] = _TITUS["challenges"]  # challenge cards drawn
CHALLENGES: Final[tuple[str, ...]] = tuple(_TITUS["challenge_cards"])
FRIENDS: Final[i64] = CHALLENGES.index("very_special_friends")
CLERGY: Final[i64] = CHALLENGES.index("resourceful_clergy")
WHISPERS: Final[i64] = CHALLENGES.index("whispers_in_the_kings_ear")
INCOME: Final[i64] = CHALLENGES.index("ecclesiastical_income")
VISITORS: Final[i64] = CHALLENGES.index("visitors_to_the_curia")
COFFERS: Final[i64] = CHALLENGES.index("deep_coffers")
FAVOUR: Final[i64] = CHALLENGES.index("favor_at_the_court")
READY: Final[i64] = CHALLENGES.index("ready_for_action")
TITUS_KING_TILE: Final[i64] = _TITUS["king_tile_points"]
FRIENDS_GOLD: Final[i64] = _TITUS["friends_gold"]
COFFERS_MORE: Final[i64] = _TITUS["coffers"]
FAVOUR_SPACE: Final[i64] = _TRACK.index(_TITUS["favour_points"])
READY_MARKERS: Final[list[int]] = [_TITUS["ready_markers"].get(name, 0) for name in ACTIONS]

_DECREES: Final[list[dict[str, Any]]] = COMPONENTS["decrees"]["cards"]
DECREES: Final[tuple[str, ...]] = tuple(card["id"] for card in _DECREES)
DECREE_MARKET: Final[list[int]] = [MARKETS.index(card["market"]) if "market" in card else NONE for card in _DECREES]


def decree_takes(decree: int) -> list[dict[str, Any]]:
    """What Titus takes by a decree, the first that works."""
    takes: list[dict[str, Any]] = _DECREES[decree]["takes"]
    return takes


def decree_colours(decree: int) -> list[int]:
    """The order of colours between equal dice; iron stands for wool too."""
    return [RESOURCES.index(name) for name in _DECREES[decree]["colours"]]


# --- the names of things, for sentences -----------------------------------------------------------


def tile_name(tile: int) -> Text:
    """The name of a tile, whatever it is; NONE is none."""
    if tile == NONE:
        return Text("tile-none")
    if tile < FIRST_CREST:
        return Text("tile-helper", {"helper": Text("helper-" + HELPERS[tile])})
    if tile < FIRST_CONTRACT:
        return Text("crest-" + CRESTS[tile - FIRST_CREST])
    if tile < FIRST_CHARACTER:
        return Text("tile-contract", {"price": Text("contract-" + CONTRACTS[tile - FIRST_CONTRACT])})
    kind, bonus = TILES[tile].split("-")
    return Text("tile-character", {"type": Text("type-" + kind), "bonus": Text("bonus-" + bonus)})


def goods(resource: int, count: int) -> Text:
    """So many of a resource."""
    return Text("goods-" + RESOURCES[resource], {"count": count})


def resource_name(resource: int) -> Text:
    return Text("resource-" + RESOURCES[resource])


def space_name(space: int) -> Text:
    return Text("space-" + SPACES[space])


def cathedral_name(cathedral: int) -> Text:
    return space_name(CATHEDRAL_SPACE[cathedral])


def action_name(action: int) -> Text:
    return Text("action-" + ACTIONS[action])


def die_name(colour: int) -> Text:
    return Text("die-" + COLOURS[colour])


# --- do the lists add up? -------------------------------------------------------------------------


def counts() -> dict[str, int]:
    """How many tiles of each kind the lists hold."""
    return {
        "bonus": len(pile("bonus", 4)),
        "contract": len(pile("contract", 4)),
        "character": len(pile("character", 4)),
        "cathedral": sum(len(points) for points in CATHEDRAL_POINTS),
        "cost": len(COST_TILES),
        "market": len(MARKETS),
        "city": len(CITY_TILES),
        "corruption": len(CORRUPTION),
        "dice": len(COLOURS) * int(DICE_EACH),
    }


for _name, _count in counts().items():
    if _count != COMPONENTS["printed"][_name]:
        raise ValueError(f"components.toml: {_count} {_name} tiles, but the box has {COMPONENTS['printed'][_name]}")
