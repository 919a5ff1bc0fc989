"""The table in words that people can write, what could not lie on it, and the count of its pieces.

Positions say only what one sees on a table. Supplies of houses and pillars, roof houses and bonus action points follow
from the rest of a board, and the bag from the dice that lie elsewhere, so they are not written down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.tiletum import box, course, state
from cantiere.games.tiletum.decisions import chance, choice, die, joker, laying, tiles
from cantiere.kernel import bits
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.position import Fields, seat_word, word
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg

BUILDINGS: Final = tuple(str(building + 1) for building in range(int(box.BUILDINGS)))
CITIES: Final = (box.SPACES[box.TILETUM], *box.CITY_TILE_NAMES)  # where markets may be
TRACK: Final = tuple(str(points) for points in box.TRACK)
BACKS: Final = ("bonus", "contract", "character")
MOST: Final = 999  # of a resource, and of points

# --- out ------------------------------------------------------------------------------------------


def write(table: state.Table) -> dict[str, object]:
    decisions = table.game.decisions
    return {
        "round": int(table.round),
        "turn": int(min(table.lap + 1, box.LAPS)),
        "who": seat_word(_whose(table)),
        "order": [who + 1 for who in table.order],
        "traded": bool(table.traded),
        "corruption": list(table.shown),
        "pending": [decisions.write(frame) for frame in table.pending],
        "draws": [decisions.write(frame) for frame in table.draws],
        "wheel": {
            "actions": [box.ACTIONS[action] for action in table.actions],
            "one": _places(table)[table.wheel],
            "tiles": _named(_places(table), table.wheel_tiles, box.TILES),
            "dice": _dice_written(table),
        },
        "king": {"tile": word(box.TILES, int(table.king_tile)), "track": _track_written(table)},
        "map": {
            "tiles": _named([box.SPACES[space] for space in box.TILE_SPACES], table.map_tiles, box.TILES),
            "costs": _named(box.CATHEDRALS, table.costs, box.COST_TILES),
            "cities": [box.SPACES[city] for city in table.cities],
            "markets": [box.MARKETS[market] for market in table.markets],
        },
        "market": {
            "contracts": [word(box.TILES, tile) for tile in table.contract_market],
            "characters": [word(box.TILES, tile) for tile in table.character_market],
            "aside": [box.TILES[tile] for tile in table.aside],
        },
        "used": _counted(table.used),
        "piles": {
            "bonus": _counted(table.bonus_pile),
            "contract": _counted(table.contract_pile),
            "character": _counted(table.character_pile),
        },
        "titus": {
            "decree": word(box.DECREES, int(table.decree)),
            "decrees": [box.DECREES[card] for card in bits.each(table.decrees)],
            "challenges": [box.CHALLENGES[card] for card in bits.each(table.challenges)],
        },
        "player": {str(who + 1): _player_written(player) for who, player in enumerate(table.players)},
    }


def _whose(table: state.Table) -> int:
    """Whose turn it is, or who decides about the king's tile; between turns the first in the order."""
    if not table.order:
        return NONE
    return int(table.who) if _at_king_tile(table) else table.order[table.turn]


def _at_king_tile(table: state.Table) -> bool:
    return len(table.pending) > 0 and tiles.KING_TILE.asks(table.pending[0])


def _places(table: state.Table) -> list[str]:
    """The places of the wheel, clockwise, by their action; by number where none lies yet."""
    laid = [box.ACTIONS[action] for action in table.actions]
    return laid + [f"place-{number + 1}" for number in range(len(laid), 6)]


def _named(keys: Sequence[str], numbers: Iterable[int], words: Sequence[str]) -> dict[str, str]:
    """What lies where: by key, the word for each number but NONE."""
    return {key: words[number] for key, number in zip(keys, numbers, strict=False) if number != NONE}


def _counted(pile: list[int]) -> dict[str, int]:
    return dict(Counter([box.TILES[tile] for tile in pile]))


def _dice_written(table: state.Table) -> dict[str, dict[str, int]]:
    return {value: state.DICE.named(table.dice[n], box.COLOURS) for n, value in enumerate(box.VALUES) if table.dice[n]}


def _track_written(table: state.Table) -> dict[str, list[int]]:
    """By space of the king's track: the players on it, from below."""
    track: dict[str, list[int]] = {}
    for marker in table.track:
        track.setdefault(TRACK[state.space_of(marker)], []).append(int(state.owner_of(marker)) + 1)
    return track


