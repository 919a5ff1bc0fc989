"""Rows and lists of numbers that clones share are never changed in place: who changes one puts a new one in its stead.

A row has a place for everything, and is a vector: the compiler reads it without unpacking numbers.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def row_of(length: i64, item: i64) -> vec[i64]:
    """A row with the same item in every place."""
    return vec[i64]([item] * length)


def changed(row: vec[i64], index: i64, item: i64) -> vec[i64]:
    """The row with one item replaced."""
    copy = row[:]
    copy[index] = item
    return copy


def index_of(row: vec[i64], item: i64) -> i64:
    """The first place with the item. There must be one."""
    index: i64 = 0
    while row[index] != item:
        index += 1
    return index


def inserted(row: vec[i64], item: i64) -> vec[i64]:
    """An ascending row with one item more, in its place."""
    index: i64 = len(row)
    longer = row_of(index + 1, item)
    while index > 0 and row[index - 1] > item:
        longer[index] = row[index - 1]
        index -= 1
    longer[index] = item
    while index > 0:
        index -= 1
        longer[index] = row[index]
    return longer


def without_at(row: vec[i64], index: i64) -> vec[i64]:
    """The row without the item in one place."""
    shorter = row[: len(row) - 1]
    while index < len(shorter):
        shorter[index] = row[index + 1]
        index += 1
    return shorter


def without(items: list[int], item: i64) -> list[int]:
    """The list with one such item less."""
    copy = items[:]
    copy.remove(item)
    return copy
