"""Positions of Tiny Towns written by hand, and moves in words.

A town is drawn row by row with words: `.` an empty square, `W` a cube, `well` a building; rows may be parted by `/`,
and rows left out are empty. In play is what stands in a town or what the test names; for the
rest, the cards of the first game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cantiere.games.tinytowns import GAME
from cantiere.games.tinytowns.rules import TinyTowns
from cantiere.kernel.state import CHANCE
from tests.rulebook.tinytowns.dossier import CARD, FIRST_GAME, SQUARES

Town = dict[str, Any]


def town(plots: str = "", **more: object) -> Town:
    """A town. A monument that stands in it is its owner's."""
    words = plots.replace("/", " ").split()
    words += ["."] * (16 - len(words))
    standing = [word for word in words if word in CARD and CARD[word].family == "monument"]
    return {"plots": " ".join(words), "monument": standing[0] if standing else "", **more}


def lay(*towns: str | Town, cards: str = "", options: Mapping[str, object] | None = None, **table: object) -> TinyTowns:
    """A table with these towns. `cards` names cards in play that stand in no town."""
    drawn = _drawn(towns)
    standing = [word for each in drawn for word in each["plots"].split() if word in CARD]
    in_play = {CARD[id].family: id for id in [*FIRST_GAME, *cards.split(), *standing]}
    in_play.pop("monument", "")
    plain = {"table": {"stage": "over", "cards": list(in_play.values()), **table}, "towns": drawn}
    return GAME.restore(plain, len(towns), GAME.settle(len(towns), options or {}))


def _drawn(towns: Sequence[str | Town], **decision: object) -> list[Town]:
    """The towns, those not yet finished with something to decide."""
    drawn = [town(each) if isinstance(each, str) else each for each in towns]
    return [each if each.get("finished") else {**decision, **each} for each in drawn]


def naming(*towns: str | Town, builder: int = 0, **more: Any) -> TinyTowns:
    """The master builder is to name a resource."""
    drawn = _drawn(towns)
    drawn[builder] |= {"frames": ["name"], "to_act": True}
    return lay(*drawn, **{"stage": "name", "builder": builder, **more})


def placing(named: str, *towns: str | Town, namer: int = 0, **more: Any) -> TinyTowns:
    """Everybody is to place what `namer` (-1: a card) has named."""
    drawn = _drawn(towns, frames=["build", "place"], hand=named, to_act=True)
    return lay(*drawn, **{"stage": "round", "builder": max(namer, 0), "named": named, "namer": namer, **more})


def building(*towns: str | Town, **more: Any) -> TinyTowns:
    """Everybody has placed and may build."""
    return lay(*_drawn(towns, frames=["build"], to_act=True), **{"stage": "round", **more})


def act(state: TinyTowns, seat: int, *actions: str) -> None:
    """Take actions, each checked by the rules."""
    for words in actions:
        state.play(seat, GAME.vocabulary.read(words))


def draw(state: TinyTowns, *actions: str) -> None:
    """Let chance bring about these actions."""
    act(state, CHANCE, *actions)


def can(state: TinyTowns, seat: int, verb: str = "") -> set[str]:
    """What the seat may do now, in words; of one verb or of all."""
    words = {GAME.vocabulary.short(code) for code in state.legal(seat)}
    return {each for each in words if not verb or each.split()[0] == verb}


def chances(state: TinyTowns) -> dict[str, int]:
    """What chance may bring now, with weights."""
    return {GAME.vocabulary.short(code): weight for code, weight in state.outcomes()}


def arguments(state: TinyTowns, seat: int, verb: str) -> set[str]:
    """The single arguments with which the seat may use the verb: squares, resources, cards."""
    return {words.split()[1] for words in can(state, seat, verb)}


def buildable(state: TinyTowns, seat: int) -> set[str]:
    """The buildings the seat may build now."""
    return {plan.split(":")[0] for plan in arguments(state, seat, "build")}


def build(state: TinyTowns, seat: int, card: str, cell: str) -> None:
    """Build the card, of which just one pattern is complete, and stand it on the square."""
    (plan,) = [plan for plan in arguments(state, seat, "build") if plan.startswith(card + ":")]
    act(state, seat, f"build {plan}", f"stand {cell}")


def all_done(state: TinyTowns) -> None:
    """Everybody who still could build leaves it."""
    for seat in state.actors():
        act(state, seat, "done")


def place_all(state: TinyTowns, cell: str) -> None:
    """Everybody puts the cube on the same square."""
    for seat in state.actors():
        act(state, seat, f"place {cell}")


def look(state: TinyTowns, seat: int) -> Town:
    """Everything about a town."""
    towns: list[Town] = state.plain()["towns"]  # type: ignore[assignment]
    return towns[seat]


def squares(state: TinyTowns, seat: int) -> dict[str, str]:
    """What lies on each square of a town."""
    return dict(zip(SQUARES, look(state, seat)["plots"].split(), strict=True))


def empty(state: TinyTowns, seat: int) -> set[str]:
    return {cell for cell, word in squares(state, seat).items() if word == "."}


def points_of(state: TinyTowns, seat: int, card: str) -> int:
    """What the lines of one card add up to; `empty` for squares without a building."""
    source = "score-empty" if card == "empty" else "building-" + card
    return sum(line.points for line in state.breakdown(seat) if line.source == source)


def worth(card: str, plots: str | Town) -> int:
    """What a card brings in a town, with an empty town beside it."""
    return points_of(lay(plots, ""), 0, card)


FULL = "W " * 16  # a town without a free square
