"""The games in research frameworks: they pass the frameworks' own tests, and say what is wrong with bad input."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, random_agent
from pettingzoo.test import api_test, render_test, seed_test

from cantiere.bots import BadBot
from cantiere.kernel.errors import BadAction, BadOption, IllegalAction, SeatsOutOfRange, UnknownGame
from cantiere.kernel.registry import game
from cantiere.kernel.state import State
from cantiere.lab import gymnasium as _seats  # noqa: F401  (importing registers the games)
from cantiere.lab import openspiel as _games  # noqa: F401
from cantiere.lab.episode import Episode, rewards
from cantiere.lab.pettingzoo import env
from cantiere.lab.picture import picture
from tests.conformance.kit import every_game, play_to_end

few_seats = pytest.mark.parametrize("seats", [2, 4])


@pytest.mark.parametrize("framework", ["gymnasium", "openspiel", "pettingzoo"])
def test_the_example_of_the_page_works(framework: str) -> None:
    tried = doctest.testmod(import_module(f"cantiere.lab.{framework}"), optionflags=doctest.ELLIPSIS)
    assert tried.attempted
    assert not tried.failed


@pytest.mark.parametrize("framework", ["gymnasium", "openspiel", "pettingzoo"])
def test_a_framework_that_is_not_installed_is_named_with_its_extra(framework: str) -> None:
    missing = {"gymnasium": "gymnasium", "openspiel": "pyspiel", "pettingzoo": "pettingzoo"}[framework]
    program = f"import sys; sys.modules[{missing!r}] = None; import cantiere.lab.{framework}"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert f'This needs the extra “{framework}”: pip install "cantiere[{framework}]".' in run.stderr


# --- what all have in common ------------------------------------------------------------------------


@every_game
def test_a_finished_game_rewards_the_winner_at_the_cost_of_the_others(id: str) -> None:
    for seats in game(id).seats:
        state = play_to_end(game(id).new(seats), seed=seats)
        paid = rewards(state)
        if seats == 1:
            assert paid == [state.score(0)]
            continue
        assert sum(paid) == pytest.approx(0)
        assert all((reward == max(paid)) == (place == 1) for reward, place in zip(paid, state.places(), strict=True))
        assert max(paid) == 1 or state.places().count(1) > 1


@pytest.mark.parametrize("action", [None, "place a1", 1.5])
def test_what_is_no_action_is_refused(action: object) -> None:
    episode = Episode(game("tinytowns").new(2), seed=1)
    before = episode.state.clone()
    with pytest.raises(BadAction, match="action"):
        episode.play(action)  # type: ignore[arg-type]
    assert episode.state == before


@every_game
def test_a_table_goes_to_another_process_whole(id: str) -> None:
    state = Episode(game(id).new(2), seed=3).state
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert other == state
        assert other is not state
    assert play_to_end(pickle.loads(pickle.dumps(state)), 5) == play_to_end(state, 5)


@every_game
def test_a_picture_shows_the_table(id: str) -> None:
    episode = Episode(game(id).new(2), seed=3)
    before = picture(episode.state)
    for _ in range(5):
        episode.play(episode.state.legal(episode.seat)[-1])
    after = picture(episode.state)
    assert before.dtype == after.dtype == np.uint8
    assert before.shape != after.shape or (before != after).any()
    assert len(np.unique(after.reshape(-1, 3), axis=0)) >= 2


# --- PettingZoo ---------------------------------------------------------------------------------------


@every_game
@few_seats
# PettingZoo expects what it warns of here of games with masks, and knows its own by name.
@pytest.mark.filterwarnings(
    "ignore:Observation (is not a NumPy|space for each)", "ignore:Action mask numpy array is all"
)
def test_pettingzoo_finds_nothing_wrong(id: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    make = partial(env, id, seats=min(seats, game(id).seats[-1]))
    api_test(make(), num_cycles=200)
    seed_test(make, num_cycles=100)
    render_test(make)
    assert "Passed API test" in capsys.readouterr().out


def test_a_whole_game_of_pettingzoo_ends_with_rewards() -> None:
    played = env("tinytowns", seats=3, mode="town_hall")
    played.reset(seed=1)
    paid = {}
    for agent in played.agent_iter():
        observation, reward, terminated, _, _ = played.last()
        if terminated:
            paid[agent] = reward
        played.step(None if terminated else played.action_space(agent).sample(observation["action_mask"]))
    table: State = played.unwrapped.table
    assert table.is_over()
    assert table.options()["mode"] == "town_hall"
    assert [paid[agent] for agent in played.possible_agents] == rewards(table)


def test_pettingzoo_refuses_what_is_not_legal_and_changes_nothing() -> None:
    played = env("tinytowns", seats=2)
    played.reset(seed=1)
    before = played.unwrapped.table.clone()
    illegal = int(np.argmin(played.last()[0]["action_mask"]))
    with pytest.raises(IllegalAction, match="is not possible now"):
        played.step(illegal)
    with pytest.raises(BadAction):
        played.step(1_000_000)
    assert played.unwrapped.table == before
    with pytest.raises(SeatsOutOfRange):
        env("tinytowns", seats=9)
    with pytest.raises(BadOption):
        env("tinytowns", dragons=True)
    with pytest.raises(UnknownGame):
        env("chess")


# --- Gymnasium ----------------------------------------------------------------------------------------


@every_game
@few_seats
def test_gymnasium_finds_nothing_wrong(id: str, seats: int) -> None:
    opponents = ("random", "greedy:looks=1")
    check_env(gymnasium.make(f"cantiere/{id}-v0", seats=min(seats, game(id).seats[-1]), opponents=opponents).unwrapped)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_plays_bots_to_the_end(seat: int) -> None:
    played = gymnasium.make("cantiere/tinytowns-v0", seats=2, seat=seat, opponents=("greedy:looks=1",))
    _, info = played.reset(seed=seat)
    terminated = False
    while not terminated:
        _, reward, terminated, _, info = played.step(played.action_space.sample(info["action_mask"]))
    table: State = played.unwrapped.table  # type: ignore[attr-defined]
    assert table.is_over()
    assert reward == rewards(table)[seat]


def test_gymnasium_says_why_an_action_is_not_legal_and_changes_nothing() -> None:
    played = gymnasium.make("cantiere/tinytowns-v0", opponents=("random",))
    _, info = played.reset(seed=1)
    before = played.unwrapped.table.clone()  # type: ignore[attr-defined]
    illegal = np.argmin(info["action_mask"])
    _, reward, terminated, _, info = played.step(illegal)
    assert "is not possible now" in info["error"]
    assert (reward, terminated) == (0, False)
    assert played.unwrapped.table == before  # type: ignore[attr-defined]
    strict = gymnasium.make("cantiere/tinytowns-v0", opponents=("random",), strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not possible now"):
        strict.step(illegal)


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"seats": 9}, SeatsOutOfRange),
        ({"seats": 2, "seat": 2}, SeatsOutOfRange),
        ({"opponents": ("oracle",)}, BadBot),
        ({"dragons": True}, BadOption),
    ],
)
def test_gymnasium_refuses_tables_that_cannot_be(settings: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        gymnasium.make("cantiere/tinytowns-v0", **settings)


# --- OpenSpiel ----------------------------------------------------------------------------------------


@every_game
@few_seats
def test_openspiel_finds_nothing_wrong(id: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"python_cantiere_{id}(seats={min(seats, game(id).seats[-1])})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_openspiel_plays_alone_and_with_options() -> None:
    loaded = pyspiel.load_game("python_cantiere_tinytowns(seats=1,cavern=True,tie_break=more_cottages)")
    assert loaded.new_initial_state().table.options()["tie_break"] == ["more_cottages"]
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_chance_is_explicit_and_its_outcomes_are_as_likely_as_the_tickets() -> None:
    state = pyspiel.load_game("python_cantiere_carrara").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    tickets = state.table.tickets()
    assert [round(chance * tickets) for _, chance in outcomes] == [weight for _, weight in state.table.outcomes()]


def test_openspiel_searches_and_plays() -> None:
    loaded = pyspiel.load_game("python_cantiere_tinytowns(seats=2)")
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bots = [
        mcts.MCTSBot(loaded, uct_c=2, max_simulations=4, evaluator=evaluator, random_state=dice),
        pyspiel.make_uniform_random_bot(1, 7),
    ]
    returns = pyspiel.evaluate_bots(loaded.new_initial_state(), bots, 5)
    assert sum(returns) == pytest.approx(0)


def test_agents_of_openspiel_play_a_whole_episode() -> None:
    surroundings = rl_environment.Environment(
        "python_cantiere_tinytowns", chance_event_sampler=rl_environment.ChanceEventSampler(seed=4)
    )
    size = surroundings.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player, size) for player in range(2)]
    step = surroundings.reset()
    while not step.last():
        step = surroundings.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize("parameters", ["seats=9", "seats=2,dragons=True", "seats=2,mode=castle"])
def test_openspiel_refuses_tables_that_cannot_be(parameters: str) -> None:
    with pytest.raises((SeatsOutOfRange, BadOption, pyspiel.SpielError)):
        pyspiel.load_game(f"python_cantiere_tinytowns({parameters})")


def test_openspiel_refuses_what_is_not_legal() -> None:
    state = pyspiel.load_game("python_cantiere_tinytowns").new_initial_state()
    with pytest.raises(IllegalAction):
        state.apply_action(0)


def test_a_program_that_used_openspiel_ends_well(tmp_path: Path) -> None:
    program = "import cantiere.lab.openspiel, pyspiel; pyspiel.load_game('python_cantiere_tinytowns')"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
