"""The table of The Palaces of Carrara in words that people can write, and what could not lie on it."""

from __future__ import annotations

from bisect import insort
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.carrara import box, scoring, state
from cantiere.games.carrara.decisions import chance, turn
from cantiere.kernel import bits
from cantiere.kernel.position import Fields, find, seat_word, word
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text

MOST: Final = 9999  # coins or victory points

# --- writing --------------------------------------------------------------------------------------


def write(table: state.Table) -> dict[str, object]:
    return {
        "first": seat_word(table.first),
        "turn": seat_word(table.turn),
        "turns": int(table.turns),
        "visit_by": seat_word(table.visit_by),
        "visit_space": word(box.SPACES, table.visit_space),
        "ended_by": seat_word(table.ended_by),
        "purchased": table.purchased,
        "stored_now": word(box.PIECES, table.stored_now),
        "discs": {"decoration": box.PIECES[table.decoration_at(0)], "statue": box.PIECES[table.statue_at(0)]},
        "bag": box.COUNTS.named(table.bag, box.COLOURS),
        "paid": box.COUNTS.named(table.paid, box.COLOURS),
        "offer": [word(box.TILE_NAMES, tile) for tile in table.offer],
        "stack": [box.TILE_NAMES[tile] for tile in bits.each(table.stack)],
        "monuments": [box.TYPES[type] for type in bits.each(table.monuments)],
        "improvements": box.COUNTS.named(table.improvements, box.CITIES),
        "supply": box.COUNTS.named(table.supply, box.PIECES),
        "box": box.COUNTS.named(table.box, box.PIECES),
        "pending": [table.game.decisions.write(frame) for frame in table.pending],
        "wheel": {
            segment: box.COUNTS.named(table.wheel[number], box.COLOURS) for number, segment in enumerate(box.SEGMENTS)
        },
        "player": {str(seat + 1): _write_player(player) for seat, player in enumerate(table.players)},
    }


def _write_player(player: state.Player) -> dict[str, object]:
    return {
        "coins": int(player.coins),
        "blocks": box.COUNTS.named(player.blocks, box.COLOURS),
        "court": [box.SPACES[space] for space in bits.each(player.court)],
        "large": int(player.large),
        "placed": [box.PLACES[place] for place in bits.each(player.placed)],
        "improved": box.COUNTS.named(player.improved, box.CITIES),
        "stored": box.COUNTS.named(player.stored, box.PIECES),
        "vp": {
            "court": int(player.vp_court),
            "cities": int(player.vp_cities),
            "types": int(player.vp_types),
            "landscapes": int(player.vp_landscapes),
            "statues": int(player.vp_statues),
            "building": int(player.vp_building),
            "end": int(player.vp_end),
        },
        "buildings": {
            box.CITIES[city]: [_write_building(b) for b in player.column(city)]
            for city in range(6)
            if player.height(city)
        },
    }


def _write_building(b: int) -> str:
    """A building in words: `porta-8 over porta-5 decorated red`."""
    words = [box.TILE_NAMES[state.tile_of(b)]]
    if state.covered_by(b) != NONE:
        words += ["over", box.TILE_NAMES[state.covered_by(b)]]
    if b & state.DECORATED:
        words.append("decorated")
    if b & state.STATUE_BITS:
        words.append(box.STATUES[(b & state.STATUE_BITS) - 1])
    return " ".join(words)


# --- reading: bag, offer, stack and supplies that are left out hold what lies nowhere else ----------


