"""What a player is asked, what an action means, and why another is not possible."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.redcathedral.actions import (
    ACQUIRE_,
    ACTIVATE_,
    BANNER_,
    BUILD_,
    CLAIM_,
    DECORATE_,
    DONE_,
    END_TURN_,
    EXTRA,
    HIS_CLAIM_,
    MOVE_,
    OFFER_,
    PER_HALF_OFFER,
    PER_HALF_SWAP,
    PER_SECTION,
    RECEIVE_,
    REROLL_,
    SELL_,
    SELL_PRESTIGE_,
    SWAP_,
    TILE_,
    VOCABULARY,
)
from cantiere.games.redcathedral.box import (
    ACTION_GIVE,
    ACTION_KIND,
    ACTION_MATERIALS,
    ACTION_NEEDS_SET,
    ACTION_PRESTIGE,
    ACTION_RECOGNITION,
    ACTION_RUBLES,
    ACTION_TAKE,
    ALL_KINDS,
    CARD_COST,
    CARD_KIND,
    DELIVERIES,
    DICE,
    FACE_DOWN,
    FIRST_WHITE,
    GROUPS,
    INFLUENCE_ACTION,
    INFLUENCE_GROUP,
    INFLUENCE_KINDS,
    INFLUENCE_NAMES,
    JEWEL_AMETHYSTS,
    JEWEL_EMERALDS,
    JEWEL_PRESTIGE,
    JEWELS,
    KINDS,
    LAST_SECTION,
    MATERIALS,
    NONE,
    ORNAMENT_MATERIAL,
    ORNAMENTS,
    PAIRS,
    PRESTIGE_RUBLES,
    QUARTER,
    RESOURCES,
    SECTION_NAMES,
    SLOTS,
    SOLO_CARDS,
    TILE_NAMES,
    TRIOS,
    UNIT,
    WHITE_DIE,
    WORKSHOPS,
    count,
)
from cantiere.games.redcathedral.building import available, price, tile_amount, tile_resource
from cantiere.games.redcathedral.gains import behind
from cantiere.games.redcathedral.market import half_of, has_slot, landing, yielding
from cantiere.games.redcathedral.solo import undealt
from cantiere.games.redcathedral.state import (
    ACQUIRED,
    ACTIVATED,
    F_BANNER,
    F_DELIVER,
    F_HIS_ORNAMENT,
    F_MARKET,
    F_RECEIVE,
    F_ROLL,
    F_TILE,
    F_TURN,
    F_WORK,
    FRAMES,
    USED,
    Player,
    Table,
)
from cantiere.kernel.frames import a_of, b_of, kind_of
from cantiere.kernel.text import Text, TextArg

ASKED: Final = FRAMES[:F_ROLL]  # what a person decides

# --- names ----------------------------------------------------------------------------------------


def resource(number: int) -> Text:
    return Text("resource-" + RESOURCES[number])


def die_name(die: int) -> Text:
    return Text("die-" + DICE[die])


def tile_name(tile: int) -> Text:
    return Text("tile-" + TILE_NAMES[tile])


def workshop_name(workshop: int) -> Text:
    return Text("workshop-" + WORKSHOPS[workshop])


def ornament_at(table: Table, s: int) -> Text:
    return Text("ornament-" + ORNAMENTS[CARD_KIND[table.cards[s]]])


def rubles(number: i64) -> Text:
    return Text("amount-rubles", {"count": int(number)})


def influence_gain(action: int) -> Text:
    """What a favour or an offering brings."""
    for key, amount in (
        ("prestige", ACTION_PRESTIGE[action]),
        ("recognition", ACTION_RECOGNITION[action]),
        ("rubles", ACTION_RUBLES[action]),
    ):
        if amount:
            return Text("amount-" + key, {"count": amount})
    return rubles(0)


# --- what is asked --------------------------------------------------------------------------------


def progress(table: Table) -> Text:
    """Nobody counts rounds: the end comes with somebody's sixth section."""
    if table.ender != NONE:
        return Text("progress-last-turns")
    most = max(int(table.completed(player)) for player in table.players)
    return Text("progress-sections", {"most": most, "last": LAST_SECTION})


