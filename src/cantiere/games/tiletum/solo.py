"""Cardinal Titus, the opponent of a player alone at the table.

He is player 1 and plays by the rules of everybody: chance takes his decisions for him, one after the other, and
`decide` says which. His cards are certain; how he carries them out is our reconstruction, one small function for each
habit.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cantiere.games.tiletum.actions import (
    ACTIVATE_,
    ADVANCE_,
    BUY_,
    COLLECT_,
    CONTRIBUTE_,
    CREST_,
    DONE_,
    END_TURN_,
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
    WELCOME_,
)
from cantiere.games.tiletum.box import (
    ACTIONS,
    ANY_INDEX,
    BUILDINGS,
    CATHEDRAL_AT,
    CATHEDRAL_POINTS,
    CATHEDRAL_SPACE,
    CHARACTER,
    CITIES,
    CLERGY,
    COFFERS,
    COFFERS_MORE,
    CONTRACT,
    CONTRACT_AP,
    CONTRACT_POINTS,
    CONTRACT_SPACES,
    COST,
    COST_ANY,
    COST_POINTS,
    CREST_FOOD,
    FAMILY_HOUSE,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    FIRST_CREST,
    FOOD,
    FRIENDS,
    FRIENDS_GOLD,
    GOLD,
    GOLD_FOR_RESOURCE,
    HOUSE,
    INCOME,
    IRON,
    JOKER,
    KING,
    MERCHANT,
    NEIGHBOURS,
    NONE,
    PIPS_AND_POINTS,
    RESOURCES,
    REWARDS,
    ROOM_BUILDING,
    ROOM_FLOOR,
    ROOMS,
    SPACES,
    STEPS,
    STONE,
    TRACK_END,
    TYPE,
    VISITORS,
    WHISPERS,
    WOOL,
    decree_colours,
    decree_takes,
)
from cantiere.games.tiletum.gains import advance, award, gain, grant
from cantiere.games.tiletum.offers import can_contribute, crest_in_store
from cantiere.games.tiletum.state import (
    E_CHARACTER,
    E_HELPER,
    F_ACT,
    F_ACTIVATE,
    F_ANYWHERE,
    F_COLLECT,
    F_DIE,
    F_GAIN,
    F_JOKER,
    F_ROAM,
    F_TILE,
    F_WELCOME,
    TITUS,
    Player,
    Table,
    bits,
    merged,
)
from cantiere.kernel.frames import a_of, b_of, c_of, kind_of

KINDS: Final = (IRON, GOLD, STONE, FOOD)  # his four resources: wool is iron to him


def decide(table: Table) -> i64:
    """What Titus does next."""
    titus = table.players[TITUS]
    f: i64 = table.frames[-1]
    kind = kind_of(f)
    if kind == F_DIE:
        return choose_die(table, titus)
    if kind == F_TILE:
        return TAKE_TILE_
    if kind == F_COLLECT:
        return COLLECT_
    if kind == F_JOKER:
        return PERFORM_ + joker_action(table, titus)
    if kind == F_GAIN:
        return GAIN_ + most_needed(titus)[0]
    if kind == F_ACT:
        return _act(table, titus, f)
    if kind == F_ROAM:
        return _walk(table, titus, a_of(f), b_of(f), c_of(f), False)
    if kind == F_ANYWHERE:
        return _place_anywhere(table, titus, a_of(f))
    if kind == F_ACTIVATE:
        return ACTIVATE_ + _fullest(titus) if _has(table, VISITORS) else DONE_
    if kind == F_WELCOME:
        return WELCOME_ + min(room for room in range(len(ROOMS)) if a_of(f) >> room & 1)
    return DONE_


def _has(table: Table, challenge: i64) -> bool:
    return table.challenges >> challenge & 1 == 1


# --- which die ------------------------------------------------------------------------------------


def choose_die(table: Table, titus: Player) -> i64:
    """The first priority of the decree that works; if none does, the highest die of the first colour there is."""
    colours = decree_colours(table.decree)
    for take in decree_takes(table.decree):
        found = _die_for(table, titus, take, colours)
        if found != NONE:
            return found
    return _best_die(table, [(value, colour) for value, colour in _dice(table)], colours)


def _die_for(table: Table, titus: Player, take: dict[str, Any], colours: list[int]) -> i64:
    """The die a priority asks for, or NONE."""
    if "action" in take:
        action = ACTIONS.index(take["action"])
        for at in (action, JOKER):
            dice = [(value, colour) for value, colour in _dice(table) if table.action_of(value) == at]
            if dice:
                ap = PIPS_AND_POINTS - dice[0][0] + titus.bonus_ap(action)
                if holds(table, titus, take.get("if", ""), action, ap):
                    return _best_die(table, dice, colours)
        return NONE
    if not holds(table, titus, take.get("if", ""), NONE, 0):
        return NONE
    kinds = _wanted_kinds(titus, take)
    for kind in kinds:
        dice = [(value, colour) for value, colour in _dice(table) if _kind(colour) == kind]
        if dice:
            top = max(value for value, _ in dice)
            return _best_die(table, [(value, colour) for value, colour in dice if value == top], colours)
    if not kinds:  # the highest of all
        dice = _dice(table)
        top = max(value for value, _ in dice)
        return _best_die(table, [(value, colour) for value, colour in dice if value == top], most_needed(titus))
    return NONE


def _wanted_kinds(titus: Player, take: dict[str, Any]) -> list[int]:
    """The kinds of resource a priority names, the most needed first; none of them means any."""
    if "needed" in take:
        kinds = [RESOURCES.index(name) for name in take["needed"]]
        return kinds if lacking(titus) > 0 else kinds[::-1]
    return [] if take["highest"] == "any" else [RESOURCES.index(take["highest"])]


def _dice(table: Table) -> list[tuple[int, int]]:
    """Every value and colour there is at the wheel."""
    return [(value, colour) for value in range(1, 7) for colour in range(5) if table.dice_at(value, colour)]


def _kind(colour: int) -> int:
    return IRON if colour == WOOL else colour


def _best_die(table: Table, dice: list[tuple[int, int]], colours: list[int]) -> i64:
    """By the order of colours, then the highest; blue before light grey."""
    order = colours or list(KINDS)
    value, colour = min(dice, key=lambda die: (order.index(_kind(die[1])), -die[0], -die[1]))
    return TAKE_DIE_ + ((value - 1) * 5 + colour) * 6 + value - 1


def holds(table: Table, titus: Player, condition: str, action: i64, ap: i64) -> bool:
    """Whether the condition of a priority is met."""
    houses, pillars = bits(titus.houses), bits(titus.pillars)
    if condition == "pillars>houses":
        return pillars > houses
    if condition == "houses>=pillars":
        return houses >= pillars
    if condition == "pillars>cathedrals":
        return pillars > bits(titus.given)
    if condition == "contract_open":
        return any(FIRST_CONTRACT <= tile < FIRST_CHARACTER for tile in titus.store)
    if condition == "crest_in_reach":
        return crest_space(table, titus, action, ap) != NONE
    if condition == "crest_in_market":
        return any(_is_new_crest(table, titus, tile) for tile in table.contract_market)
    return True


def _is_new_crest(table: Table, titus: Player, tile: i64) -> bool:
    return FIRST_CREST <= tile < FIRST_CONTRACT and table.is_welcome(titus, tile)


def crest_space(table: Table, titus: Player, piece: i64, ap: i64) -> i64:
    """The nearest space with a crest he lacks that the piece can reach and take with so many action points."""
    here = titus.merchant if piece == MERCHANT else titus.architect
    best: i64 = NONE
    for space in range(len(CITIES)):
        if STEPS[here][space] < ap and _is_new_crest(table, titus, table.tile_at(space)):
            if best == NONE or STEPS[here][space] < STEPS[here][best]:
                best = space
    return best


def joker_action(table: Table, titus: Player) -> i64:
    """The action the decree wants; a decree that wants a colour makes him go to the king."""
    ap: i64 = a_of(table.frames[-1])
    for take in decree_takes(table.decree):
        if "action" in take:
            action: i64 = ACTIONS.index(take["action"])
            if holds(table, titus, take.get("if", ""), action, ap + titus.bonus_ap(action)):
                return action
    return KING


def most_needed(titus: Player) -> list[int]:
    """His kinds of resource, the scarcest first."""
    return sorted(KINDS, key=lambda kind: titus.goods[kind])


def lacking(titus: Player) -> i64:
    """How much iron and wool his contracts want beyond what he has."""
    want: i64 = 0
    for tile in titus.store:
        if FIRST_CONTRACT <= tile < FIRST_CHARACTER:
            want += COST[tile - FIRST_CONTRACT][IRON] + COST[tile - FIRST_CONTRACT][WOOL]
    return max(0, want - titus.goods[IRON])


# --- the action -----------------------------------------------------------------------------------


def _act(table: Table, titus: Player, f: i64) -> i64:
    """Spend the action points, and after a die's action do what tasks there are."""
    action, ap, by_die = a_of(f), b_of(f), c_of(f) == 1
    crest = _crest(titus)
    if crest != NONE and by_die:
        return crest
    if ap:
        if action == CHARACTER:
            choice = _character(table, titus, ap)
        elif action == CONTRACT:
            choice = _contract(table, titus, ap)
        elif action == KING:
            choice = ADVANCE_ if table.standing(TITUS) < TRACK_END else DONE_
        else:
            choice = _walk(table, titus, action, ap, ap, True)
        if choice != DONE_:
            return choice
    return _task(table, titus) if by_die else DONE_


