"""What a seat sees of the table (everything: nothing is hidden), and the table drawn with letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict

from cantiere.games.redcathedral import actions, box, course, facts, scoring
from cantiere.games.redcathedral.decisions import claiming, influence, market, working
from cantiere.kernel import bits
from cantiere.kernel.state import CHANCE, NONE
from cantiere.kernel.text import Text, Words

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Table


class Die(TypedDict):
    """A die on the market."""

    die: facts.DieName
    value: int


class Space(TypedDict):
    """A space of the market."""

    token: facts.Resource | None
    amount: int  # what one die there yields
    dice: list[Die]


class MarketVisit(TypedDict):
    """The die that was moved this turn, and what has been done since."""

    die: facts.DieName
    acquired: bool
    activated: bool
    used: facts.Half | None


class Market(TypedDict):
    """The ring of stalls."""

    spaces: list[Space]
    influence: list[str]  # cards, one to each quarter
    visit: MarketVisit | None


class Section(TypedDict):
    """A section of a tower."""

    section: str
    kind: facts.Kind
    card: str | None
    tile: str | None  # until it is claimed
    banner: facts.Colour | None
    site: facts.Goods
    completed: bool
    ornament: facts.Colour | None
    penalties: list[int]  # by seat: recognition lost if it were completed now; none unless claimed and unfinished


class Tower(TypedDict):
    """A tower of the cathedral, and who would share it."""

    name: str
    value: int
    contributions: list[int]
    shares: list[int]
    sections: list[Section]


class PlayerWorkshop(TypedDict):
    """A workshop of a player."""

    workshop: facts.Workshop
    price: int
    open: bool
    tile: str | None
    face_down: bool
    gives: facts.Resource | None
    amount: int


class Banners(TypedDict):
    """Where a player's banners lie that are not at the cathedral."""

    inventory: int
    spare: int
    white_1: int
    white_2: int


class Player(TypedDict):
    """A player, or Jakovlev."""

    colour: facts.Colour
    side: facts.Side
    rubles: int
    goods: facts.Goods
    capacity: int
    banners: Banners
    ornaments: dict[facts.Ornament, int]
    workshops: list[PlayerWorkshop]
    mark: int
    laps: int
    prestige: int
    completed: int
    score: int


class SoloCard(TypedDict):
    """A card of Jakovlev's row."""

    card: str
    die: facts.DieName | None
    used: bool


class Jakovlev(TypedDict):
    """The opponent of a lone player."""

    row: list[SoloCard]
    inventory: facts.Goods
    construction: facts.Goods


class View(TypedDict):
    """The whole table: nothing is hidden."""

    stage: Literal["set_up", "play", "over"]
    turn: facts.Colour
    first: facts.Colour
    ender: facts.Colour | None
    asked: str | None
    deliveries: int  # materials that can still be delivered by the action under way
    rerolled: bool
    supply: dict[facts.Material, int]
    bank: int | None
    market: Market
    plan: str | None
    claiming: str | None  # the section for which a banner is being taken
    towers: list[Tower]
    players: list[Player]
    jakovlev: NotRequired[Jakovlev]


class Effect(TypedDict, total=False):
    """What a board shows of an action before it is taken."""

    space: int  # where a die comes to, from 0 ...
    resource: facts.Resource  # ... and what can be acquired there
    amount: int
    tile: str  # put on a workshop
    completes: bool  # the section
    marks: list[int]  # by seat, in steps from the start: recognition once the section is completed
    prestige: int  # an ornament brings


def view(table: Table, seat: int | None) -> View:
    first = max(int(table.first), 0)
    shown: View = {
        "stage": "over" if not table.pending else "set_up" if course.missing(table) != NONE else "play",
        "turn": box.COLOURS[table.turn if table.turn != CHANCE else first],
        "first": box.COLOURS[first],
        "ender": box.COLOURS[table.ended_by] if table.ended_by != NONE else None,
        "asked": table.game.decisions.of(table.pending[-1]).name if table.pending else None,
        "deliveries": _deliveries(table),
        "rerolled": table.rerolled,
        "supply": {name: int(box.GOODS.of(table.supply, m)) for m, name in enumerate(box.MATERIAL_NAMES)},
        "bank": int(table.bank) if table.setup.limited_rubles else None,
        "market": _market(table),
        "plan": box.PLAN_NAMES[table.plan] if table.plan != NONE else None,
        "claiming": _claiming(table),
        "towers": [_tower(table, tower) for tower in range(len(table.heights))],
        "players": [_player(table, who) for who in range(len(table.players))],
    }
    if table.setup.solo:
        shown["jakovlev"] = {
            "row": [_solo_card(table, place) for place in range(len(table.row))],
            "inventory": goods(table.stock),
            "construction": goods(table.yard),
        }
    return shown


