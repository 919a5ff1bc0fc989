"""Cardinal Titus, the opponent of a player alone at the table.

He is player 1 and plays by the rules of everybody: chance takes his decisions for him, one after the other: each
decision says in `outcome` what he does. His cards are certain; how he carries them out is our reconstruction, one small
function for each habit.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, state
from cantiere.games.tiletum.decisions import laying, tasks
from cantiere.kernel import bits
from cantiere.kernel.state import NONE

KINDS: Final = (box.IRON, box.GOLD, box.STONE, box.FOOD)  # his four resources: wool is iron to him


# --- which die ------------------------------------------------------------------------------------


def choose_die(table: state.Table, titus: state.Player) -> i64:
    """The first priority of the decree that works; if none does, the highest die of the first colour there is."""
    colours = box.decree_colours(table.decree)
    for take in box.decree_takes(table.decree):
        found = _die_for(table, titus, take, colours)
        if found != NONE:
            return found
    return _best_die([(value, colour) for value, colour in _dice(table)], colours)


def _die_for(table: state.Table, titus: state.Player, take: dict[str, Any], colours: list[int]) -> i64:
    """The die a priority asks for, or NONE."""
    if "action" in take:
        action = box.ACTIONS.index(take["action"])
        for at in (action, box.JOKER):
            dice = [(value, colour) for value, colour in _dice(table) if table.action_of(value) == at]
            if dice:
                ap = box.PIPS_AND_POINTS - dice[0][0] + titus.bonus_ap(action)
                if holds(table, titus, take.get("if", ""), action, ap):
                    return _best_die(dice, colours)
        return NONE
    if not holds(table, titus, take.get("if", ""), NONE, 0):
        return NONE
    kinds = _wanted_kinds(titus, take)
    for kind in kinds:
        dice = [(value, colour) for value, colour in _dice(table) if _kind(colour) == kind]
        if dice:
            top = max(value for value, _ in dice)
            return _best_die([(value, colour) for value, colour in dice if value == top], colours)
    if not kinds:  # the highest of all
        dice = _dice(table)
        top = max(value for value, _ in dice)
        return _best_die([(value, colour) for value, colour in dice if value == top], most_needed(titus))
    return NONE


def _wanted_kinds(titus: state.Player, take: dict[str, Any]) -> list[int]:
    """The kinds of resource a priority names, the most needed first; none of them means any."""
    if "needed" in take:
        kinds = [box.RESOURCES.index(name) for name in take["needed"]]
        return kinds if lacking(titus) > 0 else kinds[::-1]
    return [] if take["highest"] == "any" else [box.RESOURCES.index(take["highest"])]


def _dice(table: state.Table) -> list[tuple[int, int]]:
    """Every value and colour there is at the wheel."""
    return [(value, colour) for value in range(1, 7) for colour in range(5) if table.dice_at(value, colour)]


def _kind(colour: int) -> int:
    return box.IRON if colour == box.WOOL else colour


def _best_die(dice: list[tuple[int, int]], colours: list[int]) -> i64:
    """By the order of colours, then the highest; blue before light grey."""
    order = colours or list(KINDS)
    value, colour = min(dice, key=lambda rolled: (order.index(_kind(rolled[1])), -rolled[0], -rolled[1]))
    return actions.TAKE_DIE.triple(value - 1, colour, value - 1)


def holds(table: state.Table, titus: state.Player, condition: str, action: i64, ap: i64) -> bool:
    """Whether the condition of a priority is met."""
    houses, pillars = bits.count(titus.houses), bits.count(titus.pillars)
    if condition == "pillars>houses":
        return pillars > houses
    if condition == "houses>=pillars":
        return houses >= pillars
    if condition == "pillars>cathedrals":
        return pillars > bits.count(titus.contributed)
    if condition == "contract_open":
        return any(box.is_contract(tile) for tile in titus.store)
    if condition == "crest_in_reach":
        return crest_space(table, titus, action, ap) != NONE
    if condition == "crest_in_market":
        return any(_is_new_crest(titus, tile) for tile in table.contract_market)
    return True


def _is_new_crest(titus: state.Player, tile: i64) -> bool:
    return box.is_crest(tile) and titus.may_own(tile)


def crest_space(table: state.Table, titus: state.Player, piece: i64, ap: i64) -> i64:
    """The nearest space with a crest he lacks that the piece can reach and take with so many action points."""
    here = titus.place_of(piece)
    best: i64 = NONE
    for space in range(len(box.CITIES)):
        if box.STEPS[here][space] < ap and _is_new_crest(titus, table.tile_at(space)):
            if best == NONE or box.STEPS[here][space] < box.STEPS[here][best]:
                best = space
    return best


def joker_action(table: state.Table, titus: state.Player, ap: i64) -> i64:
    """The action the decree wants; a decree that wants a colour makes him go to the king."""
    for take in box.decree_takes(table.decree):
        if "action" in take:
            action: i64 = box.ACTIONS.index(take["action"])
            if holds(table, titus, take.get("if", ""), action, ap + titus.bonus_ap(action)):
                return action
    return box.KING


def most_needed(titus: state.Player) -> list[int]:
    """His kinds of resource, the scarcest first."""
    return sorted(KINDS, key=lambda kind: titus.goods[kind])


def lacking(titus: state.Player) -> i64:
    """How much iron and wool his contracts want beyond what he has."""
    want: i64 = 0
    for tile in titus.store:
        if box.is_contract(tile):
            want += box.COST[tile - box.FIRST_CONTRACT][box.IRON] + box.COST[tile - box.FIRST_CONTRACT][box.WOOL]
    return max(0, want - titus.goods[box.IRON])


# --- the action -----------------------------------------------------------------------------------


def walk(table: state.Table, titus: state.Player, piece: i64, moves: i64, places: i64, paid: bool) -> i64:
    """Place where he stands, take a crest lying there, or go to the nearest place worth going to."""
    here = titus.place_of(piece)
    if places and can_place(table, titus, piece, here):
        if piece == box.MERCHANT:
            return actions.PLACE_HOUSE.code(table.free_plots(here, table.taken_plots())[0])
        return actions.PLACE_PILLAR.code(box.CATHEDRAL_AT[here])
    if paid and _is_new_crest(titus, table.tile_at(here)):
        return actions.TAKE_BONUS.base
    if moves == 0:
        return actions.DONE.base
    goal: i64 = NONE
    if paid and any(take.get("if", "") == "crest_in_reach" for take in box.decree_takes(table.decree)):
        goal = crest_space(table, titus, piece, moves)
    if goal == NONE:
        goal = nearest_place(table, titus, piece)
    if goal == NONE:
        return actions.DONE.base
    return actions.MOVE.code(min(box.NEIGHBOURS[here], key=lambda space: (box.STEPS[space][goal], box.SPACES[space])))


def can_place(table: state.Table, titus: state.Player, piece: i64, space: i64) -> bool:
    if piece == box.MERCHANT:
        return titus.house_supply > 0 and table.may_build_in(titus, space, table.taken_plots())
    cathedral: i64 = box.CATHEDRAL_AT[space]
    return titus.pillar_supply > 0 and cathedral != NONE and table.may_raise_at(titus, cathedral)


def nearest_place(table: state.Table, titus: state.Player, piece: i64) -> i64:
    """Where he can place a house or a pillar: the nearest, then by `_charm`, then by the alphabet."""
    here = titus.place_of(piece)
    places = [space for space in range(len(box.CITIES)) if can_place(table, titus, piece, space)]
    if not places:
        return NONE
    return min(places, key=lambda space: (box.STEPS[here][space], -_charm(table, piece, space), box.SPACES[space]))


def _charm(table: state.Table, piece: i64, space: i64) -> i64:
    """Between equally near places: this round's market city, or the higher cathedral tile."""
    if piece == box.MERCHANT:
        return 1 if space == table.cities[table.round - 1] else 0
    cathedral: i64 = box.CATHEDRAL_AT[space]
    gone = table.contributions(cathedral)
    points = box.CATHEDRAL_POINTS[cathedral]
    return points[gone] if gone < len(points) else -1


