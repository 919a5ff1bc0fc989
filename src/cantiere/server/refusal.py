"""Saying no: a reason in words, and what kind of no it is."""

from __future__ import annotations

from typing import Final

from cantiere.kernel.errors import CantiereError
from cantiere.kernel.text import Text
from cantiere.server.protocol import Line

UNREADABLE: Final = 400
NOBODY: Final = 401
FORBIDDEN: Final = 403
MISSING: Final = 404
LATE: Final = 409
TOO_BIG: Final = 413
TOO_OFTEN: Final = 429


class Refusal(Exception):
    """Nothing was changed. `why` goes to the person, `status` is the HTTP status it travels under."""

    def __init__(self, status: int, key: str, **args: str | int | Line) -> None:
        super().__init__(key)
        self.status = status
        self.why = Line(key, dict(args))


def as_line(text: Text) -> Line:
    """The kernel's sentence in the shape it has on the wire."""
    return Line(text.key, {k: as_line(v) if isinstance(v, Text) else v for k, v in text.args.items()})


def of_kernel(error: CantiereError) -> Refusal:
    """A no of the rules."""
    refusal = Refusal(UNREADABLE, error.text.key)
    refusal.why = as_line(error.text)
    return refusal
