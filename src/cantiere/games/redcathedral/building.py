"""Claiming sections, and work on the cathedral: deliveries, completed sections, penalties, ornaments."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.redcathedral.actions import BANNER_, BUILD_, CLAIM_, DECORATE_, PER_SECTION, TILE_
from cantiere.games.redcathedral.box import (
    ADVANCED,
    ADVANCED_PRICE,
    AMETHYST,
    BASIC_PRICE,
    CARD_COST,
    CARD_KIND,
    CARD_RECOGNITION,
    CARD_RUBLES,
    EMERALD,
    FACE_DOWN,
    FIRST_WHITE,
    JEWEL_AMETHYSTS,
    JEWEL_EMERALDS,
    JEWEL_PRESTIGE,
    JEWELS,
    LAST_PRESTIGE,
    LAST_SECTION,
    LEVELS,
    MATERIALS,
    NONE,
    ORNAMENT_MATERIAL,
    POP,
    RUBLES,
    TILE_AMOUNT,
    TILE_DIE,
    TILE_RESOURCE,
    UNIT,
    UNLOCKS,
    WORKSHOPS,
    count,
    size,
)
from cantiere.games.redcathedral.gains import gain, gain_prestige, give_back, lose_recognition, obtainable, pay
from cantiere.games.redcathedral.state import JAKOVLEV, TOWER_MASK, Player, Table
from cantiere.kernel.bits import BIT

# --- claiming -------------------------------------------------------------------------------------


def available(table: Table) -> list[int]:
    """The sections that can be claimed: in each tower the lowest without a banner."""
    claimed = table.claimed()
    sections: list[int] = []
    for tower, height in enumerate(table.heights):
        level = POP[claimed >> tower * LEVELS & TOWER_MASK]
        if level < height:
            sections.append(tower * LEVELS + level)
    return sections


def add_claims(table: Table, player: Player, legal: list[int]) -> None:
    if player.banners() > 0:
        for s in available(table):
            legal.append(CLAIM_ + s)


def banner_sources(player: Player) -> list[int]:
    """Where a banner can be taken from. Two white workshops that are equally empty make no difference."""
    sources: list[int] = []
    if player.covered:
        sources.append(BANNER_)
    if player.spare:
        sources.append(BANNER_ + 1)
    if player.white & 1:
        sources.append(BANNER_ + 2)
    elif player.white:
        sources.append(BANNER_ + 3)
    return sources


def take_banner(player: Player, source: i64) -> None:
    if source == 0:
        player.covered -= 1
    elif source == 1:
        player.spare -= 1
    else:
        player.white &= ~BIT[source - 2]


def price(player: Player, colour: i64, workshop: i64) -> i64:
    """What it costs to lay a tile face up."""
    return ADVANCED_PRICE if player.side == ADVANCED else BASIC_PRICE[colour * len(WORKSHOPS) + workshop]


def open_workshop(player: Player, workshop: i64) -> bool:
    """Whether a tile can be laid there: no tile, and on the advanced side no banner, lies there yet."""
    if player.workshops[workshop] != NONE:
        return False
    return workshop < FIRST_WHITE or player.white >> workshop - FIRST_WHITE & 1 == 0


def add_tile_places(player: Player, colour: i64, legal: list[int]) -> None:
    """Face up where the price can be paid, and face down anywhere. Of two white workshops alike, the first."""
    workshop: i64 = 0
    while workshop < len(WORKSHOPS):
        second = workshop == FIRST_WHITE + 1
        if open_workshop(player, workshop):
            asked = price(player, colour, workshop)
            twin = second and open_workshop(player, FIRST_WHITE)
            if player.rubles >= asked and not (twin and asked == price(player, colour, FIRST_WHITE)):
                legal.append(TILE_ + workshop * 2)
            if not twin:
                legal.append(TILE_ + workshop * 2 + 1)
        workshop += 1


def lay_tile(table: Table, colour: i64, workshop: i64, face_down: bool, tile: i64) -> None:
    """The claimed section's tile goes to a workshop; face up it pays at once, and on the advanced side it unlocks an
    ornament."""
    player = table.players[colour]
    if face_down:
        player.put_tile(workshop, tile + FACE_DOWN)
        return
    pay(table, player, price(player, colour, workshop))
    player.put_tile(workshop, tile)
    if player.side == ADVANCED and workshop < FIRST_WHITE:
        player.ornaments += BIT[2 * UNLOCKS[workshop]]
    gain(table, player, tile_resource(table, tile), tile_amount(table, tile))


def tile_resource(table: Table, tile: i64) -> i64:
    """What a tile gives now: a die tile, what the space of that die gives."""
    die: i64 = TILE_DIE[tile]
    return TILE_RESOURCE[tile] if die == NONE else table.tokens[table.die_space[die]]


def tile_amount(table: Table, tile: i64) -> i64:
    """How much of it: a die tile gives the token once, however many dice lie there."""
    return TILE_AMOUNT[tile] if TILE_DIE[tile] == NONE else table.setup.amounts[tile_resource(table, tile)]


def tile_pays(table: Table, player: Player, tile: i64) -> bool:
    return obtainable(table, player, tile_resource(table, tile), tile_amount(table, tile)) > 0


# --- delivering -----------------------------------------------------------------------------------


def add_deliveries(table: Table, player: Player, left: i64, legal: list[int]) -> None:
    """Materials that a section of the player's still needs, and ornaments that can be paid completely."""
    goods = player.goods
    if goods == 0 or left == 0:
        return
    sites = player.claims & ~table.done
    s: i64 = 0
    while sites:
        if sites & TOWER_MASK == 0:
            sites >>= LEVELS
            s += LEVELS
            continue
        if sites & 1:
            missing: i64 = CARD_COST[table.cards[s]] - table.site[s]
            m: i64 = 0
            while m < MATERIALS:
                if missing >> 5 * m & 31 and goods >> 5 * m & 31:
                    legal.append(BUILD_ + s * PER_SECTION + m)
                m += 1
        sites >>= 1
        s += 1
    if player.ornaments:
        _add_ornaments(table, player, left, legal)


