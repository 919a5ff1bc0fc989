"""What one seat may see of the table, and the table drawn with letters.

Behind the screens lie coins and blocks: others see neither which nor how many. How many blocks are in the bag is
open, and so is everything else. Screens are lifted when the game is over; with the option `open_money` they are never
put up.
"""

from __future__ import annotations

from cantiere.games.carrara.actions import (
    BUILD_,
    BUY_DECORATION_,
    BUY_STATUE_,
    DECORATE_,
    DISCARD_,
    ERECT_,
    PASS_,
    PILLAR_,
    SCORE_,
    UPGRADE_,
)
from cantiere.games.carrara.box import (
    BONUS_COINS,
    BONUS_VP,
    BONUSES,
    CITIES,
    COIN_PLACE,
    COIN_PLACES,
    COIN_RATE,
    COINS_BONUS,
    COINS_NEEDED,
    COLOURS,
    DECORATIONS,
    IMPROVED,
    LARGE,
    MONUMENT,
    NEEDS,
    PAYS_COINS,
    PIECES,
    PLACES,
    PRICE,
    RURAL,
    SEGMENTS,
    SPACE_BONUS,
    SPACES,
    STATUE,
    STATUES,
    TILE_NAMES,
    TILE_RANK,
    TILE_TYPE,
    TILE_VALUE,
    TILES,
    TWIN,
    TYPES,
    VP_BONUS,
)
from cantiere.games.carrara.building import means
from cantiere.games.carrara.market import refill
from cantiere.games.carrara.packs import held, listed, total
from cantiere.games.carrara.scoring import coins_of, counted, open_places, payment, score, taken, vp_of
from cantiere.games.carrara.state import (
    DECORATED,
    F_BUY,
    F_PAY,
    F_PUT,
    F_REWARD,
    FRAMES,
    NONE,
    STATUE_BITS,
    House,
    Table,
    city_of,
    covered_by,
    tile_of,
)
from cantiere.kernel.frames import a_of, b_of, c_of, kind_of
from cantiere.kernel.state import Points


