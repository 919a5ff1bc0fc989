"""Positions as readable text: TOML that a test, a puzzle or a bug report can be written in by hand.

A position is read key by key onto a table as it is at the start. What is left out stays as it was there; what nobody
knows how to read is refused with its place and the nearest known word; and what could not lie on a table is refused
with the reason.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from cantiere.kernel.decision import Decisions
from cantiere.kernel.errors import BadPosition, CantiereError, UnknownGame, cause, hint, shown
from cantiere.kernel.registry import game
from cantiere.kernel.state import CHANCE, NONE, State
from cantiere.kernel.text import Text

NO_WORD: Final = "none"  # stands for NONE where a word is wanted
NOBODY_WORD: Final = "nobody"  # stands for NONE where a seat is wanted
MOST: Final = 1_000_000_000  # no number of a position is larger


class Fields:
    """One table of a position, read key by key. `place` names it in errors: `player.1`."""

    def __init__(self, plain: Mapping[str, Any], place: str = "") -> None:
        self.place = place
        self._plain = plain
        self._known: list[str] = []  # every key somebody has asked for
        self._inner: list[Fields] = []

    def has(self, key: str) -> bool:
        self._ask(key)
        return key in self._plain

    # --- values: each takes what stands there now, for when the key is left out ----------------------

    def number(self, key: str, now: int, *, low: int = 0, high: int = MOST) -> int:
        value = self._get(key)
        if value is None:
            return int(now)
        return self._whole(self._at(key), value, low, high)

    def numbers(self, key: str, now: Sequence[int], *, low: int = 0, high: int = MOST) -> list[int]:
        """A list of whole numbers."""
        value = self._get(key)
        if value is None:
            return [int(number) for number in now]
        if not isinstance(value, list):
            raise BadPosition("error-position-numbers", place=self._at(key), value=shown(value))
        return [self._whole(self._at(key), number, low, high) for number in value]

    def flag(self, key: str, now: bool) -> bool:
        value = self._get(key)
        if value is None:
            return bool(now)
        if not isinstance(value, bool):
            raise BadPosition("error-position-flag", place=self._at(key), value=shown(value))
        return value

    def text(self, key: str, now: str) -> str:
        value = self._get(key)
        if value is None:
            return now
        if not isinstance(value, str):
            raise BadPosition("error-position-text", place=self._at(key), value=shown(value))
        return value

    def texts(self, key: str, now: Sequence[str], *, most: int = MOST) -> list[str]:
        """A list of texts, which the game takes apart itself."""
        value = self._get(key)
        if value is None:
            return list(now)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadPosition("error-position-list", place=self._at(key), value=shown(value))
        if len(value) > most:
            raise BadPosition("error-position-length", place=self._at(key), count=len(value), low=0, high=most)
        return list(value)

    def word(self, key: str, words: Sequence[str], now: int, *, or_none: bool = False) -> int:
        """The number of a word; with `or_none`, NONE for "none"."""
        value = self._get(key)
        return int(now) if value is None else find(self._at(key), value, words, or_none=or_none)

    def words(
        self, key: str, words: Sequence[str], now: Sequence[int], *, or_none: bool = False, repeat: bool = False,
        least: int = 0, most: int = MOST,
    ) -> list[int]:  # fmt: skip
        """The numbers of a list of words, in the order given; each once, unless `repeat`."""
        value = self._get(key)
        if value is None:
            return [int(number) for number in now]
        place = self._at(key)
        if not isinstance(value, list):
            raise BadPosition("error-position-list", place=place, value=shown(value))
        if not least <= len(value) <= most:
            key = "error-position-exactly" if least == most else "error-position-length"
            raise BadPosition(key, place=place, count=len(value), low=least, high=most)
        numbers = [find(place, item, words, or_none=or_none) for item in value]
        for number in numbers:
            if not repeat and number != NONE and numbers.count(number) > 1:
                raise BadPosition("error-position-twice", place=place, value=words[number])
        return numbers

    def mask(self, key: str, words: Sequence[str], now: int) -> int:
        """A list of words, each once, as a mask."""
        held = [number for number in range(len(words)) if now >> number & 1]
        return sum(1 << number for number in self.words(key, words, held))

    def counts(self, key: str, words: Sequence[str], now: Sequence[int], *, most: int = MOST) -> list[int]:
        """How many of each: `{ wood = 3, glass = 1 }`. Where the key is given, what it leaves out is none."""
        if not self.has(key):
            return [int(number) for number in now]
        inner = self.table(key)
        return [inner.number(word, 0, high=most) for word in words]

    def seat(self, key: str, now: int, seats: int, *, or_none: bool = False) -> int:
        """A seat, counted from 1 in the text; with `or_none`, NONE for "nobody"."""
        value = self._get(key)
        if value is None:
            return int(now)
        if or_none and value == NOBODY_WORD:
            return NONE
        return self._whole(self._at(key), value, 1, seats) - 1

    def pending(self, key: str, decisions: Decisions, now: Sequence[int]) -> list[int]:
        """A stack of decisions in words, the last one on top."""
        value = self._get(key)
        if value is None:
            return [int(frame) for frame in now]
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadPosition("error-position-list", place=self._at(key), value=shown(value))
        return [decisions.read(item, self._at(key)) for item in value]

    # --- tables within -----------------------------------------------------------------------------

    def table(self, key: str) -> Fields:
        """The table under the key, empty if it is left out."""
        value = self._get(key)
        place = f"{self.place}.{key}" if self.place else key
        if value is not None and not isinstance(value, dict):
            raise BadPosition("error-position-table", place=self._at(key), value=shown(value))
        inner = Fields(value or {}, place)
        self._inner.append(inner)
        return inner

    def tables(self, key: str, words: Sequence[str]) -> dict[int, Fields]:
        """The tables under a key that holds one for some of the words: `[section.a1]`. By number of the word."""
        outer = self.table(key)
        for word in outer._plain:
            if word not in words:
                raise BadPosition("error-position-key", place=outer._at(word), hint=hint(word, words))
        return {number: outer.table(word) for number, word in enumerate(words) if outer.has(word)}

    def by_seat(self, key: str, seats: int) -> list[Fields]:
        """The tables of the seats, `[player.1]` and so on; a seat left out has an empty one."""
        outer = self.table(key)
        return [outer.table(str(seat + 1)) for seat in range(seats)]

    def by_word(self, key: str, keys: Sequence[str], words: Sequence[str], *, or_none: bool = False) -> dict[int, int]:
        """What lies where: `{ paris = "crest-lily" }`. By number of the key, the number of its word."""
        outer = self.table(key)
        for word in outer._plain:
            if word not in keys:
                raise BadPosition("error-position-key", place=outer._at(word), hint=hint(word, keys))
        return {
            number: outer.word(name, words, NONE, or_none=or_none)
            for number, name in enumerate(keys)
            if outer.has(name)
        }

    # --- closing ----------------------------------------------------------------------------------

    def close(self) -> None:
        """Refuse every key that nobody has asked for."""
        for key in self._plain:
            if key not in self._known:
                raise BadPosition("error-position-key", place=self._at(key), hint=hint(key, self._known))
        for inner in self._inner:
            inner.close()

    def _ask(self, key: str) -> None:
        if key not in self._known:
            self._known.append(key)

    def _get(self, key: str) -> Any:
        self._ask(key)
        return self._plain.get(key)

    def _at(self, key: str) -> str:
        return f"[{self.place}] {key}" if self.place else key

    def _whole(self, place: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadPosition("error-position-number", place=place, value=shown(value), low=low, high=high)
        return value


def find(place: str, value: object, words: Sequence[str], *, or_none: bool = False) -> int:
    """The number of a word of a position."""
    if isinstance(value, str):
        if value in words:
            return list(words).index(value)
        if or_none and value == NO_WORD:
            return NONE
    raise BadPosition("error-position-word", place=place, value=shown(value), hint=hint(shown(value), words))


def word(words: Sequence[str], number: int) -> str:
    """The word a position has for a number."""
    return words[number] if number != NONE else NO_WORD


def seat_word(seat: int) -> int | str:
    """What a position has for a seat: its number counted from 1, or "nobody"."""
    return int(seat) + 1 if seat != NONE else NOBODY_WORD


# --- whole positions ---------------------------------------------------------------------------------


def read(text: str) -> State:
    """The table a position describes. Whatever is wrong with it raises BadPosition and says what and where."""
    try:
        plain = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise BadPosition("error-position-syntax", why=cause(error)) from error
    return read_plain(plain)


def read_plain(plain: Mapping[str, Any]) -> State:
    """The same from values as a TOML reader gives them."""
    fields = Fields(plain)
    id, seats = plain.get("game"), plain.get("seats")
    if not isinstance(id, str) or not isinstance(seats, int) or isinstance(seats, bool):
        raise BadPosition("error-position-head")
    fields.has("game")
    fields.has("seats")
    try:
        found = game(id)
    except UnknownGame as unknown:
        raise BadPosition("error-position-options", why=unknown.text) from unknown
    if fields.has("rules") and (plain["rules"] != found.rules or type(plain["rules"]) is not int):
        raise BadPosition("error-position-rules", game=id, rules=shown(plain["rules"]), ours=found.rules)
    options = fields.table("options")
    for option in found.options:
        options.has(option.name)
    options.close()
    try:
        table = found.set_up(seats, plain.get("options", {}))
    except BadPosition:
        raise
    except CantiereError as refusal:
        raise BadPosition("error-position-options", game=id, why=refusal.text) from refusal
    try:
        found.position.read(table, fields)
        fields.close()
    except BadPosition as error:
        error.game = id  # some are found where nobody knows the game
        raise
    problems = check(table)
    if problems:
        impossible = BadPosition("error-position-impossible", game=id, problem=problems[0])
        impossible.problems = problems
        raise impossible
    return table


def check(table: State) -> list[Text]:
    """Every reason found why this could not lie on a table; none, and a game can be played on from it."""
    return _check_stacks(table) or table.game.position.check(table) or _check_frames(table) or _check_asked(table)


def _check_stacks(table: State) -> list[Text]:
    """What lies on what, before anything else is looked at."""
    found = [table.game.decisions.check_stack(stack) for _, stack in table.stacks()]
    return [problem for problem in found if problem is not None]


def _check_frames(table: State) -> list[Text]:
    """What each decision says of its frames."""
    found = [
        table.game.decisions.of(frame).check(table, seat, frame, below)
        for seat, stack in table.stacks()
        for below, frame in zip([NONE, *stack], stack, strict=False)
    ]
    return [problem for problem in found if problem is not None]


def _check_asked(table: State) -> list[Text]:
    """Whether whoever is to act has something to choose from."""
    problems = []
    for seat in table.actors():
        frame = int(table.asked(seat))
        if frame < 0:
            problems.append(Text("impossible-nothing-asked", {"number": seat + 1}))
        elif table.tickets() < 1 if seat == CHANCE else not table.legal(seat):
            problems.append(Text("impossible-no-answer", {"decision": table.game.decisions.of(frame).name}))
    return problems


def write(table: State) -> str:
    """The whole table, secrets included."""
    head: dict[str, object] = {"game": table.game.id, "rules": table.game.rules, "seats": int(table.seats)}
    standard = table.game.complete(int(table.seats), {})
    options = {name: value for name, value in table.options().items() if value != standard[name]}
    if options:
        head["options"] = options
    lines: list[str] = []
    _write_table(head | table.plain(), "", lines)
    return "\n".join(lines).strip() + "\n"


# --- TOML, laid out for reading: small tables stand on one line --------------------------------------

_LINE: Final = 100


def _write_table(plain: Mapping[str, Any], place: str, lines: list[str]) -> None:
    """The values of a table first, then the larger tables within it under headings of their own."""
    own: list[str] = []
    headed: dict[str, Mapping[str, Any]] = {}
    for key, value in plain.items():
        if isinstance(value, dict) and (
            any(isinstance(item, dict) for item in value.values()) or not _fits(key, value)
        ):
            headed[key] = value
        else:
            own.append(f"{_key(key)} = {_value(value, len(key) + 3)}")
    if own:
        lines += (["", f"[{place}]"] if place else []) + own
    for key, value in headed.items():
        _write_table(value, f"{place}.{_key(key)}" if place else _key(key), lines)


def _fits(key: str, value: Mapping[str, Any]) -> bool:
    return len(key) + 3 + len(_value(value, 0)) <= _LINE and "\n" not in _value(value, 0)


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else json.dumps(key)


def _value(value: Any, column: int) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"""\n{value}"""' if "\n" in value else json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_value(item, 0)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        items = [_value(item, 0) for item in value]
        flat = f"[{', '.join(items)}]"
        return flat if column + len(flat) <= _LINE else "[\n" + "".join(f"    {item},\n" for item in items) + "]"
    return str(int(value))
