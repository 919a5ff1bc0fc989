"""The course of the game: the table is laid out piece by piece, then turn follows turn until somebody has completed
the sixth section and all others have had one more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cantiere.games.redcathedral import box, solo, state
from cantiere.games.redcathedral.decisions import chance, jakovlev, sides, turn
from cantiere.kernel.state import CHANCE, NONE

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Table


def begin(table: Table) -> None:
    """Sides of the boards where everybody chooses, then chance lays out the rest."""
    chosen = table.setup.sides
    for who in range(table.setup.players):
        his = who >= table.seats
        side = box.ADVANCED if chosen == "advanced" and not his else box.BASIC
        table.players.append(state.player_at_start(side, his))
    if chosen == "each":
        table.turn = 0
        table.pending.append(sides.SIDE.ask())
    else:
        lay_out(table)


def lay_out(table: Table) -> None:
    """Everybody has a board; alone one always begins."""
    table.turn = CHANCE
    if table.setup.solo:
        begin_with(table, 0)
    go_on_laying(table)


def begin_with(table: Table, first: i64) -> None:
    """The first player gets the fewest rubles."""
    table.first = first
    for place in range(table.seats):
        table.gain(table.players[(first + place) % table.seats], box.RUBLES, box.START_RUBLES[place])


def go_on_laying(table: Table) -> None:
    """Chance lays the next piece; when everything lies there, the first turn begins."""
    frame = missing(table)
    if frame != NONE:
        table.pending.append(frame)
    elif table.setup.solo:
        # His tiles are dealt and he claims his first section before the player begins.
        table.turn = box.JAKOVLEV
        table.pending.append(jakovlev.HIS_CLAIM.ask(True))
        table.pending.append(jakovlev.DEAL_DICE.ask())
    else:
        table.turn = table.first
        table.pending.append(turn.TURN.ask())


def missing(table: Table) -> i64:
    """What chance has to draw before the table is laid out, or NONE."""
    if table.first == NONE:
        return chance.FIRST.ask()
    if len(table.tokens) < box.SPACES:
        return chance.LAY_TOKEN.ask()
    if len(table.influence) < box.QUARTERS:
        return chance.LAY_INFLUENCE.ask()
    if chance.fallen(table) < len(box.DICE):
        return chance.DROP.ask()
    if table.plan == NONE:
        return chance.PLAN.ask()
    if chance.next_section(table, table.cards) != NONE:
        return chance.LAY_SECTION.ask()
    if chance.next_section(table, table.tiles) != NONE:
        return chance.LAY_TILE.ask()
    if table.setup.solo and len(table.row) < len(box.SOLO_CARDS):
        return chance.LAY_SOLO.ask()
    return NONE


def end_turn(table: Table, used: i64) -> None:
    """The dice on the space that was used, if any was, are rolled; then the turn passes on."""
    if used != NONE:
        table.pending.append(chance.ROLL.ask(table.dice_on(used)))


def pass_on(table: Table) -> None:
    """To the next player, unless that is the one who completed the sixth section: then everybody has had a last
    turn."""
    table.turn = (table.turn + 1) % table.setup.players
    table.rerolled = False
    table.sale = box.NOT_YET
    if table.turn == table.ended_by:
        return
    if table.turn >= table.seats:
        solo.begin_turn(table)
    else:
        table.pending.append(turn.TURN.ask())
