"""What a notebook shows, and the tutorial from its first cell to its last."""

from __future__ import annotations

import ast
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import jupytext

import cantiere
from cantiere.kernel.drawing import board
from cantiere.kernel.registry import game
from tests.conformance.kit import Case, every_game, moments
from tools.docs import ROOT


def run(source: str, names: dict[str, Any]) -> Any:
    """Run a cell; what its last line is worth is what a notebook shows."""
    cell = ast.parse(source)
    last = cell.body[-1]
    if not isinstance(last, ast.Expr):
        return exec(source, names)
    exec(compile(ast.Module(cell.body[:-1], []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_the_tutorial_runs_from_the_first_cell_to_the_last() -> None:
    notebook = jupytext.read(ROOT / "docs" / "tutorial.py")
    names: dict[str, Any] = {}
    shown = [run(cell.source, names) for cell in notebook.cells if cell.cell_type == "code"]
    assert len(shown) > 8
    assert shown[0]._repr_html_().startswith("<pre")
    assert names["reward"] in (-1.0, 0.0, 1.0)


@every_game
def test_a_table_is_a_picture_that_needs_nothing_else(id: str) -> None:
    for state in moments(Case(id, next(iter(game(id).presets)), 2), seed=1, every=40):
        picture = ElementTree.fromstring(state._repr_svg_())
        drawn = "".join(picture.itertext()).replace("\N{NO-BREAK SPACE}", "").replace(" ", "")
        assert "".join(board(state).plain.split()) in drawn.replace("\n", "")
        assert "url(http" not in state._repr_svg_()


@every_game
def test_a_match_and_a_score_show_the_points(id: str) -> None:
    match = cantiere.start(id, seats=2, seed=3)
    score = match.score(1)
    assert score.total == match.scores()[1] == sum(line.points for line in score.lines)
    assert str(score).endswith(f"= {score.total}")
    for shown in (match._repr_html_(), score._repr_html_()):
        HTMLParser().feed(shown)
        assert "Player 2" in shown
        assert str(score.total).replace("-", "−") in shown, "with a real minus"
