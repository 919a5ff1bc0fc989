"""One game between bots, and how long they thought."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from cantiere.bots import make
from cantiere.bots.bot import Bot
from cantiere.bots.random_bot import RandomBot
from cantiere.kernel.chance import Dealer, SeededDealer
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NOBODY, State
from cantiere.kernel.text import Text

_STREAMS: Final = 64  # of one seed: the draws, what is hidden from bots, and each bot's own


class Played(msgspec.Struct, kw_only=True):
    """What came of a game, seat by seat."""

    points: list[int]
    places: list[int]
    decisions: list[int]
    turns: list[list[float]]  # seconds of the processor's time, for each turn that left a choice
    things: list[list[str]]  # what actions were about: message keys such as `building-cottage`
    first: int  # who was drawn to go first; where nobody is, who decided first
    ending: str


Watch = Callable[[State, int, int], None]  # told of each action just before it is taken: where, by whom, which


def game_seed(seed: int, number: int) -> int:
    """The seed of game (or deal) `number` of a whole run."""
    return seed * 1_000_003 + number


def play(state: State, bots: Sequence[str], seed: int, watch: Watch | None = None) -> Played:
    """Play to the end, in place, each bot shown only what its seat may know.

    The n-th draw takes the n-th number of the seed's stream, whoever sits where and however often a bot looks. A turn
    is a seat's decisions until somebody else is to act or, where it is alone, something is drawn or its next turn
    begins. A bot plays what it has planned as long as nothing is drawn or shown."""
    dealer = SeededDealer(seed * _STREAMS)
    hidden = Rng(seed * _STREAMS + 1)
    players = [make(bots[seat], seed * _STREAMS + 2 + seat) for seat in range(state.seats)]
    return _play(state, dealer, hidden, players, bots, watch)


def play_at_random(state: State, seed: int, watch: Watch | None = None) -> Played:
    """The very game that `playout` plays with this seed, looked at more closely."""
    rng = Rng(seed)
    players = [RandomBot(0) for _ in range(state.seats)]
    for player in players:
        player.rng = rng
    return _play(state, _SharedDealer(rng), Rng(0), players, ["random"] * len(players), watch, asks_always=True)


class _SharedDealer(Dealer):
    """Draws from a stream that others draw from too."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self._rng = rng

    def _pull(self, n: int, tickets: int) -> int:
        return self._rng.below(tickets)


def _play(
    state: State,
    dealer: Dealer,
    hidden: Rng,
    players: Sequence[Bot],
    names: Sequence[str],
    watch: Watch | None,
    asks_always: bool = False,
) -> Played:
    """Who has no choice is asked only where that must be so, for the sake of a stream that all draw from."""
    seats = range(state.seats)
    decisions = [0 for _ in seats]
    turns: list[list[float]] = [[] for _ in seats]
    things: list[set[str]] = [set() for _ in seats]
    planned: list[list[int]] = [[] for _ in seats]  # what each means to do yet
    alone = len(seats) == 1
    last, number, asked = NOBODY, 0, 0  # who acted last, in which turn, and how often it was asked in it
    goes_first = state.game.vocabulary.by_name.get("first")
    first: int | None = None
    while (seat := int(state.actor())) != NOBODY:
        if seat == CHANCE:
            draw = int(state.outcome(dealer.ticket(state.tickets())))
            if goes_first is not None and goes_first.matches(draw):
                first = int(goes_first.of(draw))
            if watch is not None:
                watch(state, CHANCE, draw)
            state.apply(CHANCE, draw)
            planned = [[] for _ in seats]
            last = NOBODY if alone else last
            continue
        if first is None:
            first = seat
        legal = state.legal(seat)
        if seat != last or (alone and state.turn_number() != number):
            asked = 0
        last, number = seat, int(state.turn_number())
        if planned[seat] and planned[seat][0] not in legal:
            planned[seat] = []
        if not planned[seat] and len(legal) == 1 and not asks_always:
            planned[seat] = legal
        if not planned[seat]:
            shown = state.seen_by(seat, hidden)
            begun = time.process_time()
            planned[seat] = players[seat].plan(shown, seat, asked)
            spent = time.process_time() - begun
            if planned[seat][0] not in legal:
                raise CantiereError("error-bot-illegal", bot=names[seat], action=int(planned[seat][0]))
            if asked == 0:
                turns[seat].append(0.0)
            turns[seat][-1] += spent
            asked += 1
        action = planned[seat].pop(0)
        if state.reveals(seat, action):
            planned = [[] for _ in seats]
        if watch is not None:
            watch(state, seat, action)
        told = state.text_args(seat, action).values()
        things[seat].update(arg.key for arg in told if isinstance(arg, Text) and not arg.args)
        state.apply(seat, action)
        decisions[seat] += 1
    return Played(
        points=[int(state.score(seat)) for seat in seats],
        places=state.places(),
        decisions=decisions,
        turns=[[round(spent, 6) for spent in of_seat] for of_seat in turns],
        things=[sorted(of_seat) for of_seat in things],
        first=first or 0,
        ending=state.ending(),
    )