def _player_written(player: state.Player) -> dict[str, object]:
    return {
        "goods": {name: count for name, count in zip(box.RESOURCES, player.goods, strict=True) if count},
        "points": {name: points for name, points in zip(state.SOURCES, player.earned, strict=True) if points},
        "store": [box.TILES[tile] for tile in player.store],
        "rooms": _named(box.ROOMS, player.rooms, box.TILES),
        "crests": _named(BUILDINGS, player.crests, box.CRESTS),
        "contracts": [box.TILES[tile] for tile in player.contracts],
        "dice": [box.ROLLED[rolled] for rolled in player.dice],
        "merchant": box.SPACES[player.merchant],
        "architect": box.SPACES[player.architect],
        "houses": [box.PLOTS[plot] for plot in bits.each(player.houses)],
        "pillars": [box.CATHEDRALS[cathedral] for cathedral in bits.each(player.pillars)],
        "contributed": [box.CATHEDRALS[cathedral] for cathedral in bits.each(player.contributed)],
    }


# --- in -------------------------------------------------------------------------------------------


def read(table: state.Table, fields: Fields) -> None:
    table.pending = fields.pending("pending", table.game.decisions, table.pending)
    table.draws = fields.pending("draws", table.game.decisions, table.draws)
    wheel, king = fields.table("wheel"), fields.table("king")
    map_, market = fields.table("map"), fields.table("market")
    _read_course(table, fields)
    _read_track(table, king)
    _read_wheel(table, wheel)
    _read_map(table, map_)
    titus = fields.table("titus")
    table.decree = titus.word("decree", box.DECREES, int(table.decree), or_none=True)
    table.decrees = titus.mask("decrees", box.DECREES, int(table.decrees))
    table.challenges = titus.mask("challenges", box.CHALLENGES, int(table.challenges))
    for who, inner in enumerate(fields.by_seat("player", len(table.players))):
        _read_player(table.players[who], inner)
        _derive_supplies(table, table.players[who])
    _read_dice(table, wheel)
    _read_tiles(table, fields, wheel, king, map_, market)


def _drawing(table: state.Table, draw: chance.Draw) -> bool:
    """Whether chance is still to do this."""
    return any(draw.asks(frame) for frame in table.draws)


def _read_course(table: state.Table, fields: Fields) -> None:
    n = len(table.players)
    table.round = fields.number("round", int(table.round), low=1, high=int(box.ROUNDS))
    after_turns = _at_king_tile(table) or (not table.pending and not table.draws)
    laps = int(box.LAPS)
    turn = fields.number("turn", laps if after_turns else int(table.lap) + 1, low=1, high=laps)
    if after_turns and turn < laps:
        raise _impossible(Text("impossible-turn"))
    table.lap = laps if after_turns else turn - 1
    order = fields.numbers("order", [who + 1 for who in table.order], low=1, high=n)
    table.order = [who - 1 for who in order]
    if table.order and sorted(table.order) != list(range(n)):
        raise _impossible(Text("impossible-order"))
    first = table.order[0] if table.order else NONE
    who = fields.seat("who", first, n, or_none=True)
    if (who == NONE) != (not table.order):
        raise _impossible(Text("impossible-who"))
    table.who = max(0, who)
    table.turn = 0 if who == NONE or _at_king_tile(table) else table.order.index(who)
    table.traded = fields.flag("traded", table.traded)
    table.shown = fields.numbers("corruption", box.CORRUPTION[: _tokens_turned(table)], high=max(box.CORRUPTION))


def _tokens_turned(table: state.Table) -> int:
    """How many corruption tokens lie open at this moment of a round."""
    if not table.order or _rolling_dice(table):
        return 0
    return int(table.lap if _drawing(table, chance.CORRUPTION) else min(table.lap + 1, box.LAPS))


def _rolling_dice(table: state.Table) -> bool:
    """Whether the dice of the round are still to be drawn and rolled."""
    return _drawing(table, chance.DRAW_DIE) or table.rolling() != NONE


def _read_track(table: state.Table, fields: Fields) -> None:
    if fields.has("track"):
        track = fields.table("track")
        standing = [track.numbers(points, [], low=1, high=len(table.players)) for points in TRACK]
        table.track = [int(state.marker(space, who - 1)) for space, here in enumerate(standing) for who in here]


def _impossible(problem: Text) -> BadPosition:
    """For what cannot even be put on a table."""
    return BadPosition("error-position-impossible", problem=problem)


