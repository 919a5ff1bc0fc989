"""How sure a mean or a share is, counted deal by deal.

The games of a deal have the same draws, with the seats changed, so they are not independent of each other; deals are.
What is estimated is therefore a ratio of sums over deals. Where the seats' luck evens out within a deal the interval is
narrower than one that takes games for independent, and where a deal decides who wins it is wider: honest both ways.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

FEWEST_DEALS: Final = 3  # below that, how much deals differ cannot be said
_Z: Final = 1.959964  # the normal distribution's, for 95 %


class Estimate(msgspec.Struct, frozen=True):
    """A figure and where the true one lies, nineteen times in twenty; no bounds where that cannot be said."""

    value: float
    low: float | None = None
    high: float | None = None


class Sums:
    """Whole numbers added up by deal, so that the order of games cannot matter."""

    def __init__(self) -> None:
        self._deals: dict[int, tuple[int, int]] = {}  # what was added up, and how many there were
        self._games: set[int] = set()

    def add(self, game: int, deal: int, value: int) -> None:
        """One more value; several may come of the same game."""
        total, count = self._deals.get(deal, (0, 0))
        self._deals[deal] = (total + value, count + 1)
        self._games.add(game)

    @property
    def games(self) -> int:
        return len(self._games)

    def mean(self, unit: int = 1) -> Estimate:
        """The mean, in units, by Student's distribution."""
        value, error = self._ratio(unit)
        if len(self._deals) < FEWEST_DEALS:
            return Estimate(value)
        reach = student(len(self._deals) - 1) * error
        return Estimate(value, value - reach, value + reach)

    def share(self, unit: int = 1) -> Estimate:
        """The mean, which lies between 0 and 1: Wilson's interval, with as many independent games as would vary just as
        much. Where all deals went alike (all won, say) that number is unknown, and the number of games is taken."""
        value, error = self._ratio(unit)
        if len(self._deals) >= FEWEST_DEALS and error > 0:
            return Estimate(value, *wilson(value, value * (1 - value) / error**2, student(len(self._deals) - 1)))
        return Estimate(value, *wilson(value, self.games))

    def _ratio(self, unit: int) -> tuple[float, float]:
        """The mean, and its standard error."""
        count, deals = sum(many for _, many in self._deals.values()), len(self._deals)
        mean = sum(total for total, _ in self._deals.values()) / count
        if deals < 2:
            return mean / unit, 0.0
        # `fsum` is exact, so that the order of deals does not matter either.
        squares = math.fsum((total - mean * many) ** 2 for total, many in self._deals.values())
        return mean / unit, math.sqrt(squares * deals / (deals - 1)) / count / unit


def wilson(share: float, games: float, z: float = _Z) -> tuple[float, float]:
    """Wilson's interval of a share of so many independent games."""
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def student(freedom: int) -> float:
    """Student's t for 95 %, two-sided: Fisher's expansion, right to 1 % from two degrees of freedom on."""
    z: float = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / freedom**power for power, term in enumerate(terms, start=1))
