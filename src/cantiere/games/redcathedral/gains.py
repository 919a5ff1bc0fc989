"""Gaining and losing: the double track of recognition and prestige, and what comes from the limited supply."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.redcathedral.box import (
    LAP,
    LAP_PRESTIGE,
    MATERIALS,
    NONE,
    PRESTIGE_AHEAD,
    PRESTIGE_AT,
    PRESTIGE_BEHIND,
    RUBLES,
    UNIT,
    count,
)
from cantiere.games.redcathedral.state import Player, Table

# --- the track ------------------------------------------------------------------------------------


def prestige_of(mark: i64) -> i64:
    """The prestige of a marker: the last prestige space it has reached."""
    return mark // LAP * LAP_PRESTIGE + PRESTIGE_AT[mark % LAP]


def on_prestige(mark: i64) -> bool:
    """Whether the marker stands on a prestige space. Zero is none."""
    return behind(mark + 1) == mark


def behind(mark: i64) -> i64:
    """The nearest prestige space behind the marker, or NONE."""
    lap = mark // LAP * LAP
    space: i64 = PRESTIGE_BEHIND[mark - lap]
    if space != NONE:
        return lap + space
    if lap == 0:
        return NONE
    return lap if mark > lap else lap - LAP + PRESTIGE_BEHIND[LAP]


def gain_prestige(player: Player, points: i64) -> None:
    """To the next prestige space, once a point."""
    while points > 0:
        lap = player.mark // LAP * LAP
        player.mark = lap + PRESTIGE_AHEAD[player.mark - lap]
        points -= 1


def lose_recognition(player: Player, points: i64) -> None:
    """The marker never goes below zero."""
    player.mark = max(player.mark - points, 0)


# --- the supply -----------------------------------------------------------------------------------


def obtainable(table: Table, player: Player, resource: i64, amount: i64) -> i64:
    """How much of a gain the player can keep: as far as the supply and the inventory go."""
    if resource < MATERIALS:
        return min(amount, count(table.supply, resource), player.room())
    if resource == RUBLES:
        return min(amount, table.bank)
    return amount


def gain(table: Table, player: Player, resource: i64, amount: i64) -> None:
    """Gain as much as can be kept."""
    amount = obtainable(table, player, resource, amount)
    if resource < MATERIALS:
        goods = amount * UNIT[resource]
        player.goods += goods
        table.supply -= goods
    elif resource == RUBLES:
        player.rubles += amount
        table.bank -= amount
    else:
        player.mark += amount


def pay(table: Table, player: Player, rubles: i64) -> None:
    player.rubles -= rubles
    table.bank += rubles


def give_back(table: Table, player: Player, material: i64, number: i64) -> None:
    """Materials from the inventory to the supply."""
    goods = number * UNIT[material]
    player.goods -= goods
    table.supply += goods