def read(table: state.Table, fields: Fields) -> None:
    seats = int(table.seats)
    table.first = fields.seat("first", table.first, seats)
    turns = fields.number("turns", 0, high=MOST)
    table.turn = fields.seat("turn", (table.first + turns) % seats, seats)
    table.turns = turns if fields.has("turns") else (table.turn - table.first) % seats
    table.visit_by = fields.seat("visit_by", table.visit_by, seats, or_none=True)
    table.visit_space = fields.word("visit_space", box.SPACES[: box.LARGE], table.visit_space, or_none=True)
    table.ended_by = fields.seat("ended_by", table.ended_by, seats, or_none=True)
    table.purchased = fields.flag("purchased", table.purchased)
    table.stored_now = fields.word("stored_now", box.PIECES, table.stored_now, or_none=True)
    discs = fields.table("discs")
    decoration = discs.word("decoration", box.DECORATIONS, table.decoration_at(0))
    statue = discs.word("statue", box.PIECES[box.STATUE : box.GOLD_PIECE], table.statue_at(0) - box.STATUE)
    table.outer = -box.OUTER.index(decoration) % 6
    table.inner = -box.INNER.index(statue) % 6
    table.pending = fields.pending("pending", table.game.decisions, table.pending)
    wheel = fields.table("wheel")
    blocks = [_pack(wheel, segment, box.COLOURS, table.wheel[n]) for n, segment in enumerate(box.SEGMENTS)]
    table.wheel = vec[i64](blocks)
    for seat, own in enumerate(fields.by_seat("player", seats)):
        _read_player(table, seat, own)
    out = _sum([*table.wheel, *[player.blocks for player in table.players]], 6)
    table.bag = _pack(fields, "bag", box.COLOURS, _rest(box.ALL_BLOCKS, out))
    paid = fields.counts("paid", box.COLOURS, box.COUNTS.unpack(table.paid, 6), most=box.BLOCKS_EACH)
    table.paid = box.COUNTS.pack(paid)
    _read_tiles(table, fields)
    _read_pieces(table, fields)


def _read_player(table: state.Table, seat: int, fields: Fields) -> None:
    player = table.players[seat]
    start = box.START_BLOCKS[(seat - table.first) % table.seats]
    player.coins = fields.number("coins", player.coins, high=MOST)
    player.blocks = _pack(fields, "blocks", box.COLOURS, start)
    player.court = fields.mask("court", box.SPACES[: box.LARGE], player.court)
    player.placed = fields.mask("placed", box.PLACES, player.placed)
    player.large = fields.number("large", max(table.setup.pillars - _pillars(table, seat), 0), high=box.PILLARS[1])
    player.improved = _pack(fields, "improved", box.CITIES, player.improved)
    player.stored = _pack(fields, "stored", box.PIECES, player.stored)
    vp = fields.table("vp")
    player.vp_court = vp.number("court", player.vp_court, high=MOST)
    player.vp_cities = vp.number("cities", player.vp_cities, high=MOST)
    player.vp_types = vp.number("types", player.vp_types, high=MOST)
    player.vp_landscapes = vp.number("landscapes", player.vp_landscapes, high=MOST)
    player.vp_statues = vp.number("statues", player.vp_statues, high=MOST)
    player.vp_building = vp.number("building", player.vp_building, high=MOST)
    player.vp_end = vp.number("end", player.vp_end, high=MOST)
    buildings: list[int] = []
    columns = fields.table("buildings")
    for city, name in enumerate(box.CITIES):
        for level, words in enumerate(columns.texts(name, [], most=box.TILES)):
            insort(buildings, _read_building(words, city, level, f"[{columns.place}] {name}"))
    player.buildings = vec[i64](buildings)


def _read_building(words: str, city: int, level: int, place: str) -> int:
    parts = words.split()
    tile = find(place, parts.pop(0) if parts else "", box.TILE_NAMES)
    b = int(state.new_building(tile, city, level))
    if parts[:1] == ["over"]:
        b = int(state.covering(b, find(place, parts[1] if parts[1:] else "", _coverable(tile))))
        del parts[:2]
    if parts[:1] == ["decorated"]:
        b |= state.DECORATED
        del parts[0]
    if parts:
        b |= find(place, parts.pop(0), box.STATUES) + 1
    if parts:
        find(place, parts[0], [])
    return b


def _coverable(tile: int) -> list[str]:
    """The tiles that a monument may cover, by rank; a building covers none."""
    return box.TILE_NAMES[tile - box.MONUMENT : tile] if box.TILE_RANK[tile] == box.MONUMENT else []


def _read_tiles(table: state.Table, fields: Fields) -> None:
    built = _built(table)
    free = [type for type in range(6) if type * box.RANKS + box.MONUMENT not in built]
    table.monuments = fields.mask("monuments", box.TYPES, bits.mask_of(free))
    # Without a stack, an offer that is too short is filled up; beside a stack it must name every space.
    least = int(box.OFFER) if fields.has("stack") else 0
    offer = fields.words("offer", box.TILE_NAMES, [], or_none=True, least=least, most=int(box.OFFER))
    stack = fields.mask("stack", box.TILE_NAMES, 0)
    out = [*built, *offer, *bits.each(stack)]
    rest = [tile for tile in bits.each(table.setup.tiles) if tile not in out]
    while len(offer) < box.OFFER:
        offer.append(rest.pop(0) if rest else NONE)
    table.offer = vec[i64](offer)
    table.stack = stack if fields.has("stack") else bits.mask_of(rest)
    improved = _sum([player.improved for player in table.players], 6)
    table.improvements = _pack(fields, "improvements", box.CITIES, _rest(box.IMPROVEMENTS, improved))


