"""What a decision does. A reward may open further decisions: they go on top of the stack, and when they are through,
the interrupted one goes on where it was."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.tiletum import solo
from cantiere.games.tiletum.actions import (
    ACTIVATE_,
    BUY_,
    CONTRIBUTE_,
    CREST_,
    DONE_,
    FULFIL_,
    FULFIL_WITH_,
    GAIN_,
    HIRE_,
    LODGE_,
    MOVE_,
    PERFORM_,
    PLACE_HOUSE_,
    PLACE_PILLAR_,
    SIGN_,
    TAKE_BONUS_,
    TAKE_DIE_,
    TAKE_TILE_,
    TRADE_,
    USE_,
    WELCOME_,
    WIPE_,
)
from cantiere.games.tiletum.box import (
    ANY_INDEX,
    ARCHITECT,
    BONUS_AP,
    CATHEDRAL_POINTS,
    CHARACTER,
    CHARACTER_SLOTS,
    COLOUR_HELPER,
    CONTRACT,
    CONTRACT_AP,
    CONTRACT_POINTS,
    COST,
    COST_ANY,
    COST_POINTS,
    COST_STONE,
    CREST_FOOD,
    CREST_REWARD,
    FAMILY_HOUSE,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    FIRST_CREST,
    FOOD,
    GOLD,
    GOLD_FOR_RESOURCE,
    GOLD_FOR_STEP,
    HOUSE,
    JOKER,
    KING,
    MERCHANT,
    NONE,
    PILLARS_ON_CONTRACTS,
    PIPS_AND_POINTS,
    PLOT_REWARD,
    REWARDS,
    ROOM_BUILDING,
    ROOM_FLOOR,
    ROOMS,
    ROOMS_OF,
    SPACE_POINTS,
    STONE,
    TILE_INDEX,
)
from cantiere.games.tiletum.gains import advance, award, gain, grant, open_action, pay
from cantiere.games.tiletum.offers import can_use, crest_in_store, own_offers, steps_between
from cantiere.games.tiletum.state import (
    E_CATHEDRAL,
    E_CHARACTER,
    E_CONTRACT,
    E_CREST,
    E_HELPER,
    E_HOUSE,
    F_ACT,
    F_ACTIVATE,
    F_ANY,
    F_ANYWHERE,
    F_COLLECT,
    F_COLOUR,
    F_DIE,
    F_GAIN,
    F_JOKER,
    F_RESTOCK,
    F_ROAM,
    F_TILE,
    F_WELCOME,
    TURN,
    Player,
    Table,
    changed,
    merged,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import a_of, b_of, c_of, frame, kind_of


def decide(table: Table, action: i64) -> None:
    """Take a decision of the turn (all but `end_turn`), and whatever follows without one."""
    player = table.players[table.who]
    if BUY_ <= action < DONE_:
        _do_task(table, player, action)
    else:
        _answer(table, player, action, table.frames[-1])
    settle(table)


def _answer(table: Table, player: Player, action: i64, f: i64) -> None:
    """Take up what the frame on top offers."""
    kind = kind_of(f)
    if kind == F_ACT:
        if action == DONE_:
            table.frames.pop()
        else:
            _act(table, player, action, f)
    elif kind == F_ROAM:
        _roam(table, player, action, f)
    elif kind == F_DIE:
        _take_die(table, player, action - TAKE_DIE_)
    elif kind == F_WELCOME:
        _welcome(table, player, action, f)
    else:
        table.frames.pop()
        if kind == F_TILE:
            if action == TAKE_TILE_:
                _take_wheel_tile(table, player, a_of(f))
        elif kind == F_COLLECT:
            gain(table, player, b_of(f), a_of(f))
        elif kind == F_COLOUR:
            gain(table, player, action - GAIN_, a_of(f))
        elif kind == F_GAIN:
            gain(table, player, action - GAIN_, 1)
            if a_of(f) > 1:
                table.frames.append(frame(F_GAIN, a_of(f) - 1))
        elif kind == F_JOKER:
            chosen = action - PERFORM_
            table.frames.append(frame(F_ACT, chosen, a_of(f) + player.bonus_ap(chosen), 1))
        elif kind == F_ANY:
            open_action(table, action - PERFORM_, a_of(f))
        elif kind == F_ANYWHERE:
            _anywhere(table, player, a_of(f), action)
        elif action != DONE_:  # F_ACTIVATE
            _activate(table, player, action - ACTIVATE_)


def settle(table: Table) -> None:
    """Pass over decisions that decide nothing: a tile nobody may take, the die's resources when there is no helper to
    change them, bonuses that cannot be used."""
    own: list[int] = []
    while table.stage == TURN and table.frames:
        f: i64 = table.frames[-1]
        kind = kind_of(f)
        player = table.players[table.who]
        if kind == F_RESTOCK:
            if not _is_restocked(table):
                return
            table.frames.pop()
        elif kind == F_TILE:
            tile: i64 = table.wheel_tiles[a_of(f)]
            if tile != NONE and table.is_welcome(player, tile):
                return
            table.frames.pop()
        elif kind == F_COLLECT:
            if COLOUR_HELPER in player.store and can_use(table, player, COLOUR_HELPER, F_COLLECT):
                return
            table.frames.pop()
            gain(table, player, b_of(f), a_of(f))
        elif (kind == F_ACT and c_of(f) == 0) or kind in (F_ROAM, F_ANYWHERE, F_ACTIVATE, F_WELCOME):
            own_offers(table, player, f, own)
            if own:
                return
            table.frames.pop()
        else:
            return


# --- taking a die ---------------------------------------------------------------------------------


def _take_die(table: Table, player: Player, choice: i64) -> None:
    """`choice` packs the die's value and colour and the value it is taken at."""
    value, colour, final = choice // 30 + 1, choice // 6 % 5, choice % 6 + 1
    pay(table, player, GOLD, steps_between(value, final) * GOLD_FOR_STEP)
    table.dice[value - 1] -= BIT[4 * colour]
    player.dice = [*player.dice, final * 5 + colour]
    place = table.place_of(final)
    action: i64 = table.actions[place]
    ap = PIPS_AND_POINTS - final
    count = final
    if table.is_titus(table.who):
        count += solo.extra_goods(table)
    if action == JOKER:
        under = frame(F_JOKER, ap)
    else:
        under = frame(F_ACT, action, ap + player.bonus_ap(action), 1)
    table.frames = [under, frame(F_COLLECT, count, colour), frame(F_TILE, place)]


