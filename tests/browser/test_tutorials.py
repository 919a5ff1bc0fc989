"""The first game by the hand, before a real browser: whoever clicks what is lit comes to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cantiere.kernel.registry import game_ids
from cantiere.server.table.tutorial import tutorial
from tests.browser.conftest import Visit
from tests.browser.kit import DESK, OPEN_SPOT, PHONE, Person

TAUGHT = [id for id in game_ids() if id != "twowalls"]
# Each game in one size, so that both are seen often enough.
SIZES = {id: PHONE if id > "s" else DESK for id in TAUGHT}

# Something of what is spoken of is seen without scrolling.
IN_SIGHT = """() => [...document.querySelectorAll('.stage :is([data-light=possible], [data-light=last])')].some(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.stage');
})"""


def step(person: Person) -> str:
    return person.page.locator(".lesson").get_attribute("data-step") or ""


def take_step(person: Person) -> None:
    """Do what the card says: look and go on, press its button, or click what is lit, which nothing may cover."""
    page, before = person.page, step(person)
    page.mouse.move(0, 0)
    if page.locator(".lesson .next").count():
        page.locator(".lesson .next").click()
    elif page.locator(".lesson [data-choice]").count():
        page.locator(".lesson [data-choice]").click()
    else:
        lit = page.locator(".stage [data-id][data-light=possible]:visible")
        expect(lit.first).to_be_visible()
        page.wait_for_function(IN_SIGHT)
        # One by one: to look at the next may scroll the one before away.
        spot = next(filter(None, (lit.nth(number).evaluate(OPEN_SPOT) for number in range(lit.count()))), None)
        assert spot, f"what {before} speaks of is lit, and covered"
        page.mouse.click(spot["x"], spot["y"])
    expect(page.locator(".lesson")).not_to_have_attribute("data-step", before)


def press_step(person: Person) -> None:
    """The same by the keyboard: Tab to the card's button, or B to what is lit and Enter."""
    page, before = person.page, step(person)
    button = ".lesson .next, .lesson [data-choice]"
    if page.locator(button).count():
        while not page.evaluate("buttons => document.activeElement.matches(buttons)", button):
            page.keyboard.press("Tab")
    else:
        # Lit, or, where the focus rests on something of the same move, shown as chosen.
        expect(page.locator(".stage :is([data-light=possible], [data-light=chosen])").first).to_be_visible()
        page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator(".lesson")).not_to_have_attribute("data-step", before)


@pytest.mark.parametrize("game", [id for id in TAUGHT if SIZES[id] is PHONE])
def test_the_keyboard_comes_to_the_end_as_well(visit: Visit, game: str) -> None:
    lesson = tutorial(game)
    assert lesson
    anna = visit("Anna")
    anna.open(f"/learn/{game}")
    told = anna.page.locator(".lesson [aria-live]")
    for one in lesson.steps:
        expect(anna.page.locator(".lesson")).to_have_attribute("data-step", one.name)
        expect(told).not_to_be_empty()  # what is read out
        if one is not lesson.steps[0]:  # the focus is never lost
            anna.page.wait_for_function("() => document.activeElement !== document.body")
        if one is not lesson.steps[-1]:
            press_step(anna)
    assert anna.finished


@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_clicks_what_is_lit_comes_to_the_end(visit: Visit, game: str) -> None:
    lesson = tutorial(game)
    assert lesson
    anna = visit("Anna", viewport=SIZES[game])
    anna.open(f"/learn/{game}")
    for number, one in enumerate(lesson.steps, start=1):
        expect(anna.page.locator(".lesson")).to_have_attribute("data-step", one.name)
        expect(anna.page.locator(".lesson .count")).to_have_text(f"Step {number} of {len(lesson.steps)}")
        if one.light:  # what is spoken of is there, and shown
            lit = anna.page.locator(".stage [data-id][data-light=last]").evaluate_all(
                "all => all.map(x => x.dataset.id)"
            )
            assert {*lit} == {*one.light}
            anna.page.wait_for_function(IN_SIGHT)
        if one is not lesson.steps[-1]:
            take_step(anna)
    assert anna.finished
    expect(anna.page.locator(".result h2")).to_contain_text("Anna")
    # The first game of one's own is still to come: against one bot, and a weak one.
    anna.page.locator(".lesson .next").click()
    expect(anna.page.locator("main select").nth(1)).to_have_value("bot:novice")
    expect(anna.page.get_by_role("button", name="Start the game")).to_be_visible()


def test_a_newcomer_is_offered_a_tutorial_leaves_it_and_goes_on(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/")
    page.get_by_role("link", name="Learn Tiny Towns in five minutes").click()
    page.get_by_label("Name").fill("Anna")
    page.get_by_role("button", name="Let’s go").click()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "town")
    # By the keyboard: on, on, the lit resource on the board, and a step back.
    page.locator(".lesson .next").press("Enter")
    expect(page.locator(".lesson")).to_have_attribute("data-step", "cards")
    page.reload()  # which leaves one where one was, though nothing was done yet
    expect(page.locator(".lesson")).to_have_attribute("data-step", "cards")
    page.locator(".lesson .next").press("Enter")
    expect(page.locator(".lesson")).to_have_attribute("data-step", "name")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator(".lesson")).to_have_attribute("data-step", "place")
    page.locator("[data-id='town.0.a1']").click()
    expect(page.locator(".lesson [role=alert]")).to_contain_text("click what is lit")
    page.get_by_role("button", name="One step back").press("Enter")
    expect(page.locator(".lesson")).to_have_attribute("data-step", "name")
    page.get_by_role("button", name="Do it for me").click()
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("link", name="Continue learning Tiny Towns").click()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "place")


def test_the_first_games_have_tips_until_they_are_switched_off(visit: Visit) -> None:
    anna = visit("Anna")
    seats = ("local:Anna", "local:Eva")
    first, second, third = (anna.table(*seats, monuments=False) for _ in range(3))
    tip = anna.page.locator(".prompt .tip")
    anna.at(first)
    expect(tip).to_contain_text("Everybody gets what you name")
    anna.at(second)
    expect(tip).to_be_visible()
    anna.at(third)
    expect(tip).to_have_count(0)
    anna.at(first)
    anna.page.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    anna.at(second)
    expect(tip).to_have_count(0)
