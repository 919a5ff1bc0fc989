"""One game as programs that learn meet it, whatever framework they come from.

Chance draws by itself. Where several seats are to act at once they act one after another, the lowest first.
"""

from __future__ import annotations

import operator
from typing import Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from cantiere.bots.net import won
from cantiere.kernel.errors import BadAction, shown
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, State

FEATURES: Final = np.iinfo(np.int16)  # what a feature is stored in, and how large it can be


class Episode:
    """A game from a table as it is laid to its end, the same for the same seed and the same actions."""

    def __init__(self, start: State, seed: int) -> None:
        self.state = start.clone()
        self._rng = Rng(seed)
        self._draw()

    def _draw(self) -> None:
        while self.state.actor() == CHANCE:
            self.state.apply(CHANCE, self.state.sample(self._rng))

    @property
    def seat(self) -> int:
        """Who is to act; NOBODY when it is over."""
        return int(self.state.actor())

    def play(self, action: SupportsIndex | None) -> None:
        """Let whoever is to act take an action. One that is not legal raises and changes nothing."""
        try:
            code = operator.index(action)  # type: ignore[arg-type]  # None and other nonsense are refused below
        except TypeError:
            raise BadAction("error-no-such-code", code=shown(str(action))) from None
        self.state.play(self.seat, code)
        self._draw()

    def features(self, seat: int) -> NDArray[np.int16]:
        return np.array(self.state.features(seat), FEATURES.dtype)

    def mask(self, seat: int) -> NDArray[np.int8]:
        return np.frombuffer(self.state.mask(seat), np.int8)

    def rewards(self) -> list[float]:
        return rewards(self.state)


def rewards(state: State) -> list[float]:
    """What each seat has of a finished game: 1 for the winner and less than 0 for the others, adding up to 0; a shared
    victory is worth less to each. Alone at the table it is the points."""
    seats = int(state.seats)
    if seats == 1:
        return [float(state.score(0))]
    return [(share * seats - 1) / (seats - 1) for share in won(state)]
