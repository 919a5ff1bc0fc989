"""What is in the box of Two Walls: `components.toml` as typed tables."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(
    files("cantiere.games.twowalls").joinpath("components.toml").read_text("utf-8")
)
WEIGHTS: Final[list[int]] = COMPONENTS["stones"]["weights"]
STONES: Final[int] = COMPONENTS["stones"]["laid"]
BEARS: Final[list[int]] = COMPONENTS["ground"]["bears"]  # by ground card
WALLS: Final = ("left", "right")  # of the first and of the second player
