"""The course of the game: the table is laid, dice are rolled, turns go round, and a round ends with king and market.

How one decision leads to the next stands here too: what a reward opens, and what is passed over.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.tiletum import box, scoring, state
from cantiere.games.tiletum.decisions import acting, bonus, chance, choice, die, joker, laying, tiles
from cantiere.kernel import lists
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text

# --- laying the table -----------------------------------------------------------------------------


def begin(table: state.Table) -> None:
    table.draws = laying_out(table)


def laying_out(table: state.Table) -> list[int]:
    """Everything chance does before the first round, the last of it first."""
    draws = [laying.FIRST_PLAYER.ask()]
    if table.setup.challenges:
        draws.append(laying.CHALLENGES.ask())
    draws += [laying.MARKETS.ask(), laying.CITIES.ask(), laying.COSTS.ask()]
    draws += [chance.CHARACTERS.ask(), chance.CONTRACTS.ask(), chance.BONUS_TILES.ask()]
    if table.setup.action_tiles:
        draws.append(laying.ACTION_TILES.ask())
    draws.append(laying.WHEEL.ask())
    return [int(frame) for frame in draws]


def seat_players(table: state.Table, first: i64) -> None:
    """The turn order, and what it gives to each; then the first round begins."""
    n: i64 = len(table.players)
    table.order = [int((first + step) % n) for step in range(n)]
    track: list[int] = []
    for place in range(n):
        who: i64 = table.order[place]
        player = table.players[who]
        for resource in range(len(box.RESOURCES)):
            player.gain(resource, box.GOODS_AT_START[resource])
        player.gain(box.GOLD, box.GOLD_AT_START[place])
        player.houses = 1 << box.PLOTS_OF[box.TILETUM][place]
        track.append(state.marker(box.TRACK_START, who))
    table.track = track
    _favour(table)
    table.draws = [int(chance.DRAW_DIE.ask())]


def _favour(table: state.Table) -> None:
    """Favour at the Court lifts Titus' marker."""
    if table.has_challenge(box.FAVOUR):
        table.advance(state.TITUS, max(0, box.FAVOUR_SPACE - table.standing(state.TITUS)))


# --- turns ----------------------------------------------------------------------------------------


def begin_turn(table: state.Table) -> None:
    table.who = table.order[table.turn]
    if table.is_titus(table.who):
        table.draws = [int(chance.DECREE.ask())]
    else:
        open_turn(table)


def open_turn(table: state.Table) -> None:
    table.pending.append(die.DIE.ask())


def end_turn(table: state.Table) -> None:
    """What is left of the action points is lost; the contract market slides to the right and is refilled."""
    table.decree = NONE
    table.traded = False
    if NONE in table.contract_market:
        tiles_left = [tile for tile in table.contract_market if tile != NONE]
        table.contract_market = vec[i64]([NONE] * (int(box.CONTRACT_SLOTS) - len(tiles_left)) + tiles_left)
        if table.contract_pile:
            chance.CONTRACTS.again(table)
            return
    next_turn(table)


def next_turn(table: state.Table) -> None:
    table.turn += 1
    if table.turn < len(table.order):
        begin_turn(table)
        return
    table.lap += 1
    table.turn = 0
    if table.lap < box.LAPS:
        table.draws = [int(chance.CORRUPTION.ask())]
    else:
        _king_phase(table)


# --- how one decision leads to the next -----------------------------------------------------------


def skip_idle(table: state.Table) -> None:
    """Take off the stack what decides nothing: a tile nobody may take, the die's resources when there is no helper to
    change them, bonuses that cannot be used. What lies at the bottom is always asked."""
    while len(table.pending) > 1 and not table.draws:
        frame: i64 = table.pending[-1]
        asked = cast(choice.Choice, table.game.decisions.of(frame))
        if not asked.is_idle(table, frame):
            return
        table.pending.pop()
        asked.skip(table, frame)


