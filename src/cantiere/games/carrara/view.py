"""What one seat may see of the table, and the table drawn with letters.

Behind the screens lie coins and blocks: others see neither which nor how many. How many blocks are in the bag is
open, and so is everything else. Screens are lifted when the game is over; with the option `open_money` they are never
put up.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from cantiere.games.carrara import actions, box, facts, scoring, state
from cantiere.games.carrara.decisions import building, court, market, pieces
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, Words


class Turned(TypedDict):
    """How often the discs of the wheel were turned."""

    outer: int
    inner: int


class WheelSegment(TypedDict):
    """What lies on a segment of the wheel, and what it shows in the advanced game."""

    blocks: list[facts.Colour]
    decoration: NotRequired[facts.Decoration]
    statue: NotRequired[facts.Piece]


class CourtSpace(TypedDict):
    """A space of the court in this game."""

    space: str
    pillars: list[int]  # players
    gold: int  # statues that lie there


class Visit(TypedDict):
    """A royal visit."""

    holder: int
    space: str


class Building(TypedDict):
    """A building that stands in a city."""

    tile: str
    decorated: bool
    statue: facts.Statue | None
    covers: str | None  # the tile under a monument


class PlayerCity(TypedDict):
    """A city of a player."""

    means: int | None  # the highest value one could build here; none behind another's screen
    reward: int
    improved: int
    buildings: list[Building]


class Place(TypedDict):
    """A scoring place as it is for a player."""

    state: Literal["open", "closed", "scored", "gone"] | None  # none: behind another's screen
    coins: int  # what it would pay now ...
    vp: int


class Player(TypedDict):
    """A player. What lies behind the screen is none for others."""

    vp: int
    coins: int | None
    blocks: list[facts.Colour] | None
    score: int | None
    idle: int  # pillars on the large empty space
    rate: int  # coins for a point at the end
    cities: list[PlayerCity]
    places: dict[str, Place]
    storage: NotRequired[list[facts.Piece]]


class Payment(TypedDict):
    """What is left to pay; of your own also the colour that is asked for, and how one would pay all of it."""

    city: facts.City
    price: int
    colour: NotRequired[facts.Colour]
    suggested: NotRequired[dict[facts.Colour, int]]


class View(TypedDict):
    """The table through the eyes of one seat."""

    variant: Literal["basic", "advanced"]
    round: int
    first: int
    turn: int
    asked: str | None
    ender: int | None
    turned: Turned
    wheel: list[WheelSegment]
    bag: int
    paid: dict[facts.Colour, int]  # what went into the bag last
    refill: int  # blocks a rotation would bring
    offer: list[str | None]
    stack: int
    monuments: list[str]
    improvements: dict[facts.City, int]
    court: list[CourtSpace]
    visit: Visit | None
    players: list[Player]
    supply: NotRequired[dict[facts.Piece, int]]
    segment: facts.Segment | None  # bought from, or whose reward is to be taken
    gained: facts.Piece | None  # the piece to be put somewhere
    payment: Payment | None


class Effect(TypedDict, total=False):
    """What a board shows of an action before it is taken."""

    coins: int  # gained, or spent if negative
    counts: list[str]  # buildings that a scoring counts
    tile: str  # the building concerned ...
    becomes: str  # ... the monument it becomes ...
    piece: facts.Piece  # ... or the piece put on it


def view(table: state.Table, seat: int | None) -> View:
    frame = int(table.pending[-1]) if table.pending else NONE
    shown: View = {
        "variant": "advanced" if table.setup.advanced else "basic",
        "round": int(table.turns // table.seats) + 1,
        "first": int(table.first),
        "turn": int(table.turn),
        "asked": table.game.decisions.of(frame).name if table.pending else None,
        "ender": int(table.ended_by) if table.ended_by != NONE else None,
        "turned": {"outer": int(table.outer), "inner": int(table.inner)},
        "wheel": [_segment(table, segment) for segment in range(6)],
        "bag": int(box.COUNTS.total(table.bag)),
        "paid": box.COUNTS.named(table.paid, box.COLOURS),
        "refill": int(table.refill()),
        "offer": [box.TILE_NAMES[tile] if tile != NONE else None for tile in table.offer],
        "stack": int(table.stack).bit_count(),
        "monuments": [box.TILE_NAMES[type * 7 + box.MONUMENT] for type in range(6) if table.monuments >> type & 1],
        "improvements": box.COUNTS.named(table.improvements, box.CITIES),
        "court": [_space(table, space) for space in range(box.LARGE) if table.setup.court >> space & 1],
        "visit": {"holder": int(table.visit_by), "space": box.SPACES[table.visit_space]}
        if table.visit_by != NONE
        else None,
        "players": [_player(table, of, table.is_open() or of == seat) for of in range(table.seats)],
        "segment": _segment_asked(frame),
        "gained": box.PIECES[pieces.PUT.piece.of(frame)] if pieces.PUT.asks(frame) else None,
        "payment": _payment(table, frame, table.is_open() or table.turn == seat) if building.PAY.asks(frame) else None,
    }
    if table.setup.advanced:
        shown["supply"] = box.COUNTS.named(table.supply, box.PIECES)
    return shown


def effect(table: state.Table, seat: int, action: int) -> Effect:
    player = table.players[seat]
    if actions.BUY.matches(action):
        return {"coins": -box.PRICE[actions.BUY.first(action) * 6 + actions.BUY.second(action)]}
    if actions.PASS.matches(action):
        return {"coins": int(box.PASS_COINS)}
    if actions.RELIEF.matches(action):
        return {"coins": int(box.RELIEF_COINS)}
    if actions.UPGRADE.matches(action):
        tile = actions.UPGRADE.of(action)
        return {"tile": box.TILE_NAMES[tile], "becomes": box.TILE_NAMES[building.monument_of(tile)]}
    if actions.SCORE_SHARED.matches(action) or actions.SCORE_OWN.matches(action):
        place = court.SCORE.place(action)
        return {"counts": [box.TILE_NAMES[state.tile_of(b)] for b in player.buildings if scoring.counted(b, place)]}
    if actions.PUT.matches(action):
        tile, piece = actions.PUT.of(action), pieces.PUT.piece.of(table.pending[-1])
        return {"tile": box.TILE_NAMES[tile], "piece": box.PIECES[piece]}
    if actions.DECORATE.matches(action) or actions.ERECT.matches(action):
        tile, piece = pieces.PUT_UP.tile(action), pieces.PUT_UP.piece(action)
        return {"tile": box.TILE_NAMES[tile], "piece": box.PIECES[piece]}
    if actions.BUY_DECORATION.matches(action) or actions.BUY_STATUE.matches(action):
        tile, piece = pieces.PURCHASE.tile(action), pieces.PURCHASE.piece(table, seat, action)
        return {"tile": box.TILE_NAMES[tile], "piece": box.PIECES[piece], "coins": -int(box.PIECE_PRICE)}
    return {}


def _payment(table: state.Table, frame: int, screen_lifted: bool) -> Payment:
    """What is to be paid; behind the payer's screen what is left of it, the colour that is asked for and a payment that
    spares the precious blocks. With which colours there is a choice is nobody else's business."""
    pay, payer = building.PAY, table.players[table.turn]
    tile = pay.tile.of(frame)
    shown: Payment = {
        "price": int(building.price_of(payer, tile)),
        "city": box.CITIES[building.city_of(payer, tile)],
    }
    if screen_lifted:
        shown["price"] = int(pay.left(payer, frame))
        shown["colour"] = box.COLOURS[pay.colour.of(frame)]
        shown["suggested"] = _suggested(payer, frame)
    return shown


