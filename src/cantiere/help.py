"""The command's help and Typer's own errors in Czech and Polish. The English stands in the code and in Typer."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from typer import rich_utils
from typer._click.exceptions import NoArgsIsHelpError, UsageError  # Typer brings its own Click
from typer.core import TyperGroup

from cantiere.console import language
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.texts import Texts

if TYPE_CHECKING:
    from typer._click.core import Command, Context

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
# The parts of Typer's errors, and the keys of their words.
ERRORS: Final = {
    r"No such command '(?P<name>[^']*)'\.": "no-command",
    r"Did you mean (?P<names>.*)\?": "did-you-mean",
    r"Missing command\.": "missing-command",
    r"No such option: (?P<name>\S+)": "no-option",
    r"\(Possible options: (?P<names>.*)\)": "did-you-mean",
    r"Missing option '(?P<name>[^']*)'\.": "missing-option",
    r"Missing argument '(?P<name>[^']*)'\.": "missing-argument",
    r"Option '(?P<name>[^']*)' requires an argument\.?": "option-value",
    r"Option '(?P<name>[^']*)' does not take a value\.": "option-no-value",
    r"Got unexpected extra argument\(s\) \((?P<names>.*)\)": "extra-arguments",
    r"Invalid value for '?(?P<name>[^':]*)'?:": "invalid-value",
    r"Input should be a valid integer.*": "whole-number",
    r"Input should be a valid number.*": "number",
    r"Input should be greater than or equal to (?P<limit>\S+)": "at-least",
    r"Input should be less than or equal to (?P<limit>\S+)": "at-most",
    r"Input should be (?P<names>'.*)": "one-of",
    r"\w+ '(?P<name>[^']*)' does not exist\.": "no-file",
}


class TranslatedGroup(TyperGroup):
    """Commands whose help and errors are in the language that was asked for."""

    def make_context(self, *arguments: Any, **more: Any) -> Context:
        with _translated_errors():
            return super().make_context(*arguments, **more)

    def invoke(self, ctx: Context) -> Any:
        with _translated_errors():
            return super().invoke(ctx)

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


@contextmanager
def _translated_errors() -> Iterator[None]:
    try:
        yield
    except NoArgsIsHelpError:
        raise
    except UsageError as error:
        words = _words()
        if words is None:
            raise
        raise UsageError(translated(error.format_message(), words), error.ctx) from error


def translated(error: str, words: Texts) -> str:
    """What Typer says, part by part; what has no words stays English."""
    for part, key in ERRORS.items():
        found = re.search(part, error, re.DOTALL)
        if found is not None:
            error = error.replace(found[0], words.format(Text(key, {**found.groupdict()})))
    return error


def keys(command: Command, parameter: str) -> tuple[str, str]:
    """Where a parameter's words are looked for: those of this command, those of the same parameter everywhere."""
    return f"{command.name}-{parameter}", f"any-{parameter}"


def stands_for(metavar: str | None) -> str:
    """The key of a word that stands for a value, such as GAME or KEY=VALUE."""
    return f"metavar-{(metavar or '').lower().replace('=', '-')}"


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
        # What was written in English is kept beside, for the next language.
        stands = stands_for(vars(parameter).setdefault("english", parameter.metavar))
        if words.has(stands):
            parameter.metavar = words.format(Text(stands))
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
