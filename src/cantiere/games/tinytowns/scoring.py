"""Points, live and final by the same functions.

`town_lines` writes a score as triples of integers (building or EMPTY, square or NONE, points); everything else
adds them up or puts names to them.
"""

from __future__ import annotations

from typing import Final

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
    BUILDINGS,
    CASTLE,
    CATHEDRAL,
    CENTRE,
    CHAPEL,
    CLOISTER,
    COLUMN,
    COMMON,
    CORNERS,
    COTTAGE,
    COUNT,
    EMPTY_SQUARE,
    FARM,
    FEAST_HALL,
    FEAST_HALL_MORE,
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
    NEIGHBOURS,
    PALACE,
    POINTS,
    ROW,
    SHOPS,
    SHRINE,
    SOLO_RANKS,
    STARLOOM,
    TAILOR,
    TAVERN,
    TAVERNS,
    TEMPLE,
    TOTALS,
    WAREHOUSE,
    WELL,
    WELLS,
    WORSHIP,
)
from cantiere.games.tinytowns.state import NONE, Table, Town

EMPTY: Final = -2  # the source of the line for squares without a building


def score(table: Table, seat: i64) -> i64:
    lines = town_lines(table, seat)
    total: i64 = 0
    i: i64 = 2
    n: i64 = len(lines)
    while i < n:
        total += lines[i]
        i += 3
    return total


def town_lines(table: Table, seat: i64) -> list[int]:
    """The score of a town: source, square, points, and so on."""
    town = table.towns[seat]
    lines: list[int] = []
    fed = fed_squares(table, town)
    _cottages(town, fed, lines)
    _wells(table, town, lines)
    _worship(table, town, fed, lines)
    _taverns(table, seat, lines)
    _shops(table, town, lines)
    _industry(table, town, lines)
    if town.built[MONUMENT]:
        _monument(table, seat, fed, lines)
    empty: i64 = 16 - BITS[town.houses]
    if empty and not town.has_monument(CATHEDRAL):
        _line(lines, EMPTY, NONE, empty * EMPTY_SQUARE)
    return lines


def _line(lines: list[int], source: i64, cell: i64, points: i64) -> None:
    lines.append(source)
    lines.append(cell)
    lines.append(points)


# --- who is fed -----------------------------------------------------------------------------------


def feedable(town: Town) -> i64:
    """The squares of what can be fed: cottages, and Barrett Castle."""
    mask: i64 = town.built[COTTAGE]
    if town.monument == CASTLE:
        mask |= town.built[MONUMENT]
    return mask


def fed_squares(table: Table, town: Town) -> i64:
    """The squares fed, chosen so that the town scores most where a choice is left (Farm, Greenhouse)."""
    hungry = feedable(town)
    feeders: i64 = town.built[FOOD]
    if hungry == 0 or feeders == 0:
        return 0
    card: i64 = table.cards[FOOD]
    if card == FARM:
        return _fed_by_farms(table, town, hungry, BITS[feeders] * COUNT[FARM])
    if card == GREENHOUSE:
        return _fed_by_greenhouses(table, town, hungry, BITS[feeders])
    reached: i64 = 0
    cell: i64 = 0
    while cell < 16:
        if feeders >> cell & 1:
            reached |= AROUND[cell] if card == GRANARY else ROW[cell] | COLUMN[cell]
        cell += 1
    return hungry & reached


def _fed_by_farms(table: Table, town: Town, hungry: i64, meals: i64) -> i64:
    if BITS[hungry] <= meals:
        return hungry
    # The castle first: it is worth most. Cottages differ only by the Temples they stand beside.
    castle: i64 = town.built[MONUMENT] if town.monument == CASTLE else 0
    beside = _beside_temples(table, town) & hungry & ~castle
    plain = hungry & ~castle & ~beside
    if beside == 0:
        return _and_some(castle, plain, meals)
    best: i64 = 0
    best_value: i64 = -1
    # Every set of Temple-side cottages (and the castle or not); the meals left go to the other cottages.
    choice = beside | castle
    subset = choice
    while True:
        if BITS[subset] <= meals:
            fed = _and_some(subset, plain, meals)
            value = _worth_of_fed(table, town, fed)
            if value > best_value:
                best_value = value
                best = fed
        if subset == 0:
            return best
        subset = (subset - 1) & choice


def _and_some(first: i64, rest: i64, meals: i64) -> i64:
    """`first`, and as many squares of `rest`, from the upper left, as there are meals left."""
    fed = first
    left: i64 = meals - BITS[fed]
    cell: i64 = 0
    while left > 0 and cell < 16:
        if rest >> cell & 1:
            fed |= 1 << cell
            left -= 1
        cell += 1
    return fed


def _fed_by_greenhouses(table: Table, town: Town, hungry: i64, meals: i64) -> i64:
    groups = connected(hungry)
    n: i64 = len(groups)
    if n <= meals:
        return hungry
    best: i64 = 0
    best_value: i64 = -1
    subset: i64 = (1 << n) - 1
    while subset > 0:
        if BITS[subset] == meals:
            fed: i64 = 0
            i: i64 = 0
            while i < n:
                if subset >> i & 1:
                    fed |= groups[i]
                i += 1
            value = _worth_of_fed(table, town, fed)
            if value > best_value:
                best_value = value
                best = fed
        subset -= 1
    return best


