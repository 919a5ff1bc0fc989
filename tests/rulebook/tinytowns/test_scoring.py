"""§1.5 and §4: the score sheet, who has won, ties."""

from __future__ import annotations

import pytest

from tests.rulebook.tinytowns.positions import act, build, building, lay, look, naming, points_of, town

# --- §4 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("plots", "expected"), [("", -16), ("W " * 16, -16), ("well " * 16, 0), ("well W . .", -15)])
def test_square_without_a_building(plots: str, expected: int) -> None:
    """§4.1: −1 each, whether a cube is left on it or not."""
    assert points_of(lay(plots, ""), 0, "empty") == expected


def test_cubes_on_warehouses_are_not_removed() -> None:
    """§4.1."""
    state = lay(town("warehouse W . .", stock={"a1": ["wheat"]}), "", cards="warehouse")
    assert (points_of(state, 0, "warehouse"), points_of(state, 0, "empty")) == (-1, -15)


@pytest.mark.parametrize("food", ["farm", "granary", "greenhouse", "orchard"])
def test_only_cottages_and_the_castle_are_fed(food: str) -> None:
    """§4.2: whatever the feeder, a well or a monument beside it gets nothing from it."""
    towns = [f"{food} {fed} . ." for fed in ("cottage", "barrett_castle", "fort_ironweed", "well")]
    assert [lay(plots, "", cards=food).score(0) + 14 for plots in towns] == [3, 5, 7, 0]


@pytest.mark.parametrize("food", ["farm", "granary", "greenhouse", "orchard"])
def test_fed_twice_is_fed(food: str) -> None:
    """§4.2: being fed twice gives nothing."""
    assert points_of(lay(f"{food} cottage {food} .", "", cards=food), 0, "cottage") == 3


def test_farm_leaves_unfed_whom_it_may() -> None:
    """§4.2: six to feed, four meals; two Temples, of which one can be had beside the castle."""
    state = lay(
        "cottage temple cottage . / . . . . / barrett_castle temple cottage cottage / cottage . . farm",
        "",
        cards="temple",
    )
    # The castle (5, and the one Temple with it), two cottages for the other Temple, and any fourth.
    assert points_of(state, 0, "temple") == 8
    assert points_of(state, 0, "barrett_castle") == 5
    assert points_of(state, 0, "cottage") == 9


def test_greenhouse_takes_the_group_that_makes_a_temple_count() -> None:
    """§4.2: of two groups of three cottages, the one with two beside the Temple."""
    plots = "cottage cottage . . / temple cottage . . / . . . . / greenhouse cottage cottage cottage"
    state = lay(plots, "", cards="greenhouse temple")
    assert (points_of(state, 0, "temple"), points_of(state, 0, "cottage")) == (4, 9)


def test_greenhouse_prefers_points_to_cottages() -> None:
    """§4.2: three cottages and their Temple (13 points) rather than four cottages (12)."""
    plots = "cottage cottage . greenhouse / temple cottage . . / . . . . / cottage cottage cottage cottage"
    state = lay(plots, "", cards="greenhouse temple")
    assert (points_of(state, 0, "temple"), points_of(state, 0, "cottage")) == (4, 9)


def test_interactions_of_the_castle() -> None:
    """§4.4: two cottages for Well, Chapel and Theater's type, in one town."""
    state = lay("barrett_castle well . . / theater . chapel farm / cottage", "")
    assert points_of(state, 0, "well") == 2
    assert points_of(state, 0, "chapel") == 3
    assert points_of(state, 0, "theater") == 3  # cottage (twice over), chapel, farm
    assert points_of(state, 0, "barrett_castle") == 5


@pytest.mark.parametrize(("card", "cube"), [("millstone", "W"), ("bakery", "B"), ("abbey", "W")])
def test_colours_are_buildings_never_cubes(card: str, cube: str) -> None:
    """§4.6: a red or yellow cube is no red or yellow building."""
    assert points_of(lay(f"{card} {cube} . .", "", cards=card), 0, card) == (3 if card == "abbey" else 0)


def test_live_score_follows_every_building() -> None:
    """§4: the same at any moment."""
    state = building("O S . . / cottage . . .", "")
    assert state.score(0) == -15
    build(state, 0, "well", "a1")
    assert state.score(0) == -14 + 1


def test_negative_totals() -> None:
    """§1.5: possible."""
    state = lay("almshouse", "", cards="almshouse")
    assert (state.score(0), state.score(1)) == (-16, -16)
    assert lay("almshouse", "well", cards="almshouse").places() == [2, 1]


# --- §1.5 winning and ties ------------------------------------------------------------------------


def test_most_points_win() -> None:
    """§1.5: and equal points share a place, the next one is left out."""
    state = lay("fort_ironweed", "", "shed shed", "", cards="shed")
    assert [state.score(seat) for seat in range(4)] == [-8, -16, -12, -16]
    assert state.places() == [1, 3, 2, 3]


HAMMER, EMPTY, COTTAGES = "fewer_turns_with_hammer", "fewer_empty_squares", "more_cottages"

# Three towns of −13 points: the least hammers, the fewest empty squares, the most cottages.
TIED = (
    town("shed cottage . .", hammers=1),
    town("chapel chapel chapel .", hammers=2),
    town("shed cottage . .", hammers=2),
    town("cottage cottage cottage .", hammers=3),
)


@pytest.mark.parametrize(
    ("order", "places"),
    [
        ([HAMMER, EMPTY, COTTAGES], [1, 2, 3, 4]),
        ([HAMMER], [1, 2, 2, 4]),
        ([EMPTY], [3, 1, 3, 1]),
        ([COTTAGES], [2, 4, 2, 1]),
        ([EMPTY, COTTAGES], [3, 2, 3, 1]),
        ([COTTAGES, HAMMER], [2, 4, 3, 1]),
        ([], [1, 1, 1, 1]),
    ],
    ids=lambda value: "-".join(map(str, value)) or "none",
)
def test_tie_break_is_a_list(order: list[str], places: list[int]) -> None:
    """§1.5: configurable, in any order, any of them left out; equal in all of them is a shared place."""
    state = lay(*TIED, cards="shed", options={"tie_break": order})
    assert {state.score(seat) for seat in range(4)} == {-13}
    assert state.places() == places


def test_tie_break_by_default() -> None:
    """§1.5: fewer turns as master builder, then fewer empty squares, then more cottages."""
    assert lay(*TIED, cards="shed").places() == [1, 2, 3, 4]
    tied = [town("chapel chapel . .", hammers=1), town("chapel cottage . .", hammers=1)]
    assert lay(*tied).places() == [2, 1]


def test_tie_shared_victory() -> None:
    """§1.5, tie-break 4: equal in everything."""
    assert lay("well", "well", "").places() == [1, 1, 3]


def test_naming_is_what_counts_as_a_turn_with_the_hammer() -> None:
    """§1.5: a turn as master builder is one naming."""
    state = naming("", "", builder=1)
    act(state, 1, "name wheat")
    assert [look(state, seat)["hammers"] for seat in (0, 1)] == [0, 1]


@pytest.mark.parametrize(("mode", "places"), [("master_builder", [1, 2]), ("town_hall", [1, 1])])
def test_tie_break_by_hammer_is_void_in_the_town_hall(mode: str, places: list[int]) -> None:
    """§1.6."""
    state = lay(town("well", hammers=1), town("well", hammers=2), options={"mode": mode})
    assert state.places() == places
