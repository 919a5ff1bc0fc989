"""Others' moves are told at a pace one can follow, and what would be forgotten is asked about."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import Person

SLOW = """localStorage['cantiere.settings'] = '{"speed": "slow", "formalities": false}'"""


def at_the_market(anna: Person) -> None:
    """A die is moved: the space offers something, and the turn may end."""
    while not anna.listed().and_(anna.page.locator("[data-words^='verb=move']")).count():
        anna.choose()
        anna.is_asked()
    anna.listed().and_(anna.page.locator("[data-words^='verb=move']")).first.click()
    expect(anna.page.locator("#panel-body [data-words^='verb=acquire']").first).to_be_visible()


def test_what_would_be_left_behind_is_asked_about_once(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", game="redcathedral")).is_asked()
    at_the_market(anna)
    page, before = anna.page, anna.decision
    ends, warning = page.locator(".prompt .buttons button", has_text="End the turn"), page.locator(".prompt .leaves")
    ends.click()
    expect(warning).to_contain_text("Acquire")
    expect(warning).to_have_attribute("role", "alert")
    # Escape takes it as an answer, and so does anything else that is done.
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    # A double click is meant once.
    ends.dblclick()
    expect(warning).to_be_visible()
    assert anna.decision == before
    # By keyboard, on the button in the list.
    last = anna.listed().and_(page.locator("[data-words^='verb=end_turn']"))
    last.focus()
    while anna.decision == before:
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    anna.leave()


def test_an_automa_is_told_step_by_step_and_can_be_skipped(visit: Visit) -> None:
    anna = visit("Anna")
    anna.context.add_init_script(SLOW)
    anna.at(anna.table("person", game="redcathedral")).is_asked()
    at_the_market(anna)
    page, told = anna.page, anna.page.locator(".prompt .told")
    words = [str(button.get_attribute("data-words")) for button in anna.listed().all()]
    anna.choose(words.index("verb=end_turn"))
    expect(told).to_be_visible()
    first = told.inner_text()
    page.get_by_role("button", name="Next step").click()
    expect(told).not_to_have_text(first)
    page.keyboard.press("s")
    expect(told).to_have_count(0)
    # The log has all of it.
    page.locator("#tab-log").click()
    expect(page.locator("#panel-body")).to_contain_text("Jakovlev")
    anna.leave()


def test_who_watches_skips_what_is_told_and_no_turn_of_theirs(visit: Visit) -> None:
    anna, eva = visit("Anna"), visit("Eva")
    eva.context.add_init_script(SLOW)
    table = anna.table("person", "bot", monuments=False)
    eva.at(table)
    anna.at(table).is_asked()
    anna.choose()
    expect(eva.page.locator(".prompt .told")).to_be_visible()
    expect(eva.page.get_by_role("button", name="Skip to my turn")).to_have_count(0)
    eva.page.get_by_role("button", name="Skip", exact=True).click()
    expect(eva.page.locator(".prompt .told")).to_have_count(0)
    eva.leave()
    anna.leave()
