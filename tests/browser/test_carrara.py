"""Carrara before real browsers: what is behind a screen stays there, paying is quick, fingers find every block."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit import PHONE, Person, play_out

MOVES = 50
# Of every lit element the largest thing it can be hit by: its shorter side, in pixels.
REACH = """prefix => {
  const sizes = {};
  for (const element of document.querySelectorAll(`[data-light=possible][data-id^="${prefix}"]`)) {
    const box = element.getBoundingClientRect();
    sizes[element.dataset.id] = Math.max(sizes[element.dataset.id] ?? 0, Math.min(box.width, box.height));
  }
  return sizes;
}"""


def listen(page: Page) -> list[Any]:
    """Everything the server says to the page from now on, frame by frame."""
    heard: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    return heard


def views(heard: list[Any]) -> list[Any]:
    """What the frames say about the table: whole views, and the fields of one that changed with the board after it."""
    found: list[Any] = []
    for frame in heard:
        if frame["t"] == "view":
            found.append(frame["table"])
        elif frame["t"] == "delta":
            found.append(frame["set"] | {"board": found[-1]["board"] | frame["board"]})
    return found


def lines(heard: list[Any]) -> list[Any]:
    """What the frames tell in the log."""
    told = [frame.get("table", frame) for frame in heard if frame["t"] in ("view", "delta")]
    return [line["text"] for some in told if isinstance(some, dict) for line in some["log"]]


def screens(heard: list[Any]) -> list[list[bool]]:
    """For every board heard of, whose coins, blocks and worth are on it."""
    boards = [view["board"] for view in views(heard)]
    for board in boards:
        for player in board["players"]:
            assert len({player["coins"] is None, player["blocks"] is None, player["score"] is None}) == 1
    return [[player["coins"] is not None for player in board["players"]] for board in boards]


def table_of_three(visit: Visit, moves: int, **options: Any) -> list[list[Any]]:
    """Anna and Bert play a good part of a game while Eva looks on; what each of the three was sent."""
    anna, bert, eva = visit("Anna"), visit("Bert"), visit("Eva")
    table = anna.table("person", "open", game="carrara", variant="advanced", **options)
    bert.sit(table, 1)
    heard = [listen(person.page) for person in (anna, bert, eva)]
    for person in (anna, bert, eva):
        person.at(table)
    play_out(anna, bert, moves=moves, dice=Random("behind the screens"))
    expect(eva.page.locator(".prompt")).to_be_visible()
    return heard


def test_what_is_behind_a_screen_reaches_no_other_socket(visit: Visit) -> None:
    heard = table_of_three(visit, MOVES)
    for frames, own in zip(heard, (0, 1, None), strict=True):
        seen = screens(frames)
        assert len(seen) > MOVES // 2
        assert all(lifted == [seat == own for seat in range(2)] for lifted in seen)
        for view in views(frames):
            assert all(score["seat"] == own for score in view.get("scores", []) if "score-coins" in json.dumps(score))
            assert "suggested" not in (view["board"]["payment"] or {}) or view["board"]["turn"] == own
            assert view.get("decision") is None or view["decision"]["seat"] == own
        # Others are told what is paid, not which colours there was a choice with.
        assert all(
            text["args"]["seat"] == own
            for text in lines(frames)
            if text["key"] == "log-pay" and "block" in text["args"]
        )


def test_open_money_lies_before_everybody(visit: Visit) -> None:
    heard = table_of_three(visit, MOVES // 3, open_money=True)
    for frames in heard:
        seen = screens(frames)
        assert len(seen) > MOVES // 6
        assert all(all(lifted) for lifted in seen)


def offered(anna: Person, start: str, end: str = "") -> list[int]:
    """Which of the buttons beside the board begin and end with these words."""
    words = [button.get_attribute("data-words") or "" for button in anna.listed().all()]
    return [n for n, word in enumerate(words) if word.startswith(start) and word.endswith(end)]


def about_to_pay(anna: Person) -> str:
    """Buy a handful of blocks, then build in the city that takes them all, with blocks to spare; the tile's name."""
    anna.at(anna.table("person", "bot", game="carrara")).is_asked()
    for _ in range(4):
        anna.choose(offered(anna, "verb=buy ")[0])
    if offered(anna, "verb=done"):
        anna.choose(offered(anna, "verb=done")[0])
    anna.is_asked()
    build = next(n for n in offered(anna, "verb=build ", " city=lerici") if not re.search("-1b? ", word_of(anna, n)))
    word = word_of(anna, build)
    anna.choose(build)
    expect(anna.page.locator(".pay")).to_be_visible()
    return word.split("tile=")[1].split()[0]


def word_of(anna: Person, n: int) -> str:
    return anna.listed().nth(n).get_attribute("data-words") or ""


def blocks(anna: Person) -> int:
    """How many blocks lie before Anna's screen."""
    return anna.page.locator(".treasure [data-piece]").count()


def test_the_suggested_payment_is_one_click(visit: Visit) -> None:
    anna = visit("Anna")
    tile = about_to_pay(anna)
    before, price = blocks(anna), int(tile.split("-")[1])
    expect(anna.page.locator(".pay .usual use, .pay .usual svg > g")).to_have_count(price)
    anna.page.locator(".pay .usual").click()
    expect(anna.page.locator(".pay")).to_have_count(0)
    expect(anna.page.locator(f'.player .city [data-id="tile.{tile}"]')).to_be_visible()
    expect(anna.page.locator(".treasure [data-piece]")).to_have_count(before - price)


def test_another_payment_is_a_click_on_what_is_to_be_paid(visit: Visit) -> None:
    anna = visit("Anna")
    about_to_pay(anna)
    fewest = anna.page.locator(".pay [data-id][data-light=possible]").first
    before = anna.decision
    count = int((fewest.get_attribute("data-id") or "").removeprefix("pay."))
    left = blocks(anna)
    fewest.click()
    expect(anna.page.locator(".prompt")).not_to_have_attribute("data-decision", before)
    anna.page.wait_for_function(
        "most => document.querySelectorAll('.treasure [data-piece]').length <= most", arg=left - count
    )


def test_on_a_phone_every_block_is_large_enough_for_a_finger(visit: Visit) -> None:
    anna = visit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.at(anna.table("person", "bot", game="carrara")).is_asked().at_rest()
    sizes = anna.page.evaluate(REACH, "wheel.")
    assert len(sizes) > 1
    assert {element: size for element, size in sizes.items() if size < 44} == {}


def test_who_scores_too_early_is_told_what_it_takes(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.at(anna.table("person", "bot", game="carrara")).is_asked().page
    why = page.locator(".prompt .why")
    page.locator(".board [data-id='place.livorno']").first.click()
    expect(why).to_contain_text("That needs 2 buildings in Livorno; you have 0.")
    page.locator(".board [data-id='place.0.urban']").first.click()
    expect(why).to_contain_text("needs a building in this landscape; you have none")
    page.locator(".board [data-id^='court.']").first.click()
    expect(why).to_have_text("There is nothing to score yet: you have no building.")
