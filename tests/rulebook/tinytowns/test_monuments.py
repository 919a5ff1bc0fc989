"""Table 3 and §3.1: what each of the 15 monuments is worth and does."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.games.tinytowns.state import Table
from tests.rulebook.tinytowns.dossier import BUILDINGS, FIRST_GAME
from tests.rulebook.tinytowns.positions import (
    FULL,
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
    placing,
    points_of,
    squares,
    town,
    worth,
)

# --- points: monument, town, points ------------------------------------------------

SCORES = {
    "guild_1": ("architects_guild", "architects_guild . . .", 1),
    "archive_1_a_type": ("archive_of_the_second_age", "archive_of_the_second_age cottage farm well", 3),
    "archive_max_7": (
        "archive_of_the_second_age",
        "archive_of_the_second_age cottage farm well / chapel tavern theater factory",
        7,
    ),
    "archive_each_type_once": ("archive_of_the_second_age", "archive_of_the_second_age cottage cottage cottage", 1),
    "archive_not_the_monument": ("archive_of_the_second_age", "archive_of_the_second_age . . .", 0),
    "archive_wherever_they_stand": (
        "archive_of_the_second_age",
        "archive_of_the_second_age . . . / . . . . / . . well . / . . . farm",
        2,
    ),
    "castle_5_if_fed": ("barrett_castle", "barrett_castle farm . .", 5),
    "castle_unfed": ("barrett_castle", "barrett_castle . . .", 0),
    "cathedral_2": ("cathedral_of_caterina", "cathedral_of_caterina . . .", 2),
    "fort_7": ("fort_ironweed", "fort_ironweed . . .", 7),
    "mausoleum_3_for_each_unfed_cottage": (
        "grand_mausoleum_of_the_rodina",
        "grand_mausoleum_of_the_rodina cottage cottage .",
        6,
    ),
    "mausoleum_none_for_the_fed": ("grand_mausoleum_of_the_rodina", "grand_mausoleum_of_the_rodina cottage farm .", 0),
    "mausoleum_alone": ("grand_mausoleum_of_the_rodina", "grand_mausoleum_of_the_rodina . . .", 0),
    "grove_3": ("grove_university", "grove_university . . .", 3),
    "palace_2_a_type": ("mandras_palace", ". well . . / cottage mandras_palace farm . / . tavern", 8),
    "palace_each_type_once": ("mandras_palace", ". well . . / well mandras_palace well . / . well", 2),
    "palace_not_slantwise": ("mandras_palace", "well . cottage . / . mandras_palace . . / farm . tavern .", 0),
    "palace_cubes_are_no_type": ("mandras_palace", ". W . . / O mandras_palace B .", 0),
    "obelisk_0": ("obelisk_of_the_crescent", "obelisk_of_the_crescent . . .", 0),
    "watch_0": ("opaleyes_watch", "opaleyes_watch . . .", 0),
    "forum_alone": ("silva_forum", "silva_forum . . .", 2),
    "forum_largest_group": ("silva_forum", "silva_forum cottage cottage . / well cottage . . / well well", 4),
    "forum_group_not_slantwise": ("silva_forum", "silva_forum . well . / . well . well", 2),
    "forum_groups_of_one_type_only": ("silva_forum", "silva_forum well cottage farm", 2),
    "statue_0": ("statue_of_the_bondmaker", "statue_of_the_bondmaker cottage . .", 0),
    "baths_2_a_missing_type": ("the_sky_baths", "the_sky_baths cottage farm well", 8),
    "baths_max_14": ("the_sky_baths", "the_sky_baths . . .", 14),
    "baths_nothing_missing": ("the_sky_baths", "the_sky_baths cottage farm well / chapel tavern theater factory", 0),
}


@pytest.mark.parametrize("row", SCORES.values(), ids=SCORES.keys())
def test_points(row: tuple[str, str, int]) -> None:
    """Table 3 and §3.1."""
    card, plots, expected = row
    assert worth(card, plots) == expected


# --- Architect's Guild ----------------------------------------------------------------------------

GUILD = ". . G . / . W S . / O B . ."
GUILD_PLAN = "build architects_guild:c1G-b2W-c2S-a3O-b3B"


def guild(rest: str, cards: str = "", **more: Any) -> Table:
    """The Guild is just being built, with the last row as given."""
    state = building(town(f"{GUILD} / {rest}", monument="architects_guild", **more), "", cards=cards)
    act(state, 0, GUILD_PLAN, "stand c1")
    return state


def test_guild_replaces_two() -> None:
    """Table 3: each by another type, both by the same or by different ones."""
    for second in ("chapel", "tavern"):
        state = guild("cottage well . .")
        act(state, 0, "replace a4 chapel", f"replace b4 {second}")
        assert look(state, 0)["plots"].split()[12:] == ["chapel", second, ".", "."]
        assert can(state, 0) == {"done"}


def test_guild_replaces_one_or_none() -> None:
    """§3.1: optional."""
    state = guild("cottage well . .")
    act(state, 0, "replace a4 chapel", "decline")
    assert look(state, 0)["plots"].split()[12:] == ["chapel", "well", ".", "."]
    state = guild("cottage well . .")
    act(state, 0, "decline")
    assert look(state, 0)["plots"].split()[12:] == ["cottage", "well", ".", "."]


def test_guild_only_at_once() -> None:
    """§3.1: never later."""
    state = guild("cottage well . .")
    act(state, 0, "decline")
    all_done(state)
    act(state, 1, "name wheat")
    assert can(state, 0, "replace") == set()
    act(state, 0, "place d4")
    assert can(state, 0) == {"done"}


def test_guild_another_type_and_no_monument() -> None:
    """§3.1: what it can become; neither its own type nor a monument; and the Guild is not replaceable."""
    state = guild("cottage . . .")
    assert can(state, 0, "replace") == {f"replace a4 {card}" for card in FIRST_GAME if card != "cottage"}


def test_guild_replaces_buildings_of_the_same_type() -> None:
    """§3.1: the two exchanged may be alike."""
    state = guild("cottage cottage . .")
    act(state, 0, "replace b4 well", "replace a4 farm")
    assert look(state, 0)["plots"].split()[12:] == ["farm", "well", ".", "."]


def test_guild_does_not_replace_the_same_square_twice() -> None:
    """Table 3: up to two of your buildings, so two different ones."""
    state = guild("cottage well . .")
    act(state, 0, "replace a4 chapel")
    assert {words.split()[1] for words in can(state, 0, "replace")} == {"b4"}


def test_guild_with_nothing_to_replace() -> None:
    """§3.1: the Guild itself is not replaceable."""
    assert can(guild(". . . ."), 0) == {"done"}


def test_guild_takes_cubes_off_what_it_replaces() -> None:
    """§3.1: cubes on a replaced Bank, Factory or Warehouse return to the supply."""
    for card, stock in (("bank", ["wheat"]), ("factory", ["wheat"]), ("warehouse", ["wheat", "wood"])):
        state = guild(f"{card} . . .", stock={"a4": stock}, cards=card)
        act(state, 0, "replace a4 well")
        assert lying(state, 0) == {}
        assert squares(state, 0)["a4"] == "well"


def test_guild_brings_and_takes_away_a_trading_post() -> None:
    """§3.1 with table 2: a new Post is wild at once, a replaced one no more."""
    state = guild("cottage S . .", cards="trading_post")
    act(state, 0, "replace a4 trading_post")
    assert buildable(state, 0) == {"well"}
    state = guild("trading_post S . .", cards="trading_post")
    act(state, 0, "replace a4 cottage")
    assert buildable(state, 0) == set()


# --- Barrett Castle -------------------------------------------------------------------------------


def test_castle_takes_one_meal() -> None:
    """§3.1: one building, one meal of the Farm's four."""
    state = lay("cottage cottage cottage . / barrett_castle farm . .", "")
    assert (points_of(state, 0, "barrett_castle"), points_of(state, 0, "cottage")) == (5, 9)


