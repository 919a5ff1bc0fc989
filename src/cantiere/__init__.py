"""Four building games on one table: Tiny Towns, The Palaces of Carrara, The Red Cathedral and Tiletum.

>>> import cantiere
>>> match = cantiere.start("tinytowns", seats=2, seed=7)
>>> print(match.legal()[0].describe())
Keep the Archive of the Second Age
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantiere import _build

__version__ = "0.1.0"

# Before any module of the engine is imported: compiled or plain is one decision for the whole process.
_build.activate()

if TYPE_CHECKING:
    from cantiere.kernel.match import Match


def start(game: str, seats: int = 2, seed: int = 0, **options: object) -> Match:
    """A new match. Draws come from `seed`; options are those of the game, `cantiere games GAME` lists them."""
    from cantiere.kernel.chance import SeededDealer
    from cantiere.kernel.match import Match
    from cantiere.kernel.registry import game as find

    return Match(find(game), seats, options, SeededDealer(seed))
