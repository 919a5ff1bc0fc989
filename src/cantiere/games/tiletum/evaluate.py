"""How good a position looks: for bots that do not search to the end.

The points on the track, and in hundredths of a point what is likely to come of everything else: pieces on the map,
resources, tiles in the storehouse, rooms, the king's track, the markets to come, where the two travellers stand, and
the action points still to be spent. Action points are worth what the best use of them would bring, not more, so that
a bot neither wastes them nor clings to them. The weights were set by playing `greedy` against itself and keeping what
scored more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.tiletum import box, scoring, state
from cantiere.games.tiletum.decisions import acting, bonus, die, joker, tiles
from cantiere.kernel import bits
from cantiere.kernel.state import NONE, Term

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


def _gives(reward: box.Reward) -> int:
    """What is worth the same at any time."""
    value = reward.vp * 100 + reward.any * 8 + (reward.ap + reward.add_ap) * AP
    value += (reward.merchant + reward.architect) * 25 + (reward.house + reward.pillar) * 90
    return int(value) + (60 if reward.activate else 0) + (30 if reward.colour else 0)


def _goods_in(reward: box.Reward) -> int:
    return sum(reward.goods) + int(reward.any)


_TILE_GIVES: Final[vec[i64]] = vec[i64]([_gives(reward) for reward in box.REWARDS])
_TILE_GOODS: Final[vec[i64]] = vec[i64]([_goods_in(reward) for reward in box.REWARDS])
_PLOT_GIVES: Final[vec[i64]] = vec[i64]([_gives(reward) for reward in box.PLOT_REWARD])
_PLOT_GOODS: Final[vec[i64]] = vec[i64]([_goods_in(reward) for reward in box.PLOT_REWARD])

TERMS: Final[tuple[str, ...]] = (
    "points", "map", "resources", "board", "storehouse", "cathedrals", "king's track", "markets", "merchant's way",
    "architect's way", "turn at hand",
)  # fmt: skip


def worth(table: state.Table, seat: i64) -> i64:
    if not table.order or table.is_over():
        return scoring.score(table, seat) * 100
    return total(terms(table, seat))


def total(terms: vec[i64]) -> i64:
    value: i64 = 0
    for term in terms:
        value += term
    return value


def turns_left(table: state.Table, player: state.Player) -> i64:
    """After the die at hand."""
    return (box.ROUNDS - table.round) * box.LAPS + box.LAPS - len(player.dice)


def terms(table: state.Table, seat: i64) -> vec[i64]:
    """What the worth of a position is the sum of; `TERMS` says what is what."""
    player = table.players[seat]
    left = turns_left(table, player)
    mine = table.who == seat and len(table.pending) > 0 and table.lap < box.LAPS
    return vec[i64](
        [
            player.points() * 100,
            _map_value(player, left),
            _goods(player, left),
            _board(player, left),
            _store(table, player, left, mine),
            _cathedrals(table, player, left),
            _court(table, seat, left),
            _markets(table, player, seat),
            _outlook(table, player, box.MERCHANT, left),
            _outlook(table, player, box.ARCHITECT, left),
            _open(table, player, seat, left) if mine else 0,
        ]
    )


REASONS: Final[tuple[str, ...]] = (
    "points", "map", "resources", "board", "storehouse", "cathedrals", "king", "market", "merchant", "architect",
    "turn",
)  # fmt: skip


def reasons(table: state.Table, seat: int) -> list[Term]:
    """The terms, each market by its city."""
    player = table.players[seat]
    points = int(player.points())
    if not table.order or table.is_over():
        return [
            Term("points", points * 100, points),
            Term("map", int(scoring.houses_by_pillars(player)) * 100),
            Term("board", int(scoring.completed_points(player)) * 100),
            Term("resources", int(scoring.leftover_points(player)) * 100, int(player.resource_count())),
        ]
    counts = {"points": points, "resources": int(player.resource_count()), "king": int(table.standing(seat))}
    found = []
    for name, value in zip(REASONS, terms(table, seat), strict=True):
        if name != "market":
            found.append(Term(name, value, counts.get(name, 0)))
    for number in range(table.round - 1, box.ROUNDS):
        city = box.space_name(table.cities[number])
        found.append(Term("market", int(_market(table, player, number)), 0, {"space": city}))
    return found


# --- what lies there ------------------------------------------------------------------------------


def _good(left: i64) -> i64:
    """A resource: a quarter of a point at the end, more while it can still be used."""
    return 25 + 6 * min(left, 5)


def _goods(player: state.Player, left: i64) -> i64:
    """Resources; beyond a handful of one kind each is worth no more than at the end."""
    each = _good(left)
    value: i64 = 0
    resource: i64 = 0
    while resource < 5:
        have: i64 = player.goods[resource]
        useful = min(have, 7)
        value += useful * each + (have - useful) * 25
        resource += 1
    return value + min(player.goods[box.GOLD], 4) * 4


def _to_come(left: i64) -> i64:
    """How many more pieces a player may hope to place, in hundredths."""
    return 22 * left


def _house_gain(player: state.Player, left: i64) -> i64:
    """What one more house on the map is worth by itself."""
    return bits.count(player.pillars) * 100 + _to_come(left) - PIECE


def _pillar_gain(player: state.Player, left: i64) -> i64:
    return bits.count(player.houses) * 100 + _to_come(left) - PIECE


def _map_value(player: state.Player, left: i64) -> i64:
    """Houses times pillars, with those to come, and the pieces in the supply."""
    more = _to_come(left)
    houses, pillars = bits.count(player.houses) * 100, bits.count(player.pillars) * 100
    value = (houses + more) * (pillars + more) // 100
    return value + (player.house_supply + player.pillar_supply) * (PIECE if left else 5)


def _board(player: state.Player, left: i64) -> i64:
    """Rooms, crests and what completed buildings promise."""
    value: i64 = 0
    building: i64 = 0
    while building < box.FAMILY_HOUSE:
        filled = True
        for room in box.ROOMS_OF[building]:
            if player.rooms[room] == NONE:
                filled = False
            elif left:
                value += ROOM + FLOOR * box.ROOM_FLOOR[room]
        if filled:
            value += FILLED
        if player.crests[building] != NONE and left:
            value += 40
            if not filled and player.resident(building) != NONE:
                value += 30
        building += 1
    completed = scoring.completed_count(player)
    value += box.FINAL_BUILDINGS[completed] * 100
    if left:
        value += completed * (BUILT + 8 * left)
    return value


def _reward_of_tile(tile: i64, left: i64) -> i64:
    """What a tile's reward is worth to somebody who can use it."""
    return _TILE_GIVES[tile] + _TILE_GOODS[tile] * _good(left)


