"""Table 2 and §2.2: what each of the 25 buildings is worth and does."""

from __future__ import annotations

import pytest

from cantiere.kernel.errors import IllegalAction
from tests.rulebook.tinytowns.dossier import CARD, RESOURCES
from tests.rulebook.tinytowns.positions import (
    act,
    all_done,
    arguments,
    build,
    buildable,
    building,
    can,
    empty,
    lay,
    look,
    lying,
    naming,
    placing,
    points_of,
    squares,
    town,
    worth,
)

OTHERS = set(RESOURCES.values())

# --- points: building, town, what all of that building bring together --------------

SCORES = {
    # Cottage
    "cottage_fed": ("cottage", "cottage farm", 3),
    "cottage_unfed": ("cottage", "cottage . . .", 0),
    "cottage_fed_twice": ("cottage", "granary cottage granary", 3),
    # Farm
    "farm_feeds_anywhere": ("cottage", "farm . . . / . . . . / . . . . / . . . cottage", 3),
    "farm_feeds_four": ("cottage", "cottage cottage cottage . / cottage cottage farm .", 12),
    "two_farms_feed_eight": (
        "cottage",
        "cottage cottage cottage cottage / cottage cottage cottage cottage / cottage farm farm .",
        24,
    ),
    "farm_has_no_points": ("farm", "farm farm cottage .", 0),
    # Granary
    "granary_feeds_the_eight_around": (
        "cottage",
        "cottage cottage cottage cottage / cottage granary" + " cottage" * 10,
        24,
    ),
    "granary_in_the_corner": ("cottage", "granary cottage cottage . / cottage cottage . .", 9),
    "granary_feeds_slantwise": ("cottage", "granary . . . / . cottage . .", 3),
    "granary_not_two_squares_away": ("cottage", "granary . cottage .", 0),
    # Greenhouse
    "greenhouse_feeds_a_whole_group": ("cottage", "cottage cottage . . / cottage . . greenhouse", 9),
    "greenhouse_need_not_touch_it": ("cottage", "cottage . . . / . . . . / . . . . / . . . greenhouse", 3),
    "greenhouse_feeds_the_best_group": ("cottage", "cottage . cottage cottage / . . cottage . / greenhouse", 9),
    "greenhouse_group_not_slantwise": ("cottage", "cottage . . . / . cottage . . / greenhouse", 3),
    "two_greenhouses_feed_two_groups": (
        "cottage",
        "cottage . cottage . / . . . . / cottage cottage . . / greenhouse greenhouse",
        9,
    ),
    "greenhouse_is_not_part_of_a_group": ("cottage", "cottage greenhouse cottage .", 3),
    # Orchard
    "orchard_feeds_row_and_column": (
        "cottage",
        "orchard cottage cottage cottage / cottage cottage . . / cottage . . . / cottage . . .",
        18,
    ),
    "orchard_feeds_over_gaps": ("cottage", "orchard . well cottage", 3),
    "orchard_not_slantwise": ("cottage", "orchard . . . / . cottage . .", 0),
    # Fountain
    "fountain_beside_a_fountain": ("fountain", "fountain fountain . .", 4),
    "fountain_alone": ("fountain", "fountain . . .", 0),
    "fountain_slantwise": ("fountain", "fountain . . . / . fountain . .", 0),
    "fountain_never_more_than_2": ("fountain", ". fountain . . / fountain fountain fountain . / . fountain", 10),
    "fountain_beside_others": ("fountain", "fountain farm cottage . / theater", 0),
    # Millstone
    "millstone_beside_red": ("millstone", "millstone farm . .", 2),
    "millstone_beside_yellow": ("millstone", "millstone theater . .", 2),
    "millstone_never_more_than_2": ("millstone", ". farm . . / theater millstone farm . / . theater", 2),
    "millstone_slantwise": ("millstone", "millstone . . . / . farm . .", 0),
    "millstone_beside_others": (
        "millstone",
        "cottage millstone factory . / tavern millstone chapel . / . the_starloom",
        0,
    ),
    # Shed
    "shed_1_each": ("shed", "shed . shed . / . shed", 3),
    # Well
    "well_1_for_each_cottage_beside": ("well", ". cottage . . / cottage well cottage . / . cottage", 4),
    "well_fed_or_not": ("well", "cottage well cottage . / . cottage . . / cottage cottage farm .", 3),
    "well_not_slantwise": ("well", "cottage . cottage . / . well . . / cottage . cottage .", 0),
    "well_alone": ("well", "well well farm .", 0),
    # Abbey
    "abbey_quiet": ("abbey", "abbey . . .", 3),
    "abbey_beside_black": ("abbey", "abbey factory . .", 0),
    "abbey_beside_green": ("abbey", "abbey tavern . .", 0),
    "abbey_beside_yellow": ("abbey", "abbey theater . .", 0),
    "abbey_all_or_nothing": ("abbey", ". farm . . / cottage abbey tavern .", 0),
    "abbey_beside_the_others": ("abbey", ". farm . . / cottage abbey well . / . abbey", 6),
    "abbey_beside_a_monument": ("abbey", "abbey fort_ironweed . .", 3),
    "abbey_slantwise": ("abbey", "abbey . . . / . tavern . .", 3),
    "abbey_cubes_are_no_colour": ("abbey", ". W . . / B abbey S . / . O", 3),
    # Chapel
    "chapel_1_for_each_fed_cottage": (
        "chapel",
        "chapel chapel . . / cottage granary cottage cottage / cottage . . cottage",
        6,
    ),
    "chapel_none_fed": ("chapel", "chapel cottage . .", 0),
    # Cloister
    "cloister_1_for_each_in_a_corner": (
        "cloister",
        "cloister . . cloister / . . . . / . . . . / cloister . . cloister",
        16,
    ),
    "cloister_off_the_corners": ("cloister", "cloister cloister . . / . cloister . .", 3),
    "cloister_none_in_a_corner": ("cloister", ". cloister . . / . cloister . .", 0),
    "cloister_number_times_corners": ("cloister", "cloister cloister cloister cloister / cloister", 10),
    # Temple
    "temple_beside_two_fed": ("temple", "cottage temple cottage farm", 4),
    "temple_beside_one_fed": ("temple", "cottage temple . farm", 0),
    "temple_beside_two_unfed": ("temple", "cottage temple cottage .", 0),
    "temple_beside_one_fed_and_one_unfed": ("temple", "cottage temple cottage . / granary", 0),
    "temple_beside_four_fed": ("temple", ". cottage . . / cottage temple cottage . / farm cottage", 4),
    "temple_not_slantwise": ("temple", "cottage . cottage . / . temple . . / farm", 0),
    # Feast Hall: see below; Inn
    "inn_alone": ("inn", "inn . . . / . inn . . / . . inn . / . . . inn", 12),
    "inn_same_row": ("inn", "inn . . inn", 0),
    "inn_same_column": ("inn", "inn . . . / . . . . / inn", 0),
    "inn_third_one_apart": ("inn", "inn . . inn / . inn", 3),
    # Bakery
    "bakery_beside_red": ("bakery", "bakery farm . .", 3),
    "bakery_beside_black": ("bakery", "bakery factory . .", 3),
    "bakery_never_more_than_3": ("bakery", "farm bakery factory . / . farm", 3),
    "bakery_beside_others": ("bakery", ". cottage . . / well bakery tavern . / . chapel", 0),
    "bakery_slantwise": ("bakery", "bakery . . . / . farm . .", 0),
    # Market
    "market_counts_itself": ("market", "market . . .", 1),
    "market_row": ("market", "market . market market", 9),
    "market_full_row_max_4": ("market", "market market market market", 16),
    "market_better_line_not_both": ("market", "market market market . / market . . . / market", 15),
    "market_longer_column": ("market", "market market . . / market . . . / market", 11),
    # Tailor
    "tailor_alone": ("tailor", "tailor . . .", 1),
    "tailor_in_the_centre_counts_itself": ("tailor", ". . . . / . tailor", 2),
    "tailor_max_5": ("tailor", "tailor . . . / . tailor tailor . / . tailor tailor .", 25),
    "tailor_number_times_centre": ("tailor", "tailor tailor . . / . tailor", 6),
    # Theater
    "theater_types_in_row_and_column": ("theater", "theater cottage well . / farm . . . / tavern", 4),
    "theater_each_type_once": ("theater", "theater cottage cottage . / cottage", 1),
    "theater_own_type_not": ("theater", "theater theater theater .", 0),
    "theater_max_6": ("theater", "theater cottage farm well / chapel . . . / tavern . . . / factory", 6),
    "theater_not_elsewhere": ("theater", "theater . . . / . cottage farm well", 0),
    "theater_monument_is_a_type": ("theater", "theater cottage fort_ironweed .", 2),
    "theater_castle_is_a_cottage": ("theater", "theater barrett_castle cottage .", 1),
    "theater_castle_alone_is_a_cottage": ("theater", "theater barrett_castle well .", 2),
    "theater_cubes_are_no_type": ("theater", "theater W O B / G", 0),
    # Bank, Factory, Trading Post
    "bank_4_each": ("bank", "bank bank . .", 8),
    "factory_0": ("factory", "factory factory . .", 0),
    "trading_post_1_each": ("trading_post", "trading_post trading_post . .", 2),
}


