"""From a seed to the two numbers that `Rng` begins with.

Plain Python, not compiled: the products are long integers, and where Ctrl-C falls into one, compiled code takes the
interruption for a lack of memory and ends the process.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = 2147483563
SECOND: Final = 2147483399
_ALL: Final = (1 << 64) - 1


def mixed(seed: int) -> tuple[int, int]:
    """Mixed well, so that neighbouring seeds give unlike streams: a number below each modulus, neither of them 0."""
    number = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _ALL
    number ^= number >> 29
    number = (number * 0xBF58476D1CE4E5B9) & _ALL
    number ^= number >> 32
    return number % (FIRST - 1) + 1, (number >> 31) % (SECOND - 1) + 1
