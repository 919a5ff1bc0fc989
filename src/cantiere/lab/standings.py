"""How everybody stands after some games of an arena."""

from __future__ import annotations

import math
from array import array
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from cantiere import _build
from cantiere.lab.intervals import Estimate, Sums
from cantiere.lab.plan import Plan, Row

FEWEST_GAMES: Final = 20  # below that, nothing is said about a thing


class Rating(msgspec.Struct, frozen=True):
    """Strength by openskill's Plackett–Luce model: newcomers have 25, and sigma says how unsure it still is."""

    mu: float
    sigma: float


class Turns(msgspec.Struct, frozen=True):
    """Seconds of thinking a turn, of turns that left a choice."""

    count: int
    mean: float
    p95: float
    longest: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One player. A player that has several seats in a game counts once for each."""

    player: str
    games: int
    wins: Estimate  # of the games, for each seat; a victory shared by k is 1/k
    points: Estimate
    margin: Estimate | None  # points more than the best of the others; None alone at the table
    places: list[int]  # how often first, second, …
    scores: dict[int, int]  # how often so many points
    ahead: dict[
        str, Estimate
    ]  # how often before another player at the same table, a draw is half; alone: on the same deal
    rating: Rating | None
    turns: Turns | None
    decisions: int


class Thing(msgspec.Struct, frozen=True):
    """Something that actions are about, a building or a card: how those fared who did something with it."""

    key: str  # of its name
    games: int  # in which somebody did
    wins: Estimate


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an arena; `summary.json` is this."""

    plan: Plan
    engine: str
    games: int  # planned
    finished: int
    deals: int
    players: list[Standing]
    seats: list[Estimate]  # wins of each seat, whoever sat there
    order: list[Estimate]  # wins of who went first, of who sat next to them, and so on
    lengths: dict[int, int]  # how many games had so many decisions
    things: list[Thing]  # the best first
    endings: dict[str, int]


class _Side:
    def __init__(self, seats: int) -> None:
        self.wins = Sums()
        self.points = Sums()
        self.margin = Sums()
        self.places = [0] * seats
        self.scores: Counter[int] = Counter()
        self.ahead: dict[str, Sums] = {}
        self.turns = array("f")
        self.decisions = 0


