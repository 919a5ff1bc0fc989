"""What lies on one table, and the rules that move it on: the contract every game fulfils.

A state is small, mutable and cheap to clone. It holds no generator and no history: chance is a seat whose draws
are actions like any other, and who wants history keeps the actions (`cantiere.kernel.match`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cantiere.kernel.errors import IllegalAction, WrongSeat
from cantiere.kernel.options import OptionValue
from cantiere.kernel.rng import Rng
from cantiere.kernel.text import Text, TextArg

if TYPE_CHECKING:
    from cantiere.kernel.game import Game

CHANCE: Final = -1  # the seat that draws and rolls
NOBODY: Final = -2  # nobody is to act: the game is over
ALL_SEEING: Final = -3  # a reader of the log to whom nothing is secret, as after the game


class Points:
    """One line of a score: what pays (a message key), where it stands, and how much."""

    def __init__(self, source: str, where: str, points: int) -> None:
        self.source = source
        self.where = where
        self.points = points

    def plain(self) -> dict[str, object]:
        return {"source": self.source, "where": self.where, "points": self.points}

    def __repr__(self) -> str:
        place = f" at {self.where}" if self.where else ""
        return f"{self.points:+d} {self.source}{place}"


class State:
    """The base of every game's state. The first group of methods is written by each game; the rest follows from
    them."""

    def __init__(self, game: Game, seats: i64) -> None:
        self.game: Game = game
        self.seats: i64 = seats

    # --- what a game writes: the hot path ---------------------------------------------------------

    def actor(self) -> i64:
        """A seat that is to act (the lowest when several are), CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """Every seat that is to act now. Several at once only where their actions commute until the phase closes."""
        actor = self.actor()
        return [actor] if actor != NOBODY else []

    def legal(self, seat: i64) -> list[int]:
        """The codes of all actions open to `seat`, ascending; empty when it is not to act. Not for CHANCE."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Take an action that `legal` (or, for CHANCE, `outcome`) has offered. Unchecked: the caller knows it
        is legal."""
        raise NotImplementedError

    def tickets(self) -> i64:
        """While CHANCE is to act: how many equally likely tickets lie in the urn."""
        raise NotImplementedError

    def outcome(self, ticket: i64) -> i64:
        """The chance action that the ticket (0 to `tickets()` - 1) brings about."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def hide(self, seat: i64, rng: Rng) -> None:
        """Redeal what `seat` may not know, in place. Depends on nothing but what `seat` may know, and on `rng`."""
        raise NotImplementedError

    def barrier(self, seat: i64) -> i64:
        """Rises whenever `seat` could no longer fairly take back what it did: at chance, when something hidden is
        shown, when the decision passes on."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The seat's points if the game were scored now."""
        raise NotImplementedError

    def worth(self, seat: i64) -> i64:
        """How good the position looks for `seat`, in hundredths of a point of final score: what a bot that does not
        search further goes by."""
        return self.score(seat) * 100

    # --- what a game writes: for people -----------------------------------------------------------

    def breakdown(self, seat: int) -> list[Points]:
        """The same score, line by line."""
        raise NotImplementedError

    def breakdown_seen(self, seat: int, viewer: int | None) -> list[Points]:
        """Those lines of the score that `viewer` (None: a spectator) may read; all, unless something hidden pays."""
        return self.breakdown(seat)

    def places(self) -> list[int]:
        """The place of each seat, 1 for the winner, by score and tie-breaks; equal places are shared."""
        raise NotImplementedError

    def ending(self) -> str:
        """How the game ended (one of `game.endings`), or "" while it goes on."""
        raise NotImplementedError

    def verdict(self) -> Text | None:
        """Once it is over, a closing word beyond the places: a lone builder's rank, who won against an automa."""
        return None

    def progress(self) -> Text | None:
        """How far the game is, in a few words for the head of the table: the round, the last turns."""
        return None

    def prompt(self, seat: int) -> Text:
        """What `seat` is asked to decide."""
        raise NotImplementedError

    def particulars(self, seat: int, action: int) -> dict[str, TextArg]:
        """What goes into the sentences about an action, looked at before it is taken."""
        raise NotImplementedError

    def why_not(self, seat: int, action: int) -> Text:
        """Why `seat` may not take the action now. Only asked for actions that are not legal."""
        raise NotImplementedError

    def secret(self, seat: int, action: int, viewer: int | None) -> bool:
        """Whether what exactly `seat` did stays hidden from `viewer` (None: a spectator), looked at before it
        is done."""
        return False

    def elements(self, seat: int, action: int) -> list[str]:
        """The elements of the board that stand for the action, the one to click first."""
        element = self.game.vocabulary.element(action, seat)
        return [element] if element else []

    def view(self, seat: int | None) -> dict[str, object]:
        """What `seat` (None: a spectator) may see of the table, as plain JSON values."""
        raise NotImplementedError

    def options(self) -> dict[str, OptionValue]:
        """The options the table is played with."""
        raise NotImplementedError

    def plain(self) -> dict[str, object]:
        """Everything on the table as plain values, readable by people; `game.restore` takes it back."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many of each limited component there are, wherever they lie. Never changes during a game."""
        raise NotImplementedError

    def board(self) -> str:
        """The table drawn with letters, for a terminal."""
        raise NotImplementedError

    # --- what follows -----------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.actor() == NOBODY

    def check(self, seat: int, action: int) -> None:
        """Raise unless `seat` may take the action now."""
        if seat == CHANCE and self.actor() == CHANCE:
            if all(action != outcome for outcome, _ in self.outcomes()):
                raise IllegalAction(
                    "error-impossible-draw", game=self.game.id, action=self.game.vocabulary.short(action)
                )
            return
        if seat not in self.actors():
            raise WrongSeat(
                "error-over" if self.is_over() else "error-not-your-turn", game=self.game.id, number=seat + 1
            )
        if action not in self.legal(seat):
            words = self.game.vocabulary.short(action)
            raise IllegalAction("error-illegal", game=self.game.id, action=words, why=self.why_not(seat, action))

    def play(self, seat: int, action: int) -> None:
        """Take an action, checked: what is not legal raises and changes nothing."""
        self.check(seat, action)
        self.apply(seat, action)

    def sample(self, rng: Rng) -> i64:
        """One draw of CHANCE."""
        return self.outcome(rng.below(self.tickets()))

    def outcomes(self) -> list[tuple[int, int]]:
        """While CHANCE is to act: every action it can take, ascending, with its weight."""
        weights: dict[int, int] = {}
        for ticket in range(self.tickets()):
            outcome: int = self.outcome(ticket)
            weights[outcome] = weights.get(outcome, 0) + 1
        return sorted(weights.items())

    def describe(self, seat: int, action: int) -> Text:
        """What taking the action would mean, as a button says it."""
        return Text("do-" + self.game.vocabulary.verb(action).name, self.particulars(seat, action))

    def tell(self, seat: int, action: int, viewer: int | None) -> Text:
        """The line of the log about an action about to be taken, as `viewer` (None: a spectator) may read it."""
        key = "log-" + self.game.vocabulary.verb(action).name
        args = self.particulars(seat, action)
        if viewer != ALL_SEEING and self.secret(seat, action, viewer):
            # That something was done, by whom and to whom, everybody sees.
            key += "-hidden"
            args = {"to": args["to"]} if "to" in args else {}
        args["seat"] = seat
        return Text(key, args)

    def why_not_at(self, seat: int, element: str) -> Text | None:
        """Why a click on `element` means nothing to `seat` now; None if it does mean something, or never could."""
        legal = self.legal(seat)
        reason: Text | None = None
        for action in self.game.vocabulary.at(element, seat):
            if action in legal:
                return None
            if reason is None:
                reason = self.why_not(seat, action)
        return reason

    def position(self) -> str:
        """The whole table as readable text; `cantiere.kernel.position.read` takes it back."""
        from cantiere.kernel.position import write

        return write(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(repr(self.plain()))

    def __str__(self) -> str:
        return self.board()


def playout(state: State, rng: Rng) -> int:
    """Play on at random to the end, in place. Returns how many decisions players (not chance) took."""
    decisions = 0
    while True:
        actor = state.actor()
        if actor == CHANCE:
            state.apply(CHANCE, state.outcome(rng.below(state.tickets())))
        elif actor == NOBODY:
            return decisions
        else:
            legal = state.legal(actor)
            state.apply(actor, legal[rng.below(len(legal))])
            decisions += 1
