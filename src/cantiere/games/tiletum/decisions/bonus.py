"""What bonuses leave to decide: moves and pieces, resources of one's choice, a building to activate."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, solo, state
from cantiere.games.tiletum.decisions import choice, tasks
from cantiere.games.tiletum.decisions import merchant_and_architect as travel
from cantiere.kernel import bits
from cantiere.kernel.decision import Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class MoveAndPlace(choice.Choice):
    """Moves of a piece, and houses or pillars where it stands: in any order, any of them left out."""

    name = "move_and_place"
    chapter = "character_tiles"

    def __init__(self) -> None:
        self.piece = Fact("piece", one_of=box.PIECES)
        self.moves = Fact("moves", up_to=2)
        self.places = Fact("places", up_to=1)
        verbs = [actions.MOVE, actions.PLACE_HOUSE, actions.PLACE_PILLAR]
        super().__init__(self.piece, self.moves, self.places, verbs=verbs, between=tasks.ALL, optional=True)

    def ask(self, piece: i64, moves: i64, places: i64) -> i64:
        return self.kind | self.piece.put(piece) | self.moves.put(moves) | self.places.put(places)

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        piece = self.piece.of(frame)
        if self.moves.of(frame):
            travel.steps(player, piece, legal)
        if self.places.of(frame):
            travel.places(table, player, piece, legal)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return solo.walk(
            table, table.player(), self.piece.of(frame), self.moves.of(frame), self.places.of(frame), False
        )

    def is_idle(self, table: state.Table, frame: i64) -> bool:
        """What cannot be placed now waits while a task could still make it possible."""
        return not self.has_answers(table, frame) and not tasks.could_help(table, table.player())

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.DONE.matches(action):
            return
        piece, moves, places = self.piece.of(frame), self.moves.of(frame), self.places.of(frame)
        if actions.MOVE.matches(action):
            moves -= 1
        else:
            places -= 1
        if moves or places:
            table.pending.append(self.ask(piece, moves, places))
        travel.move_or_place(table, table.player(), piece, action)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        args: dict[str, TextArg] = {"moves": int(self.moves.of(frame)), "places": int(self.places.of(frame))}
        return Text("prompt-move_and_place-" + box.PIECES[self.piece.of(frame)], args)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return travel.move_args(int(self.piece.of(frame)), action)

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        if actions.MOVE.matches(action):
            if not self.moves.of(frame):
                return Text("why-needs-move")
            return Text("why-not-adjacent", {"space": box.space_name(int(actions.MOVE.of(action)))})
        own = actions.PLACE_HOUSE if self.piece.of(frame) == box.MERCHANT else actions.PLACE_PILLAR
        if not self.places.of(frame) or not own.matches(action):
            return _why_not_of_this_kind(action)
        return travel.why_not_placed(table, table.player(), action, anywhere=False)

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if self.moves.of(frame) or self.places.of(frame) else self.nothing_left(frame)


@final
class Anywhere(choice.Choice):
    """A piece moved, or a house or pillar placed, anywhere on the map."""

    name = "anywhere"
    chapter = "task-place_crest"

    def __init__(self) -> None:
        self.what = Fact("what", one_of=box.ANYWHERE)
        verbs = [actions.MOVE, actions.PLACE_HOUSE, actions.PLACE_PILLAR]
        super().__init__(self.what, verbs=verbs, optional=True)

    def ask(self, what: i64) -> i64:
        return self.kind | self.what.put(what)

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        what = self.what.of(frame)
        if what == box.HOUSE:
            if player.house_supply:
                taken = table.taken_plots()
                for city in range(len(box.CITIES)):
                    travel.houses(table, player, city, taken, legal)
        elif what == box.PILLAR:
            if player.pillar_supply:
                for cathedral in range(len(box.CATHEDRALS)):
                    if table.may_raise_at(player, cathedral):
                        legal.append(actions.PLACE_PILLAR.code(cathedral))
        else:
            actions.MOVE.add_to(legal, box.ALL_SPACES & ~(1 << player.place_of(what)))

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return solo.place_anywhere(table, table.player(), self.what.of(frame))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if not actions.DONE.matches(action):
            travel.move_or_place(table, table.player(), self.what.of(frame), action)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-anywhere-" + box.ANYWHERE[self.what.of(frame)])

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        piece = box.ARCHITECT if self.what.of(frame) == box.ARCHITECT else box.MERCHANT
        return travel.move_args(piece, action)

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        what = self.what.of(frame)
        if actions.MOVE.matches(action):
            if what in (box.HOUSE, box.PILLAR):
                return Text("why-needs-move")
            return Text("why-here-already", {"space": box.space_name(int(actions.MOVE.of(action)))})
        if what != (box.HOUSE if actions.PLACE_HOUSE.matches(action) else box.PILLAR):
            return _why_not_of_this_kind(action)
        return travel.why_not_placed(table, table.player(), action, anywhere=True)


def _why_not_of_this_kind(action: int) -> Text:
    """For a house or a pillar that the bonus does not give, or gives no more."""
    return Text("why-needs-merchant" if actions.PLACE_HOUSE.matches(action) else "why-needs-architect")


@final
class Gain(choice.Choice):
    """Resources of one's choice, one after the other."""

    name = "gain"
    chapter = "gain_any"

    def __init__(self) -> None:
        self.count = Fact("count", up_to=3)
        super().__init__(self.count, verbs=[actions.GAIN])

    def ask(self, count: i64) -> i64:
        return self.kind | self.count.put(count)

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        actions.GAIN.add_to(legal, box.ALL_RESOURCES)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.GAIN.code(solo.most_needed(table.player())[0])

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.player().gain(actions.GAIN.of(action), 1)
        if self.count.of(frame) > 1:
            table.pending.append(self.ask(self.count.of(frame) - 1))

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-gain", {"count": int(self.count.of(frame))})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if self.count.of(frame) else self.nothing_left(frame)


