"""What is this? The same question, asked in the same ways, on every board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cantiere.kernel.registry import game_ids
from tests.browser.conftest import Visit

RIGHT_BUTTON = """element => element.dispatchEvent(
  new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))"""


@pytest.mark.parametrize("game", [id for id in game_ids() if id != "twowalls"])
def test_everything_with_a_name_can_be_asked_about(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", "bot", game=game)).is_asked()
    page = anna.page
    thing = page.locator(".board [data-id]").first
    thing.evaluate(RIGHT_BUTTON)
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("b")
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_be_visible()
