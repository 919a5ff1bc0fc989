"""The course of the game: laying the table, what chance draws, and the phases of a round."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.tiletum.actions import (
    CHALLENGE_,
    CORRUPT_,
    DECREE_,
    DRAW_,
    FIRST_,
    LAY_ACTION_,
    LAY_CITY_,
    LAY_COST_,
    LAY_MARKET_,
    REVEAL_,
    ROLL_,
    TAKE_TILE_,
    TURN_WHEEL_,
)
from cantiere.games.tiletum.box import (
    CATHEDRALS,
    CHALLENGES,
    CITY_TILES,
    CONTRACT_SLOTS,
    CORRUPTION,
    CORRUPTION_VALUES,
    COST_TILES,
    DECREE_MARKET,
    DECREES,
    DICE_ROLLED,
    DIFFICULTIES,
    FAVOUR,
    FAVOUR_SPACE,
    FIRST_CONTRACT,
    FIRST_CREST,
    GOLD,
    GOLD_AT_START,
    GOODS_AT_START,
    LAPS,
    LEADER_POINTS,
    M_KING,
    MARKETS,
    NONE,
    PLOTS_OF,
    PRINTED_ACTIONS,
    READY,
    READY_MARKERS,
    ROUNDS,
    TILE_INDEX,
    TILETUM,
    TITUS_KING_TILE,
    TRACK,
    TRACK_START,
)
from cantiere.games.tiletum.deeds import receive, settle
from cantiere.games.tiletum.gains import advance, award, gain
from cantiere.games.tiletum.scoring import is_present, market_points
from cantiere.games.tiletum.state import (
    ACTION_TILES,
    BONUSES,
    CHALLENGES_DRAWN,
    CHARACTERS_LAID,
    CITIES_LAID,
    CONTRACTS_LAID,
    CORRUPTING,
    COSTS_LAID,
    DECREEING,
    DICE,
    E_KING,
    E_LEADER,
    E_MARKET,
    F_DIE,
    FIRST_PLAYER,
    KING_TILE,
    MARKETS_LAID,
    OVER,
    READY_CREST,
    REFILL,
    TITUS,
    TURN,
    WHEEL,
    Table,
    bits,
    changed,
    merged,
    without,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import frame

# --- what chance may draw -------------------------------------------------------------------------


def tickets(table: Table) -> i64:
    stage = table.stage
    if stage == DICE:
        return 6 if table.rolling != NONE else table.bag[0] + table.bag[1] + table.bag[2] + table.bag[3] + table.bag[4]
    if stage == TURN:
        return len(table.character_pile)
    if stage == CORRUPTING:
        return len(CORRUPTION) - len(table.shown)
    if stage == WHEEL:
        return 6
    if stage == FIRST_PLAYER:
        return len(table.players)
    return len(_urn(table))


def outcome(table: Table, ticket: i64) -> i64:
    stage = table.stage
    if stage == DICE:
        return ROLL_ + ticket if table.rolling != NONE else DRAW_ + _counted(table.bag, ticket)
    if stage == TURN:
        return REVEAL_ + table.character_pile[ticket]
    if stage == CORRUPTING:
        return CORRUPT_ + CORRUPTION_VALUES.index(_hidden_tokens(table)[ticket])
    if stage == WHEEL:
        return TURN_WHEEL_ + ticket
    if stage == FIRST_PLAYER:
        return FIRST_ + ticket
    return _urn(table)[ticket]


def _counted(counts: list[int], ticket: i64) -> i64:
    """Which of several kinds, counted, a ticket falls on."""
    kind: i64 = 0
    while ticket >= counts[kind]:
        ticket -= counts[kind]
        kind += 1
    return kind


def _hidden_tokens(table: Table) -> list[int]:
    """The corruption tokens not turned this round; nobody knows which of them lie on the board."""
    tokens = CORRUPTION[:]
    for value in table.shown:
        tokens.remove(value)
    return tokens


def _urn(table: Table) -> list[int]:
    """The draws of the stages that are not played often: one code a ticket."""
    stage = table.stage
    if stage == BONUSES:
        return [REVEAL_ + tile for tile in table.bonus_pile]
    if stage in (CONTRACTS_LAID, REFILL):
        return [REVEAL_ + tile for tile in table.contract_pile]
    if stage == CHARACTERS_LAID:
        return [REVEAL_ + tile for tile in table.character_pile]
    if stage == READY_CREST:
        return [REVEAL_ + tile for tile in _hidden_crests(table)]
    if stage == ACTION_TILES:
        return [LAY_ACTION_ + action for action in range(6) if action not in table.actions]
    if stage == COSTS_LAID:
        return [LAY_COST_ + cost for cost in range(len(COST_TILES)) if cost not in table.costs]
    if stage == CITIES_LAID:
        return [LAY_CITY_ + n for n, city in enumerate(CITY_TILES) if city not in table.cities]
    if stage == MARKETS_LAID:
        return [LAY_MARKET_ + market for market in range(len(MARKETS)) if market not in table.markets]
    if stage == CHALLENGES_DRAWN:
        return [CHALLENGE_ + card for card in range(len(CHALLENGES)) if table.challenges >> card & 1 == 0]
    return [DECREE_ + card for card in decree_deck(table) if table.decrees >> card & 1 == 0]


def decree_deck(table: Table) -> list[int]:
    """The decree cards of the round: those of the markets to come, and those of no market."""
    markets = table.markets[table.round - 1 :]
    return [card for card in range(len(DECREES)) if DECREE_MARKET[card] == NONE or DECREE_MARKET[card] in markets]


# --- what a draw does -----------------------------------------------------------------------------


def draw(table: Table, action: i64) -> None:
    """Take what chance has drawn."""
    if action >= DECREE_:
        table.decree = action - DECREE_
        table.decrees |= BIT[table.decree]
        _open_turn(table)
    elif action >= CORRUPT_:
        _corrupt(table, CORRUPTION_VALUES[action - CORRUPT_])
    elif action >= ROLL_:
        table.dice[action - ROLL_] += BIT[4 * table.rolling]
        table.rolling = NONE
        _next_die(table)
    elif action >= DRAW_:
        table.rolling = action - DRAW_
        table.bag = changed(table.bag, table.rolling, table.bag[table.rolling] - 1)
    elif REVEAL_ <= action < LAY_COST_:
        _reveal(table, action - REVEAL_)
    else:
        _set_up(table, action)


def _set_up(table: Table, action: i64) -> None:
    if action >= FIRST_:
        _seat(table, action - FIRST_)
        table.stage = DICE
        return
    if action >= CHALLENGE_:
        table.challenges |= BIT[action - CHALLENGE_]
    elif action >= LAY_MARKET_:
        table.markets = [*table.markets, int(action - LAY_MARKET_)]
    elif action >= LAY_CITY_:
        table.cities = [*table.cities, CITY_TILES[action - LAY_CITY_]]
    elif action >= LAY_COST_:
        table.costs = [*table.costs, int(action - LAY_COST_)]
    elif action >= LAY_ACTION_:
        table.actions = [*table.actions, int(action - LAY_ACTION_)]
    else:
        table.wheel = action - TURN_WHEEL_
        table.stage = ACTION_TILES
        if not table.setup.action_tiles:
            table.actions = PRINTED_ACTIONS
    next_stage(table)


def next_stage(table: Table) -> None:
    """While the table is laid: on to the next stage as soon as one is finished."""
    if table.stage == ACTION_TILES and len(table.actions) == 6:
        table.stage = BONUSES
    if table.stage == BONUSES and not _needs_bonus(table):
        table.stage = CONTRACTS_LAID if not table.order else DICE
    if table.stage == CONTRACTS_LAID and (NONE not in table.contract_market or not table.contract_pile):
        table.stage = CHARACTERS_LAID
    if table.stage == CHARACTERS_LAID and (NONE not in table.character_market or not table.character_pile):
        table.stage = COSTS_LAID
    if table.stage == COSTS_LAID and len(table.costs) == len(CATHEDRALS):
        table.stage = CITIES_LAID
    if table.stage == CITIES_LAID and len(table.cities) == ROUNDS:
        table.stage = MARKETS_LAID
    if table.stage == MARKETS_LAID and len(table.markets) == ROUNDS:
        table.stage = CHALLENGES_DRAWN
    if table.stage == CHALLENGES_DRAWN and bits(table.challenges) == _challenge_count(table):
        table.stage = FIRST_PLAYER
        if table.challenges & BIT[READY]:
            if _hidden_crests(table):
                table.stage = READY_CREST
            else:
                _make_ready(table, NONE)


def _challenge_count(table: Table) -> i64:
    return DIFFICULTIES[table.setup.difficulty] if table.setup.solo else 0


def _seat(table: Table, first: i64) -> None:
    """The turn order, and what it gives to each."""
    n: i64 = len(table.players)
    table.order = [int((first + step) % n) for step in range(n)]
    court: list[int] = []
    for place in range(n):
        who: i64 = table.order[place]
        player = table.players[who]
        for resource in range(5):
            gain(table, player, resource, GOODS_AT_START[resource])
        gain(table, player, GOLD, GOLD_AT_START[place])
        player.houses = BIT[PLOTS_OF[TILETUM][place]]
        court.append(TRACK_START * 8 + who)
    table.court = court
    _favour(table)


def _favour(table: Table) -> None:
    """Favour at the Court lifts Titus' marker."""
    if table.challenges & BIT[FAVOUR]:
        advance(table, TITUS, max(0, FAVOUR_SPACE - table.standing(TITUS)))


