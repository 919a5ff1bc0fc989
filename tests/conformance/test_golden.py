"""The rules are what they were: stored playthroughs, perft counts, and whole games, played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cantiere.kernel import replay
from cantiere.kernel.registry import game, game_ids
from tests.conformance.golden import golden_cases, perft_file, perfts, playthrough, playthrough_file
from tests.conformance.kit import Case, every_game

FIXTURES = Path(__file__).parent.parent / "fixtures"
GOLDEN = [case for id in game_ids() for case in golden_cases(id)]


@pytest.mark.parametrize("case", GOLDEN, ids=str)
def test_playthrough_reads_as_stored(case: Case) -> None:
    file = playthrough_file(case)
    assert file.exists(), "no stored playthrough; `make golden` writes it"
    assert playthrough(case) == file.read_text("utf-8")


@every_game
def test_perft_counts_are_as_stored(id: str) -> None:
    file = perft_file(id)
    assert file.exists(), "no stored counts; `make golden` writes them"
    assert perfts(id) == json.loads(file.read_text("utf-8"))


def fixtures(id: str) -> list[Path]:
    return sorted((FIXTURES / id).glob("*.json"))


ALL_FIXTURES = [file for id in game_ids() for file in fixtures(id)]


@pytest.mark.parametrize("file", ALL_FIXTURES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_game_is_still_played_the_same(file: Path) -> None:
    text = file.read_text("utf-8")
    match = replay.read(text)
    note = json.loads(text)["note"]
    assert match.is_over
    assert match.state.ending() == note["ending"]
    assert match.scores() == note["scores"]
    assert match.state.places() == note["places"]


@every_game
def test_a_game_is_kept_for_every_way_to_end(id: str) -> None:
    kept = {replay.read(file.read_text("utf-8")).state.ending() for file in fixtures(id)}
    assert kept == set(game(id).endings)