def _reward_of_plot(plot: i64, left: i64) -> i64:
    return _PLOT_GIVES[plot] + _PLOT_GOODS[plot] * _good(left)


def _store(table: state.Table, player: state.Player, left: i64, mine: bool) -> i64:
    """Tiles waiting in the storehouse. After the last turn they are worth nothing."""
    if left == 0 and not mine:
        return 0
    value: i64 = 0
    guests: i64 = 0
    contracts: i64 = 0
    best: i64 = 0
    for tile in player.store:
        if tile < box.FIRST_CREST:
            value += _reward_of_tile(tile, left) * 3 // 4
        elif tile < box.FIRST_CONTRACT:
            value += CREST + min(player.goods[box.FOOD], 6) * 6 if left else 10
        elif tile < box.FIRST_CHARACTER:
            worth_of = contract_worth(player, tile - box.FIRST_CONTRACT, left)
            contracts += worth_of
            best = max(best, worth_of)
        elif _has_home(player, tile - box.FIRST_CHARACTER):
            guests += 1
            if guests <= 3 and left:
                value += GUEST + _reward_of_tile(tile, left) // 4
        else:
            value += STRANGER
    if len(player.store) >= box.STOREHOUSE and left:
        value -= 45
    # The same resources cannot pay for two contracts: the best counts whole, the others half.
    return value + best + (contracts - best) // 2


