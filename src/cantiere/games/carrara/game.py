"""The Palaces of Carrara as a game: its options, and the way to lay a table."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from cantiere.games.carrara.actions import VOCABULARY
from cantiere.games.carrara.box import MAJORITY_TABLES
from cantiere.games.carrara.position import lay
from cantiere.games.carrara.rules import Carrara
from cantiere.games.carrara.state import Setup
from cantiere.kernel.game import Game
from cantiere.kernel.options import CHOICE, FLAG, NUMBER, Option, OptionValue

OPTIONS: Final = (
    Option("variant", CHOICE, "basic", choices=("basic", "advanced")),
    Option("open_money", FLAG, False),
    # The points on which sources differ or are silent, each at the reading we think right.
    Option("early_large_space", FLAG, True, group="rulings"),
    Option("statue_ties", CHOICE, "one_down", choices=("one_down", "use_places"), group="rulings"),
    Option("majorities", CHOICE, "halves", choices=MAJORITY_TABLES, group="rulings"),
    Option("own_coin_places", FLAG, False, group="rulings"),
    # Nothing in the rules forces an end; a simulation may stop after so many rounds.
    Option("turn_cap", NUMBER, 0, low=0, high=1000, group="rulings"),
)

PRESETS: Final[dict[str, dict[str, object]]] = {
    "basic": {},
    "advanced": {"variant": "advanced"},
    "open": {"variant": "advanced", "open_money": True},
    # A table on which every ruling stands otherwise than usual: little played, much tested.
    "other_readings": {
        "variant": "advanced",
        "early_large_space": False,
        "statue_ties": "use_places",
        "majorities": "steps",
        "own_coin_places": True,
        "turn_cap": 40,
    },
}


class CarraraGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "carrara",
            rules=1,
            folder=str(files("cantiere.games.carrara")),
            seats=(2, 3, 4),
            vocabulary=VOCABULARY,
            options=OPTIONS,
            presets=PRESETS,
            endings=("completed", "capped"),
            minutes=25,
            weight=3,
            bench_preset="advanced",
            colours={
                "P": "bold magenta",
                "B": "bold blue",
                "G": "bold green",
                "R": "bold red",
                "Y": "bold yellow",
                "W": "bold white",
            },
        )

    def deal(self, seats: int, options: dict[str, OptionValue]) -> Carrara:
        table = Carrara(self, seats, Setup(options, seats))
        table.open()
        return table

    def restore(self, plain: Mapping[str, object], seats: int, options: dict[str, OptionValue]) -> Carrara:
        table = Carrara(self, seats, Setup(options, seats))
        lay(table, plain)
        return table
