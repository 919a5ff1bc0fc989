"""On a phone: the panel is a sheet, and the board is picked on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import PHONE


def test_playing_with_the_sheet(visit: Visit) -> None:
    anna = visit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.at(anna.table("person", "bot"))
    page = anna.page
    expect(page.locator("#panel-body")).to_be_hidden()
    page.get_by_role("tab", name="Actions").tap()
    anna.is_asked().choose()
    page.get_by_role("tab", name="Log").tap()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Anna keeps")
    page.get_by_role("tab", name="Log").tap()
    expect(page.locator("#panel-body")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_the_result_comes_up_by_itself(visit: Visit) -> None:
    from tests.browser.kit import play_out

    anna = visit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.at(anna.table("person", monuments=False))
    anna.page.get_by_role("tab", name="Actions").tap()
    play_out(anna)
    expect(anna.page.locator(".result")).to_be_visible()
