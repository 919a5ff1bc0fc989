"""Why an action is not possible: the reason a person would give."""

from __future__ import annotations

from cantiere.games.carrara.actions import (
    BUILD_,
    BUY_,
    BUY_DECORATION_,
    DECLINE_,
    DECORATE_,
    DONE_,
    END_TURN_,
    IMPROVE_,
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
)
from cantiere.games.carrara.box import (
    COIN_PLACE,
    COIN_PLACES,
    COINS_NEEDED,
    GOLD_PIECE,
    LARGE,
    MONUMENT,
    NEEDS,
    PIECE_PRICE,
    PRICE,
    SEGMENTS,
    SPACE_BONUS,
    STATUE,
    STATUE_PLACE,
    TILE_NAMES,
    TILE_RANK,
    TILE_TYPE,
    TILE_VALUE,
    TYPE_PLACE,
    TYPES,
    URBAN_PLACE,
    VALUES,
)
from cantiere.games.carrara.building import fewest, means, most
from cantiere.games.carrara.court import can_score
from cantiere.games.carrara.explain import block, city, extra, piece, prompt, space, tile
from cantiere.games.carrara.packs import held
from cantiere.games.carrara.scoring import open_places
from cantiere.games.carrara.state import (
    DECORATED,
    F_BUY,
    F_END,
    F_IMPROVE,
    F_PAY,
    F_PUT,
    F_SCORE,
    F_TURN,
    FRAMES,
    NONE,
    STATUE_BITS,
    Table,
    city_of,
)
from cantiere.kernel.frames import a_of, b_of, c_of, kind_of
from cantiere.kernel.text import Text


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
    kind, number = extra(table, seat, action)
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