# --- tiles shown ----------------------------------------------------------------------------------


def next_bonus_space(table: Table) -> i64:
    """Where the next bonus tile goes: a place of the wheel, 6 for the king's track, 7 and more for the map; NONE when
    all is full."""
    for place in range(6):
        if table.wheel_tiles[place] == NONE:
            return place
    if table.king_tile == NONE and (table.round == 1 or (table.setup.king_tile_renewed and table.round < ROUNDS)):
        return 6
    if table.round == 1:
        for space in table.setup.tile_spaces:
            if table.map_tiles[TILE_INDEX[space]] == NONE:
                return 7 + TILE_INDEX[space]
    return NONE


def _needs_bonus(table: Table) -> bool:
    """Whether chance has a bonus tile to draw. Tiles used or discarded come back only when the pile is empty."""
    if next_bonus_space(table) == NONE:
        return False
    if not table.bonus_pile:
        table.bonus_pile = table.used
        table.used = []
    return len(table.bonus_pile) > 0


def _reveal(table: Table, tile: i64) -> None:
    """A tile from a pile is turned up."""
    stage = table.stage
    if stage == BONUSES:
        at = next_bonus_space(table)
        table.bonus_pile = without(table.bonus_pile, tile)
        if at < 6:
            table.wheel_tiles = changed(table.wheel_tiles, at, tile)
        elif at == 6:
            table.king_tile = tile
        else:
            table.map_tiles = changed(table.map_tiles, at - 7, tile)
        next_stage(table)
    elif stage in (CONTRACTS_LAID, REFILL):
        table.contract_pile = without(table.contract_pile, tile)
        # From the left: what comes first ends furthest right.
        slot = CONTRACT_SLOTS - 1
        while table.contract_market[slot] != NONE:
            slot -= 1
        table.contract_market = changed(table.contract_market, slot, tile)
        if stage == REFILL:
            _refill(table)
        else:
            next_stage(table)
    elif stage == READY_CREST:
        if tile in table.bonus_pile:
            table.bonus_pile = without(table.bonus_pile, tile)
        else:
            table.contract_pile = without(table.contract_pile, tile)
        _make_ready(table, tile - FIRST_CREST)
    else:
        table.character_pile = without(table.character_pile, tile)
        table.character_market = changed(table.character_market, table.character_market.index(NONE), tile)
        if stage == TURN:
            settle(table)
        else:
            next_stage(table)


