"""The words of a game: every action anybody, chance included, can ever take.

A game declares a table of verbs with ranged arguments. From that one table come the code of an action (one
integer), its JSON on the wire, its short text, the thing on the board a person clicks, the key of its log line,
and the fixed discrete action space that learning programs need.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import i64

from cantiere.kernel.errors import BadAction, hint, shown
from cantiere.kernel.text import Text, TextArg, whole_number


@final
class Argument:
    """A ranged argument: what it is called (not `verb` or `by`, which replays use), and the word for each value.

    In sentences it is called `text_name` (its name, unless given; "" leaves it out), and its value is a message whose
    key begins with `text_key`, a number if `number` is set, or else the word itself.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        *,
        text_name: str | None = None,
        text_key: str = "",
        number: bool = False,
    ) -> None:
        self.name = name
        self.text_name = name if text_name is None else text_name
        self.text_key = text_key
        self.number = number
        self.values: tuple[str, ...] = tuple(values)
        self.index: dict[str, int] = {value: i for i, value in enumerate(self.values)}
        self._folded: dict[str, int] = {value.casefold(): i for i, value in enumerate(self.values)}
        if len(self.index) != len(self.values):
            raise ValueError(f"argument {name!r} has two values of the same name")

    def find(self, word: str) -> int | None:
        """The value the word stands for; whether letters are large or small matters only where it tells two apart."""
        found = self.index.get(word)
        return found if found is not None else self._folded.get(word.casefold())


@final
class Verb:
    """One kind of action. `target` says which element of the board stands for it: `"town.{seat}.{cell}"`. `chapter` is
    the heading of the guide that tells of it, where that is another than its decision's.

    The rules write an action as `PLACE.code(cell)` and take it apart with `PLACE.matches(action)` and
    `PLACE.of(action)`; where a verb has two or three arguments, with `pair`, `triple`, `first`, `second` and `third`.
    No rule knows which code comes before which.
    """

    def __init__(self, name: str, *arguments: Argument, target: str = "", chapter: str = "") -> None:
        self.name = name
        self.arguments = arguments
        self.target = target
        self.chapter = chapter
        self.base: i64 = 0  # given by the vocabulary
        sizes = [len(argument.values) for argument in arguments] + [1, 1, 1]
        self._second: i64 = sizes[1]  # how many values the second and the third argument have, 1 without one
        self._third: i64 = sizes[2]
        self.size: i64 = 1
        for size in sizes:
            self.size *= size
        self._by_byte: list[list[int]] = []  # for each byte of a mask and each of its values, the codes; see `codes`

    def matches(self, action: i64) -> bool:
        """Whether the action is one of this verb."""
        return self.base <= action < self.base + self.size

    def code(self, value: i64) -> i64:
        """The action of a verb with one argument."""
        return self.base + value

    def of(self, action: i64) -> i64:
        """The argument of an action of a verb with one."""
        return action - self.base

    def pair(self, first: i64, second: i64) -> i64:
        """The action of a verb with two arguments."""
        return self.base + first * self._second + second

    def triple(self, first: i64, second: i64, third: i64) -> i64:
        """The action of a verb with three arguments."""
        return self.base + (first * self._second + second) * self._third + third

    def first(self, action: i64) -> i64:
        return (action - self.base) // (self._second * self._third)

    def second(self, action: i64) -> i64:
        return (action - self.base) // self._third % self._second

    def third(self, action: i64) -> i64:
        return (action - self.base) % self._third

    def codes(self, mask: i64) -> list[int]:
        """The actions of all values in a mask, ascending."""
        by_byte = self._by_byte
        if not by_byte:
            self._list_codes()
            by_byte = self._by_byte
        codes = by_byte[mask & 0xFF] + by_byte[0x100 + (mask >> 8 & 0xFF)]
        mask >>= 16
        at: i64 = 0x200
        while mask:
            codes.extend(by_byte[at + (mask & 0xFF)])
            mask >>= 8
            at += 0x100
        return codes

    def mask_with(self, first: i64, seconds: i64) -> i64:
        """The mask, for `codes`, of the actions with this first argument and a second one of the mask given."""
        return seconds << first * self._second

    def add_to(self, legal: list[int], mask: i64) -> None:
        """Add the actions of all values in a mask to a list, ascending."""
        by_byte = self._by_byte
        if not by_byte:
            self._list_codes()
            by_byte = self._by_byte
        at: i64 = 0
        while mask:
            if mask & 0xFF:
                legal.extend(by_byte[at + (mask & 0xFF)])
            mask >>= 8
            at += 0x100

    def _list_codes(self) -> None:
        base = int(self.base)
        for low in range(0, max(int(self.size), 16), 8):
            for byte in range(0x100):
                self._by_byte.append([base + low + bit for bit in range(8) if byte >> bit & 1])


