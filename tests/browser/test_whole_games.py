"""Every game from the first decision to the final scores, mostly by clicking what is lit on its board."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from cantiere.kernel.game import Game
from tests.browser.conftest import Visit
from tests.browser.kit import GAMES, play_out


def tables(game: Game) -> Iterator[tuple[str, tuple[str, ...], dict[str, Any]]]:
    """A game with a bot, in its basic and advanced form where it has them; and alone, where it has an automa."""
    for preset in ("standard", "basic", "advanced"):
        if game.allows(preset, 2) and preset in game.presets:
            yield f"{game.id}-{preset}", ("person", "bot:builder"), game.presets[preset]
    if (game.folder / "solo.py").exists():
        yield f"{game.id}-solo", ("person",), {}


TABLES = {name: (game.id, seats, options) for game in GAMES for name, seats, options in tables(game)}


@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game(visit: Visit, name: str) -> None:
    game, seats, options = TABLES[name]
    anna = visit("Anna")
    anna.at(anna.table(*seats, game=game, **options))
    play_out(anna, dice=Random(name))
    expect(anna.page.locator(".result h2")).to_be_visible()
    if name == "redcathedral-solo":
        expect(anna.page.locator(".result")).to_contain_text("Jakovlev")
    if len(seats) == 1:
        return
    # Live and final scoring agree, and every point has its source.
    points, total = anna.result()
    assert sum(points) == total
