"""A game being played: a state, the actions that led to it, and a dealer for the draws.

The list of actions is the truth; the state can always be made again from it. Undo is such a replay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cantiere.kernel.chance import Dealer
from cantiere.kernel.errors import BadAction, CannotUndo, IllegalAction, WrongSeat, hint, shown
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.state import CHANCE, Points, State
from cantiere.kernel.text import Text

SUGGESTED: Final = 12  # actions named to somebody who typed only how they begin


class Step:
    """One action taken: by whom, which, and what decides whether it can be taken back."""

    __slots__ = ("action", "alone", "reveals", "seat")

    def __init__(self, seat: int, action: int, reveals: bool, alone: bool) -> None:
        self.seat = seat
        self.action = action
        self.reveals = reveals  # something was drawn, or shown to anybody
        self.alone = alone  # nobody else was to act at the same time


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


class Score:
    """A seat's points, line by line; `str()` and notebooks show them with their sources."""

    def __init__(self, game: str, seat: int, lines: list[Points]) -> None:
        self.seat = seat
        self.lines = lines
        self.total = sum([line.points for line in lines])
        self._game = game

    def __str__(self) -> str:
        return "\n".join([repr(line) for line in self.lines] + [f"= {self.total}"])

    def _repr_html_(self) -> str:
        from cantiere.kernel import drawing
        from cantiere.kernel.texts import texts

        return drawing.html(drawing.points(self._game, {texts("en").seat_name(self.seat): self.lines}))


class Match:
    """Plays a game by the rules, from a new table or from any other. With a dealer, chance draws at once, so that it is
    always somebody's turn, or over; without one, draws are recorded like any other action (a replay does that)."""

    def __init__(self, start: State, dealer: Dealer | None = None) -> None:
        self.game: Game = start.game
        self.seats = int(start.seats)
        self.options: dict[str, OptionValue] = start.options()
        self.dealer = dealer
        self.steps: list[Step] = []
        self._start = start.clone()
        self.state: State = start.clone()
        self._draw()

    # --- playing ----------------------------------------------------------------------------------

    def _draw(self) -> None:
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
        by = self._seat(action.seat if isinstance(action, Action) and seat is None else seat)
        self.record(by, self._code(action, by))
        self._draw()

    def _code(self, action: object, seat: int) -> int:
        if isinstance(action, Action):
            return action.code
        if isinstance(action, str):
            return self.read(action, seat)
        if isinstance(action, Mapping):
            return self.game.vocabulary.parse(action)
        if isinstance(action, int) and not isinstance(action, bool):
            return action
        raise BadAction("error-no-such-verb", verb=shown(action), hint=hint("", list(self.game.vocabulary.by_name)))

    def read(self, text: str, seat: int) -> int:
        """The code of an action as one types it. Words may be left out where only one legal action is meant."""
        vocabulary = self.game.vocabulary
        try:
            return vocabulary.read(text)
        except BadAction as error:
            meant = self._meant(text, seat)
            if not meant:
                raise
            if seat not in self.state.actors():
                self.state.require(seat, meant[0])  # which says whose turn it is
            legal = [code for code in self.state.legal(seat) if code in meant]
            if not legal:
                reasons = [self.state.why_not(seat, code) for code in meant]
                if any(reason != reasons[0] for reason in reasons):
                    raise  # there are several reasons, one for each action that is meant
                raise IllegalAction("error-illegal", game=self.game.id, action=shown(text), why=reasons[0]) from error
            if len(legal) > 1:
                few = [vocabulary.short(code) for code in legal[:SUGGESTED]] + ["…"] * (len(legal) > SUGGESTED)
                raise BadAction("error-several", action=shown(text), choices=", ".join(few)) from error
            return legal[0]

    def _meant(self, text: str, seat: int) -> list[int]:
        """The actions that begin like what was typed or, where none does, the legal ones that contain its words."""
        vocabulary = self.game.vocabulary
        try:
            beginning = vocabulary.matching(text)
        except BadAction:  # the first word is no verb
            beginning = []
        return beginning or vocabulary.containing(text, self.state.legal(seat) if seat in self.state.actors() else [])

    def record(self, seat: int, action: int) -> None:
        """Take one action of `seat` (CHANCE included), checked, and nothing more."""
        self.game.vocabulary.verb(action)  # a code of no verb is refused before anything else
        self.state.require(seat, action)
        self._take(seat, action)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        actors = self.state.actors()
        if not actors:
            raise WrongSeat("error-over", game=self.game.id)
        return actors[0]

    def _take(self, seat: int, action: int) -> None:
        alone = len(self.state.actors()) == 1
        self.steps.append(Step(seat, action, self.state.reveals(seat, action), alone))
        self.state.apply(seat, action)

    # --- taking back ------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int | None:
        """The index of the seat's last action if it may be taken back, else None.

        It may until something was drawn or shown to anybody, or another seat has acted after it. Beside it others may
        have acted, where all act at once: their actions stay."""
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.reveals:
                return None
            if step.seat == seat:
                if index == len(self.steps) - 1 or (not step.alone and self._stands_without(index)):
                    return index
                return None
        return None

    def _stands_without(self, index: int) -> bool:
        """Whether all later actions would have been legal without the one at `index`."""
        state = self.at(index)
        for step in self.steps[index + 1 :]:
            if step.action not in state.legal(step.seat):
                return False
            state.apply(step.seat, step.action)
        return True

    def undo(self, seat: int | None = None) -> None:
        """Take back the seat's last action; the last of all if no seat is named."""
        by = seat if seat is not None else self.steps[-1].seat if self.steps else CHANCE
        index = self.undoable(by)
        if index is None:
            raise CannotUndo("error-cannot-undo", game=self.game.id)
        later = self.steps[index + 1 :]
        del self.steps[index:]
        self.state = self.at(index)
        for step in later:  # anew: who acted beside it may now act alone, or no longer
            self._take(step.seat, step.action)

    def at(self, count: int) -> State:
        """The state after the first `count` actions."""
        state = self._start.clone()
        for step in self.steps[:count]:
            state.apply(step.seat, step.action)
        return state

    # --- looking ----------------------------------------------------------------------------------

    def breakdown(self, seat: int) -> list[Points]:
        """The seat's live score, line by line."""
        return self.state.breakdown(seat)

    def score(self, seat: int) -> Score:
        """The same with its sum, as a notebook shows it."""
        return Score(self.game.id, seat, self.breakdown(seat))

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

    def _repr_html_(self) -> str:
        from cantiere.kernel import drawing
        from cantiere.kernel.texts import texts

        scores = {texts("en").seat_name(seat): self.breakdown(seat) for seat in range(self.seats)}
        return drawing.html(drawing.board(self.state), drawing.points(self.game.id, scores))
