"""The table in words that people can write, and what could not lie on it.

Seat 1 plays red, 2 blue, 3 green, 4 yellow; alone, Jakovlev is the second and plays blue. What is left out is as at the
start. What follows from the rest is never written: the supply and the bank hold what lies nowhere else, and ornaments
are ready unless they are placed or locked. Of what a claim leaves open, the likeliest is taken where nothing is said:
the banner came from the inventory first, and the tile lies face down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.redcathedral import box, course, solo, state
from cantiere.games.redcathedral.decisions import chance, claiming, jakovlev, sides, turn
from cantiere.kernel import bits, lists
from cantiere.kernel.counts import kind_of_ticket
from cantiere.kernel.decision import Decision
from cantiere.kernel.position import Fields, seat_word, word
from cantiere.kernel.state import CHANCE, NONE
from cantiere.kernel.text import Text, TextArg

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Player, Table

LAID_TILES: Final = [*box.TILE_NAMES, *[f"{name} face down" for name in box.TILE_NAMES]]  # on a workshop
MOST_GOODS: Final = int(box.GOODS.most)


# --- out ------------------------------------------------------------------------------------------


def write(table: Table) -> dict[str, object]:
    """Everything on the table."""
    written: dict[str, object] = {
        "turn": seat_word(table.turn),
        "first": seat_word(table.first),
        "ended_by": seat_word(table.ended_by),
        "rerolled": table.rerolled,
        "prestige_sold": box.SALES[table.sale],
        "pending": [table.game.decisions.write(frame) for frame in table.pending],
        "tokens": [box.RESOURCES[token] for token in table.tokens],
        "influence": [box.INFLUENCE_NAMES[card] for card in table.influence],
        "dice": {
            name: {"space": int(table.space_of(die)) + 1, "value": int(table.value_of(die))}
            for die, name in enumerate(box.DICE)
        },
        "plan": word(box.PLAN_NAMES, table.plan),
        "section": {box.SECTION_NAMES[section]: _write_section(table, section) for section in table.sections()},
        "player": {str(seat + 1): _write_player(table.players[seat]) for seat in range(table.seats)},
    }
    if table.setup.solo:
        written["jakovlev"] = {
            "mark": int(table.players[box.JAKOVLEV].mark),
            "row": [box.SOLO_CARDS[card] for card in table.row],
            "dice": [box.DICE[die] for die in table.row_dice],
            "face_down": int(table.turned),
            "inventory": _named(table.stock),
            "construction": _named(table.yard),
        }
    return written


def _named(goods: int) -> dict[str, int]:
    return box.GOODS.named(goods, box.MATERIAL_NAMES)


def _write_section(table: Table, section: int) -> dict[str, object]:
    owner = int(table.owner(section))
    written: dict[str, object] = {"card": word(box.CARD_NAMES, table.cards[section])}
    if owner == NONE:
        written["tile"] = word(box.TILE_NAMES, table.tiles[section])
        return written
    written["banner"] = box.COLOURS[owner]
    if table.site[section]:
        written["site"] = _named(table.site[section])
    if table.done >> section & 1:
        written["completed"] = True
    for who, player in enumerate(table.players):
        if player.decor >> section & 1:
            written["ornament"] = box.COLOURS[who]
    return written


def _write_player(player: Player) -> dict[str, object]:
    tiles = dict(zip(box.WORKSHOPS, player.workshops, strict=True))
    return {
        "side": box.SIDES[player.side],
        "rubles": int(player.rubles),
        "mark": int(player.mark),
        "goods": _named(player.goods),
        "banners": {source: number for source, number in zip(box.SOURCES, _banners(player), strict=True) if number},
        "workshops": {name: LAID_TILES[_laid(tile)] for name, tile in tiles.items() if tile != NONE},
    }


def _banners(player: Player) -> list[int]:
    """How many are left in each place."""
    return [int(player.covered), int(player.spare), int(player.white & 1), int(player.white >> 1)]


def _laid(tile: int) -> int:
    """The number of a tile on a workshop in the list of words."""
    return tile - box.FACE_DOWN + len(box.TILE_NAMES) if tile >= box.FACE_DOWN else tile


# --- and back -------------------------------------------------------------------------------------


def read(table: Table, fields: Fields) -> None:
    """Put on the table what the position says, and complete it."""
    pending = fields.pending("pending", table.game.decisions, table.pending)
    played = _is_played(table, pending)
    if played:
        _begin_play(table)
    table.pending = pending
    table.first = fields.seat("first", table.first, int(table.seats), or_none=True)
    starts = table.first if played else table.turn
    table.turn = fields.seat("turn", starts, int(table.setup.players), or_none=True)
    table.ended_by = fields.seat("ended_by", NONE, int(table.setup.players), or_none=True)
    table.rerolled = fields.flag("rerolled", False)
    table.sale = fields.word("prestige_sold", box.SALES, box.NOT_YET)
    _read_market(table, fields)
    boards = fields.by_seat("player", int(table.seats))
    for seat, board in enumerate(boards):
        _read_player(table, seat, board)
    if table.setup.solo:
        _read_jakovlev(table, fields.table("jakovlev"))
    _read_plan(table, fields)
    tiles = _read_sections(table, fields)
    if table.setup.solo and played:
        _claim_for_him(table)
    without = [seat for seat, board in enumerate(boards) if not _read_pieces(table, seat, board)]
    _complete_tiles(table, tiles, without)
    _fill_supply(table)


def _is_played(table: Table, pending: list[int]) -> bool:
    """Whether the table is laid out, by what is to be decided."""
    bottom: Decision[Table] | None = table.game.decisions.of(pending[0]) if pending else None
    return not isinstance(bottom, (sides.Side, chance.Laying))


def _begin_play(table: Table) -> None:
    """Where everybody chooses a side, the start of a position that is played is after that."""
    while not turn.TURN.asks(table.pending[-1]):
        actor = table.actor()
        table.apply(actor, table.outcome(0) if actor == CHANCE else table.legal(actor)[0])


def _read_market(table: Table, fields: Fields) -> None:
    table.tokens = fields.words("tokens", box.RESOURCES, table.tokens)
    table.influence = fields.words("influence", box.INFLUENCE_NAMES, table.influence, most=int(box.QUARTERS))
    for die, inner in fields.tables("dice", box.DICE).items():
        table.put_die(die, inner.number("space", int(table.space_of(die)) + 1, high=int(box.SPACES)) - 1)
        table.turn_die(die, inner.number("value", int(table.value_of(die)), high=box.PIPS))


def _read_player(table: Table, seat: int, board: Fields) -> None:
    """The board without its pieces that depend on the cathedral."""
    player = state.player_at_start(board.word("side", box.SIDES, int(table.players[seat].side)), False)
    table.players[seat] = player
    at_start = box.START_RUBLES[(seat - table.first) % int(table.seats)] if table.first != NONE else 0
    player.rubles = board.number("rubles", at_start)
    player.mark = board.number("mark", int(player.mark))
    player.goods = _read_goods(board, "goods", 0)


def _read_goods(fields: Fields, key: str, now: int) -> int:
    held = box.GOODS.unpack(now, box.MATERIALS)
    return box.GOODS.pack(fields.counts(key, box.MATERIAL_NAMES, held, most=MOST_GOODS))


def _read_jakovlev(table: Table, fields: Fields) -> None:
    his = state.player_at_start(box.BASIC, True)
    table.players[box.JAKOVLEV] = his
    his.mark = fields.number("mark", int(his.mark))
    table.row = fields.words("row", box.SOLO_CARDS, table.row)
    table.row_dice = fields.words("dice", box.DICE, table.row_dice)
    table.turned = fields.number("face_down", int(table.turned), high=len(box.SOLO_CARDS))
    table.stock = _read_goods(fields, "inventory", int(table.stock))
    table.yard = _read_goods(fields, "construction", int(table.yard))


def _read_plan(table: Table, fields: Fields) -> None:
    """The towers, with the first cards and tiles of the box."""
    fitting = [plan for plan, tickets in enumerate(chance.PLAN.left(table)) if tickets]
    names = [box.PLAN_NAMES[plan] for plan in fitting]
    now = fitting.index(table.plan) if table.plan != NONE else NONE
    number = fields.word("plan", names, now, or_none=True)
    if number == NONE:
        table.plan = NONE
        table.heights = []
        table.cards = table.tiles = vec[i64]()
        return
    table.unfold(fitting[number])
    while chance.next_section(table, table.cards) != NONE:
        chance.LAY_SECTION.lay(table, kind_of_ticket(chance.LAY_SECTION.left(table), 0))
    while chance.next_section(table, table.tiles) != NONE:
        chance.LAY_TILE.lay(table, kind_of_ticket(chance.LAY_TILE.left(table), 0))


def _read_sections(table: Table, fields: Fields) -> dict[int, int]:
    """What is said of the sections; returns the tiles named. A card named for one section makes way in another for the
    first that lies nowhere."""
    sections = table.sections()
    colours = box.COLOURS[: int(table.setup.players)]
    cards, site, tiles = table.cards[:], lists.row_of(box.SECTIONS, 0), {}
    named: dict[int, int] = {}
    table.done = 0
    for number, inner in fields.tables("section", [box.SECTION_NAMES[section] for section in sections]).items():
        section = sections[number]
        if inner.has("card"):
            named[section] = inner.word("card", box.CARD_NAMES, NONE, or_none=True)
        if inner.has("tile"):
            tiles[section] = inner.word("tile", box.TILE_NAMES, NONE, or_none=True)
        owner = inner.word("banner", colours, NONE)
        if owner != NONE:
            table.players[owner].claims |= 1 << section
        artist = inner.word("ornament", colours, NONE)
        if artist != NONE:
            table.players[artist].decor |= 1 << section
        if inner.flag("completed", False):
            table.done |= 1 << section
        site[section] = _read_goods(inner, "site", 0)
    for section in sections:
        if section in named:
            cards[section] = named[section]
        elif cards[section] in named.values():
            kind = table.kind_at(section)
            taken = [*cards, *named.values()]
            free = [card for card, other in enumerate(box.CARD_KIND) if other == kind and card not in taken]
            cards[section] = free[0] if free else NONE
    table.cards, table.site = cards, site
    return tiles


def _claim_for_him(table: Table) -> None:
    """Where no banner of Jakovlev's is named, he has his first section only."""
    his = table.players[box.JAKOVLEV]
    bases = [section for section in bits.each(table.available()) if section % box.LEVELS == 0]
    if not his.claims and bases and not _is_opening(table):
        his.claims = 1 << solo.claim_places(table, True)[0]


