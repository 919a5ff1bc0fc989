"""A sentence not yet in any language: the key of a message and what goes into it.

Rules and views speak only in `Text`; `cantiere.kernel.texts` turns it into English, Czech or Polish.
"""

from __future__ import annotations

from typing import Union

TextArg = Union[str, int, "Text"]


class Text:
    """A message key with its arguments; an argument may be a `Text` itself (the name of a building, say)."""

    def __init__(self, key: str, args: dict[str, TextArg] | None = None) -> None:
        self.key = key
        self.args: dict[str, TextArg] = args if args is not None else {}

    def plain(self) -> dict[str, object]:
        """The JSON form: `{"key": ..., "args": {...}}`, arguments left out when there are none."""
        if not self.args:
            return {"key": self.key}
        args = {k: v.plain() if isinstance(v, Text) else v for k, v in self.args.items()}
        return {"key": self.key, "args": args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        inner = "".join(f", {k}={v!r}" for k, v in self.args.items())
        return f"Text({self.key!r}{inner})"