def _worth_of_fed(table: Table, town: Town, fed: i64) -> i64:
    """The part of the score that depends on who is fed."""
    lines: list[int] = []
    _cottages(town, fed, lines)
    _worship(table, town, fed, lines)
    if town.monument == CASTLE and town.built[MONUMENT] & fed:
        _line(lines, CASTLE, NONE, POINTS[CASTLE])
    total: i64 = 0
    for i in range(2, len(lines), 3):
        total += lines[i]
    return total


def _beside_temples(table: Table, town: Town) -> i64:
    beside: i64 = 0
    if table.cards[WORSHIP] == TEMPLE:
        for cell in range(16):
            if town.built[WORSHIP] >> cell & 1:
                beside |= NEIGHBOURS[cell]
    return beside


def connected(mask: i64) -> list[int]:
    """The mask split into groups of squares that touch along a side."""
    groups: list[int] = []
    while mask:
        group = mask & -mask
        grown: i64 = 0
        while grown != group:
            grown = group
            cell: i64 = 0
            while cell < 16:
                if grown >> cell & 1:
                    group |= NEIGHBOURS[cell] & mask
                cell += 1
        groups.append(group)
        mask &= ~group
    return groups


def _cottage_count(town: Town, mask: i64) -> i64:
    """How many cottages the squares hold; Barrett Castle counts as two."""
    count: i64 = BITS[town.built[COTTAGE] & mask]
    if town.monument == CASTLE and town.built[MONUMENT] & mask:
        count += 2
    return count


# --- the families ---------------------------------------------------------------------------------


def _cottages(town: Town, fed: i64, lines: list[int]) -> None:
    hungry_too = town.has_monument(MAUSOLEUM)
    cell: i64 = 0
    while cell < 16:
        if town.built[COTTAGE] >> cell & 1:
            if fed >> cell & 1:
                _line(lines, 0, cell, POINTS[0])
            elif hungry_too:
                _line(lines, MAUSOLEUM, cell, POINTS[MAUSOLEUM])
            else:
                _line(lines, 0, cell, 0)
        cell += 1


def _wells(table: Table, town: Town, lines: list[int]) -> None:
    mask: i64 = town.built[WELLS]
    if mask == 0:
        return
    card: i64 = table.cards[WELLS]
    points: i64 = POINTS[card]
    cell: i64 = 0
    while cell < 16:
        if mask >> cell & 1:
            beside: i64 = NEIGHBOURS[cell]
            if card == FOUNTAIN:
                _line(lines, card, cell, points if beside & mask else 0)
            elif card == MILLSTONE:
                _line(lines, card, cell, points if beside & (town.built[FOOD] | town.built[SHOPS]) else 0)
            elif card == WELL:
                _line(lines, card, cell, points * _cottage_count(town, beside))
            else:  # Shed
                _line(lines, card, cell, points)
        cell += 1


def _worship(table: Table, town: Town, fed: i64, lines: list[int]) -> None:
    mask: i64 = town.built[WORSHIP]
    if mask == 0:
        return
    card: i64 = table.cards[WORSHIP]
    points: i64 = POINTS[card]
    loud: i64 = town.built[INDUSTRY] | town.built[TAVERNS] | town.built[SHOPS]
    cell: i64 = 0
    while cell < 16:
        if mask >> cell & 1:
            beside: i64 = NEIGHBOURS[cell]
            if card == ABBEY:
                _line(lines, card, cell, points if beside & loud == 0 else 0)
            elif card == CHAPEL:
                _line(lines, card, cell, points * _cottage_count(town, fed))
            elif card == CLOISTER:
                _line(lines, card, cell, points * BITS[mask & CORNERS])
            else:  # Temple
                _line(lines, card, cell, points if _cottage_count(town, beside & fed) >= COUNT[TEMPLE] else 0)
        cell += 1


def _taverns(table: Table, seat: i64, lines: list[int]) -> None:
    mask: i64 = table.towns[seat].built[TAVERNS]
    if mask == 0:
        return
    card: i64 = table.cards[TAVERNS]
    if card in (ALMSHOUSE, TAVERN):
        _line(lines, card, NONE, _total(card, BITS[mask]))
        return
    points: i64 = POINTS[card]
    if card == FEAST_HALL and table.seats > 1:
        right = table.towns[(seat - 1) % table.seats]
        if BITS[mask] > BITS[right.built[TAVERNS]]:
            points += FEAST_HALL_MORE
    cell: i64 = 0
    while cell < 16:
        if mask >> cell & 1:
            alone = card != INN or (ROW[cell] | COLUMN[cell]) & mask == 0
            _line(lines, card, cell, points if alone else 0)
        cell += 1


def _total(card: i64, count: i64) -> i64:
    """The town's total for `count` buildings, by the card's table; more than it has: its last entry."""
    totals = TOTALS[card]
    n: i64 = len(totals)
    return totals[min(count, n) - 1]


