"""Stores once a minute how busy this process is, for the plots on the administrators' page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog
from prometheus_client import Histogram
from prometheus_client.metrics import MetricWrapperBase

from cantiere.server import metrics
from cantiere.server.clock import Clock
from cantiere.server.protocol import Statistics
from cantiere.server.store.samples import Samples

MINUTE: Final = 60_000  # milliseconds
_SLOW: Final = 0.95  # so many are quicker than what is shown as a delay

logger = structlog.get_logger()

Buckets = dict[float, float]  # bound -> how many were quicker than that


class _Counts:
    """What has been counted since the process began."""

    def __init__(self) -> None:
        self.actions = _total(metrics.ACTIONS, by="person")
        self.bot_actions = _total(metrics.ACTIONS, by="bot")
        self.requests = _total(metrics.REQUESTS, "_count")
        self.errors = _total(metrics.REQUESTS, "_count", status="5xx")
        self.storing = _buckets(metrics.STORING)
        self.answering = _buckets(metrics.REQUESTS)


class Recorder:
    def __init__(self, samples: Samples, people: Callable[[], int], clock: Clock) -> None:
        self._samples = samples
        self._people = people
        self._clock = clock
        self._before = _Counts()

    def now(self) -> Statistics:
        """What has happened since the last minute ended."""
        before, after = self._before, _Counts()
        return Statistics(
            people=self._people(),
            sockets=_gauge(metrics.SOCKETS),
            tables=_gauge(metrics.TABLES),
            actions=after.actions - before.actions,
            bot_actions=after.bot_actions - before.bot_actions,
            requests=after.requests - before.requests,
            errors=after.errors - before.errors,
            storing=_delay(before.storing, after.storing),
            answering=_delay(before.answering, after.answering),
            changes=_gauge(metrics.WRITING),
            bots=_gauge(metrics.BOTS_ASKED),
        )

    async def record(self) -> None:
        """Store the minute that has passed."""
        statistics, self._before = self.now(), _Counts()
        await self._samples.put(self._clock() // MINUTE * MINUTE, statistics)

    async def maintain(self) -> None:
        """Forever: store a row each minute."""
        while True:
            await asyncio.sleep(MINUTE / 1000)
            try:
                await self.record()
            except Exception:  # a full disk, say: there is a gap in the plot then
                logger.exception("statistics could not be stored")


def _total(metric: MetricWrapperBase, end: str = "_total", **labels: str) -> float:
    return sum(
        sample.value
        for family in metric.collect()
        for sample in family.samples
        if sample.name.endswith(end) and labels.items() <= sample.labels.items()
    )


def _gauge(metric: MetricWrapperBase) -> float:
    return _total(metric, "")


def _buckets(metric: Histogram) -> Buckets:
    found: Buckets = {}
    for family in metric.collect():
        for sample in family.samples:
            if sample.name.endswith("_bucket"):
                bound = float(sample.labels["le"])
                found[bound] = found.get(bound, 0.0) + sample.value
    return found


def _delay(before: Buckets, after: Buckets) -> float:
    """How many milliseconds nearly all took at most, as exactly as the bounds tell; 0 when there were none."""
    counts = {bound: after[bound] - before.get(bound, 0.0) for bound in sorted(after)}
    wanted = _SLOW * counts.get(float("inf"), 0.0)
    low = below = 0.0
    for bound, count in counts.items():
        if count >= wanted > 0:
            high = low if bound == float("inf") else bound
            part = (wanted - below) / (count - below)
            return round(1000 * (low + part * (high - low)), 2)
        low, below = bound, count
    return 0.0
