"""HTTP: what games there are, and their words."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

from cantiere import __version__
from cantiere.kernel import registry, texts
from cantiere.kernel.errors import hint
from cantiere.kernel.game import Game
from cantiere.kernel.options import NUMBER
from cantiere.server.errors import NotFound, as_line
from cantiere.server.http.api import Api, Call, Packed, Written
from cantiere.server.http.bodies import (
    Anchors,
    BotInfo,
    BotRecord,
    Components,
    ComponentTable,
    Figure,
    GameInfo,
    OptionInfo,
    PresetInfo,
    ServerInfo,
)
from cantiere.server.http.figures import figures
from cantiere.server.protocol import PROTOCOL, encoder
from cantiere.server.table import tutorial as tutorials

# Words change with the program only: a page may keep them a while, and asks whether they changed after that.
KEEP: Final = {"cache-control": "public, max-age=300"}
_COMMON: Final = Path(registry.__file__).parent.parent / "text"


def add(api: Api) -> None:
    api.get("/api/server", server)
    api.get("/api/games", games)
    api.get("/api/text/{lang}", common_text, answer="text/plain")
    api.get("/api/games/{game}/text/{lang}", game_text, answer="text/plain")
    api.get("/api/games/{game}/guide/{lang}", guide, answer="text/markdown")
    api.get("/api/games/{game}/figures", figures_of_guide, answer=dict[str, Figure])
    api.get("/api/games/{game}/anchors", anchors)
    api.get("/api/games/{game}/facts", facts, answer="application/json")
    api.get("/api/games/{game}/components", components)


async def server(call: Call) -> ServerInfo:
    """What this server offers."""
    bots = [
        BotInfo(level.id, level.strength, [BotRecord(one.game, one.points, one.seconds) for one in level.records])
        for level in call.services.bots.levels()
    ]
    addresses, level = call.services.own_addresses.of(call.request), call.services.tables.default_level
    return ServerInfo(__version__, PROTOCOL, list(texts.LANGUAGES), all_games(), bots, addresses, level)


async def games(call: Call) -> list[GameInfo]:
    """The games one can play here."""
    return all_games()


async def common_text(call: Call) -> Written:
    """The words that belong to no game, in Fluent."""
    return Written(_ftl((_COMMON,), call.path("lang")), "text/plain", KEEP)


async def game_text(call: Call) -> Written:
    """All words of a game, the common ones among them, in Fluent."""
    folder = _game(call).folder / "text"
    return Written(_ftl((_COMMON, folder), call.path("lang")), "text/plain", KEEP)


async def guide(call: Call) -> Written:
    """The rules of the game in our own words, in Markdown."""
    return Written(read_text(_game(call).folder / "guide", call.path("lang"), "md"), "text/markdown", KEEP)


async def figures_of_guide(call: Call) -> Written:
    """The figures of the guide by name: positions, and what is done on them."""
    packed, tag = await asyncio.to_thread(_figures, _game(call).id)
    return Written(Packed(packed), "application/json", {"cache-control": "no-cache"}, tag)


async def anchors(call: Call) -> Anchors:
    """Which headings of the guide tell of things on the board."""
    return _anchors(_game(call).id)


async def facts(call: Call) -> Written:
    """What is printed on the game's components, as its board draws it; the same at every table."""
    return _facts(_game(call).id)


async def components(call: Call) -> Components:
    """What is in the box, and how sure each fact is."""
    return _components(_game(call).id)


def _game(call: Call) -> Game:
    id = call.path("game")
    if id not in registry.game_ids():
        raise NotFound("error-unknown-game", id=id[:40], hint=as_line(hint(id, registry.game_ids())))
    return registry.game(id)


def _ftl(folders: tuple[Path, ...], language: str) -> str:
    return "\n".join(read_text(folder, language, "ftl") for folder in folders)


def read_text(folder: Path, language: str, ending: str) -> str:
    """A text in the language asked for; in English where that is still missing."""
    if language not in texts.LANGUAGES:
        raise NotFound("error-no-language", language=language[:20])
    for known in (language, "en"):
        file = folder / f"{known}.{ending}"
        if file.exists():
            return file.read_text("utf-8")
    raise NotFound("error-no-text")


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
        beginner=game.beginner,
        languages=languages,
        tutorial=(tutorials.folder(game) / "script.toml").exists(),
    )


@cache
def _facts(id: str) -> Written:
    """Boards rely on it, so a page asks each time whether it has the right one."""
    text = encoder.encode(registry.game(id).facts.facts())
    return Written(text, "application/json", {"cache-control": "no-cache"}, _tag(text))


@cache
def _figures(id: str) -> tuple[bytes, str]:
    """Packed, and their tag: they change with the program only."""
    text = encoder.encode(figures(registry.game(id)))
    return gzip.compress(text, 9), _tag(text)


@cache
def _anchors(id: str) -> Anchors:
    file = registry.game(id).folder / "guide" / "anchors.toml"
    tables = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return Anchors(tables.get("own", {}), tables.get("kind", {}))


def _tag(text: bytes) -> str:
    return f'W/"{hashlib.sha256(text).hexdigest()[:16]}"'


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
