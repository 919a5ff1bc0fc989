"""The one command, `cantiere`."""

from __future__ import annotations

import errno
import os
import secrets
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import cantiere
from cantiere import _build
from cantiere.admin.commands import app as admin
from cantiere.bots import KINDS, LEVELS, make, split
from cantiere.console import (
    BAD_INPUT,
    INTERRUPTED,
    AsJson,
    Language,
    complaints,
    console,
    guarded,
    language,
    print_json,
)
from cantiere.help import TranslatedGroup
from cantiere.kernel import position
from cantiere.kernel import replay as replays
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.errors import BadOption, BadPosition, CantiereError
from cantiere.kernel.match import Match
from cantiere.kernel.options import OptionValue
from cantiere.kernel.perft import perft as count_sequences
from cantiere.kernel.registry import game as find_game
from cantiere.kernel.registry import games as all_games
from cantiere.kernel.state import ALL_SEEING, CHANCE
from cantiere.kernel.text import Text
from cantiere.kernel.texts import texts
from cantiere.lab import arena as run_arena
from cantiere.lab import make_plan
from cantiere.lab import simulate as run_games
from cantiere.lab.extras import needs
from cantiere.lab.scheduler import scheduler
from cantiere.lab.standings import Standings
from cantiere.terminal import Quit, Terminal, show_board, show_scores

if TYPE_CHECKING:
    from cantiere.lab.learn import Result, Step

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


def _pairs(typed: list[str], option: str = "--option") -> dict[str, object]:
    pairs: dict[str, object] = {}
    for pair in typed:
        key, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(f"write KEY=VALUE, not “{pair}”", param_hint=option)
        pairs[key] = value
    return pairs


def _game_options(id: str, preset: str, pairs: list[str]) -> dict[str, object]:
    """The options of a set, and those given one by one."""
    presets = find_game(id).presets
    if preset and preset not in presets:
        raise BadOption("error-preset", game=id, preset=preset, presets=", ".join(presets))
    return presets.get(preset, {}) | _pairs(pairs)


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "not a text file"
        raise CantiereError("error-file", file=str(file), why=str(why)) from error


# --- what there is --------------------------------------------------------------------------------


