"""What chance decides while the table is laid out, beside the tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, solo, state
from cantiere.games.tiletum.decisions import chance
from cantiere.kernel import bits, lists
from cantiere.kernel.decision import LOWEST
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.vocabulary import Verb


class Laying(chance.Draw):
    """One of the pieces of a kind that are left is drawn and laid, until there are enough."""

    def __init__(self, verb: Verb, above: Sequence[str]) -> None:
        self.verb = verb
        super().__init__(verbs=[verb], above=above)

    def left(self, table: state.Table) -> list[int]:
        raise NotImplementedError

    def lay(self, table: state.Table, piece: i64) -> bool:
        """Returns whether there are enough."""
        raise NotImplementedError

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return len(self.left(table))

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return self.verb.code(self.left(table)[ticket])

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if not self.lay(table, self.verb.of(action)):
            self.again(table)

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return Text("impossible-draws", {"draw": self.name}) if table.order else None


@final
class Wheel(Laying):
    """How the wheel stands: the place that its segment of value 1 faces."""

    name = "wheel"

    def left(self, table: state.Table) -> list[int]:
        return list(range(6))

    def lay(self, table: state.Table, piece: i64) -> bool:
        table.wheel = piece
        return True


@final
class ActionTiles(Laying):
    """Action tiles over the printed actions, clockwise."""

    name = "action_tiles"

    def left(self, table: state.Table) -> list[int]:
        return _without(len(box.ACTIONS), table.actions)

    def lay(self, table: state.Table, piece: i64) -> bool:
        table.actions = [*table.actions, int(piece)]
        return len(table.actions) == len(box.ACTIONS)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"place": len(table.actions) + 1}


@final
class Costs(Laying):
    """What a contribution to each cathedral costs."""

    name = "costs"

    def left(self, table: state.Table) -> list[int]:
        return _without(len(box.COST_TILES), table.costs)

    def lay(self, table: state.Table, piece: i64) -> bool:
        table.costs = [*table.costs, int(piece)]
        return len(table.costs) == len(box.CATHEDRALS)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        cost = int(actions.LAY_COST.of(action))
        stone = box.COST_STONE[cost]
        where = box.cathedral_name(len(table.costs))
        return {"space": where, "stone": stone, "goods": box.goods(box.STONE, stone), "points": box.COST_POINTS[cost]}


@final
class Cities(Laying):
    """The cities of the markets after the first."""

    name = "cities"

    def left(self, table: state.Table) -> list[int]:
        return [tile for tile, city in enumerate(box.CITY_TILES) if city not in table.cities]

    def lay(self, table: state.Table, piece: i64) -> bool:
        table.cities = [*table.cities, box.CITY_TILES[piece]]
        return len(table.cities) == box.ROUNDS

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"round": len(table.cities) + 1}


@final
class Markets(Laying):
    """What each round's market pays for."""

    name = "markets"

    def left(self, table: state.Table) -> list[int]:
        return _without(len(box.MARKETS), table.markets)

    def lay(self, table: state.Table, piece: i64) -> bool:
        table.markets = [*table.markets, int(piece)]
        return len(table.markets) == box.ROUNDS

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"round": len(table.markets) + 1}


@final
class Challenges(Laying):
    """Alone: the challenge cards that help Titus."""

    name = "challenges"

    def left(self, table: state.Table) -> list[int]:
        return _without(len(box.CHALLENGES), bits.each(table.challenges))

    def lay(self, table: state.Table, piece: i64) -> bool:
        table.challenges |= 1 << piece
        if bits.count(table.challenges) < table.setup.challenges:
            return False
        if table.has_challenge(box.READY):
            solo.make_ready(table)
        return True


@final
class TitusCrest(Laying):
    """The crest that Titus starts with when he is ready for action: from the bonus pile; when all of them lie open,
    from the contract pile."""

    name = "titus_crest"

    def left(self, table: state.Table) -> list[int]:
        crests = [tile for tile in table.bonus_pile if box.is_crest(tile)]
        return crests or [tile for tile in table.contract_pile if box.is_crest(tile)]

    def lay(self, table: state.Table, piece: i64) -> bool:
        if piece in table.bonus_pile:
            table.bonus_pile = lists.without(table.bonus_pile, piece)
        else:
            table.contract_pile = lists.without(table.contract_pile, piece)
        titus = table.players[state.TITUS]
        titus.crests = lists.changed(titus.crests, 0, piece - box.FIRST_CREST)
        return True

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"tile": box.tile_name(int(actions.REVEAL.of(action))), "where": Text("titus")}


@final
class FirstPlayer(Laying):
    """Who begins."""

    name = "first_player"

    def left(self, table: state.Table) -> list[int]:
        return list(range(len(table.players)))

    def lay(self, table: state.Table, piece: i64) -> bool:
        course.seat_players(table, piece)
        return True

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"to_player": Text("titus")} if table.is_titus(actions.FIRST.of(action)) else {}


def _without(count: int, laid: list[int]) -> list[int]:
    """Of so many different pieces those that are not laid."""
    return [piece for piece in range(count) if piece not in laid]


# In the order of drawing, so that each lies above what comes after it.
WHEEL: Final = Wheel(actions.TURN_WHEEL, ["action_tiles", "bonus_tiles"])
ACTION_TILES: Final = ActionTiles(actions.LAY_ACTION, ["bonus_tiles"])
COSTS: Final = Costs(actions.LAY_COST, ["cities"])
CITIES: Final = Cities(actions.LAY_CITY, ["markets"])
MARKETS: Final = Markets(actions.LAY_MARKET, ["challenges", "first_player"])
CHALLENGES: Final = Challenges(actions.CHALLENGE, ["first_player"])
TITUS_CREST: Final = TitusCrest(actions.REVEAL, ["first_player"])
FIRST_PLAYER: Final = FirstPlayer(actions.FIRST, [LOWEST])
