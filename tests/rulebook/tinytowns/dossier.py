"""The constants of docs/rules/tinytowns.md: what the box is checked against, and what the naive rules are made of."""

from __future__ import annotations

from typing import NamedTuple


class Card(NamedTuple):
    id: str
    colour: str
    family: str
    pattern: str  # rows from the top; "." is no part of it
    cubes: int
    orientations: int
    placements: int  # on an empty town


# fmt: off
BUILDINGS = (
    Card("cottage",      "blue",   "cottage",  ".W / BG",     3, 8, 72),
    Card("farm",         "red",    "food",     "WW / OO",     4, 4, 36),
    Card("granary",      "red",    "food",     "WW / OB",     4, 8, 72),
    Card("greenhouse",   "red",    "food",     "WG / OO",     4, 8, 72),
    Card("orchard",      "red",    "food",     "SW / WO",     4, 4, 36),
    Card("fountain",     "grey",   "well",     "OS",          2, 4, 48),
    Card("millstone",    "grey",   "well",     "OS",          2, 4, 48),
    Card("shed",         "grey",   "well",     "OS",          2, 4, 48),
    Card("well",         "grey",   "well",     "OS",          2, 4, 48),
    Card("abbey",        "orange", "worship",  "..G / BSS",   4, 8, 48),
    Card("chapel",       "orange", "worship",  "..G / SGS",   4, 8, 48),
    Card("cloister",     "orange", "worship",  "..G / OBS",   4, 8, 48),
    Card("temple",       "orange", "worship",  "..G / BBS",   4, 8, 48),
    Card("almshouse",    "green",  "tavern",   "SSG",         3, 4, 32),
    Card("feast_hall",   "green",  "tavern",   "OOG",         3, 4, 32),
    Card("inn",          "green",  "tavern",   "WSG",         3, 4, 32),
    Card("tavern",       "green",  "tavern",   "BBG",         3, 4, 32),
    Card("bakery",       "yellow", "shop",     ".W. / BGB",   4, 4, 24),
    Card("market",       "yellow", "shop",     ".O. / SGS",   4, 4, 24),
    Card("tailor",       "yellow", "shop",     ".W. / SGS",   4, 4, 24),
    Card("theater",      "yellow", "shop",     ".S. / OGO",   4, 4, 24),
    Card("bank",         "black",  "industry", "WW. / OGB",   5, 8, 48),
    Card("factory",      "black",  "industry", "O... / BSSB", 5, 8, 24),
    Card("trading_post", "black",  "industry", "SO. / SOB",   5, 8, 48),
    Card("warehouse",    "black",  "industry", "WOW / B.B",   5, 4, 24),
)
MONUMENTS = (
    Card("architects_guild",              "pink", "monument", "..G / .WS / OB.",    5, 8, 32),
    Card("archive_of_the_second_age",     "pink", "monument", "WW / BG",            4, 8, 72),
    Card("barrett_castle",                "pink", "monument", "W..S / OGGB",        6, 8, 24),
    Card("cathedral_of_caterina",         "pink", "monument", ".W / SG",            3, 8, 72),
    Card("fort_ironweed",                 "pink", "monument", "W.B / SOS",          5, 8, 48),
    Card("grand_mausoleum_of_the_rodina", "pink", "monument", "OO / BS",            4, 8, 72),
    Card("grove_university",              "pink", "monument", ".B. / SGS",          4, 4, 24),
    Card("mandras_palace",                "pink", "monument", "WG / BO",            4, 8, 72),
    Card("obelisk_of_the_crescent",       "pink", "monument", "W.. / BGB",          4, 8, 48),
    Card("opaleyes_watch",                "pink", "monument", "O... / BGWW / S...", 6, 8, 16),
    Card("shrine_of_the_elder_tree",      "pink", "monument", "BWS / OGO",          6, 8, 48),
    Card("silva_forum",                   "pink", "monument", "..W. / BBSO",        5, 8, 24),
    Card("statue_of_the_bondmaker",       "pink", "monument", "OSSG / W...",        5, 8, 24),
    Card("the_sky_baths",                 "pink", "monument", ".W. / SGO / B.B",    6, 8, 32),
    Card("the_starloom",                  "pink", "monument", "GG / OW",            4, 8, 72),
)
# fmt: on
CARDS = BUILDINGS + MONUMENTS
CARD = {card.id: card for card in CARDS}

# A pattern that lies within a bigger one: the same cubes allow either.
_BIGGER_THAN_WOOD_AND_STONE = (
    "trading_post fort_ironweed grand_mausoleum_of_the_rodina shrine_of_the_elder_tree silva_forum "
    "statue_of_the_bondmaker"
)
CONTAINED_IN = {
    "cottage": "bakery bank archive_of_the_second_age",
    "fountain": _BIGGER_THAN_WOOD_AND_STONE,
    "millstone": _BIGGER_THAN_WOOD_AND_STONE,
    "shed": _BIGGER_THAN_WOOD_AND_STONE,
    "well": _BIGGER_THAN_WOOD_AND_STONE,
    "almshouse": "statue_of_the_bondmaker",
    "cathedral_of_caterina": "tailor the_sky_baths",
    "mandras_palace": "shrine_of_the_elder_tree",
}

RESOURCES = {"W": "wheat", "O": "wood", "B": "brick", "G": "glass", "S": "stone"}
FAMILIES = ("cottage", "food", "well", "worship", "tavern", "shop", "industry")
FIRST_GAME = ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory")
SQUARES = tuple(column + row for row in "1234" for column in "abcd")