@pytest.mark.parametrize("row", SCORES.values(), ids=SCORES.keys())
def test_points(row: tuple[str, str, int]) -> None:
    """Table 2 and §2.2."""
    card, plots, expected = row
    assert worth(card, plots) == expected


@pytest.mark.parametrize(
    ("card", "totals"), [("almshouse", [-1, 5, -3, 15, -5, 26, 26, 26]), ("tavern", [2, 5, 9, 14, 20, 20, 20])]
)
def test_total_by_count(card: str, totals: list[int]) -> None:
    """Table 2 and §2.2: Almshouse and Tavern by a table for all of them; beyond it, its last entry."""
    assert [worth(card, f"{card} " * count) for count in range(1, len(totals) + 1)] == totals


@pytest.mark.parametrize("card", [card for card in CARD if CARD[card].family not in ("cottage", "monument")])
def test_every_building_is_scored(card: str) -> None:
    """Table 2: each of the 24 has its own line, worth something or nothing."""
    lines = [line.source for line in lay(f"{card} cottage", "", cards=card).breakdown(0)]
    assert (f"building-{card}" in lines) is (CARD[card].family != "food")


# --- Cottage --------------------------------------------------------------------------------------


def test_cottage_needs_no_feeder_to_be_built() -> None:
    """§2.2."""
    state = building(". W . . / B G . .", "")
    build(state, 0, "cottage", "b2")
    assert points_of(state, 0, "cottage") == 0
    assert squares(state, 0)["b2"] == "cottage"


