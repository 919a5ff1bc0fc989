"""Lists that clones share are never changed in place: who changes one puts a new list in its stead."""

from __future__ import annotations

from mypy_extensions import i64


def changed(items: list[int], index: i64, item: i64) -> list[int]:
    """The list with one item replaced."""
    copy = items[:]
    copy[index] = item
    return copy


def without(items: list[int], item: i64) -> list[int]:
    """The list with one such item less."""
    copy = items[:]
    copy.remove(item)
    return copy
