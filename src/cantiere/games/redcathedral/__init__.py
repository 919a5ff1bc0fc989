"""The Red Cathedral, for one to four players."""

from cantiere.games.redcathedral.game import GAME

__all__ = ["GAME"]
