"""What chance decides: who begins, how the outer disc lies, the tiles on offer, the blocks from the bag."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from cantiere.games.carrara import actions, box, course, state
from cantiere.games.carrara.decisions import market, turn
from cantiere.kernel import bits, lists
from cantiere.kernel.decision import LOWEST, Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class First(Decision["state.Table"]):
    """Who begins. Everybody takes the first blocks, in the order of turns."""

    name = "first"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.FIRST,), above=("reveal", "spin"))

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return table.seats

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.FIRST.code(ticket)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        first = actions.FIRST.of(action)
        table.first = first
        table.turn = first
        for step in range(table.seats):
            blocks: i64 = box.START_BLOCKS[step]
            table.players[(first + step) % table.seats].blocks = blocks
            table.bag -= blocks

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        begun = table.turns > 0 or any(player.blocks for player in table.players) or not table.is_pending(turn.TURN)
        return Text("impossible-first") if begun else None


@final
class Spin(Decision["state.Table"]):
    """How the outer disc lies, in the advanced game."""

    name = "spin"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.SPIN,), above=("reveal",))

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return len(box.OUTER)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.SPIN.code(ticket)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.outer = (6 - box.OUTER.index(actions.SPIN.of(action))) % 6

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if table.is_pending(turn.TURN) else Text("impossible-first")


@final
class Reveal(Decision["state.Table"]):
    """Tiles of the stack come to the offer, one by one."""

    name = "reveal"

    def __init__(self) -> None:
        self.count = Fact("count", up_to=int(box.OFFER))
        super().__init__(self.count, verbs=(actions.REVEAL,), above=(LOWEST, "end", "turn"))

    def ask(self, count: i64) -> i64:
        return self.kind | self.count.put(count)

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return bits.count(table.stack)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.REVEAL.code(bits.nth(table.stack, ticket))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        tile = actions.REVEAL.of(action)
        table.stack &= ~(1 << tile)
        table.offer = lists.changed(table.offer, lists.index_of(table.offer, NONE), tile)
        more = self.count.of(frame) - 1
        if more:
            table.pending.append(self.ask(more))
        if table.stack == 0:
            for player in table.players:
                if player.is_done():
                    course.bring_end(table, table.turn)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"tile": box.tile_text(int(actions.REVEAL.of(action)))}

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        count, gaps = int(self.count.of(frame)), list(table.offer).count(NONE)
        if count != gaps or count > bits.count(table.stack):
            return Text("impossible-reveal", {"count": count, "gaps": gaps, "stack": int(bits.count(table.stack))})
        return None


@final
class Draw(Decision["state.Table"]):
    """Blocks of the bag come to segment I, one by one."""

    name = "draw"

    def __init__(self) -> None:
        self.count = Fact("count", up_to=int(box.WHEEL_FILL))
        super().__init__(self.count, verbs=(actions.DRAW,), above=("buy",))

    def ask(self, count: i64) -> i64:
        return self.kind | self.count.put(count)

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return box.COUNTS.total(table.bag)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.DRAW.code(box.COUNTS.kind_at(table.bag, ticket))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        block = box.COUNTS.some(actions.DRAW.of(action), 1)
        table.bag -= block
        table.wheel[0] += block
        more = self.count.of(frame) - 1
        if more:
            table.pending.append(self.ask(more))

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        if market.BUY.segment.of(below) != NONE:
            return table.game.decisions.cannot_lie(frame, below)
        count, due = int(self.count.of(frame)), int(table.refill())
        return Text("impossible-draw", {"count": count, "due": due}) if count != due or not count else None


FIRST: Final = First()
SPIN: Final = Spin()
REVEAL: Final = Reveal()
DRAW: Final = Draw()
ALL: Final[list[Decision[Any]]] = [FIRST, SPIN, REVEAL, DRAW]
