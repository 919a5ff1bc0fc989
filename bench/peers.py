"""Random playouts of catanatron, OpenSpiel and PettingZoo: run by `bench/playouts.py` with the Python of `.venv-bench`.

Prints one JSON list of rows. Imports nothing of Cantiere.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any


def measure(name: str, game: str, play: Any, clone: Any, seconds: float) -> dict[str, Any]:
    """Whole games until the time is up; `play` returns how many decisions players took, `clone` copies a state (None
    where nobody would)."""
    play()  # warm up
    games = decisions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        decisions += play()
        games += 1
    elapsed = time.process_time() - begun
    return {
        "engine": name,
        "game": game,
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
        "decisions_per_game": decisions / games,
        "clone_us": clone_cost(clone, min(0.5, seconds / 4)) if clone is not None else None,
    }


def clone_cost(clone: Any, seconds: float) -> float:
    """In microseconds."""
    copies, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        clone()
        copies += 1
    return (time.process_time() - begun) / copies * 1e6


def catan(seconds: float) -> dict[str, Any]:
    """Catan between four random players, a decision being one tick of the game."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(colour) for colour in Color])

    def play() -> int:
        game, ticks = new(), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    middle = new()
    for _ in range(150):
        middle.play_tick()
    return measure("catanatron", "catan, 4 seats", play, middle.copy, seconds)


def open_spiel(game_name: str, seconds: float) -> dict[str, Any]:
    import pyspiel

    game = pyspiel.load_game(game_name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    middle = game.new_initial_state()
    for _ in range(12):
        if middle.is_chance_node():
            middle.apply_action(random.choice(middle.chance_outcomes())[0])
        elif not middle.is_terminal():
            middle.apply_action(random.choice(middle.legal_actions()))
    return measure("OpenSpiel", game_name, play, middle.clone, seconds)


def petting_zoo(name: str, game: str, env: Any, seconds: float) -> dict[str, Any]:
    """An environment whose observations bring a mask; a decision is a step that is not the last of a player."""
    seeds = iter(range(1_000_000))

    def play() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(random.choice(observation["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return measure(name, game, play, None, seconds)


if __name__ == "__main__":
    from pettingzoo.classic import chess_v6

    random.seed(1)
    span = float(sys.argv[1])
    rows = [catan(span), *(open_spiel(name, span) for name in ("hanabi", "backgammon", "gin_rummy"))]
    rows.append(petting_zoo("PettingZoo", "chess_v6", chess_v6.env(), span))
    print(json.dumps(rows))