@final
class Activate(choice.Choice):
    """A building whose characters give their bonus once more."""

    name = "activate"
    chapter = "activate_building"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.ACTIVATE], optional=True)

    def ask(self) -> i64:
        return self.kind

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        for building in range(box.FAMILY_HOUSE):
            if player.resident(building) != NONE:
                legal.append(actions.ACTIVATE.code(building))

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        if table.has_challenge(box.VISITORS):
            return actions.ACTIVATE.code(solo.fullest(table.player()))
        return actions.DONE.base

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.DONE.matches(action):
            return
        player = table.player()
        rooms: i64 = 0
        for room in box.ROOMS_OF[actions.ACTIVATE.of(action)]:
            if player.rooms[room] != NONE:
                rooms |= 1 << room
        table.pending.append(WELCOME.ask(rooms))

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        return Text("why-empty-building")


@final
class Welcome(choice.Choice):
    """The characters of an activated building give their bonus: one after the other, in any order, each once."""

    name = "welcome"
    chapter = "activate_building"

    def __init__(self) -> None:
        self.rooms = Fact("rooms", some_of=box.ROOMS)
        super().__init__(self.rooms, verbs=[actions.WELCOME], between=tasks.ALL, optional=True)

    def ask(self, rooms: i64) -> i64:
        return self.kind | self.rooms.put(rooms)

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        actions.WELCOME.add_to(legal, self.rooms.of(frame))

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.WELCOME.code(bits.lowest(self.rooms.of(frame)))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.DONE.matches(action):
            return
        room = actions.WELCOME.of(action)
        rest = self.rooms.of(frame) & ~(1 << room)
        if rest:
            table.pending.append(self.ask(rest))
        player = table.player()
        course.grant(table, player, box.REWARDS[player.rooms[room]], state.FROM_CHARACTER)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.WELCOME.matches(action):
            return {"tile": box.tile_name(table.player().rooms[actions.WELCOME.of(action)])}
        return {}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        room = int(actions.WELCOME.of(action))
        return Text("why-empty-room" if table.player().rooms[room] == NONE else "why-not-welcome")

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        rooms = bits.each(self.rooms.of(frame))
        if not rooms:
            return self.nothing_left(frame)
        if any(table.player().rooms[room] == NONE for room in rooms):
            return Text("impossible-welcome-empty", {"decision": self.write(frame)})
        if len({box.ROOM_BUILDING[room] for room in rooms}) > 1:
            return Text("impossible-welcome-apart", {"decision": self.write(frame)})
        return None


MOVE_AND_PLACE: Final = MoveAndPlace()
ANYWHERE: Final = Anywhere()
GAIN: Final = Gain()
ACTIVATE: Final = Activate()
WELCOME: Final = Welcome()
