"""What time it is: the one thing tests replace."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

Clock = Callable[[], int]

HOUR: Final = 3_600_000  # milliseconds
DAY: Final = 24 * HOUR


def has_passed(milliseconds: int, since: int, at: int) -> bool:
    """Whether so long has passed. True, too, when the clock was set back meanwhile: nobody waits for it to catch up."""
    return not 0 <= at - since < milliseconds


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
