"""What one may see of the table (everything but the order of the piles), and the table drawn with letters."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from cantiere.games.tiletum import actions, box, facts, scoring, state
from cantiere.games.tiletum.decisions import acting, bonus, chance, die, joker, tiles
from cantiere.kernel import bits
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg, Words


class OpenDecision(TypedDict):
    """Something still to be decided in this turn. What it is about depends on its kind."""

    kind: str
    action: NotRequired[facts.Action]  # of an action under way ...
    ap: NotRequired[int]  # ... its action points
    die: NotRequired[bool]  # ... and whether a die brought it
    reach: NotRequired[dict[str, int]]  # spaces the piece can get to, and in how many steps
    steps: NotRequired[dict[facts.PieceName, dict[str, int]]]  # the same for both, of a die still to be taken
    piece: NotRequired[facts.PieceName]  # of moves given by a tile ...
    moves: NotRequired[int]
    places: NotRequired[int]  # ... and how often something may be placed on the way
    what: NotRequired[Literal["merchant", "architect", "house", "pillar"]]  # to be put anywhere
    count: NotRequired[int]
    resource: NotRequired[facts.Resource]
    tile: NotRequired[str | None]
    rooms: NotRequired[list[str]]


class Segment(TypedDict):
    """A place of the wheel, clockwise."""

    value: int  # of the dice that face it
    ap: int
    action: facts.Action | None
    tile: str | None
    dice: list[facts.Colour]


class Marker(TypedDict):
    """A player's marker on the king's track."""

    player: int
    points: int


class King(TypedDict):
    """The king's track."""

    tile: str | None
    track: list[Marker]  # from the left, in a stack from below


class Corruption(TypedDict):
    """The tokens of this round."""

    shown: list[int]
    hidden: int


class Market(TypedDict):
    """The market of a round."""

    city: str
    market: str
    points: int
    over: bool


class Cathedral(TypedDict):
    """A cathedral that can be built."""

    cathedral: str  # its city
    stone: int
    points: int
    pillars: list[int]  # players
    given: list[int]  # players who contributed


class Piles(TypedDict):
    """What is left to draw."""

    bonus: int
    contract: int
    character: int
    bag: int


class Die(TypedDict):
    """A die that was taken."""

    value: int
    colour: facts.Colour


class Building(TypedDict):
    """A building of a player."""

    crest: str | None
    roof: bool
    filled: bool
    completed: bool


class Supply(TypedDict):
    """Pieces a player may still use."""

    houses: int
    pillars: int


class Player(TypedDict):
    """A player, or Titus."""

    titus: bool
    points: int
    score: int
    goods: dict[facts.Resource, int]
    store: list[str]
    rooms: dict[str, str]  # who lives where
    buildings: list[Building]
    contracts: list[str]
    dice: list[Die]
    supply: Supply
    merchant: str
    architect: str
    markers: dict[facts.Action, int]


class Titus(TypedDict):
    """The automa's cards."""

    decree: str | None
    deck: list[str]
    drawn: list[str]
    challenges: list[str]


class View(TypedDict):
    """The whole table: nothing on it is secret."""

    stage: str
    round: int
    lap: int
    order: list[int]
    who: int | None
    tray: list[OpenDecision]  # the last to be decided first, so that nobody gets lost in a nested turn
    wheel: list[Segment]
    rolling: facts.Colour | None
    king: King
    corruption: Corruption
    markets: list[Market]
    houses: dict[str, int | None]  # whose stands where, by space for a house; None: nobody's yet
    map_tiles: dict[str, str | None]  # what lies on the map, by city
    cathedrals: list[Cathedral]
    contracts: list[str | None]  # by slot
    characters: list[str | None]
    piles: Piles
    players: list[Player]
    titus: Titus | None


class Effect(TypedDict, total=False):
    """What a board shows of an action before it is taken."""

    gold: int  # what it costs
    value: int  # as which a die is taken ...
    goods: int  # ... what it brings ...
    action: facts.Action  # ... and for which action ...
    ap: int  # ... how many points