def _add_ornaments(table: Table, player: Player, left: i64, legal: list[int]) -> None:
    bare = table.bare()
    s: i64 = 0
    while bare:
        if bare & TOWER_MASK == 0:
            bare >>= LEVELS
            s += LEVELS
            continue
        if bare & 1:
            kind: i64 = CARD_KIND[table.cards[s]]
            if player.ready(kind) and count(player.goods, ORNAMENT_MATERIAL[kind]):
                jewels: i64 = 0
                while jewels < len(JEWELS):
                    if affordable(player, jewels, left):
                        legal.append(DECORATE_ + s * PER_SECTION + jewels)
                    jewels += 1
        bare >>= 1
        s += 1


def affordable(player: Player, jewels: i64, left: i64) -> bool:
    """Whether the jewels are there, and with the ornament's own material no more than can be delivered."""
    emeralds: i64 = JEWEL_EMERALDS[jewels]
    amethysts: i64 = JEWEL_AMETHYSTS[jewels]
    return (
        emeralds + amethysts < left
        and count(player.goods, EMERALD) >= emeralds
        and count(player.goods, AMETHYST) >= amethysts
    )


def deliver(table: Table, who: i64, s: i64, material: i64) -> None:
    """One material onto a section; the last one completes it."""
    table.players[who].goods -= UNIT[material]
    table.put(s, UNIT[material])
    if table.site[s] == CARD_COST[table.cards[s]]:
        complete(table, who, s)


def decorate(table: Table, who: i64, s: i64, jewels: i64) -> i64:
    """An ornament onto a completed section, paid in full. Returns how many materials were delivered."""
    player = table.players[who]
    kind: i64 = CARD_KIND[table.cards[s]]
    emeralds: i64 = JEWEL_EMERALDS[jewels]
    amethysts: i64 = JEWEL_AMETHYSTS[jewels]
    give_back(table, player, ORNAMENT_MATERIAL[kind], 1)
    give_back(table, player, EMERALD, emeralds)
    give_back(table, player, AMETHYST, amethysts)
    player.ornaments -= BIT[2 * kind]
    player.decor |= BIT[s]
    gain_prestige(player, JEWEL_PRESTIGE[jewels])
    return 1 + emeralds + amethysts


# --- completing -----------------------------------------------------------------------------------


def complete(table: Table, who: i64, s: i64) -> None:
    """A section is finished: reward, penalties, and perhaps the end of the game."""
    player = table.players[who]
    table.clear(s)
    table.done |= BIT[s]
    player.mark += CARD_RECOGNITION[table.cards[s]]
    if not (table.setup.solo and who == JAKOVLEV):
        gain(table, player, RUBLES, CARD_RUBLES[table.cards[s]])
    punish(table, s)
    if table.completed(player) == LAST_SECTION:
        if not table.setup.solo and (table.ender == NONE or table.setup.every_sixth):
            gain_prestige(player, LAST_PRESTIGE)
        if table.ender == NONE:
            table.ender = who


def punish(table: Table, s: i64) -> None:
    """For each unfinished section below, its owner loses as much recognition as others have completed above it."""
    for player in table.players:
        lose_recognition(player, penalty(table, player, s))


def penalty(table: Table, player: Player, s: i64) -> i64:
    """What a player loses now that section `s` is completed."""
    base = s // LEVELS * LEVELS
    own = player.claims >> base & TOWER_MASK
    done = table.done >> base & TOWER_MASK
    lost: i64 = 0
    level: i64 = 0
    while level < s - base:
        if own & ~done & BIT[level]:
            lost += POP[(done & ~own) >> level + 1]
        level += 1
    return lost


def missing(table: Table, s: i64) -> i64:
    """How many materials an unfinished section still needs, whatever their kind."""
    return size(CARD_COST[table.cards[s]]) - size(table.site[s])
