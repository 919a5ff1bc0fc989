"""Replay files: the options, the position where it is not a new table, and every action in words. The save file, the
bug report, the test fixture and the record."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from cantiere.kernel import position
from cantiere.kernel.chance import sealed_ticket
from cantiere.kernel.errors import BadReplay, CantiereError, cause, shown
from cantiere.kernel.game import Game
from cantiere.kernel.match import Match
from cantiere.kernel.registry import game
from cantiere.kernel.state import CHANCE, State

FORMAT: Final = 1


def write(match: Match, note: Mapping[str, object] | None = None) -> str:
    """The match as a replay file. `note` may carry anything more (names, the seed once the game is over)."""
    vocabulary = match.game.vocabulary
    head: dict[str, object] = {
        "cantiere": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules,
        "seats": match.seats,
        "options": match.options,
    }
    if match.at(0) != match.game.new(match.seats, match.options):
        head["position"] = match.at(0).position()
    if note:
        head["note"] = dict(note)
    lines = [
        json.dumps({"by": "chance" if s.seat == CHANCE else s.seat} | vocabulary.words(s.action), ensure_ascii=False)
        for s in match.steps
    ]
    # One action a line: a replay can be read, compared and cut with ordinary tools.
    opening = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
    return opening + ',\n "actions": [\n  ' + ",\n  ".join(lines) + "\n ]\n}\n"


def read(text: str, to: int | None = None) -> Match:
    """Play a replay file again, checking every action, the first `to` of them or all. Says at which action and
    why it fails."""
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise BadReplay("error-replay-damaged", why=cause(error)) from error
    if not isinstance(plain, dict) or plain.get("cantiere") != FORMAT:
        raise BadReplay("error-replay-foreign")
    actions, options, seats = plain.get("actions"), plain.get("options"), plain.get("seats")
    if not isinstance(actions, list) or not isinstance(options, dict) or type(seats) is not int:
        raise BadReplay("error-replay-foreign")
    id, rules = plain.get("game"), plain.get("rules")
    if not isinstance(id, str) or type(rules) is not int:
        raise BadReplay("error-replay-foreign")
    found = game(id)
    if rules != found.rules:
        raise BadReplay("error-replay-rules", game=found.id, rules=shown(rules), ours=found.rules)
    match = Match(_start(found, seats, options, plain.get("position")))
    for number, action in enumerate(actions[:to], start=1):
        try:
            _take(match, action)
        except CantiereError as error:
            raise BadReplay("error-replay-at", game=found.id, number=number, why=error.text) from error
    return match


def note(text: str) -> dict[str, Any]:
    """What `write` was given to write down with the match; nothing where a file has none."""
    plain = json.loads(text)
    found = plain.get("note") if isinstance(plain, dict) else None
    return found if isinstance(found, dict) else {}


def _start(found: Game, seats: int, options: dict[str, object], written: object) -> State:
    """The table a replay begins on: a new one, or the position it holds."""
    if written is None:
        return found.new(seats, options)
    if not isinstance(written, str):
        raise BadReplay("error-replay-foreign")
    start = position.read(written)
    if start.game is not found or start.seats != seats or start.options() != found.complete(seats, options):
        raise BadReplay("error-replay-position", game=found.id)
    return start


def _take(match: Match, action: object) -> None:
    if not isinstance(action, dict):
        raise BadReplay("error-replay-foreign")
    words = dict(action)
    who = words.pop("by", None)
    seat = CHANCE if who == "chance" else who
    if not isinstance(seat, int) or isinstance(seat, bool):
        raise BadReplay("error-replay-seat", seat=shown(who))
    match.record(seat, match.game.vocabulary.parse(words))


def draws_match(match: Match, secret: bytes) -> bool:
    """Whether every draw of the match is the one the sealed secret gives: the check anybody can make after the game."""
    state, n = match.at(0), 0
    for step in match.steps:
        if step.seat == CHANCE:
            if state.outcome(sealed_ticket(secret, n, state.tickets())) != step.action:
                return False
            n += 1
        state.apply(step.seat, step.action)
    return True
