"""Afterwards: looking at a game again, keeping it, checking its draws, and playing on from any moment."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import finished_table


def test_every_position_has_an_address(visit: Visit) -> None:
    anna = visit("Anna")
    table = finished_table(anna)
    page = anna.open(f"/table/{table}/replay")
    page.wait_for_selector(".cinema")
    caption = page.locator(".caption .said")
    end = caption.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(caption).not_to_have_text(end)
    expect(page).to_have_url(re.compile("at="))
    before, address = caption.inner_text(), page.url
    page.keyboard.press("Home")
    expect(caption).to_have_text("The start")
    expect(page.get_by_role("slider")).to_have_value("0")

    # Somebody else opens the same address and sees the same moment, through any player's eyes.
    eve = visit("Eve")
    eve.page.goto(address)
    expect(eve.page.locator(".caption .said")).to_have_text(before)
    eve.page.get_by_label("View as").select_option("1")
    expect(eve.page).to_have_url(re.compile("seat=1"))
    expect(eve.page.locator(".caption .said")).to_have_text(before)


def test_it_plays_by_itself(visit: Visit) -> None:
    anna = visit("Anna")
    table = finished_table(anna)
    page = anna.open(f"/table/{table}/replay?at=1")
    page.wait_for_selector(".cinema")
    page.get_by_label("Speed").select_option("4×")
    slider = page.get_by_role("slider")
    for _ in range(2):
        before = slider.input_value()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(slider).not_to_have_value(before)
        page.get_by_role("button", name="Pause").click()
    moment = slider.input_value()
    page.wait_for_timeout(800)  # longer than a step at this speed: paused is paused
    assert slider.input_value() == moment


def test_keeping_a_game_as_a_file_and_opening_it(visit: Visit, tmp_path: Path) -> None:
    anna = visit("Anna")
    table = finished_table(anna)
    page = anna.open(f"/table/{table}/replay")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "game.json"
    waiting.value.save_as(file)

    page = anna.open()
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".result")
    assert table not in page.url

    file.write_text("no game at all")
    anna.open().locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status").filter(has_text="replay")).to_be_visible()


def test_playing_on_from_a_moment(visit: Visit) -> None:
    anna = visit("Anna")
    table = finished_table(anna)
    page = anna.open(f"/table/{table}/replay?at=20")
    page.get_by_role("link", name="Play on from here").click()
    expect(page.get_by_role("heading", name="Play on from here")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("main.table .prompt")
    assert table not in page.url
    expect(page.locator(".prompt")).to_have_attribute("data-status", "playing")


def test_the_browser_repeats_every_draw(visit: Visit) -> None:
    anna = visit("Anna")
    table = finished_table(anna)
    page = anna.open(f"/table/{table}/dice")
    expect(page.get_by_role("heading", name="Every draw was fair")).to_be_visible()
    expect(page.get_by_text("in your browser")).to_be_visible()
    expect(page.get_by_text("fits the fingerprint")).to_be_visible()
    other = anna.table("person", "bot")
    page = anna.open(f"/table/{other}/dice")
    expect(page.get_by_role("heading", name="The secret is shown when the game is over")).to_be_visible()
