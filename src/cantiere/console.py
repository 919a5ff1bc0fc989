"""What all commands share: where they print, in which language, and how they say no."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from cantiere.kernel.errors import CantiereError
from cantiere.kernel.texts import LANGUAGES, texts

console: Final = Console()
complaints: Final = Console(stderr=True)

INTERRUPTED: Final = 130  # by Ctrl-C, as shells say it
BAD_INPUT: Final = 1  # a file, an option or an action that is not valid; 2 is for a usage error


def _known(lang: str) -> str:
    if lang and lang[:2] not in LANGUAGES:
        raise typer.BadParameter("Input should be 'en', 'cs' or 'pl'")
    return lang


Language = Annotated[str, typer.Option("--lang", callback=_known, help="en, cs or pl.")]
AsJson = Annotated[bool, typer.Option("--json", help="For machines.")]


def guarded(command: Callable[..., None]) -> Callable[..., None]:
    """Errors that a person can mend are one sentence and an exit code, not a traceback."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except CantiereError as error:
            words = texts(language(kwargs.get("lang")), error.game)
            complaints.print(words.format(error.text), style="red", markup=False, highlight=False)
            raise typer.Exit(BAD_INPUT) from None

    return run


def speak(lang: str) -> None:
    """Every command of a group that was given a language speaks it."""
    if lang:
        os.environ["CANTIERE_LANG"] = lang


def language(wanted: object) -> str:
    """The language asked for, or that of the environment, or English."""
    for source in (wanted, os.environ.get("CANTIERE_LANG"), os.environ.get("LC_ALL"), os.environ.get("LANG")):
        if isinstance(source, str) and source[:2] in LANGUAGES:
            return source[:2]
    return "en"


def print_json(plain: object) -> None:
    print(json.dumps(plain, ensure_ascii=False, indent=2))
