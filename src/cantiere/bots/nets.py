"""Networks as files: what one was made for, how it came about, and its weights.

A game's own lie in its folder, `nets/*.json`. A file says on which tables it was trained. At other tables the network
that was trained on the most similar ones judges: an option that differs counts as much as a seat more or fewer, and of
equals the one for fewer kinds of tables is taken. Playing alone is another game; where no network was trained for it,
or for playing with others, the hand-made evaluation judges.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from cantiere.bots.net import LearnedJudge, Net
from cantiere.bots.turns import BY_HAND, Judge
from cantiere.kernel.errors import CantiereError, UnknownGame, cause, shown
from cantiere.kernel.game import Game
from cantiere.kernel.registry import game
from cantiere.kernel.state import State

FORMAT: Final = 1
_MOST: Final = (1 << 31) - 1  # what a weight can be
_MOST_SEEN: Final = 1 << 15  # what a feature can be


class BadNet(CantiereError):
    """The file holds no network that can be used here."""


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of table: one of the game's option sets, at so many seats."""

    preset: str
    seats: int

    def __str__(self) -> str:
        return f"{self.preset}-{self.seats}"


class Strength(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a network did against another player, each at half of the seats."""

    tables: Tables
    against: str
    games: int
    ahead: float  # how often it came before the other, a shared place being half; at two seats that is winning
    low: float | None  # the true share lies between these nineteen times in twenty
    high: float | None


class History(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a network came about."""

    command: str
    seed: int
    generation: int
    games: int  # that were played to learn from, all generations together
    date: str
    strength: list[Strength]
    minutes: float = 0.0  # that all of it took, matches included


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """As `Net` takes them."""

    bias: int
    skip: list[int]
    inner_bias: list[int]
    out: list[int]
    inner: list[int]

    def digest(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]

    def net(self) -> Net:
        return Net(self.skip, self.inner, self.inner_bias, self.out, self.bias)

    def problem(self, features: int) -> str:
        """Why these are not the weights of a network for so many features, or nothing."""
        hidden = len(self.inner_bias)
        if (len(self.skip), len(self.inner), len(self.out)) != (features, features * hidden, hidden):
            return f"{len(self.skip)} + {len(self.inner)} + {len(self.out)} ≠ {features} × (1 + {hidden}) + {hidden}"
        everything = (self.bias, *self.skip, *self.inner_bias, *self.out, *self.inner)
        too_large = next((weight for weight in everything if abs(weight) > _MOST), None)
        if too_large is not None:
            return f"|{too_large}| > {_MOST}"
        # Compiled, nothing that is added up may pass 64 bits.
        most = abs(self.bias) + _MOST_SEEN * sum(map(abs, self.skip))
        for j, (bias, out) in enumerate(zip(self.inner_bias, self.out, strict=True)):
            most += (abs(bias) + _MOST_SEEN * sum(map(abs, self.inner[j::hidden]))) * abs(out)
        return f"Σ = {most} ≥ {1 << 63}" if most >= 1 << 63 else ""


class NetFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A network with all that is to be known about it."""

    format: int = FORMAT
    game: str
    rules: int
    features: str  # digest of their names
    tables: list[Tables]  # that it was trained on
    history: History
    digest: str  # of the weights
    weights: Weights

    def distance(self, state: State) -> int | None:
        """How many options and seats differ from the most similar tables it was trained on; None if one plays alone at
        this table and several did at those, or the other way round."""
        options, seats, rules = state.options(), int(state.seats), state.game
        trained = []
        for tables in self.tables:
            if tables.preset in rules.presets and (tables.seats == 1) == (seats == 1):
                known = rules.complete(seats, rules.presets[tables.preset])
                different = sum(known[name] != value for name, value in options.items())
                trained.append(different + abs(tables.seats - seats))
        return min(trained, default=None)

    def problem(self, made_for: Game) -> str:
        """Why there are no such tables, or nothing."""
        if not self.tables:
            return "tables: []"
        for kind in self.tables:
            if kind.preset not in made_for.presets or kind.seats not in made_for.seats:
                return f"tables: {shown(str(kind))}"
        return ""

    def require(self, id: str, file: str) -> None:
        """Raise if it is another game's."""
        if self.game != id:
            raise BadNet("error-net-game", file=file, id=self.game, ours=id)

    def written(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


def features_digest(of: Game) -> str:
    """Which features a game has, in short: a network made for others cannot be used."""
    return hashlib.sha256("\n".join(of.features.NAMES).encode()).hexdigest()[:16]


def read(file: Path) -> NetFile:
    """The network in a file. Raises BadNet where it is damaged, or made for other features or another game."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=NetFile)
    except OSError as error:
        raise BadNet("error-file", file=str(file), why=cause(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadNet("error-net-damaged", file=str(file), why=str(error)) from error
    if found.format != FORMAT:
        raise BadNet("error-net-format", file=str(file), format=found.format)
    try:
        made_for = game(found.game)
    except UnknownGame as error:
        raise BadNet("error-in-file", file=str(file), why=error.text) from error
    if found.rules > made_for.rules:
        raise BadNet("error-net-rules", id=found.game, file=str(file), rules=found.rules, ours=made_for.rules)
    if found.features != features_digest(made_for):
        raise BadNet("error-net-features", file=str(file), id=found.game)
    if found.weights.digest() != found.digest:
        raise BadNet("error-net-damaged", file=str(file), why=f"{found.weights.digest()} ≠ {found.digest}")
    problem = found.problem(made_for) or found.weights.problem(len(made_for.features.NAMES))
    if problem:
        raise BadNet("error-net-damaged", file=str(file), why=problem)
    return found


class Judges:
    """Judges for the tables of a game, as its folder or one file has them."""

    def __init__(self, files: list[Path]) -> None:
        self._files = files
        self.nets = [read(file) for file in files]
        self._judges = [LearnedJudge(net.weights.net()) for net in self.nets]

    def at(self, state: State) -> Judge:
        """The judge trained on such tables, or on the most similar ones, or else the one by hand."""
        net = self.file_for(state)
        return self._judges[self.nets.index(net)] if net is not None else BY_HAND

    def file_for(self, state: State) -> NetFile | None:
        """The network trained on such tables, or on the most similar ones. Of equals the one that was trained on fewer
        kinds of tables knows these better."""
        found = [(net.distance(state), len(net.tables), n) for n, net in enumerate(self.nets)]
        known = [(distance, kinds, n) for distance, kinds, n in found if distance is not None]
        return self.nets[min(known)[2]] if known else None

    def only(self, state: State) -> Judge:
        """The one network of the one file, on whatever tables it was trained; raises if it is another game's."""
        self.nets[0].require(state.game.id, str(self._files[0]))
        return self._judges[0]


@cache
def judges_of(id: str) -> Judges:
    """Those that come with a game."""
    return Judges(sorted((game(id).folder / "nets").glob("*.json")))
