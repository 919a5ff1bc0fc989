"""How good a town looks: for bots that do not search to the end.

The live score; what standing buildings may still come to earn; what the half-laid plans that do not get in each other's
way promise; and the room that is left. Room that hangs together matters most: a cube in the wrong place costs more than
any building earns. All weights are hundredths of a point, set by playing `greedy` against itself and keeping what
scored more.

What one more building would earn follows from how its card scores: every card has a gain on a good square and a gain
elsewhere, beyond the point that any building saves on an empty square.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cantiere.games.tinytowns import box, scoring, state
from cantiere.games.tinytowns.decisions import building
from cantiere.kernel.state import NONE, Term

HUNGRY: Final = 150  # a cottage nobody feeds yet
SPARE_MEAL: Final = 60  # a cottage that a standing feeder could still feed
ALONE: Final = 60  # a Fountain or Millstone that waits for its neighbour
WELL_SIDE: Final = 25  # an open square beside a Well
BAKERY_ALONE: Final = 90
TEMPLE_SIDE: Final = 30  # a square beside a Temple that has, or may get, a cottage
SQUARE: Final = 180  # an empty square, while there are many
OPEN_PAIR: Final = 90  # two squares that touch and are not lost to building
EMPTY_PAIR: Final = 60  # two that touch and are empty
REGAINED: Final = 290  # a square that building a plan empties
SAVED: Final = 100  # what any building saves: its square is not empty
UNWANTED: Final = 40  # a resource none of the plans pursued has a use for
IN_HAND: Final = 30  # percent of a monument's gain, while its card waits
CATHEDRAL_FORGIVES: Final = 5  # empty squares there will be at the end
PLANS_AHEAD: Final = 5  # how many half-laid plans a town can well pursue at once
# By cubes missing: what a plan is worth, in thousandths of building it. One that is ready and was not built is worth
# less than one that lacks a cube: it is in the way.
PROMISED: Final[vec[i64]] = vec[i64]([400, 800, 640, 512, 410, 328, 260])
ODD_ALMSHOUSE: Final = 35  # percent of the way to the next pair that one alone is worth
NEXT_TAVERN: Final = 10  # the same for a Tavern, to the next one
TEMPLE_GUEST: Final = 80  # a cottage where Temples stand, by hope ...
TEMPLE_MEAL: Final = 60  # ... and fed
BURIED: Final = 220  # an unfed cottage while the Mausoleum is in hand
SECOND_FEEDER: Final = 15  # percent of what the first may come to feed
THEATER_TYPE: Final = 80  # a kind of building that a Theater may count
SECOND_INDUSTRY: Final = 50  # percent of what the first may come to earn

# By card: the gain on a good square, elsewhere, and how much more an empty board makes it.
_GAINS: Final[list[list[int]]] = [
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
GAINS: Final[vec[vec[i64]]] = vec[vec[i64]]([vec[i64](gains) for gains in _GAINS])

NOT_BEGUN: Final = 7  # cubes missing where no plan of a family has one: more than any lacks
_NO_PLANS: Final[vec[i64]] = vec[i64]([NOT_BEGUN] * 8)


@final
class Prospects:
    """The parts a town's worth is made of, and what was seen on the way."""

    def __init__(self, score: i64) -> None:
        self.score: i64 = score  # all but this in hundredths of a point
        self.room: i64 = 0  # empty squares
        self.standing: i64 = 0
        self.monument: i64 = 0  # while its card waits
        self.promises: i64 = 0
        self.fed: i64 = 0  # squares
        self.dead: i64 = 0  # squares whose cube no plan has a use for
        self.wanted: i64 = 0  # resources that the plans pursued still need, a bit each
        self.missing: vec[i64] = _NO_PLANS  # by family: how many cubes its nearest plan lacks

    def worth(self) -> i64:
        return self.score * 100 + self.room + self.standing + self.monument + self.promises


