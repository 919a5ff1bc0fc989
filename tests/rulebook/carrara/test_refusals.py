"""Refusals are true: what each one claims is looked up on the table, in games and at moments that are seldom."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from cantiere.games.carrara import GAME, box
from cantiere.games.carrara.state import Table
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from cantiere.kernel.texts import texts
from tests.rulebook.carrara.second_opinion import OPINIONS, Refusal
from tests.rulebook.carrara.table import ADVANCED, ADVANCED_COURT, do, late, lay


def elements(state: Table, seat: int) -> list[str]:
    """Everything on the board that an action can stand for."""
    return [
        "wheel.rotate",
        *(f"wheel.{segment}.{colour}" for segment in box.SEGMENTS for colour in box.COLOURS),
        *(f"tile.{name}" for name in box.TILE_NAMES),
        *(f"improvement.{city}" for city in box.CITIES),
        *(f"court.{space}" for space in box.SPACES),
        *(f"place.{place}" for place in box.SHARED_PLACES),
        *(f"place.{seat}.{place}" for place in box.OWN_PLACES),
        *(f"city.{seat}.{city}" for city in box.CITIES),
        *(f"pay.{count}" for count in range(9)),
        *(f"{own}.{(seat + 1) % state.seats}.{name}" for own, name in (("city", "lucca"), ("place", "villa"))),
        *([f"supply.{piece}" for piece in box.PIECES[: box.GOLD_PIECE]] if state.setup.advanced else []),
        *([f"storage.{seat}.{piece}" for piece in box.PIECES] if state.setup.advanced else []),
        *([f"storage.{seat}", "wheel.rotate_inner"] if state.setup.advanced else []),
    ]


def refusals(state: Table, codes: Sequence[int]) -> set[str]:
    """The keys of the reasons given to who is to act, for those of the actions that are refused and for refused
    clicks; each of them is true."""
    seat = int(state.actor())
    legal = state.legal(seat)
    given = [(GAME.vocabulary.short(code), state.why_not(seat, code)) for code in codes if code not in legal]
    for element in elements(state, seat):
        reason = state.why_not_at(seat, element)
        if reason is None:
            stands_for = any(element in state.elements(seat, code) for code in legal)
            assert stands_for, f"{element} is left without an answer\n{state.position()}"
        else:
            given.append((element, reason))
    for asked, reason in given:
        assert reason.key in OPINIONS, f"nobody has an opinion on {reason.key}"
        assert Refusal(state, seat, asked, reason).is_so(), f"“{asked}”: {reason!r} is not so\n{state.position()}"
    return {reason.key for _, reason in given}


@pytest.mark.parametrize(("preset", "seats"), [("basic", 2), ("basic", 4), ("advanced", 3), ("other_readings", 2)])
@pytest.mark.parametrize("seed", range(2))
def test_refusals_of_random_games_are_true(preset: str, seats: int, seed: int) -> None:
    state = GAME.new(seats, GAME.presets[preset])
    assert isinstance(state, Table)
    rng = Rng(seed)
    while not state.is_over():
        seat = state.actor()
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        if rng.below(25) == 0:
            some = [int(verb.base + rng.below(verb.size)) for verb in GAME.vocabulary.verbs for _ in range(3)]
            assert refusals(state, some)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


# --- moments at which every reason is given somewhere -----------------------------------------------


def after(state: Table, *actions: str) -> Table:
    do(state, *actions)
    return state


WHEEL = {"I": {"red": 1, "white": 2}, "II": {"blue": 1}}
BUILT = {"massa": ["villa-1", "porta-2 blue"], "pisa": ["castello-2"]}
MANY = {"massa": ["villa-3", "villa-3b", "porta-2 decorated"]}
SPACES = ADVANCED_COURT[:5]
HALF = late("villa", "rural", court=SPACES, buildings={"massa": ["villa-4"]})
FULL = {"stored": {"cup": 1, "crown": 1}}
RICH = {"coins": 60}


def scored_everything() -> Table:
    """All that the buildings open is scored, and the six cities' places are the others'."""
    court = ("coins1", "vp1")
    one = late("villa", "rural", court=court, buildings={"massa": ["villa-4"]})
    return lay(one, late("porta", "urban", court=court))


MOMENTS: dict[str, Callable[[], Table]] = {
    "the start": lambda: lay({}, {}, wheel=WHEEL),
    "the advanced start": lambda: lay({}, {}, options=ADVANCED, wheel=WHEEL),
    "nothing to buy": lambda: lay({}, {}, options=ADVANCED, bag={}),
    "a poor player": lambda: lay({"coins": 1}, {}, wheel=WHEEL),
    "rotated": lambda: after(lay({}, {}, wheel={"I": {"red": 6, "blue": 5}}), "rotate"),
    "rotated in vain": lambda: after(lay({"coins": 0}, {}, options=ADVANCED, wheel={"I": {"red": 1}}), "rotate_inner"),
    "buying": lambda: after(lay({}, {}, wheel=WHEEL), "buy I white"),
    "buildings": lambda: lay({"buildings": BUILT, "blocks": {"white": 2}, **FULL}, {}, options=ADVANCED, wheel=WHEEL),
    "twins": lambda: lay({"buildings": MANY, "stored": {"coat_of_arms": 1}}, {}, {}, {}, options=ADVANCED),
    "a monument": lambda: lay({"buildings": {"massa": ["villa-8"]}, "blocks": {"white": 7}}, {}, offer=["villa-1"]),
    "all monuments": lambda: lay({"buildings": {"massa": ["villa-1"]}, "blocks": {"white": 7}}, {}, monuments=[]),
    "nothing to build": lambda: lay({}, {}, stack=[], monuments=[]),
    "paying": lambda: after(lay({"blocks": {"red": 2, "white": 2}}, {}, offer=["villa-2"]), "build villa-2 lucca"),
    "improving": lambda: after(
        lay(
            {"blocks": {"red": 3}, "buildings": {"lucca": ["porta-5"]}},
            {"buildings": {"pisa": ["villa-8"]}, "improved": {"pisa": 1}},
        ),
        "upgrade porta-5",
    ),
    "a visit": lambda: lay(
        late(court=("coins1", "vp1"), buildings={"massa": ["villa-1"]}),
        late("porta", court=("vp1",)),
        visit_by=2,
        visit_space="coins1",
    ),
    "everything scored": scored_everything,
    "bonus spaces first": lambda: lay(
        late(court=("vp1",), buildings={"massa": ["villa-1"]}),
        late(court=("vp1",)),
        options={"early_large_space": False},
    ),
    "scoring": lambda: after(lay({"buildings": BUILT, **RICH}, {}, options=ADVANCED), "pillar vp1"),
    "a money place": lambda: lay(
        late("coins_left", court=SPACES, **RICH), late("porta", court=SPACES), options=ADVANCED
    ),
    "a city taken": lambda: lay(
        late(court=SPACES, buildings={"massa": ["villa-1"]}),
        late("lucca", court=SPACES, buildings={"lucca": ["porta-1", "porta-2"]}),
        options=ADVANCED,
    ),
    "a gift": lambda: after(
        lay({"buildings": BUILT}, {}, options=ADVANCED, supply={"cup": 1, "red_statue": 6}), "pillar decoration1"
    ),
    "a reward": lambda: after(
        lay({}, {}, options=ADVANCED, wheel=WHEEL, supply={"coat_of_arms": 1}), "rotate_inner", "buy II blue"
    ),
    "a piece": lambda: after(lay({"buildings": BUILT}, {}, options=ADVANCED), "pillar decoration1", "take cup"),
    "a full storage": lambda: after(
        lay({"buildings": BUILT, **FULL}, {}, options=ADVANCED), "pillar decoration1", "take coat_of_arms"
    ),
    "a statue": lambda: after(
        lay({"buildings": {"livorno": ["villa-1"], "lerici": ["villa-2 red"]}}, {}, options=ADVANCED, wheel=WHEEL),
        "rotate_inner",
        "buy II blue",
        "take purple_statue",
    ),
    "a gold statue": lambda: after(
        lay({**HALF, "coins": 0}, late("porta", court=SPACES), options=ADVANCED), "pillar statue1"
    ),
    "stored now": lambda: after(
        lay({"buildings": BUILT}, {}, options=ADVANCED), "pillar decoration1", "take gate", "store"
    ),
    "purchased": lambda: after(lay({"buildings": BUILT, **RICH}, {}, options=ADVANCED), "buy_statue villa-1"),
    "coins needed": lambda: after(
        lay({**HALF, "coins": 40}, late("porta", court=SPACES), options=ADVANCED), "pillar decoration1", "decline"
    ),
    "the end of a turn": lambda: after(lay({"buildings": BUILT, **FULL}, {}, options=ADVANCED), "pass"),
}


def test_every_reason_is_given_somewhere_and_is_true() -> None:
    keys: set[str] = set()
    for moment in MOMENTS.values():
        keys |= refusals(moment(), range(GAME.vocabulary.size))
    written = set(re.findall(r"^(why-[\w-]+) =", (GAME.folder / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE))
    assert written | {"why-asked-else", "why-not-yours"} == set(OPINIONS)
    assert set(OPINIONS) - keys == set()


@pytest.mark.parametrize(
    ("element", "reason"),
    [
        ("place.massa", "That needs 3 buildings in Massa; you have 1."),
        ("place.0.villa", "First choose a pillar at the royal court; this place is open to you."),
        ("place.0.palazzo", "That needs a building of this type; you have none."),
        ("place.0.urban", "That needs a building in this landscape; you have none."),
    ],
)
def test_a_scoring_place_clicked_early_says_what_it_needs(element: str, reason: str) -> None:
    state = lay({"buildings": {"massa": ["villa-1"]}}, {})
    answer = state.why_not_at(0, element)
    assert answer is not None
    assert texts("en", "carrara").format(answer) == reason


def test_a_court_space_says_what_is_missing() -> None:
    nothing = lay({}, {}).why_not_at(0, "court.coins1")
    assert nothing is not None
    assert texts("en", "carrara").format(nothing) == "There is nothing to score yet: you have no building."
    state = scored_everything()
    scored = state.why_not_at(0, "court.coins1")
    assert scored is not None
    assert texts("en", "carrara").format(scored) == "All scoring places that your buildings open are taken."


def test_who_is_not_buying_is_told_so_and_not_of_florins() -> None:
    state = lay({}, {}, wheel=WHEEL)
    assert state.why_not(0, GAME.vocabulary.read("done")).key == "why-not-buying"
