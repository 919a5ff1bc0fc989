"""docs/rules is what the rulebook tests cite: every id they name is there, once; so is every option about a ruling, and
every worked example is a figure of the guide."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from cantiere.kernel.game import Game
from cantiere.kernel.registry import games

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "rules"
ID = r"§\d+(?:\.\d+)*|(?:row|FAQ|table) \d+|G\d\d|G\dP-T\d|T\d\d[ab]?|A\db?|D[1-9]\d?|E\d+"
# An id is defined where it opens a row, an item, a paragraph or a heading.
DEFINED = re.compile(rf"^(?:\| |- )?\*\*({ID})\*\*|^#+ ({ID})\b", re.MULTILINE | re.IGNORECASE)
CITED = re.compile(rf"(?<!\w)(?:{ID})(?!\w)")
# “rows 21 and 22” and the like name two ids.
TWO = re.compile(r"\b(row|FAQ|table)s? (\d+) and (\d+)\b")
# A row may also be cited by its words: `like this`, at the start of a docstring or after the section.
QUOTED = re.compile(r"(?:\A|§\d+ )`([^`]+)`")

# The worked examples, and the figures that begin by naming theirs: `# T06, T07: …`.
EXAMPLES = re.compile(r"^## §\d+ Worked examples$(.*?)^## ", re.MULTILINE | re.DOTALL)
NAMED = re.compile(rf"# ((?:{ID})(?:, (?:{ID}))*):")

documented = pytest.mark.parametrize(
    "game", [game for game in games() if (DOCS / f"{game.id}.md").exists()], ids=lambda game: str(game.id)
)


def page(game: Game) -> str:
    return (DOCS / f"{game.id}.md").read_text(encoding="utf-8")


def defined(game: Game) -> Counter[str]:
    return Counter((bold or heading).replace("Table", "table") for bold, heading in DEFINED.findall(page(game)))


def prose(game: Game) -> list[str]:
    """What the game's rulebook tests say in words: their names, docstrings and messages."""
    said: list[str] = []
    for path in sorted((TESTS / "rulebook" / game.id).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                said.append(re.sub(r"(G\dP)_(T\d)", r"\1-\2", node.name).replace("_", " "))
            if isinstance(node, ast.FunctionDef | ast.Module):
                said.append(ast.get_docstring(node) or "")
            if isinstance(node, ast.Assert) and isinstance(node.msg, ast.Constant):
                said.append(str(node.msg.value))
    return said


def cited(game: Game) -> set[str]:
    ids: set[str] = set()
    for words in prose(game):
        words = re.sub(r"\b(Row|Table)", lambda match: match[0].lower(), words)
        words = re.sub(r"\b(row|rows) 0", r"\1 ", words)
        ids.update(CITED.findall(TWO.sub(r"\1 \2, \1 \3", words)))
    return ids


def test_every_game_with_rulebook_tests_has_a_page() -> None:
    tested = {path.name for path in (TESTS / "rulebook").iterdir() if any(path.glob("test_*.py"))}
    assert tested
    assert tested == {path.stem for path in DOCS.glob("*.md")} - {"README"}


@documented
def test_every_id_is_defined_once(game: Game) -> None:
    assert [id for id, count in defined(game).items() if count > 1] == []


@documented
def test_every_id_a_test_cites_is_defined(game: Game) -> None:
    ids = cited(game)
    assert ids, "a game's tests say which rule they are about"
    assert sorted(ids - set(defined(game))) == []


@documented
def test_every_row_a_test_quotes_is_there(game: Game) -> None:
    quoted = [row for words in prose(game) for row in QUOTED.findall(words)]
    assert [row for row in quoted if row not in page(game)] == []


@documented
def test_every_worked_example_is_a_figure_of_the_guide(game: Game) -> None:
    examples = [id for part in EXAMPLES.findall(page(game)) for id, _ in DEFINED.findall(part)]
    files = sorted((game.folder / "guide" / "figures").glob("*.toml"))
    named = [NAMED.match(file.read_text("utf-8")) for file in files]
    shown = [id for found in named if found for id in found[1].split(", ")]
    assert sorted(set(shown)) == sorted(examples)


@documented
def test_every_option_about_a_ruling_is_named(game: Game) -> None:
    rulings = [option.name for option in game.options if option.group == "rulings"]
    assert [name for name in rulings if f"`{name}`" not in page(game)] == []


@documented
def test_links_lead_somewhere(game: Game) -> None:
    files = re.findall(r"\]\(([^)#:]+)", page(game))
    assert [name for name in files if not (DOCS / name).exists()] == []