def prompt(table: Table, seat: int) -> Text:
    actor = table.actor()
    if actor != seat:
        return Text("prompt-over" if table.is_over() else "prompt-wait")
    f = table.frames[-1]
    kind = kind_of(f)
    key = "prompt-" + ASKED[kind]
    if kind == F_WORK:
        return Text(key, {"count": int(a_of(f))}) if len(table.legal(seat)) > 1 and a_of(f) else Text("prompt-end")
    if kind == F_MARKET:
        space = table.die_space[a_of(f)]
        return Text(key, {"die": die_name(a_of(f)), "space": space + 1})
    if kind == F_BANNER:
        return Text(key, {"section": SECTION_NAMES[a_of(f)]})
    if kind == F_TILE:
        return Text(key, {"tile": tile_name(table.tiles[a_of(f)])})
    if kind in (F_DELIVER, F_RECEIVE):
        return Text(key, {"count": int(a_of(f))})
    if kind == F_HIS_ORNAMENT:
        return Text(key, {"ornament": ornament_at(table, table.legal(seat)[0] - VOCABULARY.base("his_ornament"))})
    return Text(key)


# --- what an action means -------------------------------------------------------------------------


def particulars(table: Table, seat: int, action: int) -> dict[str, TextArg]:
    """The names of an action's arguments, and what it would come to now."""
    verb = VOCABULARY.verb(action).name
    args = _arguments(verb, action)
    if verb in ("claim", "build", "decorate", "his_claim", "his_ornament"):
        _tell_section(table, seat, verb, action, args)
    elif verb == "tile":
        _tell_tile(table, seat, action, args)
    elif verb in ("move", "acquire", "activate"):
        _tell_market(table, seat, verb, action, args)
    elif SELL_ <= action < RECEIVE_:
        _tell_influence(table, action, args)
    elif verb == "sell_prestige":
        args["price"] = rubles(PRESTIGE_RUBLES)
    elif verb == "jakovlev":
        _tell_jakovlev(table, args)
    elif verb.startswith("lay_") or verb in ("drop", "deal_die"):
        _tell_laying(table, verb, args)
    return args


def _arguments(verb: str, action: int) -> dict[str, TextArg]:
    args: dict[str, TextArg] = {}
    for name, word in VOCABULARY.words(action).items():
        if name in ("section", "face", "value", "extra", "amount", "space"):
            args[name] = int(word) if word.isdigit() else word
        elif name in ("resource", "material"):
            args["resource"] = Text("resource-" + word)
        elif name in ("die", "workshop", "side", "source", "jewels", "tile", "plan", "influence"):
            args[name] = Text(f"{name}-{word}")
        elif name == "card" and word in SOLO_CARDS:
            args[name] = Text("solo-" + word)
        elif name == "seat":
            args["to"] = int(word)
    if verb == "offer":
        trio = TRIOS[(action - OFFER_) % PER_HALF_OFFER]
        args.update({name: resource(m) for name, m in zip(("one", "two", "three"), trio, strict=True)})
    return args


def _tell_section(table: Table, seat: int, verb: str, action: int, args: dict[str, TextArg]) -> None:
    s = SECTION_NAMES.index(str(args["section"]))
    if s >= len(table.cards) or table.cards[s] == NONE:
        return
    if verb in ("claim", "his_claim"):
        args["kind"] = Text("section-" + KINDS[CARD_KIND[table.cards[s]]])
        args["tile"] = tile_name(table.tiles[s])
    elif verb == "build":
        last = table.site[s] + UNIT[(action - BUILD_) % PER_SECTION] == CARD_COST[table.cards[s]]
        args["completes"] = "yes" if last else "no"
    else:
        args["ornament"] = ornament_at(table, s)
        if verb == "decorate":
            args["count"] = JEWEL_PRESTIGE[(action - DECORATE_) % PER_SECTION]