@pytest.mark.parametrize(("food", "expected"), [("farm", 2), (".", 0)])
def test_castle_is_two_cottages_for_the_chapel(food: str, expected: int) -> None:
    """§3.1: when fed."""
    assert worth("chapel", f"barrett_castle . . {food} / . . chapel .") == expected


@pytest.mark.parametrize(("food", "expected"), [("farm", 4), (".", 0)])
def test_castle_is_two_cottages_for_the_temple(food: str, expected: int) -> None:
    """§3.1, §5 `Castle next to a lone Temple`: a fed castle alone is enough, an unfed one nothing."""
    assert worth("temple", f"barrett_castle temple . {food}") == expected


@pytest.mark.parametrize("food", ["farm", "."])
def test_castle_is_two_cottages_for_the_well(food: str) -> None:
    """§3.1: fed or not."""
    assert worth("well", f"barrett_castle well cottage {food}") == 3


def test_castle_is_in_a_group_of_cottages() -> None:
    """§4.2: feedable as a Cottage is, so it joins a Greenhouse's group."""
    state = lay("cottage barrett_castle cottage . / . . . . / cottage . . greenhouse", "", cards="greenhouse")
    assert (points_of(state, 0, "barrett_castle"), points_of(state, 0, "cottage")) == (5, 6)


