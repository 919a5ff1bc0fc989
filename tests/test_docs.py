"""The pages in `docs/` show the code as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cantiere
from cantiere.kernel import replay
from cantiere.kernel.registry import game_ids
from tools import guides, strength
from tools.docs import BLOCK, ROOT, pages, renewed


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_code_in_a_page_is_the_code_of_the_file(page: Path) -> None:
    text = page.read_text("utf-8")
    assert renewed(text) == text, "out of date: run `python tools/docs.py`"


def test_strength_is_told_of_the_bots_as_they_are() -> None:
    """Figures of other settings or networks are not shown as theirs."""
    text = strength.PAGE.read_text("utf-8")
    assert strength.renewed(text, strength.known_results()) == text, (
        "out of date: run `python tools/strength.py … --write`"
    )


def test_the_starter_game_is_shown_whole() -> None:
    """Every Python file of it stands in the page that builds it."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    shown = {found.group(2) for found in BLOCK.finditer(page)}
    files = {str(file.relative_to(ROOT)) for file in (ROOT / "examples" / "twowalls").rglob("*.py")}
    assert files - shown == set()


@pytest.mark.parametrize("id", game_ids())
def test_the_example_position_of_a_game_can_be_played(id: str) -> None:
    file = ROOT / "docs" / "positions" / f"{id}.toml"
    page = (ROOT / "docs" / "positions.md").read_text("utf-8")
    in_page = page.partition("```toml\n")[2].partition("```")[0]  # the starter game's
    text = file.read_text("utf-8") if file.exists() else in_page
    assert text.count("#") > 2, "it is annotated"
    match = cantiere.start(position=text)
    assert match.game.id == id
    assert match.actors()
    assert replay.read(replay.write(match)).state == match.state


@pytest.mark.parametrize(("game", "language", "file"), guides.guides())
def test_tables_of_a_guide_are_the_components(game: str, language: str, file: Path) -> None:
    text = file.read_text("utf-8")
    assert guides.renewed(text, game, language) == text, "out of date: run `python tools/guides.py`"


@pytest.mark.parametrize(("game", "language", "file"), guides.guides())
def test_links_of_a_guide_lead_somewhere(game: str, language: str, file: Path) -> None:
    text = file.read_text("utf-8")
    headings = re.findall(r"^#.*\{#([\w-]+)\}$", text, re.MULTILINE)
    assert set(re.findall(r"\]\(#([\w-]+)\)", text)) <= set(headings)
    english = (file.parent / "en.md").read_text("utf-8")
    assert headings == re.findall(r"^#.*\{#([\w-]+)\}$", english, re.MULTILINE)
    assert text.count("†") == english.count("†")
