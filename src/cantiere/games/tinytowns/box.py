"""What is in the box: `components.toml` read into typed, immutable tables, and the geometry of a 4×4 town.

A town is written as masks of 16 bits, one bit a square. Which cubes lie where takes two integers: `low` holds the
masks of wheat, wood and brick side by side, `high` those of glass and stone. A plan is one way one building's
pattern can lie in a town; it fits when its own `low` and `high` are contained in the town's.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.kernel.text import Text

COMPONENTS: Final[Mapping[str, Any]] = tomllib.loads(
    files("cantiere.games.tinytowns").joinpath("components.toml").read_text("utf-8")
)

# --- resources ------------------------------------------------------------------------------------

LETTERS: Final = "WOBGS"
RESOURCES: Final[tuple[str, ...]] = tuple(COMPONENTS["cubes"]["letters"][letter] for letter in LETTERS)
GLASS: Final = 3
STONE: Final = 4
ALL_RESOURCES: Final = 0b11111

# --- squares: a1 is the upper left corner, letters name columns, numbers rows ---------------------

CELLS: Final[tuple[str, ...]] = tuple("abcd"[cell % 4] + "1234"[cell // 4] for cell in range(16))
ALL_CELLS: Final = 0xFFFF
CORNERS: Final = 0b1001_0000_0000_1001
CENTRE: Final = 0b0000_0110_0110_0000
LOW_THREE: Final = 0x1_0001_0001  # times a mask: the mask for each resource of `low`
HIGH_TWO: Final = 0x1_0001  # the same for `high`


def _mask(test: Any) -> list[int]:
    """For each square, the mask of the squares for which test(row, column, other row, other column) holds."""
    return [
        sum(1 << o for o in range(16) if o != cell and test(cell // 4, cell % 4, o // 4, o % 4)) for cell in range(16)
    ]


NEIGHBOURS: Final[vec[i64]] = vec[i64](_mask(lambda r, c, y, x: abs(r - y) + abs(c - x) == 1))
AROUND: Final[vec[i64]] = vec[i64](_mask(lambda r, c, y, x: max(abs(r - y), abs(c - x)) == 1))
ROW: Final[vec[i64]] = vec[i64](_mask(lambda r, c, y, x: r == y))
COLUMN: Final[vec[i64]] = vec[i64](_mask(lambda r, c, y, x: c == x))

BITS: Final[vec[i64]] = vec[i64](
    [bin(mask).count("1") for mask in range(1 << 16)]
)  # looked up: scoring counts all the time

# --- buildings and monuments ----------------------------------------------------------------------

FAMILIES: Final[tuple[str, ...]] = ("cottage", "food", "well", "worship", "tavern", "shop", "industry", "monument")
COTTAGE: Final = 0
FOOD: Final = 1
WELLS: Final = 2
WORSHIP: Final = 3
TAVERNS: Final = 4
SHOPS: Final = 5
INDUSTRY: Final = 6
MONUMENT: Final = 7
COMMON: Final = 7  # how many families everybody builds

_CARDS: Final[list[dict[str, Any]]] = [*COMPONENTS["building"], *COMPONENTS["monument"]]
BUILDINGS: Final[tuple[str, ...]] = tuple(card["id"] for card in _CARDS)  # the 25 buildings, then the 15 monuments
FIRST_MONUMENT: Final[int] = len(COMPONENTS["building"])
MONUMENTS: Final[int] = len(COMPONENTS["monument"])
FAMILY: Final[vec[i64]] = vec[i64]([FAMILIES.index(card.get("family", "monument")) for card in _CARDS])
POINTS: Final[vec[i64]] = vec[i64]([card.get("points", 0) for card in _CARDS])
TOTALS: Final[vec[vec[i64]]] = vec[vec[i64]]([vec[i64](card.get("totals", [])) for card in _CARDS])
COUNT: Final[vec[i64]] = vec[i64]([card.get("count", 0) for card in _CARDS])
SOURCE: Final[list[str]] = [card["source"] for card in _CARDS]


def building(id: str) -> int:
    """The number of a building or monument."""
    return BUILDINGS.index(id)


# By family: the cards of which one is in play.
FAMILY_CARDS: Final[list[list[int]]] = [
    [card for card in range(FIRST_MONUMENT) if FAMILY[card] == family] for family in range(COMMON)
]

# --- plans ----------------------------------------------------------------------------------------


def _orientations(pattern: list[str]) -> list[list[tuple[int, int, int]]]:
    """The pattern turned and mirrored in every way that differs: lists of (row, column, resource)."""
    squares = [(r, c, LETTERS.index(x)) for r, row in enumerate(pattern) for c, x in enumerate(row) if x != "."]
    found: list[list[tuple[int, int, int]]] = []
    for mirrored in (False, True):
        turned = [(r, -c, x) for r, c, x in squares] if mirrored else squares
        for _ in range(4):
            turned = [(c, -r, x) for r, c, x in turned]
            top, left = min(r for r, _, _ in turned), min(c for _, c, _ in turned)
            shape = sorted((r - top, c - left, x) for r, c, x in turned)
            if shape not in found:
                found.append(shape)
    return sorted(found)


def _placements(card: dict[str, Any]) -> list[list[tuple[int, int]]]:
    """Every way the card's pattern can lie in a town: lists of (square, resource)."""
    return [
        [((r + dr) * 4 + c + dc, x) for r, c, x in shape]
        for shape in _orientations(card["pattern"])
        for dr in range(4 - max(r for r, _, _ in shape))
        for dc in range(4 - max(c for _, c, _ in shape))
    ]


