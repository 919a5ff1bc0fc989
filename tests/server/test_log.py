"""The log of one table: each thing is computed once, and what is kept is what would be computed anew."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from cantiere.kernel.errors import CannotUndo
from cantiere.kernel.registry import game, game_ids
from cantiere.kernel.state import State
from cantiere.server.store.records import Chair, Head, TableRecord
from cantiere.server.table import view
from cantiere.server.table.log import Author
from cantiere.server.table.rules import TableRules
from cantiere.server.table.view import Viewer


def started(id: str, seats: int) -> TableRules:
    """A game in which every seat is a person of its own."""
    head = Head("t", id, 1, dict(game(id).new(seats, {}).options()), b"secret", False, "waiting", 0, 0, "0")
    chairs = [Chair(seat, "person", str(seat), f"Player {seat}") for seat in range(seats)]
    rules = TableRules(TableRecord(head, chairs, [], []))
    rules.take_in(rules.plan_start(1))
    return rules


def act(rules: TableRules, dice: random.Random) -> None:
    seat = dice.choice(rules.state.actors())
    offer = rules.log.offer(seat)
    words = rules.log.match.game.vocabulary.words(dice.choice(offer.actions))
    rules.take_in(rules.plan_act(seat, offer.id, words, Author(str(seat), 1)))


def shown(rules: TableRules) -> list[object]:
    """What each seat is shown of what it may do."""
    seats = range(len(rules.chairs))
    return [(view.decision(rules, Viewer(seat, str(seat))), rules.log.undoable(seat)) for seat in seats]


def played(id: str) -> Iterator[TableRules]:
    """The table after each step of a game in which actions are taken back now and then."""
    rules, dice = started(id, game(id).seats[-1]), random.Random(5)
    for _ in range(80):
        if rules.head.status == "finished":
            return
        act(rules, dice)
        shown(rules)
        if dice.random() < 0.2:
            seat = dice.randrange(len(rules.chairs))
            try:
                rules.take_in(rules.plan_undo(seat, Author(str(seat), 1)))
            except CannotUndo:
                assert rules.log.undoable(seat) is None
        yield rules


@pytest.mark.parametrize("id", game_ids())
def test_what_is_kept_is_what_the_stored_log_says(id: str) -> None:
    for rules in played(id):
        if rules.head.status == "finished":
            return
        stored = [item.entry for item in rules.log.items]
        again = TableRules(TableRecord(rules.head, rules.chairs, stored, []))
        assert again.state == rules.state
        assert shown(again) == shown(rules)
        for seat in range(len(rules.chairs)):
            index = rules.log.match.undoable(seat)
            assert rules.log.undoable(seat) == (None if index is None else rules.log.numbers[index])
        assert again.log.lines(0, 0) == rules.log.lines(0, 0)
        assert again.log.drawn() == rules.log.drawn()


def test_an_action_asks_the_rules_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, dice, calls = started("twowalls", 2), random.Random(1), Counter[str]()
    for name in ("legal", "apply", "clone"):
        monkeypatch.setattr(type(rules.state), name, counted(name, getattr(type(rules.state), name), calls))
    shown(rules)
    for _ in range(5):
        calls.clear()
        lines = rules.log.last
        act(rules, dice)
        shown(rules)
        assert calls["legal"] == 1, "of whom it is now to decide"
        assert calls["clone"] == 1
        assert calls["apply"] == rules.log.last - lines


def counted(name: str, method: object, calls: Counter[str]) -> object:
    def counting(state: State, *args: object) -> object:
        calls[name] += 1
        return method(state, *args)  # type: ignore[operator]

    return counting