def _read_wheel(table: state.Table, fields: Fields) -> None:
    laying_now = _drawing(table, laying.ACTION_TILES)
    least = 0 if laying_now else len(box.ACTIONS)
    table.actions = fields.words("actions", box.ACTIONS, table.actions, least=least, most=len(box.ACTIONS))
    table.wheel = fields.word("one", _places(table), int(table.wheel))


def _read_dice(table: state.Table, fields: Fields) -> None:
    """Dice at the wheel that are left out all show 1; the bag holds what lies nowhere else."""
    bag = state.full_bag(len(table.players))
    for player in table.players:
        for rolled in player.dice:
            bag[rolled % len(bag)] -= 1
    if table.rolling() != NONE:
        bag[table.rolling()] -= 1
    if fields.has("dice"):
        dice = fields.table("dice")
        rows = [dice.counts(value, box.COLOURS, [0] * 5, most=int(box.DICE_EACH)) for value in box.VALUES]
    else:
        left = 0 if _rolling_dice(table) or not table.order else _rolled(table) - _taken(table)
        rows = [[0] * 5 for _ in box.VALUES]
        for colour, count in enumerate(bag):
            rows[0][colour] = max(0, min(left, count))
            left -= rows[0][colour]
    table.dice = vec[i64]([state.DICE.pack(row) for row in rows])
    table.bag = [count - sum(row[colour] for row in rows) for colour, count in enumerate(bag)]


def _rolled(table: state.Table) -> int:
    """How many dice are rolled in a round."""
    return box.DICE_ROLLED[table.seats - 1]


def _taken(table: state.Table) -> int:
    """How many of them players have taken."""
    return sum(len(player.dice) for player in table.players)


def _read_map(table: state.Table, fields: Fields) -> None:
    """Cost tiles that are left out are those not given elsewhere; the usual one first."""
    given = fields.by_word("costs", box.CATHEDRALS, box.COST_TILES)
    if _drawing(table, laying.COSTS):
        if sorted(given) != list(range(len(given))):
            raise _impossible(Text("impossible-costs-order"))
        table.costs = [given[cathedral] for cathedral in range(len(given))]
    else:
        left = [cost for cost in range(len(box.COST_TILES)) if cost not in given.values()]
        costs = []
        for cathedral, usual in enumerate(table.costs):
            if cathedral in given:
                costs.append(given[cathedral])
            else:
                costs.append(usual if usual in left else left[0])
                left.remove(costs[-1])
        table.costs = costs
    now = [CITIES.index(box.SPACES[city]) for city in table.cities]
    least = 1 if _drawing(table, laying.CITIES) else int(box.ROUNDS)
    cities = fields.words("cities", CITIES, now, least=least, most=int(box.ROUNDS))
    table.cities = [box.SPACES.index(CITIES[city]) for city in cities]
    least = 0 if _drawing(table, laying.MARKETS) else int(box.ROUNDS)
    table.markets = fields.words("markets", box.MARKETS, table.markets, least=least, most=int(box.ROUNDS))


def _read_player(player: state.Player, fields: Fields) -> None:
    player.goods = vec[i64](fields.counts("goods", box.RESOURCES, list(player.goods), most=MOST))
    if fields.has("points"):
        points = fields.table("points")
        player.earned = vec[i64]([points.number(name, 0, low=-MOST, high=MOST) for name in state.SOURCES])
    most = MOST if player.titus else int(box.STOREHOUSE)
    player.store = sorted(fields.words("store", box.TILES, player.store, repeat=True, most=most))
    if fields.has("rooms"):
        lodged = fields.by_word("rooms", box.ROOMS, box.CHARACTERS)
        first = int(box.FIRST_CHARACTER)
        player.rooms = vec[i64]([first + lodged[room] if room in lodged else NONE for room in range(len(box.ROOMS))])
    if fields.has("crests"):
        placed = fields.by_word("crests", BUILDINGS, box.CRESTS)
        player.crests = vec[i64]([placed.get(building, NONE) for building in range(len(BUILDINGS))])
    first = int(box.FIRST_CONTRACT)
    now = [tile - first for tile in player.contracts]
    fulfilled = fields.words("contracts", box.CONTRACTS, now, repeat=True, most=int(box.CONTRACT_SPACES))
    player.contracts = [first + contract for contract in fulfilled]
    player.dice = fields.words("dice", box.ROLLED, player.dice, repeat=True, most=int(box.LAPS))
    player.merchant = fields.word("merchant", box.SPACES, int(player.merchant))
    player.architect = fields.word("architect", box.SPACES, int(player.architect))
    player.houses = fields.mask("houses", box.PLOTS, int(player.houses))
    player.pillars = fields.mask("pillars", box.CATHEDRALS, int(player.pillars))
    player.contributed = fields.mask("contributed", box.CATHEDRALS, int(player.contributed))