def grant(table: state.Table, player: state.Player, reward: box.Reward, source: i64) -> None:
    """Give what a reward says; what needs a decision goes on the stack, the simplest on top."""
    resource: i64 = 0
    while resource < 5:
        if reward.goods[resource]:
            player.gain(resource, reward.goods[resource])
        resource += 1
    if reward.vp:
        player.award(source, reward.vp)
    pending = table.pending
    if reward.architect or reward.pillar:
        pending.append(bonus.MOVE_AND_PLACE.ask(box.ARCHITECT, reward.architect, reward.pillar))
    if reward.merchant or reward.house:
        pending.append(bonus.MOVE_AND_PLACE.ask(box.MERCHANT, reward.merchant, reward.house))
    if reward.action == box.JOKER:
        pending.append(joker.ANY_ACTION.ask(reward.ap))
    elif reward.action != NONE:
        open_action(table, reward.action, reward.ap)
    if reward.activate:
        pending.append(bonus.ACTIVATE.ask())
    if reward.anywhere != NONE:
        pending.append(bonus.ANYWHERE.ask(reward.anywhere))
    if reward.any:
        pending.append(bonus.GAIN.ask(reward.any))


def open_action(table: state.Table, action: i64, ap: i64) -> None:
    """An action that no die has brought: no bonus action points, and the king's is walked at once."""
    if action == box.KING:
        table.advance(table.who, ap)
    else:
        table.pending.append(acting.OF[action].ask(ap, 0))


# --- the die of the turn --------------------------------------------------------------------------


def die_is_taken(table: state.Table) -> bool:
    """Whether the action of a die lies below everything else."""
    return not die.DIE.asks(table.pending[0])


def is_die_action(table: state.Table, action: i64) -> bool:
    """Whether the die of the turn is used for this action."""
    return acting.OF[action].asks(table.pending[0])


def add_ap(table: state.Table, ap: i64) -> None:
    """More action points for the action of the die, chosen or still to be chosen."""
    frame: i64 = table.pending[0]
    points = joker.JOKER.ap if joker.JOKER.asks(frame) else acting.OF[box.MERCHANT].ap
    table.pending[0] = frame + points.put(ap)


def is_collecting(table: state.Table) -> bool:
    """Whether the die of the turn is taken and its resources are not yet gained, whatever is decided in between."""
    return len(table.pending) > 1 and die.COLLECT.asks(table.pending[1])


def may_change_colour(table: state.Table, player: state.Player) -> bool:
    """Whether the colour helper has its moment: until the die's resources are gained; whether the tile just taken will
    do is the table's option."""
    if not is_collecting(table):
        return False
    frame: i64 = table.pending[1]
    return (
        die.COLLECT.just_taken.of(frame) == 0
        or table.setup.colour_at_once
        or player.store.count(box.COLOUR_HELPER) > 1  # one of them is not the one just taken
    )


def change_colour(table: state.Table) -> None:
    """The die's resources are of any one kind."""
    table.pending[1] = die.COLOUR.ask(die.COLLECT.count.of(table.pending[1]))


def mark_just_taken(table: state.Table) -> None:
    """A colour helper has just been taken with the die."""
    if is_collecting(table):
        table.pending[1] |= die.COLLECT.just_taken.put(1)


# --- the king phase, the market, the clean-up -----------------------------------------------------


def _king_phase(table: state.Table) -> None:
    """The leader takes or discards the bonus tile, or scores where none lies."""
    table.who = table.leader()
    leader = table.player()
    if table.king_tile == NONE:
        if table.setup.leader_scores:
            leader.award(state.FROM_LEAD, box.LEADER_POINTS)
        score_track(table)
    elif leader.titus:
        leader.award(state.FROM_LEAD, box.TITUS_KING_TILE)
        discard_king_tile(table)
        score_track(table)
    else:
        table.pending.append(tiles.KING_TILE.ask())


def discard_king_tile(table: state.Table) -> None:
    table.used = state.merged(table.used, [int(table.king_tile)])
    table.king_tile = NONE


