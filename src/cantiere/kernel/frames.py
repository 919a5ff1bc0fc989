"""Pending decisions as small integers.

What a seat (or the table) still has to decide is a stack of frames, a `list[int]`, the last one on top. A frame
packs what kind of decision it is and up to three small facts it needs. To decide: pop the frame, do what was
chosen, push what follows. A bonus that opens an action inside an action is then nothing special, and a stack is
cloned and written down like any list.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64


def frame(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """A frame of `kind` (0 to 255) with three facts (0 to 65,535 each)."""
    return kind | a << 8 | b << 24 | c << 40


def kind_of(f: i64) -> i64:
    return f & 0xFF


def a_of(f: i64) -> i64:
    return f >> 8 & 0xFFFF


def b_of(f: i64) -> i64:
    return f >> 24 & 0xFFFF


def c_of(f: i64) -> i64:
    return f >> 40 & 0xFFFF


def frame_words(f: i64, kinds: Sequence[str]) -> str:
    """A frame for people to read: `stand 2 24 0` is what kind it is and its facts, left out when all are 0."""
    a, b, c = a_of(f), b_of(f), c_of(f)
    return kinds[kind_of(f)] + (f" {a} {b} {c}" if a or b or c else "")


def read_frame(words: str, kinds: Sequence[str]) -> int:
    """The frame that the words stand for; ValueError if they make none."""
    kind, *facts = words.split()
    if len(facts) > 3:
        raise ValueError(words)
    a, b, c = [int(fact) for fact in facts] + [0] * (3 - len(facts))
    return frame(kinds.index(kind), a, b, c)
