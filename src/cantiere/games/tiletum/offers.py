"""Which actions a decision offers: lists of codes, ascending."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.tiletum.actions import (
    ACTIVATE_,
    ADVANCE_,
    BUY_,
    COLLECT_,
    CONTRIBUTE_,
    CREST_,
    DISCARD_TILE_,
    DONE_,
    END_TURN_,
    FULFIL_,
    FULFIL_WITH_,
    GAIN_,
    HIRE_,
    LEAVE_TILE_,
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
    BUILDINGS,
    CATHEDRAL_AT,
    CATHEDRAL_POINTS,
    CHARACTER,
    CITIES,
    COLOUR_HELPER,
    CONTRACT,
    CONTRACT_AP,
    CONTRACT_SLOTS,
    CONTRACT_SPACES,
    COST,
    COST_ANY,
    COST_STONE,
    CREST_FOOD,
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
    NEIGHBOURS,
    NONE,
    REWARDS,
    ROOM_FLOOR,
    ROOMS,
    ROOMS_OF,
    SPACES,
    STONE,
    TRACK_END,
    TYPE,
)
from cantiere.games.tiletum.state import (
    F_ACT,
    F_ACTIVATE,
    F_ANY,
    F_ANYWHERE,
    F_COLLECT,
    F_DIE,
    F_JOKER,
    F_ROAM,
    F_TILE,
    F_WELCOME,
    KING_TILE,
    Player,
    Table,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import a_of, b_of, c_of, kind_of


def offers(table: Table) -> list[int]:
    """Everything the player to decide may do now."""
    player = table.players[table.who]
    legal: list[int] = []
    if table.stage == KING_TILE:
        if table.can_take(player, table.king_tile):
            legal.append(TAKE_TILE_)
        legal.append(DISCARD_TILE_)
        return legal
    f: i64 = table.frames[-1]
    kind = kind_of(f)
    own_offers(table, player, f, legal)
    if kind <= F_COLLECT or F_JOKER <= kind <= F_ROAM or kind == F_WELCOME:
        tasks(table, player, kind, legal)
    if kind == F_ACT and c_of(f):
        if not must_advance(table, f):
            legal.append(END_TURN_)
    elif kind in (F_ACT, F_ROAM, F_ANYWHERE, F_ACTIVATE, F_WELCOME):
        legal.append(DONE_)
    return legal


def own_offers(table: Table, player: Player, f: i64, legal: list[int]) -> None:
    """What the frame itself is about, without tasks and without stopping."""
    kind = kind_of(f)
    if kind == F_DIE:
        _dice(table, player, legal)
    elif kind == F_TILE:
        if table.can_take(player, table.wheel_tiles[a_of(f)]):
            legal.append(TAKE_TILE_)
        legal.append(LEAVE_TILE_)
    elif kind == F_COLLECT:
        legal.append(COLLECT_)
    elif kind in (F_JOKER, F_ANY):
        for action in range(JOKER):
            legal.append(PERFORM_ + action)
    elif kind == F_ACT:
        _act(table, player, a_of(f), b_of(f), legal)
    elif kind == F_ROAM:
        if b_of(f):
            _steps(player, a_of(f), legal)
        if c_of(f):
            _place_here(table, player, a_of(f), legal)
    elif kind == F_ANYWHERE:
        _anywhere(table, player, a_of(f), legal)
    elif kind == F_ACTIVATE:
        for building in range(FAMILY_HOUSE):
            if player.resident(building) != NONE:
                legal.append(ACTIVATE_ + building)
    elif kind == F_WELCOME:
        for room in range(len(ROOMS)):
            if a_of(f) & BIT[room]:
                legal.append(WELCOME_ + room)
    else:  # F_GAIN, F_COLOUR
        for resource in range(5):
            legal.append(GAIN_ + resource)


def must_advance(table: Table, f: i64) -> bool:
    """The king action leaves no choice: all its action points are walked, unless the marker is at the end."""
    return a_of(f) == KING and b_of(f) > 0 and table.standing(table.who) < TRACK_END


def steps_between(value: i64, other: i64) -> i64:
    """How far two die values are apart; 1 follows 6."""
    apart = value - other if value > other else other - value
    return apart if apart <= 3 else 6 - apart


def _dice(table: Table, player: Player, legal: list[int]) -> None:
    gold: i64 = player.goods[GOLD]
    value: i64 = 1
    while value <= 6:
        lying: i64 = table.dice[value - 1]
        colour: i64 = 0
        while lying:
            if lying & 15:
                base = TAKE_DIE_ + ((value - 1) * 5 + colour) * 6
                final: i64 = 1
                while final <= 6:
                    if steps_between(value, final) * GOLD_FOR_STEP <= gold:
                        legal.append(base + final - 1)
                    final += 1
            lying >>= 4
            colour += 1
        value += 1


# --- the actions ----------------------------------------------------------------------------------


def _act(table: Table, player: Player, action: i64, ap: i64, legal: list[int]) -> None:
    if ap == 0:
        return
    if action in (MERCHANT, ARCHITECT):
        _steps(player, action, legal)
        _place_here(table, player, action, legal)
        here = player.merchant if action == MERCHANT else player.architect
        if table.can_take(player, table.tile_at(here)):
            legal.append(TAKE_BONUS_)
    elif action == CHARACTER:
        _characters(table, player, ap, legal)
    elif action == CONTRACT:
        _contracts(table, player, ap, legal)
    elif table.standing(table.who) < TRACK_END:
        legal.append(ADVANCE_)


def _steps(player: Player, piece: i64, legal: list[int]) -> None:
    for space in NEIGHBOURS[player.merchant if piece == MERCHANT else player.architect]:
        legal.append(MOVE_ + space)


def _place_here(table: Table, player: Player, piece: i64, legal: list[int]) -> None:
    """A house where the merchant stands, a pillar where the architect stands."""
    if piece == MERCHANT:
        if player.house_supply:
            taken = table.taken_plots()
            if table.may_build_in(player, player.merchant, taken):
                for plot in table.free_plots(player.merchant, taken):
                    legal.append(PLACE_HOUSE_ + plot)
    elif player.pillar_supply:
        cathedral: i64 = CATHEDRAL_AT[player.architect]
        if cathedral != NONE and table.may_raise_at(player, cathedral):
            legal.append(PLACE_PILLAR_ + cathedral)


def _characters(table: Table, player: Player, ap: i64, legal: list[int]) -> None:
    market = table.character_market
    if table.has_room(player):
        kinds = market[:]
        kinds.sort()
        before: i64 = NONE
        for tile in kinds:
            if tile != before:
                legal.append(HIRE_ + tile - FIRST_CHARACTER)
                before = tile
    if table.character_pile:
        legal.append(WIPE_)
    last: i64 = NONE
    for tile in player.store:
        if tile >= FIRST_CHARACTER and tile != last:
            last = tile
            _rooms(player, tile - FIRST_CHARACTER, ap, legal)


def _rooms(player: Player, character: i64, ap: i64, legal: list[int]) -> None:
    """The rooms a character may move into: where its type lives, else in an empty building."""
    base = LODGE_ + character * len(ROOMS)
    home = player.home_of(TYPE[character])
    building: i64 = 0
    while building < FAMILY_HOUSE:
        if building == home or (home == NONE and player.resident(building) == NONE):
            for room in ROOMS_OF[building]:
                if player.rooms[room] == NONE and ROOM_FLOOR[room] <= ap:
                    legal.append(base + room)
        building += 1


def _contracts(table: Table, player: Player, ap: i64, legal: list[int]) -> None:
    slot: i64 = 0
    while slot < CONTRACT_SLOTS:
        if CONTRACT_AP[slot] <= ap and table.can_take(player, table.contract_market[slot]):
            legal.append(SIGN_ + slot)
        slot += 1
    for given in range(5):
        if player.goods[given]:
            for wanted in range(5):
                if wanted != given:
                    legal.append(TRADE_ + given * 5 + wanted)


def _anywhere(table: Table, player: Player, what: i64, legal: list[int]) -> None:
    if what == HOUSE:
        if player.house_supply:
            taken = table.taken_plots()
            for city in range(len(CITIES)):
                if table.may_build_in(player, city, taken):
                    for plot in table.free_plots(city, taken):
                        legal.append(PLACE_HOUSE_ + plot)
    elif what > HOUSE:
        if player.pillar_supply:
            for cathedral in range(len(CATHEDRAL_POINTS)):
                if table.may_raise_at(player, cathedral):
                    legal.append(PLACE_PILLAR_ + cathedral)
    else:
        here = player.merchant if what == MERCHANT else player.architect
        for space in range(len(SPACES)):
            if space != here:
                legal.append(MOVE_ + space)


# --- tasks ----------------------------------------------------------------------------------------


def tasks(table: Table, player: Player, kind: i64, legal: list[int]) -> None:
    """What is possible at any moment of one's turn; `kind` is the decision it interrupts."""
    if player.goods[GOLD] >= GOLD_FOR_RESOURCE:
        for resource in range(1, 5):
            legal.append(BUY_ + resource)
    if player.store:
        _fulfilments(player, legal)
        _crests(player, legal)
    if player.pillars & ~player.given:
        for cathedral in range(len(CATHEDRAL_POINTS)):
            if can_contribute(table, player, cathedral):
                legal.append(CONTRIBUTE_ + cathedral)
    last: i64 = NONE
    for tile in player.store:
        if tile >= FIRST_CREST:
            break
        if tile != last and can_use(table, player, tile, kind):
            legal.append(USE_ + tile)
        last = tile


