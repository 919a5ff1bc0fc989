"""What a seat sees of the table (everything: nothing is hidden), and the table drawn with letters."""

from __future__ import annotations

from cantiere.games.redcathedral.actions import (
    ACQUIRE_,
    ACTIVATE_,
    BUILD_,
    BUY_,
    DECORATE_,
    EXCHANGE_,
    EXTRA,
    HIRE_,
    MOVE_,
    OFFER_,
    PER_HALF_OFFER,
    PER_HALF_SWAP,
    PER_SECTION,
    RECEIVE_,
    SELL_,
    SWAP_,
)
from cantiere.games.redcathedral.box import (
    ACTION_GIVE,
    ACTION_KIND,
    ACTION_MATERIALS,
    ACTION_NAMES,
    ACTION_NEEDS_SET,
    ACTION_PRESTIGE,
    ACTION_RECOGNITION,
    ACTION_REPEAT,
    ACTION_RUBLES,
    ACTION_TAKE,
    CARD_COST,
    CARD_NAMES,
    CARD_RECOGNITION,
    CARD_RUBLES,
    COLOURS,
    DICE,
    FACE_DOWN,
    FIRST_WHITE,
    HALVES,
    INFLUENCE_ACTION,
    INFLUENCE_KINDS,
    INFLUENCE_NAMES,
    INVENTORY,
    KINDS,
    LAP,
    LEVELS,
    MATERIAL_NAMES,
    NONE,
    ORNAMENTS,
    PAIRS,
    PLAN_NAMES,
    PRESTIGE_AT,
    QUARTER,
    RESOURCES,
    SECTION_NAMES,
    SIDES,
    SOLO_CARDS,
    SPACES,
    TILE_NAMES,
    TOWER_NAMES,
    TRIOS,
    UNLOCKS,
    WORKSHOPS,
    unpack,
)
from cantiere.games.redcathedral.building import open_workshop, penalty, price, tile_amount, tile_resource
from cantiere.games.redcathedral.gains import prestige_of
from cantiere.games.redcathedral.market import half_of, landing
from cantiere.games.redcathedral.scoring import contribution, score, tower_share, tower_value
from cantiere.games.redcathedral.state import (
    ACQUIRED,
    ACTIVATED,
    F_BANNER,
    F_DELIVER,
    F_MARKET,
    F_WORK,
    FRAMES,
    STAGES,
    USED,
    Table,
)
from cantiere.kernel.bits import BIT
from cantiere.kernel.frames import a_of, b_of, kind_of

# --- the view -------------------------------------------------------------------------------------


def view(table: Table, seat: int | None) -> dict[str, object]:
    """The whole table: nothing is hidden."""
    shown: dict[str, object] = {
        "stage": STAGES[table.stage],
        "turn": COLOURS[table.turn],
        "first": COLOURS[table.first],
        "ender": COLOURS[table.ender] if table.ender != NONE else None,
        "asked": FRAMES[kind_of(table.frames[-1])] if table.frames else None,
        "deliveries": _deliveries(table),
        "rerolled": table.rerolled == 1,
        "track": {"spaces": int(LAP), "prestige": _prestige_spaces()},
        "supply": {name: unpack(table.supply).get(name, 0) for name in MATERIAL_NAMES},
        "bank": int(table.bank) if table.setup.limited_rubles else None,
        "market": _market(table),
        "plan": PLAN_NAMES[table.plan] if table.plan != NONE else None,
        "claiming": next((SECTION_NAMES[a_of(f)] for f in table.frames if kind_of(f) == F_BANNER), None),
        "towers": [_tower(table, tower) for tower in range(len(table.heights))],
        "players": [_player(table, who) for who in range(len(table.players))],
    }
    if table.setup.solo:
        shown["jakovlev"] = {
            "row": [{"card": SOLO_CARDS[card], **_row_tile(table, place)} for place, card in enumerate(table.row)],
            "inventory": unpack(table.stock),
            "construction": unpack(table.yard),
        }
    return shown


