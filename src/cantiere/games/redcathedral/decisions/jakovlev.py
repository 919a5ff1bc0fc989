"""What is decided for Jakovlev, by the player where the rules leave a choice, and else by nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cantiere.games.redcathedral import actions, box, solo
from cantiere.games.redcathedral.decisions import claiming, market, working
from cantiere.kernel.decision import LOWEST, Decision, Fact
from cantiere.kernel.text import Text, TextArg

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Table


def is_free(table: Table, frame: i64) -> bool:
    """Whether the rules leave the player a choice."""
    if HIS_CLAIM.asks(frame):
        return len(HIS_CLAIM.places(table, frame)) > 1
    return HIS_ORNAMENT.asks(frame) and len(solo.ornament_places(table)) > 1


class OfHis(Decision["Table"]):
    """What is decided in his turn, or before the first one."""


@final
class HisClaim(OfHis):
    """The section he claims: by his rule, the player choosing among equals."""

    name = "his_claim"
    chapter = "solo-CLAIM"

    def __init__(self) -> None:
        self.opening = Fact("opening")  # his first section, before the game begins
        super().__init__(self.opening, verbs=[actions.HIS_CLAIM], above=[LOWEST, "roll"])

    def ask(self, opening: bool) -> i64:
        return self.kind | self.opening.put(1 if opening else 0)

    def places(self, table: Table, frame: i64) -> list[int]:
        return solo.claim_places(table, self.opening.of(frame) == 1)

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        return [actions.HIS_CLAIM.code(section) for section in self.places(table, frame)]

    def tickets(self, table: Table, frame: i64) -> i64:
        return 1

    def outcome(self, table: Table, frame: i64, ticket: i64) -> i64:
        return actions.HIS_CLAIM.code(self.places(table, frame)[0])

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        solo.claim(table, actions.HIS_CLAIM.of(action), self.opening.of(frame) == 1)

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return claiming.section_args(table, int(actions.HIS_CLAIM.of(action)))

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        section: int = actions.HIS_CLAIM.of(action)
        if table.available() >> section & 1:
            above = self.places(table, frame)[0] % box.LEVELS != 0
            return Text("why-he-claims-above" if above else "why-he-claims-a-base")
        where: dict[str, TextArg] = {"section": box.SECTION_NAMES[section]}
        if section not in table.sections():
            return Text("why-no-section", where)
        if table.claimed() >> section & 1:
            return Text("why-claimed", where)
        return Text("why-below", where | {"below": box.SECTION_NAMES[section - 1]})

    def check(self, table: Table, seat: int, frame: int, below: int) -> Text | None:
        opening = self.opening.of(frame) == 1
        if not table.players[box.JAKOVLEV].spare or not table.available() or opening != (table.claimed() == 0):
            return Text("impossible-his-claim")
        if not opening and (not table.turned or table.row[table.turned - 1] != box.SOLO_CLAIM):
            return Text("impossible-his-claim")
        return None


@final
class HisOrnament(OfHis):
    """Where his next ornament stands: by his rule, the player choosing among equals."""

    name = "his_ornament"
    chapter = "solo-turn"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.HIS_ORNAMENT], above=["deal_dice"])

    def ask(self) -> i64:
        return self.kind

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        return [actions.HIS_ORNAMENT.code(section) for section in solo.ornament_places(table)]

    def tickets(self, table: Table, frame: i64) -> i64:
        return 1

    def outcome(self, table: Table, frame: i64, ticket: i64) -> i64:
        return actions.HIS_ORNAMENT.code(solo.ornament_places(table)[0])

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        solo.place_ornament(table, actions.HIS_ORNAMENT.of(action))

    def prompt(self, table: Table, seat: int, frame: int) -> Text:
        return Text("prompt-his_ornament", {"ornament": Text("ornament-" + box.ORNAMENTS[solo.next_ornament(table)])})

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"ornament": working.ornament_for(table, int(actions.HIS_ORNAMENT.of(action)))}

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        section: int = actions.HIS_ORNAMENT.of(action)
        where: dict[str, TextArg] = {"section": box.SECTION_NAMES[section]}
        if table.done >> section & 1 == 0:
            return Text("why-not-completed", where)
        if table.bare() >> section & 1 == 0:
            return Text("why-decorated", where)
        kind = int(solo.next_ornament(table))
        if table.kind_at(section) != kind:
            return Text("why-his-next-ornament", {"ornament": Text("ornament-" + box.ORNAMENTS[kind])})
        return Text("why-he-decorates-yours")

    def check(self, table: Table, seat: int, frame: int, below: int) -> Text | None:
        return None if solo.ornament_places(table) else Text("impossible-his-ornament")


@final
class DealDice(OfHis):
    """His die tiles are dealt onto his cards, from the left."""

    name = "deal_dice"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.DEAL_DIE], above=["jakovlev", "his_claim"])

    def ask(self) -> i64:
        return self.kind

    def tickets(self, table: Table, frame: i64) -> i64:
        return len(self._left(table))

    def outcome(self, table: Table, frame: i64, ticket: i64) -> i64:
        return actions.DEAL_DIE.code(self._left(table)[ticket])

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        table.row_dice = [*self._dealt(table), actions.DEAL_DIE.of(action)]
        if len(table.row_dice) < len(box.DICE):
            table.pending.append(frame)
        else:
            table.turned = 0

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"card": Text("solo-" + box.SOLO_CARDS[table.row[len(self._dealt(table))]])}

    def _dealt(self, table: Table) -> list[int]:
        """Those dealt so far: as long as all five old ones lie there, none of the new."""
        return table.row_dice if len(table.row_dice) < len(box.DICE) else []

    def _left(self, table: Table) -> list[int]:
        dealt = self._dealt(table)
        return [die for die in range(len(box.DICE)) if die not in dealt]


@final
class Jakovlev(OfHis):
    """His turn, which the rules fix: the leftmost card whose tile is face up."""

    name = "jakovlev"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.JAKOVLEV])

    def ask(self) -> i64:
        return self.kind

    def tickets(self, table: Table, frame: i64) -> i64:
        return 1

    def outcome(self, table: Table, frame: i64, ticket: i64) -> i64:
        return actions.JAKOVLEV.code(table.row[table.turned])

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        solo.take_turn(table)

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        die = table.row_dice[table.turned]
        space = int(market.landing(table, die, 0))
        moves = "yes" if market.has_slot(table, die, space) else "no"
        return {"die": box.die_name(die), "space": space + 1, "moves": moves}


HIS_CLAIM: Final = HisClaim()
HIS_ORNAMENT: Final = HisOrnament()
DEAL_DICE: Final = DealDice()
JAKOVLEV: Final = Jakovlev()