# --- Farm: its owner's choice ---------------------------------------------------------------------


def test_farm_feeds_those_beside_the_temple() -> None:
    """§2.2: five cottages, four meals; the two that make the Temple count are among them."""
    state = lay("cottage cottage cottage . / . . . . / cottage temple cottage farm", "", cards="temple")
    assert points_of(state, 0, "temple") == 4
    assert points_of(state, 0, "cottage") == 12


def test_farm_feeds_the_castle_first() -> None:
    """§2.2 and §4.2: the castle is worth 5 and takes one meal."""
    state = lay("cottage cottage cottage cottage / cottage farm . . / barrett_castle", "")
    assert points_of(state, 0, "barrett_castle") == 5
    assert points_of(state, 0, "cottage") == 9


# --- Shed -----------------------------------------------------------------------------------------


def test_shed_on_any_empty_square() -> None:
    """§2.2: not only on its two, which count as empty."""
    state = building("O S W . / cottage . . .", "", cards="shed")
    free = empty(state, 0)
    act(state, 0, "build shed:a1O-b1S")
    assert arguments(state, 0, "stand") == free | {"a1", "b1"}
    act(state, 0, "stand d4")
    assert squares(state, 0)["d4"] == "shed"


@pytest.mark.parametrize("card", ["fountain", "millstone", "well"])
def test_its_sisters_only_where_the_cubes_lay(card: str) -> None:
    """§2.2: the other grey buildings have no such freedom."""
    state = building("O S . .", "", cards=card)
    act(state, 0, f"build {card}:a1O-b1S")
    assert arguments(state, 0, "stand") == {"a1", "b1"}