def _read_pieces(table: state.Table, fields: Fields) -> None:
    """Pieces that lie nowhere are in the supply, or in the box if the supply is described; gold ones in the box."""
    table.supply = 0
    table.box = _pack(fields, "box", box.PIECES, 0)
    supplied = _rest(table.setup.supply, _pieces(table)[: box.GOLD_PIECE])
    table.supply = _pack(fields, "supply", box.PIECES[: box.GOLD_PIECE], supplied)
    if not fields.has("box"):
        table.box = _rest(_all_pieces(table), _pieces(table))


def _pack(fields: Fields, key: str, words: tuple[str, ...], now: int) -> int:
    most = int(box.COUNTS.most)
    return box.COUNTS.pack(fields.counts(key, words, box.COUNTS.unpack(now, len(words)), most=most))


def _sum(packs: list[int], kinds: int) -> list[int]:
    """How many of each in all packs together, which may be more than goes into one."""
    return [sum([int(box.COUNTS.of(pack, kind)) for pack in packs]) for kind in range(kinds)]


def _rest(all: int, out: list[int]) -> int:
    """What is left when so many of each are out; none of what is out too often."""
    return box.COUNTS.pack([max(int(box.COUNTS.of(all, kind)) - count, 0) for kind, count in enumerate(out)])


# --- counting -------------------------------------------------------------------------------------


def census(table: state.Table) -> dict[str, int]:
    """Everything of which there is a certain number. Coins are meant never to run out."""
    tiles = _tiles(table)
    monuments = [tile for tile in tiles if box.TILE_RANK[tile] == box.MONUMENT]
    counts = {
        "tiles": len(tiles) - len(monuments),
        "monuments": len(monuments),
        "improvements": sum(_improvements(table)),
        "pillars": sum([_pillars(table, seat) + int(table.players[seat].large) for seat in range(table.seats)]),
    }
    for colour, count in enumerate(_blocks(table)):
        counts[f"{box.COLOURS[colour]} blocks"] = count
    if table.setup.advanced:
        for piece, count in enumerate(_pieces(table)):
            counts[box.PIECES[piece]] = count
    return counts


def _blocks(table: state.Table) -> list[int]:
    """All blocks, by colour."""
    return _sum([table.bag, *table.wheel, *[player.blocks for player in table.players]], 6)


def _improvements(table: state.Table) -> list[int]:
    """All improvement tiles, by city."""
    return _sum([table.improvements, *[player.improved for player in table.players]], 6)


def _built(table: state.Table) -> list[int]:
    """Every tile on a player's board, those that monuments cover among them."""
    buildings = [b for player in table.players for b in player.buildings]
    covered = [int(state.covered_by(b)) for b in buildings]
    return [int(state.tile_of(b)) for b in buildings] + [tile for tile in covered if tile != NONE]


def _tiles(table: state.Table) -> list[int]:
    """Every tile wherever it lies, as often as it lies somewhere."""
    offer = [tile for tile in table.offer if tile != NONE]
    monuments = [type * box.RANKS + box.MONUMENT for type in bits.each(table.monuments)]
    return [*_built(table), *offer, *bits.each(table.stack), *monuments]


def _pieces(table: state.Table) -> list[int]:
    """All decorations and statues, by kind: also the gold ones at court, and one in hand."""
    counts = _sum([table.supply, table.box, *[player.stored for player in table.players]], len(box.PIECES))
    for player in table.players:
        for b in player.buildings:
            if b & state.DECORATED:
                counts[box.TILE_TYPE[state.tile_of(b)]] += 1
            if b & state.STATUE_BITS:
                counts[box.STATUE - 1 + (b & state.STATUE_BITS)] += 1
    counts[box.GOLD_PIECE] += sum([table.gold_at(space) for space in range(box.LARGE)])
    if table.piece_in_hand() != NONE:
        counts[table.piece_in_hand()] += 1
    return counts


def _all_pieces(table: state.Table) -> int:
    """The pieces so many players use: a pack."""
    return int(table.setup.supply + box.COUNTS.some(box.GOLD_PIECE, table.setup.gold))


