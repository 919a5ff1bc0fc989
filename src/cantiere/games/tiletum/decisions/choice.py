"""What all decisions of a player have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, state
from cantiere.games.tiletum.decisions import tasks
from cantiere.kernel.decision import Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text
from cantiere.kernel.vocabulary import Verb

# What an element of the board would take, by the word it begins with.
_NEEDS: Final = {
    "die": "why-die-taken",
    "action": "why-needs-joker",
    "space": "why-needs-move",
    "house": "why-needs-merchant",
    "pillar": "why-needs-architect",
    "tile": "why-needs-tile",
    "character": "why-needs-character",
    "characters": "why-needs-character",
    "room": "why-needs-character",
    "contract": "why-needs-contract",
    "king": "why-needs-king",
    "building": "why-needs-activation",
}


# On what bonuses and tasks may lie: anything that is asked in a turn.
IN_TURN: Final = (
    "die", "tile", "collect", "colour", "joker", *box.ACTIONS[: box.JOKER],
    "move_and_place", "anywhere", "gain", "any_action", "activate", "welcome",
)  # fmt: skip


class Choice(Decision["state.Table"]):
    """A decision of the player whose turn it is; what is `optional` may be left with `done`. Titus' decisions are drawn
    by chance, which has but one ticket: what he does."""

    def __init__(
        self,
        *facts: Fact,
        verbs: Sequence[Verb],
        between: Sequence[tasks.Task] = (),
        above: Sequence[str] = IN_TURN,
        optional: bool = False,
    ) -> None:
        own = [*verbs, actions.DONE] if optional else verbs
        super().__init__(*facts, verbs=own, between=between, above=above)
        self.optional = optional

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        """What the decision itself is about, without tasks and without leaving it, added to the list."""
        raise NotImplementedError

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        legal: list[int] = []
        self.answers(table, table.player(), frame, legal)
        return legal

    def last(self, table: state.Table, frame: i64) -> i64:
        return actions.DONE.base if self.optional else NONE

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return 1

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        """What Titus decides; where nothing is said, to leave it."""
        return actions.DONE.base

    def is_idle(self, table: state.Table, frame: i64) -> bool:
        """Whether there is nothing to decide, so that the decision is passed over."""
        return self.optional and not self.has_answers(table, frame)

    def has_answers(self, table: state.Table, frame: i64) -> bool:
        answers: list[int] = []
        self.answers(table, table.player(), frame, answers)
        return len(answers) > 0

    def skip(self, table: state.Table, frame: i64) -> None:
        """Do what follows without a decision, once the frame is off the stack."""

    def not_of_die(self, frame: int) -> Text:
        """What is wrong with a decision in a position that does not go with the die just taken."""
        return Text("impossible-not-of-die", {"decision": self.write(frame)})

    def nothing_left(self, frame: int) -> Text:
        """What is wrong with a decision in a position that would not be asked any more."""
        return Text("impossible-nothing-left", {"decision": self.write(frame)})

    def leaves(self, table: state.Table, seat: int, frame: int, action: int) -> list[Text]:
        is_left = self.optional and actions.DONE.matches(action) and self.has_answers(table, frame)
        return [Text("unspent-bonus")] if is_left else []

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        kind, _, rest = element.partition(".")
        what = rest.partition(".")[2]
        if kind == "die" and not course.die_is_taken(table):
            return None
        if kind == "store":
            if what in box.CHARACTERS:
                return Text("why-needs-character")
            return Text("why-choose-building") if what.startswith("crest-") else None
        return Text(_NEEDS[kind]) if kind in _NEEDS else None
