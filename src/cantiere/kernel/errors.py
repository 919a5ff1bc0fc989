"""What can go wrong, each with a sentence a person understands. Nothing here ever leaves a state half changed."""

from __future__ import annotations

from cantiere.kernel.text import Text, TextArg


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
    """A position in text cannot be read, or could not lie on a table."""


class BadReplay(CantiereError):
    """A replay file is damaged, foreign, or does not follow the rules; says at which action and why."""


class CannotUndo(CantiereError):
    """There is nothing of this seat's own to take back since something was shown or the turn passed on."""
