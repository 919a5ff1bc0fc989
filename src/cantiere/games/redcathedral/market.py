"""The market: moving a die, and what may be done where it has landed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.redcathedral.actions import (
    ACQUIRE_,
    ACTIVATE_,
    BUY_,
    EXCHANGE_,
    EXTRA,
    FAVOUR_,
    HIRE_,
    MOVE_,
    OFFER_,
    PER_HALF_OFFER,
    PER_HALF_SWAP,
    RECEIVE_,
    REROLL_,
    SELL_,
    SELL_PRESTIGE_,
    SWAP_,
)
from cantiere.games.redcathedral.box import (
    ACTION_GIVE,
    ACTION_KIND,
    ACTION_MATERIALS,
    ACTION_NEEDS_SET,
    ACTION_PRESTIGE,
    ACTION_RECOGNITION,
    ACTION_REPEAT,
    ACTION_RUBLES,
    ACTION_TAKE,
    ALL_KINDS,
    BUY,
    DICE,
    EXCHANGE,
    FACE_DOWN,
    FAVOUR,
    FIRST_WHITE,
    HIRE,
    INFLUENCE_ACTION,
    MATERIALS,
    NONE,
    PAIRS,
    PRESTIGE_RUBLES,
    QUARTER,
    RECOGNITION,
    RUBLES,
    SELL,
    SLOTS,
    SPACES,
    SWAP,
    TRIO_MASKS,
    TRIOS,
    WHITE_DIE,
    count,
)
from cantiere.games.redcathedral.building import add_deliveries, tile_amount, tile_pays, tile_resource
from cantiere.games.redcathedral.gains import behind, gain, gain_prestige, give_back, obtainable, pay
from cantiere.games.redcathedral.state import (
    ACQUIRED,
    ACTIVATED,
    F_DELIVER,
    F_RECEIVE,
    SELLING,
    SOLD,
    USED,
    Player,
    Table,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import frame

DICE_IN: Final[list[int]] = [bin(mask).count("1") for mask in range(1 << len(DICE))]

# --- moving ---------------------------------------------------------------------------------------


def landing(table: Table, die: i64, extra: i64) -> i64:
    return (table.die_space[die] + table.die_value[die] + extra) % SPACES


def has_slot(table: Table, die: i64, space: i64) -> bool:
    """Whether the die can end on the space: there are not three others already."""
    return DICE_IN[table.dice_on(space) & ~BIT[die]] < SLOTS


def add_moves(table: Table, player: Player, colour: i64, legal: list[int]) -> None:
    die: i64 = 0
    while die < len(DICE):
        pushed = die in (colour, WHITE_DIE)
        most: i64 = min(player.rubles, EXTRA - 1) if pushed else 0
        extra: i64 = 0
        while extra <= most:
            if has_slot(table, die, landing(table, die, extra)):
                legal.append(MOVE_ + die * EXTRA + extra)
            extra += 1
        die += 1


def move(table: Table, player: Player, die: i64, extra: i64) -> None:
    table.put_die(die, landing(table, die, extra))
    pay(table, player, extra)


# --- what the space offers ------------------------------------------------------------------------


def add_market(table: Table, player: Player, die: i64, flags: i64, legal: list[int]) -> None:
    """Acquire, use the workshop, use influence: each at most once."""
    space: i64 = table.die_space[die]
    if flags & ACQUIRED == 0:
        _add_acquiring(table, player, space, legal)
    if flags & ACTIVATED == 0:
        _add_workshops(table, player, die, legal)
    card: i64 = table.influence[space // QUARTER]
    # Ascending codes: the half whose kind of action comes first in the vocabulary.
    swapped = ACTION_KIND[INFLUENCE_ACTION[card * 2]] > ACTION_KIND[INFLUENCE_ACTION[card * 2 + 1]]
    first: i64 = 1 if swapped else 0
    add_influence(table, player, card, first, flags, legal)
    add_influence(table, player, card, 1 - first, flags, legal)


def _add_acquiring(table: Table, player: Player, space: i64, legal: list[int]) -> None:
    """Of materials as many as one likes, up to what there is and fits; of rubles and recognition everything."""
    resource: i64 = table.tokens[space]
    most = obtainable(table, player, resource, yielding(table, space))
    amount: i64 = 1 if resource < MATERIALS else most
    while 0 < amount <= most:
        legal.append(ACQUIRE_ + amount - 1)
        amount += 1


def yielding(table: Table, space: i64) -> i64:
    """What a space gives: its token times the dice there."""
    return table.setup.amounts[table.tokens[space]] * DICE_IN[table.dice_on(space)]


def acquire(table: Table, player: Player, space: i64, amount: i64) -> None:
    gain(table, player, table.tokens[space], amount)


def _add_workshops(table: Table, player: Player, die: i64, legal: list[int]) -> None:
    """The face-up tile of the die's colour; of the two white ones only one."""
    workshop: i64 = FIRST_WHITE if die == WHITE_DIE else die
    last: i64 = FIRST_WHITE + 1 if die == WHITE_DIE else die
    first: i64 = NONE
    while workshop <= last:
        tile: i64 = player.workshops[workshop]
        if NONE < tile < FACE_DOWN and tile != first and tile_pays(table, player, tile):
            legal.append(ACTIVATE_ + workshop)
            first = tile
        workshop += 1


