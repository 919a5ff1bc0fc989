"""The Palaces of Carrara as a game: its decisions, its options, and the way to lay a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.carrara import actions, box, state
from cantiere.games.carrara.decisions import building, chance, court, market, pieces, turn
from cantiere.kernel import lists
from cantiere.kernel.decision import Decisions
from cantiere.kernel.game import Game
from cantiere.kernel.options import CHOICE, FLAG, NUMBER, Option, OptionValue

DECISIONS: Final = Decisions(
    chance.FIRST, chance.SPIN, chance.REVEAL, chance.DRAW, turn.TURN, market.BUY, building.PAY, building.IMPROVE,
    court.SCORE, market.REWARD, court.GIFT, pieces.PUT, turn.END,
)  # fmt: skip

OPTIONS: Final = (
    Option("variant", CHOICE, "basic", choices=("basic", "advanced")),
    Option("open_money", FLAG, False),
    # The points on which sources differ or are silent, each at the reading we think right.
    Option("early_large_space", FLAG, True, group="rulings"),
    Option("statue_ties", CHOICE, "one_down", choices=("one_down", "use_places"), group="rulings"),
    Option("majorities", CHOICE, "halves", choices=box.MAJORITY_TABLES, group="rulings"),
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
            rules=2,
            seats=(2, 3, 4),
            vocabulary=actions.VOCABULARY,
            decisions=DECISIONS,
            options=OPTIONS,
            presets=PRESETS,
            endings=("completed", "capped"),
            minutes=25,
            weight=3,
            endless=True,
            bench_preset="advanced",
            colours={
                "letter-P": "bold magenta",
                "letter-B": "bold blue",
                "letter-G": "bold green",
                "letter-R": "bold red",
                "letter-Y": "bold yellow",
                "letter-W": "bold white",
            },
        )

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        return not options["open_money"]

    def table(self, seats: int, options: dict[str, OptionValue]) -> state.Table:
        players = [state.Player(vec[i64]()) for _ in range(seats)]
        return state.Table(self, seats, state.Setup(options, seats), lists.row_of(6, 0), vec[i64](), [], players)


GAME: Final = CarraraGame()
