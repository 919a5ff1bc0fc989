"""The end of a game: its moment, its table, and a picture to keep."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import play_by_wire
from tests.browser.pages import finished_table


def test_the_end_is_celebrated_for_who_was_there(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.table("person", monuments=False)
    anna.at(table).is_asked()
    play_by_wire(anna, table)
    expect(anna.page.locator(".moment")).to_be_visible()
    expect(anna.page.locator(".ladder [aria-current]")).to_have_count(1)
    anna.at(table)
    expect(anna.page.locator(".result")).to_be_visible()
    expect(anna.page.locator(".moment")).to_have_count(0)


def test_a_picture_of_the_end_can_be_saved(visit: Visit, tmp_path: Path) -> None:
    anna = visit("Anna", color_scheme="dark")
    page = anna.at(finished_table(anna)).page
    page.get_by_role("button", name="Full result and picture").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="The result and the final boards")).to_be_visible()
    with page.expect_download() as waiting:
        dialog.get_by_role("link", name="Save the picture").click()
    file = tmp_path / "end.png"
    waiting.value.save_as(file)
    with Image.open(file) as picture:
        assert picture.width > 2000
        # The paper of the dark theme, and all the colours of a board: nothing was left out on the way.
        assert not any(picture.convert("L").crop((0, 0, 10, 10)).histogram()[80:])
        assert len(picture.convert("RGB").quantize(64).getcolors() or []) > 40


def test_a_click_on_what_decided_the_game_shows_it(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.at(finished_table(anna)).page
    page.get_by_role("button", name="Full result and picture").click()
    page.get_by_role("button", name="in one turn").first.click()
    expect(page.locator(".cinema")).to_be_visible()
