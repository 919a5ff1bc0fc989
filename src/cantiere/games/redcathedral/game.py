"""The Red Cathedral as a game: its options, and the way to lay a table."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from cantiere.games.redcathedral.actions import VOCABULARY
from cantiere.games.redcathedral.box import DICE, GROUPS, INFLUENCE_GROUP, INFLUENCE_NAMES
from cantiere.games.redcathedral.laying import RANDOM
from cantiere.games.redcathedral.position import lay
from cantiere.games.redcathedral.rules import RedCathedral
from cantiere.games.redcathedral.state import Setup
from cantiere.kernel.game import Game
from cantiere.kernel.options import CHOICE, FLAG, Option, OptionValue


def _influence_option(group: int) -> Option:
    """Which card of a group is in play: a certain one, or one drawn at random."""
    cards = [name for card, name in enumerate(INFLUENCE_NAMES) if INFLUENCE_GROUP[card] == group]
    return Option(GROUPS[group], CHOICE, RANDOM, choices=(RANDOM, *cards), group="cards")


OPTIONS: Final = (
    Option("workshops", CHOICE, "basic", choices=("basic", "advanced", "each")),
    Option("plan", CHOICE, RANDOM, choices=(RANDOM, "a", "b", "c"), group="cards"),
    *(_influence_option(group) for group in range(len(GROUPS))),
    # The points on which sources differ or are silent, each at the reading we think right.
    Option("final_rounding", CHOICE, "backward", choices=("backward", "forward"), group="rulings"),
    Option("prestige_rubles", CHOICE, "any_time", choices=("any_time", "one_moment"), group="rulings"),
    Option("sixth_section_bonus", CHOICE, "first", choices=("first", "everyone"), group="rulings"),
    Option("recognition_token", CHOICE, "larger", choices=("larger", "smaller"), group="rulings"),
    Option("ruble_supply", CHOICE, "unlimited", choices=("unlimited", "limited"), group="rulings"),
    Option("jakovlev_leftovers", FLAG, False, group="rulings"),
)

PRESETS: Final[dict[str, dict[str, object]]] = {
    "standard": {},
    "advanced": {"workshops": "advanced"},
    "own_choice": {"workshops": "each"},
    # A table on which every ruling stands otherwise than usual: little played, much tested.
    "other_readings": {
        "final_rounding": "forward",
        "prestige_rubles": "one_moment",
        "sixth_section_bonus": "everyone",
        "recognition_token": "smaller",
        "ruble_supply": "limited",
        "jakovlev_leftovers": True,
    },
}


class RedCathedralGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "redcathedral",
            rules=1,
            folder=str(files("cantiere.games.redcathedral")),
            seats=(1, 2, 3, 4),
            vocabulary=VOCABULARY,
            options=OPTIONS,
            presets=PRESETS,
            endings=("sixth_section", "jakovlevs_sixth"),
            minutes=30,
            weight=3,
            colours={f"(?i:{colour})": f"bold {colour}" for colour in DICE},
        )

    def deal(self, seats: int, options: dict[str, OptionValue]) -> RedCathedral:
        table = RedCathedral(self, seats, Setup(options, seats))
        table.open()
        return table

    def restore(self, plain: Mapping[str, object], seats: int, options: dict[str, OptionValue]) -> RedCathedral:
        table = RedCathedral(self, seats, Setup(options, seats))
        lay(table, plain)
        return table
