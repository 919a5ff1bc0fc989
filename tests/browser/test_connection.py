"""Reload, lost connections, and moves made meanwhile."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import Visit


def test_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", "bot"))
    anna.is_asked().choose()
    anna.is_asked()
    asked = anna.decision
    prompt = anna.page.locator(".ask").inner_text()
    anna.page.reload()
    anna.is_asked()
    assert anna.decision == asked
    assert anna.page.locator(".ask").inner_text() == prompt
    anna.choose()


def test_a_lost_connection_is_shown_and_comes_back(visit: Visit, cable: Cable) -> None:
    anna = visit("Anna", at=cable.url)
    anna.at(anna.table("person", "bot"))
    anna.is_asked()
    cable.cut()
    expect(anna.page.locator(".connection")).to_contain_text("no connection")
    expect(anna.page.locator(".prompt")).to_contain_text("No connection")
    cable.mend()
    expect(anna.page.locator(".connection")).not_to_contain_text("no connection")
    anna.choose()


def test_a_move_made_without_connection_arrives_once(visit: Visit, cable: Cable) -> None:
    anna = visit("Anna", at=cable.url)
    anna.at(anna.table("person", "bot", monuments=False))
    anna.is_asked()
    before = anna.decision
    cable.cut()
    expect(anna.page.locator(".connection")).to_contain_text("no connection")
    expect(anna.page.locator(".prompt")).not_to_contain_text("Your move is kept")
    anna.listed().first.click()
    expect(anna.page.locator(".prompt")).to_contain_text("Your move is kept")
    cable.mend()
    expect(anna.page.locator(".prompt")).not_to_have_attribute("data-decision", before)
    log = anna.context.request.get(f"/api/tables/{anna.page.url.split('/')[-1]}").json()["log"]
    assert sum(line["seat"] == 0 for line in log) == 1


def test_a_move_whose_answer_was_lost_is_not_made_twice(visit: Visit, cable: Cable) -> None:
    anna = visit("Anna", at=cable.url)
    anna.at(anna.table("person", "local:Bert", monuments=False))
    anna.is_asked()
    cable.deafen()
    anna.listed().first.click()
    expect(anna.listed().first).to_be_disabled()
    expect(anna.page.locator(".prompt")).to_contain_text(re.compile("Sending|Your move is kept"))
    cable.cut()
    cable.mend()
    expect(anna.page.locator(".connection")).not_to_contain_text("no connection")
    expect(anna.listed().first).to_be_enabled()
    log = anna.context.request.get(f"/api/tables/{anna.page.url.split('/')[-1]}").json()["log"]
    assert sum(line["seat"] >= 0 for line in log) == 1


def test_a_move_survives_a_reload_without_connection(visit: Visit, cable: Cable) -> None:
    anna = visit("Anna", at=cable.url)
    table = anna.table("person", "bot", monuments=False)
    anna.at(table).is_asked()
    cable.cut()
    expect(anna.page.locator(".connection")).to_contain_text("no connection")
    anna.listed().first.click()
    cable.mend()
    anna.at(table)
    expect(anna.page.locator(".prompt")).to_be_visible()
    anna.page.get_by_role("tab", name="Log").click()
    expect(anna.page.get_by_role("log", name="Log")).to_contain_text("Anna")


def test_a_page_that_is_not_there_and_a_table_that_is_gone(visit: Visit) -> None:
    anna = visit("Anna")
    expect(anna.open("/nowhere").get_by_text("There is nothing here")).to_be_visible()
    expect(anna.open("/table/aaaaaaaaaaaa").get_by_text("This table does not exist")).to_be_visible()
    anna.page.get_by_role("link", name="Home").first.click()
    expect(anna.page.get_by_role("heading", name="Welcome, Anna")).to_be_visible()


def test_what_was_missed_is_played_since_one_was_here(visit: Visit, cable: Cable) -> None:
    anna, bert = visit("Anna", at=cable.url), visit("Bert")
    table = anna.table("person", "open", monuments=False)
    bert.sit(table, 1)
    anna.at(table)
    bert.at(table)
    cable.cut()
    expect(anna.page.locator(".connection")).to_contain_text("no connection")
    # Alone Bert names, if the hammer is his, places his cube and is done.
    namer = bert if bert.decision else None
    if namer is None:
        cable.mend()
        anna.is_asked().choose()
        cable.cut()
        expect(anna.page.locator(".connection")).to_contain_text("no connection")
    for _ in range(3 if namer else 2):
        bert.is_asked().choose()
    cable.mend()
    anna.page.get_by_role("link", name="Since you were here").click()
    # It begins before what was missed, and plays by itself to the end.
    expect(anna.page.get_by_role("button", name="One step forward")).to_be_disabled()
