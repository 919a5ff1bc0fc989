"""The royal court: which pillar may be used, its bonus, following and giving it up; and where the pillar scores."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cantiere.games.carrara import actions, box, course, scoring, state
from cantiere.games.carrara.decisions import pieces
from cantiere.kernel.decision import Decision
from cantiere.kernel.state import NONE
from cantiere.kernel.text import Text, TextArg


@final
class Pillar(Decision["state.Table"]):
    """A scoring begins: a pillar is taken up, the royal visit token unless somebody has it, and the bonus."""

    name = "pillar"
    chapter = "score"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.PILLAR,))

    def offer(self, table: state.Table, seat: i64, frame: i64, legal: list[int]) -> None:
        """The pillars a scoring may begin with; of bonus spaces that are alike only the first is offered."""
        player = table.players[seat]
        if not player.buildings and not table.setup.advanced:
            return
        # Whatever the bonus, it can only open more places.
        can = scoring.open_places(table, seat, player.coins, False) != 0
        if table.visit_by != NONE:
            if can or self._opens_place(table, seat, box.SPACE_BONUS[table.visit_space]):
                legal.append(actions.PILLAR.code(table.visit_space))
            return
        seen: i64 = 0
        space: i64 = 0
        while space < box.LARGE:
            bonus: i64 = box.SPACE_BONUS[space]
            if player.court >> space & 1 and seen >> bonus & 1 == 0:
                seen |= 1 << bonus
                if can or self._opens_place(table, seat, bonus):
                    legal.append(actions.PILLAR.code(space))
            space += 1
        if can and player.large and (player.court == 0 or table.setup.early_large_space):
            legal.append(actions.PILLAR.code(box.LARGE))

    def _opens_place(self, table: state.Table, seat: i64, bonus: i64) -> bool:
        """Whether the bonus opens a scoring place to a seat that has none to choose."""
        coins = table.players[seat].coins
        if bonus == box.COINS_BONUS:
            return scoring.open_places(table, seat, coins + box.BONUS_COINS, False) != 0
        return bonus == box.GOLD_BONUS and scoring.open_places(table, seat, coins, True) != 0

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        space = actions.PILLAR.of(action)
        table.pending.append(SCORE.kind)
        if space == box.LARGE:
            player.large -= 1
            return
        player.court &= ~(1 << space)
        if table.visit_by == NONE:
            table.visit_by = seat
            table.visit_space = space
        bonus: i64 = box.SPACE_BONUS[space]
        if bonus == box.COINS_BONUS:
            player.coins += box.BONUS_COINS
        elif bonus == box.VP_BONUS:
            player.vp_court += box.BONUS_VP
        elif bonus == box.GOLD_BONUS:
            table.pending.append(pieces.PUT.ask(box.GOLD_PIECE))
        elif GIFT.kinds(table):
            table.pending.append(GIFT.kind)

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        follows = "yes" if table.visit_by not in (NONE, seat) else "no"
        return {"space": box.space_text(actions.PILLAR.of(action)), "follows": follows}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        player = table.players[seat]
        space = actions.PILLAR.of(action)
        if table.visit_by != NONE and space != table.visit_space:
            return Text("why-same-space", {"space": box.space_text(table.visit_space)})
        if not (player.large if space == box.LARGE else player.court >> space & 1):
            return Text("why-no-pillar")
        if space == box.LARGE and player.court and not table.setup.early_large_space:
            return Text("why-bonus-first")
        if not self._can_score(table, seat, space):
            return Text("why-no-place" if player.buildings else "why-no-building")
        return Text("why-twin")

    def _can_score(self, table: state.Table, seat: i64, space: i64) -> bool:
        """Whether the seat would have a scoring place to choose with the pillar of the space."""
        if scoring.open_places(table, seat, table.players[seat].coins, False):
            return True
        return space != box.LARGE and self._opens_place(table, seat, box.SPACE_BONUS[space])

    def elements(self, table: state.Table, seat: int, frame: int, action: int) -> list[str]:
        """Bonus spaces that are alike stand for each other, unless a royal visit is to one of them."""
        space = actions.PILLAR.of(action)
        spaces = [int(space)]
        if space < box.LARGE and table.visit_by == NONE:
            court = table.players[seat].court
            alike = [other for other in range(box.LARGE) if box.SPACE_BONUS[other] == box.SPACE_BONUS[space]]
            spaces += [other for other in alike if other != space and court >> other & 1]
        return [f"court.{box.SPACES[number]}" for number in spaces]


@final
class Score(pieces.Question):
    """The scoring place the pillar in hand goes to. It pays at once, or for a money place at the end."""

    name = "score"
    chapter = "score"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.SCORE_SHARED, actions.SCORE_OWN))

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        open = scoring.open_places(table, seat, table.players[seat].coins, False)
        legal = actions.SCORE_SHARED.codes(open & box.SHARED)
        actions.SCORE_OWN.add_to(legal, open >> box.TYPE_PLACE)
        return legal

    def place(self, action: i64) -> i64:
        """The place of an answer."""
        if actions.SCORE_SHARED.matches(action):
            return actions.SCORE_SHARED.of(action)
        return actions.SCORE_OWN.of(action) + box.TYPE_PLACE

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        player = table.players[seat]
        place = self.place(action)
        player.placed |= 1 << place
        pays = scoring.payment(player, place)
        player.coins += scoring.coins_of(pays)
        vp = scoring.vp_of(pays)
        if place < box.TYPE_PLACE:
            player.vp_cities += vp
        elif place < box.URBAN_PLACE:
            player.vp_types += vp
        elif place < box.STATUE_PLACE:
            player.vp_landscapes += vp
        else:
            player.vp_statues += vp
        if player.is_done() and table.stack == 0:
            course.bring_end(table, seat)

    def reveals(self, table: state.Table, seat: int, frame: int, action: int) -> bool:
        """For a money place the coins are shown to everybody."""
        return bool(box.COIN_PLACES >> self.place(action) & 1) and not table.setup.open_money

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        place = self.place(action)
        if box.COIN_PLACES >> place & 1:
            return {"gain": Text("gain-rate", {"coins": box.COIN_RATE[place - box.COIN_PLACE]})}
        pays = scoring.payment(table.players[seat], place)
        return {"gain": box.gain_text(int(scoring.coins_of(pays)), int(scoring.vp_of(pays)))}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        """The reason lies with the place, also where a pillar would have to be chosen first."""
        player = table.players[seat]
        place = int(self.place(action))
        if not table.setup.advanced and box.ADVANCED_PLACES >> place & 1:
            return Text("why-advanced-only")
        if player.placed >> place & 1:
            return Text("why-place-used")
        if scoring.taken(table, player) >> place & 1:
            return Text("why-place-taken", {"to": table.scored_by(place)})
        if scoring.open_places(table, seat, player.coins, False) >> place & 1:
            return Text("why-pillar-first")
        if place < box.COIN_PLACE:
            have = int(player.height(place))
            return Text("why-few-buildings", {"city": box.city_text(place), "count": box.NEEDS[place], "have": have})
        if place < box.TYPE_PLACE:
            if player.placed & box.COIN_PLACES:
                return Text("why-one-coin-place")
            needs = box.COINS_NEEDED[place - box.COIN_PLACE]
            return Text("why-few-coins", {"coins": needs, "have": int(player.coins)})
        if place >= box.STATUE_PLACE:
            return Text("why-no-statue")
        return Text("why-no-such-building" if place < box.URBAN_PLACE else "why-no-such-landscape")

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        if scoring.open_places(
            table, table.turn, table.players[table.turn].coins, table.piece_in_hand() == box.GOLD_PIECE
        ):
            return None
        return Text("impossible-no-place", {"number": int(table.turn) + 1})


@final
class Gift(pieces.Question):
    """The court's bonus in the advanced game: any decoration of the supply."""

    name = "gift"
    chapter = "advanced-court"

    def __init__(self) -> None:
        super().__init__(verbs=(actions.TAKE, actions.DECLINE), above=("score",))

    def kinds(self, table: state.Table) -> i64:
        """The decorations the supply has, a bit each."""
        return box.COUNTS.kinds(table.supply) & box.ALL_DECORATIONS

    def legal(self, table: state.Table, seat: i64, frame: i64) -> list[int]:
        legal = actions.TAKE.codes(self.kinds(table))
        legal.append(actions.DECLINE.base)
        return legal

    def apply(self, table: state.Table, seat: i64, frame: i64, action: i64) -> None:
        if actions.TAKE.matches(action):
            pieces.PUT.take(table, actions.TAKE.of(action))

    def text_args(self, table: state.Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        return {"what": "piece"} if actions.DECLINE.matches(action) else {}

    def why_not(self, table: state.Table, seat: int, frame: int, action: int) -> Text | None:
        piece = actions.TAKE.of(action)
        if piece >= box.STATUE:
            return Text("why-no-decoration", {"piece": box.piece_text(piece)})
        return Text("why-supply-empty", {"piece": box.piece_text(piece)})

    def check(self, table: state.Table, seat: int, frame: int, below: int) -> Text | None:
        return None if table.visits(box.DECORATION_BONUS) else Text("impossible-bonus")


def give_up_bonus(table: state.Table, seat: i64) -> None:
    """Who does something else during a royal visit moves the pillar to the large empty space; a gold statue that lay
    there for it goes to the box."""
    player = table.players[seat]
    if table.visit_by == NONE or player.court >> table.visit_space & 1 == 0:
        return
    player.court &= ~(1 << table.visit_space)
    player.large += 1
    if box.SPACE_BONUS[table.visit_space] == box.GOLD_BONUS:
        table.box += box.COUNTS.some(box.GOLD_PIECE, 1)


PILLAR: Final = Pillar()
SCORE: Final = Score()
GIFT: Final = Gift()
