"""The command as people and machines type it: real processes, real exit codes."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from typer.core import TyperGroup
from typer.main import get_command

from cantiere import help
from cantiere.cli import app
from cantiere.kernel import replay
from cantiere.kernel.game import Game
from cantiere.kernel.registry import game as find_game
from cantiere.kernel.registry import games
from cantiere.kernel.text import Text
from cantiere.kernel.texts import LANGUAGES, Texts, texts
from cantiere.terminal import show_board
from tests.conformance.kit import Case, moments
from tests.test_texts import messages


def cantiere(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from cantiere.cli import app; app()", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_about_says_which_engine_runs() -> None:
    facts = json.loads(cantiere("about", "--json").stdout)
    assert facts["engine"] in ("compiled", "plain")
    assert "tinytowns" in facts["games"]


def test_games_are_listed_with_their_options() -> None:
    listed = json.loads(cantiere("games", "--json").stdout)
    tinytowns = next(game for game in listed if game["id"] == "tinytowns")
    assert tinytowns["seats"] == [1, 2, 3, 4, 5, 6]
    assert any(option["name"] == "cavern" for option in tinytowns["options"])
    assert "Městečka na dlani" in cantiere("games", "--lang", "cs").stdout


def test_simulate_counts_for_machines() -> None:
    run = cantiere(
        "simulate", "tinytowns", "--seats", "3", "--games", "20", "--seed", "4", "--json", "-o", "cavern=yes"
    )
    counted = json.loads(run.stdout)
    assert counted["games"] == 20
    for key in ("decisions", "seconds", "decisions_per_second", "mean_scores", "wins", "mean_decisions"):
        assert key in counted
    assert len(counted["mean_scores"]) == len(counted["wins"]) == 3


def test_simulate_tells_people_too() -> None:
    run = cantiere("simulate", "tinytowns", "--games", "5", "--bots", "greedy:looks=10,random")
    assert run.returncode == 0
    assert "decisions/s" in run.stdout


def test_the_table_of_a_simulation_is_whole_on_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bot = "mcts:iterations=1,width=1,looks=4,quick=1,ahead=1,trust=0.5,envy=0.25,seconds=0.5"
    table = cantiere("simulate", "twowalls", "--games", "1", "--bots", bot).stdout
    assert "…" not in table
    assert max(map(len, table.partition("1 games")[0].splitlines())) <= 80
    assert bot in "".join(line.split("│")[1].strip() for line in table.splitlines() if line.startswith("│"))


@pytest.mark.parametrize(("game", "language"), [("tinytowns", "pl"), ("tiletum", "cs")])
def test_options_are_whole_on_80_columns(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    listed = cantiere("games", game, "--lang", language).stdout
    assert "…" not in listed
    assert max(map(len, listed.splitlines())) <= 80
    names = "".join(line.split("│")[1].strip() for line in listed.splitlines() if line.startswith("│"))
    assert all(option.name in names for option in find_game(game).options)


def test_arena_counts_for_machines_and_tells_people(tmp_path: Path) -> None:
    command = ["arena", "twowalls", "--players", "greedy", "--against", "random", "--games", "10", "--seed", "3"]
    counted = json.loads(cantiere(*command, "--json").stdout)
    assert counted["finished"] == counted["games"] == 10
    assert counted["players"][0]["player"] == "greedy"
    told = cantiere(*command, "--out", str(tmp_path / "out"), "--report", str(tmp_path / "page.html"), "--lang", "cs")
    assert told.returncode == 0
    assert "Hry: 10 z 10" in told.stdout
    assert json.loads((tmp_path / "out" / "summary.json").read_text("utf-8"))["finished"] == 10
    assert '<html lang="cs">' in (tmp_path / "page.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "code", "complaint"),
    [
        (["play", "chess"], 1, "There is no game called “chess”"),
        (["simulate", "tinytowns", "--seats", "9"], 1, "is for 1 to 6 players, not 9"),
        (["simulate", "tinytowns", "-o", "cavern=perhaps"], 1, "is yes or no"),
        (["simulate", "tinytowns", "-o", "cavern"], 1, "KEY=VALUE"),
        (["simulate", "tinytowns", "--bots", "oracle"], 1, "There is no bot called “oracle”"),
        (["simulate", "tinytowns", "--on", "mars"], 1, "Cannot run on “mars”"),
        (["simulate", "tinytowns", "--on", "ray://127.0.0.1:1"], 1, "cannot be reached: the connection was refused"),
        (["simulate", "tinytowns", "--report", "nowhere/page.html"], 1, "cannot be written"),
        (["simulate", "tinytowns", "--games", "0"], 2, "--games"),
        (["simulate", "tinytowns", "--preset", "xl"], 1, "Tiny Towns has no option set called “xl”"),
        (["arena", "tinytowns", "--players", "random,oracle"], 1, "There is no bot called “oracle”"),
        (["arena", "tinytowns", "--players", "random,mcts:depth=3"], 1, "has no setting “depth=3”"),
        (["arena", "tinytowns", "--players", "random,greedy", "--seats", "9"], 1, "is for 1 to 6 players, not 9"),
        (["arena", "tinytowns", "--players", "random,random"], 1, "“random” is named twice"),
        (["arena", "tinytowns", "--players", "greedy"], 1, "“greedy” has nobody to play against"),
        (
            ["arena", "tinytowns", "--players", "greedy", "--seats", "1", "--against", "random"],
            1,
            "no seat for “random”",
        ),
        (["arena", "tinytowns", "--players", "greedy,random", "--report", "no/such/page.html"], 1, "cannot be written"),
        (["arena", "tinytowns"], 2, "--players"),
        (["replay", "no-such-file.json"], 1, "cannot be read"),
        (["fly"], 2, "fly"),
        (["arena", "tinytowns", "--players", "novise,random"], 1, "Did you mean “novice”?"),
        (["arena", "tinytowns", "--players", "greedy,random", "--report", "."], 1, "it is a folder"),
        (["learn", "tinytowns", "--out", "no/such", "--blend", "inf"], 2, "--blend"),
        (["learn", "tinytowns", "--out", "x", "--preset", "xl", "--games", "99999999"], 2, "--games"),
        (["learn", "tinytowns", "--out", "x", "--preset", "xl", "--gate", "99999999"], 2, "--gate"),
        (["learn", "tinytowns", "--out", __file__], 1, "there is a file of that name already"),
        (["learn", "tinytowns", "--out", "\udcff"], 1, "its name is not in UTF-8"),
        (["arena", "tinytowns", "--players", "greedy,random", "--preset", "xl", "--games", "99999999"], 2, "--games"),
        (["arena", "tinytowns", "--players", "greedy,random", "--out", "\udcff"], 1, "its name is not in UTF-8"),
        (["arena", "tinytowns", "--players", "greedy,random", "--report", "\udcff"], 1, "its name is not in UTF-8"),
        (["arena", "tinytowns", "--players", "greedy,random", "--report", "a" * 300], 1, "its name is too long"),
        (["replay", "a" * 5000], 1, "a…” cannot be read: its name is too long"),
        (["games", "--lang", "de"], 2, "'en', 'cs' or 'pl'"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_an_exit_code(arguments: list[str], code: int, complaint: str) -> None:
    run = cantiere(*arguments)
    assert run.returncode == code
    assert complaint in " ".join(run.stderr.split())
    assert "Traceback" not in run.stderr


def test_where_nothing_can_be_written_is_found_out_before_a_game_is_played(tmp_path: Path) -> None:
    """In /proc nobody can make a file."""
    arena = ["arena", "twowalls", "--players", "greedy,random", "--games", "2", "--out", str(tmp_path / "out")]
    run = cantiere(*arena, "--report", "/proc/page.html")
    assert run.returncode == 1
    assert "“/proc/page.html” cannot be written" in run.stderr
    assert not (tmp_path / "out").exists()
    assert cantiere(*arena, "--report", str(tmp_path / "page.html")).returncode == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["out", "page.html"]


def test_what_is_wrong_in_a_file_is_said_with_its_name(tmp_path: Path) -> None:
    cut, table, deep, null = [tmp_path / name for name in ("cut.json", "table.toml", "deep.json", "null.json")]
    cut.write_text('{"cantiere": 1,', "utf-8")
    deep.write_text('{"cantiere":' * 100_000, "utf-8")
    plain = json.loads(Path(TWO_WALLS).read_text("utf-8"))
    null.write_text(json.dumps(plain | {"actions": [{"by": None}]}), "utf-8")
    (tmp_path / "ruled.json").write_text(json.dumps(plain | {"rules": None}), "utf-8")
    (tmp_path / "empty.json").touch()
    table.write_text(Case("tinytowns", "first_game", 2).match(seed=1).state.position(), "utf-8")
    for arguments, complaint in (
        (["replay", cut], "cut.json”: The replay file is damaged"),
        (["show", cut], "cut.json”"),
        (["analyse", cut], "cut.json”"),
        (["hint", "--position", cut], "(line 1, column 16)"),
        (["analyse", table], "it has no moves"),
        (["hint", "--move", "3", "--position", table], "it has no moves"),
        (["replay", table], "it has no moves"),
        (["analyse", tmp_path / "empty.json"], "empty.json”: This is not a Cantiere replay file."),
        (["analyse", __file__], "test_cli.py”: This is not a Cantiere replay file."),
        (["replay", tmp_path / "ruled.json"], "ruled.json”: This is not a Cantiere replay file."),
        (["replay", null], "null.json”: Action 1 of the replay does not follow the rules. “null” is not a seat."),
        (["replay", deep], "deep.json”: The replay file is damaged: too many brackets within brackets."),
        (["play", "--from", cut], "cut.json”: The position cannot be read"),
    ):
        run = cantiere(*map(str, arguments))
        assert run.returncode == 1
        assert "".join(complaint.split()) in "".join(run.stderr.split())


def test_a_replay_is_checked_and_told(tmp_path: Path) -> None:
    match = Case("tinytowns", "first_game", 2).match(seed=1)
    match.play("name wheat")
    file = tmp_path / "game.json"
    file.write_text(replay.write(match), "utf-8")
    assert "names wheat" in cantiere("replay", str(file)).stdout
    assert "names wheat" not in cantiere("replay", str(file), "--to", "1").stdout
    assert json.loads(cantiere("replay", str(file), "--json").stdout)["actions"] == 2
    file.write_text(replay.write(match).replace('"wheat"', '"gold"'), "utf-8")
    broken = cantiere("replay", str(file))
    assert broken.returncode == 1
    assert "Action 2" in " ".join(broken.stderr.split())


def test_show_draws_a_replay_and_a_position(tmp_path: Path) -> None:
    match = Case("tinytowns", "first_game", 2).match(seed=1)
    file = tmp_path / "game.json"
    file.write_text(replay.write(match), "utf-8")
    assert "Player 1" in cantiere("show", str(file)).stdout
    place = tmp_path / "position.toml"
    place.write_text(match.state.position(), "utf-8")
    assert "Player 2" in cantiere("show", str(place)).stdout
    assert json.loads(cantiere("show", str(place), "--json").stdout)["seats"] == 2


def test_perft_counts() -> None:
    counted = json.loads(cantiere("perft", "tinytowns", "--depth", "3", "--json", "-o", "monuments=no").stdout)
    assert counted["counts"] == [5, 80, 80]


def test_a_game_is_played_at_the_terminal_to_its_end(tmp_path: Path) -> None:
    """A person who always takes the first action, against a bot; help, score, undo and save on the way."""
    file = tmp_path / "saved.json"
    typed = "?\nscore\nfly\n1\n" + f"save {file}\n" + "1\n" * 200
    run = cantiere("play", "tinytowns", "--bots", "me,novice", "--seed", "5", "--lang", "en", typed=typed)
    assert run.returncode == 0, run.stderr
    assert "All towns are complete." in run.stdout
    assert "wins with" in run.stdout
    assert "There is no action called “fly”" in run.stdout
    assert replay.read(file.read_text("utf-8")).game.id == "tinytowns"


def test_the_terminal_speaks_the_language(tmp_path: Path) -> None:
    place = tmp_path / "position.toml"
    place.write_text(Case("tinytowns", "first_game", 2).match(seed=1).state.position(), "utf-8")
    assert "Hráč 1" in cantiere("show", str(place), "--lang", "cs").stdout
    assert "Gracz 1" in cantiere("--lang", "pl", "show", str(place)).stdout
    simulated = cantiere("--lang", "cs", "simulate", "twowalls", "--games", "1").stdout
    assert "Výhry" in simulated
    assert "přeložené jádro" in simulated or "čistě pythonové jádro" in simulated
    assert "{SOUBOR}" in cantiere("analyse", "--help", "--lang", "cs").stdout
    assert "Przełączniki" in cantiere("play", "--help", "--lang=pl").stdout
    assert "Příkazy" in cantiere("--help", "--lang", "cs").stdout
    assert "admin [PRZEŁĄCZNIKI] POLECENIE" in cantiere("admin", "--help", "--lang", "pl").stdout
    assert "play [PŘEPÍNAČE]" in cantiere("play", "--lang", "cs", "--nothing").stderr


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("plai", "Příkaz „plai“ neexistuje. Nejbližší: 'play', 'replay'"),
        ("play --nope", "Přepínač --nope neexistuje."),
        ("learn", "Chybí argument HRA."),
        ("learn tinytowns", "Chybí přepínač --out."),
        ("learn tinytowns --out", "Za přepínačem --out chybí hodnota."),
        ("learn tinytowns --out x --games two", "Chybná hodnota pro --games: má to být celé číslo."),
        ("learn tinytowns --out x --games 2", "Chybná hodnota pro --games: má to být nejméně 8."),
        ("show a b c", "Argumenty navíc: b c"),
        ("admin plai", "Příkaz „plai“ neexistuje."),
    ],
)
def test_what_cannot_be_read_is_refused_in_the_language(typed: str, said: str) -> None:
    refused = cantiere("--lang", "cs", *typed.split())
    assert refused.returncode == 2
    assert said in " ".join(refused.stderr.replace("│", " ").split())


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_all_help_is_translated(language: str) -> None:
    words = Texts(language, [help.FOLDER])
    found = {name.lower() for name in help.AROUND} | {*help.USAGE.values()} | {"any-help"} | {*help.ERRORS.values()}
    commands = [get_command(app)]
    while commands:
        command = commands.pop()
        commands += command.commands.values() if isinstance(command, TyperGroup) else []
        found.add(command.name or "")
        for parameter in command.params:
            keys = help.keys(command, parameter.name or "")
            found |= set(filter(words.has, keys)) or {keys[0]}
            # Else the usage line shows an argument's name in the code, in English.
            assert parameter.param_type_name == "option" or parameter.metavar or parameter.name == "to"
            if parameter.metavar not in (None, "URL", "ID", "LOGIN", "BOT"):  # those are the same everywhere
                found.add(help.stands_for(parameter.metavar))
    source = (help.FOLDER / f"{language}.ftl").read_text("utf-8")
    assert found == set(re.findall(r"^([\w-]+) =", source, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_a_board_is_whole_on_80_columns(game: Game, language: str) -> None:
    """Sentences may go on in the next line; towns and towers, which are drawn in rows, may not."""
    words = texts(language, game.id)
    for seats in game.seats:
        for state in moments(Case(game.id, next(iter(game.presets)), seats), seed=seats, every=60):
            console = Console(width=80, file=io.StringIO())
            with console.capture() as shown:
                show_board(console, state, language)
            lines = shown.get().splitlines()
            assert max(map(cell_len, lines)) == cell_len(lines[0]) <= 80
            if game.id in ("tinytowns", "redcathedral"):
                drawn = state.board(lambda key: words.format(Text(key)))
                rows = re.findall(r"^(?:\d  |   ) *\S.*", drawn, re.MULTILINE)
                assert all(any(row in line for line in lines) for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_no_two_letters_of_a_board_are_the_same(game: Game, language: str) -> None:
    words = texts(language, game.id)
    letters = [key for key in messages(game.id, language) if key.startswith("letter-")]
    assert len({words.format(Text(key)) for key in letters}) == len(letters)


def test_a_lone_builder_is_told_a_rank() -> None:
    run = cantiere("play", "tinytowns", "--bots", "me", "--seed", "5", "--lang", "en", typed="1\n" * 200)
    assert "You scored" in run.stdout
    assert "Aspiring Architect" in run.stdout


def test_leaving_a_game_is_clean() -> None:
    run = cantiere("play", "tinytowns", "--bots", "me,me", "--seed", "5", "--lang", "pl", typed="")
    assert run.returncode == 0
    assert "Traceback" not in run.stderr


# --- hints and analyses ---------------------------------------------------------------------------

FIXTURES = Path(__file__).parent / "fixtures"
TILETUM = str(FIXTURES / "tiletum" / "four-players.json")
TWO_WALLS = str(FIXTURES / "twowalls" / "ten-stones.json")


@pytest.mark.parametrize(("language", "heading"), [("en", "Why"), ("cs", "Proč"), ("pl", "Dlaczego")])
def test_a_hint_is_whole_on_80_columns(language: str, heading: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = cantiere("hint", "--position", TILETUM, "--move", "60", "--seconds", "0.1", "--lang", language).stdout
    assert heading in told
    assert "…" not in told
    assert "[" not in told
    assert max(map(len, told.splitlines())) <= 80


def test_a_hint_for_machines_comes_from_a_position_or_a_replay(tmp_path: Path) -> None:
    place = tmp_path / "position.toml"
    match = Case("tinytowns", "first_game", 2).match(seed=1)
    place.write_text(match.state.position(), "utf-8")
    for file in (["--position", str(place)], ["--position", TWO_WALLS, "--move", "4"]):
        hint = json.loads(cantiere("hint", *file, "--seconds", "0.1", "--json").stdout)
        assert hint["turns"][0]["steps"][0]["words"]["verb"]
        assert {"chance", "margin", "error", "reasons"} <= hint["turns"][0].keys()


def test_an_analysis_is_told_to_people_and_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language, note in (("en", "estimates"), ("cs", "odhady"), ("pl", "szacunki")):
        told = cantiere("analyse", TWO_WALLS, "--lang", language).stdout
        assert note in told
        assert "…" not in told
        assert max(map(len, told.splitlines())) <= 80
    found = [json.loads(cantiere("analyse", TWO_WALLS, "--json", "--jobs", jobs).stdout) for jobs in ("1", "2")]
    assert found[0] == found[1]
    assert (found[0]["turns"], found[0]["seats"]) == (10, 2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hint", "--position", "nowhere.json"], "nowhere.json"),
        (["hint", "--position", TWO_WALLS], "ten-stones.json”: The game is over."),
        (["hint", "--position", TWO_WALLS, "--move", "999"], "ten-stones.json”: The replay has only 22 actions"),
        (["hint", "--position", TWO_WALLS, "--move", "4", "--seat", "9"], "ten-stones.json”: There is no seat 9"),
        (["analyse", "nowhere.json"], "nowhere.json"),
    ],
)
def test_advice_about_nothing_is_refused(arguments: list[str], said: str) -> None:
    run = cantiere(*arguments, "--lang", "en")
    assert run.returncode == 1
    assert "".join(said.split()) in "".join(run.stderr.split())
    assert "Traceback" not in run.stderr
