"""What a seat sees of the table (everything: nothing is hidden), and the table drawn with letters."""

from __future__ import annotations

from cantiere.games.redcathedral.actions import (
    ACQUIRE_,
    ACTIVATE_,
    BUILD_,
    DECORATE_,
    EXTRA,
    MOVE_,
    PER_SECTION,
    RECEIVE_,
    SELL_,
)
from cantiere.games.redcathedral.box import (
    ACTION_NAMES,
    ACTION_REPEAT,
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
    INFLUENCE_NAMES,
    INVENTORY,
    KINDS,
    LAP,
    LEVELS,
    MATERIAL_NAMES,
    NONE,
    ORNAMENTS,
    PLAN_NAMES,
    QUARTER,
    RESOURCES,
    SECTION_NAMES,
    SIDES,
    SOLO_CARDS,
    SPACES,
    TILE_NAMES,
    TOWER_NAMES,
    UNLOCKS,
    WORKSHOPS,
    unpack,
)
from cantiere.games.redcathedral.building import open_workshop, price
from cantiere.games.redcathedral.gains import prestige_of
from cantiere.games.redcathedral.market import half_of, landing
from cantiere.games.redcathedral.scoring import contribution, score, tower_share, tower_value
from cantiere.games.redcathedral.state import F_MARKET, STAGES, Player, Table
from cantiere.kernel.frames import a_of, b_of, kind_of

# --- the view -------------------------------------------------------------------------------------


def view(table: Table, seat: int | None) -> dict[str, object]:
    """The whole table: nothing is hidden."""
    shown: dict[str, object] = {
        "stage": STAGES[table.stage],
        "turn": COLOURS[table.turn],
        "first": COLOURS[table.first],
        "ender": COLOURS[table.ender] if table.ender != NONE else None,
        "rerolled": table.rerolled == 1,
        "supply": {name: unpack(table.supply).get(name, 0) for name in MATERIAL_NAMES},
        "bank": int(table.bank) if table.setup.limited_rubles else None,
        "market": _market(table),
        "plan": PLAN_NAMES[table.plan] if table.plan != NONE else None,
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
                "actions": [
                    {"action": ACTION_NAMES[action], "repeat": ACTION_REPEAT[action]}
                    for action in INFLUENCE_ACTION[card * 2 : card * 2 + 2]
                ],
            }
            for card in table.influence
        ],
        "moved": DICE[a_of(moved)] if moved is not None else None,
        "done": int(b_of(moved)) if moved is not None else 0,
    }


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
    }


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
        "workshops": [_workshop(player, who, workshop) for workshop in range(len(WORKSHOPS))],
        "mark": int(player.mark % LAP),
        "laps": int(player.mark // LAP),
        "prestige": int(prestige_of(player.mark)),
        "completed": int(table.completed(player)),
        "score": int(score(table, who)) if table.heights else int(prestige_of(player.mark)),
    }


def _workshop(player: Player, who: int, workshop: int) -> dict[str, object]:
    tile = player.workshops[workshop]
    return {
        "workshop": WORKSHOPS[workshop],
        "price": int(price(player, who, workshop)),
        "open": bool(open_workshop(player, workshop)),
        "tile": TILE_NAMES[tile % FACE_DOWN] if tile != NONE else None,
        "face_down": tile >= FACE_DOWN,
        "unlocks": ORNAMENTS[UNLOCKS[workshop]] if player.side and workshop < FIRST_WHITE else None,
    }


# --- what to click --------------------------------------------------------------------------------


def elements(table: Table, seat: int, action: int) -> list[str]:
    """The elements that stand for an action: besides its own, the inventory a delivery comes from, the space a die
    lands on, the influence card that is used."""
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
    return found


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
