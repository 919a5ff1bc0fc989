"""Token buckets: how often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct


class Rate(NamedTuple):
    """So many a second, and at most `burst` at once."""

    per_second: float
    burst: float


class Limits(Struct, frozen=True):
    """How often what may be done."""

    messages: Rate = Rate(20, 60)  # by one socket
    guests: Rate = Rate(1, 60)  # new ones, by address: a whole club may sit behind one
    sign_ins: Rate = Rate(0.2, 10)  # and new accounts and passwords, by address
    tables: Rate = Rate(0.5, 30)  # new ones, by person


class Bucket:
    """Holds at most `burst` tokens and gains some every second; whatever is done takes one."""

    __slots__ = ("_at", "_clock", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._at = clock()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = self._clock()
        self._tokens = self._filled(now)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def is_full(self) -> bool:
        return self._filled(self._clock()) >= self._rate.burst

    def _filled(self, now: float) -> float:
        return min(self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second)


class Buckets:
    """A bucket for each key (an address, a person); full ones are forgotten when there are many."""

    MANY = 10_000

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if len(self._buckets) > self.MANY:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
        if key not in self._buckets:
            self._buckets[key] = Bucket(self._rate)
        return self._buckets[key].take()
