"""Small counts packed into one integer: how many of kind 0, 1, 2 and so on.

What lies in a bag, on a space or in a supply is such a pack: copied, compared, added and taken away as a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64


@final
class Counts:
    """How packs are laid out: `width` bits a kind, so at most 2^width - 1 of it, and 62 bits in all."""

    def __init__(self, width: int) -> None:
        self.width: i64 = width
        self.most: i64 = (1 << width) - 1

    def of(self, pack: i64, kind: i64) -> i64:
        """How many of the kind."""
        return pack >> self.width * kind & self.most

    def some(self, kind: i64, number: i64) -> i64:
        """A pack that holds so many of one kind."""
        return number << self.width * kind

    def total(self, pack: i64) -> i64:
        """How many in all."""
        total: i64 = 0
        while pack:
            total += pack & self.most
            pack >>= self.width
        return total

    def kinds(self, pack: i64) -> i64:
        """The kinds of which there is any, as a mask."""
        mask: i64 = 0
        bit: i64 = 1
        while pack:
            if pack & self.most:
                mask |= bit
            pack >>= self.width
            bit <<= 1
        return mask

    def kind_at(self, pack: i64, index: i64) -> i64:
        """The kind of the piece at `index` when all are laid out by kind: what a ticket drawn from a pack brings."""
        kind: i64 = 0
        while index >= pack & self.most:
            index -= pack & self.most
            pack >>= self.width
            kind += 1
        return kind

    def listed(self, pack: i64) -> list[int]:
        """Every piece by its kind, in order."""
        kinds: list[int] = []
        kind = 0
        while pack:
            kinds.extend([kind] * (pack & self.most))
            pack >>= self.width
            kind += 1
        return kinds

    # --- in words ---------------------------------------------------------------------------------

    def pack(self, numbers: Sequence[int]) -> int:
        """The pack that holds so many of each kind."""
        pack = 0
        for kind, number in enumerate(numbers):
            if not 0 <= number <= self.most:
                raise ValueError(f"{number} of a kind do not go into {int(self.width)} bits")
            pack |= number << int(self.width) * kind
        return pack

    def unpack(self, pack: int, kinds: int) -> list[int]:
        """How many of each of so many kinds."""
        return [int(self.of(pack, kind)) for kind in range(kinds)]

    def named(self, pack: int, names: Sequence[str]) -> dict[str, int]:
        """How many of each by name, those left out of which there is none."""
        return {name: int(self.of(pack, kind)) for kind, name in enumerate(names) if self.of(pack, kind)}


def kind_of_ticket(numbers: list[int], ticket: i64) -> i64:
    """The same draw from a plain list of counts."""
    kind: i64 = 0
    while ticket >= numbers[kind]:
        ticket -= numbers[kind]
        kind += 1
    return kind
