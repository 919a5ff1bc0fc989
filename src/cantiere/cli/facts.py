"""What there is: the games, their options, and this very version."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.table import Table

import cantiere
from cantiere import _build
from cantiere.bots import KINDS, LEVELS
from cantiere.console import AsJson, Language, console, guarded, language, print_json
from cantiere.kernel.options import OptionValue
from cantiere.kernel.registry import game as find_game
from cantiere.kernel.registry import games as all_games
from cantiere.kernel.text import Text
from cantiere.kernel.texts import texts


@guarded
def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Show this game's options too.")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List the games, or one game's options."""
    chosen = [find_game(game)] if game else all_games()
    if as_json:
        print_json(
            [
                {
                    "id": g.id,
                    "name": texts(language(lang), g.id).format(Text("game-name")),
                    "rules": g.rules,
                    "seats": list(g.seats),
                    "minutes": g.minutes,
                    "weight": g.weight,
                    "actions": g.vocabulary.size,
                    "options": [option.plain() for option in g.options],
                    "presets": g.presets,
                }
                for g in chosen
            ]
        )
        return
    table = Table()
    for key in ("table-game", "table-name", "table-players", "table-minutes", "table-actions"):
        table.add_column(texts(language(lang)).format(Text(key)))
    for g in chosen:
        name = texts(language(lang), g.id).format(Text("game-name"))
        table.add_row(g.id, name, f"{g.seats[0]}–{g.seats[-1]}", str(g.minutes), str(g.vocabulary.size))
    console.print(table)
    if game:
        _show_options(game, language(lang))


def _show_options(id: str, lang: str) -> None:
    words = texts(lang, id)
    table = Table(title="-o KEY=VALUE")
    for key in ("table-option", "table-values", "table-default", "table-meaning"):
        table.add_column(words.format(Text(key)), overflow="fold")
    for option in find_game(id).options:
        values = ", ".join(option.choices) or ("yes, no" if option.kind == "flag" else f"{option.low}–{option.high}")
        table.add_row(option.name, values, _shown(option.default), words.format(Text(f"option-{option.name}-help")))
    console.print(table)


def _shown(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) if isinstance(value, list) else str(value)


def about(as_json: AsJson = False) -> None:
    """Say which version this is, and whether the compiled or the plain engine runs."""
    mode = _build.mode()
    facts = {
        "version": cantiere.__version__,
        "engine": mode.name,
        "why": mode.reason,
        "python": sys.version.split()[0],
        "games": ", ".join(game.id for game in all_games()),
        "bots": ", ".join([*KINDS, *LEVELS]),
    }
    if as_json:
        print_json(facts)
        return
    table = Table(show_header=False, box=None)
    for name, fact in facts.items():
        table.add_row(f"[bold]{name}[/]", fact)
    console.print(table)
    console.print(
        "Cantiere is not affiliated with the publishers of these games. Players should own the boxes.", style="dim"
    )
