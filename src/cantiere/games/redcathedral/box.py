"""What is in the box: `components.toml` read into typed, immutable tables, and checked against the counts on the box.

Materials and rubles and recognition are numbered together as resources. A player's colour is the number of the seat;
the die and the workshop of that colour have the same number. A section is tower · 6 + level, level 0 the base.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from itertools import combinations
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.kernel.counts import Counts
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text

COMPONENTS: Final[Mapping[str, Any]] = tomllib.loads(
    files("cantiere.games.redcathedral").joinpath("components.toml").read_text("utf-8")
)

# --- resources ------------------------------------------------------------------------------------

RESOURCES: Final[tuple[str, ...]] = ("wood", "brick", "stone", "gold", "emerald", "amethyst", "rubles", "recognition")
MATERIALS: Final = 6  # the first six
EMERALD: Final = 4
AMETHYST: Final = 5
RUBLES: Final = 6
RECOGNITION: Final = 7
MATERIAL_NAMES: Final[tuple[str, ...]] = RESOURCES[:MATERIALS]
COINS: Final[int] = COMPONENTS["coins"]["worth"]
ENDLESS: Final = 1_000_000_000_000  # rubles, where the table plays without a limit


def resource(name: str) -> int:
    return RESOURCES.index(name)


def material(name: str) -> int:
    return MATERIAL_NAMES.index(name)


GOODS: Final[Counts] = Counts(
    5
)  # how materials are packed that lie somewhere: an inventory, a building site, the supply


def goods(named: Mapping[str, int]) -> int:
    return GOODS.pack([named.get(name, 0) for name in MATERIAL_NAMES])


PIECES: Final[int] = goods(COMPONENTS["materials"])

# --- market ---------------------------------------------------------------------------------------

DICE: Final[tuple[str, ...]] = tuple(COMPONENTS["dice"]["colours"])
COLOURS: Final = DICE[:4]
WHITE_DIE: Final = 4
SPACES: Final[i64] = COMPONENTS["market"]["spaces"]
SLOTS: Final[i64] = COMPONENTS["market"]["slots"]
QUARTER: Final[i64] = COMPONENTS["market"]["spaces_in_quarter"]
QUARTERS: Final[i64] = SPACES // QUARTER
SPACE_NAMES: Final = tuple(str(space + 1) for space in range(SPACES))
PIPS: Final = 6
EXTRA_STEPS: Final[i64] = SPACES  # paid steps 0 to 7: one more would come to the same space for more money
PAIRS: Final = tuple(combinations(range(SPACES), 2))  # of spaces whose tokens can be swapped
TOKEN_AMOUNT: Final[list[int]] = [0] * len(RESOURCES)
for _token in COMPONENTS["token"]:
    TOKEN_AMOUNT[resource(_token["resource"])] = _token["amount"]
OTHER_RECOGNITION: Final[int] = next(t["other_amount"] for t in COMPONENTS["token"] if "other_amount" in t)
MOST_ACQUIRED: Final[int] = max(TOKEN_AMOUNT) * COMPONENTS["market"]["slots"]

# --- influence ------------------------------------------------------------------------------------

# In the order of their codes.
INFLUENCE_KINDS: Final[tuple[str, ...]] = ("sell", "buy", "exchange", "hire", "favour", "swap", "offer")
SELL: Final = 0
BUY: Final = 1
EXCHANGE: Final = 2
HIRE: Final = 3
FAVOUR: Final = 4
SWAP: Final = 5
OFFER: Final = 6
HALVES: Final[tuple[str, ...]] = ("upper", "lower")
TRIOS: Final = tuple(combinations(range(MATERIALS), 3))  # of different materials to offer
TRIO_MASKS: Final[vec[i64]] = vec[i64]([sum(1 << m for m in trio) for trio in TRIOS])

_ACTIONS: Final[list[dict[str, Any]]] = COMPONENTS["influence_action"]
ACTION_NAMES: Final[tuple[str, ...]] = tuple(action["id"] for action in _ACTIONS)
ACTION_KIND: Final[vec[i64]] = vec[i64]([INFLUENCE_KINDS.index(action["kind"]) for action in _ACTIONS])
ACTION_RUBLES: Final[vec[i64]] = vec[i64]([action.get("rubles", 0) for action in _ACTIONS])
ACTION_MATERIALS: Final[vec[i64]] = vec[i64](
    [sum(1 << material(name) for name in action.get("materials", [])) for action in _ACTIONS]
)
ACTION_GIVE: Final[vec[i64]] = vec[i64]([action.get("give", 0) for action in _ACTIONS])
ACTION_TAKE: Final[vec[i64]] = vec[i64]([action.get("take", action.get("deliveries", 0)) for action in _ACTIONS])
ACTION_RECOGNITION: Final[vec[i64]] = vec[i64]([action.get("recognition", 0) for action in _ACTIONS])
ACTION_PRESTIGE: Final[vec[i64]] = vec[i64]([action.get("prestige", 0) for action in _ACTIONS])
ACTION_NEEDS_SET: Final[vec[bool]] = vec[bool]([action.get("needs_set", False) for action in _ACTIONS])
ACTION_REPEAT: Final[vec[bool]] = vec[bool]([action["repeat"] for action in _ACTIONS])

_CARDS: Final[list[dict[str, Any]]] = COMPONENTS["influence_card"]
GROUPS: Final[tuple[str, ...]] = ("craftsmen", "teamsters", "merchants", "clergy")
INFLUENCE_NAMES: Final[tuple[str, ...]] = tuple(card["id"] for card in _CARDS)
INFLUENCE_GROUP: Final[list[int]] = [GROUPS.index(card["group"]) for card in _CARDS]
# By card · 2 + half: the number of the action.
INFLUENCE_ACTION: Final[vec[i64]] = vec[i64]([ACTION_NAMES.index(name) for card in _CARDS for name in card["actions"]])

# --- the cathedral --------------------------------------------------------------------------------

KINDS: Final[tuple[str, ...]] = ("base", "middle", "dome")
BASE: Final = 0
MIDDLE: Final = 1
DOME: Final = 2
ALL_KINDS: Final = 0b111
LEVELS: Final = 6  # at most, in one tower
TOWER: Final = 0b111111  # the sections of the first tower, as a mask
TOWER_NAMES: Final = "abcdef"
SECTION_NAMES: Final = tuple(tower + str(level + 1) for tower in TOWER_NAMES for level in range(LEVELS))
SECTIONS: Final = 36
POP: Final[vec[i64]] = vec[i64]([bin(mask).count("1") for mask in range(1 << LEVELS)])  # sections in a tower's mask

_SECTIONS: Final[list[dict[str, Any]]] = COMPONENTS["section"]
CARD_NAMES: Final[tuple[str, ...]] = tuple(card["id"] for card in _SECTIONS)
CARD_KIND: Final[vec[i64]] = vec[i64]([KINDS.index(card["kind"]) for card in _SECTIONS])
CARD_COST: Final[vec[i64]] = vec[i64]([goods(card["cost"]) for card in _SECTIONS])
CARD_SIZE: Final[vec[i64]] = vec[i64]([sum(card["cost"].values()) for card in _SECTIONS])  # materials in all
CARD_RECOGNITION: Final[vec[i64]] = vec[i64]([card["recognition"] for card in _SECTIONS])
CARD_RUBLES: Final[vec[i64]] = vec[i64]([card["rubles"] for card in _SECTIONS])

_PLANS: Final[list[dict[str, Any]]] = COMPONENTS["plan"]
PLAN_NAMES: Final[tuple[str, ...]] = tuple(plan["id"] for plan in _PLANS)
PLAN_PLAYERS: Final[list[int]] = [plan["players"] for plan in _PLANS]
PLAN_HEIGHTS: Final[list[list[int]]] = [list(plan["heights"]) for plan in _PLANS]


# --- ornaments ------------------------------------------------------------------------------------

ORNAMENTS: Final[tuple[str, ...]] = ("door", "arch", "cross")  # the ornament of a kind of section has the same number
ORNAMENT_MATERIAL: Final[vec[i64]] = vec[i64](
    [material(COMPONENTS["ornament"][name]["material"]) for name in ORNAMENTS]
)
ORNAMENTS_EACH: Final[list[int]] = [COMPONENTS["player"]["ornaments"][name] for name in ORNAMENTS]
JEWELS: Final = ("plain", "emerald", "amethyst", "two_emeralds", "both", "two_amethysts")  # what is set into one
JEWEL_EMERALDS: Final[vec[i64]] = vec[i64]([0, 1, 0, 2, 1, 0])
JEWEL_AMETHYSTS: Final[vec[i64]] = vec[i64]([0, 0, 1, 0, 1, 2])
_EACH: Final[int] = COMPONENTS["jewels"]["each"]
JEWEL_PRESTIGE: Final[vec[i64]] = vec[i64](
    [0, _EACH, _EACH, 2 * _EACH, COMPONENTS["jewels"]["two_different"], 2 * _EACH]
)

# --- workshop boards and tiles --------------------------------------------------------------------

WORKSHOPS: Final[tuple[str, ...]] = tuple(COMPONENTS["workshops"]["spaces"])
FIRST_WHITE: Final = 4
SIDES: Final[tuple[str, ...]] = ("basic", "advanced")
BASIC: Final = 0
ADVANCED: Final = 1
_BASIC: Final[Mapping[str, Any]] = COMPONENTS["workshops"]["basic"]
# By colour · 6 + workshop: the price on the basic side of that colour's board.
BASIC_PRICE: Final[vec[i64]] = vec[i64](
    [
        _BASIC[name] if name in _BASIC else _BASIC["own_colour" if name == colour else "other_colour"]
        for colour in COLOURS
        for name in WORKSHOPS
    ]
)
ADVANCED_PRICE: Final[int] = COMPONENTS["workshops"]["advanced"]["price"]
UNLOCKS: Final[vec[i64]] = vec[i64](
    [ORNAMENTS.index(COMPONENTS["workshops"]["advanced"]["unlocks"][colour]) for colour in COLOURS]
)

_TILES: Final[list[dict[str, Any]]] = COMPONENTS["tile"]
TILE_NAMES: Final[tuple[str, ...]] = tuple(tile["id"] for tile in _TILES)
TILE_DIE: Final[vec[i64]] = vec[i64]([DICE.index(tile["die"]) if "die" in tile else NONE for tile in _TILES])
TILE_RESOURCE: Final[vec[i64]] = vec[i64](
    [resource(tile["resource"]) if "resource" in tile else NONE for tile in _TILES]
)
TILE_AMOUNT: Final[vec[i64]] = vec[i64]([tile.get("amount", 0) for tile in _TILES])
TILE_PLAIN: Final[list[int]] = [tile["plain"] for tile in _TILES]
TILE_MARKED: Final[list[int]] = [tile["marked"] for tile in _TILES]
FACES: Final = ("up", "down")
UP: Final = 0
DOWN: Final = 1
FACE_DOWN: Final = 64  # added to a tile that lies face down on a workshop
SOURCES: Final = ("inventory", "spare", "white_1", "white_2")  # where a banner is taken from
FROM_INVENTORY: Final = 0
FROM_BELOW: Final = 1
FROM_WHITE: Final = 2  # the first of two

# --- the score track ------------------------------------------------------------------------------

_PRESTIGE: Final[list[int]] = COMPONENTS["track"]["prestige"]
LAP: Final[i64] = _PRESTIGE[-1]  # spaces of one lap; its last is the zero of the next
LAP_PRESTIGE: Final[i64] = len(_PRESTIGE)
# By space of a lap: the prestige reached, the next prestige space, and the one behind (NONE up to the first).
PRESTIGE_AT: Final[vec[i64]] = vec[i64]([sum(p <= space for p in _PRESTIGE) for space in range(LAP)])
PRESTIGE_AHEAD: Final[vec[i64]] = vec[i64]([next(p for p in _PRESTIGE if p > space) for space in range(LAP)])
PRESTIGE_BEHIND: Final[vec[i64]] = vec[i64](
    [max((p for p in _PRESTIGE if p < space), default=NONE) for space in range(LAP + 1)]
)

# --- the other numbers of the box -----------------------------------------------------------------

START_RUBLES: Final[list[int]] = COMPONENTS["setup"]["rubles"]
START_MARK: Final[i64] = COMPONENTS["setup"]["marker"]
MARKED_TILES_FROM: Final[i64] = COMPONENTS["setup"]["marked_tiles_from"]
BANNERS: Final[i64] = COMPONENTS["player"]["banners"]
INVENTORY: Final[i64] = COMPONENTS["player"]["inventory"]
COVERED: Final[i64] = COMPONENTS["player"]["inventory_banners"]
PRESTIGE_RUBLES: Final[i64] = COMPONENTS["optional"]["rubles"]
DELIVERIES: Final[i64] = COMPONENTS["work"]["deliveries"]
LAST_SECTION: Final[i64] = COMPONENTS["end"]["sections"]
LAST_PRESTIGE: Final[i64] = COMPONENTS["end"]["prestige"]
LEFTOVERS: Final[i64] = COMPONENTS["end"]["leftovers"]
SECTION_VALUE: Final[i64] = COMPONENTS["end"]["section"]
ORNAMENT_VALUE: Final[i64] = COMPONENTS["end"]["ornament"]
SECOND_OF_TWO: Final[i64] = COMPONENTS["end"]["second_of_two"]

# --- "lose 1 prestige for 2 rubles", where it is tied to one moment of the turn -------------------

SALES: Final = ("not_yet", "now", "over")
NOT_YET: Final = 0
NOW: Final = 1
OVER: Final = 2

# --- Jakovlev -------------------------------------------------------------------------------------

JAKOVLEV: Final = 1  # his place at the table of the solo game
SOLO_CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in COMPONENTS["solo"]["card"])
SOLO_RECOGNITION: Final = SOLO_CARDS.index("RECOGNITION")
SOLO_INVENTORY: Final = SOLO_CARDS.index("INVENTORY")
SOLO_DELIVERY: Final = SOLO_CARDS.index("DELIVERY")
SOLO_CLAIM: Final = SOLO_CARDS.index("CLAIM")
SOLO_CONSTRUCTION: Final = SOLO_CARDS.index("CONSTRUCTION")
HIS_RECOGNITION: Final[i64] = COMPONENTS["solo"]["recognition"]
HIS_MATERIALS: Final[i64] = COMPONENTS["solo"]["materials"]
HIS_ORNAMENTS: Final[list[int]] = [ORNAMENTS.index(name) for name in COMPONENTS["solo"]["ornaments"]]
HIS_PRESTIGE: Final[i64] = COMPONENTS["solo"]["ornament_prestige"]


# --- what things are called in sentences ------------------------------------------------------------


def resource_name(resource: int) -> Text:
    return Text("resource-" + RESOURCES[resource])


def amount(resource: int, count: int) -> Text:
    """So many of a resource."""
    return Text("amount-" + RESOURCES[resource], {"count": count})


def amounts(goods: i64) -> Text:
    """So many of each material; there is at least one."""
    text: Text | None = None
    for material in range(MATERIALS - 1, -1, -1):
        count = int(GOODS.of(goods, material))
        if count:
            some = amount(material, count)
            text = some if text is None else Text("amounts", {"some": some, "more": text})
    assert text is not None
    return text


def die_name(die: int) -> Text:
    return Text("die-" + DICE[die])


def tile_name(tile: int) -> Text:
    return Text("tile-" + TILE_NAMES[tile])


def _check() -> None:
    """The counts that are sure, so that a slip in `components.toml` is noticed at once."""
    assert len(RESOURCES) == len(COMPONENTS["token"]) == SPACES
    assert [list(CARD_KIND).count(kind) for kind in range(3)] == [10, 20, 10]
    assert all(size in (3, 4) for size in CARD_SIZE)
    assert [INFLUENCE_GROUP.count(group) for group in range(4)] == [3] * 4
    assert len(INFLUENCE_ACTION) == 24
    assert all(sum(heights) == 6 * PLAN_PLAYERS[plan] for plan, heights in enumerate(PLAN_HEIGHTS))
    assert all(2 <= height <= LEVELS for heights in PLAN_HEIGHTS for height in heights)
    assert sum(TILE_PLAIN) + sum(TILE_MARKED) == 28
    assert sum(TILE_PLAIN) >= 12
    assert all(TILE_DIE[t] == t and TILE_MARKED[t] == 1 for t in range(len(DICE)))  # the tiles that Jakovlev uses
    assert len(SOLO_CARDS) == len(DICE)
    assert sum(ORNAMENTS_EACH) == len(HIS_ORNAMENTS) == 4
    assert sorted(_PRESTIGE) == _PRESTIGE


_check()