def _derive_supplies(table: state.Table, player: state.Player) -> None:
    """Roof houses, supplies and markers follow from what lies on the board."""
    ready = player.titus and table.has_challenge(box.READY) and not _drawing(table, laying.CHALLENGES)
    player.roofs, player.markers = 0, 0
    for building in range(box.FAMILY_HOUSE):
        if player.is_completed(building):
            player.markers |= state.MARKERS.some(player.resident(building), box.BONUS_AP[building])
        if not ready and not player.is_filled(building):
            player.roofs |= 1 << building
    if ready:
        player.markers = state.MARKERS.pack(box.READY_MARKERS)
    in_hand = 0 if table.order else 1  # the house that will stand in Tiletum
    player.house_supply = box.HOUSES - bits.count(player.roofs) - bits.count(player.houses) - in_hand
    waiting = max(0, int(box.PILLARS_ON_CONTRACTS) - len(player.contracts))
    player.pillar_supply = box.PILLARS - bits.count(player.pillars) - waiting


# --- tiles in -------------------------------------------------------------------------------------


def _read_tiles(table: state.Table, fields: Fields, wheel: Fields, king: Fields, map_: Fields, market: Fields) -> None:
    """Rows of tiles that are left out are as at the start; where such a tile was given elsewhere, the next of its pile
    lies there. Piles that are left out hold the rest."""
    table.aside = market.words("aside", box.TILES, table.aside, repeat=True, most=int(box.CHARACTER_SLOTS))
    now = [table.used.count(tile) for tile in range(len(box.TILES))]
    table.used = _listed(fields.counts("used", box.TILES, now, most=MOST))
    king_tile = [king.word("tile", box.TILES, int(table.king_tile), or_none=True)] if king.has("tile") else None
    rows: list[tuple[str, list[int], list[int] | None]] = [  # its back, what lies there at the start, what was given
        ("bonus", list(table.wheel_tiles), _by_place(wheel, _places(table))),
        ("bonus", [int(table.king_tile)], king_tile),
        ("bonus", list(table.map_tiles), _by_place(map_, [box.SPACES[space] for space in box.TILE_SPACES])),
        ("contract", list(table.contract_market), _slots(market, "contracts", int(box.CONTRACT_SLOTS))),
        ("character", list(table.character_market), _slots(market, "characters", int(box.CHARACTER_SLOTS))),
    ]
    left = _in_box(table)
    left.subtract(_owned(table))
    for _, _, given in rows:
        left.subtract(given or [])
    laid = [
        given if given is not None else _refit(usual, left, box.pile(back, table.setup.players))
        for back, usual, given in rows
    ]
    table.wheel_tiles = vec[i64](laid[0])
    table.king_tile = laid[1][0]
    table.map_tiles = vec[i64](laid[2])
    table.contract_market = vec[i64](laid[3])
    table.character_market = vec[i64](laid[4])
    _read_piles(table, fields.table("piles"), left)


def _by_place(fields: Fields, names: list[str]) -> list[int] | None:
    """The tiles under `tiles`, by place; where it is given, what it leaves out is empty."""
    if not fields.has("tiles"):
        return None
    given = fields.by_word("tiles", names, box.TILES)
    return [given.get(place, NONE) for place in range(len(names))]


def _slots(fields: Fields, key: str, slots: int) -> list[int] | None:
    if not fields.has(key):
        return None
    return fields.words(key, box.TILES, [], or_none=True, repeat=True, least=slots, most=slots)


def _refit(usual: list[int], left: Counter[int], pile: list[int]) -> list[int]:
    """The usual tiles as far as they are left, and others of their pile in place of those that are not."""
    row = []
    for tile in usual:
        if tile != NONE and left[tile] <= 0:
            tile = next((other for other in pile if left[other] > 0), NONE)
        if tile != NONE:
            left[tile] -= 1
        row.append(tile)
    return row


