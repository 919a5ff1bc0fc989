"""The Red Cathedral as a game: its options, and the way to lay a table."""

from __future__ import annotations

from typing import Final

from cantiere.games.redcathedral import actions, box, state
from cantiere.games.redcathedral.decisions import chance, claiming, influence, jakovlev, market, sides, turn, working
from cantiere.kernel.decision import Decisions
from cantiere.kernel.game import Game
from cantiere.kernel.options import CHOICE, FLAG, Option, OptionValue

DECISIONS: Final = Decisions(
    sides.SIDE, turn.TURN, working.WORK, market.MARKET, claiming.BANNER, claiming.TILE, working.DELIVER,
    influence.RECEIVE, jakovlev.HIS_CLAIM, jakovlev.HIS_ORNAMENT, jakovlev.DEAL_DICE, jakovlev.JAKOVLEV, chance.ROLL,
    chance.FIRST, chance.LAY_TOKEN, chance.LAY_INFLUENCE, chance.DROP, chance.PLAN, chance.LAY_SECTION, chance.LAY_TILE,
    chance.LAY_SOLO,
)  # fmt: skip


def _influence_option(group: int) -> Option:
    """Which card of a group is in play: a certain one, or one drawn at random."""
    cards = [name for card, name in enumerate(box.INFLUENCE_NAMES) if box.INFLUENCE_GROUP[card] == group]
    return Option(box.GROUPS[group], CHOICE, chance.RANDOM, choices=(chance.RANDOM, *cards), group="cards")


OPTIONS: Final = (
    Option("workshops", CHOICE, "basic", choices=("basic", "advanced", "each")),
    Option("plan", CHOICE, chance.RANDOM, choices=(chance.RANDOM, "a", "b", "c"), group="cards"),
    *[_influence_option(group) for group in range(len(box.GROUPS))],
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
            rules=2,
            seats=(1, 2, 3, 4),
            vocabulary=actions.VOCABULARY,
            decisions=DECISIONS,
            options=OPTIONS,
            presets=PRESETS,
            endings=("sixth_section", "jakovlevs_sixth"),
            minutes=30,
            weight=3,
            alone=(15, 45),
            endless=True,
            colours={f"colour-{colour}": f"bold {colour}" for colour in box.DICE},
        )

    def table(self, seats: int, options: dict[str, OptionValue]) -> state.Table:
        return state.Table(self, seats, state.Setup(options, seats), [], [])


GAME: Final = RedCathedralGame()
