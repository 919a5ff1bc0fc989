"""How good a position looks: for bots that do not search to the end.

The marker, the towers as they stand, and what half-built sections, materials, rubles and workshops promise. The weights
are hundredths of a prestige point, set by hand from what such things tend to bring; better ones can surely be found.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.redcathedral.box import (
    CARD_COST,
    FACE_DOWN,
    LAST_SECTION,
    LEVELS,
    MATERIALS,
    NONE,
    WORKSHOPS,
    count,
    size,
)
from cantiere.games.redcathedral.scoring import score, tower_share
from cantiere.games.redcathedral.state import TOWER_MASK, Player, Table

SPACE: Final = 30  # a space of the track: what it will be worth in the end, not what it is now
SLOW_SPACES: Final = 45
FASTER: Final = 10  # more, for a space beyond the slow ones
SECTION: Final = 450  # what a section that is still to be completed takes off: the way to the sixth
UNDECIDED: Final = 300  # what the end is better than any promise
CLAIM: Final = 112  # a section claimed
ON_SITE: Final = 170  # a material on a building site
NEEDED: Final[list[int]] = [80, 80, 80, 90, 90, 90]  # a material in the inventory that one's sections need
SPARE: Final[list[int]] = [22, 20, 24, 30, 34, 34]  # another, good for exchange, ornaments and leftovers
RUBLE: Final = 16
SLOT: Final = 12  # a free inventory slot more
TILE: Final = 16  # a face-up tile, for every section still to complete
ORNAMENT: Final = 50  # one ready to be placed
EXPOSED: Final = 25  # for every point of penalty that the next completed section above would bring


def worth(table: Table, seat: i64) -> i64:
    if table.ender != NONE or not table.heights:
        return score(table, seat) * 100  # in the last turns only points count
    player = table.players[seat]
    value = player.mark * SPACE + max(player.mark - SLOW_SPACES, 0) * FASTER
    for tower in range(len(table.heights)):
        value += tower_share(table, tower, seat) * 100
    completed = table.completed(player)
    value += player.rubles * RUBLE - player.covered * SLOT - (LAST_SECTION - completed) * SECTION - UNDECIDED
    for kind in range(3):
        value += player.ready(kind) * ORNAMENT
    for workshop in range(len(WORKSHOPS)):
        if NONE < player.workshops[workshop] < FACE_DOWN:
            value += TILE * (LAST_SECTION - completed)
    return value + _promises(table, player)


def _promises(table: Table, player: Player) -> i64:
    """What claimed sections and the materials for them promise."""
    value: i64 = 0
    needs: i64 = 0
    sites = player.claims & ~table.done
    s: i64 = 0
    while sites:
        if sites & 1:
            value += CLAIM + ON_SITE * size(table.site[s]) - EXPOSED * _exposure(table, player, s)
            needs += CARD_COST[table.cards[s]] - table.site[s]
        sites >>= 1
        s += 1
    m: i64 = 0
    while m < MATERIALS:
        held = count(player.goods, m)
        wanted = min(held, count(needs, m))
        value += wanted * NEEDED[m] + (held - wanted) * SPARE[m]
        m += 1
    return value


def _exposure(table: Table, player: Player, s: i64) -> i64:
    """How many sections of others stand claimed above an unfinished one."""
    base = s // LEVELS * LEVELS
    above: i64 = 0
    others = table.claimed() & ~player.claims
    others = (others >> base & TOWER_MASK) >> s - base
    while others:
        above += others & 1
        others >>= 1
    return above