def place_anywhere(table: state.Table, titus: state.Player, what: i64) -> i64:
    """A house or a pillar goes to the most charming place; he does not let himself be carried anywhere."""
    if what < box.HOUSE:
        return actions.DONE.base
    piece: i64 = what - box.HOUSE
    places = [space for space in range(len(box.CITIES)) if can_place(table, titus, piece, space)]
    if not places:
        return actions.DONE.base
    space = min(places, key=lambda at: (-_charm(table, piece, at), box.SPACES[at]))
    if piece == box.MERCHANT:
        return actions.PLACE_HOUSE.code(table.free_plots(space, table.taken_plots())[0])
    return actions.PLACE_PILLAR.code(box.CATHEDRAL_AT[space])


def move_or_hire(table: state.Table, titus: state.Player, ap: i64) -> i64:
    """Move a character into the cheapest room, leftmost building first; else take the first that fits somewhere."""
    waiting = False
    for tile in titus.store:
        if tile >= box.FIRST_CHARACTER:
            room = cheapest_room(titus, tile - box.FIRST_CHARACTER)
            if room != NONE:
                waiting = True
                if box.ROOM_FLOOR[room] <= ap:
                    return actions.LODGE.pair(tile - box.FIRST_CHARACTER, room)
    if not waiting:
        for tile in table.character_market:
            if tile != NONE and cheapest_room(titus, tile - box.FIRST_CHARACTER) != NONE:
                return actions.HIRE.code(tile - box.FIRST_CHARACTER)
    return actions.DONE.base


