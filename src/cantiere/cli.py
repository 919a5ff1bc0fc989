"""The one command, `cantiere`."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import cantiere
from cantiere import _build
from cantiere.bots import KINDS, LEVELS, make
from cantiere.kernel import position
from cantiere.kernel import replay as replays
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.match import Match
from cantiere.kernel.options import OptionValue
from cantiere.kernel.perft import perft as count_sequences
from cantiere.kernel.registry import game as find_game
from cantiere.kernel.registry import games as all_games
from cantiere.kernel.state import ALL_SEEING
from cantiere.kernel.text import Text
from cantiere.kernel.texts import LANGUAGES, texts
from cantiere.lab import simulate as run_games
from cantiere.terminal import Quit, Terminal, show_board, show_scores

app = typer.Typer(
    name="cantiere",
    help="Four building games on one table: play them, study them, run them by the million.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
console: Final = Console()
complaints: Final = Console(stderr=True)

BAD_INPUT: Final = 1  # a file, an option or an action that does not do; 2 is for a command that was typed wrong

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game, such as `tinytowns`; `cantiere games` lists them.")
]
Seats = Annotated[int | None, typer.Option(help="How many play. Left out: what suits the game and the bots.")]
Options = Annotated[
    list[str], typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be given again.")
]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same draws. Left out: a new one.")]
Language = Annotated[str, typer.Option("--lang", help="en, cs or pl.")]
AsJson = Annotated[bool, typer.Option("--json", help="For machines.")]


def _guarded(command: Callable[..., None]) -> Callable[..., None]:
    """Errors that a person can mend are one sentence and an exit code, not a traceback."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except CantiereError as error:
            words = texts(_language(kwargs.get("lang")), error.game)
            complaints.print(words.format(error.text), style="red", markup=False, highlight=False)
            raise typer.Exit(BAD_INPUT) from None

    return run


def _language(wanted: object) -> str:
    """The language asked for, or that of the environment, or English."""
    for source in (wanted, os.environ.get("CANTIERE_LANG"), os.environ.get("LC_ALL"), os.environ.get("LANG")):
        if isinstance(source, str) and source[:2] in LANGUAGES:
            return source[:2]
    return "en"


