"""Masks: sets of small numbers as the bits of one integer, up to 62 of them."""

from __future__ import annotations

from mypy_extensions import i64


def count(mask: i64) -> i64:
    """How many bits are set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def lowest(mask: i64) -> i64:
    """The number of the lowest bit set. There must be one."""
    bit: i64 = 0
    while mask >> bit & 1 == 0:
        bit += 1
    return bit


def nth(mask: i64, n: i64) -> i64:
    """The number of the n-th bit set, counted from 0: what a ticket drawn from a mask brings. There must be one."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def each(mask: i64) -> list[int]:
    """The numbers of all bits set, ascending."""
    bits: list[int] = []
    bit: i64 = 0
    while mask:
        if mask & 1:
            bits.append(bit)
        mask >>= 1
        bit += 1
    return bits


def mask_of(bits: list[int]) -> int:
    """The mask with these bits set."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask
