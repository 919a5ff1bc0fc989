"""How good a position looks: for bots that do not search to the end.

The points on the track, and in hundredths of a point what is likely to come of everything else: pieces on the map,
resources, tiles in the storehouse, rooms, the king's track, the markets to come, where the two travellers stand, and
the action points still to be spent. Action points are worth what the best use of them would bring, not more, so that
a bot neither wastes them nor clings to them. The weights were set by playing `greedy` against itself and keeping what
scored more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.tiletum.box import (
    ARCHITECT,
    BOARD_POINTS,
    CATHEDRAL_POINTS,
    CATHEDRAL_SPACE,
    CHARACTER,
    CITIES,
    CONTRACT,
    CONTRACT_AP,
    CONTRACT_POINTS,
    CONTRACT_SLOTS,
    CONTRACT_SPACES,
    COST,
    COST_ANY,
    COST_POINTS,
    COST_STONE,
    FAMILY_HOUSE,
    FINAL_BUILDINGS,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    FIRST_CREST,
    FOOD,
    GOLD,
    JOKER,
    KING,
    LAPS,
    M_KING,
    MARKET_POINTS,
    MERCHANT,
    NONE,
    PLOT_MASK,
    PLOT_REWARD,
    REWARDS,
    ROOM_FLOOR,
    ROOMS,
    ROOMS_OF,
    ROUNDS,
    SPACE_POINTS,
    STEPS,
    STONE,
    STOREHOUSE,
    TILE_SPACES,
    TRACK,
    TRACK_END,
    TRACK_START,
    TYPE,
    Reward,
)
from cantiere.games.tiletum.scoring import completed_count, score, times_met
from cantiere.games.tiletum.state import (
    F_ACT,
    F_ACTIVATE,
    F_ANY,
    F_ANYWHERE,
    F_COLLECT,
    F_COLOUR,
    F_GAIN,
    F_JOKER,
    F_ROAM,
    F_TILE,
    F_WELCOME,
    OVER,
    TURN,
    Player,
    Table,
    bits,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import a_of, b_of, c_of, kind_of

AP: Final = 55  # an action point nobody has a plan for yet
PIECE: Final = 45  # a house or pillar ready in the supply
CREST: Final = 70  # a crest in the storehouse
GUEST: Final = 50  # a character in the storehouse that has a room to go to
STRANGER: Final = -40  # one that has none: it is in the way for good
ROOM: Final = 75  # a character in a room, and more by floor
FLOOR: Final = 45
FILLED: Final = 60  # a building with all rooms full
BUILT: Final = 130  # a completed building, while there is time to make use of it
STEP: Final = 14  # a step nearer to where something can be done


def worth(table: Table, seat: i64) -> i64:
    if table.stage == OVER or not table.order:
        return score(table, seat) * 100
    player = table.players[seat]
    left: i64 = (ROUNDS - table.round) * LAPS + LAPS - len(player.dice)  # turns after the die at hand
    mine = table.stage == TURN and table.who == seat
    value = player.points() * 100
    value += _map_value(player, left) + _goods(player, left) + _board(player, left)
    value += _store(table, player, left, mine) + _cathedrals(table, player, left)
    value += _court(table, seat, left) + _markets(table, player, seat)
    value += _outlook(table, player, MERCHANT, left) + _outlook(table, player, ARCHITECT, left)
    if mine:
        value += _open(table, player, seat, left)
    return value


# --- what lies there ------------------------------------------------------------------------------


def _good(left: i64) -> i64:
    """A resource: a quarter of a point at the end, more while it can still be used."""
    return 25 + 6 * min(left, 5)


def _goods(player: Player, left: i64) -> i64:
    """Resources; beyond a handful of one kind each is worth no more than at the end."""
    each = _good(left)
    value: i64 = 0
    resource: i64 = 0
    while resource < 5:
        have: i64 = player.goods[resource]
        useful = min(have, 7)
        value += useful * each + (have - useful) * 25
        resource += 1
    return value + min(player.goods[GOLD], 4) * 4


def _to_come(left: i64) -> i64:
    """How many more pieces a player may hope to place, in hundredths."""
    return 22 * left


def _house_gain(player: Player, left: i64) -> i64:
    """What one more house on the map is worth by itself."""
    return bits(player.pillars) * 100 + _to_come(left) - PIECE


def _pillar_gain(player: Player, left: i64) -> i64:
    return bits(player.houses) * 100 + _to_come(left) - PIECE


def _map_value(player: Player, left: i64) -> i64:
    """Houses times pillars, with those to come, and the pieces in the supply."""
    more = _to_come(left)
    houses, pillars = bits(player.houses) * 100, bits(player.pillars) * 100
    value = (houses + more) * (pillars + more) // 100
    return value + (player.house_supply + player.pillar_supply) * (PIECE if left else 5)


def _board(player: Player, left: i64) -> i64:
    """Rooms, crests and what completed buildings promise."""
    value: i64 = 0
    building: i64 = 0
    while building < FAMILY_HOUSE:
        filled = True
        for room in ROOMS_OF[building]:
            if player.rooms[room] == NONE:
                filled = False
            elif left:
                value += ROOM + FLOOR * ROOM_FLOOR[room]
        if filled:
            value += FILLED
        if player.crests[building] != NONE and left:
            value += 40
            if not filled and player.resident(building) != NONE:
                value += 30
        building += 1
    completed = completed_count(player)
    value += FINAL_BUILDINGS[completed] * 100
    if left:
        value += completed * (BUILT + 8 * left)
    return value


def _reward(reward: Reward, left: i64) -> i64:
    """What a reward is worth to somebody who can use it."""
    value: i64 = reward.vp * 100
    each = _good(left)
    resource: i64 = 0
    while resource < 5:
        value += reward.goods[resource] * each
        resource += 1
    value += reward.any * (each + 8) + reward.ap * AP + reward.add_ap * AP
    value += (reward.merchant + reward.architect) * 25 + (reward.house + reward.pillar) * 90
    if reward.activate:
        value += 60
    if reward.colour:
        value += 30
    return value


def _store(table: Table, player: Player, left: i64, mine: bool) -> i64:
    """Tiles waiting in the storehouse. After the last turn they are worth nothing."""
    if left == 0 and not mine:
        return 0
    value: i64 = 0
    guests: i64 = 0
    contracts: i64 = 0
    best: i64 = 0
    for tile in player.store:
        if tile < FIRST_CREST:
            value += _reward(REWARDS[tile], left) * 3 // 4
        elif tile < FIRST_CONTRACT:
            value += CREST + min(player.goods[FOOD], 6) * 6 if left else 10
        elif tile < FIRST_CHARACTER:
            worth_of = contract_worth(player, tile - FIRST_CONTRACT, left)
            contracts += worth_of
            best = max(best, worth_of)
        elif _has_home(player, tile - FIRST_CHARACTER):
            guests += 1
            if guests <= 3 and left:
                value += GUEST + _reward(REWARDS[tile], left) // 4
        else:
            value += STRANGER
    if len(player.store) >= STOREHOUSE and left:
        value -= 45
    # The same resources cannot pay for two contracts: the best counts whole, the others half.
    return value + best + (contracts - best) // 2


def contract_worth(player: Player, contract: i64, left: i64) -> i64:
    """What a contract in the storehouse promises: its points less what it costs, by how much of it is there."""
    spaces: i64 = len(player.contracts)
    if spaces >= CONTRACT_SPACES:
        return 0
    cost = COST[contract]
    need: i64 = 0
    have: i64 = 0
    most: i64 = 0
    resource: i64 = 0
    while resource < 5:
        owned: i64 = player.goods[resource]
        part: i64 = cost[resource]
        need += part
        have += min(owned, part)
        most = max(most, owned - part)
        resource += 1
    need += COST_ANY[contract]
    have += min(most, COST_ANY[contract])
    gain = (CONTRACT_POINTS[contract] + SPACE_POINTS[spaces]) * 100 + PIECE + 40 - need * _good(left)
    missing = need - have
    if missing > left * 3 + player.goods[GOLD] // 2:
        return 0
    return gain * (15 + 45 * have // need) // 100 if missing else gain * 85 // 100


def _has_home(player: Player, character: i64) -> bool:
    """Whether there is a room for the character."""
    home = player.home_of(TYPE[character])
    building: i64 = 0
    while building < FAMILY_HOUSE:
        if building == home or (home == NONE and player.resident(building) == NONE):
            if not player.is_filled(building):
                return True
        building += 1
    return False


def _cathedrals(table: Table, player: Player, left: i64) -> i64:
    """Cathedrals the player has a pillar at and may still contribute to, by the stones there are."""
    value: i64 = 0
    stones: i64 = player.goods[STONE]
    open_to = player.pillars & ~player.given
    cathedral: i64 = 0
    while open_to:
        if open_to & BIT[cathedral]:
            open_to &= ~BIT[cathedral]
            gone = table.contributions(cathedral)
            if gone < len(CATHEDRAL_POINTS[cathedral]):
                value += _cathedral_gain(table, cathedral, gone, stones, left)
        cathedral += 1
    return value


def _cathedral_gain(table: Table, cathedral: i64, gone: i64, stones: i64, left: i64) -> i64:
    cost: i64 = table.costs[cathedral]
    need: i64 = COST_STONE[cost]
    gain = (COST_POINTS[cost] + CATHEDRAL_POINTS[cathedral][gone]) * 100 - need * _good(left)
    if stones >= need:
        return gain * 6 // 10
    return gain * (20 + 50 * stones // need) // 100 if left else 0


def _court(table: Table, seat: i64, left: i64) -> i64:
    """The king's track: what its space will pay in this and the coming rounds, and being first."""
    space = table.standing(seat)
    value = _track_value(table, space)
    if table.leader() == seat:
        value += 120
    return value


