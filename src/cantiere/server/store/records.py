"""What is stored of a table, row by row, and a change of it. Plain data: knows no database."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType, field, structs

from cantiere.server.protocol import Line, LogKind, SeatKind, Status, Words

CHAT_TAIL: Final = 50  # how much of the chat a table keeps at hand
PLAYED_KINDS: Final = ("person", "local")  # of chairs for which a person acts
ABORTED: Final = "aborted"  # the ending of a game that everybody agreed to end: it has no totals and no places


class Question(Struct):
    """May this seat take the game back to line `to`, or end it (None)? Stored with the table, so that it waits for
    people who are away."""

    id: str
    ack: str  # the asker's own id of it
    person: str
    seat: int
    to: int | None
    yes: list[int]
    pending: list[int]


class Head(Struct):
    """A table's settings and its place in the lists: one row of `game_table`."""

    id: str
    game: str
    rules: int  # which version of the game's rules
    options: dict[str, Any]
    secret: bytes  # all draws follow from it
    public: bool
    status: Status
    created: int
    changed: int
    owner: str | None = None
    prelude: int = 0  # lines of the log that were copied from another game; they are not taken back
    origin_table: str | None = None  # where they come from ...
    origin_n: int | None = None  # ... and up to which line there
    next_table: str | None = None  # the rematch
    version: int = 1
    waiting: int = 0  # the seats to act, as bits
    ask: Question | None = None
    totals: list[int] = []
    places: list[int] = []
    ending: str = ""
    tutorial: str = ""  # the fingerprint of the script by which it is played
    hints: bool = False
    barred: list[str] = []  # people who may not sit down or speak here


class Chair(Struct):
    """One row of `seat`. A bot with a person plays for somebody who left; an open chair with a person is kept for
    that one."""

    seat: int
    kind: SeatKind
    person: str | None = None
    name: str = ""
    level: str = ""


class LogEntry(Struct):
    """One row of the log."""

    n: int
    kind: LogKind
    seat: int
    who: str  # a person's id, "bot:<level>", "chance", "origin" or "script"
    at: int
    words: Words | None = None
    target: int | None = None
    ack: str | None = None
    version: int = 0


class ChatEntry(Struct):
    """One row of the chat."""

    n: int
    at: int
    name: str
    words: str = ""
    seat: int | None = None
    note: Line | None = None  # of the table itself, instead of words
    who: str | None = None
    ack: str | None = None


class TableRecord(Struct):
    """All that is stored of a table (of the chat: the end)."""

    head: Head
    chairs: list[Chair]
    log: list[LogEntry]
    chat: list[ChatEntry]


class HeadChange(Struct):
    """What changes in the head, besides its version and the time."""

    owner: str | UnsetType | None = UNSET
    status: Status | UnsetType = UNSET
    waiting: int | UnsetType = UNSET
    ask: Question | UnsetType | None = UNSET
    totals: list[int] | UnsetType = UNSET
    places: list[int] | UnsetType = UNSET
    ending: str | UnsetType = UNSET
    next_table: str | UnsetType = UNSET
    barred: list[str] | UnsetType = UNSET

    def fields(self) -> dict[str, Any]:
        return {name: value for name, value in structs.asdict(self).items() if value is not UNSET}

    def applied(self, head: Head, at: int) -> Head:
        return structs.replace(head, **self.fields(), version=head.version + 1, changed=at)


class Change(Struct):
    """What one transaction writes."""

    at: int
    log: list[LogEntry] = []
    chat: list[ChatEntry] = []
    removed: list[ChatEntry] = []  # what stands in the place of lines that were deleted, or whose author was
    chairs: list[Chair] = []  # those that change
    head: HeadChange = field(default_factory=HeadChange)


class Listed(Struct):
    """A table as the lobby shows it."""

    head: Head
    chairs: list[Chair]