def effect(table: Table, seat: int, action: int) -> Effect:
    if actions.MOVE.matches(action):
        die, extra = int(actions.MOVE.first(action)), int(actions.MOVE.second(action))
        space = int(market.landing(table, die, extra))
        token, dice = table.tokens[space], int(bits.count(table.dice_on(space) | 1 << die))
        return {"space": space, "resource": box.RESOURCES[token], "amount": table.setup.amounts[token] * dice}
    if actions.TILE.matches(action):
        return {"tile": box.TILE_NAMES[claiming.TILE.tile.of(table.pending[-1])]}
    if actions.BUILD.matches(action):
        section = int(actions.BUILD.first(action))
        site = table.site[section] + box.GOODS.some(actions.BUILD.second(action), 1)
        if site != box.CARD_COST[table.cards[section]]:
            return {}
        return {"completes": True, "marks": _marks_after(table, section)}
    if actions.DECORATE.matches(action):
        return {"prestige": box.JEWEL_PRESTIGE[actions.DECORATE.second(action)]}
    return {}


def goods(pack: int) -> dict[str, int]:
    """Materials by name."""
    return box.GOODS.named(pack, box.MATERIAL_NAMES)


def progress(table: Table) -> Text | None:
    """Nobody counts rounds: the end comes with somebody's sixth section."""
    if table.ended_by != NONE:
        return Text("progress-last-turns")
    most = max([int(table.completed(player)) for player in table.players])
    return Text("progress-sections", {"most": most, "last": int(box.LAST_SECTION)})


def _deliveries(table: Table) -> int:
    """How many materials can still be delivered by the action under way."""
    frame = table.pending[-1] if table.pending else NONE
    decision = table.game.decisions.of(frame) if frame != NONE else None
    return int(decision.left(frame)) if decision in (working.WORK, working.DELIVER) else 0


def _claiming(table: Table) -> str | None:
    """The section for which a banner is being taken."""
    for frame in table.pending:
        if claiming.BANNER.asks(frame):
            return box.SECTION_NAMES[claiming.BANNER.section.of(frame)]
    return None


def _solo_card(table: Table, place: int) -> SoloCard:
    dealt = place < len(table.row_dice)
    return {
        "card": box.SOLO_CARDS[table.row[place]],
        "die": box.DICE[table.row_dice[place]] if dealt else None,
        "used": dealt and place < table.turned,
    }


def _market(table: Table) -> Market:
    visit = [frame for frame in table.pending if market.MARKET.asks(frame)]
    return {
        "spaces": [_space(table, space) for space in range(int(box.SPACES))],
        "influence": [box.INFLUENCE_NAMES[card] for card in table.influence],
        "visit": _visit(visit[0]) if visit else None,
    }


def _space(table: Table, space: int) -> Space:
    token = table.tokens[space] if space < len(table.tokens) else NONE
    return {
        "token": box.RESOURCES[token] if token != NONE else None,
        "amount": table.setup.amounts[token] if token != NONE else 0,
        "dice": [{"die": box.DICE[die], "value": int(table.value_of(die))} for die in bits.each(table.dice_on(space))],
    }


def _visit(frame: int) -> MarketVisit:
    used: int = influence.USED.of(frame)
    return {
        "die": box.DICE[influence.DIE.of(frame)],
        "acquired": bool(market.MARKET.acquired.of(frame)),
        "activated": bool(market.MARKET.activated.of(frame)),
        "used": box.HALVES[used] if used != NONE else None,
    }