def _track_value(table: Table, space: i64) -> i64:
    """Points of the rounds to come, each token of corruption taken as one step back."""
    value: i64 = 0
    number = table.round
    fall: i64 = LAPS - len(table.shown)
    while number <= ROUNDS:
        space = max(0, space - fall)
        value += TRACK[space] * (100 if number == table.round else 60)
        if number - 1 < len(table.markets) and table.markets[number - 1] == M_KING:
            value += TRACK[space] * 60
        space = max(space, TRACK_START)
        fall = LAPS
        number += 1
    return value


def _markets(table: Table, player: Player, seat: i64) -> i64:
    """The markets to come: what the player would score, by how sure it is that they take part."""
    value: i64 = 0
    number = table.round - 1
    while number < ROUNDS:
        market: i64 = table.markets[number]
        points: i64 = BOARD_POINTS[number] + MARKET_POINTS[market]
        if market != M_KING:
            points *= times_met(table, player, market)
        value += points * _presence(table, player, number)
        number += 1
    return value


def _presence(table: Table, player: Player, number: i64) -> i64:
    """How likely the player is to take part in a market, in hundredths."""
    city: i64 = table.cities[number]
    now = number == table.round - 1
    if player.houses & PLOT_MASK[city]:
        return 100 if now else 85
    away: i64 = STEPS[player.merchant][city]
    if now:
        turns: i64 = LAPS - len(player.dice)
        return 85 if away == 0 else max(0, 18 * turns - 5 * away)
    return max(10, 45 - 4 * away)


