"""Learning comes to the same networks however it is run and however often it is stopped, and to better ones."""

from __future__ import annotations

import io
import json
import math
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from cantiere.bots.net import ONE
from cantiere.bots.nets import BadNet, Tables, read
from cantiere.bots.turns import BY_HAND
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.registry import game
from cantiere.lab import processes
from cantiere.lab.fit import fit, returns
from cantiere.lab.learn import LearnPlan, Result, Step, learn, make_learn_plan
from cantiere.lab.selfplay import Rows, record

COMMAND = [sys.executable, "-c", "from cantiere.cli import app; app()", "learn", "twowalls"]
SMALL = ["--games", "60", "--gate", "6", "--generations", "3", "--seed", "5"]


def plan(**changed: Any) -> LearnPlan:
    settings: dict[str, Any] = {"seed": 5, "games": 60, "gate": 6, "blend": 1.0, **changed}
    return make_learn_plan("twowalls", [Tables("standard", 2)], **settings)


def networks(folder: Path) -> list[str]:
    return [read(file).digest for file in sorted(folder.glob("generation-*/net.json"))]


def outcome(results: list[Result]) -> list[object]:
    """Everything but the times."""
    return [(result.generation, result.loss, result.strength, result.is_best) for result in results]


# --- games and fitting ------------------------------------------------------------------------------


def recorded(games: int) -> Rows:
    table = game("twowalls").new(2)
    return Rows.joined(
        [record(table.clone(), [BY_HAND, BY_HAND], BY_HAND, number, number, 0.12, 20) for number in range(games)]
    )


def test_what_is_recorded_belongs_to_the_games() -> None:
    rows = recorded(20)
    assert set(rows.game.tolist()) == set(range(20))
    assert rows.last.sum() == 40  # each seat's last position of each game
    for number in range(20):
        of_game = rows.game == number
        shares = rows.share[of_game & rows.last]
        assert shares.sum() == 1
        margins = rows.margin[of_game & rows.last]
        assert margins[0] == -margins[1]
        assert (shares[0] > shares[1]) == (margins[0] > 0)
    stones = rows.features[:, game("twowalls").features.NAMES.index("stones to come")]
    assert all(later < earlier for earlier, later, last in zip(stones, stones[1:], rows.last, strict=False) if not last)


def test_a_guests_positions_are_not_recorded() -> None:
    rows = record(game("twowalls").new(2), [BY_HAND, None], BY_HAND, 0, 1, 0.0, 20)
    assert rows.last.sum() == 1


def test_returns_mix_what_comes_next_with_how_it_ended() -> None:
    none = np.zeros(5, np.float32)
    rows = Rows(
        np.zeros((5, 1), np.int16),
        np.array([1, 1, 1, 0, 0], np.float32),
        none,
        np.array([False, False, True, False, True]),
        np.zeros(5, np.int32),
    )
    chance = np.array([0.5, 0.6, 0.8, 0.4, 0.2], np.float32)
    third, fifth = 1.0, 0.0
    second = 0.3 * 0.8 + 0.7 * third
    first = 0.3 * 0.6 + 0.7 * second
    fourth = 0.3 * 0.2 + 0.7 * fifth
    assert returns(chance, rows, 0.7) == pytest.approx([first, second, third, fourth, fifth])


def test_a_network_finds_out_who_wins() -> None:
    """Even where no weighing of the features could tell: far from the middle wins, on whichever side."""
    x = np.random.default_rng(1).integers(-20, 21, (20_000, 4)).astype(np.int16)
    wins = (abs(x[:, 1]) > 10).astype(np.float32)
    rows = Rows(x, wins, wins, np.ones(len(x), np.bool_), np.arange(len(x), dtype=np.int32))
    net = fit(rows, 16, 0.7, 0.0, 1, lambda share: None).weights.net()
    right = [(net.logit(features) > 0) == win for features, win in zip(x.tolist(), wins, strict=True)]
    assert sum(right) > 0.95 * len(right)


def test_fitted_to_the_margin_a_network_still_says_the_chance_to_win() -> None:
    """One seat in four wins; who does is luck that the features only hint at."""
    luck = np.random.default_rng(2)
    x = luck.integers(-20, 21, (40_000, 2)).astype(np.int16)
    margin = (x[:, 1] - 15 + luck.normal(0, 10, len(x))).astype(np.float32)
    wins = (margin > 0).astype(np.float32)
    rows = Rows(x, wins, margin, np.ones(len(x), np.bool_), np.arange(len(x), dtype=np.int32))
    net = fit(rows, 8, 0.7, 0.0, 1, lambda share: None, by_margin=True).weights.net()
    said = np.array([1 / (1 + math.exp(-int(net.logit([0, lead])) / ONE)) for lead in (0, 10, 20)])
    won = [wins[abs(x[:, 1] - lead) <= 1].mean() for lead in (0, 10, 20)]
    assert said == pytest.approx(won, abs=0.06)


