"""The Palaces of Carrara, second edition, for two to four players."""

from cantiere.games.carrara.game import GAME as GAME
