"""Random play with masks and features, and through the adapters: rows for `bench/playouts.py`.

Prints one JSON list of rows.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from bench.peers import measure, open_spiel, petting_zoo
from cantiere.kernel.game import Game
from cantiere.kernel.registry import games
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY
from cantiere.lab import openspiel as _registered  # noqa: F401
from cantiere.lab.pettingzoo import env

SEATS = 2


def bare(game: Game, seconds: float) -> dict[str, Any]:
    """What a learning program needs of each decision, with nothing in between."""
    start, rng = game.new(SEATS, game.presets[game.bench_preset]), Rng(1)

    def play() -> int:
        state, decisions = start.clone(), 0
        while (seat := state.actor()) != NOBODY:
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            state.mask(seat)
            state.features(seat)
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            decisions += 1
        return decisions

    return measure("Cantiere, mask and features", f"{game.id}, {SEATS} seats", play, start.clone, seconds)


if __name__ == "__main__":
    random.seed(1)
    span = float(sys.argv[1])
    own = games()
    rows = [bare(game, span) for game in own]
    rows += [
        petting_zoo("Cantiere in PettingZoo", f"{game.id}, {SEATS} seats", env(game.id, seats=SEATS), span)
        for game in own
    ]
    rows += [
        open_spiel(f"python_cantiere_{game.id}(seats={SEATS})", span)
        | {"engine": "Cantiere in OpenSpiel", "game": f"{game.id}, {SEATS} seats"}
        for game in own
    ]
    print(json.dumps(rows))
