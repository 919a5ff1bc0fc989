"""Points, live and final by the same functions."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.tiletum.box import (
    BOARD_POINTS,
    BUILDINGS,
    FAMILY_HOUSE,
    FINAL_BUILDINGS,
    M_CATHEDRAL,
    M_CONTRACT,
    M_CONTRACT_CATHEDRAL,
    M_CONTRACT_CREST,
    M_CREST,
    M_FILLED,
    M_HOUSE,
    M_HOUSE_PILLAR,
    M_KING,
    M_PILLAR,
    MARKET_POINTS,
    NONE,
    PLOT_MASK,
    RESOURCES_FOR_POINT,
    ROOM_FLOOR,
    TRACK,
)
from cantiere.games.tiletum.state import Player, Table, bits


def score(table: Table, seat: i64) -> i64:
    player = table.players[seat]
    return player.points() + houses_by_pillars(player) + completed_points(player) + leftover_points(player)


# --- the end of the game --------------------------------------------------------------------------


def houses_by_pillars(player: Player) -> i64:
    return bits(player.houses) * bits(player.pillars)


def completed_count(player: Player) -> i64:
    count: i64 = 0
    building: i64 = 0
    while building < BUILDINGS:
        if player.is_completed(building):
            count += 1
        building += 1
    return count


def completed_points(player: Player) -> i64:
    return FINAL_BUILDINGS[completed_count(player)]


def leftover_points(player: Player) -> i64:
    return player.resource_count() // RESOURCES_FOR_POINT


# --- markets --------------------------------------------------------------------------------------


def is_present(table: Table, who: i64) -> bool:
    """Whether a player takes part in this round's market: a house or the merchant in its city. Titus always does."""
    city: i64 = table.cities[table.round - 1]
    player = table.players[who]
    return player.merchant == city or player.houses & PLOT_MASK[city] != 0 or table.is_titus(who)


def market_points(table: Table, who: i64) -> i64:
    """What this round's market pays a player who takes part."""
    market: i64 = table.markets[table.round - 1]
    points: i64 = BOARD_POINTS[table.round - 1] + MARKET_POINTS[market]
    if market == M_KING:
        return points + TRACK[table.standing(who)]
    return points * times_met(table, table.players[who], market)


def times_met(table: Table, player: Player, market: i64) -> i64:
    """How often a player meets a market's criterion."""
    if market == M_HOUSE_PILLAR:
        return min(bits(player.houses), bits(player.pillars))
    if market == M_CONTRACT_CATHEDRAL:
        return min(len(player.contracts), bits(player.given))
    if market == M_CONTRACT:
        return len(player.contracts)
    if market == M_CONTRACT_CREST:
        return min(len(player.contracts), player.crest_count())
    if market == M_HOUSE:
        return bits(player.houses)
    if market == M_CREST:
        return player.crest_count()
    if market == M_PILLAR:
        return bits(player.pillars)
    if market == M_FILLED:
        return filled_count(table, player)
    if market == M_CATHEDRAL:
        return bits(player.given)
    return _upstairs(player)


def filled_count(table: Table, player: Player) -> i64:
    """Buildings with all rooms full; the family house by the table's option."""
    count: i64 = 1 if table.setup.family_house_counts else 0
    building: i64 = 0
    while building < FAMILY_HOUSE:
        if player.is_filled(building):
            count += 1
        building += 1
    return count


def _upstairs(player: Player) -> i64:
    """Characters on the second and third floors."""
    count: i64 = 0
    for room in range(len(ROOM_FLOOR)):
        if player.rooms[room] != NONE and ROOM_FLOOR[room] > 1:
            count += 1
    return count


# --- who has won ----------------------------------------------------------------------------------


def places(table: Table) -> list[int]:
    """1 for the winner; a tie goes to who is earlier in the turn order."""
    keys = [(int(score(table, seat)), -_turn_of(table, seat)) for seat in range(table.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]


def _turn_of(table: Table, seat: int) -> int:
    return table.order.index(seat) if table.order else 0
