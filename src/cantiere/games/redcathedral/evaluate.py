"""How good a position looks: for bots that do not search to the end.

The marker, the towers as they stand, and what half-built sections, materials, rubles and workshops promise. The weights
are hundredths of a prestige point, set by hand from what such things tend to bring; better ones can surely be found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.redcathedral import box, scoring
from cantiere.kernel.state import NONE, Term

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Player, Table

SPACE: Final = 30  # a space of the track: what it will be worth in the end, not what it is now
SLOW_SPACES: Final = 45
FASTER: Final = 10  # more, for a space beyond the slow ones
SECTION: Final = 450  # what a section that is still to be completed takes off: the way to the sixth
UNDECIDED: Final = 300  # what the end is better than any promise
CLAIM: Final = 112  # a section claimed
ON_SITE: Final = 170  # a material on a building site
NEEDED: Final[vec[i64]] = vec[i64]([80, 80, 80, 90, 90, 90])  # a material in the inventory that one's sections need
SPARE: Final[vec[i64]] = vec[i64]([22, 20, 24, 30, 34, 34])  # another, good for exchange, ornaments and leftovers
RUBLE: Final = 16
SLOT: Final = 12  # a free inventory slot more
TILE: Final = 16  # a face-up tile, for every section still to complete
ORNAMENT: Final = 50  # one ready to be placed
EXPOSED: Final = 25  # for every point of penalty that the next completed section above would bring


def worth(table: Table, seat: i64) -> i64:
    if table.ended_by != NONE or not table.heights:
        return scoring.score(table, seat) * 100  # in the last turns only points count
    player = table.players[seat]
    value = player.mark * SPACE + max(player.mark - SLOW_SPACES, 0) * FASTER
    for tower in range(len(table.heights)):
        value += scoring.tower_share(table, tower, seat) * 100
    completed = table.completed(player)
    value += player.rubles * RUBLE - player.covered * SLOT - (box.LAST_SECTION - completed) * SECTION - UNDECIDED
    for kind in range(3):
        value += player.ready(kind) * ORNAMENT
    for workshop in range(len(box.WORKSHOPS)):
        if player.active(workshop):
            value += TILE * (box.LAST_SECTION - completed)
    return value + _promises(table, player)


REASONS: Final[tuple[str, ...]] = (
    "recognition", "leftovers", "tower", "sections", "undecided", "rubles", "slots", "ornaments", "tiles", "claims",
    "site", "penalty", "needed", "spare",
)  # fmt: skip


def reasons(table: Table, seat: int) -> list[Term]:
    player = table.players[seat]
    terms = [
        Term("tower", int(scoring.tower_share(table, tower, seat)) * 100, 0, {"tower": box.TOWER_NAMES[tower].upper()})
        for tower in range(len(table.heights))
    ]
    if table.ended_by != NONE or not table.heights:
        prestige = int(scoring.track(table, seat) + scoring.alignment(table, seat))
        terms.append(Term("recognition", prestige * 100, int(player.mark)))
        terms.append(Term("leftovers", int(scoring.leftovers(table, seat)) * 100))
        return terms
    completed = int(table.completed(player))
    left = box.LAST_SECTION - completed
    mark = int(player.mark)
    ready = sum([int(player.ready(kind)) for kind in range(3)])
    active = len([workshop for workshop in range(len(box.WORKSHOPS)) if player.active(workshop)])
    terms.append(Term("recognition", mark * SPACE + max(mark - SLOW_SPACES, 0) * FASTER, mark))
    terms.append(Term("sections", -left * SECTION, completed))
    terms.append(Term("undecided", -UNDECIDED))
    terms.append(Term("rubles", int(player.rubles) * RUBLE, int(player.rubles)))
    terms.append(Term("slots", -int(player.covered) * SLOT, -int(player.covered)))
    terms.append(Term("ornaments", ready * ORNAMENT, ready))
    terms.append(Term("tiles", active * TILE * left, active))
    return terms + _promised(table, player)


def _promised(table: Table, player: Player) -> list[Term]:
    """What `_promises` adds up, by name."""
    sites = [s for s in range(len(table.site)) if (player.claims & ~table.done) >> s & 1]
    on_site = sum([int(box.GOODS.total(table.site[s])) for s in sites])
    above = sum([int(exposure(table, player, s)) for s in sites])
    needs = sum([int(box.CARD_COST[table.cards[s]] - table.site[s]) for s in sites])
    needed = spare = needed_value = spare_value = 0
    for m in range(box.MATERIALS):
        held = int(box.GOODS.of(player.goods, m))
        wanted = min(held, int(box.GOODS.of(needs, m)))
        needed += wanted
        needed_value += wanted * NEEDED[m]
        spare += held - wanted
        spare_value += (held - wanted) * SPARE[m]
    return [
        Term("claims", CLAIM * len(sites), len(sites)),
        Term("site", ON_SITE * on_site, on_site),
        Term("penalty", -EXPOSED * above),
        Term("needed", needed_value, needed),
        Term("spare", spare_value, spare),
    ]


def _promises(table: Table, player: Player) -> i64:
    """What claimed sections and the materials for them promise."""
    value: i64 = 0
    needs: i64 = 0
    sites = player.claims & ~table.done
    s: i64 = 0
    while sites:
        if sites & 1:
            value += CLAIM + ON_SITE * box.GOODS.total(table.site[s]) - EXPOSED * exposure(table, player, s)
            needs += box.CARD_COST[table.cards[s]] - table.site[s]
        sites >>= 1
        s += 1
    m: i64 = 0
    while m < box.MATERIALS:
        held = box.GOODS.of(player.goods, m)
        wanted = min(held, box.GOODS.of(needs, m))
        value += wanted * NEEDED[m] + (held - wanted) * SPARE[m]
        m += 1
    return value


def exposure(table: Table, player: Player, s: i64) -> i64:
    """How many sections of others stand claimed above an unfinished one."""
    base = s // box.LEVELS * box.LEVELS
    above: i64 = 0
    others = table.claimed() & ~player.claims
    others = (others >> base & box.TOWER) >> s - base
    while others:
        above += others & 1
        others >>= 1
    return above
