"""Work on the cathedral: materials and ornaments are delivered, by oneself or by teamsters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cantiere.games.redcathedral import actions, box, course
from cantiere.games.redcathedral.decisions import influence, optional
from cantiere.kernel.decision import LOWEST, Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.vocabulary import Verb

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Player, Table


# What a turn consists of: while part of it is asked, there is always a reason why another part is not open.
TURN_VERBS: Final = (
    actions.CLAIM, actions.BUILD, actions.DECORATE, actions.MOVE, actions.ACQUIRE, actions.ACTIVATE, actions.END_TURN,
    actions.SELL, actions.BUY, actions.EXCHANGE, actions.HIRE, actions.FAVOUR, actions.SWAP, actions.OFFER,
)  # fmt: skip


def of_a_turn(element: str, seat: int) -> bool:
    """Whether a click on something could mean a part of the seat's turn, although it is the target of no verb of it."""
    head = element.partition(".")[0]
    return head in ("space", "token", "influence", "supply") or element.startswith(
        (f"inventory.{seat}.", f"banner.{seat}.")
    )


class Delivering(Decision["Table"]):
    """What the decisions have in common in which materials can be delivered."""

    def left(self, frame: i64) -> i64:
        """How many materials can still be delivered."""
        raise NotImplementedError

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.BUILD.matches(action):
            section: int = actions.BUILD.first(action)
            site = table.site[section] + box.GOODS.some(actions.BUILD.second(action), 1)
            return {"completes": "yes" if site == box.CARD_COST[table.cards[section]] else "no"}
        if actions.DECORATE.matches(action):
            prestige = box.JEWEL_PRESTIGE[actions.DECORATE.second(action)]
            return {"ornament": ornament_for(table, int(actions.DECORATE.first(action))), "count": prestige}
        return {}

    def elements(self, table: Table, seat: int, frame: int, action: int) -> list[str]:
        found = super().elements(table, seat, frame, action)
        if actions.BUILD.matches(action):
            found.append(f"inventory.{seat}.{box.MATERIAL_NAMES[actions.BUILD.second(action)]}")
        return found

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        if actions.BUILD.matches(action):
            return _why_not_build(table, table.players[seat], action)
        if actions.DECORATE.matches(action):
            return _why_not_decorate(table, table.players[seat], action, int(self.left(frame)))
        return None

    def why_not_at(self, table: Table, seat: int, frame: int, element: str) -> Text | None:
        name = element.removeprefix(f"inventory.{seat}.")
        if name == element or name not in box.MATERIAL_NAMES:
            return None
        material = box.material(name)
        held = box.GOODS.of(table.players[seat].goods, material)
        return Text("why-nowhere-needed" if held else "why-not-held", {"resource": box.resource_name(material)})


class DeliveringMore(Delivering):
    """So many more can be delivered, or it is enough."""

    def __init__(self, most: int, enough: Verb, above: str, explains: Sequence[Verb] = ()) -> None:
        self.more = Fact("more", up_to=most)
        self.enough = enough
        verbs = [actions.BUILD, actions.DECORATE, enough]
        super().__init__(self.more, verbs=verbs, between=optional.ALWAYS, explains=explains, above=[above])

    def ask(self, more: i64) -> i64:
        return self.kind | self.more.put(more)

    def left(self, frame: i64) -> i64:
        return self.more.of(frame)

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        legal: list[int] = []
        add_deliveries(table, table.players[seat], self.more.of(frame), legal)
        legal.append(self.enough.base)
        return legal

    def leaves(self, table: Table, seat: int, frame: int, action: int) -> list[Text]:
        if not self.enough.matches(action):
            return []
        more: list[int] = []
        add_deliveries(table, table.players[seat], self.more.of(frame), more)
        return [table.describe(seat, one) for one in more]


@final
class Work(DeliveringMore):
    """The basic action is taken: more can be delivered if it was work, and the turn can end."""

    name = "work"
    chapter = "work"

    def __init__(self) -> None:
        most = int(box.DELIVERIES) - 1  # at least one has been delivered
        super().__init__(most, actions.END_TURN, LOWEST, explains=TURN_VERBS)

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.END_TURN.matches(action):
            course.end_turn(table, NONE)
        else:
            table.pending.append(self.ask(self.more.of(frame) - deliver(table, seat, action)))

    def prompt(self, table: Table, seat: int, frame: int) -> Text:
        if can_deliver(table, table.players[seat], self.more.of(frame)):
            return Text("prompt-work", {"count": int(self.more.of(frame))})
        return Text("prompt-end")

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.END_TURN.matches(action):
            return {"amount": 0}
        return super().text_args(table, seat, frame, action)

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        delivery = actions.BUILD.matches(action) or actions.DECORATE.matches(action)
        if delivery and self.more.of(frame):
            return super().why_not(table, seat, frame, action)
        return Text("why-acted")

    def why_not_at(self, table: Table, seat: int, frame: int, element: str) -> Text | None:
        reason = super().why_not_at(table, seat, frame, element) if self.more.of(frame) else None
        return reason or (Text("why-acted") if of_a_turn(element, seat) else None)


