"""What chance decides: it lays the table out, one piece at a time, and rolls the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.redcathedral import actions, box, course
from cantiere.kernel import bits, lists
from cantiere.kernel.counts import kind_of_ticket
from cantiere.kernel.decision import LOWEST, Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.vocabulary import Verb

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Table

RANDOM: Final = "random"  # of an option: the card is drawn

# --- laying out -----------------------------------------------------------------------------------


class Laying(Decision["Table"]):
    """The next piece of a kind is drawn and laid. Each kind says how many tickets each piece has, and where it goes."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb
        super().__init__(verbs=[verb])

    def ask(self) -> i64:
        return self.kind

    def left(self, table: Table) -> list[int]:
        raise NotImplementedError

    def lay(self, table: Table, piece: i64) -> None:
        raise NotImplementedError

    def tickets(self, table: Table, frame: i64) -> i64:
        return sum(self.left(table))

    def outcome(self, table: Table, frame: i64, ticket: i64) -> i64:
        return self.verb.code(kind_of_ticket(self.left(table), ticket))

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        self.lay(table, self.verb.of(action))
        course.go_on_laying(table)


def _left_of(pieces: list[int], laid: vec[i64]) -> list[int]:
    """How many of each piece are left when those laid are taken out."""
    left = pieces[:]
    for piece in laid:
        if piece != NONE and left[piece]:
            left[piece] -= 1
    return left


def fallen(table: Table) -> i64:
    """How many dice lie on the market."""
    number: i64 = 0
    for die in range(len(box.DICE)):
        if table.space_of(die) != NONE:
            number += 1
    return number


def next_section(table: Table, laid: vec[i64]) -> i64:
    """The first free section without a card (or a tile), tower by tower from the bottom; NONE if there is none."""
    claimed = table.claimed()
    first: i64 = 0
    for height in table.heights:
        section = first
        while section < first + height:
            if laid[section] == NONE and claimed >> section & 1 == 0:
                return section
            section += 1
        first += box.LEVELS
    return NONE


@final
class First(Laying):
    """Who begins."""

    name = "first"

    def left(self, table: Table) -> list[int]:
        return [1] * int(table.seats)

    def lay(self, table: Table, piece: i64) -> None:
        course.begin_with(table, piece)


@final
class LayToken(Laying):
    """The resource token of the next market space."""

    name = "lay_token"

    def left(self, table: Table) -> list[int]:
        return _left_of([1] * len(box.RESOURCES), vec[i64](table.tokens))

    def lay(self, table: Table, piece: i64) -> None:
        table.tokens = [*table.tokens, piece]

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"space": len(table.tokens) + 1}


@final
class LayInfluence(Laying):
    """The influence card of the next quarter: of a group that has none yet, and not against the table's choice."""

    name = "lay_influence"

    def left(self, table: Table) -> list[int]:
        groups = [box.INFLUENCE_GROUP[card] for card in table.influence]
        return [
            int(group not in groups and table.setup.influence[group] in (RANDOM, box.INFLUENCE_NAMES[card]))
            for card, group in enumerate(box.INFLUENCE_GROUP)
        ]

    def lay(self, table: Table, piece: i64) -> None:
        table.influence = [*table.influence, piece]

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"quarter": Text(f"quarter-{len(table.influence)}")}


@final
class Drop(Laying):
    """The next die, a piece for each value: the first goes to the recognition token, each other to the following
    space."""

    name = "drop"

    def left(self, table: Table) -> list[int]:
        return [int(table.space_of(die) == NONE) for die in range(len(box.DICE)) for _ in range(box.PIPS)]

    def lay(self, table: Table, piece: i64) -> None:
        die = piece // box.PIPS
        table.put_die(die, (table.tokens.index(box.RECOGNITION) + fallen(table)) % box.SPACES)
        table.turn_die(die, piece % box.PIPS + 1)


@final
class Plan(Laying):
    """How high the towers will be: a plan for so many players, and not against the table's choice."""

    name = "plan"

    def left(self, table: Table) -> list[int]:
        return [
            int(players == table.setup.players and table.setup.plan in (RANDOM, box.PLAN_NAMES[plan][-1].lower()))
            for plan, players in enumerate(box.PLAN_PLAYERS)
        ]

    def lay(self, table: Table, piece: i64) -> None:
        table.unfold(piece)


@final
class LaySection(Laying):
    """The card of the next section, of the kind that its place in the tower asks for."""

    name = "lay_section"

    def left(self, table: Table) -> list[int]:
        wanted = table.kind_at(next_section(table, table.cards))
        return _left_of([int(kind == wanted) for kind in box.CARD_KIND], table.cards)

    def lay(self, table: Table, piece: i64) -> None:
        table.cards = lists.changed(table.cards, next_section(table, table.cards), piece)

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        section = int(next_section(table, table.cards))
        kind = Text("section-" + box.KINDS[table.kind_at(section)])
        return {"section": box.SECTION_NAMES[section], "kind": kind}


@final
class LayTile(Laying):
    """The workshop tile of the next section."""

    name = "lay_tile"

    def left(self, table: Table) -> list[int]:
        return _left_of(table.setup.tiles, table.tiles)

    def lay(self, table: Table, piece: i64) -> None:
        table.tiles = lists.changed(table.tiles, next_section(table, table.tiles), piece)

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"section": box.SECTION_NAMES[next_section(table, table.tiles)]}


@final
class LaySolo(Laying):
    """The next card of Jakovlev's row."""

    name = "lay_solo"

    def left(self, table: Table) -> list[int]:
        return _left_of([1] * len(box.SOLO_CARDS), vec[i64](table.row))

    def lay(self, table: Table, piece: i64) -> None:
        table.row = [*table.row, piece]


# --- rolling --------------------------------------------------------------------------------------


@final
class Roll(Decision["Table"]):
    """The dice of one space are rolled, one after the other."""

    name = "roll"

    def __init__(self) -> None:
        self.dice = Fact("dice", some_of=box.DICE)
        after = ["turn", "work", "market", "banner", "tile", "deliver", "receive"]  # a re-roll, before it goes on
        super().__init__(self.dice, verbs=[actions.ROLL], above=[LOWEST, *after])

    def ask(self, dice: i64) -> i64:
        return self.kind | self.dice.put(dice)

    def tickets(self, table: Table, frame: i64) -> i64:
        return box.PIPS

    def outcome(self, table: Table, frame: i64, ticket: i64) -> i64:
        return actions.ROLL.pair(bits.lowest(self.dice.of(frame)), ticket)

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        die = actions.ROLL.first(action)
        table.turn_die(die, actions.ROLL.second(action) + 1)
        left = self.dice.of(frame) & ~(1 << die)
        if left:
            table.pending.append(self.ask(left))

    def check(self, table: Table, seat: int, frame: int, below: int) -> Text | None:
        spaces = {int(table.space_of(die)) for die in bits.each(self.dice.of(frame))}
        return None if len(spaces) == 1 else Text("impossible-roll")


FIRST: Final = First(actions.FIRST)
LAY_TOKEN: Final = LayToken(actions.LAY_TOKEN)
LAY_INFLUENCE: Final = LayInfluence(actions.LAY_INFLUENCE)
DROP: Final = Drop(actions.DROP)
PLAN: Final = Plan(actions.PLAN)
LAY_SECTION: Final = LaySection(actions.LAY_SECTION)
LAY_TILE: Final = LayTile(actions.LAY_TILE)
LAY_SOLO: Final = LaySolo(actions.LAY_SOLO)
ROLL: Final = Roll()
