"""Tiny Towns, for one to six players."""

from cantiere.games.tinytowns.game import TinyTownsGame

GAME = TinyTownsGame()
