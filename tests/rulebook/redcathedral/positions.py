"""Small positions to test a rule on, and the words to play them with.

What a position leaves out is the first of the box: tokens from wood on space 1 to recognition on space 8, the influence
cards C1, T1, M1, K1 from spring to winter. The dice red, blue, green, yellow, white lie on spaces 1 to 5 and show 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantiere.games.redcathedral import box
from cantiere.games.redcathedral.state import Player, Table
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.match import Match
from cantiere.kernel.position import read_plain
from cantiere.kernel.registry import game
from cantiere.kernel.state import CHANCE

GAME = game("redcathedral")
Plain = Mapping[str, Any]
DICE = {die: {"space": space, "value": 1} for space, die in enumerate(box.DICE, start=1)}


def table(
    seats: int = 4,
    *,
    turn: str = "red",
    dice: Mapping[str, Plain] | None = None,
    sections: Plain | None = None,
    players: Mapping[str, Plain] | None = None,
    options: Mapping[str, object] | None = None,
    **rest: object,
) -> Table:
    """The table described; players by colour, who are left out have their board as at the start."""
    described: dict[str, object] = {
        "game": "redcathedral",
        "seats": seats,
        "turn": box.COLOURS.index(turn) + 1,
        "dice": {die: {**at, **(dice or {}).get(die, {})} for die, at in DICE.items()},
        "section": sections or {},
        "player": {str(box.COLOURS.index(colour) + 1): dict(board) for colour, board in (players or {}).items()},
        "options": options or {},
        **rest,
    }
    laid = read_plain(described)
    assert isinstance(laid, Table)
    return laid


def dealt(seats: int, seed: int = 1, options: Mapping[str, object] | None = None) -> Table:
    """A table set up by the rules, before the first decision of the first turn."""
    match = Match(GAME.new(seats, options), SeededDealer(seed))
    assert isinstance(match.state, Table)
    return match.state


# --- playing --------------------------------------------------------------------------------------


def act(state: Table, *actions: str) -> Table:
    """Take actions in words, each checked; what chance does in between is its first outcome."""
    for words in actions:
        draw(state)
        state.play(int(state.actor()), GAME.vocabulary.read(words))
    return state


def draw(state: Table) -> Table:
    """Let chance act until a player is to decide or the game is over."""
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.outcome(0))
    return state


def can(state: Table, words: str) -> bool:
    """Whether whoever is to act may take the action."""
    return GAME.vocabulary.read(words) in state.legal(int(state.actor()))


def verbs(state: Table) -> set[str]:
    """The kinds of actions open to whoever is to act."""
    return {GAME.vocabulary.verb(code).name for code in state.legal(int(state.actor()))}


def arguments(state: Table, verb: str) -> list[str]:
    """The last argument of each legal action of a kind."""
    words = [GAME.vocabulary.short(code).split() for code in state.legal(int(state.actor()))]
    return [word[-1] for word in words if word[0] == verb]


def pass_turn(state: Table) -> Table:
    """A turn that changes as little as possible: a die is moved and nothing done with it."""
    draw(state)
    move = next(a for a in state.legal(int(state.actor())) if GAME.vocabulary.verb(a).name == "move")
    state.play(int(state.actor()), move)
    return draw(act(state, "end_turn"))


def why(state: Table, words: str) -> str:
    """The key of the reason why an action is not possible."""
    assert not can(state, words)
    return state.why_not(int(state.actor()), GAME.vocabulary.read(words)).key


def why_at(state: Table, element: str) -> str | None:
    """The key of the reason why a click means nothing."""
    reason = state.why_not_at(int(state.actor()), element)
    return reason.key if reason else None


# --- looking --------------------------------------------------------------------------------------


def player(state: Table, colour: str) -> Player:
    return state.players[box.COLOURS.index(colour)]


def named(pack: int) -> dict[str, int]:
    return box.GOODS.named(pack, box.MATERIAL_NAMES)


def goods(state: Table, colour: str) -> dict[str, int]:
    return named(player(state, colour).goods)


def mark(state: Table, colour: str) -> int:
    return int(player(state, colour).mark)


def rubles(state: Table, colour: str) -> int:
    return int(player(state, colour).rubles)


def supply(state: Table, name: str) -> int:
    return int(box.GOODS.of(state.supply, box.material(name)))


def ready(state: Table, colour: str) -> dict[str, int]:
    return {name: int(player(state, colour).ready(kind)) for kind, name in enumerate(box.ORNAMENTS)}


def section(name: str) -> int:
    return box.SECTION_NAMES.index(name)


def space_of(state: Table, die: str) -> int:
    """Where a die lies, counted from 1."""
    return int(state.space_of(box.DICE.index(die))) + 1


def value_of(state: Table, die: str) -> int:
    return int(state.value_of(box.DICE.index(die)))


def lines(state: Table, colour: str) -> dict[str, int]:
    """The score by source, towers by name."""
    return {
        line.where or line.source.removeprefix("score-"): line.points
        for line in state.breakdown(box.COLOURS.index(colour))
    }
