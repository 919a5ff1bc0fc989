"""Looking at a game: its moves, a position, what would be best, and how it went."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cantiere.cli.given import GameName, Jobs, On, Options, Seats, is_replay, naming, pairs_of, read, read_replay
from cantiere.cli.progress import progress_bar
from cantiere.console import BAD_INPUT, AsJson, Language, complaints, console, guarded, language, print_json
from cantiere.kernel import position
from cantiere.kernel import replay as replays
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.errors import BadPosition, CantiereError
from cantiere.kernel.match import Match
from cantiere.kernel.perft import perft as count_sequences
from cantiere.kernel.registry import game as find_game
from cantiere.kernel.state import ALL_SEEING, CHANCE
from cantiere.kernel.text import Text
from cantiere.kernel.texts import texts
from cantiere.lab.scheduler import scheduler
from cantiere.terminal import show_board, show_scores


@guarded
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A replay file.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many actions.")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Check a replay action by action, and print the log."""
    text = read_replay(file)
    with naming(file):
        match = replays.read(text, to)
    if as_json:
        print_json(_result(match))
        return
    words = texts(language(lang), match.game.id)
    for number, line in enumerate(match.log(ALL_SEEING), start=1):
        console.print(f"[dim]{number:4}[/] {words.format(line)}", highlight=False)
    _show(match, language(lang))


@guarded
def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A replay file, or a position in text.")],
    explain: Annotated[
        bool, typer.Option("--explain", help="Say what each player is asked and may do, and print the whole position.")
    ] = False,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Draw a position, or how a replay ends, with the points. What is wrong with a position is said one by one."""
    text = read(file)
    with naming(file):
        try:
            match = _match(text)
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


def _match(text: str) -> Match:
    return replays.read(text) if is_replay(text) else Match(position.read(text))


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

    text = read(file) if move is None else read_replay(file)
    with naming(file):
        match = _match(text)
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


@guarded
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A replay file.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    jobs: Jobs = 1,
    on: On = "",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Look through a game: who was how likely to win and when, which turns cost most, and what was better."""
    from cantiere.bots import advice
    from cantiere.lab import tables
    from cantiere.lab.analysis import analyse as run_analysis

    text = read_replay(file)
    with naming(file):
        advice.turns_of(text)
    with progress_bar(hidden=as_json) as progress:
        task = progress.add_task(file.name, total=None)
        found = run_analysis(
            text,
            seed=seed,
            scheduler=scheduler(on, jobs),
            progress=lambda done, of: progress.update(task, completed=done, total=of),
        )
    if as_json:
        print(advice.written(found).decode())
        return
    if not found.turns:
        raise CantiereError("error-in-file", file=str(file), why=Text("error-no-turns"))
    console.print(*tables.analysis(found, language(lang)), sep="\n")


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
    match = Match(
        chosen.new(seats or chosen.seats[min(1, len(chosen.seats) - 1)], pairs_of(option)), SeededDealer(seed)
    )
    counts = [int(count_sequences(match.state, deep)) for deep in range(1, depth + 1)]
    if as_json:
        print_json({"game": game, "seats": match.seats, "seed": seed, "counts": counts})
        return
    for deep, count in enumerate(counts, start=1):
        console.print(f"{deep:3} {count:>16,}")
