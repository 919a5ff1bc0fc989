"""Token buckets: how often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """Holds at most `burst` tokens and gains `rate` of them a second; whatever is done takes one."""

    __slots__ = ("_at", "_burst", "_clock", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._at = clock()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def is_full(self) -> bool:
        return self._tokens + (self._clock() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each key (an address, a person); full ones are forgotten when there are many."""

    MANY = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if len(self._buckets) > self.MANY:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
        if key not in self._buckets:
            self._buckets[key] = Bucket(self._rate, self._burst)
        return self._buckets[key].take()
