"""Small counts packed into one integer: how many of kind 0, 1, 2 … (up to 14), four bits each, at most 15 of a kind.

What lies behind a screen, in the bag, on a segment or in a supply is such a pack: copied, compared and added to
others as a number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ONE: Final[list[int]] = [1 << 4 * kind for kind in range(15)]  # the pack that holds one of the kind


def held(pack: i64, kind: i64) -> i64:
    """How many of the kind."""
    return pack >> 4 * kind & 15


def total(pack: i64) -> i64:
    """How many in all."""
    count: i64 = 0
    while pack:
        count += pack & 15
        pack >>= 4
    return count


def kind_at(pack: i64, index: i64) -> i64:
    """The kind of the piece that lies at `index` when all are laid out in order of kind."""
    kind: i64 = 0
    while index >= pack >> 4 * kind & 15:
        index -= pack >> 4 * kind & 15
        kind += 1
    return kind


def packed(kinds: list[int]) -> int:
    """A pack of the kinds listed."""
    pack = 0
    for kind in kinds:
        pack += ONE[kind]
    return pack


def listed(pack: i64) -> list[int]:
    """Every piece of the pack by its kind, in order."""
    return [kind for kind in range(15) for _ in range(held(pack, kind))]
