"""Keep a whole game as a fixture: `python -m tests.conformance.fixtures GAME PRESET SEATS SEED BOT[,BOT…] NAME`.

The game is played by bots to its end and written to `tests/fixtures/GAME/NAME.json` with what came of it, so that a
later change of the rules cannot pass unnoticed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cantiere.bots import make
from cantiere.kernel import replay
from cantiere.kernel.match import Match
from cantiere.kernel.rng import Rng
from tests.conformance.kit import Case

FOLDER = Path(__file__).parent.parent / "fixtures"


def played(case: Case, seed: int, bots: list[str]) -> Match:
    """A game between bots, each given only what its seat may know."""
    match = case.match(seed)
    players = [make(bots[seat % len(bots)], seed + seat) for seat in range(case.seats)]
    rng = Rng(seed)
    while not match.is_over:
        seat = match.actors()[0]
        match.play(players[seat].choose(match.state.seen_by(seat, rng), seat), seat)
    return match


def keep(match: Match, name: str) -> Path:
    """Write the finished match down with its result."""
    file = FOLDER / match.game.id / f"{name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    result = {"ending": match.state.ending(), "scores": match.scores(), "places": match.state.places()}
    file.write_text(replay.write(match, result), "utf-8")
    return file


if __name__ == "__main__":
    id, preset, seats, seed, bots, name = sys.argv[1:]
    finished = played(Case(id, preset, int(seats)), int(seed), bots.split(","))
    print(keep(finished, name), finished.state.ending(), finished.scores())
