"""Prestige, live and final by the same functions: the marker, what is left over, and the share in each tower."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.redcathedral.box import (
    LEFTOVERS,
    LEVELS,
    ORNAMENT_VALUE,
    POP,
    SECOND_OF_TWO,
    SECTION_VALUE,
    TOWER_NAMES,
    size,
)
from cantiere.games.redcathedral.gains import on_prestige, prestige_of
from cantiere.games.redcathedral.state import JAKOVLEV, TOWER_MASK, Player, Table
from cantiere.kernel.state import Points
from cantiere.kernel.text import Text

TWO: Final = 2


def score(table: Table, who: i64) -> i64:
    """The player's prestige if the game were scored now."""
    total = track(table, who) + alignment(table, who) + leftovers(table, who)
    for tower in range(len(table.heights)):
        total += tower_share(table, tower, who)
    return total


def track(table: Table, who: i64) -> i64:
    """The prestige the marker has reached."""
    return prestige_of(table.players[who].mark)


def alignment(table: Table, who: i64) -> i64:
    """What the final move of the marker to a prestige space adds, where the table moves it forward."""
    return 1 if table.setup.round_up and not on_prestige(table.players[who].mark) else 0


def leftovers(table: Table, who: i64) -> i64:
    """One for every full five of materials and rubles together."""
    if table.setup.solo and who == JAKOVLEV and not table.setup.his_leftovers:
        return 0
    player = table.players[who]
    return (size(player.goods) + player.rubles) // LEFTOVERS


# --- towers ---------------------------------------------------------------------------------------


def contribution(table: Table, tower: i64, player: Player) -> i64:
    """The player's banners and ornaments on completed sections of the tower."""
    base = tower * LEVELS
    done = table.done >> base & TOWER_MASK
    return POP[player.claims >> base & done] + POP[player.decor >> base & TOWER_MASK]


def tower_value(table: Table, tower: i64) -> i64:
    base = tower * LEVELS
    value: i64 = SECTION_VALUE * POP[table.done >> base & TOWER_MASK]
    for player in table.players:
        value += ORNAMENT_VALUE * POP[player.decor >> base & TOWER_MASK]
    return value


def tower_share(table: Table, tower: i64, who: i64) -> i64:
    """What the player's contribution to a tower is worth."""
    if table.done >> tower * LEVELS & TOWER_MASK == 0:
        return 0
    mine = contribution(table, tower, table.players[who])
    if mine == 0:
        return 0
    better: i64 = 0
    equal: i64 = 0  # myself among them
    for player in table.players:
        theirs = contribution(table, tower, player)
        if theirs > mine:
            better += 1
        elif theirs == mine:
            equal += 1
    return share(tower_value(table, tower), better, equal, len(table.players) == TWO)


def share(value: i64, better: i64, equal: i64, two: bool) -> i64:
    """The prize of those with `better` before them and `equal` at their height. Each rank gets half of the one before,
    rounded down, and who is level adds the prizes up and shares; of two players the second gets a third, and level they
    get nothing."""
    if two:
        if equal > 1:
            return 0
        return value // SECOND_OF_TWO if better else value
    prize = value
    total: i64 = 0
    rank: i64 = 0
    while rank < better + equal:
        if rank >= better:
            total += prize
        prize //= 2
        rank += 1
    return total // equal


# --- for people -----------------------------------------------------------------------------------


def lines(table: Table, who: int) -> list[Points]:
    """The score line by line."""
    points = [Points("score-track", "", int(track(table, who)))]
    if alignment(table, who):
        points.append(Points("score-alignment", "", int(alignment(table, who))))
    if leftovers(table, who):
        points.append(Points("score-leftovers", "", int(leftovers(table, who))))
    for tower in range(len(table.heights)):
        got = tower_share(table, tower, who)
        if got:
            points.append(Points("score-tower", TOWER_NAMES[tower], int(got)))
    return points


def places(table: Table) -> list[int]:
    """1 for the winner: most prestige, then completed sections, then ornaments placed. Jakovlev has no seat and so no
    place; see `verdict`."""
    standings = [_standing(table, who) for who in range(table.seats)]
    return [1 + sum(other > standing for other in standings) for standing in standings]


def _standing(table: Table, who: int) -> tuple[int, int, int]:
    player = table.players[who]
    return int(score(table, who)), int(table.completed(player)), bin(player.decor).count("1")


def ending(table: Table) -> str:
    """Who completed the sixth section: a player, or Jakovlev."""
    return "jakovlevs_sixth" if table.setup.solo and table.ender == JAKOVLEV else "sixth_section"


def verdict(table: Table) -> Text:
    """How the player did against Jakovlev."""
    own, his = _standing(table, 0), _standing(table, JAKOVLEV)
    key = "verdict-won" if own > his else "verdict-lost" if own < his else "verdict-shared"
    return Text(key, {"own": own[0], "his": his[0]})
