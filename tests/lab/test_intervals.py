"""Intervals: known values, and that they hold what they promise."""

from __future__ import annotations

import random

import pytest

from cantiere.lab.intervals import Estimate, Sums, student, wilson


def held(estimate: Estimate, truth: float) -> bool:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low <= truth <= estimate.high


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_as_in_textbooks(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("freedom", "t"), [(2, 4.3027), (5, 2.5706), (9, 2.2622), (30, 2.0423), (99, 1.9842)])
def test_student_as_in_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.01)


def test_a_mean_of_deals_by_hand() -> None:
    sums = Sums()
    for deal, pair in enumerate([(4, 6), (1, 1), (9, 9)]):  # means of deals: 5, 1, 9; their deviation is 4
        for value in pair:
            sums.add(len(pair) * deal + pair.index(value), deal, value)
    mean = sums.mean()
    assert mean.value == 5
    assert mean.high == pytest.approx(5 + student(2) * 4 / 3**0.5)


def test_too_few_deals_have_a_mean_but_no_bounds() -> None:
    sums = Sums()
    sums.add(0, 0, 7)
    assert sums.mean() == Estimate(7.0)


@pytest.mark.parametrize("alike", [-0.8, 0.0, 0.8])
def test_a_share_holds_the_truth_nineteen_times_in_twenty(alike: float) -> None:
    """However alike (or opposed) the two games of a deal are: brute force over made-up arenas."""
    dice = random.Random(5)
    truth, arenas, kept = 0.6, 600, 0
    for _ in range(arenas):
        sums = Sums()
        for deal in range(50):
            first = dice.random()
            second = first if dice.random() < alike else 1 - first if dice.random() < -alike else dice.random()
            sums.add(2 * deal, deal, first < truth)
            sums.add(2 * deal + 1, deal, second < truth)
        kept += held(sums.share(), truth)
    assert 0.92 < kept / arenas < 0.98


def test_opposed_games_of_a_deal_make_it_surer_and_like_ones_less_sure() -> None:
    def width(pairs: list[tuple[int, int]]) -> float:
        sums = Sums()
        for deal, pair in enumerate(pairs):
            sums.add(2 * deal, deal, pair[0])
            sums.add(2 * deal + 1, deal, pair[1])
        share = sums.share()
        assert share.value == 0.5
        assert share.low is not None
        assert share.high is not None
        return share.high - share.low

    low, high = wilson(0.5, 80)
    opposed = [(1, 0)] * 36 + [(1, 1)] * 2 + [(0, 0)] * 2
    alike = [(1, 1)] * 20 + [(0, 0)] * 20
    assert width(opposed) < high - low < width(alike)
    assert width([(1, 0)] * 40) == pytest.approx(high - low)  # nothing varies: as if games were independent
