"""Points, live and final by the same functions: they add to a `Tally`, which keeps the lines where somebody wants to
read them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tinytowns import box, state
from cantiere.kernel import bits
from cantiere.kernel.state import NONE, Points
from cantiere.kernel.text import Text

EMPTY: Final = -2  # the source of the line for squares without a building


@final
class Tally:
    """The points of a town and, if wanted, its lines: source (a building or EMPTY), square or NONE, points."""

    def __init__(self, with_lines: bool) -> None:
        self.points: i64 = 0
        self.lines: list[int] | None = [] if with_lines else None

    def add(self, source: i64, cell: i64, points: i64) -> None:
        self.points += points
        if self.lines is not None:
            self.lines += [source, cell, points]


def score(table: state.Table, seat: i64) -> i64:
    return score_with(table, seat, fed_squares(table, table.towns[seat]))


def score_with(table: state.Table, seat: i64, fed: i64) -> i64:
    """The same where it is known who is fed."""
    tally = Tally(False)
    _count(table, seat, fed, tally)
    return tally.points


def town_lines(table: state.Table, seat: i64) -> list[int]:
    """The lines of the score: source, square, points, and so on."""
    tally = Tally(True)
    _count(table, seat, fed_squares(table, table.towns[seat]), tally)
    return tally.lines or []


def _count(table: state.Table, seat: i64, fed: i64, tally: Tally) -> None:
    town = table.towns[seat]
    _cottages(town, fed, tally)
    _wells(table, town, tally)
    _worship(table, town, fed, tally)
    _taverns(table, seat, tally)
    _shops(table, town, tally)
    _industry(table, town, tally)
    if town.built[box.MONUMENT]:
        _monument(table, seat, fed, tally)
    empty: i64 = 16 - box.BITS[town.houses]
    if empty and not town.has_monument(box.CATHEDRAL):
        tally.add(EMPTY, NONE, empty * box.EMPTY_SQUARE)


# --- who is fed -----------------------------------------------------------------------------------


def feedable(town: state.Town) -> i64:
    """The squares of what can be fed: cottages, and Barrett Castle."""
    mask: i64 = town.built[box.COTTAGE]
    if town.monument == box.CASTLE:
        mask |= town.built[box.MONUMENT]
    return mask


def fed_squares(table: state.Table, town: state.Town) -> i64:
    """The squares fed, chosen so that the town scores most where a choice is left (Farm, Greenhouse)."""
    hungry = feedable(town)
    feeders: i64 = town.built[box.FOOD]
    if hungry == 0 or feeders == 0:
        return 0
    card: i64 = table.cards[box.FOOD]
    if card == box.FARM:
        return _fed_by_farms(table, town, hungry, box.BITS[feeders] * box.COUNT[box.FARM])
    if card == box.GREENHOUSE:
        return _fed_by_greenhouses(table, town, hungry, box.BITS[feeders])
    reached: i64 = 0
    cell: i64 = 0
    while cell < 16:
        if feeders >> cell & 1:
            reached |= box.AROUND[cell] if card == box.GRANARY else box.ROW[cell] | box.COLUMN[cell]
        cell += 1
    return hungry & reached


def _fed_by_farms(table: state.Table, town: state.Town, hungry: i64, meals: i64) -> i64:
    if box.BITS[hungry] <= meals:
        return hungry
    # The castle first: it is worth most. Cottages differ only by the Temples they stand beside.
    castle: i64 = town.built[box.MONUMENT] if town.monument == box.CASTLE else 0
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
        if box.BITS[subset] <= meals:
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
    left: i64 = meals - box.BITS[fed]
    cell: i64 = 0
    while left > 0 and cell < 16:
        if rest >> cell & 1:
            fed |= 1 << cell
            left -= 1
        cell += 1
    return fed


def _fed_by_greenhouses(table: state.Table, town: state.Town, hungry: i64, meals: i64) -> i64:
    groups = connected(hungry)
    n: i64 = len(groups)
    if n <= meals:
        return hungry
    best: i64 = 0
    best_value: i64 = -1
    subset: i64 = (1 << n) - 1
    while subset > 0:
        if box.BITS[subset] == meals:
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


def _worth_of_fed(table: state.Table, town: state.Town, fed: i64) -> i64:
    """The part of the score that depends on who is fed."""
    tally = Tally(False)
    _cottages(town, fed, tally)
    _worship(table, town, fed, tally)
    if town.monument == box.CASTLE and town.built[box.MONUMENT] & fed:
        tally.add(box.CASTLE, NONE, box.POINTS[box.CASTLE])
    return tally.points


def _beside_temples(table: state.Table, town: state.Town) -> i64:
    beside: i64 = 0
    if table.cards[box.WORSHIP] == box.TEMPLE:
        for cell in range(16):
            if town.built[box.WORSHIP] >> cell & 1:
                beside |= box.NEIGHBOURS[cell]
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
                    group |= box.NEIGHBOURS[cell] & mask
                cell += 1
        groups.append(group)
        mask &= ~group
    return groups


def _cottage_count(town: state.Town, mask: i64) -> i64:
    """How many cottages the squares hold; Barrett Castle counts as two."""
    count: i64 = box.BITS[town.built[box.COTTAGE] & mask]
    if town.monument == box.CASTLE and town.built[box.MONUMENT] & mask:
        count += 2
    return count


# --- the families ---------------------------------------------------------------------------------


def _cottages(town: state.Town, fed: i64, tally: Tally) -> None:
    hungry_too = town.has_monument(box.MAUSOLEUM)
    cell: i64 = 0
    while cell < 16:
        if town.built[box.COTTAGE] >> cell & 1:
            if fed >> cell & 1:
                tally.add(0, cell, box.POINTS[0])
            elif hungry_too:
                tally.add(box.MAUSOLEUM, cell, box.POINTS[box.MAUSOLEUM])
            else:
                tally.add(0, cell, 0)
        cell += 1


def _wells(table: state.Table, town: state.Town, tally: Tally) -> None:
    mask: i64 = town.built[box.WELLS]
    if mask == 0:
        return
    card: i64 = table.cards[box.WELLS]
    points: i64 = box.POINTS[card]
    cell: i64 = 0
    while cell < 16:
        if mask >> cell & 1:
            beside: i64 = box.NEIGHBOURS[cell]
            if card == box.FOUNTAIN:
                tally.add(card, cell, points if beside & mask else 0)
            elif card == box.MILLSTONE:
                tally.add(card, cell, points if beside & (town.built[box.FOOD] | town.built[box.SHOPS]) else 0)
            elif card == box.WELL:
                tally.add(card, cell, points * _cottage_count(town, beside))
            else:  # Shed
                tally.add(card, cell, points)
        cell += 1


def _worship(table: state.Table, town: state.Town, fed: i64, tally: Tally) -> None:
    mask: i64 = town.built[box.WORSHIP]
    if mask == 0:
        return
    card: i64 = table.cards[box.WORSHIP]
    points: i64 = box.POINTS[card]
    loud: i64 = town.built[box.INDUSTRY] | town.built[box.TAVERNS] | town.built[box.SHOPS]
    cell: i64 = 0
    while cell < 16:
        if mask >> cell & 1:
            beside: i64 = box.NEIGHBOURS[cell]
            if card == box.ABBEY:
                tally.add(card, cell, points if beside & loud == 0 else 0)
            elif card == box.CHAPEL:
                tally.add(card, cell, points * _cottage_count(town, fed))
            elif card == box.CLOISTER:
                tally.add(card, cell, points * box.BITS[mask & box.CORNERS])
            else:  # Temple
                tally.add(card, cell, points if _cottage_count(town, beside & fed) >= box.COUNT[box.TEMPLE] else 0)
        cell += 1


def _taverns(table: state.Table, seat: i64, tally: Tally) -> None:
    mask: i64 = table.towns[seat].built[box.TAVERNS]
    if mask == 0:
        return
    card: i64 = table.cards[box.TAVERNS]
    if card in (box.ALMSHOUSE, box.TAVERN):
        tally.add(card, NONE, _total(card, box.BITS[mask]))
        return
    points: i64 = box.POINTS[card]
    if card == box.FEAST_HALL and table.seats > 1:
        right = table.towns[(seat - 1) % table.seats]
        if box.BITS[mask] > box.BITS[right.built[box.TAVERNS]]:
            points += box.FEAST_HALL_MORE
    cell: i64 = 0
    while cell < 16:
        if mask >> cell & 1:
            alone = card != box.INN or (box.ROW[cell] | box.COLUMN[cell]) & mask == 0
            tally.add(card, cell, points if alone else 0)
        cell += 1


def _total(card: i64, count: i64) -> i64:
    """The town's total for `count` buildings, by the card's table; more than it has: its last entry."""
    totals = box.TOTALS[card]
    n: i64 = len(totals)
    return totals[min(count, n) - 1]


def _shops(table: state.Table, town: state.Town, tally: Tally) -> None:
    mask: i64 = town.built[box.SHOPS]
    if mask == 0:
        return
    card: i64 = table.cards[box.SHOPS]
    points: i64 = box.POINTS[card]
    cell: i64 = 0
    while cell < 16:
        if mask >> cell & 1:
            if card == box.BAKERY:
                near: i64 = box.NEIGHBOURS[cell] & (town.built[box.FOOD] | town.built[box.INDUSTRY])
                tally.add(card, cell, points if near else 0)
            elif card == box.MARKET:
                longest: i64 = max(box.BITS[box.ROW[cell] & mask], box.BITS[box.COLUMN[cell] & mask])
                tally.add(card, cell, points * (longest + 1))
            elif card == box.TAILOR:
                tally.add(card, cell, points * (1 + box.BITS[mask & box.CENTRE]))
            else:  # Theater
                tally.add(card, cell, points * _types_in(town, box.ROW[cell] | box.COLUMN[cell], box.SHOPS))
        cell += 1


def _types_in(town: state.Town, mask: i64, besides: i64) -> i64:
    """How many building types stand on the squares, one left out. Barrett Castle is a cottage here."""
    count: i64 = 0
    castle = town.monument == box.CASTLE
    family: i64 = 0
    while family <= box.COMMON:
        squares: i64 = town.built[family]
        if castle and family == box.COTTAGE:
            squares |= town.built[box.MONUMENT]
        if castle and family == box.MONUMENT:
            squares = 0
        if family != besides and squares & mask:
            count += 1
        family += 1
    return count


def _industry(table: state.Table, town: state.Town, tally: Tally) -> None:
    mask: i64 = town.built[box.INDUSTRY]
    if mask == 0:
        return
    card: i64 = table.cards[box.INDUSTRY]
    points: i64 = box.POINTS[card]
    cell: i64 = 0
    while cell < 16:
        if mask >> cell & 1:
            if card == box.WAREHOUSE:
                tally.add(card, cell, points * town.stocked_in_all(cell))
            else:  # Bank, Trading Post; a Factory has no points
                tally.add(card, cell, points)
        cell += 1


# --- monuments ------------------------------------------------------------------------------------


def _monument(table: state.Table, seat: i64, fed: i64, tally: Tally) -> None:
    town = table.towns[seat]
    card = town.monument
    cell = bits.lowest(town.built[box.MONUMENT])
    points: i64 = box.POINTS[card]
    if card == box.ARCHIVE:
        points *= _types_in(town, box.ALL_CELLS, box.MONUMENT)
    elif card == box.CASTLE:
        points = points if town.built[box.MONUMENT] & fed else 0
    elif card == box.MAUSOLEUM:
        points = 0  # its points stand at the unfed cottages
    elif card == box.PALACE:
        points *= _types_in(town, box.NEIGHBOURS[cell], box.MONUMENT)
    elif card == box.SHRINE:
        points = town.shrine
    elif card == box.FORUM:
        points *= 1 + _largest_group(town)
    elif card == box.BATHS:
        points *= box.COMMON - _types_in(town, box.ALL_CELLS, box.MONUMENT)
    elif card == box.STARLOOM:
        points = _starloom(table, seat)
    tally.add(card, cell, points)


def _largest_group(town: state.Town) -> i64:
    largest: i64 = 0
    for family in range(box.COMMON + 1):
        for group in connected(town.built[family]):
            largest = max(largest, box.BITS[group])
    return largest


def _starloom(table: state.Table, seat: i64) -> i64:
    """By the order in which towns were completed; towns of the same round share a rank."""
    mine = table.towns[seat].finished
    if mine == 0:
        return 0
    earlier = [town.finished for town in table.towns if 0 < town.finished < mine]
    rank = len(set(earlier)) if table.setup.starloom_dense else len(earlier)
    ranks = box.TOTALS[box.STARLOOM]
    return ranks[rank] if rank < len(ranks) else 0


def shrine_value(buildings: i64) -> i64:
    """What the Shrine is worth as the `buildings`-th building of its town."""
    return _total(box.SHRINE, buildings)


# --- line by line ---------------------------------------------------------------------------------


def breakdown(table: state.Table, seat: int) -> list[Points]:
    lines = town_lines(table, seat)
    return [_points(table, seat, lines[i], lines[i + 1], lines[i + 2]) for i in range(0, len(lines), 3)]


def _points(table: state.Table, seat: int, source: int, cell: int, points: int) -> Points:
    """A line of the score in words."""
    town = table.towns[seat]
    if cell != NONE:
        squares = [cell]
    elif source == EMPTY:
        squares = bits.each(box.ALL_CELLS & ~town.houses)
    else:
        squares = bits.each(town.built[box.TAVERNS])
    return Points(
        "score-empty" if source == EMPTY else box.building_name(source).key,
        box.CELLS[cell] if cell != NONE else "",
        points,
        _why(source, points, len(squares)),
        [f"town.{seat}.{box.CELLS[square]}" for square in squares],
    )


# Why a building pays nothing.
_NOTHING: Final[dict[int, str]] = {
    box.COTTAGE_CARD: "pays-unfed",
    box.CASTLE: "pays-unfed",
    box.FOUNTAIN: "pays-no-fountain",
    box.MILLSTONE: "pays-no-food-or-shop",
    box.ABBEY: "pays-disturbed",
    box.TEMPLE: "pays-few-fed",
    box.INN: "pays-not-alone",
    box.BAKERY: "pays-no-food-or-industry",
    box.STARLOOM: "pays-not-completed",
}
# What a building pays for, so many times its points; some pay once more than they count.
_COUNTED: Final[dict[int, str]] = {
    box.WELL: "pays-cottages-beside",
    box.CHAPEL: "pays-fed-cottages",
    box.CLOISTER: "pays-in-corners",
    box.MARKET: "pays-in-line",
    box.TAILOR: "pays-in-centre",
    box.building("theater"): "pays-types-in-line",
    box.WAREHOUSE: "pays-cubes",
    box.ARCHIVE: "pays-types",
    box.PALACE: "pays-types-beside",
    box.FORUM: "pays-largest-group",
    box.BATHS: "pays-missing-types",
}
_ONE_MORE: Final = (box.TAILOR, box.FORUM)


def _why(source: int, points: int, squares: int) -> Text | None:
    """Why the building, or all of its kind, pays as much as it does, where its name does not say it."""
    if source in (EMPTY, box.ALMSHOUSE, box.TAVERN):
        return Text("pays-number", {"count": squares})
    if source in _COUNTED:
        return Text(_COUNTED[source], {"count": points // int(box.POINTS[source]) - (source in _ONE_MORE)})
    if source == box.MAUSOLEUM:
        return Text("pays-unfed") if points else None
    return Text(_NOTHING[source]) if points == 0 and source in _NOTHING else None


# --- who has won ----------------------------------------------------------------------------------


def places(table: state.Table) -> list[int]:
    """1 for the winner; equal in everything the table's tie-break looks at means an equal place."""
    keys = [_standing(table, seat) for seat in range(table.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]


def _standing(table: state.Table, seat: int) -> list[int]:
    town = table.towns[seat]
    key = [int(score(table, seat))]
    for criterion in table.setup.tie_break:
        if criterion == "fewer_turns_with_hammer":
            key.append(0 if table.setup.town_hall else -int(town.hammers))
        elif criterion == "fewer_empty_squares":
            key.append(box.BITS[town.houses])
        else:  # more_cottages
            key.append(int(_cottage_count(town, box.ALL_CELLS)))
    return key


def ending(table: state.Table) -> str:
    if table.stage != state.OVER:
        return ""
    return "completed" if all(town.empty() == 0 for town in table.towns) else "banked"


def verdict(table: state.Table) -> Text | None:
    """What a lone builder may be called."""
    if table.stage != state.OVER or not table.setup.solo:
        return None
    return Text("rank-" + solo_rank(int(score(table, 0))))


def ranks(table: state.Table) -> list[tuple[int, Text]]:
    """What a lone builder may be called, best first, and from how many points."""
    if not table.setup.solo:
        return []
    return [(least, Text("rank-" + rank)) for least, rank in box.SOLO_RANKS]


def solo_rank(points: int) -> str:
    """The first rank in the box's table, best first, that the points reach."""
    for least, rank in box.SOLO_RANKS[:-1]:
        if points >= least:
            return rank
    return box.SOLO_RANKS[-1][1]