def test_blending_adds_the_hand_made_evaluation_and_nothing_else() -> None:
    rows = recorded(30)
    alone, blended = [fit(rows, 4, 0.7, blend, 1, lambda share: None).weights for blend in (0.0, 1.0)]
    assert blended.skip[0] > alone.skip[0]
    assert (blended.skip[1:], blended.inner, blended.out) == (alone.skip[1:], alone.inner, alone.out)


def test_help_by_hand_fades_to_nothing() -> None:
    blends = [plan().blended(generation) for generation in range(1, 9)]
    assert blends == sorted(blends, reverse=True)
    assert blends[0] == 1.0
    assert blends[-1] == 0.0
    assert {plan(fade=1.0).blended(generation) for generation in range(1, 9)} == {1.0}


# --- a whole run ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Result]]:
    """A run that nobody stopped."""
    folder = tmp_path_factory.mktemp("learn") / "whole"
    return folder, learn(plan(), 3, folder=folder)


def test_every_generation_is_measured_on_its_own(whole: tuple[Path, list[Result]]) -> None:
    folder, results = whole
    assert [result.generation for result in results] == [1, 2, 3]
    assert len(set(networks(folder))) == 3
    best = None
    for result in results:
        met = {match.against for match in result.strength}
        assert met == {"greedy"} | ({f"generation-{best:02}"} if best else set())
        if result.is_best:
            best = result.generation
            assert all(result.against(player) > 0.5 for player in met)
    assert (folder / "net.json").exists() == (best is not None)


def test_the_best_network_brings_its_history(whole: tuple[Path, list[Result]]) -> None:
    folder, results = whole
    best = [result for result in results if result.is_best]
    assert best, "none of these was better than by hand: choose another seed"
    net = read(folder / "net.json")
    assert net.history.generation == best[-1].generation
    assert net.history.strength == best[-1].strength
    assert net.history.seed == 5
    assert net.tables == [Tables("standard", 2)]


def test_stopped_anywhere_and_gone_on_with_it_comes_to_the_same(
    whole: tuple[Path, list[Result]], tmp_path: Path
) -> None:
    """Ctrl-C in every kind of work: games, fitting and matches."""
    folder = tmp_path / "stopped"
    stops = iter(
        [(1, "games"), (1, "fit"), (1, "greedy standard-2"), (2, "games"), (2, "fit"), (3, "greedy standard-2")]
    )
    due = next(stops)

    def interrupt(step: Step) -> None:
        nonlocal due
        if (step.generation, step.what) == due and step.done:
            due = next(stops, (0, ""))
            raise KeyboardInterrupt

    interrupted = 0
    results: list[Result] = []
    while not results:
        try:
            results = learn(plan(), 3, folder=folder, progress=interrupt)
        except KeyboardInterrupt:
            interrupted += 1
    assert interrupted == 6
    assert networks(folder) == networks(whole[0])
    assert outcome(results) == outcome(whole[1])


def test_alone_points_are_learned(tmp_path: Path) -> None:
    """Nobody can be beaten: the matches compare who makes more of the same deals."""
    alone = make_learn_plan("tinytowns", [Tables("standard", 1)], seed=5, games=8, gate=4, blend=1.0)
    results = learn(alone, 2, folder=tmp_path / "alone")
    assert [match.games for match in results[0].strength] == [8]  # both players on each of the deals
    rows = record(game("tinytowns").new(1), [BY_HAND], BY_HAND, 0, 1, 0.0, 20)
    poor, excellent = game("tinytowns").alone
    expected = 4 * ((rows.margin[-1] - poor) / (excellent - poor) - 0.5)
    assert math.log(rows.share[-1] / (1 - rows.share[-1])) == pytest.approx(expected, abs=1e-3)


def test_a_network_can_play_first(whole: tuple[Path, list[Result]], tmp_path: Path) -> None:
    """Its games are learned from, and it is the one to beat."""
    first = read(whole[0] / "net.json")
    results = learn(plan(start=first, blend=0.0), 1, folder=tmp_path / "run", start=first)
    assert {match.against for match in results[0].strength} == {"greedy", "generation-00"}
    by_hand = learn(plan(blend=0.0), 1, folder=tmp_path / "by-hand")
    assert results[0].loss != by_hand[0].loss
    with pytest.raises(CantiereError, match="“start” is"):
        learn(plan(blend=0.0), 1, folder=tmp_path / "run")


def test_the_number_of_threads_changes_nothing(tmp_path: Path) -> None:
    """With two threads sums of floating point come out otherwise than with one."""
    seen: set[int] = set()

    def note(step: Step) -> None:
        if step.what == "fit":
            seen.update(pool["num_threads"] for pool in threadpool_info())

    with threadpool_limits(2):
        learn(plan(), 1, folder=tmp_path / "run", progress=note)
    assert seen == {1}