def _read_pieces(table: Table, seat: int, board: Fields) -> bool:
    """The banners and tiles left on a board. Returns whether the tiles are named."""
    player = table.players[seat]
    at_start = _banners(player)
    left = at_start[:]
    for _ in bits.each(player.claims):
        place = next((place for place, number in enumerate(left) if number), NONE)
        if place != NONE:
            left[place] -= 1
    if board.has("banners"):
        named = board.table("banners")
        left = [named.number(source, 0, high=most) for source, most in zip(box.SOURCES, at_start, strict=True)]
    player.covered, player.spare, player.white = left[0], left[1], left[2] | left[3] << 1
    for workshop, number in board.by_word("workshops", box.WORKSHOPS, LAID_TILES).items():
        down = number >= len(box.TILE_NAMES)
        player.put_tile(workshop, number - len(box.TILE_NAMES) + box.FACE_DOWN if down else number)
    return board.has("workshops")


def _complete_tiles(table: Table, named: dict[int, int], without: list[int]) -> None:
    """Sections of which nothing is said keep the tile of the start if it lies nowhere else; so do the boards of those
    whose tiles are not named, face down on the last workshops."""
    start = table.tiles
    left = [
        number - laid for number, laid in zip(table.setup.tiles, _tiles_laid(table, list(named.values())), strict=True)
    ]

    def take(section: int) -> int:
        """The tile of the start, or the first that is left; NONE where none is."""
        tile = start[section]
        if tile == NONE or left[tile] < 1:
            tile = next((other for other, number in enumerate(left) if number > 0), NONE)
        if tile != NONE:
            left[tile] -= 1
        return tile

    claimed = table.claimed()
    tiles = lists.row_of(box.SECTIONS, NONE)
    for section in table.sections():
        if section in named:
            tiles[section] = named[section]
        elif not claimed >> section & 1:
            tiles[section] = take(section)
    table.tiles = tiles if table.heights else vec[i64]()
    for seat in without:
        player = table.players[seat]
        for section in bits.each(player.claims)[len(_in_hand(table, seat)) :]:
            free = [workshop for workshop in range(len(box.WORKSHOPS)) if claiming.is_open(player, workshop)]
            tile = take(section)
            if free and tile != NONE:
                player.put_tile(free[-1], tile + box.FACE_DOWN)


