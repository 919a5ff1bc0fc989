"""What is printed on the cards, the same at every table: whoever draws them asks once."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from cantiere.games.tinytowns import box

Resource = Annotated[str, box.RESOURCES]
Family = Annotated[str, box.FAMILIES]


class Card(TypedDict):
    """A building or a monument."""

    family: Family
    pattern: list[list[Resource | None]]  # its rows
    points: NotRequired[int]  # each
    totals: NotRequired[list[int]]  # of all in a town, by their number


class Facts(TypedDict):
    """Everything printed."""

    cards: dict[str, Card]
    cavern_uses: int
    town_hall_cycle: int  # rounds, of which in the last everybody chooses freely


def facts() -> Facts:
    return {
        "cards": {card["id"]: _card(card) for card in [*box.COMPONENTS["building"], *box.COMPONENTS["monument"]]},
        "cavern_uses": int(box.CAVERN_USES),
        "town_hall_cycle": int(box.TOWN_HALL_CYCLE),
    }


def _card(card: dict[str, Any]) -> Card:
    letters = box.COMPONENTS["cubes"]["letters"]
    found: Card = {
        "family": card.get("family", "monument"),
        "pattern": [[letters.get(letter) for letter in row] for row in card["pattern"]],
    }
    if "points" in card:
        found["points"] = card["points"]
    if "totals" in card:
        found["totals"] = card["totals"]
    return found
