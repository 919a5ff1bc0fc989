"""Tables laid by hand for the rulebook's tests, and a way to play on them in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from cantiere.games.tiletum import GAME, box
from cantiere.games.tiletum.state import Table
from cantiere.kernel.position import read_plain
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE

CONTRACTS = ["any3", "iron3", "wool3", "iron5", "wool5"]
CHARACTERS = ["contract-wool2", "character-food1", "merchant-gold2", "architect-stone1", "king-vp2"]
EMPTY = {"contracts": ["none"] * 5, "characters": ["none"] * 5}
CITIES = ["tiletum", "verona", "genova", "hamburg"]
# No player of a laid table scores at these markets by accident.
MARKETS = ["cathedral", "contract_cathedral_set", "fulfilled_contract", "contract_crest_set"]


def lay(
    *players: Mapping[str, Any],
    options: Mapping[str, object] | None = None,
    seats: int = 0,
    **position: Any,
) -> Table:
    """The table of a position, for two unless more players are described. What is left out is empty rather than as at
    the start: no goods, no houses, no bonus tiles; markets are filled from what players leave, and dice nobody speaks
    of show 6 or lie on the boards of those who have had turns."""
    described = [{"goods": {}, "houses": []} | dict(player) for player in players]
    described += [{"goods": {}, "houses": []} for _ in range(2 - len(described))]
    held = [tile for player in described for tile in _held(player)]
    plain: dict[str, Any] = {
        "game": "tiletum",
        "seats": seats or len(described),
        "options": dict(options or {}),
        "wheel": {"dice": ["1 blue", "2 pink"]},
        **position,
    }
    plain["wheel"] = {"tiles": {}} | dict(plain["wheel"])
    plain["king"] = {"tile": "none"} | dict(plain.get("king", {}))
    plain["map"] = {"tiles": {}, "markets": MARKETS, "cities": CITIES} | dict(plain.get("map", {}))
    plain["market"] = {
        "contracts": [tile if tile not in held else "none" for tile in CONTRACTS],
        "characters": [tile if tile not in held else "none" for tile in CHARACTERS],
    } | dict(plain.get("market", {}))
    if plain.get("draws", ["characters"]) != ["characters"]:
        plain["pending"] = []
    if plain.get("order") != []:
        _deal_dice(plain, described)
    plain["player"] = {str(number + 1): player for number, player in enumerate(described)}
    state = read_plain(plain)
    assert isinstance(state, Table)
    return state


def _held(player: Mapping[str, Any]) -> list[str]:
    """The tiles on a player's board."""
    return [*player.get("store", []), *player.get("contracts", []), *player.get("rooms", {}).values()]


def _deal_dice(plain: dict[str, Any], players: list[dict[str, Any]]) -> None:
    """Every turn so far has taken a die, the one of this turn as the decision wants it; the rest is at the wheel."""
    pending = plain.get("pending", ["die"])
    draws = plain.get("draws", [])
    order = plain.get("order", list(range(1, len(players) + 1)))
    taken = draws == ["contracts"] or pending[:1] not in ([], ["die"])
    laps = 3 if pending in ([], ["king_tile"]) and not draws else plain.get("turn", 1) - 1
    at = order.index(plain.get("who", order[0]))
    left = Counter({colour: len(players) for colour in box.COLOURS})
    for row in plain["wheel"]["dice"]:
        left.subtract(row.split()[1:])
    for number, player in enumerate(players):
        left.subtract(rolled.split("-")[1] for rolled in player.get("dice", []))
        if number + 1 == order[at] and pending and "die" in pending[0].split()[1:]:
            player.setdefault("dice", []).append(_die_for(plain, pending))
            left[player["dice"][-1].split("-")[1]] -= 1
    for number, player in enumerate(players):
        place = order.index(number + 1)
        had = laps + (1 if laps < 3 and (place < at or (place == at and taken)) else 0)
        dice = player.setdefault("dice", [])
        while len(dice) < had:
            dice.insert(0, "6-" + _take(left))
    dice = [row.split() for row in plain["wheel"]["dice"]]
    lying = box.DICE_ROLLED[plain["seats"] - 1] - sum(len(player["dice"]) for player in players)
    rest = [_take(left) for _ in range(lying - sum(len(row) - 1 for row in dice))]
    segments = {value: Counter[str]() for value in box.VALUES}
    for value, *colours in [*dice, ["6", *rest]]:
        segments[value].update(colours)
    plain["wheel"]["dice"] = {value: dict(colours) for value, colours in segments.items() if colours}


