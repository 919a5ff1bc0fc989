"""Games written down while they are played: whole, the same whoever plays them, and all of them or none."""

from __future__ import annotations

import io
import json
from pathlib import Path

import polars as pl
import pytest
import zstandard

from cantiere.kernel import replay
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.registry import game
from cantiere.kernel.state import CHANCE
from cantiere.lab import processes, simulate
from cantiere.lab.record import COLUMNS
from tests.conformance.kit import every_game

BOTS = ["random", "greedy:looks=4"]


def lines(file: Path) -> list[str]:
    with open(file, "rb") as packed:
        return io.TextIOWrapper(zstandard.ZstdDecompressor().stream_reader(packed, read_across_frames=True)).readlines()


@every_game
def test_no_feature_is_called_like_another_column(id: str) -> None:
    assert not set(game(id).features.NAMES) & set(COLUMNS)


@pytest.mark.parametrize("bots", [["random"], BOTS], ids=str)
def test_every_game_is_there_as_a_replay(bots: list[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.zst"
    tally = simulate("tinytowns", 2, 5, bots=bots, seed=3, replays=file)
    matches = [replay.read(line) for line in lines(file)]
    assert [json.loads(line)["note"]["game"] for line in lines(file)] == list(range(5))
    assert all(match.is_over for match in matches)
    assert [sum(points) for points in zip(*(match.scores() for match in matches), strict=True)] == tally.points
    assert [each.name for each in tmp_path.iterdir()] == [file.name]


def test_games_that_are_written_down_are_those_that_are_not(tmp_path: Path) -> None:
    plain = simulate("tinytowns", 3, 20, seed=4)
    written = simulate("tinytowns", 3, 20, seed=4, replays=tmp_path / "games", positions=tmp_path / "positions")
    assert (plain.points, plain.wins, plain.decisions) == (written.points, written.wins, written.decisions)


def test_every_position_has_its_features_and_what_came_of_it(tmp_path: Path) -> None:
    games, file = tmp_path / "games.jsonl.zst", tmp_path / "positions.parquet"
    tally = simulate("tinytowns", 2, 3, bots=BOTS, seed=3, replays=games, positions=file)
    positions = pl.read_parquet(file)
    names = list(game("tinytowns").features.NAMES)
    assert positions.columns == [*COLUMNS, *names]
    assert positions.height == tally.decisions
    seen = positions.iter_rows(named=True)
    for number, line in enumerate(lines(games)):
        match = replay.read(line)
        state, decision = match.at(0), 0
        for step in match.steps:
            if step.seat != CHANCE:
                row = next(seen)
                assert (row["game"], row["decision"], row["seat"]) == (number, decision, step.seat)
                assert (row["action"], row["choices"]) == (step.action, len(state.legal(step.seat)))
                assert [row[name] for name in names] == state.features(step.seat)
                assert row["points"] == match.scores()[step.seat]
                assert row["place"] == match.state.places()[step.seat]
                assert (row["won"] > 0) == (row["place"] == 1)
                decision += 1
            state.apply(step.seat, step.action)
    assert next(seen, None) is None


def test_the_files_do_not_depend_on_who_does_the_work(tmp_path: Path) -> None:
    for jobs in (1, 2):
        replays, positions = tmp_path / f"{jobs}.zst", tmp_path / f"{jobs}.parquet"
        simulate("twowalls", 2, 30, seed=3, scheduler=processes(jobs), replays=replays, positions=positions)
    assert lines(tmp_path / "1.zst") == lines(tmp_path / "2.zst")
    assert pl.read_parquet(tmp_path / "1.parquet").equals(pl.read_parquet(tmp_path / "2.parquet"))


def test_a_simulation_that_is_stopped_leaves_nothing_behind(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    (tmp_path / "positions").write_text("an earlier one")
    with pytest.raises(KeyboardInterrupt):
        simulate("twowalls", 2, 30, replays=tmp_path / "games", positions=tmp_path / "positions", progress=stop)
    assert [each.name for each in tmp_path.iterdir()] == ["positions"]
    assert (tmp_path / "positions").read_text() == "an earlier one"


def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    played: list[int] = []
    with pytest.raises(CantiereError, match="cannot be written: there is no such file or folder"):
        simulate("twowalls", 2, 1, positions=tmp_path / "nowhere" / "positions", progress=played.append)
    assert played == []


def test_what_a_killed_run_has_left_is_no_part_of_the_next(tmp_path: Path) -> None:
    left = tmp_path / "games.parts"
    left.mkdir()
    (left / "000000000000000").write_bytes(b"half a game")
    simulate("twowalls", 2, 2, replays=tmp_path / "games")
    assert len(lines(tmp_path / "games")) == 2
    assert not left.exists()
