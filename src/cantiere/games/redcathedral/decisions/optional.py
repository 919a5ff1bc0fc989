"""What a player may do at any moment of the turn besides what is asked: prestige for rubles, prestige for a re-roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cantiere.games.redcathedral import actions, box
from cantiere.games.redcathedral.decisions import chance
from cantiere.kernel.decision import Decision
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg

if TYPE_CHECKING:
    from cantiere.games.redcathedral.state import Table


@final
class SellPrestige(Decision["Table"]):
    """Lose 1 prestige for rubles."""

    def __init__(self) -> None:
        super().__init__(verbs=[actions.SELL_PRESTIGE])

    def offer(self, table: Table, seat: i64, frame: i64, legal: list[int]) -> None:
        if table.bank and table.sale != box.OVER and table.players[seat].behind() != NONE:
            legal.append(actions.SELL_PRESTIGE.base)

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        player.mark = player.behind()
        table.gain(player, box.RUBLES, box.PRESTIGE_RUBLES)
        if table.setup.one_moment:
            table.sale = box.NOW

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"price": Text("amount-rubles", {"count": int(box.PRESTIGE_RUBLES)})}

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        if table.players[seat].behind() == NONE:
            return Text("why-no-prestige")
        if table.sale == box.OVER:
            return Text("why-one-moment")
        return Text("why-none-left", {"resource": Text("resource-rubles")})


@final
class Reroll(Decision["Table"]):
    """Lose 1 prestige to roll the dice of a space again, once a turn."""

    def __init__(self) -> None:
        super().__init__(verbs=[actions.REROLL])

    def offer(self, table: Table, seat: i64, frame: i64, legal: list[int]) -> None:
        if not table.rerolled and table.players[seat].behind() != NONE:
            actions.REROLL.add_to(legal, table.occupied())

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        player.mark = player.behind()
        table.rerolled = True
        table.pending.append(chance.ROLL.ask(table.dice_on(actions.REROLL.of(action))))

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        if table.players[seat].behind() == NONE:
            return Text("why-no-prestige")
        if table.rerolled:
            return Text("why-rerolled")
        return Text("why-no-dice", {"space": int(actions.REROLL.of(action)) + 1})


SELL_PRESTIGE: Final = SellPrestige()
REROLL: Final = Reroll()
ALWAYS: Final = (SELL_PRESTIGE, REROLL)
