"""What holds on every page: words in three languages, no serious fault of accessibility, room on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.kit import PHONE, ROOT, Person
from tests.browser.pages import addresses, everything, settled

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# All addresses, and the cookie of somebody who has been to all of them.
Pages = tuple[dict[str, str], Any]
NAMES = list(addresses())

FINGERS: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LOOKS: dict[str, dict[str, Any]] = {"light": {}, "dark": {"color_scheme": "dark"}, "phone": FINGERS}

# A figure painted on a piece is no label that somebody would say aloud: the words are on the buttons beside the board.
SERIOUS = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
  .filter(fault => ['serious', 'critical'].includes(fault.impact))
  .flatMap(fault => fault.nodes
    .filter(node => fault.id !== 'label-content-name-mismatch'
      || !document.querySelector(node.target[0]).closest('.stage'))
    .slice(0, 3)
    .map(node => `${fault.id} ${node.target} ${node.failureSummary.slice(0, 160)}`))"""


@pytest.fixture(scope="module")
def pages(browser: Browser, url: str) -> Iterator[Pages]:
    person = Person(browser, url).named("Anna")
    yield everything(person), person.context.storage_state()
    person.leave()


def looking(browser: Browser, url: str, pages: Pages, **wishes: object) -> Person:
    return Person(browser, url, storage_state=pages[1], **wishes)


def all_text(page: Page) -> str:
    """What people see and what is read to them."""
    labels = page.evaluate(
        "[...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')]"
        ".flatMap(e => ['aria-label','title','placeholder','alt'].map(a => e.getAttribute(a) || '')).join('\\n')"
    )
    return f"{page.title()}\n{page.inner_text('body')}\n{labels}"


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_no_page_lacks_a_word(browser: Browser, url: str, pages: Pages, language: str) -> None:
    person = looking(browser, url, pages, locale=language)
    missing = {}
    for name in NAMES:
        settled(person, pages[0][name], name)
        assert person.page.get_attribute("html", "lang") == language
        # The client shows the key of a missing text in brackets.
        if found := sorted(set(re.findall(r"\[[a-z][a-z0-9_-]*\]", all_text(person.page)))):
            missing[name] = found
    assert missing == {}
    person.leave()


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_no_serious_fault(browser: Browser, url: str, pages: Pages, look: str) -> None:
    person = looking(browser, url, pages, **LOOKS[look])
    faults = []
    for name in NAMES:
        settled(person, pages[0][name], name)
        person.page.evaluate(AXE.read_text())  # not as a tag: the page lets in no script but its own
        faults += [f"{name}: {fault}" for fault in person.page.evaluate(SERIOUS)]
    assert not faults, "\n".join(faults)
    person.leave()


# A box with a label around it is as big as the label; the board is the game's own matter.
SMALL = """() => [...document.querySelectorAll(
    'button, select, summary, [role=button], a.button, [role=tab], input:not([type=range])')]
  .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('label, [inert], .stage, .visually-hidden'))
  .map(e => [e, e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
  .map(([e, box]) => [e.tagName, e.getAttribute('class'), e.getAttribute('aria-label') ?? e.textContent.trim(),
    Math.round(box.width), Math.round(box.height)].join(' '))"""


def test_a_phone_has_room_for_every_page(browser: Browser, url: str, pages: Pages) -> None:
    person = looking(browser, url, pages, locale="pl", **FINGERS)
    wide, small = [], {}
    for name in NAMES:
        settled(person, pages[0][name], name)
        if person.page.evaluate("document.documentElement.scrollWidth") > PHONE["width"]:
            wide.append(name)
        if found := person.page.evaluate(SMALL):
            small[name] = found
    assert wide == []
    assert small == {}
    person.leave()