def _walk(table: Table, titus: Player, piece: i64, moves: i64, places: i64, paid: bool) -> i64:
    """Place where he stands, take a crest lying there, or go to the nearest place worth going to."""
    here = titus.merchant if piece == MERCHANT else titus.architect
    if places and can_place(table, titus, piece, here):
        if piece == MERCHANT:
            return PLACE_HOUSE_ + table.free_plots(here, table.taken_plots())[0]
        return PLACE_PILLAR_ + CATHEDRAL_AT[here]
    if paid and _is_new_crest(table, titus, table.tile_at(here)):
        return TAKE_BONUS_
    if moves == 0:
        return DONE_
    goal: i64 = NONE
    if paid and any(take.get("if", "") == "crest_in_reach" for take in decree_takes(table.decree)):
        goal = crest_space(table, titus, piece, moves)
    if goal == NONE:
        goal = nearest_place(table, titus, piece)
    if goal == NONE:
        return DONE_
    return MOVE_ + min(NEIGHBOURS[here], key=lambda space: (STEPS[space][goal], SPACES[space]))


def can_place(table: Table, titus: Player, piece: i64, space: i64) -> bool:
    if piece == MERCHANT:
        return titus.house_supply > 0 and table.may_build_in(titus, space, table.taken_plots())
    cathedral: i64 = CATHEDRAL_AT[space]
    return titus.pillar_supply > 0 and cathedral != NONE and table.may_raise_at(titus, cathedral)


