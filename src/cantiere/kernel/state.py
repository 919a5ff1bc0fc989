"""What lies on one table, and the rules that move it on: the contract every game fulfils.

A state is small, mutable and cheap to clone. It holds no generator and no history: chance is a seat whose draws
are actions like any other, and who wants history keeps the actions (`cantiere.kernel.match`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from cantiere.kernel.decision import Decision
from cantiere.kernel.errors import IllegalAction, WrongSeat
from cantiere.kernel.options import OptionValue
from cantiere.kernel.rng import Rng
from cantiere.kernel.text import Text, TextArg, Words, plain_name

if TYPE_CHECKING:
    from cantiere.kernel.game import Game

CHANCE: Final = -1  # the seat that draws and rolls
NOBODY: Final = -2  # nobody is to act: the game is over
ALL_SEEING: Final = -3  # a reader of the log to whom nothing is secret, as after the game

NONE: Final = -1  # no such thing: an empty space, a card not drawn


class Points:
    """One line of a score: what pays (a message key), where it stands, and how much; perhaps why so much, which
    elements of the board pay, and whether it is paid only `at_end`."""

    def __init__(
        self,
        source: str,
        where: str,
        points: int,
        why: Text | None = None,
        elements: list[str] | None = None,
        at_end: bool = False,
    ) -> None:
        self.source = source
        self.where = where
        self.points = points
        self.why = why
        self.elements: list[str] = elements or []
        self.at_end = at_end

    def plain(self) -> dict[str, object]:
        return {"source": self.source, "where": self.where, "points": self.points}

    def __repr__(self) -> str:
        place = f" at {self.where}" if self.where else ""
        return f"{self.points:+d} {self.source}{place}"


class Term:
    """A part of what a position is worth to a seat. Message `reason-<name>` says what it is, given how much `count` has
    risen and what it is `about`."""

    def __init__(self, name: str, value: int, count: int = 0, about: dict[str, TextArg] | None = None) -> None:
        self.name = name
        self.value = value  # hundredths of a point
        self.count = count  # of what it counts; rises with the value
        self.about: dict[str, TextArg] = about if about is not None else {}

    def __repr__(self) -> str:
        return f"{self.value:+d} {self.name} {self.about or ''}".rstrip()


class Rival:
    """An opponent of a lone player whom nobody plays. He is scored as the seat after the last."""

    def __init__(self, name: Text, ahead: int) -> None:
        self.name = name
        self.ahead = ahead  # 1 if he is before the player, 0 level, -1 behind; tie-breaks counted


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's table. The first group of methods is written by each game, in its `state.py`; everything
    else follows from them, from the game's decisions and from its other modules."""

    def __init__(self, game: Game, seats: i64, options: dict[str, OptionValue]) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self._options: dict[str, OptionValue] = options

    # --- what a game writes -----------------------------------------------------------------------

    def actor(self) -> i64:
        """A seat that is to act (the lowest when several are), CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """Every seat that is to act now. Several at once only where their actions commute until the phase closes."""
        actor = self.actor()
        return [actor] if actor != NOBODY else []

    def frames(self, seat: i64) -> list[int]:
        """The stack of frames of which the seat that is to act, or CHANCE, decides the last."""
        raise NotImplementedError

    def stacks(self) -> list[tuple[int, list[int]]]:
        """Every stack of frames, with the seat whose decisions they are or CHANCE."""
        raise NotImplementedError

    def go_on(self, seat: i64) -> None:
        """An action of the seat is done: see to what follows when nothing is left to decide."""

    def turn_number(self) -> i64:
        """Tells turns apart that a seat has one after the other, with nobody and no draw in between."""
        return 0

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def hide(self, seat: i64, rng: Rng) -> None:
        """Redeal what `seat` may not know, in place. Depends on nothing but what `seat` may know, and on `rng`."""

    def score(self, seat: i64) -> i64:
        """The seat's points if the game were scored now."""
        raise NotImplementedError

    def worth(self, seat: i64) -> i64:
        """How good the position looks for `seat`, in hundredths of a point of final score: what a bot that does not
        search further goes by."""
        return self.score(seat) * 100

    # --- the rules: what the decision says --------------------------------------------------------

    def asked(self, seat: i64) -> i64:
        """The frame that the seat (CHANCE included) is to decide now, or NONE."""
        return self.frames(seat)[-1] if self.actor() == seat else NONE

    def legal(self, seat: i64) -> list[int]:
        """The codes of all actions open to `seat`, in a fixed order; empty when it is not to act. Not for CHANCE."""
        frame = self.asked(seat)
        if frame < 0 or seat < 0:
            return []
        decision = self.game.decisions.of(frame)
        legal = decision.legal(self, seat, frame)
        for other in decision.between:
            other.offer(self, seat, frame, legal)
        last = decision.last(self, frame)
        if last >= 0:
            legal.append(last)
        return legal

    def apply(self, seat: i64, action: i64) -> None:
        """Take an action that `legal` (or, for CHANCE, `outcome`) has offered. Unchecked: the caller knows it
        is legal."""
        decisions = self.game.decisions
        stack = self.frames(seat)
        other = decisions.between[action]
        frame: i64
        if other is not None:
            frame = stack[-1]
            other.apply(self, seat, frame, action)
        else:
            frame = stack.pop()
            decisions.of(frame).apply(self, seat, frame, action)
        self.go_on(seat)

    def mask(self, seat: i64) -> bytes:
        """The whole action space, one byte an action: 1 if `legal` has it, else 0."""
        mask = vec[u8]([0] * self.game.vocabulary.size)
        for action in self.legal(seat):
            mask[action] = 1
        return bytes(mask)

    def tickets(self) -> i64:
        """While CHANCE is to act: how many equally likely tickets there are to draw from."""
        frame = self.asked(CHANCE)
        return self.game.decisions.of(frame).tickets(self, frame)

    def outcome(self, ticket: i64) -> i64:
        """The chance action that the ticket (0 to `tickets()` - 1) brings about."""
        frame = self.asked(CHANCE)
        return self.game.decisions.of(frame).outcome(self, frame, ticket)

    def is_over(self) -> bool:
        return self.actor() == NOBODY

    def options(self) -> dict[str, OptionValue]:
        """The options the table is played with."""
        return dict(self._options)

    def require(self, seat: int, action: int) -> None:
        """Raise unless `seat` may take the action now."""
        if seat == CHANCE and self.actor() == CHANCE:
            if all(action != outcome for outcome, _ in self.outcomes()):
                raise IllegalAction(
                    "error-impossible-draw", game=self.game.id, action=self.game.vocabulary.short(action)
                )
            return
        if seat not in self.actors():
            raise WrongSeat(
                "error-over" if self.is_over() else "error-not-your-turn", game=self.game.id, number=seat + 1
            )
        if action not in self.legal(seat):
            words = self.game.vocabulary.short(action)
            raise IllegalAction("error-illegal", game=self.game.id, action=words, why=self.why_not(seat, action))

    def play(self, seat: int, action: int) -> None:
        """Take an action, checked: what is not legal raises and changes nothing."""
        self.require(seat, action)
        self.apply(seat, action)

    def sample(self, rng: Rng) -> i64:
        """One draw of CHANCE."""
        return self.outcome(rng.below(self.tickets()))

    def outcomes(self) -> list[tuple[int, int]]:
        """While CHANCE is to act: every action it can take, ascending, with its weight."""
        weights: dict[int, int] = {}
        for ticket in range(self.tickets()):
            outcome: int = self.outcome(ticket)
            weights[outcome] = weights.get(outcome, 0) + 1
        return sorted(weights.items())

    def reveals(self, seat: int, action: int) -> bool:
        """Whether the action, looked at before it is taken, draws or shows anybody something hidden."""
        if seat == CHANCE:
            return True
        frame = int(self.asked(seat))
        decision = self._taken(seat, action)
        return decision is not None and decision.reveals(self, seat, frame, action)

    def seen_by(self, seat: int, rng: Rng) -> State:
        """A copy in which what `seat` may not know has been dealt anew: all that a bot is ever given."""
        copy = self.clone()
        copy.hide(seat, rng)
        return copy

    def information_state(self, seat: int) -> str:
        """All that `seat` may know of the table, as text: the same for all tables that it cannot tell apart. Read as a
        position it is one of those tables."""
        return f"# seat {seat + 1}\n" + self.seen_by(seat, Rng(0)).position()

    def _taken(self, seat: int, action: int) -> Decision[Any] | None:
        """The decision that the seat's action would take, if it is one that may be taken now."""
        frame = int(self.asked(seat))
        return self.game.decisions.taken(frame, self.game.vocabulary.verb(action)) if frame >= 0 else None

    # --- what people are told: what the decision says ---------------------------------------------

    def prompt(self, seat: int) -> Text:
        """What `seat` is asked to decide."""
        frame = int(self.asked(seat))
        if frame < 0:
            return Text("prompt-over" if self.is_over() else "prompt-wait")
        return self.game.decisions.of(frame).prompt(self, seat, frame)

    def text_args(self, seat: int, action: int) -> dict[str, TextArg]:
        """What goes into the sentences about an action, looked at before it is taken."""
        args = self.game.vocabulary.text_args(action)
        decision = self._taken(seat, action)
        if decision is not None:
            args.update(decision.text_args(self, seat, int(self.asked(seat)), action))
        return args

    def describe(self, seat: int, action: int) -> Text:
        """What taking the action would mean, as a button says it."""
        return Text("do-" + self.game.vocabulary.verb(action).name, self.text_args(seat, action))

    def tell(self, seat: int, action: int, viewer: int | None) -> Text:
        """The line of the log about an action about to be taken, as `viewer` (None: a spectator) may read it."""
        key = "log-" + self.game.vocabulary.verb(action).name
        args = self.text_args(seat, action)
        if viewer != ALL_SEEING and self.secret(seat, action, viewer):
            # That something was done, by whom and to whom, everybody sees.
            key += "-hidden"
            args = {"to": args["to"]} if "to" in args else {}
        args["seat"] = seat
        return Text(key, args)

    def secret(self, seat: int, action: int, viewer: int | None) -> bool:
        """Whether what exactly `seat` did stays hidden from `viewer` (None: a spectator), looked at before it
        is done."""
        decision = self._taken(seat, action)
        return decision is not None and decision.secret(self, seat, int(self.asked(seat)), action, viewer)

    def elements(self, seat: int, action: int) -> list[str]:
        """The elements of the board that stand for the action, the one to click first."""
        decision = self._taken(seat, action)
        if decision is not None:
            return decision.elements(self, seat, int(self.asked(seat)), action)
        element = self.game.vocabulary.element(action, seat)
        return [element] if element else []

    def leaves(self, seat: int, action: int) -> list[Text]:
        """What the action, which ends something, leaves behind although it would cost nothing."""
        decision = self._taken(seat, action)
        return decision.leaves(self, seat, int(self.asked(seat)), action) if decision is not None else []

    def would_pay(self, seat: int, actions: list[int]) -> list[Text]:
        """Those of the actions that would raise the seat's score at once, as a button says them."""
        found: list[Text] = []
        before = self.score(seat)
        for action in actions:
            after = self.clone()
            after.apply(seat, action)
            if after.score(seat) > before:
                found.append(self.describe(seat, action))
        return found

    def why_not(self, seat: int, action: int) -> Text:
        """Why `seat` may not take the action now. Only asked for actions that are not legal."""
        return self._why_not(seat, int(self.asked(seat)), action) or self._something_else(seat)

    def _why_not(self, seat: int, frame: int, action: int) -> Text | None:
        """The reason of the decision that knows one."""
        if frame < 0:
            return None
        decision = self.game.decisions.explaining(frame, self.game.vocabulary.verb(action))
        return decision.why_not(self, seat, frame, action) if decision is not None else None

    def why_not_at(self, seat: int, element: str) -> Text | None:
        """Why a click on `element` means nothing to `seat` now; None if it does mean something, or never could.

        A click may stand for several actions: an answer to what is asked has the first word."""
        frame = int(self.asked(seat))
        if frame < 0:
            return None
        if any(element in self.elements(seat, action) for action in self.legal(seat)):
            return None
        if self.game.vocabulary.owner(element) not in (None, seat):
            return Text("why-not-yours")
        meant = self._meant(seat, element)
        for action in meant:
            reason = self._why_not(seat, frame, action)
            if reason is not None:
                return reason
        reason = self.game.decisions.of(frame).why_not_at(self, seat, frame, element)
        return reason or (self._something_else(seat) if meant else None)

    def chapter(self, seat: int, action: int = NONE) -> str:
        """The heading of the guide that tells of the action, or of what the seat is asked; "" for none."""
        frame = int(self.asked(seat))
        if frame < 0:
            return ""
        asked = self.game.decisions.of(frame)
        if action < 0:
            return asked.chapter
        verb = self.game.vocabulary.verb(action)
        taken = self.game.decisions.taken(frame, verb)
        of_decision = taken.chapter if taken is not None else self.game.decisions.chapter_of(verb)
        return verb.chapter or of_decision or asked.chapter

    def chapter_at(self, seat: int, element: str) -> str:
        """The same for a click that means nothing: of the action whose reason `why_not_at` gives, or of what the
        element is for at another time."""
        frame = int(self.asked(seat))
        meant = self._meant(seat, element)
        explained = [action for action in meant if self._why_not(seat, frame, action) is not None]
        return self.chapter(seat, next(iter(explained + meant), NONE))

    def _meant(self, seat: int, element: str) -> list[int]:
        """The actions that a click on the element could mean, answers to what is asked first."""
        meant = self.game.vocabulary.at(element, seat)
        answers = [action for action in meant if self._taken(seat, action) is not None]
        return answers + [action for action in meant if action not in answers]

    def _something_else(self, seat: int) -> Text:
        return Text("why-asked-else", {"prompt": self.prompt(seat)})

    # --- what the game's other modules say --------------------------------------------------------

    def breakdown(self, seat: int) -> list[Points]:
        """The same score as `score`, line by line."""
        return self.game.scoring.breakdown(self, seat)

    def hides_points(self) -> bool:
        """Whether `breakdown_seen` leaves anything out for anybody now."""
        return False

    def breakdown_seen(self, seat: int, viewer: int | None) -> list[Points]:
        """Those lines of the score that `viewer` (None: a spectator) may read; all, unless something hidden pays."""
        return self.breakdown(seat)

    def places(self) -> list[int]:
        """The place of each seat, 1 for the winner, by score and tie-breaks; equal places are shared."""
        return self.game.scoring.places(self)

    def ending(self) -> str:
        """How the game ended (one of `game.endings`), or "" while it goes on."""
        return self.game.scoring.ending(self)

    def verdict(self) -> Text | None:
        """Once it is over, a closing word beyond the places: a lone builder's rank, who won against an automa."""
        return self.game.scoring.verdict(self)

    def rival(self) -> Rival | None:
        """Against whom a lone player plays, if the game has such an opponent."""
        return None

    def ranks(self) -> list[tuple[int, Text]]:
        """What a lone player may be called, best first, and from how many points; nothing where there are no ranks."""
        return []

    def features(self, seat: i64) -> list[int]:
        """The position in small whole numbers, as the seat sees it; `game.features.NAMES` says what each counts."""
        return self.game.features.features(self, seat)

    def reasons(self, seat: int) -> list[Term]:
        """What `worth` is the sum of, by name: what a hint puts into words."""
        return self.game.evaluate.reasons(self, seat)

    def progress(self) -> Text | None:
        """How far the game is, in a few words for the head of the table: the round, the last turns."""
        return self.game.view.progress(self)

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What `seat` (None: a spectator) may see of the table, as plain JSON values."""
        return self.game.view.view(self, seat)

    def effect(self, seat: int, action: int) -> Mapping[str, object]:
        """What a board may show of a legal action before it is taken, as plain JSON values."""
        return self.game.view.effect(self, seat, action)

    def board(self, words: Words = plain_name) -> str:
        """The table drawn with letters, for a terminal, in the language of `words`."""
        return self.game.view.board(self, words)

    def plain(self) -> dict[str, object]:
        """Everything on the table as plain values, readable by people."""
        return self.game.position.write(self)

    def census(self) -> dict[str, int]:
        """How many of each limited component there are, wherever they lie. Never changes during a game."""
        return self.game.position.census(self)

    def position(self) -> str:
        """The whole table as readable text; `cantiere.kernel.position.read` takes it back."""
        from cantiere.kernel.position import write

        return write(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(repr(self.plain()))

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """To another process it goes as text."""
        from cantiere.kernel.position import read

        return read, (self.position(),)

    def __str__(self) -> str:
        return self.board()

    def _repr_svg_(self) -> str:
        from cantiere.kernel.drawing import svg

        return svg(self)


def playout(state: State, rng: Rng) -> int:
    """Play on at random to the end, in place. Returns how many decisions players (not chance) took."""
    decisions = 0
    while True:
        actor = state.actor()
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        elif actor == NOBODY:
            return decisions
        else:
            legal = state.legal(actor)
            state.apply(actor, legal[rng.below(len(legal))])
            decisions += 1


def best_rival(values: list[int], seat: i64) -> i64:
    """Whose value is the largest but for the seat's own, the first of equals; NONE where there is nobody else."""
    rival: i64 = NONE
    other: i64 = 0
    while other < len(values):
        if other != seat and (rival == NONE or values[other] > values[rival]):
            rival = other
        other += 1
    return rival
