"""Players that are programs: made from a short text such as `mcts:iterations=400`."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from cantiere.bots.bot import Bot
from cantiere.bots.greedy import GreedyBot
from cantiere.bots.learned import LearnedBot
from cantiere.bots.mcts import MctsBot
from cantiere.bots.random_bot import RandomBot
from cantiere.bots.search import SearchBot
from cantiere.kernel.errors import CantiereError, hint
from cantiere.kernel.state import State

KINDS: Mapping[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "learned": LearnedBot,
    "search": SearchBot,
    "mcts": MctsBot,
}


class _Number(NamedTuple):
    """What a setting may be."""

    kind: type[int] | type[float]
    least: int
    most: int


_COUNT: Final = _Number(int, 1, 1_000_000_000)
_SHARE: Final = _Number(float, 0, 1)

# Every setting after a colon, by kind; None is a text.
_Settings = Mapping[str, _Number | None]
_OF_A_SEARCH: _Settings = {
    "iterations": _COUNT,
    "seconds": _Number(float, 0, 3600),
    "width": _COUNT,
    "looks": _COUNT,
    "ahead": _Number(int, 0, 1000),
    "quick": _COUNT,
    "trust": _SHARE,
}
_SETTINGS: Mapping[str, _Settings] = {
    "random": {},
    "greedy": {"looks": _COUNT, "slips": _Number(int, 0, 100)},
    "learned": {"looks": _COUNT, "net": None},
    "search": {**_OF_A_SEARCH, "net": None},
    "mcts": {**_OF_A_SEARCH, "envy": _SHARE},
}

# How strong a bot a person sits down with: the easiest first. Seconds are of a whole turn.
LEVELS: Mapping[str, str] = {
    "novice": "greedy:looks=12,slips=40",  # with fewer looks it may gather for ever and never build
    "builder": "greedy",
    "architect": "search:iterations=40,seconds=1,width=3,looks=200,quick=20",
    "master": "search:iterations=1600,seconds=4,width=12,looks=2000,ahead=2",
}


def described(spec: str, state: State) -> str:
    """What decides how such a bot plays at a table: its settings, and the network it judges by."""
    return " ".join(filter(None, [LEVELS.get(spec, spec), make(spec).network(state)]))


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
    if kind in LEVELS:
        raise BadBot("error-bot-level", bot=kind)
    if kind not in KINDS:
        raise BadBot("error-unknown-bot", bot=kind, hint=hint(kind, [*KINDS, *LEVELS]))
    settings: dict[str, int | float | str] = {}
    for part in _parts(rest, _SETTINGS[kind]):
        name, _, value = part.partition("=")
        if name not in _SETTINGS[kind]:
            raise BadBot("error-bot-setting", bot=kind, setting=part, hint=hint(name, list(_SETTINGS[kind])))
        if name in settings:
            raise BadBot("error-bot-twice", bot=kind, setting=name)
        settings[name] = _read(kind, part, value, _SETTINGS[kind][name])
    return KINDS[kind](seed, **settings)


def _parts(settings: str, known: _Settings) -> list[str]:
    """The settings one by one. What has no “=” belongs to the text before it: `net=a,b.json` is one file."""
    parts: list[str] = []
    for part in settings.split(","):
        if parts and "=" not in part and known.get(parts[-1].partition("=")[0], _COUNT) is None:
            parts[-1] += "," + part
        elif part:
            parts.append(part)
    return parts


def _read(bot: str, setting: str, value: str, number: _Number | None) -> int | float | str:
    if number is None:
        return value
    try:
        found = number.kind(value)
    except ValueError:
        found = math.nan
    if not number.least <= found <= number.most:
        raise BadBot(
            "error-bot-number",
            bot=bot,
            setting=setting,
            kind="whole" if number.kind is int else "any",
            least=str(number.least),
            most=str(number.most),
        )
    return found
