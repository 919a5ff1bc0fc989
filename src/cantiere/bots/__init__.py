"""Players that are programs: made from a short text such as `mcts:iterations=400`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cantiere.bots.bot import Bot
from cantiere.bots.greedy import GreedyBot
from cantiere.bots.mcts import MctsBot
from cantiere.bots.random_bot import RandomBot
from cantiere.kernel.errors import CantiereError

KINDS: Mapping[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "mcts": MctsBot}

# What each number after a colon is, by kind.
_SETTINGS: Mapping[str, Mapping[str, type[int] | type[float]]] = {
    "random": {},
    "greedy": {"looks": int},
    "mcts": {
        "iterations": int,
        "seconds": float,
        "width": int,
        "looks": int,
        "ahead": int,
        "quick": int,
        "trust": float,
        "envy": float,
    },
}

# How strong a bot a person sits down with: the easiest first.
LEVELS: Mapping[str, str] = {
    "novice": "greedy:looks=1",
    "builder": "greedy",
    "architect": "mcts:iterations=1500,seconds=1.5",
    "master": "mcts:iterations=20000,seconds=5,width=24,looks=6000",
}


class BadBot(CantiereError):
    """There is no such bot, or it has no such setting."""


def make(spec: str, seed: int = 0) -> Bot:
    """The bot a text describes: a kind (`greedy`), a level (`architect`), or a kind with settings
    (`mcts:iterations=400,ahead=2`)."""
    kind, _, rest = LEVELS.get(spec, spec).partition(":")
    if kind not in KINDS:
        raise BadBot("error-unknown-bot", bot=spec, bots=", ".join([*KINDS, *LEVELS]))
    settings: dict[str, int | float] = {}
    for part in filter(None, rest.split(",")):
        name, _, value = part.partition("=")
        try:
            settings[name] = _SETTINGS[kind][name](value)
        except (KeyError, ValueError):
            known = ", ".join(_SETTINGS[kind]) or "–"
            raise BadBot("error-bot-setting", bot=kind, setting=part, settings=known) from None
    return KINDS[kind](seed, **settings)
