"""Counting action sequences: a fingerprint of the rules. A changed count means changed rules."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.kernel.state import CHANCE, NOBODY, State


def perft(state: State, depth: i64) -> i64:
    """How many sequences of `depth` actions there are, chance's draws among them. Where several act at once, the
    lowest seat goes first."""
    actor = state.actor()
    if depth == 0 or actor == NOBODY:
        return 1
    actions = [outcome for outcome, _ in state.outcomes()] if actor == CHANCE else state.legal(actor)
    if depth == 1:
        return len(actions)
    total: i64 = 0
    for action in actions:
        after = state.clone()
        after.apply(actor, action)
        total += perft(after, depth - 1)
    return total
