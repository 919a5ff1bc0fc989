"""Points, live and final by the same functions."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.tiletum import box, state
from cantiere.kernel import bits
from cantiere.kernel.state import NONE, Points, Rival
from cantiere.kernel.text import Text, TextArg


def score(table: state.Table, seat: i64) -> i64:
    player = table.players[seat]
    return player.points() + houses_by_pillars(player) + completed_points(player) + leftover_points(player)


# --- the end of the game --------------------------------------------------------------------------


def houses_by_pillars(player: state.Player) -> i64:
    return bits.count(player.houses) * bits.count(player.pillars)


def completed_count(player: state.Player) -> i64:
    count: i64 = 0
    building: i64 = 0
    while building < box.BUILDINGS:
        if player.is_completed(building):
            count += 1
        building += 1
    return count


def completed_points(player: state.Player) -> i64:
    return box.FINAL_BUILDINGS[completed_count(player)]


def leftover_points(player: state.Player) -> i64:
    return player.resource_count() // box.RESOURCES_FOR_POINT


# --- markets --------------------------------------------------------------------------------------


def is_present(table: state.Table, who: i64) -> bool:
    """Whether a player takes part in this round's market: a house or the merchant in its city. Titus always does."""
    city: i64 = table.cities[table.round - 1]
    player = table.players[who]
    return player.merchant == city or player.houses & box.PLOT_MASK[city] != 0 or table.is_titus(who)


def market_points(table: state.Table, who: i64) -> i64:
    """What this round's market pays a player who takes part."""
    market: i64 = table.markets[table.round - 1]
    points: i64 = box.BOARD_POINTS[table.round - 1] + box.MARKET_POINTS[market]
    if market == box.M_KING:
        return points + box.TRACK[table.standing(who)]
    return points * times_met(table, table.players[who], market)


def times_met(table: state.Table, player: state.Player, market: i64) -> i64:
    """How often a player meets a market's criterion."""
    if market == box.M_HOUSE_PILLAR:
        return min(bits.count(player.houses), bits.count(player.pillars))
    if market == box.M_CONTRACT_CATHEDRAL:
        return min(len(player.contracts), bits.count(player.contributed))
    if market == box.M_CONTRACT:
        return len(player.contracts)
    if market == box.M_CONTRACT_CREST:
        return min(len(player.contracts), player.crest_count())
    if market == box.M_HOUSE:
        return bits.count(player.houses)
    if market == box.M_CREST:
        return player.crest_count()
    if market == box.M_PILLAR:
        return bits.count(player.pillars)
    if market == box.M_FILLED:
        return filled_count(table, player)
    if market == box.M_CATHEDRAL:
        return bits.count(player.contributed)
    return _upstairs(player)


def filled_count(table: state.Table, player: state.Player) -> i64:
    """Buildings with all rooms full; the family house by the table's option."""
    count: i64 = 1 if table.setup.family_house_counts else 0
    building: i64 = 0
    while building < box.FAMILY_HOUSE:
        if player.is_filled(building):
            count += 1
        building += 1
    return count


def _upstairs(player: state.Player) -> i64:
    """Characters on the second and third floors."""
    count: i64 = 0
    for room in range(len(box.ROOM_FLOOR)):
        if player.rooms[room] != NONE and box.ROOM_FLOOR[room] > 1:
            count += 1
    return count


# --- who has won ----------------------------------------------------------------------------------


def places(table: state.Table) -> list[int]:
    """1 for the winner; a tie goes to who is earlier in the turn order."""
    keys = [(int(score(table, seat)), -_turn_of(table, seat)) for seat in range(table.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]


def _turn_of(table: state.Table, seat: int) -> int:
    return table.order.index(seat) if table.order else 0


# --- line by line, and how it ended ---------------------------------------------------------------


def breakdown(table: state.Table, seat: int) -> list[Points]:
    player = table.players[seat]
    lines = []
    for source, (name, points) in enumerate(zip(state.SOURCES, player.earned, strict=True)):
        if source >= state.FROM_MARKET:
            number = source - state.FROM_MARKET
            if number < len(table.markets) and points:
                city = box.SPACES[table.cities[number]]
                lines.append(Points("score-market", city, points, Text("space-" + city), [f"space.{city}"]))
        elif points:
            lines.append(Points("score-" + name, "", points, None, _earned_at(player, seat, source)))
    houses, pillars = _houses(player), _pillars(player)
    product = Text("pays-houses-pillars", {"houses": len(houses), "pillars": len(pillars)})
    done = [b for b in range(box.BUILDINGS) if player.is_completed(b)]
    goods = [f"good.{seat}.{name}" for name, count in zip(box.RESOURCES, player.goods, strict=True) if count]
    lines += [
        Points("score-houses_pillars", "", int(houses_by_pillars(player)), product, houses + pillars, True),
        Points(
            "score-completed_buildings",
            "",
            int(completed_points(player)),
            Text("pays-number", {"count": len(done)}),
            [f"building.{seat}.{b + 1}" for b in done],
            True,
        ),
        Points(
            "score-resources",
            "",
            int(leftover_points(player)),
            Text("pays-leftovers", {"count": int(box.RESOURCES_FOR_POINT)}),
            goods,
            True,
        ),
    ]
    return lines


def _earned_at(player: state.Player, seat: int, source: int) -> list[str]:
    """What on the board stands for points earned before."""
    if source == state.FROM_HOUSE:
        return _houses(player)
    if source == state.FROM_CATHEDRAL:
        return [f"cathedral.{box.CATHEDRALS[number]}" for number in bits.each(player.contributed)]
    if source == state.FROM_CREST:
        return [f"crest.{seat}.{b + 1}" for b in range(box.BUILDINGS) if player.crests[b] != NONE]
    if source == state.FROM_CHARACTER:
        return [f"room.{seat}.{room}" for room, who in zip(box.ROOMS, player.rooms, strict=True) if who != NONE]
    return ["king"] if source in (state.FROM_TRACK, state.FROM_LEAD) else []


def _houses(player: state.Player) -> list[str]:
    return [f"house.{box.PLOTS[plot]}" for plot in bits.each(player.houses)]


def _pillars(player: state.Player) -> list[str]:
    return [f"pillar.{box.CATHEDRALS[number]}" for number in bits.each(player.pillars)]


def rival(table: state.Table) -> Rival | None:
    """Titus, in a game of one; he wins ties."""
    if not table.setup.solo:
        return None
    return Rival(Text("titus"), 1 if score(table, state.TITUS) >= score(table, 0) else -1)


def ending(table: state.Table) -> str:
    if not table.is_over():
        return ""
    if not table.setup.solo:
        return "four_rounds"
    return "titus_beaten" if score(table, 0) > score(table, state.TITUS) else "titus_wins"


def verdict(table: state.Table) -> Text | None:
    """Who won, against Titus."""
    if not table.is_over() or not table.setup.solo:
        return None
    args: dict[str, TextArg] = {"points": int(score(table, 0)), "titus": int(score(table, state.TITUS))}
    return Text("verdict-" + ending(table), args)
