"""The vocabulary of The Palaces of Carrara: every action there is, and the code each verb begins at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.carrara.box import (
    CITIES,
    COLOURS,
    DECORATIONS,
    GOLD_PIECE,
    OWN_PLACES,
    PIECES,
    SEGMENTS,
    SHARED_PLACES,
    SPACES,
    STATUES,
    TILE_NAMES,
)
from cantiere.kernel.vocabulary import Argument, Verb, Vocabulary

MOST_PAID: Final = 8  # blocks of one colour in one payment

_colour: Final = Argument("colour", COLOURS)
_city: Final = Argument("city", CITIES)
_tile: Final = Argument("tile", TILE_NAMES)
_on_tile: Final = "tile.{tile}"

VOCABULARY: Final = Vocabulary(
    Verb("rotate", target="wheel.rotate"),  # the disc; in the advanced game both discs
    Verb("rotate_inner", target="wheel.rotate_inner"),
    Verb("buy", Argument("segment", SEGMENTS), _colour, target="wheel.{segment}.{colour}"),
    Verb("done"),  # buying
    Verb("relief"),  # the coins for who can afford nothing
    Verb("build", _tile, _city),  # a building from the offer, or a new monument
    Verb("upgrade", _tile, target=_on_tile),  # an own building to the monument of its type
    Verb("pay", _colour, Argument("count", [str(n) for n in range(MOST_PAID + 1)]), target="pay.{count}"),
    Verb("improve", _city, target="improvement.{city}"),
    Verb("pillar", Argument("space", SPACES), target="court.{space}"),  # begin a scoring: which pillar
    Verb("score_shared", Argument("place", SHARED_PLACES), target="place.{place}"),
    Verb("score_own", Argument("place", OWN_PLACES), target="place.{seat}.{place}"),
    Verb("take", Argument("piece", PIECES[:GOLD_PIECE]), target="supply.{piece}"),
    Verb("put", _tile, target=_on_tile),  # the piece just gained, on a building
    Verb("store", target="storage.{seat}"),  # the same, into storage
    Verb("discard", Argument("piece", PIECES)),  # a stored piece, to make room for the new one
    Verb("decline"),
    Verb("decorate", _tile),  # with a decoration from storage
    Verb("erect", Argument("statue", STATUES), _tile),  # from storage
    Verb("buy_decoration", _tile),
    Verb("buy_statue", _tile),
    Verb("pass"),
    Verb("end_turn"),
    # --- chance
    Verb("first", Argument("seat", [str(seat) for seat in range(4)])),
    Verb("spin", Argument("decoration", DECORATIONS)),  # the one in segment I
    Verb("reveal", _tile),
    Verb("draw", _colour),
)

ROTATE_: Final[i64] = VOCABULARY.base("rotate")
ROTATE_INNER_: Final[i64] = VOCABULARY.base("rotate_inner")
BUY_: Final[i64] = VOCABULARY.base("buy")
DONE_: Final[i64] = VOCABULARY.base("done")
RELIEF_: Final[i64] = VOCABULARY.base("relief")
BUILD_: Final[i64] = VOCABULARY.base("build")
UPGRADE_: Final[i64] = VOCABULARY.base("upgrade")
PAY_: Final[i64] = VOCABULARY.base("pay")
IMPROVE_: Final[i64] = VOCABULARY.base("improve")
PILLAR_: Final[i64] = VOCABULARY.base("pillar")
SCORE_: Final[i64] = VOCABULARY.base("score_shared")  # and own places right after: SCORE_ + place
TAKE_: Final[i64] = VOCABULARY.base("take")
PUT_: Final[i64] = VOCABULARY.base("put")
STORE_: Final[i64] = VOCABULARY.base("store")
DISCARD_: Final[i64] = VOCABULARY.base("discard")
DECLINE_: Final[i64] = VOCABULARY.base("decline")
DECORATE_: Final[i64] = VOCABULARY.base("decorate")
ERECT_: Final[i64] = VOCABULARY.base("erect")
BUY_DECORATION_: Final[i64] = VOCABULARY.base("buy_decoration")
BUY_STATUE_: Final[i64] = VOCABULARY.base("buy_statue")
PASS_: Final[i64] = VOCABULARY.base("pass")
END_TURN_: Final[i64] = VOCABULARY.base("end_turn")
FIRST_: Final[i64] = VOCABULARY.base("first")
SPIN_: Final[i64] = VOCABULARY.base("spin")
REVEAL_: Final[i64] = VOCABULARY.base("reveal")
DRAW_: Final[i64] = VOCABULARY.base("draw")
