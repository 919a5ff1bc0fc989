"""What one may see of the table (everything but the order of the piles), and the table drawn with letters."""

from __future__ import annotations

from typing import Final

from cantiere.games.tiletum.actions import DISCARD_TILE_, LODGE_, SIGN_, TAKE_BONUS_, TAKE_TILE_, TRADE_
from cantiere.games.tiletum.box import (
    ACTIONS,
    ANYWHERE,
    BOARD_POINTS,
    BUILDINGS,
    CATHEDRAL_POINTS,
    CATHEDRAL_SPACE,
    CATHEDRALS,
    CHALLENGES,
    CHARACTERS,
    CITIES,
    COLOURS,
    COMPONENTS,
    CONTRACT_AP,
    CORRUPTION,
    COST_POINTS,
    COST_STONE,
    CRESTS,
    DECREES,
    FAMILY_HOUSE,
    JOKER,
    LAPS,
    MARKET_POINTS,
    MARKETS,
    MERCHANT,
    NO_CATHEDRAL,
    NONE,
    PIPS_AND_POINTS,
    PLOT_REWARD,
    PLOTS,
    PLOTS_OF,
    RESOURCES,
    ROOMS,
    SPACE_POINTS,
    SPACES,
    STEPS,
    STOREHOUSE,
    TILE_INDEX,
    TILES,
    TRACK,
)
from cantiere.games.tiletum.course import decree_deck
from cantiere.games.tiletum.scoring import completed_points, houses_by_pillars, leftover_points, score
from cantiere.games.tiletum.state import (
    DECREEING,
    E_MARKET,
    F_ACT,
    F_ANYWHERE,
    F_COLLECT,
    F_DIE,
    F_ROAM,
    F_TILE,
    F_WELCOME,
    FRAMES,
    KING_TILE,
    SOURCES,
    STAGES,
    TURN,
    Player,
    Table,
)
from cantiere.kernel.frames import a_of, b_of, c_of, kind_of
from cantiere.kernel.state import Points


def view(table: Table, seat: int | None) -> dict[str, object]:
    """The whole table; nothing on it is secret."""
    return {
        "stage": STAGES[table.stage],
        "round": int(table.round),
        "lap": int(table.lap),
        "order": list(table.order),
        "who": int(table.who) if table.stage in (TURN, KING_TILE, DECREEING) else None,
        "tray": _tray(table),
        "wheel": [_segment(table, place) for place in range(6)],
        "rolling": COLOURS[table.rolling] if table.rolling != NONE else None,
        "king": {"tile": _tile(table.king_tile), "spaces": TRACK, "track": _track(table)},
        "corruption": {"shown": list(table.shown), "hidden": int(LAPS) - len(table.shown), "tokens": CORRUPTION},
        "markets": [_market(table, n) for n in range(len(table.markets))],
        "spaces": [_space(table, space) for space in range(len(SPACES))],
        "cathedrals": [_cathedral(table, c) for c in range(len(table.costs))],
        "contracts": [
            {"slot": str(slot + 1), "tile": _tile(tile), "ap": CONTRACT_AP[slot]}
            for slot, tile in enumerate(table.contract_market)
        ],
        "characters": [_tile(tile) for tile in table.character_market],
        "piles": {
            "bonus": len(table.bonus_pile),
            "contract": len(table.contract_pile),
            "character": len(table.character_pile),
            "bag": sum(table.bag),
        },
        "players": [_player(table, who) for who in range(len(table.players))],
        "titus": _titus(table) if table.setup.solo else None,
        "printed": PRINTED,
    }


def _tile_facts() -> dict[str, object]:
    """What each tile costs, pays and gives, as it is printed on it."""
    facts: dict[str, object] = {tile["id"]: {"kind": "helper", "gives": tile["gives"]} for tile in _HELPER_TILES}
    for tile in COMPONENTS["contracts"]["tiles"]:
        facts[tile["id"]] = {
            "kind": "contract",
            "cost": tile["cost"],
            "points": tile["vp"],
            "gives": tile.get("gives", {}),
        }
    for tile in COMPONENTS["characters"]["tiles"]:
        bonus = tile["bonus"]
        facts[tile["type"] + "-" + bonus] = {
            "kind": "character",
            "type": tile["type"],
            "gives": COMPONENTS["characters"]["bonus"][bonus],
        }
    return facts


