"""The board under the glass: wheel, keys, two fingers, a double tap."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.browser.conftest import Visit
from tests.browser.kit import PHONE

SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.glass')).transform).a"

LEFT = "() => new DOMMatrix(getComputedStyle(document.querySelector('.glass')).transform).e"


def scale(page: Page) -> float:
    return float(page.evaluate(SCALE))


def until(page: Page, wanted: str) -> None:
    page.wait_for_function(f"() => ({SCALE})() {wanted}")


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(".stage").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_wheel_keys_and_drag(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.at(anna.table("person", monuments=False)).page
    x, y = middle(page)
    assert scale(page) == 1
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    until(page, "> 1.5")
    anna.at_rest()

    # A drag moves the board along and clicks nothing.
    left, asked = page.evaluate(LEFT), anna.decision
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    page.wait_for_function(f"left => ({LEFT})() === left", arg=left + 60)
    assert anna.decision == asked

    page.keyboard.press("0")
    until(page, "=== 1")
    page.keyboard.press("+")
    until(page, "> 1")
    page.get_by_role("button", name="Whole board").click()
    until(page, "=== 1")


def touch(hand: CDPSession, kind: str, *points: tuple[float, float], at: float = 0) -> None:
    """What fingers do; `at` says when, in seconds, to a page that asks how soon one touch came after another."""
    fingers: list[dict[str, Any]] = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers} | ({"timestamp": at} if at else {}))


def test_two_fingers_and_a_double_tap(visit: Visit) -> None:
    anna = visit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    page = anna.at(anna.table("person", monuments=False)).page
    hand = anna.context.new_cdp_session(page)
    x, y = middle(page)
    touch(hand, "touchStart", (x - 20, y), (x + 20, y))
    for spread in (30, 50, 70):
        touch(hand, "touchMove", (x - spread, y), (x + spread, y))
    touch(hand, "touchEnd")
    until(page, "> 2")
    corner = page.locator(".stage").bounding_box()
    assert corner
    now = time.time()
    for at in (now, now + 0.2):
        touch(hand, "touchStart", (corner["x"] + 3, corner["y"] + 3), at=at)
        touch(hand, "touchEnd", at=at + 0.05)
    until(page, "=== 1")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