ORIENTATIONS: Final[list[int]] = [len(_orientations(card["pattern"])) for card in _CARDS]
_PLANS: Final = [(number, squares) for number, card in enumerate(_CARDS) for squares in _placements(card)]
PLAN_BUILDING: Final[vec[i64]] = vec[i64]([number for number, _ in _PLANS])
PLAN_LOW: Final[vec[i64]] = vec[i64](
    [sum(1 << cell + 16 * x for cell, x in squares if x < GLASS) for _, squares in _PLANS]
)
PLAN_HIGH: Final[vec[i64]] = vec[i64](
    [sum(1 << cell + 16 * (x - GLASS) for cell, x in squares if x >= GLASS) for _, squares in _PLANS]
)
PLAN_CELLS: Final[vec[i64]] = vec[i64]([sum(1 << cell for cell, _ in squares) for _, squares in _PLANS])
PLAN_SQUARES: Final = [sorted(squares) for _, squares in _PLANS]  # squares and the resource wanted there
PLAN_NAMES: Final[list[str]] = [  # "well:a1O-b1S"
    BUILDINGS[number] + ":" + "-".join(CELLS[cell] + LETTERS[x] for cell, x in sorted(squares))
    for number, squares in _PLANS
]


def _plans_at() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(len(_CARDS) * 16 * 5)]
    for plan, (number, squares) in enumerate(_PLANS):
        for cell, x in squares:
            found[(number * 16 + cell) * 5 + x].append(plan)
    return found


# By building, and by (building · 16 + square) · 5 + resource: the plans that want it there.
PLANS_OF: Final[vec[vec[i64]]] = vec[vec[i64]](
    [vec[i64]([plan for plan, (of, _) in enumerate(_PLANS) if of == number]) for number in range(len(_CARDS))]
)
PLANS_AT: Final[vec[vec[i64]]] = vec[vec[i64]]([vec[i64](plans) for plans in _plans_at()])

# --- the numbers of cards whose rules need a name -------------------------------------------------

COTTAGE_CARD: Final[i64] = building("cottage")
FARM: Final[i64] = building("farm")
GRANARY: Final[i64] = building("granary")
GREENHOUSE: Final[i64] = building("greenhouse")
FOUNTAIN: Final[i64] = building("fountain")
MILLSTONE: Final[i64] = building("millstone")
SHED: Final[i64] = building("shed")
WELL: Final[i64] = building("well")
ABBEY: Final[i64] = building("abbey")
CHAPEL: Final[i64] = building("chapel")
CLOISTER: Final[i64] = building("cloister")
TEMPLE: Final[i64] = building("temple")
ALMSHOUSE: Final[i64] = building("almshouse")
FEAST_HALL: Final[i64] = building("feast_hall")
INN: Final[i64] = building("inn")
TAVERN: Final[i64] = building("tavern")
BAKERY: Final[i64] = building("bakery")
MARKET: Final[i64] = building("market")
TAILOR: Final[i64] = building("tailor")
BANK: Final[i64] = building("bank")
FACTORY: Final[i64] = building("factory")
TRADING_POST: Final[i64] = building("trading_post")
WAREHOUSE: Final[i64] = building("warehouse")
GUILD: Final[i64] = building("architects_guild")
ARCHIVE: Final[i64] = building("archive_of_the_second_age")
CASTLE: Final[i64] = building("barrett_castle")
CATHEDRAL: Final[i64] = building("cathedral_of_caterina")
FORT: Final[i64] = building("fort_ironweed")
MAUSOLEUM: Final[i64] = building("grand_mausoleum_of_the_rodina")
GROVE: Final[i64] = building("grove_university")
PALACE: Final[i64] = building("mandras_palace")
OBELISK: Final[i64] = building("obelisk_of_the_crescent")
WATCH: Final[i64] = building("opaleyes_watch")
SHRINE: Final[i64] = building("shrine_of_the_elder_tree")
FORUM: Final[i64] = building("silva_forum")
STATUE: Final[i64] = building("statue_of_the_bondmaker")
BATHS: Final[i64] = building("the_sky_baths")
STARLOOM: Final[i64] = building("the_starloom")

# --- names, for sentences --------------------------------------------------------------------------


def resource_name(resource: int) -> Text:
    return Text("resource-" + RESOURCES[resource])


def building_name(card: int) -> Text:
    return Text("building-" + BUILDINGS[card])


# --- the other numbers of the box -----------------------------------------------------------------

EMPTY_SQUARE: Final[i64] = COMPONENTS["board"]["empty_square"]
FEAST_HALL_MORE: Final[i64] = _CARDS[building("feast_hall")]["more"]
CARDS_EACH: Final[i64] = COMPONENTS["cards"]["each"]
CARDS_ASIDE: Final[i64] = COMPONENTS["cards"]["town_hall_removed"]  # at every shuffle, nobody knows which
TOWN_HALL_CYCLE: Final[i64] = COMPONENTS["cards"]["town_hall_cycle"]
SOLO_ROW: Final[i64] = COMPONENTS["cards"]["solo_row"]
CAVERN_USES: Final[i64] = COMPONENTS["cavern"]["uses"]
FIRST_GAME: Final[tuple[str, ...]] = tuple(COMPONENTS["setup"]["first_game"])
MONUMENTS_DEALT: Final[int] = COMPONENTS["setup"]["monuments_dealt"]
SOLO_RANKS: Final[list[tuple[int, str]]] = [(points, rank) for points, rank in COMPONENTS["solo"]["ranks"]]
SOLO_REMOVED: Final[tuple[str, ...]] = tuple(COMPONENTS["solo"]["removed"])
