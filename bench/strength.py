"""Which of two bots plays better, and how sure is that? On any game, at any number of seats.

    python bench/strength.py tinytowns builder architect --games 40
    python bench/strength.py carrara greedy mcts:iterations=100 --seats 3 --seed 7

The two take the seats in turn. Every deal is played twice by the same seeds, the second time with the seats swapped, so
that neither luck nor the seat favours anybody. A win shared by k seats counts 1/k; the interval is Wilson's, at 95 %.
The time is that of decisions that leave a choice. At a table of one, each bot plays the deal alone and the higher score
wins.
"""

from __future__ import annotations

import argparse
import math
import time

from rich.console import Console
from rich.table import Table

from cantiere.bots import make
from cantiere.bots.bot import Bot
from cantiere.kernel.registry import game
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, State


class Side:
    """What one of the two has done so far."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.seats = 0
        self.points = 0
        self.wins = 0.0
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, bot: Bot, state: State, seat: int) -> int:
        """The bot's choice, by the watch."""
        begun = time.perf_counter()
        action = bot.choose(state, seat)
        spent = time.perf_counter() - begun
        self.decisions += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return action

    def row(self, games: int) -> list[str]:
        low, high = wilson(self.wins, games)
        return [
            self.spec,
            f"{self.points / self.seats:.1f}",
            f"{self.wins:g} of {games}",
            f"{low:.0%}–{high:.0%}",
            f"{self.seconds / max(1, self.decisions):.4f}",
            f"{self.longest:.2f}",
        ]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, nineteen times in twenty."""
    z = 1.96
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return centre - half, centre + half


def play(state: State, sides: list[Side], seed: int) -> None:
    """One game to the end, in place; who sits where is given by seat."""
    rng = Rng(seed)
    bots = [make(side.spec, seed * 64 + seat) for seat, side in enumerate(sides)]
    while (seat := state.actor()) != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        action = state.legal(seat)[0]
        if len(state.legal(seat)) > 1:
            seen = state.clone()
            seen.hide(seat, rng)
            action = sides[seat].choose(bots[seat], seen, seat)
        state.play(seat, action)


def compare(id: str, preset: str, seats: int, specs: tuple[str, str], games: int, seed: int) -> list[Side]:
    sides = [Side(spec) for spec in specs]
    start = game(id).new(seats, game(id).presets[preset])
    for deal in range(games // 2):
        alone = [0, 0]
        for swapped in range(2):
            seated = [sides[(seat + swapped) % 2] for seat in range(seats)]
            state = start.clone()
            play(state, seated, seed * 1_000_003 + deal)
            places = state.places()
            for seat, side in enumerate(seated):
                side.seats += 1
                side.points += int(state.score(seat))
                if seats > 1 and places[seat] == 1:
                    side.wins += 1 / places.count(1)
            alone[swapped] = int(state.score(0))
        if seats == 1:
            for one in range(2):
                sides[one].wins += 2 * (alone[one] > alone[1 - one]) + (alone[0] == alone[1])
    return sides


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("bots", nargs=2, help="levels, kinds, or kinds with settings")
    parser.add_argument("--games", type=int, default=40, help="an even number")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--preset", default="", help="the game's options; by default those of its benchmarks")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    preset = asked.preset or game(asked.game).bench_preset
    sides = compare(asked.game, preset, asked.seats, tuple(asked.bots), asked.games, asked.seed)
    table = Table("bot", "mean points", "wins", "95 %", "s a decision", "longest")
    for side in sides:
        table.add_row(*side.row(asked.games // 2 * 2))
    Console().print(f"{asked.game}, {preset}, {asked.seats} seats", table)


if __name__ == "__main__":
    main()