def _take_wheel_tile(table: Table, player: Player, place: i64) -> None:
    tile: i64 = table.wheel_tiles[place]
    table.wheel_tiles = changed(table.wheel_tiles, place, NONE)
    receive(table, player, tile)
    f: i64 = table.frames[-1]
    if tile == COLOUR_HELPER and kind_of(f) == F_COLLECT:
        table.frames[-1] = frame(F_COLLECT, a_of(f), b_of(f), 1)


def receive(table: Table, player: Player, tile: i64) -> None:
    """A tile comes to the storehouse."""
    if tile < FIRST_CREST and table.is_titus(table.who):
        solo.receive_helper(table, player, tile)
        return
    player.store.append(tile)
    player.store.sort()


# --- the actions ----------------------------------------------------------------------------------


def _act(table: Table, player: Player, action: i64, f: i64) -> None:
    """One option of an action: its action points first, then what it does."""
    kind, ap = a_of(f), b_of(f)
    cost: i64 = 1
    if LODGE_ <= action < SIGN_:
        cost = ROOM_FLOOR[(action - LODGE_) % len(ROOMS)]
    elif SIGN_ <= action < TRADE_:
        cost = CONTRACT_AP[action - SIGN_]
    elif kind == KING:
        cost = ap
    table.frames[-1] = frame(F_ACT, kind, ap - cost, c_of(f))
    if kind == CHARACTER:
        _character_option(table, player, action)
    elif kind == CONTRACT:
        _contract_option(table, player, action)
    elif kind == KING:
        advance(table, table.who, ap)
    elif action == TAKE_BONUS_:
        _take_map_tile(table, player, player.merchant if kind == MERCHANT else player.architect)
    else:
        _move_or_place(table, player, kind, action)


