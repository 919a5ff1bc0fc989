"""The metrics for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

ACTIONS: Final = Counter("cantiere_actions", "Actions stored, by who took them", ["by"])
BY_CHANCE, BY_BOT, BY_PERSON = [ACTIONS.labels(by) for by in ("chance", "bot", "person")]
REFUSALS: Final = Counter("cantiere_refusals", "Requests and messages refused, by reason", ["why"])
CONFLICTS: Final = Counter("cantiere_conflicts", "Changes that lost against another process")
DROPPED: Final = Counter("cantiere_dropped_queues", "Sockets too slow for their queue, told to resync")
BOT_FAILURES: Final = Counter("cantiere_bot_failures", "Bots that gave no answer; any legal action was taken for them")
REPLAYS: Final = Counter("cantiere_replays", "Replays made; those kept from before are not counted")
SOCKETS: Final = Gauge("cantiere_sockets", "Open sockets")
TABLES: Final = Gauge("cantiere_tables", "Tables in memory")
STORING: Final = Histogram(
    "cantiere_storing_seconds",
    "From a change being planned to its being durable",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
THINKING: Final = Histogram("cantiere_bot_seconds", "How long bots thought", buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30))
REQUESTS: Final = Histogram(
    "cantiere_request_seconds",
    "HTTP requests, by method and kind of answer",
    ["method", "status"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
WRITING: Final = Gauge("cantiere_waiting_changes", "Changes of tables that are being written or wait for it")
BOTS_ASKED: Final = Gauge("cantiere_waiting_bots", "Bots that think or wait for their turn to")
