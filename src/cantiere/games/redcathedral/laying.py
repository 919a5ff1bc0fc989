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
    KINDS,
    LEVELS,
    NONE,
    PLAN_NAMES,
    PLAN_PLAYERS,
    QUARTERS,
    RECOGNITION,
    RESOURCES,
    RUBLES,
    SOLO_CARDS,
    SPACES,
    START_RUBLES,
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
_BASES: Final[list[int]] = [  # by stage: the code of the first piece that is drawn in it
    0, FIRST_, LAY_TOKEN_, LAY_INFLUENCE_, DROP_, PLAN_, LAY_SECTION_, LAY_TILE_, LAY_SOLO_,
]  # fmt: skip
_KIND_CARDS: Final[list[list[int]]] = [[1 if kind == k else 0 for k in CARD_KIND] for kind in range(len(KINDS))]


def tickets(table: Table) -> i64:
    total: i64 = 0
    for number in _left(table):
        total += number
    return total


def outcome(table: Table, ticket: i64) -> i64:
    piece: i64 = 0
    for number in _left(table):
        if ticket < number:
            break
        ticket -= number
        piece += 1
    if table.stage == DROP:
        return DROP_ + piece * PIPS + ticket
    return _BASES[table.stage] + piece


def _left(table: Table) -> list[int]:
    """How many tickets each piece has that can be drawn now."""
    stage = table.stage
    if stage == CARDS:
        left = _KIND_CARDS[table.kind_at(_next_section(table, table.cards))][:]
        _take_out(left, table.cards)
    elif stage == TILES:
        left = table.setup.tiles[:]
        _take_out(left, table.tiles)
    elif stage == DROP:
        left = [PIPS if space == NONE else 0 for space in table.die_space]
    elif stage == TOKENS:
        left = [1] * len(RESOURCES)
        _take_out(left, table.tokens)
    elif stage == INFLUENCE:
        left = [1 if _in_play(table, card) else 0 for card in range(len(INFLUENCE_NAMES))]
    elif stage == PLAN:
        left = [1 if _may_unfold(table, plan) else 0 for plan in range(len(PLAN_NAMES))]
    elif stage == FIRST:
        left = [1] * int(table.seats)
    else:  # ROW
        left = [1] * len(SOLO_CARDS)
        _take_out(left, table.row)
    return left


def _take_out(left: list[int], laid: list[int]) -> None:
    for piece in laid:
        if piece != NONE and left[piece]:
            left[piece] -= 1


def _in_play(table: Table, card: i64) -> bool:
    """Whether an influence card can still come: none of its group lies there, and the table has not chosen another."""
    for other in table.influence:
        if INFLUENCE_GROUP[other] == INFLUENCE_GROUP[card]:
            return False
    return table.setup.influence[INFLUENCE_GROUP[card]] in (RANDOM, INFLUENCE_NAMES[card])


def _may_unfold(table: Table, plan: i64) -> bool:
    """Whether a plan is for so many players, and not against the table's choice."""
    return PLAN_PLAYERS[plan] == table.setup.players and table.setup.plan in (RANDOM, PLAN_NAMES[plan][-1].lower())


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
    fallen = len(DICE) - table.die_space.count(NONE)
    table.put_die(die, (table.tokens.index(RECOGNITION) + fallen) % SPACES)
    table.turn_die(die, value)
    if fallen + 1 == len(DICE):
        table.stage = PLAN


def _open(table: Table) -> None:
    if table.setup.solo:
        table.stage = ROW
    else:
        table.stage = PLAY
        table.frames = [frame(F_TURN)]
