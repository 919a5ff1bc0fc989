"""Advice: which turns are best and why, and how good the turns of a finished game were. It knows no game.

A hint compares turns as `search` does, by playing on from each under the same draws, and keeps the best few. A review
does the same for a turn that was played: it is compared with the best one found, under draws on which neither was
chosen. What points a turn brings is found out by quick players, who play the game to its end. Everything starts from
what the seat may know, dealt anew in one fixed way, so that worlds the seat cannot tell apart get the same advice.

How a game went from moment to moment is another question: there the quick players begin with everything that lay on
the table.

Who has just had a turn looks better than the game stands, and who is next worse: turns are compared where that is the
same for all of them, and what is said of a game is what it looks like over a whole round.
"""

from __future__ import annotations

import math
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from cantiere.bots.learned import Bench
from cantiere.bots.net import won
from cantiere.bots.search import Candidate, SearchBot
from cantiere.bots.turns import Judge, Planner, Turn, best_turn, best_turns
from cantiere.kernel import replay
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.match import Match
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, State, Term
from cantiere.kernel.text import Text

TRUST: Final = 0.7  # of playing on, against the first sight; as `search` has it
SHOWN: Final = 3  # turns of a hint, and reasons of a turn
NOTED: Final = 20  # hundredths of a point that a reason must be worth to be named
SURE: Final = 2.0  # standard errors that a difference must be from nothing to be called one
COSTLY: Final = 0.04  # the chance to win that a turn must cost to be called a mistake ...
COSTLY_POINTS: Final = 1.0  # ... or the points, for who plays alone
DOUBT: Final = 0.015  # a chance to win is never surer than that: the judge itself may be wrong
GLANCE: Final = 60  # positions that who plays a game to its end looks at before each turn ...
SHORT_GLANCE: Final = 25  # ... where it is played from each of several turns, among several seats
LONGEST: Final = 300  # turns that a game is played on for; real ones end sooner
PLAYED_OUT: Final = 0.3  # of the chances at a moment is who won when it was played to the end; the judge says the rest
_NEARLY: Final = 0.01  # a chance as good as none; nobody is said to have less, unless the game is over


class Budget(NamedTuple):
    """How long to think about a turn: `playouts` shared by `width` turns found with `looks` positions, and `ends`
    games played to their end from each that is told of, but no longer than `seconds` of the processor (0: however long
    it takes)."""

    playouts: int
    seconds: float = 0.0
    width: int = 8
    looks: int = 800
    quick: int = 60
    ends: int = 8


HINT: Final = Budget(240, seconds=1.3, ends=12)
REVIEW: Final = Budget(90, width=6, looks=600)
COMPARING: Final = 0.55  # of the time; the rest is for the ends
LEAST_ENDS: Final = 4  # of a turn, however long they take
ENDS: Final = 8  # games played to their end from each moment of an analysis
ROUNDS: Final = 8  # played after a turn, to find out how much better a seat looks that has just had it


class NothingToDecide(CantiereError):
    """There is nothing to advise about."""


# --- what comes of it -----------------------------------------------------------------------------


class Gain(Struct):
    """What a turn is good for, in words, and by how many points."""

    text: Text
    points: float


class Step(Struct):
    """One action of a turn."""

    words: dict[str, str]
    text: Text  # as a button says it
    elements: list[str]


class Suggestion(Struct):
    """A turn, up to where something hidden comes out, and what may be expected of it."""

    steps: list[Step]
    chance: float  # to win; 0 to 1. Who plays alone has none
    margin: float  # points ahead of the best rival in the end, or the points of who plays alone
    error: float  # of the margin: it is that uncertain
    reasons: list[Gain]


class Hint(Struct):
    """The best turns of a seat, the best first."""

    seat: int
    playouts: int
    turns: list[Suggestion]


class Moment(Struct):
    """How the game stood before a turn: for every seat the chance to win, and the points at the end."""

    at: int  # after so many actions
    chances: list[float]  # empty where one plays alone
    points: list[float]
    error: float  # of the chances, about
    points_error: float


