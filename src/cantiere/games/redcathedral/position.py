"""The position as plain values that people can read and write, and back.

Written by hand, a position may leave out most of itself: tokens, influence cards, dice, sections and tiles are then the
first of the box, boards are as at the start, and a banner that stands on a section came from the inventory first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantiere.games.redcathedral.actions import SOURCES
from cantiere.games.redcathedral.box import (
    ADVANCED,
    BANNERS,
    CARD_COST,
    CARD_KIND,
    CARD_NAMES,
    CARD_SIZE,
    COINS,
    COLOURS,
    DICE,
    FACE_DOWN,
    FIRST_WHITE,
    GROUPS,
    INFLUENCE_GROUP,
    INFLUENCE_NAMES,
    LAST_SECTION,
    LEVELS,
    MATERIALS,
    NONE,
    ORNAMENTS,
    ORNAMENTS_EACH,
    PIECES,
    PLAN_NAMES,
    QUARTERS,
    RESOURCES,
    SECTION_NAMES,
    SIDES,
    SLOTS,
    SOLO_CARDS,
    SPACES,
    START_MARK,
    START_RUBLES,
    TILE_NAMES,
    UNLOCKS,
    WORKSHOPS,
    count,
    pack,
    plans_for,
    section,
    size,
    unpack,
)
from cantiere.games.redcathedral.state import (
    F_BANNER,
    F_HIS_CLAIM,
    F_MARKET,
    F_ROLL,
    F_TILE,
    FRAMES,
    JAKOVLEV,
    PLAY,
    SALES,
    STAGES,
    UNSOLD,
    Player,
    Table,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.frames import a_of, frame_words, kind_of, read_frame

# --- out ------------------------------------------------------------------------------------------


def plain(table: Table) -> dict[str, object]:
    """Everything on the table."""
    described: dict[str, object] = {
        "table": {
            "stage": STAGES[table.stage],
            "turn": COLOURS[table.turn],
            "first": COLOURS[table.first],
            "ender": COLOURS[table.ender] if table.ender != NONE else "",
            "turns": int(table.turns),
            "rerolled": table.rerolled == 1,
            "prestige_sold": SALES[table.sold],
            "frames": [frame_words(f, FRAMES) for f in table.frames],
            "supply": unpack(table.supply),
        },
        "market": {
            "tokens": [RESOURCES[token] for token in table.tokens],
            "influence": [INFLUENCE_NAMES[card] for card in table.influence],
            "dice": {
                DICE[die]: {"space": table.die_space[die] + 1, "value": table.die_value[die]}
                for die in range(len(DICE))
                if table.die_space[die] != NONE
            },
        },
        "plan": PLAN_NAMES[table.plan] if table.plan != NONE else "",
        "sections": {SECTION_NAMES[s]: _plain_section(table, s) for s in table.sections()},
        "players": [_plain_player(player) for player in table.players],
    }
    if table.setup.limited_rubles:
        described["bank"] = int(table.bank)
    if table.setup.solo:
        described["jakovlev"] = {
            "row": [SOLO_CARDS[card] for card in table.row],
            "dice": [DICE[die] for die in table.row_tiles],
            "used": [place + 1 for place in range(len(SOLO_CARDS)) if table.used >> place & 1],
            "inventory": unpack(table.stock),
            "construction": unpack(table.yard),
        }
    return described


def _plain_section(table: Table, s: int) -> dict[str, object]:
    described: dict[str, object] = {}
    if table.cards[s] != NONE:
        described["card"] = CARD_NAMES[table.cards[s]]
    if table.tiles[s] != NONE:
        described["tile"] = TILE_NAMES[table.tiles[s]]
    if table.owner(s) != NONE:
        described["banner"] = COLOURS[table.owner(s)]
    if table.site[s]:
        described["site"] = unpack(table.site[s])
    if table.done >> s & 1:
        described["completed"] = True
    for who, player in enumerate(table.players):
        if player.decor >> s & 1:
            described["ornament"] = COLOURS[who]
    return described


def _plain_player(player: Player) -> dict[str, object]:
    return {
        "side": SIDES[player.side],
        "rubles": int(player.rubles),
        "mark": int(player.mark),
        "goods": unpack(player.goods),
        "banners": {
            "inventory": int(player.covered),
            "spare": int(player.spare),
            "white_1": int(player.white & 1),
            "white_2": int(player.white >> 1),
        },
        "workshops": {
            name: ("down " if tile >= FACE_DOWN else "") + TILE_NAMES[tile % FACE_DOWN]
            for name, tile in zip(WORKSHOPS, player.workshops, strict=True)
            if tile != NONE
        },
    }


# --- and back -------------------------------------------------------------------------------------


def lay(table: Table, described: Mapping[str, Any]) -> None:
    """Put on the empty table what was described. What could not lie on a table raises BadPosition."""
    head = described.get("table", {})
    sections = described.get("sections", {})
    table.stage = STAGES.index(head.get("stage", "play"))
    table.turn = COLOURS.index(head.get("turn", COLOURS[0]))
    table.first = COLOURS.index(head.get("first", COLOURS[0]))
    table.ender = COLOURS.index(head["ender"]) if head.get("ender") else NONE
    table.turns = head.get("turns", 0)
    table.rerolled = int(head.get("rerolled", False))
    table.sold = SALES.index(head.get("prestige_sold", SALES[UNSOLD]))
    _lay_market(table, described.get("market", {}))
    _lay_cathedral(table, described.get("plan", ""), sections)
    players = described.get("players", [{}] * int(table.setup.players))
    if len(players) != table.setup.players or max(table.turn, table.first, table.ender) >= table.setup.players:
        raise _bad(table, "players", count=len(players), players=int(table.setup.players))
    table.players = [_lay_player(table, who, player) for who, player in enumerate(players)]
    for name, found in sections.items():
        _lay_pieces(table, section(name), found)
    _check_scaffolds(table)
    for who, player in enumerate(players):
        _lay_board(table, who, player.get("banners"))
    if table.setup.solo:
        _lay_jakovlev(table, described.get("jakovlev", {}))
    _lay_supply(table, head, described.get("bank"))
    _lay_frames(table, head.get("frames", ["turn"] if table.stage == PLAY else []))


def _bad(table: Table, what: str, **args: str | int) -> BadPosition:
    return BadPosition("error-position-" + what, game=table.game.id, **args)


def _lay_market(table: Table, market: Mapping[str, Any]) -> None:
    playing = table.stage >= PLAY
    table.tokens = [RESOURCES.index(name) for name in market.get("tokens", RESOURCES if playing else ())]
    first = [INFLUENCE_NAMES[INFLUENCE_GROUP.index(group)] for group in range(len(GROUPS))]
    table.influence = [INFLUENCE_NAMES.index(name) for name in market.get("influence", first if playing else ())]
    groups = [INFLUENCE_GROUP[card] for card in table.influence]
    dice = market.get("dice", {})
    for die, colour in enumerate(DICE):
        at = dice.get(colour, {"space": die + 1 if playing else 0})
        table.put_die(die, at["space"] - 1)
        table.turn_die(die, at.get("value", 1))
    if (
        (playing and (len(table.tokens) != SPACES or len(groups) != QUARTERS or NONE in table.die_space))
        or len(set(table.tokens)) != len(table.tokens)
        or len(set(groups)) != len(groups)
        or any(not NONE <= space < SPACES for space in table.die_space)
        or any(not 1 <= value <= 6 for value in table.die_value)
        or any(table.die_space.count(space) > SLOTS for space in range(SPACES))
    ):
        raise _bad(table, "market")


def _lay_cathedral(table: Table, plan: str, sections: Mapping[str, Any]) -> None:
    """The cards and tiles of the plan."""
    fitting = plans_for(int(table.setup.players))
    if not plan and table.stage < PLAY:
        return
    table.unfold(PLAN_NAMES.index(plan) if plan else fitting[0])
    if table.plan not in fitting or any(section(name) not in table.sections() for name in sections):
        raise _bad(table, "plan", plan=PLAN_NAMES[table.plan])
    cards, tiles = table.cards[:], table.tiles[:]
    for name, described in sections.items():
        if "card" in described:
            cards[section(name)] = CARD_NAMES.index(described["card"])
        if "tile" in described:
            tiles[section(name)] = TILE_NAMES.index(described["tile"])
    for s in table.sections() if table.stage >= PLAY else ():
        if cards[s] == NONE:
            cards[s] = next(c for c, kind in enumerate(CARD_KIND) if c not in cards and kind == table.kind_at(s))
        if tiles[s] == NONE:
            tiles[s] = next(t for t, number in enumerate(table.setup.tiles) if tiles.count(t) < number)
    laid = [s for s in table.sections() if cards[s] != NONE]
    if (
        len({cards[s] for s in laid}) != len(laid)
        or any(CARD_KIND[cards[s]] != table.kind_at(s) for s in laid)
        or any(tiles.count(t) > number for t, number in enumerate(table.setup.tiles))
    ):
        raise _bad(table, "cards")
    table.cards, table.tiles = cards, tiles


def _lay_player(table: Table, who: int, described: Mapping[str, Any]) -> Player:
    player = Player()
    his = table.setup.solo and who == JAKOVLEV
    player.side = SIDES.index(described.get("side", SIDES[0 if his else table.default_side()]))
    at_start = START_RUBLES[who] if table.stage >= PLAY and not his else 0
    player.rubles = described.get("rubles", at_start)
    player.mark = described.get("mark", START_MARK)
    player.goods = pack(described.get("goods", {}))
    for name, tile in described.get("workshops", {}).items():
        words = tile.split()
        player.put_tile(WORKSHOPS.index(name), TILE_NAMES.index(words[-1]) + (FACE_DOWN if words[1:] else 0))
    if player.rubles < 0 or player.mark < 0:
        raise _bad(table, "player", colour=COLOURS[who])
    return player


def _lay_pieces(table: Table, s: int, described: Mapping[str, Any]) -> None:
    """Banner, materials and ornament of one section."""
    banner, ornament = described.get("banner", ""), described.get("ornament", "")
    completed = bool(described.get("completed", False))
    site = pack(described.get("site", {}))
    if ((completed or site) and not banner) or (ornament and not completed) or (site and completed):
        raise _bad(table, "section", section=SECTION_NAMES[s])
    if banner:
        table.players[COLOURS.index(banner)].claims |= BIT[s]
    if ornament:
        table.players[COLOURS.index(ornament)].decor |= BIT[s]
    if completed:
        table.done |= BIT[s]
    if site and not _wanted(table, s, site, banner):
        raise _bad(table, "section", section=SECTION_NAMES[s])
    table.put(s, site)


def _wanted(table: Table, s: int, site: int, banner: str) -> bool:
    """Whether an unfinished section needs the materials that lie there. Jakovlev looks at their number only."""
    card = table.cards[s]
    if table.setup.solo and banner == COLOURS[JAKOVLEV]:
        return size(site) < CARD_SIZE[card]
    return site != CARD_COST[card] and all(count(site, m) <= count(CARD_COST[card], m) for m in range(MATERIALS))


def _check_scaffolds(table: Table) -> None:
    """Banners stand without a gap from the base up."""
    claimed = table.claimed()
    for s in table.sections():
        if claimed >> s & 1 and s % LEVELS and claimed >> s - 1 & 1 == 0:
            raise _bad(table, "section", section=SECTION_NAMES[s])


def _lay_board(table: Table, who: int, banners: Mapping[str, int] | None) -> None:
    """What is left on a player's board follows from what has gone, but for where the banners came from."""
    player = table.players[who]
    claims = bin(player.claims).count("1")
    start = table.banners_at_start(who, player.side)
    left = start[:]
    if banners is not None:
        left = [int(banners.get(source, 0)) for source in SOURCES]
    else:
        for _ in range(claims):
            left[next(i for i in range(len(left)) if left[i])] -= 1
    player.covered, player.spare, player.white = left[0], left[1], left[2] | left[3] << 1
    player.ornaments = _ornaments_left(table, who)
    if (
        sum(left) != BANNERS - claims
        or any(not 0 <= left[i] <= start[i] for i in range(len(left)))
        or sum(tile != NONE for tile in player.workshops) > claims
        or any(player.white >> i & 1 and player.workshops[FIRST_WHITE + i] != NONE for i in range(2))
        or player.room() < 0
        or table.completed(player) > LAST_SECTION
    ):
        raise _bad(table, "player", colour=COLOURS[who])


