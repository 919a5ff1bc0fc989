"""The games as Gymnasium environments: one seat learns, bots of any level have the others.

>>> import gymnasium
>>> import cantiere.lab.gymnasium
>>> env = gymnasium.make("cantiere/tinytowns-v0", seats=2, opponents=("builder",))
>>> observation, info = env.reset(seed=4)
>>> terminated = False
>>> while not terminated:
...     observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
>>> reward
-1.0

Observations are the features of the seat; `env.unwrapped.feature_names` says what the numbers count. The mask of legal
actions comes with the infos, and as `action_masks()`, where Stable-Baselines3 looks for it. The reward comes at the
end: 1 for the winner, less than 0 for the others; alone at the table, the points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

from cantiere.bots import make
from cantiere.kernel.errors import IllegalAction, SeatsOutOfRange
from cantiere.kernel.registry import game as find
from cantiere.kernel.registry import game_ids
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import NOBODY, State
from cantiere.lab.extras import needs

with needs("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

    from cantiere.lab.episode import FEATURES, Episode
    from cantiere.lab.picture import picture

Observation = NDArray[np.int16]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat at a table of bots, who sit down in turn.

    An action that is not legal changes nothing, and the info says why, as `error`; Gymnasium asks of an environment
    that it takes every action of its space. With `strict` it raises."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        seat: int = 0,
        opponents: Sequence[str] = ("builder",),
        strict: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self._start = find(game).new(seats, options)
        if seat not in range(seats):
            raise SeatsOutOfRange("error-no-such-seat", high=seats - 1, seat=seat)
        self._seat = seat
        self._strict = strict
        self._opponents = [opponents[other % len(opponents)] for other in range(seats)]
        for spec in opponents:
            make(spec)  # a bad text is better refused before the first game
        self.render_mode = render_mode
        self.feature_names = self._start.game.features.NAMES
        self.observation_space = Box(FEATURES.min, FEATURES.max, (len(self.feature_names),), FEATURES.dtype)
        self.action_space = Discrete(self._start.game.vocabulary.size)

    @property
    def table(self) -> State:
        """The table as it lies now, with nothing hidden."""
        return self._episode.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        seed = int(self.np_random.integers(1 << 32))
        self._episode = Episode(self._start, seed)
        self._hidden = Rng(seed + 1)
        self._bots = [make(spec, seed + other) for other, spec in enumerate(self._opponents)]
        self._let_others_play()
        return self._episode.features(self._seat), {"action_mask": self.action_masks()}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self._episode
        info: dict[str, Any] = {}
        try:
            episode.play(action)
        except IllegalAction as error:
            if self._strict:
                raise
            info["error"] = str(error)
        self._let_others_play()
        info["action_mask"] = self.action_masks()
        is_over = episode.seat == NOBODY
        reward = episode.rewards()[self._seat] if is_over else 0.0
        return episode.features(self._seat), reward, is_over, False, info

    def _let_others_play(self) -> None:
        while (seat := self._episode.seat) not in (self._seat, NOBODY):
            shown = self.table.seen_by(seat, self._hidden)
            self._episode.play(self._bots[seat].choose(shown, seat))

    def action_masks(self) -> NDArray[np.int8]:
        """The legal actions of the seat."""
        return self._episode.mask(self._seat)

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode == "ansi":
            return self.table.board()
        return picture(self.table) if self.render_mode == "rgb_array" else None


for _id in game_ids():
    gymnasium.register(f"cantiere/{_id}-v0", f"{__name__}:SeatEnv", kwargs={"game": _id}, disable_env_checker=True)
