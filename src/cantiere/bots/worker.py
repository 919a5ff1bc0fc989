"""A process in which bots think: `python -m cantiere.bots.worker`, one JSON object a line each way.

    {"ask": "plan", "position": "game = …", "seat": 1, "level": "builder", "asked": 0, "seed": 7, "deadline": 15.0}
    →  {"turn": [{"verb": …}, …]}
    {"ask": "hint", "position": "game = …", "seat": 1, "seed": 7, "deadline": 15.0}
    →  an `advice.Hint`
    {"ask": "turns", "replay": "{…}", "deadline": 15.0}
    →  {"turns": 61}
    {"ask": "look", "replay": "{…}", "turn": 12, "deadline": 15.0}
    →  an `advice.Looked`

It ends with its input. With `--in-background` it stands back for the others. While it thinks an alarm of the operating
system is set that nothing in the process catches: code that never comes back is ended even when nobody is left to end
it.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from typing import Any, Final

from cantiere.bots import advice, make
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.position import read

GRACE_SECONDS: Final = 3  # the pool's own deadline comes first
NICENESS: Final = 5  # people's requests go before a bot's thoughts ...
BACKGROUND_NICENESS: Final = 15  # ... and those before what can wait; at 19 it would miss its deadline


def answer(question: dict[str, Any]) -> bytes:
    """What was asked for, or what went wrong."""
    try:
        found = _ANSWERS[question["ask"]](question)
    except CantiereError as error:
        found = {"error": str(error)}
    except Exception as error:  # whatever it is, the next question may be answered
        found = {"error": f"{type(error).__name__}: {error}"}
    return advice.written(found)


def _plan(question: dict[str, Any]) -> object:
    """The bot's decisions in words."""
    state = read(question["position"])
    words = state.game.vocabulary.words
    turn = make(question["level"], question["seed"]).plan(state, question["seat"], question["asked"])
    return {"turn": [words(action) for action in turn]}


def _hint(question: dict[str, Any]) -> object:
    return advice.hint(read(question["position"]), question["seat"], seed=question["seed"])


def _count(question: dict[str, Any]) -> object:
    return {"turns": len(advice.turns_of(question["replay"]))}


def _look(question: dict[str, Any]) -> object:
    return advice.look(advice.turns_of(question["replay"]), question["turn"])


_ANSWERS: Final = {"plan": _plan, "hint": _hint, "turns": _count, "look": _look}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    with contextlib.suppress(OSError):
        os.nice(BACKGROUND_NICENESS if "--in-background" in sys.argv else NICENESS)
    for line in sys.stdin:
        question = json.loads(line)
        signal.alarm(int(question["deadline"]) + GRACE_SECONDS)
        found = answer(question)
        signal.alarm(0)
        sys.stdout.buffer.write(found + b"\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
