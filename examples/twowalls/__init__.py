"""Two Walls: the smallest game that has everything a game of Cantiere can have. `docs/adding-a-game.md` explains it."""

from cantiere.games.twowalls.game import GAME

__all__ = ["GAME"]
