"""Many games between bots: counted, compared, and learned from."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Annotated

import msgspec
import typer

from cantiere import _build
from cantiere.bots import split
from cantiere.cli.given import GameName, Jobs, On, Options, Preset, Report, Seats, game_options
from cantiere.cli.progress import LearningShown, StandingsShown, progress_bar
from cantiere.console import INTERRUPTED, AsJson, Language, complaints, console, guarded, language, print_json
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.registry import game as find_game
from cantiere.kernel.text import Text
from cantiere.kernel.texts import Texts, texts
from cantiere.lab import arena as run_arena
from cantiere.lab import make_plan
from cantiere.lab import simulate as run_games
from cantiere.lab.extras import needs
from cantiere.lab.scheduler import scheduler
from cantiere.lab.standings import Standings
from cantiere.lab.store import unwritable, write_whole


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
    """Play many games between bots and count the results."""
    from cantiere.lab import report as reports
    from cantiere.lab import tables
    from cantiere.lab.plan import table_plan

    words = texts(language(lang))
    specs = split(bots)
    places = seats or max(len(specs), min(2, find_game(game).seats[-1]))
    options = game_options(game, preset, option)
    standings = Standings(table_plan(game, specs, places, options, seed), games) if report is not None else None
    for file in (replays, positions, report):
        _require_place(file)
    with progress_bar(hidden=as_json) as progress:
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
    written = [file for file in (replays, positions, report) if file is not None]
    _say(words, *(Text("lab-written", {"file": str(file)}) for file in written))


def _require_place(file: Path | None) -> None:
    """Better now than after hours of work."""
    if file is None:
        return
    _require_name(file)
    try:
        if file.is_dir():
            raise CantiereError("error-file-write", file=str(file), why=Text("cause-folder"))
        NamedTemporaryFile(prefix=file.name, dir=file.parent).close()
    except OSError as error:
        raise unwritable(file, error) from error


def _require_name(file: Path) -> None:
    """Some of what is written names its own place, in JSON."""
    try:
        str(file).encode()
    except UnicodeEncodeError as error:
        raise CantiereError("error-file-write", file=str(file), why=Text("cause-encoding")) from error


def _say(words: Texts, *notes: Text) -> None:
    """Beside what was asked for."""
    for note in notes:
        complaints.print(words.format(note), markup=False, highlight=False, soft_wrap=True)


def _write_page(file: Path, page: str) -> None:
    write_whole(file, lambda part: part.write_text(page, "utf-8"))


@guarded
def arena(
    game: GameName,
    players: Annotated[str, typer.Option(help="Bots to compare, with commas: levels, kinds, kinds with settings.")],
    against: Annotated[
        str, typer.Option(metavar="BOT", help="Each player sits alone among bots of this kind, on all other seats.")
    ] = "",
    games: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="How many games at least; the last deal is a whole one.")
    ] = 200,
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

    _require_place(report)
    if out is not None:
        _require_name(out)
    words = texts(language(lang))
    plan = make_plan(
        game,
        split(players),
        seats=seats,
        against=against or None,
        options=game_options(game, preset, option),
        seed=seed,
    )
    with StandingsShown(game, words.language, hidden=as_json) as standings:
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
    _say(words, *notes)
    if is_stopped:
        raise typer.Exit(INTERRUPTED)


@guarded
def learn(
    game: GameName,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Keep everything there; the same command goes on where it was stopped.")
    ],
    seats: Annotated[list[int], typer.Option(min=1, help="How many play at a table; may be given again.")] = [2],  # noqa: B006
    preset: Annotated[
        list[str], typer.Option(help="One of the game's option sets, or several. Left out: the usual one.")
    ] = [],  # noqa: B006
    generations: Annotated[int, typer.Option(min=1, help="How often to play, fit a network and measure it.")] = 5,
    games: Annotated[int, typer.Option(min=8, max=1_000_000, help="Games to learn from, in each generation.")] = 4000,
    gate: Annotated[
        int, typer.Option(min=1, max=100_000, help="Deals on which each network must show what it can do.")
    ] = 300,
    start: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="A network that plays first. Left out: the hand-made evaluation."),
    ] = None,
    blend: Annotated[
        float | None,
        typer.Option(
            min=0.0,
            max=100.0,
            help="How much the hand-made evaluation helps the first networks. Left out: 1, with --from 0.",
        ),
    ] = None,
    fade: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="How much of that help is left from one generation to the next.")
    ] = 0.5,
    margin: Annotated[
        bool, typer.Option("--margin", help="Fit networks to how far ahead a seat ends, instead of to who wins.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same networks.")] = 0,
    jobs: Annotated[
        int, typer.Option(min=1, show_default=False, help="Processes to share the work. Left out: one for each core.")
    ] = os.cpu_count() or 1,
    on: On = "",
    lang: Language = "",
) -> None:
    """Learn to judge positions from games of self-play, and keep the best network in DIR/net.json."""
    with needs("learn"):
        from cantiere.lab.learn import learn as run_learning
        from cantiere.lab.learn import make_learn_plan
    from cantiere.bots.nets import Tables, read
    from cantiere.lab import tables

    _require_name(out)
    words = texts(language(lang))
    presets = preset or [find_game(game).bench_preset]
    kinds = list(dict.fromkeys(Tables(name, number) for name in presets for number in seats))
    given = None
    if start is not None:
        given = read(start)
        given.require(game, str(start))
    helps = blend if blend is not None else 1.0 if given is None else 0.0
    plan = make_learn_plan(
        game, kinds, seed=seed, games=games, gate=gate, blend=helps, fade=fade, margin=margin, start=given
    )
    with LearningShown(words.language) as shown:
        try:
            results = run_learning(
                plan,
                generations,
                folder=out,
                start=given,
                scheduler=scheduler(on, jobs),
                progress=shown.step,
                finished=shown.finished,
            )
        except KeyboardInterrupt:
            _say(words, Text("lab-go-on"))
            raise typer.Exit(INTERRUPTED) from None
    console.print(tables.learning(results, words.language))
    is_kept = any(result.is_best for result in results)
    note = Text("learn-kept", {"file": str(out / "net.json")}) if is_kept else Text("learn-none")
    _say(words, note)
