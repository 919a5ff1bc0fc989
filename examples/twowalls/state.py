"""What lies on the table of Two Walls."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cantiere.games.twowalls import course, evaluate, scoring
from cantiere.kernel.game import Game
from cantiere.kernel.options import OptionValue
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, NONE, State


class Setup:
    """The options of a table in the form the rules want them. Shared by all clones."""

    def __init__(self, options: dict[str, OptionValue]) -> None:
        self.options = options


@final
class Table(State):
    """Two walls, two secrets, and what is to be decided."""

    def __init__(self, game: Game, seats: i64, setup: Setup) -> None:
        super().__init__(game, seats, setup.options)
        self.setup: Setup = setup
        self.laid: i64 = 0  # stones so far; whose turn it is follows from it
        self.walls: list[int] = [0, 0]  # their weight
        self.ground: list[int] = [NONE, NONE]  # each player's card: secret
        self.pending: list[int] = []  # what is to be decided, the last in the list first

    def actor(self) -> i64:
        if not self.pending:
            return NOBODY
        frame = self.pending[-1]
        return self.laid % 2 if self.game.decisions.of(frame).name == "lay" else CHANCE

    def frames(self, seat: i64) -> list[int]:
        return self.pending

    def stacks(self) -> list[tuple[int, list[int]]]:
        return [(int(self.actor()), self.pending)]

    def go_on(self, seat: i64) -> None:
        course.go_on(self)

    def clone(self) -> Table:
        copy = Table(self.game, self.seats, self.setup)
        copy.laid = self.laid
        copy.walls = self.walls[:]
        copy.ground = self.ground[:]
        copy.pending = self.pending[:]
        return copy

    def hide(self, seat: i64, rng: Rng) -> None:
        """The other's ground is any card but one's own, until the end shows it."""
        if self.pending and self.ground[1 - seat] != NONE:
            others = [card for card in range(6) if card != self.ground[seat]]
            self.ground[1 - seat] = others[rng.below(len(others))]

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def worth(self, seat: i64) -> i64:
        return evaluate.worth(self, seat)
