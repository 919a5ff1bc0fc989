"""Who meets whom in an arena: line-ups, seats and deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

import msgspec

import cantiere
from cantiere.bots import described
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.options import OptionValue
from cantiere.kernel.registry import game
from cantiere.lab.play import Played


class Seating(NamedTuple):
    """One game of an arena: which deal, and who sits where."""

    game: int
    deal: int
    players: tuple[str, ...]

    def __str__(self) -> str:
        return f"#{self.game}"


class Row(Played, kw_only=True):
    """One game of an arena and what came of it."""

    game: int
    deal: int
    players: list[str]

    def fits(self, seating: Seating) -> bool:
        """Whether this can have come of that game."""
        seats = len(seating.players)
        by_seat = (self.points, self.places, self.decisions, self.turns, self.things)
        return (
            (self.game, self.deal, tuple(self.players)) == seating
            and all(len(figures) == seats for figures in by_seat)
            and all(1 <= place <= seats for place in self.places)
            and 1 in self.places
        )


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What decides every game of an arena; how many are played is said later, and can grow."""

    game: str
    rules: int
    version: str
    seats: int
    options: dict[str, OptionValue]
    players: list[str]
    against: str | None  # each player sits alone among bots of this kind
    bots: dict[str, str] = {}  # what decides how each of them plays (`cantiere.bots.described`)
    seed: int

    def everybody(self) -> list[str]:
        return [*self.players, *([self.against] if self.against is not None else [])]

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits down together. More players than seats: every choice of them. Fewer: everybody as often as it goes,
        and every choice of them for the seats that are left."""
        if self.against is not None:
            return [(player,) + (self.against,) * (self.seats - 1) for player in self.players]
        often, rest = divmod(self.seats, len(self.players))
        return [tuple(self.players) * often + more for more in combinations(self.players, rest)]

    def games_of(self, deal: int) -> list[tuple[str, ...]]:
        """Who sits where in the games of a deal: each line-up in every rotation, so that everybody has every seat
        equally often. Who sits behind whom changes from deal to deal."""
        orders = [circles(line_up) for line_up in self.line_ups()]
        return [players for order in orders for players in rotations(order[deal % len(order)])]

    def seatings(self, games: int) -> list[Seating]:
        """At least so many games: the last deal is a whole one."""
        chosen: list[Seating] = []
        deal = 0
        while len(chosen) < games:
            for players in self.games_of(deal):
                chosen.append(Seating(len(chosen), deal, players))
            deal += 1
        return chosen


def rotations(order: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different ways to sit round the table in this order."""
    return list(dict.fromkeys(order[first:] + order[:first] for first in range(len(order))))


@cache
def circles(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The orders round the table that are no rotations of each other, the line-up's own first."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for order in permutations(line_up):
        found.setdefault(min(rotations(order)), order)
    return list(found.values())


def make_plan(
    id: str,
    players: Sequence[str],
    *,
    seats: int = 2,
    against: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Plan:
    """A plan that can be played; raises where a bot, an option or the number of seats is not possible."""
    plan = table_plan(id, players, seats, options, seed, against)
    everybody = plan.everybody()
    for spec in everybody:
        if everybody.count(spec) > 1:
            raise CantiereError("error-arena-twice", bot=spec)
    if seats > 1 and len(everybody) == 1:
        raise CantiereError("error-arena-alone", bot=everybody[0])
    if seats == 1 and against is not None:
        raise CantiereError("error-arena-no-seat", bot=against)
    return plan


def table_plan(
    id: str,
    players: Sequence[str],
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    against: str | None = None,
) -> Plan:
    """A plan for a table that can be, and bots that there are."""
    chosen = game(id)
    table = chosen.new(seats, options)
    plan = Plan(
        game=id,
        rules=chosen.rules,
        version=cantiere.__version__,
        seats=seats,
        options=table.options(),
        players=list(players),
        against=against,
        seed=seed,
    )
    return msgspec.structs.replace(plan, bots={spec: described(spec, table) for spec in plan.everybody()})