class Standings:
    """Adds up games in any order. Everything but the times is counted in whole numbers, so no order matters."""

    def __init__(self, plan: Plan, games: int) -> None:
        self.plan = plan
        self.games = games
        self.finished = 0
        self._sides = {player: _Side(plan.seats) for player in plan.everybody()}
        self._seats = [Sums() for _ in range(plan.seats)]
        self._order = [Sums() for _ in range(plan.seats)]
        self._results: dict[int, tuple[list[str], list[int]]] = {}  # by game: who, and on which place
        self._deals: set[int] = set()
        self._lengths: Counter[int] = Counter()
        self._endings: Counter[str] = Counter()
        self._things: dict[str, Sums] = {}
        self._alone: dict[int, list[Row]] = {}  # by deal: who played it alone
        self._win = math.lcm(*range(1, plan.seats + 1))  # a victory can be shared by any number

    def add(self, row: Row) -> None:
        self.finished += 1
        self._deals.add(row.deal)
        self._lengths[sum(row.decisions)] += 1
        self._endings[row.ending] += 1
        self._results[row.game] = (row.players, row.places)
        for seat, player in enumerate(row.players):
            side = self._sides[player]
            won = self._win // row.places.count(1) if row.places[seat] == 1 else 0
            self._seats[seat].add(row.game, row.deal, won)
            self._order[(seat - row.first) % self.plan.seats].add(row.game, row.deal, won)
            for thing in row.things[seat]:
                self._things.setdefault(thing, Sums()).add(row.game, row.deal, won)
            side.wins.add(row.game, row.deal, won)
            side.points.add(row.game, row.deal, row.points[seat])
            side.places[row.places[seat] - 1] += 1
            side.scores[row.points[seat]] += 1
            side.turns.extend(row.turns[seat])
            side.decisions += row.decisions[seat]
            others = [other for other in range(self.plan.seats) if other != seat]
            if others:
                side.margin.add(row.game, row.deal, row.points[seat] - max(row.points[other] for other in others))
            for other in others:
                self._compare(row, player, row.players[other], row.places[other] - row.places[seat])
        if self.plan.seats == 1:
            for rival in self._alone.setdefault(row.deal, []):
                lead = row.points[0] - rival.points[0]
                self._compare(row, row.players[0], rival.players[0], lead)
                self._compare(rival, rival.players[0], row.players[0], -lead)
            self._alone[row.deal].append(row)

    def _compare(self, row: Row, player: str, other: str, lead: int) -> None:
        if other != player:
            halves = 1 + (lead > 0) - (lead < 0)
            self._sides[player].ahead.setdefault(other, Sums()).add(row.game, row.deal, halves)

    def summary(self, rated: bool = True) -> Summary:
        """As of now; ratings take a while, and can be left out."""
        ratings = self._ratings() if rated and self.plan.seats > 1 else {}
        return Summary(
            plan=self.plan,
            engine=_build.mode().name,
            games=self.games,
            finished=self.finished,
            deals=len(self._deals),
            players=[
                self._standing(player, side, ratings.get(player))
                for player, side in self._sides.items()
                if side.wins.games
            ],
            seats=[wins.share(self._win) for wins in self._seats if wins.games],
            order=[wins.share(self._win) for wins in self._order if wins.games],
            lengths=dict(sorted(self._lengths.items())),
            endings=dict(sorted(self._endings.items())),
            things=self._ranked_things(),
        )

    def _standing(self, player: str, side: _Side, rating: Rating | None) -> Standing:
        return Standing(
            player=player,
            games=side.wins.games,
            wins=side.wins.share(self._win),
            points=side.points.mean(),
            margin=side.margin.mean() if side.margin.games else None,
            places=side.places,
            scores=dict(sorted(side.scores.items())),
            ahead={other: halves.share(2) for other, halves in sorted(side.ahead.items())},
            rating=rating,
            turns=_turns(side.turns),
            decisions=side.decisions,
        )

    def _ranked_things(self) -> list[Thing]:
        """Those that came up often enough for their figure to say something."""
        least = max(FEWEST_GAMES, self.finished // 50)
        often = [(key, wins) for key, wins in self._things.items() if wins.games >= least]
        things = [Thing(key, wins.games, wins.share(self._win)) for key, wins in often]
        return sorted(things, key=lambda thing: (-thing.wins.value, thing.key))

    def _ratings(self) -> dict[str, Rating]:
        """Game by game in the order of their numbers, whatever order they were finished in."""
        model = PlackettLuce()
        ratings = {player: model.rating() for player in self._sides}
        for _, (players, places) in sorted(self._results.items()):
            after = model.rate([[ratings[player]] for player in players], ranks=[float(place) for place in places])
            for player in set(players):
                mine = [team[0] for team, who in zip(after, players, strict=True) if who == player]
                ratings[player] = _mean_rating(model, mine)
        return {player: Rating(rating.mu, rating.sigma) for player, rating in ratings.items()}


def _mean_rating(model: PlackettLuce, of_seats: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    """A player on several seats has learnt something about itself on each."""
    seats = len(of_seats)
    return model.rating(sum(one.mu for one in of_seats) / seats, sum(one.sigma for one in of_seats) / seats)


def _turns(seconds: array[float]) -> Turns | None:
    if not seconds:
        return None
    ordered = sorted(seconds)
    p95 = ordered[min(len(ordered) - 1, math.ceil(0.95 * len(ordered)) - 1)]
    return Turns(len(ordered), sum(ordered) / len(ordered), p95, ordered[-1])