def _ornaments_left(table: Table, who: int) -> int:
    player = table.players[who]
    ready = ORNAMENTS_EACH[:]
    if player.side == ADVANCED:
        unlocked = [UNLOCKS[w] for w in range(FIRST_WHITE) if NONE < player.workshops[w] < FACE_DOWN]
        ready = [unlocked.count(kind) for kind in range(len(ORNAMENTS))]
    for s in table.sections():
        if player.decor >> s & 1:
            ready[table.kind_at(s)] -= 1
    if min(ready) < 0:
        raise _bad(table, "player", colour=COLOURS[who])
    return sum(number << 2 * kind for kind, number in enumerate(ready))


def _lay_jakovlev(table: Table, his: Mapping[str, Any]) -> None:
    playing = table.stage >= PLAY
    table.row = [SOLO_CARDS.index(name) for name in his.get("row", SOLO_CARDS if playing else ())]
    table.row_tiles = [DICE.index(name) for name in his.get("dice", DICE if playing else ())]
    table.used = sum(1 << place - 1 for place in set(his.get("used", [])))
    table.stock = pack(his.get("inventory", {}))
    table.yard = pack(his.get("construction", {}))
    if (
        len(set(table.row)) != len(table.row)
        or len(set(table.row_tiles)) != len(table.row_tiles)
        or table.used >= 1 << len(SOLO_CARDS)
        or (playing and len(table.row) != len(SOLO_CARDS))
        or table.players[JAKOVLEV].side == ADVANCED
    ):
        raise _bad(table, "jakovlev")


