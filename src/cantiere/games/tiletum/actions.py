"""The vocabulary of Tiletum: every action there is, and the code each verb begins at.

What a decision offers first comes first here, then the tasks that are possible at any moment of a turn, then the ways
to stop: so the rules write lists of legal actions in ascending order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.tiletum.box import (
    ACTIONS,
    ANY_CONTRACTS,
    BUILDINGS,
    CATHEDRALS,
    CHALLENGES,
    CHARACTERS,
    CITY_TILE_NAMES,
    COLOURS,
    CONTRACT_SLOTS,
    CONTRACTS,
    CORRUPTION_VALUES,
    COST_TILES,
    DECREES,
    HELPERS,
    JOKER,
    MARKETS,
    PLOTS,
    RESOURCES,
    ROOMS,
    SPACES,
    TILES,
)
from cantiere.kernel.vocabulary import Argument, Verb, Vocabulary


def _numbers(count: int) -> list[str]:
    return [str(number + 1) for number in range(count)]


_value: Final = Argument("value", _numbers(6))
_colour: Final = Argument("colour", COLOURS)
_resource: Final = Argument("resource", RESOURCES)
_tile: Final = Argument("tile", TILES)
_character: Final = Argument("character", CHARACTERS)
_contract: Final = Argument("contract", CONTRACTS)
_room: Final = Argument("room", ROOMS)
_building: Final = Argument("building", _numbers(int(BUILDINGS)))
_cathedral: Final = Argument("cathedral", CATHEDRALS)
_good: Final = "good.{seat}.{resource}"
_front: Final = "building.{seat}.{building}"

VOCABULARY: Final = Vocabulary(
    # A die, at its value or at one paid for.
    Verb("take_die", _value, _colour, Argument("as", _numbers(6)), target="die.{value}.{colour}"),
    Verb("collect"),  # the die's resources, in its own colour
    Verb("perform", Argument("action", ACTIONS[:JOKER]), target="action.{action}"),  # joker: which action
    Verb("move", Argument("space", SPACES), target="space.{space}"),  # the merchant or the architect
    Verb("place_house", Argument("plot", PLOTS), target="house.{plot}"),
    Verb("place_pillar", _cathedral, target="pillar.{cathedral}"),
    Verb("take_bonus"),  # the tile of the city
    Verb("take_tile"),  # the tile at the wheel or at the king's track
    Verb("leave_tile"),
    Verb("discard_tile"),
    Verb("hire", _character, target="character.{character}"),  # from the market to the storehouse
    Verb("wipe", target="characters"),
    Verb("lodge", _character, _room, target="room.{seat}.{room}"),  # from the storehouse to a room
    Verb("sign", Argument("slot", _numbers(int(CONTRACT_SLOTS))), target="contract.{slot}"),
    Verb("trade", Argument("from", RESOURCES), Argument("to", RESOURCES)),
    Verb("advance", target="king"),
    Verb("gain", _resource, target=_good),
    Verb("activate", _building, target=_front),
    Verb("welcome", _room, target="room.{seat}.{room}"),  # the bonus of a character once more
    # --- tasks
    Verb("buy", _resource, target=_good),
    Verb("fulfil", _contract, target="store.{seat}.{contract}"),
    Verb("fulfil_with", Argument("contract", ANY_CONTRACTS), _resource, target="store.{seat}.{contract}"),
    Verb("crest", _building, target="crest.{seat}.{building}"),
    Verb("contribute", _cathedral, target="cathedral.{cathedral}"),
    Verb("use", Argument("helper", HELPERS), target="store.{seat}.{helper}"),
    # --- enough
    Verb("done"),
    Verb("end_turn"),
    # --- chance
    Verb("turn_wheel", Argument("place", _numbers(6))),
    Verb("lay_action", Argument("action", ACTIONS)),
    Verb("reveal", _tile),
    Verb("lay_cost", Argument("cost", COST_TILES)),
    Verb("lay_city", Argument("city", CITY_TILE_NAMES)),
    Verb("lay_market", Argument("market", MARKETS)),
    Verb("challenge", Argument("card", CHALLENGES)),
    Verb("first", Argument("seat", [str(seat) for seat in range(4)])),
    Verb("draw", _colour),
    Verb("roll", _value),
    Verb("corrupt", Argument("value", [str(value) for value in CORRUPTION_VALUES])),
    Verb("decree", Argument("card", DECREES)),
)

TAKE_DIE_: Final[i64] = VOCABULARY.base("take_die")
COLLECT_: Final[i64] = VOCABULARY.base("collect")
PERFORM_: Final[i64] = VOCABULARY.base("perform")
MOVE_: Final[i64] = VOCABULARY.base("move")
PLACE_HOUSE_: Final[i64] = VOCABULARY.base("place_house")
PLACE_PILLAR_: Final[i64] = VOCABULARY.base("place_pillar")
TAKE_BONUS_: Final[i64] = VOCABULARY.base("take_bonus")
TAKE_TILE_: Final[i64] = VOCABULARY.base("take_tile")
LEAVE_TILE_: Final[i64] = VOCABULARY.base("leave_tile")
DISCARD_TILE_: Final[i64] = VOCABULARY.base("discard_tile")
HIRE_: Final[i64] = VOCABULARY.base("hire")
WIPE_: Final[i64] = VOCABULARY.base("wipe")
LODGE_: Final[i64] = VOCABULARY.base("lodge")
SIGN_: Final[i64] = VOCABULARY.base("sign")
TRADE_: Final[i64] = VOCABULARY.base("trade")
ADVANCE_: Final[i64] = VOCABULARY.base("advance")
GAIN_: Final[i64] = VOCABULARY.base("gain")
ACTIVATE_: Final[i64] = VOCABULARY.base("activate")
WELCOME_: Final[i64] = VOCABULARY.base("welcome")
BUY_: Final[i64] = VOCABULARY.base("buy")
FULFIL_: Final[i64] = VOCABULARY.base("fulfil")
FULFIL_WITH_: Final[i64] = VOCABULARY.base("fulfil_with")
CREST_: Final[i64] = VOCABULARY.base("crest")
CONTRIBUTE_: Final[i64] = VOCABULARY.base("contribute")
USE_: Final[i64] = VOCABULARY.base("use")
DONE_: Final[i64] = VOCABULARY.base("done")
END_TURN_: Final[i64] = VOCABULARY.base("end_turn")
TURN_WHEEL_: Final[i64] = VOCABULARY.base("turn_wheel")
LAY_ACTION_: Final[i64] = VOCABULARY.base("lay_action")
REVEAL_: Final[i64] = VOCABULARY.base("reveal")
LAY_COST_: Final[i64] = VOCABULARY.base("lay_cost")
LAY_CITY_: Final[i64] = VOCABULARY.base("lay_city")
LAY_MARKET_: Final[i64] = VOCABULARY.base("lay_market")
CHALLENGE_: Final[i64] = VOCABULARY.base("challenge")
FIRST_: Final[i64] = VOCABULARY.base("first")
DRAW_: Final[i64] = VOCABULARY.base("draw")
ROLL_: Final[i64] = VOCABULARY.base("roll")
CORRUPT_: Final[i64] = VOCABULARY.base("corrupt")
DECREE_: Final[i64] = VOCABULARY.base("decree")