_HELPER_TILES: Final = COMPONENTS["helpers"]["tiles"]

# What is printed on the board and the tiles, the same in every game: a drawing needs it.
PRINTED: Final[dict[str, object]] = {
    "roads": [road for roads in COMPONENTS["roads"].values() for road in roads],
    "buildings": COMPONENTS["buildings"]["list"],
    "contract_points": SPACE_POINTS,
    "tiles": _tile_facts(),
}


def _tile(tile: int) -> str | None:
    return TILES[tile] if tile != NONE else None


def _tray(table: Table) -> list[dict[str, object]]:
    """What is open in this turn, the last to be decided first: so that nobody gets lost in a nested turn."""
    tray: list[dict[str, object]] = []
    for f in reversed(table.frames) if table.stage == TURN else []:
        kind, a, b, c = kind_of(f), int(a_of(f)), int(b_of(f)), int(c_of(f))
        entry: dict[str, object] = {"kind": FRAMES[kind]}
        if kind == F_ACT:
            entry |= {"action": ACTIONS[a], "ap": b, "die": c == 1}
            if a <= MERCHANT + 1:
                entry["reach"] = _reach(table, a, b)
        elif kind == F_DIE:  # what a die's action points could reach
            entry["steps"] = {ACTIONS[piece]: _reach(table, piece, len(SPACES)) for piece in (MERCHANT, MERCHANT + 1)}
        elif kind == F_ROAM:
            entry |= {"piece": ACTIONS[a], "moves": b, "places": c, "reach": _reach(table, a, b)}
        elif kind == F_ANYWHERE:
            entry["what"] = ANYWHERE[a]
        elif kind == F_COLLECT:
            entry |= {"count": a, "resource": RESOURCES[b]}
        elif kind == F_TILE:
            entry["tile"] = _tile(table.wheel_tiles[a])
        elif kind == F_WELCOME:
            entry["rooms"] = [ROOMS[room] for room in range(len(ROOMS)) if a >> room & 1]
        elif a:
            entry["count"] = a
        tray.append(entry)
    return tray


def _reach(table: Table, piece: int, steps: int) -> dict[str, int]:
    """The spaces a piece can get to, and in how many steps."""
    player = table.players[table.who]
    here = player.merchant if piece == MERCHANT else player.architect
    return {SPACES[space]: STEPS[here][space] for space in range(len(SPACES)) if 0 < STEPS[here][space] <= steps}


def _segment(table: Table, place: int) -> dict[str, object]:
    """A place of the wheel, clockwise: its action, the value that faces it, its tile and dice."""
    value = int((place - table.wheel) % 6 + 1)
    return {
        "value": value,
        "ap": int(PIPS_AND_POINTS) - value,
        "action": ACTIONS[table.actions[place]] if place < len(table.actions) else None,
        "tile": _tile(table.wheel_tiles[place]),
        "dice": [COLOURS[c] for c in range(5) for _ in range(table.dice_at(value, c))],
    }


def _track(table: Table) -> list[dict[str, object]]:
    """The markers from the left, in a stack from below."""
    return [{"player": int(marker & 7), "points": TRACK[marker >> 3]} for marker in table.court]


def _market(table: Table, n: int) -> dict[str, object]:
    return {
        "city": SPACES[table.cities[n]],
        "market": MARKETS[table.markets[n]],
        "points": BOARD_POINTS[n] + MARKET_POINTS[table.markets[n]],
        "over": n < table.round - 1 or STAGES[table.stage] == "over",
    }


def _space(table: Table, space: int) -> dict[str, object]:
    here: dict[str, object] = {"space": SPACES[space]}
    if space < len(CITIES):
        here["houses"] = [_plot(table, plot) for plot in PLOTS_OF[space] if table.setup.plots >> plot & 1]
        if TILE_INDEX[space] != NONE and space in table.setup.tile_spaces:
            here["tile"] = _tile(table.tile_at(space))
    here["merchants"] = [who for who, player in enumerate(table.players) if player.merchant == space]
    here["architects"] = [who for who, player in enumerate(table.players) if player.architect == space]
    return here


