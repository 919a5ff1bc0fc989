"""The end of a game: its moment, its table, and a picture to keep."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest
from PIL import Image
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.kit import DESK, PHONE, play_by_wire
from tests.browser.pages import finished_table
from tests.browser.test_sizes import LANGUAGES, SIZES, SPEAK


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


# Whatever is to happen in some seconds does not.
NEVER = """const later = window.setTimeout;
window.setTimeout = (act, wait, ...rest) => wait < 5000 || !wait ? later(act, wait, ...rest) : 0"""
COVERED = """() => {
  const [banner, stage] = ['.banner', '.stage'].map(name => document.querySelector(name).getBoundingClientRect());
  return (banner.bottom - stage.top) / stage.height;
}"""


@pytest.mark.parametrize(("size", "key"), [(DESK, "Escape"), (PHONE, "Escape"), (PHONE, "")])
def test_the_moment_leaves_the_boards_in_sight_and_ends_at_once(visit: Visit, size: ViewportSize, key: str) -> None:
    anna = visit("Anna", viewport=size)
    anna.context.add_init_script(NEVER)  # it would end by itself
    table = anna.table("person", monuments=False)
    page = anna.at(table).is_asked().page
    play_by_wire(anna, table)
    expect(page.locator(".moment")).to_be_visible()
    anna.at_rest()
    assert page.evaluate(COVERED) < 0.15
    expect(page.locator(".result")).to_be_visible(visible=size is DESK)
    page.keyboard.press(key) if key else page.locator(".banner").click()
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".result")).to_be_visible()


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


# Keeps what is read into the picture.
DRAWN = """const read = Image.prototype.decode;
Image.prototype.decode = function () { window.drawn = this.src; return read.call(this); }"""


@pytest.mark.parametrize(("name", "fonts"), [("Anna", 2), ("Bořek", 4)])
def test_the_picture_fetches_nothing_and_brings_the_letters_it_needs(visit: Visit, name: str, fonts: int) -> None:
    anna = visit(name)
    anna.context.add_init_script(DRAWN)
    page = anna.at(finished_table(anna)).page
    page.get_by_role("button", name="Full result and picture").click()
    expect(page.get_by_role("img", name="The result and the final boards")).to_be_visible()
    drawn = unquote(page.evaluate("window.drawn"))
    assert drawn.count("url(data:font/woff2;base64,") == fonts
    assert [
        address for address in re.findall(r"url\(([^)]{1,40})", drawn) if not address.startswith(("data:", "#"))
    ] == []


def test_a_browser_that_cannot_draw_says_so_and_shows_the_rest(visit: Visit) -> None:
    anna = visit("Anna")
    anna.context.add_init_script("HTMLCanvasElement.prototype.toBlob = () => { throw new Error('tainted') }")
    page = anna.at(finished_table(anna)).page
    page.get_by_role("button", name="Full result and picture").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("This browser cannot draw the picture.")
    expect(dialog.get_by_role("img", name="Everybody’s points over time")).to_be_visible()


def test_a_click_on_what_decided_the_game_shows_it(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.at(finished_table(anna)).page
    page.get_by_role("button", name="Full result and picture").click()
    page.get_by_role("button", name="in one turn").first.click()
    expect(page.locator(".cinema")).to_be_visible()


# What of the table of points is broken, cut off or beside its place; upright names are measured along their letters.
TORN = """() => {
  const table = document.querySelector('.result table'), frame = table.parentElement.getBoundingClientRect();
  const found = [];
  for (const cell of table.querySelectorAll('th, td')) {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const box = range.getBoundingClientRect(), text = cell.textContent.trim();
    if (text && (box.left < frame.left - 1 || box.right > frame.right + 1)) found.push(`beside: ${text}`);
    if (cell.tagName === 'TD' && range.getClientRects().length > 1) found.push(`broken: ${text}`);
  }
  for (const name of table.querySelectorAll('.name')) {
    const side = getComputedStyle(name).writingMode === 'horizontal-tb' ? 'Width' : 'Height';
    if (name[`scroll${side}`] > name[`client${side}`] + 1) found.push(`cut off: ${name.textContent}`);
    for (const word of name.firstChild.data.matchAll(/\\S+/g)) {
      const letters = document.createRange();
      letters.setStart(name.firstChild, word.index);
      letters.setEnd(name.firstChild, word.index + word[0].length);
      const across = box => Math.round(side === 'Width' ? box.top : box.left);
      const lines = new Set([...letters.getClientRects()].map(across));
      if (lines.size > 1) found.push(`torn: ${name.textContent}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybodys_points_stand_side_by_side(visit: Visit, seats: int) -> None:
    anna = visit("Anna Nováková")
    table = anna.table("person", *["bot"] * (seats - 1), monuments=False)
    play_by_wire(anna, table)
    for language in LANGUAGES:
        anna.open()
        anna.page.evaluate(SPEAK, language)
        anna.at(table)
        expect(anna.page.locator(".result th[scope=col]")).to_have_count(seats)
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.at_rest()
            where = f"{seats} seats in {language} at {width}×{height}"
            assert anna.page.evaluate(TORN) == [], where
