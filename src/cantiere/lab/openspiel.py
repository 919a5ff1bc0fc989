"""The games as OpenSpiel games: draws are chance nodes, and seats that act at once act one after another.

>>> import pyspiel
>>> import cantiere.lab.openspiel
>>> game = pyspiel.load_game("python_cantiere_tinytowns(seats=2,cavern=True)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.action_to_string(state.legal_actions()[0])
'keep architects_guild'

The parameters are `seats` and the options of the game. Information states and observations are what a seat may know of
the table, as text and as features; who wants to know how it came about looks at the history. Returns come at the end:
1 for the winner, less than 0 for the others, adding up to 0; alone at the table, the points.
"""

from __future__ import annotations

from typing import Any, Final

from cantiere.kernel.game import Game
from cantiere.kernel.options import ORDER
from cantiere.kernel.registry import games
from cantiere.kernel.state import NOBODY
from cantiere.lab.extras import needs

with needs("openspiel"):
    import numpy as np
    import pyspiel

    from cantiere.lab.episode import rewards

LONGEST: Final = 20_000  # decisions of a game, far more than ever happen
MOST_POINTS: Final = 1000.0  # alone at the table


class CantiereGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of the games, with its options and a number of seats."""

    def __init__(self, game: Game, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        seats = int(given.pop("seats", _few_seats(game)))
        self.start = game.new(seats, given)
        size = game.vocabulary.size
        is_alone = seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,
            num_players=seats,
            min_utility=-MOST_POINTS if is_alone else -1.0,
            max_utility=MOST_POINTS if is_alone else 1.0,
            utility_sum=None if is_alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, seats), info, {"seats": seats, **given})

    def new_initial_state(self) -> CantiereState:
        return CantiereState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(len(self.start.game.features.NAMES))


class CantiereState(pyspiel.State):  # type: ignore[misc]
    """A table in a game of OpenSpiel; `table` is our own state."""

    def __init__(self, game: CantiereGame) -> None:
        super().__init__(game)
        self.table = game.start.clone()

    def current_player(self) -> int:
        actor = int(self.table.actor())
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.TERMINAL if actor == NOBODY else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.table.actor() == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        tickets = int(self.table.tickets())
        return [(action, weight / tickets) for action, weight in self.table.outcomes()]

    def _apply_action(self, action: int) -> None:
        self.table.play(int(self.table.actor()), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.vocabulary.short(action)

    def returns(self) -> list[float]:
        return rewards(self.table) if self.is_terminal() else [0.0] * self.table.seats

    def __str__(self) -> str:
        return self.table.board()


class Observer:
    """What a seat may know: its features as numbers, its information state as text."""

    def __init__(self, features: int) -> None:
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: CantiereState, player: int) -> None:
        self.tensor[:] = state.table.features(player)

    def string_from(self, state: CantiereState, player: int) -> str:
        return state.table.information_state(player)


def game_type(game: Game, seats: int) -> pyspiel.GameType:
    kind = pyspiel.GameType
    options = {
        option.name: " ".join(option.default) if option.kind == ORDER else option.default  # type: ignore[arg-type]
        for option in game.options
    }
    return kind(
        short_name=f"python_cantiere_{game.id}",
        long_name=f"Cantiere: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if seats == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": _few_seats(game), **options},
    )


def _few_seats(game: Game) -> int:
    return min(2, game.seats[-1])


def _register(game: Game) -> None:
    # A class and not a function: OpenSpiel lets go of it when Python is gone, and a class is never freed then.
    class Registered(CantiereGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(game, parameters)

    pyspiel.register_game(game_type(game, _few_seats(game)), Registered)


for _game in games():
    _register(_game)
