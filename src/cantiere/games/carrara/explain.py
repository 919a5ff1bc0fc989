"""What a player is asked, and what an action means."""

from __future__ import annotations

from typing import Final

from cantiere.games.carrara.actions import (
    BUILD_,
    BUY_,
    BUY_DECORATION_,
    BUY_STATUE_,
    DECLINE_,
    DECORATE_,
    DISCARD_,
    DONE_,
    ERECT_,
    IMPROVE_,
    MOST_PAID,
    PASS_,
    PAY_,
    PILLAR_,
    PUT_,
    RELIEF_,
    ROTATE_,
    SCORE_,
    STORE_,
    TAKE_,
    UPGRADE_,
    VOCABULARY,
)
from cantiere.games.carrara.box import (
    BONUSES,
    CITIES,
    COIN_PLACE,
    COIN_PLACES,
    COIN_RATE,
    COLOURS,
    IMPROVED,
    LARGE,
    MONUMENT,
    PASS_COINS,
    PAYS_COINS,
    PIECE_PRICE,
    PIECES,
    PLACES,
    PRICE,
    RELIEF_COINS,
    SEGMENTS,
    SPACE_BONUS,
    STATUE,
    TILE_RANK,
    TILE_TYPE,
    TILE_VALUE,
    TILES,
    TYPES,
    VALUES,
)
from cantiere.games.carrara.market import refill
from cantiere.games.carrara.scoring import coins_of, payment, vp_of
from cantiere.games.carrara.state import (
    F_BUY,
    F_IMPROVE,
    F_PAY,
    F_PUT,
    F_REWARD,
    F_TURN,
    FRAMES,
    NONE,
    Table,
    city_of,
)
from cantiere.kernel.frames import a_of, b_of, c_of, kind_of
from cantiere.kernel.state import CHANCE
from cantiere.kernel.text import Text, TextArg

QUESTIONS: Final = FRAMES[F_TURN:]  # what is before them chance decides

# --- names ----------------------------------------------------------------------------------------


def block(colour: int) -> Text:
    return Text("block-" + COLOURS[colour])


def city(number: int) -> Text:
    return Text("city-" + CITIES[number])


def piece(number: int) -> Text:
    return Text("piece-" + PIECES[number])


def tile(number: int) -> Text:
    name = Text("type-" + TYPES[TILE_TYPE[number]])
    if TILE_RANK[number] == MONUMENT:
        return Text("tile-monument", {"type": name})
    return Text("tile", {"type": name, "value": TILE_VALUE[number]})


def space(number: int) -> Text:
    return Text("space-large" if number == LARGE else "space-" + BONUSES[SPACE_BONUS[number]])


def gain(coins: int, vp: int) -> Text:
    """An amount of coins and victory points."""
    if coins and vp:
        return Text("gain-both", {"coins": coins, "vp": vp})
    if coins or vp:
        return Text("gain-coins", {"coins": coins}) if coins else Text("gain-vp", {"vp": vp})
    return Text("gain-nothing")


# --- what is asked --------------------------------------------------------------------------------


