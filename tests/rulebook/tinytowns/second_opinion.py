"""What each refusal of Tiny Towns claims, looked up once more: in the written position, not in the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantiere.games.tinytowns.state import Table
from cantiere.kernel.text import Text
from tests.rulebook.tinytowns import naive
from tests.rulebook.tinytowns.dossier import CARD, RESOURCES
from tests.rulebook.tinytowns.positions import can, look, lying, squares


class Moment:
    """What a seat can see of its own town and of the table."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.town = look(state, seat)
        self.squares = squares(state, seat)
        self.lying = lying(state, seat)
        self.cards: list[str] = state.view(None)["cards"]  # type: ignore[assignment]
        self.buildable = can(state, seat, "build")

    def disputed(self, asked: str, reason: Text) -> str:
        """What is wrong with a reason given for an action in words or for a click on an element; "" if nothing is."""
        if reason.key not in OPINIONS:
            return f"nobody has an opinion on {reason.key}"
        if OPINIONS[reason.key](Refusal(self, asked, reason)):
            return ""
        return f"“{asked}”: {reason!r} is not so\n{self.state.position()}"


class Refusal:
    """A reason, and what it was given for."""

    def __init__(self, moment: Moment, asked: str, reason: Text) -> None:
        self.moment = moment
        self.state = moment.state
        self.seat = moment.seat
        self.town = moment.town
        self.squares = moment.squares
        self.lying = moment.lying
        self.cards = moment.cards
        self.asked = asked
        self.reason = reason

    # --- what the sentence speaks of --------------------------------------------------------------

    def named(self, argument: str) -> str:
        """The thing that an argument of the sentence names."""
        value = self.reason.args[argument]
        return value.key.partition("-")[2] if isinstance(value, Text) else str(value)

    @property
    def cell(self) -> str:
        return self.named("cell") if "cell" in self.reason.args else self.asked_words[1]

    @property
    def resource(self) -> str:
        return self.named("resource")

    @property
    def building(self) -> str:
        return self.named("building") if "building" in self.reason.args else self.asked_words[1]

    @property
    def family(self) -> str:
        return CARD[self.building].family

    @property
    def asked_words(self) -> list[str]:
        """`build well:a1O-b1S` and `card.well` both speak of a well; `town.0.a1` of a square."""
        return self.asked.replace(".", " ").replace(":", " ").replace(f"town {self.seat}", "town").split()

    # --- what lies there --------------------------------------------------------------------------

    @property
    def hand(self) -> str:
        towns: list[dict[str, Any]] = self.state.view(self.seat)["towns"]  # type: ignore[assignment]
        return str(towns[self.seat]["hand"])

    @property
    def pending(self) -> str:
        return str(self.town["pending"][-1])

    def fact(self, name: str) -> list[str]:
        """The words of a fact of what is asked."""
        return [
            word
            for fact in self.pending.split()
            if fact.startswith(name + "=")
            for word in fact[len(name) + 1 :].split(",")
        ]

    def on(self, building: str) -> list[str]:
        """The cubes lying on buildings of a kind."""
        return [cube for cell, cubes in self.lying.items() if self.squares[cell] == building for cube in cubes]

    def plan(self) -> dict[str, str]:
        """The cubes that the plan asked for wants, by square."""
        return {cube[:2]: cube[2] for cube in self.asked_words[2].split("-")}

    def cubes_of(self, plan: str) -> set[str]:
        """The squares whose cubes go when the plan is built."""
        return {cube[:2] for cube in plan.split(":")[1].split("-") if self.squares[cube[:2]] in RESOURCES}


def _pattern_is_missing(r: Refusal) -> bool:
    return any(r.squares[cell] not in (cube, "trading_post") for cell, cube in r.plan().items())


def _same_is_offered(r: Refusal) -> bool:
    mine = r.cubes_of(r.asked)
    return any(plan.split(":")[0] == r.asked.split(":")[0] and r.cubes_of(plan) == mine for plan in r.moment.buildable)


