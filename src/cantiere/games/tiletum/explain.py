"""What a player is asked, what an action means, and why another is not possible."""

from __future__ import annotations

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
    TRADE_,
    TURN_WHEEL_,
    USE_,
    VOCABULARY,
    WELCOME_,
    WIPE_,
)
from cantiere.games.tiletum.box import (
    ACTIONS,
    ANY_INDEX,
    ANYWHERE,
    ARCHITECT,
    CATHEDRAL_AT,
    CATHEDRAL_POINTS,
    CATHEDRAL_SPACE,
    CHALLENGES,
    CHARACTER,
    CITY_TILES,
    COLOURS,
    CONTRACT,
    CONTRACT_AP,
    CONTRACT_POINTS,
    CONTRACT_SPACES,
    CONTRACTS,
    CORRUPTION_VALUES,
    COST_POINTS,
    COST_STONE,
    CREST_FOOD,
    CRESTS,
    DECREES,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    FIRST_CREST,
    FOOD,
    GOLD,
    GOLD_FOR_RESOURCE,
    GOLD_FOR_STEP,
    HELPERS,
    JOKER,
    LAPS,
    MARKETS,
    MERCHANT,
    NO_CATHEDRAL,
    NONE,
    PIECES,
    PIPS_AND_POINTS,
    PLOT_CITY,
    PLOT_MASK,
    RESOURCES,
    REWARDS,
    ROOM_BUILDING,
    ROOM_FLOOR,
    ROOMS,
    ROUNDS,
    SPACE_POINTS,
    SPACES,
    STEPS,
    STONE,
    TILE_SPACES,
    TILES,
    TYPE,
    TYPES,
)
from cantiere.games.tiletum.course import next_bonus_space
from cantiere.games.tiletum.offers import can_use, crest_in_store, steps_between
from cantiere.games.tiletum.state import (
    BONUSES,
    CONTRACTS_LAID,
    F_ACT,
    F_ANYWHERE,
    F_COLLECT,
    F_DIE,
    F_ROAM,
    F_TILE,
    FRAMES,
    KING_TILE,
    OVER,
    READY_CREST,
    REFILL,
    TITUS,
    TURN,
    Player,
    Table,
)
from cantiere.kernel.frames import a_of, b_of, c_of, kind_of
from cantiere.kernel.state import CHANCE
from cantiere.kernel.text import Text, TextArg

# --- names ----------------------------------------------------------------------------------------


def tile(number: int) -> Text:
    """The name of a tile, whatever it is."""
    if number == NONE:
        return Text("tile-none")
    if number < FIRST_CREST:
        return Text("helper-" + HELPERS[number])
    if number < FIRST_CONTRACT:
        return Text("crest-" + CRESTS[number - FIRST_CREST])
    if number < FIRST_CHARACTER:
        return Text("contract-" + CONTRACTS[number - FIRST_CONTRACT])
    kind, bonus = TILES[number].split("-")
    return Text("tile-character", {"type": Text("type-" + kind), "bonus": Text("bonus-" + bonus)})


def goods(resource: int, count: int) -> Text:
    return Text("goods-" + RESOURCES[resource], {"count": count})


def resource(number: int) -> Text:
    return Text("resource-" + RESOURCES[number])


def space(number: int) -> Text:
    return Text("space-" + SPACES[number])


def action(number: int) -> Text:
    return Text("action-" + ACTIONS[number])


# --- what is asked --------------------------------------------------------------------------------


def progress(table: Table) -> Text:
    turn = min(table.lap + 1, LAPS)  # the phases after the last turn still belong to it
    return Text("progress-round", {"round": int(table.round), "rounds": ROUNDS, "turn": turn, "turns": LAPS})


def prompt(table: Table, seat: int) -> Text:
    if table.stage == OVER:
        return Text("prompt-over")
    if seat not in table.actors():
        return Text("prompt-wait")
    if table.stage == KING_TILE:
        return Text("prompt-king_tile", {"tile": tile(table.king_tile)})
    f = table.frames[-1]
    kind, a, b, c = kind_of(f), int(a_of(f)), int(b_of(f)), int(c_of(f))
    if kind == F_ACT:
        if b == 0:
            return Text("prompt-end")
        performed = ACTIONS[a]
        return Text("prompt-act-" + performed, {"ap": b})
    if kind == F_ROAM:
        return Text("prompt-roam-" + PIECES[a], {"moves": b, "places": c})
    if kind == F_ANYWHERE:
        return Text("prompt-anywhere-" + ANYWHERE[a])
    if kind == F_TILE:
        return Text("prompt-tile", {"tile": tile(table.wheel_tiles[a])})
    if kind == F_COLLECT:
        return Text("prompt-collect", {"goods": goods(b, a)})
    asked = FRAMES[kind]
    return Text("prompt-" + asked, {"count": a})