def _move_or_place(table: Table, player: Player, piece: i64, action: i64) -> None:
    if action >= PLACE_PILLAR_:
        place_pillar(player, action - PLACE_PILLAR_)
    elif action >= PLACE_HOUSE_:
        place_house(table, player, action - PLACE_HOUSE_)
    elif piece == MERCHANT:
        player.merchant = action - MOVE_
    else:
        player.architect = action - MOVE_


def _roam(table: Table, player: Player, action: i64, f: i64) -> None:
    """A bonus of moves and a house or pillar, in any order."""
    piece, moves, places = a_of(f), b_of(f), c_of(f)
    if action == DONE_:
        table.frames.pop()
        return
    if action < PLACE_HOUSE_:
        moves -= 1
    else:
        places -= 1
    if moves or places:
        table.frames[-1] = frame(F_ROAM, piece, moves, places)
    else:
        table.frames.pop()
    _move_or_place(table, player, piece, action)


def _anywhere(table: Table, player: Player, what: i64, action: i64) -> None:
    if action != DONE_:
        _move_or_place(table, player, MERCHANT if what in (MERCHANT, HOUSE) else ARCHITECT, action)


def place_house(table: Table, player: Player, plot: i64) -> None:
    player.houses |= BIT[plot]
    player.house_supply -= 1
    grant(table, player, PLOT_REWARD[plot], E_HOUSE)


def place_pillar(player: Player, cathedral: i64) -> None:
    player.pillars |= BIT[cathedral]
    player.pillar_supply -= 1


def _take_map_tile(table: Table, player: Player, space: i64) -> None:
    index: i64 = TILE_INDEX[space]
    tile: i64 = table.map_tiles[index]
    table.map_tiles = changed(table.map_tiles, index, NONE)
    receive(table, player, tile)


