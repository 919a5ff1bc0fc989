"""Goods, points, steps on the king's track, and what a reward gives: the small things everything else is made of."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.tiletum.box import ARCHITECT, IRON, JOKER, KING, MERCHANT, NONE, TRACK_END, WOOL, Reward
from cantiere.games.tiletum.state import (
    F_ACT,
    F_ACTIVATE,
    F_ANY,
    F_ANYWHERE,
    F_GAIN,
    F_ROAM,
    TITUS,
    Player,
    Table,
)
from cantiere.kernel.frames import frame


def gain(table: Table, player: Player, resource: i64, count: i64) -> None:
    """Resources from the supply. To Titus, wool is iron."""
    if resource == WOOL and table.setup.solo and player is table.players[TITUS]:
        resource = IRON
    player.goods[resource] += count


def pay(table: Table, player: Player, resource: i64, count: i64) -> None:
    gain(table, player, resource, -count)


def award(player: Player, source: i64, points: i64) -> None:
    """Points, or a loss; nobody falls below 0."""
    if points < 0:
        points = max(points, -player.points())
    player.earned[source] += points


def grant(table: Table, player: Player, reward: Reward, source: i64) -> None:
    """Give what a reward says; what needs a decision goes on the stack, the simplest on top."""
    resource: i64 = 0
    while resource < 5:
        if reward.goods[resource]:
            gain(table, player, resource, reward.goods[resource])
        resource += 1
    if reward.vp:
        award(player, source, reward.vp)
    frames = table.frames
    if reward.architect or reward.pillar:
        frames.append(frame(F_ROAM, ARCHITECT, reward.architect, reward.pillar))
    if reward.merchant or reward.house:
        frames.append(frame(F_ROAM, MERCHANT, reward.merchant, reward.house))
    if reward.action == JOKER:
        frames.append(frame(F_ANY, reward.ap))
    elif reward.action != NONE:
        open_action(table, reward.action, reward.ap)
    if reward.activate:
        frames.append(frame(F_ACTIVATE))
    if reward.anywhere != NONE:
        frames.append(frame(F_ANYWHERE, reward.anywhere))
    if reward.any:
        frames.append(frame(F_GAIN, reward.any))


def open_action(table: Table, action: i64, ap: i64) -> None:
    """An action that no die has brought: no bonus action points, and the king's is walked at once."""
    if action == KING:
        advance(table, table.who, ap)
    else:
        table.frames.append(frame(F_ACT, action, ap))


def advance(table: Table, who: i64, steps: i64) -> None:
    """Forward on the king's track, onto the top of whoever stands there."""
    rank = table.rank(who)
    space: i64 = table.court[rank] >> 3
    target = min(space + steps, TRACK_END)
    if target > space:
        table.court.pop(rank)
        put_on_track(table, who, target)


def put_on_track(table: Table, who: i64, space: i64) -> None:
    """On top of the stack of a space."""
    at: i64 = 0
    n: i64 = len(table.court)
    while at < n and table.court[at] >> 3 <= space:
        at += 1
    table.court.insert(at, space * 8 + who)
