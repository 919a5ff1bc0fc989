"""Hints at the table and on a replay, and the analysis of a finished game, in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit import PHONE, ROOT, play_by_wire
from tests.browser.pages import finished_table

THOUGHT = 120_000  # milliseconds that a thought may take on a machine with much else to do
CHOSEN = ".stage [data-light=chosen]"
LANGUAGES = [
    ("en-GB", "Hint", "Analysis", "estimates"),
    ("cs-CZ", "Poradit", "Rozbor", "odhady"),
    ("pl-PL", "Podpowiedź", "Analiza", "szacunki"),
]
GAME = ROOT / "tests" / "fixtures" / "redcathedral" / "two-seats.json"
# Whether the middle of it is in sight, with nothing of the page on top.
OPEN = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return element === top || element.contains(top) || !!top?.closest('.stage');
}"""


def unbroken(page: Page, where: str) -> None:
    """A text that is missing is shown as its key in brackets."""
    assert "[" not in page.locator(where).inner_text()


@pytest.mark.parametrize(("locale", "hint", "analysis", "note"), LANGUAGES, ids=["en", "cs", "pl"])
def test_a_hint_is_shown_and_put_away(visit: Visit, locale: str, hint: str, analysis: str, note: str) -> None:
    anna = visit("Anna", locale=locale)
    table = anna.table("person", "bot", monuments=False)
    page = anna.at(table).is_asked().page
    page.get_by_role("button", name=hint, exact=True).click()
    turns = page.locator(".advice .turns > li")
    expect(turns.first).to_be_visible(timeout=THOUGHT)
    assert 1 <= turns.count() <= 3
    expect(turns.first.locator(".reasons li").first).to_be_visible()
    unbroken(page, ".advice")
    # Another turn can be looked at, and what it is about lights up.
    turns.last.get_by_role("button").click()
    expect(turns.last.locator(".reasons")).to_be_visible()
    expect(turns.last.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("h")
    expect(turns).to_have_count(0)
    expect(page.locator(CHOSEN)).to_have_count(0)


def test_a_hint_is_gone_to_and_left_by_the_keyboard(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.at(anna.table("person", "bot", monuments=False)).is_asked().page
    button = page.get_by_role("button", name="Hint", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".advice")).to_be_focused()
    expect(page.locator(".advice .turns > li").first).to_be_visible(timeout=THOUGHT)
    page.keyboard.press("Tab")
    expect(page.locator(".advice header button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".advice")).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator(".advice")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    expect(button).to_be_focused()


def in_sight(element: Locator) -> None:
    element.page.wait_for_function(OPEN, arg=element.element_handle())


@pytest.mark.parametrize("game", ["redcathedral", "tiletum"])
def test_on_a_phone_a_hint_leaves_in_sight_what_it_points_at(visit: Visit, game: str) -> None:
    anna = visit("Anna", viewport=PHONE)
    table = anna.table("person", "bot", game=game)
    play_by_wire(anna, table, most=4)
    page = anna.at(table).is_asked().page
    with page.expect_response("**/hint?*") as answer:
        page.get_by_role("button", name="Hint", exact=True).click()
    for number, turn in enumerate(answer.value.json()["turns"]):
        page.locator(".advice .turns > li > button").nth(number).click()
        elements = turn["steps"][0]["elements"]
        if elements:
            expect(page.locator(f".stage [data-id='{elements[0]}']:visible").first).to_have_attribute(
                "data-light", "chosen"
            )
            in_sight(page.locator(f".stage [data-id='{elements[0]}']:visible").first)


def test_every_action_can_be_reached_beside_a_hint(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.table("person", "bot", game="redcathedral")
    play_by_wire(anna, table, most=2)
    page = anna.at(table).is_asked().page
    actions = anna.listed()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".advice .turns")).to_be_visible(timeout=THOUGHT)
    actions.last.scroll_into_view_if_needed()
    actions.last.hover()  # fails when something lies over it


def test_among_people_hints_have_to_be_allowed(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.open("/new/tinytowns")
    page.get_by_role("radio", name="On this device").click()
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


def test_a_finished_game_is_analysed_once_for_everybody(visit: Visit) -> None:
    anna = visit("Anna")
    body = {"replay": GAME.read_text("utf-8")}
    answer = anna.context.request.post("/api/replays", data=body, headers={"origin": anna.url})
    table = answer.json()["table"]
    page = anna.open(f"/table/{table}/replay?at=120")
    page.wait_for_selector(".cinema")
    page.locator(".panes [role=radio]").last.click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()

    # Meanwhile the board can be asked for the best turn at any point.
    page.get_by_role("button", name="Best turn here").click()
    expect(page.locator("aside .turns > li").first).to_be_visible(timeout=THOUGHT)
    expect(page.locator(CHOSEN).first).to_be_visible()
    expect(page.locator("aside section")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(CHOSEN)).to_have_count(0)
    expect(page.get_by_role("button", name="Best turn here")).to_be_focused()

    expect(page.locator(".analysis").get_by_text("estimates")).to_be_visible(timeout=2 * THOUGHT)
    expect(page.locator(".analysis path.line")).to_have_count(2)
    costly = page.locator(".analysis li > button").first
    costly.click()
    expect(page.locator(".analysis .turns")).to_be_visible()
    expect(page.locator(CHOSEN).first).to_be_visible()

    # What it points at belongs to its position, and is there again after other advice.
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(CHOSEN)).to_have_count(0)
    costly.click()
    costly.click()
    expect(page.locator(CHOSEN).first).to_be_visible()
    page.get_by_role("button", name="Best turn here").click()
    expect(page.locator("aside section .turns")).to_be_visible(timeout=THOUGHT)
    page.get_by_role("button", name="Best turn here").click()
    expect(page.locator("aside section")).to_have_count(0)
    expect(page.locator(CHOSEN).first).to_be_visible()

    page.reload()
    page.locator(".analysis li > button").first.click()
    page.get_by_role("link", name="Play on from this turn").click()
    expect(page.get_by_role("heading", name="Play on from here")).to_be_visible()

    for locale, _, analysis, note in LANGUAGES:
        page = visit(locale=locale).open(f"/table/{table}/replay?at=120")
        page.get_by_role("radio", name=analysis).click()
        expect(page.locator(".analysis").get_by_text(note)).to_be_visible()
        page.locator(".analysis li > button").first.click()
        expect(page.locator(".analysis .turns")).to_be_visible()
        unbroken(page, "aside")

    page = anna.at(table).page
    page.locator(".result").get_by_role("link", name="Analysis").click()
    expect(page.locator(".analysis path.line")).to_have_count(2)


def test_who_gives_no_name_gets_no_hint_on_a_replay(visit: Visit) -> None:
    anna = visit("Anna")
    table = finished_table(anna)
    page = visit().open(f"/table/{table}/replay?at=10")
    page.get_by_role("button", name="Best turn here").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("aside section")).to_have_count(0)


def test_an_analysis_of_a_game_alone_counts_in_points(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.table("person", game="redcathedral")
    play_by_wire(anna, table)
    moments = [{"at": at, "chances": [], "points": [20.0 + at], "error": 0, "points_error": 1.5} for at in (0, 9)]
    turn = {"steps": [], "chance": 0, "margin": 30, "error": 2, "reasons": []}
    reviewed = {"last": 9, "seat": 0, "loss": 0, "error": 0.02, "verdict": "mistake", "played": turn, "better": turn}
    reviews = [{**reviewed, "at": 3, "points": 7.1, "points_error": 1.5}, {**reviewed, "at": 5, "points": 4}]
    found = {"status": "done", "done": 9, "total": 9, "ahead": 0, "moments": moments, "reviews": reviews}
    anna.page.route("**/analysis", lambda route: route.fulfill(json=found))
    page = anna.open(f"/table/{table}/replay?pane=analysis")
    costs = page.locator(".analysis li > button > .number")
    expect(costs).to_have_text(["\N{MINUS SIGN}7.1", "\N{MINUS SIGN}4"])
    expect(costs.first).to_have_attribute("title", "give or take 1.5")
    assert costs.last.get_attribute("title") is None  # analyses of old do not know it
    expect(page.locator(".analysis path.line")).to_have_count(1)  # the automa has no expectations
