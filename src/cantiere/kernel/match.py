"""A game being played: a state, the actions that led to it, and a dealer for the draws.

The list of actions is the truth; the state can always be made again from it. Undo is such a replay.
"""

from __future__ import annotations

from collections.abc import Mapping

from cantiere.kernel.chance import Dealer
from cantiere.kernel.errors import CannotUndo, WrongSeat
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.state import CHANCE, Points, State
from cantiere.kernel.text import Text


class Step:
    """One action taken: by whom, which, and the seat's barrier just before it (to know whether it can be taken
    back)."""

    __slots__ = ("action", "barrier", "seat")

    def __init__(self, seat: int, action: int, barrier: int) -> None:
        self.seat = seat
        self.action = action
        self.barrier = barrier


class Action:
    """A legal action as people meet it: `str()` gives its words, `text` its description."""

    def __init__(self, seat: int, code: int, words: str, text: Text, game: str) -> None:
        self.seat = seat
        self.code = code
        self.words = words
        self.text = text
        self._game = game

    def describe(self, language: str = "en") -> str:
        from cantiere.kernel.texts import texts

        return texts(language, self._game).format(self.text)

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"<{self.words}: {self.describe()}>"


class Match:
    """Plays a game by the rules. With a dealer, chance draws at once, so that it is always somebody's turn, or
    over; without one, draws are recorded like any other action (a replay does that)."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        dealer: Dealer | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, OptionValue] = game.settle(seats, options or {})
        self.dealer = dealer
        self.steps: list[Step] = []
        self._start = start.clone() if start is not None else game.deal(seats, self.options)
        self.state: State = self._start.clone()
        self.settle()

    # --- playing ----------------------------------------------------------------------------------

    def settle(self) -> None:
        """Let the dealer draw until a player is to act or the game is over."""
        while self.dealer is not None and self.state.actor() == CHANCE:
            self._take(CHANCE, self.state.outcome(self.dealer.ticket(self.state.tickets())))

    def actors(self) -> list[int]:
        return self.state.actors()

    @property
    def is_over(self) -> bool:
        return self.state.is_over()

    def legal(self, seat: int | None = None) -> list[Action]:
        """What may be done now, by `seat` or by the first that is to act."""
        by = self._seat(seat)
        vocabulary = self.game.vocabulary
        return [
            Action(by, code, vocabulary.short(code), self.state.describe(by, code), self.game.id)
            for code in self.state.legal(by)
        ]

    def play(self, action: Action | int | str | Mapping[str, object], seat: int | None = None) -> None:
        """Take an action: one of `legal()`, its code, its words (`"place b3"`), or its JSON. Refused ones
        change nothing."""
        if isinstance(action, Action):
            code, by = action.code, self._seat(action.seat if seat is None else seat)
        elif isinstance(action, int):
            code, by = action, self._seat(seat)
        elif isinstance(action, str):
            code, by = self.game.vocabulary.read(action), self._seat(seat)
        else:
            code, by = self.game.vocabulary.parse(action), self._seat(seat)
        self.record(by, code)
        self.settle()

    def record(self, seat: int, action: int) -> None:
        """Take one action of `seat` (CHANCE included), checked, and nothing more."""
        self.game.vocabulary.verb(action)  # a code of no verb is refused before anything else
        self.state.check(seat, action)
        self._take(seat, action)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        actors = self.state.actors()
        if not actors:
            raise WrongSeat("error-over", game=self.game.id)
        return actors[0]

    def _take(self, seat: int, action: int) -> None:
        self.steps.append(Step(seat, action, self.state.barrier(seat) if seat != CHANCE else 0))
        self.state.apply(seat, action)

    # --- taking back ------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int | None:
        """The index of the seat's last action if it may be taken back, else None.

        It may while the seat's barrier has not risen since: nothing was drawn or shown and the decision has not
        passed on. Others may have acted meanwhile only where all act at once, and their actions stay."""
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.seat == CHANCE:
                return None
            if step.seat == seat:
                return index if step.barrier == self.state.barrier(seat) else None
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the seat's last action."""
        by = self._seat(seat)
        index = self.undoable(by)
        if index is None:
            raise CannotUndo("error-cannot-undo", game=self.game.id)
        del self.steps[index]
        self.state = self.at(len(self.steps))

    def at(self, count: int) -> State:
        """The state after the first `count` actions."""
        state = self._start.clone()
        for step in self.steps[:count]:
            state.apply(step.seat, step.action)
        return state

    # --- looking ----------------------------------------------------------------------------------

    def score(self, seat: int) -> list[Points]:
        """The seat's live score, line by line."""
        return self.state.breakdown(seat)

    def scores(self) -> list[int]:
        return [self.state.score(seat) for seat in range(self.seats)]

    def log(self, viewer: int | None = None) -> list[Text]:
        """What has happened, as `viewer` may read it (None: a spectator; ALL_SEEING: everything)."""
        state = self._start.clone()
        lines = []
        for step in self.steps:
            lines.append(state.tell(step.seat, step.action, viewer))
            state.apply(step.seat, step.action)
        return lines

    def __str__(self) -> str:
        return self.state.board()
