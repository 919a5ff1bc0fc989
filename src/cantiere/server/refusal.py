"""Saying no: a reason in words, and what kind of no it is."""

from __future__ import annotations

from typing import ClassVar

from cantiere.kernel.errors import CantiereError
from cantiere.kernel.text import Text
from cantiere.server.protocol import Line


class Refusal(Exception):
    """Nothing was changed. `why` goes to the person, `status` is the HTTP status it travels under."""

    status: ClassVar = 500

    def __init__(self, key: str, **args: str | int | Line) -> None:
        super().__init__(key)
        self.why = Line(key, dict(args))


class Unreadable(Refusal):
    """It makes no sense, to us or to the rules."""

    status = 400


class Nobody(Refusal):
    """One has to be somebody for that."""

    status = 401


class Forbidden(Refusal):
    """It is not this person's to do, or to see."""

    status = 403


class Missing(Refusal):
    """There is no such thing."""

    status = 404


class Late(Refusal):
    """It cannot be done any more, or not yet."""

    status = 409


class TooBig(Refusal):
    status = 413


class TooOften(Refusal):
    status = 429


class Failed(Refusal):
    """Our own fault."""


def as_line(text: Text) -> Line:
    """The kernel's sentence in the shape it has on the wire."""
    return Line(text.key, {k: as_line(v) if isinstance(v, Text) else v for k, v in text.args.items()})


def of_kernel(error: CantiereError) -> Refusal:
    """A no of the rules."""
    refusal = Unreadable(error.text.key)
    refusal.why = as_line(error.text)
    return refusal