def _in_hand(table: Table, who: int) -> list[int]:
    """The tile that the player is about to lay, if any."""
    mine = who == table.turn
    return [int(claiming.TILE.tile.of(frame)) for frame in table.pending if mine and claiming.TILE.asks(frame)]


def _tiles_laid(table: Table, on_sections: list[int]) -> list[int]:
    """How many of each tile lie on sections and workshops or are in hand."""
    laid = [tile for tile in on_sections if tile != NONE]
    for who, player in enumerate(table.players):
        laid += [tile % box.FACE_DOWN for tile in player.workshops if tile != NONE]
        laid += _in_hand(table, who)
    return [laid.count(tile) for tile in range(len(box.TILE_NAMES))]


def _fill_supply(table: Table) -> None:
    """What lies nowhere else: materials, rubles, Jakovlev's banners, ornaments ready to be placed."""
    left = [
        most - lying for most, lying in zip(box.GOODS.unpack(box.PIECES, box.MATERIALS), _lying(table), strict=True)
    ]
    table.supply = box.GOODS.pack([max(number, 0) for number in left])
    table.bank = max(table.setup.coins - sum(int(player.rubles) for player in table.players), 0)
    for who, player in enumerate(table.players):
        if who >= table.seats:
            player.spare = max(box.BANNERS - bits.count(player.claims), 0)
        player.ornaments = sum(max(number, 0) << 2 * kind for kind, number in enumerate(_ready(table, player)))


