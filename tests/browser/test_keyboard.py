"""Everything without a mouse."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit import GAME, GAMES, Person

FOCUSED = """() => {
  const element = document.activeElement;
  return element.matches('a, button, input, select, summary') ? element.ariaLabel || element.textContent : '';
}"""
# Where the focus is, and what Enter would choose there: something lit on the board, or a button. Whoever goes by the
# keyboard sees where they are: there is a ring around it, and it is not hidden; a board may need some frames for that.
# What was just asked for at a piece may lie on top; Escape puts it away.
FOCUS = """async () => {
  const at = document.activeElement;
  const ringed = () => {
    const { outlineStyle, outlineWidth } = getComputedStyle(at), line = at.querySelector(':scope > .ring.line');
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
      || (line && getComputedStyle(line).stroke !== 'none');
  };
  const open = () => {
    const box = at.getBoundingClientRect(), steps = [...Array(11).keys()].map(step => (step + 1) / 12);
    return steps.some(x => steps.some(y => {
      const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
      return at.contains(top) || top?.closest('.here');
    }));
  };
  const seen = () => at === document.body || (ringed() && open());
  for (let frame = 0; frame < 300 && !seen(); frame++) await new Promise(requestAnimationFrame);
  const lit = at.matches('.stage [data-id]:is([data-light=possible], [data-light=chosen])');
  const choice = lit ? at.dataset.id : (at.dataset.choice ?? at.dataset.words ?? '');
  return { choice, lost: seen() ? '' : at.outerHTML.slice(0, 300) };
}"""
# What is asked, and what of it was picked or doubted.
HELD = """() => {
  const bar = document.querySelector('.prompt');
  return `${bar.dataset.decision} ${bar.dataset.picked}${bar.querySelector('.leaves') ? ' doubted' : ''}`;
}"""
ASKED_OR_OVER = "() => document.querySelector('.prompt:not([data-decision=\"\"]), .prompt[data-status=finished]')"
MOST = 600  # steps of Tab, which is more than any page has


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Press Tab until the link, button or field with this name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        # Past the last one the focus leaves the page, and its body holds every name there is.
        focused = page.evaluate(FOCUSED)
        if name in " ".join(focused.split()):
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def test_from_the_first_page_to_a_move(visit: Visit) -> None:
    page = visit().open()
    page.wait_for_selector(f"article[data-game={GAME}] h3")
    page.wait_for_selector(".offer")
    tab_to(page, "Tiny Towns")  # to learn it
    tab_to(page, "Tiny Towns")  # to play it
    page.keyboard.press("Enter")
    page.wait_for_selector("form .ready")
    tab_to(page, "Alone")
    page.keyboard.press("Enter")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_be_focused()
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table .prompt.yours")

    before = page.locator(".prompt").get_attribute("data-decision")
    page.keyboard.press("d")  # the list of what can be done
    expect(page.locator("#panel-body [data-words]").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_have_attribute("data-decision", before or "")

    page.wait_for_selector(".prompt.yours")
    asked = page.locator(".ask").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".ask")).not_to_have_text(asked)
    page.keyboard.press("u")
    expect(page.locator(".ask")).to_have_text(asked)


def test_the_board_by_keyboard(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", monuments=False))
    anna.is_asked()
    before = anna.decision
    anna.page.keyboard.press("b")
    anna.page.wait_for_function("document.activeElement.dataset.id")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".prompt")).not_to_have_attribute("data-decision", before)


def test_the_sheet_of_keys_opens_and_closes(visit: Visit) -> None:
    page = visit("Anna").open()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_have_count(0)


def test_tabs_and_the_guide_by_keyboard(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person"))
    anna.page.keyboard.press("g")
    expect(anna.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(anna.page.get_by_role("region", name="Rules")).to_be_visible()
    anna.page.keyboard.press("c")
    expect(anna.page.get_by_label("Say something")).to_be_focused()
    anna.page.keyboard.type("d and u are letters here")
    expect(anna.page.get_by_label("Say something")).to_have_value("d and u are letters here")


class Keys:
    """Somebody at a table who has only a keyboard."""

    def __init__(self, person: Person, dice: Random) -> None:
        self.person, self.page, self.dice = person, person.page, dice

    def press(self, key: str) -> str:
        """Press it, see where the focus is then, and tell what Enter would choose there."""
        self.page.keyboard.press(key)
        focus = self.page.evaluate(FOCUS)
        assert focus["lost"] == ""
        return str(focus["choice"])

    def move(self, manner: str) -> None:
        """From the list of all actions with the arrow keys; or on the board, to which B leads, as Tab does from
        wherever one is. What begins several choices is picked up, and Tab goes on to what is next."""
        before, picked = self.person.decision, [""]
        while self.person.decision == before:
            if manner == "list":
                at = self.press("d")
                for _ in range(self.dice.randrange(4)):
                    at = self.press("ArrowDown")
            else:
                at = self.press("b" if manner == "board" and picked == [""] else "Tab")
                past = self.dice.randrange(4)
                for _ in range(MOST):
                    if at not in picked and past == 0:
                        break
                    past -= at not in picked and past > 0
                    at = self.press("Tab")
            assert at not in picked, f"no key leads to a choice after {picked}"
            self.enter()
            picked.append(at)

    def enter(self) -> None:
        """What would leave something behind is meant when it is chosen again."""
        before = self.page.evaluate(HELD)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(f"before => ({HELD})() !== before", arg=before)
        while self.page.evaluate(HELD) == f"{before} doubted":
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(50)


def test_a_whole_game_without_a_mouse(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.at(anna.table("person", "bot", monuments=False)).page
    play_by_keys(anna)
    assert anna.finished
    tab_to(page, "Full result and picture")
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name="The result and the final boards")).to_be_visible()
    tab_to(page, "Save the picture")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to(page, "Play again")


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.id != GAME])
def test_much_of_a_game_without_a_mouse(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", "bot", game=game))
    play_by_keys(anna, moves=18)


def play_by_keys(person: Person, moves: int = 200) -> None:
    keys = Keys(person, Random(moves))
    for number in range(moves):
        person.page.wait_for_function(ASKED_OR_OVER)
        if person.finished:
            return
        keys.move(("board", "tab", "list")[number % 3])