# --- Feast Hall -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "others", "points"), [(2, 1, [6, 2]), (1, 2, [2, 6]), (2, 2, [4, 4]), (1, 0, [3, 0]), (0, 0, [0, 0])]
)
def test_feast_hall_with_two(mine: int, others: int, points: list[int]) -> None:
    """§2.2: who has more gets 3 each, the other 2 each, at a tie both 2 each."""
    state = lay("feast_hall " * mine, "feast_hall " * others, cards="feast_hall")
    assert [points_of(state, seat, "feast_hall") for seat in (0, 1)] == points


def test_feast_hall_looks_to_the_right() -> None:
    """Table 2 and §1.3: right is the seat before; what the left neighbour has does not matter."""
    halls = ["feast_hall " * count for count in (1, 3, 2, 1)]
    state = lay(*halls, cards="feast_hall")
    assert [points_of(state, seat, "feast_hall") for seat in range(4)] == [2, 9, 4, 2]


def test_feast_hall_is_compared_at_the_end() -> None:
    """§2.2: what the neighbour builds later takes the bonus away."""
    state = building("feast_hall . . .", "O O G .", cards="feast_hall")
    assert points_of(state, 0, "feast_hall") == 3
    build(state, 1, "feast_hall", "a1")
    assert points_of(state, 0, "feast_hall") == 2


# --- Bank -----------------------------------------------------------------------------------------

BANK = "W W . . / O G B ."


def test_bank_gets_a_resource_that_is_on_no_other() -> None:
    """§2.2: when built."""
    state = building(town(f"{BANK} / bank", stock={"a3": ["glass"]}), "", cards="bank")
    build(state, 0, "bank", "a1")
    assert arguments(state, 0, "stock") == OTHERS - {"glass"}
    act(state, 0, "stock wheat")
    assert lying(state, 0) == {"a1": ["wheat"], "a3": ["glass"]}


def test_bank_resource_cannot_be_named() -> None:
    """Table 2, §5 `Bank owner as MB`: none of the banked ones; others may name them."""
    banks = town("bank bank . .", stock={"a1": ["wheat"], "b1": ["glass"]})
    assert arguments(naming(banks, "", cards="bank"), 0, "name") == {"wood", "brick", "stone"}
    assert arguments(naming("", banks, cards="bank"), 0, "name") == OTHERS


def test_bank_owner_still_places_what_others_name() -> None:
    """Table 2: only the naming is forbidden."""
    banks = town("bank . . .", stock={"a1": ["wheat"]})
    state = placing("wheat", "", banks, cards="bank")
    assert can(state, 1) == {f"place {cell}" for cell in empty(state, 1)}


