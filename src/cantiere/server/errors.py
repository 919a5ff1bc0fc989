"""Refusals: a reason in words, and an HTTP status."""

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


class BadRequest(Refusal):
    """The request is malformed, or against the rules."""

    status = 400


class NotSignedIn(Refusal):
    """The request needs a signed-in person."""

    status = 401


class Forbidden(Refusal):
    """This person may not do or see it."""

    status = 403


class NotFound(Refusal):
    """There is no such thing."""

    status = 404


class TooLate(Refusal):
    """It cannot be done any more, or not yet."""

    status = 409


class Damaged(Refusal):
    """What is stored of a table makes no sense."""

    status = 409


class TooBig(Refusal):
    status = 413


class TooLong(Refusal):
    status = 414


class Misdirected(Refusal):
    """The Host is not one of this server's names."""

    status = 421


class TooOften(Refusal):
    status = 429


class Unavailable(Refusal):
    """What it needs does not work just now: the disk, or the database."""

    status = 503


class Corrupt(Unavailable):
    """The database holds what it never wrote: a torn page, a foreign file."""


class InternalError(Refusal):
    """A defect of the server."""


def as_line(text: Text) -> Line:
    """The kernel's sentence as the protocol sends it."""
    args = text.args
    for value in args.values():
        if isinstance(value, Text):  # few sentences hold another
            return Line(text.key, {name: as_line(v) if isinstance(v, Text) else v for name, v in args.items()})
    return Line(text.key, args)  # type: ignore[arg-type]


def of_kernel(error: CantiereError) -> Refusal:
    """A refusal by the rules of a game."""
    refusal = BadRequest(error.text.key)
    refusal.why = as_line(error.text)
    return refusal
