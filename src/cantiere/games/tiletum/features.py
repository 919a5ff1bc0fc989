"""A position of Tiletum in small whole numbers: what a learned evaluation looks at. Nothing is hidden in this game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.tiletum import box, evaluate, scoring, state
from cantiere.kernel import bits
from cantiere.kernel.state import NONE, best_rival

_COUNTED: Final = (  # by themselves, and by the turns that are left to make use of them
    "resources", "houses", "pillars", "pieces in supply", "characters", "crests", "completed buildings",
    "buildings filled", "fulfilled contracts", "cathedrals", "tiles in store", "bonus action points",
)  # fmt: skip
_OF_A_PLAYER: Final = (
    "score", "worth",
    *[f"worth of {term}" for term in evaluate.TERMS],
    *box.RESOURCES,
    *_COUNTED,
    *[f"{name} × turns left" for name in _COUNTED],
    "turns left", "houses × pillars", "house supply", "pillar supply", "roofs built", "crests in store",
    "contracts in store", "characters in store", "best contract in store", "space on the king's track",
    "leads the king's track", "place in turn order",
    *[f"present in market {number + 1}" for number in range(box.ROUNDS)],
    *[f"steps to market {number + 1}" for number in range(box.ROUNDS)],
    *[f"points of market {number + 1}" for number in range(box.ROUNDS)],
)  # fmt: skip

NAMES: Final[tuple[str, ...]] = (
    "worth",
    *[f"my {name}" for name in _OF_A_PLAYER],
    *[f"best rival's {name}" for name in _OF_A_PLAYER],
    "points ahead", "worth ahead", "round", "lap", "turns to come in this lap", "dice at the wheel",
    *[f"dice of value {value}" for value in box.VALUES],
)  # fmt: skip


def features(table: state.Table, seat: i64) -> list[int]:
    if not table.order or not table.track:
        return [0] * len(NAMES)  # the table is still being laid
    terms = [evaluate.terms(table, who) for who in range(len(table.players))]
    scores: list[int] = [scoring.score(table, who) for who in range(len(table.players))]
    if table.is_over():
        worths: list[int] = [score * 10 for score in scores]
    else:
        worths = [evaluate.total(parts) // 10 for parts in terms]
    rival = best_rival(worths, seat)
    mine, best = worths[seat], worths[rival]
    x: list[int] = [mine]
    _player(table, seat, scores[seat], mine, terms[seat], x)
    _player(table, rival, scores[rival], best, terms[rival], x)
    x.append(scores[seat] - scores[rival])
    x.append(mine - best)
    x.append(table.round)
    x.append(table.lap)
    x.append(len(table.players) - table.turn)
    x.append(table.dice_lying())
    for packed in table.dice:
        x.append(state.DICE.total(packed))
    return x


def _player(table: state.Table, who: i64, score: i64, worth: i64, terms: vec[i64], x: list[int]) -> None:
    player = table.players[who]
    left = evaluate.turns_left(table, player)
    x.append(score)
    x.append(worth)
    for term in terms:
        x.append(term // 10)
    x.extend(player.goods)
    counted = _counted(table, player)
    x.extend(counted)
    for count in counted:
        x.append(count * left)
    x.append(left)
    x.append(bits.count(player.houses) * bits.count(player.pillars))
    x.append(player.house_supply)
    x.append(player.pillar_supply)
    x.append(box.FAMILY_HOUSE - bits.count(player.roofs))
    _store(player, left, x)
    x.append(table.standing(who))
    x.append(1 if table.leader() == who else 0)
    x.append(table.order.index(who))
    _markets(table, player, x)


def _counted(table: state.Table, player: state.Player) -> list[int]:
    characters: i64 = 0
    for character in player.rooms:
        if character != NONE:
            characters += 1
    crests: i64 = 0
    for family in player.crests:
        if family != NONE:
            crests += 1
    return [
        player.resource_count(),
        bits.count(player.houses),
        bits.count(player.pillars),
        player.house_supply + player.pillar_supply,
        characters,
        crests,
        scoring.completed_count(player),
        scoring.filled_count(table, player),
        len(player.contracts),
        bits.count(player.contributed),
        len(player.store),
        state.MARKERS.total(player.markers),
    ]


def _store(player: state.Player, left: i64, x: list[int]) -> None:
    """What waits in the storehouse, by kind."""
    crests: i64 = 0
    contracts: i64 = 0
    characters: i64 = 0
    best: i64 = 0
    for tile in player.store:
        if box.is_crest(tile):
            crests += 1
        elif box.is_contract(tile):
            contracts += 1
            best = max(best, evaluate.contract_worth(player, tile - box.FIRST_CONTRACT, left))
        elif tile >= box.FIRST_CHARACTER:
            characters += 1
    x.append(crests)
    x.append(contracts)
    x.append(characters)
    x.append(best // 10)


def _markets(table: state.Table, player: state.Player, x: list[int]) -> None:
    """The markets to come: whether the player would take part, how far it is, and what it would pay."""
    number: i64 = 0
    while number < box.ROUNDS:
        city: i64 = table.cities[number]
        to_come = number >= table.round - 1
        has_house = player.houses & box.PLOT_MASK[city] != 0
        x.append(1 if to_come and has_house else 0)
        number += 1
    number = 0
    while number < box.ROUNDS:
        city = table.cities[number]
        x.append(box.STEPS[player.merchant][city] if number >= table.round - 1 else 0)
        number += 1
    number = 0
    while number < box.ROUNDS:
        points: i64 = 0
        if number >= table.round - 1:
            market: i64 = table.markets[number]
            points = box.BOARD_POINTS[number] + box.MARKET_POINTS[market]
            if market != box.M_KING:
                points *= scoring.times_met(table, player, market)
        x.append(points)
        number += 1