# --- what an action means -------------------------------------------------------------------------


def particulars(table: Table, seat: int, code: int) -> dict[str, TextArg]:
    if code >= TURN_WHEEL_:
        return _drawn(table, code)
    player = table.players[seat if seat != CHANCE else TITUS]
    if code < HIRE_:
        args = _die_and_map_args(table, player, code)
    elif code < BUY_:
        args = _tile_args(table, player, code)
    else:
        args = _task_args(table, player, code)
    if seat == CHANCE:
        args["player"] = Text("titus")
    return args


def _die_and_map_args(table: Table, player: Player, code: int) -> dict[str, TextArg]:
    if code < COLLECT_:
        return _die_args(table, player, code - TAKE_DIE_)
    if code == COLLECT_:
        f = _top(table)
        return {"goods": goods(b_of(f), int(a_of(f)))} if kind_of(f) == F_COLLECT else {"goods": Text("goods-die")}
    if code < MOVE_:
        return {"action": action(code - PERFORM_)}
    if code < PLACE_HOUSE_:
        return {"space": space(code - MOVE_), "piece": Text("piece-" + PIECES[_piece(table)])}
    if code < PLACE_PILLAR_:
        return {"space": space(PLOT_CITY[code - PLACE_HOUSE_])}
    if code < TAKE_BONUS_:
        return {"space": space(CATHEDRAL_SPACE[code - PLACE_PILLAR_])}
    if code == TAKE_BONUS_:
        here = int(player.merchant if _piece(table) == MERCHANT else player.architect)
        return {"tile": tile(table.tile_at(here)), "space": space(here)}
    return {"tile": tile(_tile_offered(table))}


def _tile_args(table: Table, player: Player, code: int) -> dict[str, TextArg]:
    """Characters, contracts, the king, gains and activations."""
    if code < WIPE_:
        return {"tile": tile(FIRST_CHARACTER + code - HIRE_)}
    if code == WIPE_:
        return {}
    if code < SIGN_:
        character, room = divmod(code - LODGE_, len(ROOMS))
        floor = ROOM_FLOOR[room]
        return {"tile": tile(FIRST_CHARACTER + character), "building": ROOM_BUILDING[room] + 1, "floor": floor}
    if code < TRADE_:
        slot = code - SIGN_
        return {"tile": tile(table.contract_market[slot]), "ap": CONTRACT_AP[slot]}
    if code < ADVANCE_:
        given, wanted = divmod(code - TRADE_, 5)
        return {"given": goods(given, 1), "wanted": goods(wanted, 1)}
    if code == ADVANCE_:
        f = _top(table)
        return {"steps": int(b_of(f)) if kind_of(f) == F_ACT else 0}
    if code < ACTIVATE_:
        return {"resource": resource(code - GAIN_)}
    if code < WELCOME_:
        return {"building": code - ACTIVATE_ + 1}
    return {"tile": tile(player.rooms[code - WELCOME_])}


def _die_args(table: Table, player: Player, choice: int) -> dict[str, TextArg]:
    value, colour, final = choice // 30 + 1, choice // 6 % 5, choice % 6 + 1
    performed = table.action_of(final) if table.actions else JOKER
    return {
        "die": Text("die-" + COLOURS[colour]),
        "value": value,
        "final": final,
        "gold": int(steps_between(value, final) * GOLD_FOR_STEP),
        "goods": goods(colour, final),
        "action": action(performed),
        "ap": int(PIPS_AND_POINTS - final + player.bonus_ap(performed)),
    }