# --- Cathedral of Caterina ------------------------------------------------------------------------


def test_cathedral_empty_squares_cost_nothing() -> None:
    """Table 3, §3.1: squares with cubes left over too; the minus points of Almshouses and Warehouses stay."""
    assert lay("cathedral_of_caterina W . .", "").score(0) == 2
    assert lay("cathedral_of_caterina almshouse . .", "", cards="almshouse").score(0) == 2 - 1
    stored = town("cathedral_of_caterina warehouse . .", stock={"b1": ["wheat", "wheat"]})
    assert lay(stored, "", cards="warehouse").score(0) == 2 - 2


# --- Fort Ironweed --------------------------------------------------------------------------------


def test_fort_hammer_passes_by() -> None:
    """Table 3, §3.1."""
    state = building("", "fort_ironweed", "", builder=0, round=4)
    all_done(state)
    assert state.actors() == [2]


def test_fort_owner_names_when_alone() -> None:
    """§3.1, §5 `Only the Fort owner is left`: master builder every round."""
    state = building("fort_ironweed", town(FULL, finished=2), builder=1, round=4)
    all_done(state)
    for cell in ("c1", "d1"):
        assert state.actors() == [0]
        act(state, 0, "name wheat", f"place {cell}", "done")


def test_fort_not_built_yet_has_no_effect() -> None:
    """Table 3: only once it stands."""
    state = building("", town("", monument="fort_ironweed"), "", builder=0, round=4)
    all_done(state)
    assert state.actors() == [1]


# --- Grand Mausoleum ------------------------------------------------------------------------------


def test_mausoleum_feeds_nobody() -> None:
    """§3.1: Chapel and Temple still want fed cottages."""
    assert worth("chapel", "grand_mausoleum_of_the_rodina cottage chapel cottage") == 0
    assert worth("temple", "grand_mausoleum_of_the_rodina cottage temple cottage") == 0


def test_mausoleum_every_cottage_is_worth_three() -> None:
    """Table 3, §4.4: fed or unfed."""
    state = lay("grand_mausoleum_of_the_rodina cottage cottage cottage / granary", "", cards="granary")
    assert points_of(state, 0, "cottage") == 3
    assert points_of(state, 0, "grand_mausoleum_of_the_rodina") == 6


# --- Grove University -----------------------------------------------------------------------------

GROVE = ". B . . / S G S ."


def test_grove_puts_any_building_on_an_empty_square() -> None:
    """Table 3: at once, any of the seven; the squares just vacated are empty too."""
    state = building(town(f"{GROVE} / cottage W", monument="grove_university"), "")
    build(state, 0, "grove_university", "b1")
    assert can(state, 0) == {f"gift {card}" for card in FIRST_GAME}  # no monument, and no declining
    act(state, 0, "gift theater")
    assert arguments(state, 0, "stand") == empty(state, 0)
    assert {"a2", "b2", "c2", "a1", "d4"} <= empty(state, 0)
    act(state, 0, "stand d4")
    assert squares(state, 0)["d4"] == "theater"
    assert can(state, 0) == {"done"}


def test_grove_always_has_room_when_built_of_cubes() -> None:
    """§3.1: three of its squares stay vacated."""
    state = building(town("W B W W / S G S W / W W W W / W W W W", monument="grove_university"), "")
    act(state, 0, "build grove_university:b1B-a2S-b2G-c2S", "stand b1", "gift well")
    assert arguments(state, 0, "stand") == {"a2", "b2", "c2"}