def _lay_supply(table: Table, head: Mapping[str, Any], bank: int | None) -> None:
    """What lies nowhere else is in the supply, unless the position wants it scarcer."""
    left = [count(PIECES, m) - lying for m, lying in enumerate(table.materials_lying())]
    if min(left) < 0:
        raise _bad(table, "supply")
    named = {name: int(left[m]) for m, name in enumerate(RESOURCES[:MATERIALS])}
    table.supply = pack(head.get("supply", named))
    if any(count(table.supply, m) > left[m] for m in range(MATERIALS)):
        raise _bad(table, "supply")
    if table.setup.limited_rubles:
        most = COINS - sum(int(player.rubles) for player in table.players)
        table.bank = most if bank is None else bank
        if not 0 <= table.bank <= most:
            raise _bad(table, "supply")


def _lay_frames(table: Table, frames: list[str]) -> None:
    """What is to be decided must be somebody's decision, about things that are there."""
    table.frames = [read_frame(words, FRAMES) for words in frames]
    if (table.stage == PLAY and not table.frames) or (table.stage > PLAY and table.frames):
        raise _bad(table, "frames")
    for f in table.frames:
        kind = kind_of(f)
        if (
            (kind < F_HIS_CLAIM and table.turn >= table.seats)
            or (kind >= F_HIS_CLAIM and kind != F_ROLL and not table.setup.solo)
            or (kind in (F_BANNER, F_TILE) and a_of(f) not in table.sections())
            or (kind == F_MARKET and a_of(f) >= len(DICE))
            or (kind == F_ROLL and not 0 < a_of(f) < 1 << len(DICE))
        ):
            raise _bad(table, "frames")
