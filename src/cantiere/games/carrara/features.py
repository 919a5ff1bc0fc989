"""A position of The Palaces of Carrara in small whole numbers, as one seat sees it: what a learned evaluation looks at.

One's own board and what lies behind one's own screen; of the others what stands in the open, and of them the one who is
furthest on the track.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.carrara import box, evaluate, scoring, state
from cantiere.games.carrara.decisions import chance, market
from cantiere.kernel import bits
from cantiere.kernel.state import NONE, best_rival

_BEST: Final = 6  # pillars, at most
_ENOUGH: Final = 5  # blocks for the dearest building

_BEHIND_THE_SCREEN: Final = (
    "coins", "coins up to 4", "coins up to 10", "coins to spare",
    *[f"blocks of colour {colour + 1}" for colour in range(6)],
    *[f"blocks good for {city}" for city in box.CITIES],
    "blocks", "blocks to spare", "best building in reach", "best purchase in sight",
)  # fmt: skip
_ON_A_BOARD: Final = (
    "points", "pillars left", "one pillar left at most", "no pillar left", "pillars on bonus spaces", "buildings",
    *[f"buildings in {city}" for city in box.CITIES],
    *[f"value in {city}" for city in box.CITIES],
    *[f"{city} improved" for city in box.CITIES],
    *[f"place {place} would pay" for place in box.PLACES],
    *[f"pillar {number + 1} would bring" for number in range(_BEST)],
    *[f"decorations: {kind}" for kind in box.DECORATIONS],
    *[f"statues in {city}" for city in box.CITIES],
    "points of majorities", "pieces in storage", "coin place taken",
)  # fmt: skip
_OF_THE_TABLE: Final = (
    "advanced", "seats", "points ahead", "tiles in the stack", "stack empty", "game to come", "I end the game",
    "another ends the game", "my purchase is due", "blocks to be drawn", "tiles to be revealed", "my turn",
    "blocks on the wheel", "cheap tiles on offer", "dear tiles on offer", "monuments left", "royal visit is mine",
    "royal visit is another's",
)  # fmt: skip

NAMES: Final[tuple[str, ...]] = (
    "worth",
    *[f"my {name}" for name in _BEHIND_THE_SCREEN],
    *[f"my {name}" for name in _ON_A_BOARD],
    *[f"best rival's {name}" for name in _ON_A_BOARD],
    *_OF_THE_TABLE,
)


def features(table: state.Table, seat: i64) -> list[int]:
    left = evaluate.remaining(table)
    mine = table.players[seat]
    pays = evaluate.prospects(table, mine)
    x: list[int] = [evaluate.worth_with(table, seat, pays) // 10]
    _screen(table, mine, left, x)
    _board(table, seat, pays, x)
    points: list[int] = [player.vp() for player in table.players]
    rival = best_rival(points, seat)
    _board(table, rival, evaluate.prospects(table, table.players[rival]), x)
    _table(table, seat, points[seat] - points[rival], left, x)
    return x


def _screen(table: state.Table, player: state.Player, left: i64, x: list[int]) -> None:
    coins = player.coins
    x.append(coins)
    x.append(min(coins, 4))
    x.append(min(coins, 10))
    x.append(max(coins - evaluate.PURSE, 0))
    colour: i64 = 0
    while colour < 6:
        x.append(box.COUNTS.of(player.blocks, colour))
        colour += 1
    blocks = box.COUNTS.total(player.blocks)
    good = blocks  # for a city are blocks of its own colour and of dearer ones
    colour = 0
    while colour < 6:
        x.append(min(good, _ENOUGH))
        good -= box.COUNTS.of(player.blocks, colour)
        colour += 1
    x.append(blocks)
    x.append(max(blocks - 6, 0))
    x.append(_best_building(table, player) // 10)
    x.append(evaluate.bargain(table, player, NONE, left) // 10)


def _best_building(table: state.Table, player: state.Player) -> i64:
    """What the best tile on offer that the blocks can pay for would be worth in its best city."""
    best: i64 = 0
    blocks: i64 = 0
    city: i64 = 5
    while city >= 0:
        blocks += box.COUNTS.of(player.blocks, city)
        each: i64 = player.reward(city) * (evaluate.COIN if box.PAYS_COINS[city] else 100)
        for tile in table.offer:
            if tile != NONE:
                value: i64 = box.TILE_VALUE[tile]
                if value <= blocks and value * each > best:
                    best = value * each
        city -= 1
    return best


def _board(table: state.Table, seat: i64, pays: vec[i64], x: list[int]) -> None:
    """What everybody sees of a player."""
    player = table.players[seat]
    pillars = table.setup.pillars - bits.count(player.placed)
    x.append(player.vp())
    x.append(pillars)
    x.append(1 if pillars <= 1 else 0)
    x.append(1 if pillars == 0 else 0)
    x.append(bits.count(player.court))
    x.append(len(player.buildings))
    heights: i64 = 0  # ten bits a city
    values: i64 = 0
    for b in player.buildings:
        city = state.city_of(b)
        heights += 1 << 10 * city
        values += scoring.value_of(b) << 10 * city
    city = 0
    while city < 6:
        x.append(heights >> 10 * city & 1023)
        city += 1
    city = 0
    while city < 6:
        x.append(values >> 10 * city & 1023)
        city += 1
    city = 0
    while city < 6:
        x.append(1 if box.COUNTS.of(player.improved, city) else 0)
        city += 1
    _places(pays, pillars, x)
    decorations = scoring.decorations_on(player)
    kind: i64 = 0
    while kind < 6:
        x.append(box.COUNTS.of(decorations, kind))
        kind += 1
    statues = scoring.statues_on(player)
    city = 0
    while city < 6:
        x.append(statues >> 6 * city & 63)
        city += 1
    x.append(scoring.majorities(table, seat) if table.setup.advanced else 0)
    x.append(box.COUNTS.total(player.stored))
    x.append(1 if player.placed & box.COIN_PLACES else 0)


def _places(pays: vec[i64], pillars: i64, x: list[int]) -> None:
    """What each scoring place would pay, and what the pillars left would bring at the best of them, the best first."""
    for pay in pays:
        x.append(pay // 10)
    taken: i64 = 0
    number: i64 = 0
    while number < _BEST:
        best: i64 = evaluate.best_place(pays, taken) if number < pillars else NONE
        if best == NONE:
            x.append(0)
        else:
            taken |= 1 << best
            x.append(pays[best] // 10)
        number += 1


def _table(table: state.Table, seat: i64, ahead: i64, left: i64, x: list[int]) -> None:
    stack = bits.count(table.stack)
    mine = table.turn == seat
    buying: i64 = 0
    drawn: i64 = 0
    revealed: i64 = 0
    for frame in table.pending:
        if market.BUY.asks(frame):
            buying = 1
        elif chance.DRAW.asks(frame):
            drawn = chance.DRAW.count.of(frame)
        elif chance.REVEAL.asks(frame):
            revealed = chance.REVEAL.count.of(frame)
    x.append(1 if table.setup.advanced else 0)
    x.append(table.seats)
    x.append(ahead)
    x.append(stack)
    x.append(1 if stack == 0 else 0)
    x.append(left)
    x.append(1 if table.ended_by == seat else 0)
    x.append(1 if table.ended_by not in (NONE, seat) else 0)
    x.append(buying if mine else 0)
    x.append(drawn)
    x.append(revealed)
    x.append(1 if mine and not buying else 0)
    x.append(box.COUNTS.total(table.on_wheel()))
    cheap: i64 = 0
    dear: i64 = 0
    for tile in table.offer:
        if tile != NONE:
            if box.TILE_VALUE[tile] >= 4:
                dear += 1
            else:
                cheap += 1
    x.append(cheap)
    x.append(dear)
    x.append(bits.count(table.monuments))
    x.append(1 if table.visit_by == seat else 0)
    x.append(1 if table.visit_by not in (NONE, seat) else 0)
