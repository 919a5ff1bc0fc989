"""A process in which replays are made: every position of a game is cut for one viewer, up to a second's work.

Both ways a message is its length in four bytes, then its content: in an `Asked`, out a gzipped `Replay` in JSON, or
nothing when it could not be made. The process ends with its input.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import signal
import sys
from collections.abc import Mapping
from typing import BinaryIO, Final

import msgspec
import structlog
from msgspec import Struct

from cantiere.kernel.state import CHANCE, State
from cantiere.server.protocol import Frame, Presence, Replay, encoder
from cantiere.server.store.records import TableRecord
from cantiere.server.table import view
from cantiere.server.table.patch import patch
from cantiere.server.table.rules import TableRules
from cantiere.server.table.view import Viewer

LENGTH_BYTES: Final = 4
NICENESS: Final = 5  # people's moves go before anybody's looking back
GZIP_LEVEL: Final = 5

logger = structlog.get_logger()


class Asked(Struct):
    """A game, and who wants to look back at it."""

    record: TableRecord
    viewer: Viewer


def build(asked: Asked) -> Replay:
    rules, viewer = TableRules(asked.record), asked.viewer
    table = view.whole(rules, viewer, 0, Presence([], 0))
    start, frames = _frames(rules, viewer)
    return Replay(table, start, frames)


def _frames(rules: TableRules, viewer: Viewer) -> tuple[Mapping[str, object], list[Frame]]:
    log = rules.log
    reader = view.reader(rules, viewer)
    finished = rules.head.status == "finished"

    def tally(state: State) -> list[int]:
        """Every seat's points at that moment: all of them once the game is over, else what the viewer may know."""
        return [int(state.score(seat)) for seat in view.scored(state)] if finished else view.totals(state, viewer.seat)

    state = log.match.at(0)
    start = before = state.view(viewer.seat)
    frames = [Frame(0, CHANCE, tally(state), [])]
    for step, n in zip(log.match.steps, log.numbers, strict=True):
        line = log.items[n - 1].line(reader)
        state.apply(step.seat, step.action)
        now = state.view(viewer.seat)
        told = (line.text, line.refs, line.verb, line.progress)
        frames.append(Frame(n, step.seat, tally(state), patch(before, now), *told))
        before = now
    return start, frames


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the questions end."""
    decoder = msgspec.msgpack.Decoder(Asked)
    while length := questions.read(LENGTH_BYTES):
        question = questions.read(int.from_bytes(length, "big"))
        try:
            answer = gzip.compress(encoder.encode(build(decoder.decode(question))), GZIP_LEVEL)
        except Exception:  # the next question may be answered
            logger.exception("replay could not be made")
            answer = b""
        answers.write(len(answer).to_bytes(LENGTH_BYTES, "big") + answer)
        answers.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(file=sys.stderr))  # stdout is for answers
    work(sys.stdin.buffer, sys.stdout.buffer)
