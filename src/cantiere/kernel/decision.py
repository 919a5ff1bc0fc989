"""A decision: one question that the rules put to a seat or to chance, with everything known about it in one class.

What is still to be decided is a stack of frames, a `list[int]`, the last one on top. A frame packs which decision it is
and the facts it needs, each with a name. To decide: pop the frame, do what was chosen, push what follows. A bonus that
opens an action inside an action is then nothing special, and a stack is cloned and written down like any list.

A game writes a final class for each decision, makes one object of each, and hands them to `Decisions`, which numbers
them: in no order that any rule depends on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cantiere.kernel.errors import BadPosition, hint, shown
from cantiere.kernel.text import Text, TextArg, whole_number
from cantiere.kernel.vocabulary import Verb

if TYPE_CHECKING:
    from cantiere.kernel.state import State

KIND_BITS: Final = 8  # of a frame, for the number of its decision; its facts lie above
KIND_MASK: Final = 0xFF
FRAME_BITS: Final = 62
LOWEST: Final = ""  # in `above`: nothing need lie below

Table = TypeVar("Table", bound="State")


@final
class Fact:
    """A named fact of a frame, read with `of` and written with `put`.

    `one_of`: a word of the list. `some_of`: any number of words, a bit each. `up_to`: a number. None of them: a flag.
    With `or_none`, a word or number may also be NONE (-1), which is left out in writing.
    """

    def __init__(
        self,
        name: str,
        *,
        one_of: Sequence[str] = (),
        some_of: Sequence[str] = (),
        up_to: int = 0,
        or_none: bool = False,
    ) -> None:
        self.name = name
        self.words: tuple[str, ...] = tuple(one_of) or tuple(some_of)
        self.many = bool(some_of)
        self.up_to = up_to or (len(one_of) - 1 if one_of else 1)
        self.flag = not self.words and not up_to
        self.offset: i64 = 1 if or_none else 0
        self.bits = len(some_of) or max(1, (self.up_to + int(self.offset)).bit_length())
        self.mask: i64 = (1 << self.bits) - 1
        self.shift: i64 = 0  # given by the decision

    def of(self, frame: i64) -> i64:
        return (frame >> self.shift & self.mask) - self.offset

    def put(self, value: i64) -> i64:
        """The bits of a frame that hold the value."""
        stored = value + self.offset
        assert 0 <= stored <= self.mask
        return stored << self.shift

    def write(self, frame: int) -> str:
        """As it stands in a position: `cells=a1,b2`, `more=2`, `given`; "" where there is nothing to say."""
        value = int(self.of(frame))
        if self.many:
            words = [word for number, word in enumerate(self.words) if value >> number & 1]
            return f"{self.name}={','.join(words)}" if words else ""
        if self.flag:
            return self.name if value else ""
        if value < 0 or (not self.words and not value and not self.offset):
            return ""
        return f"{self.name}={self.words[value] if self.words else value}"

    def read(self, text: str | None, place: str) -> int:
        """The value that the text behind `=` stands for, None where the fact was left out."""
        if text is None:
            if self.words and not self.many and not self.offset:
                raise BadPosition("error-position-fact-missing", place=place, fact=self.name)
            return -int(self.offset)
        if self.flag:
            if text:
                raise BadPosition("error-position-fact-flag", place=place, fact=self.name)
            return 1
        if self.many:
            numbers = [self._number(word, place) for word in text.split(",")]
            if len(set(numbers)) != len(numbers):
                raise BadPosition("error-position-twice", place=place, value=text)
            return sum(1 << number for number in numbers)
        if self.words:
            return self._number(text, place)
        number = whole_number(text)
        if number is None or not 0 <= number <= self.up_to:
            raise BadPosition("error-position-number", place=place, value=shown(text), low=0, high=self.up_to)
        return number

    def _number(self, word: str, place: str) -> int:
        if word not in self.words:
            raise BadPosition("error-position-word", place=place, value=word, hint=hint(word, self.words))
        return self.words.index(word)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[Table]):
    """One question, written by a game as a final class of which there is one object.

    `verbs` are those of its answers. `ways` are answers with a class of their own, the actions of a turn: whoever takes
    one of their actions has answered this decision. `between` are decisions that may be taken before it is answered, an
    exchange, say, and leave it asked; what they do, nothing else does. `explains` are further verbs whose reasons
    `why_not` knows, although they are never answers to it. `above` names the decisions on which it can lie on a stack,
    LOWEST among them if it can lie on none.
    """

    name = ""  # in positions, and in the keys of its texts
    chapter = ""  # the heading of the guide under which it is told; of a player's decision only

    def __init__(
        self,
        *facts: Fact,
        verbs: Sequence[Verb] = (),
        ways: Sequence[Decision[Any]] = (),
        between: Sequence[Decision[Any]] = (),
        explains: Sequence[Verb] = (),
        above: Sequence[str] = (LOWEST,),
    ) -> None:
        # A class that is not compiled keeps these where compiled code does not look.
        name, chapter = getattr(type(self), "name", None), getattr(type(self), "chapter", None)
        if isinstance(name, str):
            self.name = name
        if isinstance(chapter, str):
            self.chapter = chapter
        self.facts = facts
        self.verbs: list[Verb] = list(verbs)
        # Vectors, because the compiler knows what is in them and need not look.
        self.ways: vec[Decision[Any]] = vec[Decision](ways)  # type: ignore[type-arg]
        self.between: vec[Decision[Any]] = vec[Decision](between)  # type: ignore[type-arg]
        self.explains: list[Verb] = list(explains)
        self.above: list[str] = list(above)
        self._way_of: vec[Decision[Any] | None] = _by_action((), 0)  # given by `Decisions`
        self.kind: i64 = -1  # given too; one that never lies on a stack has none
        shift = KIND_BITS
        for fact in facts:
            fact.shift = shift
            shift += fact.bits
        if shift > FRAME_BITS:
            raise ValueError(f"the facts of {self.name!r} do not fit into a frame")

    def asks(self, frame: i64) -> bool:
        """Whether the frame is one of this decision."""
        return frame & KIND_MASK == self.kind

    def way(self, action: i64) -> Decision[Any]:
        """The one of its ways that the action is of."""
        way = self._way_of[action]
        assert way is not None
        return way

    # --- the rules: a decision of a seat has `legal`, one of chance has `tickets` and `outcome` -----

    def legal(self, table: Table, seat: i64, frame: i64) -> list[int]:
        """The codes of the answers open to the seat, in a fixed order, none twice."""
        raise NotImplementedError

    def offer(self, table: Table, seat: i64, frame: i64, legal: list[int]) -> None:
        """Of a way, or of one taken in between: add its actions to the answers of what is asked."""
        raise NotImplementedError

    def last(self, table: Table, frame: i64) -> i64:
        """An answer that is offered after all that may be done in between, or -1."""
        return -1

    def tickets(self, table: Table, frame: i64) -> i64:
        """How many equally likely tickets there are to draw from."""
        raise NotImplementedError

    def outcome(self, table: Table, frame: i64, ticket: i64) -> i64:
        """The action that the ticket brings about."""
        raise NotImplementedError

    def apply(self, table: Table, seat: i64, frame: i64, action: i64) -> None:
        """Do what was chosen or drawn, and push what follows. The frame itself is off the stack, unless this is taken
        in between: then it is that of what is asked."""
        raise NotImplementedError

    def reveals(self, table: Table, seat: int, frame: int, action: int) -> bool:
        """Whether the action shows anybody something hidden, so that it cannot be taken back."""
        return False

    # --- what people are told ---------------------------------------------------------------------

    def prompt(self, table: Table, seat: int, frame: int) -> Text:
        return Text("prompt-" + self.name)

    def text_args(self, table: Table, seat: int, frame: int, action: int) -> dict[str, TextArg]:
        """What goes into the sentences about one of its answers, beyond the arguments of the action."""
        return {}

    def why_not(self, table: Table, seat: int, frame: int, action: int) -> Text | None:
        """Why one of its answers is not open now; None where there is nothing to say but that it is not."""
        return None

    def why_not_at(self, table: Table, seat: int, frame: int, element: str) -> Text | None:
        """Why a click on something that stands for none of its answers means nothing now; None if that is all."""
        return None

    def elements(self, table: Table, seat: int, frame: int, action: int) -> list[str]:
        """The elements of the board that stand for one of its answers, the one to click first."""
        element = table.game.vocabulary.element(action, seat)
        return [element] if element else []

    def leaves(self, table: Table, seat: int, frame: int, action: int) -> list[Text]:
        """What could still be had for nothing, and is lost with this answer: one is told before it is taken."""
        return []

    def secret(self, table: Table, seat: int, frame: int, action: int, viewer: int | None) -> bool:
        """Whether what exactly was chosen or drawn stays hidden from `viewer` (None: a spectator)."""
        return False

    # --- positions --------------------------------------------------------------------------------

    def check(self, table: Table, seat: int, frame: int, below: int) -> Text | None:
        """Why the frame cannot lie on this table, on the frame below (-1 for none): a fact that is not so, nothing to
        decide. `seat` is whose stack it is, CHANCE included."""
        return None

    def write(self, frame: int) -> str:
        """The frame for people to read: `stand family=well cells=a1,b2`."""
        return " ".join([self.name, *filter(None, [fact.write(frame) for fact in self.facts])])


@final
class Decisions:
    """All decisions of a game. A frame's kind is the place of its decision in this list."""

    def __init__(self, *decisions: Decision[Any]) -> None:
        self.all: vec[Decision[Any]] = vec[Decision](decisions)  # type: ignore[type-arg]
        self.by_name: dict[str, Decision[Any]] = {}
        for number, decision in enumerate(decisions):
            if decision.name in self.by_name or not decision.name:
                raise ValueError(f"two decisions are called {decision.name!r}, or one has no name")
            decision.kind = number
            self.by_name[decision.name] = decision
        for decision in decisions:
            unknown = set(decision.above) - set(self.by_name) - {LOWEST}
            if unknown:
                raise ValueError(f"{decision.name!r} lies on what there is not: {unknown}")
        taken = {part for decision in decisions for part in (decision, *decision.ways, *decision.between)}
        size = max([int(verb.base + verb.size) for part in taken for verb in part.verbs], default=0)
        for decision in decisions:
            decision._way_of = _by_action(decision.ways, size)
        self.between = _by_action([other for decision in decisions for other in decision.between], size)
        for decision in decisions:
            for verb in [verb for part in (decision, *decision.ways) for verb in part.verbs]:
                if self.between[verb.base] is not None:
                    raise ValueError(f"{verb.name!r} is an answer, and taken in between")

    def of(self, frame: i64) -> Decision[Any]:
        return self.all[frame & KIND_MASK]

    def taken(self, frame: int, verb: Verb) -> Decision[Any] | None:
        """The decision that an action of the verb would take while the frame is asked: its own, one of its ways, one in
        between, or None."""
        decision = self.of(frame)
        parts: list[Decision[Any]] = [decision, *decision.ways, *decision.between]
        for part in parts:
            if verb in part.verbs:
                return part
        return None

    def explaining(self, frame: int, verb: Verb) -> Decision[Any] | None:
        """The decision that knows why an action of the verb is not open while the frame is asked."""
        decision = self.of(frame)
        return self.taken(frame, verb) or (decision if verb in decision.explains else None)

    def chapter_of(self, verb: Verb) -> str:
        """Where the guide tells of the first decision that an action of the verb may take; "" for none."""
        for decision in self.by_name.values():
            for part in (decision, *decision.ways, *decision.between):
                if verb in part.verbs and part.chapter:
                    return str(part.chapter)
        return ""

    def check_stack(self, stack: Sequence[int]) -> Text | None:
        """What cannot lie in its place on a stack, whatever the table; None if all can."""
        for below, frame in zip([-1, *stack], stack, strict=False):
            name = LOWEST if below < 0 else self.of(below).name
            if name not in self.of(frame).above:
                return self.cannot_lie(frame, below)
        return None

    def cannot_lie(self, frame: int, below: int) -> Text:
        """That the frame cannot lie on the other, or (-1) on none."""
        if below < 0:
            return Text("impossible-lowest", {"decision": self.write(frame)})
        return Text("impossible-above", {"decision": self.write(frame), "below": self.write(below)})

    def write(self, frame: int) -> str:
        return self.of(frame).write(frame)

    def read(self, text: str, place: str) -> int:
        """The frame that the words stand for; BadPosition says what is wrong with them."""
        name, *words = text.split() or [""]
        decision = self.by_name.get(name)
        if decision is None:
            raise BadPosition("error-position-word", place=place, value=name, hint=hint(name, list(self.by_name)))
        given: dict[str, str] = {}
        names = [fact.name for fact in decision.facts]
        for word in words:
            key, _, value = word.partition("=")
            if key not in names:
                raise BadPosition("error-position-key", place=f"{place}: {name} {key}", hint=hint(key, names))
            if key in given:
                raise BadPosition("error-position-twice", place=place, value=key)
            given[key] = value
        frame = int(decision.kind)
        for fact in decision.facts:
            frame |= int(fact.put(fact.read(given.get(fact.name), f"{place}: {name} {fact.name}")))
        return frame


def _by_action(decisions: Iterable[Decision[Any]], size: int) -> vec[Decision[Any] | None]:
    """Which of them an action is of, for each of so many actions."""
    by_action: list[Decision[Any] | None] = [None] * size
    for decision in decisions:
        for verb in decision.verbs:
            for action in range(verb.base, verb.base + verb.size):
                by_action[action] = decision
    return vec[Decision | None](by_action)  # type: ignore[type-arg]
