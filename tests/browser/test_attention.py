"""How somebody hears that it is their turn: the tab, a sound, a notification; each can be switched off."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit import play_out

# The page's own calls to the browser, counted.
LISTEN = """
window.heard = { tones: 0, notes: [] };
const tone = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.heard.tones += 1; return tone.call(this); };
window.Notification = class extends Notification {
  constructor(title, more) { super(title, more); window.heard.notes.push(title); }
};
"""
# A browser without a screen has no other window that could cover this one.
TO_THE_BACK = "Object.defineProperty(document, 'hidden', { get: () => true })"


def like(page: Page, *names: str) -> None:
    """Turn switches of the settings over."""
    page.goto("/settings")
    for name in names:
        switch = page.get_by_role("switch", name=name)
        before = switch.is_checked()
        page.get_by_text(name, exact=True).click()
        expect(switch).to_be_checked(checked=not before)


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.table("person", "bot", monuments=False)
    anna.at(table)
    expect(anna.page).to_have_title("● Your turn · Tiny Towns · Cantiere")
    like(anna.page, "Your turn in the tab title")
    anna.at(table).is_asked()
    expect(anna.page).to_have_title("Tiny Towns · Cantiere")


def test_sounds_are_off_until_allowed(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.add_init_script(LISTEN)
    table = anna.table("person", "bot", monuments=False)
    anna.at(table).is_asked()
    anna.choose()
    assert anna.page.evaluate("heard.tones") == 0
    like(anna.page, "Sounds")
    anna.at(table).is_asked()
    anna.choose()
    anna.page.wait_for_function("() => heard.tones > 0")


def test_a_notification_calls_who_looks_elsewhere(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    anna.page.add_init_script(LISTEN)
    anna.context.grant_permissions(["notifications"])
    like(anna.page, "Notifications")
    table = anna.table("person", "open", monuments=False)
    bert.sit(table, 1)
    anna.at(table)
    bert.at(table)
    anna.page.evaluate(TO_THE_BACK)
    play_out(anna, bert, moves=8)
    anna.page.wait_for_function("() => heard.notes.length > 0")
    assert set(anna.page.evaluate("heard.notes")) == {"Your turn in Tiny Towns"}
