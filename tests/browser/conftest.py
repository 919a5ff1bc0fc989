"""One server for all tests of a process, one browser for those of a file; everybody in them is new for each test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.cable import Cable
from tests.browser.kit import FLAGS, PATIENCE, ROOT, Person, chromium, serving

HOW = "No browser: install Debian's package chromium, or say CHROMIUM=/path/to/chromium."


# While it runs, Playwright keeps an event loop in this thread, in which no other test of the process could run one.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        try:
            found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        except Error:
            if os.environ.get("CI"):
                raise
            pytest.skip(HOW)
        yield found
        found.close()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (ROOT / "src/cantiere/_client/index.html").exists(), "The client is not built: say `make client`."
    with serving(tmp_path_factory.mktemp("browser") / "house.sqlite3") as address:
        yield address


Visit = Callable[..., Person]


@pytest.fixture
def visit(browser: Browser, url: str) -> Iterator[Visit]:
    """Somebody comes: `visit("Anna", color_scheme="dark")`; without a name, somebody new to the house."""
    people: list[Person] = []

    def come(name: str = "", at: str = url, **wishes: Any) -> Person:
        person = Person(browser, at, **wishes)
        people.append(person)
        return person.named(name) if name else person

    yield come
    for person in people:
        person.leave()


@pytest.fixture
def cable(url: str) -> Iterator[Cable]:
    """A cable to the server that the test may cut."""
    laid = Cable(url)
    yield laid
    laid.close()
