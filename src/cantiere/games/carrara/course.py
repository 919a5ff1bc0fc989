"""The course of the game: how a table is laid, how one turn follows another, and what brings the end."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.carrara import box, state
from cantiere.games.carrara.decisions import chance, turn
from cantiere.kernel import lists
from cantiere.kernel.state import NONE


def begin(table: state.Table) -> None:
    """Who begins, how the outer disc lies and the first offer are left to chance."""
    table.wheel[0] = box.START_WHEEL
    table.bag = box.ALL_BLOCKS - box.START_WHEEL
    table.offer = lists.row_of(box.OFFER, NONE)
    table.stack = table.setup.tiles
    table.monuments = 0b111111
    table.improvements = box.IMPROVEMENTS
    table.supply = table.setup.supply
    for player in table.players:
        player.coins = box.START_COINS
        player.court = table.setup.court
    ask_turn(table)
    table.pending.append(chance.REVEAL.ask(box.OFFER))
    if table.setup.advanced:
        table.pending.append(chance.SPIN.kind)
    table.pending.append(chance.FIRST.kind)


def ask_turn(table: state.Table) -> None:
    """One action; in the advanced game more may be done after it, so that the turn has an end of its own."""
    if table.setup.advanced:
        table.pending.append(turn.END.kind)
    table.pending.append(turn.TURN.kind)


def next_turn(table: state.Table) -> None:
    """Nothing of the turn is left to decide: on to the next player, unless the game is over."""
    table.turns += 1
    table.turn = (table.turn + 1) % table.seats
    table.purchased = False
    table.stored_now = NONE
    if table.turn == table.ended_by or table.turns == table.setup.last_turn:
        return
    if table.visit_by == table.turn:
        table.visit_by = NONE
        table.visit_space = NONE
    ask_turn(table)


def bring_end(table: state.Table, seat: i64) -> None:
    """Both conditions hold: everybody else has one more turn. Happens once."""
    if table.ended_by == NONE:
        table.ended_by = seat
        table.players[seat].vp_end += box.END_VP
