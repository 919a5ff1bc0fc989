"""Decorations and statues: where they may go, storage, and the purchase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from cantiere.games.carrara import actions, box, scoring, state
from cantiere.kernel import bits
from cantiere.kernel.decision import LOWEST, Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.vocabulary import Verb

ANYWHERE: Final = 0b111111  # every city, a bit each
IN_TURN: Final = (LOWEST, "end")  # below what is asked first in a turn: nothing, or the end of an advanced one


@final
class PutUp(Decision["state.Table"]):
    """A piece stored in an earlier turn goes on a building: no action, and no answer to what is asked."""

    name = "put_up"
    chapter = "storage"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.DECORATE, actions.ERECT))

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        player = table.players[seat]
        stored = player.stored
        if stored == 0:
            return
        if table.stored_now != NONE:
            stored -= box.COUNTS.some(table.stored_now, 1)
        for piece in bits.each(box.COUNTS.kinds(stored)):
            if piece < box.STATUE:
                _offer_spots(player, piece, actions.DECORATE, 0, ANYWHERE, legal)
            else:
                _offer_spots(player, piece, actions.ERECT, piece - box.STATUE, ANYWHERE, legal)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        piece = self.piece(action)
        player.stored -= box.COUNTS.some(piece, 1)
        player.put_piece(piece, self.tile(action))

    def tile(self, action: i64) -> i64:
        return actions.DECORATE.of(action) if actions.DECORATE.matches(action) else actions.ERECT.second(action)

    def piece(self, action: i64) -> i64:
        if actions.DECORATE.matches(action):
            return box.TILE_TYPE[actions.DECORATE.of(action)]
        return box.STATUE + actions.ERECT.first(action)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"piece": box.piece_text(self.piece(action)), **on_building(table, seat, int(self.tile(action)))}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        piece = self.piece(action)
        return self.why_not_piece(table, seat, piece) or why_not_on(table, seat, piece, self.tile(action))

    def why_not_piece(self, table: state.Table, seat: int, piece: i64) -> Text | None:
        """Why the piece cannot be put up anywhere now, whatever the buildings."""
        stored = box.COUNTS.of(table.players[seat].stored, piece)
        if not table.setup.advanced:
            return Text("why-advanced-only")
        if stored == 0:
            return Text("why-not-stored", {"piece": box.piece_text(piece)})
        if table.stored_now == piece and stored == 1:
            return Text("why-stored-now", {"piece": box.piece_text(piece)})
        return None

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        return [
            f"tile.{box.TILE_NAMES[self.tile(action)]}",
            f"storage.{seat}.{box.PIECES[self.piece(action)]}",
        ]


@final
class Purchase(Decision["state.Table"]):
    """Once a turn, a decoration or a statue for coins: no action, and no answer to what is asked. It is put up at once;
    a statue only in the city of its colour."""

    name = "purchase"
    chapter = "purchase"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.BUY_DECORATION, actions.BUY_STATUE))

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        player = table.players[seat]
        if table.purchased or player.coins < box.PIECE_PRICE or not table.setup.advanced or not player.buildings:
            return
        supplied = box.COUNTS.kinds(table.supply)
        cities: i64 = ANYWHERE
        if self._spares_coins(table, seat):
            before: i64 = 0
            for b in player.buildings:
                if b & state.DECORATED == 0 and supplied >> box.TILE_TYPE[state.tile_of(b)] & 1:
                    if not state.is_twin(before, b):
                        legal.append(actions.BUY_DECORATION.code(state.tile_of(b)))
                before = b
        else:
            cities = _unscored_cities(player)
        cities &= supplied >> box.STATUE
        before = 0
        for b in player.buildings:
            if b & state.STATUE_BITS == 0 and cities >> state.city_of(b) & 1 and not state.is_twin(before, b):
                legal.append(actions.BUY_STATUE.code(state.tile_of(b)))
            before = b

    def _spares_coins(self, table: state.Table, seat: i64) -> bool:
        """Whether no scoring under way needs the coins. If one does, only a statue that opens a place may be bought."""
        if not table.pillar_in_hand():
            return True
        coins = table.players[seat].coins - box.PIECE_PRICE
        return scoring.open_places(table, seat, coins, table.piece_in_hand() == box.GOLD_PIECE) != 0

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        piece = self.piece(table, seat, action)
        player.coins -= box.PIECE_PRICE
        table.supply -= box.COUNTS.some(piece, 1)
        table.purchased = True
        player.put_piece(piece, self.tile(action))

    def tile(self, action: i64) -> i64:
        if actions.BUY_DECORATION.matches(action):
            return actions.BUY_DECORATION.of(action)
        return actions.BUY_STATUE.of(action)

    def piece(self, table: state.Table, seat: i64, action: i64) -> i64:
        """What would be bought; NONE where that depends on the city of a building the seat has not built."""
        if actions.BUY_DECORATION.matches(action):
            return box.TILE_TYPE[actions.BUY_DECORATION.of(action)]
        player = table.players[seat]
        index = player.index(actions.BUY_STATUE.of(action))
        return NONE if index == NONE else box.STATUE + state.city_of(player.buildings[index])

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        piece = self.piece(table, seat, action)
        args: dict[str, TextArg] = {} if piece == NONE else {"piece": box.piece_text(piece)}
        return {**args, "price": int(box.PIECE_PRICE), **on_building(table, seat, int(self.tile(action)))}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        piece = self.piece(table, seat, action)
        reason = self.why_not_piece(table, seat, piece)
        if reason is not None:
            return reason
        tile = self.tile(action)
        if piece == NONE:
            return Text("why-not-your-building", {"tile": box.tile_text(tile)})
        index = table.players[seat].index(tile)
        if index != NONE and fits(piece, table.players[seat].buildings[index]) and not self._spares_coins(table, seat):
            return Text("why-coins-needed")
        return why_not_on(table, seat, piece, tile)

    def why_not_anywhere(self, table: state.Table, seat: int, piece: i64) -> Text:
        """Why the piece cannot be bought for any building."""
        reason = self.why_not_piece(table, seat, piece)
        if reason is not None:
            return reason
        for b in table.players[seat].buildings:
            if fits(piece, b) and (piece < box.STATUE or state.city_of(b) == piece - box.STATUE):
                return Text("why-coins-needed")
        return Text("why-no-spot", {"piece": box.piece_text(piece)})

    def why_not_piece(self, table: state.Table, seat: int, piece: i64) -> Text | None:
        """Why the piece (NONE: any) cannot be bought now, whatever the buildings."""
        if not table.setup.advanced:
            return Text("why-advanced-only")
        if table.purchased:
            return Text("why-bought-already")
        coins = int(table.players[seat].coins)
        if coins < box.PIECE_PRICE:
            return Text("why-no-coins", {"coins": coins, "price": int(box.PIECE_PRICE)})
        if piece != NONE and box.COUNTS.of(table.supply, piece) == 0:
            return Text("why-supply-empty", {"piece": box.piece_text(piece)})
        return None

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        elements = [f"tile.{box.TILE_NAMES[self.tile(action)]}"]
        piece = self.piece(table, seat, action)
        return elements if piece == NONE else [*elements, f"supply.{box.PIECES[piece]}"]


PUT_UP: Final = PutUp()
PURCHASE: Final = Purchase()


class Question(Decision["state.Table"]):
    """What is asked in a turn. Whatever it is, in the advanced game pieces may be put up and bought before it is
    answered."""

    def __init__(
        self,
        *facts: Fact,
        verbs: Sequence[Verb],
        ways: Sequence[Decision[Any]] = (),
        explains: Sequence[Verb] = (),
        above: Sequence[str] = IN_TURN,
    ) -> None:
        super().__init__(*facts, verbs=verbs, ways=ways, between=(PUT_UP, PURCHASE), explains=explains, above=above)

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        """What a click would have meant that is no answer: an improvement, the supply, one's own storage; anything else
        begins an action, and one is under way."""
        head, _, name = element.rpartition(".")
        if head == "improvement":
            return Text("why-needs-monument")
        if head in ("tile", "court", "place", f"place.{seat}", f"city.{seat}") or element.startswith("wheel."):
            return self.why_no_action()
        if not table.setup.advanced:
            return None
        if head == "supply" and name in box.PIECES:
            return PURCHASE.why_not_anywhere(table, seat, box.PIECES.index(name))
        if head == f"storage.{seat}" and name in box.PIECES:
            piece = box.PIECES.index(name)
            return PUT_UP.why_not_piece(table, seat, piece) or Text("why-no-spot", {"piece": box.piece_text(piece)})
        if element == f"storage.{seat}" and table.players[seat].stored == 0:
            return Text("why-storage-empty")
        return None

    def why_no_action(self) -> Text | None:
        """Why no action of a turn can be begun now; None if one can."""
        return Text("why-acting")


@final
class Put(Question):
    """Where a piece just gained goes: on a building or into storage; without either, make room or do without."""

    name = "put"
    chapter = "storage"

    def __init__(self) -> None:
        self.piece = Fact("piece", one_of=box.PIECES)
        verbs = (actions.PUT, actions.STORE, actions.DISCARD, actions.DECLINE)
        super().__init__(self.piece, verbs=verbs, above=(*IN_TURN, "score"))

    def ask(self, piece: i64) -> i64:
        return self.kind | self.piece.put(piece)

    def take(self, table: state.Table, piece: i64) -> None:
        """Take a piece from the supply, and ask where it goes."""
        table.supply -= box.COUNTS.some(piece, 1)
        table.pending.append(self.ask(piece))

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        player = table.players[seat]
        piece = self.piece.of(frame)
        legal: list[int] = []
        if self._must_open(table, seat, piece):
            _offer_spots(player, piece, actions.PUT, 0, _unscored_cities(player), legal)
            return legal
        _offer_spots(player, piece, actions.PUT, 0, ANYWHERE, legal)
        if player.has_room():
            legal.append(actions.STORE.base)
        elif not legal:
            legal = actions.DISCARD.codes(box.COUNTS.kinds(player.stored))
            legal.append(actions.DECLINE.base)
            return legal
        if piece == box.GOLD_PIECE:
            legal.append(actions.DECLINE.base)
        return legal

    def _must_open(self, table: state.Table, seat: i64, piece: i64) -> bool:
        """Whether this scoring has no place to go to unless the gold statue opens one."""
        coins = table.players[seat].coins
        return piece == box.GOLD_PIECE and scoring.open_places(table, seat, coins, False) == 0

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        piece = self.piece.of(frame)
        one = box.COUNTS.some(piece, 1)
        if actions.DECLINE.matches(action):
            if piece == box.GOLD_PIECE:
                table.box += one
            else:
                table.supply += one
            return
        if actions.PUT.matches(action):
            player.put_piece(piece, actions.PUT.of(action))
            return
        if actions.DISCARD.matches(action):
            old = box.COUNTS.some(actions.DISCARD.of(action), 1)
            player.stored -= old
            table.box += old
        player.stored += one
        table.stored_now = piece

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-put", {"piece": box.piece_text(self.piece.of(frame))})

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.DECLINE.matches(action):
            return {"what": "piece"}
        piece = box.piece_text(self.piece.of(frame))
        if not actions.PUT.matches(action):
            return {"piece": piece}
        return {"piece": piece, **on_building(table, seat, int(actions.PUT.of(action)))}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        piece = self.piece.of(frame)
        if self._must_open(table, seat, piece):
            return Text("why-must-open")
        if actions.PUT.matches(action):
            return why_not_on(table, seat, piece, actions.PUT.of(action))
        if actions.STORE.matches(action):
            return Text("why-storage-full")
        old = actions.DISCARD.of(action) if actions.DISCARD.matches(action) else piece
        if old != piece and box.COUNTS.of(table.players[seat].stored, old) == 0:
            return Text("why-not-stored", {"piece": box.piece_text(old)})
        return Text("why-room-left", {"piece": box.piece_text(piece)})

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        if actions.DISCARD.matches(action):
            return [f"storage.{seat}.{box.PIECES[actions.DISCARD.of(action)]}"]
        return super().elements(table, seat, frame, action)

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        piece = self.piece.of(frame)
        if not table.setup.advanced:
            return Text("impossible-advanced-only", {"what": self.name})
        bonus = box.GOLD_BONUS if piece == box.GOLD_PIECE else box.DECORATION_BONUS
        if table.pillar_in_hand():
            gained = table.visits(bonus) and (piece == box.GOLD_PIECE or piece < box.STATUE)
        else:
            gained = piece != box.GOLD_PIECE
        return None if gained else Text("impossible-bonus")


PUT: Final = Put()

# --- on which building ----------------------------------------------------------------------------


def _offer_spots(player: state.Player, piece: i64, verb: Verb, first: i64, cities: i64, legal: list[int]) -> None:
    """The buildings in `cities` (a bit each) on which the piece may go. `first` is what the verb says before the tile,
    0 if nothing."""
    before: i64 = 0
    for b in player.buildings:
        if cities >> state.city_of(b) & 1 and fits(piece, b) and not state.is_twin(before, b):
            legal.append(verb.pair(first, state.tile_of(b)))
        before = b


def fits(piece: i64, b: i64) -> bool:
    """A decoration goes on a building of its type without one; a statue on one without, where its colour is
    accepted."""
    if piece < box.STATUE:
        return b & state.DECORATED == 0 and box.TILE_TYPE[state.tile_of(b)] == piece
    return b & state.STATUE_BITS == 0 and state.city_of(b) <= piece - box.STATUE


def why_not_on(table: state.Table, seat: int, piece: i64, tile: i64) -> Text:
    """Why the piece may not stand on the tile."""
    player = table.players[seat]
    index = player.index(tile)
    if index == NONE:
        return Text("why-not-your-building", {"tile": box.tile_text(tile)})
    b = player.buildings[index]
    if piece < box.STATUE:
        if box.TILE_TYPE[tile] != piece:
            return Text("why-wrong-type", {"piece": box.piece_text(piece), "type": box.type_text(piece)})
        return Text("why-decorated", {"tile": box.tile_text(tile)}) if b & state.DECORATED else Text("why-twin")
    if b & state.STATUE_BITS:
        return Text("why-has-statue", {"tile": box.tile_text(tile)})
    if not fits(piece, b):
        return Text("why-wrong-city", {"piece": box.piece_text(piece), "city": box.city_text(state.city_of(b))})
    return Text("why-twin")


def _unscored_cities(player: state.Player) -> i64:
    """The cities whose statue place the player has not scored, a bit each."""
    cities: i64 = 0
    city: i64 = 0
    while city < 6:
        if player.placed >> box.STATUE_PLACE_OF[city] & 1 == 0:
            cities |= 1 << city
        city += 1
    return cities


def on_building(table: state.Table, seat: int, tile: int) -> dict[str, TextArg]:
    """A building of the seat's and the city it stands in, for sentences."""
    player = table.players[seat]
    index = player.index(tile)
    args: dict[str, TextArg] = {"tile": box.tile_text(tile)}
    return args if index == NONE else {**args, "city": box.city_text(state.city_of(player.buildings[index]))}
