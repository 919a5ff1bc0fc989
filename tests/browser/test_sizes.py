"""Every board on every kind of screen: what is lit can be reached, what is written can be read, and nothing moves while
one chooses."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from cantiere.kernel.registry import game_ids
from tests.browser.conftest import Visit
from tests.browser.kit import DESK, OPEN_SPOT, Person
from tests.browser.pages import table_in_the_middle

SIZES = [(390, 844), (360, 640), (844, 390), (820, 1180), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440)]
FEW_SIZES = [(390, 844), (1280, 800)]
# How far a game is looked at: at its start and in the middle different things are lit.
MOVES = (0, 14)
# Where everything that can be clicked lies. What is under the pointer may be lifted, so only places count, not sizes.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.board [data-id]')].map(element => {
  const box = element.getBoundingClientRect();
  return [element.dataset.id, [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]];
}))"""
# What is wider than its place beside the board; the board itself and what scrolls on purpose aside.
WIDER = """() => ['main > .side', '.side .panel', '.side .tabs', '.prompt'].filter(name => {
  const element = document.querySelector(name);
  return element && element.scrollWidth > element.clientWidth + 1;
})"""
# How much of an element is left when all that scrolls or cuts off around it has had its part.
LEFT = """element => {
  const box = element.getBoundingClientRect();
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (let at = element.parentElement; at; at = at.parentElement) {
    const style = getComputedStyle(at), around = at.getBoundingClientRect();
    if (style.overflowX !== 'visible' && at.clientWidth) {
      left = Math.max(left, around.left);
      right = Math.min(right, around.right);
    }
    if (style.overflowY !== 'visible' && at.clientHeight) {
      top = Math.max(top, around.top);
      bottom = Math.min(bottom, around.bottom);
    }
  }
  return Math.max(0, right - left) * Math.max(0, bottom - top) / Math.max(1, box.width * box.height);
}"""
# What is written in letters too small to read, with its size in pixels. A drawing scales its letters along.
SMALL = """least => {
  const found = [];
  for (const part of document.querySelectorAll('.board, .side, .prompt')) {
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const element = words.currentNode.parentElement, style = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const text = words.currentNode.data.trim(), wide = range.getBoundingClientRect().width;
      if (!text || !wide || style.visibility !== 'visible' || element.closest('.visually-hidden, title')) continue;
      const by = element instanceof SVGElement ? element.getScreenCTM() : { a: 1, b: 0, c: 0, d: 1 };
      const size = parseFloat(style.fontSize) * Math.sqrt(Math.abs(by.a * by.d - by.b * by.c));
      if (size < least) found.push(`${text} (${size.toFixed(1)})`);
    }
  }
  return found;
}"""
READABLE = 10.95  # pixels: eleven, and what rounding takes away
NAMES = "elements => [...new Set(elements.map(element => element.dataset.id))]"


BOARDS = pytest.mark.parametrize("game", [id for id in game_ids() if id != "twowalls"])


@BOARDS
def test_what_is_lit_can_be_reached_at_every_size(visit: Visit, game: str) -> None:
    anna = visit("Anna", locale="pl-PL")  # with the longest words
    for moves in MOVES:
        table = table_in_the_middle(anna, game, bots=2, moves=moves)
        for size in SIZES:
            looks_well(anna, table, size)


@BOARDS
def test_every_language_has_its_room(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    table = table_in_the_middle(anna, game, bots=2, moves=MOVES[-1])
    state = anna.context.storage_state()
    for locale in ("en-GB", "cs-CZ"):
        reader = visit(locale=locale, storage_state=state)
        for size in FEW_SIZES:
            looks_well(reader, table, size)


def looks_well(person: Person, table: str, size: tuple[int, int]) -> None:
    """Nothing that matters is cut off, covered or too small to read."""
    width, height = size
    where, page = f"at {width}×{height}", person.page
    page.set_viewport_size({"width": width, "height": height})
    person.at(table).is_asked().at_rest()
    assert page.evaluate(WIDER) == [], f"cut off {where}"
    if width >= DESK["width"]:
        assert page.evaluate(SMALL, READABLE) == [], f"too small {where}"
    for name in lit(page):
        element = page.locator(f".board [data-id='{name}']").first
        spot = element.evaluate(OPEN_SPOT)
        assert spot, f"{name} is lit and cannot be reached {where}"
        assert 0 <= spot["x"] < width, f"{name} lies beside the screen {where}"
        assert element.evaluate(LEFT) > 0.6, f"{name} is lit and cut off {where}"


@BOARDS
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
