"""Opaleye's Watch answering what its neighbours build: table 3 and the rows of §5 about it."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere.games.tinytowns.state import Table
from tests.rulebook.tinytowns.positions import (
    Town,
    act,
    all_done,
    arguments,
    build,
    buildable,
    building,
    can,
    empty,
    look,
    placing,
    squares,
    town,
)

WELL_READY = "O S . ."
TAVERN_READY = "B B G ."


def watch(plots: str = "opaleyes_watch . . .", *lying: str, **more: Any) -> Town:
    """A town with the Watch and these families on its card."""
    return town(plots, watch=list(lying or ("well", "tavern", "food")), **more)


def on_card(state: Table, seat: int = 0) -> list[str]:
    lying: list[str] = look(state, seat)["watch"]
    return lying


@pytest.mark.parametrize("neighbour", [1, 3])
def test_left_and_right_neighbour(neighbour: int) -> None:
    """Table 3: what either of them builds is moved from the card to an empty square."""
    state = building(watch(), *(WELL_READY if seat == neighbour else "" for seat in (1, 2, 3)), round=5)
    build(state, neighbour, "well", "a1")
    all_done(state)
    assert state.actors() == [0]
    assert can(state, 0) == {"claim well"}
    act(state, 0, "claim well")
    assert arguments(state, 0, "stand") == empty(state, 0)
    act(state, 0, "stand c3")
    assert squares(state, 0)["c3"] == "well"
    assert on_card(state) == ["food", "tavern"]


@pytest.mark.parametrize("owner", range(4))
def test_neighbours_around_the_table(owner: int) -> None:
    """Table 3: the last seat and the first are neighbours too."""
    for builder in range(4):
        towns = [watch() if seat == owner else WELL_READY if seat == builder else "" for seat in range(4)]
        if builder == owner:
            continue
        state = building(*towns, round=5)
        build(state, builder, "well", "a1")
        all_done(state)
        assert (can(state, owner, "claim") == {"claim well"}) is ((builder - owner) % 4 in (1, 3))


def test_not_for_a_player_further_off() -> None:
    """§5 `or a non-neighbour does`: no effect."""
    state = building(watch(), "", WELL_READY, "", round=5)
    build(state, 2, "well", "a1")
    all_done(state)
    assert can(state, 0, "claim") == set()
    assert on_card(state) == ["food", "well", "tavern"]


def test_not_for_what_the_owner_builds() -> None:
    """§5 `owner builds a listed building himself`: no effect."""
    state = building(watch(f"opaleyes_watch . . . / {WELL_READY}"), "", round=5)
    build(state, 0, "well", "a2")
    all_done(state)
    assert can(state, 0, "claim") == set()
    assert on_card(state) == ["food", "well", "tavern"]


def test_not_for_what_does_not_lie_on_the_card() -> None:
    """Table 3."""
    state = building(watch("opaleyes_watch", "tavern", "food", "shop"), WELL_READY, round=5)
    build(state, 1, "well", "a1")
    all_done(state)
    assert can(state, 0, "claim") == set()


def test_two_players_one_trigger() -> None:
    """§5 `with 2 players`: left is right; one building, one move."""
    state = building(watch(), WELL_READY, round=5)
    build(state, 1, "well", "a1")
    all_done(state)
    act(state, 0, "claim well", "stand b1")
    assert can(state, 0, "claim") == set()
    assert [word for word in squares(state, 0).values() if word == "well"] == ["well"]


def test_two_copies_one_move() -> None:
    """§5 `neighbour builds two copies`: only one lies on the card."""
    state = building(watch(), "O S . . / . . . . / O S . .", round=5)
    act(state, 1, "build well:a1O-b1S", "stand a1", "build well:a3O-b3S", "stand a3")
    all_done(state)
    act(state, 0, "claim well", "stand b1")
    assert can(state, 0, "claim") == set()
    assert on_card(state) == ["food", "tavern"]


def test_what_was_taken_is_gone() -> None:
    """§5: at most three gains; a second copy in a later round moves nothing."""
    state = building(watch("opaleyes_watch well . .", "tavern", "food"), WELL_READY, round=5)
    build(state, 1, "well", "a1")
    all_done(state)
    assert can(state, 0, "claim") == set()


def test_two_different_buildings_two_moves() -> None:
    """Table 3: each of them, in the order the owner likes."""
    state = building(watch(), f"{WELL_READY} / {TAVERN_READY}", round=5)
    build(state, 1, "well", "a1")
    build(state, 1, "tavern", "a2")
    all_done(state)
    assert can(state, 0) == {"claim well", "claim tavern"}
    act(state, 0, "claim tavern", "stand b1", "claim well", "stand c1")
    assert look(state, 0)["plots"].split()[:4] == ["opaleyes_watch", "tavern", "well", "."]
    assert on_card(state) == ["food"]


def test_no_empty_square() -> None:
    """§5 `no empty square`: nothing is placed, and the building stays on the card."""
    state = building(watch("opaleyes_watch" + " W" * 15), WELL_READY, round=5)
    build(state, 1, "well", "a1")
    all_done(state)
    assert can(state, 0, "claim") == set()
    assert on_card(state) == ["food", "well", "tavern"]


def test_room_for_one_of_two() -> None:
    """§5 `no empty square`: the second stays on the card."""
    state = building(watch("opaleyes_watch" + " W" * 14), f"{WELL_READY} / {TAVERN_READY}", round=5)
    build(state, 1, "well", "a1")
    build(state, 1, "tavern", "a2")
    all_done(state)
    act(state, 0, "claim tavern", "stand d4")
    assert can(state, 0, "claim") == set()
    assert on_card(state) == ["food", "well"]


def test_complete_town_places_no_more() -> None:
    """§5 `owner's town complete`."""
    state = building(watch("opaleyes_watch" + " W" * 15, finished=4), WELL_READY, "", round=5)
    build(state, 1, "well", "a1")
    all_done(state)
    assert can(state, 0) == set()
    assert squares(state, 0)["a1"] == "opaleyes_watch"


def test_claim_that_fills_the_town_completes_it() -> None:
    """§1.4, consequence: completion is looked at also after free placements."""
    state = building(watch("opaleyes_watch" + " W" * 14), WELL_READY, round=5)
    build(state, 1, "well", "a1")
    all_done(state)
    act(state, 0, "claim well", "stand d4", "done")
    assert look(state, 0)["finished"] == 5


def test_owner_may_build_after_a_claim() -> None:
    """§1.3.3, §1.4: one may build until the next naming, and a town is complete only when its owner cannot or does
    not want to build; so a building from the card that fills the town does not end it while a pattern is ready."""
    state = building(watch("opaleyes_watch O S W" + " W" * 11), WELL_READY, round=5)
    act(state, 0, "done")
    build(state, 1, "well", "a1")
    act(state, 1, "done")
    act(state, 0, "claim well", "stand d4")
    assert buildable(state, 0) == {"well"}
    build(state, 0, "well", "b1")
    act(state, 0, "done")
    assert look(state, 0)["finished"] == 0
    assert empty(state, 0) == {"c1"}


def test_claimed_trading_post_is_wild() -> None:
    """§5 `Trading Post built this round`: a Post from the card serves the next building, in the same round too."""
    state = building(
        watch("opaleyes_watch O . .", "industry", "food", "well"), "S O . . / S O B .", cards="trading_post", round=5
    )
    act(state, 0, "done")
    act(state, 1, "build trading_post:a1S-b1O-a2S-b2O-c2B", "stand a1", "done")
    act(state, 0, "claim trading_post", "stand c1")
    assert buildable(state, 0) == {"well"}


def test_a_watch_sees_nothing_of_the_round_it_is_built_in() -> None:
    """§1.3.4: effects of new buildings apply only after everybody has built."""
    state = building(town("O . . . / B G W W / S", monument="opaleyes_watch"), WELL_READY, round=5)
    build(state, 0, "opaleyes_watch", "a1")
    act(state, 0, "reserve well", "reserve farm", "reserve tavern")
    build(state, 1, "well", "a1")
    all_done(state)
    assert can(state, 0, "claim") == set()
    assert on_card(state) == ["food", "well", "tavern"]


def test_watch_works_while_the_owner_places_as_usual() -> None:
    """Table 3: the move comes on top of the round's cube."""
    state = placing("stone", watch(), "O . . .", namer=1, round=5)
    act(state, 0, "place d4", "done")
    act(state, 1, "place b1")
    build(state, 1, "well", "a1")
    act(state, 1, "done")
    act(state, 0, "claim well", "stand d3")
    assert (squares(state, 0)["d4"], squares(state, 0)["d3"]) == ("S", "well")


