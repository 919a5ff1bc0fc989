"""The vocabulary of The Red Cathedral: every action there is, and the code each verb begins at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.redcathedral.box import (
    CARD_NAMES,
    COLOURS,
    DICE,
    HALVES,
    INFLUENCE_NAMES,
    JEWELS,
    MATERIAL_NAMES,
    MOST_ACQUIRED,
    PAIRS,
    PLAN_NAMES,
    RESOURCES,
    SECTION_NAMES,
    SIDES,
    SOLO_CARDS,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    TRIOS,
    WORKSHOPS,
)
from cantiere.kernel.vocabulary import Argument, Verb, Vocabulary

SOURCES: Final = ("inventory", "spare", "white_1", "white_2")  # where a banner is taken from
FACES: Final = ("up", "down")
EXTRA: Final[i64] = SPACES  # paid steps 0 to 7: one more would come to the same space for more money

_section: Final = Argument("section", SECTION_NAMES)
_material: Final = Argument("material", MATERIAL_NAMES)
_die: Final = Argument("die", DICE)
_value: Final = Argument("value", "123456")
_half: Final = Argument("half", HALVES)
_workshop: Final = Argument("workshop", WORKSHOPS)
_card: Final = Argument("card", SOLO_CARDS)
_there: Final = "section.{section}"

VOCABULARY: Final = Vocabulary(
    Verb("side", Argument("side", SIDES), target="side.{side}"),
    Verb("claim", _section, target=_there),
    Verb("banner", Argument("source", SOURCES), target="banner.{seat}.{source}"),
    Verb("tile", _workshop, Argument("face", FACES), target="workshop.{seat}.{workshop}"),
    Verb("build", _section, _material, target=_there),
    Verb("decorate", _section, Argument("jewels", JEWELS), target=_there),
    Verb("move", _die, Argument("extra", [str(extra) for extra in range(EXTRA)]), target="die.{die}"),
    Verb("acquire", Argument("amount", [str(amount + 1) for amount in range(MOST_ACQUIRED)])),
    Verb("activate", _workshop, target="workshop.{seat}.{workshop}"),
    # Influence: the upper or lower half of the card of the quarter where the die has landed.
    Verb("sell", _half, _material),
    Verb("buy", _half, _material),
    Verb("exchange", _half, _material),
    Verb("hire", _half),
    Verb("favour", _half),
    Verb("swap", _half, Argument("spaces", [f"{SPACE_NAMES[a]}-{SPACE_NAMES[b]}" for a, b in PAIRS])),
    Verb("offer", _half, Argument("materials", ["+".join(MATERIAL_NAMES[m] for m in trio) for trio in TRIOS])),
    Verb("receive", _material, target="supply.{material}"),
    Verb("done"),
    Verb("end_turn"),
    Verb("sell_prestige", target="rubles.{seat}"),
    Verb("reroll", Argument("space", SPACE_NAMES), target="reroll.{space}"),
    # What the rules of the solo game leave to the player, or, when there is no choice, to nobody.
    Verb("his_claim", _section, target=_there),
    Verb("his_ornament", _section, target=_there),
    # --- chance
    Verb("first", Argument("seat", [str(seat) for seat in range(len(COLOURS))])),
    Verb("lay_token", Argument("resource", RESOURCES)),
    Verb("lay_influence", Argument("influence", INFLUENCE_NAMES)),
    Verb("drop", _die, _value),
    Verb("plan", Argument("plan", PLAN_NAMES)),
    Verb("lay_section", Argument("card", CARD_NAMES)),
    Verb("lay_tile", Argument("tile", TILE_NAMES)),
    Verb("lay_solo", _card),
    Verb("deal_die", _die),
    Verb("roll", _die, _value),
    Verb("jakovlev", _card),  # his turn, which the rules fix
)

SIDE_: Final[i64] = VOCABULARY.base("side")
CLAIM_: Final[i64] = VOCABULARY.base("claim")
BANNER_: Final[i64] = VOCABULARY.base("banner")
TILE_: Final[i64] = VOCABULARY.base("tile")
BUILD_: Final[i64] = VOCABULARY.base("build")
DECORATE_: Final[i64] = VOCABULARY.base("decorate")
MOVE_: Final[i64] = VOCABULARY.base("move")
ACQUIRE_: Final[i64] = VOCABULARY.base("acquire")
ACTIVATE_: Final[i64] = VOCABULARY.base("activate")
SELL_: Final[i64] = VOCABULARY.base("sell")
BUY_: Final[i64] = VOCABULARY.base("buy")
EXCHANGE_: Final[i64] = VOCABULARY.base("exchange")
HIRE_: Final[i64] = VOCABULARY.base("hire")
FAVOUR_: Final[i64] = VOCABULARY.base("favour")
SWAP_: Final[i64] = VOCABULARY.base("swap")
OFFER_: Final[i64] = VOCABULARY.base("offer")
RECEIVE_: Final[i64] = VOCABULARY.base("receive")
DONE_: Final[i64] = VOCABULARY.base("done")
END_TURN_: Final[i64] = VOCABULARY.base("end_turn")
SELL_PRESTIGE_: Final[i64] = VOCABULARY.base("sell_prestige")
REROLL_: Final[i64] = VOCABULARY.base("reroll")
HIS_CLAIM_: Final[i64] = VOCABULARY.base("his_claim")
HIS_ORNAMENT_: Final[i64] = VOCABULARY.base("his_ornament")
FIRST_: Final[i64] = VOCABULARY.base("first")
LAY_TOKEN_: Final[i64] = VOCABULARY.base("lay_token")
LAY_INFLUENCE_: Final[i64] = VOCABULARY.base("lay_influence")
DROP_: Final[i64] = VOCABULARY.base("drop")
PLAN_: Final[i64] = VOCABULARY.base("plan")
LAY_SECTION_: Final[i64] = VOCABULARY.base("lay_section")
LAY_TILE_: Final[i64] = VOCABULARY.base("lay_tile")
LAY_SOLO_: Final[i64] = VOCABULARY.base("lay_solo")
DEAL_DIE_: Final[i64] = VOCABULARY.base("deal_die")
ROLL_: Final[i64] = VOCABULARY.base("roll")
JAKOVLEV_: Final[i64] = VOCABULARY.base("jakovlev")

# Before an argument of two parts: how many codes one value of the first takes.
PER_SECTION: Final[i64] = 6  # build: materials; decorate: sets of jewels
PER_HALF_SWAP: Final[i64] = len(PAIRS)
PER_HALF_OFFER: Final[i64] = len(TRIOS)
