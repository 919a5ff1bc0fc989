"""Undo, undo by consent, and the end of a game by consent."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import Person


def two(visit: Visit) -> tuple[Person, Person]:
    """Two people; the one with the hammer has just named a resource, and both are to place a cube."""
    anna, bert = visit("Anna"), visit("Bert")
    table = anna.table("person", "open", monuments=False)
    bert.sit(table, 1)
    anna.at(table)
    bert.at(table)
    first, second = (anna, bert) if anna.decision else (bert, anna)
    first.is_asked().choose()
    second.is_asked()
    return first, second


def test_undo_takes_back_the_last_action(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", monuments=False))
    anna.is_asked()
    anna.choose()
    anna.is_asked()
    prompt = anna.page.locator(".ask").inner_text()
    anna.choose()
    anna.is_asked()
    anna.undo()
    expect(anna.page.locator(".ask")).to_have_text(prompt)
    anna.page.get_by_role("tab", name="Log").click()
    expect(anna.page.locator(".log li.void").first).to_be_visible()


def test_back_beyond_that_by_consent(visit: Visit) -> None:
    first, second = two(visit)
    first.choose()
    second.choose()
    first.undo()  # the cube, but not what was named: the other has acted on it
    first.page.get_by_role("button", name="Ask to undo").click()
    expect(first.page.get_by_role("alertdialog")).to_contain_text("You have asked")
    question = second.page.get_by_role("alertdialog")
    expect(question).to_contain_text("would like to undo")
    question.get_by_role("button", name="Agree").click()
    expect(question).to_have_count(0)
    first.page.get_by_role("tab", name="Log").click()
    expect(first.page.locator(".log li.void").first).to_be_visible()


def test_consent_may_be_refused(visit: Visit) -> None:
    first, second = two(visit)
    first.choose()
    second.choose()
    first.undo()  # the cube, but not what was named: the other has acted on it
    before = first.lines()
    first.page.get_by_role("button", name="Ask to undo").click()
    second.page.get_by_role("alertdialog").get_by_role("button", name="Refuse").click()
    expect(first.page.get_by_role("alertdialog")).to_have_count(0)
    assert first.lines() == before


def test_a_game_is_ended_by_consent_and_nobody_has_won(visit: Visit) -> None:
    first, second = two(visit)
    first.page.get_by_role("button", name="Table", exact=True).click()
    first.page.get_by_role("button", name="Ask the others to end the game").click()
    expect(first.page.get_by_role("alertdialog")).to_contain_text("You have asked to end the game")
    question = second.page.get_by_role("alertdialog")
    expect(question).to_contain_text("would like to end the game")
    question.get_by_role("button", name="Agree").click()
    for person in (first, second):
        expect(person.page.locator(".result h2")).to_have_text("Ended without a result")
        expect(person.page.locator(".result .place, .result .best:not(p)")).to_have_count(0)
        person.open("/")
        expect(person.page.locator("a.row", has_text="Ended without a result")).to_be_visible()
        person.leave()


def test_a_double_click_on_the_end_of_a_round_takes_nothing_back(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", monuments=False)).is_asked()
    finish = anna.page.locator(".prompt .buttons button", has_text="Finish the round")
    while not finish.count():
        anna.choose()
        anna.is_asked()
    before = anna.decision
    finish.dblclick()
    expect(anna.page.locator(".prompt")).not_to_have_attribute("data-decision", before)
    anna.page.get_by_role("tab", name="Log").click()
    expect(anna.page.locator(".log")).to_contain_text("Anna is done")
    expect(anna.page.locator(".log li:is(.void, .back)")).to_have_count(0)