def _suggested(payer: state.Player, frame: int) -> dict[str, int]:
    """How many blocks of each colour a thrifty payer gives: what would be cheapest to buy anew in segment I goes first,
    and of what is equally dear the single block before the pair."""
    pay = building.PAY
    colour, city = int(pay.colour.of(frame)), int(building.city_of(payer, pay.tile.of(frame)))
    price = int(pay.left(payer, frame))
    singles = [(box.PRICE[kind], 1, kind) for kind in range(colour, 6)]
    pair = [(2 * box.PRICE[city - 1], 2, city - 1)] if city else []
    counts = {box.COLOURS[kind]: 0 for kind in range(colour, 6)}
    for _, each, kind in sorted(singles + pair):
        count = min(int(box.COUNTS.of(payer.blocks, kind)) // each, price)
        price -= count
        if count:
            counts[box.COLOURS[kind]] = each * count
    return counts


def _segment_asked(frame: int) -> str | None:
    if market.REWARD.asks(frame):
        return box.SEGMENTS[market.REWARD.segment.of(frame)]
    if market.BUY.asks(frame) and market.BUY.segment.of(frame) != NONE:
        return box.SEGMENTS[market.BUY.segment.of(frame)]
    return None


def _segment(table: state.Table, segment: int) -> WheelSegment:
    shown: WheelSegment = {"blocks": [box.COLOURS[colour] for colour in box.COUNTS.listed(table.wheel[segment])]}
    if table.setup.advanced:
        shown["decoration"] = box.DECORATIONS[table.decoration_at(segment)]
        shown["statue"] = box.PIECES[table.statue_at(segment)]
    return shown


def _space(table: state.Table, space: int) -> CourtSpace:
    return {
        "space": box.SPACES[space],
        "pillars": [seat for seat in range(table.seats) if table.players[seat].court >> space & 1],
        "gold": table.gold_at(space),
    }


# --- a player -------------------------------------------------------------------------------------


def _player(table: state.Table, of: int, screen_lifted: bool) -> Player:
    player = table.players[of]
    blocks = int(player.blocks)  # less what is laid out to pay with
    if of == table.turn and table.pending and building.PAY.asks(table.pending[-1]):
        blocks -= int(building.PAY.laid_out(table.pending[-1]))
    shown: Player = {
        "vp": int(player.vp()),
        "coins": int(player.coins) if screen_lifted else None,
        "blocks": [box.COLOURS[colour] for colour in box.COUNTS.listed(blocks)] if screen_lifted else None,
        "score": int(scoring.score(table, of)) if screen_lifted else None,
        "idle": int(player.large),
        "rate": int(player.rate()),
        "cities": [_city(player, city, screen_lifted) for city in range(6)],
        "places": _places(table, of, screen_lifted),
    }
    if table.setup.advanced:
        shown["storage"] = [box.PIECES[piece] for piece in box.COUNTS.listed(player.stored)]
    return shown


def _city(player: state.Player, city: int, screen_lifted: bool) -> PlayerCity:
    return {
        "means": int(building.means(player.blocks, city)) if screen_lifted else None,
        "reward": int(player.reward(city)),
        "improved": int(box.COUNTS.of(player.improved, city)),
        "buildings": [_building(b) for b in player.column(city)],
    }


def _building(b: int) -> Building:
    return {
        "tile": box.TILE_NAMES[state.tile_of(b)],
        "decorated": bool(b & state.DECORATED),
        "statue": box.STATUES[(b & state.STATUE_BITS) - 1] if b & state.STATUE_BITS else None,
        "covers": box.TILE_NAMES[state.covered_by(b)] if state.covered_by(b) != NONE else None,
    }


def _places(table: state.Table, of: int, screen_lifted: bool) -> dict[str, Place]:
    """Every scoring place of this game as it is for the player. Whether the coins suffice for a coin place is nobody
    else's business."""
    player = table.players[of]
    open = int(scoring.open_places(table, of, player.coins, False))
    gone = int(scoring.taken(table, player))
    shown: dict[str, Place] = {}
    for place, name in enumerate(box.PLACES):
        if not table.setup.advanced and box.ADVANCED_PLACES >> place & 1:
            continue
        pays = int(scoring.payment(player, place))
        found: Literal["open", "closed", "scored", "gone"] | None = "open" if open >> place & 1 else "closed"
        if player.placed >> place & 1:
            found = "scored"
        elif gone >> place & 1:
            found = "gone"
        elif not screen_lifted and box.COIN_PLACES >> place & 1:
            found = None
        shown[name] = {"state": found, "coins": int(scoring.coins_of(pays)), "vp": int(scoring.vp_of(pays))}
    return shown


def progress(table: state.Table) -> Text | None:
    if table.ended_by != NONE:
        return Text("progress-last-turns")
    return Text("progress-round", {"round": int(table.turns // table.seats) + 1})


# --- with letters ---------------------------------------------------------------------------------


def board(table: state.Table, words: Words) -> str:
    """Wheel, offer and court above, then each player, as the player whose turn it is sees them."""
    player = words("drawn-player")
    lines = [
        f"{words('drawn-round')} {table.turns // table.seats + 1}, {words('drawn-turn')}: {player} {table.turn + 1}"
    ]
    for segment in range(6):
        marks = ""
        if table.setup.advanced:
            shown = (table.decoration_at(segment), table.statue_at(segment))
            marks = "  " + ", ".join(words("piece-" + box.PIECES[piece]) for piece in shown)
        lines.append(f"  {box.SEGMENTS[segment]:>3}  {_letters(table.wheel[segment], words):<21}{marks}".rstrip())
    stack = int(table.stack).bit_count()
    lines.append(f"{words('drawn-bag')} {box.COUNTS.total(table.bag)}, {words('drawn-stack')} {stack}")
    offer = [_tile_word(tile, words) if tile != NONE else "·" for tile in table.offer]
    monuments = [words("type-" + box.TYPES[type]) for type in range(6) if table.monuments >> type & 1]
    improvements = [words("city-" + box.CITIES[city]) for city in box.COUNTS.listed(table.improvements)]
    lines.append(_listed("drawn-offer", offer, words))
    lines.append(_listed("drawn-monuments", monuments, words))
    lines.append(_listed("drawn-improvements", improvements, words))
    if table.visit_by != NONE:
        where = _space_word(table.visit_space, words)
        lines.append(f"{words('drawn-visit')}: {player} {table.visit_by + 1}, {where}")
    for seat in range(table.seats):
        lines += ["", *_drawing(table, seat, words)]
    return "\n".join(line.rstrip() for line in lines)


def _listed(head: str, names: list[str], words: Words) -> str:
    return f"{words(head)}: " + ", ".join(names)


def _letters(pack: int, words: Words) -> str:
    """Blocks by a letter for each colour: P P B W."""
    return " ".join(words("letter-" + box.COLOURS[colour][0].upper()) for colour in box.COUNTS.listed(pack))


def _tile_word(tile: int, words: Words) -> str:
    return f"{words('type-' + box.TYPES[box.TILE_TYPE[tile]])} {box.TILE_VALUE[tile]}"


def _space_word(space: int, words: Words) -> str:
    return words(box.space_text(space).key)


def _drawing(table: state.Table, seat: int, words: Words) -> list[str]:
    player = table.players[seat]
    court = [_space_word(space, words) for space in range(box.LARGE) if player.court >> space & 1]
    screened = words("drawn-screen")
    if table.is_open() or seat == table.turn:
        blocks = _letters(player.blocks, words) or "·"
        screened = f"{words('drawn-coins')} {player.coins}   {words('drawn-blocks')} {blocks}"
    lines = [
        f"{words('drawn-player')} {seat + 1}   {player.vp()} {words('drawn-vp')}   {screened}",
        f"  {_listed('drawn-court', court or ['·'], words)}   {words('drawn-large')} {player.large}",
    ]
    placed = [words("place-" + name) for place, name in enumerate(box.PLACES) if player.placed >> place & 1]
    if placed:
        lines.append("  " + _listed("drawn-scored", placed, words))
    if player.stored:
        stored = [words("piece-" + box.PIECES[piece]) for piece in box.COUNTS.listed(player.stored)]
        lines.append("  " + _listed("drawn-storage", stored, words))
    for city in range(6):
        column = player.column(city)
        if column:
            better = "+" if box.COUNTS.of(player.improved, city) else ""
            built = ", ".join(_building_word(b, words) for b in column)
            lines.append(f"  {words('city-' + box.CITIES[city])}{better}: {built}")
    return lines


def _building_word(b: int, words: Words) -> str:
    decorated = "*" if b & state.DECORATED else ""
    statue = box.STATUES[(b & state.STATUE_BITS) - 1] if b & state.STATUE_BITS else ""
    standing = f" ({words(f'piece-{statue}_statue')})" if statue else ""
    return _tile_word(int(state.tile_of(b)), words) + decorated + standing
