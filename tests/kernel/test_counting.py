"""Masks and packed counts, against the same done with sets and lists."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantiere.kernel import bits
from cantiere.kernel.counts import Counts, kind_of_ticket

masks = st.sets(st.integers(0, 61))
numbers = st.lists(st.integers(0, 15), min_size=1, max_size=15)


@given(masks)
def test_masks(members: set[int]) -> None:
    mask = sum(1 << member for member in members)
    assert bits.count(mask) == len(members)
    assert bits.each(mask) == sorted(members)
    assert bits.mask_of(sorted(members)) == mask
    for n, member in enumerate(sorted(members)):
        assert bits.nth(mask, n) == member
    if members:
        assert bits.lowest(mask) == min(members)


@given(numbers)
def test_packs(held: list[int]) -> None:
    counts = Counts(4)
    pack = counts.pack(held)
    assert counts.unpack(pack, len(held)) == held
    assert [int(counts.of(pack, kind)) for kind in range(len(held))] == held
    assert counts.total(pack) == sum(held)
    assert bits.each(counts.kinds(pack)) == [kind for kind, number in enumerate(held) if number]
    laid_out = [kind for kind, number in enumerate(held) for _ in range(number)]
    assert counts.listed(pack) == laid_out
    assert [int(counts.kind_at(pack, index)) for index in range(len(laid_out))] == laid_out
    assert [int(kind_of_ticket(held, index)) for index in range(len(laid_out))] == laid_out
    assert counts.pack([0, *held[:-1]]) == sum(int(counts.some(kind + 1, n)) for kind, n in enumerate(held[:-1]))


def test_a_count_too_large_is_refused() -> None:
    for number in (-1, 16):
        with pytest.raises(ValueError, match="do not go into 4 bits"):
            Counts(4).pack([number])


def test_counts_by_name_leave_out_what_there_is_none_of() -> None:
    assert Counts(2).named(Counts(2).pack([1, 0, 3]), ("wood", "glass", "stone")) == {"wood": 1, "stone": 3}
