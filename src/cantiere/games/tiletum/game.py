"""Tiletum as a game: its options, and the way to lay a table."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from cantiere.games.tiletum import position
from cantiere.games.tiletum.actions import VOCABULARY
from cantiere.games.tiletum.box import CHARACTER_SLOTS, CONTRACT_SLOTS, DIFFICULTIES, NONE, TILETUM, pile
from cantiere.games.tiletum.course import full_bag
from cantiere.games.tiletum.rules import Tiletum
from cantiere.games.tiletum.state import Setup, new_player
from cantiere.kernel.game import Game
from cantiere.kernel.options import CHOICE, FLAG, Option, OptionValue

OPTIONS: Final = (
    Option("action_tiles", FLAG, False),
    Option("difficulty", CHOICE, "normal", choices=tuple(DIFFICULTIES)),
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
            rules=1,
            folder=str(files("cantiere.games.tiletum")),
            seats=(1, 2, 3, 4),
            vocabulary=VOCABULARY,
            options=OPTIONS,
            presets=PRESETS,
            endings=("four_rounds", "titus_beaten", "titus_wins"),
            minutes=30,
            weight=4,
            colours={
                "yellow": "bold yellow",
                "pink": "bold magenta",
                "light_grey": "bold white",
                "dark_grey": "bold bright_black",
                "blue": "bold blue",
            },
        )

    def allows(self, preset: str, seats: int) -> bool:
        return super().allows(preset, seats) and (not preset.startswith("solo") or seats == 1)

    def deal(self, seats: int, options: dict[str, OptionValue]) -> Tiletum:
        table = self._lay(seats, options)
        players = table.setup.players
        table.bonus_pile = pile("bonus", players)
        table.contract_pile = pile("contract", players)
        table.character_pile = pile("character", players)
        table.contract_market = [NONE] * int(CONTRACT_SLOTS)
        table.character_market = [NONE] * int(CHARACTER_SLOTS)
        table.bag = full_bag(players)
        return table

    def restore(self, plain: Mapping[str, object], seats: int, options: dict[str, OptionValue]) -> Tiletum:
        table = self._lay(seats, options)
        position.lay(table, plain)
        return table

    def _lay(self, seats: int, options: dict[str, OptionValue]) -> Tiletum:
        """A table with nothing on it but the players."""
        table = Tiletum(self, seats, Setup(options, seats))
        table.dice = [0] * 6
        table.cities = [int(TILETUM)]
        table.players = [new_player() for _ in range(table.setup.players)]
        return table
