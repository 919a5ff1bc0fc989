"""Small positions to test a rule on, and the words to play them with.

What a position leaves out is the first of the box: tokens from wood on space 1 to recognition on space 8, the dice red,
blue, green, yellow, white on spaces 1 to 5 showing 1, the influence cards C1, T1, M1, K1 from spring to winter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantiere.games.redcathedral.box import COLOURS, ORNAMENTS, count, material, unpack
from cantiere.games.redcathedral.rules import RedCathedral
from cantiere.games.redcathedral.state import Player
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game
from cantiere.kernel.state import CHANCE

GAME = game("redcathedral")
Plain = Mapping[str, Any]


def table(
    seats: int = 4,
    *,
    turn: str = "red",
    plan: str = "",
    sections: Plain | None = None,
    market: Plain | None = None,
    players: Mapping[str, Plain] | None = None,
    options: Mapping[str, object] | None = None,
    jakovlev: Plain | None = None,
    **head: object,
) -> RedCathedral:
    """The table described; players by colour, who are left out have their board as at the start."""
    plain: dict[str, object] = {
        "table": {"turn": turn, **head},
        "plan": plan,
        "sections": sections or {},
        "market": market or {},
        "players": [dict((players or {}).get(colour, {})) for colour in COLOURS[: max(seats, 2)]],
    }
    if jakovlev is not None:
        plain["jakovlev"] = jakovlev
    laid = GAME.restore(plain, seats, GAME.settle(seats, options or {}))
    assert isinstance(laid, RedCathedral)
    return laid


def dealt(seats: int, seed: int = 1, options: Mapping[str, object] | None = None) -> RedCathedral:
    """A table set up by the rules, before the first decision of the first turn."""
    match = Match(GAME, seats, options, SeededDealer(seed))
    assert isinstance(match.state, RedCathedral)
    return match.state


# --- playing --------------------------------------------------------------------------------------


def act(state: RedCathedral, *actions: str) -> RedCathedral:
    """Take actions in words, each checked; what chance does in between is its first outcome."""
    for words in actions:
        settle(state)
        state.play(int(state.actor()), GAME.vocabulary.read(words))
    return state


def settle(state: RedCathedral) -> RedCathedral:
    """Let chance act until a player is to decide or the game is over."""
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.outcome(0))
    return state


def can(state: RedCathedral, words: str) -> bool:
    """Whether whoever is to act may take the action."""
    return GAME.vocabulary.read(words) in state.legal(int(state.actor()))


def verbs(state: RedCathedral) -> set[str]:
    """The kinds of actions open to whoever is to act."""
    return {GAME.vocabulary.verb(code).name for code in state.legal(int(state.actor()))}


def arguments(state: RedCathedral, verb: str) -> list[str]:
    """The last argument of each legal action of a kind."""
    words = [GAME.vocabulary.short(code).split() for code in state.legal(int(state.actor()))]
    return [word[-1] for word in words if word[0] == verb]


def pass_turn(state: RedCathedral) -> RedCathedral:
    """A turn that changes as little as possible: a die is moved and nothing done with it."""
    settle(state)
    move = next(a for a in state.legal(int(state.actor())) if GAME.vocabulary.verb(a).name == "move")
    state.play(int(state.actor()), move)
    return settle(act(state, "end_turn"))


def why(state: RedCathedral, words: str) -> str:
    """The key of the reason why an action is not possible."""
    assert not can(state, words)
    return state.why_not(int(state.actor()), GAME.vocabulary.read(words)).key


# --- looking --------------------------------------------------------------------------------------


def player(state: RedCathedral, colour: str) -> Player:
    return state.players[COLOURS.index(colour)]


def goods(state: RedCathedral, colour: str) -> dict[str, int]:
    return unpack(player(state, colour).goods)


def mark(state: RedCathedral, colour: str) -> int:
    return int(player(state, colour).mark)


def rubles(state: RedCathedral, colour: str) -> int:
    return int(player(state, colour).rubles)


def supply(state: RedCathedral, name: str) -> int:
    return int(count(state.supply, material(name)))


def ready(state: RedCathedral, colour: str) -> dict[str, int]:
    return {name: int(player(state, colour).ready(kind)) for kind, name in enumerate(ORNAMENTS)}


def lines(state: RedCathedral, colour: str) -> dict[str, int]:
    """The score by source, towers by name."""
    return {
        line.where or line.source.removeprefix("score-"): line.points for line in state.breakdown(COLOURS.index(colour))
    }
