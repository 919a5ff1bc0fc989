"""Put the facts of `components.toml` into the tables of the guides: a table under the comment `rows: NAME` has the rows
that the function of that name makes. `tests/test_docs.py` holds that none is out of date.
"""

import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from cantiere.kernel.registry import game_ids
from cantiere.kernel.text import Text
from cantiere.kernel.texts import LANGUAGES, texts

GAMES = Path(__file__).resolve().parent.parent / "src" / "cantiere" / "games"
TABLE = re.compile(r"^(<!-- rows: (\w+) -->\n\|.*\n\|[-| ]+\n)((?:\|.*\n)*)", re.MULTILINE)
ANY = "●"  # a space that is used with any number of players

Box = dict[str, Any]
Words = Callable[[str], str]
Rows = Iterator[list[str]]


def unsure(shown: str, source: str) -> str:
    """With the sign of what is reconstructed."""
    return f"{shown} †" if source == "reconstructed" else shown


# --- The Red Cathedral ----------------------------------------------------------------------------


def influence_cards(box: Box, words: Words) -> Rows:
    """Each card with its two actions, and what it depicts."""
    actions = {action["id"]: action for action in box["influence_action"]}
    everything = max(len(action.get("materials", [])) for action in actions.values())
    for card in box["influence_card"]:
        shown = []
        for id in card["actions"]:
            materials = actions[id].get("materials", [])
            some = ", ".join(words(f"resource-{name}") for name in materials) if len(materials) < everything else ""
            shown.append(words(f"action-{id}") + (f" ({some})" if some else ""))
        yield [unsure(words(f"influence-{card['id']}"), card["source"]), *shown]


def workshops(box: Box, words: Words) -> Rows:
    """Each workshop with its basic price, on the board of that colour and on others, and what it unlocks."""
    basic, unlocks = box["workshops"]["basic"], box["workshops"]["advanced"]["unlocks"]
    for name in box["workshops"]["spaces"]:
        prices = [basic.get(name, basic["own_colour"]), basic.get(name, basic["other_colour"])]
        ornament = unsure(words(f"ornament-{unlocks[name]}"), unlocks["source"]) if name in unlocks else "–"
        yield [words(f"workshop-{name}"), *(unsure(str(price), basic["source"]) for price in prices), ornament]


# --- Tiletum --------------------------------------------------------------------------------------


def cities(box: Box, words: Words) -> Rows:
    """Each city with its neighbours, house spaces and their bonuses, bonus tile, cathedral tiles, and whether it can be
    a market."""
    markets = {box["cities"]["first"], *box["cities"]["tiles"]}
    for space in box["map"]["spaces"]:
        if "houses" not in space:
            continue
        near = [
            unsure(words(f"space-{(pair[0] if pair[1] == space['id'] else pair[1])}"), source)
            for source, pairs in box["roads"].items()
            for pair in pairs
            if space["id"] in pair
        ]
        gifts = space.get("bonus", [{}] * len(space["houses"]))
        houses = [
            (mark or ANY) + (f" ({_gift(gift, words)})" if gift else "")
            for mark, gift in zip(space["houses"], gifts, strict=True)
        ]
        tile = (space["tile"] or ANY) if "tile" in space else "–"
        cathedral = ", ".join(map(str, space.get("cathedral", []))) or "–"
        market = ANY if space["id"] in markets else "–"
        yield [words(f"space-{space['id']}"), ", ".join(near), " · ".join(houses), tile, cathedral, market]


def _gift(gift: Box, words: Words) -> str:
    return f"{gift['vp']} {words('drawn-vp')}" if "vp" in gift else words("helper-activate")


def costs(box: Box, words: Words) -> Rows:
    """The construction cost tiles; the one without a cathedral is told in words."""
    for tile in box["costs"]["tiles"]:
        if tile:
            yield [str(tile["stone"]), str(tile["vp"])]


# --------------------------------------------------------------------------------------------------

ROWS: dict[str, Callable[[Box, Words], Rows]] = {
    function.__name__: function for function in (influence_cards, workshops, cities, costs)
}


def guides() -> list[tuple[str, str, Path]]:
    """Game, language and file of every guide."""
    found = [
        (game, language, GAMES / game / "guide" / f"{language}.md") for game in game_ids() for language in LANGUAGES
    ]
    return [(game, language, file) for game, language, file in found if file.exists()]


def renewed(text: str, game: str, language: str) -> str:
    """The guide with every such table as the components are now."""
    box = tomllib.loads((GAMES / game / "components.toml").read_text("utf-8"))
    of_game = texts(language, game)

    def table(found: re.Match[str]) -> str:
        rows = ROWS[found[2]](box, lambda key: of_game.format(Text(key)))
        return found[1] + "".join(f"| {' | '.join(row)} |\n" for row in rows)

    return TABLE.sub(table, text)


def main() -> int:
    for game, language, file in guides():
        text = file.read_text("utf-8")
        if renewed(text, game, language) != text:
            file.write_text(renewed(text, game, language), "utf-8")
            print(f"renewed {game} {language}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