@app.command()
@guarded
def games(
    game: Annotated[str | None, typer.Argument(help="Show this game's options too.")] = None,
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
        print_json(facts)
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
def main(context: typer.Context, lang: Language = "") -> None:
    """Without a command: start the server on this machine and show it in the browser."""
    if lang:
        os.environ["CANTIERE_LANG"] = lang  # for every command
    if context.invoked_subcommand is None:
        serve()


@app.command()
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
    given = _pairs(set, "--set") | {name: value for name, value in named.items() if value is not None}
    loaded = load(given, settings).of_one_process()
    words = texts(language(None))
    run(loaded, BotPool(loaded.bots.places), open_browser=browser, say=lambda text: console.print(words.format(text)))


@app.command()
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
    table = position.read(_read(start)) if start is not None else None
    players = split(bots)
    if table is not None:
        seats = int(table.seats)
    if seats is not None:
        players = [players[min(seat, len(players) - 1)] for seat in range(seats)]
    if table is None:
        table = find_game(str(game)).new(len(players), _pairs(option))
    seed = secrets.randbelow(2**32) if seed is None else seed
    match = Match(table, SeededDealer(seed))
    who = [None if player == "me" else make(player, seed + seat) for seat, player in enumerate(players)]
    terminal = Terminal(match, who, language(lang), console, seed)
    try:
        terminal.play()
    except Quit:
        console.print()
        terminal.say("play-bye", saved="yes" if terminal.saved else "no")


@app.command()
@guarded
def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="Bots by seat, with commas; fewer than seats: they take turns.")] = "random",
    option: Options = [],  # noqa: B006
    preset: Preset = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Jobs = 1,
    on: On = "",
    replays: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all games there: a replay a line, packed (.jsonl.zst).")
    ] = None,
    positions: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write all positions there, with features and outcome (Parquet)."),
    ] = None,
    report: Report = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and count what comes of them."""
    from cantiere.lab import report as reports
    from cantiere.lab import tables
    from cantiere.lab.plan import table_plan

    words = texts(language(lang))
    specs = split(bots)
    places = seats or max(len(specs), min(2, find_game(game).seats[-1]))
    options = _game_options(game, preset, option)
    standings = Standings(table_plan(game, specs, places, options, seed), games) if report is not None else None
    for file in (replays, positions, report):
        _require_folder(file)
    with _progress(hidden=as_json) as progress:
        task = progress.add_task(game, total=games)
        tally = run_games(
            game,
            places,
            games,
            bots=specs,
            options=options,
            seed=seed,
            replays=replays,
            positions=positions,
            standings=standings,
            scheduler=scheduler(on, jobs),
            progress=lambda done: progress.update(task, completed=done),
        )
    if report is not None and standings is not None:
        _write_page(report, reports.page(standings.summary(rated=False), words.language, is_arena=False))
    engine = _build.mode().name
    if as_json:
        print_json({"game": game, "seats": places, "bots": specs, "seed": seed, "engine": engine} | tally.plain())
    else:
        console.print(*tables.simulation(tally, specs, engine, words.language), sep="\n", soft_wrap=True)
    for file in (replays, positions, report):
        if file is not None:
            complaints.print(words.format(Text("lab-written", {"file": str(file)})), markup=False, highlight=False)


def _require_folder(file: Path | None) -> None:
    """Better now than after hours of work."""
    if file is not None and not file.parent.is_dir():
        raise CantiereError("error-file-write", file=str(file), why=os.strerror(errno.ENOENT))


def _write_page(file: Path, page: str) -> None:
    from cantiere.lab.store import write_whole

    write_whole(file, lambda part: part.write_text(page, "utf-8"))


def _progress(hidden: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=complaints, transient=True, disable=hidden)


@app.command()
@guarded
def arena(
    game: GameName,
    players: Annotated[str, typer.Option(help="Bots to compare, with commas: levels, kinds, kinds with settings.")],
    against: Annotated[
        str, typer.Option(metavar="BOT", help="Each player sits alone among bots of this kind, on all other seats.")
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games at least; the last deal is a whole one.")] = 200,
    seats: Annotated[int, typer.Option(min=1, help="How many play at a table.")] = 2,
    option: Options = [],  # noqa: B006
    preset: Preset = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    jobs: Jobs = 1,
    on: On = "",
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep the results there; the same command goes on where it was stopped."),
    ] = None,
    report: Report = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, on the same deals and on every seat, and say who is better, with intervals."""
    from cantiere.lab import report as reports
    from cantiere.lab import store, tables

    _require_folder(report)
    words = texts(language(lang))
    plan = make_plan(
        game,
        split(players),
        seats=seats,
        against=against or None,
        options=_game_options(game, preset, option),
        seed=seed,
    )
    with _Standings(game, words.language, hidden=as_json) as standings:
        summary = run_arena(plan, games, folder=out, scheduler=scheduler(on, jobs), progress=standings.show)
    if report is not None:
        _write_page(report, reports.page(summary, words.language))
    if as_json:
        print_json(msgspec.to_builtins(summary, str_keys=True))
    else:
        console.print(*tables.standings(summary, words.language), sep="\n")
    notes = []
    if out is not None:
        notes.append(Text("lab-kept", {"folder": str(out)}))
        if not store.HAS_PARQUET:
            notes.append(Text("lab-no-parquet"))
    if report is not None:
        notes.append(Text("lab-report", {"file": str(report)}))
    is_stopped = summary.finished < summary.games
    if is_stopped:
        notes.append(Text("lab-stopped", {"finished": summary.finished, "games": summary.games}))
        if out is not None:
            notes.append(Text("lab-go-on"))
    for note in notes:
        complaints.print(words.format(note), markup=False, highlight=False, soft_wrap=True)
    if is_stopped:
        raise typer.Exit(INTERRUPTED)


class _Standings:
    """A bar and a table that follow an arena, on a terminal; nowhere else."""

    def __init__(self, game: str, language: str, hidden: bool) -> None:
        self._language = language
        self._progress = _progress(hidden)
        self._task = self._progress.add_task(game, total=None)
        self._live = Live(self._progress, console=complaints, transient=True)
        self._is_seen = complaints.is_terminal and not hidden
        self._next = 0.0  # when the table is drawn anew

    def __enter__(self) -> _Standings:
        if self._is_seen:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def show(self, standings: Standings) -> None:
        from cantiere.lab import tables

        self._progress.update(self._task, completed=standings.finished, total=standings.games)
        now = time.monotonic()
        if not self._is_seen or now < self._next:
            return
        summary = standings.summary(rated=False)
        self._live.update(Group(*tables.standings(summary, self._language), self._progress))
        # Adding up takes longer the more games there are; a twentieth of the time is enough for it.
        self._next = now + max(1.0, 20 * (time.monotonic() - now))


