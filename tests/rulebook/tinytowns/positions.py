"""Positions of Tiny Towns written by hand, and moves in words.

Rows of a town may be parted by `/`, and rows left out are empty. In play is what stands in a town or what the test
names; for the rest, the cards of the first game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cantiere.games.tinytowns import GAME
from cantiere.games.tinytowns.position import read
from cantiere.games.tinytowns.state import Table
from cantiere.kernel.position import Fields, check, read_plain
from cantiere.kernel.state import CHANCE
from tests.rulebook.tinytowns.dossier import CARD, FIRST_GAME, MONUMENTS, SQUARES

Town = dict[str, Any]

# What is in the hand of those whose monument does not matter: nothing that a few cubes would make.
SPARE = (
    "the_sky_baths",
    "shrine_of_the_elder_tree",
    "barrett_castle",
    "silva_forum",
    "fort_ironweed",
    "mandras_palace",
)


def town(plots: str = "", *, stock: Mapping[str, Sequence[str]] | None = None, **more: object) -> Town:
    """A town; on some of its squares lie cubes on a building."""
    words = plots.replace("/", " ").split()
    words += ["."] * (16 - len(words))
    lying = {cell: {cube: cubes.count(cube) for cube in cubes} for cell, cubes in (stock or {}).items() if cubes}
    return {"plots": " ".join(words), "stock": lying, **more}


def monuments_in(towns: Sequence[Town]) -> list[str]:
    """The monuments that stand or are kept, town by town; "" for none."""
    ids = [card.id for card in MONUMENTS]
    return [str(each.get("monument") or next((w for w in each["plots"].split() if w in ids), "")) for each in towns]


def written(
    towns: Sequence[str | Town], cards: str, options: Mapping[str, object] | None, table: Mapping[str, object]
) -> dict[str, Any]:
    """The position as a file would hold it. Monuments are played with where the test speaks of one."""
    drawn = [town(each) if isinstance(each, str) else dict(each) for each in towns]
    standing = [word for each in drawn for word in each["plots"].split() if word in CARD]
    in_play = {CARD[id].family: id for id in [*FIRST_GAME, *cards.split(), *standing]}
    monuments = monuments_in(drawn)
    spare = [id for id in SPARE if id not in monuments]
    for each, monument in zip(drawn, monuments, strict=True):
        each.pop("monument", None)
        if any(monuments):
            each["monument"] = monument or spare.pop(0)
    return {
        "game": "tinytowns",
        "seats": len(towns),
        "options": {"monuments": any(monuments), **(options or {})},
        "cards": {family: id for family, id in in_play.items() if family not in ("cottage", "monument")},
        **table,
        "town": {str(seat + 1): each for seat, each in enumerate(drawn)},
    }


def lay(*towns: str | Town, cards: str = "", options: Mapping[str, object] | None = None) -> Table:
    """A finished game with these towns, to be scored; nobody asks whether it could have come to that. `cards` names
    cards in play that stand in no town."""
    plain = written(towns, cards, options, {"stage": "over"})
    state = GAME.set_up(len(towns), plain["options"])
    assert isinstance(state, Table)
    read(state, Fields(plain))
    return state


def stop(*towns: str | Town, cards: str = "", options: Mapping[str, object] | None = None, **table: object) -> Table:
    """A game stopped at some point, from which it can be played on."""
    state = read_plain(written(towns, cards, options, table))
    assert isinstance(state, Table)
    return state


def naming(*towns: str | Town, builder: int = 0, **more: Any) -> Table:
    """The master builder is to name a resource."""
    return stop(*towns, **{"stage": "name", "round": 1, "builder": builder + 1, **more})


def placing(named: str, *towns: str | Town, namer: int = 0, **more: Any) -> Table:
    """Everybody is to place what `namer` has named."""
    return stop(*towns, **{"stage": "round", "round": 1, "builder": namer + 1, "named": named, **more})


def card_placing(named: str, *towns: str | Town, **more: Any) -> Table:
    """Town Hall: everybody is to place what a card has brought."""
    more.setdefault("options", {"mode": "town_hall"})
    return stop(*towns, **{"stage": "round", "round": 1, "named": named, "drawn": {named: 1}, **more})


def building(*towns: str | Town, builder: int = 0, **more: Any) -> Table:
    """Everybody has placed and may build."""
    drawn = [town(each) if isinstance(each, str) else each for each in towns]
    return placing(
        "wheat",
        *(each if each.get("finished") else {**each, "pending": ["build"]} for each in drawn),
        namer=builder,
        **more,
    )


def act(state: Table, seat: int, *actions: str) -> None:
    """Take actions, each checked by the rules. What comes of them can lie on a table."""
    for words in actions:
        state.play(seat, GAME.vocabulary.read(words))
        assert check(state) == []


def draw(state: Table, *actions: str) -> None:
    """Let chance bring about these actions."""
    act(state, CHANCE, *actions)


def can(state: Table, seat: int, verb: str = "") -> set[str]:
    """What the seat may do now, in words; of one verb or of all."""
    words = {GAME.vocabulary.short(code) for code in state.legal(seat)}
    return {each for each in words if not verb or each.split()[0] == verb}


def chances(state: Table) -> dict[str, int]:
    """What chance may bring now, with weights."""
    return {GAME.vocabulary.short(code): weight for code, weight in state.outcomes()}


def arguments(state: Table, seat: int, verb: str) -> set[str]:
    """The single arguments with which the seat may use the verb: squares, resources, cards."""
    return {words.split()[1] for words in can(state, seat, verb)}


def buildable(state: Table, seat: int) -> set[str]:
    """The buildings the seat may build now."""
    return {plan.split(":")[0] for plan in arguments(state, seat, "build")}


def build(state: Table, seat: int, card: str, cell: str) -> None:
    """Build the card, of which just one pattern is complete, and stand it on the square."""
    (plan,) = [plan for plan in arguments(state, seat, "build") if plan.startswith(card + ":")]
    act(state, seat, f"build {plan}", f"stand {cell}")


def all_done(state: Table) -> None:
    """Everybody who still could build leaves it."""
    for seat in state.actors():
        act(state, seat, "done")


def place_all(state: Table, cell: str) -> None:
    """Everybody puts the cube on the same square."""
    for seat in state.actors():
        act(state, seat, f"place {cell}")


def look(state: Table, seat: int) -> Town:
    """Everything about a town."""
    towns: dict[str, Town] = state.plain()["town"]  # type: ignore[assignment]
    return towns[str(seat + 1)]


def lying(state: Table, seat: int) -> dict[str, list[str]]:
    """The cubes that lie on buildings, by square."""
    stock: dict[str, dict[str, int]] = look(state, seat)["stock"]
    return {cell: [cube for cube, count in cubes.items() for _ in range(count)] for cell, cubes in stock.items()}


def squares(state: Table, seat: int) -> dict[str, str]:
    """What lies on each square of a town."""
    return dict(zip(SQUARES, look(state, seat)["plots"].split(), strict=True))


def empty(state: Table, seat: int) -> set[str]:
    return {cell for cell, word in squares(state, seat).items() if word == "."}


def points_of(state: Table, seat: int, card: str) -> int:
    """What the lines of one card add up to; `empty` for squares without a building."""
    source = "score-empty" if card == "empty" else "building-" + card
    return sum(line.points for line in state.breakdown(seat) if line.source == source)


def worth(card: str, plots: str | Town) -> int:
    """What a card brings in a town, with an empty town beside it."""
    return points_of(lay(plots, ""), 0, card)


FULL = "W " * 16  # a town without a free square