def cheapest_room(titus: state.Player, character: i64) -> i64:
    """The room on the lowest floor that may take the character, in the leftmost building; NONE if there is none."""
    home = titus.home_of(box.TYPE[character])
    best: i64 = NONE
    for room in range(len(box.ROOMS)):
        building: i64 = box.ROOM_BUILDING[room]
        if titus.rooms[room] == NONE and (building == home or (home == NONE and titus.resident(building) == NONE)):
            if best == NONE or box.ROOM_FLOOR[room] < box.ROOM_FLOOR[best]:
                best = room
    return best


def sign(table: state.Table, titus: state.Player, ap: i64) -> i64:
    """A crest he lacks before anything else, then the rightmost contract he can pay for and has a space for."""
    held = len([tile for tile in titus.store if box.is_contract(tile)])
    choice: i64 = actions.DONE.base
    for slot in range(len(box.CONTRACT_AP)):
        tile: i64 = table.contract_market[slot]
        if box.CONTRACT_AP[slot] <= ap and titus.can_take(tile):
            if tile < box.FIRST_CONTRACT:
                return actions.SIGN.code(slot)
            if held + len(titus.contracts) < box.CONTRACT_SPACES:
                choice = actions.SIGN.code(slot)
    return choice


# --- tasks ----------------------------------------------------------------------------------------


def do_task(table: state.Table, titus: state.Player) -> i64:
    """Fulfil contracts, contribute to cathedrals, place crests; then the turn is over."""
    choice = _fulfil(titus)
    if choice == NONE:
        choice = _contribute(table, titus)
    if choice == NONE:
        choice = place_crest(titus)
    return choice if choice != NONE else actions.END_TURN.base


def _fulfil(titus: state.Player) -> i64:
    """The contract worth most that his goods and gold can pay; what is missing he buys first."""
    if len(titus.contracts) == box.CONTRACT_SPACES:
        return NONE
    best: i64 = NONE
    for tile in titus.store:
        if box.is_contract(tile) and _missing(titus, tile - box.FIRST_CONTRACT) != NONE:
            if best == NONE or box.CONTRACT_POINTS[tile - box.FIRST_CONTRACT] > box.CONTRACT_POINTS[best]:
                best = tile - box.FIRST_CONTRACT
    if best == NONE:
        return NONE
    if _missing(titus, best) > 0:
        return actions.BUY.code(_lacked(titus, best))
    if box.COST_ANY[best]:
        return actions.FULFIL_WITH.pair(box.ANY_INDEX[best], _alike(titus, best))
    return actions.FULFIL.code(best)


def _alike(titus: state.Player, contract: i64) -> i64:
    """The kind he would pay the freely chosen part in: what he has most of besides the fixed part; not gold."""
    fixed = box.COST[contract][box.IRON] + box.COST[contract][box.WOOL]
    goods = titus.goods
    spare = {box.IRON: goods[box.IRON] - fixed, box.STONE: goods[box.STONE], box.FOOD: goods[box.FOOD]}
    return max(spare, key=lambda kind: spare[kind])


