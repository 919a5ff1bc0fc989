"""What is known of the levels: how they did when they were measured."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from cantiere.bots import LEVELS

FILE: Final = Path(__file__).parent / "measured.json"


class Record(msgspec.Struct, frozen=True):
    """How a level did in a game where all levels sat at one table (`tools/strength.py --levels`)."""

    game: str
    level: str
    games: int  # that were played to find out
    points: float  # the mean
    seconds: float  # of thinking, a turn


class Level(msgspec.Struct, frozen=True):
    """How strong a bot can be had: messages `level-<id>` and `level-<id>-help`."""

    id: str
    strength: int
    records: list[Record]


@cache
def levels() -> list[Level]:
    """The easiest first."""
    records = msgspec.json.decode(FILE.read_bytes(), type=list[Record])
    return [
        Level(id, strength, [record for record in records if record.level == id])
        for strength, id in enumerate(LEVELS, start=1)
    ]