def _plot(table: Table, plot: int) -> dict[str, object]:
    owners = [who for who, player in enumerate(table.players) if player.houses >> plot & 1]
    return {
        "plot": PLOTS[plot],
        "player": owners[0] if owners else None,
        "points": int(PLOT_REWARD[plot].vp),
        "activate": PLOT_REWARD[plot].activate,
    }


def _cathedral(table: Table, cathedral: int) -> dict[str, object]:
    cost = table.costs[cathedral]
    if cost == NO_CATHEDRAL:
        return {"cathedral": CATHEDRALS[cathedral], "space": SPACES[CATHEDRAL_SPACE[cathedral]], "built": False}
    gone = int(table.contributions(cathedral))
    return {
        "cathedral": CATHEDRALS[cathedral],
        "space": SPACES[CATHEDRAL_SPACE[cathedral]],
        "built": True,
        "stone": COST_STONE[cost],
        "points": COST_POINTS[cost],
        "tiles": CATHEDRAL_POINTS[cathedral][gone:],
        "spaces": len(CATHEDRAL_POINTS[cathedral]),
        "pillars": [who for who, player in enumerate(table.players) if player.pillars >> cathedral & 1],
        "given": [who for who, player in enumerate(table.players) if player.given >> cathedral & 1],
    }