def _read_piles(table: state.Table, fields: Fields, left: Counter[int]) -> None:
    """Crests lie in two piles; those players have are thought to have come from the bonus tiles."""
    players = table.setup.players
    hidden = Counter(box.pile("contract", players))
    hidden.subtract(table.contract_market)
    contracts = {tile: min(count, left[tile]) for tile, count in hidden.items() if min(count, left[tile]) > 0}
    rest = left - Counter(contracts)
    characters = {tile: count for tile, count in rest.items() if tile >= box.FIRST_CHARACTER}
    bonuses = {tile: count for tile, count in rest.items() if NONE < tile < box.FIRST_CHARACTER}
    table.bonus_pile = _pile(fields, "bonus", bonuses)
    table.contract_pile = _pile(fields, "contract", contracts)
    table.character_pile = _pile(fields, "character", characters)


def _pile(fields: Fields, key: str, usual: dict[int, int]) -> list[int]:
    now = [usual.get(tile, 0) for tile in range(len(box.TILES))]
    return _listed(fields.counts(key, box.TILES, now, most=MOST))


def _listed(counts: list[int]) -> list[int]:
    """A pile, ascending, from how many of each tile there are."""
    return [tile for tile, count in enumerate(counts) for _ in range(count)]


def _in_box(table: state.Table) -> Counter[int]:
    """How many tiles of each kind a game of so many is played with."""
    return Counter([tile for back in BACKS for tile in box.pile(back, table.setup.players)])


def _owned(table: state.Table) -> list[int]:
    """Tiles players have, and those put aside or used."""
    owned = [*table.aside, *table.used]
    for player in table.players:
        owned += [*player.store, *player.contracts, *player.rooms]
        owned += [int(box.FIRST_CREST) + family for family in player.crests if family != NONE]
    return [tile for tile in owned if tile != NONE]


def _open(table: state.Table) -> list[int]:
    """Tiles lying on the board."""
    rows = [*table.wheel_tiles, *table.map_tiles, int(table.king_tile), *table.contract_market, *table.character_market]
    return [tile for tile in rows if tile != NONE]


# --- what could not lie on a table ----------------------------------------------------------------


def check(table: state.Table) -> list[Text]:
    problems = _check_stacks(table) or _check_laying(table)
    if problems:
        return problems  # the rest needs a table that is laid as far as it should be
    problems += _check_tiles(table)
    problems += _check_map(table)
    for who, player in enumerate(table.players):
        problems += _check_player(player, who)
    if table.order:
        problems += _check_course(table)
        problems += _check_dice(table)
    if not problems and table.pending:
        problems += _check_pending(table)
    return problems


def _check_stacks(table: state.Table) -> list[Text]:
    """Whether what is to be drawn and to be decided can come together at all."""
    problems = []
    decisions = table.game.decisions
    for frame in table.pending:
        if not isinstance(decisions.of(frame), choice.Choice):
            problems.append(Text("impossible-pending-draw", {"decision": decisions.of(frame).name}))
    for frame in table.draws:
        if isinstance(decisions.of(frame), choice.Choice):
            problems.append(Text("impossible-draws-decision", {"decision": decisions.of(frame).name}))
    if problems:
        return problems
    names = [decisions.of(frame).name for frame in table.draws]
    if table.order:
        restocking = _drawing(table, chance.CHARACTERS)
        if names and not restocking and table.pending:
            problems.append(Text("impossible-draws-and-pending", {"draw": names[-1]}))
        if restocking and (not table.pending or _at_king_tile(table)):
            problems.append(Text("impossible-draws", {"draw": names[-1]}))
        if not names and not table.pending and table.round < box.ROUNDS:
            problems.append(Text("impossible-over", {"round": int(table.round)}))
    elif table.pending:
        problems.append(Text("impossible-pending-before-order"))
    return problems


def _check_laying(table: state.Table) -> list[Text]:
    """Whether everything is laid as far as it should be: all of it once there is a turn order."""
    steps = course.laying_out(table)
    crest = [int(laying.FIRST_PLAYER.ask()), int(laying.TITUS_CREST.ask())]
    if table.order:
        done = len(steps)
    elif table.draws == crest and table.has_challenge(box.READY):
        done = len(steps) - 1
    elif table.draws and table.draws == steps[: len(table.draws)]:
        done = len(steps) - len(table.draws)
    else:
        return [Text("impossible-laying-order")]
    problems = []
    for number, frame in enumerate(reversed(steps)):
        decision = table.game.decisions.of(frame)
        laid, full = _laid(table, decision.name)
        if number < done:
            right = laid == full
        else:
            right = laid == 0 or (number == done and laid < full)
        if not right and not (table.order and decision.name in _REFILLED):
            problems.append(Text("impossible-laid", {"what": decision.name}))
    if not table.order and not problems:
        problems = _check_untouched(table)
    return problems