def _options(pairs: list[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(f"write KEY=VALUE, not “{pair}”", param_hint="--option")
        options[key] = value
    return options


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "not a text file"
        raise CantiereError("error-file", file=str(file), why=str(why)) from error


def _print_json(plain: object) -> None:
    print(json.dumps(plain, ensure_ascii=False, indent=2))


# --- what there is --------------------------------------------------------------------------------


@app.command()
@_guarded
def games(
    game: Annotated[str | None, typer.Argument(help="Show this game's options too.")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List the games, or one game's options."""
    chosen = [find_game(game)] if game else all_games()
    if as_json:
        _print_json(
            [
                {
                    "id": g.id,
                    "name": texts(_language(lang), g.id).format(Text("game-name")),
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
    for title in ("game", "name", "players", "minutes a player", "actions"):
        table.add_column(title)
    for g in chosen:
        name = texts(_language(lang), g.id).format(Text("game-name"))
        table.add_row(g.id, name, f"{g.seats[0]}–{g.seats[-1]}", str(g.minutes), str(g.vocabulary.size))
    console.print(table)
    if game:
        _show_options(game, _language(lang))


def _show_options(id: str, lang: str) -> None:
    words = texts(lang, id)
    table = Table("option", "values", "default", "meaning", title="-o KEY=VALUE")
    for option in find_game(id).options:
        values = ", ".join(option.choices) or ("yes, no" if option.kind == "flag" else f"{option.low}–{option.high}")
        table.add_row(option.name, values, _shown(option.default), words.format(Text(f"option-{option.name}-help")))
    console.print(table)


def _shown(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) if isinstance(value, list) else str(value)


@app.command()
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
        _print_json(facts)
        return
    table = Table(show_header=False, box=None)
    for name, fact in facts.items():
        table.add_row(f"[bold]{name}[/]", fact)
    console.print(table)
    console.print(
        "Cantiere is not affiliated with the publishers of these games. Players should own the boxes.", style="dim"
    )


# --- playing ----------------------------------------------------------------------------------------


@app.callback()
def house(context: typer.Context) -> None:
    """Without a command: open the house on this machine and show it in the browser."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody on the network.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(help="The port; 0 takes any that is free.")] = 8000,
    db: Annotated[
        str, typer.Option(metavar="URL", help="An SQLite file or a PostgreSQL URL. Left out: a file of your own.")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    origin: Annotated[
        list[str], typer.Option(help="The address of the site when a proxy hides it; may be given again.")
    ] = [],  # noqa: B006
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Say everything that happens.")] = False,
) -> None:
    """Serve the tables: play in the browser, with people and bots."""
    # The web is a big place: other commands need not wait for it.
    from cantiere import server
    from cantiere.bots.desk import Desk

    server.run(host, port, db or None, browser, desk=Desk(), origins=tuple(origin), verbose=verbose)


@app.command()
@_guarded
def play(
    game: GameName,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays, by seat: `me`, or a bot (`novice`, `builder`, `architect`, `mcts:iterations=400`)."
        ),
    ] = "me,builder,builder",
    option: Options = [],  # noqa: B006 (Typer reads the default, nobody writes it)
    seed: Seed = None,
    lang: Language = "",
) -> None:
    """Play at the terminal, against bots or hot-seat (`--bots me,me`)."""
    chosen = find_game(game)
    players = [part.strip() for part in bots.split(",")]
    if seats is not None:
        players = [players[min(seat, len(players) - 1)] for seat in range(seats)]
    seed = secrets.randbelow(2**32) if seed is None else seed
    match = Match(chosen, len(players), _options(option), SeededDealer(seed))
    who = [None if player == "me" else make(player, seed + seat) for seat, player in enumerate(players)]
    terminal = Terminal(match, who, _language(lang), console, seed)
    try:
        terminal.play()
    except Quit:
        console.print()
        terminal.say("play-bye", saved="yes" if terminal.saved else "no")


@app.command()
@_guarded
def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="Bots by seat, with commas; fewer than seats: they take turns.")] = "random",
    option: Options = [],  # noqa: B006
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and count what comes of them."""
    specs = _specs(bots)
    places = seats or max(len(specs), min(2, find_game(game).seats[-1]))
    with _progress(hidden=as_json) as progress:
        task = progress.add_task(game, total=games)
        tally = run_games(
            game,
            places,
            games,
            bots=specs,
            options=_options(option),
            seed=seed,
            jobs=jobs,
            progress=lambda done: progress.update(task, completed=done),
        )
    plain = {"game": game, "seats": places, "bots": specs, "seed": seed, "engine": _build.mode().name} | tally.plain()
    if as_json:
        _print_json(plain)
        return
    table = Table("seat", "bot", "wins", "mean points")
    for seat in range(places):
        share = f"{tally.wins[seat]} ({100 * tally.wins[seat] / tally.games:.1f} %)"
        table.add_row(str(seat + 1), specs[seat % len(specs)], share, f"{tally.points[seat] / tally.games:.2f}")
    console.print(table)
    console.print(
        f"{tally.games} games, {tally.decisions} decisions in {tally.seconds:.1f} s: "
        f"{plain['decisions_per_second']:,} decisions/s ({plain['engine']}), {plain['mean_decisions']} a game"
    )


def _specs(bots: str) -> list[str]:
    """Bots are parted by commas, and so are a bot's settings: `mcts:iterations=40,ahead=2,random` is two bots."""
    specs: list[str] = []
    for part in bots.split(","):
        if "=" in part and ":" not in part and specs:
            specs[-1] += "," + part
        else:
            specs.append(part.strip())
    return specs


def _progress(hidden: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=complaints, transient=True, disable=hidden)


# --- looking ----------------------------------------------------------------------------------------


@app.command()
@_guarded
def replay(
    file: Annotated[Path, typer.Argument(help="A replay file.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many actions.")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Check a replay action by action, and tell the game."""
    match = replays.read(_read(file), to)
    if as_json:
        _print_json(_result(match))
        return
    words = texts(_language(lang), match.game.id)
    for number, line in enumerate(match.log(ALL_SEEING), start=1):
        console.print(f"[dim]{number:4}[/] {words.format(line)}", highlight=False)
    _show(match, _language(lang))


@app.command()
@_guarded
def show(
    file: Annotated[Path, typer.Argument(help="A replay file, or a position in text.")],
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Draw a position, or how a replay ends, with the points."""
    text = _read(file)
    if text.lstrip().startswith("{"):
        match = replays.read(text)
    else:
        state = position.read(text)
        match = Match(state.game, int(state.seats), state.options(), start=state)
    if as_json:
        _print_json(_result(match) | {"position": match.state.position()})
        return
    _show(match, _language(lang))


def _show(match: Match, lang: str) -> None:
    show_board(console, match.state)
    words = texts(lang, match.game.id)
    show_scores(console, match, lang, [words.seat_name(seat) for seat in range(match.seats)])


def _result(match: Match) -> dict[str, object]:
    return {
        "game": match.game.id,
        "seats": match.seats,
        "options": match.options,
        "actions": len(match.steps),
        "over": match.is_over,
        "ending": match.state.ending(),
        "scores": match.scores(),
        "places": match.state.places(),
        "breakdown": [[line.plain() for line in match.score(seat)] for seat in range(match.seats)],
    }


@app.command()
@_guarded
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=1, help="How many actions deep.")] = 4,
    seats: Seats = None,
    option: Options = [],  # noqa: B006
    seed: Annotated[int, typer.Option(help="Draws before the first decision.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Count action sequences from the first decision: a fingerprint of the rules."""
    chosen = find_game(game)
    match = Match(chosen, seats or chosen.seats[min(1, len(chosen.seats) - 1)], _options(option), SeededDealer(seed))
    counts = [int(count_sequences(match.state, deep)) for deep in range(1, depth + 1)]
    if as_json:
        _print_json({"game": game, "seats": match.seats, "seed": seed, "counts": counts})
        return
    for deep, count in enumerate(counts, start=1):
        console.print(f"{deep:3} {count:>16,}")