def _player(table: Table, who: int) -> dict[str, object]:
    player = table.players[who]
    return {
        "titus": table.is_titus(who),
        "points": int(player.points()),
        "score": int(score(table, who)),
        "goods": {name: player.goods[r] for r, name in enumerate(RESOURCES)},
        "store": [TILES[tile] for tile in player.store],
        "room": int(STOREHOUSE),
        "rooms": {ROOMS[r]: _tile(tile) for r, tile in enumerate(player.rooms)},
        "buildings": [_building(player, b) for b in range(BUILDINGS)],
        "contracts": [TILES[tile] for tile in player.contracts],
        "dice": [{"value": die // 5, "colour": COLOURS[die % 5]} for die in player.dice],
        "supply": {"houses": int(player.house_supply), "pillars": int(player.pillar_supply)},
        "merchant": SPACES[player.merchant],
        "architect": SPACES[player.architect],
        "markers": {ACTIONS[a]: int(player.bonus_ap(a)) for a in range(JOKER) if player.bonus_ap(a)},
    }


def _building(player: Player, building: int) -> dict[str, object]:
    family = player.crests[building]
    return {
        "crest": CRESTS[family] if family != NONE else None,
        "roof": bool(player.roofs >> building & 1),
        "filled": player.is_filled(building),
        "completed": player.is_completed(building),
        "furnished": building == FAMILY_HOUSE,
    }


def _titus(table: Table) -> dict[str, object]:
    return {
        "decree": DECREES[table.decree] if table.decree != NONE else None,
        "deck": [DECREES[card] for card in decree_deck(table)] if table.markets else [],
        "drawn": [DECREES[card] for card in range(len(DECREES)) if table.decrees >> card & 1],
        "challenges": [CHALLENGES[card] for card in range(len(CHALLENGES)) if table.challenges >> card & 1],
    }


# --- elements, points -----------------------------------------------------------------------------


def elements(table: Table, seat: int, action: int) -> list[str]:
    """The elements that stand for an action. What lies on the map, the wheel or in a market is clicked where it lies; a
    character moving in is clicked in the storehouse or at its room."""
    element = table.game.vocabulary.element(action, seat)
    found = [element] if element else []
    if LODGE_ <= action < SIGN_:
        found.append(f"store.{seat}.{CHARACTERS[(action - LODGE_) // len(ROOMS)]}")
    elif TRADE_ <= action < TRADE_ + 25:
        found = [f"good.{seat}.{RESOURCES[(action - TRADE_) % 5]}", f"good.{seat}.{RESOURCES[(action - TRADE_) // 5]}"]
    elif action == TAKE_BONUS_ and table.stage == TURN:
        player = table.players[table.who]
        merchant = a_of(table.frames[-1]) == MERCHANT
        found = ["tile." + SPACES[player.merchant if merchant else player.architect]]
    elif TAKE_TILE_ <= action <= DISCARD_TILE_:
        found = ["tile.king"] if table.stage == KING_TILE else ["tile.wheel"]
        if table.stage == TURN and kind_of(table.frames[-1]) == F_TILE:
            found = [f"tile.wheel.{a_of(table.frames[-1]) + 1}"]
        if action != TAKE_TILE_:
            found = []
    return found


def breakdown(table: Table, seat: int) -> list[Points]:
    player = table.players[seat]
    lines = []
    for source, (name, points) in enumerate(zip(SOURCES, player.earned, strict=True)):
        if source >= E_MARKET:
            n = source - E_MARKET
            if n < len(table.markets) and points:
                lines.append(Points("score-market", SPACES[table.cities[n]], points))
        elif points:
            lines.append(Points("score-" + name, "", points))
    lines.append(Points("score-houses_pillars", "", int(houses_by_pillars(player))))
    lines.append(Points("score-completed_buildings", "", int(completed_points(player))))
    lines.append(Points("score-resources", "", int(leftover_points(player))))
    return lines


# --- drawn with letters ---------------------------------------------------------------------------


def board(table: Table) -> str:
    """The wheel, the markets, the map's tiles and every player in a few lines."""
    lines = [f"round {table.round}, turn {table.lap + 1}, order {' '.join(str(who + 1) for who in table.order)}"]
    for place in range(len(table.actions)):
        value = int((place - table.wheel) % 6 + 1)
        dice = " ".join(COLOURS[c] for c in range(5) for _ in range(table.dice_at(value, c)))
        tile = _tile(table.wheel_tiles[place]) or "-"
        lines.append(f"  {value}  {ACTIONS[table.actions[place]]:<10} {tile:<16} {dice}".rstrip())
    lines.append("king: " + " ".join(f"{TRACK[m >> 3]:+d}:{(m & 7) + 1}" for m in table.court))
    for n in range(len(table.markets)):
        lines.append(f"market {n + 1}: {SPACES[table.cities[n]]} {MARKETS[table.markets[n]]}")
    lines.append("contracts: " + " ".join(_tile(tile) or "-" for tile in table.contract_market))
    lines.append("characters: " + " ".join(_tile(tile) or "-" for tile in table.character_market))
    tiles = [f"{SPACES[space]}={_tile(table.tile_at(space))}" for space in table.setup.tile_spaces]
    lines.append("map: " + " ".join(tile for tile in tiles if not tile.endswith("None")))
    for who in range(len(table.players)):
        lines.extend(_drawn_player(table, who))
    for entry in _tray(table):
        lines.append("open: " + " ".join(str(value) for key, value in entry.items() if key not in ("reach", "steps")))
    return "\n".join(lines)


def _drawn_player(table: Table, who: int) -> list[str]:
    player = table.players[who]
    goods = " ".join(f"{name} {player.goods[r]}" for r, name in enumerate(RESOURCES))
    rooms = " ".join(f"{ROOMS[r]}={TILES[tile]}" for r, tile in enumerate(player.rooms) if tile != NONE)
    crests = " ".join(f"{b + 1}={CRESTS[f]}" for b, f in enumerate(player.crests) if f != NONE)
    houses = " ".join(PLOTS[plot] for plot in range(len(PLOTS)) if player.houses >> plot & 1)
    pillars = " ".join(CATHEDRALS[c] for c in range(len(CATHEDRALS)) if player.pillars >> c & 1)
    return [
        f"{'Titus' if table.is_titus(who) else 'seat ' + str(who + 1)}: {player.points()} points, {goods}",
        f"  merchant {SPACES[player.merchant]}, architect {SPACES[player.architect]}",
        f"  houses {houses}; pillars {pillars or '-'}; contracts {len(player.contracts)}",
        f"  store {' '.join(TILES[tile] for tile in player.store) or '-'}",
        f"  rooms {rooms or '-'}; crests {crests or '-'}",
    ]
