"""The vocabulary of Tiny Towns: every action there is, and the code each verb begins at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.tinytowns.box import BUILDINGS, CELLS, FIRST_MONUMENT, PLAN_NAMES, RESOURCES
from cantiere.kernel.vocabulary import Argument, Verb, Vocabulary

_resource: Final = Argument("resource", RESOURCES)
_cell: Final = Argument("cell", CELLS)
_building: Final = Argument("building", BUILDINGS[:FIRST_MONUMENT])
_monument: Final = Argument("monument", BUILDINGS[FIRST_MONUMENT:])
_square: Final = "town.{seat}.{cell}"
_card: Final = "card.{building}"

VOCABULARY: Final = Vocabulary(
    Verb("keep", _monument, target="monument.{monument}"),
    Verb("name", _resource, target="resource.{resource}"),
    Verb("take", _resource, target="resource.{resource}"),  # a card in solo, anything in a free Town Hall round
    Verb("place", _cell, target=_square),
    Verb("exchange", _resource, target="resource.{resource}"),  # Factory
    Verb("store", _cell, target=_square),  # Warehouse: put the cube on it
    Verb("swap", _cell, _resource),  # Warehouse: put the cube on it and take another off
    Verb("lodge", _cell, target=_square),  # Statue of the Bondmaker: put the cube on a cottage
    Verb("cavern", target="cavern.{seat}"),  # set the cube aside
    Verb("build", Argument("plan", PLAN_NAMES)),
    Verb("stand", _cell, target=_square),  # where the new building stands
    Verb("stock", _resource, target="resource.{resource}"),  # Bank, Factory: the cube it gets
    Verb("gift", _building, target=_card),  # Grove University
    Verb("replace", _cell, _building),  # Architect's Guild
    Verb("reserve", _building, target=_card),  # Opaleye's Watch: put it on the card
    Verb("claim", _building, target=_card),  # Opaleye's Watch: take it from the card
    Verb("decline"),
    Verb("done"),
    # --- chance
    Verb("reveal", _building),
    Verb("deal", _monument),
    Verb("first", Argument("seat", [str(seat) for seat in range(6)])),
    Verb("draw", _resource),
)

KEEP_: Final[i64] = VOCABULARY.base("keep")
NAME_: Final[i64] = VOCABULARY.base("name")
TAKE_: Final[i64] = VOCABULARY.base("take")
PLACE_: Final[i64] = VOCABULARY.base("place")
EXCHANGE_: Final[i64] = VOCABULARY.base("exchange")
STORE_: Final[i64] = VOCABULARY.base("store")
SWAP_: Final[i64] = VOCABULARY.base("swap")
LODGE_: Final[i64] = VOCABULARY.base("lodge")
CAVERN_: Final[i64] = VOCABULARY.base("cavern")
BUILD_: Final[i64] = VOCABULARY.base("build")
STAND_: Final[i64] = VOCABULARY.base("stand")
STOCK_: Final[i64] = VOCABULARY.base("stock")
GIFT_: Final[i64] = VOCABULARY.base("gift")
REPLACE_: Final[i64] = VOCABULARY.base("replace")
RESERVE_: Final[i64] = VOCABULARY.base("reserve")
CLAIM_: Final[i64] = VOCABULARY.base("claim")
DECLINE_: Final[i64] = VOCABULARY.base("decline")
DONE_: Final[i64] = VOCABULARY.base("done")
REVEAL_: Final[i64] = VOCABULARY.base("reveal")
DEAL_: Final[i64] = VOCABULARY.base("deal")
FIRST_: Final[i64] = VOCABULARY.base("first")
DRAW_: Final[i64] = VOCABULARY.base("draw")
