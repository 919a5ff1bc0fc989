"""Jakovlev, the opponent of the solo game. What the rules fix happens here; where they leave a choice, the player makes
it (F_HIS_CLAIM, F_HIS_ORNAMENT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.redcathedral.actions import DEAL_DIE_, JAKOVLEV_
from cantiere.games.redcathedral.box import (
    ACTION_KIND,
    ACTION_RECOGNITION,
    CARD_KIND,
    CARD_RECOGNITION,
    DICE,
    FAVOUR,
    HIS_MATERIALS,
    HIS_ORNAMENTS,
    HIS_PRESTIGE,
    HIS_RECOGNITION,
    INFLUENCE_ACTION,
    LEVELS,
    MATERIALS,
    NONE,
    QUARTER,
    RECOGNITION,
    SOLO_CARDS,
    SOLO_CLAIM,
    SOLO_CONSTRUCTION,
    SOLO_DELIVERY,
    SOLO_INVENTORY,
    SOLO_RECOGNITION,
    TILE_AMOUNT,
    TILE_RESOURCE,
    UNIT,
    count,
)
from cantiere.games.redcathedral.building import available, complete, missing
from cantiere.games.redcathedral.gains import gain_prestige
from cantiere.games.redcathedral.market import favour_pays, has_slot, landing, yielding
from cantiere.games.redcathedral.state import (
    F_HIS_CLAIM,
    F_HIS_ORNAMENT,
    F_JAKOVLEV,
    F_ROLL,
    F_SHUFFLE,
    JAKOVLEV,
    Table,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import frame

ALL_USED: Final = (1 << len(SOLO_CARDS)) - 1


def begin_turn(table: Table) -> None:
    """Once all his tiles are face down he places an ornament if he can, and they are dealt anew."""
    table.frames = [frame(F_JAKOVLEV)]
    if table.used == ALL_USED:
        table.frames.append(frame(F_SHUFFLE))
        if ornament_places(table):
            table.frames.append(frame(F_HIS_ORNAMENT))


# --- what he chooses from -------------------------------------------------------------------------


def claim_places(table: Table, setting_up: bool) -> list[int]:
    """Where he may claim: above a section of the player's, else a base, else anywhere. His first section is the base
    that pays most recognition, the leftmost of equals."""
    free = available(table)
    player = table.players[1 - JAKOVLEV]
    if setting_up:
        best: i64 = NONE
        for s in free:
            if best == NONE or CARD_RECOGNITION[table.cards[s]] > CARD_RECOGNITION[table.cards[best]]:
                best = s
        return [best]
    above: list[int] = []
    bases: list[int] = []
    for s in free:
        if s % LEVELS == 0:
            bases.append(s)
        elif player.claims >> s - 1 & 1:
            above.append(s)
    return above or bases or free


def ornament_places(table: Table) -> list[int]:
    """Where his next ornament may stand: on the player's completed sections of its kind, else on his own."""
    his = table.players[JAKOVLEV]
    placed: i64 = 0
    for kind in range(3):
        placed += his.ready(kind)
    placed = len(HIS_ORNAMENTS) - placed
    theirs: list[int] = []
    own: list[int] = []
    if placed < len(HIS_ORNAMENTS):
        bare = table.bare()
        for s in table.sections():
            if bare >> s & 1 and CARD_KIND[table.cards[s]] == HIS_ORNAMENTS[placed]:
                if his.claims >> s & 1:
                    own.append(s)
                else:
                    theirs.append(s)
    return theirs or own


def claim(table: Table, s: i64, setting_up: bool) -> None:
    """His banner goes up, the tile leaves the game; one that shows recognition pays him, but not during set-up."""
    his = table.players[JAKOVLEV]
    his.spare -= 1
    his.claims |= BIT[s]
    tile: i64 = table.tiles[s]
    if TILE_RESOURCE[tile] == RECOGNITION and not setting_up:
        his.mark += TILE_AMOUNT[tile]