def _fulfilments(player: Player, legal: list[int]) -> None:
    if len(player.contracts) == CONTRACT_SPACES:
        return
    last: i64 = NONE
    open_cost = False
    for tile in player.store:
        if FIRST_CONTRACT <= tile < FIRST_CHARACTER and tile != last:
            last = tile
            contract: i64 = tile - FIRST_CONTRACT
            if COST_ANY[contract]:
                open_cost = True
            elif can_pay(player, contract, NONE):
                legal.append(FULFIL_ + contract)
    if not open_cost:
        return
    last = NONE
    for tile in player.store:
        if FIRST_CONTRACT <= tile < FIRST_CHARACTER and tile != last:
            last = tile
            contract = tile - FIRST_CONTRACT
            if COST_ANY[contract]:
                for resource in range(5):
                    if can_pay(player, contract, resource):
                        legal.append(FULFIL_WITH_ + ANY_INDEX[contract] * 5 + resource)


def can_pay(player: Player, contract: i64, alike: i64) -> bool:
    """Whether the player has what a contract costs, its freely chosen part in the resource `alike`."""
    cost = COST[contract]
    goods = player.goods
    resource: i64 = 0
    while resource < 5:
        need: i64 = cost[resource]
        if resource == alike:
            need += COST_ANY[contract]
        if goods[resource] < need:
            return False
        resource += 1
    return True