# What is laid again in the course of the game, or may be missing then.
_REFILLED: Final = (chance.BONUS_TILES.name, chance.CONTRACTS.name, chance.CHARACTERS.name)


def _laid(table: state.Table, name: str) -> tuple[int, int]:
    """How far a step of the laying out is, and how far it will be."""
    if name == laying.ACTION_TILES.name:
        return len(table.actions), len(box.ACTIONS)
    if name == chance.BONUS_TILES.name:
        spaces = [*table.wheel_tiles, int(table.king_tile)]
        spaces += [table.map_tiles[box.TILE_INDEX[space]] for space in table.setup.tile_spaces]
        return len(spaces) - spaces.count(NONE), len(spaces)
    if name == chance.CONTRACTS.name:
        return len(table.contract_market) - list(table.contract_market).count(NONE), len(table.contract_market)
    if name == chance.CHARACTERS.name:
        return len(table.character_market) - list(table.character_market).count(NONE), len(table.character_market)
    if name == laying.COSTS.name:
        return len(table.costs), len(box.CATHEDRALS)
    if name == laying.CITIES.name:
        return len(table.cities) - 1, int(box.ROUNDS) - 1
    if name == laying.MARKETS.name:
        return len(table.markets), int(box.ROUNDS)
    if name == laying.CHALLENGES.name:
        return int(bits.count(table.challenges)), table.setup.challenges
    return 0, 0  # the wheel, the first player


def _check_untouched(table: state.Table) -> list[Text]:
    """Before the first round nobody has anything, and nothing has happened."""
    empty = state.Table(table.game, table.seats, table.setup)
    for who, player in enumerate(table.players):
        before = _player_written(empty.players[who])
        now = _player_written(player)
        if player.titus and table.has_challenge(box.READY):
            before["crests"] = now["crests"]
        if now != before:
            return [Text("impossible-untouched", {"number": who + 1})]
    begun = table.round > 1 or table.lap > 0 or table.shown or table.track or any(table.dice) or table.traded
    return [Text("impossible-begun")] if begun else []


# --- pieces ---------------------------------------------------------------------------------------


def _check_tiles(table: state.Table) -> list[Text]:
    """No more and no fewer tiles than in the box, and each where such a tile may lie."""
    problems = []
    lying = Counter([*_open(table), *_owned(table), *table.bonus_pile, *table.contract_pile, *table.character_pile])
    boxed = _in_box(table)
    for tile in sorted(lying | boxed):
        if lying[tile] != boxed[tile]:
            args: dict[str, TextArg] = {"tile": box.TILES[tile], "count": lying[tile], "all": boxed[tile]}
            problems.append(Text("impossible-tiles", args))
    bonus_places = [*table.wheel_tiles, int(table.king_tile), *table.map_tiles, *table.used, *table.bonus_pile]
    by_back = {
        "bonus": bonus_places,
        "contract": [*table.contract_market, *table.contract_pile],
        "character": [*table.character_market, *table.aside, *table.character_pile],
    }
    for back, there in by_back.items():
        for tile in sorted((Counter(there) - Counter(box.pile(back, table.setup.players))).keys() - {NONE}):
            problems.append(Text("impossible-tile-there", {"tile": box.TILES[tile], "pile": back}))
    if table.aside and not _drawing(table, chance.CHARACTERS):
        problems.append(Text("impossible-aside"))
    return problems


def _check_map(table: state.Table) -> list[Text]:
    problems = []
    if len(set(table.costs)) < len(table.costs):
        problems.append(Text("impossible-costs"))
    if table.cities[0] != box.TILETUM:
        problems.append(Text("impossible-first-city", {"city": box.SPACES[table.cities[0]]}))
    if not table.setup.action_tiles and table.actions != box.PRINTED_ACTIONS:
        problems.append(Text("impossible-actions"))
    for index, tile in enumerate(table.map_tiles):
        if tile != NONE and box.TILE_SPACES[index] not in table.setup.tile_spaces:
            problems.append(Text("impossible-tile-space", {"space": box.SPACES[box.TILE_SPACES[index]]}))
    for plot, name in enumerate(box.PLOTS):
        if sum(player.houses >> plot & 1 for player in table.players) > 1:
            problems.append(Text("impossible-plot-twice", {"plot": name}))
        if table.setup.plots >> plot & 1 == 0 and table.taken_plots() >> plot & 1:
            problems.append(Text("impossible-plot-closed", {"plot": name}))
    for cathedral, cost in enumerate(table.costs):
        pillars = int(table.pillars_at(cathedral))
        room = 0 if cost == box.NO_CATHEDRAL else len(box.CATHEDRAL_POINTS[cathedral])
        if pillars > room:
            problems.append(
                Text("impossible-pillars", {"cathedral": box.CATHEDRALS[cathedral], "count": pillars, "room": room})
            )
    if table.order and sorted(int(state.owner_of(marker)) for marker in table.track) != sorted(table.order):
        problems.append(Text("impossible-track"))
    return problems


