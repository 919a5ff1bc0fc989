"""A die is taken, and brings its resources."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.tiletum import actions, box, course, solo, state
from cantiere.games.tiletum.decisions import acting, choice, joker, tasks, tiles
from cantiere.kernel.decision import LOWEST, Fact
from cantiere.kernel.text import Text, TextArg


@final
class Die(choice.Choice):
    """Take a die, at its value or, for gold, at another. It then belongs to the segment of that value."""

    name = "die"
    chapter = "turn"

    def __init__(self) -> None:
        super().__init__(verbs=[actions.TAKE_DIE], between=tasks.ALL, above=[LOWEST])

    def ask(self) -> i64:
        return self.kind

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        gold: i64 = player.goods[box.GOLD]
        value: i64 = 1
        while value <= 6:
            colours = state.DICE.kinds(table.dice[value - 1])
            colour: i64 = 0
            while colours:
                if colours & 1:
                    final: i64 = 1
                    while final <= 6:
                        if change(value, final) <= gold:
                            legal.append(actions.TAKE_DIE.triple(value - 1, colour, final - 1))
                        final += 1
                colours >>= 1
                colour += 1
            value += 1

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return solo.choose_die(table, table.player())

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.player()
        value, colour, final = _die_of(action)
        player.pay(box.GOLD, change(value, final))
        table.dice[value - 1] -= state.DICE.some(colour, 1)
        player.dice = [*player.dice, int((final - 1) * len(box.COLOURS) + colour)]
        performed = table.action_of(final)
        ap = box.PIPS_AND_POINTS - final
        count = final + solo.extra_goods(table) if player.titus else final
        if performed == box.JOKER:
            table.pending.append(joker.JOKER.ask(ap))
        else:
            table.pending.append(acting.OF[performed].ask(ap + player.bonus_ap(performed), 1))
        table.pending.append(COLLECT.ask(count, colour, 0))
        table.pending.append(tiles.WHEEL_TILE.ask(final))

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        value, colour, final = _die_of(action)
        performed = int(table.action_of(final))
        return {
            "gold": int(change(value, final)),
            "goods": box.goods(colour, final),
            "action": box.action_name(performed),
            "ap": int(box.PIPS_AND_POINTS - final + table.player().bonus_ap(performed)),
        }

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        value, colour, final = _die_of(action)
        if table.dice_at(value, colour) == 0:
            return Text("why-no-die", {"die": box.die_name(colour), "value": value})
        return Text("why-gold", {"gold": int(change(value, final)), "have": table.player().goods[box.GOLD]})


def _die_of(action: i64) -> tuple[int, int, int]:
    """The die's value and colour, and the value it is taken at."""
    take = actions.TAKE_DIE
    return int(take.first(action)) + 1, int(take.second(action)), int(take.third(action)) + 1


def change(value: i64, final: i64) -> i64:
    """What it costs to change a die: gold for each step; 1 follows 6."""
    apart = value - final if value > final else final - value
    return (apart if apart <= 3 else 6 - apart) * box.GOLD_FOR_STEP


OF_DIE: Final = ("joker", *box.ACTIONS[: box.JOKER])  # what a die is taken for, below its resources


@final
class Collect(choice.Choice):
    """The die's resources, before which a helper may change their kind."""

    name = "collect"
    chapter = "turn"

    def __init__(self) -> None:
        self.count = Fact("count", up_to=len(box.VALUES) + int(box.COFFERS_MORE))
        self.resource = Fact("resource", one_of=box.RESOURCES)
        self.just_taken = Fact("just_taken")  # the colour helper in the storehouse is the tile just taken with the die
        super().__init__(
            self.count, self.resource, self.just_taken, verbs=[actions.COLLECT], between=tasks.ALL, above=OF_DIE
        )

    def ask(self, count: i64, resource: i64, just_taken: i64) -> i64:
        return self.kind | self.count.put(count) | self.resource.put(resource) | self.just_taken.put(just_taken)

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        legal.append(actions.COLLECT.base)

    def outcome(self, table: state.Table, frame: i64, ticket: i64) -> i64:
        return actions.COLLECT.base

    def is_idle(self, table: state.Table, frame: i64) -> bool:
        player = table.player()
        return box.COLOUR_HELPER not in player.store or not course.may_change_colour(table, player)

    def skip(self, table: state.Table, frame: i64) -> None:
        table.player().gain(self.resource.of(frame), self.count.of(frame))

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        self.skip(table, frame)

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-collect", self.text_args(table, seat, frame, 0))

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"goods": box.goods(int(self.resource.of(frame)), int(self.count.of(frame)))}

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        if below != table.pending[0]:
            return table.game.decisions.cannot_lie(frame, below)
        player = table.player()
        value = player.die_value()
        count = value + solo.extra_goods(table) if player.titus else value
        known = not self.just_taken.of(frame) or box.COLOUR_HELPER in player.store
        if self.count.of(frame) != count or self.resource.of(frame) != player.die_colour() or not known:
            return self.not_of_die(frame)
        return None


@final
class Colour(choice.Choice):
    """The die's resources, of a kind of one's choice."""

    name = "colour"
    chapter = "change_die_color"

    def __init__(self) -> None:
        self.count = Fact("count", up_to=len(box.VALUES))
        super().__init__(self.count, verbs=[actions.GAIN], above=OF_DIE)

    def ask(self, count: i64) -> i64:
        return self.kind | self.count.put(count)

    def answers(self, table: state.Table, player: state.Player, frame: i64, legal: list[int]) -> None:
        actions.GAIN.add_to(legal, box.ALL_RESOURCES)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.player().gain(actions.GAIN.of(action), self.count.of(frame))

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-colour", {"count": int(self.count.of(frame))})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        if below != table.pending[0]:
            return table.game.decisions.cannot_lie(frame, below)
        return None if self.count.of(frame) == table.player().die_value() else self.not_of_die(frame)


DIE: Final = Die()
COLLECT: Final = Collect()
COLOUR: Final = Colour()
