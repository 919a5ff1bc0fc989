"""What is printed on the boards and the cards, the same at every table: whoever draws them asks once."""

from __future__ import annotations

from typing import Annotated, TypedDict

from cantiere.games.redcathedral import box

Resource = Annotated[str, box.RESOURCES]
Material = Annotated[str, box.MATERIAL_NAMES]
Colour = Annotated[str, box.COLOURS]  # of the players
DieName = Annotated[str, box.DICE]
Kind = Annotated[str, box.KINDS]  # of sections
Ornament = Annotated[str, box.ORNAMENTS]
Workshop = Annotated[str, box.WORKSHOPS]
Half = Annotated[str, box.HALVES]
InfluenceKind = Annotated[str, box.INFLUENCE_KINDS]
Side = Annotated[str, box.SIDES]

Goods = dict[Material, int]


class Influence(TypedDict):
    """One half of an influence card: what its picture shows."""

    action: str
    kind: InfluenceKind
    repeat: bool
    materials: list[Material]
    rubles: int
    give: int
    take: int
    prestige: int
    recognition: int
    needs_set: bool


class CardFacts(TypedDict):
    """A section card."""

    cost: Goods
    recognition: int
    rubles: int


class Track(TypedDict):
    """The road of recognition."""

    spaces: int  # of one lap
    prestige: list[int]  # those among them that are prestige spaces too


class Facts(TypedDict):
    """Everything printed."""

    track: Track
    influence: dict[str, list[Influence]]  # by card, the upper half first
    cards: dict[str, CardFacts]
    unlocks: dict[Workshop, Ornament]  # by workshop of the advanced side
    ornament_material: dict[Ornament, Material]  # of which it is made


def facts() -> Facts:
    return {
        "track": {"spaces": int(box.LAP), "prestige": _prestige_spaces()},
        "influence": {
            name: [_influence(action) for action in box.INFLUENCE_ACTION[card * 2 : card * 2 + 2]]
            for card, name in enumerate(box.INFLUENCE_NAMES)
        },
        "cards": {name: _card(card) for card, name in enumerate(box.CARD_NAMES)},
        "unlocks": {box.WORKSHOPS[w]: box.ORNAMENTS[box.UNLOCKS[w]] for w in range(box.FIRST_WHITE)},
        "ornament_material": {
            name: box.MATERIAL_NAMES[box.ORNAMENT_MATERIAL[ornament]] for ornament, name in enumerate(box.ORNAMENTS)
        },
    }


def _prestige_spaces() -> list[int]:
    below = range(1, int(box.LAP))
    return [space for space in below if box.PRESTIGE_AT[space] > box.PRESTIGE_AT[space - 1]] + [int(box.LAP)]


def _influence(action: int) -> Influence:
    return {
        "action": box.ACTION_NAMES[action],
        "kind": box.INFLUENCE_KINDS[box.ACTION_KIND[action]],
        "repeat": box.ACTION_REPEAT[action],
        "materials": [name for m, name in enumerate(box.MATERIAL_NAMES) if box.ACTION_MATERIALS[action] >> m & 1],
        "rubles": box.ACTION_RUBLES[action],
        "give": box.ACTION_GIVE[action],
        "take": box.ACTION_TAKE[action],
        "prestige": box.ACTION_PRESTIGE[action],
        "recognition": box.ACTION_RECOGNITION[action],
        "needs_set": box.ACTION_NEEDS_SET[action],
    }


def _card(card: int) -> CardFacts:
    return {
        "cost": box.GOODS.named(box.CARD_COST[card], box.MATERIAL_NAMES),
        "recognition": box.CARD_RECOGNITION[card],
        "rubles": box.CARD_RUBLES[card],
    }
