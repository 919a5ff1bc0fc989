"""What the board of The Red Cathedral shows before one decides: where a die lands, and what a delivery leads to."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from cantiere.games.redcathedral.facts import facts
from tests.browser.conftest import Visit
from tests.browser.kit import OPEN_SPOT, PHONE, Person, Words, play_by_wire

ANNA, EVA = 0, 1
FINGER = 44


def point_at(page: Page, element: str) -> None:
    spot = page.locator(f"[data-id='{element}']").evaluate(OPEN_SPOT)
    assert spot, f"{element} is covered by other things"
    page.mouse.move(spot["x"], spot["y"])


def moves(page: Page, die: str) -> list[tuple[str, int, int, str]]:
    """What the list of buttons says of a die: the sentence, its rubles, the space it comes to, how much that brings."""
    found = []
    page.locator("#tab-do").click()
    page.wait_for_selector("#panel-body [data-words]")
    for button in page.locator(f"#panel-body [data-words^='verb=move die={die} ']").all():
        sentence = button.locator(".text").inner_text()
        space, amount = re.findall(r"space (\d).*: (\d+) ", sentence)[0]
        extra = (button.get_attribute("data-words") or "").split("extra=")[1]
        found.append((sentence, int(extra), int(space), amount))
    return found


def test_a_die_shows_where_it_lands_and_what_each_further_ruble_brings(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", "bot:builder", game="redcathedral")).is_asked()
    page = anna.page
    said = moves(page, "white")
    assert len(said) > 1, "with rubles in hand the white die can be moved further"
    expect(page.locator("[data-landing][aria-hidden=false]")).to_have_count(0)
    point_at(page, "die.white")
    expect(page.locator("[data-landing][aria-hidden=false]")).to_have_count(len(said))
    for sentence, extra, space, amount in said:
        shown = page.get_by_role("img", name=sentence, exact=True)
        expect(shown).to_have_attribute("data-landing", str(space))
        expect(shown).to_contain_text(f"+{amount}")
        expect(shown).to_contain_text(f"−{extra}" if extra else "+")
    # A click on the die and one on the space make the move that was shown.
    _, extra, space, amount = said[-1]
    page.locator("[data-id='die.white']").click()
    page.locator(f"[data-id='space.{space}']").click(position={"x": 8, "y": 30})
    expect(page.locator(".prompt .ask")).to_contain_text(f"The white die lies on space {space}")
    expect(page.locator(f"[data-id='space.{space}']")).to_have_accessible_name(re.compile("white die"))


def section_of(table: dict[str, Any], name: str) -> dict[str, Any]:
    board = table["board"]
    return next(one for tower in board["towers"] for one in tower["sections"] if one["section"] == name)


def deliveries(decision: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        action
        for action in decision["actions"]
        if action["words"].get("section") == "b2" and "material" in action["words"]
    ]


def can_complete(decision: dict[str, Any]) -> bool:
    return any(action["text"]["args"]["completes"] == "yes" for action in deliveries(decision))


def gathering(table: dict[str, Any], decision: dict[str, Any]) -> Words:
    """Eva claims the base of a tower and leaves it; Anna claims the section above and brings there what it needs."""
    offered: list[Words] = [action["words"] for action in decision["actions"]]
    middle = section_of(table, "b2")
    claim = {"verb": "claim", "section": "b1" if decision["seat"] == EVA else "b2"}
    if claim in offered:
        return claim
    if offered[-1]["verb"] in ("banner", "tile"):
        return offered[-1]
    if decision["seat"] == ANNA and middle["banner"]:
        if deliveries(decision):
            return dict(deliveries(decision)[0]["words"])
        goods = table["board"]["players"][ANNA]["goods"]
        cost = facts()["cards"][middle["card"]]["cost"]
        missing = {name for name, n in cost.items() if middle["site"].get(name, 0) + goods.get(name, 0) < n}
        for action in decision["actions"]:
            goods_key = str(action["text"].get("args", {}).get("goods", {}).get("key", ""))
            if action["words"]["verb"] in ("move", "acquire") and goods_key.removeprefix("amount-") in missing:
                return dict(action["words"])
    return next(words for verb in ("end_turn", "move") for words in offered if words["verb"] == verb)


def table_where(anna: Person, ready: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """A table at which Anna is asked something of that kind, with Eva's unfinished base under her section b2."""
    found: dict[str, Any] = {}

    def chooser(table: dict[str, Any], decision: dict[str, Any]) -> Words | None:
        if decision["seat"] == ANNA and ready(decision):
            found.update(table)
            return None
        return gathering(table, decision)

    table = anna.table("person", "local:Eva", game="redcathedral", plan="b")
    play_by_wire(anna, table, chooser=chooser)
    assert found, "Anna never got so far"
    anna.at(table).is_asked()
    return found


