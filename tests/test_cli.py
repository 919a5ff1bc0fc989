"""The command as people and machines type it: real processes, real exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cantiere.kernel import replay
from tests.conformance.kit import Case


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


@pytest.mark.parametrize(
    ("arguments", "code", "complaint"),
    [
        (["play", "chess"], 1, "There is no game called “chess”"),
        (["simulate", "tinytowns", "--seats", "9"], 1, "is for 1 to 6 players, not 9"),
        (["simulate", "tinytowns", "-o", "cavern=perhaps"], 1, "is yes or no"),
        (["simulate", "tinytowns", "-o", "cavern"], 2, "KEY=VALUE"),
        (["simulate", "tinytowns", "--bots", "oracle"], 1, "There is no bot called “oracle”"),
        (["simulate", "tinytowns", "--games", "0"], 2, "--games"),
        (["replay", "no-such-file.json"], 1, "cannot be read"),
        (["fly"], 2, "fly"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_an_exit_code(arguments: list[str], code: int, complaint: str) -> None:
    run = cantiere(*arguments)
    assert run.returncode == code
    assert complaint in " ".join(run.stderr.split())
    assert "Traceback" not in run.stderr


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
    assert "Action 2" in broken.stderr


def test_show_draws_a_replay_and_a_position(tmp_path: Path) -> None:
    match = Case("tinytowns", "first_game", 2).match(seed=1)
    file = tmp_path / "game.json"
    file.write_text(replay.write(match), "utf-8")
    assert "seat 1" in cantiere("show", str(file)).stdout
    place = tmp_path / "position.toml"
    place.write_text(match.state.position(), "utf-8")
    assert "seat 2" in cantiere("show", str(place)).stdout
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


def test_a_lone_builder_is_told_a_rank() -> None:
    run = cantiere("play", "tinytowns", "--bots", "me", "--seed", "5", "--lang", "en", typed="1\n" * 200)
    assert "You scored" in run.stdout
    assert "Aspiring Architect" in run.stdout


def test_leaving_a_game_is_clean() -> None:
    run = cantiere("play", "tinytowns", "--bots", "me,me", "--seed", "5", "--lang", "pl", typed="")
    assert run.returncode == 0
    assert "Traceback" not in run.stderr
