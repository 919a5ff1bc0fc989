"""Bits of masks."""

from __future__ import annotations

from typing import Final

# BIT[n] is the mask with only bit n set. Use it instead of `1 << n` wherever n may pass 30: for 64-bit operands mypyc
# writes the literal 1 as a C `int`, and the shift silently goes wrong.
BIT: Final[list[int]] = [1 << n for n in range(62)]
