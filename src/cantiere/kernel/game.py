"""A game: the facts that are the same at every table of it, the modules it is made of, and the way to lay a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from mypy_extensions import i64, mypyc_attr

from cantiere.kernel.decision import Decisions
from cantiere.kernel.errors import SeatsOutOfRange
from cantiere.kernel.options import Option, OptionValue, complete
from cantiere.kernel.state import CHANCE, Points, State, Term
from cantiere.kernel.text import Text, Words
from cantiere.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from cantiere.kernel.position import Fields


PACKAGE: Final = "cantiere.games"  # a folder each

# --- the modules of a game: each is a file of its folder with these functions ------------------------


class Course(Protocol):
    """`course.py`: how one decision leads to the next."""

    def begin(self, table: Any, /) -> None:
        """Ask for the first decision on an empty table."""


class Scoring(Protocol):
    """`scoring.py`: live and final scoring, the same functions."""

    def breakdown(self, table: Any, seat: int, /) -> list[Points]: ...

    def places(self, table: Any, /) -> list[int]: ...

    def ending(self, table: Any, /) -> str: ...

    def verdict(self, table: Any, /) -> Text | None: ...


class View(Protocol):
    """`view.py`: what one seat may see. The types of its answers are the browser's too (`tools/protocol_types.py`)."""

    def view(self, table: Any, seat: int | None, /) -> Mapping[str, object]: ...

    def effect(self, table: Any, seat: int, action: int, /) -> Mapping[str, object]:
        """What a board may show of an action open to the seat, beyond its words and elements; often nothing."""

    def board(self, table: Any, words: Words, /) -> str: ...

    def progress(self, table: Any, /) -> Text | None: ...


class Facts(Protocol):
    """`facts.py`: what is printed on the components, the same at every table; fetched once by whoever draws them."""

    def facts(self, /) -> Mapping[str, object]: ...


class Position(Protocol):
    """`position.py`: the table in words that people can write."""

    def write(self, table: Any, /) -> dict[str, object]:
        """Everything on the table."""

    def read(self, table: Any, fields: Fields, /) -> None:
        """Put on a table as it is at the start what the fields say otherwise."""

    def check(self, table: Any, /) -> list[Text]:
        """Every reason why this could not lie on a table. What is pending is looked at by the kernel: before this, what
        lies on what; after it, each decision's own `check`."""

    def census(self, table: Any, /) -> dict[str, int]:
        """How many of each limited component there are, wherever they lie."""


class Evaluate(Protocol):
    """`evaluate.py`: how good a position looks. `worth` is called through the table, for every leaf of a search."""

    REASONS: tuple[str, ...]  # the names of its parts: messages `reason-<name>`

    def reasons(self, table: Any, seat: int, /) -> list[Term]:
        """The parts that add up to `worth`, each name at most once for what it is about."""


class Features(Protocol):
    """`features.py`: a position in small whole numbers, as one seat sees it: what a learned evaluation looks at."""

    NAMES: tuple[str, ...]  # what each number counts; the first is always `worth`

    def features(self, table: Any, seat: i64, /) -> list[int]:
        """As many numbers as there are names, from nothing that the seat may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Declared by each game, once. `rules` is a number that rises whenever an old replay could mean something else."""

    def __init__(
        self,
        id: str,
        *,
        rules: int,
        seats: Sequence[int],
        vocabulary: Vocabulary,
        decisions: Decisions,
        options: Sequence[Option],
        presets: Mapping[str, Mapping[str, object]],
        endings: Sequence[str],
        minutes: int,
        weight: int,
        alone: tuple[int, int] = (0, 100),
        endless: bool = False,
        colours: Mapping[str, str] | None = None,
        bench_preset: str = "standard",
        beginner: str = "",
    ) -> None:
        self.id = id
        self.rules = rules
        self.folder = Path(str(files(f"{PACKAGE}.{id}")))  # where its texts, guide and components lie
        self.seats: tuple[int, ...] = tuple(seats)
        self.vocabulary = vocabulary
        self.decisions = decisions
        self.course: Course = self._module("course")
        self.scoring: Scoring = self._module("scoring")
        self.view: View = self._module("view")
        self.facts: Facts = self._module("facts")
        self.position: Position = self._module("position")
        self.evaluate: Evaluate = self._module("evaluate")
        self.features: Features = self._module("features")
        self.options: tuple[Option, ...] = tuple(options)
        self.presets: dict[str, dict[str, object]] = {name: dict(given) for name, given in presets.items()}
        self.endings: tuple[str, ...] = tuple(endings)  # every way a game can end
        self.minutes = minutes  # for one player
        self.weight = weight  # 1 light to 5 heavy
        self.alone = alone  # points that are poor, and excellent, for who plays alone
        self.endless = endless  # whether nothing in the rules forces a game to end
        self.bench_preset = bench_preset  # the option set benchmarks play
        self.beginner = beginner or next(iter(self.presets))  # the option set for a first game
        self.colours: dict[str, str] = dict(colours or {})  # of names on the board drawn with letters, for a terminal

    def _module(self, name: str) -> Any:
        """A file of the game's folder; `tests/conformance/test_skeleton.py` holds that it has the names."""
        return import_module(f"{PACKAGE}.{self.id}.{name}")

    # --- what a game writes -----------------------------------------------------------------------

    def table(self, seats: int, options: dict[str, OptionValue]) -> State:
        """An empty table. Seats and options have been checked one by one; what does not go together raises
        BadOption."""
        raise NotImplementedError

    def allows(self, preset: str, seats: int) -> bool:
        """Whether the named option set can be played by that many (a solo variant, say, only by one)."""
        return seats in self.seats

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether, with these options, a seat may know what others at the table may not."""
        return False

    # --- what follows -----------------------------------------------------------------------------

    def complete(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with a value; raises when the seats or an option are out of range."""
        if seats not in self.seats:
            raise SeatsOutOfRange("error-seats", game=self.id, low=self.seats[0], high=self.seats[-1], seats=seats)
        return complete(self.options, options)

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """A new table for `seats` players, before anything is drawn."""
        table = self.table(seats, self.complete(seats, options or {}))
        self.course.begin(table)
        return table

    def set_up(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """A table at its first decision, chance having drawn the first of everything: what positions start from."""
        table = self.new(seats, options)
        while table.actor() == CHANCE:
            table.apply(CHANCE, table.outcome(0))
        return table

    def __repr__(self) -> str:
        return f"<game {self.id}>"
