"""Whether a stored table makes sense: games in which actions were taken back are well, and a wrong return is found."""

from __future__ import annotations

import random
from functools import cache

import pytest
from msgspec import structs

from cantiere.kernel.registry import game, game_ids
from cantiere.kernel.state import CHANCE
from cantiere.server.store.records import LogEntry, TableRecord
from cantiere.server.table.check import Fault, check
from cantiere.server.table.log import Author
from cantiere.server.table.rules import TableRules
from tests.server.test_log import act, started

GAMES = [id for id in game_ids() if 3 in game(id).seats]


@cache
def taken_back(id: str) -> TableRecord:
    """A game with undos and a rewind beyond some draws."""
    rules, dice = started(id, 3), random.Random(3)
    for turn in range(120):
        act(rules, dice)
        seat = dice.randrange(3)
        if dice.random() < 0.3 and rules.log.undoable(seat) is not None:
            rules.take_in(rules.plan_undo(seat, Author(str(seat), 1)))
        if turn == 80:
            rules.log.take_in(rules.log.rewind(0, rules.log.numbers[-40], Author("0", 1)))
    return TableRecord(rules.head, rules.chairs, [item.entry for item in rules.log.items], [])


def faults(record: TableRecord, at: LogEntry, **changes: object) -> list[Fault]:
    """What is found when one line is another."""
    log = [structs.replace(entry, **changes) if entry is at else entry for entry in record.log]
    return check(structs.replace(record, log=log)).faults


@pytest.mark.parametrize("id", GAMES)
def test_games_in_which_actions_were_taken_back_are_well(id: str) -> None:
    record = taken_back(id)
    assert {"act", "undo", "rewind"} == {entry.kind for entry in record.log}
    assert check(record).faults == []


@pytest.mark.parametrize("id", GAMES)
def test_a_return_that_takes_nothing_back_is_found(id: str) -> None:
    record = taken_back(id)
    first, second, *_ = (entry for entry in record.log if entry.kind == "undo")
    for wrong in (None, 0, first.target, second.n, 10_000):
        assert [(fault.key, fault.line) for fault in faults(record, second, target=wrong)] == [("check-line", second.n)]
    rewind = next(entry for entry in record.log if entry.kind == "rewind")
    for wrong in (None, rewind.n, 10_000):
        assert [(fault.key, fault.line) for fault in faults(record, rewind, target=wrong)] == [("check-line", rewind.n)]


@pytest.mark.parametrize("id", GAMES)
def test_every_draw_is_looked_at_also_one_that_was_taken_back(id: str) -> None:
    record, vocabulary = taken_back(id), game(id).vocabulary
    rewind = next(entry for entry in record.log if entry.kind == "rewind")
    looked_at = {"kept": 0, "taken back": 0}
    rules = TableRules(structs.replace(record, log=[]))
    for entry in record.log[: rewind.n - 1]:
        if entry.seat == CHANCE and entry.words is not None:
            drawn = vocabulary.parse(entry.words)
            others = [code for code, _ in rules.state.outcomes() if code != drawn]
            if others:
                assert faults(record, entry, words=vocabulary.words(others[0])) == [Fault("check-draw", entry.n)]
                looked_at["kept" if entry.n <= (rewind.target or 0) else "taken back"] += 1
        rules.log.read([entry])
    assert looked_at["kept"]
    assert looked_at["taken back"] or id == "tinytowns", "there all is drawn before the first decision"
