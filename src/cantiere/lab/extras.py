"""What only `pip install 'cantiere[…]'` brings along."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cantiere.kernel.errors import CantiereError


class MissingExtra(CantiereError):
    """Something is not installed that only some people need; says what to install."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports: a module that is missing is called by the name of its extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra("error-extra", extra=extra, command=f'pip install "cantiere[{extra}]"') from error
