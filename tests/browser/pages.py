"""Every page of the client, for tests and pictures that look at all of them."""

from __future__ import annotations

from tests.browser.kit import GAME, Person, play_by_wire


def finished_table(person: Person) -> str:
    """A game against a bot, played to its end."""
    table = person.table("person", "bot", public=True)
    play_by_wire(person, table)
    return table


def addresses(playing: str, waiting: str, finished: str) -> dict[str, str]:
    """By name: where each page is. A name of two words is a page in a state."""
    return {
        "lobby": "/",
        "new": f"/new/{GAME}",
        "waiting room": f"/table/{waiting}",
        "table": f"/table/{playing}",
        "table finished": f"/table/{finished}",
        "replay": f"/table/{finished}/replay?at=30",
        "dice": f"/table/{finished}/dice",
        "guide": f"/guide/{GAME}",
        "components": f"/components/{GAME}",
        "settings": "/settings",
        "account": "/account",
        "missing": "/nowhere",
        "table gone": "/table/aaaaaaaaaaaa",
    }


def everything(person: Person) -> dict[str, str]:
    """All pages, with a table in each state to look at."""
    finished = finished_table(person)
    return addresses(person.table("person", "bot", "bot"), person.table("person", "open"), finished)


def settled(person: Person, path: str) -> None:
    """The page is there and nothing on it is still on its way."""
    person.open(path)
    person.page.wait_for_selector("main, .empty.big")
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
