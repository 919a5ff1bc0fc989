"""Simulations count what comes of games, the same whoever shares the work."""

from __future__ import annotations

import pytest

from cantiere.bots import BadBot
from cantiere.kernel.errors import BadOption, SeatsOutOfRange
from cantiere.lab import processes, simulate


def test_the_result_does_not_depend_on_the_number_of_jobs() -> None:
    alone = simulate("tinytowns", 3, 12, bots=["random", "greedy:looks=20"], seed=5)
    shared = simulate("tinytowns", 3, 12, bots=["random", "greedy:looks=20"], seed=5, scheduler=processes(2))
    assert (alone.games, alone.decisions, alone.points, alone.wins) == (
        shared.games, shared.decisions, shared.points, shared.wins,
    )  # fmt: skip


def test_games_differ_and_seeds_repeat() -> None:
    assert simulate("tinytowns", 2, 30, seed=1).points == simulate("tinytowns", 2, 30, seed=1).points
    assert simulate("tinytowns", 2, 30, seed=1).points != simulate("tinytowns", 2, 30, seed=2).points


def test_the_counts_add_up() -> None:
    seen: list[int] = []
    tally = simulate("tinytowns", 4, 25, seed=3, progress=seen.append)
    plain = tally.plain()
    assert tally.games == sum(tally.endings.values()) == 25
    assert sum(tally.wins) >= 25
    assert plain["mean_decisions"] == pytest.approx(tally.decisions / 25, abs=0.01)
    assert seen[-1] == 25
    assert seen == sorted(seen)


def test_nonsense_is_refused_before_the_first_game() -> None:
    with pytest.raises(SeatsOutOfRange):
        simulate("tinytowns", 9, 1)
    with pytest.raises(BadOption):
        simulate("tinytowns", 2, 1, options={"dragons": True})
    with pytest.raises(BadBot):
        simulate("tinytowns", 2, 1, bots=["oracle"])
