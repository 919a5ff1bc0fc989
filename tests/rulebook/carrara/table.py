"""Positions of The Palaces of Carrara written by hand, and actions in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from cantiere.games.carrara import GAME, box, facts
from cantiere.games.carrara.state import Table
from cantiere.kernel import position
from cantiere.kernel.errors import IllegalAction
from cantiere.kernel.state import CHANCE
from cantiere.kernel.text import Text

ADVANCED = {"variant": "advanced"}
WORDS = GAME.vocabulary
ALL_PLACED = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")  # the six pillars of the basic game
ADVANCED_COURT = ("statue1", "statue2", "decoration1", "decoration2", "coins1", "coins2", "vp1", "vp2")
NOTHING: dict[str, object] = {segment: {} for segment in box.SEGMENTS}  # on the wheel


def lay(*players: Mapping[str, Any], options: Mapping[str, object] | None = None, **table: Any) -> Table:
    """A table with these players, the first to act unless `turn` (from 1) says otherwise.

    Nobody has blocks and the wheel is empty unless it is said. Who has scored a type has a building of it. What bag,
    stack or monuments leave no room for is the last player's."""
    seats = len(players)
    laid = [{"blocks": {}, **player} for player in players]
    wheel = NOTHING | table.get("wheel", {})
    known = [*table.get("offer", []), *table.get("stack", [])]
    for player in laid:
        for type in set(player.get("placed", [])).intersection(box.TYPES):
            if not any(word.startswith(type) for word in _built([player])):
                _build(player, [tile for tile in _free(laid, seats, known) if tile.startswith(type)][:1])
    if "monuments" in table:
        built = [f"{type}-8" for type in box.TYPES if type not in table["monuments"]]
        _build(laid[-1], [tile for tile in built if tile not in _built(laid)])
    if "stack" in table:
        table["offer"] = table.get("offer", []) + (_free(laid, seats, known) if table["stack"] else [])
        table["offer"] = [*table["offer"], *["none"] * 9][:9]
        _build(laid[-1], _free(laid, seats, [*known, *table["offer"]]))
    if "bag" in table:
        held = [table["bag"], *wheel.values(), *(player["blocks"] for player in laid)]
        rest = Counter(dict.fromkeys(box.COLOURS, 7)) - sum((Counter(some) for some in held), Counter())
        laid[-1]["blocks"] = Counter(laid[-1]["blocks"]) + rest
    numbered = {str(number): player for number, player in enumerate(laid, 1)}
    head = {"game": GAME.id, "seats": seats, "options": dict(options or {})}
    state = position.read_plain({**head, **table, "wheel": wheel, "player": numbered})
    assert isinstance(state, Table)
    return state


def _built(laid: Iterable[Mapping[str, Any]]) -> list[str]:
    """Every tile on the players' boards."""
    columns = [column for player in laid for column in player.get("buildings", {}).values()]
    return [word for column in columns for building in column for word in building.split()]


def _free(laid: Iterable[Mapping[str, Any]], seats: int, known: Iterable[str]) -> list[str]:
    """The tiles of such a game that are neither built nor known to lie anywhere else."""
    mask, out = box.tiles_in_play(seats), [*_built(laid), *known]
    return [name for tile, name in enumerate(box.TILE_NAMES) if mask >> tile & 1 and name not in out]


def _build(player: dict[str, Any], tiles: list[str]) -> None:
    buildings = player.get("buildings", {})
    player["buildings"] = {**buildings, "lerici": [*buildings.get("lerici", []), *tiles]}


def late(*placed: str, court: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """A player with these scoring places taken and these bonus spaces left; other pillars are on the large space."""
    return {"court": list(court), "placed": list(placed), **more}


def do(state: Table, *actions: str) -> None:
    """Play the actions, each by whoever is to act (chance included); what is not legal raises."""
    for words in actions:
        state.play(int(state.actor()), WORDS.read(words))


def offered(state: Table, verb: str = "") -> list[str]:
    """What whoever is to act may do, in words; only one verb's actions if it is given."""
    legal = [WORDS.short(code) for code in state.legal(state.actor())]
    return [words for words in legal if not verb or words.split()[0] == verb]


def refused(state: Table, words: str) -> str:
    """The reason an action is refused."""
    before = state.plain()
    try:
        do(state, words)
    except IllegalAction as refusal:
        assert state.plain() == before
        reason = refusal.text.args["why"]
        assert isinstance(reason, Text)
        return reason.key
    raise AssertionError(f"{words} is allowed")


def draw_all(state: Table) -> None:
    """Let chance draw, always its first ticket."""
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.outcome(0))


def of_player(state: Table, seat: int, what: str) -> Any:
    """What the position says of a player: `blocks`, `buildings`, `placed`, `stored` …"""
    plain: Any = state.plain()
    return plain["player"][str(seat + 1)][what]


def on_table(state: Table, what: str) -> Any:
    """What the position says of the table: `wheel`, `bag`, `offer`, `supply` …"""
    return state.plain()[what]


def shown(state: Table, viewer: int | None) -> Any:
    """The table as the viewer sees it."""
    return state.view(viewer)


def drawn(state: Table, viewer: int | None) -> Any:
    """The same with what is printed on the components, as a board draws it."""
    view, printed = dict(shown(state, viewer)), facts.facts()
    tiles = printed["tiles"]

    def player(one: Any) -> Any:
        cities = [
            fact | city | {"buildings": [tiles[building["tile"]] | building for building in city["buildings"]]}
            for fact, city in zip(printed["cities"], one["cities"], strict=True)
        ]
        places = [fact | one["places"][fact["place"]] for fact in printed["places"] if fact["place"] in one["places"]]
        return one | {"cities": cities, "places": places}

    view["wheel"] = [fact | segment for fact, segment in zip(printed["wheel"], view["wheel"], strict=True)]
    view["offer"] = [tiles[name] for name in view["offer"] if name]
    view["monuments"] = [tiles[name] for name in view["monuments"]]
    view["players"] = [player(one) for one in view["players"]]
    return view
