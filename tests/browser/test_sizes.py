"""Every board on every kind of screen: what is lit can be reached, and nothing moves while one chooses."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from cantiere.kernel.registry import game_ids
from tests.browser.conftest import Visit
from tests.browser.kit import OPEN_SPOT, Person
from tests.browser.pages import table_in_the_middle

SIZES = [(390, 844), (360, 640), (844, 390), (820, 1180), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440)]
# How far a game is looked at: at its start and in the middle different things are lit.
MOVES = (0, 14)
# Where everything that can be clicked lies. What is under the pointer may be lifted, so only places count, not sizes.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.board [data-id]')].map(element => {
  const box = element.getBoundingClientRect();
  return [element.dataset.id, [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]];
}))"""
# What is wider than its place beside the board; the board itself and what scrolls on purpose aside.
WIDER = """() => ['.side', '.side .panel', '.side .tabs', '.prompt'].filter(name => {
  const element = document.querySelector(name);
  return element && element.scrollWidth > element.clientWidth + 1;
})"""
NAMES = "elements => [...new Set(elements.map(element => element.dataset.id))]"


@pytest.mark.parametrize("game", [id for id in game_ids() if id != "twowalls"])
def test_what_is_lit_can_be_reached_at_every_size(visit: Visit, game: str) -> None:
    anna = visit("Anna", locale="pl-PL")  # with the longest words
    for moves in MOVES:
        table = table_in_the_middle(anna, game, bots=2, moves=moves)
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.at(table).is_asked().at_rest()
            assert anna.page.evaluate(WIDER) == [], f"cut off at {width}×{height}"
            for name in lit(anna.page):
                spot = anna.page.locator(f".board [data-id='{name}']").first.evaluate(OPEN_SPOT)
                assert spot, f"{name} is lit and cannot be reached at {width}×{height}"
                assert 0 <= spot["x"] < width, f"{name} lies beside the screen at {width}×{height}"


@pytest.mark.parametrize("game", [id for id in game_ids() if id != "twowalls"])
def test_the_board_stays_where_it_is_while_one_chooses(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    table = table_in_the_middle(anna, game, bots=2, moves=MOVES[-1])
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.at(table).is_asked().at_rest()
        name = picks_up(anna, table)
        if name is None:
            continue
        spot = anna.page.locator(f".board [data-id='{name}']").first.evaluate(OPEN_SPOT)
        before = anna.page.evaluate(PLACES)
        anna.page.mouse.click(spot["x"], spot["y"])
        anna.page.wait_for_selector(".prompt .release")
        anna.at_rest()
        after = anna.page.evaluate(PLACES)
        assert {id: after.get(id) for id in before} == before, f"picking {name} moves the board at {width}×{height}"


def lit(page: Page) -> list[str]:
    names: list[str] = page.locator(".board [data-id][data-light=possible]").evaluate_all(NAMES)
    return names


def picks_up(person: Person, table: str) -> str | None:
    """Something on the board that begins several choices."""
    view: dict[str, Any] = person.context.request.get(f"/api/tables/{table}").json()
    count: dict[str, int] = {}
    for choice in view["decision"]["actions"]:
        for element in choice["elements"]:
            count[element] = count.get(element, 0) + 1
    shown = set(lit(person.page))
    return next((element for element, number in count.items() if number > 1 and element in shown), None)