def progress(table: Table) -> Text:
    if table.ender != NONE:
        return Text("progress-last-turns")
    return Text("progress-round", {"round": int(table.turns // table.seats) + 1})


def prompt(table: Table, seat: int) -> Text:
    if not table.frames:
        return Text("prompt-over")
    if table.actor() != seat:
        return Text("prompt-wait")
    f = table.frames[-1]
    kind = kind_of(f)
    key = "prompt-" + QUESTIONS[kind - F_TURN]
    if kind == F_TURN and table.holder != NONE:
        return Text(key + "-visit", {"space": space(table.visited), "to": int(table.holder)})
    if kind == F_BUY and a_of(f):
        return Text(key + "-more", {"segment": SEGMENTS[a_of(f) - 1]})
    if kind == F_PAY:
        return Text(key, {"block": block(b_of(f)), "price": int(a_of(f)), "city": city(c_of(f))})
    if kind == F_REWARD:
        return Text(key, {"segment": SEGMENTS[a_of(f)]})
    if kind == F_PUT:
        return Text(key, {"piece": piece(a_of(f))})
    return Text(key)


# --- what an action means -------------------------------------------------------------------------


def particulars(table: Table, seat: int, action: int) -> dict[str, TextArg]:
    if seat == CHANCE:
        return _drawn(action)
    if action < BUILD_:
        return _market(table, action)
    if action < PILLAR_:
        return _works(table, seat, action)
    if action < TAKE_:
        return _court(table, seat, action)
    if action < PASS_:
        return _pieces(table, seat, action)
    return {"coins": int(PASS_COINS)} if action == PASS_ else {}


def _drawn(action: int) -> dict[str, TextArg]:
    verb = VOCABULARY.verb(action).name
    number = VOCABULARY.values(action)[0]
    if verb == "first":
        return {"to": number}
    if verb == "spin":
        return {"piece": piece(number)}
    return {"tile": tile(number)} if verb == "reveal" else {"block": block(number)}


def _market(table: Table, action: int) -> dict[str, TextArg]:
    if action == ROTATE_:
        discs = "both" if table.setup.advanced else "single"
        return {"discs": discs, "count": int(refill(table))}
    if BUY_ <= action < DONE_:
        segment, colour = divmod(action - BUY_, 6)
        return {"segment": SEGMENTS[segment], "block": block(colour), "price": PRICE[action - BUY_]}
    return {"coins": int(RELIEF_COINS)} if action == RELIEF_ else {}


def _works(table: Table, seat: int, action: int) -> dict[str, TextArg]:
    if action < UPGRADE_:
        number, where = divmod(action - BUILD_, 6)
        return {"tile": tile(number), "city": city(where), "price": TILE_VALUE[number]}
    if action < PAY_:
        number = action - UPGRADE_
        args: dict[str, TextArg] = {"tile": tile(number), "price": VALUES[MONUMENT] - TILE_VALUE[number]}
        return args | _where(table, seat, number)
    if action < IMPROVE_:
        colour, count = divmod(action - PAY_, MOST_PAID + 1)
        return {"block": block(colour), "count": count}
    where = action - IMPROVE_
    pays = IMPROVED[where]
    return {"city": city(where), "gain": gain(pays, 0) if PAYS_COINS[where] else gain(0, pays)}


def _where(table: Table, seat: int, number: int) -> dict[str, TextArg]:
    """The city a building of the seat's stands in."""
    index = table.houses[seat].index(number)
    return {"city": city(city_of(table.houses[seat].buildings[index]))} if index != NONE else {}


def _court(table: Table, seat: int, action: int) -> dict[str, TextArg]:
    if action < SCORE_:
        follows = "yes" if table.holder not in (NONE, seat) else "no"
        return {"space": space(action - PILLAR_), "follows": follows}
    place = action - SCORE_
    args: dict[str, TextArg] = {"place": Text("place-" + PLACES[place])}
    if COIN_PLACES >> place & 1:
        args["gain"] = Text("gain-rate", {"coins": COIN_RATE[place - COIN_PLACE]})
    else:
        pays = payment(table.houses[seat], place)
        args["gain"] = gain(int(coins_of(pays)), int(vp_of(pays)))
    return args


def _pieces(table: Table, seat: int, action: int) -> dict[str, TextArg]:
    f = table.frames[-1]
    pending = int(a_of(f)) if kind_of(f) == F_PUT else 0
    if action < PUT_:
        return {"piece": piece(action - TAKE_)}
    if action < STORE_:
        return {"piece": piece(pending), "tile": tile(action - PUT_)} | _where(table, seat, action - PUT_)
    if action < DISCARD_:
        return {"piece": piece(pending)}
    if action < DECLINE_:
        return {"old": piece(action - DISCARD_), "piece": piece(pending)}
    if action < DECORATE_:
        return {"what": "improvement" if kind_of(f) == F_IMPROVE else "piece"}
    kind, number = extra(table, seat, action)
    args: dict[str, TextArg] = {"piece": piece(kind), "tile": tile(number), "price": int(PIECE_PRICE)}
    return args | _where(table, seat, number)


def extra(table: Table, seat: int, action: int) -> tuple[int, int]:
    """The piece and the tile of an action that puts a piece up from storage or buys it."""
    if action < ERECT_:
        number = action - DECORATE_
    elif action < BUY_DECORATION_:
        return STATUE + (action - ERECT_) // TILES, (action - ERECT_) % TILES
    elif action < BUY_STATUE_:
        number = action - BUY_DECORATION_
    else:
        number = action - BUY_STATUE_
        index = table.houses[seat].index(number)
        return STATUE + (city_of(table.houses[seat].buildings[index]) if index != NONE else 0), number
    return TILE_TYPE[number], number
