"""The wheel: rotating it, buying blocks, and what an emptied segment gives."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.carrara import actions, box, state
from cantiere.games.carrara.decisions import chance, pieces
from cantiere.kernel.decision import Decision, Fact
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class Rotate(Decision["state.Table"]):
    """Before buying: the disc, in the advanced game both discs or only the inner one."""

    name = "rotate"
    chapter = "buy"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.ROTATE, actions.ROTATE_INNER))

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        disc = table.has_blocks_on_wheel()
        if disc or table.bag:
            legal.append(actions.ROTATE.base)
        if disc and table.setup.advanced:
            legal.append(actions.ROTATE_INNER.base)

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        table.inner = (table.inner + 1) % 6
        table.pending.append(BUY.ask(NONE))
        if actions.ROTATE.matches(action):
            table.outer = (table.outer + 1) % 6
            table.turn_wheel()
            missing = table.refill()
            if missing:
                table.pending.append(chance.DRAW.ask(missing))

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"discs": "both" if table.setup.advanced else "single", "count": int(table.refill())}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        if actions.ROTATE_INNER.matches(action) and not table.setup.advanced:
            return Text("why-advanced-only")
        return Text("why-disc-empty")


@final
class Buy(pieces.Question):
    """Blocks of one segment, one by one; at least one, if one can be afforded."""

    name = "buy"
    chapter = "buy"

    def __init__(self) -> None:
        self.segment = Fact("segment", one_of=box.SEGMENTS, or_none=True)  # of the blocks bought so far
        super().__init__(self.segment, verbs=(actions.BUY, actions.DONE, actions.RELIEF), explains=ROTATE.verbs)

    def ask(self, segment: i64) -> i64:
        return self.kind | self.segment.put(segment)

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        """To begin a turn with, in the basic game; in the advanced one the disc is rotated first."""
        if not table.setup.advanced:
            actions.BUY.add_to(legal, self.affordable(table, table.players[seat], NONE))

    def affordable(self, table: state.Table, player: state.Player, segment: i64) -> i64:
        """The blocks the player could buy now, from the segment or, with NONE, from any: a bit for each answer."""
        coins = min(player.coins, 6)
        if segment != NONE:
            return self._in_segment(table, segment, coins)
        blocks: i64 = 0
        segment = 0
        while segment < 6:
            blocks |= self._in_segment(table, segment, coins)
            segment += 1
        return blocks

    def _in_segment(self, table: state.Table, segment: i64, coins: i64) -> i64:
        colours = box.COUNTS.kinds(table.wheel[segment])
        return actions.BUY.mask_with(segment, colours & box.AFFORDABLE[segment * 7 + coins])

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        segment = self.segment.of(frame)
        blocks = self.affordable(table, table.players[seat], segment)
        legal = actions.BUY.codes(blocks)
        if segment != NONE:
            legal.append(actions.DONE.base)
        elif blocks == 0:
            legal.append(actions.RELIEF.base)
        return legal

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        if actions.BUY.matches(action):
            self._buy(table, player, actions.BUY.first(action), actions.BUY.second(action))
        elif actions.RELIEF.matches(action):
            player.coins += box.RELIEF_COINS

    def _buy(self, table: state.Table, player: state.Player, segment: i64, colour: i64) -> None:
        block = box.COUNTS.some(colour, 1)
        player.coins -= box.PRICE[segment * 6 + colour]
        player.blocks += block
        table.wheel[segment] -= block
        if not table.setup.advanced:
            table.pending.append(self.ask(segment))
        elif table.wheel[segment] == 0:
            if REWARD.kinds(table, segment):
                table.pending.append(REWARD.ask(segment))
        elif self.affordable(table, player, segment):
            table.pending.append(self.ask(segment))

    def reveals(self, table: state.Table, seat: int, frame: int, action: int) -> bool:
        """Who takes the coins for who can afford nothing lifts the screen."""
        return actions.RELIEF.matches(action) and not table.setup.open_money

    def leaves(self, table: state.Table, seat: int, frame: int, action: int) -> list[Text]:
        """Blocks of the segment that cost nothing."""
        if not actions.DONE.matches(action):
            return []
        free = actions.BUY.codes(self._in_segment(table, self.segment.of(frame), 0))
        return [table.describe(seat, block) for block in free]

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        segment = self.segment.of(frame)
        return Text("prompt-buy") if segment == NONE else Text("prompt-buy-more", {"segment": box.SEGMENTS[segment]})

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        if actions.BUY.matches(action):
            return {"price": box.PRICE[actions.BUY.first(action) * 6 + actions.BUY.second(action)]}
        return {"coins": int(box.RELIEF_COINS)} if actions.RELIEF.matches(action) else {}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        if not self.asks(frame):
            return self._why_not_yet(table, seat, action)
        segment = self.segment.of(frame)
        if actions.ROTATE.matches(action) or actions.ROTATE_INNER.matches(action):
            return Text("why-rotated") if segment == NONE else buying_from(segment)
        if actions.BUY.matches(action):
            at = actions.BUY.first(action)
            if segment not in (NONE, at):
                return buying_from(segment)
            return self._why_not_block(table, seat, at, actions.BUY.second(action))
        if actions.RELIEF.matches(action) and segment != NONE:
            return Text("why-no-relief")
        return Text("why-buy-one" if self.affordable(table, table.players[seat], NONE) else "why-take-relief")

    def _why_not_yet(self, table: state.Table, seat: int, action: int) -> Text:
        """Why an answer of this decision does not begin a turn."""
        if actions.DONE.matches(action):
            return Text("why-not-buying")
        if actions.RELIEF.matches(action):
            return Text("why-no-relief")
        if table.setup.advanced:
            return Text("why-rotate-first")
        return self._why_not_block(table, seat, actions.BUY.first(action), actions.BUY.second(action))

    def _why_not_block(self, table: state.Table, seat: int, segment: i64, colour: i64) -> Text:
        if box.COUNTS.of(table.wheel[segment], colour) == 0:
            return Text("why-no-block", {"block": box.block_text(colour), "segment": box.SEGMENTS[segment]})
        coins = int(table.players[seat].coins)
        return Text("why-no-coins", {"coins": coins, "price": box.PRICE[segment * 6 + colour]})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        segment = self.segment.of(frame)
        if table.setup.advanced and segment != NONE and table.wheel[segment] == 0:
            return Text("impossible-segment-empty", {"segment": box.SEGMENTS[segment]})
        return None


@final
class Reward(pieces.Question):
    """Whoever has emptied a segment may take its decoration or its statue."""

    name = "reward"
    chapter = "advanced-buy"

    def __init__(self) -> None:
        self.segment = Fact("segment", one_of=box.SEGMENTS)
        super().__init__(self.segment, verbs=(actions.TAKE, actions.DECLINE))

    def ask(self, segment: i64) -> i64:
        return self.kind | self.segment.put(segment)

    def kinds(self, table: state.Table, segment: i64) -> i64:
        """Those of the two that the supply has, a bit each."""
        return box.COUNTS.kinds(table.supply) & (1 << table.decoration_at(segment) | 1 << table.statue_at(segment))

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        legal = actions.TAKE.codes(self.kinds(table, self.segment.of(frame)))
        legal.append(actions.DECLINE.base)
        return legal

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.TAKE.matches(action):
            pieces.PUT.take(table, actions.TAKE.of(action))

    def prompt(self, table: state.Table, seat: int, frame: int) -> Text:
        return Text("prompt-reward", {"segment": box.SEGMENTS[self.segment.of(frame)]})

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"what": "piece"} if actions.DECLINE.matches(action) else {}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        piece = actions.TAKE.of(action)
        segment = self.segment.of(frame)
        if piece not in (table.decoration_at(segment), table.statue_at(segment)):
            return Text("why-not-shown", {"piece": box.piece_text(piece), "segment": box.SEGMENTS[segment]})
        return Text("why-supply-empty", {"piece": box.piece_text(piece)})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        segment = self.segment.of(frame)
        if not table.setup.advanced:
            return Text("impossible-advanced-only", {"what": self.name})
        if table.wheel[segment]:
            return Text("impossible-segment-full", {"segment": box.SEGMENTS[segment]})
        return None


def buying_from(segment: i64) -> Text:
    """Why nothing else can be done: the player has begun to buy there."""
    return Text("why-other-segment", {"segment": box.SEGMENTS[segment]})


ROTATE: Final = Rotate()
BUY: Final = Buy()
REWARD: Final = Reward()
