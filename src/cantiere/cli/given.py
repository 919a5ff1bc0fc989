"""What several commands are given: their arguments and options, and files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from cantiere.kernel import position
from cantiere.kernel.errors import BadOption, BadPosition, BadReplay, CantiereError, cause, hint, shown
from cantiere.kernel.registry import game as find_game

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game, such as `tinytowns`; `cantiere games` lists them.")
]
Seats = Annotated[int | None, typer.Option(help="How many play. Left out: what suits the game and the bots.")]
Options = Annotated[
    list[str], typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be given again.")
]
Preset = Annotated[str, typer.Option(help="One of the game's option sets; `--option` changes it further.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes to share the work.")]
On = Annotated[
    str, typer.Option(metavar="WHERE", help="`ray`, or `ray://HOST:PORT` for a cluster. Left out: processes here.")
]
Report = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with plots (HTML).")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same draws. Left out: a new one.")]


def pairs_of(typed: list[str], option: str = "--option") -> dict[str, object]:
    pairs: dict[str, object] = {}
    for pair in typed:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("error-option-pair", option=option, value=shown(pair))
        pairs[key] = value
    return pairs


def game_options(id: str, preset: str, pairs: list[str]) -> dict[str, object]:
    """The options of a set, and those given one by one."""
    presets = find_game(id).presets
    if preset and preset not in presets:
        raise BadOption("error-preset", game=id, preset=preset, hint=hint(preset, list(presets)))
    return presets.get(preset, {}) | pairs_of(pairs)


def read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CantiereError("error-file", file=str(file), why=cause(error)) from error


def is_replay(text: str) -> bool:
    """And not a position."""
    return text.lstrip().startswith("{")


def read_replay(file: Path) -> str:
    """As `read`; a file that is no replay is refused."""
    text = read(file)
    if is_replay(text):
        return text
    with naming(file):
        try:
            position.read(text)
        except BadPosition:
            raise BadReplay("error-replay-foreign") from None
    raise CantiereError("error-position-moves", file=str(file))


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Whatever is wrong is wrong in this file."""
    try:
        yield
    except CantiereError as error:
        raise CantiereError("error-in-file", game=error.game, file=str(file), why=error.text) from error