def _tower(table: Table, tower: int) -> Tower:
    return {
        "name": box.TOWER_NAMES[tower],
        "value": int(scoring.tower_value(table, tower)),
        "contributions": [int(scoring.contribution(table, tower, player)) for player in table.players],
        "shares": [int(scoring.tower_share(table, tower, who)) for who in range(len(table.players))],
        "sections": [_section(table, tower * box.LEVELS + level) for level in range(table.heights[tower])],
    }


def _section(table: Table, s: int) -> Section:
    card = table.cards[s]
    owner = int(table.owner(s))
    decorator = next((who for who, player in enumerate(table.players) if player.decor >> s & 1), NONE)
    return {
        "section": box.SECTION_NAMES[s],
        "kind": box.KINDS[table.kind_at(s)],
        "card": box.CARD_NAMES[card] if card != NONE else None,
        "tile": box.TILE_NAMES[table.tiles[s]] if table.tiles[s] != NONE else None,
        "banner": box.COLOURS[owner] if owner != NONE else None,
        "site": goods(table.site[s]),
        "completed": bool(table.done >> s & 1),
        "ornament": box.COLOURS[decorator] if decorator != NONE else None,
        "penalties": _penalties(table, s) if owner != NONE and not table.done >> s & 1 else [],
    }


def _penalties(table: Table, s: int) -> list[int]:
    """How much recognition each player would lose if the section were completed now. Nobody falls below 0."""
    after = table.clone()
    after.done |= 1 << s
    after.players[table.owner(s)].mark += box.CARD_RECOGNITION[table.cards[s]]
    return [min(int(working.penalty(after, player, s)), int(player.mark)) for player in after.players]


def _marks_after(table: Table, s: int) -> list[int]:
    """Where the markers stand once the section is completed."""
    gains = [box.CARD_RECOGNITION[table.cards[s]] if table.owner(s) == who else 0 for who in range(len(table.players))]
    changes = zip(table.players, gains, _penalties(table, s), strict=True)
    return [int(player.mark) + gain - penalty for player, gain, penalty in changes]


