"""A process in which bots think: `python -m cantiere.bots.worker`, one JSON object a line each way.

    {"position": "game = …", "seat": 1, "level": "builder", "asked": 0, "seed": 7, "deadline": 15.0}
    →  {"turn": [{"verb": …}, …]}

It ends with its input. While it thinks an alarm of the operating system is set that nothing in the process catches:
code that never comes back is ended even when nobody is left to end it.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from typing import Any, Final

from cantiere.bots import make
from cantiere.kernel.errors import CantiereError
from cantiere.kernel.position import read

GRACE_SECONDS: Final = 3  # the pool's own deadline comes first
NICENESS: Final = 5  # people's requests go before a bot's thoughts


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The bot's decisions in words, or what went wrong."""
    try:
        state = read(question["position"])
        words = state.game.vocabulary.words
        turn = make(question["level"], question["seed"]).plan(state, question["seat"], question["asked"])
        return {"turn": [words(action) for action in turn]}
    except CantiereError as error:
        return {"error": str(error)}
    except Exception as error:  # whatever it is, the next question may be answered
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    for line in sys.stdin:
        question = json.loads(line)
        signal.alarm(int(question["deadline"]) + GRACE_SECONDS)
        found = answer(question)
        signal.alarm(0)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
