"""Tiletum, for one to four players."""

from cantiere.games.tiletum.game import GAME

__all__ = ["GAME"]
