"""Token buckets: how often somebody may do something."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final, NamedTuple

_UNITS: Final = {"s": 1, "min": 60, "h": 3600}
_RATE: Final = re.compile(r"(\d+(?:\.\d+)?)/(s|min|h)(?: burst (\d+))?")


class Rate(NamedTuple):
    """A number per second, and at most `burst` at once."""

    per_second: float
    burst: float

    @classmethod
    def read(cls, text: str) -> Rate:
        """From `20/s burst 60`; minutes and hours are `min` and `h`, and without a burst it is one unit's worth."""
        found = _RATE.fullmatch(text.strip())
        if found is None:
            raise ValueError(f"not a rate: {text}")
        count, unit, burst = found.groups()
        return cls(float(count) / _UNITS[unit], max(1.0, float(burst or count)))

    def __str__(self) -> str:
        for unit, seconds in _UNITS.items():
            count = round(self.per_second * seconds, 6)
            if count >= 1 or unit == "h":
                return f"{count:g}/{unit} burst {self.burst:g}"
        raise AssertionError


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
