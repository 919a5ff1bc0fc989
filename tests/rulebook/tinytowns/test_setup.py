"""§1.2: how a table is laid."""

from __future__ import annotations

import pytest

from cantiere.games.tinytowns import GAME
from cantiere.games.tinytowns.state import Table
from cantiere.kernel.chance import SeededDealer
from cantiere.kernel.errors import IllegalAction, SeatsOutOfRange, WrongSeat
from cantiere.kernel.match import Match
from cantiere.kernel.rng import Rng
from cantiere.kernel.state import CHANCE
from cantiere.kernel.text import Text
from cantiere.kernel.texts import LANGUAGES, guide, texts
from tests.rulebook.tinytowns.dossier import BUILDINGS, FAMILIES, FIRST_GAME, MONUMENTS, RESOURCES, Card
from tests.rulebook.tinytowns.positions import act, arguments, buildable, building, can, chances, draw, look, town

FIRST_CARDS = GAME.presets["first_game"]


def new(seats: int, **options: object) -> Table:
    state = GAME.new(seats, options)
    assert isinstance(state, Table)
    return state


def dealt(state: Table) -> Table:
    """With monuments dealt as chance's first outcome each time, and everybody's first kept."""
    while state.actor() == CHANCE and not set(chances(state)) & {"first 0"}:
        draw(state, next(iter(chances(state))))
    for seat in state.actors() if state.actor() != CHANCE else []:
        act(state, seat, sorted(can(state, seat, "keep"))[0])
    return state


@pytest.mark.parametrize("seats", range(1, 7))
def test_everybody_begins_with_an_empty_town(seats: int) -> None:
    """§1.2.1."""
    state = dealt(new(seats))
    assert [look(state, seat)["plots"].split() for seat in range(seats)] == [["."] * 16] * seats


@pytest.mark.parametrize("seats", [0, 7])
def test_played_by_one_to_six(seats: int) -> None:
    """Head of the dossier: 1–6 players."""
    with pytest.raises(SeatsOutOfRange):
        GAME.new(seats)


def test_cottage_and_one_of_four_cards_of_each_colour() -> None:
    """§1.2.2: for each of the six other colours one of its four cards is revealed, each as likely."""
    state = new(3)
    for family in FAMILIES[1:]:
        offered = chances(state)
        assert offered == {f"reveal {card.id}": 1 for card in BUILDINGS if card.family == family}
        draw(state, list(offered)[2])
    assert state.view(None)["cards"] == [
        "cottage", "greenhouse", "shed", "cloister", "inn", "tailor", "trading_post",
    ]  # fmt: skip


@pytest.mark.parametrize("card", [card for card in BUILDINGS if card.family != "cottage"], ids=lambda card: card.id)
def test_card_chosen_instead_of_drawn(card: Card) -> None:
    """§1.2.2 with a card chosen: it is in play, and no card of its colour is drawn."""
    state = new(2, **{card.family: card.id})
    while any(words.startswith("reveal") for words in chances(state)):
        assert not {words.split()[1] for words in chances(state)} & {c.id for c in BUILDINGS if c.family == card.family}
        draw(state, next(iter(chances(state))))
    cards = state.view(None)["cards"]
    assert isinstance(cards, list)
    assert card.id in cards
    assert len(cards) == 7


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_monuments_each_of_which_one_is_kept(seats: int) -> None:
    """§1.2.3: two different ones to each, from 15, drawn as likely as each other; everybody keeps one at once."""
    state = new(seats, **{**FIRST_CARDS, "monuments": True})
    for number in range(2 * seats):
        offered = chances(state)
        assert len(offered) == 15 - number
        assert set(offered.values()) == {1}
        draw(state, next(iter(offered)))
    hands = [look(state, seat)["dealt"] for seat in range(seats)]
    assert hands == [[MONUMENTS[2 * seat].id, MONUMENTS[2 * seat + 1].id] for seat in range(seats)]
    assert state.actors() == list(range(seats))
    for seat in range(seats):
        assert arguments(state, seat, "keep") == set(hands[seat])
        act(state, seat, f"keep {hands[seat][1]}")
        assert look(state, seat)["monument"] == hands[seat][1]


def test_kept_monument_is_secret_until_built() -> None:
    """§1.2.3: others and spectators do not see it; its owner does, and everybody once it stands."""
    hand = ["fort_ironweed", "the_starloom"]
    state = building(town("G G . . / O W . .", monument="the_starloom", dealt=hand), "")

    def seen(viewer: int | None) -> tuple[object, object]:
        towns = state.view(viewer)["towns"]
        assert isinstance(towns, list)
        return towns[0]["monument"], towns[0]["dealt"]

    assert seen(0) == ("the_starloom", hand)
    assert seen(1) == seen(None) == (None, [])
    act(state, 0, "build the_starloom:a1G-b1G-a2O-b2W", "stand a1")
    assert seen(1) == seen(None) == ("the_starloom", [])  # what was returned stays unknown


def test_monument_being_built_is_known_to_all() -> None:
    """§1.2.3: once its cubes are taken everybody has read what it is, though it stands nowhere yet: it is in every
    view, no redealing of secrets changes it, and it cannot be taken back."""
    hand = ["fort_ironweed", "the_starloom"]
    state = building(town("G G . . / O W . .", monument="the_starloom", dealt=hand), "")
    match = Match(state)
    match.play("build the_starloom:a1G-b1G-a2O-b2W", 0)
    assert match.undoable(0) is None
    for seed in range(20):
        world = match.state.seen_by(1, Rng(seed))
        assert isinstance(world, Table)
        assert look(world, 0)["monument"] == "the_starloom"
        towns = world.view(1)["towns"]
        assert isinstance(towns, list)
        assert towns[0]["monument"] == "the_starloom"


