"""Playing, in the browser and at the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from cantiere.bots import make, split
from cantiere.cli.given import Options, Seats, Seed, naming, pairs_of, read
from cantiere.console import Language, console, guarded, language
from cantiere.kernel import position
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game as find_game
from cantiere.kernel.state import State
from cantiere.kernel.texts import texts
from cantiere.terminal import Quit, Terminal


@guarded
def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; 0.0.0.0 for everybody on the network.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes any that is free.")] = None,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="An SQLite file or a PostgreSQL URL. Left out: a file of your own."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    address: Annotated[
        list[str], typer.Option(help="The address people see in their browser; may be given again.")
    ] = [],  # noqa: B006
    workers: Annotated[
        int | None, typer.Option(help="Processes behind the one port; more than one need PostgreSQL.")
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Say everything that happens.")] = False,
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The settings. Left out: cantiere.toml, if there is one here.")
    ] = None,
    set: Annotated[list[str], typer.Option("--set", metavar="KEY=VALUE", help="Any setting; may be given again.")] = [],  # noqa: B006
    settings_help: Annotated[
        bool, typer.Option("--settings-help", help="Print a cantiere.toml with every setting explained, and stop.")
    ] = False,
) -> None:
    """Serve the tables: play in the browser, with people and bots."""
    # The web is a big place: other commands need not wait for it.
    from cantiere.bots.pool import BotPool
    from cantiere.server.run import run
    from cantiere.server.settings import example, load

    if settings_help:
        print(example(), end="")
        return
    named = {
        "host": host,
        "port": port,
        "database": db,
        "workers": workers,
        "addresses": address or None,
        "verbose": verbose or None,
    }
    given = pairs_of(set, "--set") | {name: value for name, value in named.items() if value is not None}
    loaded = load(given, settings).of_one_process()
    words = texts(language(None))
    run(loaded, BotPool(loaded.bots.places), open_browser=browser, say=lambda text: console.print(words.format(text)))


@guarded
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; `cantiere games` lists them.")] = None,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays, by seat: `me`, or a bot (`novice`, `builder`, `architect`, `mcts:iterations=400`)."
        ),
    ] = "me,builder,builder",
    start: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="A position in text to begin at, instead of a GAME.")
    ] = None,
    option: Options = [],  # noqa: B006 (Typer reads the default, nobody writes it)
    seed: Seed = None,
    lang: Language = "",
) -> None:
    """Play at the terminal, against bots or hot-seat (`--bots me,me`), from the beginning or from a position."""
    if game is None and start is None:
        raise typer.BadParameter("say a GAME, or --from a position")
    if game is not None and start is not None:
        raise typer.BadParameter("a position says its game itself", param_hint="--from")
    if start is not None and (option or seats):
        raise typer.BadParameter("a position says its seats and options itself", param_hint="--from")
    table = _table(start) if start is not None else None
    players = split(bots)
    if table is not None:
        seats = int(table.seats)
    if seats is not None:
        players = [players[min(seat, len(players) - 1)] for seat in range(seats)]
    if table is None:
        table = find_game(str(game)).new(len(players), pairs_of(option))
    seed = secrets.randbelow(2**32) if seed is None else seed
    match = Match(table, SeededDealer(seed))
    who = [None if player == "me" else make(player, seed + seat) for seat, player in enumerate(players)]
    terminal = Terminal(match, who, language(lang), console, seed)
    try:
        terminal.play()
    except Quit:
        console.print()
        terminal.say("play-bye", saved="yes" if terminal.saved else "no")


def _table(file: Path) -> State:
    with naming(file):
        return position.read(read(file))
