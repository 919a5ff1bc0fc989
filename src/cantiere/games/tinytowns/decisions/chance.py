"""What chance decides: the cards in play, the monuments, who begins, the resource cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tinytowns import actions, box, course, state
from cantiere.kernel import lists
from cantiere.kernel.counts import kind_of_ticket
from cantiere.kernel.decision import Decision
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class Reveal(Decision["state.Table"]):
    """A card of the next family of which none is revealed yet."""

    name = "reveal"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.REVEAL])

    def ask(self) -> i64:
        return self.kind

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return len(self._cards(table))

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.REVEAL.code(self._cards(table)[ticket])

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        card = actions.REVEAL.of(action)
        table.cards = lists.changed(table.cards, box.FAMILY[card], card)
        course.begin(table)

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if NONE in table.cards else Text("impossible-all-revealed")

    def _cards(self, table: state.Table) -> list[int]:
        return [card for card in box.FAMILY_CARDS[lists.index_of(table.cards, NONE)] if table.setup.in_box(card)]


@final
class Deal(Decision["state.Table"]):
    """Two monuments to each player, seat by seat."""

    name = "deal"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.DEAL])

    def ask(self) -> i64:
        return self.kind

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return len(self._stack(table))

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.DEAL.code(self._stack(table)[ticket])

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.towns[table.next_dealt()].dealt |= 1 << actions.DEAL.of(action)
        if table.next_dealt() == table.seats:
            course.begin_keeping(table)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"to": int(table.next_dealt())}

    def secret(self, table: state.Table, seat: int, frame: int, action: int, viewer: int | None) -> bool:
        return viewer != table.next_dealt()

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if table.next_dealt() < table.seats else Text("impossible-all-dealt")

    def _stack(self, table: state.Table) -> list[int]:
        dealt: i64 = 0
        for town in table.towns:
            dealt |= town.dealt
        return table.undealt(dealt)


@final
class First(Decision["state.Table"]):
    """Who has the hammer first."""

    name = "first"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.FIRST])

    def ask(self) -> i64:
        return self.kind

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return table.seats

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.FIRST.code(ticket)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.builder = actions.FIRST.of(action)
        course.next_round(table)


@final
class DrawCard(Decision["state.Table"]):
    """The top card of the resource pile."""

    name = "draw"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.DRAW])

    def ask(self) -> i64:
        return self.kind

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return sum(table.pile)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.DRAW.code(kind_of_ticket(table.pile, ticket))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        resource = actions.DRAW.of(action)
        pile = table.pile[:]
        pile[resource] -= 1
        table.pile = pile
        if table.setup.solo:
            table.row = [*table.row, int(resource)]
            course.refill_row(table)
        else:
            table.named = resource
            course.begin_round(table)


REVEAL: Final = Reveal()
DEAL: Final = Deal()
FIRST: Final = First()
DRAW: Final = DrawCard()
