"""Tables laid by hand for the rulebook's tests, and a way to play on them in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cantiere.games.tiletum import GAME
from cantiere.games.tiletum.box import ACTIONS, PRINTED_ACTIONS, RESOURCES
from cantiere.games.tiletum.rules import Tiletum
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE

CONTRACTS = ["any3", "iron3", "wool3", "iron5", "wool5"]
CHARACTERS = ["contract-wool2", "character-food1", "merchant-gold2", "architect-stone1", "king-vp2"]
# No player of a laid table scores at these markets by accident.
MARKETS = ["cathedral", "contract_cathedral_set", "fulfilled_contract", "contract_crest_set"]


def lay(
    *players: Mapping[str, Any],
    options: Mapping[str, object] | None = None,
    table: Mapping[str, Any] | None = None,
    seats: int = 0,
    **sections: Mapping[str, Any],
) -> Tiletum:
    """A table as a position describes it, markets filled from what players leave; for two unless more are given."""
    described = [dict(player) for player in players] or [{}, {}]
    while len(described) < 2:
        described.append({})
    held = [tile for player in described for tile in _held(player)]
    plain: dict[str, Any] = {
        "table": {
            "contracts": [tile if tile not in held else "-" for tile in CONTRACTS],
            "characters": [tile if tile not in held else "-" for tile in CHARACTERS],
        }
        | dict(table or {}),
        "players": described,
        **sections,
    }
    plain["wheel"] = {"dice": ["1 blue", "2 pink"]} | dict(plain.get("wheel", {}))
    plain["map"] = {"markets": MARKETS} | dict(plain.get("map", {}))
    count = seats or len(described)
    state = GAME.restore(plain, count, GAME.settle(count, options or {}))
    assert isinstance(state, Tiletum)
    return state


def _held(player: Mapping[str, Any]) -> list[str]:
    """The tiles on a player's board."""
    return [*player.get("store", []), *player.get("contracts", []), *player.get("rooms", {}).values()]


def facing(action: str, value: int, *dice: str) -> dict[str, Any]:
    """A wheel turned so that a value faces an action, with dice (`"3 blue"`) at it."""
    place = PRINTED_ACTIONS.index(ACTIONS.index(action))
    return {"turned": (place - value + 1) % 6, "dice": list(dice)}


def acting(action: str, ap: int) -> dict[str, Any]:
    """In the middle of a die's action, with so many action points."""
    return {"frames": [f"act {ACTIONS.index(action)} {ap} 1"]}


def play(state: Tiletum, *words: str) -> None:
    """Take actions in words; whoever is to act, chance included, takes them."""
    for action in words:
        state.play(state.actor(), GAME.vocabulary.read(action))


def let_chance(state: Tiletum, seed: int = 1) -> None:
    """Let chance draw until a person is to decide."""
    rng = Rng(seed)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample(rng))


def legal(state: Tiletum, verb: str = "") -> list[str]:
    """What may be done now, in words; of one verb only if it is named."""
    words = [GAME.vocabulary.short(code) for code in state.legal(state.actor())]
    return [action for action in words if action.split()[0] == verb] if verb else words


def goods(state: Tiletum, who: int = 0) -> dict[str, int]:
    """A player's resources, those they have."""
    return {name: count for name, count in zip(RESOURCES, state.players[who].goods, strict=True) if count}


def section(state: Tiletum, *path: str | int) -> Any:
    """A part of the position."""
    part: Any = state.plain()
    for step in path:
        part = part[step]
    return part


def ap_left(state: Tiletum) -> int:
    """Action points of the decision on top."""
    return int(section(state, "table", "frames")[-1].split()[2])


def end_of_round(
    *players: Mapping[str, Any], round: int = 1, table: Mapping[str, Any] | None = None, **more: Any
) -> Tiletum:
    """The last turn of a round, nothing left to do but to end it."""
    last = len(players) - 1
    course = {"round": round, "lap": 2, "turn": last, "frames": ["act 0 0 1"], **dict(table or {})}
    return lay(*players, table=course, **more)


def earned(state: Tiletum, source: str) -> list[int]:
    """What each player has from one source of points."""
    return [int(player["points"][source]) for player in section(state, "players")]


def many(count: int, **same: Any) -> Sequence[Mapping[str, Any]]:
    return [dict(same) for _ in range(count)]