def test_a_network_is_fitted_once_and_the_best_is_there_in_the_end(tmp_path: Path) -> None:
    """What is missing is made from what is there, and not anew."""
    first = learn(plan(), 2, folder=tmp_path)
    best = (tmp_path / "net.json").read_bytes()
    (tmp_path / "net.json").unlink()
    (tmp_path / "generation-02" / "result.json").unlink()
    done: list[str] = []
    again = learn(plan(), 2, folder=tmp_path, progress=lambda step: done.append(step.what))
    assert "greedy standard-2" in done
    assert "fit" not in done
    assert outcome(again) == outcome(first)
    assert msgspec.json.decode((tmp_path / "net.json").read_bytes())["digest"] == msgspec.json.decode(best)["digest"]


def test_a_seed_may_be_negative(tmp_path: Path) -> None:
    settings = {"games": 8, "gate": 2}
    below, above = [learn(plan(seed=seed, **settings), 1, folder=tmp_path / str(seed))[0] for seed in (-5, 5)]
    assert below.loss != above.loss


def test_several_processes_come_to_the_same(whole: tuple[Path, list[Result]], tmp_path: Path) -> None:
    results = learn(plan(), 2, folder=tmp_path / "shared", scheduler=processes(2))
    assert outcome(results) == outcome(whole[1])[:2]


def test_killed_at_the_terminal_it_goes_on(whole: tuple[Path, list[Result]], tmp_path: Path) -> None:
    command = [*COMMAND, "--out", str(tmp_path / "killed"), "--jobs", "2", *SMALL]
    run = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not (tmp_path / "killed" / "generation-01" / "net.json").exists():
        assert run.poll() is None, "it ended before it could be killed"
        time.sleep(0.01)
    run.send_signal(signal.SIGKILL)
    run.wait()
    again = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "net.json" in again.stderr
    assert networks(tmp_path / "killed") == networks(whole[0])


def test_at_the_terminal_any_folder_will_do_and_tables_count_once(tmp_path: Path) -> None:
    folder = tmp_path / "a,b"
    small = ["--seats", "2", "--seats", "2", "--games", "8", "--gate", "1", "--generations", "1", "--jobs", "1"]
    subprocess.run([*COMMAND, "--out", str(folder), *small], capture_output=True, check=True)
    assert json.loads((folder / "plan.json").read_text())["tables"] == [{"preset": "standard", "seats": 2}]
    assert read(folder / "generation-01" / "net.json").tables == [Tables("standard", 2)]


# --- what is refused --------------------------------------------------------------------------------


def test_a_network_of_another_game_cannot_play_first(whole: tuple[Path, list[Result]]) -> None:
    first = read(whole[0] / "net.json")
    with pytest.raises(BadNet, match="twowalls"):
        make_learn_plan("tinytowns", [Tables("standard", 2)], seed=1, games=60, gate=6, blend=0.0, start=first)


def test_a_folder_of_another_plan_is_refused(whole: tuple[Path, list[Result]]) -> None:
    with pytest.raises(CantiereError, match="“games” is 60 there, not 61"):
        learn(plan(games=61), 3, folder=whole[0])


def test_a_folder_of_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Titus,")
    with pytest.raises(CantiereError, match="holds other files"):
        learn(plan(), 1, folder=tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that was stopped when its first games had been played."""

    def stop(step: Step) -> None:
        if step.what == "fit":
            raise KeyboardInterrupt

    folder = tmp_path_factory.mktemp("learn") / "played"
    with pytest.raises(KeyboardInterrupt):
        learn(plan(), 1, folder=folder, progress=stop)
    return folder


def with_fewer_columns(content: bytes) -> bytes:
    rows = Rows(**np.load(io.BytesIO(content)))
    written = io.BytesIO()
    np.savez_compressed(written, **rows._replace(features=rows.features[:, 1:])._asdict())
    return written.getvalue()


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"nothing",
        lambda content: b"",
        lambda content: content[:300],
        lambda content: content[:200] + bytes(100) + content[300:],
        with_fewer_columns,
    ],
)
def test_damaged_games_are_an_error_that_names_the_file(
    played: Path, tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    shutil.copytree(played, tmp_path / "run")
    file = tmp_path / "run" / "generation-01" / "games-0001.npz"
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(CantiereError, match=r"games-0001\.npz” is damaged"):
        learn(plan(), 1, folder=tmp_path / "run")


def test_a_damaged_network_is_an_error_that_names_the_file(tmp_path: Path) -> None:
    learn(plan(), 1, folder=tmp_path / "run")
    (tmp_path / "run" / "generation-01" / "net.json").write_bytes(b"{}")
    with pytest.raises(BadNet, match=r"generation-01/net\.json” is damaged"):
        learn(plan(), 2, folder=tmp_path / "run")


@pytest.mark.parametrize(
    ("tables", "problem"),
    [
        (Tables("grand", 2), "no option set called “grand”"),
        (Tables("standard", 7), "not 7"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(tables: Tables, problem: str) -> None:
    with pytest.raises(CantiereError, match=problem):
        make_learn_plan("tinytowns", [tables], seed=1, games=60, gate=6, blend=1.0)


def test_alone_there_is_no_margin_to_learn() -> None:
    with pytest.raises(CantiereError, match="Alone nobody can be ahead"):
        make_learn_plan("tinytowns", [Tables("standard", 1)], seed=1, games=60, gate=6, blend=1.0, margin=True)
