"""What chance draws in the course of the game: dice, tokens, tiles for markets and spaces, Titus' decrees."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, state
from cantiere.kernel import lists
from cantiere.kernel.counts import kind_of_ticket
from cantiere.kernel.decision import LOWEST, Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


class Draw(Decision["state.Table"]):
    """A decision of chance. `again` asks it once more, before what else is to be drawn."""

    def ask(self) -> i64:
        return self.kind

    def again(self, table: state.Table) -> None:
        table.draws = [*table.draws, int(self.kind)]


# --- dice ---------------------------------------------------------------------------------------------


@final
class DrawDie(Draw):
    """A die from the bag."""

    name = "draw_die"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.DRAW])

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return table.dice_in_bag()

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.DRAW.code(kind_of_ticket(table.bag, ticket))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        colour = actions.DRAW.of(action)
        bag = table.bag[:]
        bag[colour] -= 1
        table.bag = bag
        table.draws = [int(ROLL_DIE.ask(colour))]


@final
class RollDie(Decision["state.Table"]):
    """The die just drawn shows a value and goes to its segment; the next is drawn until there are enough."""

    name = "roll_die"

    def __init__(self) -> None:
        self.colour = Fact("colour", one_of=box.COLOURS)
        super().__init__(self.colour, verbs=[actions.ROLL])

    def ask(self, colour: i64) -> i64:
        return self.kind | self.colour.put(colour)

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return len(box.VALUES)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.ROLL.code(ticket)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.dice[actions.ROLL.of(action)] += state.DICE.some(self.colour.of(frame), 1)
        in_play: i64 = len(table.players) * len(box.COLOURS)
        enough = in_play - table.dice_in_bag() == box.DICE_ROLLED[table.seats - 1]
        table.draws = [int(CORRUPTION.kind if enough else DRAW_DIE.kind)]

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"die": box.die_name(int(self.colour.of(frame)))}


# --- corruption, decrees ----------------------------------------------------------------------------------


@final
class Corruption(Draw):
    """A corruption token: all markers on the king's track go back, the leftmost first, none beyond the end."""

    name = "corruption"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.CORRUPT])

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return len(box.CORRUPTION) - len(table.shown)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        """Nobody knows which of the tokens not turned this round lie on the board."""
        tokens = box.CORRUPTION[:]
        for value in table.shown:
            tokens.remove(value)
        return actions.CORRUPT.code(box.CORRUPTION_VALUES.index(tokens[ticket]))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        steps: i64 = box.CORRUPTION_VALUES[actions.CORRUPT.of(action)]
        table.shown = [*table.shown, int(steps)]
        track: list[int] = []
        for marker in table.track:
            track.append(state.marker(max(0, state.space_of(marker) - steps), state.owner_of(marker)))
        table.track = track
        course.begin_turn(table)


@final
class Decree(Draw):
    """The decree card by which Titus takes his turn; none comes twice in a round."""

    name = "decree"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.DECREE])

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return len(self._cards(table))

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.DECREE.code(self._cards(table)[ticket])

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.decree = actions.DECREE.of(action)
        table.decrees |= 1 << table.decree
        course.open_turn(table)

    def _cards(self, table: state.Table) -> list[int]:
        return [card for card in decree_deck(table) if table.decrees >> card & 1 == 0]


def decree_deck(table: state.Table) -> list[int]:
    """The decree cards of the round: those of the markets to come, and those of no market."""
    markets = table.markets[table.round - 1 :]
    return [
        card
        for card in range(len(box.DECREES))
        if box.DECREE_MARKET[card] == NONE or box.DECREE_MARKET[card] in markets
    ]


# --- tiles --------------------------------------------------------------------------------------------


