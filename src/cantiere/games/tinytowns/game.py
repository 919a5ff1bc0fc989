"""Tiny Towns as a game: its options, and the way to lay a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.tinytowns import actions, box, state
from cantiere.games.tinytowns.decisions import building, chance, monuments, naming, placing
from cantiere.kernel.decision import Decisions
from cantiere.kernel.errors import BadOption
from cantiere.kernel.game import Game
from cantiere.kernel.options import CHOICE, FLAG, ORDER, Option, OptionValue
from cantiere.kernel.state import NONE

DECISIONS: Final = Decisions(
    monuments.KEEP, naming.NAME, naming.TAKE, placing.PLACE, building.BUILD, building.STAND, building.STOCK,
    monuments.GIFT, monuments.REPLACE, monuments.RESERVE, monuments.CLAIM,
    chance.REVEAL, chance.DEAL, chance.FIRST, chance.DRAW,
)  # fmt: skip

TIE_BREAKS: Final = ("fewer_turns_with_hammer", "fewer_empty_squares", "more_cottages")


def _card_option(family: int) -> Option:
    """Which card of a family is in play: a certain one, or one drawn at random."""
    choices = [state.RANDOM, *[box.BUILDINGS[card] for card in box.FAMILY_CARDS[family]]]
    return Option(box.FAMILIES[family], CHOICE, state.RANDOM, choices=choices, group="cards")


OPTIONS: Final = (
    Option("mode", CHOICE, "master_builder", choices=("master_builder", "town_hall")),
    Option("monuments", FLAG, True),
    Option("cavern", FLAG, False),
    *[_card_option(family) for family in range(1, box.COMMON)],
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

FIRST_GAME_CARDS: Final[dict[str, object]] = {
    box.FAMILIES[box.FAMILY[box.building(name)]]: name for name in box.FIRST_GAME
}

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
            seats=(1, 2, 3, 4, 5, 6),
            vocabulary=actions.VOCABULARY,
            decisions=DECISIONS,
            options=OPTIONS,
            presets=PRESETS,
            endings=("completed", "banked"),
            minutes=12,
            beginner="first_game",
            weight=2,
            alone=(10, 38),
            colours={
                "letter-W": "bold yellow",
                "letter-O": "bold dark_orange3",
                "letter-B": "bold red",
                "letter-G": "bold cyan",
                "letter-S": "bold white",
            },
        )

    def allows(self, preset: str, seats: int) -> bool:
        return super().allows(preset, seats) and not (preset == "town_hall" and seats == 1)

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        return bool(options["monuments"])

    def table(self, seats: int, options: dict[str, OptionValue]) -> state.Table:
        setup = state.Setup(options, seats)
        if setup.solo and setup.town_hall:
            raise BadOption("error-town-hall-alone", game=self.id)
        cards = [int(box.COTTAGE_CARD), *([NONE] * (box.COMMON - 1))]
        for family in range(1, box.COMMON):
            chosen = options[box.FAMILIES[family]]
            if chosen != state.RANDOM:
                cards[family] = box.building(str(chosen))
                if not setup.in_box(cards[family]):
                    raise BadOption("error-not-in-solo", game=self.id, card=str(chosen))
        towns = [state.empty_town() for _ in range(seats)]
        return state.Table(self, seats, setup, vec[i64](cards), state.full_pile(), [], [], towns)


GAME: Final = TinyTownsGame()
