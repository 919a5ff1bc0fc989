"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cantiere.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It is only ever given a state in which what its seat may not know was redealt."""

    def choose(self, state: State, seat: int) -> int:
        """One of `state.legal(seat)`. The state is the bot's own to spoil."""
        raise NotImplementedError
