"""The table as plain values, readable and writable by hand, and the count of its pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantiere.games.tiletum.box import (
    ACTIONS,
    BONUS_AP,
    CATHEDRALS,
    CHALLENGES,
    CHARACTER_SLOTS,
    COLOURS,
    CONTRACT_SLOTS,
    CORRUPTION,
    COST_TILES,
    CRESTS,
    DECREES,
    FAMILY_HOUSE,
    HOUSES,
    LAPS,
    MARKETS,
    NONE,
    PILLARS,
    PILLARS_ON_CONTRACTS,
    PLOTS,
    PRINTED_ACTIONS,
    RESOURCES,
    ROOMS,
    ROUNDS,
    SPACES,
    STOREHOUSE,
    TILE_SPACES,
    TILES,
    TRACK,
    TRACK_START,
    pile,
    tile,
)
from cantiere.games.tiletum.course import full_bag
from cantiere.games.tiletum.state import F_DIE, FRAMES, SOURCES, STAGES, Player, Table, bits, new_player
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.frames import frame, frame_words, read_frame

# --- out ------------------------------------------------------------------------------------------


def plain(table: Table) -> dict[str, object]:
    return {
        "options": dict(table.setup.options),
        "table": _plain_course(table),
        "wheel": {
            "turned": int(table.wheel),
            "actions": [ACTIONS[action] for action in table.actions],
            "tiles": _tile_names(table.wheel_tiles),
            "dice": _dice_words(table),
            "rolling": COLOURS[table.rolling] if table.rolling != NONE else "",
        },
        "king": {
            "tile": _tile_name(table.king_tile),
            "track": _track(table),
        },
        "map": {
            "tiles": {SPACES[TILE_SPACES[i]]: TILES[t] for i, t in enumerate(table.map_tiles) if t != NONE},
            "costs": {CATHEDRALS[c]: COST_TILES[cost] for c, cost in enumerate(table.costs)},
            "cities": [SPACES[city] for city in table.cities],
            "markets": [MARKETS[market] for market in table.markets],
        },
        "piles": {
            "bonus": _tile_names(table.bonus_pile),
            "contract": _tile_names(table.contract_pile),
            "character": _tile_names(table.character_pile),
        },
        "titus": {
            "decree": DECREES[table.decree] if table.decree != NONE else "",
            "decrees": _names(DECREES, table.decrees),
            "challenges": _names(CHALLENGES, table.challenges),
        },
        "players": [_plain_player(player) for player in table.players],
    }


def _plain_course(table: Table) -> dict[str, object]:
    return {
        "stage": STAGES[table.stage],
        "round": int(table.round),
        "lap": int(table.lap),
        "turn": int(table.turn),
        "who": int(table.who),
        "turns": int(table.turns),
        "traded": bool(table.traded),
        "order": list(table.order),
        "frames": [frame_words(f, FRAMES) for f in table.frames],
        "corruption": list(table.shown),
        "contracts": _tile_names(table.contract_market),
        "characters": _tile_names(table.character_market),
        "aside": _tile_names(table.aside),
        "used": _tile_names(table.used),
    }


def _plain_player(player: Player) -> dict[str, object]:
    return {
        "goods": {name: player.goods[r] for r, name in enumerate(RESOURCES)},
        "points": {name: player.earned[s] for s, name in enumerate(SOURCES)},
        "store": _tile_names(player.store),
        "rooms": {ROOMS[r]: TILES[t] for r, t in enumerate(player.rooms) if t != NONE},
        "crests": {str(b + 1): CRESTS[family] for b, family in enumerate(player.crests) if family != NONE},
        "contracts": _tile_names(player.contracts),
        "dice": [f"{die // 5} {COLOURS[die % 5]}" for die in player.dice],
        "merchant": SPACES[player.merchant],
        "architect": SPACES[player.architect],
        "houses": _names(PLOTS, player.houses),
        "pillars": _names(CATHEDRALS, player.pillars),
        "given": _names(CATHEDRALS, player.given),
        "roofs": [b + 1 for b in range(FAMILY_HOUSE) if player.roofs >> b & 1],
        "house_supply": int(player.house_supply),
        "pillar_supply": int(player.pillar_supply),
        "markers": {ACTIONS[a]: int(player.bonus_ap(a)) for a in range(5) if player.bonus_ap(a)},
    }


def _tile_name(number: int) -> str:
    return TILES[number] if number != NONE else "-"


def _tile_names(tiles: list[int]) -> list[str]:
    return [_tile_name(number) for number in tiles]


def _names(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def _dice_words(table: Table) -> list[str]:
    """`"3 blue blue pink"`: the dice at each segment that has any."""
    rows = []
    for value in range(1, 7):
        colours = [COLOURS[c] for c in range(5) for _ in range(table.dice_at(value, c))]
        if colours:
            rows.append(" ".join([str(value), *colours]))
    return rows


def _track(table: Table) -> dict[str, list[int]]:
    """By space of the king's track: the players on it, from below."""
    track: dict[str, list[int]] = {}
    for marker in table.court:
        track.setdefault(str(TRACK[marker >> 3]), []).append(int(marker & 7))
    return track


