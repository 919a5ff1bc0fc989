"""Positions of The Palaces of Carrara written by hand, and actions in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantiere.games.carrara import GAME
from cantiere.games.carrara.rules import Carrara
from cantiere.kernel.errors import IllegalAction
from cantiere.kernel.state import CHANCE
from cantiere.kernel.text import Text

ADVANCED = {"variant": "advanced"}
WORDS = GAME.vocabulary
House = Mapping[str, object]


def lay(*houses: House, options: Mapping[str, object] | None = None, **table: object) -> Carrara:
    """A table with these houses; the first is to act unless `turn` says otherwise."""
    seats = len(houses)
    state = GAME.restore({"houses": list(houses), "table": table}, seats, GAME.settle(seats, options or {}))
    assert isinstance(state, Carrara)
    return state


def do(state: Carrara, *actions: str) -> None:
    """Play the actions, each by whoever is to act (chance included); what is not legal raises."""
    for words in actions:
        state.play(int(state.actor()), WORDS.read(words))


def offered(state: Carrara, verb: str = "") -> list[str]:
    """What whoever is to act may do, in words; only one verb's actions if it is given."""
    legal = [WORDS.short(code) for code in state.legal(state.actor())]
    return [words for words in legal if not verb or words.split()[0] == verb]


def refused(state: Carrara, words: str) -> str:
    """The reason an action is refused."""
    before = state.plain()
    try:
        do(state, words)
    except IllegalAction as refusal:
        assert state.plain() == before
        reason = refusal.text.args["why"]
        assert isinstance(reason, Text)
        return reason.key
    raise AssertionError(f"{words} is allowed")


def settle(state: Carrara) -> None:
    """Let chance draw, always its first ticket."""
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.outcome(0))


def of_house(state: Carrara, seat: int, what: str) -> Any:
    """What the position says of a house: `blocks`, `buildings`, `placed`, `stored` …"""
    plain: Any = state.plain()
    return plain["houses"][seat][what]


def on_table(state: Carrara, what: str) -> Any:
    """What the position says of the table: `wheel`, `bag`, `offer`, `supply` …"""
    plain: Any = state.plain()
    return plain["table"][what]


def shown(state: Carrara, viewer: int | None) -> Any:
    """The table as the viewer sees it."""
    return state.view(viewer)


def late(*placed: str, court: tuple[str, ...] = (), **more: object) -> dict[str, object]:
    """A house with these scoring places taken and these bonus spaces left; the other pillars are on the large space."""
    return {"court": list(court), "placed": list(placed), **more}


ALL_PLACED = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")  # the six pillars of the basic game
