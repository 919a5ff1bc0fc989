"""What time it is: the one thing tests replace."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
