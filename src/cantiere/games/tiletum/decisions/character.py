"""Characters: taken from the market, moved into the rooms of one's buildings."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, solo, state
from cantiere.games.tiletum.decisions import acting, chance, tasks, tiles
from cantiere.kernel import lists
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class Character(acting.Action):
    """Take a character, move one in, or replace the whole market."""

    def __init__(self) -> None:
        super().__init__(box.CHARACTER, verbs=[actions.HIRE, actions.WIPE, actions.LODGE])

    def options(self, table: state.Table, player: state.Player, ap: i64, legal: list[int]) -> None:
        if player.has_room():
            offered: i64 = 0
            for tile in table.character_market:
                if tile != NONE:
                    offered |= 1 << tile - box.FIRST_CHARACTER
            actions.HIRE.add_to(legal, offered)
        if table.character_pile:
            legal.append(actions.WIPE.base)
        last: i64 = NONE
        for tile in player.store:
            if tile >= box.FIRST_CHARACTER and tile != last:
                last = tile
                self.rooms(player, tile - box.FIRST_CHARACTER, ap, legal)

    def rooms(self, player: state.Player, character: i64, ap: i64, legal: list[int]) -> None:
        """The rooms a character may move into: where its type lives, else in an empty building."""
        type: i64 = box.TYPE[character]
        open_to: i64 = 0
        building: i64 = 0
        while building < box.FAMILY_HOUSE:
            resident = player.resident(building)
            if resident == type:
                open_to = 1 << building
                break
            if resident == NONE:
                open_to |= 1 << building
            building += 1
        for room in range(len(box.ROOMS)):
            if open_to >> box.ROOM_BUILDING[room] & 1:
                if player.rooms[room] == NONE and box.ROOM_FLOOR[room] <= ap:
                    legal.append(actions.LODGE.pair(character, room))

    def cost(self, ap: i64, option: i64) -> i64:
        return box.ROOM_FLOOR[actions.LODGE.second(option)] if actions.LODGE.matches(option) else 1

    def take(self, table: state.Table, player: state.Player, ap: i64, option: i64) -> None:
        if actions.LODGE.matches(option):
            move_in(table, player, actions.LODGE.first(option), actions.LODGE.second(option))
            return
        market = table.character_market
        if actions.WIPE.matches(option):
            table.aside = [tile for tile in market if tile != NONE]
            table.character_market = lists.row_of(len(market), NONE)
        else:
            hired = box.FIRST_CHARACTER + actions.HIRE.of(option)
            table.character_market = lists.changed(market, lists.index_of(market, hired), NONE)
            tiles.receive(table, player, hired)
        chance.restock(table)

    def titus_takes(self, table: state.Table, titus: state.Player, ap: i64) -> i64:
        return solo.move_or_hire(table, titus, ap)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.HIRE.matches(action):
            return {"tile": box.tile_name(int(box.FIRST_CHARACTER + actions.HIRE.of(action)))}
        if actions.LODGE.matches(action):
            room = actions.LODGE.second(action)
            tile = box.tile_name(int(box.FIRST_CHARACTER + actions.LODGE.first(action)))
            return {"tile": tile, "building": box.ROOM_BUILDING[room] + 1, "floor": box.ROOM_FLOOR[room]}
        return {}

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        """A character moving in is clicked at its room or in the storehouse."""
        if not actions.LODGE.matches(action):
            return super().elements(table, seat, frame, action)
        character, room = box.CHARACTERS[actions.LODGE.first(action)], box.ROOMS[actions.LODGE.second(action)]
        return [f"room.{seat}.{room}", f"store.{seat}.{character}"]

    def why_no_option(self, table: state.Table, player: state.Player, ap: int, option: int) -> Text | None:
        if actions.HIRE.matches(option):
            if box.FIRST_CHARACTER + actions.HIRE.of(option) not in table.character_market:
                return Text("why-not-in-market")
            return Text("why-store-full")
        if actions.WIPE.matches(option):
            return Text("why-pile-empty")
        return _why_no_room(player, int(actions.LODGE.first(option)), int(actions.LODGE.second(option)), ap)

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        """A room is clicked for the characters that wait, a character for the rooms there are."""
        player = table.player()
        kind, _, rest = element.partition(".")
        owner, _, what = rest.partition(".")
        if owner != str(seat) or kind not in ("room", "store"):
            return super().why_not_at(table, seat, frame, element)
        if not self.ap.of(frame):
            return Text("why-no-ap")
        waiting = [tile - int(box.FIRST_CHARACTER) for tile in player.store if tile >= box.FIRST_CHARACTER]
        ap = int(self.ap.of(frame))
        if kind == "room" and what not in box.ROOMS:
            return None
        if kind == "room":
            if player.rooms[box.ROOMS.index(what)] == NONE and not waiting:
                return Text("why-no-character")
            return _why_no_room(player, waiting[0] if waiting else 0, box.ROOMS.index(what), ap)
        if what not in box.CHARACTERS or box.CHARACTERS.index(what) not in waiting:
            return None
        return _why_no_home(player, box.CHARACTERS.index(what), ap)


def _why_no_room(player: state.Player, character: int, room: int, ap: int) -> Text | None:
    building = box.ROOM_BUILDING[room]
    if player.rooms[room] != NONE:
        return Text("why-room-taken")
    held = int(box.FIRST_CHARACTER) + character
    if held not in player.store:
        return Text("why-not-in-store", {"tile": box.tile_name(held)})
    type = box.TYPE[character]
    home = player.home_of(type)
    if home not in (NONE, building):
        return Text("why-type-elsewhere", {"type": Text("type-" + box.TYPES[type]), "building": int(home) + 1})
    if home == NONE and player.resident(building) != NONE:
        return Text("why-other-type", {"building": building + 1})
    if ap < box.ROOM_FLOOR[room]:
        return Text("why-ap", {"ap": box.ROOM_FLOOR[room], "have": ap})
    return None


def _why_no_home(player: state.Player, character: int, ap: int) -> Text:
    """Why a character that waits in the storehouse can move in nowhere."""
    rooms: list[int] = []
    CHARACTER.rooms(player, character, len(box.ROOMS), rooms)
    if not rooms:
        return Text("why-no-home", {"type": Text("type-" + box.TYPES[box.TYPE[character]])})
    floors = [box.ROOM_FLOOR[actions.LODGE.second(room)] for room in rooms]
    return Text("why-ap", {"ap": min(floors), "have": ap})


def move_in(table: state.Table, player: state.Player, character: i64, room: i64) -> None:
    """The roof house may come free, the building may be complete, and the character's bonus is gained."""
    tile = box.FIRST_CHARACTER + character
    building: i64 = box.ROOM_BUILDING[room]
    player.store = lists.without(player.store, tile)
    player.rooms = lists.changed(player.rooms, room, tile)
    if player.is_filled(building):
        if player.roofs >> building & 1:
            player.roofs &= ~(1 << building)
            player.house_supply += 1
        tasks.complete(table, player, building)
    if player.titus:
        solo.receive_character(table, player, tile)
    else:
        course.grant(table, player, box.REWARDS[tile], state.FROM_CHARACTER)


CHARACTER: Final = Character()
