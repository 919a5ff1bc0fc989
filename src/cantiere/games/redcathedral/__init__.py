"""The Red Cathedral, for one to four players."""

from cantiere.games.redcathedral.game import RedCathedralGame

GAME = RedCathedralGame()
