"""What a table may choose before a game begins, declared once and checked everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cantiere.kernel.errors import BadOption, hint, shown
from cantiere.kernel.text import whole_number

FLAG = "flag"  # True or False
CHOICE = "choice"  # one of `choices`
NUMBER = "number"  # a whole number from `low` to `high`
ORDER = "order"  # some of `choices`, each once, the order matters

OptionValue = bool | int | str | list[str]

_YES = ("true", "yes", "on", "1")
_NO = ("false", "no", "off", "0")


class Option:
    """One switch. Its title and help are the messages `option-<name>` and `option-<name>-help` of the game; each choice
    is named by `option-<name>-<choice>`."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: OptionValue,
        *,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
        group: str = "game",
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices: tuple[str, ...] = tuple(choices)
        self.low = low
        self.high = high
        self.group = group  # where a form shows it: "game" first, "rulings" folded away
        self.check(default)

    def check(self, value: object) -> OptionValue:
        """The value in its proper type; text such as comes from a command line is understood."""
        if self.kind == FLAG:
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in _YES + _NO:
                return value.lower() in _YES
            raise BadOption("error-option-flag", option=self.name, value=shown(value))
        if self.kind == CHOICE:
            if isinstance(value, str) and value in self.choices:
                return value
            near = hint(shown(value), self.choices)
            raise BadOption("error-option-choice", option=self.name, value=shown(value), hint=near)
        if self.kind == NUMBER:
            if isinstance(value, str):
                value = whole_number(value)
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            raise BadOption("error-option-number", option=self.name, value=shown(value), low=self.low, high=self.high)
        if isinstance(value, str):
            value = [part for part in value.replace(",", " ").split() if part]
        if (
            isinstance(value, list)
            and all(isinstance(item, str) and item in self.choices for item in value)
            and len(set(value)) == len(value)
        ):
            return list(value)
        raise BadOption("error-option-order", option=self.name, value=shown(value), choices=", ".join(self.choices))

    def plain(self) -> dict[str, object]:
        """What a form needs to show the switch."""
        plain: dict[str, object] = {"name": self.name, "kind": self.kind, "default": self.default, "group": self.group}
        if self.choices:
            plain["choices"] = list(self.choices)
        if self.kind == NUMBER:
            plain["low"] = self.low
            plain["high"] = self.high
        return plain


def complete(schema: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options with a value: the given ones checked, the others at their default."""
    names = [option.name for option in schema]
    for name in given:
        if name not in names:
            raise BadOption("error-option-unknown", option=shown(str(name)), hint=hint(shown(str(name)), names))
    return {option.name: option.check(given.get(option.name, option.default)) for option in schema}