def _lying(table: Table) -> list[int]:
    """By material: how many lie anywhere but in the supply."""
    places = [*table.site, int(table.stock), int(table.yard), *[int(player.goods) for player in table.players]]
    return [sum(int(box.GOODS.of(goods, material)) for goods in places) for material in range(box.MATERIALS)]


def _ready(table: Table, player: Player) -> list[int]:
    """By kind: how many ornaments can be placed, less than none where too many are."""
    ready = box.ORNAMENTS_EACH[:]
    if player.side == box.ADVANCED:
        unlocked = [box.UNLOCKS[workshop] for workshop in range(box.FIRST_WHITE) if player.active(workshop)]
        ready = [unlocked.count(kind) for kind in range(len(box.ORNAMENTS))]
    for section in bits.each(player.decor):
        ready[table.kind_at(section)] -= 1
    return ready


# --- what could not be ----------------------------------------------------------------------------


def check(table: Table) -> list[Text]:
    """Pieces first: only where they can lie like that can be said who is to do what."""
    pieces = [*_check_market(table), *_check_cathedral(table), *_check_boards(table), *_check_counts(table)]
    if table.setup.solo:
        pieces += _check_jakovlev(table)
    return pieces or _check_course(table)


def _name(section: int) -> dict[str, TextArg]:
    return {"section": box.SECTION_NAMES[section]}


