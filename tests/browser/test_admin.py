"""The administrators' page: by mouse and keyboard, on a phone, and out of reach for everybody else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.kit import PHONE, Person, serving
from tests.browser.test_every_page import AXE, SERIOUS, SMALL, all_text

PAGES = ("/admin", "/admin/tables", "/admin/people", "/admin/reports", "/admin/invitations")
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that people come to by invitation."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CANTIERE_REGISTRATION", "invitation")
        with serving(tmp_path_factory.mktemp("closed") / "server.sqlite3") as url:
            yield url


@pytest.fixture(scope="module")
def host(browser: Browser, closed: str) -> Iterator[Person]:
    host = Person(browser, closed).named("Host")
    made = host.context.request.post(
        "/api/account", data={"login": "host", "password": PASSWORD}, headers={"origin": closed}
    )
    assert made.ok
    yield host
    host.leave()


def invited(browser: Browser, host: Person, name: str) -> Person:
    """Somebody who comes by a link that the host makes."""
    page = host.open("/admin/invitations")
    page.get_by_role("button", name="Create an invitation").click()
    link = page.get_by_label("Invitation link").input_value()
    guest = Person(browser, host.url)
    guest.page.goto(link)
    guest.page.get_by_label("Name").fill(name)
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("heading", name=f"Welcome, {name}")).to_be_visible()
    return guest


def test_a_stranger_is_told_that_an_invitation_is_needed(browser: Browser, host: Person) -> None:
    stranger = Person(browser, host.url)
    page = stranger.open("/new/tinytowns")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("New players need an invitation here.")).to_be_visible()
    page.goto("/invite/guessed")
    expect(page.get_by_text("This invitation has expired or has been used up.")).to_be_visible()
    page.goto("/admin")
    expect(page.get_by_text("Only administrators of this server may look at this.")).to_be_visible()
    stranger.leave()


def test_the_door_is_closed_and_opened_by_an_administrator(browser: Browser, host: Person) -> None:
    page, stranger = host.open("/admin/invitations"), Person(browser, host.url)
    expect(page.get_by_role("radio", name="By invitation")).to_be_checked()
    page.get_by_text("Nobody new", exact=True).click()
    expect(page.get_by_text("Saved.").first).to_be_visible()
    expect(page.get_by_text("The server’s settings say: By invitation.")).to_be_visible()
    visited = stranger.open("/new/tinytowns")
    visited.get_by_role("button", name="Start the game").click()
    expect(visited.get_by_text("This server accepts no new players.")).to_be_visible()
    page.reload()
    page.get_by_role("radio", name="Nobody new").focus()
    page.keyboard.press("ArrowRight")  # from the last to the first
    expect(page.get_by_text("Anybody may play here; no invitation is needed.")).to_be_visible()
    stranger.named("Eva")
    page.get_by_role("button", name="As in the settings").click()
    expect(page.get_by_role("radio", name="By invitation")).to_be_checked()
    stranger.leave()


def test_a_line_is_reported_and_its_author_dealt_with(browser: Browser, host: Person) -> None:
    anna, rude = invited(browser, host, "Anna"), invited(browser, host, "Rude")
    table = anna.table("person", "open")
    rude.sit(table, 1)
    for person in (anna, rude):
        person.at(table)
        person.page.get_by_role("tab", name="Chat").click()
    rude.page.get_by_label("Say something").fill("Something rude")
    rude.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="Report what Rude said").click()
    anna.page.get_by_label("What is wrong?").fill("not nice")
    anna.page.get_by_role("button", name="Report", exact=True).click()
    expect(anna.page.get_by_text("The administrators will look into it.")).to_be_visible()

    page = host.open("/")
    page.get_by_role("link", name="1 report is waiting").click()
    page.get_by_role("link", name="Reports").click()
    expect(page.get_by_text("Something rude")).to_be_visible()
    page.get_by_role("button", name="Delete the message").click()
    expect(anna.page.get_by_text("An administrator has deleted a message by Rude.")).to_be_visible()
    expect(anna.page.get_by_text("Something rude")).to_have_count(0)

    page.get_by_role("button", name="Manage").click()
    page.get_by_role("button", name="Mute", exact=True).click()
    expect(page.get_by_text("Muted until")).to_be_visible()
    rude.page.get_by_label("Say something").fill("Again")
    rude.page.keyboard.press("Enter")
    expect(rude.page.get_by_text("An administrator has muted you.")).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("link", name="The table").click()
    page.get_by_role("listitem").filter(has_text="Rude").get_by_role("button", name="Remove from the table").click()
    expect(page.get_by_role("heading", name="Removed from the table")).to_be_visible()
    expect(rude.page.get_by_text("You are watching", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(anna.page.get_by_text("This table does not exist")).to_be_visible()

    page.get_by_role("link", name="Reports").click()
    page.get_by_role("button", name="Settled", exact=True).click()
    expect(page.get_by_text("There are no reports.")).to_be_visible()

    page.get_by_role("link", name="People").click()
    page.get_by_label("Guests too").check()
    page.get_by_role("listitem").filter(has_text="Rude").get_by_role("link", name="Manage").click()
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(page.get_by_role("dialog").get_by_text("Banned until")).to_be_visible()
    expect(rude.page.get_by_role("link", name="Guest")).to_be_visible()  # nobody again
    for person in (anna, rude):
        person.leave()


@pytest.mark.parametrize(("theme", "language"), [("light", "cs"), ("dark", "pl")])
def test_on_a_phone_nothing_is_cut_off_or_missing(browser: Browser, host: Person, theme: str, language: str) -> None:
    state = host.context.storage_state()
    wishes = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": theme, "locale": language}
    person = Person(browser, host.url, storage_state=state, **wishes)
    for path in PAGES:
        page = person.open(path)
        page.wait_for_selector("main nav")
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert page.evaluate(SMALL) == [], path
        assert re.findall(r"\[[a-z][a-z0-9_-]*\]", all_text(page)) == [], path
        page.evaluate(AXE.read_text())
        assert page.evaluate(SERIOUS) == [], path
    person.leave()
