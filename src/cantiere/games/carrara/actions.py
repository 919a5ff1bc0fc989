"""The vocabulary of The Palaces of Carrara: every action there is."""

from __future__ import annotations

from typing import Final

from cantiere.games.carrara import box
from cantiere.kernel.vocabulary import Argument, Verb, Vocabulary

_colour: Final = Argument("colour", box.COLOURS, text_name="block", text_key="block-")
_city: Final = Argument("city", box.CITIES, text_key="city-")
_tile: Final = Argument("tile", box.TILE_NAMES, text_name="")
_supplied: Final = Argument("piece", box.PIECES[: box.GOLD_PIECE], text_key="piece-")
_shared: Final = Argument("place", box.SHARED_PLACES, text_key="place-")
_own: Final = Argument("place", box.OWN_PLACES, text_key="place-")
_paid: Final = Argument("colour", box.COLOURS, text_name="")
_count: Final = Argument("count", [str(n) for n in range(box.MOST_PAID + 1)], text_name="")
_seat: Final = Argument("seat", [str(seat) for seat in range(4)], text_name="to", number=True)
_decoration: Final = Argument("decoration", box.DECORATIONS, text_name="piece", text_key="piece-")

ROTATE: Final = Verb("rotate", target="wheel.rotate")  # the disc; in the advanced game both discs
ROTATE_INNER: Final = Verb("rotate_inner", target="wheel.rotate_inner", chapter="advanced-buy")
BUY: Final = Verb("buy", Argument("segment", box.SEGMENTS), _colour, target="wheel.{segment}.{colour}")
DONE: Final = Verb("done")  # buying
RELIEF: Final = Verb("relief", chapter="buy-special")  # the coins for who can afford nothing
BUILD: Final = Verb("build", _tile, _city)  # a building from the offer, or a new monument
UPGRADE: Final = Verb("upgrade", _tile, chapter="monument")  # an own building to the monument of its type
PAY: Final = Verb("pay", _paid, _count, target="pay.{count}")
IMPROVE: Final = Verb("improve", _city, target="improvement.{city}")
PILLAR: Final = Verb("pillar", Argument("space", box.SPACES, text_name=""), target="court.{space}")  # begin a scoring
SCORE_SHARED: Final = Verb("score_shared", _shared, target="place.{place}", chapter="score")
SCORE_OWN: Final = Verb("score_own", _own, target="place.{seat}.{place}", chapter="score")
TAKE: Final = Verb("take", _supplied, target="supply.{piece}")
PUT: Final = Verb("put", _tile, target="tile.{tile}")  # the piece just gained, on a building
STORE: Final = Verb("store", target="storage.{seat}")  # the same, into storage
DISCARD: Final = Verb(
    "discard", Argument("piece", box.PIECES, text_name="old", text_key="piece-")
)  # to make room for it
DECLINE: Final = Verb("decline")
DECORATE: Final = Verb("decorate", _tile, chapter="decoration")  # with a decoration from storage
ERECT: Final = Verb("erect", Argument("statue", box.STATUES, text_name=""), _tile, chapter="statue")  # from storage
BUY_DECORATION: Final = Verb("buy_decoration", _tile)
BUY_STATUE: Final = Verb("buy_statue", _tile)
PASS: Final = Verb("pass")
END_TURN: Final = Verb("end_turn")
# --- chance
FIRST: Final = Verb("first", _seat)
SPIN: Final = Verb("spin", _decoration)  # the one in segment I
REVEAL: Final = Verb("reveal", _tile)
DRAW: Final = Verb("draw", _colour)

# Replays and learning programs know actions by their place here; the rules do not.
VOCABULARY: Final = Vocabulary(
    ROTATE, ROTATE_INNER, BUY, DONE, RELIEF, BUILD, UPGRADE, PAY, IMPROVE, PILLAR, SCORE_SHARED, SCORE_OWN, TAKE, PUT,
    STORE, DISCARD, DECLINE, DECORATE, ERECT, BUY_DECORATION, BUY_STATUE, PASS, END_TURN, FIRST, SPIN, REVEAL, DRAW,
    owned=["city"],
)  # fmt: skip