def nearest_place(table: Table, titus: Player, piece: i64) -> i64:
    """Where he can place a house or a pillar: the nearest, then by `_charm`, then by the alphabet."""
    here = titus.merchant if piece == MERCHANT else titus.architect
    places = [space for space in range(len(CITIES)) if can_place(table, titus, piece, space)]
    if not places:
        return NONE
    return min(places, key=lambda space: (STEPS[here][space], -_charm(table, piece, space), SPACES[space]))


def _charm(table: Table, piece: i64, space: i64) -> i64:
    """Between equally near places: this round's market city, or the higher cathedral tile."""
    if piece == MERCHANT:
        return 1 if space == table.cities[table.round - 1] else 0
    cathedral: i64 = CATHEDRAL_AT[space]
    gone = table.contributions(cathedral)
    points = CATHEDRAL_POINTS[cathedral]
    return points[gone] if gone < len(points) else -1


def _place_anywhere(table: Table, titus: Player, what: i64) -> i64:
    """A house or a pillar goes to the most charming place; he does not let himself be carried anywhere."""
    if what < HOUSE:
        return DONE_
    piece: i64 = what - HOUSE
    places = [space for space in range(len(CITIES)) if can_place(table, titus, piece, space)]
    if not places:
        return DONE_
    space = min(places, key=lambda at: (-_charm(table, piece, at), SPACES[at]))
    if piece == MERCHANT:
        return PLACE_HOUSE_ + table.free_plots(space, table.taken_plots())[0]
    return PLACE_PILLAR_ + CATHEDRAL_AT[space]


