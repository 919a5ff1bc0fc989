"""Texts, guides and tutorials use the terms of the glossary."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from cantiere.kernel.game import Game
from cantiere.kernel.registry import games
from cantiere.kernel.texts import LANGUAGES
from tests.texts.rendered import FOLDER

ENTRY = re.compile(r"^(\S+)\n((?:    .*\n)+)", re.MULTILINE)
GAMES = [game for game in games() if (game.folder / "text" / "glossary.toml").exists()]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))


def glossary(game: Game) -> dict[str, dict[str, Any]]:
    return tomllib.loads((game.folder / "text" / "glossary.toml").read_text("utf-8"))


def sentences(game: Game, language: str) -> dict[str, str]:
    """Every message as people read it."""
    page = (FOLDER / f"{game.id}.{language}.txt").read_text("utf-8")
    return dict(ENTRY.findall(page))


def everything(game: Game, language: str) -> str:
    """All that people read of the game: its messages, the guide, the tutorial."""
    files = (game.folder / "guide" / f"{language}.md", game.folder / "tutorial" / f"{language}.ftl")
    return "".join([*sentences(game, language).values(), *(file.read_text("utf-8") for file in files)])


def test_every_game_with_a_guide_has_a_glossary() -> None:
    assert [game.id for game in games() if (game.folder / "guide").exists() and game not in GAMES] == ["twowalls"]


@every_game
def test_every_term_has_a_word_in_each_language_and_a_source(game: Game) -> None:
    for name, term in glossary(game).items():
        assert {*LANGUAGES, "source"} <= term.keys() <= {*LANGUAGES, "source", "avoid"}, name


@every_game
def test_every_term_is_used(game: Game) -> None:
    for name, term in glossary(game).items():
        for language in LANGUAGES:
            assert re.search(term[language], everything(game, language), re.IGNORECASE), (name, language)


@every_game
def test_words_to_avoid_are_avoided(game: Game) -> None:
    for name, term in glossary(game).items():
        for language, words in term.get("avoid", {}).items():
            read = everything(game, language)
            assert [word for word in words if word in read] == [], (name, language)


@every_game
def test_a_term_in_the_english_is_in_its_translations(game: Game) -> None:
    """Of messages: a word may be left out in a language, or said otherwise, but not most of the time."""
    english = sentences(game, "en")
    for name, term in glossary(game).items():
        with_term = [key for key, text in english.items() if re.search(term["en"], text, re.IGNORECASE)]
        for language in LANGUAGES[1:]:
            own = sentences(game, language)
            found = [key for key in with_term if re.search(term[language], own[key], re.IGNORECASE)]
            assert len(found) * 3 >= len(with_term) * 2, (name, language, sorted({*with_term} - {*found}))
