"""Which games there are. A folder under `cantiere.games` whose package has a `GAME` is one; nothing else lists them.

More folders of games can be named in the environment: `CANTIERE_GAMES=examples` adds those of `examples/`.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from functools import cache

from cantiere.kernel.errors import UnknownGame, hint
from cantiere.kernel.game import PACKAGE, Game


@cache
def game_ids() -> list[str]:
    """All games, in alphabetical order."""
    path = importlib.import_module(PACKAGE).__path__
    path.extend(os.path.abspath(folder) for folder in os.environ.get("CANTIERE_GAMES", "").split(os.pathsep) if folder)
    return sorted(info.name for info in pkgutil.iter_modules(path) if info.ispkg)


def game(id: str) -> Game:
    """The game called `id`, loaded when first asked for."""
    if id not in game_ids():
        raise UnknownGame("error-unknown-game", id=id, hint=hint(id, game_ids()))
    found = importlib.import_module(f"{PACKAGE}.{id}").GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game]:
    return [game(id) for id in game_ids()]
