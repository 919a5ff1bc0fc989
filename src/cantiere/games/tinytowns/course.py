"""The course of the game: who is asked what, and what happens when all have decided."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.tinytowns import box, state
from cantiere.games.tinytowns.decisions import building, monuments, naming, placing
from cantiere.kernel.state import NONE

# --- setting up -----------------------------------------------------------------------------------


def begin(table: state.Table) -> None:
    """Chance reveals the cards that were not chosen, then deals the monuments."""
    if NONE in table.cards:
        table.stage = state.REVEALING
    elif table.setup.monuments:
        table.stage = state.DEALING
    else:
        _begin_rounds(table)


def begin_keeping(table: state.Table) -> None:
    """Everybody has two monuments and keeps one."""
    table.stage = state.KEEPING
    for seat in range(table.seats):
        table.ask(seat, monuments.KEEP.ask())


def _begin_rounds(table: state.Table) -> None:
    if table.setup.has_hammer():
        table.stage = state.BEGINNING
    else:
        next_round(table)


# --- the rounds -----------------------------------------------------------------------------------


def all_decided(table: state.Table) -> None:
    """Nobody has anything left to decide: on to what comes next."""
    if table.stage == state.NAMING:
        begin_round(table)
    elif table.stage == state.ROUND:
        if not _call_watch(table):
            _end_round(table)
    elif table.stage == state.WATCHING:
        _end_round(table)
    else:  # KEEPING
        _begin_rounds(table)


def next_round(table: state.Table) -> None:
    if table.active_count() == 0:
        table.stage = state.OVER
        return
    table.round += 1
    if table.setup.solo:
        refill_row(table)
    elif table.setup.town_hall:
        if table.round % box.TOWN_HALL_CYCLE == 0:
            begin_free_round(table)
        else:
            if table.left_to_draw() == 0:
                table.pile = state.full_pile()
            table.stage = state.DRAWING
    elif _pass_hammer(table):
        begin_naming(table)
    else:
        # Only Banks are left to name from: nobody can go on.
        for town in table.towns:
            if town.finished == 0:
                town.finished = table.round
        table.stage = state.OVER


def _pass_hammer(table: state.Table) -> bool:
    """To the next active player on the left who may and can name something. False when there is none."""
    fort: i64 = NONE
    for step in range(1 if table.round > 1 else 0, table.seats + 1):
        seat = (table.builder + step) % table.seats
        town = table.towns[seat]
        if town.finished or table.nameable(town) == 0:
            continue
        if town.has_monument(box.FORT):
            fort = seat
            continue
        table.builder = seat
        return True
    if fort != NONE:
        # Nobody else is left, or the others have banked every resource.
        table.builder = fort
        return True
    return False


def refill_row(table: state.Table) -> None:
    """Alone: the row of cards is filled up, first from the pile, then with those that lie under it."""
    while len(table.row) < box.SOLO_ROW:
        if table.left_to_draw():
            table.stage = state.DRAWING
            return
        table.row = [*table.row, table.under[0]]
        table.under = table.under[1:]
    begin_naming(table)


def begin_naming(table: state.Table) -> None:
    """The master builder is to name a resource; alone, one is to choose a card."""
    table.stage = state.NAMING
    if table.setup.solo:
        table.ask(0, naming.TAKE.ask())
    else:
        table.ask(table.builder, naming.NAME.ask())


def begin_round(table: state.Table) -> None:
    """Everybody takes a cube of the named resource."""
    table.stage = state.ROUND
    for seat in range(table.seats):
        if table.towns[seat].finished == 0:
            table.ask(seat, building.BUILD.ask())
            table.ask(seat, placing.PLACE.ask(table.named, False))


def begin_free_round(table: state.Table) -> None:
    """Town Hall, every third round: everybody takes what they like."""
    table.stage = state.ROUND
    for seat in range(table.seats):
        town = table.towns[seat]
        if town.finished == 0:
            table.ask(seat, building.BUILD.ask())
            if may_take(table, town):
                table.ask(seat, naming.TAKE.ask())


def may_take(table: state.Table, town: state.Town) -> bool:
    """Whether the owner takes part in a free round."""
    if town.has_monument(box.FORT) and (table.setup.fort_always_skips or table.active_count() > 1):
        return False
    return table.nameable(town) != 0


def _call_watch(table: state.Table) -> bool:
    """Whether the neighbours of Opaleye's Watch have built something that lies on it. A Watch built this round has
    seen nothing yet."""
    for seat in range(table.seats):
        town = table.towns[seat]
        if town.watch and town.finished == 0 and town.constructed >> box.MONUMENT & 1 == 0:
            called = town.watch & neighbours_constructed(table, seat)
            if town.empty() and monuments.CLAIM.possible(table, town, called):
                table.stage = state.WATCHING
                # What is taken from the card may complete a pattern, or fill the town while one is ready.
                table.ask(seat, building.BUILD.ask())
                table.ask(seat, monuments.CLAIM.ask(called))
                return True
    return False


def neighbours_constructed(table: state.Table, seat: i64) -> i64:
    """The families built this round on the left or on the right of the seat."""
    left = table.towns[(seat + 1) % table.seats]
    right = table.towns[(seat - 1) % table.seats]
    return left.constructed | right.constructed


def _end_round(table: state.Table) -> None:
    for town in table.towns:
        town.constructed = 0
        if town.finished == 0 and town.empty() == 0:
            town.finished = table.round
    table.named = NONE
    next_round(table)
