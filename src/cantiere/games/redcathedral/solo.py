"""Jakovlev, the opponent of the solo game. What the rules fix happens here; where they leave a choice, the player makes
it (`decisions.jakovlev`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cantiere.games.redcathedral import box
from cantiere.games.redcathedral.decisions import chance, influence, jakovlev, market, working
from cantiere.kernel import bits
from cantiere.kernel.state import NONE

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Table


def begin_turn(table: Table) -> None:
    """Once all his tiles are face down he places an ornament if he can, and they are dealt anew."""
    table.pending.append(jakovlev.JAKOVLEV.ask())
    if table.turned == len(box.SOLO_CARDS):
        table.pending.append(jakovlev.DEAL_DICE.ask())
        if ornament_places(table):
            table.pending.append(jakovlev.HIS_ORNAMENT.ask())


# --- what he chooses from -------------------------------------------------------------------------


def claim_places(table: Table, opening: bool) -> list[int]:
    """Where he may claim: above a section of the player's, else a base, else anywhere. His first section is the base
    that pays most recognition, the leftmost of equals."""
    free = bits.each(table.available())
    player = table.players[0]
    above: list[int] = []
    bases: list[int] = []
    for section in free:
        if section % box.LEVELS == 0:
            bases.append(section)
        elif player.claims >> section - 1 & 1:
            above.append(section)
    if opening:
        best = bases[0]
        for section in bases:
            if _recognition(table, section) > _recognition(table, best):
                best = section
        return [best]
    return above or bases or free


def _recognition(table: Table, section: i64) -> i64:
    return box.CARD_RECOGNITION[table.cards[section]]


def next_ornament(table: Table) -> i64:
    """The kind of his next ornament, or NONE when all are placed."""
    left: i64 = 0
    for kind in range(len(box.KINDS)):
        left += table.players[box.JAKOVLEV].ready(kind)
    return box.HIS_ORNAMENTS[len(box.HIS_ORNAMENTS) - left] if left else NONE


def ornament_places(table: Table) -> list[int]:
    """Where his next ornament may stand: on the player's completed sections of its kind, else on his own."""
    kind = next_ornament(table)
    his = table.players[box.JAKOVLEV].claims
    theirs: list[int] = []
    own: list[int] = []
    bare = table.bare()
    for section in table.sections():
        if bare >> section & 1 and box.CARD_KIND[table.cards[section]] == kind:
            if his >> section & 1:
                own.append(section)
            else:
                theirs.append(section)
    return theirs or own


def claim(table: Table, section: i64, opening: bool) -> None:
    """His banner goes up, the tile leaves the game; one that shows recognition pays him, but not during set-up."""
    his = table.players[box.JAKOVLEV]
    his.spare -= 1
    his.claims |= 1 << section
    tile = table.take_tile(section)
    if box.TILE_RESOURCE[tile] == box.RECOGNITION and not opening:
        his.mark += box.TILE_AMOUNT[tile]


def place_ornament(table: Table, section: i64) -> None:
    his = table.players[box.JAKOVLEV]
    his.ornaments -= 1 << 2 * box.CARD_KIND[table.cards[section]]
    his.decor |= 1 << section
    his.gain_prestige(box.HIS_PRESTIGE)


# --- his turn -------------------------------------------------------------------------------------


def take_turn(table: Table) -> None:
    """He moves the die, turns its tile down and does what the card says. The dice where he landed are rolled last."""
    his = table.players[box.JAKOVLEV]
    card: i64 = table.row[table.turned]
    die: i64 = table.row_dice[table.turned]
    table.turned += 1
    space = market.landing(table, die, 0)
    if market.has_slot(table, die, space):
        table.put_die(die, space)
        his.mark += recognition_at(table, space)
        table.pending.append(chance.ROLL.ask(table.dice_on(space)))
    if card == box.SOLO_RECOGNITION:
        his.mark += box.HIS_RECOGNITION
    elif card == box.SOLO_INVENTORY:
        _stock_up(table)
    elif card == box.SOLO_DELIVERY:
        table.yard += table.stock
        table.stock = 0
    elif card == box.SOLO_CLAIM:
        if his.spare:
            table.pending.append(jakovlev.HIS_CLAIM.ask(False))
    elif card == box.SOLO_CONSTRUCTION:
        _construct(table)


def recognition_at(table: Table, space: i64) -> i64:
    """All that he gains at the market: recognition from the token, and from a favour of the quarter's card."""
    gained = market.yielding(table, space) if table.tokens[space] == box.RECOGNITION else 0
    card = table.card_at(space)
    best: i64 = 0
    for shown in box.INFLUENCE_ACTION[card * 2 : card * 2 + 2]:
        if box.ACTION_KIND[shown] == box.FAVOUR:
            if influence.FAVOUR.is_granted(table, table.players[box.JAKOVLEV], shown):
                best = max(best, box.ACTION_RECOGNITION[shown])
    return gained + best


def _stock_up(table: Table) -> None:
    """Four of the material most plentiful in the supply."""
    most: i64 = 0
    material: i64 = 1
    while material < box.MATERIALS:
        if box.GOODS.of(table.supply, material) > box.GOODS.of(table.supply, most):
            most = material
        material += 1
    goods = box.GOODS.some(most, min(box.HIS_MATERIALS, box.GOODS.of(table.supply, most)))
    table.supply -= goods
    table.stock += goods


def _construct(table: Table) -> None:
    """Everything from the card goes to his sections, row by row from the bottom left; kinds do not matter. What fits
    nowhere stays."""
    claims = table.players[box.JAKOVLEV].claims
    for level in range(box.LEVELS):
        for tower in range(len(table.heights)):
            section = tower * box.LEVELS + level
            if (claims & ~table.done) >> section & 1:
                _fill(table, section)


def _fill(table: Table, section: i64) -> None:
    needed: i64 = box.CARD_SIZE[table.cards[section]] - box.GOODS.total(table.site[section])
    material: i64 = 0
    while needed and material < box.MATERIALS:
        moved = min(needed, box.GOODS.of(table.yard, material))
        goods = box.GOODS.some(material, moved)
        table.yard -= goods
        table.put(section, goods)
        needed -= moved
        material += 1
    if needed == 0:
        working.complete(table, box.JAKOVLEV, section)
