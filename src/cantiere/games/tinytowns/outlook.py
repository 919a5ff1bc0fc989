"""What one more building of each family would earn a town: the part of the evaluation that knows the cards.

Every card has a gain on a good square and a gain elsewhere, in hundredths of a point, beyond the point that any
building saves on an empty square. What counts as a good square, and what the rest of the town adds, follows from how
the card scores.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tinytowns.box import (
    ABBEY,
    ALL_CELLS,
    ALMSHOUSE,
    ARCHIVE,
    AROUND,
    BAKERY,
    BATHS,
    BITS,
    CASTLE,
    CENTRE,
    CHAPEL,
    CLOISTER,
    COLUMN,
    COMMON,
    CORNERS,
    COTTAGE,
    COUNT,
    FARM,
    FOOD,
    FORUM,
    FOUNTAIN,
    GRANARY,
    GREENHOUSE,
    INDUSTRY,
    INN,
    MARKET,
    MAUSOLEUM,
    MILLSTONE,
    MONUMENT,
    PALACE,
    POINTS,
    ROW,
    SHOPS,
    SHRINE,
    TAILOR,
    TAVERN,
    TAVERNS,
    TEMPLE,
    TOTALS,
    WELL,
    WELLS,
    WORSHIP,
)
from cantiere.games.tinytowns.state import NONE, Table, Town

# By card: the gain on a good square, elsewhere, and how much more an empty board makes it.
GAINS: Final[list[list[int]]] = [
    [300, 130, 0],  # Cottage: good where it is fed
    [0, 0, 250],  # Farm
    [0, 0, 250],  # Granary
    [0, 0, 250],  # Greenhouse
    [0, 0, 250],  # Orchard
    [200, 70, 0],  # Fountain
    [200, 70, 0],  # Millstone
    [100, 100, 0],  # Shed
    [210, 60, 0],  # Well
    [300, 0, 0],  # Abbey
    [0, 0, 280],  # Chapel
    [100, 0, 120],  # Cloister
    [400, 60, 120],  # Temple
    [0, 0, 0],  # Almshouse
    [250, 0, 0],  # Feast Hall
    [300, -250, 0],  # Inn
    [0, 0, 0],  # Tavern
    [300, 100, 0],  # Bakery
    [100, 100, 120],  # Market
    [200, 100, 96],  # Tailor
    [0, 0, 190],  # Theater
    [400, 400, -100],  # Bank
    [0, 0, 200],  # Factory
    [100, 100, 160],  # Trading Post
    [0, 0, 70],  # Warehouse
    [350, 350, 0],  # Architect's Guild
    [0, 0, 200],  # Archive of the Second Age
    [250, 250, 100],  # Barrett Castle
    [550, 550, 0],  # Cathedral of Caterina
    [700, 700, -300],  # Fort Ironweed
    [0, 0, 400],  # Grand Mausoleum of the Rodina
    [650, 650, 0],  # Grove University
    [0, 0, 250],  # Mandras Palace
    [0, 0, 250],  # Obelisk of the Crescent
    [0, 0, 500],  # Opaleye's Watch
    [0, 0, 0],  # Shrine of the Elder Tree
    [300, 300, 200],  # Silva Forum
    [0, 0, 250],  # Statue of the Bondmaker
    [0, 0, -400],  # The Sky Baths
    [0, 0, 450],  # The Starloom
]
ODD_ALMSHOUSE: Final = 35  # percent of the way to the next pair that one alone is worth
NEXT_TAVERN: Final = 10  # the same for a Tavern, to the next one
TEMPLE_GUEST: Final = 80  # a cottage where Temples stand, by hope ...
TEMPLE_MEAL: Final = 60  # ... and fed
BURIED: Final = 220  # an unfed cottage while the Mausoleum is in hand
SECOND_FEEDER: Final = 15  # percent of what the first may come to feed
THEATER_TYPE: Final = 80  # a kind of building that a Theater may count
SECOND_INDUSTRY: Final = 50  # percent of what the first may come to earn


@final
class Outlook:
    """By family: the gain of one more building on one of the good squares, and elsewhere."""

    def __init__(self) -> None:
        self.good: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
        self.poor: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
        self.squares: list[int] = [ALL_CELLS] * 8

    def gain(self, family: i64, cells: i64) -> i64:
        """What it earns when it may stand on one of the cells."""
        return self.good[family] if self.squares[family] & cells else self.poor[family]

    def add(self, family: i64, good: i64, poor: i64, squares: i64) -> None:
        self.good[family] += good
        self.poor[family] += poor
        self.squares[family] = squares


def outlook(table: Table, seat: i64, fed: i64) -> Outlook:
    town = table.towns[seat]
    room: i64 = BITS[town.empty()]
    look = Outlook()
    family: i64 = 0
    while family <= COMMON:
        card: i64 = table.cards[family] if family < COMMON else table.buildable_monument(town)
        if card != NONE:
            gains = GAINS[card]
            later: i64 = gains[2] * room // 16
            look.good[family] = gains[0] + later
            look.poor[family] = gains[1] + later
        family += 1
    hungry: i64 = town.built[COTTAGE] & ~fed
    _cottage(table, town, look, fed)
    _food(table, town, look, hungry, room)
    _well(table, town, look)
    _worship(table, town, look, fed)
    _tavern(table, town, look)
    _shop(table, town, look)
    if town.built[INDUSTRY]:
        look.good[INDUSTRY] -= GAINS[table.cards[INDUSTRY]][2] * room * (100 - SECOND_INDUSTRY) // 1600
        look.poor[INDUSTRY] = look.good[INDUSTRY]
    if table.buildable_monument(town) != NONE:
        now = _monument_now(town, hungry)
        look.add(MONUMENT, now, now, ALL_CELLS)
    return look


def beside(mask: i64) -> i64:
    """The squares that touch one of the mask's along a side."""
    return (mask << 4 | mask >> 4 | (mask & 0x7777) << 1 | (mask & 0xEEEE) >> 1) & ALL_CELLS