def _pillars(table: state.Table, seat: int) -> int:
    """A player's pillars on bonus spaces, on scoring places and in hand: all but those on the large empty space."""
    player = table.players[seat]
    in_hand = seat == table.turn and table.pillar_in_hand()
    return int(bits.count(player.court) + bits.count(player.placed)) + in_hand


# --- what could not be ------------------------------------------------------------------------------


def check(table: state.Table) -> list[Text]:
    problems = _check_counts(table) + _check_turn(table) + _check_pending(table) + _check_court(table)
    for seat in range(table.seats):
        problems += _check_player(table, seat)
    return problems + _check_shared_places(table) + _check_end(table)


def _check_counts(table: state.Table) -> list[Text]:
    problems = []
    for colour, count in enumerate(_blocks(table)):
        if count != box.BLOCKS_EACH:
            problems.append(
                Text("impossible-count", {"what": box.block_text(colour), "count": count, "all": box.BLOCKS_EACH})
            )
    for city, count in enumerate(_improvements(table)):
        all = int(box.COUNTS.of(box.IMPROVEMENTS, city))
        if count != all:
            problems.append(Text("impossible-improvements", {"city": box.city_text(city), "count": count, "all": all}))
    for piece, count in enumerate(_pieces(table)):
        all = int(box.COUNTS.of(_all_pieces(table), piece))
        if count != all:
            problems.append(Text("impossible-count", {"what": box.piece_text(piece), "count": count, "all": all}))
    if box.COUNTS.total(table.on_wheel()) > box.WHEEL_FILL:
        problems.append(Text("impossible-wheel", {"most": int(box.WHEEL_FILL)}))
    return problems + _check_tiles(table)


def _check_tiles(table: state.Table) -> list[Text]:
    problems = []
    lying = _tiles(table)
    for tile in range(box.TILES):
        name = box.tile_text(tile)
        used = box.TILE_RANK[tile] == box.MONUMENT or table.setup.tiles >> tile & 1
        if lying.count(tile) > 1:
            problems.append(Text("impossible-tile-twice", {"tile": name}))
        elif used and tile not in lying:
            problems.append(Text("impossible-tile-missing", {"tile": name}))
        elif tile in lying and not used:
            problems.append(Text("impossible-tile-unused", {"tile": name, "seats": int(table.seats)}))
        elif box.TILE_RANK[tile] == box.MONUMENT and (tile in table.offer or table.stack >> tile & 1):
            problems.append(Text("impossible-monument-offered", {"tile": name}))
    gaps = list(table.offer).count(NONE)
    if gaps and table.stack and not table.is_pending(chance.REVEAL):
        problems.append(Text("impossible-gaps", {"count": gaps}))
    return problems


def _check_turn(table: state.Table) -> list[Text]:
    problems = []
    due = (table.first + table.turns) % table.seats
    if table.turn != due:
        first, turns = int(table.first) + 1, int(table.turns)
        problems.append(Text("impossible-turn", {"first": first, "turns": turns, "number": int(due) + 1}))
    begins = table.is_pending(turn.TURN)
    if table.purchased and not (table.setup.advanced and table.pending):
        problems.append(Text("impossible-purchased"))
    if table.stored_now != NONE:
        stored = box.COUNTS.of(table.players[table.turn].stored, table.stored_now)
        if begins or not stored or not table.pending:
            problems.append(Text("impossible-stored-now", {"piece": box.piece_text(table.stored_now)}))
    return problems


def _check_pending(table: state.Table) -> list[Text]:
    """In the advanced game a turn has an end of its own, below all that is asked in it."""
    ends = not table.setup.advanced or not table.pending or turn.END.asks(table.pending[0])
    return [] if ends else [Text("impossible-no-end")]