def _check_market(table: Table) -> list[Text]:
    problems = []
    groups = [box.INFLUENCE_GROUP[card] for card in table.influence]
    for group, name in enumerate(box.GROUPS):
        if groups.count(group) > 1:
            problems.append(Text("impossible-influence-twice", {"group": Text("group-" + name)}))
    for card in table.influence:
        if table.setup.influence[box.INFLUENCE_GROUP[card]] not in (chance.RANDOM, box.INFLUENCE_NAMES[card]):
            chosen = Text("influence-" + box.INFLUENCE_NAMES[card])
            problems.append(Text("impossible-influence-choice", {"influence": chosen}))
    for die in range(len(box.DICE)):
        if (table.space_of(die) == NONE) != (table.value_of(die) == 0):
            problems.append(Text("impossible-die", {"die": box.die_name(die)}))
    for space in range(int(box.SPACES)):
        if bits.count(table.dice_on(space)) > box.SLOTS:
            problems.append(Text("impossible-dice", {"space": space + 1, "count": int(box.SLOTS)}))
    return problems


def _check_cathedral(table: Table) -> list[Text]:
    problems = []
    claimed = int(table.claimed())
    for section in table.sections():
        card, where = table.cards[section], _name(section)
        if card != NONE and box.CARD_KIND[card] != table.kind_at(section):
            kind = Text("section-" + box.KINDS[table.kind_at(section)])
            problems.append(Text("impossible-card-kind", where | {"card": box.CARD_NAMES[card], "kind": kind}))
        elif card != NONE and lists.index_of(table.cards, card) < section:
            problems.append(Text("impossible-card-twice", {"card": box.CARD_NAMES[card]}))
        if not claimed >> section & 1:
            if table.site[section] or table.done >> section & 1:
                problems.append(Text("impossible-unclaimed", where))
        elif card == NONE:
            problems.append(Text("impossible-no-card", where))
        else:
            problems += _check_claimed(table, section)
        if sum(int(player.decor >> section & 1) for player in table.players) > int(table.done >> section & 1):
            problems.append(Text("impossible-ornament", where))
    return problems


def _check_claimed(table: Table, section: int) -> list[Text]:
    where = _name(section)
    cost, site = box.CARD_COST[table.cards[section]], table.site[section]
    problems = []
    if table.tiles[section] != NONE:
        problems.append(Text("impossible-tile-claimed", where))
    if section % box.LEVELS and table.owner(section - 1) == NONE:
        problems.append(Text("impossible-gap", where | {"below": box.SECTION_NAMES[section - 1]}))
    if table.done >> section & 1:
        if site:
            problems.append(Text("impossible-completed-site", where))
        return problems
    if table.owner(section) < table.seats:
        if any(box.GOODS.of(site, m) > box.GOODS.of(cost, m) for m in range(box.MATERIALS)):
            problems.append(Text("impossible-site", where))
    if box.GOODS.total(site) >= box.GOODS.total(cost):
        problems.append(Text("impossible-full-site", where))
    return problems


def _check_boards(table: Table) -> list[Text]:
    problems = []
    for who, player in enumerate(table.players):
        number: dict[str, TextArg] = {"number": who + 1}
        claims = int(bits.count(player.claims))
        count = claims + int(player.banners())
        if count != box.BANNERS:
            problems.append(Text("impossible-banners", number | {"count": count, "most": int(box.BANNERS)}))
        for kind, left in enumerate(_ready(table, player)):
            if left != player.ready(kind):
                ornament = Text("ornament-" + box.ORNAMENTS[kind])
                problems.append(Text("impossible-ornaments", number | {"ornament": ornament}))
        if who >= table.seats:
            continue
        if table.setup.sides != "each" and box.SIDES[player.side] != table.setup.sides:
            problems.append(Text("impossible-side", number))
        if player.room() < 0:
            slots = int(box.INVENTORY - player.covered)
            held = int(box.GOODS.total(player.goods))
            problems.append(Text("impossible-room", number | {"count": held, "most": slots}))
        tiles = sum(tile != NONE for tile in player.workshops)
        if tiles + len(_in_hand(table, who)) != claims:
            problems.append(Text("impossible-tiles", number | {"count": tiles, "claims": claims}))
        if any(player.white >> i & 1 and player.workshops[box.FIRST_WHITE + i] != NONE for i in range(2)):
            problems.append(Text("impossible-blocked", number))
    return problems