def view(table: state.Table, seat: int | None) -> View:
    return {
        "stage": _stage(table),
        "round": int(table.round),
        "lap": int(table.lap),
        "order": list(table.order),
        "who": int(table.who) if table.pending or _is_drawing(table, chance.DECREE) else None,
        "tray": _tray(table),
        "wheel": [_segment(table, place) for place in range(6)],
        "rolling": box.COLOURS[table.rolling()] if table.rolling() != NONE else None,
        "king": {"tile": _tile(table.king_tile), "track": _track(table)},
        "corruption": {"shown": list(table.shown), "hidden": int(box.LAPS) - len(table.shown)},
        "markets": [_market(table, n) for n in range(len(table.markets))],
        "houses": _houses(table),
        "map_tiles": {box.SPACES[space]: _tile(table.tile_at(space)) for space in table.setup.tile_spaces},
        "cathedrals": [_cathedral(table, c) for c, cost in enumerate(table.costs) if cost != box.NO_CATHEDRAL],
        "contracts": [_tile(tile) for tile in table.contract_market],
        "characters": [_tile(tile) for tile in table.character_market],
        "piles": {
            "bonus": len(table.bonus_pile),
            "contract": len(table.contract_pile),
            "character": len(table.character_pile),
            "bag": sum(table.bag),
        },
        "players": [_player(table, who) for who in range(len(table.players))],
        "titus": _titus(table) if table.setup.solo else None,
    }


def effect(table: state.Table, seat: int, action: int) -> Effect:
    if actions.TAKE_DIE.matches(action):
        value, final = int(actions.TAKE_DIE.first(action)) + 1, int(actions.TAKE_DIE.third(action)) + 1
        performed = int(table.action_of(final))
        return {
            "gold": int(die.change(value, final)),
            "value": final,
            "goods": final,
            "action": box.ACTIONS[performed],
            "ap": int(box.PIPS_AND_POINTS - final + table.player().bonus_ap(performed)),
        }
    return {"gold": int(box.GOLD_FOR_RESOURCE)} if actions.BUY.matches(action) else {}


def _tile(tile: int) -> str | None:
    return box.TILES[tile] if tile != NONE else None


def _is_drawing(table: state.Table, draw: chance.Draw) -> bool:
    return len(table.draws) > 0 and draw.asks(table.draws[-1])


def _stage(table: state.Table) -> str:
    """A turn, the king's tile, what chance draws besides, or the end."""
    if table.pending:
        return "king_tile" if tiles.KING_TILE.asks(table.pending[0]) else "turn"
    return table.game.decisions.of(table.draws[-1]).name if table.draws else "over"


def _tray(table: state.Table) -> list[OpenDecision]:
    if _stage(table) != "turn":
        return []
    tray = [_entry(table, frame) for frame in reversed(table.pending)]
    return [{"kind": "restock"}, *tray] if table.draws else tray


def _entry(table: state.Table, frame: int) -> OpenDecision:
    decision = table.game.decisions.of(frame)
    if isinstance(decision, acting.Action):
        ap = int(decision.ap.of(frame))
        entry: OpenDecision = {"kind": "act", "action": decision.name, "ap": ap}
        entry["die"] = bool(decision.by_die.of(frame))
        if decision.name in box.PIECES:
            entry["reach"] = _reach(table, int(decision.action), ap)
        return entry
    entry = {"kind": "any" if joker.ANY_ACTION.asks(frame) else decision.name}
    if die.DIE.asks(frame):  # what a die's action points could reach
        entry["steps"] = {name: _reach(table, piece, len(box.SPACES)) for piece, name in enumerate(box.PIECES)}
    elif bonus.MOVE_AND_PLACE.asks(frame):
        piece, moves = int(bonus.MOVE_AND_PLACE.piece.of(frame)), int(bonus.MOVE_AND_PLACE.moves.of(frame))
        entry["piece"], entry["moves"] = box.PIECES[piece], moves
        entry["places"] = int(bonus.MOVE_AND_PLACE.places.of(frame))
        entry["reach"] = _reach(table, piece, moves)
    elif bonus.ANYWHERE.asks(frame):
        entry["what"] = box.ANYWHERE[bonus.ANYWHERE.what.of(frame)]
    elif die.COLLECT.asks(frame):
        entry["count"] = int(die.COLLECT.count.of(frame))
        entry["resource"] = box.RESOURCES[die.COLLECT.resource.of(frame)]
    elif tiles.WHEEL_TILE.asks(frame):
        entry["tile"] = _tile(int(tiles.WHEEL_TILE.tile(table, frame)))
    elif bonus.WELCOME.asks(frame):
        entry["rooms"] = [box.ROOMS[room] for room in bits.each(bonus.WELCOME.rooms.of(frame))]
    elif isinstance(decision, joker.Joker):
        entry["count"] = int(decision.ap.of(frame))
    elif die.COLOUR.asks(frame):
        entry["count"] = int(die.COLOUR.count.of(frame))
    elif bonus.GAIN.asks(frame):
        entry["count"] = int(bonus.GAIN.count.of(frame))
    return entry