@app.command()
@guarded
def learn(
    game: GameName,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Keep everything there; the same command goes on where it was stopped.")
    ],
    seats: Annotated[list[int], typer.Option(min=2, help="How many play at a table; may be given again.")] = [2],  # noqa: B006
    preset: Annotated[
        list[str], typer.Option(help="One of the game's option sets, or several. Left out: the usual one.")
    ] = [],  # noqa: B006
    generations: Annotated[int, typer.Option(min=1, help="How often to play, fit a network and measure it.")] = 5,
    games: Annotated[int, typer.Option(min=8, help="Games to learn from, in each generation.")] = 4000,
    gate: Annotated[int, typer.Option(min=1, help="Deals on which each network must show what it can do.")] = 300,
    blend: Annotated[
        float, typer.Option(min=0.0, help="How much the hand-made evaluation helps the first networks.")
    ] = 1.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same networks.")] = 0,
    jobs: Jobs = 1,
    on: On = "",
    lang: Language = "",
) -> None:
    """Learn to judge positions from games of self-play, and keep the best network in DIR/net.json."""
    with needs("learn"):
        from cantiere.lab.learn import learn as run_learning
        from cantiere.lab.learn import make_learn_plan
    from cantiere.bots.nets import Tables
    from cantiere.lab import tables

    words = texts(language(lang))
    kinds = [Tables(name, number) for name in preset or [find_game(game).bench_preset] for number in seats]
    plan = make_learn_plan(game, kinds, seed=seed, games=games, gate=gate, blend=blend)
    with _Learning(words.language) as shown:
        try:
            results = run_learning(
                plan,
                generations,
                folder=out,
                scheduler=scheduler(on, jobs),
                progress=shown.step,
                finished=shown.finished,
            )
        except KeyboardInterrupt:
            complaints.print(words.format(Text("lab-go-on")), markup=False, highlight=False)
            raise typer.Exit(INTERRUPTED) from None
    console.print(tables.learning(results, words.language))
    is_kept = any(result.is_best for result in results)
    note = Text("learn-kept", {"file": str(out / "net.json")}) if is_kept else Text("learn-none")
    complaints.print(words.format(note), markup=False, highlight=False, soft_wrap=True)


class _Learning:
    """A bar and a table that follow learning, on a terminal; nowhere else."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._results: list[Result] = []
        self._progress = _progress(hidden=False)
        self._task = self._progress.add_task("", total=None)
        self._live = Live(self._progress, console=complaints, transient=True)

    def __enter__(self) -> _Learning:
        if complaints.is_terminal:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def step(self, step: Step) -> None:
        what = texts(self._language).format(Text("learn-step", {"generation": step.generation, "what": step.what}))
        self._progress.update(self._task, description=what, completed=step.done, total=step.of)

    def finished(self, result: Result) -> None:
        from cantiere.lab import tables

        self._results.append(result)
        self._live.update(Group(tables.learning(self._results, self._language), self._progress))


# --- looking ----------------------------------------------------------------------------------------


@app.command()
@guarded
def replay(
    file: Annotated[Path, typer.Argument(help="A replay file.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many actions.")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Check a replay action by action, and print the log."""
    match = replays.read(_read(file), to)
    if as_json:
        print_json(_result(match))
        return
    words = texts(language(lang), match.game.id)
    for number, line in enumerate(match.log(ALL_SEEING), start=1):
        console.print(f"[dim]{number:4}[/] {words.format(line)}", highlight=False)
    _show(match, language(lang))


