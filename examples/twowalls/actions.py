"""The vocabulary of Two Walls: every action there is."""

from __future__ import annotations

from typing import Final

from cantiere.games.twowalls import box
from cantiere.kernel.vocabulary import Argument, Verb, Vocabulary

LAY: Final = Verb("lay", Argument("wall", box.WALLS, text_key="wall-"), target="wall.{wall}")
# --- chance
DEAL: Final = Verb("deal", Argument("ground", [str(bears) for bears in box.BEARS], number=True))
DRAW: Final = Verb("draw", Argument("stone", [str(weight) for weight in box.WEIGHTS], number=True))

VOCABULARY: Final = Vocabulary(LAY, DEAL, DRAW)