def test_grove_without_room_loses_its_building() -> None:
    """§3.1: Trading Posts standing in for cubes, and no square free."""
    plots = "W trading_post W W / trading_post G trading_post W / W W W W / W W W W"
    state = building(town(plots, monument="grove_university"), "", cards="trading_post")
    act(state, 0, "build grove_university:b1B-a2S-b2G-c2S", "stand b2")
    assert empty(state, 0) == set()
    assert can(state, 0, "gift") == set()
    assert "done" in can(state, 0)


# --- Obelisk of the Crescent ----------------------------------------------------------------------


def test_obelisk_later_buildings_anywhere() -> None:
    """Table 3, §5 `Obelisk/Shed target`: any square empty after the cubes are gone, vacated ones included."""
    state = building("obelisk_of_the_crescent O S . / W cottage", "")
    free = empty(state, 0)
    act(state, 0, "build well:b1O-c1S")
    assert arguments(state, 0, "stand") == free | {"b1", "c1"}


def test_obelisk_itself_stands_on_its_own_squares() -> None:
    """Table 3: *future* buildings."""
    state = building(town("W . . . / B G B .", monument="obelisk_of_the_crescent"), "")
    act(state, 0, "build obelisk_of_the_crescent:a1W-a2B-b2G-c2B")
    assert arguments(state, 0, "stand") == {"a1", "a2", "b2", "c2"}


def test_obelisk_in_the_same_round() -> None:
    """Table 3: what is built after it in the same round is already free."""
    state = building(town("W . . . / B G B . / O S", monument="obelisk_of_the_crescent"), "")
    build(state, 0, "obelisk_of_the_crescent", "a1")
    build(state, 0, "well", "d4")
    assert squares(state, 0)["d4"] == "well"


def test_obelisk_only_for_its_owner() -> None:
    """Table 3: *your* buildings."""
    state = building("obelisk_of_the_crescent", "O S . .")
    act(state, 1, "build well:a1O-b1S")
    assert arguments(state, 1, "stand") == {"a1", "b1"}


# --- Opaleye's Watch: being built; what it does afterwards is in test_watch.py --------------------

WATCH = "O . . . / B G W W / S . . ."


def test_watch_gets_three_different_buildings() -> None:
    """Table 3: from the supply, no monuments."""
    state = building(town(WATCH, monument="opaleyes_watch"), "")
    build(state, 0, "opaleyes_watch", "a1")
    assert can(state, 0) == {f"reserve {card}" for card in FIRST_GAME}
    act(state, 0, "reserve well")
    assert can(state, 0) == {f"reserve {card}" for card in FIRST_GAME if card != "well"}
    act(state, 0, "reserve farm", "reserve tavern")
    assert can(state, 0) == {"done"}
    towns = state.view(1)["towns"]
    assert isinstance(towns, list)
    assert towns[0]["watch"] == ["farm", "well", "tavern"]


# --- Shrine of the Elder Tree ---------------------------------------------------------------------

SHRINE = "B W S . / O G O ."
SHRINE_PLAN = "build shrine_of_the_elder_tree:a1B-b1W-c1S-a2O-b2G-c2O"


@pytest.mark.parametrize(("before", "points"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 8), (6, 8), (8, 8)])
def test_shrine_by_number_of_buildings(before: int, points: int) -> None:
    """Table 3, §3.1: itself included; the seventh or a later one is still 8."""
    others = ["cottage"] * before + ["."] * (8 - before)
    state = building(town(f"{SHRINE} / {' '.join(others)}", monument="shrine_of_the_elder_tree"), "")
    act(state, 0, SHRINE_PLAN, "stand a1")
    assert points_of(state, 0, "shrine_of_the_elder_tree") == points


def test_shrine_keeps_its_value() -> None:
    """§3.1: frozen at construction."""
    state = building(town(f"{SHRINE} / O S O S", monument="shrine_of_the_elder_tree"), "")
    act(state, 0, SHRINE_PLAN, "stand a1")
    act(state, 0, "build well:a3O-b3S", "stand a3", "build well:c3O-d3S", "stand d3")
    assert points_of(state, 0, "shrine_of_the_elder_tree") == 1