def _lines(mask: i64) -> i64:
    """The squares that share a row or a column with one of the mask's."""
    found: i64 = 0
    cell: i64 = 0
    while mask >> cell:
        if mask >> cell & 1:
            found |= ROW[cell] | COLUMN[cell]
        cell += 1
    return found


def _around(mask: i64) -> i64:
    """The squares that touch one of the mask's, corners included."""
    found: i64 = 0
    cell: i64 = 0
    while mask >> cell:
        if mask >> cell & 1:
            found |= AROUND[cell]
        cell += 1
    return found


def _cottage(table: Table, town: Town, look: Outlook, fed: i64) -> None:
    good: i64 = 0
    poor: i64 = 0
    worship: i64 = town.built[WORSHIP]
    if table.cards[WORSHIP] == CHAPEL:
        good = 100 * BITS[worship]
    elif table.cards[WORSHIP] == TEMPLE and worship:
        good = TEMPLE_GUEST
    if town.monument == MAUSOLEUM:
        poor = (300 if town.built[MONUMENT] else BURIED) - look.poor[COTTAGE]
    feeders: i64 = town.built[FOOD]
    squares: i64 = 0
    if feeders:
        card: i64 = table.cards[FOOD]
        if card == FARM:
            squares = ALL_CELLS if BITS[town.built[COTTAGE]] < COUNT[FARM] * BITS[feeders] else 0
        elif card == GREENHOUSE:
            squares = beside(fed) if fed else ALL_CELLS
        else:
            squares = _around(feeders) if card == GRANARY else _lines(feeders)
    look.add(COTTAGE, good, poor, squares)


def _food(table: Table, town: Town, look: Outlook, hungry: i64, room: i64) -> None:
    card: i64 = table.cards[FOOD]
    later: i64 = GAINS[card][2] * room // 16
    each: i64 = 300
    more: i64 = 0
    if town.monument == MAUSOLEUM:
        each = 0 if town.built[MONUMENT] else 300 - BURIED
        more = -later
    elif town.built[FOOD]:
        more = -later * (100 - SECOND_FEEDER) // 100
    if table.cards[WORSHIP] == CHAPEL:
        each += 100 * BITS[town.built[WORSHIP]]
    elif table.cards[WORSHIP] == TEMPLE and town.built[WORSHIP]:
        each += TEMPLE_MEAL
    count: i64 = BITS[hungry]
    if card == FARM:
        look.add(FOOD, each * min(count, COUNT[FARM]) + more, more, ALL_CELLS)
    elif card == GREENHOUSE or count == 0:
        look.add(FOOD, each * min(count, 3) + more, more, ALL_CELLS)
    else:
        look.add(FOOD, each * min(count, 3) + more, more, _around(hungry) if card == GRANARY else _lines(hungry))