def _deliveries(table: Table) -> int:
    """How many materials can still be delivered by the action under way."""
    f = table.frames[-1] if table.frames else NONE
    return int(a_of(f)) if f != NONE and kind_of(f) in (F_WORK, F_DELIVER) else 0


def _row_tile(table: Table, place: int) -> dict[str, object]:
    if place >= len(table.row_tiles):
        return {"die": None, "used": False}
    return {"die": DICE[table.row_tiles[place]], "used": bool(table.used >> place & 1)}


def _market(table: Table) -> dict[str, object]:
    moved = next((f for f in table.frames if kind_of(f) == F_MARKET), None)
    return {
        "spaces": [
            {
                "token": RESOURCES[table.tokens[space]] if space < len(table.tokens) else None,
                "amount": table.setup.amounts[table.tokens[space]] if space < len(table.tokens) else 0,
                "dice": [
                    {"die": DICE[die], "value": table.die_value[die]}
                    for die in range(len(DICE))
                    if table.die_space[die] == space
                ],
            }
            for space in range(int(SPACES))
        ],
        "influence": [
            {
                "card": INFLUENCE_NAMES[card],
                "actions": [_influence(action) for action in INFLUENCE_ACTION[card * 2 : card * 2 + 2]],
            }
            for card in table.influence
        ],
        "visit": _visit(moved) if moved is not None else None,
    }


def _visit(f: int) -> dict[str, object]:
    """Which die was moved, and what has been done since."""
    flags = b_of(f)
    return {
        "die": DICE[a_of(f)],
        "acquired": flags & ACQUIRED != 0,
        "activated": flags & ACTIVATED != 0,
        "used": next((half for number, half in enumerate(HALVES) if flags & USED << number), None),
    }


def _influence(action: int) -> dict[str, object]:
    """One half of an influence card, with what its picture shows."""
    return {
        "action": ACTION_NAMES[action],
        "kind": INFLUENCE_KINDS[ACTION_KIND[action]],
        "repeat": ACTION_REPEAT[action],
        "materials": [name for m, name in enumerate(MATERIAL_NAMES) if ACTION_MATERIALS[action] >> m & 1],
        "rubles": ACTION_RUBLES[action],
        "give": ACTION_GIVE[action],
        "take": ACTION_TAKE[action],
        "prestige": ACTION_PRESTIGE[action],
        "recognition": ACTION_RECOGNITION[action],
        "needs_set": ACTION_NEEDS_SET[action],
    }


def _prestige_spaces() -> list[int]:
    """The recognition spaces of one lap that are prestige spaces too."""
    return [space for space in range(1, int(LAP)) if PRESTIGE_AT[space] > PRESTIGE_AT[space - 1]] + [int(LAP)]


def _tower(table: Table, tower: int) -> dict[str, object]:
    return {
        "name": TOWER_NAMES[tower],
        "value": int(tower_value(table, tower)),
        "contributions": [int(contribution(table, tower, player)) for player in table.players],
        "shares": [int(tower_share(table, tower, who)) for who in range(len(table.players))],
        "sections": [_section(table, tower * LEVELS + level) for level in range(table.heights[tower])],
    }


def _section(table: Table, s: int) -> dict[str, object]:
    card = table.cards[s]
    owner = int(table.owner(s))
    decorator = next((who for who, player in enumerate(table.players) if player.decor >> s & 1), NONE)
    return {
        "section": SECTION_NAMES[s],
        "kind": KINDS[table.kind_at(s)],
        "card": CARD_NAMES[card] if card != NONE else None,
        "cost": unpack(CARD_COST[card]) if card != NONE else {},
        "recognition": CARD_RECOGNITION[card] if card != NONE else 0,
        "rubles": CARD_RUBLES[card] if card != NONE else 0,
        "tile": TILE_NAMES[table.tiles[s]] if table.tiles[s] != NONE and owner == NONE else None,
        "banner": COLOURS[owner] if owner != NONE else None,
        "site": unpack(table.site[s]),
        "completed": bool(table.done >> s & 1),
        "ornament": COLOURS[decorator] if decorator != NONE else None,
        "penalties": _penalties(table, s) if owner != NONE and not table.done >> s & 1 else [],
    }


