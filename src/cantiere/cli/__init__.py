"""The one command, `cantiere`, and what it can be told to do."""

from __future__ import annotations

import typer

from cantiere.admin.commands import app as admin
from cantiere.cli.facts import about, games
from cantiere.cli.lab import arena, learn, simulate
from cantiere.cli.looking import analyse, hint, perft, replay, show
from cantiere.cli.playing import play, serve
from cantiere.console import Language, speak
from cantiere.help import TranslatedGroup

app = typer.Typer(
    name="cantiere",
    cls=TranslatedGroup,
    help="Building games on one table: play them, study them, run them by the million.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
app.add_typer(admin, name="admin")

for command in (games, about, serve, play, simulate, arena, learn, replay, show, hint, analyse, perft):
    app.command()(command)


@app.callback()
def main(context: typer.Context, lang: Language = "") -> None:
    """Without a command: start the server on this machine and show it in the browser."""
    speak(lang)
    if context.invoked_subcommand is None:
        serve()
