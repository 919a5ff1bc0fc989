"""Players that are programs: made from a short text such as `mcts:iterations=400`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cantiere.bots.bot import Bot
from cantiere.bots.greedy import GreedyBot
from cantiere.bots.learned import LearnedBot
from cantiere.bots.mcts import MctsBot
from cantiere.bots.random_bot import RandomBot
from cantiere.bots.search import SearchBot
from cantiere.kernel.errors import CantiereError

KINDS: Mapping[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "learned": LearnedBot,
    "search": SearchBot,
    "mcts": MctsBot,
}

# What each setting after a colon is, by kind.
_Settings = Mapping[str, type[int] | type[float] | type[str]]
_OF_A_SEARCH: _Settings = {
    "iterations": int,
    "seconds": float,
    "width": int,
    "looks": int,
    "ahead": int,
    "quick": int,
    "trust": float,
}
_SETTINGS: Mapping[str, _Settings] = {
    "random": {},
    "greedy": {"looks": int, "slips": int},
    "learned": {"looks": int, "net": str},
    "search": {**_OF_A_SEARCH, "net": str},
    "mcts": {**_OF_A_SEARCH, "envy": float},
}

# How strong a bot a person sits down with: the easiest first. Seconds are of a whole turn.
LEVELS: Mapping[str, str] = {
    "novice": "greedy:looks=12,slips=40",  # with fewer looks it may gather for ever and never build
    "builder": "greedy",
    "architect": "search:iterations=40,seconds=1,width=3,looks=200,quick=20",
    "master": "search:iterations=1600,seconds=4,width=12,looks=2000,ahead=2",
}


class BadBot(CantiereError):
    """There is no such bot, or it has no such setting."""


def split(bots: str) -> list[str]:
    """The bots of a list. They are parted by commas, and so are a bot's settings: `mcts:iterations=40,ahead=2,random`
    is two bots."""
    specs: list[str] = []
    for part in bots.split(","):
        if "=" in part and ":" not in part and specs:
            specs[-1] += "," + part.strip()
        else:
            specs.append(part.strip())
    return specs


def make(spec: str, seed: int = 0) -> Bot:
    """The bot a text describes: a kind (`greedy`), a level (`architect`), or a kind with settings
    (`mcts:iterations=400,ahead=2`)."""
    kind, _, rest = LEVELS.get(spec, spec).partition(":")
    if kind not in KINDS:
        raise BadBot("error-unknown-bot", bot=spec, bots=", ".join([*KINDS, *LEVELS]))
    settings: dict[str, int | float | str] = {}
    for part in filter(None, rest.split(",")):
        name, _, value = part.partition("=")
        try:
            settings[name] = _SETTINGS[kind][name](value)
        except (KeyError, ValueError):
            known = ", ".join(_SETTINGS[kind]) or "–"
            raise BadBot("error-bot-setting", bot=kind, setting=part, settings=known) from None
    return KINDS[kind](seed, **settings)
