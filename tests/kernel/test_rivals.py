"""Who is the best of the others."""

from __future__ import annotations

import pytest

from cantiere.kernel.state import NONE, best_rival


@pytest.mark.parametrize(
    ("values", "seat", "rival"),
    [
        ([5, 9, 7], 1, 2),
        ([5, 9, 7], 0, 1),
        ([5, 9, 9], 0, 1),
        ([-5, -9], 0, 1),
        ([5], 0, NONE),
    ],
)
def test_the_best_rival_is_the_best_of_the_others(values: list[int], seat: int, rival: int) -> None:
    assert best_rival(values, seat) == rival