def worth(table: state.Table, seat: i64) -> i64:
    return prospects(table, seat).worth()


REASONS: Final[tuple[str, ...]] = ("fed", "building", "empty", "room", "standing", "monument", "plans")


def reasons(table: state.Table, seat: int) -> list[Term]:
    """The score by building, and the prospects."""
    seen = prospects(table, seat)
    points: dict[int, int] = {}
    lines = scoring.town_lines(table, seat)
    for i in range(0, len(lines), 3):
        points[lines[i]] = points.get(lines[i], 0) + lines[i + 2] * 100
    terms = [
        Term("room", int(seen.room)),
        Term("standing", int(seen.standing)),
        Term("monument", int(seen.monument)),
        Term("plans", int(seen.promises)),
    ]
    for source, value in points.items():
        if source == scoring.EMPTY:
            terms.append(Term("empty", value, value // 100))
        elif source == box.COTTAGE:
            terms.append(Term("fed", value, value // (100 * box.POINTS[box.COTTAGE])))
        else:
            terms.append(Term("building", value, 0, {"building": box.building_name(source)}))
    return terms


def prospects(table: state.Table, seat: i64) -> Prospects:
    town = table.towns[seat]
    fed = scoring.fed_squares(table, town)
    seen = Prospects(scoring.score_with(table, seat, fed))
    seen.fed = fed
    if town.finished:
        return seen
    look = _outlook(table, seat, fed)
    empty: i64 = box.BITS[town.empty()]
    if town.pending:
        top: i64 = town.pending[-1]
        if building.STAND.asks(top):
            seen.standing = SAVED + look.gain(building.STAND.family.of(top), building.STAND.cells.of(top))
            empty -= 1
    seen.room = SQUARE * empty * empty // (empty + 2)
    seen.standing += _standing(table, town, fed, empty)
    if table.buildable_monument(town) != NONE:
        seen.monument = look.good[box.MONUMENT] * IN_HAND * empty // 1600
    _promises(table, town, look, empty, seen)
    return seen


def _standing(table: state.Table, town: state.Town, fed: i64, empty: i64) -> i64:
    """What buildings that stand may still come to earn."""
    free = box.ALL_CELLS & ~town.houses
    food: i64 = town.built[box.FOOD]
    value: i64 = HUNGRY * box.BITS[scoring.feedable(town) & ~fed]
    if food:
        value += SPARE_MEAL * max(0, 4 - box.BITS[town.built[box.COTTAGE]])
    mine: i64 = town.built[box.WELLS]
    if mine:
        card: i64 = table.cards[box.WELLS]
        if card == box.FOUNTAIN:
            value += ALONE * box.BITS[mine & ~beside(mine) & beside(free)]
        elif card == box.MILLSTONE:
            value += ALONE * box.BITS[mine & ~beside(food | town.built[box.SHOPS]) & beside(free)]
        elif card == box.WELL:
            value += WELL_SIDE * box.BITS[beside(mine) & free]
    mine = town.built[box.SHOPS]
    if mine and table.cards[box.SHOPS] == box.BAKERY:
        value += BAKERY_ALONE * box.BITS[mine & ~beside(food | town.built[box.INDUSTRY]) & beside(free)]
    mine = town.built[box.WORSHIP]
    if mine and table.cards[box.WORSHIP] == box.TEMPLE:
        value += TEMPLE_SIDE * box.BITS[beside(mine) & (free | town.built[box.COTTAGE])]
    value = value * empty // (empty + 3)  # there must be room left to come to it
    mine = town.built[box.TAVERNS]
    if mine and empty > 2 and table.cards[box.TAVERNS] == box.ALMSHOUSE:
        count: i64 = box.BITS[mine]
        if count < len(box.TOTALS[box.ALMSHOUSE]):
            value += _row_worth(box.ALMSHOUSE, count) - box.TOTALS[box.ALMSHOUSE][count - 1] * 100
    if town.built[box.MONUMENT]:
        value += GAINS[town.monument][2] * empty // 16
        if town.monument == box.CATHEDRAL:
            # The score forgives all empty squares at once, but most of them would have been built on.
            value -= 100 * max(0, box.BITS[free] - CATHEDRAL_FORGIVES)
    return value


def _promises(table: state.Table, town: state.Town, look: Outlook, empty: i64, seen: Prospects) -> None:
    """What the cubes lying there are good for: the best half-laid plans that do not get in each other's way."""
    wild = table.wild(town)
    plans = _live_plans(table, town, wild)
    n: i64 = len(plans)
    values = vec[i64]([0] * n)
    useful: i64 = 0
    chances = _chances(empty)
    nearest = _NO_PLANS[:]
    i: i64 = 0
    while i < n:
        plan: i64 = plans[i]
        cells: i64 = box.PLAN_CELLS[plan] & ~wild
        laid = _laid(town, plan)
        useful |= laid
        missing: i64 = box.BITS[cells & ~laid]
        card: i64 = box.PLAN_BUILDING[plan]
        family: i64 = box.FAMILY[card]
        nearest[family] = min(nearest[family], missing)
        gain = look.gain(family, box.ALL_CELLS if card == box.SHED else cells)
        values[i] = (gain + SAVED + REGAINED * (box.BITS[laid] - 1)) * chances[missing] // 1000
        i += 1
    dead = town.cubes() & ~useful
    seen.dead = dead
    seen.missing = nearest
    value: i64 = _room(box.ALL_CELLS & ~(town.houses | dead), town.empty())
    wanted: i64 = 0
    cube = town.hand()
    hand: i64 = 0  # what the cube in hand is good for
    ahead: i64 = 0
    taken: i64 = 0
    while ahead < PLANS_AHEAD:
        best: i64 = 0
        which: i64 = -1
        i = 0
        while i < n:
            if values[i] > best and box.PLAN_CELLS[plans[i]] & taken == 0:
                best = values[i]
                which = i
            i += 1
        if which < 0:
            break
        value += best
        plan = plans[which]
        taken |= box.PLAN_CELLS[plan] & ~wild
        needs = _needs(town, plan, wild)
        wanted |= needs
        if cube != NONE and needs >> cube & 1:
            hand = max(hand, best)
        ahead += 1
    if n:
        value -= UNWANTED * (5 - box.BITS[wanted]) * 4 // (empty + 4)
    seen.wanted = wanted
    seen.promises = value + hand // 4


def _chances(empty: i64) -> vec[i64]:
    """`PROMISED`, less what the cubes missing may never come: the fewer squares are left, the likelier."""
    chances = PROMISED[:]
    each: i64 = 1000 * empty * 2 // (empty * 2 + 3)
    power: i64 = 1000
    missing: i64 = 1
    while missing < len(chances):
        power = power * each // 1000
        chances[missing] = chances[missing] * power // 1000
        missing += 1
    return chances


def _room(open: i64, empty: i64) -> i64:
    """What squares to build on are worth beside each other: the more of them touch, the more plans will fit."""
    return OPEN_PAIR * touching(open) + EMPTY_PAIR * touching(empty)


def touching(squares: i64) -> i64:
    """How many pairs of the squares touch along a side."""
    return box.BITS[squares & squares >> 4] + box.BITS[squares & squares >> 1 & 0x7777]


def _live_plans(table: state.Table, town: state.Town, wild: i64) -> vec[i64]:
    """The plans of which a cube lies and that nothing blocks, each once."""
    plans = vec[i64]()
    cubes = town.cubes()
    blocked = town.houses & ~wild
    monument = table.buildable_monument(town)
    cell: i64 = 0
    while cubes >> cell:
        if cubes >> cell & 1:
            resource: i64 = 0
            while town.of(resource) >> cell & 1 == 0:
                resource += 1
            at = cell * 5 + resource
            family: i64 = 0
            while family <= box.COMMON:
                card: i64 = table.cards[family] if family < box.COMMON else monument
                if card != NONE:
                    for plan in box.PLANS_AT[card * 80 + at]:
                        cells: i64 = box.PLAN_CELLS[plan]
                        if cells & blocked == 0 and cells & cubes == _laid(town, plan):
                            plans = append(plans, plan)
                family += 1
            # Plans that want this square have been met, or want something else on it.
            blocked |= 1 << cell
        cell += 1
    return plans


def _needs(town: state.Town, plan: i64, wild: i64) -> i64:
    """The resources the plan still needs, a bit each."""
    low: i64 = box.PLAN_LOW[plan] & ~town.low
    high: i64 = box.PLAN_HIGH[plan] & ~town.high
    tame = box.ALL_CELLS & ~wild
    needs: i64 = 0
    if low & tame:
        needs |= 1
    if low >> 16 & tame:
        needs |= 2
    if low >> 32 & tame:
        needs |= 4
    if high & tame:
        needs |= 8
    if high >> 16 & tame:
        needs |= 16
    return needs


def _laid(town: state.Town, plan: i64) -> i64:
    """The squares of the plan on which the right cube lies."""
    low: i64 = box.PLAN_LOW[plan] & town.low
    high: i64 = box.PLAN_HIGH[plan] & town.high
    return (low | low >> 16 | low >> 32 | high | high >> 16) & box.ALL_CELLS


# --- what one more building of each family would earn -----------------------------------------------


_NO_GAIN: Final[vec[i64]] = vec[i64]([0] * 8)
_EVERYWHERE: Final[vec[i64]] = vec[i64]([box.ALL_CELLS] * 8)


@final
class Outlook:
    """By family: the gain of one more building on one of the good squares, and elsewhere."""

    def __init__(self) -> None:
        self.good: vec[i64] = _NO_GAIN[:]
        self.poor: vec[i64] = _NO_GAIN[:]
        self.squares: vec[i64] = _EVERYWHERE[:]

    def gain(self, family: i64, cells: i64) -> i64:
        """What it earns when it may stand on one of the cells."""
        return self.good[family] if self.squares[family] & cells else self.poor[family]

    def add(self, family: i64, good: i64, poor: i64, squares: i64) -> None:
        self.good[family] += good
        self.poor[family] += poor
        self.squares[family] = squares


def _outlook(table: state.Table, seat: i64, fed: i64) -> Outlook:
    town = table.towns[seat]
    room: i64 = box.BITS[town.empty()]
    look = Outlook()
    family: i64 = 0
    while family <= box.COMMON:
        card: i64 = table.cards[family] if family < box.COMMON else table.buildable_monument(town)
        if card != NONE:
            gains = GAINS[card]
            later: i64 = gains[2] * room // 16
            look.good[family] = gains[0] + later
            look.poor[family] = gains[1] + later
        family += 1
    hungry: i64 = town.built[box.COTTAGE] & ~fed
    _cottage(table, town, look, fed)
    _food(table, town, look, hungry, room)
    _well(table, town, look)
    _worship(table, town, look, fed)
    _tavern(table, town, look)
    _shop(table, town, look)
    if town.built[box.INDUSTRY]:
        look.good[box.INDUSTRY] -= GAINS[table.cards[box.INDUSTRY]][2] * room * (100 - SECOND_INDUSTRY) // 1600
        look.poor[box.INDUSTRY] = look.good[box.INDUSTRY]
    if table.buildable_monument(town) != NONE:
        now = _monument_now(town, hungry)
        look.add(box.MONUMENT, now, now, box.ALL_CELLS)
    return look


def beside(mask: i64) -> i64:
    """The squares that touch one of the mask's along a side."""
    return (mask << 4 | mask >> 4 | (mask & 0x7777) << 1 | (mask & 0xEEEE) >> 1) & box.ALL_CELLS


def _lines(mask: i64) -> i64:
    """The squares that share a row or a column with one of the mask's."""
    found: i64 = 0
    cell: i64 = 0
    while mask >> cell:
        if mask >> cell & 1:
            found |= box.ROW[cell] | box.COLUMN[cell]
        cell += 1
    return found


def _around(mask: i64) -> i64:
    """The squares that touch one of the mask's, corners included."""
    found: i64 = 0
    cell: i64 = 0
    while mask >> cell:
        if mask >> cell & 1:
            found |= box.AROUND[cell]
        cell += 1
    return found


def _cottage(table: state.Table, town: state.Town, look: Outlook, fed: i64) -> None:
    good: i64 = 0
    poor: i64 = 0
    worship: i64 = town.built[box.WORSHIP]
    if table.cards[box.WORSHIP] == box.CHAPEL:
        good = 100 * box.BITS[worship]
    elif table.cards[box.WORSHIP] == box.TEMPLE and worship:
        good = TEMPLE_GUEST
    if town.monument == box.MAUSOLEUM:
        poor = (300 if town.built[box.MONUMENT] else BURIED) - look.poor[box.COTTAGE]
    feeders: i64 = town.built[box.FOOD]
    squares: i64 = 0
    if feeders:
        card: i64 = table.cards[box.FOOD]
        if card == box.FARM:
            squares = (
                box.ALL_CELLS if box.BITS[town.built[box.COTTAGE]] < box.COUNT[box.FARM] * box.BITS[feeders] else 0
            )
        elif card == box.GREENHOUSE:
            squares = beside(fed) if fed else box.ALL_CELLS
        else:
            squares = _around(feeders) if card == box.GRANARY else _lines(feeders)
    look.add(box.COTTAGE, good, poor, squares)


def _food(table: state.Table, town: state.Town, look: Outlook, hungry: i64, room: i64) -> None:
    card: i64 = table.cards[box.FOOD]
    later: i64 = GAINS[card][2] * room // 16
    each: i64 = 300
    more: i64 = 0
    if town.monument == box.MAUSOLEUM:
        each = 0 if town.built[box.MONUMENT] else 300 - BURIED
        more = -later
    elif town.built[box.FOOD]:
        more = -later * (100 - SECOND_FEEDER) // 100
    if table.cards[box.WORSHIP] == box.CHAPEL:
        each += 100 * box.BITS[town.built[box.WORSHIP]]
    elif table.cards[box.WORSHIP] == box.TEMPLE and town.built[box.WORSHIP]:
        each += TEMPLE_MEAL
    count: i64 = box.BITS[hungry]
    if card == box.FARM:
        look.add(box.FOOD, each * min(count, box.COUNT[box.FARM]) + more, more, box.ALL_CELLS)
    elif card == box.GREENHOUSE or count == 0:
        look.add(box.FOOD, each * min(count, 3) + more, more, box.ALL_CELLS)
    else:
        look.add(
            box.FOOD, each * min(count, 3) + more, more, _around(hungry) if card == box.GRANARY else _lines(hungry)
        )


def _well(table: state.Table, town: state.Town, look: Outlook) -> None:
    card: i64 = table.cards[box.WELLS]
    mine: i64 = town.built[box.WELLS]
    if card == box.FOUNTAIN:
        lone: i64 = mine & ~beside(mine)
        if lone:
            look.add(box.WELLS, 200, 0, beside(lone))
        else:
            look.add(box.WELLS, 0, 0, beside(mine))
    elif card == box.MILLSTONE:
        look.add(box.WELLS, 0, 0, beside(town.built[box.FOOD] | town.built[box.SHOPS]))
    elif card == box.WELL:
        look.add(box.WELLS, 0, 0, beside(town.built[box.COTTAGE]))


def _worship(table: state.Table, town: state.Town, look: Outlook, fed: i64) -> None:
    card: i64 = table.cards[box.WORSHIP]
    mine: i64 = town.built[box.WORSHIP]
    if card == box.ABBEY:
        look.add(box.WORSHIP, 0, 0, ~beside(town.built[box.INDUSTRY] | town.built[box.TAVERNS] | town.built[box.SHOPS]))
    elif card == box.CHAPEL:
        look.add(box.WORSHIP, 100 * box.BITS[fed], 0, box.ALL_CELLS)
    elif card == box.CLOISTER:
        corners: i64 = box.BITS[mine & box.CORNERS]
        look.add(box.WORSHIP, 100 * (box.BITS[mine] + corners), 100 * corners, box.CORNERS & ~town.houses)
    else:
        look.add(box.WORSHIP, 0, 0, beside(fed))


def _tavern(table: state.Table, town: state.Town, look: Outlook) -> None:
    card: i64 = table.cards[box.TAVERNS]
    mine: i64 = town.built[box.TAVERNS]
    if card == box.INN:
        look.add(box.TAVERNS, 0, 0, ~(_lines(mine) | mine))
    elif card in (box.ALMSHOUSE, box.TAVERN):
        count: i64 = box.BITS[mine]
        look.add(box.TAVERNS, _row_worth(card, count + 1) - _row_worth(card, count), 0, box.ALL_CELLS)


def _row_worth(card: i64, count: i64) -> i64:
    """What so many Almshouses or Taverns are worth to a town that may still build more: part of the way to the next
    total, and for an odd Almshouse from the last even one."""
    if count == 0:
        return 0
    totals = box.TOTALS[card]
    last: i64 = len(totals)
    if count >= last:
        return totals[last - 1] * 100
    now: i64 = totals[count - 1]
    if card == box.TAVERN:
        return now * 100 + (totals[count] - now) * NEXT_TAVERN
    if count % 2 == 0:
        return now * 100
    before: i64 = totals[count - 2] if count > 1 else 0
    return before * 100 + (totals[count] - before) * ODD_ALMSHOUSE


def _shop(table: state.Table, town: state.Town, look: Outlook) -> None:
    card: i64 = table.cards[box.SHOPS]
    mine: i64 = town.built[box.SHOPS]
    count: i64 = box.BITS[mine]
    if card == box.BAKERY:
        look.add(box.SHOPS, 0, 0, beside(town.built[box.FOOD] | town.built[box.INDUSTRY]))
    elif card == box.MARKET:
        look.add(box.SHOPS, 200 * min(count, 3), 0, _lines(mine) if mine else box.ALL_CELLS)
    elif card == box.TAILOR:
        centre: i64 = box.BITS[mine & box.CENTRE]
        look.add(box.SHOPS, 100 * (count + centre), 100 * centre, box.CENTRE & ~town.houses)
    else:  # Theater
        types = _types_built(town)
        look.add(box.SHOPS, THEATER_TYPE * types, 0, box.ALL_CELLS)


def _types_built(town: state.Town) -> i64:
    """How many families the town has buildings of, monuments aside."""
    types: i64 = 0
    family: i64 = 0
    while family < box.COMMON:
        if town.built[family]:
            types += 1
        family += 1
    return types


def _monument_now(town: state.Town, hungry: i64) -> i64:
    """The part of what the monument at hand would score that depends on the rest of the town."""
    card = town.monument
    points: i64 = box.POINTS[card] * 100
    if card == box.ARCHIVE:
        return points * _types_built(town)
    if card == box.CASTLE:
        return points // 2 if town.built[box.FOOD] else 0
    if card == box.MAUSOLEUM:
        return points * box.BITS[hungry]
    if card == box.PALACE:
        return points * min(_types_built(town), 2)
    if card == box.SHRINE:
        return box.TOTALS[box.SHRINE][min(box.BITS[town.houses], 5)] * 100
    if card == box.FORUM:
        return 0
    if card == box.BATHS:
        return points * (box.COMMON - _types_built(town))
    return 0
