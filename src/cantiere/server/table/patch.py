"""How one JSON value differs from another, as a list of small settings."""

from __future__ import annotations

from typing import Any

Patch = list[list[Any]]


def patch(old: Any, new: Any) -> Patch:
    """`[path, value]` sets the value at the path, `[path]` removes what is there; in this order they turn the old
    value into the new one. An empty path is the whole."""
    found: Patch = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append([[*path, key]])
        for key, value in new.items():
            if key in old:
                _compare(old[key], value, [*path, key], found)
            else:
                found.append([[*path, key], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            _compare(old[index], value, [*path, index], found)
    elif type(old) is not type(new) or old != new:  # `True == 1` in Python, not in JSON
        found.append([path, new])
