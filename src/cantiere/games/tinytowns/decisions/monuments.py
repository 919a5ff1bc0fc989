"""The monuments: which one is kept, and those that ask something when they stand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.tinytowns import actions, box, course, scoring, state
from cantiere.games.tinytowns.decisions import building
from cantiere.kernel.decision import Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg
from cantiere.kernel.vocabulary import Verb


@final
class Keep(Decision["state.Table"]):
    """Everybody keeps one of the two monuments dealt."""

    name = "keep"
    chapter = "monuments"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.KEEP])

    def ask(self) -> i64:
        return self.kind

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        return actions.KEEP.codes(table.towns[seat].dealt)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.towns[seat].monument = box.FIRST_MONUMENT + actions.KEEP.of(action)

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        return Text("why-not-dealt", {"building": box.building_name(box.FIRST_MONUMENT + actions.KEEP.of(action))})

    def secret(self, table: state.Table, seat: int, frame: int, action: int, viewer: int | None) -> bool:
        return viewer != seat


@final
class Gift(Decision["state.Table"]):
    """Grove University: any building, on any empty square."""

    name = "gift"
    chapter = "grove_university"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.GIFT], explains=[actions.DECLINE], above=["build"])

    def ask(self) -> i64:
        return self.kind

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        return _cards(actions.GIFT, table, table.towns[seat], (1 << box.COMMON) - 1)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        building.give(table.towns[seat], box.FAMILY[actions.GIFT.of(action)])

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        if actions.DECLINE.matches(action):
            return Text("why-must-choose")
        return building.not_in_play(table, actions.GIFT.of(action)) or Text("why-five-banks")

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        town = table.towns[seat]
        return _check_new(town, box.GROVE, seat) if town.empty() else Text("impossible-no-room", {"number": seat + 1})


@final
class Replace(Decision["state.Table"]):
    """Architect's Guild: up to two buildings become others."""

    name = "replace"
    chapter = "architects_guild"

    def __init__(self) -> None:
        self.done = Fact("done", some_of=box.CELLS)  # squares already replaced
        super().__init__(self.done, verbs=[actions.REPLACE, actions.DECLINE], above=["build"])

    def ask(self, done: i64) -> i64:
        return self.kind | self.done.put(done)

    def left(self, frame: i64) -> i64:
        """How many buildings may still be replaced."""
        return box.COUNT[box.GUILD] - box.BITS[self.done.of(frame)]

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        town = table.towns[seat]
        legal: list[int] = []
        open = replaceable(town, self.done.of(frame))
        for cell in range(16):
            if open >> cell & 1:
                for family in range(box.COMMON):
                    card: i64 = table.cards[family]
                    if town.built[family] >> cell & 1 == 0 and table.has_room_for(town, card):
                        legal.append(actions.REPLACE.pair(cell, card))
        legal.append(actions.DECLINE.base)
        return legal

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.DECLINE.matches(action):
            return
        town = table.towns[seat]
        cell, card = actions.REPLACE.first(action), actions.REPLACE.second(action)
        done = self.done.of(frame) | 1 << cell
        town.built = vec[i64]([squares & ~(1 << cell) for squares in town.built])
        town.clear(cell)
        town.houses &= ~(1 << cell)
        if self.left(frame) > 1 and replaceable(town, done):
            town.pending.append(self.ask(done))
        table.drop_plans(town)
        building.stand(table, town, box.FAMILY[card], cell, True)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-replace", {"count": int(self.left(frame))})

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.DECLINE.matches(action):
            return {}
        return {"old": box.building_name(table.standing(table.towns[seat], actions.REPLACE.first(action)))}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        cell: int = actions.REPLACE.first(action)
        card: int = actions.REPLACE.second(action)
        reason = self._why_not_square(table, seat, frame, cell) or self._why_not_card(table, seat, card)
        return reason or Text("why-same-building", {"building": box.building_name(card)})

    def _why_not_square(self, table: state.Table, seat: int, frame: int, cell: int) -> Text | None:
        """Why nothing on the square can be replaced."""
        if self.done.of(frame) >> cell & 1:
            return Text("why-replaced-already", {"cell": box.CELLS[cell]})
        if replaceable(table.towns[seat], 0) >> cell & 1 == 0:
            return Text("why-nothing-to-replace", {"cell": box.CELLS[cell]})
        return None

    def _why_not_card(self, table: state.Table, seat: int, card: int) -> Text | None:
        """Why the card cannot replace anything."""
        if box.FAMILY[card] == box.MONUMENT:
            return Text("why-no-monument")
        if not table.has_room_for(table.towns[seat], card):
            return Text("why-five-banks")
        return building.not_in_play(table, card)

    def why_not_at(self, table: state.Table, seat: int, frame: int, element: str) -> Text | None:
        card, cell = building.clicked_card(element), building.clicked_square(element, seat)
        if card != NONE:
            return self._why_not_card(table, seat, card)
        return self._why_not_square(table, seat, frame, cell) if cell != NONE else None

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        if not actions.REPLACE.matches(action):
            return super().elements(table, seat, frame, action)
        cell, card = box.CELLS[actions.REPLACE.first(action)], box.BUILDINGS[actions.REPLACE.second(action)]
        return [f"town.{seat}.{cell}", f"card.{card}"]

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        town = table.towns[seat]
        done: int = self.done.of(frame)
        if done & ~replaceable(town, 0) or self.left(frame) < 1 or not replaceable(town, done):
            return Text("impossible-replace", {"number": seat + 1})
        return _check_new(town, box.GUILD, seat)


