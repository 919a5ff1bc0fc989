"""What one seat may see of the table, and the table drawn with letters.

Behind the screens lie coins and blocks: others see neither which nor how many. How many blocks are in the bag is
open, and so is everything else. Screens are lifted when the game is over; with the option `open_money` they are never
put up.
"""

from __future__ import annotations

from cantiere.games.carrara.actions import (
    BUILD_,
    BUY_DECORATION_,
    DECORATE_,
    DISCARD_,
    ERECT_,
    PASS_,
    PILLAR_,
    SCORE_,
    UPGRADE_,
)
from cantiere.games.carrara.box import (
    BONUSES,
    CITIES,
    COIN_PLACES,
    COLOURS,
    DECORATIONS,
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
)
from cantiere.games.carrara.building import most
from cantiere.games.carrara.market import refill
from cantiere.games.carrara.packs import held, listed, total
from cantiere.games.carrara.scoring import coins_of, open_places, payment, score, taken, vp_of
from cantiere.games.carrara.state import (
    DECORATED,
    F_PAY,
    FRAMES,
    NONE,
    STATUE_BITS,
    House,
    Table,
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
    if table.frames and kind_of(table.frames[-1]) == F_PAY:
        shown["payment"] = _payment(table, table.is_open() or table.turn == seat)
    return shown


def _payment(table: Table, screen_lifted: bool) -> dict[str, object]:
    """What is still to be paid, and behind the payer's screen the payment that spares the precious blocks: how many of
    each colour, pairs of the next lower one making up the rest."""
    f = table.frames[-1]
    price, city = int(a_of(f)), int(c_of(f))
    shown: dict[str, object] = {"price": price, "colour": COLOURS[b_of(f)], "city": CITIES[city]}
    if screen_lifted:
        suggested: dict[str, int] = {}
        for colour in range(b_of(f), 6):
            count = int(most(table.houses[table.turn], price, colour))
            suggested[COLOURS[colour]] = count
            price -= count
        if price:
            suggested[COLOURS[city - 1]] = 2 * price
        shown["suggested"] = suggested
    return shown


def _segment(table: Table, segment: int) -> dict[str, object]:
    shown: dict[str, object] = {
        "segment": SEGMENTS[segment],
        "blocks": [COLOURS[colour] for colour in listed(table.wheel[segment])],
        "prices": {COLOURS[colour]: PRICE[segment * 6 + colour] for colour in range(6)},
    }
    if table.setup.advanced:
        shown["decoration"] = DECORATIONS[table.decoration_at(segment)]
        shown["statue"] = PIECES[STATUE + table.statue_at(segment)]
    return shown


def _tile(tile: int) -> dict[str, object]:
    type = TILE_TYPE[tile]
    return {
        "tile": TILE_NAMES[tile],
        "type": TYPES[type],
        "value": TILE_VALUE[tile],
        "landscape": "rural" if RURAL[type] else "urban",
        "decoration": DECORATIONS[type],
    }


def _counts(words: tuple[str, ...], pack: int) -> dict[str, int]:
    return {words[kind]: int(held(pack, kind)) for kind in range(len(words)) if held(pack, kind)}


def _space(table: Table, space: int) -> dict[str, object]:
    return {
        "space": SPACES[space],
        "bonus": BONUSES[SPACE_BONUS[space]],
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
        "cities": [_city(table, house, city) for city in range(6)],
        "places": _places(table, of, screen_lifted),
    }
    if table.setup.advanced:
        shown["storage"] = [PIECES[piece] for piece in listed(house.stored)]
    return shown


def _city(table: Table, house: House, city: int) -> dict[str, object]:
    return {
        "city": CITIES[city],
        "needs": NEEDS[city],
        "reward": int(house.reward(city)),
        "pays": "coins" if PAYS_COINS[city] else "vp",
        "improved": int(held(house.improved, city)),
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
        shown.append(
            {
                "place": name,
                "scored": bool(house.placed >> place & 1),
                "gone": bool(gone >> place & 1),
                "open": bool(open >> place & 1) if known else None,
                "coins": int(coins_of(pays)),
                "vp": int(vp_of(pays)),
            }
        )
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
        if action >= BUY_DECORATION_:
            return [f"tile.{TILE_NAMES[tile]}", "supply"]
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
