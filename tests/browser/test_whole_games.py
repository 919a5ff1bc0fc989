"""Every game from the first decision to the final scores, mostly by clicking what is lit on its board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import play_out

GAMES: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "tinytowns": ("tinytowns", ("person", "bot:builder"), {}),
    "carrara-basic": ("carrara", ("person", "bot:builder"), {"variant": "basic"}),
    "carrara-advanced": ("carrara", ("person", "bot:builder"), {"variant": "advanced"}),
    "redcathedral": ("redcathedral", ("person", "bot:builder"), {}),
    "redcathedral-solo": ("redcathedral", ("person",), {}),
    "redcathedral-advanced": ("redcathedral", ("person", "bot:builder"), {"workshops": "advanced"}),
    "tiletum": ("tiletum", ("person", "bot:builder"), {}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(visit: Visit, name: str) -> None:
    game, seats, options = GAMES[name]
    anna = visit("Anna")
    anna.at(anna.table(*seats, game=game, **options))
    play_out(anna, dice=Random(name))
    expect(anna.page.locator(".result h2")).to_be_visible()
    if name == "redcathedral-solo":
        expect(anna.page.locator(".result")).to_contain_text("Jakovlev")
    if len(seats) == 1:
        return
    # Live and final scoring agree, and every point has its source.
    anna.page.locator(".result summary").first.click()
    points = [cell.inner_text() for cell in anna.page.locator(".result details").first.locator("td").all()]
    total = anna.page.locator(".result .total").first.inner_text()
    assert sum(int(point.replace("\u2212", "-")) for point in points) == int(total.replace("\u2212", "-"))
