"""Names that look the same: by Unicode's own table of confusable characters, whatever script they are from."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from cantiere.server.errors import BadRequest


def check_unlike(name: str, others: Iterable[str]) -> None:
    """Refuse a name that people could take for one of the others."""
    for other in others:
        if other and are_alike(name, other):
            raise BadRequest("error-name-alike", name=other)


def are_alike(one: str, other: str) -> bool:
    """Compared in all cases: I looks like l, 0 like O, and capitals make no difference."""
    return any(skeleton(case(one)) == skeleton(case(other)) for case in (str, str.casefold, str.upper))


@cache
def skeleton(name: str) -> str:
    """The same for all names that look alike (a sketch of it is in Unicode's TR 39); not meant to be read."""
    marks = _marks()
    shown = unicodedata.normalize("NFKD", name.replace(" ", ""))
    return unicodedata.normalize("NFD", "".join(marks.get(letter, letter) for letter in shown))


@cache
def _marks() -> dict[str, str]:
    """For each character what stands for all that look like it: `rn` for m, the same for l, I and 1."""
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte, for who needs it

    def alike(letters: str) -> set[str]:
        return {found["c"] for found in confusables_data.get(letters, ()) if len(found["c"]) == 1}

    marks: dict[str, str] = {}
    for letter in confusables_data:
        if len(letter) == 1:
            near = alike(letter) | {letter}
            marks[letter] = min(near.union(*(alike(one) for one in near)))
    for letters in confusables_data:
        if len(letters) > 1 and letters.isascii():
            spelt = "".join(marks.get(letter, letter) for letter in letters)
            marks |= dict.fromkeys(alike(letters), spelt)
    return marks
