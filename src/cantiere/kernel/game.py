"""A game: the facts that are the same at every table of it, and the way to lay a new table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from cantiere.kernel.errors import SeatsOutOfRange
from cantiere.kernel.options import Option, OptionValue, settle
from cantiere.kernel.state import State
from cantiere.kernel.vocabulary import Vocabulary


class Game:
    """Declared by each game, once. `rules` is a number that rises whenever an old replay could mean something else."""

    def __init__(
        self,
        id: str,
        *,
        rules: int,
        folder: str,
        seats: Sequence[int],
        vocabulary: Vocabulary,
        options: Sequence[Option],
        presets: Mapping[str, Mapping[str, object]],
        endings: Sequence[str],
        minutes: int,
        weight: int,
        colours: Mapping[str, str] | None = None,
        bench_preset: str = "standard",
    ) -> None:
        self.id = id
        self.rules = rules
        self.folder = Path(folder)  # where its texts, guide and components lie
        self.seats: tuple[int, ...] = tuple(seats)
        self.vocabulary = vocabulary
        self.options: tuple[Option, ...] = tuple(options)
        self.presets: dict[str, dict[str, object]] = {name: dict(given) for name, given in presets.items()}
        self.endings: tuple[str, ...] = tuple(endings)  # every way a game can end
        self.minutes = minutes  # for one player
        self.weight = weight  # 1 light to 5 heavy
        self.bench_preset = bench_preset  # the option set benchmarks play
        self.colours: dict[str, str] = dict(colours or {})  # of words on the board drawn with letters, for a terminal

    # --- what a game writes -----------------------------------------------------------------------

    def deal(self, seats: int, options: dict[str, OptionValue]) -> State:
        """A new table, before the first decision. Seats and options have been checked one by one."""
        raise NotImplementedError

    def restore(self, plain: Mapping[str, object], seats: int, options: dict[str, OptionValue]) -> State:
        """The table that `State.plain()` described. What is left out is as at the start; nonsense raises
        BadPosition."""
        raise NotImplementedError

    def allows(self, preset: str, seats: int) -> bool:
        """Whether the named option set can be played by that many (a solo variant, say, only by one)."""
        return seats in self.seats

    # --- what follows -----------------------------------------------------------------------------

    def settle(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with a value; raises when the seats or an option are out of range."""
        if seats not in self.seats:
            raise SeatsOutOfRange("error-seats", game=self.id, low=self.seats[0], high=self.seats[-1], seats=seats)
        return settle(self.options, options)

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """A new table for `seats` players, before anything is drawn."""
        return self.deal(seats, self.settle(seats, options or {}))

    def __repr__(self) -> str:
        return f"<game {self.id}>"
