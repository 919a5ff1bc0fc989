"""The figures of a game's guide: positions, and what is done on them, played by the rules.

A figure's file is a position with two keys more: `seat`, through whose eyes it is seen (left out: a spectator's), and
`actions`, what is done on it, draws among it, as one types it. A number before an action says whose it is where several
may act at once.
"""

from __future__ import annotations

import tomllib
from typing import Any

from cantiere.kernel.errors import CantiereError
from cantiere.kernel.game import Game
from cantiere.kernel.match import Match
from cantiere.kernel.position import read_plain
from cantiere.kernel.state import ALL_SEEING, CHANCE
from cantiere.server.errors import as_line
from cantiere.server.http.bodies import Figure, FigureStep
from cantiere.server.protocol import Choice


def figures(game: Game) -> dict[str, Figure]:
    """All figures of the game, by name."""
    found = {}
    for file in sorted((game.folder / "guide" / "figures").glob("*.toml")):
        try:
            found[file.stem] = read(file.read_text("utf-8"))
        except CantiereError as error:
            error.add_note(f"in {file.name}")
            raise
    return found


def read(text: str) -> Figure:
    """The figure that a file describes. What could not lie on a table, and what may not be done, raises."""
    plain: dict[str, Any] = tomllib.loads(text)
    seat, actions = plain.pop("seat", None), plain.pop("actions", [])
    you = None if seat is None else seat - 1
    match = Match(read_plain(plain))
    steps = [FigureStep(match.state.view(you), _points(match))]
    for words in actions:
        by, action = _action(match, words)
        choice, told = _choice(match, by, action), as_line(match.state.tell(by, action, ALL_SEEING))
        match.record(by, action)
        steps[-1].next = choice
        steps.append(FigureStep(match.state.view(you), _points(match), told, by))
    return Figure(match.seats, you, match.options, steps)


def _action(match: Match, words: str) -> tuple[int, int]:
    """Whose action it is, and which."""
    actors = match.state.actors()
    if actors == [CHANCE]:
        return CHANCE, match.game.vocabulary.read(words)
    first, _, rest = words.partition(" ")
    seat, words = (int(first) - 1, rest) if first.isdecimal() else (actors[0], words)
    return seat, match.read(words, seat)


def _choice(match: Match, by: int, action: int) -> Choice:
    """The action as a board is offered it, before it is taken."""
    match.state.require(by, action)
    state, words = match.state, match.game.vocabulary.words(action)
    text, elements = as_line(state.describe(by, action)), state.elements(by, action)
    return Choice(words, text, elements, {} if by == CHANCE else state.effect(by, action))


def _points(match: Match) -> list[int]:
    return [int(state) for state in match.scores()]