# --- in -------------------------------------------------------------------------------------------


def lay(table: Table, given: Mapping[str, Any]) -> None:
    """Put on the table what `given` describes. What is left out is empty, or as at the start; piles left out hold what
    lies nowhere else."""
    _lay_course(table, given.get("table", {}))
    _lay_wheel(table, given.get("wheel", {}))
    _lay_map(table, given.get("map", {}), given.get("king", {}))
    titus = given.get("titus", {})
    table.decree = DECREES.index(titus["decree"]) if titus.get("decree") else NONE
    table.decrees = _mask(DECREES, titus.get("decrees", []))
    table.challenges = _mask(CHALLENGES, titus.get("challenges", []))
    players = given.get("players", [])
    if len(players) != len(table.players):
        raise _bad("error-position-players", players=len(table.players), given=len(players))
    table.players = [_lay_player(table, described) for described in players]
    _check_map(table)
    _lay_piles(table, given.get("piles", {}))
    _lay_bag(table)
    if table.frames == [frame(F_DIE)] and not any(table.dice):
        raise _bad("error-position-no-dice")


def _bad(key: str, **args: int | str) -> BadPosition:
    return BadPosition(key, game="tiletum", **args)


def _lay_course(table: Table, given: Mapping[str, Any]) -> None:
    table.stage = STAGES.index(given.get("stage", "turn"))
    table.round = given.get("round", 1)
    table.lap = given.get("lap", 0)
    table.turn = given.get("turn", 0)
    table.turns = given.get("turns", 0)
    table.traded = int(given.get("traded", False))
    table.order = list(given.get("order", range(len(table.players))))
    table.who = given.get("who", table.order[table.turn] if table.order else 0)
    if table.order and sorted(table.order) != list(range(len(table.players))):
        raise _bad("error-position-order", players=len(table.players))
    n = len(table.players)
    if not (1 <= table.round <= ROUNDS and 0 <= table.lap <= LAPS and 0 <= table.turn <= n and 0 <= table.who < n):
        raise _bad("error-position-course")
    words = given.get("frames", ["die"] if STAGES[table.stage] == "turn" else [])
    table.frames = [read_frame(written, FRAMES) for written in words]
    if STAGES[table.stage] == "turn" and not table.frames:
        raise _bad("error-position-frames")
    table.shown = list(given.get("corruption", []))
    for value in set(table.shown):
        if table.shown.count(value) > CORRUPTION.count(value):
            raise _bad("error-position-corruption", value=value)
    table.contract_market = _row(given.get("contracts", []), int(CONTRACT_SLOTS))
    table.character_market = _row(given.get("characters", []), int(CHARACTER_SLOTS))
    table.aside = _tiles(given.get("aside", []))
    table.used = _tiles(given.get("used", []))