def _well(table: Table, town: Town, look: Outlook) -> None:
    card: i64 = table.cards[WELLS]
    mine: i64 = town.built[WELLS]
    if card == FOUNTAIN:
        lone: i64 = mine & ~beside(mine)
        if lone:
            look.add(WELLS, 200, 0, beside(lone))
        else:
            look.add(WELLS, 0, 0, beside(mine))
    elif card == MILLSTONE:
        look.add(WELLS, 0, 0, beside(town.built[FOOD] | town.built[SHOPS]))
    elif card == WELL:
        look.add(WELLS, 0, 0, beside(town.built[COTTAGE]))


def _worship(table: Table, town: Town, look: Outlook, fed: i64) -> None:
    card: i64 = table.cards[WORSHIP]
    mine: i64 = town.built[WORSHIP]
    if card == ABBEY:
        look.add(WORSHIP, 0, 0, ~beside(town.built[INDUSTRY] | town.built[TAVERNS] | town.built[SHOPS]))
    elif card == CHAPEL:
        look.add(WORSHIP, 100 * BITS[fed], 0, ALL_CELLS)
    elif card == CLOISTER:
        corners: i64 = BITS[mine & CORNERS]
        look.add(WORSHIP, 100 * (BITS[mine] + corners), 100 * corners, CORNERS & ~town.houses)
    else:
        look.add(WORSHIP, 0, 0, beside(fed))


def _tavern(table: Table, town: Town, look: Outlook) -> None:
    card: i64 = table.cards[TAVERNS]
    mine: i64 = town.built[TAVERNS]
    if card == INN:
        look.add(TAVERNS, 0, 0, ~(_lines(mine) | mine))
    elif card in (ALMSHOUSE, TAVERN):
        count: i64 = BITS[mine]
        look.add(TAVERNS, row_worth(card, count + 1) - row_worth(card, count), 0, ALL_CELLS)


def row_worth(card: i64, count: i64) -> i64:
    """What so many Almshouses or Taverns are worth to a town that may still build more: part of the way to the next
    total, and for an odd Almshouse from the last even one."""
    if count == 0:
        return 0
    totals = TOTALS[card]
    last: i64 = len(totals)
    if count >= last:
        return totals[last - 1] * 100
    now: i64 = totals[count - 1]
    if card == TAVERN:
        return now * 100 + (totals[count] - now) * NEXT_TAVERN
    if count % 2 == 0:
        return now * 100
    before: i64 = totals[count - 2] if count > 1 else 0
    return before * 100 + (totals[count] - before) * ODD_ALMSHOUSE


def _shop(table: Table, town: Town, look: Outlook) -> None:
    card: i64 = table.cards[SHOPS]
    mine: i64 = town.built[SHOPS]
    count: i64 = BITS[mine]
    if card == BAKERY:
        look.add(SHOPS, 0, 0, beside(town.built[FOOD] | town.built[INDUSTRY]))
    elif card == MARKET:
        look.add(SHOPS, 200 * min(count, 3), 0, _lines(mine) if mine else ALL_CELLS)
    elif card == TAILOR:
        centre: i64 = BITS[mine & CENTRE]
        look.add(SHOPS, 100 * (count + centre), 100 * centre, CENTRE & ~town.houses)
    else:  # Theater
        types = types_built(town)
        look.add(SHOPS, THEATER_TYPE * types, 0, ALL_CELLS)


def types_built(town: Town) -> i64:
    """How many families the town has buildings of, monuments aside."""
    types: i64 = 0
    family: i64 = 0
    while family < COMMON:
        if town.built[family]:
            types += 1
        family += 1
    return types


def _monument_now(town: Town, hungry: i64) -> i64:
    """The part of what the monument at hand would score that depends on the rest of the town."""
    card = town.monument
    points: i64 = POINTS[card] * 100
    if card == ARCHIVE:
        return points * types_built(town)
    if card == CASTLE:
        return points // 2 if town.built[FOOD] else 0
    if card == MAUSOLEUM:
        return points * BITS[hungry]
    if card == PALACE:
        return points * min(types_built(town), 2)
    if card == SHRINE:
        return TOTALS[SHRINE][min(BITS[town.houses], 5)] * 100
    if card == FORUM:
        return 0
    if card == BATHS:
        return points * (COMMON - types_built(town))
    return 0
