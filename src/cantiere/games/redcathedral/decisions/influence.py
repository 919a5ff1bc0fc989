"""Influence: each kind of action that a half of an influence card can show. Using one leaves the market visit open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cantiere.games.redcathedral import actions, box
from cantiere.games.redcathedral.decisions import claiming, optional, working
from cantiere.kernel import bits
from cantiere.kernel.decision import Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.vocabulary import Verb

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Player, Table

# Facts of a market visit: the die that was moved, and the half of the card that was used.
DIE: Final = Fact("die", one_of=box.DICE)
USED: Final = Fact("used", one_of=box.HALVES, or_none=True)


class Influence(Decision["Table"]):
    """One kind of influence action. What exactly a half of a card shows is one of the actions of the box."""

    def __init__(self, verb: Verb, *, costs: bool) -> None:
        self.verb = verb
        self.costs = costs  # whether the rubles shown are paid, not gained
        super().__init__(verbs=[verb])

    def uses(self, table: Table, player: Player, shown: i64, half: i64, legal: list[int]) -> None:
        """Add what a player who can pay for it may do with the half that shows the action."""
        raise NotImplementedError

    def use(self, table: Table, player: Player, shown: i64, action: i64) -> None:
        """Do it; it is paid for."""
        raise NotImplementedError

    def refusal(self, table: Table, player: Player, shown: int, action: int) -> Text:
        """Why it cannot be done, although the card shows it and it can be paid for."""
        raise NotImplementedError

    def concerned(self, seat: int, action: int) -> list[str]:
        """The elements of the board that it is about, besides the card."""
        return []

    # --- the same for all kinds -------------------------------------------------------------------

    def add(self, table: Table, player: Player, shown: i64, half: i64, legal: list[int]) -> None:
        if not self.costs or player.rubles >= box.ACTION_RUBLES[shown]:
            self.uses(table, player, shown, half, legal)

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        half = self.verb.first(action)
        shown = shown_on(table, frame, half)
        table.pending.append(frame | USED.put(half))
        if self.costs:
            table.pay(player, box.ACTION_RUBLES[shown])
        self.use(table, player, shown, action)

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        shown: int = shown_on(table, frame, self.verb.first(action))
        group = box.INFLUENCE_GROUP[table.card_at(table.space_of(DIE.of(frame)))]
        return {
            "group": Text("group-" + box.GROUPS[group]),
            "rubles": box.ACTION_RUBLES[shown],
            "price": Text("amount-rubles", {"count": box.ACTION_RUBLES[shown]}),
            "take": box.ACTION_TAKE[shown],
            "gain": _gain(shown),
        }

    def elements(self, table: Table, seat: int, frame: int, action: int) -> list[str]:
        quarter = table.space_of(DIE.of(frame)) // box.QUARTER
        return [f"influence.{quarter}.{box.HALVES[self.verb.first(action)]}", *self.concerned(seat, action)]

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        player = table.players[seat]
        half: int = self.verb.first(action)
        shown: int = shown_on(table, frame, half)
        card = Text("influence-" + box.INFLUENCE_NAMES[table.card_at(table.space_of(DIE.of(frame)))])
        used: int = USED.of(frame)
        if OF_KIND[box.ACTION_KIND[shown]] is not self:
            return Text("why-not-offered", {"influence": card})
        depicted = box.ACTION_MATERIALS[shown]  # of what is sold or bought
        if depicted and depicted >> self.verb.second(action) & 1 == 0:
            return Text("why-not-depicted", {"resource": box.resource_name(int(self.verb.second(action)))})
        if used == 1 - half:
            return Text("why-used-other", {"influence": card})
        if used == half and not box.ACTION_REPEAT[shown]:
            return Text("why-used", {"influence": card})
        if self.costs and player.rubles < box.ACTION_RUBLES[shown]:
            return claiming.too_expensive(box.ACTION_RUBLES[shown], int(player.rubles))
        return self.refusal(table, player, shown, action)

    def why_not_half(self, table: Table, seat: int, frame: int, half: int) -> Text | None:
        """Why nothing is open of what a half shows: the reason of all its actions, or that one lacks the materials."""
        base, size = int(self.verb.base), int(self.verb.size // len(box.HALVES))
        reasons = [self.why_not(table, seat, frame, base + half * size + number) for number in range(size)]
        possible = [reason for reason in reasons if reason is not None and reason.key != "why-not-depicted"]
        keys = {reason.key for reason in possible}
        if len(possible) > 1 and keys <= {"why-not-held", "why-too-few"}:
            return Text("why-none-for-half")
        return possible[0] if possible else None


def shown_on(table: Table, frame: i64, half: i64) -> i64:
    """The action that a half of the card shows, in the quarter where the moved die lies."""
    return box.INFLUENCE_ACTION[table.card_at(table.space_of(DIE.of(frame))) * 2 + half]


def is_granted(table: Table, frame: i64, kind: i64, number: i64) -> bool:
    """Whether the half of the card used in a market visit shows this kind of action, with at least so much to gain."""
    half = USED.of(frame)
    if half == NONE:
        return False
    shown = shown_on(table, frame, half)
    return box.ACTION_KIND[shown] == kind and 0 < number <= box.ACTION_TAKE[shown]


def add(table: Table, player: Player, frame: i64, legal: list[int]) -> None:
    """What the card allows now: one half of it, once, or as often as one likes where it shows infinity."""
    card = table.card_at(table.space_of(DIE.of(frame)))
    upper: i64 = box.INFLUENCE_ACTION[card * 2]
    lower: i64 = box.INFLUENCE_ACTION[card * 2 + 1]
    used = USED.of(frame)
    may_upper = used == NONE or (used == 0 and box.ACTION_REPEAT[upper])
    may_lower = used == NONE or (used == 1 and box.ACTION_REPEAT[lower])
    first_lower = box.ACTION_KIND[lower] < box.ACTION_KIND[upper]
    if may_lower and first_lower:
        OF_KIND[box.ACTION_KIND[lower]].add(table, player, lower, 1, legal)
    if may_upper:
        OF_KIND[box.ACTION_KIND[upper]].add(table, player, upper, 0, legal)
    if may_lower and not first_lower:
        OF_KIND[box.ACTION_KIND[lower]].add(table, player, lower, 1, legal)


def _add_materials(verb: Verb, half: i64, mask: i64, legal: list[int]) -> None:
    verb.add_to(legal, verb.mask_with(half, mask))


def _held(player: Player, number: i64) -> i64:
    """The materials of which the player has so many, a bit each."""
    mask: i64 = 0
    material: i64 = 0
    while material < box.MATERIALS:
        if box.GOODS.of(player.goods, material) >= number:
            mask |= 1 << material
        material += 1
    return mask


def _grant(table: Table, player: Player, shown: i64) -> None:
    table.gain(player, box.RUBLES, box.ACTION_RUBLES[shown])
    table.gain(player, box.RECOGNITION, box.ACTION_RECOGNITION[shown])
    player.gain_prestige(box.ACTION_PRESTIGE[shown])


def _gain(shown: int) -> Text:
    """What a favour or an offering brings."""
    if box.ACTION_PRESTIGE[shown]:
        return Text("amount-prestige", {"count": box.ACTION_PRESTIGE[shown]})
    if box.ACTION_RECOGNITION[shown]:
        return Text("amount-recognition", {"count": box.ACTION_RECOGNITION[shown]})
    return Text("amount-rubles", {"count": box.ACTION_RUBLES[shown]})


def why_not_kept(table: Table, player: Player, resource: int, amount: int) -> Text:
    """Why so much of something cannot be gained."""
    if resource < box.MATERIALS and player.room() < amount:
        return Text("why-no-room", {"count": int(player.room())})
    return Text("why-none-left", {"resource": box.resource_name(resource)})


# --- craftsmen ------------------------------------------------------------------------------------


@final
class Sell(Influence):
    """A material shown for rubles."""

    def uses(self, table: Table, player: Player, shown: i64, half: i64, legal: list[int]) -> None:
        if table.bank:
            _add_materials(self.verb, half, box.GOODS.kinds(player.goods) & box.ACTION_MATERIALS[shown], legal)

    def use(self, table: Table, player: Player, shown: i64, action: i64) -> None:
        table.give_back(player, self.verb.second(action), 1)
        table.gain(player, box.RUBLES, box.ACTION_RUBLES[shown])

    def refusal(self, table: Table, player: Player, shown: int, action: int) -> Text:
        if not table.bank:
            return Text("why-none-left", {"resource": box.resource_name(box.RUBLES)})
        return Text("why-not-held", {"resource": box.resource_name(int(self.verb.second(action)))})

    def concerned(self, seat: int, action: int) -> list[str]:
        return [f"inventory.{seat}.{box.MATERIAL_NAMES[self.verb.second(action)]}"]


@final
class Buy(Influence):
    """A material shown, for rubles."""

    def uses(self, table: Table, player: Player, shown: i64, half: i64, legal: list[int]) -> None:
        if player.room() > 0:
            _add_materials(self.verb, half, box.GOODS.kinds(table.supply) & box.ACTION_MATERIALS[shown], legal)

    def use(self, table: Table, player: Player, shown: i64, action: i64) -> None:
        table.gain(player, self.verb.second(action), 1)

    def refusal(self, table: Table, player: Player, shown: int, action: int) -> Text:
        return why_not_kept(table, player, int(self.verb.second(action)), 1)

    def concerned(self, seat: int, action: int) -> list[str]:
        return [f"supply.{box.MATERIAL_NAMES[self.verb.second(action)]}"]


# --- merchants ------------------------------------------------------------------------------------


@final
class Exchange(Influence):
    """Some of one material, and perhaps rubles, for others: what, is decided next."""

    def uses(self, table: Table, player: Player, shown: i64, half: i64, legal: list[int]) -> None:
        _add_materials(self.verb, half, _held(player, box.ACTION_GIVE[shown]), legal)

    def use(self, table: Table, player: Player, shown: i64, action: i64) -> None:
        table.give_back(player, self.verb.second(action), box.ACTION_GIVE[shown])
        table.pending.append(RECEIVE.ask(box.ACTION_TAKE[shown]))

    def refusal(self, table: Table, player: Player, shown: int, action: int) -> Text:
        return Text("why-too-few", {"goods": box.amount(int(self.verb.second(action)), box.ACTION_GIVE[shown])})

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        shown: int = shown_on(table, frame, self.verb.first(action))
        goods = box.amount(int(self.verb.second(action)), box.ACTION_GIVE[shown])
        return super().text_args(table, seat, frame, action) | {"goods": goods}

    def concerned(self, seat: int, action: int) -> list[str]:
        return [f"inventory.{seat}.{box.MATERIAL_NAMES[self.verb.second(action)]}"]


@final
class Receive(Decision["Table"]):
    """What one gets in exchange, one material after the other."""

    name = "receive"
    chapter = "merchants"

    def __init__(self) -> None:
        self.more = Fact("more", up_to=max(box.ACTION_TAKE))
        super().__init__(self.more, verbs=[actions.RECEIVE], between=optional.ALWAYS, above=["market"])

    def ask(self, more: i64) -> i64:
        return self.kind | self.more.put(more)

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        return actions.RECEIVE.codes(box.GOODS.kinds(table.supply))

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        table.gain(table.players[seat], actions.RECEIVE.of(action), 1)
        more = self.more.of(frame) - 1
        if more:
            table.pending.append(self.ask(more))

    def prompt(self, table: Table, seat: int, frame: int) -> Text:
        return Text("prompt-receive", {"count": int(self.more.of(frame))})

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        return Text("why-none-left", {"resource": box.resource_name(int(actions.RECEIVE.of(action)))})

    def check(self, table: Table, seat: int, frame: int, below: int) -> Text | None:
        more = self.more.of(frame)
        if not is_granted(table, below, box.EXCHANGE, more):
            return Text("impossible-not-shown", {"decision": self.name})
        return None if more <= table.players[seat].room() else Text("impossible-receive", {"count": int(more)})


# --- teamsters ------------------------------------------------------------------------------------


@final
class Hire(Influence):
    """Rubles for deliveries: what, is decided next."""

    def uses(self, table: Table, player: Player, shown: i64, half: i64, legal: list[int]) -> None:
        if working.can_deliver(table, player, box.ACTION_TAKE[shown]):
            legal.append(self.verb.code(half))

    def use(self, table: Table, player: Player, shown: i64, action: i64) -> None:
        table.pending.append(working.DELIVER.ask(box.ACTION_TAKE[shown]))

    def refusal(self, table: Table, player: Player, shown: int, action: int) -> Text:
        return Text("why-nothing-to-deliver")


@final
class Swap(Influence):
    """Two tokens of the market change places for rubles; the dice stay."""

    def uses(self, table: Table, player: Player, shown: i64, half: i64, legal: list[int]) -> None:
        pairs: i64 = len(box.PAIRS)
        self.verb.add_to(legal, self.verb.mask_with(half, (1 << pairs) - 1))

    def use(self, table: Table, player: Player, shown: i64, action: i64) -> None:
        one, other = box.PAIRS[self.verb.second(action)]
        tokens = table.tokens[:]
        tokens[one], tokens[other] = tokens[other], tokens[one]
        table.tokens = tokens

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        one, other = box.PAIRS[self.verb.second(action)]
        args = super().text_args(table, seat, frame, action)
        args["one"] = box.resource_name(table.tokens[one])
        args["two"] = box.resource_name(table.tokens[other])
        return args

    def concerned(self, seat: int, action: int) -> list[str]:
        return [f"token.{space + 1}" for space in box.PAIRS[self.verb.second(action)]]


# --- teamsters and clergy -------------------------------------------------------------------------


@final
class Favour(Influence):
    """Something for nothing, perhaps on a condition."""

    def uses(self, table: Table, player: Player, shown: i64, half: i64, legal: list[int]) -> None:
        if self.is_granted(table, player, shown):
            legal.append(self.verb.code(half))

    def use(self, table: Table, player: Player, shown: i64, action: i64) -> None:
        _grant(table, player, shown)

    def is_granted(self, table: Table, player: Player, shown: i64) -> bool:
        """Whether the player fulfils the condition, and there is something to give."""
        if box.ACTION_NEEDS_SET[shown] and table.kinds(player) != box.ALL_KINDS:
            return False
        return table.bank > 0 or box.ACTION_RUBLES[shown] == 0

    def refusal(self, table: Table, player: Player, shown: int, action: int) -> Text:
        if box.ACTION_NEEDS_SET[shown] and table.kinds(player) != box.ALL_KINDS:
            return Text("why-no-set")
        return Text("why-none-left", {"resource": box.resource_name(box.RUBLES)})


@final
class Offer(Influence):
    """Three different materials for prestige."""

    def uses(self, table: Table, player: Player, shown: i64, half: i64, legal: list[int]) -> None:
        held = box.GOODS.kinds(player.goods)
        if bits.count(held) < 3:
            return
        trio: i64 = 0
        while trio < len(box.TRIOS):
            if box.TRIO_MASKS[trio] & ~held == 0:
                legal.append(self.verb.pair(half, trio))
            trio += 1

    def use(self, table: Table, player: Player, shown: i64, action: i64) -> None:
        for material in box.TRIOS[self.verb.second(action)]:
            table.give_back(player, material, 1)
        _grant(table, player, shown)

    def refusal(self, table: Table, player: Player, shown: int, action: int) -> Text:
        missing = [m for m in box.TRIOS[self.verb.second(action)] if box.GOODS.of(player.goods, m) == 0]
        return Text("why-not-held", {"resource": box.resource_name(missing[0])})

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        one, two, three = box.TRIOS[self.verb.second(action)]
        args = super().text_args(table, seat, frame, action)
        args["one"], args["two"] = box.resource_name(one), box.resource_name(two)
        args["three"] = box.resource_name(three)
        return args

    def concerned(self, seat: int, action: int) -> list[str]:
        return [f"inventory.{seat}.{box.MATERIAL_NAMES[m]}" for m in box.TRIOS[self.verb.second(action)]]


SELL: Final = Sell(actions.SELL, costs=False)
BUY: Final = Buy(actions.BUY, costs=True)
EXCHANGE: Final = Exchange(actions.EXCHANGE, costs=True)
HIRE: Final = Hire(actions.HIRE, costs=True)
FAVOUR: Final = Favour(actions.FAVOUR, costs=False)
SWAP: Final = Swap(actions.SWAP, costs=True)
OFFER: Final = Offer(actions.OFFER, costs=False)
OF_KIND: Final[list[Influence]] = [SELL, BUY, EXCHANGE, HIRE, FAVOUR, SWAP, OFFER]  # by kind of action, as in the box
RECEIVE: Final = Receive()
