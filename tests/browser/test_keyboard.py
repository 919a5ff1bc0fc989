"""Everything without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit import GAME

FOCUSED = """() => {
  const element = document.activeElement;
  return element.matches('a, button, input, select, summary') ? element.ariaLabel || element.textContent : '';
}"""


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Press Tab until the link, button or field with this name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        # Past the last one the focus leaves the page, and its body holds every name there is.
        focused = page.evaluate(FOCUSED)
        if name in " ".join(focused.split()):
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def test_from_the_first_page_to_a_move(visit: Visit) -> None:
    page = visit().open()
    page.wait_for_selector(f"article[data-game={GAME}] h3")
    page.wait_for_selector(".offer")
    tab_to(page, "Tiny Towns")  # to learn it
    tab_to(page, "Tiny Towns")  # to play it
    page.keyboard.press("Enter")
    page.wait_for_selector("form .ready")
    tab_to(page, "Alone")
    page.keyboard.press("Enter")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_be_focused()
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table .prompt.yours")

    before = page.locator(".prompt").get_attribute("data-decision")
    page.keyboard.press("d")  # the list of what can be done
    expect(page.locator("#panel-body [data-words]").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_have_attribute("data-decision", before or "")

    page.wait_for_selector(".prompt.yours")
    asked = page.locator(".ask").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".ask")).not_to_have_text(asked)
    page.keyboard.press("u")
    expect(page.locator(".ask")).to_have_text(asked)


def test_the_board_by_keyboard(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", monuments=False))
    anna.is_asked()
    before = anna.decision
    anna.page.keyboard.press("b")
    anna.page.wait_for_function("document.activeElement.dataset.id")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".prompt")).not_to_have_attribute("data-decision", before)


def test_the_sheet_of_keys_opens_and_closes(visit: Visit) -> None:
    page = visit("Anna").open()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_have_count(0)


def test_tabs_and_the_guide_by_keyboard(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person"))
    anna.page.keyboard.press("g")
    expect(anna.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(anna.page.get_by_role("region", name="Rules")).to_be_visible()
    anna.page.keyboard.press("c")
    expect(anna.page.get_by_label("Say something")).to_be_focused()
    anna.page.keyboard.type("d and u are letters here")
    expect(anna.page.get_by_label("Say something")).to_have_value("d and u are letters here")
