"""Every page of the client, for tests and pictures that look at all of them."""

from __future__ import annotations

from tests.browser.kit import GAME, GAMES, Person, play_by_wire

# The pages that belong to no game are looked at once; those that every game fills with its own, for each of them.
OTHERS = [game.id for game in GAMES if game.id != GAME]


def addresses(playing: str = "", waiting: str = "", finished: str = "", *others: str) -> dict[str, str]:
    """By name: where each page is, given tables in each state and one of each other game. A name of two words is a page
    in a state."""
    pages = {
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


def everything(person: Person) -> dict[str, str]:
    """All pages, with a table in each state to look at."""
    others = [table_in_the_middle(person, game, bots=2, moves=20) for game in OTHERS]
    finished = finished_table(person)
    return addresses(person.table("person", "bot", "bot"), person.table("person", "open"), finished, *others)


def settled(person: Person, path: str) -> None:
    """The page is there and nothing on it is still on its way."""
    person.open(path)
    person.page.wait_for_selector("main, .empty.big")
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