def _hidden_crests(table: Table) -> list[int]:
    """The crests in the bonus pile; when all of them lie open, those in the contract pile."""
    crests = [tile for tile in table.bonus_pile if FIRST_CREST <= tile < FIRST_CONTRACT]
    return crests or [tile for tile in table.contract_pile if FIRST_CREST <= tile < FIRST_CONTRACT]


def _make_ready(table: Table, family: i64) -> None:
    """Ready for Action: Titus' markers lie at the actions, his roof houses in his supply, and a crest, if one is left,
    below a building."""
    titus = table.players[TITUS]
    for action, points in enumerate(READY_MARKERS):
        titus.markers |= BIT[4 * action] * points
    titus.house_supply += bits(titus.roofs)
    titus.roofs = 0
    titus.crests = changed(titus.crests, 0, family)
    table.stage = FIRST_PLAYER


# --- a round --------------------------------------------------------------------------------------


def _next_die(table: Table) -> None:
    """Draw and roll until enough dice lie at the wheel."""
    lying: i64 = 0
    for packed in table.dice:
        lying += (packed & 15) + (packed >> 4 & 15) + (packed >> 8 & 15) + (packed >> 12 & 15) + (packed >> 16 & 15)
    if lying == DICE_ROLLED[table.seats - 1]:
        table.stage = CORRUPTING


def _corrupt(table: Table, steps: i64) -> None:
    """A corruption token: all markers go back, the leftmost first, none beyond the end."""
    table.shown = [*table.shown, int(steps)]
    i: i64 = 0
    n: i64 = len(table.court)
    while i < n:
        marker: i64 = table.court[i]
        table.court[i] = max(0, (marker >> 3) - steps) * 8 + (marker & 7)
        i += 1
    table.turn = 0
    _begin_turn(table)


