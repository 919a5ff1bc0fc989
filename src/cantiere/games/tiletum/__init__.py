"""Tiletum, for one to four players."""

from cantiere.games.tiletum.game import TiletumGame

GAME = TiletumGame()
