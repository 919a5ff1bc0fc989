"""How a table is laid, by the number of players and the variant."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cantiere.games.carrara import GAME
from cantiere.games.carrara.box import COMPONENTS, PLACES, STATUE
from cantiere.games.carrara.state import Table
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.errors import BadPosition
from cantiere.kernel.match import Match
from tests.rulebook.carrara.table import ADVANCED, NOTHING, lay, of_player, on_table, shown

BY_SEATS = pytest.mark.parametrize(
    ("seats", "tiles", "stack", "bag", "decorations", "gold"),
    [(2, 24, 15, 32, 5, 4), (3, 30, 21, 30, 6, 6), (4, 36, 27, 28, 7, 8)],
)


def begun(seats: int, options: Mapping[str, object], seed: int = 1) -> Table:
    state = Match(GAME.new(seats, options), SeededDealer(seed)).state
    assert isinstance(state, Table)
    return state


@BY_SEATS
def test_setup_of_the_basic_game(seats: int, tiles: int, stack: int, bag: int, decorations: int, gold: int) -> None:
    state = begun(seats, {})
    census = state.census()
    assert census["tiles"] == tiles
    assert len(on_table(state, "stack")) == stack
    assert len([tile for tile in on_table(state, "offer") if tile != "none"]) == 9
    assert sum(on_table(state, "bag").values()) == bag
    assert on_table(state, "wheel") == NOTHING | {"I": dict.fromkeys(COMPONENTS["blocks"]["colours"], 1)}
    assert census["monuments"] == 6
    assert census["improvements"] == 8
    assert census["pillars"] == 6 * seats
    assert all(player.coins == 20 for player in state.players)
    assert len(shown(state, 0)["players"][0]["places"]) == 14
    assert "book" not in census, "decorations and statues go back to the box"


@BY_SEATS
def test_setup_of_the_advanced_game(seats: int, tiles: int, stack: int, bag: int, decorations: int, gold: int) -> None:
    state = begun(seats, ADVANCED)
    census = state.census()
    assert census["tiles"] == tiles
    assert len(on_table(state, "stack")) == stack
    assert sum(on_table(state, "bag").values()) == bag
    assert [census[name] for name in ("book", "crown", "cup", "banner", "gate", "coat_of_arms")] == [decorations] * 6
    assert [census[f"{colour}_statue"] for colour in ("purple", "white")] == [6, 6]
    assert census["gold_statue"] == gold
    assert census["pillars"] == 8 * seats
    assert len(PLACES) == len(shown(state, 0)["players"][0]["places"]) == 19
    assert shown(state, None)["wheel"][0]["statue"] == "purple_statue"


def test_setup_starting_blocks_go_by_turn_order() -> None:
    for seed in range(12):
        state = begun(4, {}, seed)
        assert [of_player(state, (int(state.first) + step) % 4, "blocks") for step in range(4)] == [
            {"purple": 2},
            {"purple": 1, "blue": 1},
            {"blue": 2},
            {"blue": 1, "green": 1},
        ]
        assert state.turn == state.first
    assert len({int(begun(4, {}, seed).first) for seed in range(12)}) > 1, "anybody may begin"


def test_setup_the_outer_disc_lies_at_random_and_the_inner_does_not() -> None:
    shown = {begun(2, ADVANCED, seed).decoration_at(0) for seed in range(40)}
    assert shown == set(range(6))
    assert all(begun(2, ADVANCED, seed).statue_at(0) == STATUE for seed in range(5))


def test_setup_removed_threes() -> None:
    named = {
        seats: set(on_table(state := begun(seats, {}), "stack")) | set(on_table(state, "offer")) for seats in (2, 3, 4)
    }
    assert not any("-3" in tile for tile in named[2])
    assert sum("-3" in tile for tile in named[3]) == 6
    assert sum("-3" in tile for tile in named[4]) == 12


def test_setup_every_table_of_the_box_says_how_sure_it_is() -> None:
    marks = {"rulebook", "sources", "few", "inferred", "reconstructed"}
    for name, entry in COMPONENTS.items():
        if name == "about":
            continue
        tables = entry if isinstance(entry, list) else [entry]
        for table in tables:
            parts = [table] if "source" in table else list(table.values())
            assert all(part["source"] in marks for part in parts), name


@pytest.mark.parametrize(
    "position",
    [
        {"blocks": {"white": 8}},
        {"buildings": {"pisa": ["porta-5"], "lucca": ["porta-5"]}},
        {"placed": ["massa"]},
        {"improved": {"pisa": 2}},
        {"stored": {"book": 1}},
    ],
    ids=[
        "eight white blocks",
        "a tile twice",
        "a pillar too many",
        "an improvement too many",
        "a piece in the basic game",
    ],
)
def test_setup_what_cannot_lie_on_a_table_is_refused(position: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        lay(position, {})