def _neighbours_built(r: Refusal) -> set[str]:
    seats = int(r.state.seats)
    sides = [look(r.state, (r.seat + side) % seats) for side in (1, -1)]
    return {family for side in sides for family in side["constructed"]}


OPINIONS: dict[str, Callable[[Refusal], bool]] = {
    "why-not-yours": lambda r: r.asked_words[1] != str(r.seat),
    "why-named-already": lambda r: r.named("resource") == r.state.view(r.seat)["named"],
    "why-asked-else": lambda r: r.reason.args["prompt"] == r.state.prompt(r.seat),
    # --- placing
    "why-square-cube": lambda r: r.squares[r.cell] in RESOURCES,
    "why-square-built": lambda r: r.squares[r.cell] == r.building,
    "why-own-naming": lambda r: r.state.view(None)["namer"] == r.seat,
    "why-must-place": lambda r: r.hand == r.resource and "must" in r.pending.split(),
    "why-no-such-building": lambda r: r.building not in r.squares.values(),
    "why-no-building-there": lambda r: r.squares[r.cell] != r.building,
    "why-no-factory": lambda r: "factory" not in r.cards,
    "why-factory-other": lambda r: r.resource not in r.on("factory"),
    "why-same-resource": lambda r: r.hand == r.resource,
    "why-warehouse-full": lambda r: r.squares[r.cell] == "warehouse" and len(r.lying[r.cell]) == 3,
    "why-not-stored": lambda r: r.resource not in r.lying.get(r.cell, []),
    "why-cottage-full": lambda r: r.squares[r.cell] == "cottage" and len(r.lying[r.cell]) == 1,
    "why-not-a-cottage": lambda r: r.squares[r.cell] != "cottage",
    "why-cavern-full": lambda r: r.town["caverns"] == r.reason.args["count"] == 2,
    "why-no-cavern": lambda r: not r.state.options()["cavern"],
    # --- naming and taking
    "why-banked": lambda r: r.resource in r.on("bank"),
    "why-banked-named": lambda r: r.resource in r.on("bank"),
    "why-not-in-row": lambda r: r.resource not in r.state.view(None)["row"],  # type: ignore[operator]
    # --- building
    "why-not-your-monument": lambda r: r.building != r.town.get("monument"),
    "why-monument-built": lambda r: r.building in r.squares.values(),
    "why-not-in-play": lambda r: r.building not in r.cards,
    "why-five-banks": lambda r: set(r.on("bank")) == set(RESOURCES.values()),
    "why-real-cube": lambda r: {r.squares[cell] for cell in r.plan()} == {"trading_post"},
    "why-same-cubes": _same_is_offered,
    "why-no-pattern": _pattern_is_missing,
    "why-not-ready": lambda r: not naive.matches(naive.read_town(r.town["plots"]), r.building),
    "why-cube-waits": lambda r: (
        r.squares[r.cell] in RESOURCES and not any(r.cell in r.cubes_of(plan) for plan in r.moment.buildable)
    ),
    "why-square-empty": lambda r: r.squares[r.cell] == ".",
    "why-not-vacated": lambda r: (
        r.squares[r.cell] == "." and r.cell not in r.fact("cells") and "given" not in r.pending.split()
    ),
    # --- monuments
    "why-not-dealt": lambda r: r.building not in r.town["dealt"],
    "why-must-choose": lambda r: "decline" not in can(r.state, r.seat),
    "why-replaced-already": lambda r: r.cell in r.fact("done"),
    "why-same-building": lambda r: r.squares[r.asked_words[1]] == r.building,
    "why-nothing-to-replace": lambda r: r.squares[r.cell] not in r.cards,
    "why-no-monument": lambda r: r.family == "monument",
    "why-reserved-already": lambda r: r.family in r.town["watch"],
    "why-not-on-watch": lambda r: r.family not in r.town["watch"],
    "why-not-called": lambda r: r.family not in _neighbours_built(r),
}
