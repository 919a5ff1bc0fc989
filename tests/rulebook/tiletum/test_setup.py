"""The box and the table before the first turn."""

from __future__ import annotations

import pytest

from cantiere.games.tiletum import GAME, box
from cantiere.games.tiletum.state import Table
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE, NONE
from tests.rulebook.tiletum.laid import board, let_chance, section


def opened(seats: int, seed: int = 3, **options: object) -> Table:
    """A table at the first decision of a person."""
    state = GAME.new(seats, options)
    assert isinstance(state, Table)
    let_chance(state, seed)
    return state


def test_the_lists_add_up_to_the_printed_numbers() -> None:
    assert box.counts() == {
        "bonus": 54,
        "contract": 26,
        "character": 45,
        "cathedral": 25,
        "cost": 9,
        "market": 11,
        "city": 8,
        "corruption": 6,
        "dice": 20,
    }


@pytest.mark.parametrize(
    ("players", "bonus", "contract", "character"), [(2, 38, 16, 25), (3, 47, 21, 35), (4, 54, 26, 45)]
)
def test_tiles_are_taken_out_by_their_marks(players: int, bonus: int, contract: int, character: int) -> None:
    assert [len(box.pile(back, players)) for back in ("bonus", "contract", "character")] == [bonus, contract, character]


def test_the_map_has_23_cities_6_roads_and_38_ways() -> None:
    assert len(box.CITIES) == 23
    assert len(box.SPACES) == 29
    assert sum(len(near) for near in box.NEIGHBOURS) == 2 * 38
    assert max(box.STEPS[box.TILETUM]) == 7
    assert box.STEPS[box.TILETUM][box.SPACES.index("praha")] == 4


@pytest.mark.parametrize(("players", "plots", "tiles"), [(2, 22, 11), (3, 31, 16), (4, 39, 21)])
def test_spaces_of_the_map_are_open_by_their_marks(players: int, plots: int, tiles: int) -> None:
    start = len([plot for plot in box.PLOTS_OF[box.TILETUM] if box.open_plots(players) >> plot & 1])
    assert start == players
    assert bin(box.open_plots(players)).count("1") - start == plots
    assert len(box.open_tile_spaces(players)) == tiles


def test_every_table_of_the_box_says_where_it_comes_from() -> None:
    marks = {"rulebook", "sources", "few", "inferred", "reconstructed"}
    for name, table in box.COMPONENTS.items():
        if name not in ("about", "roads"):
            assert table["source"] in marks, name
    assert set(box.COMPONENTS["roads"]) <= marks


@pytest.mark.parametrize(("seats", "bag", "rolled"), [(2, 10, 8), (3, 15, 11), (4, 20, 14)])
def test_G15_dice_in_the_bag_dice_rolled_and_gold_by_order(seats: int, bag: int, rolled: int) -> None:
    state = opened(seats)
    at_wheel = sum(sum(dice.values()) for dice in section(state, "wheel", "dice").values())
    assert at_wheel == rolled
    assert sum(state.bag) == bag - rolled
    gold = [state.players[who].goods[box.GOLD] for who in state.order]
    assert gold == [1, 3, 5, 6][:seats]


def test_players_start_as_the_rules_say() -> None:
    state = opened(4)
    for who in range(4):
        player = section(state, "player", str(who + 1))
        assert player["goods"] | {"gold": 0} == {"gold": 0, "iron": 1, "wool": 1, "stone": 1, "food": 1}
        assert player["points"]["start"] == 10
        assert player["merchant"] == player["architect"] == "tiletum"
        assert board(state, who)["supply"] == {"houses": 2, "pillars": 2}
        assert [building["roof"] for building in board(state, who)["buildings"]] == [True] * 5 + [False]
        assert len(player["houses"]) == 1
        assert player["houses"][0].startswith("tiletum.")


def test_markers_start_in_a_stack_the_first_player_below() -> None:
    state = opened(3)
    order = section(state, "order")
    assert section(state, "king", "track") in ({"0": order}, {"-1": order}, {"-2": order})
    first = state.order[0]
    assert state.order == [first, (first + 1) % 3, (first + 2) % 3]


def test_markets_and_tiles_lie_open() -> None:
    state = opened(2)
    assert len(state.markets) == len(state.cities) == len(set(state.markets)) == len(set(state.cities)) == 4
    assert section(state, "map", "cities")[0] == "tiletum"
    assert len(section(state, "map", "tiles")) == 11
    assert NONE not in [*state.wheel_tiles, *state.contract_market, *state.character_market, state.king_tile]
    assert sorted(state.costs) == list(range(9))
    assert state.costs.count(box.NO_CATHEDRAL) == 1
    assert len(state.bonus_pile) == 38 - 6 - 1 - 11
    assert len(state.contract_pile) == 16 - 5


def test_the_wheel_may_stand_in_any_of_six_ways() -> None:
    state = GAME.new(2)
    assert [code for code, _ in state.outcomes()] == [GAME.vocabulary.code("turn_wheel", place) for place in range(6)]


def test_printed_actions_clockwise() -> None:
    state = opened(2)
    assert section(state, "wheel", "actions") == ["joker", "king", "merchant", "architect", "character", "contract"]


def test_action_tiles_are_laid_at_random() -> None:
    orders = {tuple(section(opened(2, seed, action_tiles=True), "wheel", "actions")) for seed in range(6)}
    assert len(orders) > 1
    assert all(sorted(order) == sorted(box.ACTIONS) for order in orders)


def test_corruption_tokens_are_known_only_by_kind() -> None:
    state = GAME.new(2)
    rng = Rng(1)
    while GAME.vocabulary.verb(state.outcomes()[0][0]).name != "corrupt":
        state.apply(CHANCE, state.sample(rng))
    assert [weight for _, weight in state.outcomes()] == [2, 2, 2]