def activate(table: Table, player: Player, workshop: i64) -> None:
    tile: i64 = player.workshops[workshop]
    gain(table, player, tile_resource(table, tile), tile_amount(table, tile))


# --- influence ------------------------------------------------------------------------------------


def add_influence(table: Table, player: Player, card: i64, half: i64, flags: i64, legal: list[int]) -> None:
    """What one half of the card allows now. An action can be repeated only if it shows infinity, and then only it."""
    action: i64 = INFLUENCE_ACTION[card * 2 + half]
    if flags & (USED | USED << 1) and not (ACTION_REPEAT[action] and flags & (USED << half)):
        return
    kind: i64 = ACTION_KIND[action]
    rubles: i64 = ACTION_RUBLES[action]
    if kind == SELL:
        if table.bank:
            _add_materials(SELL_ + half * MATERIALS, _held(player, 1) & ACTION_MATERIALS[action], legal)
    elif kind == FAVOUR:
        if favour_pays(table, player, action):
            legal.append(FAVOUR_ + half)
    elif kind == BUY:
        if player.rubles >= rubles and player.room() > 0:
            _add_materials(BUY_ + half * MATERIALS, _supplied(table) & ACTION_MATERIALS[action], legal)
    elif kind == EXCHANGE:
        if player.rubles >= rubles:
            _add_materials(EXCHANGE_ + half * MATERIALS, _held(player, ACTION_GIVE[action]), legal)
    elif kind == HIRE:
        if player.rubles >= rubles and can_deliver(table, player, ACTION_TAKE[action]):
            legal.append(HIRE_ + half)
    elif kind == SWAP:
        if player.rubles >= rubles:
            pair: i64 = 0
            while pair < len(PAIRS):
                legal.append(SWAP_ + half * PER_HALF_SWAP + pair)
                pair += 1
    else:
        _add_offers(player, half, legal)


def _add_materials(base: i64, mask: i64, legal: list[int]) -> None:
    m: i64 = 0
    while mask:
        if mask & 1:
            legal.append(base + m)
        mask >>= 1
        m += 1


def _held(player: Player, number: i64) -> i64:
    """The materials of which the player has so many, a bit each."""
    mask: i64 = 0
    m: i64 = 0
    while m < MATERIALS:
        if count(player.goods, m) >= number:
            mask |= BIT[m]
        m += 1
    return mask


def _supplied(table: Table) -> i64:
    mask: i64 = 0
    m: i64 = 0
    while m < MATERIALS:
        if count(table.supply, m):
            mask |= BIT[m]
        m += 1
    return mask