def _lay_wheel(table: Table, given: Mapping[str, Any]) -> None:
    table.wheel = given.get("turned", 0)
    table.actions = [ACTIONS.index(name) for name in given.get("actions", [ACTIONS[a] for a in PRINTED_ACTIONS])]
    table.wheel_tiles = _row(given.get("tiles", []), 6)
    table.dice = [0] * 6
    for row in given.get("dice", []):
        value, *colours = row.split()
        for colour in colours:
            table.dice[int(value) - 1] += 1 << 4 * COLOURS.index(colour)
    table.rolling = COLOURS.index(given["rolling"]) if given.get("rolling") else NONE


def _lay_map(table: Table, given: Mapping[str, Any], king: Mapping[str, Any]) -> None:
    table.map_tiles = [NONE] * len(TILE_SPACES)
    for space, name in given.get("tiles", {}).items():
        table.map_tiles[TILE_SPACES.index(SPACES.index(space))] = tile(name)
    costs = given.get("costs", {city: COST_TILES[c] for c, city in enumerate(CATHEDRALS)})
    table.costs = [COST_TILES.index(costs[city]) for city in CATHEDRALS if city in costs]
    table.cities = [SPACES.index(city) for city in given.get("cities", ["tiletum", "verona", "genova", "hamburg"])]
    table.markets = [MARKETS.index(name) for name in given.get("markets", MARKETS[:4])]
    name = king.get("tile", "-")
    table.king_tile = tile(name) if name != "-" else NONE
    track = king.get("track", {str(TRACK[TRACK_START]): table.order})
    table.court = [
        TRACK.index(space) * 8 + player for space in TRACK if str(space) in track for player in track[str(space)]
    ]
    if table.order and sorted(marker & 7 for marker in table.court) != list(range(len(table.players))):
        raise _bad("error-position-track", players=len(table.players))


def _lay_player(table: Table, given: Mapping[str, Any]) -> Player:
    player = new_player()
    player.goods = [given.get("goods", {}).get(name, 0) for name in RESOURCES]
    player.earned = [given.get("points", {}).get(name, player.earned[s]) for s, name in enumerate(SOURCES)]
    player.store = sorted(_tiles(given.get("store", [])))
    player.rooms = player.rooms[:]
    for room, name in given.get("rooms", {}).items():
        player.rooms[ROOMS.index(room)] = tile(name)
    player.crests = player.crests[:]
    for building, family in given.get("crests", {}).items():
        player.crests[int(building) - 1] = CRESTS.index(family)
    player.contracts = _tiles(given.get("contracts", []))
    dice = [words.split() for words in given.get("dice", [])]
    player.dice = [int(value) * 5 + COLOURS.index(colour) for value, colour in dice]
    player.merchant = SPACES.index(given.get("merchant", "tiletum"))
    player.architect = SPACES.index(given.get("architect", "tiletum"))
    player.houses = _mask(PLOTS, given.get("houses", []))
    player.pillars = _mask(CATHEDRALS, given.get("pillars", []))
    player.given = _mask(CATHEDRALS, given.get("given", []))
    unfilled = [b + 1 for b in range(FAMILY_HOUSE) if not player.is_filled(b)]
    player.roofs = sum(1 << b - 1 for b in given.get("roofs", unfilled))
    player.house_supply = given.get("house_supply", int(HOUSES) - bits(player.roofs) - bits(player.houses))
    freed = min(len(player.contracts), int(PILLARS_ON_CONTRACTS))
    pillars = int(PILLARS) - int(PILLARS_ON_CONTRACTS) + freed - bits(player.pillars)
    player.pillar_supply = given.get("pillar_supply", pillars)
    for name, points in given.get("markers", _markers(player)).items():
        player.markers |= points << 4 * ACTIONS.index(name)
    if len(player.store) > STOREHOUSE and not (table.setup.solo and len(table.players) > 1):
        raise _bad("error-position-store", count=len(player.store), room=int(STOREHOUSE))
    if player.house_supply < 0 or player.pillar_supply < 0 or min(player.goods) < 0:
        raise _bad("error-position-supply")
    return player


def _markers(player: Player) -> dict[str, int]:
    """The markers completed buildings have brought."""
    return {ACTIONS[player.resident(b)]: BONUS_AP[b] for b in range(FAMILY_HOUSE) if player.is_completed(b)}