def contract_worth(player: state.Player, contract: i64, left: i64) -> i64:
    """What a contract in the storehouse promises: its points less what it costs, by how much of it is there."""
    spaces: i64 = len(player.contracts)
    if spaces >= box.CONTRACT_SPACES:
        return 0
    cost = box.COST[contract]
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
    need += box.COST_ANY[contract]
    have += min(most, box.COST_ANY[contract])
    gain = (box.CONTRACT_POINTS[contract] + box.SPACE_POINTS[spaces]) * 100 + PIECE + 40 - need * _good(left)
    missing = need - have
    if missing > left * 3 + player.goods[box.GOLD] // 2:
        return 0
    return gain * (15 + 45 * have // need) // 100 if missing else gain * 85 // 100


def _has_home(player: state.Player, character: i64) -> bool:
    """Whether there is a room for the character."""
    home = player.home_of(box.TYPE[character])
    building: i64 = 0
    while building < box.FAMILY_HOUSE:
        if building == home or (home == NONE and player.resident(building) == NONE):
            if not player.is_filled(building):
                return True
        building += 1
    return False


def _cathedrals(table: state.Table, player: state.Player, left: i64) -> i64:
    """Cathedrals the player has a pillar at and may still contribute to, by the stones there are."""
    value: i64 = 0
    stones: i64 = player.goods[box.STONE]
    open_to = player.pillars & ~player.contributed
    cathedral: i64 = 0
    while open_to:
        if open_to >> cathedral & 1:
            open_to &= ~(1 << cathedral)
            gone = table.contributions(cathedral)
            if gone < len(box.CATHEDRAL_POINTS[cathedral]):
                value += _cathedral_gain(table, cathedral, gone, stones, left)
        cathedral += 1
    return value


def _cathedral_gain(table: state.Table, cathedral: i64, gone: i64, stones: i64, left: i64) -> i64:
    cost: i64 = table.costs[cathedral]
    need: i64 = box.COST_STONE[cost]
    gain = (box.COST_POINTS[cost] + box.CATHEDRAL_POINTS[cathedral][gone]) * 100 - need * _good(left)
    if stones >= need:
        return gain * 6 // 10
    return gain * (20 + 50 * stones // need) // 100 if left else 0


def _court(table: state.Table, seat: i64, left: i64) -> i64:
    """The king's track: what its space will pay in this and the coming rounds, and being first."""
    space = table.standing(seat)
    value = _track_value(table, space)
    if table.leader() == seat:
        value += 120
    return value


def _track_value(table: state.Table, space: i64) -> i64:
    """Points of the rounds to come, each token of corruption taken as one step back."""
    value: i64 = 0
    number = table.round
    fall: i64 = box.LAPS - len(table.shown)
    while number <= box.ROUNDS:
        space = max(0, space - fall)
        value += box.TRACK[space] * (100 if number == table.round else 60)
        if number - 1 < len(table.markets) and table.markets[number - 1] == box.M_KING:
            value += box.TRACK[space] * 60
        space = max(space, box.TRACK_START)
        fall = box.LAPS
        number += 1
    return value


def _markets(table: state.Table, player: state.Player, seat: i64) -> i64:
    """The markets to come: what the player would score, by how sure it is that they take part."""
    value: i64 = 0
    number = table.round - 1
    while number < box.ROUNDS:
        value += _market(table, player, number)
        number += 1
    return value


def _market(table: state.Table, player: state.Player, number: i64) -> i64:
    market: i64 = table.markets[number]
    points: i64 = box.BOARD_POINTS[number] + box.MARKET_POINTS[market]
    if market != box.M_KING:
        points *= scoring.times_met(table, player, market)
    return points * _presence(table, player, number)


def _presence(table: state.Table, player: state.Player, number: i64) -> i64:
    """How likely the player is to take part in a market, in hundredths."""
    city: i64 = table.cities[number]
    now = number == table.round - 1
    if player.houses & box.PLOT_MASK[city]:
        return 100 if now else 85
    away: i64 = box.STEPS[player.merchant][city]
    if now:
        turns: i64 = box.LAPS - len(player.dice)
        return 85 if away == 0 else max(0, 18 * turns - 5 * away)
    return max(10, 45 - 4 * away)


# --- where the travellers stand -------------------------------------------------------------------


def _outlook(table: state.Table, player: state.Player, piece: i64, left: i64) -> i64:
    """The best place to go to, less the way."""
    if left == 0:
        return 0
    return _journey(table, player, piece, left, 99, STEP) * 15 // 100


def _journey(table: state.Table, player: state.Player, piece: i64, left: i64, ap: i64, step: i64) -> i64:
    """What the best goal within so many action points brings, each step of the way costing something."""
    here = player.place_of(piece)
    best: i64 = 0
    if piece == box.MERCHANT and player.house_supply:
        best = _best_city(table, player, left, ap, step, here)
    elif piece == box.ARCHITECT and player.pillar_supply:
        best = _best_cathedral(table, player, left, ap, step, here)
    if len(player.store) < box.STOREHOUSE:
        steps = box.STEPS[here]
        index: i64 = 0
        while index < len(box.TILE_SPACES):
            tile = table.map_tiles[index]
            if tile != NONE:
                away = steps[box.TILE_SPACES[index]]
                if away < ap and player.may_own(tile):
                    best = max(best, _tile_gain(player, tile, left) - away * step)
            index += 1
    return best


def _best_city(table: state.Table, player: state.Player, left: i64, ap: i64, step: i64, here: i64) -> i64:
    taken = table.taken_plots()
    free = table.setup.plots & ~taken
    markets: i64 = 0  # the cities with one, a bit each
    for market in table.cities:
        markets |= 1 << market
    plain = _house_gain(player, left)
    steps = box.STEPS[here]
    best: i64 = 0
    city: i64 = 0
    while city < len(box.CITIES):
        away = steps[city]
        if away < ap and table.may_build_in(player, city, taken):
            gain: i64 = 0
            for plot in box.PLOTS_OF[city]:
                if free >> plot & 1:
                    gain = max(gain, _reward_of_plot(plot, left))
            if markets >> city & 1:
                gain += 60
            best = max(best, gain + plain - away * step)
        city += 1
    return best


def _best_cathedral(table: state.Table, player: state.Player, left: i64, ap: i64, step: i64, here: i64) -> i64:
    plain = _pillar_gain(player, left)
    best: i64 = 0
    cathedral: i64 = 0
    while cathedral < len(box.CATHEDRAL_SPACE):
        away: i64 = box.STEPS[here][box.CATHEDRAL_SPACE[cathedral]]
        if away < ap and table.may_raise_at(player, cathedral):
            gain = plain - away * step
            gone = table.contributions(cathedral)
            if gone < len(box.CATHEDRAL_POINTS[cathedral]):
                gain += _cathedral_gain(table, cathedral, gone, player.goods[box.STONE], left)
            best = max(best, gain)
        cathedral += 1
    return best


def _tile_gain(player: state.Player, tile: i64, left: i64) -> i64:
    """What a tile would be worth in the storehouse."""
    if tile < box.FIRST_CREST:
        return _reward_of_tile(tile, left) * 3 // 4
    if tile < box.FIRST_CONTRACT:
        return CREST + min(player.goods[box.FOOD], 6) * 6
    if tile < box.FIRST_CHARACTER:
        return max(0, contract_worth(player, tile - box.FIRST_CONTRACT, left))
    return GUEST


# --- what is open in this turn --------------------------------------------------------------------


def _open(table: state.Table, player: state.Player, seat: i64, left: i64) -> i64:
    """What the decisions on the stack still promise."""
    value: i64 = 0
    for frame in table.pending:
        value += _promise_of(table, player, seat, frame, left)
    return value


def _promise_of(table: state.Table, player: state.Player, seat: i64, frame: i64, left: i64) -> i64:
    decision = table.game.decisions.of(frame)
    if isinstance(decision, acting.Action):
        return promise(table, player, seat, decision.action, decision.ap.of(frame), left)
    if joker.JOKER.asks(frame):
        best: i64 = 0
        for action in range(box.JOKER):
            ap = joker.JOKER.ap.of(frame) + player.bonus_ap(action)
            best = max(best, promise(table, player, seat, action, ap, left))
        return best
    if bonus.MOVE_AND_PLACE.asks(frame):
        moves, places = bonus.MOVE_AND_PLACE.moves.of(frame), bonus.MOVE_AND_PLACE.places.of(frame)
        return moves * 20 + places * 80 if left else places * 40
    if bonus.GAIN.asks(frame):
        return bonus.GAIN.count.of(frame) * (_good(left) + 6)
    if die.COLLECT.asks(frame):
        return die.COLLECT.count.of(frame) * (_good(left) + 6)
    if die.COLOUR.asks(frame):
        return die.COLOUR.count.of(frame) * (_good(left) + 6)
    if tiles.WHEEL_TILE.asks(frame):
        tile = tiles.WHEEL_TILE.tile(table, frame)
        return _tile_gain(player, tile, left) if player.can_take(tile) else 0
    if joker.ANY_ACTION.asks(frame):
        return joker.ANY_ACTION.ap.of(frame) * AP
    return 0 if die.DIE.asks(frame) else 60  # a bonus to be used anywhere


def promise(table: state.Table, player: state.Player, seat: i64, action: i64, ap: i64, left: i64) -> i64:
    """What the best use of so many action points would add."""
    if ap == 0:
        return 0
    if action == box.KING:
        space = table.standing(seat)
        return _track_value(table, min(space + ap, box.TRACK_END)) - _track_value(table, space)
    if action == box.CHARACTER:
        return _promise_of_characters(player, ap, left)
    if action == box.CONTRACT:
        return _promise_of_contracts(table, player, ap, left)
    return _promise_of_journey(table, player, action, ap, left)


def _promise_of_journey(table: state.Table, player: state.Player, piece: i64, ap: i64, left: i64) -> i64:
    """The best goal in reach, and a little for the points beyond it."""
    best = _journey(table, player, piece, left, ap, 4)
    return best + max(0, ap - 2) * 28 if best else 0


def _promise_of_characters(player: state.Player, ap: i64, left: i64) -> i64:
    """Characters taken and moved in, as far as there are rooms."""
    free: i64 = 0
    room: i64 = 0
    while room < len(box.ROOMS):
        if player.rooms[room] == NONE:
            free += box.ROOM_FLOOR[room]
        room += 1
    if left == 0:
        return min(ap, free) * 12
    return min(ap, free + 2) * AP


def _promise_of_contracts(table: state.Table, player: state.Player, ap: i64, left: i64) -> i64:
    """The best tile that can be paid for, and the first exchange."""
    best: i64 = 0
    rest = ap
    slot: i64 = 0
    while slot < box.CONTRACT_SLOTS:
        cost: i64 = box.CONTRACT_AP[slot]
        if cost <= ap and player.can_take(table.contract_market[slot]):
            gain = _tile_gain(player, table.contract_market[slot], left)
            if gain > best:
                best = gain
                rest = ap - cost
        slot += 1
    if rest and table.traded == 0:
        best += _good(left)
        rest -= 1
    return best + rest * (18 if left else 4)
