"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cantiere.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It is only ever given a state in which what its seat may not know was redealt."""

    def plan(self, state: State, seat: int, asked: int = 0) -> list[int]:
        """The seat's decisions, at most until somebody else, or chance, is to act: at least one. The first is one of
        `state.legal(seat)`, and each of the others is legal after those before it in this state; at the true table
        something hidden may come out otherwise, and then the rest is void.

        `asked` says how often the bot was asked before in the same turn of the seat: a bot with a budget spends at most
        half of what is left of it each time, so that a turn has an end however often it is interrupted. The state is
        the bot's own to spoil."""
        raise NotImplementedError

    def network(self, state: State) -> str:
        """The digest of the network it judges by at this table; empty where it has none."""
        return ""

    def choose(self, state: State, seat: int) -> int:
        """The first decision of a plan."""
        return self.plan(state, seat)[0]
