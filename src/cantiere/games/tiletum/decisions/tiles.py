"""A tile that lies ready: at the wheel beside the die just taken, or at the king's track after a round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, solo, state
from cantiere.games.tiletum.decisions import choice, tasks
from cantiere.kernel import lists
from cantiere.kernel.decision import LOWEST, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class WheelTile(choice.Choice):
    """The bonus tile at the die's segment: take it or leave it."""

    name = "tile"
    chapter = "storehouse"

    def __init__(self) -> None:
        self.value = Fact("value", one_of=box.VALUES)  # of the segment
        verbs = [actions.TAKE_TILE, actions.LEAVE_TILE]
        super().__init__(self.value, verbs=verbs, between=tasks.ALL, above=["collect", "colour"])

    def ask(self, value: i64) -> i64:
        return self.kind | self.value.put(value - 1)

    def place(self, table: state.Table, frame: i64) -> i64:
        return table.place_of(self.value.of(frame) + 1)

    def tile(self, table: state.Table, frame: i64) -> i64:
        return table.wheel_tiles[self.place(table, frame)]

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        if player.can_take(self.tile(table, frame)):
            legal.append(actions.TAKE_TILE.base)
        legal.append(actions.LEAVE_TILE.base)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.TAKE_TILE.base

    def is_idle(self, table: state.Table, frame: i64) -> bool:
        """Without room for it a task may still make some."""
        tile = self.tile(table, frame)
        return tile == NONE or not table.player().may_own(tile)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.LEAVE_TILE.matches(action):
            return
        tile = self.tile(table, frame)
        table.wheel_tiles = lists.changed(table.wheel_tiles, self.place(table, frame), NONE)
        receive(table, table.player(), tile)
        if tile == box.COLOUR_HELPER and not table.player().titus:
            course.mark_just_taken(table)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-tile", self.text_args(table, seat, frame, 0))

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"tile": box.tile_name(int(self.tile(table, frame)))}

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        return [f"tile.wheel.{self.place(table, frame) + 1}"] if actions.TAKE_TILE.matches(action) else []

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        return why_not_taken(table.player(), int(self.tile(table, frame)))

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        if element in self.elements(table, seat, frame, int(actions.TAKE_TILE.base)):
            return self.why_not(table, seat, frame, int(actions.TAKE_TILE.base))
        if element.startswith("tile.wheel."):
            return Text("why-other-segment")
        return super().why_not_at(table, seat, frame, element)

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if self.value.of(frame) + 1 == table.player().die_value() else self.not_of_die(frame)


@final
class KingTile(choice.Choice):
    """The leader on the king's track takes the tile that lies there, or discards it. It is not their turn, so no task
    can make room for it."""

    name = "king_tile"
    chapter = "phase-king"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.TAKE_TILE, actions.DISCARD_TILE], above=[LOWEST])

    def ask(self) -> i64:
        return self.kind

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        if player.can_take(table.king_tile):
            legal.append(actions.TAKE_TILE.base)
        legal.append(actions.DISCARD_TILE.base)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.TAKE_TILE.matches(action):
            receive(table, table.player(), table.king_tile)
            table.king_tile = NONE
        else:
            course.discard_king_tile(table)
        course.score_track(table)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-king_tile", self.text_args(table, seat, frame, 0))

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"tile": box.tile_name(int(table.king_tile))}

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        return ["tile.king"] if actions.TAKE_TILE.matches(action) else []

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        return why_not_taken(table.player(), int(table.king_tile))

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        if element == "tile.king":
            return self.why_not(table, seat, frame, int(actions.TAKE_TILE.base))
        return Text("why-round-over")


def receive(table: state.Table, player: state.Player, tile: i64) -> None:
    """A tile comes to the storehouse; a helper is nothing to Titus."""
    if player.titus and tile < box.FIRST_CREST:
        solo.receive_helper(table, player, tile)
        return
    player.store = state.merged(player.store, [int(tile)])


def why_not_taken(player: state.Player, tile: int) -> Text | None:
    """Why a player may not take a tile from the board, if that is so."""
    if tile == NONE:
        return Text("why-no-tile")
    if not player.may_own(tile):
        return Text("why-crest-owned" if box.is_crest(tile) else "why-contracts-full")
    return Text("why-store-full") if not player.has_room() else None


WHEEL_TILE: Final = WheelTile()
KING_TILE: Final = KingTile()
