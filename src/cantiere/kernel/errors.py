"""What can go wrong, each with a sentence a person understands. Nothing here ever leaves a state half changed."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from cantiere.kernel.text import Text, TextArg

# What the operating system may say that people often meet.
_CAUSES: Final = {
    errno.ENOENT: "cause-missing",
    errno.EACCES: "cause-forbidden",
    errno.EPERM: "cause-forbidden",
    errno.EISDIR: "cause-folder",
    errno.ENOTDIR: "cause-no-folder",
    errno.EEXIST: "cause-exists",
    errno.ENAMETOOLONG: "cause-long",
    errno.ENOSPC: "cause-full",
    errno.EDQUOT: "cause-full",
    errno.EROFS: "cause-read-only",
    errno.EADDRINUSE: "cause-in-use",
    errno.EADDRNOTAVAIL: "cause-address",
    errno.ECONNREFUSED: "cause-refused",
}


class CantiereError(Exception):
    """The root of the kernel's own errors. `text` is the sentence, for any language; `str()` gives it in English."""

    def __init__(self, key: str, *, game: str | None = None, **args: TextArg) -> None:
        self.game = game  # whose words to look the sentence up in, besides the common ones
        self.text = Text(key, dict(args) if game is None else {"game": game, **args})
        super().__init__(key)

    def __str__(self) -> str:
        # Imported late: most programs never print an error, and Fluent takes a while to load.
        from cantiere.kernel.texts import texts

        return texts("en", self.game).format(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        """An error that comes from another process still says what it said there."""
        return _again, (type(self), self.game, self.text)


def _again(kind: type[CantiereError], game: str | None, text: Text) -> CantiereError:
    args = {name: value for name, value in text.args.items() if name != "game"}
    return kind(text.key, game=game, **args)


def shown(value: object) -> str:
    """A value as a sentence quotes it, cut where it is long."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**18:
        return "…"
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):  # a number of thousands of digits in a list, lists in lists without end
        return "…"
    return text if len(text) <= 60 else text[:59] + "…"


def cause(error: Exception) -> Text:
    """Why the system, or whoever read a file, says no."""
    code = error.errno or 0 if isinstance(error, OSError) else 0
    if code in _CAUSES:
        return Text(_CAUSES[code])
    if isinstance(error, UnicodeDecodeError):
        return Text("cause-no-text")
    if isinstance(error, RecursionError):
        return Text("cause-deep")
    said = os.strerror(code) if code > 0 else str(error).strip().partition("\n")[0]
    place = re.search(r"(.*?):? ?\(?(?:at )?line (\d+),? column (\d+)", said)
    if place is not None:
        return Text("cause-place", {"said": shown(place[1]), "line": place[2], "column": place[3]})
    return Text("cause-other", {"said": shown(said)})


def hint(word: str, known: Sequence[str]) -> Text:
    """The nearest known word, or all of them where none is near and they are few."""
    folded = {each.casefold(): each for each in known}
    near = get_close_matches(word.casefold(), list(folded), 1)
    if near:
        return Text("hint-near", {"near": folded[near[0]]})
    if 0 < len(known) <= 12:
        return Text("hint-known", {"known": ", ".join(known)})
    return Text("hint-none")


class IllegalAction(CantiereError):
    """The action is known, but not allowed now."""


class WrongSeat(CantiereError):
    """It is not this seat's decision."""


class BadAction(CantiereError):
    """The words (or the code) name no action of this game."""


class UnknownGame(CantiereError):
    """There is no game of that name."""


class BadOption(CantiereError):
    """An option is unknown, has a value it cannot have, or does not go with another."""


class SeatsOutOfRange(CantiereError):
    """The game is not played by that many."""


class BadPosition(CantiereError):
    """A position in text cannot be read, or could not lie on a table. `problems` names every impossibility found."""

    def __init__(self, key: str, *, game: str | None = None, **args: TextArg) -> None:
        super().__init__(key, game=game, **args)
        self.problems: list[Text] = [self.text]


class BadReplay(CantiereError):
    """A replay file is damaged, foreign, or does not follow the rules; says at which action and why."""


class CannotUndo(CantiereError):
    """There is nothing of this seat's own to take back since something was drawn or shown, or somebody else acted."""