def score_track(table: state.Table) -> None:
    """Everybody scores their space, the order is set anew, markers on red go back to the start; then the market."""
    for marker in table.track:
        table.players[state.owner_of(marker)].award(state.FROM_TRACK, box.TRACK[state.space_of(marker)])
    early = table.markets[table.round - 1] == box.M_KING and table.setup.king_market_early
    if early:
        _market(table)
    table.order = _order_of(table.track)
    table.track = _after_reset(table.track)
    if not early:
        _market(table)
    _clean_up(table)


def _order_of(track: list[int]) -> list[int]:
    """The new turn order: from the front of the king's track, in a stack from below."""
    order: list[int] = []
    i: i64 = len(track)
    while i > 0:
        first: i64 = i - 1
        while first > 0 and state.space_of(track[first - 1]) == state.space_of(track[i - 1]):
            first -= 1
        for marker in track[first:i]:
            order.append(state.owner_of(marker))
        i = first
    return order


def _after_reset(track: list[int]) -> list[int]:
    """Markers on red spaces go back to the start: those there already stay below, the lowest ends on top; a stack keeps
    its inner order."""
    reset: list[int] = []
    for marker in track:
        if state.space_of(marker) == box.TRACK_START:
            reset.append(marker)
    space = box.TRACK_START - 1
    while space >= 0:
        for marker in track:
            if state.space_of(marker) == space:
                reset.append(state.marker(box.TRACK_START, state.owner_of(marker)))
        space -= 1
    for marker in track:
        if state.space_of(marker) > box.TRACK_START:
            reset.append(marker)
    return reset


def _market(table: state.Table) -> None:
    """Who is present in the market city scores."""
    for who in range(len(table.players)):
        if scoring.is_present(table, who):
            points = scoring.market_points(table, who)
            table.players[who].award(state.FROM_MARKET + table.round - 1, points)


def _clean_up(table: state.Table) -> None:
    """After the last round nothing is left to decide, and the game is over."""
    if table.round == box.ROUNDS:
        return
    table.round += 1
    table.lap = 0
    table.wheel = (table.wheel + 1) % 6
    table.shown = []
    table.decrees = 0
    table.dice = lists.row_of(6, 0)
    table.bag = state.full_bag(len(table.players))
    for player in table.players:
        player.dice = []
    _favour(table)
    table.draws = [int(chance.DRAW_DIE.ask())]
    if chance.needs_bonus(table):
        chance.BONUS_TILES.again(table)


# --- what the log tells of them -------------------------------------------------------------------


def with_points(table: state.Table, seat: int, action: int, line: Text) -> Text:
    """The line about an action about to be taken, with what everybody scores if it closes the round: nobody decides
    anything in the king phase and the market phase but the leader."""
    if table.lap < box.LAPS - 1 or table.is_over():
        return line
    after = table.clone()
    after.apply(seat, action)
    if after.round == table.round and not after.is_over():
        return line
    return Text(
        "log-scored",
        {
            "line": line,
            "king": _points_text(table, after, [state.FROM_TRACK, state.FROM_LEAD]),
            "space": box.space_name(table.cities[table.round - 1]),
            "market": _points_text(table, after, [state.FROM_MARKET + int(table.round) - 1]),
        },
    )


def _points_text(table: state.Table, after: state.Table, sources: list[int]) -> Text:
    """Who has scored how much from these sources, the first in the order first; who got nothing is not named."""
    found: Text | None = None
    for who in reversed(table.order):
        before, now = table.players[who].earned, after.players[who].earned
        points = sum(now[source] - before[source] for source in sources)
        if points == 0:
            continue
        sign = "+" if points > 0 else ""
        if table.is_titus(who):
            one = Text("points-titus", {"titus": Text("titus"), "sign": sign, "points": points})
        else:
            one = Text("points-of", {"seat": int(who), "sign": sign, "points": points})
        found = one if found is None else Text("points-more", {"first": one, "rest": found})
    return found or Text("points-none")