def _shops(table: Table, town: Town, lines: list[int]) -> None:
    mask: i64 = town.built[SHOPS]
    if mask == 0:
        return
    card: i64 = table.cards[SHOPS]
    points: i64 = POINTS[card]
    cell: i64 = 0
    while cell < 16:
        if mask >> cell & 1:
            if card == BAKERY:
                near: i64 = NEIGHBOURS[cell] & (town.built[FOOD] | town.built[INDUSTRY])
                _line(lines, card, cell, points if near else 0)
            elif card == MARKET:
                longest: i64 = max(BITS[ROW[cell] & mask], BITS[COLUMN[cell] & mask])
                _line(lines, card, cell, points * (longest + 1))
            elif card == TAILOR:
                _line(lines, card, cell, points * (1 + BITS[mask & CENTRE]))
            else:  # Theater
                _line(lines, card, cell, points * _types_in(town, ROW[cell] | COLUMN[cell], SHOPS))
        cell += 1


def _types_in(town: Town, mask: i64, besides: i64) -> i64:
    """How many building types stand on the squares, one left out. Barrett Castle is a cottage here."""
    count: i64 = 0
    castle = town.monument == CASTLE
    family: i64 = 0
    while family <= COMMON:
        squares: i64 = town.built[family]
        if castle and family == COTTAGE:
            squares |= town.built[MONUMENT]
        if castle and family == MONUMENT:
            squares = 0
        if family != besides and squares & mask:
            count += 1
        family += 1
    return count


def _industry(table: Table, town: Town, lines: list[int]) -> None:
    mask: i64 = town.built[INDUSTRY]
    if mask == 0:
        return
    card: i64 = table.cards[INDUSTRY]
    points: i64 = POINTS[card]
    cell: i64 = 0
    while cell < 16:
        if mask >> cell & 1:
            if card == WAREHOUSE:
                _line(lines, card, cell, points * town.stocked_in_all(cell))
            else:  # Bank, Trading Post; a Factory has no points
                _line(lines, card, cell, points)
        cell += 1


# --- monuments ------------------------------------------------------------------------------------


def _monument(table: Table, seat: i64, fed: i64, lines: list[int]) -> None:
    town = table.towns[seat]
    card = town.monument
    cell = cell_of(town.built[MONUMENT])
    points: i64 = POINTS[card]
    if card == ARCHIVE:
        points *= _types_in(town, ALL_CELLS, MONUMENT)
    elif card == CASTLE:
        points = points if town.built[MONUMENT] & fed else 0
    elif card == MAUSOLEUM:
        points = 0  # its points stand at the unfed cottages
    elif card == PALACE:
        points *= _types_in(town, NEIGHBOURS[cell], MONUMENT)
    elif card == SHRINE:
        points = town.shrine
    elif card == FORUM:
        points *= 1 + _largest_group(town)
    elif card == BATHS:
        points *= COMMON - _types_in(town, ALL_CELLS, MONUMENT)
    elif card == STARLOOM:
        points = _starloom(table, seat)
    _line(lines, card, cell, points)


def cell_of(bit: i64) -> i64:
    cell: i64 = 0
    while bit > 1:
        bit >>= 1
        cell += 1
    return cell


def _largest_group(town: Town) -> i64:
    largest: i64 = 0
    for family in range(COMMON + 1):
        for group in connected(town.built[family]):
            largest = max(largest, BITS[group])
    return largest


def _starloom(table: Table, seat: i64) -> i64:
    """By the order in which towns were completed; towns of the same round share a rank."""
    mine = table.towns[seat].finished
    if mine == 0:
        return 0
    earlier = [town.finished for town in table.towns if 0 < town.finished < mine]
    rank = len(set(earlier)) if table.setup.starloom_dense else len(earlier)
    ranks = TOTALS[STARLOOM]
    return ranks[rank] if rank < len(ranks) else 0


def shrine_value(buildings: i64) -> i64:
    """What the Shrine is worth as the `buildings`-th building of its town."""
    return _total(SHRINE, buildings)


# --- who has won ----------------------------------------------------------------------------------


def places(table: Table) -> list[int]:
    """1 for the winner; equal in everything the table's tie-break looks at means an equal place."""
    keys = [_standing(table, seat) for seat in range(table.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]


def _standing(table: Table, seat: int) -> list[int]:
    town = table.towns[seat]
    key = [int(score(table, seat))]
    for criterion in table.setup.tie_break:
        if criterion == "fewer_turns_with_hammer":
            key.append(0 if table.setup.town_hall else -int(town.hammers))
        elif criterion == "fewer_empty_squares":
            key.append(BITS[town.houses])
        else:  # more_cottages
            key.append(int(_cottage_count(town, ALL_CELLS)))
    return key


def solo_rank(points: int) -> str:
    """What a lone builder may be called: the first rank in the box's table, best first, that the points reach."""
    for least, rank in SOLO_RANKS[:-1]:
        if points >= least:
            return rank
    return SOLO_RANKS[-1][1]


def source_name(source: int) -> str:
    """The message key of a score line's source."""
    return "score-empty" if source == EMPTY else "building-" + BUILDINGS[source]