def _tell_tile(table: Table, seat: int, action: int, args: dict[str, TextArg]) -> None:
    if table.frames and kind_of(table.frames[-1]) == F_TILE:
        args["tile"] = tile_name(table.tiles[a_of(table.frames[-1])])
        args["price"] = rubles(price(table.players[seat], seat, (action - TILE_) // 2))


def _tell_market(table: Table, seat: int, verb: str, action: int, args: dict[str, TextArg]) -> None:
    if verb == "move":
        die, extra = divmod(action - MOVE_, int(EXTRA))
        space = int(landing(table, die, extra))
        others = bin(table.dice_on(space) & ~(1 << die)).count("1")
        args["space"] = space + 1
        args["price"] = rubles(extra)
        args["resource"] = resource(table.tokens[space])
        args["amount"] = table.setup.amounts[table.tokens[space]] * (others + 1)
    elif verb == "acquire":
        if table.frames and kind_of(table.frames[-1]) == F_MARKET:
            args["resource"] = resource(table.tokens[table.die_space[a_of(table.frames[-1])]])
    else:
        tile = table.players[seat].workshops[action - ACTIVATE_]
        if NONE < tile < FACE_DOWN:
            args["resource"] = resource(int(tile_resource(table, tile)))
            args["amount"] = int(tile_amount(table, tile))


def card_here(table: Table) -> int:
    """The influence card of the quarter where the moved die lies, or NONE."""
    for f in table.frames:
        if kind_of(f) == F_MARKET:
            return table.influence[table.die_space[a_of(f)] // QUARTER]
    return NONE


def _tell_influence(table: Table, action: int, args: dict[str, TextArg]) -> None:
    card = card_here(table)
    if card == NONE:
        return
    number = INFLUENCE_ACTION[card * 2 + int(half_of(action))]
    args["group"] = Text("group-" + GROUPS[INFLUENCE_GROUP[card]])
    args["rubles"] = ACTION_RUBLES[number]
    args["price"] = rubles(ACTION_RUBLES[number])
    args["give"] = ACTION_GIVE[number]
    args["take"] = ACTION_TAKE[number]
    args["gain"] = influence_gain(number)
    if SWAP_ <= action < OFFER_:
        a, b = PAIRS[(action - SWAP_) % PER_HALF_SWAP]
        args["one"], args["two"] = resource(table.tokens[a]), resource(table.tokens[b])


def _tell_jakovlev(table: Table, args: dict[str, TextArg]) -> None:
    place = next((p for p in range(len(table.row)) if table.used >> p & 1 == 0), NONE)
    if place == NONE or len(table.row_tiles) != len(DICE):
        return
    die = table.row_tiles[place]
    space = int(landing(table, die, 0))
    args["die"] = die_name(die)
    args["space"] = space + 1
    args["moves"] = "yes" if has_slot(table, die, space) else "no"


def _tell_laying(table: Table, verb: str, args: dict[str, TextArg]) -> None:
    """Where a piece goes that chance has drawn."""
    if verb == "lay_token":
        args["space"] = len(table.tokens) + 1
    elif verb == "lay_influence":
        args["quarter"] = Text(f"quarter-{len(table.influence)}")
    elif verb in ("lay_section", "lay_tile"):
        laid = table.cards if verb == "lay_section" else table.tiles
        free = [s for s in table.sections() if laid[s] == NONE]
        if free:
            args["section"] = SECTION_NAMES[free[0]]
            args["kind"] = Text("section-" + KINDS[table.kind_at(free[0])])
    elif verb == "deal_die" and table.row:
        args["card"] = Text("solo-" + SOLO_CARDS[table.row[len(DICE) - len(undealt(table))]])


# --- why not --------------------------------------------------------------------------------------


def why_not(table: Table, seat: int, action: int) -> Text:
    """The reason a person would give. Only asked for what is not legal."""
    if table.actor() != seat or not table.frames:
        return Text("why-not-your-turn")
    f = table.frames[-1]
    kind = kind_of(f)
    player = table.players[seat]
    if action == SELL_PRESTIGE_ or REROLL_ <= action < HIS_CLAIM_:
        return _why_not_optional(table, player, action)
    if CLAIM_ <= action < BANNER_ and kind in (F_TURN, F_WORK, F_MARKET):
        return _why_not_claim(table, player, kind, action - CLAIM_)
    if BANNER_ <= action < TILE_ and kind == F_BANNER:
        return Text("why-no-banner-there")
    if TILE_ <= action < BUILD_ and kind == F_TILE:
        return _why_not_tile(player, seat, (action - TILE_) // 2)
    if BUILD_ <= action < MOVE_ and kind in (F_TURN, F_WORK, F_MARKET, F_DELIVER):
        left = DELIVERIES if kind == F_TURN else a_of(f)
        if kind == F_MARKET or left == 0:
            return Text("why-acted")
        if action < DECORATE_:
            return _why_not_build(table, player, action - BUILD_)
        return _why_not_decorate(table, player, action - DECORATE_, int(left))
    if MOVE_ <= action < ACQUIRE_ and kind in (F_TURN, F_WORK, F_MARKET):
        return _why_not_move(table, player, seat, kind, action - MOVE_)
    if ACQUIRE_ <= action < RECEIVE_ and kind in (F_TURN, F_WORK, F_MARKET):
        return _why_not_market(table, player, f, action)
    if RECEIVE_ <= action < DONE_ and kind == F_RECEIVE:
        return Text("why-none-left", {"resource": resource(action - RECEIVE_)})
    if action == END_TURN_ and kind == F_TURN:
        return Text("why-must-act")
    return Text("why-asked-else", {"prompt": prompt(table, seat)})


def _why_not_optional(table: Table, player: Player, action: int) -> Text:
    if table.actor() != table.turn:
        return Text("why-not-your-turn")
    if behind(player.mark) == NONE:
        return Text("why-no-prestige")
    if action == SELL_PRESTIGE_:
        return Text("why-one-moment") if table.bank else Text("why-none-left", {"resource": Text("resource-rubles")})
    if table.rerolled:
        return Text("why-rerolled")
    return Text("why-no-dice", {"space": action - int(REROLL_) + 1})


def _why_not_claim(table: Table, player: Player, kind: int, s: int) -> Text:
    where: dict[str, TextArg] = {"section": SECTION_NAMES[s]}
    if kind != F_TURN:
        return Text("why-acted")
    if s not in table.sections():
        return Text("why-no-section", where)
    if table.claimed() >> s & 1:
        return Text("why-claimed", where)
    if s not in available(table):
        return Text("why-below", {"section": SECTION_NAMES[s], "below": SECTION_NAMES[s - 1]})
    return Text("why-no-banner")


def _why_not_tile(player: Player, colour: int, workshop: int) -> Text:
    where: dict[str, TextArg] = {"workshop": workshop_name(workshop)}
    if player.workshops[workshop] != NONE:
        return Text("why-workshop-full", where)
    if workshop >= FIRST_WHITE and player.white >> workshop - FIRST_WHITE & 1:
        return Text("why-banner-there", where)
    if player.rubles < price(player, colour, workshop):
        return Text("why-rubles", {"price": rubles(price(player, colour, workshop)), "rubles": rubles(player.rubles)})
    return Text("why-same-workshop")


def _why_not_build(table: Table, player: Player, place: int) -> Text:
    s, m = divmod(place, int(PER_SECTION))
    where: dict[str, TextArg] = {"section": SECTION_NAMES[s], "resource": resource(m)}
    if player.claims >> s & 1 == 0:
        return Text("why-not-your-section", where)
    if table.done >> s & 1:
        return Text("why-completed", where)
    if count(CARD_COST[table.cards[s]] - table.site[s], m) == 0:
        return Text("why-not-needed", where)
    return Text("why-not-held", where)


def _why_not_decorate(table: Table, player: Player, place: int, left: int) -> Text:
    s, jewels = divmod(place, int(PER_SECTION))
    if table.done >> s & 1 == 0:
        return Text("why-not-completed", {"section": SECTION_NAMES[s]})
    if table.bare() >> s & 1 == 0:
        return Text("why-decorated", {"section": SECTION_NAMES[s]})
    kind = CARD_KIND[table.cards[s]]
    if player.ready(kind) == 0:
        return Text("why-no-ornament", {"ornament": ornament_at(table, s)})
    if count(player.goods, ORNAMENT_MATERIAL[kind]) == 0:
        return Text("why-not-held", {"resource": resource(ORNAMENT_MATERIAL[kind])})
    needed = 1 + JEWEL_EMERALDS[jewels] + JEWEL_AMETHYSTS[jewels]
    if needed > left:
        return Text("why-deliveries", {"count": needed, "left": left})
    return Text("why-no-jewels", {"jewels": Text("jewels-" + JEWELS[jewels])})


def _why_not_move(table: Table, player: Player, colour: int, kind: int, code: int) -> Text:
    die, extra = divmod(code, int(EXTRA))
    if kind != F_TURN:
        return Text("why-acted")
    if extra and die not in (colour, WHITE_DIE):
        return Text("why-not-your-die", {"die": die_name(colour)})
    if extra > player.rubles:
        return Text("why-rubles", {"price": rubles(extra), "rubles": rubles(player.rubles)})
    return Text("why-space-full", {"space": int(landing(table, die, extra)) + 1, "count": int(SLOTS)})


def _why_not_market(table: Table, player: Player, f: int, action: int) -> Text:
    if kind_of(f) != F_MARKET:
        return Text("why-no-die-moved" if kind_of(f) == F_TURN else "why-acted")
    die, flags = int(a_of(f)), int(b_of(f))
    if action < ACTIVATE_:
        return _why_not_acquire(table, player, table.die_space[die], flags, action - int(ACQUIRE_) + 1)
    if action < SELL_:
        return _why_not_activate(table, player, die, flags, action - ACTIVATE_)
    return _why_not_influence(table, player, flags, action)


def _why_not_acquire(table: Table, player: Player, space: int, flags: int, amount: int) -> Text:
    token = table.tokens[space]
    if flags & ACQUIRED:
        return Text("why-acquired")
    if amount > yielding(table, space):
        return Text("why-not-so-many", {"amount": int(yielding(table, space)), "resource": resource(token)})
    return _why_not_kept(player, token, amount)


def _why_not_kept(player: Player, token: int, amount: int) -> Text:
    if token < MATERIALS and player.room() < amount:
        return Text("why-no-room", {"count": int(player.room())})
    if token < MATERIALS:
        return Text("why-none-left", {"resource": resource(token)})
    return Text("why-all-of-it", {"resource": resource(token)})


def _why_not_activate(table: Table, player: Player, die: int, flags: int, workshop: int) -> Text:
    if flags & ACTIVATED:
        return Text("why-activated")
    if min(workshop, FIRST_WHITE) != die:
        return Text("why-other-die", {"workshop": workshop_name(workshop), "die": die_name(die)})
    tile = player.workshops[workshop]
    if tile == NONE or tile >= FACE_DOWN:
        return Text("why-no-tile" if tile == NONE else "why-face-down", {"workshop": workshop_name(workshop)})
    return _why_not_kept(player, int(tile_resource(table, tile)), 1)


def _why_not_influence(table: Table, player: Player, flags: int, action: int) -> Text:
    half = int(half_of(action))
    card = card_here(table)
    number = INFLUENCE_ACTION[card * 2 + half]
    verb = VOCABULARY.verb(action).name
    name = Text("influence-" + INFLUENCE_NAMES[card])
    if INFLUENCE_KINDS[ACTION_KIND[number]] != verb:
        return Text("why-not-offered", {"influence": name})
    if flags & (USED | USED << 1):
        return Text("why-used" if flags & USED << half else "why-used-other", {"influence": name})
    if verb not in ("sell", "favour", "offer") and player.rubles < ACTION_RUBLES[number]:
        return Text("why-rubles", {"price": rubles(ACTION_RUBLES[number]), "rubles": rubles(player.rubles)})
    if verb in ("sell", "buy", "exchange"):
        m = (action - SELL_) % MATERIALS
        if verb != "exchange" and ACTION_MATERIALS[number] >> m & 1 == 0:
            return Text("why-not-depicted", {"resource": resource(m)})
        if verb == "buy":
            return _why_not_kept(player, m, 1)
        needed = 1 if verb == "sell" else ACTION_GIVE[number]
        return Text("why-too-few", {"count": needed, "resource": resource(m)})
    if verb == "favour" and ACTION_NEEDS_SET[number] and table.kinds(player) != ALL_KINDS:
        return Text("why-no-set")
    return Text("why-nothing-to-deliver" if verb == "hire" else "why-not-all-held")
