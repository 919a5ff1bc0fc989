"""Rows: a change gives a new row, and the one that clones share stays as it was."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from cantiere.kernel import lists

NUMBERS = st.lists(st.integers(-5, 5), min_size=1, max_size=8)


@given(NUMBERS, st.integers(-5, 5), st.data())
def test_a_changed_row_is_a_new_one(numbers: list[int], item: int, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(numbers) - 1))
    row = vec[i64](numbers)
    assert list(lists.changed(row, index, item)) == [*numbers[:index], item, *numbers[index + 1 :]]
    assert list(lists.without_at(row, index)) == numbers[:index] + numbers[index + 1 :]
    assert int(lists.index_of(row, numbers[index])) == numbers.index(numbers[index])
    assert list(lists.inserted(vec[i64](sorted(numbers)), item)) == sorted([*numbers, item])
    assert lists.without(numbers, numbers[index]) != numbers
    assert list(row) == numbers


def test_a_row_of_one_item() -> None:
    assert list(lists.row_of(3, -1)) == [-1, -1, -1]
    assert list(lists.inserted(vec[i64](), 4)) == [4]