def _character(table: Table, titus: Player, ap: i64) -> i64:
    """Move a character into the cheapest room, leftmost building first; else take the first that fits somewhere."""
    waiting = False
    for tile in titus.store:
        if tile >= FIRST_CHARACTER:
            room = cheapest_room(titus, tile - FIRST_CHARACTER)
            if room != NONE:
                waiting = True
                if ROOM_FLOOR[room] <= ap:
                    return LODGE_ + (tile - FIRST_CHARACTER) * len(ROOMS) + room
    if not waiting:
        for tile in table.character_market:
            if tile != NONE and cheapest_room(titus, tile - FIRST_CHARACTER) != NONE:
                return HIRE_ + tile - FIRST_CHARACTER
    return DONE_


def cheapest_room(titus: Player, character: i64) -> i64:
    """The room on the lowest floor that may take the character, in the leftmost building; NONE if there is none."""
    home = titus.home_of(TYPE[character])
    best: i64 = NONE
    for room in range(len(ROOMS)):
        building: i64 = ROOM_BUILDING[room]
        if titus.rooms[room] == NONE and (building == home or (home == NONE and titus.resident(building) == NONE)):
            if best == NONE or ROOM_FLOOR[room] < ROOM_FLOOR[best]:
                best = room
    return best


def _contract(table: Table, titus: Player, ap: i64) -> i64:
    """A crest he lacks before anything else, then the rightmost contract he can pay for and has a space for."""
    held = len([tile for tile in titus.store if FIRST_CONTRACT <= tile < FIRST_CHARACTER])
    choice: i64 = DONE_
    for slot in range(len(CONTRACT_AP)):
        tile: i64 = table.contract_market[slot]
        if CONTRACT_AP[slot] <= ap and table.can_take(titus, tile):
            if tile < FIRST_CONTRACT:
                return SIGN_ + slot
            if held + len(titus.contracts) < CONTRACT_SPACES:
                choice = SIGN_ + slot
    return choice


# --- tasks ----------------------------------------------------------------------------------------


def _task(table: Table, titus: Player) -> i64:
    """Fulfil contracts, contribute to cathedrals, place crests; then the turn is over."""
    choice = _fulfil(titus)
    if choice == NONE:
        choice = _contribute(table, titus)
    if choice == NONE:
        choice = _crest(titus)
    return choice if choice != NONE else END_TURN_


def _fulfil(titus: Player) -> i64:
    """The contract worth most that his goods and gold can pay; what is missing he buys first."""
    if len(titus.contracts) == CONTRACT_SPACES:
        return NONE
    best: i64 = NONE
    for tile in titus.store:
        if FIRST_CONTRACT <= tile < FIRST_CHARACTER and _missing(titus, tile - FIRST_CONTRACT) != NONE:
            if best == NONE or CONTRACT_POINTS[tile - FIRST_CONTRACT] > CONTRACT_POINTS[best]:
                best = tile - FIRST_CONTRACT
    if best == NONE:
        return NONE
    if _missing(titus, best) > 0:
        return BUY_ + _lacked(titus, best)
    if COST_ANY[best]:
        return FULFIL_WITH_ + ANY_INDEX[best] * 5 + _alike(titus, best)
    return FULFIL_ + best