def _penalties(table: Table, s: int) -> list[int]:
    """How much recognition each player would lose if the section were completed now. Nobody falls below 0."""
    after = table.clone()
    assert isinstance(after, Table)
    after.done |= BIT[s]
    after.players[table.owner(s)].mark += CARD_RECOGNITION[table.cards[s]]
    return [min(int(penalty(after, player, s)), int(player.mark)) for player in after.players]


def _player(table: Table, who: int) -> dict[str, object]:
    player = table.players[who]
    return {
        "colour": COLOURS[who],
        "side": SIDES[player.side],
        "rubles": int(player.rubles),
        "goods": unpack(player.goods),
        "capacity": int(INVENTORY - player.covered),
        "banners": {
            "inventory": int(player.covered),
            "spare": int(player.spare),
            "white_1": int(player.white & 1),
            "white_2": int(player.white >> 1),
        },
        "ornaments": {name: int(player.ready(kind)) for kind, name in enumerate(ORNAMENTS)},
        "workshops": [_workshop(table, who, workshop) for workshop in range(len(WORKSHOPS))],
        "mark": int(player.mark % LAP),
        "laps": int(player.mark // LAP),
        "prestige": int(prestige_of(player.mark)),
        "completed": int(table.completed(player)),
        "score": int(score(table, who)) if table.heights else int(prestige_of(player.mark)),
    }


def _workshop(table: Table, who: int, workshop: int) -> dict[str, object]:
    player = table.players[who]
    tile = player.workshops[workshop]
    active = NONE < tile < FACE_DOWN and len(table.tokens) == SPACES
    return {
        "workshop": WORKSHOPS[workshop],
        "price": int(price(player, who, workshop)),
        "open": bool(open_workshop(player, workshop)),
        "tile": TILE_NAMES[tile % FACE_DOWN] if tile != NONE else None,
        "face_down": tile >= FACE_DOWN,
        "gives": RESOURCES[tile_resource(table, tile)] if active else None,
        "amount": int(tile_amount(table, tile)) if active else 0,
        "unlocks": ORNAMENTS[UNLOCKS[workshop]] if player.side and workshop < FIRST_WHITE else None,
    }


# --- what to click --------------------------------------------------------------------------------


def elements(table: Table, seat: int, action: int) -> list[str]:
    """The elements that stand for an action: besides its own, the inventory a delivery comes from, the space a die
    lands on, the influence card that is used with the materials or tokens it is used for."""
    element = table.game.vocabulary.element(action, seat)
    found = [element] if element else []
    moved = next((f for f in table.frames if kind_of(f) == F_MARKET), None)
    if BUILD_ <= action < DECORATE_:
        found.append(f"inventory.{seat}.{MATERIAL_NAMES[(action - BUILD_) % PER_SECTION]}")
    elif MOVE_ <= action < ACQUIRE_:
        die, extra = divmod(action - MOVE_, int(EXTRA))
        found.append(f"space.{landing(table, die, extra) + 1}")
    elif moved is not None:
        space = table.die_space[a_of(moved)]
        if ACQUIRE_ <= action < ACTIVATE_:
            found.append(f"space.{space + 1}")
        elif SELL_ <= action < RECEIVE_:
            found.append(f"influence.{space // QUARTER}.{HALVES[half_of(action)]}")
            found.extend(_concerned(seat, action))
    return found


def _concerned(seat: int, action: int) -> list[str]:
    """The materials or market tokens that an influence action is about."""
    if BUY_ <= action < EXCHANGE_:
        return [f"supply.{MATERIAL_NAMES[(action - BUY_) % PER_SECTION]}"]
    if SELL_ <= action < HIRE_:
        return [f"inventory.{seat}.{MATERIAL_NAMES[(action - SELL_) % PER_SECTION]}"]
    if SWAP_ <= action < OFFER_:
        return [f"token.{space + 1}" for space in PAIRS[(action - SWAP_) % PER_HALF_SWAP]]
    if OFFER_ <= action < RECEIVE_:
        return [f"inventory.{seat}.{MATERIAL_NAMES[m]}" for m in TRIOS[(action - OFFER_) % PER_HALF_OFFER]]
    return []


# --- the table drawn with letters -----------------------------------------------------------------


def board(table: Table) -> str:
    """The market, the cathedral from the top down, and a line for each player."""
    lines = [_market_line(table), *_cathedral(table), *(_player_line(table, who) for who in range(len(table.players)))]
    if table.row:
        lines.append(_row_line(table))
    return "\n".join(lines)


def _market_line(table: Table) -> str:
    words = []
    for space, token in enumerate(table.tokens):
        dice = "".join(
            f" {DICE[die]}:{table.die_value[die]}" for die in range(len(DICE)) if table.die_space[die] == space
        )
        card = ""
        if space % QUARTER == 0 and space // QUARTER < len(table.influence):
            card = f" ({INFLUENCE_NAMES[table.influence[space // QUARTER]]})"
        words.append(f"{space + 1} {RESOURCES[token]}{card}{dice}")
    return "market  " + " | ".join(words)


def _cathedral(table: Table) -> list[str]:
    """A section is its card, whose it is, and what lies there: `B01 red+w` has a red banner and a piece of wood,
    `B01 RED*` is completed and has an ornament."""
    rows = []
    for level in range(max(table.heights, default=0) - 1, -1, -1):
        row = [
            _drawn(table, tower * LEVELS + level) if level < height else ""
            for tower, height in enumerate(table.heights)
        ]
        rows.append(f"{level + 1}  " + " ".join(f"{cell:<18}" for cell in row).rstrip())
    if rows:
        rows.append("   " + " ".join(f"{TOWER_NAMES[tower]:<18}" for tower in range(len(table.heights))).rstrip())
    return rows


def _drawn(table: Table, s: int) -> str:
    card, tile, owner = table.cards[s], table.tiles[s], int(table.owner(s))
    if card == NONE:
        return "·"
    if owner == NONE:
        return CARD_NAMES[card] + (f" [{TILE_NAMES[tile]}]" if tile != NONE else "")
    colour = COLOURS[owner]
    if table.done >> s & 1:
        return f"{CARD_NAMES[card]} {colour.upper()}{'' if table.bare() >> s & 1 else '*'}"
    site = "".join(name[0] * number for name, number in unpack(table.site[s]).items())
    return f"{CARD_NAMES[card]} {colour}{'+' + site if site else ''}"


def _player_line(table: Table, who: int) -> str:
    player = table.players[who]
    goods = " ".join(f"{number} {name}" for name, number in unpack(player.goods).items()) or "nothing"
    tiles = " ".join(
        f"{name}={'(' + TILE_NAMES[tile - FACE_DOWN] + ')' if tile >= FACE_DOWN else TILE_NAMES[tile]}"
        for name, tile in zip(WORKSHOPS, player.workshops, strict=True)
        if tile != NONE
    )
    name = "Jakovlev" if table.setup.solo and who else COLOURS[who]
    turn = "▸" if who == table.turn else " "
    return (
        f"{turn} {name:<9} recognition {player.mark} prestige {prestige_of(player.mark)}  rubles {player.rubles}  "
        f"banners {player.banners()}  holds {goods} of {INVENTORY - player.covered}  {tiles}".rstrip()
    )


def _row_line(table: Table) -> str:
    cards = []
    for place, card in enumerate(table.row):
        die = DICE[table.row_tiles[place]] if place < len(table.row_tiles) else "-"
        cards.append(f"{SOLO_CARDS[card].lower()}:{'(' + die + ')' if table.used >> place & 1 else die}")
    stock = " ".join(f"{number} {name}" for name, number in unpack(table.stock).items()) or "nothing"
    yard = " ".join(f"{number} {name}" for name, number in unpack(table.yard).items()) or "nothing"
    return "row  " + " ".join(cards) + f"  inventory {stock}, construction {yard}"