def _check_counts(table: Table) -> list[Text]:
    problems = []
    for material, lying in enumerate(_lying(table)):
        most = int(box.GOODS.of(box.PIECES, material))
        if lying + box.GOODS.of(table.supply, material) != most:
            problems.append(Text("impossible-materials", {"goods": box.amount(material, lying), "most": most}))
    rubles = sum(int(player.rubles) for player in table.players)
    if rubles + table.bank != table.setup.coins:
        problems.append(Text("impossible-rubles", {"count": rubles, "most": int(table.setup.coins)}))
    for tile, laid in enumerate(_tiles_laid(table, list(table.tiles))):
        if laid > table.setup.tiles[tile]:
            most = table.setup.tiles[tile]
            problems.append(Text("impossible-tile", {"tile": box.tile_name(tile), "count": laid, "most": most}))
    return problems


def _check_jakovlev(table: Table) -> list[Text]:
    his = table.players[box.JAKOVLEV]
    problems = []
    placed = [int(table.kind_at(section)) for section in bits.each(his.decor)]
    if sorted(placed) != sorted(box.HIS_ORNAMENTS[: len(placed)]):
        problems.append(Text("impossible-his-ornaments"))
    if course.missing(table) != NONE:
        return problems
    opening = _is_opening(table)
    bases = sum(1 << section for section in table.sections() if section % box.LEVELS == 0)
    if not his.claims & bases and not opening:
        problems.append(Text("impossible-his-base"))
    all_down = table.turned == len(box.DICE)
    if any(jakovlev.DEAL_DICE.asks(frame) for frame in table.pending):
        if not (all_down or (opening and table.turned == 0 and len(table.row_dice) < len(box.DICE))):
            problems.append(Text("impossible-dealing"))
    elif len(table.row_dice) < len(box.DICE):
        problems.append(Text("impossible-his-dice"))
    elif all_down and any(jakovlev.JAKOVLEV.asks(frame) for frame in table.pending):
        problems.append(Text("impossible-not-dealing"))
    return problems


def _is_opening(table: Table) -> bool:
    """Whether Jakovlev is about to claim his first section."""
    his_claim = jakovlev.HIS_CLAIM
    return any(his_claim.asks(frame) and his_claim.opening.of(frame) for frame in table.pending)


def _check_course(table: Table) -> list[Text]:
    """Who is to do what, and whether the game should be over."""
    missing = int(course.missing(table))
    if table.turn == CHANCE or missing != NONE:
        return _check_set_up(table, missing)
    problems = _check_whose(table)
    six = [who for who, player in enumerate(table.players) if table.completed(player) >= box.LAST_SECTION]
    if table.ended_by not in (six or [NONE]):
        problems.append(Text("impossible-ended-by"))
    elif not table.pending and (table.ended_by == NONE or table.turn != table.ended_by):
        problems.append(Text("impossible-over"))
    elif table.turn == table.ended_by and _names(table)[:1] in (["turn"], ["jakovlev"]):
        problems.append(Text("impossible-not-over"))
    if (table.turn >= table.seats or not table.pending) and (table.rerolled or table.sale != box.NOT_YET):
        problems.append(Text("impossible-optional"))
    if table.sale != box.NOT_YET and not table.setup.one_moment:
        problems.append(Text("impossible-sale"))
    return problems


def _names(table: Table) -> list[str]:
    return [table.game.decisions.of(frame).name for frame in table.pending]