def _reach(table: state.Table, piece: int, steps: int) -> dict[str, int]:
    """The spaces a piece can get to, and in how many steps."""
    away = box.STEPS[table.player().place_of(piece)]
    return {name: away[space] for space, name in enumerate(box.SPACES) if 0 < away[space] <= steps}


def _segment(table: state.Table, place: int) -> Segment:
    value = int((place - table.wheel) % 6 + 1)
    return {
        "value": value,
        "ap": int(box.PIPS_AND_POINTS) - value,
        "action": box.ACTIONS[table.actions[place]] if place < len(table.actions) else None,
        "tile": _tile(table.wheel_tiles[place]),
        "dice": [box.COLOURS[c] for c in range(5) for _ in range(table.dice_at(value, c))],
    }


def _track(table: state.Table) -> list[Marker]:
    return [{"player": int(state.owner_of(m)), "points": box.TRACK[state.space_of(m)]} for m in table.track]


def _market(table: state.Table, n: int) -> Market:
    return {
        "city": box.SPACES[table.cities[n]],
        "market": box.MARKETS[table.markets[n]],
        "points": box.BOARD_POINTS[n] + box.MARKET_POINTS[table.markets[n]],
        "over": n < table.round - 1 or table.is_over(),
    }


def _houses(table: state.Table) -> dict[str, int | None]:
    houses: dict[str, int | None] = {box.PLOTS[plot]: None for plot in bits.each(table.setup.plots)}
    for who, player in enumerate(table.players):
        for plot in bits.each(player.houses):
            houses[box.PLOTS[plot]] = who
    return houses


def _cathedral(table: state.Table, cathedral: int) -> Cathedral:
    cost = table.costs[cathedral]
    return {
        "cathedral": box.CATHEDRALS[cathedral],
        "stone": box.COST_STONE[cost],
        "points": box.COST_POINTS[cost],
        "pillars": [who for who, player in enumerate(table.players) if player.pillars >> cathedral & 1],
        "given": [who for who, player in enumerate(table.players) if player.contributed >> cathedral & 1],
    }


def _player(table: state.Table, who: int) -> Player:
    player = table.players[who]
    return {
        "titus": table.is_titus(who),
        "points": int(player.points()),
        "score": int(scoring.score(table, who)),
        "goods": {name: player.goods[r] for r, name in enumerate(box.RESOURCES)},
        "store": [box.TILES[tile] for tile in player.store],
        "rooms": {box.ROOMS[r]: box.TILES[tile] for r, tile in enumerate(player.rooms) if tile != NONE},
        "buildings": [_building(player, b) for b in range(box.BUILDINGS)],
        "contracts": [box.TILES[tile] for tile in player.contracts],
        "dice": [_die(rolled) for rolled in player.dice],
        "supply": {"houses": int(player.house_supply), "pillars": int(player.pillar_supply)},
        "merchant": box.SPACES[player.merchant],
        "architect": box.SPACES[player.architect],
        "markers": {box.ACTIONS[a]: int(player.bonus_ap(a)) for a in range(box.JOKER) if player.bonus_ap(a)},
    }


def _die(rolled: int) -> Die:
    value, colour = box.ROLLED[rolled].split("-")
    return {"value": int(value), "colour": colour}


def _building(player: state.Player, building: int) -> Building:
    family = player.crests[building]
    return {
        "crest": box.CRESTS[family] if family != NONE else None,
        "roof": bool(player.roofs >> building & 1),
        "filled": player.is_filled(building),
        "completed": player.is_completed(building),
    }


def _titus(table: state.Table) -> Titus:
    return {
        "decree": box.DECREES[table.decree] if table.decree != NONE else None,
        "deck": [box.DECREES[card] for card in chance.decree_deck(table)] if table.markets else [],
        "drawn": [box.DECREES[card] for card in range(len(box.DECREES)) if table.decrees >> card & 1],
        "challenges": [box.CHALLENGES[card] for card in range(len(box.CHALLENGES)) if table.challenges >> card & 1],
    }


