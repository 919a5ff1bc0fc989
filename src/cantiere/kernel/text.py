"""A sentence not yet in any language: the key of a message and what goes into it.

Rules and views speak only in `Text`; `cantiere.kernel.texts` turns it into English, Czech or Polish.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

TextArg = Union[str, int, "Text"]
Words = Callable[[str], str]  # how a name is called in some language: "building-well" → "Studna"


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

    def __reduce__(self) -> tuple[type[Text], tuple[str, dict[str, TextArg]]]:
        """Sentences travel between processes, those of errors above all."""
        return Text, (self.key, self.args)

    def __repr__(self) -> str:
        inner = "".join(f", {k}={v!r}" for k, v in self.args.items())
        return f"Text({self.key!r}{inner})"


def plain_name(key: str) -> str:
    """A name without its kind, as it is drawn where no language is chosen: "building-well" → "well"."""
    return key.partition("-")[2] or key


def whole_number(text: str) -> int | None:
    """The number written in ordinary digits, with a minus or without; None for anything else."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 18 else None
