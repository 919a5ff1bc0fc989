"""The market: a die is moved, and then the space where it lies may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cantiere.games.redcathedral import actions, box, course
from cantiere.games.redcathedral.decisions import claiming, influence, optional, working
from cantiere.kernel import bits
from cantiere.kernel.decision import Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Player, Table

# --- moving a die ---------------------------------------------------------------------------------


def landing(table: Table, die: i64, extra: i64) -> i64:
    """The space a die comes to, moved so many steps further than it shows."""
    return (table.space_of(die) + table.value_of(die) + extra) % box.SPACES


def has_slot(table: Table, die: i64, space: i64) -> bool:
    """Whether the die can end on the space: there are not three others already."""
    return table.full() >> space & 1 == 0 or table.space_of(die) == space


def add_moves(table: Table, player: Player, colour: i64, legal: list[int]) -> None:
    full = table.full()
    moves: i64 = 0
    die: i64 = 0
    while die < len(box.DICE):
        most: i64 = 0
        if die in (colour, box.WHITE_DIE):
            most = min(player.rubles, box.EXTRA_STEPS - 1)
        own = table.space_of(die)
        space = landing(table, die, 0)
        extra: i64 = 0
        while extra <= most:
            if full >> space & 1 == 0 or space == own:
                moves |= actions.MOVE.mask_with(die, 1 << extra)
            space = (space + 1) % box.SPACES
            extra += 1
        die += 1
    actions.MOVE.add_to(legal, moves)


def move(table: Table, player: Player, action: i64) -> None:
    die = actions.MOVE.first(action)
    extra = actions.MOVE.second(action)
    table.put_die(die, landing(table, die, extra))
    table.pay(player, extra)
    table.pending.append(MARKET.ask(die))


def told_move(table: Table, action: int) -> dict[str, TextArg]:
    """Where the die comes to, what it costs, and what can be acquired there."""
    die: int = actions.MOVE.first(action)
    extra: int = actions.MOVE.second(action)
    space = int(landing(table, die, extra))
    dice = int(bits.count(table.dice_on(space) | 1 << die))
    return {
        "space": space + 1,
        "price": Text("amount-rubles", {"count": extra}),
        "goods": box.amount(table.tokens[space], table.setup.amounts[table.tokens[space]] * dice),
    }


def landing_element(table: Table, action: int) -> str:
    """The space of the board that stands for a move, besides the die."""
    return f"space.{landing(table, actions.MOVE.first(action), actions.MOVE.second(action)) + 1}"


def why_not_move(table: Table, player: Player, colour: int, action: int) -> Text:
    die: int = actions.MOVE.first(action)
    extra: int = actions.MOVE.second(action)
    if extra and die not in (colour, box.WHITE_DIE):
        return Text("why-not-your-die", {"die": box.die_name(colour)})
    if extra > player.rubles:
        return claiming.too_expensive(extra, int(player.rubles))
    return Text("why-space-full", {"space": int(landing(table, die, extra)) + 1, "count": int(box.SLOTS)})


# --- using the space ------------------------------------------------------------------------------


@final
class Market(Decision["Table"]):
    """Where the moved die lies one may acquire, use a workshop and use influence, each once, in any order; then the
    turn ends."""

    name = "market"
    chapter = "market-action"

    def __init__(self) -> None:
        self.acquired = Fact("acquired")
        self.activated = Fact("activated")
        super().__init__(
            influence.DIE,
            self.acquired,
            self.activated,
            influence.USED,
            verbs=[actions.ACQUIRE, actions.ACTIVATE, actions.END_TURN],
            ways=influence.OF_KIND,
            between=optional.ALWAYS,
            explains=working.TURN_VERBS,
        )

    def ask(self, die: i64) -> i64:
        return self.kind | influence.DIE.put(die)

    def space(self, table: Table, frame: i64) -> i64:
        return table.space_of(influence.DIE.of(frame))

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        player = table.players[seat]
        legal: list[int] = []
        if self.acquired.of(frame) == 0:
            space = self.space(table, frame)
            amount = table.obtainable(player, table.tokens[space], yielding(table, space))
            while amount > 0:  # all of it, or as much less as one likes
                legal.append(actions.ACQUIRE.code(amount - 1))
                amount -= 1
        if self.activated.of(frame) == 0:
            _add_workshops(table, player, influence.DIE.of(frame), legal)
        influence.add(table, player, frame, legal)
        legal.append(actions.END_TURN.base)
        return legal

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        space = self.space(table, frame)
        if actions.END_TURN.matches(action):
            course.end_turn(table, space)
        elif actions.ACQUIRE.matches(action):
            table.gain(player, table.tokens[space], actions.ACQUIRE.of(action) + 1)
            table.pending.append(frame | self.acquired.put(1))
        elif actions.ACTIVATE.matches(action):
            tile: i64 = player.workshops[actions.ACTIVATE.of(action)]
            table.gain(player, table.tile_resource(tile), table.tile_amount(tile))
            table.pending.append(frame | self.activated.put(1))
        else:
            self.way(action).apply(table, seat, frame, action)

    # --- what people are told ---------------------------------------------------------------------

    def prompt(self, table: Table, seat: int, frame: int) -> Text:
        die = box.die_name(int(influence.DIE.of(frame)))
        return Text("prompt-market", {"die": die, "space": int(self.space(table, frame)) + 1})

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        player = table.players[seat]
        token = table.tokens[self.space(table, frame)]
        if actions.ACQUIRE.matches(action):
            return {"goods": box.amount(token, int(actions.ACQUIRE.of(action)) + 1)}
        if actions.ACTIVATE.matches(action):
            tile = player.workshops[actions.ACTIVATE.of(action)]
            return {"goods": box.amount(int(table.tile_resource(tile)), int(table.tile_amount(tile)))}
        # The turn ends: what is left lying is said, so that nobody forgets it.
        left = 0
        if not self.acquired.of(frame):
            left = int(table.obtainable(player, token, yielding(table, self.space(table, frame))))
        return {"goods": box.amount(token, left), "amount": left}

    def leaves(self, table: Table, seat: int, frame: int, action: int) -> list[Text]:
        """What the space offers, a workshop, a favour: nothing of it costs anything."""
        if not actions.END_TURN.matches(action):
            return []
        open_still: list[Text] = []
        for verb in (actions.ACQUIRE, actions.ACTIVATE, actions.FAVOUR):
            mine = [one for one in table.legal(seat) if verb.matches(one)]
            open_still += [table.describe(seat, one) for one in mine[:1]]  # of each there is one, the best first
        return open_still

    def elements(self, table: Table, seat: int, frame: int, action: int) -> list[str]:
        if actions.ACQUIRE.matches(action):
            return [f"space.{self.space(table, frame) + 1}"]
        return super().elements(table, seat, frame, action)

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        player = table.players[seat]
        if actions.ACQUIRE.matches(action):
            return self._why_not_acquire(table, player, frame, int(actions.ACQUIRE.of(action)) + 1)
        if actions.ACTIVATE.matches(action):
            workshop: int = actions.ACTIVATE.of(action)
            return why_never_active(player, workshop) or self._why_not_activate(table, player, frame, workshop)
        return Text("why-acted")

    def _why_not_acquire(self, table: Table, player: Player, frame: int, amount: int) -> Text:
        if self.acquired.of(frame):
            return Text("why-acquired")
        space = self.space(table, frame)
        token = table.tokens[space]
        offered = int(yielding(table, space))
        if amount > offered:
            return Text("why-not-so-many", {"goods": box.amount(token, offered)})
        return influence.why_not_kept(table, player, token, amount)

    def _why_not_activate(self, table: Table, player: Player, frame: int, workshop: int) -> Text:
        die: int = influence.DIE.of(frame)
        if min(workshop, box.FIRST_WHITE) != die:
            where = Text("workshop-" + box.WORKSHOPS[workshop])
            return Text("why-other-die", {"workshop": where, "die": box.die_name(die)})
        if self.activated.of(frame):
            return Text("why-activated")
        tile = player.workshops[workshop]
        resource = int(table.tile_resource(tile))
        if table.obtainable(player, resource, 1):
            return Text("why-same-tile")
        return influence.why_not_kept(table, player, resource, 1)

    def why_not_at(self, table: Table, seat: int, frame: int, element: str) -> Text | None:
        if not working.of_a_turn(element, seat):
            return None
        head, *rest = element.split(".")
        space = int(self.space(table, frame))
        if head == "space":
            if rest != [str(space + 1)]:
                return Text("why-other-space", {"space": space + 1, "die": box.die_name(int(influence.DIE.of(frame)))})
            return self._why_not_acquire(table, table.players[seat], frame, 1)
        if head == "influence":
            if len(rest) != 2 or rest[1] not in box.HALVES:
                return None
            if rest[0] != str(space // box.QUARTER):
                return Text("why-other-quarter")
            half = box.HALVES.index(rest[1])
            use = influence.OF_KIND[box.ACTION_KIND[influence.shown_on(table, frame, half)]]
            return use.why_not_half(table, seat, frame, half)
        if head == "banner":
            return Text("why-acted")
        return self._why_not_piece(table, seat, frame, element)

    def _why_not_piece(self, table: Table, seat: int, frame: int, element: str) -> Text | None:
        """A material or a token: what the card does with such a thing, if it does anything."""
        for half in range(len(box.HALVES)):
            use = influence.OF_KIND[box.ACTION_KIND[influence.shown_on(table, frame, half)]]
            for action in range(int(use.verb.base), int(use.verb.base + use.verb.size)):
                if use.verb.first(action) == half and element in use.concerned(seat, action):
                    return use.why_not(table, seat, frame, action)
        card = box.INFLUENCE_NAMES[table.card_at(self.space(table, frame))]
        return Text("why-not-offered", {"influence": Text("influence-" + card)})


def yielding(table: Table, space: i64) -> i64:
    """What a space gives: its token times the dice there."""
    return table.setup.amounts[table.tokens[space]] * bits.count(table.dice_on(space))


def _add_workshops(table: Table, player: Player, die: i64, legal: list[int]) -> None:
    """The face-up tile of the die's colour; of two white ones alike, the first."""
    workshop: i64 = box.FIRST_WHITE if die == box.WHITE_DIE else die
    last: i64 = box.FIRST_WHITE + 1 if die == box.WHITE_DIE else die
    first: i64 = NONE
    while workshop <= last:
        tile: i64 = player.workshops[workshop]
        if player.active(workshop) and tile != first and table.obtainable(player, table.tile_resource(tile), 1):
            legal.append(actions.ACTIVATE.code(workshop))
            first = tile
        workshop += 1


def why_never_active(player: Player, workshop: int) -> Text | None:
    """Why a workshop cannot be used whichever die is moved; None if there is no such reason."""
    if player.active(workshop):
        return None
    where: dict[str, TextArg] = {"workshop": Text("workshop-" + box.WORKSHOPS[workshop])}
    return Text("why-no-tile" if player.workshops[workshop] == NONE else "why-face-down", where)


MARKET: Final = Market()