def _character_option(table: Table, player: Player, action: i64) -> None:
    if action == WIPE_:
        for tile in table.character_market:
            if tile != NONE:
                table.aside = [*table.aside, tile]
        table.character_market = [NONE] * int(CHARACTER_SLOTS)
        table.frames.append(frame(F_RESTOCK))
    elif action < WIPE_:
        hired = FIRST_CHARACTER + action - HIRE_
        table.character_market = changed(table.character_market, table.character_market.index(hired), NONE)
        receive(table, player, hired)
        table.frames.append(frame(F_RESTOCK))
    else:
        lodge(table, player, (action - LODGE_) // len(ROOMS), (action - LODGE_) % len(ROOMS))


def _is_restocked(table: Table) -> bool:
    """Whether the character market needs no more draws. Wiped tiles go back to the pile once it is full again, or when
    nothing else is left to draw."""
    full = NONE not in table.character_market
    if table.aside and (full or not table.character_pile):
        table.character_pile = merged(table.character_pile, table.aside)
        table.aside = []
    return full or not table.character_pile


def lodge(table: Table, player: Player, character: i64, room: i64) -> None:
    """A character moves in: the roof house may come free, the building may be complete, and the bonus is gained."""
    tile = FIRST_CHARACTER + character
    building: i64 = ROOM_BUILDING[room]
    player.store.remove(tile)
    player.rooms = changed(player.rooms, room, tile)
    if player.is_filled(building):
        if player.roofs & BIT[building]:
            player.roofs &= ~BIT[building]
            player.house_supply += 1
        _complete(table, player, building)
    if table.is_titus(table.who):
        solo.receive_character(table, player, tile)
    else:
        grant(table, player, REWARDS[tile], E_CHARACTER)


def _complete(table: Table, player: Player, building: i64) -> None:
    """A completed building: its marker goes to the action of its residents, and counts for the action in progress."""
    if building == FAMILY_HOUSE or not player.is_completed(building):
        return
    action = player.resident(building)
    if player.bonus_ap(action):
        return  # Titus, when he was ready for action from the start
    player.markers |= BONUS_AP[building] << 4 * action
    f = table.die_frame()
    if f != NONE and kind_of(f) == F_ACT and a_of(f) == action:
        _add_ap(table, BONUS_AP[building])


def _add_ap(table: Table, ap: i64) -> None:
    """More action points for the action of the die."""
    f: i64 = table.frames[0]
    if kind_of(f) == F_JOKER:
        table.frames[0] = frame(F_JOKER, a_of(f) + ap)
    else:
        table.frames[0] = frame(F_ACT, a_of(f), b_of(f) + ap, c_of(f))


def _contract_option(table: Table, player: Player, action: i64) -> None:
    if action < TRADE_:
        slot = action - SIGN_
        tile: i64 = table.contract_market[slot]
        table.contract_market = changed(table.contract_market, slot, NONE)
        receive(table, player, tile)
        return
    pay(table, player, (action - TRADE_) // 5, 1)
    gain(table, player, (action - TRADE_) % 5, 1)
    if table.traded == 0:
        table.traded = 1
        table.frames.append(frame(F_GAIN, 1))


# --- tasks ----------------------------------------------------------------------------------------


def _do_task(table: Table, player: Player, action: i64) -> None:
    if action < FULFIL_:
        pay(table, player, GOLD, GOLD_FOR_RESOURCE)
        gain(table, player, action - BUY_, 1)
    elif action < FULFIL_WITH_:
        fulfil(table, player, action - FULFIL_, NONE)
    elif action < CREST_:
        index, alike = (action - FULFIL_WITH_) // 5, (action - FULFIL_WITH_) % 5
        fulfil(table, player, ANY_INDEX.index(index), alike)
    elif action < CONTRIBUTE_:
        place_crest(table, player, action - CREST_)
    elif action < USE_:
        contribute(table, player, action - CONTRIBUTE_)
    else:
        _use(table, player, action - USE_)


def fulfil(table: Table, player: Player, contract: i64, alike: i64) -> None:
    """Pay, put the contract on the next space, free the pillar there, score both, gain the bonus."""
    resource: i64 = 0
    while resource < 5:
        pay(table, player, resource, COST[contract][resource])
        resource += 1
    if alike != NONE:
        pay(table, player, alike, COST_ANY[contract])
    tile = FIRST_CONTRACT + contract
    player.store.remove(tile)
    space: i64 = len(player.contracts)
    player.contracts = [*player.contracts, tile]
    if space < PILLARS_ON_CONTRACTS:
        player.pillar_supply += 1
    award(player, E_CONTRACT, CONTRACT_POINTS[contract] + SPACE_POINTS[space])
    grant(table, player, REWARDS[tile], E_CONTRACT)


def place_crest(table: Table, player: Player, building: i64) -> None:
    tile = crest_in_store(player)
    pay(table, player, FOOD, CREST_FOOD[building])
    player.store.remove(tile)
    player.crests = changed(player.crests, building, tile - FIRST_CREST)
    _complete(table, player, building)
    grant(table, player, CREST_REWARD[building], E_CREST)


def contribute(table: Table, player: Player, cathedral: i64) -> None:
    """Pay the stones, take the top tile, score both tiles."""
    cost: i64 = table.costs[cathedral]
    pay(table, player, STONE, COST_STONE[cost])
    award(player, E_CATHEDRAL, COST_POINTS[cost] + CATHEDRAL_POINTS[cathedral][table.contributions(cathedral)])
    player.given |= BIT[cathedral]


def _use(table: Table, player: Player, helper: i64) -> None:
    player.store.remove(helper)
    table.used = merged(table.used, [int(helper)])
    reward = REWARDS[helper]
    if reward.colour:
        f: i64 = table.frames.pop()
        table.frames.append(frame(F_COLOUR, a_of(f)))
    elif reward.add_ap:
        _add_ap(table, reward.add_ap)
    else:
        grant(table, player, reward, E_HELPER)


# --- activating a building ------------------------------------------------------------------------


def _activate(table: Table, player: Player, building: i64) -> None:
    rooms: i64 = 0
    for room in ROOMS_OF[building]:
        if player.rooms[room] != NONE:
            rooms |= BIT[room]
    table.frames.append(frame(F_WELCOME, rooms))


def _welcome(table: Table, player: Player, action: i64, f: i64) -> None:
    """One character after the other, in any order, each once."""
    if action == DONE_:
        table.frames.pop()
        return
    room = action - WELCOME_
    rest = a_of(f) & ~BIT[room]
    if rest:
        table.frames[-1] = frame(F_WELCOME, rest)
    else:
        table.frames.pop()
    grant(table, player, REWARDS[player.rooms[room]], E_CHARACTER)
