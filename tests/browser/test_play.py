"""People sit down and play, from the first page to the final scores."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import GAME, play_by_wire, play_out


def test_a_table_takes_three_clicks_and_a_name(visit: Visit) -> None:
    page = visit().open()
    page.locator(f"article[data-game={GAME}]").get_by_role("link", name="Play").click()
    page.get_by_role("radio", name="Me against bots").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("textbox", name="Name", exact=True).fill("Anna")
    page.get_by_role("button", name="Let’s go").click()
    expect(page.locator("main.table .prompt")).to_be_visible()
    expect(page.get_by_role("button", name="Anna you")).to_be_visible()


def test_two_browsers_play_a_whole_game_by_link(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    table = anna.table("person", "open")
    page = anna.open(f"/table/{table}")
    expect(page.get_by_role("note")).to_contain_text("this computer only")  # nobody else can come to 127.0.0.1
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    assert link.endswith(f"/table/{table}")

    bert.open(f"/table/{table}").get_by_role("button", name="Sit down").click()
    anna.page.wait_for_selector("main.table .prompt")
    bert.page.wait_for_selector("main.table .prompt")
    play_out(anna, bert)
    for person in (anna, bert):
        expect(person.page.locator(".result h2")).to_be_visible()
        expect(person.page.get_by_role("link", name="Check the draws")).to_be_visible()

    # A rematch made by one is found by the other.
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page).not_to_have_url(link)
    bert.page.get_by_role("button", name="To the next game").click()
    expect(bert.page).to_have_url(anna.page.url)


def test_one_against_three_bots_to_the_final_scores(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", "bot", "bot", "bot"))
    play_out(anna)
    expect(anna.page.locator(".result th[scope=col]")).to_have_count(4)
    points, total = anna.result()
    assert sum(points) == total


def test_alone(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person"))
    play_out(anna)
    expect(anna.page.locator(".result h2")).to_contain_text("You have")


def test_on_one_device_the_table_is_covered_between_players(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", "local:Bert"))
    page = anna.page
    expect(page.locator(".curtain")).to_contain_text("Hand over to Anna")
    assert page.locator("[data-id]").count() == 0  # nothing of the board is there to be seen
    page.get_by_role("button", name="I am Anna").click()
    anna.choose()
    expect(page.locator(".curtain")).to_contain_text("Hand over to Bert")
    page.get_by_role("button", name="I am Bert").click()
    expect(page.locator(".curtain")).to_have_count(0)
    anna.is_asked()
    play_out(anna, moves=6)


@pytest.mark.parametrize(
    ("game", "options"), [("tiletum", {}), ("redcathedral", {}), ("carrara", {"open_money": True})]
)
def test_where_nothing_is_hidden_nothing_is_covered(visit: Visit, game: str, options: dict[str, bool]) -> None:
    anna = visit("Anna")
    page = anna.at(anna.table("person", "local:Bert", game=game, **options)).is_asked().page
    badge = page.locator(".prompt .ask svg").last
    first = badge.inner_html()
    for _ in range(60):
        expect(page.locator(".curtain")).to_have_count(0)
        if badge.inner_html() != first:  # the other player is asked, at once
            return
        anna.choose(-1)
        anna.is_asked()
    raise AssertionError("nobody else is ever asked")


def test_a_spectator_sees_the_game_and_may_not_act(visit: Visit) -> None:
    anna, eve = visit("Anna"), visit("Eve")
    table = anna.table("person", "bot")
    anna.at(table)
    eve.at(table)
    expect(eve.page.locator(".prompt")).to_contain_text("You are watching")
    assert eve.listed().count() == 0
    expect(anna.page.get_by_title("1 spectator")).to_be_visible()
    for person in (anna, eve):
        person.page.get_by_role("tab", name="Chat").click()
    eve.page.get_by_label("Say something").fill("I am Anna")
    eve.page.keyboard.press("Enter")
    marked = re.compile(r"Eve\s*\(spectator\)\s*I am Anna")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text(marked)


def test_who_leaves_may_come_back(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert")
    table = anna.table("person", "open")
    bert.sit(table, 1)
    bert.at(table)
    bert.page.get_by_role("button", name="Table").click()
    bert.page.get_by_role("button", name="Leave the table").click()
    expect(bert.page.locator(".prompt")).to_contain_text("You are watching")
    bert.page.get_by_role("button", name="Table").click()
    bert.page.get_by_role("button", name="Take the seat back").click()
    expect(bert.page.locator(".prompt")).not_to_contain_text("You are watching")
    expect(bert.page.get_by_role("button", name="Bert you")).to_be_visible()


def test_the_lobby_shows_whose_turn_it_is(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.table("person", "bot", public=True)
    page = anna.open()
    row = page.locator(f"a[href='/table/{table}']")
    expect(row).to_contain_text("Your turn")
    expect(page).to_have_title("● Your turn · Cantiere")
    visitor = visit("Eve").open()
    expect(visitor.locator(f"a[href='/table/{table}']")).to_be_visible()
    row.click()
    expect(page.locator("main.table .prompt")).to_be_visible()
    page.go_back()
    expect(row).to_be_visible()


def test_a_long_log_scrolls_by_itself_and_lights_what_it_touched(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.table("person", "bot", monuments=False)
    play_by_wire(anna, table, most=20)
    anna.at(table)
    page = anna.page
    page.get_by_role("tab", name="Log").click()
    lines = page.locator(".log li")
    expect(lines.last).to_be_in_viewport()
    expect(page.locator(".prompt")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    placed = lines.filter(has_text="Anna places").last
    placed.get_by_role("link").hover()
    cell = placed.inner_text().rstrip(".").split()[-1]
    expect(page.locator(f"[data-id='town.0.{cell}']").first).to_have_attribute("data-light", "last")


def test_chat_is_text_and_never_markup(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", "bot"))
    page = anna.page
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> & hello")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("<img src=x onerror=alert(1)> & hello")
    assert page.locator(".chat img").count() == 0


def test_a_click_on_what_is_not_possible_says_why(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", monuments=False))
    anna.is_asked()
    anna.page.locator("[data-id^='town.0.']").first.click()
    expect(anna.page.get_by_role("alert")).to_be_visible()