@final
class BonusTiles(Draw):
    """A bonus tile for each empty space: at set-up, and in every clean-up."""

    name = "bonus_tiles"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.REVEAL], above=["draw_die", "contracts"])

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return len(table.bonus_pile)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.REVEAL.code(table.bonus_pile[ticket])

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        tile = actions.REVEAL.of(action)
        at = next_bonus_space(table)
        table.bonus_pile = lists.without(table.bonus_pile, tile)
        if at < AT_KING:
            table.wheel_tiles = lists.changed(table.wheel_tiles, at, tile)
        elif at == AT_KING:
            table.king_tile = tile
        else:
            table.map_tiles = lists.changed(table.map_tiles, at - AT_MAP, tile)
        if needs_bonus(table):
            self.again(table)

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if bool(table.order) == DRAW_DIE.asks(below) else Text("impossible-draws", {"draw": self.name})

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        at = int(next_bonus_space(table))
        where = Text("place-king")
        if at < AT_KING:
            where = box.action_name(table.actions[at])
        elif at > AT_KING:
            where = box.space_name(box.TILE_SPACES[at - AT_MAP])
        return {"tile": box.tile_name(int(actions.REVEAL.of(action))), "where": where}


# Where bonus tiles go: places of the wheel, then these.
AT_KING: Final = 6
AT_MAP: Final = 7


def next_bonus_space(table: state.Table) -> i64:
    """Where the next bonus tile goes, NONE when all is full. The map is filled only once."""
    for place in range(6):
        if table.wheel_tiles[place] == NONE:
            return place
    if table.king_tile == NONE:
        if table.round == 1 or (table.setup.king_tile_renewed and table.round < box.ROUNDS):
            return AT_KING
    if table.round == 1:
        for space in table.setup.tile_spaces:
            if table.map_tiles[box.TILE_INDEX[space]] == NONE:
                return AT_MAP + box.TILE_INDEX[space]
    return NONE


def needs_bonus(table: state.Table) -> bool:
    """Whether there is a bonus tile to draw. Tiles used or discarded come back only when the pile is empty."""
    if next_bonus_space(table) == NONE:
        return False
    if not table.bonus_pile:
        table.bonus_pile = table.used
        table.used = []
    return len(table.bonus_pile) > 0


@final
class Contracts(Draw):
    """Tiles for the contract market from the left, so what comes first ends furthest right: at set-up, and after every
    turn in which some were taken."""

    name = "contracts"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.REVEAL], above=[LOWEST, "characters"])

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return len(table.contract_pile)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.REVEAL.code(table.contract_pile[ticket])

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        tile = actions.REVEAL.of(action)
        table.contract_pile = lists.without(table.contract_pile, tile)
        slot = box.CONTRACT_SLOTS - 1
        while table.contract_market[slot] != NONE:
            slot -= 1
        table.contract_market = lists.changed(table.contract_market, slot, tile)
        if NONE in table.contract_market and table.contract_pile:
            self.again(table)
        elif not table.draws:
            course.next_turn(table)

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if bool(table.order) == (below == NONE) else Text("impossible-draws", {"draw": self.name})

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"tile": box.tile_name(int(actions.REVEAL.of(action))), "where": Text("place-contracts")}


@final
class Characters(Draw):
    """A character for the market: at set-up, and at once when one was taken or all were replaced."""

    name = "characters"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.REVEAL], above=[LOWEST, "costs"])

    def tickets(self, table: state.Table, frame: i64) -> i64:
        return len(table.character_pile)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.REVEAL.code(table.character_pile[ticket])

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        tile = actions.REVEAL.of(action)
        market = table.character_market
        table.character_pile = lists.without(table.character_pile, tile)
        table.character_market = lists.changed(market, lists.index_of(market, NONE), tile)
        restock(table)

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if bool(table.order) == (below == NONE) else Text("impossible-draws", {"draw": self.name})

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"tile": box.tile_name(int(actions.REVEAL.of(action))), "where": Text("place-characters")}


def restock(table: state.Table) -> None:
    """Have the character market filled. Replaced tiles go back to the pile once it is full again, or when nothing else
    is left to draw."""
    full = NONE not in table.character_market
    if table.aside and (full or not table.character_pile):
        table.character_pile = state.merged(table.character_pile, table.aside)
        table.aside = []
    if not full and table.character_pile:
        CHARACTERS.again(table)


DRAW_DIE: Final = DrawDie()
ROLL_DIE: Final = RollDie()
CORRUPTION: Final = Corruption()
DECREE: Final = Decree()
BONUS_TILES: Final = BonusTiles()
CONTRACTS: Final = Contracts()
CHARACTERS: Final = Characters()
