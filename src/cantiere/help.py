"""The command's help in Czech and Polish. Its English stands in the code, beside what it describes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from typer import rich_utils
from typer.core import TyperGroup

from cantiere.console import language
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.texts import Texts

if TYPE_CHECKING:
    from typer._click.core import Command, Context  # Typer brings its own

FOLDER: Final = Path(__file__).parent / "text" / "help"
# What Typer writes around the help, by the names it has there.
AROUND: Final = (
    "ARGUMENTS_PANEL_TITLE",
    "OPTIONS_PANEL_TITLE",
    "COMMANDS_PANEL_TITLE",
    "ERRORS_PANEL_TITLE",
    "REQUIRED_LONG_STRING",
    "DEFAULT_STRING",
    "RICH_HELP",
)
# Fluent has braces of its own.
BRACES: Final[dict[str, TextArg]] = {"default": "{}", "command": "{command_path} {help_option}"}
USAGE: Final = {"Usage:": "usage", "[OPTIONS]": "usage-options", "COMMAND [ARGS]": "usage-command"}


class TranslatedGroup(TyperGroup):
    """Commands whose help is in the language that was asked for."""

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        command = super().get_command(ctx, cmd_name)
        words = _words()
        if command is not None and words is not None:
            translate(command, ctx, words)
        return command

    def get_help(self, ctx: Context) -> str:
        words = _words()
        if words is not None:
            translate(self, ctx, words)
        return str(super().get_help(ctx))

    def get_usage(self, ctx: Context) -> str:
        words, usage = _words(), str(super().get_usage(ctx))
        return usage if words is None else _usage(usage, words)


def keys(command: Command, parameter: str) -> tuple[str, str]:
    """Where a parameter's words are looked for: those of this command, those of the same parameter everywhere."""
    return f"{command.name}-{parameter}", f"any-{parameter}"


def translate(command: Command, ctx: Context, words: Texts) -> None:
    """Put the help of a command and of its parameters into another language; what has no words stays English."""
    if words.has(command.name or ""):
        command.help = words.format(Text(command.name or ""))
        command.short_help = None
    for parameter in command.get_params(ctx):
        name = "help" if parameter is command.get_help_option(ctx) else parameter.name or ""
        key = next(filter(words.has, keys(command, name)), None)
        if key is not None:
            vars(parameter)["help"] = words.format(Text(key))
    if not isinstance(command, TranslatedGroup):
        plain = type(command).get_usage
        vars(command)["get_usage"] = lambda context: _usage(plain(command, context), words)


def _usage(line: str, words: Texts) -> str:
    """The line above every help and every usage error, in other words; with it all that Typer writes around them."""
    for name in AROUND:
        setattr(rich_utils, name, words.format(Text(name.lower(), BRACES)))
    for english, key in USAGE.items():
        line = line.replace(english, words.format(Text(key)))
    return line


def _words() -> Texts | None:
    """The words of the language asked for; none for English."""
    # Help is printed before the options are read.
    typed = " ".join(sys.argv).replace("--lang=", "--lang ").partition("--lang ")[2]
    wanted = language(typed.partition(" ")[0])
    return Texts(wanted, [FOLDER]) if (FOLDER / f"{wanted}.ftl").is_file() else None
