"""Language, light, name and account."""

from __future__ import annotations

import secrets

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import play_by_wire


def test_the_language_follows_the_browser_and_can_be_changed(visit: Visit) -> None:
    page = visit(locale="cs-CZ").open()
    expect(page.get_by_role("heading", name="Stavitelské hry na jednom stole")).to_be_visible()
    page.goto("/settings")
    page.get_by_text("Polski").click()
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    assert page.get_attribute("html", "lang") == "pl"


def test_light_and_motion(visit: Visit) -> None:
    page = visit(color_scheme="dark", reduced_motion="no-preference").open("/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_text("Light", exact=True).click()
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "full")
    page.get_by_text("Off", exact=True).click()
    expect(root).to_have_attribute("data-motion", "none")
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")


def test_marks_on_colours_can_be_left_out(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.table("person", "bot", monuments=False)
    play_by_wire(anna, table, most=4)
    anna.at(table)
    marks = anna.page.locator(".colour-mark:visible")
    expect(marks).not_to_have_count(0)
    anna.open("/settings").get_by_text("Symbols on colours").click()
    anna.at(table)
    expect(marks).to_have_count(0)


def test_an_account_from_a_guest_and_signing_in_elsewhere(visit: Visit) -> None:
    login, password = f"anna{secrets.token_hex(4)}", "a long enough password"
    anna = visit("Anna")
    table = anna.table("person", "bot")
    page = anna.open("/account")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(password)
    expect(page.get_by_text("No account, no e-mail.")).to_be_visible()
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("No account, no e-mail.")).to_have_count(0)
    expect(page.get_by_role("heading", name=f"Signed in as {login}")).to_be_visible()

    elsewhere = visit().open("/account")
    elsewhere.get_by_label("Login").fill(login)
    elsewhere.get_by_label("Password").fill("not the password at all")
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("alert")).to_be_visible()
    elsewhere.get_by_label("Password").fill(password)
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("heading", name=f"Signed in as {login}")).to_be_visible()
    elsewhere.get_by_role("link", name="Home").click()
    expect(elsewhere.locator(f"a[href='/table/{table}']")).to_be_visible()
    elsewhere.goto("/account")
    elsewhere.get_by_role("button", name="Sign out").first.click()
    expect(elsewhere.get_by_role("heading", name="Account", exact=True)).to_be_visible()


def test_another_device_is_listed_and_signed_out(visit: Visit) -> None:
    login, password = f"anna{secrets.token_hex(4)}", "a long enough password"
    pages = []
    for who, button in (("Anna", "Create account"), ("", "Sign in")):  # where nobody has an account, nobody signs in
        one = (visit(who) if who else visit()).open("/account")
        pages.append(one)
        one.get_by_label("Login").fill(login)
        one.get_by_label("Password").fill(password)
        one.get_by_role("button", name=button).click()
        expect(one.get_by_role("heading", name=f"Signed in as {login}")).to_be_visible()
    page, phone = pages
    page.reload()
    devices = page.get_by_role("region", name="Where you are signed in").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="This device")).to_have_count(1)
    devices.filter(has_text="Last used").get_by_role("button", name="Sign out").first.click()
    expect(devices).to_have_count(1)
    expect(phone.get_by_role("heading", name="Account", exact=True)).to_be_visible()