@final
class Deliver(DeliveringMore):
    """The teamsters deliver what they were paid for, or less."""

    name = "deliver"
    chapter = "teamsters"

    def __init__(self) -> None:
        super().__init__(max(box.ACTION_TAKE), actions.DONE, "market")

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.DONE.matches(action):
            return
        more = self.more.of(frame) - deliver(table, seat, action)
        if can_deliver(table, table.players[seat], more):
            table.pending.append(self.ask(more))

    def prompt(self, table: Table, seat: int, frame: int) -> Text:
        return Text("prompt-deliver", {"count": int(self.more.of(frame))})

    def check(self, table: Table, seat: int, frame: int, below: int) -> Text | None:
        if not influence.is_granted(table, below, box.HIRE, self.more.of(frame)):
            return Text("impossible-not-shown", {"decision": self.name})
        if can_deliver(table, table.players[seat], self.more.of(frame)):
            return None
        return Text("impossible-nothing-to-deliver")


# --- delivering -----------------------------------------------------------------------------------


def add_deliveries(table: Table, player: Player, left: i64, legal: list[int]) -> None:
    """Materials that a section of the player's still needs, and ornaments that can be paid completely."""
    if player.goods == 0 or left == 0:
        return
    held = box.GOODS.kinds(player.goods)
    sites = player.claims & ~table.done
    section: i64 = 0
    while sites:
        if sites & box.TOWER == 0:
            sites >>= box.LEVELS
            section += box.LEVELS
            continue
        if sites & 1:
            wanted = box.GOODS.kinds(box.CARD_COST[table.cards[section]] - table.site[section]) & held
            material: i64 = 0
            while wanted:
                if wanted & 1:
                    legal.append(actions.BUILD.pair(section, material))
                wanted >>= 1
                material += 1
        sites >>= 1
        section += 1
    if player.ornaments:
        _add_ornaments(table, player, left, legal)


def _add_ornaments(table: Table, player: Player, left: i64, legal: list[int]) -> None:
    bare = table.bare()
    section: i64 = 0
    while bare:
        if bare & box.TOWER == 0:
            bare >>= box.LEVELS
            section += box.LEVELS
            continue
        if bare & 1:
            kind: i64 = box.CARD_KIND[table.cards[section]]
            if player.ready(kind) and box.GOODS.of(player.goods, box.ORNAMENT_MATERIAL[kind]):
                jewels: i64 = 0
                while jewels < len(box.JEWELS):
                    if _affordable(player, jewels, left):
                        legal.append(actions.DECORATE.pair(section, jewels))
                    jewels += 1
        bare >>= 1
        section += 1


def _affordable(player: Player, jewels: i64, left: i64) -> bool:
    """Whether the jewels are there, and with the ornament's own material no more than can be delivered."""
    emeralds: i64 = box.JEWEL_EMERALDS[jewels]
    amethysts: i64 = box.JEWEL_AMETHYSTS[jewels]
    return (
        emeralds + amethysts < left
        and box.GOODS.of(player.goods, box.EMERALD) >= emeralds
        and box.GOODS.of(player.goods, box.AMETHYST) >= amethysts
    )


def can_deliver(table: Table, player: Player, number: i64) -> bool:
    possible: list[int] = []
    add_deliveries(table, player, number, possible)
    return len(possible) > 0


def deliver(table: Table, seat: i64, action: i64) -> i64:
    """A material or an ornament with its jewels. Returns how many materials were delivered."""
    if actions.BUILD.matches(action):
        _build(table, seat, actions.BUILD.first(action), actions.BUILD.second(action))
        return 1
    return _decorate(table, table.players[seat], actions.DECORATE.first(action), actions.DECORATE.second(action))


def _build(table: Table, seat: i64, section: i64, material: i64) -> None:
    """One material onto a section; the last one completes it."""
    piece = box.GOODS.some(material, 1)
    table.players[seat].goods -= piece
    table.put(section, piece)
    if table.site[section] == box.CARD_COST[table.cards[section]]:
        complete(table, seat, section)