@final
class Reserve(Decision["state.Table"]):
    """Opaleye's Watch: buildings, each different, are put on the card."""

    name = "reserve"
    chapter = "opaleyes_watch"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.RESERVE], explains=[actions.DECLINE], above=["build"])

    def ask(self) -> i64:
        return self.kind

    def left(self, town: state.Town) -> i64:
        """How many more buildings go on the card."""
        return box.COUNT[box.WATCH] - box.BITS[town.watch]

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        return _cards(actions.RESERVE, table, None, ~table.towns[seat].watch)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        town = table.towns[seat]
        town.watch |= 1 << box.FAMILY[actions.RESERVE.of(action)]
        if self.left(town):
            town.pending.append(self.ask())

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-reserve", {"count": int(self.left(table.towns[seat]))})

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        if actions.DECLINE.matches(action):
            return Text("why-must-choose")
        card: int = actions.RESERVE.of(action)
        already = Text("why-reserved-already", {"building": box.building_name(card)})
        return building.not_in_play(table, card) or already

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        town = table.towns[seat]
        if self.left(town) < 1:
            return Text("impossible-watch", {"number": seat + 1, "count": box.COUNT[box.WATCH]})
        return _check_new(town, box.WATCH, seat)


@final
class Claim(Decision["state.Table"]):
    """Opaleye's Watch: what a neighbour has built is taken from the card and put on any empty square."""

    name = "claim"
    chapter = "opaleyes_watch"

    def __init__(self) -> None:
        self.called = Fact("called", some_of=box.FAMILIES[: box.COMMON])  # what the neighbours have built
        super().__init__(self.called, verbs=[actions.CLAIM, actions.DECLINE], above=["build"])

    def ask(self, called: i64) -> i64:
        return self.kind | self.called.put(called)

    def possible(self, table: state.Table, town: state.Town, called: i64) -> bool:
        """Whether a town with an empty square can take one of the buildings called."""
        for family in range(box.COMMON):
            if called >> family & 1 and table.has_room_for(town, table.cards[family]):
                return True
        return False

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        legal = _cards(actions.CLAIM, table, table.towns[seat], self.called.of(frame))
        if table.setup.watch_optional:
            legal.append(actions.DECLINE.base)
        return legal

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.DECLINE.matches(action):
            return
        town = table.towns[seat]
        family: i64 = box.FAMILY[actions.CLAIM.of(action)]
        town.watch &= ~(1 << family)
        others = self.called.of(frame) & ~(1 << family)
        if box.BITS[town.empty()] > 1 and self.possible(table, town, others):
            town.pending.append(self.ask(others))
        building.give(town, family)

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        if actions.DECLINE.matches(action):
            return Text("why-must-choose")
        card: int = actions.CLAIM.of(action)
        family = box.FAMILY[card]
        if table.towns[seat].watch >> family & 1 == 0:
            reason = Text("why-not-on-watch", {"building": box.building_name(card)})
        elif self.called.of(frame) >> family & 1 == 0:
            reason = Text("why-not-called", {"building": box.building_name(card)})
        else:
            reason = Text("why-five-banks")
        return building.not_in_play(table, card) or reason

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        town = table.towns[seat]
        called: int = self.called.of(frame)
        seen = called & ~(town.watch & course.neighbours_constructed(table, seat)) == 0
        if seen and town.empty() and self.possible(table, town, called):
            return None
        return Text("impossible-claim", {"number": seat + 1})


# --- what they share ------------------------------------------------------------------------------


def unveil(town: state.Town) -> None:
    """A monument stands: its other plans fit no more, and some do something at once."""
    town.ready = [plan for plan in town.ready if box.PLAN_BUILDING[plan] < box.FIRST_MONUMENT]
    card = town.monument
    if card == box.SHRINE:
        town.shrine = scoring.shrine_value(box.BITS[town.houses])
    elif card == box.GROVE:
        if town.empty():
            town.pending.append(GIFT.ask())
    elif card == box.WATCH:
        town.pending.append(RESERVE.ask())
    elif card == box.GUILD and replaceable(town, 0):
        town.pending.append(REPLACE.ask(0))


def _check_new(town: state.Town, monument: i64, seat: int) -> Text | None:
    """What a monument asks when it has just been built."""
    if town.has_monument(monument) and town.constructed >> box.MONUMENT & 1:
        return None
    return Text("impossible-not-new", {"number": seat + 1, "building": box.building_name(monument)})


def replaceable(town: state.Town, done: i64) -> i64:
    """The squares of buildings that Architect's Guild may still replace."""
    return town.houses & ~town.built[box.MONUMENT] & ~done


def _cards(verb: Verb, table: state.Table, town: state.Town | None, families: i64) -> list[int]:
    """The cards of some families; a Bank only where its owner has a resource left for it."""
    legal: list[int] = []
    for family in range(box.COMMON):
        card: i64 = table.cards[family]
        if families >> family & 1 and (town is None or table.has_room_for(town, card)):
            legal.append(verb.code(card))
    return legal


KEEP: Final = Keep()
GIFT: Final = Gift()
REPLACE: Final = Replace()
RESERVE: Final = Reserve()
CLAIM: Final = Claim()
