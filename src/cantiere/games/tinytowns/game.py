"""Tiny Towns as a game: its options, and the way to lay a table."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from cantiere.games.tinytowns import course
from cantiere.games.tinytowns.actions import VOCABULARY
from cantiere.games.tinytowns.box import BUILDINGS, COMMON, FAMILIES, FAMILY, FIRST_GAME, building, family_cards
from cantiere.games.tinytowns.rules import TinyTowns
from cantiere.games.tinytowns.state import Setup, Town, full_pile
from cantiere.kernel.errors import BadOption
from cantiere.kernel.game import Game
from cantiere.kernel.options import CHOICE, FLAG, ORDER, Option, OptionValue

RANDOM: Final = "random"
TIE_BREAKS: Final = ("fewer_turns_with_hammer", "fewer_empty_squares", "more_cottages")


def _card_option(family: int) -> Option:
    """Which card of a family is in play: a certain one, or one drawn at random."""
    choices = [RANDOM, *(BUILDINGS[card] for card in family_cards(family))]
    return Option(FAMILIES[family], CHOICE, RANDOM, choices=choices, group="cards")


OPTIONS: Final = (
    Option("mode", CHOICE, "master_builder", choices=("master_builder", "town_hall")),
    Option("monuments", FLAG, True),
    Option("cavern", FLAG, False),
    *(_card_option(family) for family in range(1, COMMON)),
    # The points on which sources differ or are silent, each at the reading we think right.
    Option("tie_break", ORDER, list(TIE_BREAKS), choices=TIE_BREAKS, group="rulings"),
    Option("solo_leaves_out", CHOICE, "inn", choices=("inn", "feast_hall", "both"), group="rulings"),
    Option("starloom_after_tie", CHOICE, "skip", choices=("skip", "next"), group="rulings"),
    Option("watch_optional", FLAG, False, group="rulings"),
    Option("watch_sees_gifts", FLAG, False, group="rulings"),
    Option("gifts_are_stocked", FLAG, True, group="rulings"),
    Option("five_banks", CHOICE, "pass_on", choices=("pass_on", "any"), group="rulings"),
    Option("fort_always_skips", FLAG, False, group="rulings"),
)

FIRST_GAME_CARDS: Final[dict[str, object]] = {FAMILIES[FAMILY[building(name)]]: name for name in FIRST_GAME}

PRESETS: Final[dict[str, dict[str, object]]] = {
    "standard": {},
    "first_game": {**FIRST_GAME_CARDS, "monuments": False},
    "town_hall": {"mode": "town_hall"},
    "cavern": {"cavern": True},
    # A table on which every option stands otherwise than usual: little played, much tested.
    "other_readings": {
        "tie_break": ["more_cottages"],
        "solo_leaves_out": "both",
        "starloom_after_tie": "next",
        "watch_optional": True,
        "watch_sees_gifts": True,
        "gifts_are_stocked": False,
        "five_banks": "any",
        "fort_always_skips": True,
    },
}


class TinyTownsGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "tinytowns",
            rules=1,
            folder=str(files("cantiere.games.tinytowns")),
            seats=(1, 2, 3, 4, 5, 6),
            vocabulary=VOCABULARY,
            options=OPTIONS,
            presets=PRESETS,
            endings=("completed", "banked"),
            minutes=12,
            weight=2,
            colours={
                "W": "bold yellow",
                "O": "bold dark_orange3",
                "B": "bold red",
                "G": "bold cyan",
                "S": "bold white",
            },
        )

    def allows(self, preset: str, seats: int) -> bool:
        return super().allows(preset, seats) and not (preset == "town_hall" and seats == 1)

    def deal(self, seats: int, options: dict[str, OptionValue]) -> TinyTowns:
        table = self._lay(seats, options)
        course.begin(table)
        return table

    def restore(self, plain: Mapping[str, object], seats: int, options: dict[str, OptionValue]) -> TinyTowns:
        table = self._lay(seats, options)
        table.lay(plain)
        return table

    def _lay(self, seats: int, options: dict[str, OptionValue]) -> TinyTowns:
        """An empty table, after looking whether the options go together."""
        setup = Setup(options, seats)
        if setup.solo and setup.town_hall:
            raise BadOption("error-town-hall-alone", game=self.id)
        table = TinyTowns(self, seats, setup)
        table.towns = [Town() for _ in range(seats)]
        table.pile = full_pile()
        for family in range(1, COMMON):
            chosen = options[FAMILIES[family]]
            if chosen != RANDOM:
                table.cards[family] = building(str(chosen))
                if not table.in_box(table.cards[family]):
                    raise BadOption("error-not-in-solo", game=self.id, card=str(chosen))
        return table
