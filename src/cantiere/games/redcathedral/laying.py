"""Laying out the game: what chance draws before the first turn, one piece at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.redcathedral.actions import (
    DROP_,
    FIRST_,
    LAY_INFLUENCE_,
    LAY_SECTION_,
    LAY_SOLO_,
    LAY_TILE_,
    LAY_TOKEN_,
    PLAN_,
)
from cantiere.games.redcathedral.box import (
    CARD_KIND,
    DICE,
    INFLUENCE_GROUP,
    INFLUENCE_NAMES,
    LEVELS,
    NONE,
    PLAN_NAMES,
    QUARTERS,
    RECOGNITION,
    RESOURCES,
    RUBLES,
    SOLO_CARDS,
    SPACES,
    START_RUBLES,
    TILE_NAMES,
    plans_for,
)
from cantiere.games.redcathedral.gains import gain
from cantiere.games.redcathedral.state import (
    CARDS,
    DROP,
    F_HIS_CLAIM,
    F_SHUFFLE,
    F_TURN,
    FIRST,
    INFLUENCE,
    PLAN,
    PLAY,
    ROW,
    TILES,
    TOKENS,
    Table,
)
from cantiere.kernel.frames import frame

RANDOM: Final = "random"
PIPS: Final = 6


def tickets(table: Table) -> i64:
    if table.stage == DROP:
        return len(_fallen_not(table)) * PIPS
    if table.stage == FIRST:
        return table.seats
    return len(choices(table))


def outcome(table: Table, ticket: i64) -> i64:
    if table.stage == DROP:
        return DROP_ + _fallen_not(table)[ticket // PIPS] * PIPS + ticket % PIPS
    if table.stage == FIRST:
        return FIRST_ + ticket
    return choices(table)[ticket]


def choices(table: Table) -> list[int]:
    """What can be drawn now; a tile of which there are two is there twice."""
    codes: list[int] = []
    if table.stage == TOKENS:
        for resource in range(len(RESOURCES)):
            if resource not in table.tokens:
                codes.append(LAY_TOKEN_ + resource)
    elif table.stage == INFLUENCE:
        for card in range(len(INFLUENCE_NAMES)):
            if _in_play(table, card):
                codes.append(LAY_INFLUENCE_ + card)
    elif table.stage == PLAN:
        for plan in plans_for(int(table.setup.players)):
            if table.setup.plan in (RANDOM, PLAN_NAMES[plan][-1].lower()):
                codes.append(PLAN_ + plan)
    elif table.stage == CARDS:
        kind = table.kind_at(int(_next_section(table, table.cards)))
        for card in range(len(CARD_KIND)):
            if CARD_KIND[card] == kind and card not in table.cards:
                codes.append(LAY_SECTION_ + card)
    elif table.stage == TILES:
        for tile in range(len(TILE_NAMES)):
            for _ in range(table.setup.tiles[tile] - table.tiles.count(tile)):
                codes.append(LAY_TILE_ + tile)
    else:  # ROW
        for card in range(len(SOLO_CARDS)):
            if card not in table.row:
                codes.append(LAY_SOLO_ + card)
    return codes


def _in_play(table: Table, card: i64) -> bool:
    """Whether an influence card can still come: none of its group lies there, and the table has not chosen another."""
    for other in table.influence:
        if INFLUENCE_GROUP[other] == INFLUENCE_GROUP[card]:
            return False
    return table.setup.influence[INFLUENCE_GROUP[card]] in (RANDOM, INFLUENCE_NAMES[card])


def _fallen_not(table: Table) -> list[int]:
    """The dice still in the hand."""
    dice: list[int] = []
    for die in range(len(DICE)):
        if table.die_space[die] == NONE:
            dice.append(die)
    return dice


def _next_section(table: Table, laid: list[int]) -> i64:
    """The first section of the plan without a card (or a tile), tower by tower from the bottom; NONE at the end."""
    for tower, height in enumerate(table.heights):
        for level in range(height):
            if laid[tower * LEVELS + level] == NONE:
                return tower * LEVELS + level
    return NONE


def draw(table: Table, code: i64) -> None:
    """Lay what was drawn, and go on when everything of its kind lies there."""
    stage = table.stage
    if stage == FIRST:
        begin_with(table, code - FIRST_)
    elif stage == TOKENS:
        table.tokens = [*table.tokens, code - LAY_TOKEN_]
        if len(table.tokens) == SPACES:
            table.stage = INFLUENCE
    elif stage == INFLUENCE:
        table.influence = [*table.influence, code - LAY_INFLUENCE_]
        if len(table.influence) == QUARTERS:
            table.stage = DROP
    elif stage == DROP:
        _drop(table, (code - DROP_) // PIPS, (code - DROP_) % PIPS + 1)
    elif stage == PLAN:
        table.unfold(int(code - PLAN_))
        table.stage = CARDS
    elif stage == CARDS:
        cards = table.cards[:]
        cards[_next_section(table, cards)] = code - LAY_SECTION_
        table.cards = cards
        if _next_section(table, cards) == NONE:
            table.stage = TILES
    elif stage == TILES:
        tiles = table.tiles[:]
        tiles[_next_section(table, tiles)] = code - LAY_TILE_
        table.tiles = tiles
        if _next_section(table, tiles) == NONE:
            _open(table)
    else:  # ROW
        table.row = [*table.row, code - LAY_SOLO_]
        if len(table.row) == len(SOLO_CARDS):
            # His tiles are dealt, then he claims his first section, then the player begins.
            table.stage = PLAY
            table.frames = [frame(F_TURN), frame(F_HIS_CLAIM, 1), frame(F_SHUFFLE)]


def begin_with(table: Table, first: i64) -> None:
    """The first player gets the fewest rubles."""
    table.first = first
    table.turn = first
    for place in range(table.seats):
        gain(table, table.players[(first + place) % table.seats], RUBLES, START_RUBLES[place])
    table.stage = TOKENS


def _drop(table: Table, die: i64, value: i64) -> None:
    """The first die goes to the recognition token, each other to the next space."""
    fallen = len(DICE) - len(_fallen_not(table))
    table.die_space[die] = (table.tokens.index(RECOGNITION) + fallen) % SPACES
    table.die_value[die] = value
    if fallen + 1 == len(DICE):
        table.stage = PLAN


def _open(table: Table) -> None:
    if table.setup.solo:
        table.stage = ROW
    else:
        table.stage = PLAY
        table.frames = [frame(F_TURN)]
