"""Compiled and plain Python play the same games, action for action."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

from cantiere.kernel.registry import game_ids
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from tests.conformance.kit import cases


def digest() -> str:
    """A fingerprint of one random game of every case: every action offered and taken, worth and score."""
    hashed = hashlib.sha256()
    for case in cases():
        state, rng = case.new(), Rng(99)
        while not state.is_over():
            seat = state.actor()
            legal = [code for code, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
            action = int(state.sample(rng)) if seat == CHANCE else legal[rng.below(len(legal))]
            worth = 0 if seat == CHANCE else state.worth(seat)
            hashed.update(f"{seat} {legal} {action} {worth};".encode())
            state.apply(seat, action)
        hashed.update(state.position().encode())
    return hashed.hexdigest()


def test_compiled_and_plain_play_the_same() -> None:
    """Asks another process for the plain fingerprint; without a compiled tree both are plain, and must agree too."""
    script = "from tests.conformance.test_compiled import digest; print(digest())"
    run = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"CANTIERE_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert game_ids()
    assert run.stdout.strip() == digest()