def place_ornament(table: Table, s: i64) -> None:
    his = table.players[JAKOVLEV]
    his.ornaments -= BIT[2 * CARD_KIND[table.cards[s]]]
    his.decor |= BIT[s]
    gain_prestige(his, HIS_PRESTIGE)


# --- his tiles ------------------------------------------------------------------------------------


def dealt(table: Table) -> list[int]:
    """The dice dealt so far, while his tiles are dealt: as long as all five lie there, none of the new ones."""
    return table.row_tiles if len(table.row_tiles) < len(DICE) else []


def undealt(table: Table) -> list[int]:
    out = dealt(table)
    dice: list[int] = []
    for die in range(len(DICE)):
        if die not in out:
            dice.append(DEAL_DIE_ + die)
    return dice


def deal(table: Table, die: i64) -> None:
    table.row_tiles = [*dealt(table), die]
    if len(table.row_tiles) == len(DICE):
        table.used = 0
        table.frames.pop()


# --- his turn -------------------------------------------------------------------------------------


def turn_card(table: Table) -> i64:
    """The action of his turn: the leftmost card whose tile is face up."""
    return JAKOVLEV_ + table.row[_place(table)]


def _place(table: Table) -> i64:
    place: i64 = 0
    while table.used >> place & 1:
        place += 1
    return place


def take_turn(table: Table) -> None:
    """He moves the die, turns its tile down and does what the card says. The dice where he landed are rolled last."""
    place = _place(table)
    table.frames.pop()
    table.used |= BIT[place]
    die: i64 = table.row_tiles[place]
    space = landing(table, die, 0)
    if has_slot(table, die, space):
        table.put_die(die, space)
        table.players[JAKOVLEV].mark += recognition_at(table, space)
        table.frames.append(frame(F_ROLL, table.dice_on(space)))
    card: i64 = table.row[place]
    if card == SOLO_RECOGNITION:
        table.players[JAKOVLEV].mark += HIS_RECOGNITION
    elif card == SOLO_INVENTORY:
        _stock_up(table)
    elif card == SOLO_DELIVERY:
        table.yard += table.stock
        table.stock = 0
    elif card == SOLO_CLAIM:
        if table.players[JAKOVLEV].spare:
            table.frames.append(frame(F_HIS_CLAIM))
    elif card == SOLO_CONSTRUCTION:
        _construct(table)


def recognition_at(table: Table, space: i64) -> i64:
    """All that he gains at the market: recognition from the token, and from a favour of the quarter's card."""
    gained = yielding(table, space) if table.tokens[space] == RECOGNITION else 0
    card: i64 = table.influence[space // QUARTER]
    best: i64 = 0
    for half in range(2):
        action: i64 = INFLUENCE_ACTION[card * 2 + half]
        if ACTION_KIND[action] == FAVOUR and favour_pays(table, table.players[JAKOVLEV], action):
            best = max(best, ACTION_RECOGNITION[action])
    return gained + best


def _stock_up(table: Table) -> None:
    """Four of the material most plentiful in the supply."""
    most: i64 = 0
    m: i64 = 1
    while m < MATERIALS:
        if count(table.supply, m) > count(table.supply, most):
            most = m
        m += 1
    goods = min(HIS_MATERIALS, count(table.supply, most)) * UNIT[most]
    table.supply -= goods
    table.stock += goods


def _construct(table: Table) -> None:
    """Everything from the card goes to his sections, row by row from the bottom left; kinds do not matter. What fits
    nowhere stays."""
    claims = table.players[JAKOVLEV].claims
    for level in range(LEVELS):
        for tower in range(len(table.heights)):
            s = tower * LEVELS + level
            if (claims & ~table.done) >> s & 1:
                _fill(table, s)


def _fill(table: Table, s: i64) -> None:
    needed = missing(table, s)
    m: i64 = 0
    while needed and m < MATERIALS:
        moved = min(needed, count(table.yard, m))
        table.yard -= moved * UNIT[m]
        table.put(s, moved * UNIT[m])
        needed -= moved
        m += 1
    if needed == 0:
        complete(table, JAKOVLEV, s)