def test_keeping_is_told_to_nobody_else() -> None:
    """§1.2.3: which monument was dealt or kept is in the log of its owner only."""
    state = new(2, **{**FIRST_CARDS, "monuments": True})
    deal = state.game.vocabulary.read("deal the_starloom")
    assert [state.secret(CHANCE, deal, viewer) for viewer in (0, 1, None)] == [False, True, True]
    draw(state, *(f"deal {card.id}" for card in MONUMENTS[:4]))
    keep = state.game.vocabulary.read(f"keep {MONUMENTS[0].id}")
    assert [state.secret(0, keep, viewer) for viewer in (0, 1, None)] == [False, True, True]


def test_only_its_owner_builds_a_monument() -> None:
    """§1.2.3."""
    drawing = "G G . . / O W . ."
    state = building(town(drawing, monument="the_starloom"), town(drawing, monument="fort_ironweed"))
    assert [buildable(state, 0), buildable(state, 1)] == [{"the_starloom"}, set()]


def test_monument_is_built_only_once() -> None:
    """§1.2.3."""
    drawing = "G G . . / O W . . / G G . . / O W . ."
    state = building(town(drawing, monument="the_starloom"), "")
    assert buildable(state, 0) == {"the_starloom"}
    act(state, 0, "build the_starloom:a1G-b1G-a2O-b2W", "stand a1")
    assert buildable(state, 0) == set()


@pytest.mark.parametrize("seed", range(3))
def test_resource_cards_stay_in_the_box(seed: int) -> None:
    """§1.2.4: neither Town Hall nor solo, so none is ever drawn."""
    match = Match(GAME.new(2), SeededDealer(seed))
    playing = Rng(seed)
    while not match.is_over:
        legal = match.legal()
        match.play(legal[playing.below(len(legal))])
    assert not any(GAME.vocabulary.verb(step.action).name in ("draw", "take") for step in match.steps)


@pytest.mark.parametrize("seats", range(2, 7))
def test_hammer_goes_to_anybody(seats: int) -> None:
    """§1.2.5: who begins is drawn, each seat as likely; that player names first."""
    state = new(seats, **FIRST_CARDS)
    assert chances(state) == {f"first {seat}": 1 for seat in range(seats)}
    draw(state, f"first {seats - 1}")
    assert state.actors() == [seats - 1]
    assert arguments(state, seats - 1, "name") == set(RESOURCES.values())


def test_first_game_set() -> None:
    """§1.2.6: cottage, farm, well, chapel, tavern, theater, factory, and no monuments."""
    state = new(4, **FIRST_CARDS)
    assert state.view(None)["cards"] == list(FIRST_GAME)
    draw(state, "first 0")
    assert not any("monument" in look(state, seat) for seat in range(4))


@pytest.mark.parametrize("monuments", [True, False])
def test_with_or_without_monuments(monuments: bool) -> None:
    """§1.2.3 and 6: the option, both ways."""
    state = new(2, **{**FIRST_CARDS, "monuments": monuments})
    assert any(words.startswith("deal") for words in chances(state)) is monuments


def test_nobody_acts_before_the_set_up_is_done() -> None:
    """A player cannot name while cards are being revealed."""
    state = new(2)
    with pytest.raises(WrongSeat):
        act(state, 0, "name wheat")


def test_only_a_dealt_monument_can_be_kept() -> None:
    """§1.2.3."""
    state = new(2, **{**FIRST_CARDS, "monuments": True})
    draw(state, *(f"deal {card.id}" for card in MONUMENTS[:4]))
    with pytest.raises(IllegalAction):
        act(state, 0, f"keep {MONUMENTS[2].id}")


def test_other_readings_turn_every_ruling() -> None:
    """§6: each open point is an option at the dossier's reading, and one preset has all of them otherwise."""
    usual = GAME.complete(2, {})
    other = GAME.complete(2, GAME.presets["other_readings"])
    rulings = {option.name for option in GAME.options if option.group == "rulings"}
    assert {name for name in usual if usual[name] != other[name]} == rulings
    assert {name: usual[name] for name in sorted(rulings)} == {
        "five_banks": "pass_on",
        "fort_always_skips": False,
        "gifts_are_stocked": True,
        "solo_leaves_out": "inn",
        "starloom_after_tie": "skip",
        "tie_break": ["fewer_turns_with_hammer", "fewer_empty_squares", "more_cottages"],
        "watch_optional": False,
        "watch_sees_gifts": False,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_lists_every_option_and_every_value(language: str) -> None:
    """§6: in the words of the dialogue in which a table is laid."""
    section = guide(language, "tinytowns").partition("{#options}")[2]
    rows = {row.split("|")[1]: row for row in section.splitlines() if row.startswith("| ")}
    for option in GAME.options:
        (named,) = [head for head in rows if _said(language, option.name) in head]
        for value in option.choices if option.group != "cards" else ():
            assert _said(language, f"{option.name}-{value}") in rows[named]


def _said(language: str, option: str) -> str:
    return texts(language, "tinytowns").format(Text("option-" + option)).replace("\N{NO-BREAK SPACE}", " ")