BANKED = {"a1": ["wheat"], "b1": ["wood"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}
FIVE_BANKS = town("bank bank bank bank / bank . . . / W W . . / O G B .", stock=BANKED)


def test_bank_at_most_five() -> None:
    """§2.2: no resource is left for a sixth; a fifth is still possible."""
    assert "bank" not in buildable(building(FIVE_BANKS, "", cards="bank"), 0)
    four = {cell: kinds for cell, kinds in BANKED.items() if cell != "a2"}
    plots = FIVE_BANKS["plots"].replace("bank . .", ". . .", 1)
    state = building(town(plots, stock=four), "", cards="bank")
    build(state, 0, "bank", "a3")
    assert can(state, 0) == {"stock stone"}


# --- Factory --------------------------------------------------------------------------------------

FACTORY = town("factory . . .", stock={"a1": ["wheat"]})


def test_factory_gets_any_resource() -> None:
    """Table 2, §2.2: when built; several may hold the same."""
    state = building(town("O . . . / B S S B / factory", stock={"a3": ["wheat"]}), "")
    build(state, 0, "factory", "a1")
    assert arguments(state, 0, "stock") == OTHERS
    act(state, 0, "stock wheat")
    assert lying(state, 0) == {"a1": ["wheat"], "a3": ["wheat"]}


def test_factory_exchanges_what_another_names() -> None:
    """Table 2: a different cube is placed instead; the Factory keeps its own."""
    state = placing("wheat", "", FACTORY)
    assert arguments(state, 1, "exchange") == OTHERS - {"wheat"}
    act(state, 1, "exchange stone")
    assert can(state, 1) == {f"place {cell}" for cell in empty(state, 1)}
    act(state, 1, "place d4")
    assert squares(state, 1)["d4"] == "S"
    assert lying(state, 1) == {"a1": ["wheat"]}


def test_factory_may_leave_it() -> None:
    """Table 2: "may"."""
    state = placing("wheat", "", FACTORY)
    act(state, 1, "place d4")
    assert squares(state, 1)["d4"] == "W"


def test_factory_only_for_its_resource() -> None:
    """Table 2."""
    assert can(placing("glass", "", FACTORY), 1, "exchange") == set()


def test_factory_not_at_ones_own_naming() -> None:
    """§5 `Factory or Warehouse on own naming`."""
    assert can(placing("wheat", FACTORY, ""), 0, "exchange") == set()


def test_second_factory_of_the_same_resource_is_no_benefit() -> None:
    """§2.2: still one exchange."""
    state = placing("wheat", "", town("factory factory . .", stock={"a1": ["wheat"], "b1": ["wheat"]}))
    act(state, 1, "exchange stone")
    assert can(state, 1, "exchange") == set()


def test_two_factories_of_different_resources() -> None:
    """§2.2: each for its own."""
    both = town("factory factory . .", stock={"a1": ["wheat"], "b1": ["glass"]})
    assert len(can(placing("wheat", "", both), 1, "exchange")) == 4
    assert len(can(placing("glass", "", both), 1, "exchange")) == 4
    assert len(can(placing("stone", "", both), 1, "exchange")) == 0


# --- Trading Post ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "plots"),
    [
        ("cottage", ". trading_post . . / B G . ."),
        ("cottage", ". W . . / trading_post G . ."),
        ("well", "O trading_post . ."),
        ("tavern", "trading_post trading_post G ."),
        ("trading_post", "S trading_post . . / S O B ."),
    ],
)
def test_trading_post_stands_for_any_cube(card: str, plots: str) -> None:
    """Table 2, §2.2: for any building, several at once."""
    assert card in buildable(building(plots, "", cards="trading_post"), 0)


def test_trading_post_for_monuments() -> None:
    """§2.2: also for monuments."""
    state = building(town("trading_post G . . / O W . .", monument="the_starloom"), "", cards="trading_post")
    assert "the_starloom" in buildable(state, 0)


def test_trading_post_stays_and_is_used_again() -> None:
    """§2.2: never removed, reusable, even in the same round."""
    state = building("O trading_post S .", "", cards="trading_post")
    act(state, 0, "build well:a1O-b1S")
    assert can(state, 0) == {"stand a1"}  # never on the Post
    act(state, 0, "stand a1")
    build(state, 0, "well", "c1")
    assert look(state, 0)["plots"].split()[:4] == ["well", "trading_post", "well", "."]


def test_trading_post_needs_one_real_cube() -> None:
    """§2.2, §5 `Whole pattern from Trading Posts`: no building of Posts alone."""
    assert buildable(building("trading_post trading_post trading_post .", "", cards="trading_post"), 0) == set()
    state = building("trading_post trading_post G .", "", cards="trading_post")
    act(state, 0, "build tavern:a1B-b1B-c1G")
    assert can(state, 0) == {"stand c1"}


def test_other_buildings_are_no_cubes() -> None:
    """§2.2: only the Trading Post is wild."""
    assert buildable(building(town("O factory . .", stock={"b1": ["stone"]}), ""), 0) == set()


# --- Warehouse ------------------------------------------------------------------------------------

WAREHOUSE = town("warehouse . . .", stock={"a1": ["wheat", "glass"]})
FULL_WAREHOUSE = town("warehouse . . .", stock={"a1": ["wheat", "glass", "glass"]})


@pytest.mark.parametrize("count", range(4))
def test_warehouse_costs_a_point_a_cube(count: int) -> None:
    """Table 2."""
    assert worth("warehouse", town("warehouse . . .", stock={"a1": ["wood"] * count})) == -count


