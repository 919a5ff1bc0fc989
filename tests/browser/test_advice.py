"""Hints at the table and on a replay, and the analysis of a finished game, in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit import ROOT

CHOSEN = ".stage [data-light=chosen]"
LANGUAGES = [
    ("en-GB", "Hint", "Analyse this game", "estimates"),
    ("cs-CZ", "Nápověda", "Rozebrat tuto hru", "odhady"),
    ("pl-PL", "Podpowiedź", "Przeanalizuj tę grę", "szacunki"),
]
GAME = ROOT / "tests" / "fixtures" / "tinytowns" / "solo.json"


def unbroken(page: Page, where: str) -> None:
    """A text that is missing is shown as its key in brackets."""
    assert "[" not in page.locator(where).inner_text()


@pytest.mark.parametrize(("locale", "hint", "analyse", "note"), LANGUAGES, ids=["en", "cs", "pl"])
def test_a_hint_is_shown_and_followed(visit: Visit, locale: str, hint: str, analyse: str, note: str) -> None:
    anna = visit("Anna", locale=locale)
    table = anna.table("person", "bot", monuments=False)
    page = anna.at(table).is_asked().page
    page.get_by_role("button", name=hint, exact=True).click()
    turns = page.locator(".hint .turns > li")
    expect(turns.first).to_be_visible()
    assert 1 <= turns.count() <= 3
    expect(turns.first.locator(".reasons li").first).to_be_visible()
    unbroken(page, ".hint")
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
    page.get_by_role("radio", name="One device").or_(page.locator("[role=radio]").nth(2)).first.click()
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


@pytest.mark.parametrize(("locale", "hint", "analyse", "note"), LANGUAGES, ids=["en", "cs", "pl"])
def test_a_finished_game_is_analysed(visit: Visit, locale: str, hint: str, analyse: str, note: str) -> None:
    anna = visit("Anna", locale=locale)
    body = {"replay": GAME.read_text("utf-8")}
    answer = anna.context.request.post("/api/replays", data=body, headers={"origin": anna.url})
    page = anna.open(f"/table/{answer.json()['table']}/replay?at=12")
    page.wait_for_selector(".cinema")

    page.locator(".caption button").click()
    expect(page.locator(".turns > li").first).to_be_visible()
    unbroken(page, "aside")
    expect(page.locator(CHOSEN).first).to_be_visible()
    page.locator(".caption button").click()

    page.locator(".panes [role=radio]").last.click()
    page.get_by_role("button", name=analyse).click()
    expect(page.locator(".analysis").get_by_text(note)).to_be_visible(timeout=60_000)
    expect(page.locator(".analysis svg path.line")).to_have_count(1)
    unbroken(page, "aside")
    # Everybody finds it there from now on.
    page.reload()
    page.locator(".panes [role=radio]").last.click()
    expect(page.locator(".analysis").get_by_text(note)).to_be_visible()