def _alike(titus: Player, contract: i64) -> i64:
    """The kind he would pay the freely chosen part in: what he has most of besides the fixed part; not gold."""
    fixed = COST[contract][IRON] + COST[contract][WOOL]
    spare = {IRON: titus.goods[IRON] - fixed, STONE: titus.goods[STONE], FOOD: titus.goods[FOOD]}
    return max(spare, key=lambda kind: spare[kind])


def _shortfall(titus: Player, contract: i64) -> tuple[int, int]:
    """How much is missing of the fixed part and of the freely chosen one."""
    fixed = COST[contract][IRON] + COST[contract][WOOL]
    free = COST_ANY[contract]
    if free == 0:
        return max(0, fixed - titus.goods[IRON]), 0
    alike = _alike(titus, contract)
    if alike == IRON:
        return max(0, fixed + free - titus.goods[IRON]), 0
    return max(0, fixed - titus.goods[IRON]), max(0, free - titus.goods[alike])


def _missing(titus: Player, contract: i64) -> i64:
    """How many resources he has to buy for a contract; NONE if his gold does not reach."""
    missing = sum(_shortfall(titus, contract))
    return missing if missing * GOLD_FOR_RESOURCE <= titus.goods[GOLD] else NONE


def _lacked(titus: Player, contract: i64) -> i64:
    """The resource to buy next."""
    return IRON if _shortfall(titus, contract)[0] else _alike(titus, contract)


def _contribute(table: Table, titus: Player) -> i64:
    """The cathedral with the highest total."""
    best: i64 = NONE
    most: i64 = -1
    for cathedral in range(len(CATHEDRAL_SPACE)):
        if can_contribute(table, titus, cathedral):
            points: i64 = COST_POINTS[table.costs[cathedral]]
            points += CATHEDRAL_POINTS[cathedral][table.contributions(cathedral)]
            if points > most:
                most = points
                best = CONTRIBUTE_ + cathedral
    return best


def _crest(titus: Player) -> i64:
    """Below the leftmost building without one, if he has the food."""
    if crest_in_store(titus) != NONE:
        for building in range(BUILDINGS):
            if titus.crests[building] == NONE:
                return CREST_ + building if titus.goods[FOOD] >= CREST_FOOD[building] else NONE
    return NONE


# --- challenge cards ------------------------------------------------------------------------------


def extra_goods(table: Table) -> i64:
    """Deep Coffers: more with every die."""
    return COFFERS_MORE if _has(table, COFFERS) else 0


def receive_helper(table: Table, titus: Player, tile: i64) -> None:
    """A helper leaves the game at once; he has nothing of it unless a challenge says so."""
    table.used = merged(table.used, [int(tile)])
    reward = REWARDS[tile]
    if reward.action != NONE or reward.add_ap:
        if _has(table, WHISPERS):
            advance(table, TITUS, 1)
        if _has(table, INCOME):
            award(titus, E_HELPER, reward.ap + reward.add_ap)
    elif reward.activate or reward.colour:
        if _has(table, FRIENDS):
            gain(table, titus, GOLD, FRIENDS_GOLD)
    elif _has(table, CLERGY):
        grant(table, titus, reward, E_HELPER)


def receive_character(table: Table, titus: Player, tile: i64) -> None:
    """Visitors to the Curia: he gains what characters give, and points instead of an action he cannot use."""
    if not _has(table, VISITORS):
        return
    reward = REWARDS[tile]
    before = len(table.frames)
    grant(table, titus, reward, E_CHARACTER)
    if len(table.frames) > before and decide(table) == DONE_:
        del table.frames[before:]
        award(titus, E_CHARACTER, reward.ap + reward.merchant + reward.house + reward.architect + reward.pillar)


def _fullest(titus: Player) -> i64:
    """The building with most characters."""
    return max(
        range(FAMILY_HOUSE),
        key=lambda b: sum(1 for room in range(len(ROOMS)) if ROOM_BUILDING[room] == b and titus.rooms[room] != NONE),
    )