def test_warehouse_begins_empty() -> None:
    """Table 2: nothing is put on it when it is built."""
    state = building("W O W . / B . B .", "", cards="warehouse")
    build(state, 0, "warehouse", "a1")
    assert can(state, 0) == {"done"}
    assert lying(state, 0) == {}


def test_warehouse_stores_what_another_names() -> None:
    """§2.2: the cube is stored instead of placed; one may build all the same (§5)."""
    state = placing("brick", "", WAREHOUSE, cards="warehouse")
    act(state, 1, "store a1")
    assert sorted(lying(state, 1)["a1"]) == ["brick", "glass", "wheat"]
    assert squares(state, 1)["b1"] == "."
    assert can(state, 1) == {"done"}


def test_warehouse_swaps() -> None:
    """§2.2: stores the named cube, takes another off and places it."""
    state = placing("brick", "", WAREHOUSE, cards="warehouse")
    assert can(state, 1, "swap") == {"swap a1 wheat", "swap a1 glass"}
    act(state, 1, "swap a1 wheat")
    assert sorted(lying(state, 1)["a1"]) == ["brick", "glass"]
    assert can(state, 1) == {f"place {cell}" for cell in empty(state, 1)}
    act(state, 1, "place b1")
    assert squares(state, 1)["b1"] == "W"


def test_warehouse_swaps_for_another_resource() -> None:
    """§2.2: *another* cube; wheat for wheat would be no more than placing."""
    assert can(placing("wheat", "", WAREHOUSE, cards="warehouse"), 1, "swap") == {"swap a1 glass"}


def test_warehouse_count_never_drops() -> None:
    """§2.2: nothing is taken without storing; every way to place leaves as many cubes on it, or one more."""
    start = placing("brick", "", WAREHOUSE, cards="warehouse")
    for words in can(start, 1):
        state = start.clone()
        act(state, 1, words)
        assert len(lying(state, 1)["a1"]) == (3 if words.startswith("store") else 2)


def test_warehouse_holds_three() -> None:
    """§2.2: a full one takes no more, but still swaps."""
    state = placing("brick", "", FULL_WAREHOUSE, cards="warehouse")
    assert can(state, 1, "store") == set()
    assert can(state, 1, "swap") == {"swap a1 wheat", "swap a1 glass"}
    act(state, 1, "swap a1 glass")
    assert sorted(lying(state, 1)["a1"]) == ["brick", "glass", "wheat"]


def test_warehouse_not_at_ones_own_naming() -> None:
    """§5 `Factory or Warehouse on own naming`."""
    state = placing("brick", WAREHOUSE, "", cards="warehouse")
    assert can(state, 0) == {f"place {cell}" for cell in empty(state, 0)}


def test_warehouse_cubes_are_not_for_patterns() -> None:
    """§2.2."""
    assert buildable(building(town("warehouse S . .", stock={"a1": ["wood"]}), "", cards="warehouse"), 0) == set()


def test_warehouse_may_be_left_alone() -> None:
    """§2.2: "may"."""
    state = placing("brick", "", WAREHOUSE, cards="warehouse")
    act(state, 1, "place b1")
    assert squares(state, 1)["b1"] == "B"
    assert sorted(lying(state, 1)["a1"]) == ["glass", "wheat"]


def test_no_effects_without_their_building() -> None:
    """Table 2: who has no Factory, Warehouse or Statue just places."""
    for cards in ("factory", "warehouse"):
        state = placing("brick", "", "", cards=cards)
        assert can(state, 1) == {f"place {cell}" for cell in empty(state, 1)}
        with pytest.raises(IllegalAction):
            act(state, 1, "exchange wood")


def test_stored_cube_ends_the_round_like_a_placed_one() -> None:
    """§2.2: the round goes on to the next naming."""
    state = placing("brick", "", WAREHOUSE, cards="warehouse", round=2)
    act(state, 0, "place a1")
    act(state, 1, "store a1")
    all_done(state)
    assert state.actors() == [1]
    assert can(state, 1, "name") != set()