def test_a_delivery_shows_completion_reward_and_penalty(visit: Visit) -> None:
    anna = visit("Anna")
    table = table_where(anna, can_complete)
    page = anna.page
    section = section_of(table, "b2")
    assert section["penalties"] == [0, 1]
    card = facts()["cards"][section["card"]]
    mark = [player["mark"] for player in table["board"]["players"]]
    lit = page.locator("[data-id='section.b2']")
    expect(lit).to_have_attribute("data-light", "possible")
    expect(lit.locator("[data-preview=complete]")).to_have_count(0)
    point_at(page, "section.b2")
    # The section stands in colour already, and a plate over it says who gains and who loses.
    expect(lit.locator("[data-preview=complete]")).to_be_visible()
    rubles = {0: "", 1: ", Anna +1 ruble"}.get(card["rubles"], f", Anna +{card['rubles']} rubles")
    reward = f"Anna +{card['recognition']} recognition points{rubles}"
    plate = page.get_by_role("img", name=f"Completing it: {reward}, Eva −1 recognition point", exact=True)
    expect(plate).to_be_visible()
    expect(plate).to_contain_text(f"+{card['recognition']}")
    expect(plate).to_contain_text("−1")
    # So do the markers on the road.
    for name, seat, change in (("Anna", ANNA, card["recognition"]), ("Eva", EVA, -1)):
        ghost = f"{name} would come to recognition {mark[seat] + change}"
        expect(page.get_by_role("img", name=ghost, exact=True)).to_be_visible()
    # And so it comes.
    lit.click()
    expect(lit).to_have_accessible_name(re.compile("of Anna, completed"))
    for name, seat, change in (("Anna", ANNA, card["recognition"]), ("Eva", EVA, -1)):
        stands = re.compile(f"^{name}: recognition {mark[seat] + change},")
        expect(page.get_by_role("img", name=stands)).to_be_visible()


# Notes of which pieces were let glide, and on what they came to lie.
WATCH_GLIDES = """
window.glides = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  window.glides.push([this.dataset.piece, this.parentElement.closest('[data-id]')?.dataset.id]);
  return animate.apply(this, given);
};
"""


def test_materials_travel_to_the_building_site(visit: Visit) -> None:
    anna = visit("Anna", reduced_motion="no-preference")
    anna.page.add_init_script(WATCH_GLIDES)
    table_where(anna, lambda decision: bool(deliveries(decision)) and not can_complete(decision))
    page = anna.page
    anna.listed()
    deliver = page.locator("#panel-body [data-words^='verb=build section=b2 ']").first
    expect(deliver).to_be_visible()
    material = (deliver.get_attribute("data-words") or "").split("material=")[1]
    page.evaluate("window.glides = []")
    deliver.click()
    page.wait_for_function(
        "material => window.glides.some(([piece, on]) => piece?.startsWith(material + '#') && on === 'section.b2')",
        arg=material,
    )


def test_fingers_find_everything_that_is_lit(visit: Visit) -> None:
    anna = visit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.at(anna.table("person", "bot:builder", game="redcathedral")).is_asked()
    page = anna.page
    lit = page.locator("[data-id][data-light=possible]:visible")
    expect(page.locator("[data-id='die.white'][data-light=possible]")).to_be_visible()
    anna.at_rest()
    for element in lit.all():
        box = element.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER, (element.get_attribute("data-id"), box)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    # A die from the tray, and then the space it comes to.
    page.locator("[data-id='die.blue']").tap()
    expect(page.locator(".prompt .ask")).to_contain_text("The blue die lies on space")