def _shortfall(titus: state.Player, contract: i64) -> tuple[int, int]:
    """How much is missing of the fixed part and of the freely chosen one."""
    fixed = box.COST[contract][box.IRON] + box.COST[contract][box.WOOL]
    free = box.COST_ANY[contract]
    if free == 0:
        return max(0, fixed - titus.goods[box.IRON]), 0
    alike = _alike(titus, contract)
    if alike == box.IRON:
        return max(0, fixed + free - titus.goods[box.IRON]), 0
    return max(0, fixed - titus.goods[box.IRON]), max(0, free - titus.goods[alike])


def _missing(titus: state.Player, contract: i64) -> i64:
    """How many resources he has to buy for a contract; NONE if his gold does not reach."""
    missing = sum(_shortfall(titus, contract))
    return missing if missing * box.GOLD_FOR_RESOURCE <= titus.goods[box.GOLD] else NONE


def _lacked(titus: state.Player, contract: i64) -> i64:
    """The resource to buy next."""
    return box.IRON if _shortfall(titus, contract)[0] else _alike(titus, contract)


def _contribute(table: state.Table, titus: state.Player) -> i64:
    """The cathedral with the highest total."""
    best: i64 = NONE
    most: i64 = -1
    for cathedral in range(len(box.CATHEDRAL_SPACE)):
        if tasks.CONTRIBUTE.is_open(table, titus, cathedral):
            points: i64 = box.COST_POINTS[table.costs[cathedral]]
            points += box.CATHEDRAL_POINTS[cathedral][table.contributions(cathedral)]
            if points > most:
                most = points
                best = actions.CONTRIBUTE.code(cathedral)
    return best


def place_crest(titus: state.Player) -> i64:
    """Below the leftmost building without one, if he has the food."""
    if titus.crest_in_store() != NONE:
        for building in range(box.BUILDINGS):
            if titus.crests[building] == NONE:
                return actions.CREST.code(building) if titus.goods[box.FOOD] >= box.CREST_FOOD[building] else NONE
    return NONE


# --- challenge cards ------------------------------------------------------------------------------


def make_ready(table: state.Table) -> None:
    """Ready for Action: his markers lie at the actions, his roof houses in his supply, and a crest, if one is left, is
    drawn for him."""
    titus = table.players[state.TITUS]
    titus.markers = state.MARKERS.pack(box.READY_MARKERS)
    titus.house_supply += bits.count(titus.roofs)
    titus.roofs = 0
    if laying.TITUS_CREST.left(table):
        laying.TITUS_CREST.again(table)


def extra_goods(table: state.Table) -> i64:
    """Deep Coffers: more with every die."""
    return box.COFFERS_MORE if table.has_challenge(box.COFFERS) else 0


def receive_helper(table: state.Table, titus: state.Player, tile: i64) -> None:
    """A helper leaves the game at once; he has nothing of it unless a challenge says so."""
    table.used = state.merged(table.used, [int(tile)])
    reward = box.REWARDS[tile]
    if reward.action != NONE or reward.add_ap:
        if table.has_challenge(box.WHISPERS):
            table.advance(state.TITUS, 1)
        if table.has_challenge(box.INCOME):
            titus.award(state.FROM_HELPER, reward.ap + reward.add_ap)
    elif reward.activate or reward.colour:
        if table.has_challenge(box.FRIENDS):
            titus.gain(box.GOLD, box.FRIENDS_GOLD)
    elif table.has_challenge(box.CLERGY):
        course.grant(table, titus, reward, state.FROM_HELPER)


def receive_character(table: state.Table, titus: state.Player, tile: i64) -> None:
    """Visitors to the Curia: he gains what characters give, and points instead of an action he cannot use."""
    if not table.has_challenge(box.VISITORS):
        return
    reward = box.REWARDS[tile]
    before = len(table.pending)
    course.grant(table, titus, reward, state.FROM_CHARACTER)
    if len(table.pending) > before and table.outcome(0) == actions.DONE.base:
        del table.pending[before:]
        points = reward.ap + reward.merchant + reward.house + reward.architect + reward.pillar
        titus.award(state.FROM_CHARACTER, points)


def fullest(titus: state.Player) -> i64:
    """The building with most characters."""
    return max(
        range(box.FAMILY_HOUSE),
        key=lambda building: sum(titus.rooms[room] != NONE for room in box.ROOMS_OF[building]),
    )
