"""What the pages that look at a table are sent: the whole of it first, then what has changed, each field written once.

Pure: it cuts by `view`, compares and encodes, and sends nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from cantiere.server.protocol import Delta, Presence, View, encoder
from cantiere.server.store.records import ChatEntry
from cantiere.server.table import view
from cantiere.server.table.rules import TableRules
from cantiere.server.table.view import Viewer

LOG_TAIL: Final = 60  # lines of the log in a view


class Sent:
    """What each viewer of one table has been sent."""

    def __init__(self, rules: TableRules) -> None:
        self._rules = rules
        self.forget()

    def forget(self) -> None:
        """Whatever was sent holds no longer: everybody has to see the whole table."""
        self._common = _Fields({})  # what all viewers have been sent ...
        self._own: dict[Viewer, _Fields] = {}  # ... and what each has besides
        self.views: dict[Viewer, bytes] = {}  # whole tables as they are now

    def view(self, viewer: Viewer, presence: Callable[[], Presence], seen: int = 0) -> bytes:
        """The whole table as a message, for somebody who has seen it up to that version. Deltas may follow it."""
        missed = self._rules.log.newer_than(seen) if seen else 0
        if viewer in self.views and not missed:
            return self.views[viewer]
        common, own = view.common(self._rules), view.own(self._rules, viewer)
        table = view.whole(self._rules, viewer, LOG_TAIL, presence(), common | own)
        message = encoder.encode(View(table, missed))
        self._common, self._own[viewer] = _Fields(common), _Fields(own)
        if not missed:
            self.views[viewer] = message
        return message

    def deltas(
        self, since: int, last: int, chat: list[ChatEntry], *, is_watched: bool
    ) -> Callable[[Viewer], bytes | None]:
        """What has changed since a version and a line of the log, as a message for each viewer; None for one who has
        not been sent the table as it was."""
        rules, before, written = self._rules, self._own, dict[Viewer, bytes]()
        self._own = {}
        self.views.clear()
        common = self._common = _Fields(view.common(rules) if is_watched else {}, self._common)
        said = [view.said(one) for one in chat]

        def delta(viewer: Viewer) -> bytes | None:
            if viewer not in before:
                return None
            if viewer not in written:
                own = self._own[viewer] = _Fields(view.own(rules, viewer), before[viewer])
                fields, board = common.changed | own.changed, common.changed_board | own.changed_board
                lines = rules.log.lines(view.reader(rules, viewer), last)
                message = Delta(rules.head.id, since, rules.head.version, fields, board, lines, said)
                written[viewer] = encoder.encode(message)
            return written[viewer]

        return delta


class _Fields:
    """Fields of a view, and those of its board, as they went over the wire, and what of it was not so `before`. A value
    that is the very one of before (a decision that others' actions leave as it is, say) is not written again."""

    _written: dict[str, bytes]
    _board: dict[str, bytes]

    def __init__(self, fields: dict[str, Any], before: _Fields | None = None) -> None:
        self._values = dict(fields)
        board = self._values.pop("board", None) or {}
        old = (before._written, before._values) if before is not None else ({}, {})
        self._written, self.changed = _write(self._values, *old)
        self._board, self.changed_board = _write(board, before._board if before is not None else {})


def _write(
    values: Mapping[str, object], before: dict[str, bytes], same: Mapping[str, object] = {}
) -> tuple[dict[str, bytes], dict[str, msgspec.Raw]]:
    """All values as they are on the wire, and those that were not so before."""
    written: dict[str, bytes] = {}
    changed: dict[str, msgspec.Raw] = {}
    for name, value in values.items():
        if name in same and same[name] is value:
            written[name] = before[name]
            continue
        written[name] = text = encoder.encode(value)
        if before.get(name) != text:
            changed[name] = msgspec.Raw(text)
    return written, changed
