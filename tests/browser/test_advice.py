"""Hints at the table and on a replay, and the analysis of a finished game, in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit import ROOT

THOUGHT = 120_000  # milliseconds that a thought may take on a machine with much else to do
CHOSEN = ".stage [data-light=chosen]"
LANGUAGES = [
    ("en-GB", "Hint", "Analysis", "estimates"),
    ("cs-CZ", "Poradit", "Rozbor", "odhady"),
    ("pl-PL", "Podpowiedź", "Analiza", "szacunki"),
]
GAME = ROOT / "tests" / "fixtures" / "redcathedral" / "two-seats.json"


def unbroken(page: Page, where: str) -> None:
    """A text that is missing is shown as its key in brackets."""
    assert "[" not in page.locator(where).inner_text()


@pytest.mark.parametrize(("locale", "hint", "analysis", "note"), LANGUAGES, ids=["en", "cs", "pl"])
def test_a_hint_is_shown_and_put_away(visit: Visit, locale: str, hint: str, analysis: str, note: str) -> None:
    anna = visit("Anna", locale=locale)
    table = anna.table("person", "bot", monuments=False)
    page = anna.at(table).is_asked().page
    page.get_by_role("button", name=hint, exact=True).click()
    turns = page.locator(".advice .turns > li")
    expect(turns.first).to_be_visible(timeout=THOUGHT)
    assert 1 <= turns.count() <= 3
    expect(turns.first.locator(".reasons li").first).to_be_visible()
    unbroken(page, ".advice")
    # Another turn can be looked at, and what it is about lights up.
    turns.last.get_by_role("button").click()
    expect(turns.last.locator(".reasons")).to_be_visible()
    expect(turns.last.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("h")
    expect(turns).to_have_count(0)
    expect(page.locator(CHOSEN)).to_have_count(0)


def test_among_people_hints_have_to_be_allowed(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.open("/new/tinytowns")
    page.get_by_role("radio", name="On this device").click()
    page.get_by_label("Allow hints").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("main.table .prompt")
    lift = page.locator(".curtain button")
    if lift.count():
        lift.click()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    other = anna.table("person", "local:Eva", monuments=False)
    anna.at(other).is_asked()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_a_finished_game_is_analysed_once_for_everybody(visit: Visit) -> None:
    anna = visit("Anna")
    body = {"replay": GAME.read_text("utf-8")}
    answer = anna.context.request.post("/api/replays", data=body, headers={"origin": anna.url})
    table = answer.json()["table"]
    page = anna.open(f"/table/{table}/replay?at=120")
    page.wait_for_selector(".cinema")
    page.locator(".panes [role=radio]").last.click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()

    # Meanwhile the board can be asked for the best turn at any point.
    page.get_by_role("button", name="Best turn here").click()
    expect(page.locator("aside .turns > li").first).to_be_visible(timeout=THOUGHT)
    expect(page.locator(CHOSEN).first).to_be_visible()
    page.get_by_role("button", name="Best turn here").click()
    expect(page.locator(CHOSEN)).to_have_count(0)

    expect(page.locator(".analysis").get_by_text("estimates")).to_be_visible(timeout=2 * THOUGHT)
    expect(page.locator(".analysis path.line")).to_have_count(2)
    costly = page.locator(".analysis li > button").first
    costly.click()
    expect(page.locator(".analysis .turns")).to_be_visible()
    expect(page.locator(CHOSEN).first).to_be_visible()
    page.get_by_role("link", name="Play on from this turn").click()
    expect(page.get_by_role("heading", name="Play on from here")).to_be_visible()

    for locale, _, analysis, note in LANGUAGES:
        page = visit(locale=locale).open(f"/table/{table}/replay?at=120")
        page.get_by_role("radio", name=analysis).click()
        expect(page.locator(".analysis").get_by_text(note)).to_be_visible()
        page.locator(".analysis li > button").first.click()
        expect(page.locator(".analysis .turns")).to_be_visible()
        unbroken(page, "aside")
