"""The vocabulary of The Red Cathedral: every action there is."""

from __future__ import annotations

from typing import Final

from cantiere.games.redcathedral import box
from cantiere.kernel.vocabulary import Argument, Verb, Vocabulary

_SECTION: Final = Argument("section", box.SECTION_NAMES)
_MATERIAL: Final = Argument("material", box.MATERIAL_NAMES, text_name="resource", text_key="resource-")
_DIE: Final = Argument("die", box.DICE, text_key="die-")
_VALUE: Final = Argument("value", "123456", number=True)
_HALF: Final = Argument("half", box.HALVES, text_name="")
_WORKSHOP: Final = Argument("workshop", box.WORKSHOPS, text_key="workshop-")
_CARD: Final = Argument("card", box.SOLO_CARDS, text_key="solo-")
_THERE: Final = "section.{section}"
_OWN_WORKSHOP: Final = "workshop.{seat}.{workshop}"

SIDE: Final[Verb] = Verb("side", Argument("side", box.SIDES, text_key="side-"), target="side.{side}")
CLAIM: Final[Verb] = Verb("claim", _SECTION, target=_THERE, chapter="claim")
BANNER: Final[Verb] = Verb(
    "banner", Argument("source", box.SOURCES, text_key="source-"), target="banner.{seat}.{source}"
)
TILE: Final[Verb] = Verb("tile", _WORKSHOP, Argument("face", box.FACES), target=_OWN_WORKSHOP)
BUILD: Final[Verb] = Verb("build", _SECTION, _MATERIAL, target=_THERE, chapter="build")
DECORATE: Final[Verb] = Verb(
    "decorate", _SECTION, Argument("jewels", box.JEWELS, text_key="jewels-"), target=_THERE, chapter="decorate"
)
MOVE: Final[Verb] = Verb(
    "move",
    _DIE,
    Argument("extra", [str(extra) for extra in range(box.EXTRA_STEPS)], number=True),
    target="die.{die}",
    chapter="move",
)
ACQUIRE: Final[Verb] = Verb(
    "acquire",
    Argument("amount", [str(amount + 1) for amount in range(box.MOST_ACQUIRED)], number=True),
    chapter="acquire",
)
ACTIVATE: Final[Verb] = Verb("activate", _WORKSHOP, target=_OWN_WORKSHOP, chapter="activate-workshop")
# Influence: the upper or lower half of the card of the quarter where the die has landed.
SELL: Final[Verb] = Verb("sell", _HALF, _MATERIAL, chapter="craftsmen")
BUY: Final[Verb] = Verb("buy", _HALF, _MATERIAL, chapter="craftsmen")
EXCHANGE: Final[Verb] = Verb("exchange", _HALF, _MATERIAL, chapter="merchants")
HIRE: Final[Verb] = Verb("hire", _HALF, chapter="teamsters")
FAVOUR: Final[Verb] = Verb("favour", _HALF, chapter="influence-cards")
SWAP: Final[Verb] = Verb(
    "swap",
    _HALF,
    Argument("spaces", [f"{box.SPACE_NAMES[a]}-{box.SPACE_NAMES[b]}" for a, b in box.PAIRS], text_name=""),
    chapter="teamsters",
)
OFFER: Final[Verb] = Verb(
    "offer",
    _HALF,
    Argument("materials", ["+".join([box.MATERIAL_NAMES[m] for m in trio]) for trio in box.TRIOS], text_name=""),
    chapter="clergy",
)
RECEIVE: Final[Verb] = Verb("receive", _MATERIAL, target="supply.{material}")
DONE: Final[Verb] = Verb("done")
END_TURN: Final[Verb] = Verb("end_turn")
SELL_PRESTIGE: Final[Verb] = Verb("sell_prestige", target="rubles.{seat}", chapter="prestige_rubles")
REROLL: Final[Verb] = Verb(
    "reroll", Argument("space", box.SPACE_NAMES, number=True), target="reroll.{space}", chapter="prestige_reroll"
)
# What the rules of the solo game leave to the player, or, when there is no choice, to nobody.
HIS_CLAIM: Final[Verb] = Verb("his_claim", _SECTION, target=_THERE)
HIS_ORNAMENT: Final[Verb] = Verb("his_ornament", _SECTION, target=_THERE)
# --- chance
FIRST: Final[Verb] = Verb(
    "first", Argument("seat", [str(seat) for seat in range(len(box.COLOURS))], text_name="to", number=True)
)
LAY_TOKEN: Final[Verb] = Verb("lay_token", Argument("resource", box.RESOURCES, text_key="resource-"))
LAY_INFLUENCE: Final[Verb] = Verb("lay_influence", Argument("influence", box.INFLUENCE_NAMES, text_key="influence-"))
DROP: Final[Verb] = Verb("drop", _DIE, _VALUE)
PLAN: Final[Verb] = Verb("plan", Argument("plan", box.PLAN_NAMES, text_key="plan-"))
LAY_SECTION: Final[Verb] = Verb("lay_section", Argument("card", box.CARD_NAMES, text_name=""))
LAY_TILE: Final[Verb] = Verb("lay_tile", Argument("tile", box.TILE_NAMES, text_key="tile-"))
LAY_SOLO: Final[Verb] = Verb("lay_solo", _CARD)
DEAL_DIE: Final[Verb] = Verb("deal_die", _DIE)
ROLL: Final[Verb] = Verb("roll", _DIE, _VALUE)
JAKOVLEV: Final[Verb] = Verb("jakovlev", _CARD)  # his turn, which the rules fix

VOCABULARY: Final = Vocabulary(
    SIDE, CLAIM, BANNER, TILE, BUILD, DECORATE, MOVE, ACQUIRE, ACTIVATE, SELL, BUY, EXCHANGE, HIRE, FAVOUR, SWAP, OFFER,
    RECEIVE, DONE, END_TURN, SELL_PRESTIGE, REROLL, HIS_CLAIM, HIS_ORNAMENT, FIRST, LAY_TOKEN, LAY_INFLUENCE, DROP,
    PLAN, LAY_SECTION, LAY_TILE, LAY_SOLO, DEAL_DIE, ROLL, JAKOVLEV,
    owned=["inventory"],
)  # fmt: skip
