"""Refusals are true: what each one claims is looked up on the table, in games and at moments that are seldom."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from cantiere.games.tinytowns import GAME, box
from cantiere.games.tinytowns.state import Table
from cantiere.kernel.errors import BadAction, IllegalAction
from cantiere.kernel.match import Match
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from cantiere.kernel.texts import texts
from tests.rulebook.tinytowns.dossier import RESOURCES
from tests.rulebook.tinytowns.positions import act, building, can, card_placing, naming, placing, stop, town
from tests.rulebook.tinytowns.second_opinion import OPINIONS, Moment

MONUMENT_CARDS = [f"card.{monument}" for monument in box.BUILDINGS[box.FIRST_MONUMENT :]]
BANKED = {"a1": ["wheat"], "b1": ["wood"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}
FIVE = "bank bank bank bank / bank . . ."
WATCHED = town("opaleyes_watch . . .", watch=["well", "tavern", "food"])


def replacing() -> Table:
    guild = town("cottage . G . / . W S . / O B . well", monument="architects_guild")
    state = building(guild, "")
    act(state, 0, "build architects_guild:c1G-b2W-c2S-a3O-b3B", "stand c1", "replace a1 farm")
    return state


def claiming() -> Table:
    state = building(WATCHED, "O S . .", round=5)
    act(state, 1, "build well:a1O-b1S", "stand a1", "done")
    act(state, 0, "done")
    return state


def reserving() -> Table:
    state = building(town("O . . . / B G W W / S . . .", monument="opaleyes_watch"), "")
    act(state, 0, "build opaleyes_watch:a1O-a2B-b2G-c2W-d2W-a3S", "stand a1", "reserve well")
    return state


def given() -> Table:
    state = building(town(f"{FIVE} / . B . . / S G S .", stock=BANKED, monument="grove_university"), "", cards="bank")
    act(state, 0, "build grove_university:b3B-a4S-b4G-c4S", "stand a4")
    return state


def stocking() -> Table:
    state = building(town("bank . . . / W W . . / O G B .", stock={"a1": ["wheat"]}), "", cards="bank")
    act(state, 0, "build bank:a2W-b2W-a3O-b3G-c3B", "stand a2")
    return state


def standing() -> Table:
    state = building("O S . .", "")
    act(state, 0, "build well:a1O-b1S")
    return state


def keeping() -> Table:
    state = GAME.set_up(2)
    assert isinstance(state, Table)
    return state


def exchanged() -> Table:
    state = placing("wheat", "", town("factory . . .", stock={"a1": ["wheat"]}))
    act(state, 1, "exchange glass")
    return state


STATUE = town("statue_of_the_bondmaker cottage cottage .", stock={"b1": ["wood"]})
STORED = town("warehouse warehouse . .", stock={"a1": ["wheat", "glass", "glass"], "b1": ["brick"]})
MOMENTS: dict[str, Callable[[], Table]] = {
    "factory": lambda: placing("wheat", "", town("factory . . .", stock={"a1": ["wheat"]})),
    "other factory": lambda: placing("wood", "", town("factory . . .", stock={"a1": ["wheat"]})),
    "exchanged": exchanged,
    "warehouse": lambda: placing("brick", "", STORED),
    "own warehouse": lambda: placing("brick", STORED, ""),
    "statue": lambda: card_placing("wheat", STATUE, ""),
    "cavern": lambda: placing("wheat", "", town("W . . .", caverns=2), options={"cavern": True}),
    "five banks": lambda: building(town(f"{FIVE} / W W . . / O G B .", stock=BANKED), "", cards="bank"),
    "a bank": lambda: naming(town("bank . . .", stock={"a1": ["wheat"]}), "", cards="bank"),
    "trading posts": lambda: building(
        "trading_post O S . / trading_post trading_post trading_post .", "", cards="trading_post"
    ),
    "a bank more": stocking,
    "a new well": standing,
    "monument": lambda: building(town("the_starloom W . .", monument="the_starloom"), ""),
    "given": given,
    "replacing": replacing,
    "reserving": reserving,
    "keeping": keeping,
    "claiming": claiming,
    "alone": lambda: stop("", stage="name", round=1, row=["wheat", "wheat", "stone"]),
}


def refusals(state: Table, seat: int, codes: Sequence[int]) -> set[str]:
    """The keys of the reasons given at this moment for those of the actions that are refused, and for refused clicks;
    each of them is true."""
    legal = state.legal(seat)
    moment = Moment(state, seat)
    given = [(GAME.vocabulary.short(code), state.why_not(seat, code)) for code in codes if code not in legal]
    for element in elements(seat):
        reason = state.why_not_at(seat, element)
        if reason is not None:
            given.append((element, reason))
        else:
            stands_for = any(element in state.elements(seat, code) for code in legal)
            assert stands_for or element in MONUMENT_CARDS, f"{element} is left without an answer"
    assert [problem for asked, reason in given if (problem := moment.disputed(asked, reason))] == []
    return {reason.key for _, reason in given}


def some_codes(rng: Rng) -> list[int]:
    """Some actions of every verb."""
    return [int(verb.base + rng.below(verb.size)) for verb in GAME.vocabulary.verbs for _ in range(5)]


def elements(seat: int) -> list[str]:
    """Everything on the board that an action can stand for."""
    return [
        *(f"town.{seat}.{cell}" for cell in box.CELLS),
        *(f"card.{building}" for building in box.BUILDINGS[: box.FIRST_MONUMENT]),
        *MONUMENT_CARDS,
        *(f"monument.{monument}" for monument in box.BUILDINGS[box.FIRST_MONUMENT :]),
        *(f"resource.{resource}" for resource in RESOURCES.values()),
        f"cavern.{seat}",
        f"town.{seat + 1}.a1",
    ]


@pytest.mark.parametrize(
    ("preset", "seats"), [("standard", 2), ("standard", 1), ("town_hall", 3), ("cavern", 2), ("other_readings", 4)]
)
@pytest.mark.parametrize("seed", range(2))
def test_refusals_of_random_games_are_true(preset: str, seats: int, seed: int) -> None:
    state = GAME.new(seats, GAME.presets[preset])
    assert isinstance(state, Table)
    rng = Rng(seed)
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        if rng.below(6) == 0:
            assert refusals(state, seat, some_codes(rng))
        legal = state.legal(seat)
        busy = [code for code in legal if GAME.vocabulary.verb(code).name == "build"] or legal
        state.apply(seat, busy[rng.below(len(busy))])


def test_every_reason_is_given_somewhere_and_is_true() -> None:
    keys: set[str] = set()
    for moment in MOMENTS.values():
        state = moment()
        for seat in state.actors():
            keys |= refusals(state, seat, range(GAME.vocabulary.size))
    written = set(re.findall(r"^(why-[\w-]+) =", (GAME.folder / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE))
    assert written | {"why-asked-else", "why-not-yours"} == set(OPINIONS)
    assert set(OPINIONS) - keys == set()


def test_a_cube_that_lies_in_a_warehouse_is_not_denied() -> None:
    """The cube named may not be swapped for one of its kind, though one lies there."""
    state = placing("brick", "", STORED)
    swap = GAME.vocabulary.read("swap b1 brick")
    assert texts("en", "tinytowns").format(state.why_not(1, swap)) == "You already have brick in hand."


def test_a_factory_that_holds_the_resource_is_not_denied() -> None:
    state = placing("wheat", "", town("factory . . .", stock={"a1": ["wheat"]}))
    exchange = GAME.vocabulary.read("exchange wheat")
    assert texts("en", "tinytowns").format(state.why_not(1, exchange)) == "You already have wheat in hand."


# --- typing -----------------------------------------------------------------------------------------


def test_letters_may_be_large() -> None:
    match = Match(placing("wheat", "", ""))
    match.play("place A1", seat=0)
    match.play("Place d4", seat=1)
    assert [match.game.vocabulary.short(step.action) for step in match.steps] == ["place a1", "place d4"]


def test_a_building_is_enough_where_it_can_be_built_in_one_way() -> None:
    match = Match(building("O S . .", "", cards="millstone"))
    match.play("build millstone", seat=0)
    assert can_words(match) == {"stand a1", "stand b1"}


def test_a_building_that_can_be_built_in_several_ways_is_answered_with_them() -> None:
    match = Match(building("O S O .", "", cards="millstone"))
    with pytest.raises(BadAction) as refusal:
        match.play("build millstone", seat=0)
    assert "build millstone:a1O-b1S, build millstone:b1S-c1O" in str(refusal.value)
    assert match.steps == []


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("build millstone", "The cubes in your town do not make a Millstone yet."),
        ("build well", "Not in play at this table: Well."),
        ("build fort", "That is not the monument you kept."),
    ],
)
def test_a_building_that_cannot_be_built_is_answered_with_the_reason(words: str, reason: str) -> None:
    match = Match(building("O . . .", "", cards="millstone"))
    with pytest.raises(IllegalAction) as refusal:
        match.play(words, seat=0)
    assert reason in str(refusal.value)


def test_a_building_that_can_be_built_elsewhere_is_refused_where_it_was_meant() -> None:
    match = Match(building("O S . .", "", cards="millstone"))
    with pytest.raises(IllegalAction, match="The cubes there do not make a Millstone"):
        match.play("build millstone:a2O-b2S", seat=0)


def test_the_name_of_a_building_or_a_square_is_enough() -> None:
    match = Match(building("O S . .", "", cards="millstone"))
    match.play("millstone", seat=0)
    match.play("B1", seat=0)
    assert [match.game.vocabulary.short(step.action) for step in match.steps] == ["build millstone:a1O-b1S", "stand b1"]


def test_the_nearest_word_is_offered() -> None:
    match = Match(placing("wheat", "", ""))
    with pytest.raises(BadAction) as refusal:
        match.play("plase a1", seat=0)
    assert "place" in str(refusal.value)


def can_words(match: Match) -> set[str]:
    assert isinstance(match.state, Table)
    return can(match.state, 0)
