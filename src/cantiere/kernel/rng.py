"""A small generator for simulations.

The standard library's generator is as good, but a call into it from compiled code costs more than most rules do.
This is L'Ecuyer's combination of two linear generators (period about 2·10^18): every product fits in 64 bits, so
compiled and plain Python draw the same numbers. Tables where people play do not use it; see
`cantiere.kernel.chance`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cantiere.kernel.seeds import FIRST, SECOND, mixed


@final
class Rng:
    """A stream of draws, the same for the same seed everywhere."""

    def __init__(self, seed: int = 0) -> None:
        one, two = mixed(seed)
        self.one: i64 = one
        self.two: i64 = two

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the next (to within n in 2^31)."""
        self.one = self.one * 40014 % FIRST
        self.two = self.two * 40692 % SECOND
        return (self.one - self.two) % 2147483562 * n // 2147483562


def shuffle(items: list[int], rng: Rng) -> None:
    """Put the items in a random order, in place."""
    i: i64 = len(items) - 1
    while i > 0:
        j = rng.below(i + 1)
        items[i], items[j] = items[j], items[i]
        i -= 1