def _check_map(table: Table) -> None:
    """No house space is taken twice."""
    for plot, name in enumerate(PLOTS):
        if sum(player.houses >> plot & 1 for player in table.players) > 1:
            raise _bad("error-position-plot", plot=name)


def _lay_piles(table: Table, given: Mapping[str, Any]) -> None:
    players = table.setup.players
    boxes = {back: pile(back, players) for back in ("bonus", "contract", "character")}
    left = sorted(tile for box in boxes.values() for tile in box)
    lying = _lying(table)
    for number in lying:
        if number not in left:
            raise _bad("error-position-tile", tile=TILES[number])
        left.remove(number)
    if given:
        table.bonus_pile = sorted(_tiles(given["bonus"]))
        table.contract_pile = sorted(_tiles(given["contract"]))
        table.character_pile = sorted(_tiles(given["character"]))
        if sorted(table.bonus_pile + table.contract_pile + table.character_pile) != left:
            raise _bad("error-position-piles")
        return
    # Crests lie in two piles; those on the table are thought to have come from the bonus tiles.
    table.contract_pile = _taken_out(left, boxes["contract"])
    table.character_pile = _taken_out(left, boxes["character"])
    table.bonus_pile = left


def _taken_out(left: list[int], box: list[int]) -> list[int]:
    """What there still is of a box, taken out of what is left."""
    found = []
    for number in box:
        if number in left:
            left.remove(number)
            found.append(number)
    return found


def _lying(table: Table) -> list[int]:
    """Every tile that is in no pile."""
    tiles = [
        *table.wheel_tiles,
        *table.map_tiles,
        *table.contract_market,
        *table.character_market,
        *table.aside,
        *table.used,
        table.king_tile,
    ]
    for player in table.players:
        tiles.extend([*player.store, *player.contracts, *player.rooms])
        tiles.extend(tile("crest-" + CRESTS[family]) for family in player.crests if family != NONE)
    return [int(number) for number in tiles if number != NONE]


def _lay_bag(table: Table) -> None:
    table.bag = full_bag(len(table.players))
    for colour in range(5):
        out = sum(table.dice_at(value, colour) for value in range(1, 7)) + (table.rolling == colour)
        out += sum(1 for player in table.players for die in player.dice if die % 5 == colour)
        table.bag[colour] -= out
        if table.bag[colour] < 0:
            raise _bad("error-position-dice", colour=COLOURS[colour])


def _tiles(names: list[str]) -> list[int]:
    return [tile(name) for name in names]


def _row(names: list[str], length: int) -> list[int]:
    """Tiles in their spaces, `-` for an empty one; what is left out is empty."""
    row = [tile(name) if name != "-" else NONE for name in names]
    if len(row) > length:
        raise _bad("error-position-row", count=len(row), room=length)
    return row + [NONE] * (length - len(row))


def _mask(names: tuple[str, ...], given: list[str]) -> int:
    return sum(1 << names.index(name) for name in set(given))


# --- counting -------------------------------------------------------------------------------------


def census(table: Table) -> dict[str, int]:
    """Tiles of each kind, dice of each colour, houses and pillars of each player."""
    count = {"tile " + name: 0 for name in TILES}
    for number in [*_lying(table), *table.bonus_pile, *table.contract_pile, *table.character_pile]:
        count["tile " + TILES[number]] += 1
    for colour, name in enumerate(COLOURS):
        dice = table.bag[colour] + (table.rolling == colour)
        dice += sum(int(table.dice_at(value, colour)) for value in range(1, 7))
        dice += sum(1 for player in table.players for die in player.dice if die % 5 == colour)
        count["dice " + name] = dice
    for who, player in enumerate(table.players):
        start = 1 if not table.order else 0  # still in the hand that will place it in Tiletum
        count[f"houses {who}"] = int(player.house_supply + bits(player.roofs) + bits(player.houses)) + start
        waiting = max(0, int(PILLARS_ON_CONTRACTS) - len(player.contracts))
        count[f"pillars {who}"] = int(player.pillar_supply) + waiting + int(bits(player.pillars))
    return count