@app.command()
@guarded
def show(
    file: Annotated[Path, typer.Argument(help="A replay file, or a position in text.")],
    explain: Annotated[
        bool, typer.Option("--explain", help="Say what each player is asked and may do, and print the whole position.")
    ] = False,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Draw a position, or how a replay ends, with the points. What is wrong with a position is said one by one."""
    text = _read(file)
    try:
        match = replays.read(text) if text.lstrip().startswith("{") else Match(position.read(text))
    except BadPosition as error:
        if len(error.problems) == 1:
            raise
        words = texts(language(lang), error.game)
        complaints.print(words.format(Text("error-position-problems")), style="red")
        for problem in error.problems:
            complaints.print("  " + words.format(problem), style="red", markup=False, highlight=False)
        raise typer.Exit(BAD_INPUT) from None
    if as_json:
        print_json(_result(match) | {"position": match.state.position()})
        return
    _show(match, language(lang))
    if explain:
        _explain(match, language(lang))


def _explain(match: Match, lang: str) -> None:
    """What each seat is asked and may do, and everything on the table with nothing left out."""
    words = texts(lang, match.game.id)
    for seat in match.actors():
        if seat == CHANCE:
            continue
        console.print(f"[bold]{words.seat_name(seat)}[/]: {words.format(match.state.prompt(seat))}", highlight=False)
        for action in match.legal(seat):
            console.print(f"  {words.format(action.text)}  [dim]{action.words}[/]", highlight=False)
    console.print()
    console.print(match.state.position(), markup=False, highlight=False, soft_wrap=True)


def _show(match: Match, lang: str) -> None:
    words = texts(lang, match.game.id)
    show_board(console, match.state, words.language)
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
        "breakdown": [[line.plain() for line in match.breakdown(seat)] for seat in range(match.seats)],
    }


@app.command()
@guarded
def hint(
    file: Annotated[
        Path,
        typer.Option("--position", metavar="FILE", help="A position in text, or a replay file.", show_default=False),
    ],
    seat: Annotated[
        int | None, typer.Option(min=1, help="For which player, from 1. Left out: the first who is to act.")
    ] = None,
    move: Annotated[int | None, typer.Option(min=0, help="In a replay: after this many actions.")] = None,
    seconds: Annotated[float, typer.Option(min=0.0, help="How long to think; 0 for as long as it takes.")] = 1.0,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Say which turns are best in a position, what may be expected of them, and why."""
    from cantiere.bots import advice
    from cantiere.lab import tables

    text = _read(file)
    is_replay = text.lstrip().startswith("{")
    if move is not None and not is_replay:
        raise typer.BadParameter("only a replay has moves", param_hint="--move")
    match = replays.read(text) if is_replay else Match(position.read(text))
    at = len(match.steps) if move is None else move
    if at > len(match.steps):
        raise CantiereError("error-no-move", move=at, count=len(match.steps))
    while at < len(match.steps) and match.steps[at].seat == CHANCE:  # up to the next decision
        at += 1
    state = match.at(at)
    if seat is not None and seat > match.seats:
        raise CantiereError("error-no-seat", number=seat)
    by = seat - 1 if seat is not None else next(iter(state.actors()), 0)
    found = advice.hint(state, by, advice.HINT._replace(seconds=seconds))
    if as_json:
        print(advice.written(found).decode())
        return
    words = texts(language(lang), match.game.id)
    console.print(f"[bold]{words.seat_name(by)}[/]: {words.format(state.prompt(by))}", highlight=False)
    console.print(tables.hint(found, match.game.id, match.seats, words.language))


@app.command()
@guarded
def analyse(
    file: Annotated[Path, typer.Argument(help="A replay file.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    jobs: Jobs = 1,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Look through a game: who was how likely to win and when, which turns cost most, and what was better."""
    from cantiere.bots import advice
    from cantiere.lab import tables
    from cantiere.lab.analysis import analyse as run_analysis

    text = _read(file)
    with _progress(hidden=as_json) as progress:
        task = progress.add_task(file.name, total=None)
        found = run_analysis(
            text,
            seed=seed,
            scheduler=scheduler("", jobs),
            progress=lambda done, of: progress.update(task, completed=done, total=of),
        )
    if as_json:
        print(advice.written(found).decode())
        return
    if not found.turns:
        raise CantiereError("error-no-turns")
    console.print(*tables.analysis(found, language(lang)), sep="\n")


@app.command()
@guarded
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
    match = Match(chosen.new(seats or chosen.seats[min(1, len(chosen.seats) - 1)], _pairs(option)), SeededDealer(seed))
    counts = [int(count_sequences(match.state, deep)) for deep in range(1, depth + 1)]
    if as_json:
        print_json({"game": game, "seats": match.seats, "seed": seed, "counts": counts})
        return
    for deep, count in enumerate(counts, start=1):
        console.print(f"{deep:3} {count:>16,}")