def _crests(player: Player, legal: list[int]) -> None:
    """Which crest goes below a building makes no difference, so only the building is chosen."""
    if crest_in_store(player) == NONE:
        return
    for building in range(BUILDINGS):
        if player.crests[building] == NONE and player.goods[FOOD] >= CREST_FOOD[building]:
            legal.append(CREST_ + building)


def crest_in_store(player: Player) -> i64:
    """The first crest in the storehouse, or NONE."""
    for tile in player.store:
        if FIRST_CREST <= tile < FIRST_CONTRACT:
            return tile
    return NONE


def can_contribute(table: Table, player: Player, cathedral: i64) -> bool:
    return (
        (player.pillars & ~player.given) & BIT[cathedral] != 0
        and player.goods[STONE] >= COST_STONE[table.costs[cathedral]]
        and table.contributions(cathedral) < len(CATHEDRAL_POINTS[cathedral])
    )


def can_use(table: Table, player: Player, helper: i64, kind: i64) -> bool:
    """Whether a helper has its moment: more action points once there is a die, another colour just before the die's
    resources, an activation when there is somebody to activate."""
    reward = REWARDS[helper]
    if reward.add_ap:
        return table.die_frame() != NONE
    if reward.colour:
        return kind == F_COLLECT and (c_of(table.frames[-1]) == 0 or table.setup.colour_at_once or _two(player))
    if reward.activate:
        for building in range(FAMILY_HOUSE):
            if player.resident(building) != NONE:
                return True
        return False
    return True


def _two(player: Player) -> bool:
    """Whether there are two colour helpers: then one of them is not the one just taken."""
    return player.store.count(COLOUR_HELPER) > 1
