"""Every board on every kind of screen, in every language: what is lit can be reached, what is written can be read, and
nothing moves while one chooses."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from cantiere.server.table.tutorial import tutorial
from tests.browser.cable import Cable
from tests.browser.conftest import Visit
from tests.browser.kit import DESK, GAMES, OPEN_SPOT, Person, Words, play_by_wire

SIZES = [(390, 844), (360, 640), (844, 390), (820, 1180), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440)]
LANGUAGES = ("en", "cs", "pl")
# How far a game is played at least until it is looked at again, where something begins several choices.
MIDDLE = {"tinytowns": 18, "carrara": 18, "redcathedral": 30, "tiletum": 30}
MORE = 12
SPEAK = """language => {
  const kept = JSON.parse(localStorage['cantiere.settings']);
  localStorage['cantiere.settings'] = JSON.stringify({ ...kept, language });
}"""
# Where everything that can be clicked lies, and the bar below. What is under the pointer may be lifted, so only places
# count, not sizes.
PLACES = """() => {
  const bar = document.querySelector('.prompt').getBoundingClientRect();
  return Object.fromEntries([['bar', [bar.y, bar.height].map(Math.round)],
    ...[...document.querySelectorAll('.board [data-id]')].map(element => {
      const box = element.getBoundingClientRect();
      return [element.dataset.id, [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]];
    })]);
}"""
# Everything that is wrong with how the page looks: text smaller than `least`, what is lit and cut off or covered, words
# that do not fit where they stand. A drawing scales its letters along. What is out of sight is scrolled to, unless one
# is to look without moving a hand: then what can be taken must be in sight.
LOOK = """({ least, still }) => {
  const found = [];
  const all = (name, around = document) => [...around.querySelectorAll(name)];
  for (const part of all('.board, .side, .prompt')) {
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (least && words.nextNode()) {
      const element = words.currentNode.parentElement, style = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const text = words.currentNode.data.trim(), wide = range.getBoundingClientRect().width;
      if (!text || !wide || style.visibility !== 'visible' || element.closest('.visually-hidden, title')) continue;
      const by = element instanceof SVGElement ? element.getScreenCTM() : { a: 1, b: 0, c: 0, d: 1 };
      const size = parseFloat(style.fontSize) * Math.sqrt(Math.abs(by.a * by.d - by.b * by.c));
      if (size < least) found.push(`too small: ${text} (${size.toFixed(1)})`);
    }
  }
  // What is wider than its place beside the board; the board itself and what scrolls on purpose aside.
  const places = ['main > .side', '.side .panel', '.side .tabs', '.prompt', '.prompt .buttons'];
  for (const name of places) {
    for (const element of all(name))
      if (element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${name} ${element.textContent.trim()}`);
  }
  // A name that is a hair too wide ends in dots.
  for (const name of all('span.name, .name b')) {
    const letters = document.createRange();
    letters.selectNodeContents(name);
    name.style.textOverflow = 'clip';
    const over = letters.getBoundingClientRect().width - name.getBoundingClientRect().width;
    name.style.textOverflow = '';
    if (over > 0.02) found.push(`cut off: ${name.textContent.trim()}`);
  }
  const bar = document.querySelector('.prompt').getBoundingClientRect();
  const said = '.ask, .hint, .tip, .why, .say, .did, .foot, .buttons > *';
  for (const part of all(said, document.querySelector('.prompt'))) {
    const { top, bottom } = part.getBoundingClientRect();
    const out = top < bar.top - 1 || bottom > bar.bottom + 1;
    if (bottom > top && out) found.push(`out of the bar: ${part.textContent}`);
  }
  // The button to switch tips off hangs over by less than a line.
  const tip = document.querySelector('.prompt .tip');
  if (tip && tip.scrollHeight > tip.clientHeight + 14) found.push(`cut short: ${tip.textContent.trim()}`);
  for (const choice of all('.board [data-choice]:not(:disabled)')) {
    const box = choice.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (still && top?.closest('[data-choice]') !== choice) found.push(`cannot be taken: ${choice.dataset.choice}`);
  }
  const lit = new Map(all('.board [data-id][data-light=possible]').reverse().map(e => [e.dataset.id, e]));
  for (const [name, element] of lit) {
    if (!still) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    // How much is left of it when all that scrolls or cuts off around it has had its part.
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at), around = at.getBoundingClientRect();
      if (style.overflowX !== 'visible' && at.clientWidth) {
        left = Math.max(left, around.left);
        right = Math.min(right, around.right);
      }
      if (style.overflowY !== 'visible' && at.clientHeight) {
        top = Math.max(top, around.top);
        bottom = Math.min(bottom, around.bottom);
      }
    }
    const seen = Math.max(0, right - left) * Math.max(0, bottom - top) / Math.max(1, box.width * box.height);
    if (still && seen < 0.6) continue;
    if (seen < 0.6) found.push(`lit and cut off: ${name}`);
    if (left < 0 || right > innerWidth + 1) found.push(`beside the screen: ${name}`);
    // Where nothing else lies on top of it.
    let open = 0;
    const steps = 8;
    for (let i = 1; i < steps; i++) for (let j = 1; j < steps; j++) {
      const x = box.x + box.width * i / steps, y = box.y + box.height * j / steps;
      if (document.elementFromPoint(x, y)?.closest('[data-id]') === element) open++;
    }
    if (open < OPEN * (steps - 1) ** 2) found.push(`lit and covered: ${name} (${open} points open)`);
  }
  return found;
}"""
# Where the board and the bar are.
BOXES = """() => ['.stage', '.prompt'].map(name => {
  const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
# Whether some of what a tutorial's card says is out of sight.
SCROLLS = """() => {
  const card = document.querySelector('.lesson');
  return card.scrollHeight > card.clientHeight + 1;
}"""
# Whether all of it is on the screen, and does not cover both the bar and the board.
INSIDE = """name => {
  const [box, ...others] = [name, '.prompt', '.stage'].map(one => document.querySelector(one).getBoundingClientRect());
  const apart = one => box.bottom <= one.top || box.top >= one.bottom || box.left >= one.right;
  return others.some(apart) && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""
MESSAGE = r"^tutorial-([a-z_-]+) =(.*(?:\n +.*)*)"
READABLE = 10.95  # pixels: eleven, and what rounding takes away
OPEN = 0.1  # of the box around what is lit: it may be slender, and other things may lie within it


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_board_on_every_screen_in_every_language(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    for moves in (0, MIDDLE[game]):
        table = anna.table("person", "bot", "bot", game=game)
        begins = plays(anna, table, moves)
        for language in LANGUAGES:
            anna.open()
            anna.page.evaluate(SPEAK, language)
            anna.at(table).is_asked()
            for number, size in enumerate(SIZES):
                anna.page.set_viewport_size({"width": size[0], "height": size[1]})
                anna.page.mouse.move(0, 0)
                anna.at_rest()
                where = f"{game} after {moves} moves in {language} at {size[0]}×{size[1]}"
                assert looks(anna, size) == [], where
                if begins:
                    picks(anna, begins[number % len(begins)], where)


@pytest.mark.parametrize(("language", "seats"), [("en", 6), ("cs", 4), ("pl", 4), ("pl", 6)])
def test_a_full_table_leaves_every_name_readable(visit: Visit, language: str, seats: int) -> None:
    anna = visit("Anna Nováková", locale=language)
    anna.at(anna.table("person", *["bot:builder"] * (seats - 1))).is_asked()
    for size in (SIZES[0], *SIZES[2:6]):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        anna.at_rest()
        assert looks(anna, size) == [], f"{seats} seats in {language} at {size[0]}×{size[1]}"


def looks(person: Person, size: tuple[int, int], still: bool = False) -> list[str]:
    least = READABLE if size[0] >= DESK["width"] else 0
    found: list[str] = person.page.evaluate(LOOK.replace("OPEN", str(OPEN)), {"least": least, "still": still})
    return found


def plays(person: Person, table: str, moves: int) -> list[str]:
    """So many moves, and some more until something on the board begins several choices: what does."""
    begins: list[str] = []
    made = 0

    def chooser(_: dict[str, Any], decision: dict[str, Any]) -> Words | None:
        nonlocal made
        begins[:] = beginnings(decision)
        made += 1
        if made > moves and (begins or not moves or made > moves + MORE):
            return None
        words: Words = decision["actions"][len(decision["actions"]) // 2]["words"]
        return words

    play_by_wire(person, table, chooser=chooser)
    return begins


def beginnings(decision: dict[str, Any]) -> list[str]:
    """Everything on the board that begins several choices, one of each kind first."""
    count = Counter(element for choice in decision["actions"] for element in choice["elements"])
    several = [element for element, number in count.items() if number > 1]
    kinds = {element.split(".")[0]: element for element in reversed(several)}
    return [*kinds.values(), *(element for element in several if element not in kinds.values())]


def picks(person: Person, name: str, where: str) -> None:
    """Point at it, pick it up, be refused and put it back: everything stays where it is, and what can be picked next
    can be reached."""
    page, where = person.page, f"{name}: {where}"
    element = page.locator(f".board [data-id='{name}'][data-light=possible]").first
    if not element.count():
        return
    spot = element.evaluate(OPEN_SPOT)
    before = page.evaluate(PLACES)

    def stays(what: str) -> None:
        person.at_rest()
        after = page.evaluate(PLACES)
        moved = {id: (place, after.get(id)) for id, place in before.items() if after.get(id) != place}
        assert moved == {}, f"{what} moves the board: {where}"

    page.mouse.move(spot["x"], spot["y"])
    stays("pointing")
    page.mouse.click(spot["x"], spot["y"])
    page.wait_for_selector(".prompt .release")
    stays("picking up")
    assert looks(person, SIZES[0], still=True) == [], where
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .release")).to_have_count(0)
    page.mouse.move(0, 0)
    stays("putting back")


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_what_a_tutorial_says_is_read_whole_on_every_screen(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    page = anna.open(f"/learn/{game}")
    page.wait_for_selector(".lesson")
    path = urlsplit(page.url).path
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        wordy = wordiest(game, language)
        page.evaluate("([at, step]) => { sessionStorage[`lesson.${at}`] = step }", [path.split("/")[-1], wordy])
        body, headers = {"step": wordy}, {"origin": anna.url}
        assert anna.context.request.post(f"/api/tables/{path.split('/')[-1]}/step", data=body, headers=headers).ok
        anna.open(path)
        expect(page.locator(".lesson .count")).to_contain_text(str(wordy + 1))
        for size in (*SIZES[:3], *SIZES[4:6]):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            anna.at_rest()
            where = f"{game} in {language} at {size[0]}×{size[1]}"
            assert page.evaluate(SCROLLS) is False, where
            assert looks(anna, size) == [], where


def wordiest(game: str, language: str) -> int:
    """The step at which most is said."""
    lesson = tutorial(game)
    assert lesson
    folder = next(one.folder for one in GAMES if one.id == game) / "tutorial"
    texts = dict(re.findall(MESSAGE, (folder / f"{language}.ftl").read_text(), re.MULTILINE))
    names = ["", *(step.name for step in lesson.steps)]
    said = [len(texts.get(f"{names[n]}-done", "")) + len(texts[names[n + 1]]) for n in range(len(lesson.steps))]
    return said.index(max(said))


@pytest.mark.parametrize("size", [SIZES[0], SIZES[2], SIZES[4]])
def test_a_hint_leaves_the_bar_and_the_board_as_they_are(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit("Anna", viewport={"width": size[0], "height": size[1]}, locale="pl")
    page = anna.at(anna.table("person", "bot", game="tiletum")).is_asked().at_rest().page
    boxes, before = page.evaluate(BOXES), looks(anna, size)
    page.locator(".prompt .buttons .icon").first.click()
    page.wait_for_selector(".advice .turns")
    anna.at_rest()
    assert page.evaluate(BOXES) == boxes
    assert page.evaluate(INSIDE, ".advice") is True
    page.keyboard.press("h")
    expect(page.locator(".advice")).to_have_count(0)
    assert looks(anna, size) == before == []


@pytest.mark.parametrize(("language", "size"), [("en", (390, 844)), ("cs", (844, 390)), ("pl", (1280, 800))])
def test_the_bar_keeps_its_height_whatever_it_says(
    visit: Visit, cable: Cable, language: str, size: tuple[int, int]
) -> None:
    anna = visit("Anna", at=cable.url, viewport={"width": size[0], "height": size[1]}, locale=language)
    page, table = anna.page, anna.table("person", "bot", game="carrara")
    anna.at(table).is_asked().at_rest()
    boxes = page.evaluate(BOXES)

    def keeps() -> None:
        anna.at_rest()
        assert page.evaluate(BOXES) == boxes

    page.locator(".prompt .tip button").click()
    expect(page.locator(".prompt .tip")).to_have_count(0)
    keeps()
    page.locator(".board [data-id='place.livorno']").first.click()
    expect(page.locator(".prompt .why")).to_be_visible()
    keeps()
    cable.cut()
    expect(page.locator(".connection.offline")).to_be_visible()
    keeps()
    cable.mend()
    before = anna.decision
    play_by_wire(anna, table, most=1)
    expect(page.locator(".prompt")).not_to_have_attribute("data-decision", before)
    keeps()