def _decorate(table: Table, player: Player, section: i64, jewels: i64) -> i64:
    """An ornament onto a completed section, paid in full."""
    kind: i64 = box.CARD_KIND[table.cards[section]]
    emeralds: i64 = box.JEWEL_EMERALDS[jewels]
    amethysts: i64 = box.JEWEL_AMETHYSTS[jewels]
    table.give_back(player, box.ORNAMENT_MATERIAL[kind], 1)
    table.give_back(player, box.EMERALD, emeralds)
    table.give_back(player, box.AMETHYST, amethysts)
    player.ornaments -= 1 << 2 * kind
    player.decor |= 1 << section
    player.gain_prestige(box.JEWEL_PRESTIGE[jewels])
    return 1 + emeralds + amethysts


# --- completing -----------------------------------------------------------------------------------


def complete(table: Table, who: i64, section: i64) -> None:
    """A section is finished: reward, penalties, and perhaps the end of the game."""
    player = table.players[who]
    his = who >= table.seats
    table.clear(section)
    table.done |= 1 << section
    player.mark += box.CARD_RECOGNITION[table.cards[section]]
    if not his:
        table.gain(player, box.RUBLES, box.CARD_RUBLES[table.cards[section]])
    for other in table.players:
        other.lose_recognition(penalty(table, other, section))
    if table.completed(player) == box.LAST_SECTION:
        if not table.setup.solo and (table.ended_by == NONE or table.setup.every_sixth):
            player.gain_prestige(box.LAST_PRESTIGE)
        if table.ended_by == NONE:
            table.ended_by = who


def penalty(table: Table, player: Player, section: i64) -> i64:
    """What a player loses now that the section is completed: for each unfinished section of theirs below it, as much
    recognition as others have completed above that one."""
    base = section // box.LEVELS * box.LEVELS
    own = player.claims >> base & box.TOWER
    done = table.done >> base & box.TOWER
    lost: i64 = 0
    level: i64 = 0
    while level < section - base:
        if own & ~done & 1 << level:
            lost += box.POP[(done & ~own) >> level + 1]
        level += 1
    return lost


# --- in words -------------------------------------------------------------------------------------


def ornament_for(table: Table, section: int) -> Text:
    return Text("ornament-" + box.ORNAMENTS[box.CARD_KIND[table.cards[section]]])


def _why_not_build(table: Table, player: Player, action: int) -> Text:
    section: int = actions.BUILD.first(action)
    material: int = actions.BUILD.second(action)
    where: dict[str, TextArg] = {"section": box.SECTION_NAMES[section]}
    if section not in table.sections():
        return Text("why-no-section", where)
    if player.claims >> section & 1 == 0:
        return Text("why-not-your-section", where)
    if table.done >> section & 1:
        return Text("why-completed", where)
    missing = box.CARD_COST[table.cards[section]] - table.site[section]
    if box.GOODS.of(missing, material) == 0:
        return Text("why-not-needed", where | {"resource": box.resource_name(material), "goods": box.amounts(missing)})
    return Text("why-not-held", {"resource": box.resource_name(material)})


def _why_not_decorate(table: Table, player: Player, action: int, left: int) -> Text:
    section: int = actions.DECORATE.first(action)
    jewels: int = actions.DECORATE.second(action)
    if section not in table.sections():
        return Text("why-no-section", {"section": box.SECTION_NAMES[section]})
    if table.done >> section & 1 == 0:
        return Text("why-not-completed", {"section": box.SECTION_NAMES[section]})
    if table.bare() >> section & 1 == 0:
        return Text("why-decorated", {"section": box.SECTION_NAMES[section]})
    kind = box.CARD_KIND[table.cards[section]]
    if player.ready(kind) == 0:
        return Text("why-no-ornament", {"ornament": ornament_for(table, section)})
    if box.GOODS.of(player.goods, box.ORNAMENT_MATERIAL[kind]) == 0:
        return Text("why-not-held", {"resource": box.resource_name(box.ORNAMENT_MATERIAL[kind])})
    needed = 1 + box.JEWEL_EMERALDS[jewels] + box.JEWEL_AMETHYSTS[jewels]
    if needed > left:
        return Text("why-deliveries", {"count": needed, "left": left})
    return Text("why-no-jewels", {"jewels": Text("jewels-" + box.JEWELS[jewels])})


WORK: Final = Work()
DELIVER: Final = Deliver()
