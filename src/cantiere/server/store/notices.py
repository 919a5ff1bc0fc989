"""What processes that share a database tell each other: tables that have changed, and who is looking at them.

What counts is in the database: after an interruption a process reads everything again.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final, Protocol

import msgspec
from msgspec import Struct, structs

from cantiere.server.protocol import Presence, encoder
from cantiere.server.store.records import Change

CHANNEL: Final = "cantiere"  # where PostgreSQL passes them on
NOTICE_BYTES: Final = 7_900  # PostgreSQL takes less than 8,000
UNTOLD: Final = msgspec.Raw(b"null")


class TableChanged(Struct, frozen=True, tag="table"):
    """A table has this version now; 0: it was removed. The change from the version before is included where it is
    short: then nobody has to read the database."""

    by: int
    table: str
    version: int
    change: msgspec.Raw = UNTOLD  # a `Change`; read only where the table is known

    def read_change(self) -> Change | None:
        change: Change | None = _change.decode(self.change)
        return change


class PresenceChanged(Struct, frozen=True, tag="presence"):
    """Who looks at a table through that process."""

    by: int
    table: str
    here: Presence


class PersonChanged(Struct, frozen=True, tag="person"):
    """Somebody's name, sessions or rights have changed."""

    by: int
    person: str


class Opened(Struct, frozen=True, tag="opened"):
    """A process listens from now on: it has to be told who is present elsewhere."""

    by: int


class Closed(Struct, frozen=True, tag="closed"):
    """A process has ended, or lost its connection."""

    by: int


Notice = TableChanged | PresenceChanged | PersonChanged | Opened | Closed

decoder: Final = msgspec.json.Decoder(Notice)
_change: Final = msgspec.json.Decoder(Change | None)


def encoded(notice: Notice) -> str:
    """As JSON, no longer than PostgreSQL allows."""
    text = encoder.encode(notice)
    if len(text) > NOTICE_BYTES and isinstance(notice, TableChanged):
        text = encoder.encode(structs.replace(notice, change=UNTOLD))
    return text.decode()


def bundled(texts: Sequence[str]) -> list[int]:
    """For each of these notices in which message it goes out: many on lines of their own in one, as long as PostgreSQL
    takes it. Whoever listens is woken once."""
    numbers: list[int] = []
    number = size = 0
    for text in texts:
        length = len(text.encode()) + 1
        if size and size + length > NOTICE_BYTES:
            number, size = number + 1, 0
        size += length
        numbers.append(number)
    return numbers


class Listener(Protocol):
    """Receives the notices. Its methods neither wait nor raise."""

    def on_notice(self, notice: Notice) -> None:
        """Another process says something."""

    def reread_all(self) -> None:
        """Notices may have been missed: everything has to be looked at."""


class Notices:
    """For a process that has its database to itself: nothing is sent or received."""

    is_shared: bool = False
    process: int = 0

    async def open(self, listener: Listener) -> None:
        """Listen from now on."""

    def tell(self, notice: Notice) -> None:
        """Send it, soon; lost where the connection is."""

    @asynccontextmanager
    async def claim(self, work: str) -> AsyncIterator[bool]:
        """Whether the work is ours, while the block runs. It is nobody's again when the block, or the process, ends."""
        yield True

    async def unclaimed(self, works: Sequence[str]) -> list[str]:
        """Those that no process has claimed."""
        return list(works)

    async def close(self) -> None:
        pass
