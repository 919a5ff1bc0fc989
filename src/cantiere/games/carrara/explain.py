"""What a player is asked, what an action means, and why another is not possible."""

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
    END_TURN_,
    ERECT_,
    IMPROVE_,
    MOST_PAID,
    PASS_,
    PAY_,
    PILLAR_,
    PUT_,
    RELIEF_,
    ROTATE_,
    ROTATE_INNER_,
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
    COINS_NEEDED,
    COLOURS,
    GOLD_PIECE,
    IMPROVED,
    LARGE,
    MONUMENT,
    NEEDS,
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
    STATUE_PLACE,
    TILE_NAMES,
    TILE_RANK,
    TILE_TYPE,
    TILE_VALUE,
    TILES,
    TYPE_PLACE,
    TYPES,
    URBAN_PLACE,
    VALUES,
)
from cantiere.games.carrara.building import fewest, means, most
from cantiere.games.carrara.court import can_score
from cantiere.games.carrara.market import refill
from cantiere.games.carrara.packs import held
from cantiere.games.carrara.scoring import coins_of, open_places, payment, vp_of
from cantiere.games.carrara.state import (
    DECORATED,
    F_BUY,
    F_END,
    F_IMPROVE,
    F_PAY,
    F_PUT,
    F_REWARD,
    F_SCORE,
    F_TURN,
    FRAMES,
    NONE,
    STATUE_BITS,
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
    kind, number = _extra(table, seat, action)
    args: dict[str, TextArg] = {"piece": piece(kind), "tile": tile(number), "price": int(PIECE_PRICE)}
    return args | _where(table, seat, number)


def _extra(table: Table, seat: int, action: int) -> tuple[int, int]:
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


def meant(table: Table, seat: int, element: str) -> int:
    """What a click on a tile would mean to the seat: putting a piece there, building it, or upgrading it. NONE for any
    other element."""
    name = element.removeprefix("tile.")
    if name == element or name not in TILE_NAMES or table.actor() != seat:
        return NONE
    number = TILE_NAMES.index(name)
    if kind_of(table.frames[-1]) == F_PUT:
        return int(PUT_) + number
    if table.houses[seat].index(number) == NONE:
        return int(BUILD_) + number * 6
    return int(UPGRADE_) + number


# --- why not --------------------------------------------------------------------------------------


def why_not(table: Table, seat: int, action: int) -> Text:
    """The reason a person would give. Only asked for what is not legal."""
    if table.actor() != seat:
        return prompt(table, seat)
    kind = int(kind_of(table.frames[-1]))
    reason = None
    if kind in (F_TURN, F_BUY) and action < BUILD_:
        reason = _why_no_purchase(table, seat, action, kind)
    elif kind == F_TURN and action < PILLAR_:
        reason = _why_not_build(table, seat, action)
    elif kind == F_TURN and action < SCORE_:
        reason = _why_no_pillar(table, seat, action - PILLAR_)
    elif kind == F_SCORE and SCORE_ <= action < TAKE_:
        reason = _why_no_place(table, seat, action - SCORE_)
    elif kind == F_PUT and PUT_ <= action <= DECLINE_:
        reason = _why_not_put(table, seat, action)
    elif kind in (F_TURN, F_END) and DECORATE_ <= action < PASS_:
        reason = _why_no_extra(table, seat, action)
    elif kind == F_PAY and PAY_ <= action < IMPROVE_:
        reason = _why_not_pay(table, seat)
    elif kind == F_IMPROVE and IMPROVE_ <= action < PILLAR_:
        reason = Text("why-improvement-gone", {"city": city(action - IMPROVE_)})
    elif TAKE_ <= action < PUT_ and FRAMES[kind] in ("reward", "gift"):
        gone = held(table.supply, action - TAKE_) == 0
        reason = Text("why-supply-empty" if gone else "why-not-shown", {"piece": piece(action - TAKE_)})
    elif action == END_TURN_ and kind == F_TURN:
        reason = Text("why-act-first" if table.setup.advanced else "why-advanced-only")
    return reason if reason is not None else Text("why-asked-else", {"prompt": prompt(table, seat)})


def _why_no_purchase(table: Table, seat: int, action: int, kind: int) -> Text | None:
    house = table.houses[seat]
    if action in (ROTATE_, ROTATE_INNER_):
        if kind == F_BUY:
            return Text("why-rotated")
        if action == ROTATE_INNER_ and not table.setup.advanced:
            return Text("why-advanced-only")
        return Text("why-disc-empty")
    if action in (DONE_, RELIEF_):
        return Text("why-buy-one" if kind == F_BUY else "why-no-relief")
    segment, colour = divmod(action - BUY_, 6)
    chosen = a_of(table.frames[-1]) if kind == F_BUY else 0
    if kind == F_TURN and table.setup.advanced:
        return Text("why-rotate-first")
    if chosen and chosen != segment + 1:
        return Text("why-other-segment", {"segment": SEGMENTS[chosen - 1]})
    if held(table.wheel[segment], colour) == 0:
        return Text("why-no-block", {"block": block(colour), "segment": SEGMENTS[segment]})
    return Text("why-no-coins", {"coins": int(house.coins), "price": PRICE[action - BUY_]})


def _why_not_build(table: Table, seat: int, action: int) -> Text | None:
    if action >= PAY_:
        return None
    if action >= UPGRADE_:
        return _why_no_upgrade(table, seat, action - UPGRADE_)
    number, where = divmod(action - BUILD_, 6)
    if TILE_RANK[number] == MONUMENT:
        if table.monuments >> TILE_TYPE[number] & 1 == 0:
            return Text("why-monument-gone", {"type": Text("type-" + TYPES[TILE_TYPE[number]])})
    elif number not in table.offer:
        return Text("why-not-on-offer", {"tile": tile(number)})
    return _why_no_means(table, seat, where, TILE_VALUE[number])


def _why_no_upgrade(table: Table, seat: int, number: int) -> Text:
    house = table.houses[seat]
    index = house.index(number)
    if index == NONE:
        return Text("why-not-yours", {"tile": tile(number)})
    if TILE_RANK[number] == MONUMENT:
        return Text("why-monument-already")
    if table.monuments >> TILE_TYPE[number] & 1 == 0:
        return Text("why-monument-gone", {"type": Text("type-" + TYPES[TILE_TYPE[number]])})
    where = int(city_of(house.buildings[index]))
    return _why_no_means(table, seat, where, VALUES[MONUMENT] - TILE_VALUE[number])


def _why_no_means(table: Table, seat: int, where: int, price: int) -> Text:
    limit = int(means(table.houses[seat].blocks, where))
    if limit >= price:
        return Text("why-twin")
    return Text("why-no-means", {"city": city(where), "price": price, "means": limit})


def _why_no_pillar(table: Table, seat: int, number: int) -> Text:
    house = table.houses[seat]
    if table.holder != NONE and number != table.visited:
        return Text("why-same-space", {"space": space(table.visited)})
    if number == LARGE:
        if not house.idle:
            return Text("why-no-pillar")
        if house.court and not table.setup.early_large_space:
            return Text("why-bonus-first")
        return Text("why-no-place")
    if house.court >> number & 1 == 0:
        return Text("why-no-pillar")
    return Text("why-twin" if can_score(table, seat, SPACE_BONUS[number]) else "why-no-place")


def _why_no_place(table: Table, seat: int, place: int) -> Text:
    house = table.houses[seat]
    if house.placed >> place & 1:
        return Text("why-place-used")
    if (
        place < TYPE_PLACE
        and table.scored_by(place) != NONE
        and not (COIN_PLACES >> place & 1 and table.setup.own_coin_places)
    ):
        return Text("why-place-taken", {"to": table.scored_by(place)})
    if place < COIN_PLACE:
        return Text("why-few-buildings", {"city": city(place), "count": NEEDS[place]})
    if not table.setup.advanced and (place < TYPE_PLACE or place >= STATUE_PLACE):
        return Text("why-advanced-only")
    if place < TYPE_PLACE:
        if house.placed & COIN_PLACES:
            return Text("why-one-coin-place")
        return Text("why-few-coins", {"coins": COINS_NEEDED[place - COIN_PLACE]})
    if place >= STATUE_PLACE:
        return Text("why-no-statue")
    return Text("why-no-such-building" if place < URBAN_PLACE else "why-no-such-landscape")


def _why_not_put(table: Table, seat: int, action: int) -> Text:
    house = table.houses[seat]
    number = int(a_of(table.frames[-1]))
    if number == GOLD_PIECE and open_places(table, seat, house.coins, False) == 0:
        return Text("why-must-open")
    if action < STORE_:
        return _why_not_on(table, seat, number, action - PUT_)
    if action == STORE_:
        return Text("why-storage-full")
    return Text("why-room-left", {"piece": piece(number)})


def _why_not_on(table: Table, seat: int, number: int, on: int) -> Text:
    """Why the piece may not stand on the tile."""
    house = table.houses[seat]
    index = house.index(on)
    if index == NONE:
        return Text("why-not-yours", {"tile": tile(on)})
    b = house.buildings[index]
    if number < STATUE:
        if TILE_TYPE[on] != number:
            return Text("why-wrong-type", {"piece": piece(number), "type": Text("type-" + TYPES[number])})
        return Text("why-decorated" if b & DECORATED else "why-twin", {"tile": tile(on)})
    if b & STATUE_BITS:
        return Text("why-has-statue", {"tile": tile(on)})
    if city_of(b) > number - STATUE:
        return Text("why-wrong-city", {"piece": piece(number), "city": city(city_of(b))})
    return Text("why-twin")


def _why_no_extra(table: Table, seat: int, action: int) -> Text:
    house = table.houses[seat]
    kind, number = _extra(table, seat, action)
    if not table.setup.advanced:
        return Text("why-advanced-only")
    if action < BUY_DECORATION_:
        if held(house.stored, kind) == 0:
            return Text("why-not-stored", {"piece": piece(kind)})
        if table.fresh == kind and held(house.stored, kind) == 1:
            return Text("why-stored-now", {"piece": piece(kind)})
    elif table.bought:
        return Text("why-bought-already")
    elif house.coins < PIECE_PRICE:
        return Text("why-no-coins", {"coins": int(house.coins), "price": int(PIECE_PRICE)})
    elif held(table.supply, kind) == 0:
        return Text("why-supply-empty", {"piece": piece(kind)})
    return _why_not_on(table, seat, kind, number)


def _why_not_pay(table: Table, seat: int) -> Text:
    f = table.frames[-1]
    house = table.houses[seat]
    least, last = fewest(house, a_of(f), b_of(f), c_of(f)), most(house, a_of(f), b_of(f))
    return Text("why-pay", {"block": block(b_of(f)), "least": int(least), "most": int(last)})
