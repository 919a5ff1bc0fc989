"""The vocabulary of Tiletum: every action there is."""

from __future__ import annotations

from typing import Final

from cantiere.games.tiletum import box
from cantiere.kernel.vocabulary import Argument, Verb, Vocabulary


def _numbers(count: int) -> list[str]:
    return [str(number + 1) for number in range(count)]


_value: Final = Argument("value", box.VALUES, number=True)
_colour: Final = Argument("colour", box.COLOURS, text_name="die", text_key="die-")
_resource: Final = Argument("resource", box.RESOURCES, text_key="resource-")
_tile: Final = Argument("tile", box.TILES, text_name="")
_character: Final = Argument("character", box.CHARACTERS, text_name="")
_contract: Final = Argument("contract", box.CONTRACTS, text_name="")
_room: Final = Argument("room", box.ROOMS, text_name="")
_building: Final = Argument("building", _numbers(int(box.BUILDINGS)), number=True)
_cathedral: Final = Argument("cathedral", box.CATHEDRALS, text_name="space", text_key="space-")
_good: Final = "good.{seat}.{resource}"

# A die, at its value or at one paid for.
TAKE_DIE: Final[Verb] = Verb(
    "take_die",
    _value,
    _colour,
    Argument("as", box.VALUES, text_name="final", number=True),
    target="die.{value}.{colour}",
)
COLLECT: Final[Verb] = Verb("collect")  # the die's resources, in its own colour
PERFORM: Final[Verb] = Verb(  # joker: which action
    "perform", Argument("action", box.ACTIONS[: box.JOKER], text_key="action-"), target="action.{action}"
)
MOVE: Final[Verb] = Verb(
    "move", Argument("space", box.SPACES, text_key="space-"), target="space.{space}"
)  # merchant, architect
PLACE_HOUSE: Final[Verb] = Verb("place_house", Argument("plot", box.PLOTS, text_name=""), target="house.{plot}")
PLACE_PILLAR: Final[Verb] = Verb("place_pillar", _cathedral, target="pillar.{cathedral}")
TAKE_BONUS: Final[Verb] = Verb("take_bonus")  # the tile of the city
TAKE_TILE: Final[Verb] = Verb("take_tile")  # the tile at the wheel or at the king's track
LEAVE_TILE: Final[Verb] = Verb("leave_tile")
DISCARD_TILE: Final[Verb] = Verb("discard_tile")
HIRE: Final[Verb] = Verb("hire", _character, target="character.{character}")  # from the market to the storehouse
WIPE: Final[Verb] = Verb("wipe", target="characters")
LODGE: Final[Verb] = Verb("lodge", _character, _room)  # from the storehouse to a room
SIGN: Final[Verb] = Verb(
    "sign", Argument("slot", _numbers(int(box.CONTRACT_SLOTS)), text_name=""), target="contract.{slot}"
)
TRADE: Final[Verb] = Verb(
    "trade", Argument("from", box.RESOURCES, text_name=""), Argument("to", box.RESOURCES, text_name="")
)
ADVANCE: Final[Verb] = Verb("advance", target="king")
GAIN: Final[Verb] = Verb("gain", _resource, target=_good)
ACTIVATE: Final[Verb] = Verb("activate", _building, target="building.{seat}.{building}")
WELCOME: Final[Verb] = Verb("welcome", _room, target="room.{seat}.{room}")  # the bonus of a character once more
# --- tasks
BUY: Final[Verb] = Verb("buy", _resource, target=_good)
FULFIL: Final[Verb] = Verb("fulfil", _contract, target="store.{seat}.{contract}")
FULFIL_WITH: Final[Verb] = Verb(
    "fulfil_with", Argument("contract", box.ANY_CONTRACTS, text_name=""), _resource, target="store.{seat}.{contract}"
)
CREST: Final[Verb] = Verb("crest", _building, target="crest.{seat}.{building}")
CONTRIBUTE: Final[Verb] = Verb("contribute", _cathedral, target="cathedral.{cathedral}")
USE: Final[Verb] = Verb(
    "use", Argument("helper", box.HELPERS, text_name="tile", text_key="helper-"), target="store.{seat}.{helper}"
)
# --- enough
DONE: Final[Verb] = Verb("done")
END_TURN: Final[Verb] = Verb("end_turn")
# --- chance
TURN_WHEEL: Final[Verb] = Verb("turn_wheel", Argument("place", _numbers(6), number=True))
LAY_ACTION: Final[Verb] = Verb("lay_action", Argument("action", box.ACTIONS, text_key="action-"))
REVEAL: Final[Verb] = Verb("reveal", _tile)
LAY_COST: Final[Verb] = Verb("lay_cost", Argument("cost", box.COST_TILES, text_name=""))
LAY_CITY: Final[Verb] = Verb("lay_city", Argument("city", box.CITY_TILE_NAMES, text_name="space", text_key="space-"))
LAY_MARKET: Final[Verb] = Verb("lay_market", Argument("market", box.MARKETS, text_key="market-"))
CHALLENGE: Final[Verb] = Verb("challenge", Argument("card", box.CHALLENGES, text_key="challenge-"))
FIRST: Final[Verb] = Verb("first", Argument("seat", [str(seat) for seat in range(4)], text_name="to", number=True))
DRAW: Final[Verb] = Verb("draw", _colour)
ROLL: Final[Verb] = Verb("roll", _value)
CORRUPT: Final[Verb] = Verb(
    "corrupt", Argument("value", [str(value) for value in box.CORRUPTION_VALUES], text_name="count", number=True)
)
DECREE: Final[Verb] = Verb("decree", Argument("card", box.DECREES, text_key="decree-"))

# Replays and learning programs know actions by their place here; the rules do not.
VOCABULARY: Final = Vocabulary(
    TAKE_DIE, COLLECT, PERFORM, MOVE, PLACE_HOUSE, PLACE_PILLAR, TAKE_BONUS, TAKE_TILE, LEAVE_TILE, DISCARD_TILE,
    HIRE, WIPE, LODGE, SIGN, TRADE, ADVANCE, GAIN, ACTIVATE, WELCOME, BUY, FULFIL, FULFIL_WITH, CREST, CONTRIBUTE, USE,
    DONE, END_TURN, TURN_WHEEL, LAY_ACTION, REVEAL, LAY_COST, LAY_CITY, LAY_MARKET, CHALLENGE, FIRST, DRAW, ROLL,
    CORRUPT, DECREE,
)  # fmt: skip