# --- where the travellers stand -------------------------------------------------------------------


def _outlook(table: Table, player: Player, piece: i64, left: i64) -> i64:
    """The best place to go to, less the way."""
    if left == 0:
        return 0
    return _journey(table, player, piece, left, 99, STEP) * 15 // 100


def _journey(table: Table, player: Player, piece: i64, left: i64, ap: i64, step: i64) -> i64:
    """What the best goal within so many action points brings, each step of the way costing something."""
    here = player.merchant if piece == MERCHANT else player.architect
    best: i64 = 0
    if piece == MERCHANT and player.house_supply:
        best = _best_city(table, player, left, ap, step, here)
    elif piece == ARCHITECT and player.pillar_supply:
        best = _best_cathedral(table, player, left, ap, step, here)
    if len(player.store) < STOREHOUSE:
        for index in range(len(TILE_SPACES)):
            tile: i64 = table.map_tiles[index]
            if tile != NONE:
                away: i64 = STEPS[here][TILE_SPACES[index]]
                if away < ap and table.is_welcome(player, tile):
                    best = max(best, _tile_gain(player, tile, left) - away * step)
    return best


def _best_city(table: Table, player: Player, left: i64, ap: i64, step: i64, here: i64) -> i64:
    taken = table.taken_plots()
    plain = _house_gain(player, left)
    best: i64 = 0
    city: i64 = 0
    while city < len(CITIES):
        away: i64 = STEPS[here][city]
        if away < ap and table.may_build_in(player, city, taken):
            gain = plain - away * step
            for plot in table.free_plots(city, taken):
                gain = max(gain, plain - away * step + _reward(PLOT_REWARD[plot], left))
            if city in table.cities:
                gain += 60
            best = max(best, gain)
        city += 1
    return best


