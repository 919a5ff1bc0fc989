"""How good a player's position looks: for bots that do not search to the end.

The live score; what the pillars still to be placed would bring at the best open places now, and what they may gain by
waiting; what blocks and coins are good for; and, in the middle of buying, the best purchase in sight. All weights are
hundredths of a point, set by playing `greedy` against itself and keeping what scored more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.carrara import box, scoring, state
from cantiere.games.carrara.decisions import chance, market
from cantiere.kernel import bits
from cantiere.kernel.state import NONE, Term
from cantiere.kernel.text import Text

BLOCK: Final[vec[i64]] = vec[i64]([40, 70, 110, 160, 200, 260])  # by colour
PURSE: Final = 24  # so many coins come in useful; more are only points
USEFUL_COIN: Final = 24  # beyond its points
COIN: Final = 28  # paid by a scoring place
PROMISED: Final = 76  # percent of what a place would pay now
PATIENCE: Final = 300  # what a pillar may gain by waiting, at the beginning
STORED: Final = 150  # a piece in storage
DRAWN: Final = 25  # a block to be drawn before one buys


def worth(table: state.Table, seat: i64) -> i64:
    if not table.pending:
        return scoring.score(table, seat) * 100
    return worth_with(table, seat, prospects(table, table.players[seat]))


def worth_with(table: state.Table, seat: i64, pays: vec[i64]) -> i64:
    """The same where it is known what the scoring places would pay."""
    player = table.players[seat]
    value = scoring.score(table, seat) * 100
    if not table.pending:
        return value
    left = remaining(table)
    value += (_purse(player.coins) + _blocks(player.blocks)) * left // 100
    value += _promises(table, player, pays, left)
    if player.stored:
        value += STORED * left // 100
    if table.turn == seat:
        for frame in table.pending:
            if market.BUY.asks(frame):
                value += bargain(table, player, market.BUY.segment.of(frame), left)
            elif chance.DRAW.asks(frame):
                value += DRAWN * chance.DRAW.count.of(frame) * left // 100
    return value


REASONS: Final[tuple[str, ...]] = (
    "points", "coins", "decorations", "statues", "blocks", "pillars", "place", "storage", "bargain", "drawn",
)  # fmt: skip


def reasons(table: state.Table, seat: int) -> list[Term]:
    player = table.players[seat]
    coins, vp = int(player.coins), int(player.vp())
    terms = [Term("points", vp * 100, vp)]
    if table.setup.advanced:
        on = scoring.decorations_on(player)
        sets = sum([box.SET_VP[box.COUNTS.of(on, kind)] for kind in range(6)])
        statues = sum([int(scoring.majority(table, seat, city)) for city in range(6)])
        terms += [Term("decorations", sets * 100), Term("statues", statues * 100)]
    saved = coins // int(player.rate()) * 100
    if not table.pending:
        return [*terms, Term("coins", saved, coins)]
    left = int(remaining(table))
    both = (int(_purse(coins)) + int(_blocks(player.blocks))) * left // 100
    purse = int(_purse(coins)) * left // 100
    terms.append(Term("coins", saved + purse, coins))
    terms.append(Term("blocks", both - purse, int(box.COUNTS.total(player.blocks))))
    terms += _promised(table, player, left)
    if player.stored:
        terms.append(Term("storage", STORED * left // 100))
    if table.turn == seat:
        bargains, drawn = 0, 0
        for frame in table.pending:
            if market.BUY.asks(frame):
                bargains += int(bargain(table, player, market.BUY.segment.of(frame), left))
            elif chance.DRAW.asks(frame):
                drawn += DRAWN * int(chance.DRAW.count.of(frame)) * left // 100
        terms += [Term("bargain", bargains), Term("drawn", drawn)]
    return terms


def _promised(table: state.Table, player: state.Player, left: int) -> list[Term]:
    """What `_promises` adds up: the pillars left, and the place for each."""
    pillars = int(table.setup.pillars - bits.count(player.placed))
    terms = [Term("pillars", pillars * PATIENCE * left // 100)]
    pays = [int(pay) for pay in prospects(table, player)]
    for _ in range(pillars):
        best = max(pays)
        if best == 0:
            break
        place = pays.index(best)
        terms.append(Term("place", best * PROMISED // 100, 0, {"place": Text("place-" + box.PLACES[place])}))
        pays[place] = 0
    return terms


def remaining(table: state.Table) -> i64:
    """How much of the game is to come, in percent: by the tiles still in the stack."""
    if table.ended_by >= 0:
        return 10
    return 25 + 75 * bits.count(table.stack) // (6 * table.seats + 3)


def _purse(coins: i64) -> i64:
    return min(coins, PURSE) * USEFUL_COIN


def _blocks(blocks: i64) -> i64:
    value: i64 = 0
    colour: i64 = 0
    while blocks:
        value += (blocks & box.COUNTS.most) * BLOCK[colour]
        blocks >>= box.COUNTS.width
        colour += 1
    return value


def _promises(table: state.Table, player: state.Player, pays: vec[i64], left: i64) -> i64:
    """The best places for the pillars left, at a discount, and what waiting may add."""
    pillars = table.setup.pillars - bits.count(player.placed)
    value = pillars * PATIENCE * left // 100
    taken: i64 = 0
    while pillars:
        best = best_place(pays, taken)
        if best == NONE:
            break
        value += pays[best] * PROMISED // 100
        taken |= 1 << best
        pillars -= 1
    return value


def best_place(pays: vec[i64], taken: i64) -> i64:
    """The first of the scoring places that pay most, but for those taken; NONE where none pays anything."""
    best: i64 = NONE
    most: i64 = 0
    place: i64 = 0
    while place < box.PLACE_COUNT:
        if pays[place] > most and taken >> place & 1 == 0:
            best = place
            most = pays[place]
        place += 1
    return best


def prospects(table: state.Table, player: state.Player) -> vec[i64]:
    """By scoring place: about what it would pay the player. A city with too few buildings pays in part."""
    pays = vec[i64]([0] * box.PLACE_COUNT)
    heights: i64 = 0  # six bits a city
    for b in player.buildings:
        city = state.city_of(b)
        type = box.TILE_TYPE[state.tile_of(b)]
        value = scoring.value_of(b)
        pay: i64 = value * player.reward(city) * (COIN if box.PAYS_COINS[city] else 100)
        heights += 1 << 6 * city
        pays[city] += pay
        pays[box.TYPE_PLACE + type] += pay
        if box.RURAL[type]:
            pays[box.RURAL_PLACE] += value * 100
        else:
            pays[box.URBAN_PLACE] += value * COIN
        if b & state.STATUE_BITS:
            pays[box.STATUE_PLACE_OF[city]] += pay
    city = 0
    while city < 6:
        height = heights >> 6 * city & 63
        if height < box.NEEDS[city]:
            pays[city] = pays[city] * height // (2 * box.NEEDS[city])
        city += 1
    gone = scoring.taken(table, player)
    place: i64 = 0
    while gone >> place:
        if gone >> place & 1:
            pays[place] = 0
        place += 1
    return pays


def bargain(table: state.Table, player: state.Player, segment: i64, left: i64) -> i64:
    """The best that can be bought from one segment, or with NONE from any, less what it costs."""
    best: i64 = 0
    at: i64 = 0 if segment == NONE else segment
    last: i64 = 5 if segment == NONE else segment
    while at <= last:
        coins = player.coins
        gain: i64 = 0
        colour: i64 = 5
        while colour >= 0:
            price: i64 = box.PRICE[at * 6 + colour]
            count = box.COUNTS.of(table.wheel[at], colour)
            while count and price <= coins:
                each = (BLOCK[colour] + _purse(coins - price) - _purse(coins)) * left // 100 - price * 20
                if each <= 0:
                    break
                gain += each
                coins -= price
                count -= 1
            colour -= 1
        best = max(best, gain)
        at += 1
    return best
