"""Joker: action points for an action of one's choice."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, solo, state
from cantiere.games.tiletum.decisions import acting, choice, tasks
from cantiere.kernel.decision import LOWEST, Fact
from cantiere.kernel.text import Text


@final
class Joker(choice.Choice):
    """Which action the points are for: those of a die at the joker's segment, or those of a helper."""

    def __init__(self, name: str, by_die: bool) -> None:
        self.by_die = by_die
        self.ap = Fact("ap", up_to=box.MOST_AP)
        above = [LOWEST] if by_die else choice.IN_TURN
        super().__init__(self.ap, verbs=[actions.PERFORM], between=tasks.ALL if by_die else (), above=above)
        self.name = self.chapter = name

    def ask(self, ap: i64) -> i64:
        return self.kind | self.ap.put(ap)

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        actions.PERFORM.add_to(legal, (1 << box.JOKER) - 1)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.PERFORM.code(solo.joker_action(table, table.player(), self.ap.of(frame)))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        chosen = actions.PERFORM.of(action)
        ap = self.ap.of(frame)
        if self.by_die:
            table.pending.append(acting.OF[chosen].ask(ap + table.player().bonus_ap(chosen), 1))
        else:
            course.open_action(table, chosen, ap)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-" + self.name, {"count": int(self.ap.of(frame))})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        if not self.ap.of(frame):
            return self.nothing_left(frame)
        if self.by_die and table.action_of(table.player().die_value()) != box.JOKER:
            return self.not_of_die(frame)
        return None


JOKER: Final = Joker("joker", by_die=True)
ANY_ACTION: Final = Joker("any_action", by_die=False)