def _check_player(player: state.Player, who: int) -> list[Text]:
    number = who + 1
    problems = []
    if player.points() < 0:
        problems.append(Text("impossible-points", {"number": number}))
    if player.house_supply < 0:
        problems.append(Text("impossible-houses", {"number": number, "all": int(box.HOUSES)}))
    if player.pillar_supply < 0:
        problems.append(Text("impossible-player-pillars", {"number": number}))
    if player.contributed & ~player.pillars:
        problems.append(Text("impossible-contributed", {"number": number}))
    for city in range(len(box.CITIES)):
        if bits.count(player.houses & box.PLOT_MASK[city]) > 1:
            problems.append(Text("impossible-two-houses", {"number": number, "city": box.SPACES[city]}))
    crests = [family for family in player.crests if family != NONE]
    crests += [tile - int(box.FIRST_CREST) for tile in player.store if box.is_crest(tile)]
    for family in sorted(set(crests)):
        if crests.count(family) > 1:
            problems.append(Text("impossible-crest-twice", {"number": number, "crest": box.CRESTS[family]}))
    if player.titus and any(tile < box.FIRST_CREST for tile in player.store):
        problems.append(Text("impossible-titus-helper"))
    return problems + _check_rooms(player, number)


def _check_rooms(player: state.Player, number: int) -> list[Text]:
    """One type in a building, one building for a type."""
    types: list[list[int]] = [[] for _ in range(box.FAMILY_HOUSE)]
    for room, tile in enumerate(player.rooms):
        if tile != NONE:
            types[box.ROOM_BUILDING[room]].append(box.TYPE[tile - int(box.FIRST_CHARACTER)])
    problems = []
    for building, here in enumerate(types):
        if len(set(here)) > 1:
            problems.append(Text("impossible-two-types", {"number": number, "building": building + 1}))
    for type, name in enumerate(box.TYPES):
        if sum(type in here for here in types) > 1:
            problems.append(Text("impossible-type-twice", {"number": number, "type": name}))
    return problems


# --- the course of a round ------------------------------------------------------------------------


def _check_course(table: state.Table) -> list[Text]:
    problems = []
    turned = _tokens_turned(table)
    if len(table.shown) != turned:
        problems.append(Text("impossible-corruption-count", {"count": len(table.shown), "turned": turned}))
    for value in box.CORRUPTION_VALUES:
        if table.shown.count(value) > box.CORRUPTION.count(value):
            problems.append(Text("impossible-corruption", {"value": value}))
    between_turns = table.draws and not table.pending and not _drawing(table, chance.CONTRACTS)
    if between_turns and table.turn and not _drawing(table, chance.DECREE):
        problems.append(Text("impossible-between-turns"))
    if table.traded and (not table.pending or _at_king_tile(table)):
        problems.append(Text("impossible-traded"))
    if table.lap and _rolling_dice(table):
        problems.append(Text("impossible-dice-late"))
    if _drawing(table, chance.BONUS_TILES) and (table.round == 1 or chance.next_bonus_space(table) == NONE):
        problems.append(Text("impossible-draws", {"draw": chance.BONUS_TILES.name}))
    if _drawing(table, chance.CONTRACTS) and NONE not in table.contract_market:
        problems.append(Text("impossible-draws", {"draw": chance.CONTRACTS.name}))
    if _drawing(table, chance.CHARACTERS) and NONE not in table.character_market:
        problems.append(Text("impossible-draws", {"draw": chance.CHARACTERS.name}))
    return problems + _check_king_tile(table) + _check_decrees(table)


def _check_king_tile(table: state.Table) -> list[Text]:
    if not _at_king_tile(table):
        return []
    if table.king_tile == NONE:
        return [Text("impossible-no-king-tile")]
    if table.track and table.who != table.leader():
        return [Text("impossible-leader", {"number": int(table.leader()) + 1})]
    return [Text("impossible-titus-king")] if table.is_titus(table.who) else []