class Review(Struct):
    """A turn that was played, and what would have been better."""

    at: int  # it began after so many actions
    last: int  # ... and ended with this one, counted from 1
    seat: int
    loss: float  # of the chance to win, against the best turn found; negative if it was better
    error: float  # of that
    points: float  # of the margin; among several only where the turn was not just good
    points_error: float
    verdict: Literal["good", "mistake", "brilliant"]
    played: Suggestion | None  # what was played, if it was not just good
    better: Suggestion | None  # what would have been better; for a brilliant turn: the next best


class Looked(Struct):
    """What an analysis says of one turn and the moment before it; of several seats' turns at one moment, the first has
    it."""

    moment: Moment | None
    review: Review | None  # none: there was nothing to choose


def written(found: object) -> bytes:
    """As JSON; sentences as keys with arguments."""
    return msgspec.json.encode(found, enc_hook=lambda text: text.plain())


# --- comparing turns ------------------------------------------------------------------------------


class _Contender(Candidate):
    """A turn, how it went when it was played on, and by how many points when it was played to the end."""

    def __init__(self, turn: Turn, first_sight: float) -> None:
        super().__init__(turn, first_sight)
        self.margins: list[float] = []

    def forget(self) -> None:
        self.results, self.sum = [], 0.0


class _Table:
    """Thinks about one seat's turn at one table."""

    def __init__(self, state: State, seat: int, budget: Budget, seed: int, clock: Callable[[], float]) -> None:
        if state.actor() == CHANCE:
            raise NothingToDecide("error-draw-next")
        if not state.legal(seat):
            problem = "error-over" if state.is_over() else "error-not-your-turn"
            raise NothingToDecide(problem, game=state.game.id, number=seat + 1)
        self.seat = seat
        self.before = state.seen_by(seat, Rng(0))
        self.judge: Judge = Bench("").judge(self.before)
        self.rng = Rng(seed)
        self.budget = budget
        self.playouts = 0
        self._search = SearchBot(seed, quick=budget.quick)
        self._clock = clock
        self._begun = clock()

    def best(self, times: int = 1) -> list[_Contender]:
        """The turns that look best at first sight, the best first; so many times as the budget is wide."""
        width = times * self.budget.width

        def has_time() -> bool:
            return self._has_time(COMPARING / 2)

        turns = best_turns(self.before, self.seat, width, self.budget.looks, self.rng, self.judge, has_time)
        if len(turns) < SHOWN:  # thought through, many may have become the same: as they were, they differ
            planner = Planner(self.seat, width, self.rng, self.judge, has_time)
            planner.explore(self.before, self.budget.looks)
            turns += [turn for turn in planner.turns if not any(_same(turn, other) for other in turns)]
            turns = sorted(turns, key=lambda turn: -turn.value)[:width]
        return [self.contender(turn) for turn in turns]

    def _has_time(self, share: float) -> bool:
        """Whether less than this share of the time has passed; always, where no seconds are given."""
        return self.budget.seconds <= 0.0 or self._clock() < self._begun + share * self.budget.seconds

    def contender(self, turn: Turn) -> _Contender:
        return _Contender(turn, chances(self.judge, turn.end)[self.seat])

    def finished(self, actions: Sequence[int]) -> Turn | None:
        """The turn that begins with these actions, and goes on as looks best; None if they cannot be taken here."""
        world, taken = self.before.clone(), []
        for action in actions:
            if action not in world.legal(self.seat):
                break
            world.apply(self.seat, action)
            taken.append(action)
        if not taken:
            return None
        is_next = world.seats == 1 and world.turn_number() != self.before.turn_number()
        if world.legal(self.seat) and not is_next:
            rest = best_turn(world, self.seat, self.budget.looks, self.rng, self.judge)
            taken, world = taken + rest.actions, rest.end
        return Turn(taken, world, self.judge.value(world, self.seat), 0)

    def halve(
        self, left: list[_Contender], keep: int, playouts: int, kept: _Contender | None = None
    ) -> list[_Contender]:
        """Play on from all equally often, drop the worse half, and so on until `keep` are left, `kept` among them; then
        spend what is left on those. The best first."""
        rounds = 1 + max(0, math.ceil(math.log2(len(left) / keep)))
        while True:
            passed = (self._clock() - self._begun) / self.budget.seconds if self.budget.seconds else 0.0
            self.play_on(left, playouts // rounds // len(left), passed + (COMPARING - passed) / rounds)
            playouts -= playouts // rounds
            left = sorted(left, key=lambda one: -one.value(TRUST))
            rounds -= 1
            if not rounds:
                return left
            stays = max(keep, (len(left) + 1) // 2)
            left = left[:stays] + [one for one in left[stays:] if one is kept]

    def play_on(self, contenders: list[_Contender], passes: int, share: float = COMPARING) -> None:
        """As long as less than this share of the time has passed. The same fates for all; at least one, so that nobody
        is judged unseen."""
        for number in range(max(1, passes)):
            if number and not self._has_time(share):
                return
            seed = self.rng.below(1 << 30)
            for one in contenders:
                world, _ = self._played_on(one, seed)
                one.add(chances(self.judge, world)[self.seat])
            self.playouts += len(contenders)

    def play_out(self, contenders: list[_Contender]) -> None:
        """To the end, the same fates for all."""
        for number in range(self.budget.ends):
            if number >= LEAST_ENDS and not self._has_time(1.0):
                return
            seed = self.rng.below(1 << 30)
            for one in contenders:
                world, fate = self._played_on(one, seed)
                *_, end = _turns_on(world, fate, self.judge, GLANCE if world.seats == 1 else SHORT_GLANCE)
                one.margins.append(_margin(end, self.seat))

    def _played_on(self, one: _Contender, seed: int) -> tuple[State, Rng]:
        """The table when the turn was played on, and the fate that goes on from there."""
        fate = Rng(seed)
        world = one.turn.end.clone()
        world.hide(self.seat, fate)
        return self._search.played_on(world, self.seat, fate, self.judge), fate

    def suggestions(self, shown: Sequence[_Contender], among: Sequence[_Contender]) -> list[Suggestion]:
        """What may be expected of these turns, and what each does that the others it was found among do not."""
        odds = self._head_start(shown[0].turn.end)
        return [
            Suggestion(
                self._steps(one.turn.actions),
                round(_lowered(one.value(TRUST), odds), 4) if self.before.seats > 1 else 0.0,
                round(_mean(one.margins), 2),
                round(_error(one.margins), 2),
                why(self.before, one.turn.end, self.seat, [other.turn.end for other in among if other is not one]),
            )
            for one in shown
        ]

    def _head_start(self, end: State) -> float:
        """How much better the seat looks at the end of its turn than over the round that begins with it, as the
        logarithm of the odds."""
        if end.seats == 1:
            return 0.0
        chance = []
        for _ in range(ROUNDS):
            fate = Rng(self.rng.below(1 << 30))
            world = end.clone()
            world.hide(self.seat, fate)
            rounds = _first_round(_turns_on(world, fate, self.judge))
            chance += [chances(self.judge, now)[self.seat] for now in rounds]
        return _logit(chances(self.judge, end)[self.seat]) - _logit(_mean(chance))

    def _steps(self, actions: Sequence[int]) -> list[Step]:
        """In words, as far as this turn goes; what comes after something hidden was shown is only guessed, and left
        out."""
        state, steps = self.before.clone(), []
        turn = state.turn_number()
        words = state.game.vocabulary.words
        for action in actions:
            steps.append(Step(words(action), state.describe(self.seat, action), state.elements(self.seat, action)))
            if state.reveals(self.seat, action):
                break
            state.apply(self.seat, action)
            if state.seats == 1 and state.turn_number() != turn:
                break
        return steps


def chances(judge: Judge, state: State) -> list[float]:
    """Every seat's chance to win. What a judge says of one seat tells better turns from worse, but in parts of a game
    is too high or too low for all seats alike: beside what it says of the others, that cancels out."""
    judged = [float(judge.chance(state, seat)) for seat in range(state.seats)]
    total = sum(judged)
    return [one / total for one in judged] if len(judged) > 1 and total else judged


def _logit(chance: float) -> float:
    """The logarithm of the odds; what is as good as certain is not told apart."""
    chance = min(max(chance, _NEARLY), 1.0 - _NEARLY)
    return math.log(chance / (1.0 - chance))


def _lowered(chance: float, logit: float) -> float:
    """The chance at odds that are so much lower. What is certain stays so, and nothing else becomes so."""
    if not 0.0 < chance < 1.0:
        return chance
    return min(max(1.0 / (1.0 + math.exp(logit - _logit(chance))), _NEARLY), 1.0 - _NEARLY)


def _margin(end: State, seat: int) -> float:
    """Points ahead of the best rival; alone, points."""
    points = [float(end.score(one)) for one in range(end.seats)]
    return points[seat] - max((points[one] for one in range(end.seats) if one != seat), default=0.0)


# --- hints ----------------------------------------------------------------------------------------


def hint(
    state: State, seat: int, budget: Budget = HINT, *, seed: int = 0, clock: Callable[[], float] = time.process_time
) -> Hint:
    """The best turns of a seat that is to act. The same position gets the same answer as long as time does not run
    out."""
    table = _Table(state, seat, budget, seed, clock)
    found = _varied(table.best(3), budget.width, budget.width // 2)
    ranked = table.halve(found, min(2 * SHOWN - 1, len(found)), budget.playouts)
    shown = _varied(ranked, SHOWN, 1)
    table.play_out(shown)
    turns = table.suggestions([one for one in ranked if one in shown], found)
    # Where chances are as good as the same, or alone, points say what is better.
    return Hint(seat, table.playouts, sorted(turns, key=lambda turn: (-round(turn.chance, 2), -turn.margin)))


def _varied(ranked: list[_Contender], most: int, anyway: int) -> list[_Contender]:
    """The first few, and then of turns that begin alike only one, as long as there are others."""
    chosen = ranked[:anyway]
    for one in ranked[anyway:]:
        if len(chosen) < most and all(one.turn.actions[0] != other.turn.actions[0] for other in chosen):
            chosen.append(one)
    return chosen + [one for one in ranked if one not in chosen][: max(0, most - len(chosen))]


def why(before: State, after: State, seat: int, others: Sequence[State] = ()) -> list[Gain]:
    """What the evaluation sees in a turn: the parts of `worth` that rise most, and what it takes from the rivals. Where
    nothing rises, what it keeps that the others do not."""
    now = _parts([after], seat)
    reasons = _risen(_parts([before], seat), now, NOTED)
    taken = max((before.worth(one) - after.worth(one) for one in range(before.seats) if one != seat), default=0)
    if taken >= NOTED and not after.is_over():
        reasons.append((float(taken), Text("reason-rivals")))
    if not reasons and others:
        kept = _risen(_parts(others, seat), now, NOTED // 2)
        reasons = [(points, Text("reason-compared", {"reason": text})) for points, text in kept]
    reasons.sort(key=lambda reason: -reason[0])
    found = [Gain(text, round(points / 100.0, 1)) for points, text in reasons[:SHOWN]]
    return found or [Gain(Text("reason-nothing"), 0.0)]


class _Part(NamedTuple):
    """A part of what positions are worth, on average."""

    term: Term
    value: float
    counted: float


def _parts(states: Sequence[State], seat: int) -> dict[str, _Part]:
    parts: dict[str, _Part] = {}
    for state in states:
        for term in state.reasons(seat):
            key = f"{term.name} {term.about}"
            _, value, count = parts.get(key, (term, 0.0, 0.0))
            parts[key] = _Part(term, value + term.value / len(states), count + term.count / len(states))
    return parts


def _risen(was: dict[str, _Part], now: dict[str, _Part], least: int) -> list[tuple[float, Text]]:
    """The parts that are worth more now, in words; one that is not there is nothing."""
    reasons = []
    for key, (term, _, _) in (was | now).items():
        old, new = was.get(key), now.get(key)
        gain = (new.value if new else 0.0) - (old.value if old else 0.0)
        count = round((new.counted if new else 0.0) - (old.counted if old else 0.0))
        is_counted = bool(old and old.counted) or bool(new and new.counted)
        if gain >= least and (count > 0 or not is_counted):  # "0 more" says nothing
            reasons.append((gain, Text(f"reason-{term.name}", {"count": count, **term.about})))
    return reasons


# --- a finished game ------------------------------------------------------------------------------


class Played(NamedTuple):
    """A turn of a game: the table before it, and the actions until somebody else, or chance, was to act, something was
    shown, or the seat's next turn began."""

    seat: int
    at: int
    last: int
    before: State
    actions: list[int]


def turns_played(match: Match) -> list[Played]:
    """The turns of a game in the order in which they began. Where several act at once each has its own."""
    turns: list[Played] = []
    under_way: dict[int, Played] = {}
    state = match.at(0)
    for number, step in enumerate(match.steps, start=1):
        if step.seat == CHANCE:
            under_way.clear()
        else:
            turn = under_way.get(step.seat)
            if turn is None:
                turn = Played(step.seat, number - 1, number, state.clone(), [])
                turns.append(turn)
            turn.actions.append(step.action)
            under_way[step.seat] = turns[turns.index(turn)] = turn._replace(last=number)
        before = state.turn_number()
        state.apply(step.seat, step.action)
        is_new = state.turn_number() != before
        if is_new or step.reveals or (step.seat != CHANCE and step.seat not in state.actors()):
            under_way.pop(step.seat, None)
    return turns


@lru_cache(maxsize=1)
def turns_of(text: str) -> list[Played]:
    """The turns of a replay file; one question after the other is about the same."""
    return turns_played(replay.read(text))


def look(turns: Sequence[Played], number: int, *, seed: int = 0, budget: Budget = REVIEW, ends: int = ENDS) -> Looked:
    """What there is to say about one turn of a game. Depends on nothing else, so that turns can be looked at in any
    order, anywhere."""
    turn = turns[number]
    own = zlib.crc32(f"{seed} {turn.at} {turn.seat}".encode())
    is_new = number == 0 or turns[number - 1].at != turn.at
    return Looked(moment(turn.before, turn.at, own, ends) if is_new else None, review(turn, own, budget))


def review(turn: Played, seed: int, budget: Budget = REVIEW) -> Review | None:
    """The turn against the best one that can be found; None if there was no choice."""
    if not _has_choice(turn):
        return None
    table = _Table(turn.before, turn.seat, budget, seed, time.process_time)
    played = table.finished(turn.actions)
    found = table.best()
    if played is None:
        return None
    own = next((one for one in found if _same(one.turn, played)), None)
    is_obvious = own is found[0]
    if own is None:
        own = table.contender(played)
        found.append(own)
    if len(found) == 1:
        return None
    ranked = table.halve(found, 2, budget.playouts // 2, own)
    other = next(one for one in ranked if one is not own)
    is_best = ranked[0] is own
    # The best of many owes some of it to luck: these two meet again, under draws that neither was chosen by.
    own.forget()
    other.forget()
    table.play_on([own, other], budget.playouts // 4)
    loss = other.value(TRUST) - own.value(TRUST)
    error = math.hypot(DOUBT, TRUST * _error(_less(other.results, own.results)))
    verdict = _verdict(loss, COSTLY, error, is_best and not is_obvious)
    alone = turn.before.seats == 1
    if alone or verdict != "good":
        table.play_out([own, other])
    points = _mean(other.margins) - _mean(own.margins)
    points_error = _error(_less(other.margins, own.margins))
    if alone:
        verdict = _verdict(points, COSTLY_POINTS, points_error, is_best and not is_obvious)
    shown = [None, None] if verdict == "good" else table.suggestions([own, other], found)
    return Review(
        turn.at,
        turn.last,
        turn.seat,
        round(loss, 4),
        round(error, 4),
        round(points, 2),
        round(points_error, 2),
        verdict,
        *shown,
    )


def _verdict(cost: float, least: float, error: float, is_found: bool) -> Literal["good", "mistake", "brilliant"]:
    """What to say of a turn that cost so much; `is_found` if it was the best, and not at first sight."""
    if cost >= least and cost > SURE * error:
        return "mistake"
    if is_found and -cost >= least and -cost > SURE * error:
        return "brilliant"
    return "good"


def moment(state: State, at: int, seed: int, ends: int = ENDS) -> Moment:
    """How the game stands, by what the judge says over a round and by playing it to its end a few times."""
    judge = Bench("").judge(state)
    seats = range(int(state.seats))
    points: list[list[float]] = [[] for _ in seats]
    shares: list[list[float]] = [[] for _ in seats]
    judged: list[list[float]] = [[] for _ in seats]
    for number in range(ends):
        worlds = list(_turns_on(state, Rng(seed + number), judge))
        for world in _first_round(worlds):
            for seat, chance in enumerate(chances(judge, world)):
                judged[seat].append(chance)
        for seat, share in enumerate(won(worlds[-1])):
            points[seat].append(float(worlds[-1].score(seat)))
            shares[seat].append(share)
    stand: list[float] = []
    if len(seats) > 1:
        stand = [
            round(PLAYED_OUT * _mean(shares[seat]) + (1.0 - PLAYED_OUT) * _mean(judged[seat]), 4) for seat in seats
        ]
    return Moment(
        at,
        stand,
        [round(_mean(points[seat]), 2) for seat in seats],
        round(math.hypot(DOUBT, PLAYED_OUT * max(_error(shares[seat]) for seat in seats)), 4),
        round(max(_error(points[seat]) for seat in seats), 2),
    )


def _turns_on(world: State, fate: Rng, judge: Judge, looks: int = GLANCE) -> Iterator[State]:
    """The table now and after every further turn, if everybody goes on with the one that looks best at a quick look;
    until the game is over, or goes on for ever because nobody sees further than that."""
    yield world
    for _ in range(LONGEST):
        while (actor := world.actor()) == CHANCE:
            world = world.clone()
            world.apply(CHANCE, world.outcome(fate.below(world.tickets())))
        if actor == NOBODY:
            return
        world = best_turn(world, actor, looks, fate, judge).end
        yield world


def _first_round(worlds: Iterable[State]) -> list[State]:
    """One for each seat: the table now and after all turns of a round but the last. What is over stays as it is."""
    found: list[State] = []
    for world in worlds:
        found.append(world)
        if len(found) == world.seats:
            break
    return found + found[-1:] * (int(found[-1].seats) - len(found))


def _has_choice(turn: Played) -> bool:
    state = turn.before.clone()
    for action in turn.actions:
        legal = state.legal(turn.seat)
        if len(legal) > 1:
            return True
        if action not in legal:
            return False
        state.apply(turn.seat, action)
    return False


def _same(one: Turn, other: Turn) -> bool:
    """Whether both turns lead to the same place, in whatever order."""
    return one.actions == other.actions or (one.value == other.value and one.end == other.end)


def _less(more: list[float], less: list[float]) -> list[float]:
    return [one - other for one, other in zip(more, less, strict=True)]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _error(values: list[float]) -> float:
    """The standard error of the mean."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