def view(table: Table, seat: int | None) -> dict[str, object]:
    shown: dict[str, object] = {
        "variant": "advanced" if table.setup.advanced else "basic",
        "round": int(table.turns // table.seats) + 1,
        "first": int(table.first),
        "turn": int(table.turn),
        "asked": FRAMES[kind_of(table.frames[-1])] if table.frames else None,
        "ender": int(table.ender) if table.ender != NONE else None,
        "turned": {"outer": int(table.outer), "inner": int(table.inner)},
        "types": [_type(type) for type in range(6)],
        "wheel": [_segment(table, segment) for segment in range(6)],
        "bag": int(total(table.bag)),
        "refill": int(refill(table)),
        "offer": [_tile(tile) if tile != NONE else None for tile in table.offer],
        "stack": int(table.stack).bit_count(),
        "monuments": [_tile(type * 7 + MONUMENT) for type in range(6) if table.monuments >> type & 1],
        "improvements": _counts(CITIES, table.improvements),
        "court": [_space(table, space) for space in range(LARGE) if table.setup.court >> space & 1],
        "visit": {"holder": int(table.holder), "space": SPACES[table.visited]} if table.holder != NONE else None,
        "houses": [_house(table, of, table.is_open() or of == seat) for of in range(table.seats)],
    }
    if table.setup.advanced:
        shown["supply"] = _counts(PIECES, table.supply)
    shown.update(_matter(table))
    if table.frames and kind_of(table.frames[-1]) == F_PAY:
        shown["payment"] = _payment(table, table.is_open() or table.turn == seat)
    return shown


def _payment(table: Table, screen_lifted: bool) -> dict[str, object]:
    """What is still to be paid; behind the payer's screen also the colour that is asked for and a payment that spares
    the precious blocks. With which colours there is a choice is nobody else's business."""
    f = table.frames[-1]
    price, colour, city = int(a_of(f)), int(b_of(f)), int(c_of(f))
    shown: dict[str, object] = {"price": price, "city": CITIES[city]}
    if screen_lifted:
        shown["colour"] = COLOURS[colour]
        shown["suggested"] = _suggested(table.houses[table.turn], price, colour, city)
    return shown


def _suggested(house: House, price: int, colour: int, city: int) -> dict[str, int]:
    """How many blocks of each colour a thrifty payer gives: what would be cheapest to buy anew in segment I goes first,
    and of what is equally dear the single block before the pair."""
    singles = [(PRICE[kind], 1, kind) for kind in range(colour, 6)]
    pair = [(2 * PRICE[city - 1], 2, city - 1)] if city else []
    counts = {COLOURS[kind]: 0 for kind in range(colour, 6)}
    for _, each, kind in sorted(singles + pair):
        count = min(int(held(house.blocks, kind)) // each, price)
        price -= count
        if count:
            counts[COLOURS[kind]] = each * count
    return counts


def _matter(table: Table) -> dict[str, object]:
    """What the question on the table is about: the segment bought from or emptied, the piece to be put up."""
    if not table.frames:
        return {}
    f = table.frames[-1]
    kind = kind_of(f)
    if kind == F_BUY and a_of(f):
        return {"segment": SEGMENTS[a_of(f) - 1]}
    if kind == F_REWARD:
        return {"segment": SEGMENTS[a_of(f)]}
    if kind == F_PUT:
        return {"gained": PIECES[a_of(f)]}
    return {}


def _segment(table: Table, segment: int) -> dict[str, object]:
    shown: dict[str, object] = {
        "segment": SEGMENTS[segment],
        "next": SEGMENTS[(segment + 1) % 6],  # where a rotation takes it
        "blocks": [COLOURS[colour] for colour in listed(table.wheel[segment])],
        "prices": {COLOURS[colour]: PRICE[segment * 6 + colour] for colour in range(6)},
    }
    if table.setup.advanced:
        shown["decoration"] = DECORATIONS[table.decoration_at(segment)]
        shown["statue"] = PIECES[STATUE + table.statue_at(segment)]
    return shown


def _tile(tile: int) -> dict[str, object]:
    return {"tile": TILE_NAMES[tile], "value": TILE_VALUE[tile], **_type(TILE_TYPE[tile])}


def _type(type: int) -> dict[str, object]:
    return {
        "type": TYPES[type],
        "landscape": "rural" if RURAL[type] else "urban",
        "decoration": DECORATIONS[type],
    }


def _counts(words: tuple[str, ...], pack: int) -> dict[str, int]:
    return {words[kind]: int(held(pack, kind)) for kind in range(len(words)) if held(pack, kind)}


def _space(table: Table, space: int) -> dict[str, object]:
    return {
        "space": SPACES[space],
        "bonus": BONUSES[SPACE_BONUS[space]],
        "amount": {COINS_BONUS: int(BONUS_COINS), VP_BONUS: int(BONUS_VP)}.get(SPACE_BONUS[space], 1),
        "pillars": [seat for seat in range(table.seats) if table.houses[seat].court >> space & 1],
        "gold": table.gold_at(space),
    }


# --- a house --------------------------------------------------------------------------------------


def _house(table: Table, of: int, screen_lifted: bool) -> dict[str, object]:
    house = table.houses[of]
    shown: dict[str, object] = {
        "vp": int(house.vp()),
        "coins": int(house.coins) if screen_lifted else None,
        "blocks": [COLOURS[colour] for colour in listed(house.blocks)] if screen_lifted else None,
        "score": int(score(table, of)) if screen_lifted else None,
        "idle": int(house.idle),
        "rate": int(house.rate()),
        "cities": [_city(table, house, city, screen_lifted) for city in range(6)],
        "places": _places(table, of, screen_lifted),
    }
    if table.setup.advanced:
        shown["storage"] = [PIECES[piece] for piece in listed(house.stored)]
    return shown


def _city(table: Table, house: House, city: int, screen_lifted: bool) -> dict[str, object]:
    return {
        "city": CITIES[city],
        "colour": COLOURS[city],
        "accepts": list(COLOURS[city:]),
        "means": int(means(house.blocks, city)) if screen_lifted else None,  # the highest value one could build here
        "needs": NEEDS[city],
        "reward": int(house.reward(city)),
        "pays": "coins" if PAYS_COINS[city] else "vp",
        "improved": int(held(house.improved, city)),
        "improvement": IMPROVED[city],
        "buildings": [_building(b) for b in table.column(house, city)],
    }


def _building(b: int) -> dict[str, object]:
    shown = _tile(int(tile_of(b)))
    shown["decorated"] = bool(b & DECORATED)
    shown["statue"] = STATUES[(b & STATUE_BITS) - 1] if b & STATUE_BITS else None
    shown["covers"] = TILE_NAMES[covered_by(b)] if covered_by(b) != NONE else None
    return shown


def _places(table: Table, of: int, screen_lifted: bool) -> list[dict[str, object]]:
    """Every scoring place as it is for the house: whose pillar stands there, whether it is open, what it would pay now.
    Whether the coins suffice for a coin place is nobody else's business."""
    house = table.houses[of]
    open = open_places(table, of, house.coins, False)
    gone = taken(table, house)
    shown = []
    for place, name in enumerate(PLACES):
        if not table.setup.advanced and (COIN_PLACES >> place & 1 or place >= 16):
            continue
        pays = 0 if COIN_PLACES >> place & 1 else int(payment(house, place))
        known = screen_lifted or not COIN_PLACES >> place & 1
        entry: dict[str, object] = {
            "place": name,
            "scored": bool(house.placed >> place & 1),
            "gone": bool(gone >> place & 1),
            "open": bool(open >> place & 1) if known else None,
            "coins": int(coins_of(pays)),
            "vp": int(vp_of(pays)),
        }
        if COIN_PLACES >> place & 1:
            entry["needs"] = COINS_NEEDED[place - COIN_PLACE]
            entry["rate"] = COIN_RATE[place - COIN_PLACE]
        else:
            entry["counts"] = [TILE_NAMES[tile_of(b)] for b in house.buildings if counted(b, place)]
        shown.append(entry)
    return shown


def breakdown_seen(table: Table, seat: int, viewer: int | None, lines: list[Points]) -> list[Points]:
    """The lines of a score that the viewer may read: not what coins behind another's screen are worth."""
    if table.is_open() or viewer == seat:
        return lines
    return [line for line in lines if line.source != "score-coins"]


# --- what one clicks ------------------------------------------------------------------------------


def elements(table: Table, seat: int, action: int) -> list[str]:
    """The elements that stand for an action. Tiles and bonus spaces that are alike stand for each other."""
    if BUILD_ <= action < UPGRADE_:
        tile, city = divmod(action - BUILD_, 6)
        return [f"city.{seat}.{CITIES[city]}", *_alike(table, tile)]
    if PILLAR_ <= action < SCORE_ and action - PILLAR_ < LARGE:
        return _alike_spaces(table, seat, action - PILLAR_)
    if DISCARD_ <= action < DISCARD_ + len(PIECES):
        return [f"storage.{seat}.{PIECES[action - DISCARD_]}"]
    if DECORATE_ <= action < PASS_:
        tile = (action - DECORATE_) % TILES
        if action >= BUY_STATUE_:
            index = table.houses[seat].index(tile)
            own = STATUE + int(city_of(table.houses[seat].buildings[index])) if index != NONE else STATUE
            return [f"tile.{TILE_NAMES[tile]}", f"supply.{PIECES[own]}"]
        if action >= BUY_DECORATION_:
            return [f"tile.{TILE_NAMES[tile]}", f"supply.{DECORATIONS[TILE_TYPE[tile]]}"]
        piece = TILE_TYPE[tile] if action < ERECT_ else STATUE + (action - ERECT_) // TILES
        return [f"tile.{TILE_NAMES[tile]}", f"storage.{seat}.{PIECES[piece]}"]
    element = table.game.vocabulary.element(action, seat)
    return [element] if element else []


def _alike(table: Table, tile: int) -> list[str]:
    """A tile on offer, and its twin if that is on offer too."""
    names = [f"tile.{TILE_NAMES[tile]}"]
    if TILE_RANK[tile] < MONUMENT and TWIN[tile + 1] and tile + 1 in table.offer:
        names.append(f"tile.{TILE_NAMES[tile + 1]}")
    return names


def _alike_spaces(table: Table, seat: int, space: int) -> list[str]:
    spaces = [space]
    if table.holder == NONE:
        court = table.houses[seat].court
        spaces += [
            other
            for other in range(LARGE)
            if other != space and court >> other & 1 and SPACE_BONUS[other] == SPACE_BONUS[space]
        ]
    return [f"court.{SPACES[number]}" for number in spaces]


# --- with letters ---------------------------------------------------------------------------------


def board(table: Table) -> str:
    """Wheel, offer and court above, then each house, as the player whose turn it is sees them."""
    lines = [f"round {table.turns // table.seats + 1}, turn of seat {table.turn + 1}"]
    for segment in range(6):
        marks = ""
        if table.setup.advanced:
            marks = f"  {DECORATIONS[table.decoration_at(segment)]}, {COLOURS[table.statue_at(segment)]} statue"
        lines.append(f"  {SEGMENTS[segment]:>3}  {_letters(table.wheel[segment]):<21}{marks}".rstrip())
    lines.append(f"bag {total(table.bag)}, stack {int(table.stack).bit_count()}")
    lines.append("offer " + " ".join(TILE_NAMES[tile] if tile != NONE else "·" for tile in table.offer))
    lines.append("monuments " + " ".join(TYPES[type] for type in range(6) if table.monuments >> type & 1))
    lines.append("improvements " + " ".join(CITIES[city] for city in listed(table.improvements)))
    if table.holder != NONE:
        lines.append(f"royal visit by seat {table.holder + 1} at {SPACES[table.visited]}")
    for seat in range(table.seats):
        lines += ["", *_drawing(table, seat)]
    return "\n".join(line.rstrip() for line in lines)


def _letters(pack: int) -> str:
    """Blocks by the first letters of their colours: P P B W."""
    return " ".join(COLOURS[colour][0].upper() for colour in listed(pack))


def _drawing(table: Table, seat: int) -> list[str]:
    house = table.houses[seat]
    court = " ".join(SPACES[space] for space in range(LARGE) if house.court >> space & 1)
    screened = "behind the screen"
    if table.is_open() or seat == table.turn:
        screened = f"{house.coins} florins   blocks {_letters(house.blocks) or '·'}"
    lines = [
        f"seat {seat + 1}   {house.vp()} VP   {screened}",
        f"  court {court or '·'}   large {house.idle}",
    ]
    placed = " ".join(name for place, name in enumerate(PLACES) if house.placed >> place & 1)
    if placed:
        lines.append(f"  scored {placed}")
    if house.stored:
        lines.append("  storage " + " ".join(PIECES[piece] for piece in listed(house.stored)))
    for city in range(6):
        column = table.column(house, city)
        if column:
            better = "+" if held(house.improved, city) else ""
            lines.append(f"  {CITIES[city]}{better}: " + ", ".join(_words(b) for b in column))
    return lines


def _words(b: int) -> str:
    decorated = "*" if b & DECORATED else ""
    statue = f" ({STATUES[(b & STATUE_BITS) - 1]} statue)" if b & STATUE_BITS else ""
    return TILE_NAMES[tile_of(b)] + decorated + statue
