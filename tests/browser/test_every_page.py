"""What holds on every page: words in three languages, no serious fault of accessibility, room on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.kit import PHONE, ROOT, Person
from tests.browser.pages import everything, settled

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = [
    *("lobby", "new", "waiting room", "table", "table finished", "replay", "dice"),
    *("guide", "components", "settings", "account", "missing", "table gone"),
]


@pytest.fixture(scope="module")
def pages(browser: Browser, url: str) -> Iterator[tuple[dict[str, str], dict[str, object]]]:
    """All addresses, and the cookie of somebody who has been to all of them."""
    person = Person(browser, url).named("Anna")
    yield everything(person), person.context.storage_state()  # type: ignore[misc]
    person.leave()


def looking(browser: Browser, url: str, pages: tuple[dict[str, str], dict[str, object]], **wishes: object) -> Person:
    return Person(browser, url, storage_state=pages[1], **wishes)


def all_text(page: Page) -> str:
    """What people see and what is read to them."""
    labels = page.evaluate(
        "[...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')]"
        ".flatMap(e => ['aria-label','title','placeholder','alt'].map(a => e.getAttribute(a) || '')).join('\\n')"
    )
    return f"{page.title()}\n{page.inner_text('body')}\n{labels}"


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_no_page_lacks_a_word(
    browser: Browser, url: str, pages: tuple[dict[str, str], dict[str, object]], language: str
) -> None:
    person = looking(browser, url, pages, locale=language)
    missing = {}
    for name in NAMES:
        settled(person, pages[0][name])
        assert person.page.get_attribute("html", "lang") == language
        # The client shows the key of a missing text in brackets.
        if found := sorted(set(re.findall(r"\[[a-z][a-z0-9_-]*\]", all_text(person.page)))):
            missing[name] = found
    assert missing == {}
    person.leave()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault(
    browser: Browser, url: str, pages: tuple[dict[str, str], dict[str, object]], theme: str
) -> None:
    person = looking(browser, url, pages, color_scheme=theme)
    faults = []
    for name in NAMES:
        settled(person, pages[0][name])
        person.page.evaluate(AXE.read_text())  # not as a tag: the page lets in no script but its own
        found = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        faults += [
            f"{name}: {fault['id']} {node['target']} {node['failureSummary'][:160]}"
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
            for node in fault["nodes"][:3]
        ]
    assert not faults, "\n".join(faults)
    person.leave()


# Links inside a sentence and boxes with a label around them are exempt, as in WCAG 2.5.8.
SMALL = """() => {
  const targets = 'button, select, summary, [role=button], a.button, [role=tab], input:not([type=range])';
  const seen = e => e.checkVisibility({visibilityProperty: true});
  const exempt = e => e.closest('label, [inert]') || e.matches('.visually-hidden');
  const name = e => (e.textContent || e.getAttribute('aria-label') || '').trim().slice(0, 30);
  return [...document.querySelectorAll(targets)]
    .filter(e => seen(e) && !exempt(e))
    .map(e => [e, e.getBoundingClientRect()])
    .filter(([e, r]) => r.width > 2 && (r.width < 43.5 || r.height < 43.5))
    .map(([e, r]) => `${e.tagName}.${e.className} ${name(e)} ${Math.round(r.width)}x${Math.round(r.height)}`);
}"""


def test_a_phone_has_room_for_every_page(
    browser: Browser, url: str, pages: tuple[dict[str, str], dict[str, object]]
) -> None:
    person = looking(browser, url, pages, viewport=PHONE, has_touch=True, is_mobile=True, locale="pl")
    wide, small = [], {}
    for name in NAMES:
        settled(person, pages[0][name])
        if person.page.evaluate("document.documentElement.scrollWidth") > PHONE["width"]:
            wide.append(name)
        # The board is the game's own matter; the shell's targets are wide enough for a finger.
        found = [target for target in person.page.evaluate(SMALL) if not target.startswith(("g.", "rect."))]
        board = (
            set(person.page.locator(".stage").first.evaluate(SMALL)) if person.page.locator(".stage").count() else set()
        )
        if found := sorted(set(found) - board):
            small[name] = found
    assert wide == []
    assert small == {}
    person.leave()
