"""Tiletum as a game: its options, and the way to lay a table."""

from __future__ import annotations

from typing import Final

from cantiere.games.tiletum import actions, box, state
from cantiere.games.tiletum.decisions import bonus, chance, character, contract, die, joker, king, laying, tiles
from cantiere.games.tiletum.decisions import merchant_and_architect as travel
from cantiere.kernel.decision import Decisions
from cantiere.kernel.game import Game
from cantiere.kernel.options import CHOICE, FLAG, Option, OptionValue

DECISIONS: Final = Decisions(
    die.DIE, tiles.WHEEL_TILE, die.COLLECT, die.COLOUR, joker.JOKER,
    travel.MERCHANT, travel.ARCHITECT, character.CHARACTER, contract.CONTRACT, king.KING,
    bonus.MOVE_AND_PLACE, bonus.ANYWHERE, bonus.GAIN, joker.ANY_ACTION, bonus.ACTIVATE, bonus.WELCOME, tiles.KING_TILE,
    laying.WHEEL, laying.ACTION_TILES, laying.COSTS, laying.CITIES, laying.MARKETS, laying.CHALLENGES,
    laying.TITUS_CREST, laying.FIRST_PLAYER,
    chance.BONUS_TILES, chance.CONTRACTS, chance.CHARACTERS, chance.DRAW_DIE, chance.ROLL_DIE, chance.CORRUPTION,
    chance.DECREE,
)  # fmt: skip

OPTIONS: Final = (
    Option("action_tiles", FLAG, False),
    Option("difficulty", CHOICE, "normal", choices=tuple(box.DIFFICULTIES)),
    # The points on which the two rulebooks differ or are silent, each at the reading we think right.
    Option("leader_scores", FLAG, True, group="rulings"),
    Option("king_tile_renewed", FLAG, True, group="rulings"),
    Option("king_market", CHOICE, "before_reset", choices=("before_reset", "after_reset"), group="rulings"),
    Option("family_house_counts", FLAG, True, group="rulings"),
    Option("colour_at_once", FLAG, True, group="rulings"),
)

PRESETS: Final[dict[str, dict[str, object]]] = {
    "standard": {},
    "action_tiles": {"action_tiles": True},
    "solo_easy": {"difficulty": "easy"},
    "solo_hard": {"difficulty": "hard"},
    # What the Czech rulebook says, or does not say.
    "czech": {"leader_scores": False, "king_tile_renewed": False, "king_market": "after_reset"},
    # A table on which every ruling stands otherwise than usual: little played, much tested.
    "other_readings": {
        "leader_scores": False,
        "king_tile_renewed": False,
        "king_market": "after_reset",
        "family_house_counts": False,
        "colour_at_once": False,
    },
}


class TiletumGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "tiletum",
            rules=2,
            seats=(1, 2, 3, 4),
            vocabulary=actions.VOCABULARY,
            decisions=DECISIONS,
            options=OPTIONS,
            presets=PRESETS,
            endings=("four_rounds", "titus_beaten", "titus_wins"),
            minutes=30,
            weight=4,
            alone=(150, 270),
            colours={
                "drawn-yellow": "bold yellow",
                "drawn-pink": "bold magenta",
                "drawn-light_grey": "bold white",
                "drawn-dark_grey": "bold bright_black",
                "drawn-blue": "bold blue",
            },
        )

    def allows(self, preset: str, seats: int) -> bool:
        return super().allows(preset, seats) and (not preset.startswith("solo") or seats == 1)

    def table(self, seats: int, options: dict[str, OptionValue]) -> state.Table:
        return state.Table(self, seats, state.Setup(options, seats))


GAME: Final = TiletumGame()
