"""What every test of the kit starts from: all games, all their option sets, all numbers of seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from cantiere._build import mode
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.game import Game
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game, game_ids
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, State


class Case(NamedTuple):
    """One table to test: a game, a named option set, a number of seats."""

    id: str
    preset: str
    seats: int

    @property
    def game(self) -> Game:
        return game(self.id)

    def new(self) -> State:
        return self.game.new(self.seats, self.game.presets[self.preset])

    def match(self, seed: int) -> Match:
        return Match(self.new(), SeededDealer(seed))

    def __str__(self) -> str:
        return f"{self.id}-{self.preset}-{self.seats}"


def cases() -> list[Case]:
    return [
        Case(id, preset, seats)
        for id in game_ids()
        for preset in game(id).presets
        for seats in game(id).seats
        if game(id).allows(preset, seats)
    ]


every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_game = pytest.mark.parametrize("id", game_ids())
seeds = st.integers(min_value=0, max_value=2**32)
# Plain Python takes ten times as long; that it plays the same games is `test_compiled`'s matter.
few = settings(
    max_examples=3 if mode().name == "compiled" else 1, deadline=None, suppress_health_check=list(HealthCheck)
)


def walk(state: State, seed: int, limit: int = 100_000) -> Iterator[tuple[State, int, int]]:
    """Play at random; before each action, the state, who is to act and what they will do. Any seat that may act is as
    likely to be next as any other."""
    rng = Rng(seed)
    for _ in range(limit):
        actors = state.actors()
        if not actors:
            return
        seat = actors[rng.below(len(actors))]
        if seat == CHANCE:
            action = int(state.sample(rng))
        else:
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
        yield state, seat, action
        state.apply(seat, action)
    raise AssertionError(f"the game does not end within {limit} actions")


def play_to_end(state: State, seed: int) -> State:
    for _ in walk(state, seed):
        pass
    assert state.actor() == NOBODY
    return state


def moments(case: Case, seed: int, every: int = 9) -> Iterator[State]:
    """States of a random game: one in `every` at first, then ever fewer, so that long games are looked at about as
    often as short ones; and the last one."""
    state = case.new()
    due = looks = 0
    for number, _ in enumerate(walk(state, seed)):
        if number == due:
            looks += 1
            due += every << looks // 6
            yield state
    yield state