def progress(table: state.Table) -> Text:
    turn = min(table.lap + 1, box.LAPS)  # the phases after the last turn still belong to it
    args: dict[str, TextArg] = {"round": int(table.round), "rounds": int(box.ROUNDS)}
    return Text("progress-round", args | {"turn": int(turn), "turns": int(box.LAPS)})


# --- drawn with letters ---------------------------------------------------------------------------


def board(table: state.Table, words: Words) -> str:
    """The wheel, the markets, the map's tiles and every player in a few lines."""
    order = " ".join(str(who + 1) for who in table.order)
    lines = [
        f"{words('drawn-round')} {table.round}, {words('drawn-turn')} {table.lap + 1}, {words('drawn-order')} {order}"
    ]
    for place in range(len(table.actions)):
        value = int((place - table.wheel) % 6 + 1)
        dice = " ".join(words("drawn-" + box.COLOURS[c]) for c in range(5) for _ in range(table.dice_at(value, c)))
        tile = _tile_word(table.wheel_tiles[place], words)
        action = words("action-" + box.ACTIONS[table.actions[place]])
        lines.append(f"  {value}  {action:<20} {dice:<32} {tile}".rstrip())
    track = ", ".join(f"{state.owner_of(m) + 1} ({box.TRACK[state.space_of(m)]:+d})" for m in table.track)
    lines.append(f"{words('drawn-king')}: {track.replace('-', '−')}")
    for n in range(len(table.markets)):
        market = words("market-" + box.MARKETS[table.markets[n]])
        lines.append(f"{words('drawn-market')} {n + 1}: {_space_word(table.cities[n], words)}, {market}")
    contracts = [_tile_word(tile, words) for tile in table.contract_market]
    characters = [_tile_word(tile, words) for tile in table.character_market]
    spaces = [space for space in table.setup.tile_spaces if table.tile_at(space) != NONE]
    on_map = [f"{_space_word(space, words)} = {_tile_word(int(table.tile_at(space)), words)}" for space in spaces]
    lines.append(_listed("drawn-contracts", contracts, words))
    lines.append(_listed("drawn-characters", characters, words))
    lines.append(_listed("drawn-map", on_map, words))
    for who in range(len(table.players)):
        lines.extend(_drawn_player(table, who, words))
    return "\n".join(lines)


def _listed(head: str, names: list[str], words: Words) -> str:
    return f"{words(head)}: {'; '.join(names) or '-'}"


def _space_word(space: int, words: Words) -> str:
    return words("space-" + box.SPACES[space])


def _tile_word(tile: int, words: Words) -> str:
    """A tile in short: what a helper does, what a contract asks for, what a character brings."""
    if tile == NONE:
        return "-"
    name = box.tile_name(tile)
    inner = [words(part.key) for part in name.args.values() if isinstance(part, Text)]
    return ": ".join(inner) or words(name.key)


def _drawn_player(table: state.Table, who: int, words: Words) -> list[str]:
    player = table.players[who]
    goods = ", ".join(f"{words('resource-' + name)} {player.goods[r]}" for r, name in enumerate(box.RESOURCES))
    rooms = [f"{box.ROOMS[r]} = {_tile_word(tile, words)}" for r, tile in enumerate(player.rooms) if tile != NONE]
    crests = [f"{b + 1} = {words('crest-' + box.CRESTS[f])}" for b, f in enumerate(player.crests) if f != NONE]
    houses = [_space_word(box.PLOT_CITY[plot], words) for plot in range(len(box.PLOTS)) if player.houses >> plot & 1]
    pillars = [words("space-" + box.CATHEDRALS[c]) for c in range(len(box.CATHEDRALS)) if player.pillars >> c & 1]
    name = words("drawn-titus") if table.is_titus(who) else f"{words('drawn-player')} {who + 1}"
    merchant = f"{words('piece-merchant')}: {_space_word(player.merchant, words)}"
    architect = f"{words('piece-architect')}: {_space_word(player.architect, words)}"
    return [
        f"{name}: {player.points()} {words('drawn-vp')}, {goods}",
        f"  {merchant}, {architect}",
        f"  {_listed('drawn-houses', houses, words)}   {_listed('drawn-pillars', pillars, words)}",
        f"  {words('drawn-fulfilled')}: {len(player.contracts)}",
        f"  {_listed('drawn-store', [_tile_word(tile, words) for tile in player.store], words)}",
        f"  {_listed('drawn-rooms', rooms, words)}   {_listed('drawn-crests', crests, words)}",
    ]
