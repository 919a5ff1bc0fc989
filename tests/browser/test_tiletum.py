"""Tiletum before the eyes: a turn inside a turn, ways of several steps, dice turned for gold, and Cardinal Titus."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import OPEN_SPOT, PHONE, Person, play_out

# Round 1, Anna's last turn: her merchant stands in Tiletum with 5 AP; in the storehouse lie a helper for a character
# action of 2 AP and a character that brings a contract action of 1 AP and any resource.
NESTED = Path(__file__).parent / "replays" / "tiletum-nested-turn.json"
FIRST_DIE = 68  # so many actions of it, and Anna is to take her first die, with 3 gold
# Everything that can be clicked or read on the board, with what it says of itself.
SEEN = """() => {
  const texts = document.querySelectorAll('.tl .house .points, .tl .tray li, .seats .number');
  const things = document.querySelectorAll('.tl [data-id]');
  const named = [...things].map(e => e.dataset.id + ': ' + e.getAttribute('aria-label'));
  return [...named, ...[...texts].map(e => e.innerText)].sort();
}"""


def resume(person: Person, actions: int | None = None) -> Person:
    """Against a bot, where the replay stops, or after so many of its actions."""
    replay = json.loads(NESTED.read_text(encoding="utf-8"))
    replay["actions"] = replay["actions"][:actions]
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    body = {"replay": json.dumps(replay), "seats": seats}
    answer = person.context.request.post("/api/replays", data=body, headers={"origin": person.url})
    assert answer.ok, answer.text()
    return person.at(answer.json()["table"]).is_asked()


def spot(person: Person, element: str) -> tuple[float, float]:
    """Where something on the board can be hit, once it is drawn."""
    look = f"chosen => {{ const found = document.querySelector(chosen); return found && ({OPEN_SPOT})(found); }}"
    found = person.page.wait_for_function(look, arg=f'[data-id="{element}"]').json_value()
    return found["x"], found["y"]


def click(person: Person, *elements: str) -> None:
    """Click things on the board, one after the other, until the move is made."""
    before = person.decision
    for element in elements:
        expect(person.page.locator(f'[data-id="{element}"]').first).to_have_attribute("data-light", "possible")
        person.page.mouse.click(*spot(person, element))
    expect(person.page.locator(".prompt")).not_to_have_attribute("data-decision", before)


def position(person: Person) -> tuple[Any, ...]:
    """How the table stands, as the page shows it and as the log tells it of this turn."""
    table = person.context.request.get(f"/api/tables/{person.page.url.split('/table/')[1]}").json()
    told = [line for line in table["log"] if line["kind"] == "act" and not line.get("void")]
    shown = person.page.locator(".ask").inner_text(), person.page.evaluate(SEEN)
    return *shown, table["scores"], [line["text"] for line in told[-len(STEPS) :] if line["seat"] == 0]


def tray(person: Person) -> list[str]:
    """What is open in the turn, the innermost first."""
    return [entry.inner_text().replace("\n", " ").strip("→ ") for entry in person.page.locator(".tl .tray li").all()]


GUEST = "store.0.contract-contract_ap1_any1"
# A helper opens a character action inside the merchant's, the character a contract action and a resource inside that.
STEPS = [
    (["space.paris"], ["merchant action 4 AP"]),
    (["store.0.character_2"], ["character action 2 AP", "merchant action 4 AP"]),
    (
        [GUEST, "room.0.1.1"],
        ["choose a resource ×1", "contract action 1 AP", "character action 1 AP", "merchant action 4 AP"],
    ),
    (["good.0.wool"], ["contract action 1 AP", "character action 1 AP", "merchant action 4 AP"]),
    (["contract.5"], ["character action 1 AP", "merchant action 4 AP"]),
]


def test_a_turn_inside_a_turn_undone_and_redone(visit: Visit) -> None:
    anna = resume(visit("Anna"))
    undo = anna.page.get_by_role("button", name="Undo", exact=True)
    stood = [position(anna)]
    for elements, is_open in STEPS:
        click(anna, *elements)
        assert tray(anna) == is_open
        stood.append(position(anna))
    assert len({str(moment) for moment in stood}) == len(stood)

    for before in reversed(stood[:-1]):
        undo.click()
        expect(anna.page.locator(".ask")).to_have_text(before[0])
        anna.page.wait_for_function(f"before => JSON.stringify(({SEEN})()) === JSON.stringify(before)", arg=before[1])
        assert position(anna) == before

    for (elements, is_open), after in zip(STEPS, stood[1:], strict=True):
        click(anna, *elements)
        assert tray(anna) == is_open
        assert position(anna) == after


def test_a_space_some_steps_away_is_one_click(visit: Visit) -> None:
    anna = resume(visit("Anna"))
    page = anna.page
    far = page.locator('[data-id="space.strasbourg"]')
    expect(far).to_have_attribute("aria-label", "Strasbourg: 3 steps")
    page.mouse.click(*spot(anna, "space.strasbourg"))
    expect(page.locator(".tl .tray li.top .ap")).to_have_text("2 AP")
    merchant, city = (
        page.locator(which).bounding_box() for which in ('[data-piece="merchant.0"]', '[data-id="space.strasbourg"]')
    )
    assert merchant
    assert city
    assert city["x"] < merchant["x"] + merchant["width"] / 2 < city["x"] + city["width"]
    assert city["y"] < merchant["y"] + merchant["height"] / 2 < city["y"] + city["height"]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_die_shows_what_it_would_bring_before_it_is_taken(visit: Visit, phone: bool) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
    anna = resume(visit("Anna", **wishes), FIRST_DIE)
    page = anna.page
    (page.touchscreen.tap if phone else page.mouse.click)(*spot(anna, "die.4.pink"))
    faces = page.locator(".tl .fan button")
    expect(faces).to_have_count(3)
    expect(faces.first).to_be_enabled()
    bring = [(face.get_attribute("aria-label") or "").split(": ")[1] for face in faces.all()]
    assert bring == [
        "3 food, architect action with 4 AP",
        "4 food, character action with 3 AP",
        "5 food, contract action with 2 AP",
    ]
    # What the architect could reach with those points is written on the map.
    page.mouse.move(0, 0)  # what the pointer rests on is previewed too
    faces.first.focus()
    expect(page.locator('[data-id="space.strasbourg"]')).to_have_attribute("aria-label", "Strasbourg: 3 steps")
    faces.first.press("Enter")
    expect(faces).to_have_count(0)
    expect(page.locator(".tl .tray ol")).to_contain_text("4 AP")
    expect(page.locator('[data-id="good.0.gold"]')).to_have_attribute("aria-label", "1 gold")


def test_a_whole_game_against_titus(visit: Visit) -> None:
    anna = visit("Anna")
    anna.at(anna.table("person", game="tiletum"))
    play_out(anna, dice=Random("tiletum-solo"))
    page = anna.page
    expect(page.locator(".result h2")).to_be_visible()
    # Both scores stand on the board, the better one first, and the sentence below says the same.
    final = [entry.inner_text().split() for entry in page.locator(".tl .tray .final").all()]
    points = {" ".join(words): int(number) for *words, number in final}
    assert set(points) == {"Anna", "Cardinal Titus"}
    assert list(points.values()) == sorted(points.values(), reverse=True)
    beaten = points["Anna"] > points["Cardinal Titus"]
    expect(page.locator(".prompt")).to_contain_text("Cardinal Titus is beaten" if beaten else "Cardinal Titus wins")
    sources, total = anna.result()
    assert sum(sources) == total == max(points.values())  # the first column is the winner’s
