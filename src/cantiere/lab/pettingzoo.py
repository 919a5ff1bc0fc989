"""The games as PettingZoo environments: one agent a seat, each with its features and a mask of its legal actions.

>>> from cantiere.lab.pettingzoo import env
>>> game = env("tinytowns", seats=2, cavern=True)
>>> game.reset(seed=4)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     game.step(None if terminated else observation["action_mask"].argmax())
>>> game.unwrapped.table.is_over()
True

`game.unwrapped.table` is the table itself, and `feature_names` says what the numbers of an observation count. Rewards
come at the end: 1 for the winner, less than 0 for the others, adding up to 0; alone at the table, the points.
"""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from cantiere.kernel.registry import game as find
from cantiere.kernel.state import NOBODY, State
from cantiere.lab.extras import needs

with needs("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from cantiere.lab.episode import FEATURES, Episode
    from cantiere.lab.picture import picture

Observation = dict[str, NDArray[Any]]

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def env(
    game: str, *, seats: int = 2, render_mode: str | None = None, **options: object
) -> OrderEnforcingWrapper[str, Observation, SupportsIndex | None]:
    """The environment of a game for so many seats; options are those of the game, `cantiere games GAME` lists them."""
    return OrderEnforcingWrapper(TableEnv(find(game).new(seats, options), render_mode))


class TableEnv(AECEnv[str, Observation, SupportsIndex | None]):  # type: ignore[misc]  # PettingZoo has no types
    """An action that is not legal raises, says why, and changes nothing."""

    def __init__(self, start: State, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{start.game.id}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.feature_names = start.game.features.NAMES
        self.possible_agents = [f"seat_{seat}" for seat in range(start.seats)]
        self._start = start
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = start.game.vocabulary.size
        self.observation_spaces = {
            agent: Dict(
                observation=Box(FEATURES.min, FEATURES.max, (len(self.feature_names),), FEATURES.dtype),
                action_mask=Box(0, 1, (size,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(size) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    @property
    def table(self) -> State:
        """The table as it lies now, with nothing hidden."""
        return self._episode.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._episode = Episode(self._start, int(self._random.integers(1 << 32)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.seat]

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {"observation": self._episode.features(seat), "action_mask": self._episode.mask(seat)}

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._episode.play(action)
        self._cumulative_rewards[agent] = 0.0
        seat = self._episode.seat
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.rewards = dict(zip(self.possible_agents, self._episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode == "ansi":
            return self.table.board()
        if self.render_mode == "rgb_array":
            return picture(self.table)
        print(self.table.board())
        return None

    def close(self) -> None:
        """There is nothing to close."""