def _task_args(table: Table, player: Player, code: int) -> dict[str, TextArg]:
    if code < FULFIL_:
        return {"goods": goods(code - BUY_, 1), "gold": int(GOLD_FOR_RESOURCE)}
    if code < CREST_:
        contract = code - FULFIL_ if code < FULFIL_WITH_ else ANY_INDEX.index((code - FULFIL_WITH_) // 5)
        points = CONTRACT_POINTS[contract]
        if len(player.contracts) < CONTRACT_SPACES:
            points += SPACE_POINTS[len(player.contracts)]
        args: dict[str, TextArg] = {"tile": tile(FIRST_CONTRACT + contract), "points": points}
        if code >= FULFIL_WITH_:
            args["resource"] = resource((code - FULFIL_WITH_) % 5)
        return args
    if code < CONTRIBUTE_:
        building = code - CREST_
        return {
            "tile": tile(crest_in_store(player)),
            "building": building + 1,
            "food": goods(FOOD, CREST_FOOD[building]),
        }
    if code < USE_:
        cathedral = code - CONTRIBUTE_
        gone = int(table.contributions(cathedral))
        tiles = CATHEDRAL_POINTS[cathedral]
        cost = table.costs[cathedral] if table.costs else int(NO_CATHEDRAL)
        return {
            "space": space(CATHEDRAL_SPACE[cathedral]),
            "stone": goods(STONE, COST_STONE[cost]),
            "points": COST_POINTS[cost] + (tiles[gone] if gone < len(tiles) else 0),
        }
    if code < DONE_:
        return {"tile": tile(code - USE_)}
    return {}


def _drawn(table: Table, code: int) -> dict[str, TextArg]:
    """What chance has drawn."""
    verb = VOCABULARY.verb(code).name
    number = VOCABULARY.values(code)[0]
    if verb == "turn_wheel":
        return {"place": number + 1}
    if verb == "lay_action":
        return {"action": action(number), "place": len(table.actions) + 1}
    if verb == "reveal":
        return {"tile": tile(number), "where": _revealed_at(table)}
    if verb == "lay_cost":
        at = min(len(table.costs), len(CATHEDRAL_SPACE) - 1)
        stone, points = COST_STONE[number], COST_POINTS[number]
        return {"space": space(CATHEDRAL_SPACE[at]), "stone": stone, "goods": goods(STONE, stone), "points": points}
    if verb == "lay_city":
        return {"space": space(CITY_TILES[number]), "round": len(table.cities) + 1}
    if verb == "lay_market":
        return {"market": Text("market-" + MARKETS[number]), "round": len(table.markets) + 1}
    if verb == "challenge":
        return {"card": Text("challenge-" + CHALLENGES[number])}
    if verb == "decree":
        return {"card": Text("decree-" + DECREES[number])}
    if verb == "first":
        if table.is_titus(number):
            return {"to_player": Text("titus")}
        return {"to": number}
    if verb == "corrupt":
        return {"count": CORRUPTION_VALUES[number]}
    if verb == "roll":
        colour = table.rolling if table.rolling != NONE else 0
        return {"value": number + 1, "die": Text("die-" + COLOURS[colour])}
    return {"die": Text("die-" + COLOURS[number])}


def _revealed_at(table: Table) -> Text:
    """Where the tile goes that chance turns up."""
    if table.stage == BONUSES:
        at = int(next_bonus_space(table))
        if at < 6:
            return action(table.actions[at])
        return Text("place-king") if at == 6 else space(TILE_SPACES[at - 7])
    if table.stage == READY_CREST:
        return Text("titus")
    contracts = table.stage in (CONTRACTS_LAID, REFILL)
    return Text("place-contracts" if contracts else "place-characters")


def _top(table: Table) -> int:
    return table.frames[-1] if table.frames else 0


def _piece(table: Table) -> int:
    """The piece the decision on top is about."""
    f = _top(table)
    return ARCHITECT if kind_of(f) in (F_ACT, F_ROAM, F_ANYWHERE) and a_of(f) == ARCHITECT else MERCHANT


def _tile_offered(table: Table) -> int:
    """The tile at the wheel or at the king's track that is to be taken or left."""
    if table.stage == KING_TILE:
        return int(table.king_tile)
    f = _top(table)
    return table.wheel_tiles[a_of(f)] if kind_of(f) == F_TILE and table.frames else NONE


# --- why not --------------------------------------------------------------------------------------


def why_not(table: Table, seat: int, code: int) -> Text:
    """The reason a person would give. Only asked for what is not legal."""
    else_asked = Text("why-asked-else", {"prompt": prompt(table, seat)})
    if table.stage not in (TURN, KING_TILE) or code >= TURN_WHEEL_ or seat not in table.actors():
        return else_asked
    player = table.players[seat]
    if code in (TAKE_BONUS_, TAKE_TILE_):
        offered = _tile_offered(table) if code == TAKE_TILE_ else table.tile_at(_here(table, player))
        return _why_no_tile(table, player, offered) or else_asked
    if table.stage == KING_TILE:
        return else_asked
    f = _top(table)
    if code < COLLECT_:
        return _why_no_die(table, player, code - TAKE_DIE_) if kind_of(f) == F_DIE else Text("why-die-taken")
    if code >= BUY_:
        return _why_no_task(table, player, code) or else_asked
    if kind_of(f) in (F_ACT, F_ROAM, F_ANYWHERE):
        return _why_no_option(table, player, code, f) or else_asked
    return else_asked


def _here(table: Table, player: Player) -> int:
    return int(player.merchant if _piece(table) == MERCHANT else player.architect)


def _why_no_tile(table: Table, player: Player, offered: int) -> Text | None:
    if offered == NONE:
        return Text("why-no-tile")
    if not table.has_room(player):
        return Text("why-store-full")
    if not table.is_welcome(player, offered):
        return Text("why-crest-owned" if offered < FIRST_CONTRACT else "why-contracts-full")
    return None


def _why_no_die(table: Table, player: Player, choice: int) -> Text:
    value, colour, final = choice // 30 + 1, choice // 6 % 5, choice % 6 + 1
    if table.dice_at(value, colour) == 0:
        return Text("why-no-die", {"die": Text("die-" + COLOURS[colour]), "value": value})
    cost = int(steps_between(value, final) * GOLD_FOR_STEP)
    return Text("why-gold", {"gold": cost, "have": player.goods[GOLD]})


def _why_no_task(table: Table, player: Player, code: int) -> Text | None:
    if code == END_TURN_ and kind_of(_top(table)) == F_ACT:
        return Text("why-advance-first")
    if code < FULFIL_ and code > BUY_:
        return Text("why-gold", {"gold": int(GOLD_FOR_RESOURCE), "have": player.goods[GOLD]})
    if FULFIL_ <= code < CREST_:
        contract = code - FULFIL_ if code < FULFIL_WITH_ else ANY_INDEX.index((code - FULFIL_WITH_) // 5)
        held = FIRST_CONTRACT + contract
        if held not in player.store:
            return Text("why-not-in-store", {"tile": tile(held)})
        return Text("why-cannot-pay", {"tile": tile(held)})
    if CREST_ <= code < CONTRIBUTE_:
        return _why_no_crest(player, code - CREST_)
    if CONTRIBUTE_ <= code < USE_:
        return _why_no_contribution(table, player, code - CONTRIBUTE_)
    if USE_ <= code < DONE_:
        return _why_no_helper(table, player, code - USE_)
    return None


def _why_no_crest(player: Player, building: int) -> Text | None:
    if crest_in_store(player) == NONE:
        return Text("why-no-crest")
    if player.crests[building] != NONE:
        return Text("why-crest-placed", {"building": building + 1})
    if player.goods[FOOD] < CREST_FOOD[building]:
        return Text("why-food", {"food": CREST_FOOD[building], "have": player.goods[FOOD]})
    return None


def _why_no_contribution(table: Table, player: Player, cathedral: int) -> Text | None:
    if table.costs[cathedral] == NO_CATHEDRAL:
        return Text("why-no-cathedral", {"space": space(CATHEDRAL_SPACE[cathedral])})
    if player.given >> cathedral & 1:
        return Text("why-given", {"space": space(CATHEDRAL_SPACE[cathedral])})
    if player.pillars >> cathedral & 1 == 0:
        return Text("why-no-pillar", {"space": space(CATHEDRAL_SPACE[cathedral])})
    stone = COST_STONE[table.costs[cathedral]]
    if player.goods[STONE] < stone:
        return Text("why-stone", {"stone": stone, "have": player.goods[STONE]})
    return None


def _why_no_helper(table: Table, player: Player, helper: int) -> Text | None:
    if helper not in player.store:
        return Text("why-not-in-store", {"tile": tile(helper)})
    if not can_use(table, player, helper, kind_of(_top(table))):
        reward = REWARDS[helper]
        if reward.add_ap:
            return Text("why-no-action-yet")
        return Text("why-colour-late" if reward.colour else "why-nobody-home")
    return None


def _why_no_option(table: Table, player: Player, code: int, f: int) -> Text | None:
    """An option of an action, of a move or of a placement that is not open."""
    kind, what = kind_of(f), a_of(f)
    if code >= HIRE_ and kind == F_ACT:
        return _why_no_tile_action(table, player, code, int(what), int(b_of(f)))
    walking = kind != F_ACT or what in (MERCHANT, ARCHITECT)
    if not walking or not MOVE_ <= code < TAKE_BONUS_:
        return None
    if kind == F_ACT and b_of(f) == 0:
        return Text("why-no-ap")
    if code < PLACE_HOUSE_:
        if kind == F_ROAM and b_of(f) == 0:
            return Text("why-no-moves")
        near = STEPS[_here(table, player)][code - MOVE_] == 1
        return None if near else Text("why-not-adjacent", {"space": space(code - MOVE_)})
    if kind == F_ROAM and c_of(f) == 0:
        return Text("why-no-places")
    if code < PLACE_PILLAR_:
        return _why_no_house(table, player, code - PLACE_HOUSE_, kind == F_ANYWHERE)
    return _why_no_pillar_there(table, player, code - PLACE_PILLAR_, kind == F_ANYWHERE)


def _why_no_house(table: Table, player: Player, plot: int, anywhere: bool) -> Text | None:
    city = PLOT_CITY[plot]
    if player.house_supply == 0:
        return Text("why-no-house-left")
    if not anywhere and (player.merchant != city or _piece(table) != MERCHANT):
        return Text("why-merchant-elsewhere", {"space": space(city)})
    if player.houses & PLOT_MASK[city]:
        return Text("why-house-there", {"space": space(city)})
    if table.setup.plots >> plot & 1 == 0:
        return Text("why-plot-closed")
    return Text("why-plot-taken")


def _why_no_pillar_there(table: Table, player: Player, cathedral: int, anywhere: bool) -> Text | None:
    city = CATHEDRAL_SPACE[cathedral]
    if table.costs[cathedral] == NO_CATHEDRAL:
        return Text("why-no-cathedral", {"space": space(city)})
    if player.pillar_supply == 0:
        return Text("why-no-pillar-left")
    if not anywhere and (CATHEDRAL_AT[player.architect] != cathedral or _piece(table) != ARCHITECT):
        return Text("why-architect-elsewhere", {"space": space(city)})
    if player.pillars >> cathedral & 1:
        return Text("why-pillar-there", {"space": space(city)})
    return Text("why-pillars-full", {"space": space(city)})


def _why_no_tile_action(table: Table, player: Player, code: int, what: int, ap: int) -> Text | None:
    """Characters and contracts."""
    if what == CHARACTER and code < WIPE_:
        if FIRST_CHARACTER + code - HIRE_ not in table.character_market:
            return Text("why-not-in-market")
        return Text("why-no-ap") if ap == 0 else Text("why-store-full")
    if what == CHARACTER and code == WIPE_:
        return Text("why-no-ap") if ap == 0 else Text("why-pile-empty")
    if what == CHARACTER and LODGE_ <= code < SIGN_:
        return _why_no_room(player, (code - LODGE_) // len(ROOMS), (code - LODGE_) % len(ROOMS), ap)
    if what == CONTRACT and SIGN_ <= code < TRADE_:
        slot = code - SIGN_
        if ap < CONTRACT_AP[slot]:
            return Text("why-ap", {"ap": CONTRACT_AP[slot], "have": ap})
        return _why_no_tile(table, player, table.contract_market[slot])
    if what == CONTRACT and TRADE_ <= code < ADVANCE_:
        given, wanted = divmod(code - TRADE_, 5)
        if ap == 0:
            return Text("why-no-ap")
        return Text("why-same-resource") if given == wanted else Text("why-no-goods", {"resource": resource(given)})
    return None


def _why_no_room(player: Player, character: int, room: int, ap: int) -> Text | None:
    held = FIRST_CHARACTER + character
    if held not in player.store:
        return Text("why-not-in-store", {"tile": tile(held)})
    building = ROOM_BUILDING[room]
    if player.rooms[room] != NONE:
        return Text("why-room-taken")
    home = player.home_of(TYPE[character])
    if home not in (NONE, building):
        return Text("why-type-elsewhere", {"type": Text("type-" + TYPES[TYPE[character]]), "building": int(home) + 1})
    if home == NONE and player.resident(building) != NONE:
        return Text("why-other-type", {"building": building + 1})
    if ap < ROOM_FLOOR[room]:
        return Text("why-ap", {"ap": ROOM_FLOOR[room], "have": ap})
    return None