# --- the rulings ----------------------------------------------------------------------------------


@pytest.mark.parametrize("optional", [False, True])
def test_watch_optional(optional: bool) -> None:
    """§5 `Opaleye: optional?`: the card is imperative; by option the owner may decline, and it stays on the card."""
    state = building(watch(), WELL_READY, round=5, options={"watch_optional": optional})
    build(state, 1, "well", "a1")
    all_done(state)
    assert can(state, 0) == {"claim well"} | ({"decline"} if optional else set())
    if optional:
        act(state, 0, "decline")
        assert on_card(state) == ["food", "well", "tavern"]
        assert can(state, 0, "claim") == set()


@pytest.mark.parametrize("sees", [False, True])
def test_watch_sees_gifts_of_grove(sees: bool) -> None:
    """§5 `Does an Opaleye/Grove placement trigger another Watch?`: "constructs", so no; by option yes."""
    grove = town(". B . . / S G S .", monument="grove_university")
    state = building(watch(), grove, round=5, options={"watch_sees_gifts": sees})
    build(state, 1, "grove_university", "b1")
    act(state, 1, "gift well", "stand d4")
    all_done(state)
    assert (can(state, 0, "claim") == {"claim well"}) is sees


@pytest.mark.parametrize("sees", [False, True])
def test_watch_sees_what_the_guild_replaces(sees: bool) -> None:
    """§5, the same row, for buildings put there by the Architect's Guild."""
    guild = town(". . G . / . W S . / O B . . / cottage", monument="architects_guild")
    state = building(watch(), guild, round=5, options={"watch_sees_gifts": sees})
    act(state, 1, "build architects_guild:c1G-b2W-c2S-a3O-b3B", "stand c1", "replace a4 well")
    all_done(state)
    assert (can(state, 0, "claim") == {"claim well"}) is sees
