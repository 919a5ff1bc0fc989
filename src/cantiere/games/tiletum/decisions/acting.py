"""An action with its points: what the merchant, architect, character, contract and king actions have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, solo, state
from cantiere.games.tiletum.decisions import choice, tasks
from cantiere.kernel.decision import LOWEST, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text
from cantiere.kernel.vocabulary import Verb

OF: Final[dict[int, Action]] = {}  # by the number of the action


class Action(choice.Choice):
    """Action points are spent one option after the other. The action of the die lies below everything else of a turn,
    and with it the turn ends; one that a bonus has opened may be left."""

    def __init__(self, action: int, verbs: Sequence[Verb]) -> None:
        self.action: i64 = action
        self.ap = Fact("ap", up_to=box.MOST_AP)
        self.by_die = Fact("die")
        own = [*verbs, actions.DONE, actions.END_TURN]
        super().__init__(self.ap, self.by_die, verbs=own, between=tasks.ALL, above=[LOWEST, *choice.IN_TURN])
        self.name = self.chapter = box.ACTIONS[action]
        OF[action] = self

    def ask(self, ap: i64, by_die: i64) -> i64:
        return self.kind | self.ap.put(ap) | self.by_die.put(by_die)

    # --- what each action says --------------------------------------------------------------------

    def options(self, table: state.Table, player: state.Player, ap: i64, legal: list[int]) -> None:
        """What at least one action point can be spent on, added to the list."""
        raise NotImplementedError

    def cost(self, ap: i64, option: i64) -> i64:
        """What an option takes of so many action points."""
        return 1

    def take(self, table: state.Table, player: state.Player, ap: i64, option: i64) -> None:
        """Do what an option says, its action points paid; there were `ap` before."""
        raise NotImplementedError

    def titus_takes(self, table: state.Table, titus: state.Player, ap: i64) -> i64:
        """The option Titus takes with so many action points, or `done`."""
        raise NotImplementedError

    def why_no_option(self, table: state.Table, player: state.Player, ap: int, option: int) -> Text | None:
        """Why an option is not open, with at least one action point left."""
        raise NotImplementedError

    def may_end(self, table: state.Table, frame: i64) -> bool:
        """Whether the turn may end now."""
        return True

    # --- what follows -----------------------------------------------------------------------------

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        ap = self.ap.of(frame)
        if ap:
            self.options(table, player, ap, legal)

    def last(self, table: state.Table, frame: i64) -> i64:
        if not self.by_die.of(frame):
            return actions.DONE.base
        return actions.END_TURN.base if self.may_end(table, frame) else NONE

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        """Titus spends the action points; with a die's action he does what tasks there are, crests first."""
        titus = table.player()
        by_die = self.by_die.of(frame) == 1
        crest = solo.place_crest(titus) if by_die else NONE
        if crest != NONE:
            return crest
        ap = self.ap.of(frame)
        option = self.titus_takes(table, titus, ap) if ap else actions.DONE.base
        return solo.do_task(table, titus) if by_die and option == actions.DONE.base else option

    def is_idle(self, table: state.Table, frame: i64) -> bool:
        """One that a bonus has opened waits while a task could still make use of its points."""
        if self.by_die.of(frame) or self.has_answers(table, frame):
            return False
        return self.ap.of(frame) == 0 or not tasks.could_help(table, table.player())

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.END_TURN.matches(action):
            course.end_turn(table)
        elif not actions.DONE.matches(action):
            ap = self.ap.of(frame)
            table.pending.append(self.ask(ap - self.cost(ap, action), self.by_die.of(frame)))
            self.take(table, table.player(), ap, action)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        ap = int(self.ap.of(frame))
        return Text("prompt-act-" + self.name, {"ap": ap}) if ap else Text("prompt-end")

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        if actions.DONE.matches(action):
            return Text("why-end-turn")
        if actions.END_TURN.matches(action):
            return Text("why-advance-first" if self.by_die.of(frame) else "why-done-first")
        ap = int(self.ap.of(frame))
        return self.why_no_option(table, table.player(), ap, action) if ap else Text("why-no-ap")

    def leaves(self, table: state.Table, seat: int, frame: int, action: int) -> list[Text]:
        """Action points that could still be spent; with the last turn of the game, tasks that would pay too."""
        left: list[Text] = []
        is_end = actions.END_TURN.matches(action)
        if (is_end or actions.DONE.matches(action)) and self.has_answers(table, frame):
            left.append(Text("unspent-ap", {"ap": int(self.ap.of(frame))}))
        if is_end and table.round == box.ROUNDS and table.lap == box.LAPS - 1:
            done: list[int] = []
            for task in tasks.ALL:
                task.offer(table, seat, frame, done)
            left += table.would_pay(seat, done)
        return left

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        by_die = self.by_die.of(frame) == 1
        if by_die != (below == NONE) or (self.action == box.KING and not by_die):
            return table.game.decisions.cannot_lie(frame, below)
        if not by_die:
            return None
        faced = table.action_of(table.player().die_value())
        return None if faced in (self.action, box.JOKER) else self.not_of_die(frame)
