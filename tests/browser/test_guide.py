"""The guides: every figure is drawn, one can search, and the board leads to its rules."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.browser.kit import GAMES, PHONE, Person
from tests.browser.pages import settled, table_in_the_middle

LIGHT = 200 * 1024  # bytes of a page, packed, its letters' shapes apart
# Scrolls through the page until everything that waits to be seen has been drawn.
DRAW_ALL = """async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 900) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
}"""
DRAWN = "() => [...document.querySelectorAll('.picture')].every(one => one.querySelector('.drawn svg'))"
# What is wrong with each picture: nothing in it, something to be lit that is not there or not in sight, something cut
# off; and nothing of the summary is to be scrolled.
FAULTS = """() => [...document.querySelectorAll('.picture, .drawing')].flatMap(picture => {
  const shapes = picture.querySelectorAll('path, rect, circle, ellipse, polygon, text').length;
  const box = picture.getBoundingClientRect();
  const bad = shapes < 2 || box.width < 20 || box.height < 20 ? ['empty'] : [];
  for (const element of (picture.dataset.lit ?? '').split(',').filter(Boolean)) {
    const lit = picture.querySelector(`[data-id="${element}"][data-light]`);
    if (!lit) {
      bad.push(`${element} is not lit`);
      continue;
    }
    const [inner, outer] = [lit, lit.closest('.part')].map(one => one.getBoundingClientRect());
    const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
    if (x < outer.left || x > outer.right || y < outer.top || y > outer.bottom) bad.push(`${element} is out of sight`);
  }
  for (const drawn of picture.querySelectorAll('.drawn'))
    if (drawn.scrollHeight > drawn.clientHeight + 2) bad.push(`cut off: ${drawn.scrollHeight} > ${drawn.clientHeight}`);
  for (const part of picture.querySelectorAll('.part'))
    if (part.closest('.glance') && part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== 'hidden')
      bad.push('has to be scrolled');
  if (!picture.ariaLabel) bad.push('nothing to read out');
  return bad.map(fault => `${picture.dataset.figure}: ${fault}`);
})"""


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_figure_is_drawn(browser: Browser, url: str, game: str, language: str) -> None:
    person = Person(browser, url, locale=language)
    weight: dict[str, int] = {}
    person.page.on("requestfinished", lambda request: _weigh(request.response(), weight))
    settled(person, f"/guide/{game}")
    person.page.evaluate(DRAW_ALL)
    person.page.wait_for_function(DRAWN)
    assert person.page.evaluate(FAULTS) == []
    assert "[" not in "".join(person.page.locator("figure").all_inner_texts()), "a text is missing"
    assert sum(weight.values()) < LIGHT, weight
    if language == "en":
        # What is done is done step by step, to the end and back.
        walks = person.page.locator("figure:has(.steps)").first
        forward, count = walks.locator(".steps button").last, walks.locator(".steps .number")
        steps = int(count.inner_text().partition("/")[2])
        for _ in range(steps - 1):
            forward.click()
        expect(count).to_have_text(f"{steps}/{steps}")
        expect(forward).to_be_disabled()
    person.leave()


def _weigh(response: Response | None, weight: dict[str, int]) -> None:
    if response is not None and response.status == 200 and not response.url.endswith(".woff2"):
        weight[response.url.rpartition("/")[2]] = len(gzip.compress(response.body(), 6))


def test_search_finds_words_without_their_accents_and_the_place_is_kept(browser: Browser, url: str) -> None:
    person = Person(browser, url, locale="cs", viewport=PHONE)
    settled(person, "/guide/tinytowns")
    page = person.page
    page.get_by_role("searchbox").fill("predani kladivka")
    page.locator("search button").first.click()
    expect(page).to_have_url(f"{url}/guide/tinytowns#hammer")
    expect(page.locator("#hammer")).to_be_in_viewport()
    page.wait_for_function("localStorage['guide.tinytowns']")
    settled(person, "/guide/tinytowns")
    page.locator("nav .back a").click()
    expect(page.locator("#hammer")).to_be_in_viewport()
    person.leave()


def heading(person: Person) -> str:
    """The heading of the guide that was opened."""
    person.page.wait_for_function("() => document.activeElement.id.startsWith('guide-')")
    return str(person.page.evaluate("document.activeElement.id.slice(6)"))


def test_the_prompt_and_a_refusal_lead_to_the_rules(browser: Browser, url: str) -> None:
    person = Person(browser, url).named("Anna")
    person.at(person.table("person", "bot", game="carrara"))
    page = person.page
    page.locator(".prompt .rules").click()
    assert heading(person) == "turn"
    expect(page.locator("#guide-turn")).to_be_in_viewport()
    # What was clicked in vain leads to its own paragraph, what was picked as well.
    for element, told in (("place.livorno", "score-city"), ("city.0.pisa", "pisa"), ("tile.{}", "")):
        page.locator("#tab-log").click()
        if element == "tile.{}":
            element = page.locator(".offer [data-id^='tile.']").first.get_attribute("data-id") or ""
            told = element.removeprefix("tile.").partition("-")[0]
        page.locator(f'[data-id="{element}"]').first.click()
        page.locator(".prompt .rules").click()
        page.wait_for_function("told => document.activeElement.id === `guide-${told}`", arg=told)
        expect(page.locator(f"#guide-{told}")).to_be_in_viewport()
    person.leave()


# One element of each kind that is on the board, and what it is known by.
KINDS = """() => {
  const kinds = new Map();
  for (const one of document.querySelectorAll('.board [data-id][aria-label], .board [data-id]:is(button)'))
    kinds.set((one.dataset.about ?? one.dataset.id).split('.')[0], one.dataset.id);
  return [...kinds.values()];
}"""
ASK = """element => document.querySelector(`.board [data-id="${element}"]`)
  .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))"""


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_kind_of_thing_on_the_board_leads_to_a_paragraph(browser: Browser, url: str, game: str) -> None:
    person = Person(browser, url, locale="cs").named("Anna")
    person.at(table_in_the_middle(person, game, bots=1, moves=12))
    kinds = person.page.evaluate(KINDS)
    assert len(kinds) > 2
    for element in kinds:
        person.page.evaluate("document.activeElement.blur()")
        person.page.evaluate(ASK, element)
        dialog = person.page.locator("dialog[open]")
        dialog.get_by_role("button", name=re.compile("pravidl", re.IGNORECASE)).click()
        assert heading(person), element
    person.leave()
