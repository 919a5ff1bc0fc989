"""The rate limits of the settings, counted."""

from __future__ import annotations

from cantiere.server.errors import TooOften
from cantiere.server.limits import Buckets
from cantiere.server.settings import Limits


class Quota(Buckets):
    """A rate limit, counted for each key."""

    def spend(self, *keys: str) -> None:
        """Count one for each of these keys. Raises `TooOften`."""
        for key in keys:
            if not self.take(key):
                raise TooOften("error-too-often")


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self.guests = Quota(limits.guests)
        self.sign_ins = Quota(limits.sign_ins)
        self.names = Quota(limits.names)
        self.tables = Quota(limits.tables)
        self.imports = Quota(limits.imports)
        self.reports = Quota(limits.reports)
        self.replays = Quota(limits.replays)
        self.hints = Quota(limits.hints)
        self.analyses = Quota(limits.analyses)
        self.seats = Quota(limits.seats)
        self.chat = Quota(limits.chat)
        self.table_chat = Quota(limits.table_chat)
