"""HTTP: what games there are, and their words."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

from cantiere import __version__
from cantiere.kernel import registry, texts
from cantiere.kernel.game import Game
from cantiere.kernel.options import NUMBER
from cantiere.server.api import Answer, Api, Call
from cantiere.server.bodies import BotInfo, Components, ComponentTable, GameInfo, House, OptionInfo, PresetInfo
from cantiere.server.protocol import PROTOCOL
from cantiere.server.refusal import Missing

# Words change with the program only: a page may keep them a while, and asks whether they changed after that.
_KEEP: Final = {"cache-control": "public, max-age=300"}
_COMMON: Final = Path(registry.__file__).parent.parent / "text"


def add(api: Api) -> None:
    api.get("/api/house", House, house)
    api.get("/api/games", list[GameInfo], games)
    api.get("/api/text/{lang}", "text/plain", common_text)
    api.get("/api/games/{game}/text/{lang}", "text/plain", game_text)
    api.get("/api/games/{game}/guide/{lang}", "text/markdown", guide)
    api.get("/api/games/{game}/components", Components, components)


async def house(call: Call) -> House:
    """What this server offers."""
    bots = [BotInfo(level.id, level.strength) for level in call.house.desk.levels()]
    return House(__version__, PROTOCOL, list(texts.LANGUAGES), all_games(), bots)


async def games(call: Call) -> list[GameInfo]:
    """The games of this house."""
    return all_games()


async def common_text(call: Call) -> Answer:
    """The words that belong to no game, in Fluent."""
    return Answer(_ftl((_COMMON,), call.path("lang")), "text/plain", _KEEP)


async def game_text(call: Call) -> Answer:
    """All words of a game, the common ones among them, in Fluent."""
    folder = _game(call).folder / "text"
    return Answer(_ftl((_COMMON, folder), call.path("lang")), "text/plain", _KEEP)


async def guide(call: Call) -> Answer:
    """The rules of the game in our own words, in Markdown."""
    return Answer(_read(_game(call).folder / "guide", call.path("lang"), "md"), "text/markdown", _KEEP)


async def components(call: Call) -> Components:
    """What is in the box, and how sure each fact is."""
    return _components(_game(call).id)


def _game(call: Call) -> Game:
    id = call.path("game")
    if id not in registry.game_ids():
        raise Missing("error-unknown-game", id=id[:40], games=", ".join(registry.game_ids()))
    return registry.game(id)


def _ftl(folders: tuple[Path, ...], language: str) -> str:
    return "\n".join(_read(folder, language, "ftl") for folder in folders)


def _read(folder: Path, language: str, ending: str) -> str:
    """A text in the language asked for; in English where that is still missing."""
    if language not in texts.LANGUAGES:
        raise Missing("error-no-language", language=language[:20])
    for known in (language, "en"):
        file = folder / f"{known}.{ending}"
        if file.exists():
            return file.read_text("utf-8")
    raise Missing("error-no-text")


@cache
def all_games() -> list[GameInfo]:
    return [_info(game) for game in registry.games()]


def _info(game: Game) -> GameInfo:
    options = [
        OptionInfo(
            name=option.name,
            kind=option.kind,
            default=option.default,
            group=option.group,
            choices=list(option.choices),
            low=option.low if option.kind == NUMBER else 0,
            high=option.high if option.kind == NUMBER else 0,
        )
        for option in game.options
    ]
    presets = [
        PresetInfo(name, dict(given), [seats for seats in game.seats if game.allows(name, seats)])  # type: ignore[arg-type]
        for name, given in game.presets.items()
    ]
    languages = [language for language in texts.LANGUAGES if (game.folder / "text" / f"{language}.ftl").exists()]
    return GameInfo(
        id=game.id,
        rules=game.rules,
        seats=list(game.seats),
        minutes=game.minutes,
        weight=game.weight,
        endings=list(game.endings),
        options=options,
        presets=presets,
        languages=languages,
    )


@cache
def _components(id: str) -> Components:
    box: dict[str, Any] = tomllib.loads((registry.game(id).folder / "components.toml").read_text("utf-8"))
    about = box.pop("about", {})
    marks: Counter[str] = Counter()
    tables = []
    for name, content in box.items():
        source = content.get("source", "") if isinstance(content, dict) else ""
        _count(content, marks)
        tables.append(ComponentTable(name, source, content))
    return Components(about, tables, dict(marks))


def _count(content: Any, marks: Counter[str]) -> None:
    """How many entries carry each source mark, however deep they lie."""
    if isinstance(content, dict):
        if isinstance(content.get("source"), str):
            marks[content["source"]] += 1
        for inner in content.values():
            _count(inner, marks)
    elif isinstance(content, list):
        for inner in content:
            _count(inner, marks)