def _die_for(plain: Mapping[str, Any], pending: list[str]) -> str:
    """The die whose action or resources are being decided."""
    for decision in pending:
        facts = dict(fact.partition("=")[::2] for fact in decision.split()[1:])
        if decision.startswith("collect"):
            return f"{facts['count']}-{box.COLOURS[box.RESOURCES.index(facts['resource'])]}"
    actions = [box.ACTIONS[action] for action in box.PRINTED_ACTIONS]
    first = actions.index(plain["wheel"].get("one", "joker"))
    value = (actions.index(pending[0].split()[0]) - first) % 6 + 1
    return f"{value}-yellow"


def _take(left: Counter[str]) -> str:
    colour = max(box.COLOURS, key=lambda colour: left[colour])
    assert left[colour] > 0
    left[colour] -= 1
    return colour


def facing(action: str, value: int, *dice: str) -> dict[str, Any]:
    """A wheel turned so that a value faces an action, with dice (`"3 blue"`) at it."""
    place = box.PRINTED_ACTIONS.index(box.ACTIONS.index(action))
    return {"one": box.ACTIONS[box.PRINTED_ACTIONS[(place - value + 1) % 6]], "dice": list(dice)}


def acting(action: str, ap: int) -> list[str]:
    """In the middle of a die's action, with so many action points."""
    return [f"{action} ap={ap} die" if ap else f"{action} die"]


def play(state: Table, *words: str) -> None:
    """Take actions in words; whoever is to act, chance included, takes them."""
    for action in words:
        state.play(state.actor(), GAME.vocabulary.read(action))


def let_chance(state: Table, seed: int = 1) -> None:
    """Let chance draw until a person is to decide."""
    rng = Rng(seed)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample(rng))


def legal(state: Table, verb: str = "") -> list[str]:
    """What may be done now, in words; of one verb only if it is named."""
    words = [GAME.vocabulary.short(code) for code in state.legal(state.actor())]
    return [action for action in words if action.split()[0] == verb] if verb else words


def goods(state: Table, who: int = 0) -> dict[str, int]:
    """A player's resources, those they have."""
    return {name: count for name, count in zip(box.RESOURCES, state.players[who].goods, strict=True) if count}


def section(state: Table, *path: str | int) -> Any:
    """A part of the position."""
    part: Any = state.plain()
    for step in path:
        part = part[step]
    return part


def board(state: Table, who: int = 0) -> Any:
    """A player's board as everybody sees it."""
    players: Any = state.view(None)["players"]
    return players[who]


def points(state: Table, source: str, who: int = 0) -> int:
    """What a player has from one source of points."""
    return int(section(state, "player", str(who + 1), "points").get(source, 0))


def drawing(state: Table) -> str:
    """What chance is to draw, "" when nothing."""
    draws = section(state, "draws")
    return str(draws[-1]) if draws else ""


def ap_left(state: Table) -> int:
    """Action points of the decision on top."""
    facts = dict(fact.partition("=")[::2] for fact in section(state, "pending")[-1].split()[1:])
    return int(facts.get("ap", 0))


def end_of_round(*players: Mapping[str, Any], **position: Any) -> Table:
    """The last turn of a round, nothing left to do but to end it."""
    course: dict[str, Any] = {"turn": 3, "who": len(players), "pending": ["merchant die"]}
    return lay(*players, **course | position)


def earned(state: Table, source: str) -> list[int]:
    """What each player has from one source of points."""
    return [points(state, source, who) for who in range(len(state.players))]
