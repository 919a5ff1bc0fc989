"""Every page of the client, for tests and pictures that look at all of them."""

from __future__ import annotations

from typing import Any

from tests.browser.kit import GAME, Person, Words, play_by_wire, tell

# The pages that belong to no game are looked at once; those that every game fills with its own, for each of them.
OTHERS = ("carrara", "redcathedral", "tiletum")


# What is opened on a page before it is looked at, by its name.
OPENED = {
    "table menu": "header button:has(.wide)",
    "table whole result": ".result .next button",
    "table warned": ".prompt .buttons .button:not(.icon)",
}


def addresses(
    playing: str = "",
    waiting: str = "",
    finished: str = "",
    asked: str = "",
    ended: str = "",
    leaving: str = "",
    *others: str,
) -> dict[str, str]:
    """By name: where each page is, given tables in each state and one of each other game. A name of two words is a page
    in a state."""
    pages = {
        "lobby": "/",
        "new": f"/new/{GAME}",
        "waiting room": f"/table/{waiting}",
        "table": f"/table/{playing}",
        "table menu": f"/table/{playing}",
        "table asked": f"/table/{asked}",
        "table warned": f"/table/{leaving}",
        "table ended": f"/table/{ended}",
        "table finished": f"/table/{finished}",
        "table whole result": f"/table/{finished}",
        "replay": f"/table/{finished}/replay?at=30",
        "dice": f"/table/{finished}/dice",
        "guide": f"/guide/{GAME}",
        "components": f"/components/{GAME}",
        "settings": "/settings",
        "account": "/account",
        "missing": "/nowhere",
        "table gone": "/table/aaaaaaaaaaaa",
    }
    for game, table in zip(OTHERS, others or OTHERS, strict=True):
        pages |= {f"{game} new": f"/new/{game}", f"{game} table": f"/table/{table}"}
        pages |= {f"{game} guide": f"/guide/{game}", f"{game} components": f"/components/{game}"}
    return pages


def finished_table(person: Person) -> str:
    """A game against a bot, played to its end."""
    table = person.table("person", "bot", public=True)
    play_by_wire(person, table)
    return table


def table_in_the_middle(person: Person, game: str, bots: int, moves: int) -> str:
    table = person.table("person", *["bot"] * bots, game=game)
    play_by_wire(person, table, most=moves)
    return table


def asked_table(person: Person, answer: bool | None = None) -> str:
    """Somebody else asks to end the game; with an answer, the person gives it."""
    assert person.context.browser
    other = Person(person.context.browser, person.url).named("Bert")
    table = person.table("person", "open")
    other.sit(table, 1)
    tell(other, {"t": "abort", "ack": "end", "table": table, "seat": 1})
    if answer is not None:
        ask = person.context.request.get(f"/api/tables/{table}").json()["ask"]["id"]
        tell(person, {"t": "answer", "ack": "answer", "table": table, "seat": 0, "ask": ask, "yes": answer})
    other.leave()
    return table


def leaving_table(person: Person) -> str:
    """The turn may be ended, although something is there for the taking."""
    table = person.table("person", "bot", game="redcathedral")

    def choose(_: dict[str, Any], decision: dict[str, Any]) -> Words | None:
        choices = decision["actions"]
        if any(choice.get("leaves") for choice in choices):
            return None
        moves: list[Words] = [choice["words"] for choice in choices if choice["words"]["verb"] == "move"]
        return (moves or [choices[0]["words"]])[0]

    play_by_wire(person, table, chooser=choose)
    return table


def everything(person: Person) -> dict[str, str]:
    """All pages, with a table in each state to look at."""
    others = [table_in_the_middle(person, game, bots=2, moves=20) for game in OTHERS]
    finished = finished_table(person)
    states = asked_table(person), asked_table(person, answer=True), leaving_table(person)
    return addresses(person.table("person", "bot", "bot"), person.table("person", "open"), finished, *states, *others)


def settled(person: Person, path: str, name: str = "") -> None:
    """The page is there, what belongs to its name is opened, and nothing on it is still on its way."""
    person.open(path)
    person.page.wait_for_selector("main, .empty.big")
    if name in OPENED:
        person.page.locator(OPENED[name]).last.click()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
