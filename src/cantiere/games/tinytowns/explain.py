"""What a player is asked, what an action means, and why another is not possible."""

from __future__ import annotations

from cantiere.games.tinytowns.actions import (
    BUILD_,
    CAVERN_,
    CLAIM_,
    DECLINE_,
    EXCHANGE_,
    KEEP_,
    LODGE_,
    NAME_,
    PLACE_,
    REPLACE_,
    STAND_,
    STOCK_,
    STORE_,
    SWAP_,
    VOCABULARY,
)
from cantiere.games.tinytowns.box import (
    BANK,
    BUILDINGS,
    CAVERN_USES,
    CELLS,
    COTTAGE,
    COUNT,
    FACTORY,
    FAMILY,
    FIRST_MONUMENT,
    INDUSTRY,
    MONUMENT,
    PLAN_BUILDING,
    PLAN_CELLS,
    RESOURCES,
    STATUE,
    WAREHOUSE,
)
from cantiere.games.tinytowns.state import (
    ALL_RESOURCES,
    F_BUILD,
    F_PLACE,
    F_STAND,
    F_STOCK,
    F_TAKE,
    FRAMES,
    NONE,
    Table,
    Town,
)
from cantiere.kernel.frames import a_of, b_of, kind_of
from cantiere.kernel.state import CHANCE
from cantiere.kernel.text import Text, TextArg


def resource(number: int) -> Text:
    return Text("resource-" + RESOURCES[number])


def building(number: int) -> Text:
    return Text("building-" + BUILDINGS[number])


def progress(table: Table) -> Text | None:
    return Text("progress-round", {"round": int(table.round)}) if table.round else None


def prompt(table: Table, seat: int) -> Text:
    town = table.towns[seat]
    if not town.frames:
        return Text("prompt-over" if not table.actors() else "prompt-wait")
    f = town.frames[-1]
    kind = kind_of(f)
    key = "prompt-" + FRAMES[kind]
    if kind == F_PLACE:
        return Text(key, {"resource": resource(town.hand)})
    if kind == F_TAKE:
        return Text(key + ("-solo" if table.setup.solo else ""))
    if kind == F_STAND:
        return Text(key, {"building": building(table.card_of(town, a_of(f)))})
    if kind == F_STOCK:
        return Text(key, {"building": building(table.cards[INDUSTRY])})
    return Text(key, {"count": int(a_of(f))})


