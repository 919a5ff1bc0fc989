"""The wheel: rotating, refilling, buying blocks, and what an emptied segment gives."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.carrara.actions import BUY_, DECLINE_, DONE_, RELIEF_, ROTATE_, ROTATE_INNER_, TAKE_
from cantiere.games.carrara.box import PRICE, RELIEF_COINS, STATUE, WHEEL_FILL
from cantiere.games.carrara.packs import ONE, held, total
from cantiere.games.carrara.state import F_BUY, F_DRAW, F_PUT, F_REWARD, House, Table
from cantiere.kernel.frames import frame


def openings(table: Table, house: House, legal: list[int]) -> None:
    """How a turn of buying may begin. Basic: rotate or buy at once; advanced: rotate both discs or the inner one."""
    disc = table.on_wheel()
    if disc or table.bag:
        legal.append(ROTATE_)
    if table.setup.advanced:
        if disc:
            legal.append(ROTATE_INNER_)
    else:
        affordable(table, house, 0, legal)


def affordable(table: Table, house: House, segment: i64, legal: list[int]) -> None:
    """The blocks the house could buy now; `segment` is 1 + the only one it may buy from, or 0."""
    at: i64 = segment - 1 if segment else 0
    last: i64 = segment if segment else 6
    while at < last:
        blocks: i64 = table.wheel[at]
        code: i64 = at * 6
        while blocks:
            if blocks & 15 and PRICE[code] <= house.coins:
                legal.append(BUY_ + code)
            blocks >>= 4
            code += 1
        at += 1


def purchases(table: Table, house: House, segment: i64) -> list[int]:
    """What may be done while buying: another block, or nothing more; before the first block, the coins for who can
    afford none."""
    legal: list[int] = []
    affordable(table, house, segment, legal)
    if segment:
        legal.append(DONE_)
    elif not legal:
        legal.append(RELIEF_)
    return legal


def rotate(table: Table) -> None:
    """Both discs one segment on; as many blocks as the wheel is short of, and the bag has, will be drawn."""
    table.wheel.insert(0, table.wheel.pop())
    table.outer = (table.outer + 1) % 6
    rotate_inner(table)
    missing = refill(table)
    if missing > 0:
        table.frames.append(frame(F_DRAW, missing))


def refill(table: Table) -> i64:
    """How many blocks a rotation would bring now."""
    return max(min(WHEEL_FILL - total(table.on_wheel()), total(table.bag)), 0)


def rotate_inner(table: Table) -> None:
    table.inner = (table.inner + 1) % 6
    table.frames.append(frame(F_BUY))


def draw(table: Table, colour: i64, more: i64) -> None:
    """A block from the bag to segment I."""
    table.bag -= ONE[colour]
    table.wheel[0] += ONE[colour]
    if more:
        table.frames.append(frame(F_DRAW, more))


def buy(table: Table, house: House, code: i64) -> None:
    """One block; `code` is segment · 6 + colour."""
    segment = code // 6
    house.coins -= PRICE[code]
    house.blocks += ONE[code % 6]
    table.wheel[segment] -= ONE[code % 6]
    if not table.setup.advanced:
        table.frames.append(frame(F_BUY, segment + 1))
    elif table.wheel[segment] == 0:
        reward(table, segment)
    else:
        more: list[int] = []
        affordable(table, house, segment + 1, more)
        if more:
            table.frames.append(frame(F_BUY, segment + 1))


def relieve(table: Table, house: House) -> None:
    """The screen is lifted: everybody sees that nothing can be bought."""
    house.coins += RELIEF_COINS
    table.shown += 1


def reward(table: Table, segment: i64) -> None:
    """An emptied segment offers its decoration or its statue, if the supply has one."""
    if held(table.supply, table.decoration_at(segment)) or held(table.supply, STATUE + table.statue_at(segment)):
        table.frames.append(frame(F_REWARD, segment))


def rewards(table: Table, segment: i64) -> list[int]:
    legal: list[int] = []
    decoration = table.decoration_at(segment)
    statue = STATUE + table.statue_at(segment)
    if held(table.supply, decoration):
        legal.append(TAKE_ + decoration)
    if held(table.supply, statue):
        legal.append(TAKE_ + statue)
    legal.append(DECLINE_)
    return legal


def gifts(table: Table) -> list[int]:
    """The court's bonus: any decoration of the supply."""
    legal: list[int] = []
    kind: i64 = 0
    while kind < STATUE:
        if held(table.supply, kind):
            legal.append(TAKE_ + kind)
        kind += 1
    legal.append(DECLINE_)
    return legal


def take(table: Table, action: i64) -> None:
    if action != DECLINE_:
        table.frames.append(frame(F_PUT, action - TAKE_))