def _check_decrees(table: state.Table) -> list[Text]:
    """A decree for each of Titus' turns of the round, out of the deck."""
    if not table.setup.solo:
        strangers = table.decrees or table.decree != NONE or table.challenges
        return [Text("impossible-titus-absent")] if strangers else []
    his = table.is_titus(table.who) and not _at_king_tile(table)
    problems = []
    if (table.decree != NONE) != (his and len(table.pending) > 0):
        problems.append(Text("impossible-decree"))
    if table.decree != NONE and table.decrees >> table.decree & 1 == 0:
        problems.append(Text("impossible-decree-drawn"))
    if table.decrees & ~bits.mask_of(chance.decree_deck(table)):
        problems.append(Text("impossible-decree-deck"))
    begun = _turns_begun(table, state.TITUS)
    if bits.count(table.decrees) != begun:
        problems.append(Text("impossible-decrees", {"count": int(bits.count(table.decrees)), "turns": begun}))
    if _drawing(table, chance.DECREE) and not table.is_titus(table.order[table.turn]):
        problems.append(Text("impossible-draws", {"draw": chance.DECREE.name}))
    return problems


def _turns_begun(table: state.Table, who: int) -> int:
    """How many turns of the round a player has begun."""
    if _rolling_dice(table):
        return 0
    if table.lap == box.LAPS:
        return int(box.LAPS)
    place = table.order.index(who)
    at_it = place == table.turn and (len(table.pending) > 0 or _drawing(table, chance.CONTRACTS))
    return int(table.lap) + (1 if place < table.turn or at_it else 0)


def _check_dice(table: state.Table) -> list[Text]:
    problems = []
    for colour, count in enumerate(table.bag):
        if count < 0:
            problems.append(Text("impossible-dice", {"colour": box.COLOURS[colour], "all": len(table.players)}))
    choosing = len(table.pending) > 0 and die.DIE.asks(table.pending[0])
    for who, player in enumerate(table.players):
        turns = _turns_begun(table, who) - (1 if choosing and who == table.who else 0)
        if len(player.dice) != turns:
            problems.append(
                Text("impossible-dice-taken", {"number": who + 1, "count": len(player.dice), "turns": turns})
            )
    lying, rolled = int(table.dice_lying()), _rolled(table)
    if _rolling_dice(table):
        if lying >= rolled or (_drawing(table, chance.BONUS_TILES) and lying):
            problems.append(Text("impossible-dice-rolled", {"count": lying, "rolled": rolled}))
    elif not problems and lying + _taken(table) != rolled:
        problems.append(Text("impossible-dice-rolled", {"count": lying + _taken(table), "rolled": rolled}))
    return problems


# --- what is to be decided in a turn --------------------------------------------------------------


def _check_pending(table: state.Table) -> list[Text]:
    """Whether what is asked is decided by such a player, and would not be passed over."""
    decisions = table.game.decisions
    problems: list[Text] = []
    for frame in table.pending:
        if table.is_titus(table.who) and (die.COLOUR.asks(frame) or joker.ANY_ACTION.asks(frame)):
            problems.append(Text("impossible-titus-decides", {"decision": decisions.write(frame)}))
    asked = decisions.of(table.pending[-1])
    assert isinstance(asked, choice.Choice)
    if not problems and not table.draws and asked.is_idle(table, table.pending[-1]):
        problems.append(Text("impossible-idle", {"decision": asked.write(table.pending[-1])}))
    return problems


# --- counting -------------------------------------------------------------------------------------


def census(table: state.Table) -> dict[str, int]:
    """Tiles of each kind, dice of each colour, houses and pillars of each player."""
    count = {"tile " + name: 0 for name in box.TILES}
    for tile in [*_open(table), *_owned(table), *table.bonus_pile, *table.contract_pile, *table.character_pile]:
        count["tile " + box.TILES[tile]] += 1
    for colour, name in enumerate(box.COLOURS):
        dice = table.bag[colour] + (table.rolling() == colour)
        dice += sum(int(table.dice_at(value, colour)) for value in range(1, 7))
        dice += sum(1 for player in table.players for rolled in player.dice if rolled % len(box.COLOURS) == colour)
        count["dice " + name] = dice
    for who, player in enumerate(table.players):
        start = 1 if not table.order else 0  # still in the hand that will place it in Tiletum
        houses = player.house_supply + bits.count(player.roofs) + bits.count(player.houses)
        count[f"houses {who}"] = int(houses) + start
        waiting = max(0, int(box.PILLARS_ON_CONTRACTS) - len(player.contracts))
        count[f"pillars {who}"] = int(player.pillar_supply) + waiting + int(bits.count(player.pillars))
    return count