def _player(table: Table, who: int) -> Player:
    player = table.players[who]
    return {
        "colour": box.COLOURS[who],
        "side": box.SIDES[player.side],
        "rubles": int(player.rubles),
        "goods": goods(player.goods),
        "capacity": int(box.INVENTORY - player.covered),
        "banners": {
            "inventory": int(player.covered),
            "spare": int(player.spare),
            "white_1": int(player.white & 1),
            "white_2": int(player.white >> 1),
        },
        "ornaments": {name: int(player.ready(kind)) for kind, name in enumerate(box.ORNAMENTS)},
        "workshops": [_workshop(table, who, workshop) for workshop in range(len(box.WORKSHOPS))],
        "mark": int(player.mark % box.LAP),
        "laps": int(player.mark // box.LAP),
        "prestige": int(player.prestige()),
        "completed": int(table.completed(player)),
        "score": int(scoring.score(table, who)) if table.heights else int(player.prestige()),
    }


def _workshop(table: Table, who: int, workshop: int) -> PlayerWorkshop:
    player = table.players[who]
    tile = player.workshops[workshop]
    active = player.active(workshop)
    return {
        "workshop": box.WORKSHOPS[workshop],
        "price": int(claiming.price(player, who, workshop)),
        "open": bool(claiming.is_open(player, workshop)),
        "tile": box.TILE_NAMES[tile % box.FACE_DOWN] if tile != NONE else None,
        "face_down": tile >= box.FACE_DOWN,
        "gives": box.RESOURCES[table.tile_resource(tile)] if active else None,
        "amount": int(table.tile_amount(tile)) if active else 0,
    }


# --- the table drawn with letters -----------------------------------------------------------------

_ROOM: Final = 76  # letters in a line, in the frame of a terminal


def board(table: Table, words: Words) -> str:
    """The market, the cathedral from the top down, and a line for each player."""
    players = [_player_line(table, who, words) for who in range(len(table.players))]
    lines = [_market_line(table, words), *_cathedral(table, words), *players]
    if table.row:
        lines.append(_row_line(table, words))
    return "\n".join(lines)


def _market_line(table: Table, words: Words) -> str:
    spaces = []
    for space, token in enumerate(table.tokens):
        dice = "".join(
            f" {words('colour-' + box.DICE[die])}:{table.value_of(die)}" for die in bits.each(table.dice_on(space))
        )
        card = ""
        if space % box.QUARTER == 0 and space // box.QUARTER < len(table.influence):
            card = f" ({words('influence-' + box.INFLUENCE_NAMES[table.influence[space // box.QUARTER]])})"
        spaces.append(f"{space + 1} {words('resource-' + box.RESOURCES[token])}{card}{dice}")
    return f"{words('drawn-market')}  " + " | ".join(spaces)


def _cathedral(table: Table, words: Words) -> list[str]:
    """A section is its card, whose it is, and what lies there: `B01 red+w` has a red banner and a piece of wood,
    `B01 RED*` is completed and has an ornament."""
    towers = [
        [box.TOWER_NAMES[tower]] + [_drawn(table, tower * box.LEVELS + level, words) for level in range(height)]
        for tower, height in enumerate(table.heights)
    ]
    whole = _towers(towers)
    if max(map(len, whole), default=0) <= _ROOM:
        return whole
    half = (len(towers) + 1) // 2
    return _towers(towers[:half]) + _towers(towers[half:])


def _towers(towers: list[list[str]]) -> list[str]:
    """Some of them side by side, each from the bottom up, its name first."""
    lines = []
    for level in range(max([len(tower) for tower in towers], default=0) - 1, -1, -1):
        cells = [f"{tower[level] if level < len(tower) else '':<{max(map(len, tower))}}" for tower in towers]
        lines.append(f"{level or '':<3}{'  '.join(cells)}".rstrip())
    return lines


def _drawn(table: Table, s: int, words: Words) -> str:
    card, tile, owner = table.cards[s], table.tiles[s], int(table.owner(s))
    if card == NONE:
        return "·"
    if owner == NONE:
        return box.CARD_NAMES[card] + (f" [{_tile_word(tile, words)}]" if tile != NONE else "")
    colour = words("colour-" + box.COLOURS[owner])
    if table.done >> s & 1:
        return f"{box.CARD_NAMES[card]} {colour.upper()}{'' if table.bare() >> s & 1 else '*'}"
    site = "".join(words("letter-" + name[0]) * number for name, number in goods(table.site[s]).items())
    return f"{box.CARD_NAMES[card]} {colour}{'+' + site if site else ''}"


def _tile_word(tile: int, words: Words) -> str:
    """What the tile shows: a die, or a resource."""
    name = box.TILE_NAMES[tile]
    die = name.removeprefix("die_")
    return words("drawn-" + die) if die != name else words("resource-" + name)


def _player_line(table: Table, who: int, words: Words) -> str:
    player = table.players[who]
    tiles = []
    for workshop, tile in zip(box.WORKSHOPS, player.workshops, strict=True):
        if tile != NONE:
            down = tile >= box.FACE_DOWN
            shown = _tile_word(tile - box.FACE_DOWN if down else tile, words)
            tiles.append(f"{words('workshop-' + workshop)}={f'({shown})' if down else shown}")
    name = words("jakovlev") if table.setup.solo and who else words("colour-" + box.COLOURS[who])
    turn = "▸" if who == table.turn else " "
    return (
        f"{turn} {name:<9} {words('resource-recognition')} {player.mark}  {words('drawn-prestige')} "
        f"{player.prestige()}  "
        f"{words('resource-rubles')} {player.rubles}  {words('drawn-banners')} {player.banners()}  "
        f"{words('drawn-inventory')} ({box.INVENTORY - player.covered}): {_listed(player.goods, words)}  "
        f"{', '.join(tiles)}".rstrip()
    )


def _row_line(table: Table, words: Words) -> str:
    cards = []
    for place, card in enumerate(table.row):
        die = words("colour-" + box.DICE[table.row_dice[place]]) if place < len(table.row_dice) else "-"
        cards.append(f"{words('solo-' + box.SOLO_CARDS[card])}:{f'({die})' if place < table.turned else die}")
    return (
        f"{words('drawn-row')}  {' '.join(cards)}  {words('drawn-inventory')}: {_listed(table.stock, words)}  "
        f"{words('drawn-site')}: {_listed(table.yard, words)}"
    )


def _listed(pack: int, words: Words) -> str:
    return " ".join(f"{words('resource-' + name)} {number}" for name, number in goods(pack).items()) or "–"
