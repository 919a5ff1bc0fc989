"""Contracts, taken from their market; and resources exchanged."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, solo, state
from cantiere.games.tiletum.decisions import acting, bonus, tiles
from cantiere.kernel import lists
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class Contract(acting.Action):
    """Take a tile from the contract market, or exchange a resource; the first exchange of a turn brings one more."""

    def __init__(self) -> None:
        super().__init__(box.CONTRACT, verbs=[actions.SIGN, actions.TRADE])

    def options(self, table: state.Table, player: state.Player, ap: i64, legal: list[int]) -> None:
        slot: i64 = 0
        while slot < box.CONTRACT_SLOTS:
            if box.CONTRACT_AP[slot] <= ap and player.can_take(table.contract_market[slot]):
                legal.append(actions.SIGN.code(slot))
            slot += 1
        trades: i64 = 0
        given: i64 = 0
        while given < 5:
            if player.goods[given]:
                trades |= actions.TRADE.mask_with(given, box.ALL_RESOURCES & ~(1 << given))
            given += 1
        actions.TRADE.add_to(legal, trades)

    def cost(self, ap: i64, option: i64) -> i64:
        return box.CONTRACT_AP[actions.SIGN.of(option)] if actions.SIGN.matches(option) else 1

    def take(self, table: state.Table, player: state.Player, ap: i64, option: i64) -> None:
        if actions.SIGN.matches(option):
            slot = actions.SIGN.of(option)
            tile: i64 = table.contract_market[slot]
            table.contract_market = lists.changed(table.contract_market, slot, NONE)
            tiles.receive(table, player, tile)
            return
        player.pay(actions.TRADE.first(option), 1)
        player.gain(actions.TRADE.second(option), 1)
        if not table.traded:
            table.traded = True
            table.pending.append(bonus.GAIN.ask(1))

    def titus_takes(self, table: state.Table, titus: state.Player, ap: i64) -> i64:
        return solo.sign(table, titus, ap)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.SIGN.matches(action):
            slot = actions.SIGN.of(action)
            return {"tile": box.tile_name(table.contract_market[slot]), "ap": box.CONTRACT_AP[slot]}
        if actions.TRADE.matches(action):
            given, wanted = int(actions.TRADE.first(action)), int(actions.TRADE.second(action))
            return {"given": box.goods(given, 1), "wanted": box.goods(wanted, 1)}
        return {}

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        """An exchange is clicked at what one wants, then at what one gives."""
        if not actions.TRADE.matches(action):
            return super().elements(table, seat, frame, action)
        given, wanted = actions.TRADE.first(action), actions.TRADE.second(action)
        return [f"good.{seat}.{box.RESOURCES[wanted]}", f"good.{seat}.{box.RESOURCES[given]}"]

    def why_no_option(self, table: state.Table, player: state.Player, ap: int, option: int) -> Text | None:
        if actions.SIGN.matches(option):
            slot = actions.SIGN.of(option)
            reason = tiles.why_not_taken(player, table.contract_market[slot])
            return reason or Text("why-ap", {"ap": box.CONTRACT_AP[slot], "have": ap})
        given = int(actions.TRADE.first(option))
        if given == actions.TRADE.second(option):
            return Text("why-same-resource")
        return Text("why-no-goods", {"resource": box.resource_name(given)})


CONTRACT: Final = Contract()