# --- Statue of the Bondmaker ----------------------------------------------------------------------

STATUE = "statue_of_the_bondmaker cottage cottage ."


def test_statue_cube_on_a_cottage() -> None:
    """Table 3: what another names, one on each cottage."""
    state = placing("wood", "", STATUE)
    assert can(state, 1, "lodge") == {"lodge b1", "lodge c1"}
    act(state, 1, "lodge b1")
    assert lying(state, 1) == {"b1": ["wood"]}
    assert can(state, 1) == {"done"}  # nothing placed: one may build all the same (§5)


def test_statue_one_cube_a_cottage() -> None:
    """Table 3."""
    state = placing("wood", "", town(STATUE, stock={"b1": ["wheat"]}))
    assert can(state, 1, "lodge") == {"lodge c1"}


def test_statue_is_a_choice() -> None:
    """Table 3: "may"."""
    state = placing("wood", "", STATUE)
    act(state, 1, "place d1")
    assert squares(state, 1)["d1"] == "O"


def test_statue_not_at_ones_own_naming() -> None:
    """Table 3: when *another* names."""
    assert can(placing("wood", STATUE, ""), 0, "lodge") == set()


def test_statue_cubes_are_not_for_building() -> None:
    """§3.1: a cube on a cottage completes no pattern, and the cottage stays."""
    state = building(town(f"{STATUE} / . S . .", stock={"b1": ["wood"]}), "")
    assert buildable(state, 0) == set()


def test_statue_cubes_cost_nothing() -> None:
    """§3.1: removed at the end, and the square has a building."""
    with_cubes = lay(town(STATUE, stock={"b1": ["wood"], "c1": ["wheat"]}), "")
    assert with_cubes.score(0) == lay(STATUE, "").score(0) == -13


def test_statue_not_before_it_stands() -> None:
    """Table 3."""
    state = placing("wood", "", town("cottage . . .", monument="statue_of_the_bondmaker"))
    assert can(state, 1, "lodge") == set()


# --- The Starloom ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "others", "points"),
    [
        (5, (6, 7, 8), 6),
        (6, (5, 7, 8), 3),
        (7, (5, 6, 8), 2),
        (8, (5, 6, 7), 0),
        (9, (5, 6, 7, 8, 8), 0),
        (5, (5, 6, 7), 6),  # §3.1: the same round as others
        (6, (5, 6, 6), 3),
        (7, (5, 6, 7), 2),
        (5, (5, 5, 5), 6),
    ],
)
def test_starloom_by_order_of_completion(mine: int, others: tuple[int, ...], points: int) -> None:
    """Table 3, §3.1: full points also for those who finish in the same round."""
    towns = [town("the_starloom", finished=mine), *(town("", finished=round) for round in others)]
    assert points_of(lay(*towns), 0, "the_starloom") == points


@pytest.mark.parametrize(("ruling", "points"), [("skip", [6, 6, 2, 0, 0]), ("next", [6, 6, 3, 2, 0])])
def test_starloom_after_a_tie(ruling: str, points: list[int]) -> None:
    """§3.1: two firsts, and the next is third; by option second."""
    rounds = (5, 5, 6, 7, 8)
    for seat, expected in enumerate(points):
        towns = [town("the_starloom" if s == seat else "", finished=round) for s, round in enumerate(rounds)]
        assert points_of(lay(*towns, options={"starloom_after_tie": ruling}), seat, "the_starloom") == expected


def test_starloom_counts_completed_towns_only() -> None:
    """Table 3: before the own town is complete there is no rank."""
    assert points_of(lay(town("the_starloom"), town("", finished=3)), 0, "the_starloom") == 0


# --- all ------------------------------------------------------------------------------------------


def test_no_monument_is_in_the_common_supply() -> None:
    """§3.1: none can be given, reserved or built by replacing."""
    vocabulary = lay("", "").game.vocabulary
    for verb in ("gift", "reserve", "claim"):
        assert vocabulary.by_name[verb].arguments[0].values == tuple(card.id for card in BUILDINGS)
    assert vocabulary.by_name["replace"].arguments[1].values == tuple(card.id for card in BUILDINGS)
