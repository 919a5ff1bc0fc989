"""The table of Tiny Towns in words that people can write.

A town is drawn as four rows of squares: `.` an empty one, `W` a cube, `well` a building. Where `pending` is left out, a
town is asked what everybody is asked when the stage begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.tinytowns import box, course, state
from cantiere.games.tinytowns.decisions import building, monuments
from cantiere.kernel import bits
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.position import Fields, find, seat_word, word
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg

MONUMENTS: Final = box.BUILDINGS[box.FIRST_MONUMENT :]
EMPTY_SQUARE: Final = "."

# --- writing --------------------------------------------------------------------------------------


def write(table: state.Table) -> dict[str, object]:
    plain: dict[str, object] = {
        "stage": state.STAGES[table.stage],
        "round": int(table.round),
        "named": word(box.RESOURCES, table.named),
        "cards": {box.FAMILIES[family]: word(box.BUILDINGS, table.cards[family]) for family in range(1, box.COMMON)},
    }
    if table.setup.has_hammer():
        plain["builder"] = seat_word(table.builder)
    elif table.setup.solo:
        plain["row"] = [box.RESOURCES[resource] for resource in table.row]
        plain["under"] = [box.RESOURCES[resource] for resource in table.under]
    else:
        drawn = [full - left for full, left in zip(state.full_pile(), table.pile, strict=True)]
        plain["drawn"] = {box.RESOURCES[r]: count for r, count in enumerate(drawn) if count}
    plain["town"] = {str(seat + 1): _write_town(table, table.towns[seat]) for seat in range(table.seats)}
    return plain


def _write_town(table: state.Table, town: state.Town) -> dict[str, object]:
    plain: dict[str, object] = {
        "plots": _drawn(table, town),
        "stock": {
            box.CELLS[cell]: state.STOCK.named(town.stock[cell], box.RESOURCES)
            for cell in range(16)
            if town.stocked_in_all(cell)
        },
        "constructed": _families(town.constructed),
        "finished": int(town.finished),
    }
    if table.setup.has_hammer():
        plain["hammers"] = int(town.hammers)
    if table.setup.cavern:
        plain["caverns"] = int(town.caverns)
    if table.setup.monuments:
        plain["monument"] = word(box.BUILDINGS, town.monument)
        plain["dealt"] = [MONUMENTS[monument] for monument in bits.each(town.dealt)]
        plain["watch"] = _families(town.watch)
        plain["shrine"] = int(town.shrine)
    plain["pending"] = [table.game.decisions.write(frame) for frame in town.pending]
    return plain


def _drawn(table: state.Table, town: state.Town) -> str:
    words = []
    for cell in range(16):
        standing, cube = table.standing(town, cell), town.cube(cell)
        if standing != NONE:
            words.append(box.BUILDINGS[standing])
        else:
            words.append(box.LETTERS[cube] if cube != NONE else EMPTY_SQUARE)
    return "".join([" ".join(words[row : row + 4]) + "\n" for row in range(0, 16, 4)])


def _families(mask: int) -> list[str]:
    return [box.FAMILIES[family] for family in bits.each(mask)]


# --- reading --------------------------------------------------------------------------------------


def read(table: state.Table, fields: Fields) -> None:
    table.stage = fields.word("stage", state.STAGES, table.stage)
    table.round = fields.number("round", table.round)
    table.named = fields.word("named", box.RESOURCES, table.named, or_none=True)
    _read_cards(table, fields.table("cards"))
    if table.setup.has_hammer():
        table.builder = fields.seat("builder", table.builder, table.seats, or_none=True)
    elif table.setup.solo:
        table.row = fields.words("row", box.RESOURCES, table.row, repeat=True)
        table.under = fields.words("under", box.RESOURCES, table.under, repeat=True)
        table.pile = [full - (table.row + table.under).count(r) for r, full in enumerate(state.full_pile())]
    else:
        drawn = [full - left for full, left in zip(state.full_pile(), table.pile, strict=True)]
        drawn = fields.counts("drawn", box.RESOURCES, drawn, most=box.CARDS_EACH)
        table.pile = [full - count for full, count in zip(state.full_pile(), drawn, strict=True)]
    towns = fields.by_seat("town", table.seats)
    for town, of_town in zip(table.towns, towns, strict=True):
        _read_town(table, town, of_town)
    if table.setup.monuments:
        _read_dealt(table, towns)
    _ask(table)
    for seat, of_town in enumerate(towns):
        town = table.towns[seat]
        town.pending = of_town.pending("pending", table.game.decisions, town.pending)
        table.waiting = table.waiting & ~(1 << seat) | (bool(town.pending) << seat)
        table.find_ready(town)


def _read_cards(table: state.Table, fields: Fields) -> None:
    cards = [int(box.COTTAGE_CARD)]
    for family in range(1, box.COMMON):
        choice = box.FAMILY_CARDS[family]
        now = choice.index(table.cards[family])
        read = fields.word(box.FAMILIES[family], [box.BUILDINGS[card] for card in choice], now, or_none=True)
        cards.append(choice[read] if read != NONE else NONE)
    table.cards = vec[i64](cards)


def _read_town(table: state.Table, town: state.Town, fields: Fields) -> None:
    words = fields.text("plots", _drawn(table, town)).split()
    if table.setup.monuments:
        standing = [MONUMENTS.index(name) for name in words if name in MONUMENTS]
        monument = fields.word("monument", MONUMENTS, standing[0] if standing else NONE, or_none=True)
        town.monument = box.FIRST_MONUMENT + monument if monument != NONE else NONE
        town.watch = fields.mask("watch", box.FAMILIES[: box.COMMON], town.watch)
        town.shrine = fields.number("shrine", town.shrine)
    _read_plots(table, town, words, fields.place)
    stock = fields.table("stock")
    for cell, name in enumerate(box.CELLS):
        for resource, count in enumerate(stock.counts(name, box.RESOURCES, [0] * 5, most=int(state.STOCK.most))):
            if count:
                town.put(cell, resource, count)
    town.constructed = fields.mask("constructed", box.FAMILIES, town.constructed)
    town.finished = fields.number("finished", town.finished)
    if table.setup.has_hammer():
        town.hammers = fields.number("hammers", town.hammers)
    if table.setup.cavern:
        town.caverns = fields.number("caverns", town.caverns)


def _read_plots(table: state.Table, town: state.Town, words: Sequence[str], place: str) -> None:
    number = place.rpartition(".")[2]
    if len(words) != 16:
        problem = Text("impossible-squares", {"number": number, "count": len(words)})
        raise BadPosition("error-position-impossible", problem=problem)
    in_play = [card for card in [*table.cards, town.monument] if card != NONE]
    known = [EMPTY_SQUARE, *box.LETTERS, *[box.BUILDINGS[card] for card in in_play]]
    for cell, name in enumerate(words):
        if name in box.BUILDINGS and name not in known:
            where: dict[str, TextArg] = {"number": number, "cell": box.CELLS[cell]}
            problem = Text("impossible-not-in-play", where | {"building": Text("building-" + name)})
            raise BadPosition("error-position-impossible", problem=problem)
        drawn = find(f"[{place}] plots {box.CELLS[cell]}", name, known)
        if drawn > len(box.LETTERS):
            family = box.FAMILY[in_play[drawn - len(box.LETTERS) - 1]]
            built = town.built[:]
            built[family] |= 1 << cell
            town.built = built
            town.houses |= 1 << cell
        elif drawn:
            town.lay(cell, drawn - 1)


def _read_dealt(table: state.Table, fields: Sequence[Fields]) -> None:
    """Where it is left out what somebody was dealt, it is the monument kept and others that nobody has; nothing before
    all is dealt."""
    known = 0
    for town, of_town in zip(table.towns, fields, strict=True):
        if of_town.has("dealt"):
            town.dealt = of_town.mask("dealt", MONUMENTS, 0)
        else:
            town.dealt = 1 << town.monument - box.FIRST_MONUMENT if town.monument != NONE else 0
        known |= town.dealt
    rest = table.undealt(known) if table.stage >= state.KEEPING else []
    for town, of_town in zip(table.towns, fields, strict=True):
        while rest and not of_town.has("dealt") and box.BITS[town.dealt] < box.MONUMENTS_DEALT:
            town.dealt |= 1 << rest.pop(0)


def _ask(table: state.Table) -> None:
    """What is asked when the stage begins."""
    table.waiting = 0
    for town in table.towns:
        town.pending = []
    if table.stage == state.KEEPING:
        for seat in range(table.seats):
            if table.towns[seat].monument == NONE:
                table.ask(seat, monuments.KEEP.ask())
    elif table.stage == state.NAMING and (table.setup.solo or table.builder != NONE):
        course.begin_naming(table)
    elif table.stage == state.ROUND and table.named == NONE:
        course.begin_free_round(table)
    elif table.stage == state.ROUND:
        course.begin_round(table)


# --- checking -------------------------------------------------------------------------------------

# What a player may have to decide at a stage.
ASKED: Final = {
    state.KEEPING: ("keep",),
    state.NAMING: ("name", "take"),
    state.ROUND: ("build", "place", "take", "stand", "stock", "gift", "reserve", "replace"),
    state.WATCHING: ("build", "stand", "stock", "claim"),
}


def check(table: state.Table) -> list[Text]:
    """What was played before is not looked into: that a town of the first round is half built, say, is no fault."""
    problems = [*_check_stage(table), *_check_cards(table)]
    if table.setup.monuments:
        problems += _check_dealt(table)
    for seat in range(table.seats):
        problems += [*_check_town(table, seat), *_check_stock(table, seat), *_check_pending(table, seat)]
    return problems


def _check_stage(table: state.Table) -> list[Text]:
    setup, stage = table.setup, table.stage
    occurs = {
        state.DEALING: setup.monuments,
        state.KEEPING: setup.monuments,
        state.BEGINNING: setup.has_hammer(),
        state.NAMING: not setup.town_hall,
        state.DRAWING: not setup.has_hammer(),
        state.WATCHING: setup.monuments and not setup.solo,
    }
    if not occurs.get(stage, True):
        return [Text("impossible-stage", {"stage": state.STAGES[stage]})]
    problems = []
    setting_up = stage < state.NAMING
    free = setup.town_hall and table.round % box.TOWN_HALL_CYCLE == 0
    if setting_up != (table.round == 0) or (stage == state.DRAWING and free):
        problems.append(Text("impossible-round", {"round": int(table.round), "stage": state.STAGES[stage]}))
    if setup.has_hammer() and setting_up != (table.builder == NONE):
        problems.append(Text("impossible-hammer-early" if setting_up else "impossible-no-hammer"))
    if (table.named != NONE) != (stage in (state.ROUND, state.WATCHING) and not free):
        problems.append(Text("impossible-not-named" if table.named == NONE else "impossible-named"))
    hammers = sum(town.hammers for town in table.towns)
    namings = int(table.round) - (stage == state.NAMING)
    if hammers > namings:
        problems.append(Text("impossible-hammers", {"count": int(hammers), "most": namings}))
    if table.waiting == 0 and stage in ASKED:
        problems.append(Text("impossible-nobody", {"stage": state.STAGES[stage]}))
    if stage != state.OVER and table.active_count() == 0:
        problems.append(Text("impossible-all-complete"))
    if stage in (state.NAMING, state.WATCHING) and bits.count(table.waiting) > 1:
        problems.append(Text("impossible-several"))
    return problems


def _check_cards(table: state.Table) -> list[Text]:
    problems = []
    for family in range(1, box.COMMON):
        card, name = table.cards[family], box.FAMILIES[family]
        chosen = table.setup.options[name]
        if card == NONE:
            if table.stage != state.REVEALING or chosen != state.RANDOM:
                problems.append(Text("impossible-no-card", {"family": Text("family-" + name)}))
        elif chosen not in (state.RANDOM, box.BUILDINGS[card]):
            problems.append(Text("impossible-not-chosen", {"building": box.building_name(card)}))
        elif not table.setup.in_box(card):
            problems.append(Text("impossible-left-out", {"building": box.building_name(card)}))
    if table.setup.solo:
        problems += _check_row(table)
    elif table.setup.town_hall:
        problems += _check_drawn(table)
    return problems


def _check_row(table: state.Table) -> list[Text]:
    problems = [
        Text("impossible-too-many-cards", {"resource": box.resource_name(resource), "count": int(box.CARDS_EACH)})
        for resource, left in enumerate(table.pile)
        if left < 0
    ]
    full = int(box.SOLO_ROW)
    least, most = {
        state.DRAWING: (0, full - 1),
        state.NAMING: (full, full),
        state.ROUND: (full - 1, full - 1),
        state.OVER: (full - 1, full - 1),
    }.get(table.stage, (0, 0))
    if not least <= len(table.row) <= most:
        problems.append(Text("impossible-row", {"count": len(table.row), "stage": state.STAGES[table.stage]}))
    if table.stage < state.NAMING and table.under:
        problems.append(Text("impossible-under"))
    if table.named != NONE and table.under[-1:] != [table.named]:
        problems.append(Text("impossible-not-under", {"resource": box.resource_name(table.named)}))
    return problems


def _check_drawn(table: state.Table) -> list[Text]:
    in_all = sum(state.full_pile())
    drawn = in_all - sum(table.pile)
    most = 0 if table.stage < state.NAMING else in_all - int(box.CARDS_ASIDE) - (table.stage == state.DRAWING)
    if drawn > most:
        return [Text("impossible-drawn", {"count": drawn, "most": most})]
    if table.named != NONE and table.pile[table.named] == box.CARDS_EACH:
        return [Text("impossible-not-drawn", {"resource": box.resource_name(table.named)})]
    return []


def _check_dealt(table: state.Table) -> list[Text]:
    problems = []
    seen = 0
    for seat, town in enumerate(table.towns):
        for monument in bits.each(town.dealt):
            card = box.FIRST_MONUMENT + monument
            if seen >> monument & 1:
                problems.append(Text("impossible-dealt-twice", {"building": box.building_name(card)}))
            if not table.setup.in_box(card):
                problems.append(Text("impossible-left-out", {"building": box.building_name(card)}))
        seen |= town.dealt
        if not _may_have(table, seat):
            problems.append(Text("impossible-dealt", {"count": box.BITS[town.dealt], "number": seat + 1}))
        kept = box.building_name(town.monument)
        if town.monument == NONE:
            if table.stage > state.KEEPING or (table.stage == state.KEEPING and not town.pending):
                problems.append(Text("impossible-not-kept", {"number": seat + 1}))
        elif town.dealt >> town.monument - box.FIRST_MONUMENT & 1 == 0:
            problems.append(Text("impossible-not-dealt", {"building": kept, "number": seat + 1}))
        elif table.stage < state.KEEPING or (table.stage == state.KEEPING and town.pending):
            problems.append(Text("impossible-kept-early", {"number": seat + 1}))
    return problems


def _may_have(table: state.Table, seat: int) -> bool:
    """Whether the seat may have been dealt so many monuments by now: they are dealt seat by seat."""
    count = box.BITS[table.towns[seat].dealt]
    if table.stage == state.DEALING and seat == table.next_dealt():
        return count < box.MONUMENTS_DEALT
    if table.stage < state.DEALING or (table.stage == state.DEALING and seat > table.next_dealt()):
        return count == 0
    return count == box.MONUMENTS_DEALT


def _check_town(table: state.Table, seat: int) -> list[Text]:
    town = table.towns[seat]
    problems = []
    if table.stage < state.NAMING and town.empty() != box.ALL_CELLS:
        problems.append(Text("impossible-early", {"number": seat + 1}))
    if box.BITS[town.built[box.MONUMENT]] > 1:
        problems.append(Text("impossible-two-monuments", {"number": seat + 1}))
    if not _may_be_complete(table, town):
        problems.append(Text("impossible-complete" if town.finished else "impossible-incomplete", {"number": seat + 1}))
    in_round = table.stage in (state.ROUND, state.WATCHING) and town.finished == 0
    standing = bits.mask_of([family for family in range(box.COMMON + 1) if town.built[family]])
    if town.constructed and not in_round:
        problems.append(Text("impossible-constructed", {"number": seat + 1}))
    elif town.constructed & ~standing and not town.has_monument(box.GUILD):
        problems.append(Text("impossible-not-standing", {"number": seat + 1}))
    if town.watch and not (town.has_monument(box.WATCH) and box.BITS[town.watch] <= box.COUNT[box.WATCH]):
        problems.append(Text("impossible-watch", {"count": box.COUNT[box.WATCH], "number": seat + 1}))
    values = box.TOTALS[box.SHRINE][: box.BITS[town.houses]] if town.has_monument(box.SHRINE) else [0]
    if town.shrine not in values:
        problems.append(Text("impossible-shrine", {"number": seat + 1}))
    if town.caverns > box.CAVERN_USES:
        problems.append(Text("impossible-caverns", {"count": int(box.CAVERN_USES), "number": seat + 1}))
    return problems


def _may_be_complete(table: state.Table, town: state.Town) -> bool:
    """Whether the round in which the town was completed, or that it was not yet, goes with its squares."""
    if town.finished == 0:
        if table.stage == state.OVER:
            return False
        # A town is complete only when the round ends.
        return town.empty() != 0 or table.stage in (state.ROUND, state.WATCHING)
    if town.empty():
        # Nobody could name anything any more.
        return table.stage == state.OVER and town.finished == table.round and table.nameable(town) == 0
    return town.finished < table.round + (table.stage == state.OVER)


def _check_stock(table: state.Table, seat: int) -> list[Text]:
    """The cubes lying on buildings."""
    town = table.towns[seat]
    industry = table.cards[box.INDUSTRY]
    waiting = [building.STOCK.cell.of(frame) for frame in town.pending if building.STOCK.asks(frame)]
    problems = []
    banked: list[int] = []
    for cell in range(16):
        count = town.stocked_in_all(cell)
        least, most = 0, 0
        if town.built[box.INDUSTRY] >> cell & 1:
            if industry == box.WAREHOUSE:
                most = box.COUNT[box.WAREHOUSE]
            elif industry != box.TRADING_POST:
                most = 0 if cell in waiting else 1
                least = most if table.setup.gifts_are_stocked else 0
        elif town.built[box.COTTAGE] >> cell & 1 and town.has_monument(box.STATUE):
            most = 1
        name = box.CELLS[cell]
        if count > most:
            problems.append(Text("impossible-stock", {"number": seat + 1, "cell": name, "count": int(count)}))
        elif count < least:
            card = box.building_name(industry)
            problems.append(Text("impossible-no-stock", {"number": seat + 1, "cell": name, "building": card}))
        elif industry == box.BANK and town.built[box.INDUSTRY] >> cell & 1 and count:
            banked += state.STOCK.listed(town.stock[cell])
    if len(set(banked)) < len(banked):
        problems.append(Text("impossible-banked-twice", {"number": seat + 1}))
    return problems


def _check_pending(table: state.Table, seat: int) -> list[Text]:
    """Whether the player may have such things to decide now."""
    town = table.towns[seat]
    asked = [] if town.finished else ASKED.get(table.stage, ())
    names = [table.game.decisions.of(frame).name for frame in town.pending]
    if any(name not in asked for name in names):
        return [Text("impossible-pending", {"number": seat + 1, "pending": ", ".join(names)})]
    return []


def census(table: state.Table) -> dict[str, int]:
    """Limited are only the cards; cubes and wooden buildings are meant never to run out."""
    dealt, different = 0, 0
    for town in table.towns:
        dealt += box.BITS[town.dealt]
        different |= town.dealt
    resources = sum(table.pile) + len(table.row) + len(table.under)
    return {
        # A monument dealt twice would make one more of them.
        "monuments": box.MONUMENTS - box.BITS[different] + dealt,
        "resource cards": resources if table.setup.solo else sum(state.full_pile()),
    }
