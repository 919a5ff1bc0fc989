"""Looks whether what a board is given is what its types say: `python -m tests.conformance.typed_views ID`.

A program of its own, for CANTIERE_PURE=1: compiled classes have lost their annotations.
"""

from __future__ import annotations

import importlib
import sys
import types
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from cantiere.kernel.game import Game
from cantiere.kernel.registry import game
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, State

ACTIONS = 80  # looked at in each game


def fits(value: Any, kind: Any, where: str) -> None:
    """Fails unless the value is of the type, to the last field and word."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        required = [name for name, hint in hints.items() if kind.__total__ and get_origin(hint) is not NotRequired]
        assert set(required) <= set(value) <= set(hints), f"{where} has {sorted(value)}"
        for name, one in value.items():
            fits(one, hints[name], f"{where}.{name}")
    elif origin is NotRequired:
        fits(value, inner[0], where)
    elif origin in (Union, types.UnionType):
        members = [one for one in inner if one is not types.NoneType]
        if value is None:
            assert len(members) < len(inner), f"{where} is None"
        elif len(members) == 1:
            fits(value, members[0], where)
        else:
            assert type(value) in members, f"{where} is {value!r}"
    elif origin is list:
        assert type(value) is list, f"{where} is {value!r}"
        for one in value:
            fits(one, inner[0], f"{where}[]")
    elif origin is tuple:
        for one, member in zip(value, inner, strict=True):
            fits(one, member, f"{where}[]")
    elif origin is dict:
        for key, one in value.items():
            fits(key, inner[0], f"a key of {where}")
            fits(one, inner[1], f"{where}.{key}")
    elif origin in (Annotated, Literal):
        words = kind.__metadata__[0] if origin is Annotated else inner
        assert value in words, f"{where} is {value!r}"
    else:
        assert type(value) is kind, f"{where} is {value!r}"


def look(subject: Game) -> None:
    """At the facts, and at some of a random game with each option set, through the eyes of a seat and of nobody."""
    facts, view = (importlib.import_module(f"cantiere.games.{subject.id}.{name}") for name in ("facts", "view"))
    fits(facts.facts(), facts.Facts, "facts")
    for preset, options in subject.presets.items():
        seats = max(count for count in subject.seats if subject.allows(preset, count))
        state, rng = subject.set_up(seats, options), Rng(7)
        fields = set(state.view(None))
        for _ in range(ACTIONS):
            if state.is_over():
                break
            if state.actor() == CHANCE:
                state.apply(CHANCE, state.outcome(rng.below(state.tickets())))
                continue
            for seat in (0, None):
                fits(state.view(seat), view.View, "view")
                assert set(state.view(seat)) == fields, "a view never loses or gains a field"
            state.apply(*_some_action(state, rng, view.Effect))


def _some_action(state: State, rng: Rng, effect: Any) -> tuple[int, int]:
    seat = int(state.actor())
    legal = state.legal(seat)
    for action in legal:
        fits(state.effect(seat, action), effect, "effect")
    return seat, legal[rng.below(len(legal))]


if __name__ == "__main__":
    look(game(sys.argv[1]))
    print("as it is said")
