"""Two Walls as a game: its options, its decisions, and the way to lay a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cantiere.games.twowalls import actions, state
from cantiere.games.twowalls.decisions import chance, laying
from cantiere.kernel.decision import Decisions
from cantiere.kernel.game import Game
from cantiere.kernel.options import Option, OptionValue

DECISIONS: Final = Decisions(chance.DEAL, chance.DRAW, laying.LAY)
OPTIONS: Final[tuple[Option, ...]] = ()
PRESETS: Final[dict[str, dict[str, object]]] = {"standard": {}}


class TwoWallsGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "twowalls",
            rules=1,
            seats=(2,),
            vocabulary=actions.VOCABULARY,
            decisions=DECISIONS,
            options=OPTIONS,
            presets=PRESETS,
            endings=("ten_stones",),
            minutes=2,
            weight=1,
        )

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        return True

    def table(self, seats: int, options: dict[str, OptionValue]) -> state.Table:
        return state.Table(self, seats, state.Setup(options))


GAME: Final = TwoWallsGame()
