"""Who looks at a table, in all processes: each tells the others about its own watchers."""

from __future__ import annotations

from typing import Final

from cantiere.server.protocol import Presence
from cantiere.server.store.notices import Notices, PresenceChanged

NOBODY: Final = Presence([], 0)


class SharedPresence:
    """Tables, and who looks at each, here and through other processes."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices
        self._here: dict[str, Presence] = {}  # table -> what we have told
        self._elsewhere: dict[str, dict[int, Presence]] = {}  # table -> process -> what it has told

    def tell(self, table: str, here: Presence) -> None:
        """Tell the other processes who looks at the table here, if that has changed."""
        if not self._notices.is_shared or here == self._here.get(table, NOBODY):
            return
        self._here[table] = here
        if here == NOBODY:
            del self._here[table]
        self._notices.tell(PresenceChanged(self._notices.process, table, here))

    def tell_again(self) -> None:
        """Tell all of it again, for a process that has just started."""
        for table, here in self._here.items():
            self._notices.tell(PresenceChanged(self._notices.process, table, here))

    def on_notice(self, notice: PresenceChanged) -> None:
        told = self._elsewhere.setdefault(notice.table, {})
        told[notice.by] = notice.here
        if notice.here == NOBODY:
            self._drop(notice.table, notice.by)

    def forget(self, process: int | None = None) -> list[str]:
        """The process has ended (None: nothing is known of any). Returns the tables that people looked at there."""
        left = [table for table, told in self._elsewhere.items() if process is None or process in told]
        for table in left:
            for one in list(self._elsewhere[table]) if process is None else [process]:
                self._drop(table, one)
        return left

    def _drop(self, table: str, process: int) -> None:
        del self._elsewhere[table][process]
        if not self._elsewhere[table]:
            del self._elsewhere[table]

    def with_others(self, table: str, here: Presence) -> Presence:
        """The watchers here and in other processes."""
        told = self._elsewhere.get(table)
        if told is None:
            return here
        online = set(here.online).union(*(there.online for there in told.values()))
        return Presence(sorted(online), here.watching + sum(there.watching for there in told.values()))
