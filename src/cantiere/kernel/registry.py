"""Which games there are. A folder under `cantiere.games` whose package has a `GAME` is one; nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil

from cantiere.kernel.errors import UnknownGame
from cantiere.kernel.game import Game

_ROOM = "cantiere.games"


def game_ids() -> list[str]:
    """The games of this house, in alphabetical order."""
    return sorted(info.name for info in pkgutil.iter_modules(importlib.import_module(_ROOM).__path__) if info.ispkg)


def game(id: str) -> Game:
    """The game called `id`, loaded when first asked for."""
    if id not in game_ids():
        raise UnknownGame("error-unknown-game", id=id, games=", ".join(game_ids()))
    found = importlib.import_module(f"{_ROOM}.{id}").GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game]:
    return [game(id) for id in game_ids()]
