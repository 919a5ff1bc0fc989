"""Words in English, Czech and Polish, by Project Fluent. The only place where a `Text` becomes a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from cantiere.kernel.errors import shown
from cantiere.kernel.registry import game
from cantiere.kernel.text import Text

LANGUAGES: Final = ("en", "cs", "pl")
_COMMON: Final = Path(__file__).parent.parent / "text"
_MOST: Final = 1000  # letters of an argument; Fluent refuses parts of a sentence that are longer than 2500


class Texts:
    """The words of one language: the common ones, and those of one game."""

    def __init__(self, language: str, folders: list[Path]) -> None:
        self.language = language
        # Isolation marks are for mixing writing directions; ours all run the same way, and terminals show the marks.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))

    def format(self, text: Text, players: Sequence[str] = ()) -> str:
        """The sentence. A name given as an argument brings its other forms along: `$building`, `$building_acc`. A
        seat brings its player's name: `$seat` as `$player`, `$to` as `$to_player`."""
        pattern = self._bundle.get_message(text.key).value if self.has(text.key) else None
        if pattern is None:
            return f"[{text.key}]"  # seen at once by a person, and by the test that formats every key
        return self._fill(pattern, self._arguments(text, players))

    def _arguments(self, text: Text, players: Sequence[str]) -> dict[str, object]:
        args: dict[str, object] = {}
        for seat, name in (("seat", "player"), ("to", "to_player")):
            number = text.args.get(seat)
            if isinstance(number, int) and number >= 0:
                args[name] = players[number] if number < len(players) else self.seat_name(number)
        for name, value in text.args.items():
            if isinstance(value, Text):
                args[name] = self.format(value, players)
                forms = self._bundle.get_message(value.key).attributes if self.has(value.key) else {}
                for case, form in forms.items():
                    args[f"{name}_{case}"] = self._fill(form, self._arguments(value, players))
            elif isinstance(value, int) and abs(value) >= 10**18:
                args[name] = shown(value)  # Fluent has no words for a number of thousands of digits
            elif isinstance(value, str) and len(value) > _MOST:
                args[name] = shown(value)
            else:
                args[name] = value
        return args

    def seat_name(self, seat: int) -> str:
        """What a player without a name is called."""
        return self.format(Text("seat-name", {"number": seat + 1}))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def _fill(self, pattern: Pattern, args: dict[str, object]) -> str:
        formatted, errors = self._bundle.format_pattern(pattern, args)
        sentence = str(formatted) if not errors else f"{formatted} [{errors[0]}]"
        for value in args.values():
            if isinstance(value, int) and value < 0:  # a real minus sign; the locales have a hyphen
                sentence = sentence.replace(str(value), f"\N{MINUS SIGN}{-value}")
        return sentence


@cache
def texts(language: str, game_id: str | None = None) -> Texts:
    """The words of a language, those of `game_id` among them."""
    folders = [_COMMON]
    if game_id is not None:
        folders.append(game(game_id).folder / "text")
    return Texts(language, folders)


def guide(language: str, game_id: str) -> str:
    """The rules of the game, in our own words, as Markdown."""
    return (game(game_id).folder / "guide" / f"{language}.md").read_text("utf-8")
