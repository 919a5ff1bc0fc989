"""Tiny Towns, for one to six players."""

from cantiere.games.tinytowns.game import GAME

__all__ = ["GAME"]
