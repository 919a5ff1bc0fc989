"""The royal court: which pillar may be used, its bonus, following and forfeiting; and the scoring place it goes to."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.carrara.actions import PILLAR_, SCORE_
from cantiere.games.carrara.box import (
    BONUS_COINS,
    BONUS_VP,
    COIN_PLACES,
    COINS_BONUS,
    END_VP,
    GOLD_BONUS,
    GOLD_PIECE,
    LARGE,
    PLACE_COUNT,
    SPACE_BONUS,
    STATUE,
    STATUE_PLACE,
    TYPE_PLACE,
    URBAN_PLACE,
    VP_BONUS,
)
from cantiere.games.carrara.packs import ONE, total
from cantiere.games.carrara.scoring import coins_of, open_places, payment, vp_of
from cantiere.games.carrara.state import F_GIFT, F_PUT, F_SCORE, NONE, Table
from cantiere.kernel.frames import frame


def pillars(table: Table, seat: i64, legal: list[int]) -> None:
    """The pillars a scoring may begin with; of bonus spaces that are alike only the first is offered."""
    house = table.houses[seat]
    if not house.buildings and not table.setup.advanced:
        return
    if table.holder != NONE:
        if can_score(table, seat, SPACE_BONUS[table.visited]):
            legal.append(PILLAR_ + table.visited)
        return
    seen: i64 = 0
    space: i64 = 0
    while space < LARGE:
        bonus: i64 = SPACE_BONUS[space]
        if house.court >> space & 1 and seen >> bonus & 1 == 0:
            seen |= 1 << bonus
            if can_score(table, seat, bonus):
                legal.append(PILLAR_ + space)
        space += 1
    if house.idle and (house.court == 0 or table.setup.early_large_space) and can_score(table, seat, VP_BONUS):
        legal.append(PILLAR_ + LARGE)


def can_score(table: Table, seat: i64, bonus: i64) -> bool:
    """Whether the seat would have a scoring place to choose once it has taken the bonus."""
    coins = table.houses[seat].coins
    if bonus == COINS_BONUS:
        coins += BONUS_COINS
    return open_places(table, seat, coins, bonus == GOLD_BONUS) != 0


def take_pillar(table: Table, seat: i64, space: i64) -> None:
    """Take up a pillar, the royal visit token unless somebody has it, and the bonus."""
    house = table.houses[seat]
    table.frames.append(frame(F_SCORE))
    if space == LARGE:
        house.idle -= 1
        return
    house.court &= ~(1 << space)
    if table.holder == NONE:
        table.holder = seat
        table.visited = space
    bonus: i64 = SPACE_BONUS[space]
    if bonus == COINS_BONUS:
        house.coins += BONUS_COINS
    elif bonus == VP_BONUS:
        house.vp_court += BONUS_VP
    elif bonus == GOLD_BONUS:
        table.frames.append(frame(F_PUT, GOLD_PIECE))
    elif total(table.supply & ONE[STATUE] - 1):
        table.frames.append(frame(F_GIFT))


def forfeit(table: Table, seat: i64) -> None:
    """Who does something else during a royal visit moves the pillar to the large empty space; a gold statue that lay
    there for it goes to the box."""
    house = table.houses[seat]
    if table.holder == NONE or house.court >> table.visited & 1 == 0:
        return
    house.court &= ~(1 << table.visited)
    house.idle += 1
    if SPACE_BONUS[table.visited] == GOLD_BONUS:
        table.box += ONE[GOLD_PIECE]


def scorable(table: Table, seat: i64) -> list[int]:
    open = open_places(table, seat, table.houses[seat].coins, False)
    legal: list[int] = []
    place: i64 = 0
    while place < PLACE_COUNT:
        if open >> place & 1:
            legal.append(SCORE_ + place)
        place += 1
    return legal


def score(table: Table, seat: i64, place: i64) -> None:
    """Put the pillar on the place and take what it pays."""
    house = table.houses[seat]
    house.placed |= 1 << place
    if COIN_PLACES >> place & 1:
        table.shown += 1  # the coins are shown to everybody
    else:
        pays = payment(house, place)
        house.coins += coins_of(pays)
        vp = vp_of(pays)
        if place < TYPE_PLACE:
            house.vp_cities += vp
        elif place < URBAN_PLACE:
            house.vp_types += vp
        elif place < STATUE_PLACE:
            house.vp_landscapes += vp
        else:
            house.vp_statues += vp
    if house.is_done() and table.stack == 0:
        trigger_end(table, seat)


def trigger_end(table: Table, seat: i64) -> None:
    """Both conditions hold: everybody else has one more turn. Happens once."""
    if table.ender == NONE:
        table.ender = seat
        table.houses[seat].vp_end += END_VP
