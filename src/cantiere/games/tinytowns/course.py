"""The course of the game: the rounds, what is settled when all are done, and what chance draws."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.tinytowns.actions import (
    DEAL_,
    DRAW_,
    FIRST_,
    REVEAL_,
)
from cantiere.games.tinytowns.box import (
    CARDS_USED,
    COMMON,
    FAMILY,
    FIRST_MONUMENT,
    FORT,
    MONUMENT,
    MONUMENTS,
    SOLO_ROW,
    TOWN_HALL_CYCLE,
    family_cards,
)
from cantiere.games.tinytowns.state import (
    CARDS,
    DEAL,
    DRAW,
    F_BUILD,
    F_CLAIM,
    F_KEEP,
    F_NAME,
    F_PLACE,
    F_TAKE,
    FIRST,
    KEEP,
    NAME,
    NONE,
    OVER,
    ROUND,
    WATCHING,
    Table,
    Town,
    full_pile,
)
from cantiere.kernel.frames import frame

# --- the course of the game -----------------------------------------------------------------------


def close(table: Table) -> None:
    """Everybody has decided: on to what comes next."""
    if table.stage != NAME or not table.setup.solo:
        table.turns += 1  # alone, a card chosen is nobody's business yet
    if table.stage == NAME:
        _begin_round(table)
    elif table.stage == ROUND:
        if _call_watch(table):
            table.stage = WATCHING
        else:
            _end_round(table)
    elif table.stage == WATCHING:
        _end_round(table)
    else:  # KEEP
        _choose_first(table)


def _begin_round(table: Table) -> None:
    """Everybody takes a cube of the named resource."""
    table.stage = ROUND
    for seat in range(table.seats):
        town = table.towns[seat]
        if town.finished == 0:
            town.hand = table.named
            town.frames = [frame(F_BUILD), frame(F_PLACE)]
            table.waiting |= 1 << seat


def _begin_free_round(table: Table) -> None:
    """Town Hall, every third round: everybody takes what they like."""
    table.stage = ROUND
    table.named = NONE
    table.namer = NONE
    alone = table.active_count() == 1
    for seat in range(table.seats):
        town = table.towns[seat]
        if town.finished == 0:
            town.frames = [frame(F_BUILD)]
            idle = town.has_monument(FORT) and (table.setup.fort_always_skips or not alone)
            if not idle and table.nameable(town):
                town.frames.append(frame(F_TAKE))
            table.waiting |= 1 << seat


def _end_round(table: Table) -> None:
    for town in table.towns:
        town.raised = 0
        town.called = 0
        if town.finished == 0 and town.empty() == 0:
            town.finished = table.round
    table.named = NONE
    table.namer = NONE
    _next_round(table)


def _next_round(table: Table) -> None:
    if table.active_count() == 0:
        table.stage = OVER
        return
    table.round += 1
    if table.setup.solo:
        _refill_row(table)
    elif table.setup.town_hall:
        if table.round % TOWN_HALL_CYCLE == 0:
            _begin_free_round(table)
        else:
            if sum(table.pile) == sum(full_pile()) - CARDS_USED:
                table.pile = full_pile()
            table.stage = DRAW
    elif _pass_hammer(table):
        _ask(table, NAME, table.builder, F_NAME)
    else:
        # Only Banks are left to name from: nobody can go on.
        for town in table.towns:
            if town.finished == 0:
                town.finished = table.round
        table.stage = OVER


def _ask(table: Table, stage: i64, seat: i64, kind: i64) -> None:
    table.stage = stage
    table.towns[seat].frames.append(frame(kind))
    table.waiting = 1 << seat


def _pass_hammer(table: Table) -> bool:
    """To the next active player on the left who may and can name something. False when there is none."""
    fort: i64 = NONE
    for step in range(1 if table.round > 1 else 0, table.seats + 1):
        seat = (table.builder + step) % table.seats
        town = table.towns[seat]
        if town.finished or table.nameable(town) == 0:
            continue
        if town.has_monument(FORT):
            fort = seat
            continue
        table.builder = seat
        return True
    if fort != NONE:
        # Nobody else is left, or the others have banked every resource.
        table.builder = fort
        return True
    return False


def _refill_row(table: Table) -> None:
    while len(table.row) < SOLO_ROW:
        if sum(table.pile):
            table.stage = DRAW
            return
        table.row = [*table.row, table.under[0]]
        table.under = table.under[1:]
    _ask(table, NAME, 0, F_TAKE)


# --- Opaleye's Watch ------------------------------------------------------------------------------


def can_claim(table: Table, town: Town) -> bool:
    """Whether there is room for something that was called from the Watch."""
    if town.empty() == 0:
        return False
    for family in range(COMMON):
        if town.called >> family & 1 and table.has_room_for(town, table.cards[family]):
            return True
    return False


def _call_watch(table: Table) -> bool:
    """Whether the neighbours of Opaleye's Watch have built something that lies on it. A Watch built this round has
    seen nothing yet."""
    for seat in range(table.seats):
        town = table.towns[seat]
        if town.watch and town.finished == 0 and town.raised >> MONUMENT & 1 == 0:
            left = table.towns[(seat + 1) % table.seats]
            right = table.towns[(seat - 1) % table.seats]
            town.called = town.watch & (left.raised | right.raised)
            if can_claim(table, town):
                # What is taken from the card may complete a pattern, or fill the town while one is ready.
                town.frames = [frame(F_BUILD), frame(F_CLAIM)]
                table.waiting = 1 << seat
                return True
    return False


# --- chance ---------------------------------------------------------------------------------------


def begin(table: Table) -> None:
    """Begin: chance reveals the cards that were not chosen, and so on."""
    if NONE in table.cards:
        table.stage = CARDS
    elif table.setup.monuments:
        table.stage = DEAL
    else:
        _choose_first(table)


def _choose_first(table: Table) -> None:
    if table.setup.solo or table.setup.town_hall:
        _next_round(table)
    else:
        table.stage = FIRST


def tickets(table: Table) -> i64:
    if table.stage == CARDS:
        return len(_unrevealed(table))
    if table.stage == DEAL:
        return len(_undealt(table))
    if table.stage == FIRST:
        return table.seats
    return sum(table.pile)


def outcome(table: Table, ticket: i64) -> i64:
    if table.stage == CARDS:
        return REVEAL_ + _unrevealed(table)[ticket]
    if table.stage == DEAL:
        return DEAL_ + _undealt(table)[ticket]
    if table.stage == FIRST:
        return FIRST_ + ticket
    resource: i64 = 0
    while ticket >= table.pile[resource]:
        ticket -= table.pile[resource]
        resource += 1
    return DRAW_ + resource


def _unrevealed(table: Table) -> list[int]:
    """The cards of the next family of which none is revealed yet."""
    return [card for card in family_cards(table.cards.index(NONE)) if table.in_box(card)]


def _undealt(table: Table) -> list[int]:
    """The monuments still in the stack."""
    out: i64 = 0
    for town in table.towns:
        out |= town.dealt
    return [m for m in range(MONUMENTS) if out >> m & 1 == 0 and table.in_box(FIRST_MONUMENT + m)]


def draw(table: Table, action: i64) -> None:
    table.turns += 1
    if table.stage == CARDS:
        card = action - REVEAL_
        cards = table.cards[:]
        cards[FAMILY[card]] = card
        table.cards = cards
        begin(table)
    elif table.stage == DEAL:
        _deal(table, action - DEAL_)
    elif table.stage == FIRST:
        table.builder = action - FIRST_
        _next_round(table)
    else:
        resource = action - DRAW_
        pile = table.pile[:]
        pile[resource] -= 1
        table.pile = pile
        if table.setup.solo:
            table.row = [*table.row, int(resource)]
            _refill_row(table)
        else:
            table.named = resource
            table.namer = NONE
            _begin_round(table)


def _deal(table: Table, monument: i64) -> None:
    """Two to each player, seat by seat."""
    seat = table.next_dealt()
    table.towns[seat].dealt |= 1 << monument
    if table.next_dealt() == table.seats:
        table.stage = KEEP
        for town in table.towns:
            town.frames = [frame(F_KEEP)]
        table.waiting = (1 << table.seats) - 1
