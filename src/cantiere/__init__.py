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


def start(
    game: str = "", seats: int | None = None, seed: int = 0, *, position: str | None = None, **options: object
) -> Match:
    """A match from a new table (for two, unless said otherwise), or from a position in text, which says game, seats
    and options itself.

    Draws come from `seed`; options are those of the game, `cantiere games GAME` lists them."""
    from cantiere.kernel.chance import SeededDealer
    from cantiere.kernel.errors import BadPosition
    from cantiere.kernel.match import Match
    from cantiere.kernel.position import read
    from cantiere.kernel.registry import game as find

    if position is None:
        table = find(game).new(2 if seats is None else seats, options)
    elif game or seats is not None or options:
        raise BadPosition("error-position-and-more")
    else:
        table = read(position)
    return Match(table, SeededDealer(seed))