def _add_offers(player: Player, half: i64, legal: list[int]) -> None:
    held = _held(player, 1)
    for trio, mask in enumerate(TRIO_MASKS):
        if mask & ~held == 0:
            legal.append(OFFER_ + half * PER_HALF_OFFER + trio)


def favour_pays(table: Table, player: Player, action: i64) -> bool:
    if ACTION_NEEDS_SET[action] and table.kinds(player) != ALL_KINDS:
        return False
    return table.bank > 0 or ACTION_RUBLES[action] == 0


def can_deliver(table: Table, player: Player, number: i64) -> bool:
    possible: list[int] = []
    add_deliveries(table, player, number, possible)
    return len(possible) > 0


def half_of(code: i64) -> i64:
    """The half of the influence card that an action uses."""
    if code < HIRE_:
        return (code - SELL_) // MATERIALS % 2
    if code < SWAP_:
        return (code - HIRE_) % 2
    if code < OFFER_:
        return (code - SWAP_) // PER_HALF_SWAP
    return (code - OFFER_) // PER_HALF_OFFER


def use_influence(table: Table, player: Player, action: i64, code: i64) -> None:
    """Do what a half of the card says."""
    rubles: i64 = ACTION_RUBLES[action]
    if code < BUY_:
        give_back(table, player, (code - SELL_) % MATERIALS, 1)
        gain(table, player, RUBLES, rubles)
    elif code < EXCHANGE_:
        pay(table, player, rubles)
        gain(table, player, (code - BUY_) % MATERIALS, 1)
    elif code < HIRE_:
        pay(table, player, rubles)
        give_back(table, player, (code - EXCHANGE_) % MATERIALS, ACTION_GIVE[action])
        table.frames.append(frame(F_RECEIVE, ACTION_TAKE[action]))
    elif code < FAVOUR_:
        pay(table, player, rubles)
        table.frames.append(frame(F_DELIVER, ACTION_TAKE[action]))
    elif code < SWAP_:
        grant(table, player, action)
    elif code < OFFER_:
        pay(table, player, rubles)
        swap_tokens(table, (code - SWAP_) % PER_HALF_SWAP)
    else:
        for m in TRIOS[(code - OFFER_) % PER_HALF_OFFER]:
            give_back(table, player, m, 1)
        grant(table, player, action)


def grant(table: Table, player: Player, action: i64) -> None:
    gain(table, player, RUBLES, ACTION_RUBLES[action])
    gain(table, player, RECOGNITION, ACTION_RECOGNITION[action])
    gain_prestige(player, ACTION_PRESTIGE[action])


def swap_tokens(table: Table, pair: i64) -> None:
    """The tokens change places, the dice stay. The list is shared with clones, so a new one is laid."""
    a, b = PAIRS[pair]
    tokens = table.tokens[:]
    tokens[a], tokens[b] = tokens[b], tokens[a]
    table.tokens = tokens


def add_receiving(table: Table, legal: list[int]) -> None:
    _add_materials(RECEIVE_, _supplied(table), legal)


def receive(table: Table, player: Player, material: i64) -> None:
    gain(table, player, material, 1)


# --- optional actions -----------------------------------------------------------------------------


def add_optional(table: Table, player: Player, legal: list[int]) -> None:
    """Lose a prestige for rubles, or to roll the dice of a space again."""
    if behind(player.mark) == NONE:
        return
    if table.bank and not (table.setup.one_moment and table.sold == SOLD):
        legal.append(SELL_PRESTIGE_)
    if table.rerolled == 0:
        space: i64 = 0
        while space < SPACES:
            if table.dice_on(space):
                legal.append(REROLL_ + space)
            space += 1


def sell_prestige(table: Table, player: Player) -> None:
    player.mark = behind(player.mark)
    gain(table, player, RUBLES, PRESTIGE_RUBLES)
    if table.setup.one_moment:
        table.sold = SELLING


def pay_for_reroll(table: Table, player: Player) -> None:
    player.mark = behind(player.mark)
    table.rerolled = 1