class Vocabulary:
    """Codes are dense: 0 to `size` - 1, verb after verb, the last argument running fastest.

    `owned` are elements of the board that belong to a seat beside the targets of verbs: `"city"` for `city.{seat}.…`.
    """

    def __init__(self, *verbs: Verb, owned: Sequence[str] = ()) -> None:
        self.verbs = verbs
        targets = [verb.target.split(".") for verb in verbs]
        self.owned: set[str] = {parts[0] for parts in targets if parts[1:2] == ["{seat}"]} | set(owned)
        self.by_name: dict[str, Verb] = {}
        self.size = 0
        for verb in verbs:
            if verb.name in self.by_name:
                raise ValueError(f"verb {verb.name!r} stands twice")
            verb.base = self.size
            self.size += int(verb.size)
            self.by_name[verb.name] = verb

    def code(self, name: str, *values: int) -> int:
        verb = self.by_name[name]
        code = 0
        for argument, value in zip(verb.arguments, values, strict=True):
            if not 0 <= value < len(argument.values):
                raise ValueError(f"{value} is out of range for {argument.name!r}")
            code = code * len(argument.values) + value
        return int(verb.base) + code

    def verb(self, code: int) -> Verb:
        if 0 <= code < self.size:  # asked first: what is larger than a machine's number matches nothing
            for verb in self.verbs:
                if verb.matches(code):
                    return verb
        raise BadAction("error-no-such-code", code=code)

    def values(self, code: int) -> list[int]:
        """The arguments of an action, as numbers, in the order of its verb."""
        verb = self.verb(code)
        rest = code - int(verb.base)
        values: list[int] = []
        for argument in reversed(verb.arguments):
            values.append(rest % len(argument.values))
            rest //= len(argument.values)
        values.reverse()
        return values

    def words(self, code: int) -> dict[str, str]:
        """The action as it goes over the wire and into a replay: `{"verb": "place", "cell": "b3"}`."""
        verb = self.verb(code)
        words = {"verb": verb.name}
        for argument, value in zip(verb.arguments, self.values(code), strict=True):
            words[argument.name] = argument.values[value]
        return words

    def text_args(self, code: int) -> dict[str, TextArg]:
        """The arguments of an action the way sentences take them."""
        args: dict[str, TextArg] = {}
        for argument, value in zip(self.verb(code).arguments, self.values(code), strict=True):
            word = argument.values[value]
            if argument.text_key:
                args[argument.text_name] = Text(argument.text_key + word)
            elif argument.text_name:
                args[argument.text_name] = int(word) if argument.number else word
        return args

    def short(self, code: int) -> str:
        """The action as one types it: `place b3`."""
        return " ".join(self.words(code).values())

    def parse(self, words: Mapping[str, object]) -> int:
        """The code of an action given in words. Anything the table of verbs does not know is refused, with the
        reason."""
        verb = self._verb_called(words.get("verb"))
        names = [argument.name for argument in verb.arguments]
        for key in words:
            if key != "verb" and key not in names:
                raise BadAction("error-no-such-argument", verb=verb.name, argument=shown(str(key)))
        values: list[int] = []
        for argument in verb.arguments:
            value = words.get(argument.name)
            found = argument.find(value) if isinstance(value, str) else None
            if found is None:
                raise _bad_argument(verb, argument, value)
            values.append(found)
        return self.code(verb.name, *values)

    def read(self, text: str) -> int:
        """The code of an action as one types it, arguments in order: `place b3`."""
        parts = text.split()
        verb = self._verb_called(parts[0] if parts else "")
        if len(parts) - 1 != len(verb.arguments):
            for argument, part in zip(verb.arguments, parts[1:], strict=False):
                if not any(value.casefold().startswith(part.casefold()) for value in argument.values):
                    raise _bad_argument(verb, argument, part)
            raise BadAction("error-argument-count", verb=verb.name, count=len(verb.arguments), given=len(parts) - 1)
        words = {"verb": verb.name}
        for argument, part in zip(verb.arguments, parts[1:], strict=True):
            words[argument.name] = part
        return self.parse(words)

    def matching(self, text: str) -> list[int]:
        """Every action whose words begin like those typed: `build well` is every way to build a well."""
        typed = text.casefold().split()
        verb = self._verb_called(typed[0] if typed else "")
        found = []
        for code in range(int(verb.base), int(verb.base + verb.size)):
            words = self.short(code).casefold().split()
            if len(typed) <= len(words) and all(
                word.startswith(start) for word, start in zip(words, typed, strict=False)
            ):
                found.append(code)
        return found

    def containing(self, text: str, codes: Sequence[int]) -> list[int]:
        """Those of the actions whose words contain the typed ones in that order: `well`, `sell brick`, `end turn`."""
        typed = _split(text)
        return [code for code in codes if typed and _contains(_split(self.short(code)), typed)]

    def _verb_called(self, name: object) -> Verb:
        verb = self.by_name.get(name.casefold()) if isinstance(name, str) else None
        if verb is None:
            raise BadAction("error-no-such-verb", verb=shown(name), hint=hint(shown(name), list(self.by_name)))
        return verb

    def element(self, code: int, seat: int) -> str:
        """The element of the board a person clicks to take the action, or "" when it is a plain button."""
        verb = self.verb(code)
        if not verb.target:
            return ""
        return verb.target.format(seat=seat, **self.words(code))

    def owner(self, element: str) -> int | None:
        """The seat an element of the board belongs to, None if it belongs to nobody."""
        head, _, rest = element.partition(".")
        owner = rest.partition(".")[0]
        return whole_number(owner) if head in self.owned else None

    def at(self, element: str, seat: int) -> list[int]:
        """Every action that a click on `element` could mean to `seat`, whether it is legal now or not."""
        head = element.partition(".")[0]
        return [
            code
            for verb in self.verbs
            if verb.target and verb.target.partition(".")[0] == head
            for code in range(int(verb.base), int(verb.base + verb.size))
            if self.element(code, seat) == element
        ]


def _bad_argument(verb: Verb, argument: Argument, value: object) -> BadAction:
    quoted = shown(value)
    near = hint(quoted, argument.values)
    return BadAction("error-bad-argument", verb=verb.name, argument=argument.name, value=quoted, hint=near)


def _split(text: str) -> list[str]:
    """The words of an action, those within one argument too: `build well:c1S-d1O` has four."""
    return [word for word in re.split(r"[\s_:-]+", text.casefold()) if word]


def _contains(words: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether the words wanted are among the others, in their order."""
    rest = iter(words)
    return all(word in rest for word in wanted)
