"""The words of a game: every action anybody, chance included, can ever take.

A game declares a table of verbs with ranged arguments. From that one table come the code of an action (one
integer), its JSON on the wire, its short text, the thing on the board a person clicks, the key of its log line,
and the fixed discrete action space that learning programs need.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cantiere.kernel.errors import BadAction


class Argument:
    """A ranged argument: what it is called (not `verb` or `by`, which replays use), and the word for each value."""

    def __init__(self, name: str, values: Sequence[str]) -> None:
        self.name = name
        self.values: tuple[str, ...] = tuple(values)
        self.index: dict[str, int] = {value: i for i, value in enumerate(self.values)}
        if len(self.index) != len(self.values):
            raise ValueError(f"argument {name!r} has two values of the same name")


class Verb:
    """One kind of action. `target` says which element of the board stands for it: `"town.{seat}.{cell}"`."""

    def __init__(self, name: str, *arguments: Argument, target: str = "") -> None:
        self.name = name
        self.arguments = arguments
        self.target = target
        self.base = 0  # given by the vocabulary
        self.size = 1
        for argument in arguments:
            self.size *= len(argument.values)


class Vocabulary:
    """Codes are dense: 0 to `size` - 1, verb after verb, the last argument running fastest."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.by_name: dict[str, Verb] = {}
        self.size = 0
        for verb in verbs:
            if verb.name in self.by_name:
                raise ValueError(f"verb {verb.name!r} stands twice")
            verb.base = self.size
            self.size += verb.size
            self.by_name[verb.name] = verb

    def base(self, name: str) -> int:
        """The code of the verb's first action; a game's rules add the arguments to it."""
        return self.by_name[name].base

    def code(self, name: str, *values: int) -> int:
        verb = self.by_name[name]
        code = 0
        for argument, value in zip(verb.arguments, values, strict=True):
            if not 0 <= value < len(argument.values):
                raise ValueError(f"{value} is out of range for {argument.name!r}")
            code = code * len(argument.values) + value
        return verb.base + code

    def verb(self, code: int) -> Verb:
        if 0 <= code < self.size:
            for verb in self.verbs:
                if code < verb.base + verb.size:
                    return verb
        raise BadAction("error-no-such-code", code=code)

    def values(self, code: int) -> list[int]:
        """The arguments of an action, as numbers, in the order of its verb."""
        verb = self.verb(code)
        rest = code - verb.base
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

    def short(self, code: int) -> str:
        """The action as one types it: `place b3`."""
        return " ".join(self.words(code).values())

    def parse(self, words: Mapping[str, object]) -> int:
        """The code of an action given in words. Anything the table of verbs does not know is refused, with the
        reason."""
        name = words.get("verb")
        if not isinstance(name, str) or name not in self.by_name:
            raise BadAction("error-no-such-verb", verb=str(name))
        verb = self.by_name[name]
        for key in words:
            if key != "verb" and all(key != argument.name for argument in verb.arguments):
                raise BadAction("error-no-such-argument", verb=name, argument=str(key))
        values: list[int] = []
        for argument in verb.arguments:
            value = words.get(argument.name)
            if not isinstance(value, str) or value not in argument.index:
                raise BadAction("error-bad-argument", verb=name, argument=argument.name, value=str(value))
            values.append(argument.index[value])
        return self.code(name, *values)

    def read(self, text: str) -> int:
        """The code of an action as one types it, arguments in order: `place b3`."""
        parts = text.split()
        verb = self.by_name.get(parts[0]) if parts else None
        if verb is None:
            raise BadAction("error-no-such-verb", verb=parts[0] if parts else "")
        if len(parts) - 1 != len(verb.arguments):
            raise BadAction("error-argument-count", verb=verb.name, count=len(verb.arguments), given=len(parts) - 1)
        words = {"verb": verb.name}
        for argument, part in zip(verb.arguments, parts[1:], strict=True):
            words[argument.name] = part
        return self.parse(words)

    def element(self, code: int, seat: int) -> str:
        """The element of the board a person clicks to take the action, or "" when it is a plain button."""
        verb = self.verb(code)
        if not verb.target:
            return ""
        return verb.target.format(seat=seat, **self.words(code))

    def at(self, element: str, seat: int) -> list[int]:
        """Every action that a click on `element` could mean to `seat`, whether it is legal now or not."""
        return [code for code in range(self.size) if self.element(code, seat) == element]
