"""Bots that judge by what was learned from self-play."""

from __future__ import annotations

from pathlib import Path

from cantiere.bots.bot import Bot
from cantiere.bots.nets import Judges, judges_of
from cantiere.bots.turns import BY_HAND, Judge, best_turns
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import State


class Bench:
    """Who judges at which table: the network that comes with the game for such a table, or else the hand-made
    evaluation; or the network in the file `net`, at whatever table."""

    def __init__(self, net: str) -> None:
        self._judges = Judges([Path(net)]) if net else None
        self._judge: Judge = BY_HAND
        self._table: object = None  # the options and seats that the judge is for

    def network(self, state: State) -> str:
        """The digest of the network that judges at this table; empty where none does."""
        if self._judges is not None:
            return self._judges.nets[0].digest
        found = judges_of(state.game.id).file_for(state)
        return found.digest if found is not None else ""

    def judge(self, state: State) -> Judge:
        table = (state.game.id, int(state.seats), state.options())
        if table != self._table:
            self._table = table
            self._judge = self._judges.only(state) if self._judges is not None else judges_of(state.game.id).at(state)
        return self._judge


class LearnedBot(Bot):
    """As `greedy`, but the ends of turns are judged by a network, as `Bench` says."""

    def __init__(self, seed: int, looks: int = 600, net: str = "") -> None:
        self.rng = Rng(seed)
        self.looks = looks
        self.bench = Bench(net)

    def network(self, state: State) -> str:
        return self.bench.network(state)

    def plan(self, state: State, seat: int, asked: int = 0) -> list[int]:
        return best_turns(state, seat, 1, self.looks, self.rng, self.bench.judge(state))[0].actions