def particulars(table: Table, seat: int, action: int) -> dict[str, TextArg]:
    verb = VOCABULARY.verb(action).name
    args: dict[str, TextArg] = {}
    for name, word in VOCABULARY.words(action).items():
        if name == "resource":
            args["resource"] = Text("resource-" + word)
        elif name in ("building", "monument"):
            args["building"] = Text("building-" + word)
        elif name == "cell":
            args["cell"] = word
        elif name == "seat":
            args["to"] = int(word)
    town = table.towns[seat] if seat != CHANCE else None
    if verb == "deal":
        args["to"] = int(table.next_dealt())
    elif verb == "build":
        plan = action - BUILD_
        args["building"] = building(PLAN_BUILDING[plan])
        args["cells"] = ", ".join(CELLS[c] for c in range(16) if PLAN_CELLS[plan] >> c & 1)
    elif town is not None and verb in ("place", "store", "lodge", "cavern", "swap"):
        args["hand" if verb == "swap" else "resource"] = resource(town.hand)
    elif town is not None and verb == "stand" and town.frames:
        args["building"] = building(table.card_of(town, a_of(town.frames[-1])))
    elif town is not None and verb == "stock":
        args["building"] = building(table.cards[INDUSTRY])
    elif town is not None and verb == "replace":
        args["old"] = building(table.standing(town, (action - REPLACE_) // FIRST_MONUMENT))
    if "hand" in args and town is not None and town.hand == NONE:
        del args["hand"]
    return args


# --- why not --------------------------------------------------------------------------------------


def why_not(table: Table, seat: int, action: int) -> Text:
    """The reason a person would give. Only asked for what is not legal."""
    town = table.towns[seat]
    kind = kind_of(town.frames[-1]) if town.frames else NONE
    if PLACE_ <= action < EXCHANGE_ and kind == F_PLACE:
        return _square_taken(table, town, action - PLACE_)
    if EXCHANGE_ <= action < BUILD_ and kind == F_PLACE:
        return _why_no_effect(table, seat, action)
    if BUILD_ <= action < STAND_ and kind == F_BUILD:
        return _why_no_building(table, town, action - BUILD_)
    if STAND_ <= action < STOCK_ and kind == F_STAND:
        return _why_not_there(table, town, action - STAND_)
    if STOCK_ <= action < STOCK_ + 5 and kind == F_STOCK:
        return Text("why-banked", {"resource": resource(action - STOCK_)})
    if (NAME_ <= action < PLACE_) and kind != NONE and FRAMES[kind] in ("name", "take"):
        if table.setup.solo:
            return Text("why-not-in-row", {"resource": resource((action - NAME_) % 5)})
        if table.banked(town) >> (action - NAME_) % 5 & 1:
            return Text("why-banked-named", {"resource": resource((action - NAME_) % 5)})
    if KEEP_ <= action < NAME_ and kind != NONE and FRAMES[kind] == "keep":
        return Text("why-not-dealt", {"building": building(FIRST_MONUMENT + action - KEEP_)})
    if action >= STOCK_ + 5 and kind != NONE and FRAMES[kind] in ("gift", "replace", "reserve", "claim"):
        return _why_not_card(table, town, action)
    return Text("why-asked-else", {"prompt": prompt(table, seat)})


def _square_taken(table: Table, town: Town, cell: int) -> Text:
    standing = table.standing(town, cell)
    if standing != NONE:
        return Text("why-square-built", {"cell": CELLS[cell], "building": building(standing)})
    return Text("why-square-cube", {"cell": CELLS[cell]})


def _why_no_effect(table: Table, seat: int, action: int) -> Text:
    """Factory, Warehouse, Statue of the Bondmaker, Cavern: what is missing."""
    town = table.towns[seat]
    if table.namer == seat:
        return Text("why-own-naming")
    if a_of(town.frames[-1]):
        return Text("why-must-place", {"resource": resource(town.hand)})
    if action < STORE_:
        if table.cards[INDUSTRY] != FACTORY or not town.built[INDUSTRY]:
            return Text("why-no-such-building", {"building": Text("building-factory")})
        return Text("why-factory-other", {"resource": resource(table.named)})
    if action < LODGE_:
        return _why_no_storing(table, town, action)
    if action < CAVERN_:
        if not town.has_monument(STATUE):
            return Text("why-no-such-building", {"building": Text("building-statue_of_the_bondmaker")})
        full = town.built[COTTAGE] >> (action - LODGE_) & 1
        return Text("why-cottage-full" if full else "why-not-a-cottage", {"cell": CELLS[action - LODGE_]})
    return Text("why-cavern-full" if table.setup.cavern else "why-no-cavern", {"count": int(CAVERN_USES)})


def _why_no_storing(table: Table, town: Town, action: int) -> Text:
    cell = action - STORE_ if action < SWAP_ else (action - SWAP_) // 5
    if table.cards[INDUSTRY] != WAREHOUSE or town.built[INDUSTRY] >> cell & 1 == 0:
        return Text("why-no-building-there", {"building": Text("building-warehouse"), "cell": CELLS[cell]})
    if action < SWAP_:
        return Text("why-warehouse-full", {"count": COUNT[WAREHOUSE]})
    return Text("why-not-stored", {"resource": resource((action - SWAP_) % 5)})


def _why_no_building(table: Table, town: Town, plan: int) -> Text:
    card = PLAN_BUILDING[plan]
    if FAMILY[card] == MONUMENT:
        if town.monument != card:
            return Text("why-not-your-monument")
        if town.built[MONUMENT]:
            return Text("why-monument-built")
    elif table.cards[FAMILY[card]] != card:
        return Text("why-not-in-play", {"building": building(card)})
    if card == BANK and table.banked(town) == ALL_RESOURCES:
        return Text("why-five-banks")
    if PLAN_CELLS[plan] & ~table.wild(town) == 0:
        return Text("why-real-cube")
    if table.fits(town, plan, table.wild(town)):
        return Text("why-same-cubes")
    return Text("why-no-pattern", {"building": building(card)})


def _why_not_there(table: Table, town: Town, cell: int) -> Text:
    if (town.cubes() | town.houses) >> cell & 1:
        return _square_taken(table, town, cell)
    return Text("why-not-vacated", {"cell": CELLS[cell]})


def _why_not_card(table: Table, town: Town, action: int) -> Text:
    if action >= DECLINE_:
        return Text("why-must-choose" if action == DECLINE_ else "why-asked-else", {"prompt": Text("prompt-choose")})
    replacing = action < CLAIM_ and VOCABULARY.verb(action).name == "replace"
    card = (action - REPLACE_) % FIRST_MONUMENT if replacing else VOCABULARY.values(action)[0]
    if table.cards[FAMILY[card]] != card:
        return Text("why-not-in-play", {"building": building(card)})
    if not table.has_room_for(town, card):
        return Text("why-five-banks")
    if replacing:
        cell = (action - REPLACE_) // FIRST_MONUMENT
        if b_of(town.frames[-1]) >> cell & 1:
            return Text("why-replaced-already", {"cell": CELLS[cell]})
        if town.built[FAMILY[card]] >> cell & 1:
            return Text("why-same-building", {"building": building(card)})
        return Text("why-nothing-to-replace", {"cell": CELLS[cell]})
    return Text("why-not-on-card", {"building": building(card)})