def _best_cathedral(table: Table, player: Player, left: i64, ap: i64, step: i64, here: i64) -> i64:
    plain = _pillar_gain(player, left)
    best: i64 = 0
    cathedral: i64 = 0
    while cathedral < len(CATHEDRAL_SPACE):
        away: i64 = STEPS[here][CATHEDRAL_SPACE[cathedral]]
        if away < ap and table.may_raise_at(player, cathedral):
            gain = plain - away * step
            gone = table.contributions(cathedral)
            if gone < len(CATHEDRAL_POINTS[cathedral]):
                gain += _cathedral_gain(table, cathedral, gone, player.goods[STONE], left)
            best = max(best, gain)
        cathedral += 1
    return best


def _tile_gain(player: Player, tile: i64, left: i64) -> i64:
    """What a tile would be worth in the storehouse."""
    if tile < FIRST_CREST:
        return _reward(REWARDS[tile], left) * 3 // 4
    if tile < FIRST_CONTRACT:
        return CREST + min(player.goods[FOOD], 6) * 6
    if tile < FIRST_CHARACTER:
        return max(0, contract_worth(player, tile - FIRST_CONTRACT, left))
    return GUEST


# --- what is open in this turn --------------------------------------------------------------------


def _open(table: Table, player: Player, seat: i64, left: i64) -> i64:
    """What the decisions on the stack still promise."""
    value: i64 = 0
    for f in table.frames:
        kind, a, b = kind_of(f), a_of(f), b_of(f)
        if kind == F_ACT:
            value += promise(table, player, seat, a, b, left)
        elif kind == F_JOKER:
            best: i64 = 0
            for action in range(JOKER):
                best = max(best, promise(table, player, seat, action, a + player.bonus_ap(action), left))
            value += best
        elif kind == F_ROAM:
            value += (b * 20 + c_of(f) * 80) if left else c_of(f) * 40
        elif kind in (F_GAIN, F_COLOUR, F_COLLECT):
            value += a * (_good(left) + 6)
        elif kind == F_TILE:
            tile: i64 = table.wheel_tiles[a]
            if table.can_take(player, tile):
                value += _tile_gain(player, tile, left)
        elif kind == F_ANY:
            value += a * AP
        elif kind == F_ANYWHERE or kind in (F_ACTIVATE, F_WELCOME):
            value += 60
    return value


def promise(table: Table, player: Player, seat: i64, action: i64, ap: i64, left: i64) -> i64:
    """What the best use of so many action points would add."""
    if ap == 0:
        return 0
    if action == KING:
        space = table.standing(seat)
        return _track_value(table, min(space + ap, TRACK_END)) - _track_value(table, space)
    if action == CHARACTER:
        return _promise_of_characters(player, ap, left)
    if action == CONTRACT:
        return _promise_of_contracts(table, player, ap, left)
    return _promise_of_journey(table, player, action, ap, left)


def _promise_of_journey(table: Table, player: Player, piece: i64, ap: i64, left: i64) -> i64:
    """The best goal in reach, and a little for the points beyond it."""
    best = _journey(table, player, piece, left, ap, 4)
    return best + max(0, ap - 2) * 28 if best else 0


def _promise_of_characters(player: Player, ap: i64, left: i64) -> i64:
    """Characters taken and moved in, as far as there are rooms."""
    free: i64 = 0
    room: i64 = 0
    while room < len(ROOMS):
        if player.rooms[room] == NONE:
            free += ROOM_FLOOR[room]
        room += 1
    if left == 0:
        return min(ap, free) * 12
    return min(ap, free + 2) * AP


def _promise_of_contracts(table: Table, player: Player, ap: i64, left: i64) -> i64:
    """The best tile that can be paid for, and the first exchange."""
    best: i64 = 0
    rest = ap
    slot: i64 = 0
    while slot < CONTRACT_SLOTS:
        cost: i64 = CONTRACT_AP[slot]
        if cost <= ap and table.can_take(player, table.contract_market[slot]):
            gain = _tile_gain(player, table.contract_market[slot], left)
            if gain > best:
                best = gain
                rest = ap - cost
        slot += 1
    if rest and table.traded == 0:
        best += _good(left)
        rest -= 1
    return best + rest * (18 if left else 4)
