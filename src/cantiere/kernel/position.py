"""Positions as readable text: TOML that a test, a puzzle or a bug report can be written in by hand."""

from __future__ import annotations

import tomllib

import tomli_w

from cantiere.kernel.errors import BadPosition, CantiereError
from cantiere.kernel.registry import game
from cantiere.kernel.state import State


def write(state: State) -> str:
    """The whole table, secrets included."""
    head: dict[str, object] = {"game": state.game.id, "rules": state.game.rules, "seats": int(state.seats)}
    head["options"] = state.options()
    return tomli_w.dumps(head | state.plain(), multiline_strings=True)


def read(text: str) -> State:
    """The table a position describes. Whatever is wrong with it raises BadPosition and says what."""
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition("error-position-syntax", why=str(error)) from error
    id, rules, seats = plain.pop("game", None), plain.pop("rules", None), plain.pop("seats", None)
    if not isinstance(id, str) or not isinstance(seats, int):
        raise BadPosition("error-position-head")
    found = game(id)
    if rules not in (None, found.rules):
        raise BadPosition("error-position-rules", game=id, rules=str(rules), ours=found.rules)
    options = plain.pop("options", {})
    if not isinstance(options, dict):
        raise BadPosition("error-position-head")
    try:
        return found.restore(plain, seats, found.settle(seats, options))
    except CantiereError:
        raise
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise BadPosition("error-position-sense", game=id, why=f"{type(error).__name__}: {error}") from error