def _check_whose(table: Table) -> list[Text]:
    """Whether what is pending belongs to a player's turn, or to Jakovlev's."""
    problems = []
    for frame in table.pending:
        decision = table.game.decisions.of(frame)
        his = isinstance(decision, jakovlev.OfHis)
        if his != (table.turn >= table.seats) and not chance.ROLL.asks(frame):
            problems.append(Text("impossible-turn", {"decision": decision.name}))
        elif isinstance(decision, (sides.Side, chance.Laying)):
            problems.append(Text("impossible-laid-out"))
    return problems


def _check_set_up(table: Table, missing: int) -> list[Text]:
    """While the table is laid out, everything comes in its order and nothing has been done yet."""
    choosing = _names(table) == ["side"]
    if missing == NONE:
        return [Text("impossible-laid-out")]
    if not (choosing if table.turn != CHANCE else table.pending == [missing]):
        return [Text("impossible-missing", {"decision": table.game.decisions.of(missing).name})]
    problems = []
    if choosing and (table.setup.sides != "each" or table.first != NONE or table.turn >= table.seats):
        problems.append(Text("impossible-choosing"))
    sections = table.sections()
    steps = [
        (int(table.first != NONE), 1),
        (len(table.tokens), int(box.SPACES)),
        (len(table.influence), int(box.QUARTERS)),
        (int(chance.fallen(table)), len(box.DICE)),
        (int(table.plan != NONE), 1),
        (sum(table.cards[section] != NONE for section in sections), len(sections)),
        (sum(table.tiles[section] != NONE for section in sections), len(sections)),
        (len(table.row), len(box.SOLO_CARDS)),
    ]
    begun = [laid for laid, _ in steps]
    under_way = next(index for index, (laid, full) in enumerate(steps) if laid < full)
    if any(begun[under_way + 1 :]) or not _in_order(table, begun[3], begun[5], begun[6]):
        problems.append(Text("impossible-order"))
    untouched = all(
        not player.claims and not player.goods and player.mark == box.START_MARK and not player.decor
        for player in table.players
    )
    if (
        not untouched
        or table.ended_by != NONE
        or table.rerolled
        or table.sale
        or table.stock
        or table.yard
        or table.row_dice
    ):
        problems.append(Text("impossible-too-early"))
    return problems


def _in_order(table: Table, dice: int, cards: int, tiles: int) -> bool:
    """Dice lie on the spaces from the recognition token on, cards and tiles on the sections from the first on."""
    sections = table.sections()
    if dice:
        first = table.tokens.index(box.RECOGNITION)
        if any(bits.count(table.dice_on((first + step) % box.SPACES)) != 1 for step in range(dice)):
            return False
    return all(table.cards[section] != NONE for section in sections[:cards]) and all(
        table.tiles[section] != NONE for section in sections[:tiles]
    )


# --- counting -------------------------------------------------------------------------------------


def census(table: Table) -> dict[str, int]:
    """Materials, banners, ornaments, and rubles where they are limited."""
    found = {
        name: int(box.GOODS.of(table.supply, material)) + lying
        for material, (name, lying) in enumerate(zip(box.MATERIAL_NAMES, _lying(table), strict=True))
    }
    for who, player in enumerate(table.players):
        found[f"banners of {box.COLOURS[who]}"] = int(bits.count(player.claims) + player.banners())
        found[f"ornaments of {box.COLOURS[who]}"] = _ornaments_of(player)
    if table.setup.limited_rubles:
        found["rubles"] = int(table.bank) + sum(int(player.rubles) for player in table.players)
    return found


def _ornaments_of(player: Player) -> int:
    """Placed, ready, and on the advanced side still locked or lost."""
    locked = 0
    if player.side == box.ADVANCED:
        locked = sum(not player.active(workshop) for workshop in range(box.FIRST_WHITE))
    ready = sum(int(player.ready(kind)) for kind in range(len(box.ORNAMENTS)))
    return locked + ready + int(bits.count(player.decor))