def _check_court(table: state.Table) -> list[Text]:
    """Within a round from a royal visit everybody's pillar leaves its space, so that all or none stand on any other."""
    problems = []
    if (table.visit_by == NONE) != (table.visit_space == NONE):
        problems.append(Text("impossible-visit-half"))
    for space in bits.each(~table.setup.court & (1 << box.LARGE) - 1):
        if table.visit_space == space or any(player.court >> space & 1 for player in table.players):
            problems.append(Text("impossible-space", {"space": box.SPACES[space]}))
    if problems:
        return problems
    if table.visit_by == table.turn and table.is_pending(turn.TURN):
        problems.append(Text("impossible-visit-over", {"number": int(table.visit_by) + 1}))
    gone = _gone_from_visit(table)
    for space in bits.each(table.setup.court):
        standing = [seat for seat in range(table.seats) if table.players[seat].court >> space & 1]
        due = [seat for seat in range(table.seats) if seat not in gone] if space == table.visit_space else None
        if due is not None and standing != due:
            problems.append(Text("impossible-visit-pillars", {"space": box.SPACES[space]}))
        if due is None and standing and len(standing) != table.seats:
            problems.append(Text("impossible-court-uneven", {"space": box.SPACES[space]}))
    return problems


def _gone_from_visit(table: state.Table) -> list[int]:
    """Who has moved the pillar of the royal visit: everybody from the token's holder to who has last acted."""
    if table.visit_by == NONE:
        return []
    acted = (table.turn - table.visit_by) % table.seats
    if not table.pending:
        acted = acted or table.seats
    elif not table.is_pending(turn.TURN):
        acted += 1
    return [int(table.visit_by + step) % int(table.seats) for step in range(acted)]


def _check_player(table: state.Table, seat: int) -> list[Text]:
    player = table.players[seat]
    number = seat + 1
    problems = []
    pillars, all = _pillars(table, seat) + int(player.large), int(table.setup.pillars)
    if pillars != all:
        problems.append(Text("impossible-pillars", {"number": number, "count": pillars, "all": all}))
    if box.COUNTS.total(player.stored) > box.STORAGE:
        problems.append(Text("impossible-storage", {"number": number, "most": int(box.STORAGE)}))
    monuments = [b for b in player.buildings if box.TILE_RANK[state.tile_of(b)] == box.MONUMENT]
    if box.COUNTS.total(player.improved) > len(monuments):
        problems.append(Text("impossible-improved", {"number": number}))
    for b in player.buildings:
        statue = (b & state.STATUE_BITS) - 1
        if 0 <= statue < state.city_of(b):
            city, piece = box.city_text(state.city_of(b)), box.piece_text(box.STATUE + statue)
            problems.append(Text("impossible-statue", {"piece": piece, "city": city}))
    for place in bits.each(player.placed):
        if box.ADVANCED_PLACES >> place & 1 and not table.setup.advanced:
            problems.append(Text("impossible-advanced-only", {"what": box.PLACES[place]}))
        elif not _could_score(player, place):
            problems.append(Text("impossible-place", {"number": number, "place": Text("place-" + box.PLACES[place])}))
    if bits.count(player.placed & box.COIN_PLACES) > 1:
        problems.append(Text("impossible-coin-places", {"number": number}))
    return problems


def _could_score(player: state.Player, place: int) -> bool:
    """Whether the player has, as ever after scoring it, what the place needs."""
    if place < box.COIN_PLACE:
        return bool(player.height(place) >= box.NEEDS[place])
    return place < box.TYPE_PLACE or any(scoring.counted(b, place) for b in player.buildings)


def _check_shared_places(table: state.Table) -> list[Text]:
    problems = []
    shared = box.SHARED & ~box.COIN_PLACES if table.setup.own_coin_places else box.SHARED
    for place in bits.each(shared):
        seats = [seat for seat in range(table.seats) if table.players[seat].placed >> place & 1]
        if len(seats) > 1:
            name = Text("place-" + box.PLACES[place])
            problems.append(Text("impossible-place-twice", {"place": name, "one": seats[0] + 1, "other": seats[1] + 1}))
    return problems


def _check_end(table: state.Table) -> list[Text]:
    problems = []
    done = [seat for seat, player in enumerate(table.players) if bits.count(player.placed) == table.setup.pillars]
    if (table.ended_by != NONE) != (bool(done) and table.stack == 0):
        problems.append(Text("impossible-end" if table.ended_by != NONE else "impossible-end-due"))
    for seat, player in enumerate(table.players):
        due = int(box.END_VP) if seat == table.ended_by else 0
        if player.vp_end != due:
            problems.append(Text("impossible-end-points", {"number": seat + 1, "count": due}))
    # Who brings the end about only finishes the turn.
    over = table.turn == table.ended_by and table.pending != [turn.END.kind]
    if table.setup.last_turn:
        over = over or table.turns >= table.setup.last_turn
    if over != (not table.pending):
        problems.append(Text("impossible-over-due" if over else "impossible-over"))
    return problems
