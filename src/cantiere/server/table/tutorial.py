"""A tutorial: a game's replay, and a script that says which of its actions the person takes and why.

A game that has one keeps it in the folder `tutorial/`: `replay.json` is a whole game in which the person has the first
seat, `script.toml` the steps, and `<language>.ftl` a sentence for each step (`tutorial-<name>`, and
`tutorial-<name>-done` says what came of it). Between the person's steps everything goes as in the replay, draws
included.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from cantiere.kernel import replay
from cantiere.kernel.game import Game
from cantiere.kernel.match import Match, Step
from cantiere.kernel.registry import game

LEARNER: Final = 0  # the person's seat


class TutorialStep:
    """One step: it begins when `at` actions of the replay have been played. If it `acts`, the person takes the
    action that is next; otherwise there is something to look at, or the game goes on by itself."""

    def __init__(self, name: str, at: int, acts: bool, light: list[str]) -> None:
        self.name = name
        self.at = at
        self.acts = acts
        self.light = light  # elements of the board that are spoken of


class Tutorial:
    def __init__(self, match: Match, steps: list[TutorialStep], fingerprint: str) -> None:
        self.match = match
        self.steps = steps
        self._follows: set[int] = set()  # which of the person's actions follow by themselves from the one before
        self.fingerprint = fingerprint  # another one means other steps

    @property
    def actions(self) -> list[Step]:
        """Everything that happens, in order."""
        return self.match.steps

    def goes_on(self, played: int) -> bool:
        """Whether what comes next is not the person's to do."""
        if played >= len(self.actions):
            return False
        return self.actions[played].seat != LEARNER or played in self._follows

    def follow(self, number: int) -> None:
        """This action of the person's needs no click: it follows from the one before."""
        self._follows.add(number)

    def stops(self, played: int) -> int:
        """How many actions will have been played when it is the person's turn again, or over."""
        while self.goes_on(played):
            played += 1
        return played

    def before(self, played: int) -> int | None:
        """Where the last step began that is over now; None at the first."""
        earlier = [step.at for step in self.steps if step.at < played]
        return earlier[-1] if earlier else None


def folder(found: Game) -> Path:
    return found.folder / "tutorial"


@cache
def tutorial(game_id: str) -> Tutorial | None:
    """The tutorial of a game, if it has one. Raises ValueError where script and replay do not go together."""
    place = folder(game(game_id))
    if not (place / "script.toml").exists():
        return None
    script, played = (place / "script.toml").read_text("utf-8"), (place / "replay.json").read_text("utf-8")
    match = replay.read(played)
    fingerprint = hashlib.sha256((script + played).encode()).hexdigest()[:16]
    found = Tutorial(match, [], fingerprint)
    found.steps = _steps(found, tomllib.loads(script)["step"])
    return found


def _steps(found: Tutorial, written: list[dict[str, Any]]) -> list[TutorialStep]:
    """The steps and where each begins. One that skips leads to where the person's last actions are still to come."""
    own = [number for number, step in enumerate(found.actions) if step.seat == LEARNER]
    words = found.match.game.vocabulary.short
    steps = []
    at = found.stops(0)
    for number, one in enumerate(written):
        acts = acts_of(one)
        steps.append(TutorialStep(one["name"], at, bool(acts), list(one.get("light", ()))))
        for nth, act in enumerate(acts):
            at = found.stops(at)
            if at >= len(found.actions) or words(found.actions[at].action) != act:
                raise ValueError(f"{found.match.game.id}: the replay goes on otherwise at {one['name']!r}")
            if nth:
                found.follow(at)
            at += 1
        at = found.stops(at)
        if one.get("skip"):
            left = sum(len(acts_of(later)) for later in written[number:])
            at = own[-left] if left else len(found.actions)
    if at != len(found.actions) or not found.match.is_over:
        raise ValueError(f"{found.match.game.id}: the tutorial does not go to the end of its replay")
    return steps


def acts_of(step: dict[str, Any]) -> list[str]:
    """What the person does in a step: the first by a click, the rest follows by itself."""
    act = step.get("act", [])
    return [act] if isinstance(act, str) else list(act)