def _begin_turn(table: Table) -> None:
    table.who = table.order[table.turn]
    table.turns += 1
    if table.is_titus(table.who):
        table.stage = DECREEING
    else:
        _open_turn(table)


def _open_turn(table: Table) -> None:
    table.stage = TURN
    table.traded = 0
    table.frames = [frame(F_DIE)]


def end_turn(table: Table) -> None:
    """What is left of the action points is lost; the contract market slides to the right and is refilled."""
    table.frames = []
    table.decree = NONE
    if NONE in table.contract_market:
        tiles = [tile for tile in table.contract_market if tile != NONE]
        table.contract_market = [NONE] * (int(CONTRACT_SLOTS) - len(tiles)) + tiles
    table.stage = REFILL
    _refill(table)


def _refill(table: Table) -> None:
    if NONE in table.contract_market and table.contract_pile:
        return
    table.turn += 1
    if table.turn < len(table.order):
        _begin_turn(table)
        return
    table.lap += 1
    table.turn = 0
    if table.lap < LAPS:
        table.stage = CORRUPTING
    else:
        _king_phase(table)


# --- the king phase, the market, the clean-up -----------------------------------------------------


def _king_phase(table: Table) -> None:
    """The leader takes or discards the bonus tile, or scores where none lies."""
    table.turns += 1
    table.who = table.leader()
    if table.king_tile == NONE:
        if table.setup.leader_scores:
            award(table.players[table.who], E_LEADER, LEADER_POINTS)
        _score_track(table)
    elif table.is_titus(table.who):
        award(table.players[TITUS], E_LEADER, TITUS_KING_TILE)
        _discard_king_tile(table)
        _score_track(table)
    else:
        table.stage = KING_TILE


def answer_king(table: Table, action: i64) -> None:
    """The leader's decision about the king's bonus tile."""
    if action == TAKE_TILE_:
        receive(table, table.players[table.who], table.king_tile)
        table.king_tile = NONE
    else:
        _discard_king_tile(table)
    table.turns += 1
    _score_track(table)


def _discard_king_tile(table: Table) -> None:
    table.used = merged(table.used, [int(table.king_tile)])
    table.king_tile = NONE


def _score_track(table: Table) -> None:
    """Everybody scores their space, the order is set anew, markers on red go back to the start."""
    for marker in table.court:
        award(table.players[marker & 7], E_KING, TRACK[marker >> 3])
    king = table.markets[table.round - 1] == M_KING
    if king and table.setup.king_market_early:
        _market(table)
    table.order = order_of(table.court)
    table.court = after_reset(table.court)
    if not (king and table.setup.king_market_early):
        _market(table)
    _clean_up(table)


def order_of(court: list[int]) -> list[int]:
    """The new turn order: from the front of the king's track, in a stack from below."""
    order: list[int] = []
    i: i64 = len(court)
    while i > 0:
        first: i64 = i - 1
        while first > 0 and court[first - 1] >> 3 == court[i - 1] >> 3:
            first -= 1
        for marker in court[first:i]:
            order.append(marker & 7)
        i = first
    return order


def after_reset(court: list[int]) -> list[int]:
    """Markers on red spaces go back to the start: those there already stay below, the lowest ends on top; a stack keeps
    its inner order."""
    reset: list[int] = []
    for marker in court:
        if marker >> 3 == TRACK_START:
            reset.append(marker)
    space = TRACK_START - 1
    while space >= 0:
        for marker in court:
            if marker >> 3 == space:
                reset.append(TRACK_START * 8 + (marker & 7))
        space -= 1
    for marker in court:
        if marker >> 3 > TRACK_START:
            reset.append(marker)
    return reset


def _market(table: Table) -> None:
    """Who is present in the market city scores."""
    for who in range(len(table.players)):
        if is_present(table, who):
            award(table.players[who], E_MARKET + table.round - 1, market_points(table, who))


def _clean_up(table: Table) -> None:
    if table.round == ROUNDS:
        table.stage = OVER
        return
    table.round += 1
    table.lap = 0
    table.wheel = (table.wheel + 1) % 6
    table.shown = []
    table.decrees = 0
    table.dice = [0, 0, 0, 0, 0, 0]
    table.bag = full_bag(len(table.players))
    for player in table.players:
        player.dice = []
    _favour(table)
    table.stage = BONUSES
    next_stage(table)


def full_bag(players: int) -> list[int]:
    """One die of each colour for each player."""
    return [players] * 5
